"""What a position is worth: the score as of now, and what is still to come of it.

Open pacts count by how much of their cost is there, workers and upgrades by the time that is left,
elements and secret pacts by the final scoring; a hurry grows as somebody nears the end.

Frozen: other bots are measured against this judgement, so it is never tuned.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.state import State

from .rules.effects.effect import V_GAIN, V_MAY_HIRE
from .rules.numbers import (
    COST,
    FOREST,
    GOAL,
    GOLD,
    KINDS_OF_RESOURCE,
    MARKET,
    OMEN,
    POINTS,
    TOP,
    UNFULFILLED,
)
from .rules.setup import WutakiSetup
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

SCALE: Final = 60.0  # points of a lead that is worth one half
LOOSE: Final = 0.55  # a resource that no pact needs
LOOSE_GOLD: Final = 0.6
IN_HAND: Final = 1.3  # an omen
WORKER: Final = 6.0  # an additional worker, with the whole game to come
SPECIAL_WORKER: Final = 9.0
MARKER: Final = 4.0  # an upgrade of a location, the same
DREAD: Final = 2.0  # a revenge card whose limit is not broken yet
PLENTY: Final = 3  # open pacts one can hope to fulfil at the same time


def value(state: State) -> list[float]:
    """How far ahead of the others, the best of them above all; between -1 and 1."""
    assert isinstance(state, Wutaki)
    seats = range(state.setup.seats)
    if isinstance(state.decision, Over):
        return final(state)
    time = time_left(state)
    worth = [estimate(state, seat, time) for seat in seats]
    return [ahead(worth, seat) for seat in seats]


def ahead(worth: list[float], seat: int) -> float:
    others = [w for other, w in enumerate(worth) if other != seat]
    mean = sum(others) / len(others)
    lead = worth[seat] - 0.7 * max(others) - 0.3 * mean
    return lead / (SCALE + abs(lead))


def final(state: Wutaki) -> list[float]:
    outcome = state.outcome()
    assert outcome is not None
    worth = [score / 1.0 for score in outcome.scores]
    return [
        0.5 * ahead(worth, seat) + (0.5 if outcome.ranks[seat] == 1 else -0.5)
        for seat in range(len(worth))
    ]


def time_left(state: Wutaki) -> float:
    """1 at the beginning, 0 when somebody has ended the game."""
    if state.ender >= 0:
        return 0.0
    most = 0.0
    for player in state.players:
        most = max(most, player.points / GOAL, 0.2 * player.pyramid if player.pyramid < TOP else 1)
    return max(0.02, 1.0 - most)


def estimate(state: Wutaki, seat: int, time: float) -> float:
    player = state.players[seat]
    out = player.points + pact_worth(state, seat, time)
    out += element_points(state, seat) + others_points(state, seat)
    out += permanent_points(state, seat)
    losses = revenge_points(state, seat)
    out += losses * (1.0 - 0.3 * time) - DREAD * len(player.revenge) * time
    for secret in player.secrets:
        out += secret_points(state, seat, secret) * (1.0 - 0.6 * time)
        out += state.setup.secrets[secret].points * 0.2 * time
    out += IN_HAND * len(player.omens) * (0.15 + 0.85 * min(1.0, 3 * time))
    out += WORKER * time * player.additional() + SPECIAL_WORKER * time * int(player.has_special())
    for owner in state.markers:
        if owner == seat:
            out += MARKER * time
    for tower in player.towers:
        if state.setup.towers[tower].resource >= 0:
            out += MARKER * time
    if player.permanent >= 0:
        out += 2.0 * time
    if player.ability >= 0 and not player.ability_used:
        out += 3.0 * time
    out += 2.5 * time * player.multiplier
    return out


def pact_worth(state: Wutaki, seat: int, time: float) -> float:
    """Open pacts, the best first, each with what is left of the resources; then the rest."""
    player = state.players[seat]
    setup = state.setup
    left = player.resources[:]
    omens = len(player.omens)
    out = 0.0
    pacts = player.accepted[:]
    for place in range(len(player.accepted)):
        best = -1
        best_part = -1.0
        for pact in pacts:
            part = covered(setup, player.cost, left, omens, pact)
            if part > best_part:
                best, best_part = pact, part
        pacts.remove(best)
        hope = best_part * best_part * 0.9
        chance = max(hope, 0.0 if place >= PLENTY else min(0.55, 1.6 * time))
        prize = reward(state, seat, best)
        out += chance * hope * prize - (1.0 - chance) * UNFULFILLED
        need = setup.pacts[best].needs[player.cost]
        for resource in range(KINDS_OF_RESOURCE):
            left[resource] = max(0, left[resource] - need[resource])
        omens = max(0, omens - setup.pacts[best].omens)
    for resource in range(KINDS_OF_RESOURCE):
        each = LOOSE_GOLD if resource == GOLD else LOOSE
        out += each * min(left[resource], 6) * (0.2 + 0.8 * min(1.0, 3 * time))
    return out + resource_points(player.resources) * (1.0 - time)


def covered(setup: WutakiSetup, cost: int, left: list[int], omens: int, pact: int) -> float:
    """The part of a cost that is there."""
    face = setup.pacts[pact]
    need = face.needs[cost]
    whole = face.omens
    there = min(omens, face.omens)
    for resource in range(KINDS_OF_RESOURCE):
        whole += need[resource]
        there += min(left[resource], need[resource])
    return there / whole if whole else 1.0


def reward(state: Wutaki, seat: int, pact: int) -> float:
    """What a pact pays, its element included."""
    setup = state.setup
    player = state.players[seat]
    face = setup.pacts[pact]
    out = 0.0
    for op in face.reward.alternatives[0].ops:
        if op.verb == V_GAIN:
            if op.what == POINTS:
                out += op.n
            elif op.what == OMEN:
                out += IN_HAND * op.n
            elif op.what <= COST:
                out += LOOSE * op.n
        elif op.verb == V_MAY_HIRE:
            out += 3.0
    if player.element == face.element:
        out += setup.element_bonus[player.element]
    return out


LIKED: Final = {
    "fulfil": 12.0, "waive": 8.0, "raid": 8.0, "again": 5.0, "twice": 3.0, "hire": 5.0,
    "upgrade": 4.0, "move-in": 3.0, "yes": 2.0, "use": 1.5, "end": 0.5, "skip": 0.5,
    "enough": 0.5, "pass": 0.3, "done": 1.0, "squeeze": 1.0,
}  # fmt: skip


def prior(state: State, seat: int, legal: list[Action]) -> list[float]:
    """What is usually good; resources that an open pact needs are kept, others spent."""
    assert isinstance(state, Wutaki)
    lacking = lacks(state, seat)
    weights = [weight(state, seat, action, lacking) for action in legal]
    whole = sum(weights)
    return [w / whole for w in weights]


def lacks(state: Wutaki, seat: int) -> list[int]:
    """By resource: how many the open pacts need more than there are (negative: to spare)."""
    player = state.players[seat]
    out = [-number for number in player.resources]
    if player.cost >= 0:
        for pact in player.accepted:
            need = state.setup.pacts[pact].needs[player.cost]
            for resource in range(KINDS_OF_RESOURCE):
                out[resource] += need[resource]
    return out


def weight(state: Wutaki, seat: int, action: Action, lacking: list[int]) -> float:
    kind = action.kind
    if kind in ("pay", "give"):
        return max(0.1, 3.0 - lacking[action.a])
    if kind in ("get", "buy", "take", "spare"):
        return max(0.1, 3.0 + lacking[action.a])
    if kind == "place":
        return place_weight(state, action.a, action.b, lacking)
    if kind == "name":  # 17.11: oneself, else the next clockwise
        return 1000.0 if action.a == seat else 10.0 - (action.a - seat) % state.setup.seats
    return LIKED.get(kind, 2.0)


def place_weight(state: Wutaki, worker: int, area: int, lacking: list[int]) -> float:
    out = 2.0
    if FOREST <= area <= MARKET:
        gives = state.setup.locations[area - FOREST].gives
        out += max(0.0, min(3.0, lacking[gives] / 1.0))
    if worker == 0:
        out *= 0.9
    return out
