"""The village as it lies there: tiles, church, built roads, tokens, flags, people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, at, d, g, path, use
from tafelrunde.draw.text import SERIF, measure, text

from ...rules.numbers import PIECES
from ...rules.village.village import CHURCH, Road
from ..paint import LABEL, LABEL_EDGE, LABEL_INK, SAND_LIGHT
from ..sight import Sight
from ..words import tile_label
from .geometry import outline
from .plan import plan
from .tiles import key, slab

Items: TypeAlias = dict[str, Drawn]
MARGIN: Final = (22.0, 56.0, 22.0, 36.0)  # left, above, right, below
FIGURE: Final = 0.92
EMPTY: Final = (0.0, 0.0, 860.0, 560.0)  # before the first tile lies there
Box = tuple[float, float, float, float]


def by_depth(sight: Sight) -> list[int]:
    """The farther tiles first."""
    return sorted(
        sight.state.village.laid,
        key=lambda t: (sight.corner(t)[1] + outline(t, sight.turn(t)).centre[1], t),
    )


def box_of(sight: Sight, more: list[tuple[int, int, Point]]) -> Box:
    """All tiles, and those that might be laid (tile, turn, corner), with room around them."""
    placed = [(tile, sight.turn(tile), sight.corner(tile)) for tile in sight.state.village.laid]
    if not placed:
        return EMPTY
    boxes = [(outline(tile, turn).box, at) for tile, turn, at in [*placed, *more]]
    left = min(box[0] + x for box, (x, _) in boxes) - MARGIN[0]
    top = min(box[1] + y for box, (_, y) in boxes) - MARGIN[1]
    right = max(box[2] + x for box, (x, _) in boxes) + MARGIN[2]
    bottom = max(box[3] + y for box, (_, y) in boxes) + MARGIN[3]
    return round(left), round(top), round(right - left), round(bottom - top)


def ground_layers(sight: Sight) -> Iterator[tuple[str, Items]]:
    """Tiles with everything that is printed on them; their ground takes the clicks."""
    order = by_depth(sight)
    names = sight.state.setup.names
    slabs: Items = {}
    grounds: Items = {}
    things: Items = {}
    for tile in order:
        turn, (x, y) = sight.turn(tile), sight.corner(tile)
        slabs[f"slab-{names[tile]}"] = slab(tile, turn, x, y)
        grounds[f"t-{names[tile]}"] = clickable(tile, turn, x, y, tile_label(sight, tile))
        things[f"th-{names[tile]}"] = standing_on(tile, turn, x, y)
        if tile == CHURCH:
            things["church-built"] = church(sight, turn, x, y)
    yield "slabs", slabs
    yield "grounds", grounds
    yield "trails", trails(sight)
    yield "spotlight", spotlight(sight)
    yield "things", things


def spotlight(sight: Sight) -> Items:
    """The tile that the present decision is about."""
    tile = sight.acts_on
    if tile < 0:
        return {}
    return {"lit": lit(tile, sight.turn(tile), *sight.corner(tile))}


@leaf
def lit(tile: int, turn: int, x: float, y: float) -> Drawn:
    return path(
        outline(tile, turn).path, fill="#fff3b0", fill_opacity=0.3, stroke="#fff3b0",
        stroke_opacity=0.8, stroke_width=3, stroke_linejoin="round", pointer_events="none",
        transform=at(x, y),
    )  # fmt: skip


@leaf
def clickable(tile: int, turn: int, x: float, y: float, label: str) -> Drawn:
    name = key(tile, turn)
    shape = outline(tile, turn).path
    return g(
        use(f"s-hv-ground-{name}"),
        path(shape, fill="none", stroke="var(--focus-gap)", stroke_width=8, class_="when-focus",
             visibility="hidden", stroke_linejoin="round"),
        path(shape, fill="none", stroke="var(--focus)", stroke_width=5, class_="when-focus",
             visibility="hidden", stroke_linejoin="round"),
        class_="cell",
        data_token=name.rpartition("-")[0],
        role="img",
        aria_label=label,
        transform=at(x, y),
    )  # fmt: skip


@leaf
def standing_on(tile: int, turn: int, x: float, y: float) -> Drawn:
    return use(f"s-hv-things-{key(tile, turn)}", x, y, pointer_events="none")


def church(sight: Sight, turn: int, x: float, y: float) -> Drawn:
    spots = plan(CHURCH, turn)
    u, v = spots.building
    return use(
        f"s-hv-church-{pieces_built(sight)}", x + u, y + v, spots.scale, pointer_events="none"
    )


def pieces_built(sight: Sight) -> int:
    """11.4: those that stand there from the start, and one per order filled."""
    filled = sum(side.orders.bit_count() for side in sight.state.sides)
    return PIECES - len(sight.state.setup.orders) + filled


# ---------- what was built and what lies there ----------


def trails(sight: Sight) -> Items:
    """From a built road to where the roads of both tiles meet."""
    out: Items = {}
    for number, road in enumerate(sight.state.village.roads):
        mx, my = road_middle(sight, road)
        for end, tile in (("a", road.tile), ("b", road.other)):
            x, y = sight.corner(tile)
            hx, hy = plan(tile, sight.turn(tile)).hub
            clip = f"url(#gr-hv-clip-{key(tile, sight.turn(tile))})"
            out[f"trail-{number}{end}"] = trail(mx - x, my - y, hx, hy, x, y, clip)
    return out


@leaf
def trail(
    mx: float, my: float, hx: float, hy: float, x: float, y: float, clip: str
) -> Drawn:  # fmt: skip
    line = path(
        d("M", mx, my, "L", hx, hy), stroke=SAND_LIGHT, stroke_width=7, stroke_dasharray="5 4",
        stroke_opacity=0.95,
    )  # fmt: skip
    return g(g(line, clip_path=clip), transform=at(x, y), pointer_events="none")


def road_middle(sight: Sight, road: Road) -> Point:
    edge = outline(road.tile, sight.turn(road.tile)).edges[road.edge]
    x, y = sight.corner(road.tile)
    return x + edge.middle[0], y + edge.middle[1]


def label_items(sight: Sight) -> Items:
    out: Items = {}
    for tile in sight.state.village.laid:
        x, y = sight.corner(tile)
        u, v = plan(tile, sight.turn(tile)).label
        name = sight.state.setup.names[tile]
        out[f"n-{name}"] = plate(sight.words.token(name), x + u, y + v)
    return out


@leaf
def plate(words: str, x: float, y: float, size: float = 11.5) -> Drawn:
    wide = measure(words, size, SERIF, 700) + 14
    shape = d("M", -wide / 2 + 8, -8.5, "h", wide - 16, "a", 8.5, 8.5, 0, 0, 1, 0, 17)
    shape += d("h", 16 - wide, "a", 8.5, 8.5, 0, 0, 1, 0, -17, "z")
    return g(
        path(shape, fill=LABEL, fill_opacity=0.92, stroke=LABEL_EDGE),
        text(0, 4, words, size, LABEL_INK, SERIF, 700, "middle"),
        transform=at(x, y),
        pointer_events="none",
        aria_hidden=True,
    )
