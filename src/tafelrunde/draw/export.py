"""Scenes as files: one SVG with all regions on the table, and PNG through resvg."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tafelrunde.draw import defs as definitions
from tafelrunde.draw import fonts, table
from tafelrunde.draw.el import Drawn, el, join
from tafelrunde.draw.errors import MissingExtra
from tafelrunde.draw.palette import Theme, resolve
from tafelrunde.draw.text import SANS, SERIF, shorten, text

if TYPE_CHECKING:
    from tafelrunde.draw.scene import Region, Scene

MARGIN, GAP = 24.0, 18.0
TINY = 1e-6
COLUMN = 320.0  # of the seats' panels, right of the board
HEAD = 34.0  # of a seat's panel, with its name
IDS = re.compile(r'( id="|="url\(#|(?<= )href="#)')


def beside(region: Region, x: float, y: float) -> tuple[Drawn, float]:
    """A seat's region on its panel, and the panel's height."""
    seat = region.colour if region.colour is not None else region.seat or 0
    wide, high = region.size
    scale = min(1.0, (COLUMN - 44) / wide)
    height = HEAD + high * scale + 12
    name = shorten(region.label, COLUMN - 50, 17, SERIF, 700)
    return join(
        table.panel(x, y, COLUMN, height, seat=seat),
        text(x + 28, y + 25, name, 17, "var(--ink)", SERIF, 700),
        region.svg(x=x + 28, y=y + HEAD, width=wide * scale, height=high * scale),
    ), height


def rows_of(regions: list[Region]) -> list[list[Region]]:
    """Regions side by side, as far as the columns of the page reach."""
    rows: list[list[Region]] = []
    free = 0.0
    for region in regions:
        if region.share > free + TINY:
            rows.append([])
            free = 1.0
        rows[-1].append(region)
        free -= region.share
    return rows


def row(regions: list[Region], wide: float, y: float) -> tuple[list[Drawn], float]:
    """One row and its height; a region that has it for itself keeps its size."""
    alone = len(regions) == 1 and regions[0].share == 1
    widths = [r.size[0] if alone else r.share * (wide + GAP) - GAP for r in regions]
    heights = [width * r.size[1] / r.size[0] for width, r in zip(widths, regions)]
    high = max(heights)
    x = MARGIN + ((wide - widths[0]) / 2 if alone else 0)
    out = []
    for region, width, height in zip(regions, widths, heights):
        out.append(region.svg(x=x, y=y + (high - height) / 2, width=width, height=height))
        x += width + GAP
    return out, high


def laid_out(regions: list[Region]) -> tuple[list[Drawn], float, float]:
    """The regions placed: those of seats in a column to the right, the others in rows."""
    middle = [region for region in regions if region.seat is None]
    wide = max((region.size[0] / region.share for region in middle), default=0.0)
    out: list[Drawn] = []
    y = MARGIN
    for beside_each_other in rows_of(middle):
        drawn_row, height = row(beside_each_other, wide, y)
        out += drawn_row
        y += height + GAP
    bottom, y = y, MARGIN
    x = MARGIN + wide + (GAP if middle else 0)
    for region in regions:
        if region.seat is not None:
            drawn, height = beside(region, x, y)
            out.append(drawn)
            y += height + GAP
    right = x + COLUMN if len(middle) < len(regions) else MARGIN + wide
    return out, right + MARGIN, max(bottom, y) - GAP + MARGIN


def document(
    body: list[Drawn], width: float, height: float, scene: Scene, used: list[Drawn]
) -> Drawn:
    return el(
        "svg",
        el("title", scene.title) if scene.title else None,
        el("desc", scene.description) if scene.description else None,
        el("defs", *used),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
        font_family=SANS,
    )


def standalone(scene: Scene, theme: Theme, prefix: str = "") -> str:
    scene.check()
    placed, width, height = laid_out(list(scene.regions))
    width, height = round(width), round(height)
    body = [table.wood(width, height), *placed]
    used = definitions.needed(join(body).needs, scene.defs)
    whole = str(document(body, width, height, scene, list(used.values())))
    return resolve(IDS.sub(rf"\g<1>{prefix}", whole), theme, scene.tokens)


def png(svg: str, scale: float = 1) -> bytes:
    """A picture of a standalone SVG, with our fonts and no others: the same on every machine."""
    try:
        import resvg_py
    except ImportError as error:
        raise MissingExtra("resvg_py") from error
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=scale,
            skip_system_fonts=True,
            font_files=[str(path) for path in fonts.ttf()],
            font_family=SANS.split(",")[0],
            serif_family=SERIF.split(",")[0],
            sans_serif_family=SANS.split(",")[0],
        )
    )
