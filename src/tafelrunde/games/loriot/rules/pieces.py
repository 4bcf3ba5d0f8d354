"""Stones and where they came from, what belongs to a person, cards on the table."""

from __future__ import annotations

from typing import final

from .numbers import SUIT, WAITING


@final
class Trail:
    """A field that a stone stands on or came over since the start (10.3), and those before it."""

    __slots__ = ("field", "entry", "before")

    def __init__(self, field: int, entry: int, before: Trail | None) -> None:
        self.field = field
        self.entry = entry  # the arm by which it came in, -1 on the start field
        self.before = before


@final
class Stone:
    __slots__ = ("at", "trail", "points")

    def __init__(self) -> None:
        self.at = WAITING  # or OUT, or a field
        self.trail: Trail | None = None  # from its field back to the start
        self.points = 0  # 11.4: what it scored

    def clone(self) -> Stone:
        other = Stone()
        other.at = self.at
        other.trail = self.trail
        other.points = self.points
        return other

    def put(self, trail: Trail) -> None:
        self.at = trail.field
        self.trail = trail

    def leave(self, where: int) -> None:
        """Off the board: WAITING or OUT."""
        self.at = where
        self.trail = None


@final
class Player:
    __slots__ = ("stones", "hand", "skips")

    def __init__(self, stones: int) -> None:
        self.stones = [Stone() for _ in range(stones)]
        self.hand = SUIT  # ranks as bits
        self.skips = False  # 10.6: misses the next turn

    def clone(self) -> Player:
        other = Player(0)
        other.stones = [stone.clone() for stone in self.stones]
        other.hand = self.hand
        other.skips = self.skips
        return other

    def is_on_way(self) -> bool:
        """4.2: stones that have scored do not count."""
        return any(stone.at >= 0 and stone.points == 0 for stone in self.stones)

    def holds(self, rank: int) -> bool:
        return self.hand >> rank & 1 == 1

    def waiting(self) -> int:
        """The number of a stone that waits, -1 for none."""
        for i, stone in enumerate(self.stones):
            if stone.at == WAITING:
                return i
        return -1


@final
class Laid:
    """9.2, 9.3: a card on the table, and whose it was."""

    __slots__ = ("seat", "rank")

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank
