"""Loriot: a stone on its way: steps, junctions, large fields, hits (chapters 5 to 8, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.loriot.flow import end_turn
from tafelrunde.games.loriot.graph import HEAD, STAR, TARGET, is_large
from tafelrunde.games.loriot.moves import only_way, opponents_on, stone_of, take
from tafelrunde.games.loriot.numbers import (
    FAILURE,
    ONWARD,
    RESULTS,
    SUCCESS,
    UP,
    WAITING,
    WAYS,
)  # fmt: skip
from tafelrunde.games.loriot.step import (
    AIM,
    DUEL,
    FAME,
    FATE,
    GO,
    NUMBER,
    OPPOSE,
    WHITE,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.loriot.pieces import Stone
    from tafelrunde.games.loriot.state import Loriot


def set_out(state: Loriot, number: int, steps: int) -> None:
    """A move begins."""
    stone = stone_of(state, number)
    if is_large(state.graph.kind[stone.at]):
        decide(state, number, steps)
    else:
        advance(state, number, steps, stone.at)


def advance(state: Loriot, number: int, left: int, start: int) -> None:
    """Walk on until the steps are used up or something is to be decided; told from `start`."""
    graph = state.graph
    stone = stone_of(state, number)
    late = state.is_late()
    while True:
        kind = graph.kind[stone.at]
        if left == 0 or (left == ONWARD and kind > STAR):
            walked(state, start, stone.at)
            land(state, number)
            return
        if kind > STAR:
            walked(state, start, stone.at)
            decide(state, number, left)
            return
        way = only_way(state, stone, left, late)
        if way < 0:
            walked(state, start, stone.at)
            state.step = Step(GO, state.turn, number, left)
            return
        take(state, stone, way)
        if left != ONWARD:
            left -= 1


def walked(state: Loriot, start: int, end: int) -> None:
    if start != end:
        names = state.setup.names
        state.tell(EVERYONE, "moves", "5.1", state.turn, names[start], names[end])


def go(state: Loriot, step: Step, way: int) -> None:
    """5.2, 5.3: the way chosen on a junction."""
    stone = stone_of(state, step.stone)
    trail = stone.trail
    from_above = trail is not None and trail.entry == UP
    state.tell(EVERYONE, "turns", "5.3" if from_above else "5.2", step.seat, WAYS[way])
    start = stone.at
    take(state, stone, way)
    advance(state, step.stone, step.left if step.left == ONWARD else step.left - 1, start)


# where the move ends


def land(state: Loriot, number: int) -> None:
    """6.1, 6.4, 7.2, 11.2: what the last field brings."""
    stone = stone_of(state, number)
    kind = state.graph.kind[stone.at]
    if kind == TARGET:
        state.tell(EVERYONE, "reaches", "11.2", state.turn, state.setup.names[stone.at])
        state.step = Step(FAME, state.turn, number)
    elif is_large(kind):
        end_turn(state)
    else:
        hit(state, stone)
        if kind == STAR and state.drawn < len(state.setup.chance_keys):  # 10.4
            state.step = Step(FATE, state.turn, number)
        else:
            end_turn(state)


def hit(state: Loriot, mover: Stone) -> None:
    """6.1 to 6.3."""
    for seat, player in enumerate(state.players):
        for stone in player.stones:
            if stone.at == mover.at and stone is not mover:
                name = state.setup.names[stone.at]
                stone.leave(WAITING)
                rule = "6.1" if seat != state.turn else "6.3"
                state.tell(EVERYONE, "hits", rule, state.turn, seat, name)


# large fields


def decide(state: Loriot, number: int, left: int) -> None:
    """7.3: the direction is to be found; on a head an empty hand fails at once (9.8)."""
    seat = state.turn
    stone = stone_of(state, number)
    if state.graph.kind[stone.at] == HEAD and state.players[seat].hand == 0:
        state.tell(EVERYONE, "no-cards", "9.8", seat, state.setup.names[stone.at])
        settle(state, number, left, FAILURE)
    elif state.setup.new_targets:
        state.step = Step(AIM, seat, number, left)
    else:
        put_question(state, number, left)


def aim(state: Loriot, step: Step, result: int) -> None:
    """16.5."""
    state.tell(EVERYONE, "aims", "16.5", step.seat, RESULTS[result])
    if result == FAILURE:
        settle(state, step.stone, step.left, FAILURE)
    else:
        put_question(state, step.stone, step.left)


def put_question(state: Loriot, number: int, left: int) -> None:
    """8.1, 8.3, 8.4, 9.1: dice, a duel, or mental arithmetic."""
    seat = state.turn
    field = stone_of(state, number).at
    if state.graph.kind[field] == HEAD:
        state.step = Step(NUMBER, seat, number, left)
        return
    opponents = opponents_on(state, field)
    if not opponents:
        state.step = Step(WHITE, seat, number, left)
    elif len(opponents) == 1:
        oppose(state, Step(OPPOSE, seat, number, left), opponents[0])
    else:
        state.step = Step(OPPOSE, seat, number, left)


def oppose(state: Loriot, step: Step, opponent: int) -> None:
    state.tell(EVERYONE, "challenges", "8.3", step.seat, opponent)
    state.white = 0
    state.second = 0
    state.rivals = (step.seat, opponent)
    state.step = Step(DUEL, step.seat, step.stone, step.left)


def throw_duel(state: Loriot, step: Step, mine: int, other: int) -> None:
    """8.5, 8.6."""
    state.white = mine
    state.second = other
    state.tell(EVERYONE, "duel", "8.5", step.seat, mine, state.rivals[1], other)
    if mine == other:
        state.tell(EVERYONE, "duel-tie", "8.5")
    else:
        settle(state, step.stone, step.left, SUCCESS if mine > other else FAILURE)


def throw_white(state: Loriot, step: Step, first: int, second: int) -> None:
    """8.1."""
    state.white = first
    state.second = second
    state.rivals = ()
    graph = state.graph
    needed = graph.threshold[graph.level[stone_of(state, step.stone).at]]
    total = first + second
    state.tell(EVERYONE, "white", "8.1", step.seat, first, second, total, needed)
    settle(state, step.stone, step.left, SUCCESS if total >= needed else FAILURE)


def settle(state: Loriot, number: int, left: int, result: int) -> None:
    """7.4 to 7.6: on in the direction found, if the steps left fit."""
    graph = state.graph
    stone = stone_of(state, number)
    trail = stone.trail
    assert trail is not None
    late = state.is_late()
    way = graph.direction(trail.field, trail.entry, result, late)
    rule = "13.2" if late else "7.5" if graph.is_sideways(trail.field, trail.entry) else "7.4"
    code = "succeeds" if result == SUCCESS else "fails"
    state.tell(EVERYONE, code, rule, state.turn, WAYS[way])
    if left > graph.room_beyond(trail.field, way, late):
        state.tell(EVERYONE, "stays", "7.6", state.turn, state.setup.names[trail.field], left)
        end_turn(state)
        return
    take(state, stone, way)
    advance(state, number, left - 1, trail.field)
