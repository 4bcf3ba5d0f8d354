"""What a position is worth, by weighed features, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. A stone promises the chip it may hope
for (`frozen/outlook.py`). Features of a side:

    scored     points of stones that have arrived
    promise    of all stones on their way
    best       the greatest of these promises
    near       each promise by how few steps are left
    threat     each promise by how many foreign stones may hit it with one throw
    doomed     promises of stones that the next arrival removes, by how close that is
    shaky      the same for the arrival after it
    way        stones on their way
    waiting    whether a stone waits
    others     further stones that wait
    hand       cards in hand, as long as a stone can use them
    price      and what they are missed for
    skips      misses the next turn
    turn       it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .frozen.outlook import Outlook, outlook
from .frozen.proposal import price_of
from .reference import FAR, expected_chips, nearness, pending, prior, threatened
from .rules.graph import STAR
from .rules.head import Sum
from .rules.numbers import CLEARING, WAITING
from .rules.pieces import Trail
from .rules.state import Loriot

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "scored", "promise", "best", "near", "threat", "doomed", "shaky", "way", "waiting", "others",
    "hand", "price", "skips", "turn",
)  # fmt: skip
MOST: Final = 3  # foreign stones that threaten
WEIGHTS: Final = weights_of("tafelrunde.games.loriot", FEATURES)


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Loriot)
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    if state.begun < 0:
        return [0.0] * len(state.players)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """The part of the stones that wait and walk no more."""
    assert isinstance(state, Loriot)
    whole = 0
    left = 0
    for player in state.players:
        for stone in player.stones:
            whole += 1
            if stone.points == 0 and (stone.at >= 0 or stone.at == WAITING):
                left += 1
    return 1.0 - left / whole


def features(state: State) -> list[list[float]]:
    """By side, in the order of FEATURES."""
    assert isinstance(state, Loriot)
    view = outlook(state.graph, expected_chips(state), state.setup.new_targets)
    threats = threatened(state)
    danger = nearness(state, view)
    return [counted(state, seat, view, threats, danger) for seat in range(len(state.players))]


def counted(
    state: Loriot, seat: int, view: Outlook, threats: list[int], danger: float
) -> list[float]:
    player = state.players[seat]
    out = [0.0] * len(FEATURES)
    waiting = 0
    decision = state.decision
    summing = decision.stone if seat == state.turn and isinstance(decision, Sum) else -1
    for i, stone in enumerate(player.stones):
        trail = stone.trail
        if stone.points:
            out[0] += stone.points
        elif trail is not None:
            count_stone(state, seat, trail, i == summing, view, threats, danger, out)
        elif stone.at == WAITING:
            waiting += 1
    if waiting:
        out[8] = 1.0
        out[9] = float(waiting - 1)
    if waiting or out[7] > 0:
        out[10] = float(player.hand.bit_count())
        out[11] = float(price_of(player.hand))
    out[12] = 1.0 if player.skips else 0.0
    out[13] = 1.0 if seat == state.turn else 0.0
    return out


def count_stone(
    state: Loriot,
    seat: int,
    trail: Trail,
    is_summing: bool,
    view: Outlook,
    threats: list[int],
    danger: float,
    out: list[float],
) -> None:
    """One on its way."""
    field = trail.field
    graph = state.graph
    promise = pending(state, view, trail) if is_summing else view.at(field, trail.entry)
    out[1] += promise
    out[2] = max(out[2], promise)
    out[3] += promise * max(0.0, 1.0 - view.steps[field] / FAR)
    if graph.kind[field] <= STAR:
        out[4] += promise * min(MOST, threats[field * len(state.players) + seat])
    arrivals = state.arrivals()
    if arrivals < CLEARING:
        level = graph.level[field]
        if level <= arrivals:
            out[5] += promise * danger
        elif level == arrivals + 1 and level < CLEARING:
            out[6] += promise * danger
    out[7] += 1.0
