"""A bid in a trade (11.4 to 11.7). Bids never change."""

from __future__ import annotations

from typing import Final, final

# how far a bid is
WAITING: Final = 0
DRAFT: Final = 1
PASSED: Final = 2
MADE: Final = 3
STATUS: Final = ("waiting", "asked", "passed", "bid")


@final
class Bid:
    """11.4: parts by card, each with its front shown to the seller or not, and points."""

    __slots__ = ("status", "parts", "points")

    def __init__(self, status: int, parts: tuple[tuple[int, bool], ...], points: int) -> None:
        self.status = status
        self.parts = parts
        self.points = points

    def holds(self, card: int) -> bool:
        return any(part == card for part, _ in self.parts)

    def is_empty(self) -> bool:
        return self.points == 0 and len(self.parts) == 0

    def with_part(self, card: int, is_shown: bool) -> Bid:
        """11.6: and one part more."""
        return Bid(self.status, tuple(sorted([*self.parts, (card, is_shown)])), self.points)
