"""Where a stone would come to, as far as nothing has to be decided on the way."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import Point, circle, d, ellipse, keep, path
from tafelrunde.draw.text import SANS, text

from .crowd import Stone
from .map import SPOTS, ahead

DOTS: Final = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": "0.1 8"}


def way_of(stone: Stone, steps: int, late: bool) -> list[str]:
    """The fields from where it stands: up to a junction, a large field or the last step."""
    out = [stone.at]
    assert stone.spot is not None, "it stands on a field"
    before = stone.came_from
    for _ in range(steps):
        spot = stone.spot.map[out[-1]]
        if spot.is_large or spot.kind == "target" or not before:
            break
        onward = ahead(spot, before, late)
        if len(onward) != 1:
            break
        before = out[-1]
        out.append(onward[0])
    return out


def preview(stone: Stone, steps: int, late: bool) -> Drawn | None:
    """Hidden until the page shows what can be chosen; None if the first step is open."""
    way = way_of(stone, steps, late)
    if len(way) < 2:
        return None
    points = tuple(SPOTS[name].point for name in way)
    ends = len(way) == steps + 1
    return route(points, stone.seat, stone.number, stone.token, ends)


@leaf
def route(points: tuple[Point, ...], seat: int, number: int, token: str, ends: bool) -> Drawn:
    """A dotted line; a flag with the stone's number where the move ends."""
    line = d("M", *points[0]) + "".join(d("L", *point) for point in points[1:])
    x, y = points[-1]
    flag = (
        ellipse(x, y, 13.4, 10.2, fill="none", stroke="var(--white)", stroke_width=4.4),
        ellipse(x, y, 13.4, 10.2, fill="none", stroke=player(seat), stroke_width=2.4),
        keep(
            *(x + 11, y - 9),
            circle(0, 0, 7, fill=player(seat), stroke="var(--white)", stroke_width=1.4),
            text(0, 3.8, str(number), 10.5, player(seat, "text"), SANS, 700, "middle"),
        ),
    )
    drawn = (
        path(line, stroke="var(--white)", stroke_width=5, **DOTS),
        path(line, stroke=player(seat), stroke_width=3.2, **DOTS),
        flag if ends else None,
    )
    return marks.mark(token, marks.when("live", "", *drawn), marks.when("chosen", "", *drawn))
