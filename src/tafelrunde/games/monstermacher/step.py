"""Die Monstermacher: the stack of what is to be decided, bids and rolls. All immutable."""

from __future__ import annotations

from typing import Final, final

# what chance settles
LAY: Final = 0
START: Final = 1
VALUE: Final = 2
TOP: Final = 3
SEW: Final = 4
WAKE: Final = 5
# what seats decide
FIRST: Final = 6
JOIN: Final = 7
CHOOSE: Final = 8
SECOND: Final = 9
ASSIST: Final = 10
THIRD: Final = 11
SHOW: Final = 12
BID: Final = 13
ACCEPT: Final = 14
# nobody: the turn is over, the match is over
END: Final = 15
OVER: Final = 16
STEPS: Final = (
    "lay", "start", "value", "top", "sew", "wake", "first", "join", "choose", "second", "assist",
    "third", "show", "bid", "accept", "end", "over",
)  # fmt: skip

REASONS: Final = ("revived", "idle", "round-limit")
REVIVED: Final = 0
IDLE: Final = 1
ROUND_LIMIT: Final = 2


@final
class Step:
    """One decision and what follows it, below it on the stack. `seat` is who decides; a, b, c:

    LAY      a: how many parts are laid out
    VALUE    seat: who looks at the card; a: the card
    TOP      a: the grave whose next back comes to light
    SEW      seat: the operator; a: the part laid open; b: the part asked for; c: the assistant
    WAKE     seat: who revives
    ASSIST   a: the part asked for
    SHOW, BID, ACCEPT   a: the part on offer; b: the seats to whom its front was shown
    OVER     a: reason; seat: who revived, -1 for nobody
    """

    __slots__ = ("kind", "seat", "a", "b", "c", "below")

    def __init__(
        self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, below: Step | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.below = below


# how far a bid is
WAITING: Final = 0
DRAFT: Final = 1
PASSED: Final = 2
MADE: Final = 3
STATUS: Final = ("waiting", "asked", "passed", "bid")


@final
class Bid:
    """11.4: parts, each as card * 2 + 1 if its front is shown to the seller, and points."""

    __slots__ = ("status", "picks", "points")

    def __init__(self, status: int, picks: tuple[int, ...], points: int) -> None:
        self.status = status
        self.picks = picks
        self.points = points

    def holds(self, card: int) -> bool:
        return card * 2 in self.picks or card * 2 + 1 in self.picks


@final
class Roll:
    """A roll of the white die and what came of it; the newest one is remembered for the page."""

    __slots__ = ("seat", "card", "revival", "white", "bonus", "die", "success")

    def __init__(
        self, seat: int, card: int, revival: bool, white: int, bonus: int, die: int, success: bool
    ) -> None:
        self.seat = seat
        self.card = card
        self.revival = revival
        self.white = white
        self.bonus = bonus
        self.die = die  # the study die before it is turned
        self.success = success
