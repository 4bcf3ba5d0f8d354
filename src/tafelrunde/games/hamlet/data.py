"""The tiles and the market: those of the box, or of a set that somebody brings."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tafelrunde.core import box
from tafelrunde.core.box import Column, Row, Table, Tables
from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadBox

RAW: Final = ("wood", "stone", "wheat")
GOODS: Final = ("timber", "brick", "flour", "milk")
THINGS: Final = (*RAW, *GOODS, "gold")
GROUPS: Final = ("start", "bag", *GOODS)
TILE_KINDS: Final = (
    "church", "hall", "market", "producer", "refinery", "barn", "landmark"
)  # fmt: skip
SCORINGS: Final = (
    "", "forest", "rock", "path", "bridge", "distance", "farms", "roads", "landmarks",
    "neighbours", "trades", "donkeys", "orders",
)  # what a landmark counts, in the order of chapter 14  # fmt: skip
MOST: Final = 99
MOST_TILES: Final = 32
MOST_EDGES: Final = 14  # of any tile
MOST_LAID: Final = 10  # of a tile that is built
PLAYERS: Final = 4
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # by direction
NAME: Final = Column("name", "name")
COST: Final = Column("cost", "counts", THINGS, low=1, high=20, default={})
POINTS: Final = Column("points", "number", default=0)
GOLD: Final = Column("gold", "number", default=0)
TABLES: Final = (
    Table("tile", (NAME, Column("group", "choice", GROUPS), Column("kind", "choice", TILE_KINDS),
                   Column("edges"), COST, POINTS, Column("slots", "number", high=3, default=0),
                   Column("takes", "choice", ("", *RAW), default=""),
                   Column("makes", "choice", ("", *RAW, *GOODS, "any"), default=""), GOLD,
                   Column("scoring", "choice", SCORINGS, default=""),
                   Column("each", "number", default=0),
                   Column("most", "number", low=-1, default=-1),
                   Column("link", "flag", default=True),
                   Column("coins", "number", default=0))),
    Table("start", (Column("tile", "name"), Column("at", "numbers", low=-20, high=20, size=2),
                    Column("turn", "number", high=5)), "tile", fixed=True),
    Table("trade", (NAME, Column("tier", "number", low=1, high=3), COST, POINTS, GOLD)),
    Table("order", (NAME, Column("kinds", "names", THINGS), Column("count", "number", low=1),
                    Column("botrik", "number", low=1), POINTS,
                    Column("seats", "number", low=1, high=PLAYERS))),
    Table("price", (Column("raw", "numbers", low=1, size=PLAYERS),
                    Column("good", "numbers", low=1, size=PLAYERS)), ""),
    Table("purse", (Column("seats", "numbers", size=PLAYERS), Column("botrik", "number")), ""),
    Table("stack", (Column("seats", "number", low=1, high=PLAYERS),
                    Column("tiers", "numbers", low=1, high=9, size=3)), "seats", fixed=True),
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Tile:
    """A village tile; `data/tiles.toml` explains the fields. The same if it is the same object."""

    name: str
    group: str  # start, bag, or the good whose stack it waits in
    kind: str  # church, hall, market, producer, refinery, barn, landmark
    edges: tuple[tuple[int, str], ...]  # direction 0 to 5 and R, F or K
    cost: dict[str, int]  # by resource or "gold"
    points: int
    slots: int
    takes: str
    makes: str
    gold: int
    scoring: str
    each: int
    most: int  # -1: no limit
    link: bool
    coins: int  # gold for building it


@dataclass(frozen=True, slots=True, eq=False)
class Start:
    """Where one of the first six tiles lies."""

    tile: str
    at: tuple[int, int]
    turn: int


@dataclass(frozen=True, slots=True, eq=False)
class Trade:
    name: str
    tier: int
    cost: dict[str, int]
    points: int
    gold: int


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """A church order: so many of these kinds, or gold."""

    name: str
    kinds: list[str]
    count: int
    botrik: int  # what Botrik delivers instead (17.6)
    points: int
    seats: int  # takes part from this number of people on


@dataclass(frozen=True, slots=True, eq=False)
class Components:
    """The position in `tiles` is a tile's number everywhere."""

    tables: Tables
    tiles: tuple[Tile, ...]
    layout: tuple[Start, ...]
    trades: tuple[Trade, ...]
    all_orders: tuple[Order, ...]
    raw_prices: list[int]  # 5.7: free trade, by number of seats from one on
    good_prices: list[int]
    purses: list[int]  # 2.6: gold at the start, by seat
    botrik_purse: int  # 15.2
    stacks: list[list[int]]  # 2.5: trade tiles of each tier, by number of seats from one on

    def orders(self, seats: int) -> tuple[Order, ...]:
        return tuple([order for order in self.all_orders if order.seats <= seats])


def printed() -> Tables:
    return box.printed("tafelrunde.games.hamlet", TABLES, ("tiles", "market"))


@lru_cache(maxsize=32)
def components(text: str = "") -> Components:
    """What is in the box, the tables that the text names replaced by it."""
    tables = box.own(text, TABLES, printed())
    if text:
        check(tables)

    def rows(key: str) -> list[Fields]:
        return box.fields(tables, key)

    price, purse = rows("price")[0], rows("purse")[0]
    return Components(
        tables,
        tuple(tile(f) for f in rows("tile")),
        tuple(start(f) for f in rows("start")),
        tuple(
            Trade(
                *(f.text("name"), f.number("tier", 1, 3), counts(f), f.number("points", 0, MOST)),
                f.number("gold", 0, MOST),
            )
            for f in rows("trade")
        ),
        tuple(
            Order(
                *(f.text("name"), f.texts("kinds"), f.number("count", 1, MOST)),
                *(f.number("botrik", 1, MOST), f.number("points", 0, MOST)),
                f.number("seats", 1, PLAYERS),
            )
            for f in rows("order")
        ),
        price.numbers("raw", 1, MOST),
        price.numbers("good", 1, MOST),
        purse.numbers("seats", 0, MOST),
        purse.number("botrik", 0, MOST),
        [f.numbers("tiers", 1, 9) for f in rows("stack")],
    )


