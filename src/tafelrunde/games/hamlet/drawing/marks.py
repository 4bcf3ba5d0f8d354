"""What can be chosen in the village: tiles, edges for roads and new tiles, ghosts of these,
and the way by which donkeys bring what an action needs."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, at, circle, d, ellipse, g, path, rect, use

from ..rules.acting import Act
from ..rules.botrik.place import ChooseLie
from ..rules.building import Place
from ..rules.paying import Pay
from ..rules.village.network import carriers, reach
from ..rules.village.placement import spot_of
from ..rules.village.tile_shapes import (
    EDGE,
    EDGE_KINDS,
    FOREST,
    HOST_EDGES,
    TILE_EDGES,
)  # fmt: skip
from .sight import Sight
from .village.figures import built_road
from .village.geometry import Edge, outline, point
from .village.map import Items
from .village.plan import plan
from .village.tiles import key
from .words import say

HANDLE: Final = 22.0  # radius of what takes the click: 44 px wide at full size
PALE: Final = "#eafff7"
Choice = tuple[str, str, int, int, Point]  # two edges; tile, turn and corner


def tile_marks(sight: Sight) -> Items:
    """A rim and a wash for every tile, shown while it is possible or chosen."""
    names = sight.state.setup.names
    return {
        f"m-{names[tile]}": tile_mark(tile, sight.turn(tile), *sight.corner(tile))
        for tile in sight.state.village.laid
    }


@leaf
def tile_mark(tile: int, turn: int, x: float, y: float) -> Drawn:
    shape = outline(tile, turn).path
    live = (
        path(shape, fill="var(--live)", fill_opacity=0.14, stroke=PALE, stroke_width=5,
             stroke_linejoin="round"),
        path(shape, fill="none", stroke="var(--live)", stroke_width=2.8, stroke_linejoin="round"),
    )  # fmt: skip
    chosen = (
        path(shape, fill="var(--chosen)", fill_opacity=0.4, stroke="#ffffff", stroke_width=6,
             stroke_linejoin="round"),
        path(shape, fill="none", stroke="var(--live)", stroke_width=4, stroke_linejoin="round"),
    )  # fmt: skip
    return marks.mark(
        key(tile, turn).rpartition("-")[0],
        marks.when("live", "", *live),
        marks.when("chosen", "", *chosen),
        transform=at(x, y),
    )


# ---------- what can be brought ----------


def supplies(sight: Sight) -> tuple[Items, Items]:
    """5.2: a glow below every token that can be brought, and the donkeys' way for those wanted."""
    glows: Items = {}
    ways: Items = {}
    state = sight.state
    decision = state.decision
    if not isinstance(decision, (Act, Pay)) or decision.side == state.setup.botrik:
        return {}, {}
    target = sight.acts_on
    donkeys = state.sides[decision.side].carrying()
    wanted = {state.setup.names.index(way[0]) for way in sight.offers("pay")}
    near = reach(state.village, target, donkeys)
    for tile in state.setup.working:
        if not near >> tile & 1 or (isinstance(decision, Pay) and tile not in wanted):
            continue
        x, y = sight.corner(tile)
        name = state.setup.names[tile]
        slots = plan(tile, sight.turn(tile)).slots
        for number, _ in enumerate(sight.tokens(tile)):
            u, v = slots[number]
            glows[f"glow-{name}-{number}"] = glow(x + u, y + v)
        if tile in wanted and tile != target:
            between = carriers(state.village, tile, target, donkeys)
            stops = tuple(hub(sight, stop) for stop in (tile, *between, target))
            ways[f"way-{name}"] = marks.route(stops, sight.colour(decision.side), 16)
    return glows, ways


@leaf
def glow(x: float, y: float) -> Drawn:
    return ellipse(x, y + 1, 21, 17, fill="url(#gr-hv-reach)", pointer_events="none")


def hub(sight: Sight, tile: int) -> Point:
    x, y = sight.corner(tile)
    u, v = plan(tile, sight.turn(tile)).hub
    return x + u, y + v


# ---------- edges ----------


def handles(sight: Sight) -> Items:
    """One for each edge of the host that can be chosen, for a new tile or a road."""
    host = sight.acts_on
    edges = {way[0] for way in [*sight.offers("place"), *sight.offers("road")]}
    if host < 0 or not edges:
        return {}
    x, y = sight.corner(host)
    form = outline(host, sight.turn(host))
    builds = bool(sight.offers("place"))
    return {
        f"h-{token}": handle(
            form.edges[HOST_EDGES.index(token)], x, y, token,
            handle_label(sight, host, HOST_EDGES.index(token), builds),
        )
        for token in HOST_EDGES
        if token in edges
    }  # fmt: skip


