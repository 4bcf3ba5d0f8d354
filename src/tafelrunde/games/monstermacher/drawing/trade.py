"""The bargaining panel: the part on offer, a field per bidder, points to bid."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import g, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text
from tafelrunde.words.words import Words

from . import cards
from .operation import title
from .paint import Items
from .pictures.monster import worth
from .sight import Bid, Card, Sight, Trade
from .signs import book, eye, note, pill, seat_dot
from .words import card_label, letter, say

WIDE: Final = 374.0
LEFT: Final = 88.0  # of the bids
HIGH: Final = 60.0  # of a bid
ROOMY: Final = 200.0  # a bid as wide as this has room for larger cards
MOODS: Final = {"waiting": "quiet", "asked": "open", "passed": "quiet", "bid": "done"}


def add_trade(items: Items, sight: Sight, words: Words) -> None:
    trade = sight.trade
    assert trade
    items["desk-title"] = title(say(words, f"trade-{sight.phase}", words.seat(who_acts(sight))))
    add_offer(items, sight, words, trade)
    bids = [whole(sight, bid) for bid in trade.bids]
    columns = 1 if len(bids) < 3 else 2
    wide = (WIDE - LEFT - 12 - 4 * (columns - 1)) / columns
    for i, bid in enumerate(bids):
        x, y = LEFT + i % columns * (wide + 4), 35 + i // columns * (HIGH + 3)
        add_bid(items, sight, words, bid, x, y, wide)
    add_points(items, sight, words)


def who_acts(sight: Sight) -> int:
    assert sight.trade
    return sight.asked[0] if sight.asked else sight.trade.seller


def whole(sight: Sight, bid: Bid) -> Bid:
    """The reader's own bid, with what has been put into it so far."""
    return sight.draft if sight.draft and sight.draft.seat == bid.seat else bid


def face(sight: Sight, id: str) -> tuple[Card, bool]:
    """14.3: a card, with its value if it is shown to the reader now, and whether it is."""
    card = sight.card(id)
    if not sight.sees(id):
        return card, False
    return replace(card, value=sight.values[id]), True


def add_offer(items: Items, sight: Sight, words: Words, trade: Trade) -> None:
    card, is_open = face(sight, trade.offer)
    seller = words.seat(trade.seller)
    label = card_label(words, card, say(words, "on-offer", seller), is_open)
    if is_open:
        drawn = cards.front(card.kind, letter(card), card.value, 13, 37, 64, card.id, label)
    else:
        drawn = cards.back(card.kind, letter(card), 13, 37, 64, card.id, label, card.value)
    items[card.id] = drawn
    items["trade-seller"] = seller_below(trade.seller, seller, say(words, "offers"))
    if trade.shown:
        names = ", ".join(words.seat(seat) for seat in trade.shown)
        items["trade-shown"] = shown_to(trade.shown, say(words, "shown-to", names))


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


# ---------- bids


def add_bid(
    items: Items, sight: Sight, words: Words, bid: Bid, x: float, y: float, wide: float
) -> None:
    mine = bid.seat == sight.reader
    room = 76 if wide > ROOMY else wide - 28 - (56 if bid.points else 16)
    items[f"bid-{bid.seat}"] = field(
        *(bid.seat, words.seat(bid.seat), room, mine, bid.status == "passed", x, y, wide),
        bid_label(sight, words, bid),
    )
    empty = not bid.cards and not bid.points
    if bid.status != "bid" and (empty or not mine):
        phrase = say(words, f"bid-{bid.status}")
        items[f"bid-status-{bid.seat}"] = pill(
            phrase, x + wide - 7, y + HIGH - 15, MOODS[bid.status], 11.5
        )
    if bid.points:
        items[f"bid-points-{bid.seat}"] = points_pill(bid.points, x + wide - 14, y + 14)
    if wide > ROOMY:
        add_parts(items, sight, words, bid, 38, (x + 104, y + 5, wide - 185))
    else:
        add_parts(items, sight, words, bid, 26, (x + 10, y + 23, wide - 24))


def add_parts(
    items: Items,
    sight: Sight,
    words: Words,
    bid: Bid,
    width: float,
    place: tuple[float, float, float],
) -> None:
    """Backs for everybody; whoever sees a front (its owner, and the seller if shown) its value."""
    x, y, room = place
    scale = width / 26
    step = min(width + 5, (room - width) / max(1, len(bid.cards) - 1))
    for i, (id, shown) in enumerate(bid.cards):
        card, is_open = face(sight, id)
        left = x + i * step
        label = card_label(words, card, say(words, "in-bid-of", words.seat(bid.seat)), is_open)
        remembered = -1 if is_open else card.value
        items[id] = cards.back(card.kind, letter(card), left, y, width, None, label, remembered)
        if is_open:
            items[f"bid-value-{id}"] = g(
                worth(card.value, left + 6 * scale, y + 29 * scale, 0.6 * scale),
                pointer_events="none",
            )
        items[f"bid-eye-{id}"] = shown_sign(left + width - 3, y + 31 * scale, shown)


