"""A view as numbers from 0 to 1 (a bonus from -1), seen from a seat.

Seats are counted from the viewer clockwise, the viewer first; a spectator sees them in order. A
card is a row: one per type, one per value (0 to 7) if this reader knows it, 1 if everybody does,
1 if its value is decided. Values are known here whatever the option `memory` draws.

  phase      one-hot over the phases
  deeds      three rows, one-hot over the deeds of this turn
  clock      played rounds, idle turns as parts of their limits
  turn       per seat: in turn, asked, robs, has chosen, seller, assistant, operator,
             was shown the part on offer
  player     per seat: study die / 6, points / most points, cards in store / all cards
  robbery    per seat and grave: face down, open, chosen (as far as it is seen)
  store      per seat the first 12 cards
  sewn       per seat the six places
  graves     per grave: cards / pile size, then its top card
  gallows    the lowest 12 cards
  table      the part laid open, the part asked for, the part on offer
  bids       per seat: status one-hot, points / 5, parts by type / 6, shown parts / 6
  draft      the own bid that is put together: points / 5, parts by type / 6
  roll       the last one: white die / 6, bonus / 6, study die / 6, success
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

from .rules.bid import STATUS
from .rules.numbers import DEEDS, FACES, KINDS, TYPES, VALUES
from .rules.setup import MonsterSetup

PHASES = (
    "lay", "start", "value", "top", "roll", "first", "second", "third", "join", "choose",
    "assist", "show", "bid", "accept", "over", "letters",
)  # fmt: skip
CARD = KINDS + VALUES + 2
PLACES = 12  # of a store and of the gallows
MARKS = 8
MOST_POINTS = 5
Row = list[float]


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    assert isinstance(setup, MonsterSetup)
    seats, graves = setup.seats, setup.graves
    return [
        ("phase", (len(PHASES),)),
        ("deeds", (3, len(DEEDS))),
        ("clock", (2,)),
        ("turn", (seats, MARKS)),
        ("player", (seats, 3)),
        ("robbery", (seats, graves, 3)),
        ("store", (seats, PLACES, CARD)),
        ("sewn", (seats, KINDS, CARD)),
        ("graves", (graves, 1 + CARD)),
        ("gallows", (PLACES, CARD)),
        ("table", (3, CARD)),
        ("bids", (seats, len(STATUS) + 1 + KINDS + 1)),
        ("draft", (1 + KINDS,)),
        ("roll", (4,)),
    ]


def observe(view: View, out: Buffer) -> None:
    setup = view.setup
    assert isinstance(setup, MonsterSetup)
    values = Observed(setup, view).values()
    for i, number in enumerate(values):
        out[i] = number


def one_hot(index: int, size: int) -> Row:
    return [float(i == index) for i in range(size)]


class Observed:
    """The planes of one view, in the order of the layout."""

    def __init__(self, setup: MonsterSetup, view: View) -> None:
        self.setup = setup
        self.facts = Fields(view.facts, "facts")
        me = view.seat or 0
        self.order = [(me + i) % setup.seats for i in range(setup.seats)]
        players = self.facts.items("players", setup.seats)
        self.players = [players[seat] for seat in self.order]
        self.found: dict[str, Fields] = {}  # cards by name

    def values(self) -> Row:
        cards = [*self.stores(), *self.sewn(), *self.graves(), *self.gallows()]
        return [
            *self.beginning(),
            *self.turn(),
            *self.state(),
            *self.robbery(),
            *cards,
            *self.on_table(),
            *self.bids(),
            *self.draft(),
            *self.roll(),
        ]

    def card(self, card: Fields | None) -> Row:
        if card is None:
            return [0.0] * CARD
        self.found[card.text("id")] = card
        value = card.take("value")
        known = [float(value == v) for v in range(VALUES)]
        marks = [float(card.flag("public")), float(len(card.array("known")) > 0)]
        return [*one_hot(card.one_of("type", list(TYPES)), KINDS), *known, *marks]

    def row(self, cards: list[Fields], size: int) -> Row:
        padded = [*cards[:size], *[None] * (size - len(cards))]
        return [number for card in padded for number in self.card(card)]

    def beginning(self) -> Row:
        facts = self.facts
        deeds = facts.texts("deeds")
        out = one_hot(PHASES.index(facts.text("phase")), len(PHASES))
        for i in range(3):
            out += one_hot(DEEDS.index(deeds[i]) if i < len(deeds) else -1, len(DEEDS))
        most = self.setup.most_turns // self.setup.seats
        rounds = facts.number("round", 0, most + 1)
        idle = facts.number("idle", 0, self.setup.most_idle)
        return [*out, min(1.0, rounds / most), idle / self.setup.most_idle]

    def turn(self) -> Row:
        facts = self.facts
        asked = facts.array("asked")
        operation = self.part("operation")
        trade = self.part("trade")
        out: Row = []
        for seat, player in zip(self.order, self.players):
            marks = [
                facts.take("turn") == seat,
                seat in asked,
                player.take("robs"),
                player.take("choice") != 0,
                trade is not None and trade.take("seller") == seat,
                operation is not None and operation.take("assistant") == seat,
                operation is not None and operation.take("operator") == seat,
                trade is not None and seat in trade.array("shown"),
            ]
            out += [float(bool(mark)) for mark in marks]
        return out

    def part(self, key: str) -> Fields | None:
        return None if self.facts.take(key) is None else self.facts.fields(key)

    def state(self) -> Row:
        out: Row = []
        for player in self.players:
            out.append(player.number("die", 1, 6) / FACES)
            out.append(player.number("points", 0, 99) / self.setup.limits.high)
            out.append(len(player.array("store")) / self.setup.cards)
        return out

    def robbery(self) -> Row:
        out: Row = []
        for player in self.players:
            hidden, opened = player.array("hidden"), player.array("open")
            for grave in range(1, self.setup.graves + 1):
                chosen = player.take("choice") == grave
                out += [float(grave in hidden), float(grave in opened), float(chosen)]
        return out

    def stores(self) -> Row:
        return [n for p in self.players for n in self.row(p.items("store"), PLACES)]

    def sewn(self) -> Row:
        out: Row = []
        for player in self.players:
            for card in player.array("sewn"):
                out += self.card(None if card is None else Fields(card))
        return out

    def graves(self) -> Row:
        out: Row = []
        for grave in self.facts.items("graves"):
            cards = grave.items("cards")
            size = grave.number("unseen", 0, self.setup.cards) + len(cards)
            out += [min(1.0, size / self.setup.pile), *self.card(cards[-1] if cards else None)]
        return out

    def gallows(self) -> Row:
        return self.row(self.facts.items("gallows"), PLACES)

    def on_table(self) -> Row:
        """Cards that are also in a store have been found there already."""
        operation = self.part("operation")
        trade = self.part("trade")
        laid = None
        wish = ""
        if operation is not None:
            wish = operation.text("wish")
            laid = None if operation.take("laid") is None else operation.fields("laid")
        offer = "" if trade is None else trade.text("offer")
        return [*self.card(laid), *self.named(wish), *self.named(offer)]

    def named(self, name: str) -> Row:
        return self.card(self.found.get(name))

    def bids(self) -> Row:
        trade = self.part("trade")
        made = {} if trade is None else {b.take("seat"): b for b in trade.items("bids")}
        out: Row = []
        for seat in self.order:
            bid = made.get(seat)
            if bid is None:
                out += [0.0] * (len(STATUS) + 1 + KINDS + 1)
                continue
            out += one_hot(STATUS.index(bid.text("status")), len(STATUS))
            shown = [card for card in bid.items("cards") if card.flag("shown")]
            out += [*self.offered(bid), min(1.0, len(shown) / KINDS)]
        return out

    def offered(self, bid: Fields) -> Row:
        types = [card.text("id").rpartition("-")[0] for card in bid.items("cards")]
        counts = [types.count(kind) / KINDS for kind in TYPES]
        return [bid.number("points", 0, MOST_POINTS) / MOST_POINTS, *counts]

    def draft(self) -> Row:
        draft = self.part("draft")
        return [0.0] * (1 + KINDS) if draft is None else self.offered(draft)

    def roll(self) -> Row:
        roll = self.part("roll")
        if roll is None:
            return [0.0] * 4
        return [
            roll.number("white", 1, FACES) / FACES,
            roll.number("bonus", -9, 9) / FACES,
            roll.number("die", 1, 6) / FACES,
            float(roll.flag("success")),
        ]
