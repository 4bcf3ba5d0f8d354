"""A stone on its way: steps, junctions, where it ends, hits (chapters 5 to 7, 13)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, Objected, no

from .arrival import SuccessCard
from .fate import ChanceCard
from .graph import HEAD, SMALL, STAR, TARGET, is_large
from .large import Aim, put_question
from .moves import only_way, open_ways, stone_of, take
from .numbers import FAILURE, ONWARD, SUCCESS, UP, WAITING, WAYS
from .pieces import Stone
from .question import Left, Mover, Moving, Turn, turn_below
from .state import Loriot


def set_out(state: Loriot, number: int, steps: int, turn: Turn) -> None:
    """A move begins."""
    stone = stone_of(state, number)
    if is_large(state.graph.kind[stone.at]):
        decide(state, number, steps, turn)
    else:
        advance(state, number, steps, stone.at, turn)


def advance(state: Loriot, number: int, left: int, start: int, turn: Turn) -> None:
    """Walk on until the steps are used up or something is to be decided; told from `start`."""
    graph = state.graph
    stone = stone_of(state, number)
    late = state.is_late()
    while True:
        kind = graph.kind[stone.at]
        if left == 0 or (left == ONWARD and kind > STAR):
            walked(state, start, stone.at)
            land(state, number, turn)
            return
        if kind > STAR:
            walked(state, start, stone.at)
            decide(state, number, left, turn)
            return
        way = only_way(state, stone, left, late)
        if way < 0:
            walked(state, start, stone.at)
            state.decision = Go(turn.seat, number, left, turn)
            return
        take(state, stone, way)
        if left != ONWARD:
            left -= 1


def walked(state: Loriot, start: int, end: int) -> None:
    if start != end:
        names = state.setup.names
        state.tell(EVERYONE, "moves", "5.1", state.turn, names[start], names[end])


@final
class Go(Moving):
    """5.2, 5.3: which way on a junction?"""

    key = "go"
    FIELDS = (Mover(SMALL, STAR), Left())
    LEAST = 2

    def asked(self, state: Loriot, seat: int) -> Ask:
        name = state.setup.names[stone_of(state, self.stone).at]
        return Ask("go", self.rule(state), (name, self.steps))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        ways = open_ways(state, stone_of(state, self.stone), self.steps, False)
        return [state.setup.go.at(way) for way in ways]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        way = action.a
        state.tell(EVERYONE, "turns", self.rule(state), seat, WAYS[way])
        stone = stone_of(state, self.stone)
        start = stone.at
        take(state, stone, way)
        left = self.steps if self.steps == ONWARD else self.steps - 1
        advance(state, self.stone, left, start, turn_below(self))

    def rule(self, state: Loriot) -> str:
        """Whoever comes from above may choose among all ways."""
        trail = stone_of(state, self.stone).trail
        assert trail is not None
        return "5.3" if trail.entry == UP else "5.2"

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        """5.1: not back. A way past a target is never asked about (5.5)."""
        trail = stone_of(state, self.stone).trail
        assert trail is not None
        if action.a in state.graph.ways[4 * trail.field + trail.entry]:
            return None
        return no("5.1", REACH, "no-way", WAYS[action.a], state.setup.names[trail.field])

    def is_open(self, state: Loriot) -> bool:
        if self.steps == ONWARD:
            return len(self.legal(state, self.seat)) >= self.LEAST
        return super().is_open(state)


# where the move ends


def land(state: Loriot, number: int, turn: Turn) -> None:
    """6.1, 6.4, 7.2, 11.2: what the last field brings."""
    stone = stone_of(state, number)
    kind = state.graph.kind[stone.at]
    if kind == TARGET:
        state.tell(EVERYONE, "reaches", "11.2", turn.seat, state.setup.names[stone.at])
        state.decision = SuccessCard(number, turn)
    elif is_large(kind):
        turn.end(state)
    else:
        hit(state, stone)
        if kind == STAR and state.drawn < len(state.setup.chance_keys):  # 10.4
            state.decision = ChanceCard(number, turn)
        else:
            turn.end(state)


def hit(state: Loriot, mover: Stone) -> None:
    """6.1 to 6.3: a stone that is there already, also an own one, has to wait again."""
    for seat, player in enumerate(state.players):
        for stone in player.stones:
            if stone.at == mover.at and stone is not mover:
                name = state.setup.names[stone.at]
                stone.leave(WAITING)
                rule = "6.1" if seat != state.turn else "6.3"
                state.tell(EVERYONE, "hits", rule, state.turn, seat, name)


# large fields


def decide(state: Loriot, number: int, left: int, turn: Turn) -> None:
    """7.3: the direction is to be found; on a head an empty hand fails at once (9.8)."""
    seat = turn.seat
    stone = stone_of(state, number)
    if state.graph.kind[stone.at] == HEAD and state.players[seat].hand == 0:
        state.tell(EVERYONE, "no-cards", "9.8", seat, state.setup.names[stone.at])
        follow_result(state, number, left, FAILURE, turn)
    elif state.setup.new_targets:
        state.decision = Aim(seat, number, left, turn)
    else:
        put_question(state, number, left, turn)


def follow_result(state: Loriot, number: int, left: int, result: int, turn: Turn) -> None:
    """7.4 to 7.6: on in the direction found, if the steps left fit."""
    graph = state.graph
    stone = stone_of(state, number)
    trail = stone.trail
    assert trail is not None
    late = state.is_late()
    way = graph.direction(trail.field, trail.entry, result, late)
    rule = "13.2" if late else "7.5" if graph.is_sideways(trail.field, trail.entry) else "7.4"
    code = "succeeds" if result == SUCCESS else "fails"
    state.tell(EVERYONE, code, rule, turn.seat, WAYS[way])
    if left > graph.room_beyond(trail.field, way, late):
        state.tell(EVERYONE, "stays", "7.6", turn.seat, state.setup.names[trail.field], left)
        turn.end(state)
        return
    take(state, stone, way)
    advance(state, number, left - 1, trail.field, turn)
