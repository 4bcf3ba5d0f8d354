"""What seats and options fix: tables of tiles, orders and trades, and the action space."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.box import OPTION
from tafelrunde.core.data import Json
from tafelrunde.core.state import Limits, Setup, State

from ..data import Components, Tile, components
from .numbers import (
    ACTIONS,
    ANY_RAW,
    BARN,
    CIRCLES,
    KINDS,
    LANDMARK,
    PLAIN,
    PRODUCER,
    RAW,
    REFINERY,
    STARTING,
    TOKENS,
)
from .village.placement import start_layouts, start_village
from .village.tile_shapes import HOST_EDGES, TILE_EDGES, Shape
from .village.village import Spot, Village, empty_village

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

ROLES: Final = {"producer": PRODUCER, "barn": BARN, "refinery": REFINERY, "landmark": LANDMARK}
STEPS_OF_A_TURN: Final = 200  # more than any turn takes
HIGHEST: Final = 500  # more points than anybody can have

Needs = list[tuple[int, int]]  # sets of kinds, and how many of them


def needs_of(cost: dict[str, int]) -> Needs:
    return [(1 << KINDS.index(kind), number) for kind, number in cost.items() if kind != "gold"]


class HamletSetup(Setup):
    # seats' actions
    go: Block
    drive: Block
    leave: Block
    rest: Block
    done: Block
    produce: Block
    fill: Block
    refine: Block
    take: Block
    hire: Block
    donkey: Block
    build: Block
    place: Block
    road: Block
    sell: Block
    deliver: Block
    pay: Block
    buy: Block
    beg: Block
    # only against Botrik
    use: Block
    host: Block
    site: Block
    villager: Block
    arrange: Block
    # chance's
    layout: Block
    row: Block
    draw: Block
    trade: Block
    marker: Block

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.solo = seats == 1
        self.owners: list[int | str] = list(range(seats))
        if self.solo:
            self.sides = (*self.sides, "botrik")
            self.owners.append("botrik")
        self.owner_names = [str(owner) for owner in self.owners]
        self.botrik = 1 if self.solo else -1  # his side
        found = components(self.choice(OPTION))
        self.components = found
        self.purses = [*found.purses[:seats]]
        if self.solo:
            self.purses.append(0 if self.flag("harder_villagers") else found.botrik_purse)
        self.make_tiles(found.tiles)
        self.meadow = empty_village(self.shapes, self.flag("parallel_roads"))  # 9.4
        self.make_market(found, seats)
        self.make_layouts()
        self.declare()
        if self.solo:
            self.declare_solo()
        self.declare_chance()
        rounds = self.number("round_limit") + 1
        longest = 200 + rounds * len(self.sides) * STEPS_OF_A_TURN
        self.limits = Limits(longest, 200, 0, HIGHEST)

    def make_tiles(self, found: tuple[Tile, ...]) -> None:
        """Tables by tile number."""
        self.names = [tile.name for tile in found]
        self.tiles = found
        self.shapes = [Shape(tile.edges) for tile in found]
        self.role = [ROLES.get(tile.kind, PLAIN) for tile in found]
        self.slots = [tile.slots for tile in found]
        self.reward = [tile.points for tile in found]  # points for building it
        self.coins = [tile.coins for tile in found]  # gold for building it
        self.wages = [tile.gold for tile in found]  # gold for producing there
        self.price = [tile.cost.get("gold", 0) for tile in found]
        self.needs = [needs_of(tile.cost) for tile in found]
        # producers and barns: the set of raw materials; refineries: the kind taken, the kind made
        self.raws = [0] * len(found)
        self.takes = [-1] * len(found)
        self.makes = [-1] * len(found)
        groups = ["start", "bag", *KINDS[RAW:]]
        self.groups = [0] * len(groups)  # sets of tiles
        for number, tile in enumerate(found):
            self.groups[groups.index(tile.group)] |= 1 << number
            if tile.kind == "refinery":
                self.takes[number] = KINDS.index(tile.takes)
                self.makes[number] = KINDS.index(tile.makes)
            elif tile.makes:
                self.raws[number] = ANY_RAW if tile.makes == "any" else 1 << KINDS.index(tile.makes)
        self.working = [n for n, tile in enumerate(found) if tile.slots]
        self.refineries = [n for n in self.working if self.role[n] == REFINERY]
        self.producers = [n for n in self.working if self.role[n] != REFINERY]
        held = [raws if makes < 0 else 1 << makes for raws, makes in zip(self.raws, self.makes)]
        self.holders = [  # by set of kinds: where some of them can lie
            [tile for tile in self.working if held[tile] & kinds]
            for kinds in range(1 << len(KINDS))
        ]
        self.landmarks = [n for n in range(len(found)) if self.role[n] == LANDMARK]

    def make_market(self, found: Components, seats: int) -> None:
        self.trades = found.trades
        self.trade_names = [trade.name for trade in self.trades]
        self.trade_needs = [needs_of(trade.cost) for trade in self.trades]
        self.tiers = found.stacks[seats - 1]
        self.orders = found.orders(seats)
        self.order_names = [order.name for order in self.orders]
        self.order_kinds = [
            0 if order.kinds == ["gold"] else sum([1 << KINDS.index(k) for k in order.kinds])
            for order in self.orders
        ]
        self.order_counts = [order.count for order in self.orders]
        self.discounted: list[Needs] = [  # 17.6: Botrik delivers fewer
            [(kinds, order.botrik)] if kinds else []
            for kinds, order in zip(self.order_kinds, self.orders)
        ]
        self.raw_price = found.raw_prices[seats - 1]
        self.good_price = found.good_prices[seats - 1]

    def make_layouts(self) -> None:
        """2.2: the village of the picture, or every one that fits, by the tiles at the roads."""
        self.layouts: list[Village] = []
        self.layout_orders: list[list[int]] = []  # the tiles at the church's roads
        if self.choice("layout") == "drawn":
            for layout in start_layouts(self.meadow, list(range(1, STARTING))):
                self.layouts.append(start_village(self.meadow, layout))
                self.layout_orders.append([tile for tile, _ in layout[1:]])
        else:
            picture = [
                (self.names.index(s.tile), Spot(s.at[0], s.at[1], s.turn))
                for s in self.components.layout
            ]
            self.layouts.append(start_village(self.meadow, picture))

    def declare(self) -> None:
        block = self.space.block
        names = self.names
        self.go = block("go", names, names)
        self.drive = block("drive", names, names)
        self.leave = block("pass")
        self.rest = block("rest")
        self.done = block("done")
        self.produce = block("produce")
        self.fill = block("fill", KINDS[:RAW], commutes=True)
        self.refine = block("refine", ["1", "2"])
        self.take = block("take", names[STARTING:])
        self.hire = block("hire")
        self.donkey = block("donkey", names)
        self.build = block("build", names[STARTING:])
        self.place = block("place", HOST_EDGES, TILE_EDGES)
        self.road = block("road", HOST_EDGES)
        self.sell = block("sell", self.trade_names)
        self.deliver = block("deliver", self.order_names)
        self.pay = block("pay", names, TOKENS, ["common", *self.owner_names])
        self.buy = block("buy")
        self.beg = block("beg")

    def declare_solo(self) -> None:
        block = self.space.block
        self.use = block("use", self.names)
        self.host = block("host", self.names)
        self.site = block("site", self.names)
        self.villager = block("villager", self.names)
        self.arrange = block("arrange", ACTIONS)

    def declare_chance(self) -> None:
        block = self.space.block
        drawn = len(self.layout_orders) > 0
        self.layout = block("layout", self.names[1:STARTING] if drawn else ["picture"], chance=True)
        self.draw = block("draw", self.names[STARTING:], chance=True)
        self.trade = block("trade", self.trade_names, chance=True)
        if self.solo:
            self.row = block("row", ACTIONS, chance=True)
            self.marker = block("marker", CIRCLES, chance=True)

    def take_of(self, tile: int) -> Action:
        return self.take.at(tile - STARTING)

    def build_of(self, tile: int) -> Action:
        return self.build.at(tile - STARTING)

    def draw_of(self, tile: int) -> Action:
        return self.draw.at(tile - STARTING)

    def start(self) -> State:
        from .layout import empty_table

        return empty_table(self)

    def from_dict(self, data: Json) -> State:
        from ..position.read import read

        return read(self, data)
