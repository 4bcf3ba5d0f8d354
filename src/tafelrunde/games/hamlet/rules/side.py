"""What a player, or Botrik, owns; and what lies on Botrik's action board."""

from __future__ import annotations

from typing import final

from .numbers import (
    BOWL,
    DONKEYS,
    FLAGS,
    GOOD_TOKENS,
    GOODS,
    ROADS,
    VILLAGERS,
)


@final
class Side:
    """Lists of tiles are kept in ascending order, except blueprints."""

    __slots__ = (
        "points", "gold", "standing", "lying", "donkeys", "driven", "blueprints",
        "landmarks", "orders", "trades", "house", "stable", "pieces", "flags", "stock",
    )  # fmt: skip

    def __init__(self) -> None:
        self.points = 0
        self.gold = 0  # Botrik's lies on the support tile
        self.standing: list[int] = []  # tiles of villagers that have not acted
        self.lying: list[int] = []
        self.donkeys: list[int] = []
        self.driven: list[int] = []  # donkeys that have moved in the present donkey step
        self.blueprints: list[int] = []
        self.landmarks = 0  # set of tiles
        self.orders = 0  # set of church orders
        self.trades = 0  # set of trade tiles
        # what is not in the village (1.5)
        self.house = VILLAGERS
        self.stable = DONKEYS
        self.pieces = ROADS
        self.flags = FLAGS
        self.stock = [GOOD_TOKENS] * len(GOODS)  # refined tokens

    def clone(self) -> Side:
        other = Side()
        other.points = self.points
        other.gold = self.gold
        other.standing = self.standing[:]
        other.lying = self.lying[:]
        other.donkeys = self.donkeys[:]
        other.driven = self.driven[:]
        other.blueprints = self.blueprints[:]
        other.landmarks = self.landmarks
        other.orders = self.orders
        other.trades = self.trades
        other.house = self.house
        other.stable = self.stable
        other.pieces = self.pieces
        other.flags = self.flags
        other.stock = self.stock[:]
        return other

    def carrying(self) -> int:
        """The set of tiles that hold a donkey of this side."""
        out = 0
        for tile in self.donkeys:
            out |= 1 << tile
        for tile in self.driven:
            out |= 1 << tile
        return out


@final
class Board:
    """Botrik's action board: the row, the bowl, and the support tile."""

    __slots__ = ("row", "bowl", "open", "given", "first")

    def __init__(self) -> None:
        self.row: list[int] = []
        self.bowl = list(BOWL)  # markers by circle
        self.open = True  # the support tile (17.8)
        self.given = False  # it has brought its gold this turn
        self.first = True  # the first villager of the turn acts now or next

    def clone(self) -> Board:
        other = Board()
        other.row = self.row[:]
        other.bowl = self.bowl[:]
        other.open = self.open
        other.given = self.given
        other.first = self.first
        return other


def insert(tiles: list[int], tile: int) -> None:
    """Put a tile into an ascending list."""
    place = 0
    while place < len(tiles) and tiles[place] < tile:
        place += 1
    tiles.insert(place, tile)
