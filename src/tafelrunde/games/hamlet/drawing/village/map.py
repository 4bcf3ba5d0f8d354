"""The ground: tiles with what is printed on them, trails, names; their ground takes the clicks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, join, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import Point, at, d, g, keep, path, use
from tafelrunde.draw.text import SERIF, measure, text
from tafelrunde.words.words import Words

from ...data import Tile
from ...rules.setup import HamletSetup
from ...rules.village.village import CHURCH
from ..sight import Crowd, People, crowds, owner_of
from ..words import tile_label
from .geometry import outline
from .land import Land, Plot
from .tiles import slab

LETTERS: Final = 11.5


@part
def slabs(depth: tuple[Plot, ...]) -> Items:
    return {f"slab-{plot.name}": slab(plot.data, plot.turn, plot.x, plot.y) for plot in depth}


@part
def grounds(
    land: Land, on: bytes, flags: tuple[int, ...], people: People, words: Words
) -> Part:  # fmt: skip
    here, network = crowds(people), land.village.network
    rows = [
        (plot, on[tile], network >> tile & 1 > 0, owner_of(flags, tile), here.get(tile, ()))
        for plot in land.depth
        for tile in (plot.tile,)
    ]
    return each(ground, rows, land.setup, words)


def ground(
    plot: Plot, content: int, linked: bool, owner: int, crowd: Crowd, setup: HamletSetup,
    words: Words,
) -> Items:  # fmt: skip
    label = tile_label(words, setup, plot.tile, content, linked, owner, crowd)
    drawn = g(
        surface(plot.data, plot.turn, plot.key),
        class_="cell",
        data_token=plot.name,
        role="img",
        aria_label=label,
        transform=at(plot.x, plot.y),
    )
    return {f"t-{plot.name}": drawn}


@leaf
def surface(tile: Tile, turn: int, key: str) -> Drawn:
    shape = outline(tile, turn).path
    hidden = {"class_": "when-focus", "visibility": "hidden", "stroke_linejoin": "round"}
    return join(
        use(f"s-hv-ground-{key}"),
        path(shape, fill="none", stroke="var(--focus-gap)", stroke_width=8, **hidden),
        path(shape, fill="none", stroke="var(--focus)", stroke_width=5, **hidden),
    )


@part
def trails(land: Land) -> Iterator[Items]:
    """From a built road to where the roads of both tiles meet."""
    for number, road in enumerate(land.village.roads):
        x, y = land.plots[road.tile].at(land.edge(road.tile, road.edge).middle)
        for end, tile in (("a", road.tile), ("b", road.other)):
            plot = land.plots[tile]
            yield {f"trail-{number}{end}": trail(plot, (x - plot.x, y - plot.y))}


@leaf
def trail(plot: Plot, middle: Point) -> Drawn:
    line = path(
        d("M", *middle, "L", *plot.spots.hub), stroke="var(--road-light)", stroke_width=7,
        stroke_dasharray="5 4", stroke_opacity=0.95,
    )  # fmt: skip
    clip = f"url(#gr-hv-clip-{plot.key})"
    return g(g(line, clip_path=clip), transform=at(plot.x, plot.y), pointer_events="none")


@part
def spotlight(plot: Plot | None) -> Items:
    """The tile that the present decision is about."""
    return {} if plot is None else {"lit": lit(plot)}


@leaf
def lit(plot: Plot) -> Drawn:
    return path(
        plot.form.path, fill="var(--spotlight)", fill_opacity=0.3, stroke="var(--spotlight)",
        stroke_opacity=0.8, stroke_width=3, stroke_linejoin="round", pointer_events="none",
        transform=at(plot.x, plot.y),
    )  # fmt: skip


@part
def things(depth: tuple[Plot, ...], pieces: int) -> Iterator[Items]:
    """What stands on tiles; the church has so many pieces."""
    for plot in depth:
        drawn = use(f"s-hv-things-{plot.key}", plot.x, plot.y, pointer_events="none")
        yield {f"th-{plot.name}": drawn}
        if plot.tile == CHURCH:
            yield {"church-built": church(plot, pieces)}


def church(plot: Plot, pieces: int) -> Drawn:
    place = plot.at(plot.spots.building)
    return use(f"s-hv-church-{pieces}", *place, plot.spots.scale, pointer_events="none")


@part
def names(laid: tuple[Plot, ...], words: Words) -> Items:
    return {
        f"n-{plot.name}": plate(words.token(plot.name), *plot.at(plot.spots.label)) for plot in laid
    }


@leaf
def plate(words: str, x: float, y: float) -> Drawn:
    wide = measure(words, LETTERS, SERIF, 700) + 14
    shape = d("M", -wide / 2 + 8, -8.5, "h", wide - 16, "a", 8.5, 8.5, 0, 0, 1, 0, 17)
    shape += d("h", 16 - wide, "a", 8.5, 8.5, 0, 0, 1, 0, -17, "z")
    return keep(
        *(x, y),
        path(shape, fill="var(--nameplate)", fill_opacity=0.92, stroke="var(--nameplate-edge)"),
        text(0, 4, words, LETTERS, "var(--nameplate-ink)", SERIF, 700, "middle"),
        pointer_events="none",
        aria_hidden=True,
    )
