"""Loriot: what is to be decided now, and the trail of a stone. Both immutable."""

from __future__ import annotations

from typing import Final, final

# what chance settles
LOT: Final = 0  # 2.1
CHIP: Final = 1  # 16.1
BLACK: Final = 2  # 3.1; `left`: throws left
DISTANCE: Final = 3  # 4.4
WHITE: Final = 4  # 8.1
NUMBER: Final = 5  # 9.1
DUEL: Final = 6  # 8.5
FATE: Final = 7  # 6.4: a chance card
DROP: Final = 8  # 10.9: a card lost at random
FAME: Final = 9  # 11.2: a success card
SHOW: Final = 10  # 16.4; `other`: the chip field
# what seats decide
LAY: Final = 11  # 16.2
ROLL: Final = 12
STONE: Final = 13  # 3.2; `left`: the number thrown
GO: Final = 14  # 5.2, 5.3
AIM: Final = 15  # 16.5
OPPOSE: Final = 16  # 8.4
INTERVENE: Final = 17  # 9.2
PLAY: Final = 18  # 9.3
COMBINE: Final = 19  # 9.10
SWAP: Final = 20  # 10.8
DISCARD: Final = 21  # 10.9, 10.11
REGAIN: Final = 22  # 10.10
ROB: Final = 23  # 10.11
EXCHANGE: Final = 24  # 15.1; `other`: the chip field
OVER: Final = 25  # `left`: the reason
KINDS: Final = (
    "lot", "chip", "black", "distance", "white", "number", "duel", "chance", "drop", "success",
    "show", "lay", "roll", "stone", "go", "aim", "oppose", "intervene", "play", "combine", "swap",
    "discard", "regain", "rob", "exchange", "over",
)  # fmt: skip

REASONS: Final = ("finished", "round-limit")
FINISHED: Final = 0
ROUND_LIMIT: Final = 1


@final
class Step:
    """One decision: whose it is, the stone that moves, the steps it has left, a chip field."""

    __slots__ = ("kind", "seat", "stone", "left", "other")

    def __init__(
        self, kind: int, seat: int, stone: int = -1, left: int = 0, other: int = -1
    ) -> None:
        self.kind = kind
        self.seat = seat  # who decides, or for whom chance acts
        self.stone = stone  # of the player whose turn it is
        self.left = left
        self.other = other


@final
class Trail:
    """A field that a stone stands on or came over since the start (10.3), and those before it."""

    __slots__ = ("field", "entry", "before")

    def __init__(self, field: int, entry: int, before: Trail | None) -> None:
        self.field = field
        self.entry = entry  # the arm by which it came in, -1 on the start field
        self.before = before