def tile(f: Fields) -> Tile:
    return Tile(
        *(f.text("name"), f.text("group"), f.text("kind"), edges_of(f.text("edges")), counts(f)),
        *(f.number("points", 0, MOST), f.number("slots", 0, 3), f.text("takes"), f.text("makes")),
        *(f.number("gold", 0, MOST), f.text("scoring"), f.number("each", 0, MOST)),
        *(f.number("most", -1, MOST), f.flag("link"), f.number("coins", 0, MOST)),
    )


def edges_of(text: str) -> tuple[tuple[int, str], ...]:
    return tuple((int(edge[0]), edge[1]) for edge in text.split())


def counts(f: Fields) -> dict[str, int]:
    cost = f.fields("cost")
    return {name: cost.number(name, 1, 20) for name in THINGS if cost.has(name)}


def start(f: Fields) -> Start:
    q, r = f.numbers("at", -20, 20)
    return Start(f.text("tile"), (q, r), f.number("turn", 0, 5))


# what the columns alone cannot say


def check(tables: Tables) -> None:
    ours = printed()["tile"]
    tiles = tables["tile"]
    if len(tiles) > MOST_TILES:
        raise BadBox("too-many", (MOST_TILES,), "tile", MOST_TILES, "name")
    for number, row in enumerate(tiles):
        try:
            check_shape(str(row["edges"]), row["group"] != "start")
            check_tile(row, ours[number] if number < len(ours) else None)
        except BadBox as error:
            raise error.at("tile", number, error.column) from error
    check_groups(tables)
    check_market(tables)


def check_shape(edges: str, built: bool) -> None:
    """2.1: the border closes, anticlockwise, and touches itself nowhere."""
    known = [f"{direction}{letter}" for direction in range(6) for letter in "RFK"]
    parts = edges.split()
    for part in parts:
        if part not in known:
            raise BadBox("edge", (part[:20],), column="edges")
    most = MOST_LAID if built else MOST_EDGES
    if not 3 <= len(parts) <= most:
        raise BadBox("edges", (3, most, len(parts)), column="edges")
    q, r, area = 0, 0, 0
    seen = [(0, 0)]
    for part in parts:
        dq, dr = STEPS[int(part[0])]
        area += q * (r + dr) - (q + dq) * r
        q, r = q + dq, r + dr
        if (q, r) in seen[1:]:
            raise BadBox("crosses", (), column="edges")
        seen.append((q, r))
    if (q, r) != (0, 0) or area <= 0:
        raise BadBox("open", (), column="edges")


def check_tile(row: Row, ours: Row | None) -> None:
    """1.2: the first six are known to the rules; what works has places, what counts says what."""
    is_start = ours is not None and ours["group"] == "start"
    if (row["group"] == "start") != is_start:
        raise BadBox("starting", (), column="group")
    if ours is not None and is_start:
        for column in ("name", "kind", "makes"):
            if row[column] != ours[column]:
                raise BadBox("lies", (str(ours[column]),), column=column)
        return
    kind = str(row["kind"])
    if kind not in ("refinery", "barn", "landmark"):
        raise BadBox("choice", ("refinery, barn, landmark", kind), column="kind")
    wanted = {
        "refinery": (row["takes"] != "" and row["makes"] in GOODS and row["slots"] != 0),
        "barn": (row["takes"] == "" and row["makes"] in (*RAW, "any") and row["slots"] != 0),
        "landmark": (row["makes"] == "" and row["slots"] == 0),
    }
    if not wanted[kind]:
        raise BadBox("works", (kind,), column="makes")
    if (kind == "landmark") != (row["scoring"] != ""):
        raise BadBox("scores", (), column="scoring")


def check_groups(tables: Tables) -> None:
    """2.4: four blueprints on offer; each good can be made, so that every order can be met."""
    tiles = tables["tile"]
    last = len(tiles) - 1
    if sum([1 for row in tiles if row["group"] == "bag"]) < 8:
        raise BadBox("bag", (8,), "tile", last, "group")
    made = {row["makes"] for row in tiles if row["group"] == "bag"}
    for good in GOODS:
        if good not in made:
            raise BadBox("not-made", (good,), "tile", last, "makes")


def check_market(tables: Tables) -> None:
    for number, row in enumerate(tables["stack"]):
        tiers = row["tiers"]
        assert isinstance(tiers, list)
        for tier, needed in enumerate(tiers, 1):
            there = sum([1 for trade in tables["trade"] if trade["tier"] == tier])
            if there < needed:
                raise BadBox("too-few", (tier, needed, there), "stack", number, "tiers")
    for key in ("trade", "order"):
        for number, row in enumerate(tables[key]):
            if key == "trade" and (not row["cost"] or "gold" in listed(row["cost"])):
                raise BadBox("counts", (", ".join(THINGS[:-1]),), key, number, "cost")
            if key == "order" and not listed(row["kinds"]):
                raise BadBox("counts", (", ".join(THINGS),), key, number, "kinds")
            if key == "order" and "gold" in listed(row["kinds"]) and len(listed(row["kinds"])) > 1:
                raise BadBox("gold-alone", (), key, number, "kinds")
    if sum([1 for row in tables["order"] if row["seats"] == 1]) < 1:
        raise BadBox("no-order", (), "order", 0, "seats")


def listed(value: object) -> list[str]:
    assert isinstance(value, list | dict)
    return [str(one) for one in value]
