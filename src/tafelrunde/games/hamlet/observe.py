"""A position as planes of numbers, mostly from 0 to 1, seen from a seat.

Sides are counted from the viewer in turn order, the viewer first; a spectator sees them in order.

`tiles`, per village tile: laid, on the road network, steps to the church / 8, in the row, gold on
it / 5, in the bag, may be built at the host of a pending placement; raw tokens wood, stone, wheat
/ 3; then per side: villagers standing / 4, lying / 4, donkeys / 6, blueprint in hand, landmark,
simple goods / 2, fine goods / 2.
`links`, tiles by tiles: printed roads, built roads (1 each), and adjacency.
`sides`, per side: points / 100, gold / 20, villagers / 4, donkeys / 6, roads left / 5, flags left /
6, is to play; the five milestones; orders filled (of six); trade tiles held (of twelve).
`market`: trade tiles face up. `church`: open orders. `botrik`: support tile open, gold given, first
villager, bowl by circle, then the action row one-hot by place. `step`: one-hot over the kinds of
decisions. `clock`: round / 60, the last round is known.
"""

from __future__ import annotations

from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

from .position.decisions import DECISIONS
from .rules.botrik.place import ChooseHost, ChooseLie
from .rules.building import Place
from .rules.numbers import ACTIONS, BOWL, CHURCH, MILESTONES, RAW, REFINERY
from .rules.selling import open_orders
from .rules.setup import HamletSetup
from .rules.state import Hamlet
from .rules.village.network import road_steps

TILES = 32
FIXED = 10  # numbers of a tile before those of sides
PER_SIDE = 7
ORDERS = 6
TRADES = 12
OWN = 7


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    sides = len(setup.sides)
    return [
        ("tiles", (TILES, FIXED + PER_SIDE * sides)),
        ("links", (3, TILES, TILES)),
        ("sides", (sides, OWN + len(MILESTONES) + ORDERS + TRADES)),
        ("market", (TRADES,)),
        ("church", (ORDERS,)),
        ("botrik", (3 + len(BOWL) + len(ACTIONS) ** 2,)),
        ("step", (len(DECISIONS),)),
        ("clock", (2,)),
    ]


def observe(view: View, out: Buffer) -> None:
    setup = view.setup
    assert isinstance(setup, HamletSetup)
    state = setup.from_dict(view.facts)
    assert isinstance(state, Hamlet)
    sides = len(setup.sides)
    first = view.seat or 0
    order = [(first + i) % sides for i in range(sides)]
    numbers = tiles_numbers(state, order)
    numbers += links_numbers(state)
    for side in order:
        numbers += side_numbers(state, side)
    numbers += bits(sum(1 << trade for trade in state.open_trades), TRADES)
    numbers += bits(open_orders(state) if state.village.laid else 0, ORDERS)
    numbers += board_numbers(state)
    numbers += [1.0 if key == state.decision.key else 0.0 for key in DECISIONS]
    numbers += [state.round / 60, 1.0 if state.last else 0.0]
    assert len(numbers) == len(out)
    for i, number in enumerate(numbers):
        out[i] = number


def bits(mask: int, length: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(length)]


def tiles_numbers(state: Hamlet, order: list[int]) -> list[float]:
    village = state.village
    setup = state.setup
    steps = road_steps(village, CHURCH)
    decision = state.decision
    pending = decision.tile if isinstance(decision, (Place, ChooseHost, ChooseLie)) else -1
    out: list[float] = []
    for tile in range(TILES):
        content = state.on[tile]
        refinery = setup.role[tile] == REFINERY
        out += [float(village.tiles >> tile & 1), float(village.network >> tile & 1)]
        out.append(max(0, steps[tile]) / 8)
        row = state.row.index(tile) if tile in state.row else -1
        out += [1.0 if row >= 0 else 0.0, state.row_gold[row] / 5 if row >= 0 else 0.0]
        out += [float(state.bag >> tile & 1), 1.0 if tile == pending else 0.0]
        out += [0.0 if refinery else (content >> 2 * kind & 3) / 3 for kind in range(RAW)]
        for number in order:
            out += tile_of_side(state, number, tile, content if refinery else 0)
    return out


def tile_of_side(state: Hamlet, number: int, tile: int, goods: int) -> list[float]:
    side = state.sides[number]
    codes = [code - 1 for code in (goods & 15, goods >> 4) if code]
    donkeys = side.donkeys.count(tile) + side.driven.count(tile)
    return [
        side.standing.count(tile) / 4,
        side.lying.count(tile) / 4,
        donkeys / 6,
        1.0 if tile in side.blueprints else 0.0,
        float(side.landmarks >> tile & 1),
        sum(code == number * 2 for code in codes) / 2,
        sum(code == number * 2 + 1 for code in codes) / 2,
    ]


def links_numbers(state: Hamlet) -> list[float]:
    village = state.village
    out: list[float] = []
    for row in village.printed:
        out += bits(row, TILES)
    for tile, row in enumerate(village.links):
        out += bits(row & ~village.printed[tile], TILES)
    for row in village.around:
        out += bits(row, TILES)
    return out


def side_numbers(state: Hamlet, number: int) -> list[float]:
    side = state.sides[number]
    out = [
        side.points / 100, side.gold / 20, (4 - side.house) / 4,
        (len(side.donkeys) + len(side.driven)) / 6, side.pieces / 5, side.flags / 6,
        1.0 if state.turn == number else 0.0,
    ]  # fmt: skip
    out += [1.0 if holder == number else 0.0 for holder in state.milestones]
    return out + bits(side.orders, ORDERS) + bits(side.trades, TRADES)


def board_numbers(state: Hamlet) -> list[float]:
    board = state.board
    if not state.setup.solo:
        return [0.0] * (3 + len(BOWL) + len(ACTIONS) ** 2)
    out = [float(board.open), float(board.given), float(board.first)]
    out += [n / most for n, most in zip(board.bowl, BOWL)]
    for place in range(len(ACTIONS)):
        action = board.row[place] if place < len(board.row) else -1
        out += [1.0 if action == number else 0.0 for number in range(len(ACTIONS))]
    return out
