"""What a position is worth and which actions look promising.

Frozen: other bots are measured against this judgement, so it is never tuned.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.state import Outcome, State

from .rules.acting import add_actions
from .rules.graph import CAPITAL
from .rules.numbers import EMPEROR, GOAL, HIGHEST, IN_RESERVE, ON_BOARD, OWNER, SIZE
from .rules.scoring import has_capital, points
from .rules.state import Eko
from .rules.swap import Swap

# in points
CAPITAL_WORTH: Final = 1.5
DISC_WORTH: Final = 0.14
RESERVE_WORTH: Final = 0.07
EMPEROR_WORTH: Final = 0.5
THREATENED_DISC: Final = 0.08
THREATENED_EMPEROR: Final = 1.2
MOBILITY: Final = 0.008
SITE_WORTH: Final = 0.3
NEAR_GOAL: Final = 0.35  # per point above nine
SCALE: Final = 7.0


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided; each seat against the best of the others."""
    assert isinstance(state, Eko)
    seats = len(state.players)
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    if isinstance(state.decision, (Chance, Swap)):
        return [0.0] * seats
    scores = [0.0] * seats
    for seat in range(seats):
        if state.players[seat].discs() > 0:
            scores[seat] += standing(state, seat)
            weigh_actions(state, seat, scores)
        else:
            scores[seat] -= SCALE
    out: list[float] = []
    for seat in range(seats):
        best = max([score for other, score in enumerate(scores) if other != seat])
        out.append(tanh((scores[seat] - best) / SCALE))
    return out


def decided(outcome: Outcome) -> list[float]:
    ranks = outcome.ranks
    shared = ranks.count(1) > 1
    return [(0.0 if shared else 1.0) if rank == 1 else -1.0 for rank in ranks]


def standing(state: Eko, seat: int) -> float:
    """Points, capital, discs, the emperor."""
    player = state.players[seat]
    have = points(state, seat)
    out = float(have)
    if has_capital(state, seat):
        out += CAPITAL_WORTH
    if have > GOAL - 3:
        out += NEAR_GOAL * (have - (GOAL - 3))
    out += DISC_WORTH * player.discs() + RESERVE_WORTH * player.reserve
    if player.emperor == ON_BOARD:
        out += EMPEROR_WORTH
    elif player.emperor == IN_RESERVE:
        out += EMPEROR_WORTH / 2
    return out


def weigh_actions(state: Eko, seat: int, scores: list[float]) -> None:
    """What a seat could do next: its freedom and best building, and whom it threatens."""
    actions: list[Action] = []
    add_actions(actions, state, seat, -1, 0)
    setup = state.setup
    on = state.on
    turn = 1.5 if state.active() == seat else 1.0
    best = 0.0
    threatened: set[int] = set()
    for action in actions:
        if action.block is setup.move:
            there = on[action.b]
            if there and there >> OWNER != seat and action.b not in threatened:
                threatened.add(action.b)
                loss = THREATENED_DISC * (there & SIZE)
                if there & EMPEROR:
                    loss += THREATENED_EMPEROR
                scores[there >> OWNER] -= loss * turn
        elif action.block is setup.build:
            best = max(best, worth_of_build(state, seat, action))
    scores[seat] += MOBILITY * min(len(actions), 80) + SITE_WORTH * best * turn


def worth_of_build(state: Eko, seat: int, action: Action) -> float:
    """Points gained, and taken from somebody else."""
    old = state.on[action.b]
    level = action.c + 1
    out = float(level)
    if old and old >> OWNER == seat:
        out -= old & SIZE
    elif old:
        out += 0.5 * (old & SIZE)
    if state.graph.terrain[action.b] == CAPITAL and (old == 0 or old >> OWNER != seat):
        out += CAPITAL_WORTH
    return out


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """Plausible weights that add up to one."""
    assert isinstance(state, Eko)
    weights = [weight(state, seat, action) for action in legal]
    whole = sum(weights)
    return [w / whole for w in weights]


def weight(state: Eko, seat: int, action: Action) -> float:
    setup = state.setup
    block = action.block
    if block is setup.move:
        return weight_of_move(state, seat, action)
    if block is setup.build:
        return 3.0 + 6.0 * worth_of_build(state, seat, action)
    if block is setup.build_emperor:
        return 0.5 + 2.0 * worth_of_build(state, seat, action)
    if block is setup.reinforce:
        return 1.0 + 1.5 * action.b
    if block is setup.swap:
        return 0.3
    if block is setup.keep:
        return 3.0
    if block is setup.march:
        return 1.5
    return weight_of_rare(action)


def weight_of_move(state: Eko, seat: int, action: Action) -> float:
    stack = state.on[action.a]
    there = state.on[action.b]
    if there == 0:
        return 1.0
    if there >> OWNER == seat:
        return 1.5 if (stack & SIZE) + (there & SIZE) < HIGHEST else 1.2
    out = 3.0 + 1.5 * (there & SIZE)
    if there & EMPEROR:
        out += 15.0
    if stack & EMPEROR and stack & SIZE == 1:
        out *= 0.5
    return out


def weight_of_rare(action: Action) -> float:
    kind = action.kind
    if kind == "spread":
        return 1.0 + action.b
    if kind == "detour":
        return 0.1
    if kind == "lose":
        return 4.0 if action.a == 0 else 1.0
    return 1.0
