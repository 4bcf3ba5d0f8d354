"""Loriot: which paragraph forbids an action; the first objection in the order of the rulebook."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.games.loriot.expression import OVER
from tafelrunde.games.loriot.fate import robbable, swappable
from tafelrunde.games.loriot.graph import is_large
from tafelrunde.games.loriot.moves import can_move, opponents_on, stone_of
from tafelrunde.games.loriot.numbers import OUT, WAITING
from tafelrunde.games.loriot.state import Loriot
from tafelrunde.games.loriot.step import COMBINE, INTERVENE, PLAY, ROLL
from tafelrunde.games.loriot.turn import is_free

MOMENTS = {
    "roll": "3.1",
    "move": "3.1",
    "enter": "4.1",
    "go": "5.2",
    "oppose": "8.4",
    "intervene": "9.2",
    "decline": "9.2",
    "play": "9.3",
    "claim": "9.3",
    "give-up": "9.11",
    "combine": "9.10",
    "swap": "10.8",
    "discard": "10.9",
    "regain": "10.10",
    "rob": "10.11",
    "exchange": "15.1",
    "keep": "15.1",
    "lay": "16.2",
    "aim": "16.5",
}
# on a head: what is done with cards at the wrong moment is answered by what is asked now
CARDS = ("intervene", "decline", "play", "claim", "give-up", "combine")
ASKED = {INTERVENE: "9.2", PLAY: "9.3", COMBINE: "9.10"}


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Loriot)
    kind = action.kind
    if kind == "move":
        return no_move(state, seat, action.a)
    if kind == "go":
        return no_way(state, action.a)
    if kind == "oppose":
        there = opponents_on(state, stone_of(state, state.step.stone).at)
        return "8.2" if action.a == seat else None if action.a in there else "8.4"
    if kind == "combine":
        return no_combination(state, action)
    if kind in ("intervene", "play", "discard", "regain"):
        return no_card(state, seat, action)
    if kind == "swap":
        return None if action.a in swappable(state) else "10.8"
    if kind == "rob":
        return None if action.a in robbable(state) else "10.11"
    if kind == "lay":
        return None if is_free(state, action.a) else "16.2"
    if kind == "exchange":
        return None if action.a != state.step.other else "15.1"
    return None


def absent(state: State, seat: int, action: Action) -> str | None:
    """Which paragraph says that this is not the moment for such an action at all."""
    assert isinstance(state, Loriot)
    kind = action.kind
    if kind in CARDS and state.step.kind in ASKED:
        return ASKED[state.step.kind]
    if kind == "enter" and state.step.kind == ROLL:
        return "3.1"
    return MOMENTS.get(kind)


def no_move(state: Loriot, seat: int, number: int) -> str | None:
    stone = state.players[seat].stones[number]
    if stone.at == WAITING:
        return "4.1"
    if can_move(state, stone, state.step.left, state.is_late()):
        return None
    if is_large(state.graph.kind[stone.at]) and stone.at >= 0:
        return "7.7"
    return "12.3" if stone.at == OUT else "11.4" if stone.points else "5.5"


def no_way(state: Loriot, way: int) -> str | None:
    """5.1: not back. A way past a target is never asked about (5.5)."""
    trail = stone_of(state, state.step.stone).trail
    assert trail is not None
    return None if way in state.graph.ways[4 * trail.field + trail.entry] else "5.1"


def no_combination(state: Loriot, action: Action) -> str | None:
    first, operation, second = action.a, action.b, action.c
    if max(first, second) >= len(state.terms) or first == second:
        return "9.10"
    return "9.4" if operation == OVER and state.terms[second].above == 0 else None


def no_card(state: Loriot, seat: int, action: Action) -> str | None:
    kind = action.kind
    cards = state.gone(seat) if kind == "regain" else state.players[seat].hand
    if cards >> action.a & 1:
        return None
    if kind == "discard":
        return "10.9" if seat == state.turn else "10.11"
    return {"intervene": "9.2", "play": "9.3"}.get(kind, "10.10")
