"""What brings an effect about: a worker's visit, or a card, a marker, a level, a track."""

from __future__ import annotations

from typing import Final, final

from ..numbers import (
    AREA_COUNT,
    CARD,
    CHASE,
    CLAIM,
    DRAW,
    FAVOUR,
    FOREST,
    GIVE,
    LOYAL,
    OWN,
    PLUNDER,
    VILLAGE,
    WORKERS,
)

IN_AREAS: Final = {
    CHASE: "6.2", GIVE: "7.5", FAVOUR: "10.1", PLUNDER: "10.2", DRAW: "10.4", CLAIM: "10.6",
    CARD: "14.2", OWN: "15.6",
}  # fmt: skip
NONE: Final[list[int]] = []


@final
class Cause:
    """Never changes. There is one object for each visit and one for each source besides `track`,
    so that causes may be compared by `is`."""

    __slots__ = ("source", "rule", "area", "worker", "before")

    def __init__(self, source: str, rule: str, area: int, worker: int, before: list[int]) -> None:
        self.source = source
        self.rule = rule  # the paragraph behind a gain, a payment or a draw
        self.area = area  # that is visited, or -1
        self.worker = worker  # the kind of him who visits it, or -1
        self.before = before  # along a track: what lay on the monster before the pact, by resource

    @property
    def revenge_rule(self) -> str:
        """A gift costs a card on the EXTREME side only."""
        return "18.4" if self.area == GIVE else self.rule


def rule_in(area: int) -> str:
    return "9.1" if FOREST <= area <= VILLAGE else IN_AREAS.get(area, "1.10")


def elsewhere(source: str, rule: str) -> Cause:
    return Cause(source, rule, -1, -1, NONE)


def on_track(before: list[int]) -> Cause:
    """15.1: a master's track, after a pact."""
    return Cause("track", "15.1", -1, -1, before)


VISITS: Final[list[list[Cause]]] = [
    [Cause("visit", rule_in(area), area, worker, NONE) for area in range(AREA_COUNT)]
    for worker in range(len(WORKERS))
]
CHASING: Final[Cause] = VISITS[LOYAL][CHASE]  # 6.2: whoever chases, and from where
NOWHERE: Final[Cause] = elsewhere("nowhere", "1.10")
FROM_PACT: Final[Cause] = elsewhere("pact", "11.3")
FROM_COUNTER: Final[Cause] = elsewhere("counter", "11.6")
FROM_ROUND: Final[Cause] = elsewhere("round", "14.3")
FROM_OMEN: Final[Cause] = elsewhere("omen", "12.1")
FROM_ABILITY: Final[Cause] = elsewhere("ability", "16.1")
FROM_LEVEL: Final[Cause] = elsewhere("level", "18.2")  # of the pyramid
FROM_FATE: Final[Cause] = elsewhere("fate", "15.7")
FROM_OWNER: Final[Cause] = elsewhere("owner", "9.3")  # of a location's marker
ELSEWHERE: Final[list[Cause]] = [
    NOWHERE, FROM_PACT, FROM_COUNTER, FROM_ROUND, FROM_OMEN, FROM_ABILITY, FROM_LEVEL, FROM_FATE,
    FROM_OWNER,
]  # fmt: skip


def visit_of(area: int, worker: int) -> Cause:
    return VISITS[worker][area]