def handle_label(sight: Sight, host: int, edge: int, builds: bool) -> str:
    """“Edge 3 of the Dairy Farm, forest”, or where a road across it would lead."""
    state = sight.state
    kind = EDGE_KINDS[state.setup.shapes[host].kinds[edge]]
    name = state.setup.names[host]
    if builds:
        return say(sight.words, "edge", edge + 1, name, kind)
    other = state.setup.names[state.village.contacts[host][edge] // EDGE]
    return say(sight.words, f"road-{kind}", other, edge + 1)


@leaf
def handle(edge: Edge, x: float, y: float, token: str, label: str) -> Drawn:
    """A line along the edge and a plus on it."""
    (ax, ay), (bx, by) = edge.along(0.08), edge.along(0.92)
    line = d("M", ax + x, ay + y, "L", bx + x, by + y)
    mx, my = edge.middle
    round_ends = {"stroke_linecap": "round", "fill": "none"}
    plus = g(
        circle(0, 0, 10.5, fill="#fffdf5", stroke="var(--live-deep)", stroke_width=2.4),
        path("M-4.4 0H4.4M0-4.4V4.4", stroke="var(--live-deep)", stroke_width=2.4, **round_ends),
        transform=at(mx + x, my + y),
    )
    tick = g(
        circle(0, 0, 12, fill="var(--live-deep)", stroke="#ffffff", stroke_width=2.4),
        path("M-5 0-1.4 3.8 5.4-4", stroke="#ffffff", stroke_width=3, **round_ends),
        transform=at(mx + x, my + y),
    )
    ring = circle(mx + x, my + y, 17, fill="none", stroke="var(--focus)", stroke_width=4)
    return g(
        circle(mx + x, my + y, HANDLE, fill="#ffffff", fill_opacity=0),
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


# ---------- ghosts ----------


def placements_on_offer(sight: Sight) -> list[Choice]:
    """Per choice its edges, and the tile, turn and corner of what would lie there."""
    decision = sight.state.decision
    if not isinstance(decision, (Place, ChooseLie)):
        return []
    tile, host = decision.tile, decision.host
    out = []
    for e, t in sight.offers("place"):
        spot = spot_of(sight.state.village, tile, host, HOST_EDGES.index(e), TILE_EDGES.index(t))
        out.append((e, t, tile, spot.turn, point(spot.q, spot.r)))
    return out


def ghosts(sight: Sight) -> Items:
    """How the tile or the road would lie; hidden until the page shows the one in question."""
    out: Items = {}
    words = sight.words
    for e, t, tile, turn, (x, y) in placements_on_offer(sight):
        label = say(words, "tile-edge", TILE_EDGES.index(t) + 1)
        out[f"ghost-{e}-{t}"] = ghost_tile(tile, turn, x, y, f"place {e} {t}", t, label)
    host = sight.acts_on
    side = sight.state.decision.seat
    for (e,) in sight.offers("road"):
        edge = outline(host, sight.turn(host)).edges[HOST_EDGES.index(e)]
        x, y = sight.corner(host)
        mx, my = edge.middle
        road = built_road(
            sight.colour(side), edge.kind == FOREST, x + mx, y + my, edge.across
        )  # fmt: skip
        out[f"ghost-{e}"] = g(road, data_ghost=f"road {e}", data_stays=True, visibility="hidden")
    return out


@leaf
def ghost_tile(
    tile: int, turn: int, x: float, y: float, ghost: str, token: str, label: str
) -> Drawn:
    name = key(tile, turn)
    shape = outline(tile, turn).path
    return g(
        path(shape, fill_opacity=0.16, transform=at(5, 13)),
        g(
            use(f"s-hv-ground-{name}"),
            use(f"s-hv-things-{name}"),
            path(shape, fill="#10b48a", fill_opacity=0.2, stroke=PALE, stroke_width=5,
                 stroke_linejoin="round"),
            path(shape, fill="none", stroke="var(--live)", stroke_width=3, stroke_dasharray="9 6",
                 stroke_linejoin="round"),
            transform=at(0, -5),
        ),
        rect(0, 0, 0, 0, data_token=token, role="img", aria_label=label),
        data_ghost=ghost,
        data_stays=True,
        visibility="hidden",
        transform=at(x, y),
    )  # fmt: skip
