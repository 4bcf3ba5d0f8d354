"""The border of a tile of one's own, while it is entered: every edge can be tapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.companions import Border, Side
from tafelrunde.core.errors import BadBox
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, d, g, path, polygon
from tafelrunde.draw.text import SANS, text
from tafelrunde.words.words import Words

from ..data import check_shape
from ..rules.village.tile_shapes import EDGE_KINDS, LETTERS, ROAD, Shape
from .village.geometry import Edge, point

PAINT: Final = ("var(--plan-road)", "var(--plan-forest)", "var(--plan-rock)")  # by kind of edge
RIM: Final = 18.0


def border(table: str, cell: str, words: Words) -> Border | None:
    """Nothing while the typed border is none."""
    try:
        check_shape(cell, built=True)
    except BadBox:
        return None
    if table != "tile":
        return None
    parts = cell.split()
    edges = list(edges_of(parts))
    xs, ys = [edge.start[0] for edge in edges], [edge.start[1] for edge in edges]
    left, top = min(xs) - RIM, min(ys) - RIM
    box = (left, top, max(xs) + RIM - left, max(ys) + RIM - top)
    ground = path(polygon([edge.start for edge in edges]), fill="var(--plan)")
    drawn = g(ground, *[side(number, edge) for number, edge in enumerate(edges)])
    sides = [said(parts, number, words) for number in range(len(parts))]
    return Border("edges", drawn, box, sides)


def edges_of(parts: list[str]) -> Iterator[Edge]:
    shape = Shape(tuple([(int(part[0]), part[1]) for part in parts]))
    corners = [point(q, r) for q, r in shape.turned[0].starts]
    for start, end, kind in zip(corners, [*corners[1:], corners[0]], shape.kinds):
        yield Edge(start, end, kind)


def side(number: int, edge: Edge) -> Drawn:
    """Wide enough for a finger; roads are dashed, so that no colour has to be told apart."""
    (ax, ay), (bx, by) = edge.along(0.06), edge.along(0.94)
    line, (x, y) = d("M", ax, ay, "L", bx, by), edge.along(0.5, 0.42)
    dashes = "16 7" if edge.kind == ROAD else None
    return g(
        path(line, stroke="var(--white)", stroke_width=34, stroke_opacity=0),
        path(line, class_="rim", stroke="var(--plan-side)", stroke_width=17,
             stroke_linecap="round"),
        path(line, stroke=PAINT[edge.kind], stroke_width=11, stroke_linecap="butt",
             stroke_dasharray=dashes),
        circle(x, y, 10, fill="var(--nameplate)"),
        text(x, y + 4.6, str(number + 1), 13, "var(--nameplate-ink)", SANS, 700, "middle"),
        data_edge=number,
    )  # fmt: skip


def said(parts: list[str], number: int, words: Words) -> Side:
    """A tap steps on: road, forest, rock."""
    way, letter = parts[number][0], parts[number][1]
    after = LETTERS[(LETTERS.index(letter) + 1) % len(LETTERS)]
    cell = " ".join([*parts[:number], f"{way}{after}", *parts[number + 1 :]])
    kinds = [EDGE_KINDS[LETTERS.index(one)] for one in (letter, after)]
    name, next = (words.say("draw-border", kind) for kind in kinds)
    return Side(words.say("draw-border-edge", number + 1, name, next), name, cell)