@leaf
def shown_sign(x: float, y: float, shown: bool) -> Drawn:
    """Whether the seller sees the front."""
    return g(
        rect(x - 8, y - 5, 16, 10, 5, fill="var(--panel)", stroke="var(--line)"),
        eye(x, y, "var(--accent)" if shown else "var(--mute)", 0.62, not shown),
        pointer_events="none",
    )


def bid_label(sight: Sight, words: Words, bid: Bid) -> str:
    parts = [words.token(id) for id, _ in bid.cards]
    if bid.points:
        parts.append(words.token(f"p{bid.points}"))
    phrase = ", ".join(parts) if parts else say(words, f"bid-{bid.status}")
    return say(words, "bid-of", words.seat(bid.seat), phrase)


@leaf
def field(
    seat: int,
    name: str,
    room: float,
    mine: bool,
    faint: bool,
    x: float,
    y: float,
    wide: float,
    label: str,
) -> Drawn:
    """A bidder's place; the seller accepts a bid, or shows his part, by choosing it."""
    box = (x, y, wide, HIGH, 10.0)
    live = rect(*box, fill="var(--live)", fill_opacity=0.18, stroke="var(--live)", stroke_width=3)
    chosen = rect(*box, fill="var(--glow)", fill_opacity=0.5, stroke="var(--live)", stroke_width=4)
    sign = use("s-badge-pick", x + wide - 4, y + 5, 0.8)
    focus = rect(*box, fill="none", stroke="var(--focus)", stroke_width=5)
    phrase = shorten(name, room, 13, SANS, 700)
    return g(
        rect(
            *box,
            fill="var(--panel-2)",
            stroke="var(--accent)" if mine else "var(--line)",
            stroke_width=2 if mine else 1,
        ),
        marks.when("live", "", live),
        marks.when("chosen", "", chosen),
        seat_dot(seat, x + 14, y + 14, 7),
        text(x + 25, y + 18.6, phrase, 13, "var(--mute)" if faint else "var(--ink)", SANS, 700),
        marks.when("live", "", sign),
        marks.when("focus", "", focus),
        class_="cell",
        data_token=str(seat),
        role="img",
        aria_label=label,
    )


@leaf
def points_pill(number: int, right: float, y: float) -> Drawn:
    """Points of knowledge, with a book."""
    return note(
        rect(right - 42, y - 9.5, 42, 19, 9.5, fill="var(--panel)", stroke="var(--line)"),
        book(right - 30, y, "var(--accent)", 0.72),
        text(right - 8, y + 4.6, f"+{number}", 13, "var(--ink)", SANS, 700, "end"),
    )


# ---------- points


def add_points(items: Items, sight: Sight, words: Words) -> None:
    """As many as the bidder's die can still be turned up; else a word about what happens now."""
    offered = [token for token in sorted(sight.tokens) if token in ("p1", "p2", "p3", "p4", "p5")]
    if not offered:
        role = "seller" if sight.trade and sight.trade.seller == sight.reader else "bidder"
        phrase = say(words, f"trade-hint-{role}")
        items["trade-hint"] = hint(phrase)
        return
    items["points-title"] = hint(say(words, "bid-points"), 62)
    for i, token in enumerate(offered):
        items[f"chip-{token}"] = chip(token, LEFT + i * 49, words.token(token))


@leaf
def hint(words: str, room: float = WIDE - 28) -> Drawn:
    return note(text(14, 192, words, fitting(words, room, 12.5, 8), "var(--mute)"))


@leaf
def chip(token: str, x: float, label: str) -> Drawn:
    """A number of points of knowledge."""
    box = (x, 161.0, 45.0, 44.0, 12.0)
    live = rect(*box, fill="var(--live)", fill_opacity=0.22, stroke="var(--live)", stroke_width=3)
    chosen = rect(*box, fill="var(--glow)", stroke="var(--live)", stroke_width=4)
    focus = rect(*box, fill="none", stroke="var(--focus)", stroke_width=5)
    return g(
        rect(*box, fill="var(--panel-2)", stroke="var(--line)"),
        marks.when("live", "", live),
        marks.when("chosen", "", chosen),
        text(x + 22.5, 190.5, f"+{token[1]}", 20, "var(--ink)", SERIF, 700, "middle"),
        marks.when("focus", "", focus),
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
    )
