"""What cards show: blueprints with the shape of their tile, church orders, trade tiles.

Symbols: they are sent once, however often a card moves or is offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tafelrunde.draw import cards
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import Point, at, d, ellipse, g, path, polygon, symbol, use
from tafelrunde.draw.text import SERIF, text

from ..data import Components, Order, Tile, Trade
from ..rules.numbers import STARTING
from ..rules.village.tile_shapes import FOREST, ROAD
from .paint import INK
from .pictures.benefit import benefit
from .pictures.goods import priced, sign
from .village.geometry import Outline, outline

WIDE: Final = 79.0  # of a blueprint
HIGH: Final = 132.0
NARROW: Final = 60.0  # of a trade tile
ORDER: Final = (104.0, 63.0)
TIERS: Final = ("var(--trade-a)", "var(--trade-b)", "var(--trade-c)")
LINES: Final = {ROAD: "var(--plan-road)", FOREST: "var(--plan-forest)"}
ROCK_LINE: Final = "var(--plan-rock)"


def head(kind: str, width: float, height: float) -> Drawn:
    shape = d("M", 4, 13, "a", 9, 9, 0, 0, 1, 9, -9, "h", width - 26, "a", 9, 9, 0, 0, 1, 9, 9)
    shape += d("v", height - 9, "H", 4, "z")
    return g(
        path(shape, fill=kind),
        path(cards.zigzag(4, height + 4, width - 8, 9), fill="none", stroke="var(--card-zigzag)",
             stroke_width=1.2, stroke_opacity=0.75),
    )  # fmt: skip


def mini(tile: Tile, x: float, y: float, width: float, height: float) -> Drawn:
    """The shape of a tile with its edges: forest green, rock grey, roads as sand."""
    form = outline(tile, 0)
    left, top, right, bottom = form.box
    scale = min(width / (right - left), height / (bottom - top), 0.3)
    cx, cy = (left + right) / 2, (top + bottom) / 2

    def on_card(at: Point) -> Point:
        return x + (at[0] - cx) * scale, y + (at[1] - cy) * scale

    return g(mini_parts(form, on_card(form.centre), [on_card(c) for c in form.corners]))


def mini_parts(form: Outline, centre: Point, corners: list[Point]) -> list[Drawn]:
    pairs = list(zip(corners, [*corners[1:], corners[0]], form.edges))
    roads = "".join(
        d("M", (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, "L", *centre)
        for a, b, edge in pairs
        if edge.kind == ROAD
    )
    shape = polygon(corners)
    out = [
        path(shape, fill="var(--plan-side)", transform=at(0, 3)),
        path(shape, fill="var(--plan)"),
        path(roads, stroke=LINES[ROAD], stroke_width=5.4) if roads else g(),
        ellipse(*centre, 6, 5, fill=LINES[ROAD]) if roads else g(),
    ]
    for a, b, edge in pairs:
        if edge.kind != ROAD:
            forest = edge.kind == FOREST
            out.append(
                path(d("M", *a, "L", *b), stroke=LINES.get(edge.kind, ROCK_LINE), stroke_width=3.6,
                     stroke_linecap="round", stroke_dasharray=None if forest else "3.4 3.2")
            )  # fmt: skip
    return out


def reward(points: int, x: float, y: float, size: float = 14) -> Drawn:
    return g(
        text(x - 3, y, f"+{points}", size, INK, SERIF, 700, "end"),
        use("s-hv-star", x + 9, y - size * 0.34, size / 19),
    )


def income(gold: int, x: float, y: float, size: float = 14) -> Drawn:
    return g(
        text(x - 3, y, f"+{gold}", size, INK, SERIF, 700, "end"),
        use("s-hv-gold", x + 9, y - size * 0.34, size / 23),
    )


def rewards(tile: Tile, x: float, y: float) -> list[Drawn]:
    """8.3: points, gold or both."""
    if tile.coins == 0:
        return [reward(tile.points, x, y)]
    if tile.points == 0:
        return [income(tile.coins, x, y)]
    return [reward(tile.points, x - 18, y), income(tile.coins, x + 18, y)]


def dotted(x: float, y: float, width: float) -> Drawn:
    return path(d("M", x, y, "h", width), stroke="var(--paper-line)", stroke_dasharray="2 3")


def plan_face(tile: Tile) -> Drawn:
    """A blueprint without its name, which is a word of the reader's language."""
    middle = WIDE / 2
    costs = [*tile.cost.items()]
    drawn = [
        priced(kind, number, middle + (i - (len(costs) - 1) / 2) * 33 - 4, 79, 0.78)
        for i, (kind, number) in enumerate(costs)
    ]
    return symbol(
        f"s-hv-blueprint-{tile.name}",
        cards.base(WIDE, HIGH),
        head(f"url(#gr-hv-{tile.kind})", WIDE, 28),
        mini(tile, middle, 50, WIDE - 18, 28),
        drawn,
        dotted(12, 96, WIDE - 24),
        rewards(tile, middle, 111),
        benefit(tile, middle, 122),
    )


def plan_sign(tile: Tile) -> Drawn:
    """A blueprint on the panel of a side."""
    shape = mini(tile, 16.5, 17, 26, 26)
    return symbol(f"s-hv-plan-{tile.name}", cards.base(33, 37), shape)


def trade_face(data: Trade) -> Drawn:
    middle = NARROW / 2
    rows = [
        priced(kind, number, middle - 4, 42 + i * 28)
        for i, (kind, number) in enumerate(data.cost.items())
    ]
    arrow = path(d("M", middle - 5, 88, "h", 10, "l", -5, 6, "z"), fill="var(--paper-line)")
    return symbol(
        f"s-hv-trade-{data.name}",
        cards.base(NARROW, HIGH),
        head(TIERS[data.tier - 1], NARROW, 18),
        text(middle, 17.5, data.name, 14, "var(--plan-title)", SERIF, 700, "middle"),
        rows,
        dotted(10, 90, NARROW - 20),
        arrow,
        reward(data.points, middle, 108),
        income(data.gold, middle, 126),
    )


def order_face(data: Order) -> Drawn:
    width, height = ORDER
    step = 19.0 if len(data.kinds) == 3 else 25.0
    size = 0.66 if len(data.kinds) == 3 else 0.8
    first = 50.0 if data.count >= 10 else 40.0
    signs = [use(sign(kind), first + i * step, 20, size) for i, kind in enumerate(data.kinds)]
    return symbol(
        f"s-hv-order-{data.name}",
        cards.base(width, height),
        text(10, 26, str(data.count), 17, INK, SERIF, 700),
        signs,
        dotted(8, 37, width - 16),
        reward(data.points, 30, 55),
    )


@lru_cache(maxsize=32)
def faces(found: Components) -> Mapping[str, Drawn]:
    """All cards of a box."""
    plans = found.tiles[STARTING:]
    return by_id(
        [
            *[draw(tile) for draw in (plan_face, plan_sign) for tile in plans],
            *[trade_face(data) for data in found.trades],
            *[order_face(data) for data in found.all_orders],
        ]
    )
