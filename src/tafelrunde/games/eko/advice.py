"""What a position is worth, by weights that self-play has found, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. Features of a side:

    points       as they count now
    near         points above nine: twelve end the match
    capital      holds it
    discs        on the board, an emperor too
    reserve      discs to come back with
    emperor      on the board
    throne       the emperor in reserve
    out          no discs at all
    freedom      actions it would have, 80 at most
    reach        cells it could move to
    site         the best building it could put up: its level, less what it replaces of its own,
                 half of what it takes from somebody else, and 1.5 for the capital
    threatened   own discs that somebody could attack; double where it is not our turn
    in-check     the same for the emperor
    attack       foreign discs it could attack
    towering     squares of the sizes of its stacks: few large ones or many small ones
    stacks
    turn         it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .reference import prior, worth_of_build
from .rules.acting import add_actions
from .rules.numbers import EMPEROR, GOAL, IN_RESERVE, ON_BOARD, OWNER, SIZE
from .rules.scoring import has_capital, points
from .rules.state import Eko
from .rules.swap import Swap

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "points", "near", "capital", "discs", "reserve", "emperor", "throne", "out", "freedom",
    "reach", "site", "threatened", "in-check", "attack", "towering", "stacks", "turn",
)  # fmt: skip
MOST: Final = 80  # actions that freedom counts
NEXT: Final = 2.0  # a threat counts so much more if it can be carried out at once
WEIGHTS: Final = weights_of("tafelrunde.games.eko", FEATURES)


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Eko)
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    if isinstance(state.decision, (Chance, Swap)):
        return [0.0] * len(state.players)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """How near somebody is to the goal."""
    assert isinstance(state, Eko)
    most = max([points(state, seat) for seat in range(len(state.players))])
    return min(1.0, most / GOAL)


def features(state: State) -> list[list[float]]:
    """By side, in the order of FEATURES."""
    assert isinstance(state, Eko)
    seats = len(state.players)
    out: list[list[float]] = [[0.0] * len(FEATURES) for _ in range(seats)]
    for seat in range(seats):
        count_holdings(state, seat, out[seat])
    on = state.on
    for cell in state.graph.fields:
        stack = on[cell]
        if stack:
            size = stack & SIZE
            numbers = out[stack >> OWNER]
            numbers[14] += float(size * size)
            numbers[15] += 1.0
    for seat in range(seats):
        if state.players[seat].discs() > 0:
            look_around(state, seat, out)
    return out


def count_holdings(state: Eko, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    have = points(state, seat)
    numbers[0] = float(have)
    numbers[1] = float(max(0, have - (GOAL - 3)))
    numbers[2] = 1.0 if has_capital(state, seat) else 0.0
    numbers[3] = float(player.discs())
    numbers[4] = float(player.reserve)
    numbers[5] = 1.0 if player.emperor == ON_BOARD else 0.0
    numbers[6] = 1.0 if player.emperor == IN_RESERVE else 0.0
    numbers[7] = 1.0 if player.discs() == 0 else 0.0
    numbers[16] = 1.0 if state.active() == seat else 0.0


def look_around(state: Eko, seat: int, out: list[list[float]]) -> None:
    """What a seat could do next, and whom it threatens by that."""
    actions: list[Action] = []
    add_actions(actions, state, seat, -1, 0)
    setup = state.setup
    on = state.on
    mine = out[seat]
    turn = NEXT if state.active() == seat else 1.0
    best = 0.0
    seen: set[int] = set()
    for action in actions:
        if action.block is setup.move:
            there = on[action.b]
            if action.b in seen:
                continue
            seen.add(action.b)
            if there and there >> OWNER != seat:
                theirs = out[there >> OWNER]
                theirs[11] += turn * (there & SIZE)
                mine[13] += turn * (there & SIZE)
                if there & EMPEROR:
                    theirs[12] += turn
        elif action.block is setup.build:
            best = max(best, worth_of_build(state, seat, action))
    mine[8] = float(min(len(actions), MOST))
    mine[9] = float(len(seen))
    mine[10] = best * turn
