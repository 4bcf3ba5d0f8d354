"""Wutaki: which paragraph stands behind a gain, a payment or a draw, by what brought it about."""

from __future__ import annotations

from typing import Final

from tafelrunde.games.wutaki.numbers import (
    CARD,
    CHASE,
    CLAIM,
    DRAW,
    FAVOUR,
    FOREST,
    GIVE,
    OWN,
    PLUNDER,
    VILLAGE,
)  # fmt: skip
from tafelrunde.games.wutaki.step import (
    FOR_EFFECT,
    FOR_OPPONENT,
    FOR_PACT,
    FROM_ABILITY,
    FROM_COUNTER,
    FROM_FATE,
    FROM_LEVEL,
    FROM_OMEN,
    FROM_OWNER,
    FROM_PACT,
    FROM_ROUND,
    ON_TRACK,
    area_of,
)  # fmt: skip

IN_AREAS: Final = {
    CHASE: "6.2", GIVE: "7.5", FAVOUR: "10.1", PLUNDER: "10.2", DRAW: "10.4", CLAIM: "10.6",
    CARD: "14.2", OWN: "15.6",
}  # fmt: skip
ELSEWHERE: Final = {
    FROM_PACT: "11.3", FROM_COUNTER: "11.6", FROM_ROUND: "14.3", FROM_OMEN: "12.1",
    FROM_ABILITY: "16.1", FROM_LEVEL: "18.2", FROM_FATE: "15.7", FROM_OWNER: "9.3",
}  # fmt: skip
DISCARDS: Final = {FOR_PACT: "11.2", FOR_OPPONENT: "12.7", FOR_EFFECT: "1.8"}


def rule_of(at: int) -> str:
    if at <= ON_TRACK:
        return "15.1"
    if at < 0:
        return ELSEWHERE.get(at, "1.10")
    area = area_of(at)
    return "9.1" if FOREST <= area <= VILLAGE else IN_AREAS.get(area, "1.10")


def revenge_rule(at: int) -> str:
    """A gift costs a card on the EXTREME side only."""
    return "18.4" if area_of(at) == GIVE else rule_of(at)


def discard_rule(why: int) -> str:
    """11.2, 12.7, 1.8; for points 16.5."""
    return DISCARDS.get(why, "16.5")
