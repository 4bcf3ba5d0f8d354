"""Hamlet: the stack of what is to be decided or done next. Steps are never changed."""

from __future__ import annotations

from typing import Final, final

# chance
LAYOUT: Final = 0
ACTION_ROW: Final = 1
DRAW: Final = 2
TRADE: Final = 3
MARKER: Final = 4
# decided by a seat
ARRANGE: Final = 5
TURN: Final = 6
DONKEYS: Final = 7
ACT: Final = 8
TOWN: Final = 9
FILL: Final = 10
PLACE: Final = 11
PAY: Final = 12
# decided by a seat for Botrik
ORDER: Final = 13
SALE: Final = 14
USE: Final = 15
HOST: Final = 16
LAY: Final = 17
SITE: Final = 18
PAVE: Final = 19
WHO: Final = 20
OVER: Final = 21
# done without asking anybody, once it is on top
LIE: Final = 22
MAKE: Final = 23
RAISE: Final = 24
ROADWORK: Final = 25
SOLD: Final = 26
DELIVERED: Final = 27
VILLAGER: Final = 28
CHURCH_TRY: Final = 29
MARKET_TRY: Final = 30
TRY: Final = 31
FETCH: Final = 32
SHIFT: Final = 33
ASIDE: Final = 34
GIVE: Final = 35

KINDS: Final = (
    "layout", "action-row", "draw", "trade", "marker",
    "arrange", "turn", "donkeys", "act", "hall", "fill", "place", "pay",
    "order", "sale", "use", "host", "lay", "site", "pave", "who", "over",
    "lie", "make", "raise", "roadwork", "sold", "delivered",
    "villager", "church", "market", "try", "fetch", "shift", "aside", "give",
)  # fmt: skip

REASONS: Final = ("church", "round-limit")


@final
class Step:
    """One thing to decide or to do, for a side, and what lies below it on the stack.

    LAYOUT               a, b: the tiles drawn for the church's roads, and how many
    TURN                 a: 1 once the donkey step is over
    ACT, LIE             a: the tile on which the villager stands
    TOWN                 a: 1 once a blueprint was taken
    FILL                 a: the barn; b: for Botrik the raw materials he has put there already
    PLACE, RAISE         a: the new tile; b: the host; c: the pair of edges (RAISE)
    PAY                  a: set of kinds; b: how many are still to be paid; c: where to
    MAKE                 a: the refinery; b: how many goods
    ROADWORK             a: the tile built from; b: the edge
    SOLD, DELIVERED      a: trade tile, order
    ORDER, SALE          a: set of the tied ones
    USE                  a: set of tied tiles; b: Botrik's action
    HOST                 a: the new tile; b: set of tied hosts
    LAY                  a: the new tile; b: the host
    SITE, PAVE           a: set of tied tiles; the tile built from
    FETCH, WHO           a: where the villager is laid; b: set of tied tiles (WHO)
    CHURCH_TRY           a: 1 if hiring failed (not: was skipped)
    TRY                  a: the first position in the row; b: how many have failed
    SHIFT                a: the action done
    ASIDE                a: the circle of the marker drawn
    OVER                 a: reason
    """

    __slots__ = ("kind", "side", "a", "b", "c", "below")

    def __init__(
        self, kind: int, side: int, a: int = 0, b: int = 0, c: int = 0, below: Step | None = None
    ) -> None:
        self.kind = kind
        self.side = side
        self.a = a
        self.b = b
        self.c = c
        self.below = below


def rest(step: Step) -> Step:
    """What lies below; there is always something below a step that can be finished."""
    below = step.below
    assert below is not None
    return below
