"""Die Monstermacher for the terminal; `draw` makes the pictures of a page."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .drawing.components import pieces
from .drawing.finale import finale, tally
from .drawing.paint import PAINT
from .drawing.scene import draw
from .rules.numbers import REVIVAL
from .rules.setup import MonsterSetup

__all__ = ["PAINT", "draw", "finale", "pieces", "tally", "text"]

NOTHING = "–"
UNKNOWN = "?"


def text(view: View, words: Words) -> str:
    """Graves, gallows, players and what is going on; values as the option `memory` allows."""
    setup = view.setup
    assert isinstance(setup, MonsterSetup)
    facts = Fields(view.facts, "facts")
    teller = Teller(view, words)
    rounds = facts.number("round", 0, setup.most_turns + 1)
    head = words.say("board-round", rounds) if rounds else words.say("board-laying")
    rows = [head, *graves(teller, facts), ""]
    for seat, player in enumerate(facts.items("players", setup.seats)):
        rows += player_rows(teller, facts, player, seat)
    going_on = [*operation(teller, facts), *trade(teller, facts)]
    return "\n".join([*rows, "", *going_on] if going_on else rows)


class Teller:
    """Words for cards, as far as this reader's table shows them."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.remembers = view.setup.options["memory"] == "shown"

    def card(self, card: Fields, is_open: bool) -> str:
        """`left arm C [3]`; a card that is not open shows what is remembered, if at all."""
        value = card.take("value")
        shown = value if value is not None and (is_open or self.remembers) else UNKNOWN
        return f"{self.words.token(card.text('id'))} [{shown}]"

    def cards(self, cards: list[Fields], is_open: bool) -> str:
        return ", ".join(self.card(card, is_open) for card in cards) or NOTHING


def graves(teller: Teller, facts: Fields) -> list[str]:
    words = teller.words
    rows: list[str] = []
    for number, grave in enumerate(facts.items("graves")):
        cards = grave.items("cards")
        under = grave.number("unseen", 0, 36) + max(0, len(cards) - 1)
        empty = UNKNOWN if under else words.say("board-grave-empty")
        top = teller.card(cards[-1], False) if cards else empty
        more = f", {words.say('board-grave-more', under)}" if under else ""
        rows.append(f"{words.token(f'grave-{number + 1}')}: {top}{more}")
    pile = teller.cards(facts.items("gallows"), False)
    return [*rows, f"{words.say('board-gallows')}: {pile}"]


def player_rows(teller: Teller, facts: Fields, player: Fields, seat: int) -> list[str]:
    words = teller.words
    own = seat == teller.view.seat
    bonus = REVIVAL if seat == facts.take("reviver") else 0  # 13.4
    head = [
        words.say("board-die", player.number("die", 1, 6)),
        words.say("board-points", player.number("points", 0, 99) + bonus),
        *states(teller, facts, player, seat),
    ]
    in_turn = seat == facts.take("turn") and facts.text("phase") != "over"
    mark = ">" if in_turn else " "
    sewn = [card for card in player.array("sewn") if card is not None]
    monster = teller.cards(Fields({"sewn": sewn}).items("sewn"), True)
    opened = " ".join(map(str, player.numbers("open", 1, 9))) or NOTHING
    return [
        f"{mark} {words.seat(seat)}: {', '.join(head)}",
        f"    {words.say('board-monster')}: {monster}",
        f"    {words.say('board-store')}: {teller.cards(player.items('store'), own)}",
        f"    {words.say('board-open')}: {opened}",
    ]


def states(teller: Teller, facts: Fields, player: Fields, seat: int) -> list[str]:
    words = teller.words
    out: list[str] = []
    if seat == facts.take("turn") and facts.text("phase") != "over":
        out.append(words.say("board-turn"))
    if seat in facts.numbers("asked", 0, 9):
        out.append(words.say("board-asked"))
    choice = player.number("choice", -1, 9)
    if choice:
        grave = words.token(f"grave-{choice}")
        out.append(grave if choice > 0 else words.say("board-chosen"))
    return out


def operation(teller: Teller, facts: Fields) -> list[str]:
    words = teller.words
    rows: list[str] = []
    if facts.take("operation") is not None:
        one = facts.fields("operation")
        who = (one.number("operator", 0, 9), one.number("assistant", 0, 9))
        rows.append(words.say("board-operation", *who, one.text("wish")))
        if one.take("laid") is not None:
            rows.append(words.say("board-laid", teller.card(one.fields("laid"), True)))
    if facts.take("roll") is not None:
        roll = facts.fields("roll")
        bonus = roll.number("bonus", -9, 9)
        shown = f"{bonus:+d}".replace("-", "−") if bonus else ""
        seat, white = roll.number("seat", 0, 9), roll.number("white", 1, 6)
        rows.append(words.say("board-roll", seat, f"{white}{shown}", roll.number("die", 1, 6)))
    return rows


def trade(teller: Teller, facts: Fields) -> list[str]:
    words = teller.words
    if facts.take("trade") is None:
        return []
    one = facts.fields("trade")
    seller = one.number("seller", 0, 9)
    phrase = teller.card(stored(facts, one.text("offer")), teller.view.seat in seers(one))
    rows = [words.say("board-trade", seller, phrase)]
    for bid in one.items("bids"):
        seat, status = bid.number("seat", 0, 9), bid.text("status")
        if status == "bid":
            phrase = bid_text(teller, facts, bid, (seat, seller))
        else:
            phrase = words.say(f"board-bid-{status}")
        rows.append(f"    {words.seat(seat)}: {phrase}")
    if facts.take("draft") is not None and teller.view.seat is not None:
        draft = bid_text(teller, facts, facts.fields("draft"), (teller.view.seat, seller))
        rows.append(words.say("board-draft", draft))
    return rows


def seers(trade: Fields) -> list[int]:
    """11.2: who sees the front of the offer now."""
    return [trade.number("seller", 0, 9), *trade.numbers("shown", 0, 9)]


def stored(facts: Fields, name: str) -> Fields:
    """A card in somebody's store."""
    stores = [player.items("store") for player in facts.items("players")]
    return next(card for store in stores for card in store if card.text("id") == name)


def bid_text(teller: Teller, facts: Fields, bid: Fields, between: tuple[int, int]) -> str:
    """11.6: a front is there for the bidder, and for the seller if it is shown."""
    words, reader = teller.words, teller.view.seat
    bidder, seller = between
    parts: list[str] = []
    for card in bid.items("cards"):
        shown = card.flag("shown")
        is_open = reader == bidder or (shown and reader == seller)
        phrase = teller.card(stored(facts, card.text("id")), is_open)
        parts.append(words.say("board-bid-shown", phrase) if shown else phrase)
    points = bid.number("points", 0, 5)
    if points:
        parts.append(words.token(f"p{points}"))
    return ", ".join(parts) or NOTHING
