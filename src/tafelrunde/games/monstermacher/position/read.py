"""A state from data (see write.py); every error says what would fit."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import Decision, read_stack

from ..rules.bid import STATUS, Bid
from ..rules.fields import read_card
from ..rules.knowledge import Top, Value
from ..rules.layout import Lay, Start
from ..rules.letters import Letters
from ..rules.numbers import BEST, BRAIN, DEEDS, FACES, HEAD, NO_CARD, WORST
from ..rules.operation import Assist, Sew
from ..rules.revival import Wake
from ..rules.robbery import Choose, Join
from ..rules.rolling import Roll
from ..rules.scoring import Over
from ..rules.setup import MonsterSetup
from ..rules.state import Monsters, Player, empty_table
from ..rules.trade import Accept, Bidding, Show
from ..rules.turn import End, First, Second, Third
from .check import check

DECISIONS: Final[dict[str, type[Decision[Monsters]]]] = {
    decision.key: decision
    for decision in (
        Lay, Start, Value, Top, Sew, Wake, First, Join, Choose, Second, Assist, Third, Show,
        Bidding, Accept, End, Over, Letters,
    )
}  # fmt: skip
LARGEST_BONUS = 9


def read(setup: MonsterSetup, data: Json) -> Monsters:
    fields = Fields(data)
    state = empty_table(setup)
    cards = Cards(state)
    seats = setup.seats
    state.turn = fields.number("turn", -1, seats - 1)
    state.starter = fields.number("starter", -1, seats - 1)
    state.played = fields.number("played", 0, setup.most_turns)
    state.idle = fields.number("idle", 0, setup.most_idle)
    state.deeds = read_deeds(fields)
    for grave, one in enumerate(fields.items("graves", setup.graves)):
        state.unseen[grave] = one.number("unseen", 0, setup.cards)
        state.graves[grave] = cards.take(one, "cards")
        one.done()
    state.gallows = cards.take(fields, "gallows")
    state.players = [read_player(cards, one) for one in fields.items("players", seats)]
    state.robbers = sum([1 << seat for seat in set(fields.numbers("robbers", 0, seats - 1))])
    state.choices = fields.numbers("choices", 0, setup.graves, seats)
    state.bids = [read_bid(setup, one) for one in fields.items("bids")]
    state.roll = read_roll(setup, fields)
    state.decision = read_decisions(state, fields)
    fields.done()
    check(state, fields)
    return state


def read_decisions(state: Monsters, fields: Fields) -> Decision[Monsters]:
    items = fields.items("steps")
    if not items:
        raise fields.bad("steps", "must not be empty")
    return read_stack(state, items, DECISIONS, state.turn, "step")


@final
class Cards:
    """Takes cards by their texts, each only once."""

    def __init__(self, state: Monsters) -> None:
        self.state = state
        self.taken: set[int] = set()

    def take(self, fields: Fields, key: str) -> list[int]:
        out: list[int] = []
        for text in fields.texts(key):
            card = read_card(self.state, fields, key, text, self.taken)
            self.taken.add(card)
            out.append(card)
        return out


def read_deeds(fields: Fields) -> tuple[int, ...]:
    out: list[int] = []
    for name in fields.texts("deeds"):
        if name not in DEEDS:
            raise fields.bad("deeds", f"must be of {', '.join(DEEDS)}")
        out.append(DEEDS.index(name))
    return tuple(out)


def read_player(cards: Cards, fields: Fields) -> Player:
    setup = cards.state.setup
    player = Player((1 << setup.graves) - 1)
    player.die = fields.number("die", BEST, WORST)
    player.store = cards.take(fields, "store")
    for card in cards.take(fields, "sewn"):
        kind = setup.type_of[card]
        if player.sewn[kind] != NO_CARD:
            raise fields.bad("sewn", "must hold each type only once")
        player.sewn[kind] = card
    if player.sewn[BRAIN] >= 0 and player.sewn[HEAD] < 0:
        raise fields.bad("sewn", "must not hold a brain without a head")
    player.open = sum([1 << (g - 1) for g in set(fields.numbers("open", 1, setup.graves))])
    player.hidden &= ~player.open
    fields.done()
    return player


def read_roll(setup: MonsterSetup, fields: Fields) -> Roll | None:
    if fields.take("roll") is None:
        return None
    one = fields.fields("roll")
    seat = one.number("seat", 0, setup.seats - 1)
    revival = one.one_of("for", ["operation", "revival"]) == 1
    card = one.one_of("card", setup.names)
    white = one.number("white", 1, FACES)
    bonus = one.number("bonus", -LARGEST_BONUS, LARGEST_BONUS)
    die = one.number("die", BEST, WORST)
    success = one.flag("success")
    one.done()
    return Roll(seat, card, revival, white, bonus, die, success)


def read_bid(setup: MonsterSetup, fields: Fields) -> Bid:
    status = fields.one_of("status", list(STATUS))
    parts: list[tuple[int, bool]] = []
    for is_shown, key in ((False, "unseen"), (True, "shown")):
        for name in fields.texts(key):
            if name not in setup.names:
                raise fields.bad(key, f"must hold cards like “{setup.names[2]}”")
            parts.append((setup.names.index(name), is_shown))
    points = fields.number("points", 0, WORST - BEST)
    fields.done()
    if len({card for card, _ in parts}) < len(parts):
        raise fields.bad("shown", "must hold no card a second time")
    return Bid(status, tuple(sorted(parts)), points)
