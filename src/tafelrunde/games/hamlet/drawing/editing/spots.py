"""What can be clicked in the village while a position is set up, drawn above the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Child, Drawn
from tafelrunde.draw.shape import Point, at, circle, d, g, path
from tafelrunde.draw.text import SANS, text
from tafelrunde.words.words import Words

from ...editing.table import PEOPLE
from ...rules.numbers import KINDS, RAW, REFINERY, TOKENS
from ...rules.setup import HamletSetup
from ...rules.state import Hamlet
from ...rules.tokens import empty_slots
from ...rules.village.placement import edges_of, placements, road_edges
from ...rules.village.tile_shapes import EDGE, HOST_EDGES
from ..sight import People, crowds, owner_of, people_of, tokens_on
from ..village.geometry import Edge
from ..village.land import Box, Land, Plot
from ..village.pieces import placed
from ..words import side_name, token_label

REACH: Final = 15.0  # radius of what takes the click on a piece
PLUS: Final = 14.0
ROOM: Final = 40.0  # around the village, for a plus on its border


def say(words: Words, id: str, *args: str | int) -> str:
    return words.say(f"edit-{id}", *args)


def spot(edit: str, label: str, *parts: Child, transform: str | None = None) -> Drawn:
    return g(
        *parts,
        class_="spot",
        data_edit=edit,
        role="button",
        tabindex=0,
        aria_label=label,
        transform=transform,
    )


def room(box: Box) -> Box:
    left, top, width, height = box
    return left - ROOM, top - ROOM, width + 2 * ROOM, height + 2 * ROOM


def spots(state: Hamlet, land: Land, tool: str, who: int, at: str, words: Words) -> Iterator[Drawn]:
    """From below: places, then pieces, or where the tool may go."""
    yield from places(state, land, tool, who, at, words)
    kind, _, name = tool.partition(" ")
    if kind == "tile":
        yield from for_tile(state, land, name, words)
    elif kind == "road":
        yield from for_road(state, land, who, words)
    elif not kind:
        yield from for_pieces(state, land, words)


def places(
    state: Hamlet, land: Land, tool: str, who: int, at: str, words: Words
) -> Iterator[Drawn]:
    puts = tool in PEOPLE or tool in TOKENS or tool == "flag"
    for plot in land.depth:
        name = words.token(plot.name)
        if puts:
            label, edit = say(words, "put-on", name), f"put {plot.name}"
        else:
            label, edit = say(words, "look", name), f"at {plot.name}"
        live = puts and may_go(state, tool, who, plot.tile)
        yield ground(plot, edit, label, live, plot.name == at)


def may_go(state: Hamlet, tool: str, who: int, tile: int) -> bool:
    """Whether the place is lit; reading the position has the last word."""
    setup = state.setup
    if tool in PEOPLE:
        return state.is_linked(tile)
    if tool == "flag":
        return tile in setup.landmarks and state.sides[who].landmarks >> tile & 1 == 0
    if tile not in setup.working or empty_slots(state, tile) == 0:
        return False
    kind = KINDS.index(tool.removeprefix("fine-"))
    if setup.role[tile] == REFINERY:
        return setup.makes[tile] == kind
    return kind < RAW and setup.raws[tile] >> kind & 1 > 0


def ground(plot: Plot, edit: str, label: str, live: bool, chosen: bool) -> Drawn:
    shape = plot.form.path
    rim = "var(--live)" if live or chosen else "none"
    return spot(
        edit,
        label,
        path(shape, fill="var(--live)" if live else "var(--white)",
             fill_opacity=0.24 if live else 0, stroke=rim, stroke_width=4.4,
             stroke_linejoin="round", stroke_dasharray="9 6" if chosen else None),
        path(shape, class_="ring", fill="none", stroke="var(--focus)", stroke_width=6,
             stroke_linejoin="round"),
        transform=at(plot.x, plot.y),
    )  # fmt: skip


# ---------- where the tile or road in hand may go ----------


def for_tile(state: Hamlet, land: Land, name: str, words: Words) -> Iterator[Drawn]:
    setup = state.setup
    tile = setup.names.index(name)
    if state.village.tiles >> tile & 1:
        return
    for host in state.village.laid:
        edges = sorted({edges_of(pair)[0] for pair in placements(state.village, tile, host)})
        for edge in edges:
            label = say(words, "lay", words.token(name), words.token(setup.names[host]), edge + 1)
            edit = f"lay {setup.names[host]} {HOST_EDGES[edge]}"
            yield plus(edit, label, land.plots[host], land.edge(host, edge))


def for_road(state: Hamlet, land: Land, who: int, words: Words) -> Iterator[Drawn]:
    """Each pair of edges once."""
    village, names = state.village, state.setup.names
    for tile in village.laid:
        for edge in road_edges(village, who, tile):
            other = village.contacts[tile][edge] // EDGE
            if tile < other:
                label = say(words, "road-to", words.token(names[tile]), words.token(names[other]))
                edit = f"road {names[tile]} {HOST_EDGES[edge]}"
                yield plus(edit, label, land.plots[tile], land.edge(tile, edge))


def plus(edit: str, label: str, plot: Plot, edge: Edge) -> Drawn:
    (ax, ay), (bx, by) = (plot.at(edge.along(part)) for part in (0.12, 0.88))
    x, y = plot.at(edge.middle)
    line = d("M", ax, ay, "L", bx, by)
    return spot(
        edit,
        label,
        path(line, stroke="var(--choice-rim)", stroke_width=9, stroke_linecap="round"),
        path(line, stroke="var(--live)", stroke_width=5, stroke_linecap="round"),
        circle(x, y, 22, fill="var(--white)", fill_opacity=0),
        circle(x, y, PLUS, fill="var(--live-deep)", stroke="var(--white)", stroke_width=3),
        path(d("M", x - 6, y, "h", 12, "M", x, y - 6, "v", 12), stroke="var(--white)",
             stroke_width=3.2, stroke_linecap="round"),
        circle(x, y, 19, class_="ring", fill="none", stroke="var(--focus)", stroke_width=5),
    )  # fmt: skip


# ---------- what can be taken away ----------


def for_pieces(state: Hamlet, land: Land, words: Words) -> Iterator[Drawn]:
    people = people_of(state)
    for number, road in enumerate(state.village.roads):
        edge = land.edge(road.tile, road.edge)
        names = [words.token(state.setup.names[tile]) for tile in (road.tile, road.other)]
        label = say(words, "take-road", side_name(words, state.setup, road.owner), *names)
        yield piece(f"take road {number}", label, land.plots[road.tile].at(edge.middle))
    for plot in land.depth:
        yield from pieces_on(state, plot, people, words)


def pieces_on(state: Hamlet, plot: Plot, people: People, words: Words) -> Iterator[Drawn]:
    setup, here = state.setup, words.token(plot.name)
    for i, (kind, owner) in enumerate(tokens_on(setup, plot.tile, state.on[plot.tile])):
        label = say(words, "take-from", token_label(words, setup, kind, owner, 1), here)
        yield piece(token_edit(setup, plot.name, kind, owner), label, plot.at(plot.spots.slots[i]))
    owner = owner_of(tuple([side.landmarks for side in state.sides]), plot.tile)
    if owner >= 0:
        label = say(words, "take-from", say(words, "flag-of", side_name(words, setup, owner)), here)
        x, y = plot.at(plot.spots.flag)
        edit = f"take landmarks {setup.owner_names[owner]} {plot.name}"
        yield piece(edit, label, (x, y - 14))
    for (id, kind, _, _), (x, y) in placed(plot, crowds(people).get(plot.tile, ()), setup):
        side = int(id.split("-")[1])
        if kind != "acting":
            label = say(words, "take-from", person(words, setup, kind, side), here)
            yield piece(figure_edit(state, side, kind, plot), label, (x, y - 10))


def token_edit(setup: HamletSetup, tile: str, kind: str, owner: int) -> str:
    whose = f" {setup.owner_names[owner]}" if owner >= 0 else ""
    return f"take tokens {tile} {kind}{whose}"


def figure_edit(state: Hamlet, side: int, kind: str, plot: Plot) -> str:
    if kind == "donkey":
        kind = "donkeys" if plot.tile in state.sides[side].donkeys else "driven"
    return f"take {kind} {state.setup.owner_names[side]} {plot.name}"


def person(words: Words, setup: HamletSetup, kind: str, side: int) -> str:
    return say(words, f"{kind}-of", side_name(words, setup, side))


def piece(edit: str, label: str, place: Point) -> Drawn:
    return spot(
        edit,
        label,
        circle(*place, REACH, fill="var(--white)", fill_opacity=0),
        circle(*place, REACH, class_="ring", fill="none", stroke="var(--focus)", stroke_width=4),
    )


def wrong(plot: Plot) -> Drawn:
    """Around a place where something does not fit."""
    x, y = plot.at(plot.form.centre)
    left, top, right, bottom = plot.form.box
    reach = min(right - left, bottom - top) / 2
    return g(
        circle(x, y, reach, fill="none", stroke="var(--white)", stroke_width=9),
        circle(x, y, reach, fill="none", stroke="var(--warn)", stroke_width=5),
        circle(x + reach * 0.7, y - reach * 0.7, 13, fill="var(--warn)", stroke="var(--white)",
               stroke_width=2.5),
        text(x + reach * 0.7, y - reach * 0.7 + 6.5, "!", 19, "var(--white)", SANS, 700, "middle"),
        class_="wrong-place",
        pointer_events="none",
        aria_hidden=True,
    )  # fmt: skip
