"""What a position is worth and which actions look promising.

Frozen: other bots are measured against this judgement, so it is never tuned.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.state import Outcome, State

from .frozen.outlook import Outlook, outlook
from .frozen.prior import weights
from .frozen.proposal import cheapest, next_combination, price_of
from .rules.graph import STAR
from .rules.head import Combine, Sum, number_of
from .rules.numbers import CLEARING, FAILURE, NO_CHIP, SUCCESS, WAITING
from .rules.pieces import Trail
from .rules.state import Loriot

SCALE: Final = 12.0  # points
FIRST_WAITING: Final = 0.75  # of the promise of the start field
NEXT_WAITING: Final = 0.55
CARD: Final = 0.11  # a card in hand
PRICED: Final = 0.02  # and what it is missed for
MISSED_TURN: Final = 0.4
THREAT: Final = 0.14  # a foreign stone may hit within one throw
REACH: Final = 6
FAR: Final = 26.0  # steps from which an arrival is no danger yet
CLEARED: Final = 0.75  # danger for stones that the next arrival removes
NEXT_CLEARED: Final = 0.3  # and for those after it


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided; each seat against the best of the others."""
    assert isinstance(state, Loriot)
    over = state.outcome()
    if over is not None:
        return decided(over)
    seats = len(state.players)
    if state.begun < 0:
        return [0.0] * seats
    view = outlook(state.graph, expected_chips(state), state.setup.new_targets)
    threats = threatened(state)
    danger = nearness(state, view)
    scores = [standing(state, seat, view, threats, danger) for seat in range(seats)]
    out: list[float] = []
    for seat in range(seats):
        best = max([score for other, score in enumerate(scores) if other != seat])
        mean = (sum(scores) - scores[seat]) / (seats - 1)
        out.append(tanh((scores[seat] - 0.5 * best - 0.5 * mean) / SCALE))
    return out


def decided(over: Outcome) -> list[float]:
    ranks = over.ranks
    shared = ranks.count(1) > 1
    return [(0.0 if shared else 1.0) if rank == 1 else -1.0 for rank in ranks]


def expected_chips(state: Loriot) -> list[float]:
    """Chips that nobody knows count as their mean."""
    unseen = state.open_values()
    mean = sum(unseen) / len(unseen) if unseen else 0.0
    return [mean if value == NO_CHIP else float(value) for value in state.chips]


def standing(state: Loriot, seat: int, view: Outlook, threats: list[int], danger: float) -> float:
    player = state.players[seat]
    out = 0.0
    waiting = 0
    decision = state.decision
    summing = decision.stone if seat == state.turn and isinstance(decision, Sum) else -1
    for i, stone in enumerate(player.stones):
        trail = stone.trail
        if stone.points:
            out += stone.points
        elif trail is not None:
            worth = (
                pending(state, view, trail) if i == summing else view.at(trail.field, trail.entry)
            )
            out += worth * safety(state, stone.at, seat, threats, danger)
        elif stone.at == WAITING:
            waiting += 1
    if waiting:
        at_start = view.at(state.graph.start, -1)
        out += at_start * (FIRST_WAITING + NEXT_WAITING * (waiting - 1))
    if waiting or player.is_on_way():
        out += CARD * player.hand.bit_count() + PRICED * price_of(player.hand)
    return out - MISSED_TURN if player.skips else out


def pending(state: Loriot, view: Outlook, trail: Trail) -> float:
    """A stone in the middle of mental arithmetic is worth what the sum will bring."""
    good = view.after(trail.field, trail.entry, SUCCESS)
    bad = view.after(trail.field, trail.entry, FAILURE)
    if isinstance(state.decision, Combine):
        return good if next_combination(state) is not None else bad
    hand = state.players[state.turn].hand
    cards = cheapest(hand, state.worths(), number_of(state))
    if cards < 0:
        return bad
    return good - CARD * cards.bit_count() - PRICED * price_of(cards)


def safety(state: Loriot, field: int, seat: int, threats: list[int], danger: float) -> float:
    """The part of a promise that neither a hit nor a removal endangers."""
    out = 1.0
    graph = state.graph
    if graph.kind[field] <= STAR:
        foreign = threats[field * len(state.players) + seat]
        out -= THREAT * min(foreign, 3)
    arrivals = state.arrivals()
    if arrivals < CLEARING:
        level = graph.level[field]
        if level <= arrivals:
            out *= 1.0 - CLEARED * danger
        elif level == arrivals + 1 and level < CLEARING:
            out *= 1.0 - NEXT_CLEARED * danger
    return out


def nearness(state: Loriot, view: Outlook) -> float:
    """From 0 to 1: how close the next arrival is."""
    nearest = FAR
    for player in state.players:
        for stone in player.stones:
            if stone.at >= 0 and stone.points == 0:
                nearest = min(nearest, float(view.steps[stone.at]))
    return 1.0 - nearest / FAR


def threatened(state: Loriot) -> list[int]:
    """By field and seat: foreign stones that may come to stand there with their next throw."""
    seats = len(state.players)
    out = [0] * (state.graph.size * seats)
    for owner, player in enumerate(state.players):
        for stone in player.stones:
            trail = stone.trail
            if trail is not None:
                look_ahead(state, owner, trail, out)
    return out


def look_ahead(state: Loriot, owner: int, trail: Trail, out: list[int]) -> None:
    """Along the first way of every junction, up to the next large field."""
    graph = state.graph
    seats = len(state.players)
    place = 4 * trail.field + trail.entry
    if trail.entry < 0 or graph.kind[trail.field] > STAR:
        return
    for _ in range(REACH):
        ways = graph.ways[place]
        if not ways:
            return
        place = graph.next_place(place // 4, ways[0])
        for seat in range(seats):
            if seat != owner:
                out[place // 4 * seats + seat] += 1


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """Plausible weights that add up to one."""
    assert isinstance(state, Loriot)
    found = weights(state, seat, legal)
    whole = sum(found)
    return [weight / whole for weight in found]
