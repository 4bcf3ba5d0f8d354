"""What can be chosen in the village: tiles, edges for roads and new tiles, ghosts of these."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, d, g, path, rect, use
from tafelrunde.words.words import Words

from ..rules.village.tile_shapes import (
    EDGE,
    EDGE_KINDS,
    FOREST,
    HOST_EDGES,
    TILE_EDGES,
)  # fmt: skip
from .village.figures import built_road
from .village.geometry import Edge
from .village.land import Land, Plot, Site
from .words import say

HANDLE: Final = 22.0  # radius of what takes the click: 44 px wide at full size
PALE: Final = "var(--choice-rim)"


@part
def tile_marks(laid: tuple[Plot, ...]) -> Items:
    """A rim and a wash on the ground of every tile, shown while it is possible or chosen: trees
    and buildings stand on it."""
    return {f"m-{plot.name}": tile_mark(plot) for plot in laid}


@leaf
def tile_mark(plot: Plot) -> Drawn:
    shape = plot.form.path
    live = (
        path(shape, fill="var(--live)", fill_opacity=0.22, stroke=PALE, stroke_width=8,
             stroke_linejoin="round"),
        path(shape, fill="none", stroke="var(--live)", stroke_width=4.4, stroke_linejoin="round"),
    )  # fmt: skip
    chosen = (
        path(shape, fill="var(--chosen)", fill_opacity=0.5, stroke="var(--white)", stroke_width=10,
             stroke_linejoin="round"),
        path(shape, fill="none", stroke="var(--live)", stroke_width=6, stroke_linejoin="round"),
    )  # fmt: skip
    return marks.mark(
        plot.name,
        marks.when("live", "", *live),
        marks.when("chosen", "", *chosen),
        transform=at(plot.x, plot.y),
    )


# ---------- edges ----------


@part
def handles(land: Land, host: int, edges: frozenset[str], builds: bool, words: Words) -> Items:
    """One for each edge of the host that can be chosen, for a new tile or a road."""
    plot = land.plots[host]
    return {
        f"h-{token}": handle(
            plot.form.edges[number], plot.x, plot.y, token,
            handle_label(words, land, host, number, builds),
        )
        for number, token in enumerate(HOST_EDGES)
        if token in edges
    }  # fmt: skip


def handle_label(words: Words, land: Land, host: int, edge: int, builds: bool) -> str:
    """“Edge 3 of the Dairy Farm, forest”, or where a road across it would lead."""
    names = land.setup.names
    kind = EDGE_KINDS[land.setup.shapes[host].kinds[edge]]
    if builds:
        return say(words, "edge", edge + 1, names[host], kind)
    other = names[land.village.contacts[host][edge] // EDGE]
    return say(words, f"road-{kind}", other, edge + 1)


@leaf
def handle(edge: Edge, x: float, y: float, token: str, label: str) -> Drawn:
    """A line along the edge and a plus on it."""
    (ax, ay), (bx, by) = edge.along(0.08), edge.along(0.92)
    line = d("M", ax + x, ay + y, "L", bx + x, by + y)
    mx, my = edge.middle
    round_ends = {"stroke_linecap": "round", "fill": "none"}
    plus = g(
        circle(0, 0, 10.5, fill="var(--handle)", stroke="var(--live-deep)", stroke_width=2.4),
        path("M-4.4 0H4.4M0-4.4V4.4", stroke="var(--live-deep)", stroke_width=2.4, **round_ends),
        transform=at(mx + x, my + y),
    )
    tick = g(
        circle(0, 0, 12, fill="var(--live-deep)", stroke="var(--white)", stroke_width=2.4),
        path("M-5 0-1.4 3.8 5.4-4", stroke="var(--white)", stroke_width=3, **round_ends),
        transform=at(mx + x, my + y),
    )
    ring = circle(mx + x, my + y, 17, fill="none", stroke="var(--focus)", stroke_width=4)
    return g(
        circle(mx + x, my + y, HANDLE, fill="var(--white)", fill_opacity=0),
        path(line, stroke=PALE, stroke_width=10, **round_ends),
        path(line, stroke="var(--live)", stroke_width=5.4, stroke_dasharray="8 7", **round_ends),
        plus,
        marks.when("chosen", "", path(line, stroke="var(--live-deep)", stroke_width=8,
                                      **round_ends), tick),
        marks.when("focus", "", ring),
        class_="cell",
        pointer_events="all",
        data_stays=True,  # where it was on another host is not where it comes from
        data_token=token,
        role="img",
        aria_label=label,
    )  # fmt: skip


# ---------- ghosts: how it would lie, hidden until the page shows the one in question ----------


@part
def tile_ghosts(site: Site, words: Words) -> Items:
    out: dict[str, Drawn] = {}
    for e, t, plot in site.ways:
        label = say(words, "tile-edge", TILE_EDGES.index(t) + 1)
        out[f"ghost-{e}-{t}"] = ghost_tile(plot, f"place {e} {t}", t, label)
    return out


@leaf
def ghost_tile(plot: Plot, ghost: str, token: str, label: str) -> Drawn:
    shape = plot.form.path
    return g(
        path(shape, fill_opacity=0.16, transform=at(5, 13)),
        g(
            use(f"s-hv-ground-{plot.key}"),
            use(f"s-hv-things-{plot.key}"),
            path(shape, fill="var(--ghost)", fill_opacity=0.2, stroke=PALE, stroke_width=5,
                 stroke_linejoin="round"),
            path(shape, fill="none", stroke="var(--live)", stroke_width=3, stroke_dasharray="9 6",
                 stroke_linejoin="round"),
            transform=at(0, -5),
        ),
        rect(0, 0, 0, 0, data_token=token, role="img", aria_label=label),
        data_ghost=ghost,
        data_stays=True,
        visibility="hidden",
        transform=at(plot.x, plot.y),
    )  # fmt: skip


@part
def road_ghosts(land: Land, host: int, edges: frozenset[str], colour: int) -> Items:
    out: dict[str, Drawn] = {}
    for number, token in enumerate(HOST_EDGES):
        if token in edges:
            edge = land.edge(host, number)
            place = land.plots[host].at(edge.middle)
            road = built_road(colour, edge.kind == FOREST, *place, edge.across)
            out[f"ghost-{token}"] = g(
                road, data_ghost=f"road {token}", data_stays=True, visibility="hidden"
            )
    return out
