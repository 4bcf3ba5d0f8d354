"""Ekö: the stack of what is to be decided, and the chain of positions gone by. Both immutable."""

from __future__ import annotations

from typing import Final, final

# what chance settles, in this order
BOX: Final = 0
TILE: Final = 1
TURN: Final = 2
PORTAL_PLACE: Final = 3
TEMPLE_PLACE: Final = 4
STORM_PLACE: Final = 5
PYRAMID_PLACE: Final = 6
DISC: Final = 7
COLOUR: Final = 8
START: Final = 9
# what seats decide
SWAP: Final = 10
ACT: Final = 11
THROUGH: Final = 12
LOSE: Final = 13
EXCHANGE: Final = 14
REINFORCE: Final = 15
SPREAD: Final = 16
OVER: Final = 17
KINDS: Final = (
    "box", "tile", "turn", "portal", "temple", "storm", "pyramid", "disc", "colour", "start",
    "swap", "act", "through", "lose", "exchange", "reinforce", "spread", "over",
)  # fmt: skip

REASONS: Final = ("points", "last-standing", "empty-board", "repetition", "turn-limit")
POINTS: Final = 0
LAST_STANDING: Final = 1
EMPTY_BOARD: Final = 2
REPETITION: Final = 3
TURN_LIMIT: Final = 4


@final
class Step:
    """One decision and what lies below it on the stack. What a, b, c hold depends on the kind:

    BOX, STORM_PLACE, PYRAMID_PLACE   a: how many are settled
    SWAP                              a: how many seats have been asked
    ACT, REINFORCE                    a: 1 after a forced march; b, c: the cell of the stack that
                                      moved (-1: none) and the zones it has paid for this turn
    THROUGH                           a, b: from, to; c: 1 for a detour
    LOSE                              a, b: from, to; c: the zones to be paid for
    EXCHANGE                          a: the seat whose stack was beaten
    OVER                              a: reason; b: the winner, -1 without one
    """

    __slots__ = ("kind", "seat", "a", "b", "c", "below")

    def __init__(
        self, kind: int, seat: int, a: int = 0, b: int = -1, c: int = 0, below: Step | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.below = below


@final
class Past:
    """9.10: the number of a position at the beginning of a turn, and those before it."""

    __slots__ = ("number", "before")

    def __init__(self, number: int, before: Past | None) -> None:
        self.number = number
        self.before = before
