"""Turns and rounds, donkeys and the villagers' walks (chapters 4, 13, 16)."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import MOMENT, REACH, TARGET, THING, Objected, Reason, no

from .acting import Act
from .botrik.primary import hire
from .fields import SIDE, Tile, YesNo
from .question import ELSEWHERE, Question, Stack, Task
from .scoring import CHURCH_FINISHED, ROUND_LIMIT, Over, tell_scores
from .side import insert
from .state import A_PERSONS, BOTRIKS, Hamlet
from .village.village import members, nth, size


@final
class Turn(Question):
    """4.1: a villager walks and acts, the donkeys move, or the turn ends."""

    key = "turn"
    FIELDS = (SIDE, YesNo("driven"))
    WHOSE = A_PERSONS

    def __init__(self, side: int, driven: bool = False) -> None:
        super().__init__(side)
        self.driven = driven  # the donkey step is over

    def asked(self, state: Hamlet, seat: int) -> Ask:
        if not state.sides[self.side].standing:
            return Ask("turn-donkeys", "4.2")
        return Ask("turn-villagers", "4.4") if self.driven else Ask("turn", "4.1")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        out: list[Action] = []
        go = state.setup.go
        for tile in different(state.sides[self.side].standing):
            for there in members(state.village.network):
                out.append(go.at(tile, there))
        if not self.driven:
            add_drives(out, state, self.side)
        out.append(state.setup.leave.at())
        return out

    def pick(self, state: Hamlet, seat: int, random: Random) -> Action:
        starts = different(state.sides[self.side].standing)
        reached = size(state.village.network)
        walks = len(starts) * reached
        drives = 0 if self.driven else count_drives(state, self.side)
        at = int(random.random() * (walks + drives + 1))
        if at < walks:
            there = nth(state.village.network, at % reached)
            return state.setup.go.at(starts[at // reached], there)
        if at < walks + drives:
            return nth_drive(state, self.side, at - walks)
        return state.setup.leave.at()

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.go:
            self.go(state, action.a, action.b)
        elif action.block is setup.drive:
            state.decision = Donkeys(self.side, Turn(self.side, True))
            drive(state, self.side, action.a, action.b)
        else:
            state.tell(EVERYONE, "passes", "4.6", setup.owners[self.side])
            end_turn(state)

    def go(self, state: Hamlet, tile: int, there: int) -> None:
        """4.4: the villager stands there until its action is done."""
        state.sides[self.side].standing.remove(tile)
        state.decision = Act(self.side, there, LieDown(self.side, there, self))
        if tile != there and state.told is not None:
            names = state.setup.names
            owner = state.setup.owners[self.side]
            state.tell(EVERYONE, "goes", "4.4", owner, names[tile], names[there])

    def go_on(self, state: Hamlet) -> None:
        """The turn is over when nobody stands and the donkeys have moved."""
        me = state.sides[self.side]
        if not me.standing and (self.driven or not me.donkeys):
            end_turn(state)

    def objection(self, state: Hamlet, action: Action) -> Objected:
        if action.kind == "drive":
            return no_drive(state, self.side, action)
        if action.kind == "go":
            return no_walk(state, self.side, action.a, action.b)
        return None

    def absent(self, state: Hamlet, seat: int, action: Action) -> Objected:
        if action.kind == "drive":
            return no("4.2", MOMENT, "no-donkey-step")
        if action.kind == "go":
            return no_walk(state, self.side, action.a, action.b)
        return None if action.kind in ELSEWHERE else no("4.4", MOMENT, "send-somebody-first")


@final
class Donkeys(Question):
    """4.2: once the first donkey has moved, each other one may, or enough."""

    key = "donkeys"
    ON = ("turn",)
    WHOSE = A_PERSONS

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("donkeys", "4.2")

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        out: list[Action] = []
        add_drives(out, state, self.side)
        out.append(state.setup.done.at())
        return out

    def pick(self, state: Hamlet, seat: int, random: Random) -> Action:
        drives = count_drives(state, self.side)
        at = int(random.random() * (drives + 1))
        return nth_drive(state, self.side, at) if at < drives else state.setup.done.at()

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        if action.block is state.setup.done:
            self.stop(state)
        else:
            drive(state, self.side, action.a, action.b)

    def go_on(self, state: Hamlet) -> None:
        if not state.sides[self.side].donkeys:
            self.stop(state)

    def stop(self, state: Hamlet) -> None:
        me = state.sides[self.side]
        for tile in me.driven:
            insert(me.donkeys, tile)
        me.driven = []
        state.decision = self.waiting()

    def objection(self, state: Hamlet, action: Action) -> Objected:
        return no_drive(state, self.side, action) if action.kind == "drive" else None


@final
class LieDown(Task):
    """4.4: the villager has acted."""

    key = "lie"
    FIELDS = (SIDE, Tile("tile"))
    ON = ("turn",)
    WHOSE = A_PERSONS

    def __init__(self, side: int, tile: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile  # where it stands

    def go_on(self, state: Hamlet) -> None:
        insert(state.sides[self.side].lying, self.tile)
        state.decision = self.waiting()

    def fits(self, state: Hamlet) -> bool:
        return state.is_linked(self.tile)


@final
class BotriksTurn(Task):
    """16.2 to 16.4: one villager of his after the other."""

    key = "villager"
    WHOSE = BOTRIKS

    def go_on(self, state: Hamlet) -> None:
        if state.sides[self.side].standing:
            state.decision = hire(state, self)
        else:
            end_turn(state)


def add_drives(out: list[Action], state: Hamlet, side: int) -> None:
    """4.2: each donkey that has not moved, over one connection."""
    drive = state.setup.drive
    for tile in different(state.sides[side].donkeys):
        for there in members(state.village.links[tile]):
            out.append(drive.at(tile, there))


def count_drives(state: Hamlet, side: int) -> int:
    """As many as `add_drives` lists."""
    out = 0
    for tile in different(state.sides[side].donkeys):
        out += size(state.village.links[tile])
    return out


def nth_drive(state: Hamlet, side: int, at: int) -> Action:
    """The one that `add_drives` lists there."""
    tiles = different(state.sides[side].donkeys)
    links = state.village.links
    i = 0
    while at >= size(links[tiles[i]]):
        at -= size(links[tiles[i]])
        i += 1
    return state.setup.drive.at(tiles[i], nth(links[tiles[i]], at))


def different(tiles: list[int]) -> list[int]:
    """Each tile of an ascending list once."""
    out: list[int] = []
    before = -1
    for tile in tiles:
        if tile != before:
            out.append(tile)
            before = tile
    return out


def drive(state: Hamlet, side: int, tile: int, there: int) -> None:
    me = state.sides[side]
    me.donkeys.remove(tile)
    insert(me.driven, there)
    if state.told is not None:
        names = state.setup.names
        owner = state.setup.owners[side]
        state.tell(EVERYONE, "drives", "4.2", owner, names[tile], names[there])


def no_drive(state: Hamlet, side: int, action: Action) -> Reason:
    """4.3 for a donkey that has moved already."""
    me = state.sides[side]
    names = state.setup.names
    if action.a in me.donkeys:
        return no("4.2", TARGET, "not-next-door", names[action.a], names[action.b])
    if action.a in me.driven:
        return no("4.3", THING, "donkey-has-moved", names[action.a])
    return no("4.2", THING, "no-donkey-there", names[action.a])


def no_walk(state: Hamlet, side: int, tile: int, there: int) -> Reason:
    """4.4, 4.5."""
    names = state.setup.names
    if tile in state.sides[side].standing:
        return no("4.5", REACH, "no-way-there", names[there])
    return no("4.4", THING, "nobody-stands-there", names[tile])


def end_turn(state: Hamlet) -> None:
    """4.7, 13.1, 13.2: villagers stand up; the next side, the next round, or the end."""
    me = state.sides[state.turn]
    for tile in me.lying:
        insert(me.standing, tile)
    me.lying = []
    setup = state.setup
    state.turn += 1
    if state.turn == len(state.sides):
        if 0 < state.last <= state.round:
            finish(state, CHURCH_FINISHED)
            return
        if state.round >= setup.number("round_limit"):
            finish(state, ROUND_LIMIT)
            return
        state.round += 1
        state.turn = 0
    if state.turn == setup.botrik:
        state.board.first = True
        state.decision = BotriksTurn(state.turn)
        state.tell(EVERYONE, "botrik-begins", "16.2", len(state.sides[state.turn].standing))
    else:
        state.board.given = False  # 17.8
        state.decision = Turn(state.turn)
        if state.told is not None:
            state.tell(EVERYONE, "begins", "4.1", setup.owners[state.turn], state.round)


def finish(state: Hamlet, reason: int) -> None:
    state.turn = 0
    state.decision = Over(0, reason)
    if reason == ROUND_LIMIT:
        state.tell(EVERYONE, "stops", "13.2", state.round)
    tell_scores(state)
