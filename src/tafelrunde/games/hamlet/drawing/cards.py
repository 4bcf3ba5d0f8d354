"""Cards: blueprints with the shape of their tile, church orders, trade tiles."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import cards, marks
from tafelrunde.draw.el import Child, Drawn, el, join, leaf
from tafelrunde.draw.shape import Point, at, d, ellipse, g, path, polygon, rect, symbol, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from ..data import Order, Trade, orders, tiles, trades
from ..rules.numbers import STARTING
from ..rules.village.tile_shapes import FOREST, ROAD
from .paint import INK, PAPER_MUTE, own
from .pictures.benefit import benefit
from .pictures.goods import priced, sign
from .village.geometry import Outline, outline

WIDE: Final = 76.0  # of a blueprint
HIGH: Final = 132.0
NARROW: Final = 60.0  # of a trade tile
ORDER: Final = (104.0, 63.0)
MOST: Final = 4  # seats
GILT: Final = "#f2cf7a"
TIERS: Final = ("#7a8f3a", "#1f6f78", "#7a3f6a")
LINES: Final = {ROAD: "#e3c891", FOREST: "#3f7d3a"}
ROCK_LINE: Final = "#857c70"


def clickable(
    token: str | None, label: str, width: float, height: float, x: float, y: float, *parts: Child
) -> Drawn:
    """A card that can be chosen, with its frame and what a screen reader says."""
    return g(
        lights(width, height),
        parts,
        focus(width, height),
        el("title", label),
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


@leaf
def lights(width: float, height: float) -> Drawn:
    """Around a card that is possible or chosen."""
    live = rect(-4, -4, width + 8, height + 8, 12, fill="var(--live)", fill_opacity=0.25,
                stroke="var(--live)", stroke_width=3)  # fmt: skip
    chosen = rect(-5, -5, width + 10, height + 10, 13, fill="var(--glow)", fill_opacity=0.8,
                  stroke="var(--live)", stroke_width=4)  # fmt: skip
    return join(marks.when("live", "", live), marks.when("chosen", "", chosen))


@leaf
def focus(width: float, height: float) -> Drawn:
    ring = rect(-4, -4, width + 8, height + 8, 12, fill="none", stroke="var(--focus)",
                stroke_width=4)  # fmt: skip
    return marks.when("focus", "", ring)


def head(kind: str, width: float, height: float) -> Drawn:
    shape = d("M", 4, 13, "a", 9, 9, 0, 0, 1, 9, -9, "h", width - 26, "a", 9, 9, 0, 0, 1, 9, 9)
    shape += d("v", height - 9, "H", 4, "z")
    return g(
        path(shape, fill=kind),
        path(cards.zigzag(4, height + 4, width - 8, 9), fill="none", stroke=GILT,
             stroke_width=1.2, stroke_opacity=0.75),
    )  # fmt: skip


@leaf
def mini(tile: int, x: float, y: float, width: float, height: float, turn: int = 0) -> Drawn:
    """The shape of a tile with its edges: forest green, rock grey, roads as sand."""
    form = outline(tile, turn)
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
        path(shape, fill="#6b4a28", transform=at(0, 3)),
        path(shape, fill="#bcd07c"),
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


def dotted(x: float, y: float, width: float) -> Drawn:
    return path(d("M", x, y, "h", width), stroke="var(--paper-line)", stroke_dasharray="2 3")


def plan_face(tile: int) -> Drawn:
    """A blueprint without its name, which is a word of the reader's language."""
    data = tiles()[tile]
    middle = WIDE / 2
    costs = [*data.cost.items()]
    drawn = [
        priced(kind, number, middle + (i - (len(costs) - 1) / 2) * 32 - 3, 80, 0.76)
        for i, (kind, number) in enumerate(costs)
    ]
    return symbol(
        f"s-hv-blueprint-{data.name}",
        cards.base(WIDE, HIGH),
        head(f"url(#gr-hv-{data.kind})", WIDE, 22),
        mini(tile, middle, 47, WIDE - 18, 33),
        drawn,
        dotted(12, 95, WIDE - 24),
        reward(data.points, middle, 111),
        benefit(tile, middle, 122.5),
    )


def plan_sign(tile: int) -> Drawn:
    """A blueprint on the panel of a side."""
    shape = mini(tile, 16.5, 17, 26, 26)
    return symbol(f"s-hv-plan-{tiles()[tile].name}", cards.base(33, 37), shape)


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
        text(middle, 16.4, data.name, 11.5, "#fff6e0", SERIF, 700, "middle"),
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


# what a card shows is sent once, however often it moves or is offered
SYMBOLS: Final = own(
    *[draw(tile) for draw in (plan_face, plan_sign) for tile in range(STARTING, len(tiles()))],
    *[trade_face(data) for data in trades()],
    *[order_face(data) for data in orders(MOST)],
)


@leaf
def blueprint(tile: int, name: str, label: str, x: float, y: float, gold: int = 0) -> Drawn:
    token = tiles()[tile].name
    coins = [use("s-hv-gold", WIDE - 11 - i * 10, 34 - i * 2, 0.62) for i in range(min(gold, 3))]
    more = text(WIDE - 15 - 10 * 3, 39, str(gold), 12, INK, SANS, 700, "end") if gold > 3 else None
    return clickable(
        *(token, label, WIDE, HIGH, x, y),
        use(f"s-hv-blueprint-{token}"),
        text(WIDE / 2, 19, name, fitting(name, WIDE - 14, 11.8, 7, SERIF, 700), "#fff6e0", SERIF,
             700, "middle"),
        coins,
        more,
    )  # fmt: skip


@leaf
def small_plan(tile: int, x: float, y: float, label: str) -> Drawn:
    return g(
        use(f"s-hv-plan-{tiles()[tile].name}"),
        el("title", label),
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


@leaf
def trade(name: str, label: str, x: float, y: float) -> Drawn:
    return clickable(name, label, NARROW, HIGH, x, y, use(f"s-hv-trade-{name}"))


@leaf
def order(
    name: str,
    label: str,
    x: float,
    y: float,
    filled: int | None,
    discount: int | None,
    token: str | None,
) -> Drawn:
    """`filled` is the colour of the side that filled it; `discount` what Botrik delivers."""
    width, height = ORDER
    extra: Drawn | None = None
    if filled is not None:
        extra = use(f"s-disc-{filled}", width - 22, 45, 0.56)
    elif discount is not None:
        extra = discounted(discount, width - 20, 50)
    return clickable(token, label, width, height, x, y, use(f"s-hv-order-{name}"), extra)


def discounted(number: int, x: float, y: float) -> Drawn:
    """What Botrik has to deliver."""
    return g(
        rect(-16, -9, 32, 18, 9, fill="#3a2412", fill_opacity=0.1, stroke=PAPER_MUTE,
             stroke_dasharray="3 2.4"),
        use("s-hv-villager-3", -7, 0, 0.36),
        text(7, 4.4, str(number), 12, INK, SANS, 700, "middle"),
        transform=at(x, y),
    )  # fmt: skip
