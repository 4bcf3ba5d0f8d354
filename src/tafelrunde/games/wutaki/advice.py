"""What a position is worth, by weighed features, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. Features of a side:

    points      on the track
    near        points above 75: a hundred end the match
    fulfilled   pacts
    open        accepted pacts, each of which costs at the end
    hope        rewards of these, each by the square of the part of its cost that is there
    ripe        rewards of those that can be paid in full
    gap         what the open pacts lack, in resources and omens
    elements    what the own element and those of towers count now
    others      what the others' pacts of the own element count
    permanent   what the permanent omen counts
    lost        to revenge whose limit is broken
    revenge     cards of it
    secrets     secret pacts that would count now
    promised    points of all secret pacts in hand
    loose       resources that no open pact needs, six of a kind at most
    gold        the same
    sets        what resources count at the end
    omens       in hand
    workers     additional ones
    special     the special one
    stock       workers that can still be placed in this round
    upgrades    markers at locations
    towers      that bring a resource
    ability     not used yet
    multiplier  of the master board
    pyramid     levels
    turn        it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .reference import covered, prior, reward, time_left
from .rules.numbers import GOAL, GOLD, KINDS_OF_RESOURCE
from .rules.player import Player
from .rules.state import Wutaki
from .rules.turn.scoring import (
    Over,
    element_points,
    others_points,
    permanent_points,
    resource_points,
    revenge_points,
    secret_points,
)

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "points", "near", "fulfilled", "open", "hope", "ripe", "gap", "elements", "others",
    "permanent", "lost", "revenge", "secrets", "promised", "loose", "gold", "sets", "omens",
    "workers", "special", "stock", "upgrades", "towers", "ability", "multiplier", "pyramid",
    "turn",
)  # fmt: skip
HOME: Final = GOAL - 25  # from here on the end is near
SPARE: Final = 6  # resources of a kind that somebody may find a use for
WEIGHTS: Final = weights_of("tafelrunde.games.wutaki", FEATURES)


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Wutaki)
    if isinstance(state.decision, Over):
        outcome = state.outcome()
        assert outcome is not None
        return decided(outcome)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """How near somebody is to the end."""
    assert isinstance(state, Wutaki)
    return 1.0 - time_left(state)


def features(state: State) -> list[list[float]]:
    """By side, in the order of FEATURES."""
    assert isinstance(state, Wutaki)
    actors = state.actors()
    out: list[list[float]] = []
    for seat in range(len(state.players)):
        numbers = [0.0] * len(FEATURES)
        count_score(state, seat, numbers)
        count_pacts(state, seat, numbers)
        count_means(state, seat, numbers)
        numbers[26] = 1.0 if len(actors) == 1 and actors[0] == seat else 0.0
        out.append(numbers)
    return out


def count_score(state: Wutaki, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    numbers[0] = float(player.points)
    numbers[1] = float(max(0, player.points - HOME))
    numbers[2] = float(len(player.fulfilled))
    numbers[3] = float(len(player.accepted))
    numbers[7] = float(element_points(state, seat))
    numbers[8] = float(others_points(state, seat))
    numbers[9] = float(permanent_points(state, seat))
    numbers[10] = float(revenge_points(state, seat))
    numbers[11] = float(len(player.revenge))
    for secret in player.secrets:
        numbers[12] += secret_points(state, seat, secret)
        numbers[13] += state.setup.secrets[secret].points


def count_pacts(state: Wutaki, seat: int, numbers: list[float]) -> None:
    """Open pacts, the nearest to done first, each with what is left of the resources."""
    player = state.players[seat]
    setup = state.setup
    left = player.resources[:]
    omens = len(player.omens)
    pacts = player.accepted[:]
    while pacts:
        best = nearest(state, player, left, omens, pacts)
        pacts.remove(best)
        part = covered(setup, player.cost, left, omens, best)
        prize = reward(state, seat, best)
        numbers[4] += part * part * prize
        if part >= 1.0:
            numbers[5] += prize
        face = setup.pacts[best]
        need = face.needs[player.cost]
        for resource in range(KINDS_OF_RESOURCE):
            numbers[6] += max(0, need[resource] - left[resource])
            left[resource] = max(0, left[resource] - need[resource])
        numbers[6] += max(0, face.omens - omens)
        omens = max(0, omens - face.omens)
    for resource in range(KINDS_OF_RESOURCE):
        numbers[15 if resource == GOLD else 14] += min(left[resource], SPARE)


def nearest(state: Wutaki, player: Player, left: list[int], omens: int, pacts: list[int]) -> int:
    best = pacts[0]
    most = -1.0
    for pact in pacts:
        part = covered(state.setup, player.cost, left, omens, pact)
        if part > most:
            best = pact
            most = part
    return best


def count_means(state: Wutaki, seat: int, numbers: list[float]) -> None:
    player = state.players[seat]
    numbers[16] = float(resource_points(player.resources))
    numbers[17] = float(len(player.omens))
    numbers[18] = float(player.additional())
    numbers[19] = 1.0 if player.has_special() else 0.0
    if not player.passed:
        numbers[20] = float(player.loyal + player.idle + player.special)
    for owner in state.markers:
        if owner == seat:
            numbers[21] += 1.0
    for tower in player.towers:
        if state.setup.towers[tower].resource >= 0:
            numbers[22] += 1.0
    numbers[23] = 1.0 if player.ability >= 0 and not player.ability_used else 0.0
    numbers[24] = float(player.multiplier)
    numbers[25] = float(player.pyramid)
