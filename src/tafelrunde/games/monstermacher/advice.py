"""What a position is worth, by weighed features, and which actions look promising.

`tafelrunde tune` writes the weights into `data/advice.toml`. While a part is on offer, features are
those of the bid that helps the seller most, as far as it is likely. Features of a side:

    parts     printed values of what is sewn on
    bonus     for rotten parts, as it counts now
    decay     the hope for that bonus
    limbs     sewn on
    head      sewn on
    brain     sewn on
    study     what the study die is worth, by its grade
    cards     robbery cards in hand
    store     what the parts in store would bring
    exposed   the best of them, where they can be robbed
    hope      what the operation or robbery that is going on promises
    wake      how likely the monster wakes at its first try, where it may be tried
    win       the same where that would win
    lead      points that this win would have to spare, by its chance, five at most
    turn      it is this side's turn
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.decision import Chance
from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, chances, decided, scores, weights_of

from .frozen.standing import GRADE, ROTTENNESS, chance_of, rotten_parts, standing, store_worths
from .reference import DOUBT, best_buyer, expected_loot, expected_operation, prior
from .rules.numbers import BRAIN, COUNTS, HEAD, LIMBS, REVIVAL
from .rules.operation import Assist
from .rules.revival import can_revive, revival_bonus
from .rules.robbery import Choose, Join
from .rules.scoring import monster_points, part_points, rotten_points
from .rules.state import Monsters
from .rules.theft import is_exposed
from .rules.trade import Accept, Bidding, exchange

__all__ = ["FEATURES", "features", "prior", "progress", "value", "weigh"]

FEATURES: Final = (
    "parts", "bonus", "decay", "limbs", "head", "brain", "study", "cards", "store", "exposed",
    "hope", "wake", "win", "lead", "turn",
)  # fmt: skip
SPARE: Final = 5.0  # points of a lead that matter
BRAINLESS: Final = 0.3  # of a waking: the head is on, a brain lies ready
BEHIND: Final = 0.3  # of a waking that would not win: hardly anybody tries it
WEIGHTS: Final = weights_of("tafelrunde.games.monstermacher", FEATURES)


def value(state: State) -> list[float]:
    """Between -1 and 1, ±1 where it is decided."""
    return weigh(state, WEIGHTS)


def weigh(state: State, weights: Weights) -> list[float]:
    assert isinstance(state, Monsters)
    outcome = state.outcome()
    if outcome is not None:
        return decided(outcome)
    if isinstance(state.decision, Chance) and state.turn < 0:
        return [0.0] * len(state.players)
    return chances(scores(features(state), weights.at(progress(state))))


def progress(state: State) -> float:
    """How likely the match ends in the next round: somebody wakes a monster that wins."""
    assert isinstance(state, Monsters)
    points = [monster_points(state, seat) for seat in range(len(state.players))]
    lasts = 1.0
    for seat in range(len(points)):
        lasts *= 1.0 - ending(state, seat, points)
    return 1.0 - lasts


def ending(state: Monsters, seat: int, points: list[int]) -> float:
    player = state.players[seat]
    if player.sewn[HEAD] < 0:
        return 0.0
    likely = chance_of(state, player.die, revival_bonus(state, player))
    if spare(points, seat) < 0:
        likely *= BEHIND
    if player.sewn[BRAIN] >= 0:
        return likely
    for card in player.store:
        if state.setup.type_of[card] == BRAIN:
            return BRAINLESS * likely
    return 0.0


def spare(points: list[int], seat: int) -> int:
    """By how much a monster that wakes now is ahead of all others."""
    best = max([other for s, other in enumerate(points) if s != seat])
    return points[seat] + REVIVAL - best


def features(state: State) -> list[list[float]]:
    """By side, in the order of FEATURES."""
    assert isinstance(state, Monsters)
    out = counted(state)
    decision = state.decision
    if isinstance(decision, (Bidding, Accept)):
        before = [standing(state, seat) for seat in range(len(out))]
        buyer = best_buyer(state, decision.offer, before)
        if buyer >= 0:
            mix_in(out, traded(state, buyer, decision.offer))
    elif isinstance(decision, Assist):
        out[state.turn][10] = expected_operation(state, decision)
    elif isinstance(decision, (Join, Choose)):
        for seat in range(len(out)):
            if (state.robbers >> seat) & 1:
                out[seat][10] = expected_loot(state, seat)
    return out


def traded(state: Monsters, buyer: int, offer: int) -> list[list[float]]:
    copy = state.clone()
    assert isinstance(copy, Monsters)
    exchange(copy, state.turn, buyer, offer, True)
    return counted(copy)


def mix_in(out: list[list[float]], after: list[list[float]]) -> None:
    """11: a bid that looks good enough is likely to be accepted."""
    for seat in range(len(out)):
        for i in range(len(out[seat])):
            out[seat][i] += DOUBT * (after[seat][i] - out[seat][i])


def counted(state: Monsters) -> list[list[float]]:
    points = [monster_points(state, seat) for seat in range(len(state.players))]
    return [count_one(state, seat, points) for seat in range(len(points))]


def count_one(state: Monsters, seat: int, points: list[int]) -> list[float]:
    player = state.players[seat]
    out = [0.0] * len(FEATURES)
    bonus = rotten_points(state, player)
    out[0] = float(part_points(state, player))
    out[1] = float(bonus)
    out[2] = ROTTENNESS[rotten_parts(state, player)] - bonus
    for kind in range(LIMBS):
        if player.sewn[kind] >= 0:
            out[3] += 1.0
    out[4] = 1.0 if player.sewn[HEAD] >= 0 else 0.0
    out[5] = 1.0 if player.sewn[BRAIN] >= 0 else 0.0
    out[6] = GRADE[player.die]
    out[7] = float(COUNTS[player.hidden])
    worths = store_worths(state, player)
    if len(worths) > 0:
        out[8] = sum(worths)
        if is_exposed(player):
            out[9] = max(worths)
    if can_revive(player):
        wakes = chance_of(state, player.die, revival_bonus(state, player))
        out[11] = wakes
        more = spare(points, seat)
        if more >= 0:
            out[12] = wakes
            out[13] = wakes * min(SPARE, more / 1.0)
    out[14] = 1.0 if seat == state.turn else 0.0
    return out
