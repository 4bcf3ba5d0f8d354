"""What one player has."""

from __future__ import annotations

from typing import final

from tafelrunde.core.cards import Card

from .numbers import (
    AREA_COUNT,
    FIRST_POINTS,
    KINDS_OF_RESOURCE,
    LOYAL_WORKERS,
    SPECIAL,
)  # fmt: skip


@final
class Player:
    """`spots` holds by area who stands there: loyal + 8 additional + 64 special.

    Lists other than `resources`, `spots` and `revenge` are replaced, never changed: copies share
    them.
    """

    __slots__ = (
        "points", "resources", "cost", "element", "offer", "secrets", "omens", "revenge",
        "permanent", "permanent_used", "accepted", "fulfilled", "loyal", "idle", "special",
        "spots", "towers", "upgraded", "pyramid", "master", "multiplier", "ability",
        "ability_used", "passed",
    )  # fmt: skip

    def __init__(self, blank: bool) -> None:
        self.points = FIRST_POINTS
        self.cost = -1
        self.element = -1
        self.permanent = -1
        self.permanent_used = False
        self.loyal = LOYAL_WORKERS  # in stock, like the next two
        self.idle = 0  # hired ordinary additional workers
        self.special = 0
        self.upgraded = 0  # 17.11: upgrades carried out, whatever became of their markers
        self.pyramid = 0
        self.master = -1
        self.multiplier = 0
        self.ability = -1
        self.ability_used = False
        self.passed = False
        if blank:
            self.resources = [1] * KINDS_OF_RESOURCE
            self.offer: list[int] = []  # secret pacts to choose from; the rejected one afterwards
            self.secrets: list[int] = []
            self.omens: list[int] = []  # sorted
            self.revenge: list[Card] = []  # settled
            self.accepted: list[int] = []
            self.fulfilled: list[int] = []
            self.spots = [0] * AREA_COUNT
            self.towers: list[int] = []

    def clone(self) -> Player:
        other = Player(False)
        other.points = self.points
        other.cost = self.cost
        other.element = self.element
        other.permanent = self.permanent
        other.permanent_used = self.permanent_used
        other.loyal = self.loyal
        other.idle = self.idle
        other.special = self.special
        other.upgraded = self.upgraded
        other.pyramid = self.pyramid
        other.master = self.master
        other.multiplier = self.multiplier
        other.ability = self.ability
        other.ability_used = self.ability_used
        other.passed = self.passed
        other.resources = self.resources[:]
        other.offer = self.offer
        other.secrets = self.secrets
        other.omens = self.omens
        other.revenge = [card.clone() for card in self.revenge]
        other.accepted = self.accepted
        other.fulfilled = self.fulfilled
        other.spots = self.spots[:]
        other.towers = self.towers
        return other

    def stock(self, worker: int) -> int:
        """Workers of a kind that can be placed."""
        return self.loyal if worker == 0 else self.special if worker == SPECIAL else self.idle

    def put(self, worker: int, change: int) -> None:
        """Into the stock (+1) or out of it (-1)."""
        if worker == 0:
            self.loyal += change
        elif worker == SPECIAL:
            self.special += change
        else:
            self.idle += change

    def available(self) -> bool:
        return not self.passed and self.loyal + self.idle + self.special > 0

    def additional(self) -> int:
        """Ordinary additional workers hired, placed or not."""
        placed = 0
        for spot in self.spots:
            if spot:
                placed += spot >> 3 & 7
        return self.idle + placed

    def has_special(self) -> bool:
        return self.special > 0 or self.special_at() >= 0

    def special_at(self) -> int:
        for area, spot in enumerate(self.spots):
            if spot & 64:
                return area
        return -1

    def hired(self) -> int:
        """All additional workers, the special one included."""
        return self.additional() + int(self.has_special())

    def wealth(self) -> int:
        r = self.resources
        return r[0] + r[1] + r[2] + r[3] + r[4]
