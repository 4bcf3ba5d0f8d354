"""The whole house as it stands before anyone has come: rooms, things in them, ways."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import d, g, path, rect, use
from tafelrunde.draw.table import soft_shadow

from ..paint import STEPS
from ..place import (
    ABOVE,
    HIGH,
    LIFTS,
    NEXT_ROW,
    ROW,
    SPANS,
    STEP_OF,
    WIDE,
    along,
    curve,
    row_x,
)
from .rooms import EDGE, notice, storeys

RED, GREEN, ORANGE = ROW["R"] - 6, ROW["G"] - 6, ROW["O"] - 6  # where things stand
THINGS: Final = (  # symbol, position along the row, y, scale, turn
    ("window-a", 2, 57, 1, 0),
    ("picture-lady", 6, 70, 1.22, 0),
    ("picture-ship", 10, 72, 1.35, 0),
    ("window-b", 14, 57, 1, 0),
    ("window-c", 18, 57, 1, 0),
    ("picture-moustache", 22, 70, 1.22, 0),
    ("picture-armchair", 26, 70, 1.16, 3),
    ("window-d", 30, 57, 1, 0),
    ("picture-pear", 4, RED - 31, 0.92, 0),
    ("picture-gentleman", 8, RED - 31, 0.86, 0),
    ("picture-shapes", 12, RED - 31, 0.92, 0),
    ("lift-e", 16, RED - 2, 1, 0),
    ("picture-hills", 20, RED - 31, 0.92, 0),
    ("picture-cat", 24, RED - 31, 0.9, 0),
    ("clock", 28, RED - 33, 0.95, 0),
    ("bow-hemp-cream", 14.85, RED - 2, 0.9, 0),
    ("rubber-tree-blue", 17.25, RED - 2, 0.84, 0),
    ("palm", 0.35, RED - 1, 0.72, 0),
    ("bow-hemp-cream", 31.75, RED - 1, 0.98, 0),
    ("picture-moustache", 10, GREEN - 31, 0.84, 0),
    ("picture-lady", 22, GREEN - 31, 0.84, 0),
    ("picture-ship", 26, GREEN - 31, 0.92, 0),
    ("lift-d", 16, GREEN - 2, 1.02, 0),
    ("pendant-brass", 13.45, ROW["R"] + 24, 1, 0),
    ("armchair-wine", 13.45, GREEN, 1.02, 0),
    ("rubber-tree-clay", 14.62, GREEN, 0.86, 0),
    ("cabinet-tall", 18.55, GREEN, 0.98, 0),
    ("cactus", 18.55, GREEN - 47, 0.62, 0),
    ("coat-stand", 2.75, GREEN, 0.96, 0),
    ("cabinet-low", 0.75, GREEN, 1, 0),
    ("pendant-brass", 30.4, ROW["R"] + 24, 1, 0),
    ("floor-lamp", 31.9, GREEN, 0.96, 0),
    ("armchair-blue", 30.4, GREEN, 1.05, 0),
    ("picture-shapes", 24, ORANGE - 31, 0.92, 2),
    ("lift-c", 16, ORANGE - 2, 1.02, 0),
    ("picture-ship", 13.15, ORANGE - 46, 0.62, 0),
    ("sofa-teal", 13.15, ORANGE - 2, 1.02, 0),
    ("floor-lamp", 11.5, ORANGE - 1, 0.92, 0),
    ("bow-hemp-clay", 14.55, ORANGE - 1, 0.8, 0),
    ("umbrellas", 17.35, ORANGE - 1, 0.95, 0),
    ("sideboard", 19.1, ORANGE - 2, 1, 0),
    ("palm", 20.65, ORANGE - 1, 0.92, 0),
    ("sideboard", 1.75, ORANGE - 2, 1.04, 0),
    ("armchair-plum", 4.2, ORANGE - 1, 0.92, 0),
    ("pendant-wine", 30.05, ROW["G"] + 24, 1, 0),
    ("rubber-tree-blue", 28.2, ORANGE - 1, 0.98, 0),
    ("sofa-rust", 30.05, ORANGE - 2, 1, 0),
    ("floor-lamp", 31.95, ORANGE - 1, 0.8, 0),
    ("rubber-tree-clay", 6.35, 574, 1.45, 0),
    ("picture-gentleman", 25.55, 474, 0.74, 0),
    ("picture-pear", 26.95, 472, 0.72, -3),
    ("umbrellas", 24.75, 500, 0.95, 0),
)


@leaf
def things() -> Drawn:
    return g([use(f"s-lo-{name}", along(x), y, scale, turn) for name, x, y, scale, turn in THINGS])


def ways() -> dict[str, str]:
    """Path data of all ways, by step; those that go up lie below the rows they reach."""
    out = dict.fromkeys(STEPS, "")
    for side in "LR":
        start, *rest = curve(side)
        out["yellow"] += d("M", *start, "C", *(value for point in rest for value in point))
    for row, positions in LIFTS.items():
        for x in positions:
            out[STEP_OF[row]] += d("M", row_x(row, x), ROW[row], "V", ROW[NEXT_ROW[row]])
    for row, spans in SPANS.items():
        for a, b in spans:
            way = d("M", row_x(row, a), ROW[row], "H", row_x(row, b))
            out[STEP_OF.get(row, "blue")] += way
    for number in range(9):
        out["blue"] += d("M", along(4 * number), ROW["B"], "V", ABOVE["T"])
    return out


def carpet(step: str, shape: str) -> Drawn:
    """A way: shadow, dark edge, golden hem, pile."""
    ends = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    low = path(shape, stroke="var(--runner-shadow)", stroke_opacity=0.3, stroke_width=18, **ends)
    return g(
        g(low, transform="translate(0 2)"),
        path(shape, stroke=f"var(--way-{step})", stroke_width=16, **ends),
        path(shape, stroke="var(--runner-hem)", stroke_opacity=0.85, stroke_width=12.4, **ends),
        path(shape, stroke=f"var(--runner-{step})", stroke_width=10.6, **ends),
    )  # fmt: skip


def rungs() -> str:
    """The ways up are stairs."""
    return "".join(
        d("M", row_x(row, x) - 10, ROW[row] - 11.7 - number * 23.5, "h", 20)
        for row, positions in LIFTS.items()
        for x in positions
        for number in (1, 2)
    )


@leaf
def carpets() -> Drawn:
    return g(
        [carpet(step, shape) for step, shape in ways().items()],
        path(rungs(), stroke="var(--runner-hem)", stroke_width=1.5, stroke_linecap="round"),
    )


@leaf
def house(first: str, second: str) -> Drawn:
    """Everything that never changes; the words hang on a lift that does not go."""
    return g(
        soft_shadow(0, 0, WIDE, HIGH, 22, 14),
        rect(0, 0, WIDE, HIGH, 22, fill="var(--frame)"),
        storeys(),
        things(),
        notice(along(16), ORANGE - 36, first, second),
        carpets(),
    )


@leaf
def frame() -> Drawn:
    """The wooden edge that covers the corners of the rooms."""
    outer = rounded(0, 0, WIDE, HIGH, 22)
    inner = rounded(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, 16)
    return g(
        path(outer + inner, fill="var(--frame)", fill_rule="evenodd"),
        path(inner, fill="none", stroke="var(--frame-line)", stroke_opacity=0.6, stroke_width=2),
        rect(
            *(2.5, 2.5, WIDE - 5, HIGH - 5, 20),
            fill="none",
            stroke="var(--brass-light)",
            stroke_width=2.4,
        ),
        rect(
            *(0.8, 0.8, WIDE - 1.6, HIGH - 1.6, 21),
            fill="none",
            stroke="var(--frame-line)",
            stroke_width=1.6,
        ),
    )


def rounded(x: float, y: float, wide: float, high: float, r: float) -> str:
    shape = d("M", x + r, y, "h", wide - 2 * r, "a", r, r, 0, 0, 1, r, r, "v", high - 2 * r)
    shape += d("a", r, r, 0, 0, 1, -r, r, "h", 2 * r - wide, "a", r, r, 0, 0, 1, -r, -r)
    return shape + d("v", 2 * r - high, "a", r, r, 0, 0, 1, r, -r, "z")
