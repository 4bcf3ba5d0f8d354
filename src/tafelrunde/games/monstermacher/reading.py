"""Die Monstermacher: a state from data (see position.py); every error says what would fit."""

from __future__ import annotations

from typing import final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import (
    BEST,
    BRAIN,
    DEEDS,
    FACES,
    HEAD,
    KINDS,
    NO_CARD,
    UNDECIDED,
    WORST,
)  # fmt: skip
from tafelrunde.games.monstermacher.reading_bids import read_bid
from tafelrunde.games.monstermacher.reading_steps import check_steps, read_steps
from tafelrunde.games.monstermacher.scoring import undealt, visible_cards
from tafelrunde.games.monstermacher.setup import MonsterSetup
from tafelrunde.games.monstermacher.state import Monsters, Player, empty_table
from tafelrunde.games.monstermacher.step import LAY, TOP, VALUE, Roll, Step

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
    state.step = read_steps(cards, fields)
    fields.done()
    check_cards(state, fields)
    check_known(state, fields)
    check_steps(state, fields)
    return state


@final
class Cards:
    """Takes cards by their texts, each only once."""

    def __init__(self, state: Monsters) -> None:
        self.state = state
        self.taken: set[int] = set()

    def take(self, fields: Fields, key: str) -> list[int]:
        return [self.one(fields, key, text) for text in fields.texts(key)]

    def one(self, fields: Fields, key: str, text: str) -> int:
        """`left-arm-c`, `left-arm-c=3:02` or `left-arm-c=3:*`."""
        name, is_fixed, rest = text.partition("=")
        card = self.named(fields, key, name)
        if card in self.taken:
            raise fields.bad(key, f"holds “{name}” a second time")
        self.taken.add(card)
        self.state.seen[self.state.setup.type_of[card]] += 1
        if is_fixed:
            self.fix(fields, key, card, rest)
        return card

    def named(self, fields: Fields, key: str, name: str) -> int:
        names = self.state.setup.names
        if name not in names:
            raise fields.bad(key, f"must hold cards like “{names[2]}”, not “{name[:20]}”")
        return names.index(name)

    def fix(self, fields: Fields, key: str, card: int, text: str) -> None:
        setup = self.state.setup
        value, _, known = text.partition(":")
        seats = [str(seat) for seat in range(setup.seats) if str(seat) in known]
        if known not in ("*", "".join(seats)) or not known:
            raise fields.bad(key, f"must name who knows a value, like “{setup.names[card]}=3:02”")
        if value not in [str(v) for v in setup.values[setup.type_of[card]]]:
            raise fields.bad(key, f"has a value that “{setup.names[card]}” cannot have")
        self.state.value[card] = int(value)
        marks = sum([1 << int(seat) for seat in seats])
        self.state.known[card] = EVERYONE if known == "*" else marks


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


def check_cards(state: Monsters, fields: Fields) -> None:
    """Every part is somewhere, and letters go up without a gap."""
    setup = state.setup
    visible = visible_cards(state)
    for kind in range(KINDS):
        first = kind * setup.copies
        here = sorted([card - first for card in visible if setup.type_of[card] == kind])
        if here != list(range(len(here))):
            raise fields.bad("graves", "and other places must use the letters of a type in order")
        worth = [v for v in state.value[first : first + setup.copies] if v != UNDECIDED]
        if len(set(worth)) < len(worth):
            raise fields.bad("players", "and other places must hold each value of a type once")
    if sum(state.unseen) + undealt(state) + len(visible) != setup.cards:
        raise fields.bad("graves", f"and all other places must hold {setup.cards} parts together")
    waiting = [step.a for step in steps_of(state, TOP)]
    laid = [step.a for step in steps_of(state, LAY)]
    for grave in range(setup.graves):
        named = len(state.graves[grave])
        bare = grave in waiting or (len(laid) > 0 and grave >= laid[0])
        if state.unseen[grave] > 0 and named != (0 if bare else 1):
            raise fields.bad("graves", "must show the top card of a pile, and only that one")


def steps_of(state: Monsters, kind: int) -> list[Step]:
    out: list[Step] = []
    step: Step | None = state.step
    while step is not None:
        if step.kind == kind:
            out.append(step)
        step = step.below
    return out


def check_known(state: Monsters, fields: Fields) -> None:
    """Owners know their stores (but for what chance is about to draw), all know what is sewn."""
    drawn = [step.a for step in steps_of(state, VALUE)]
    for seat, player in enumerate(state.players):
        for card in player.store:
            if (card in drawn) == ((state.known[card] >> seat) & 1 == 1):
                raise fields.bad("players", "must know the values in their own stores")
        for card in player.sewn:
            if card >= 0 and state.known[card] != EVERYONE:
                raise fields.bad("players", "must have sewn on only what everybody knows")
