"""The bargaining panel: the part on offer, a field per bidder, points to bid."""

from __future__ import annotations

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import g, rect
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text
from tafelrunde.words.words import Words

from ..rules.bid import STATUS
from ..rules.trade import Trade
from . import cards
from .bids import CHIP, HIGH, LEFT, WIDE, Laid, bid, column, states
from .operation import title
from .sight import NUMBERS, Card, Sight
from .signs import eye, note, seat_dot
from .words import card_label, say


def trade_parts(sight: Sight, words: Words, trade: Trade) -> list[Part]:
    seller = sight.state.turn
    acts = sight.asked[0] if sight.asked else seller
    shown = NUMBERS[trade.shown]
    return [
        heading(sight.phase, acts, words),
        offer(*face(sight, trade.offer), seller, words),
        offered(seller, tuple([number - 1 for number in shown]), words),
        *made_so_far(sight, seller, words),
        below(points_to_bid(sight), seller == sight.reader, words),
    ]


def made_so_far(sight: Sight, seller: int, words: Words) -> list[Part]:
    """The bids, clockwise from the seller."""
    seats = sight.setup.seats
    columns = 1 if seats < 4 else 2
    wide = column(columns)
    out: list[Part] = []
    for i in range(seats - 1):
        seat = (seller + 1 + i) % seats
        one, mine = sight.state.bids[seat], seat == sight.reader
        laid = tuple([Laid(*face(sight, card), shown) for card, shown in one.parts])
        x, y = LEFT + i % columns * (wide + 4), 35 + i // columns * (HIGH + 3)
        out.append(bid(seat, mine, STATUS[one.status], laid, one.points, (x, y, wide), words))
    return out


def face(sight: Sight, card: int) -> tuple[Card, int, bool]:
    """14.3: a card, with its value if it is shown to the reader now, and whether it is."""
    if sight.sees(card):
        return (*sight.known[card], True)
    return (*sight.backs[card], False)


@part
def heading(phase: str, acts: int, words: Words) -> Items:
    return {"desk-title": title(say(words, f"trade-{phase}", words.seat(acts)))}


@part
def offer(card: Card, value: int, is_open: bool, seller: int, words: Words) -> Items:
    where = say(words, "on-offer", words.seat(seller))
    label = card_label(words, card, value, where, is_open)
    if is_open:
        return {card.id: cards.front(card.kind, card.letter, value, 13, 37, 64, card.id, label)}
    return {card.id: cards.back(card.kind, card.letter, 13, 37, 64, card.id, label, value)}


@part
def offered(seller: int, shown: tuple[int, ...], words: Words) -> Items:
    out = {"trade-seller": seller_below(seller, words.seat(seller), say(words, "offers"))}
    if shown:
        names = ", ".join(words.seat(seat) for seat in shown)
        out["trade-shown"] = shown_to(shown, say(words, "shown-to", names))
    return out


@leaf
def seller_below(seat: int, name: str, words: str) -> Drawn:
    phrase = shorten(name, 52, 13, SANS, 700)
    return note(
        seat_dot(seat, 20, 141.5, 7),
        text(31, 146, phrase, 13, "var(--ink)", SANS, 700),
        text(13, 160.5, words, fitting(words, 70, 12.5, 8), "var(--mute)"),
    )


@leaf
def shown_to(seats: tuple[int, ...], label: str) -> Drawn:
    """11.2: everybody sees to whom the seller has shown the front."""
    return note(
        eye(20, 171, "var(--accent)", 0.8),
        [seat_dot(seat, 36 + i * 13, 171, 5.2) for i, seat in enumerate(seats)],
        role="img",
        aria_label=label,
    )


def points_to_bid(sight: Sight) -> tuple[str, ...]:
    """As many as the bidder's die can still be turned up."""
    kinds = [action for action in sight.view.legal if action.kind == "points"]
    return tuple([action.tokens[1] for action in kinds])


@part
def below(points: tuple[str, ...], sells: bool, words: Words) -> Items:
    """Points to choose from; else a word about what happens now."""
    if not points:
        phrase = say(words, "trade-hint-seller" if sells else "trade-hint-bidder")
        return {"trade-hint": hint(phrase)}
    out = {"points-title": hint(say(words, "bid-points"), 62)}
    for i, token in enumerate(points):
        out[f"chip-{token}"] = chip(token, LEFT + i * 49, words.token(token))
    return out


@leaf
def hint(words: str, room: float = WIDE - 28) -> Drawn:
    return note(text(14, 192, words, fitting(words, room, 12.5, 8), "var(--mute)"))


@leaf
def chip(token: str, x: float, label: str) -> Drawn:
    """A number of points of knowledge."""
    live, chosen, focus = states("chip", x, 161)
    return g(
        rect(x, 161, *CHIP, 12, fill="var(--panel-2)", stroke="var(--line)"),
        live,
        chosen,
        text(x + 22.5, 190.5, f"+{token[1]}", 20, "var(--ink)", SERIF, 700, "middle"),
        focus,
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
    )
