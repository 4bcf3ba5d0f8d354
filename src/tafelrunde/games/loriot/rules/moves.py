"""Which ways are open to a stone, and the single step (chapters 5, 7 and 13)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from .graph import is_large
from .numbers import FAILURE, ONWARD, STONES, SUCCESS, UP
from .pieces import Stone, Trail
from .state import Loriot


def stone_of(state: Loriot, number: int) -> Stone:
    """A stone of the person whose turn it is."""
    return state.players[state.turn].stones[number]


def put_on_start(state: Loriot, seat: int, rule: str) -> int:
    """4.4, 10.14: the number of the stone that enters."""
    player = state.players[seat]
    number = player.waiting()
    player.stones[number].put(Trail(state.graph.start, -1, None))
    state.tell(EVERYONE, "enters", rule, seat, STONES[number])
    return number


def can_move(state: Loriot, stone: Stone, steps: int, late: bool) -> bool:
    """5.5, 7.7: whether there is a way of so many steps."""
    graph = state.graph
    trail = stone.trail
    if trail is None:
        return False
    field = trail.field
    if is_large(graph.kind[field]):
        for result in (SUCCESS, FAILURE):
            way = graph.direction(field, trail.entry, result, late)
            if steps <= graph.room_beyond(field, way, late):
                return True
        return False
    return steps <= (graph.late_room[field] if late else graph.room[4 * field + trail.entry])


def open_ways(state: Loriot, stone: Stone, left: int, late: bool) -> list[int]:
    """5.1 to 5.3, 5.5, 10.12, 13.1: the ways on from a small field that fit the steps left."""
    graph = state.graph
    trail = stone.trail
    assert trail is not None
    field = trail.field
    if late:
        return [graph.late_way[field]]
    ways = graph.ways[4 * field + trail.entry]
    if len(ways) == 1:
        return ways
    if left == ONWARD:
        return [UP] if trail.entry != UP else ways
    return [way for way in ways if left <= graph.room_beyond(field, way, False)]


def only_way(state: Loriot, stone: Stone, left: int, late: bool) -> int:
    """The way on if there is no choice, else -1."""
    if late:
        return state.graph.late_way[stone.at]
    ways = open_ways(state, stone, left, late)
    return ways[0] if len(ways) == 1 else -1


def take(state: Loriot, stone: Stone, way: int) -> None:
    """One step. Back on the start field the trail begins anew (10.3)."""
    graph = state.graph
    at = 4 * stone.at + way
    field = graph.arm[at]
    if field == graph.start:
        stone.put(Trail(field, -1, None))
    else:
        stone.put(Trail(field, graph.back[at], stone.trail))


def opponents_on(state: Loriot, field: int) -> list[int]:
    """8.2 to 8.4: seats with a stone on this field, the mover's left aside."""
    out: list[int] = []
    for seat, player in enumerate(state.players):
        if seat != state.turn:
            for stone in player.stones:
                if stone.at == field:
                    out.append(seat)
                    break
    return out
