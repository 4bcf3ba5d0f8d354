"""Final scoring and the outcome (chapters 13, 23)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.decision import OneOf
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import Outcome

from .fields import SIDE
from .landmarks import RULES, landmark_points
from .numbers import (
    BOTRIK_LANDMARK,
    CHAPLAIN,
    GOLD_PER_POINT,
    LANDSCAPER,
    MERCHANT,
    MERCHANT_LEAST,
    PLANNER,
    SACRISTAN,
)
from .state import NOBODYS, Hamlet, Pending
from .village.chains import longest_road
from .village.village import members

REASONS: Final = ("church", "round-limit")
CHURCH_FINISHED: Final = 0  # 13.1
ROUND_LIMIT: Final = 1  # 13.2
PARTS = {
    "roads": "13.4", "longest": "13.5", "chaplain": "13.6", "sacristan": "13.6",
    "merchant": "13.7", "landscaper": "13.7", "gold": "13.9", "goods": "23.13",
}  # fmt: skip

Sheet = list[tuple[str, list[int]]]


@final
class Over(Pending):
    """The match is over; nobody is asked."""

    key = "over"
    FIELDS = (SIDE, OneOf("reason", REASONS))
    WHOSE = NOBODYS

    def __init__(self, side: int, reason: int) -> None:
        super().__init__(side)
        self.reason = reason

    def actors(self, state: Hamlet) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Hamlet) -> Outcome:
        rows = sheet(state)
        sides = range(len(state.sides))
        scores = [sum([values[side] for _, values in rows]) for side in sides]
        parts = tuple([(part, tuple(values)) for part, values in rows])
        ranks = solo_ranks(scores) if state.setup.solo else shared_ranks(state, scores)
        return Outcome(tuple(scores), ranks, REASONS[self.reason], parts)


def count(mask: int) -> int:
    return len(members(mask))


def sheet(state: Hamlet) -> Sheet:
    """The rows of the final score, per side."""
    sides = range(len(state.sides))
    rows: Sheet = [
        ("track", [state.sides[side].points for side in sides]),
        ("landmarks", [landmarks(state, side) for side in sides]),
        ("roads", [roads(state, side) for side in sides]),
    ]
    if state.setup.flag("longest_road"):
        rows.append(("longest", [longest(state, side) for side in sides]))
    chaplain, sacristan = church_awards(state)
    rows.append(("chaplain", chaplain))
    rows.append(("sacristan", sacristan))
    rows.append(("merchant", merchant(state)))
    flags = [count(side.landmarks) for side in state.sides]
    rows.append(("landscaper", leaders(flags, LANDSCAPER)))
    rows.append(("gold", [gold_left(state, side) for side in sides]))
    if state.setup.flag("harder_goods"):
        rows.append(("goods", [goods_left(state, side) for side in sides]))
    return rows


def landmarks(state: Hamlet, side: int) -> int:
    """13.3: by their own texts; 23.2: Botrik's count alike."""
    mine = members(state.sides[side].landmarks)
    if side == state.setup.botrik:
        return len(mine) * botrik_landmark(state)
    return sum([landmark_points(state, side, tile) for tile in mine])


def botrik_landmark(state: Hamlet) -> int:
    """23.2, 23.6, 23.12: what each of Botrik's landmarks counts."""
    if state.setup.flag("easier_landmarks"):
        return 1
    return 5 if state.setup.flag("harder_landmarks") else BOTRIK_LANDMARK


def roads(state: Hamlet, side: int) -> int:
    """13.4: one point for each, two for the planner."""
    own = sum([1 for road in state.village.roads if road.owner == side])
    return own * 2 if state.milestones[PLANNER] == side else own


def longest(state: Hamlet, side: int) -> int:
    """13.5: half the tiles of the longest road."""
    return longest_road(state.village, 1 << side, side).length // 2


def leaders(numbers: list[int], points: int) -> list[int]:
    """13.8: all with the most, if that is at least one."""
    best = max(numbers)
    return [points if best > 0 and number == best else 0 for number in numbers]


def church_awards(state: Hamlet) -> tuple[list[int], list[int]]:
    """13.6, 13.8, 23.10: the most orders and, unless these are tied, the second most."""
    numbers = [count(side.orders) for side in state.sides]
    first = leaders(numbers, CHAPLAIN)
    if state.setup.flag("harder_chaplain") and numbers[0] == numbers[1] > 0:
        return [0, CHAPLAIN], [SACRISTAN, 0]
    if sum([1 for points in first if points]) > 1:
        return first, [0] * len(numbers)
    others = [0 if points else number for number, points in zip(numbers, first)]
    return first, leaders(others, SACRISTAN)


def merchant(state: Hamlet) -> list[int]:
    """13.7: the most trade tiles; 23.11: five at least, and a tie is Botrik's."""
    numbers = [count(side.trades) for side in state.sides]
    if state.setup.flag("harder_merchant"):
        mine, his = numbers
        if mine > his:
            return [MERCHANT if mine >= MERCHANT_LEAST else 0, 0]
        return [0, MERCHANT if his > 0 else 0]
    return leaders(numbers, MERCHANT)


def gold_left(state: Hamlet, side: int) -> int:
    """13.9; 23.1: Botrik's, unless it is played without."""
    if side == state.setup.botrik and state.setup.flag("unscored_gold"):
        return 0
    return state.sides[side].gold // GOLD_PER_POINT


def goods_left(state: Hamlet, side: int) -> int:
    """23.13: simple 1 + 1, of high quality 2 + 1."""
    if side != state.setup.botrik:
        return 0
    out = 0
    for tile in state.setup.refineries:
        for code in (state.on[tile] & 15, state.on[tile] >> 4):
            if code and (code - 1) >> 1 == side:
                out += 3 if (code - 1) & 1 else 2
    return out


def solo_ranks(scores: list[int]) -> tuple[int, ...]:
    """23.3: a tie is no win."""
    return (1, 2) if scores[0] > scores[1] else (2, 1)


def shared_ranks(state: Hamlet, scores: list[int]) -> tuple[int, ...]:
    """13.10: points, then orders, then gold."""
    standing = [
        score * 1_000_000 + count(side.orders) * 10_000 + min(side.gold, 9_999)
        for score, side in zip(scores, state.sides)
    ]
    return tuple([1 + sum([1 for other in standing if other > mine]) for mine in standing])


def tell_scores(state: Hamlet) -> None:
    """The calculation, line by line."""
    if state.told is None:
        return
    setup = state.setup
    for side, me in enumerate(state.sides):
        owner = setup.owners[side]
        for tile in members(me.landmarks):
            if side == setup.botrik:
                points, rule = botrik_landmark(state), "23.2"
            else:
                points = landmark_points(state, side, tile)
                rule = RULES[setup.tiles[tile].scoring]
            state.tell(EVERYONE, "counts-landmark", rule, owner, setup.names[tile], points)
    totals = [0] * len(state.sides)
    for part, values in sheet(state):
        for side, points in enumerate(values):
            totals[side] += points
            if part in PARTS and points:
                state.tell(
                    EVERYONE, "counts", PARTS[part], setup.owners[side], f"part-{part}", points
                )
    for side, points in enumerate(totals):
        state.tell(EVERYONE, "total", "13.10", setup.owners[side], points)
