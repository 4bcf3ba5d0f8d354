"""What a position is worth, by weighed features, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. A stone promises the chip it may hope
for (`judgement/prospect.py`). Who does a sum counts as having laid the cards for it. Features of a
side:

    scored     points of stones that have arrived
    promise    of all stones on their way
    best       the greatest of these promises
    near       each promise by how few steps are left
    threat     each promise by how many foreign stones may hit it with one throw
    doomed     promises of stones that the next arrival removes, by how close that is
    shaky      the same for the arrival after it
    risk       promises of stones, by how many are removed in the end from where they are
    ahead      how near to a target the foremost stone is, as long as an arrival removes others
    way        stones on their way
    waiting    whether a stone waits
    others     further stones that wait
    hand       cards in hand that stones can still use, by how many stones those are
    price      and what the cards are missed for
    few        cards that are missing to a hand of six
    skips      misses the next turn
    turn       it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .frozen.outlook import Outlook, outlook
from .frozen.proposal import cheapest, next_combination, price_of
from .judgement.prospect import prospect
from .reference import FAR, expected_chips, nearness, prior, threatened
from .rules.graph import STAR
from .rules.head import Combine, Sum, number_of
from .rules.numbers import CLEARING, FAILURE, SUCCESS, WAITING
from .rules.pieces import Trail
from .rules.state import Loriot

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "scored", "promise", "best", "near", "threat", "doomed", "shaky", "risk", "ahead", "way",
    "waiting", "others", "hand", "price", "few", "skips", "turn",
)  # fmt: skip
MOST: Final = 3  # foreign stones that threaten
ENOUGH: Final = 6  # cards, for nearly every number
EACH: Final = 2.0  # more for each further stone
# by arrivals and step: stones that are removed before they arrive
REMOVED: Final[list[list[float]]] = [
    [0.21, 0.13, 0.12, 0.1, 0.09],
    [0.36, 0.28, 0.24, 0.16, 0.09],
    [0.46, 0.39, 0.34, 0.25, 0.12],
    [0.46, 0.39, 0.37, 0.31, 0.08],
]
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
    chips = expected_chips(state)
    view = outlook(state.graph, chips, state.setup.new_targets)
    threats = threatened(state)
    danger = nearness(state, view)
    return [
        counted(state, seat, chips, view, threats, danger) for seat in range(len(state.players))
    ]


def counted(
    state: Loriot,
    seat: int,
    chips: list[float],
    view: Outlook,
    threats: list[int],
    danger: float,
) -> list[float]:
    player = state.players[seat]
    out = [0.0] * len(FEATURES)
    waiting = 0
    decision = state.decision
    summing = -1
    hand = player.hand
    result = FAILURE
    if seat == state.turn and isinstance(decision, Sum):
        summing = decision.stone
        cards = cards_for_sum(state)
        if cards >= 0:
            hand &= ~cards
            result = SUCCESS
    late = state.is_late()
    ahead = prospect(state.graph, chips, hand.bit_count(), late, state.setup.new_targets)
    for i, stone in enumerate(player.stones):
        trail = stone.trail
        if stone.points:
            out[0] += stone.points
        elif trail is not None:
            if i == summing:
                promise = ahead.after(trail.field, trail.entry, result)
            else:
                promise = ahead.at(trail.field, trail.entry)
            count_stone(state, seat, trail, promise, view, threats, danger, out)
        elif stone.at == WAITING:
            waiting += 1
    if waiting:
        out[10] = 1.0
        out[11] = float(waiting - 1)
        if state.setup.remove_waiting and not late:
            out[5] += waiting * danger * ahead.at(state.graph.start, -1)
    active = out[9] + waiting
    if active > 0:
        usable = min(float(hand.bit_count()), ENOUGH + EACH * (active - 1.0))
        out[12] = usable * (active + 1.0) / (len(player.stones) + 1.0)
        out[13] = float(price_of(hand))
        out[14] = float(max(0, ENOUGH - hand.bit_count()))
    out[15] = 1.0 if player.skips else 0.0
    out[16] = 1.0 if seat == state.turn else 0.0
    return out


def cards_for_sum(state: Loriot) -> int:
    """What whoever does a sum lays for it, as bits; -1 if it cannot be done."""
    if isinstance(state.decision, Combine):
        return 0 if next_combination(state) is not None else -1
    return cheapest(state.players[state.turn].hand, state.worths(), number_of(state))


def count_stone(
    state: Loriot,
    seat: int,
    trail: Trail,
    promise: float,
    view: Outlook,
    threats: list[int],
    danger: float,
    out: list[float],
) -> None:
    """One on its way."""
    field = trail.field
    graph = state.graph
    near = max(0.0, 1.0 - view.steps[field] / FAR)
    out[1] += promise
    out[2] = max(out[2], promise)
    out[3] += promise * near
    if graph.kind[field] <= STAR:
        out[4] += promise * min(MOST, threats[field * len(state.players) + seat])
    arrivals = state.arrivals()
    if arrivals < CLEARING:
        level = graph.level[field]
        if level <= arrivals:
            out[5] += promise * danger
        elif level == arrivals + 1 and level < CLEARING:
            out[6] += promise * danger
        if level < len(REMOVED[arrivals]):
            out[7] += promise * REMOVED[arrivals][level]
        out[8] = max(out[8], near)
    out[9] += 1.0
