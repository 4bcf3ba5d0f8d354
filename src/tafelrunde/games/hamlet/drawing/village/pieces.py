"""What was built and what lies and stands on tiles: roads, tokens, flags, people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import ellipse, g, use

from ..pictures.goods import RAW
from ..sight import Sight
from .figures import (
    built_road,
    donkey,
    road_owner,
    shadow,
    villager,
)
from .geometry import outline
from .map import Items, by_depth
from .plan import plan

FIGURE: Final = 0.92
Figure = tuple[str, str, int, int]


def road_items(sight: Sight) -> Items:
    """Several owners may share a pair of edges: their roads lie side by side."""
    out: Items = {}
    roads = sight.state.village.roads
    for number, road in enumerate(roads):
        edge = outline(road.tile, sight.turn(road.tile)).edges[road.edge]
        mates = [r for r in roads if r.is_across(road.tile, road.edge)]
        part = 0.5 + (mates.index(road) - (len(mates) - 1) / 2) * 0.42
        x, y = sight.corner(road.tile)
        u, v = edge.along(part)
        colour = sight.colour(road.owner)
        out[f"road-{number}"] = built_road(colour, road.is_path, x + u, y + v, edge.across)
        out[f"road-of-{number}"] = road_owner(colour, x + u, y + v)
    return out


def token_items(sight: Sight) -> tuple[Items, Items]:
    """Tokens in their slots, and the shadows below them."""
    shadows: Items = {}
    tokens: Items = {}
    for tile in by_depth(sight):
        x, y = sight.corner(tile)
        slots = plan(tile, sight.turn(tile)).slots
        name = sight.state.setup.names[tile]
        for number, token in enumerate(sight.tokens(tile)):
            u, v = slots[number]
            shadows[f"ks-{name}-{number}"] = token_shadow(x + u, y + v)
            tokens[f"k-{name}-{number}"] = token_piece(sight, token, x + u, y + v)
    return shadows, tokens


def token_piece(sight: Sight, token: str, x: float, y: float) -> Drawn:
    kind, _, owner = token.partition(" ")
    scale = 0.8 if kind in RAW else 0.94
    ref = f"s-hv-{kind}-{sight.colour(int(owner))}" if owner else f"s-hv-{kind}"
    return token_use(ref, x, y - 3, scale)


@leaf
def token_use(ref: str, x: float, y: float, scale: float) -> Drawn:
    return use(ref, x, y, scale, class_="piece", pointer_events="none")


@leaf
def token_shadow(x: float, y: float) -> Drawn:
    return ellipse(x + 2, y + 6, 13, 6, fill="url(#gr-shadow)", pointer_events="none")


def flag_items(sight: Sight) -> Items:
    out: Items = {}
    for tile in sight.state.village.laid:
        owner = sight.owner_of(tile)
        if owner >= 0:
            x, y = sight.corner(tile)
            u, v = plan(tile, sight.turn(tile)).flag
            out[f"flag-{sight.state.setup.names[tile]}"] = flag(
                sight.colour(owner), x + u, y + v
            )  # fmt: skip
    return out


@leaf
def flag(colour: int, x: float, y: float) -> Drawn:
    return use(f"s-flag-{colour}", x, y, 0.95, class_="piece", pointer_events="none")


def people(sight: Sight) -> tuple[Items, Items]:
    """Villagers and donkeys of all sides on every tile, and what lies below them."""
    below: Items = {}
    figures: Items = {}
    for tile in by_depth(sight):
        x, y = sight.corner(tile)
        spots = plan(tile, sight.turn(tile)).people
        crowd = [*gathered(sight, tile)]
        scale = FIGURE * (0.9 if len(crowd) > 8 else 1)
        placed = [(who, spots[i]) for who, i in zip(crowd, places(crowd, len(spots)))]
        for (name, kind, colour, _), (u, v) in sorted(placed, key=lambda one: one[1][1]):
            at_x, at_y = x + u, y + v
            if kind == "acting":
                below["halo"] = halo(at_x, at_y)
            below[f"s{name}"] = shadow(at_x, at_y, scale, kind == "lying")
            figures[name] = (
                donkey(colour, at_x, at_y, scale)
                if kind == "donkey"
                else villager(colour, at_x, at_y, scale, kind == "lying")
            )
    return below, figures


@leaf
def halo(x: float, y: float) -> Drawn:
    """Around the villager who is about to do something."""
    return g(
        ellipse(x, y, 30, 20, fill="url(#gr-glow)"),
        ellipse(x, y, 18, 9, fill="none", stroke="var(--live)", stroke_width=3),
        pointer_events="none",
    )


def places(crowd: list[Figure], number: int) -> list[int]:
    """The wanted spot of each, or the next one that is free: who stays, stays where they are."""
    out: list[int] = []
    for *_, wanted in crowd:
        spot = wanted % number
        while spot in out and len(out) < number:
            spot = (spot + 1) % number
        out.append(spot)
    return out


def gathered(sight: Sight, tile: int) -> Iterator[Figure]:
    """Everybody on a tile: id, what they do, colour, and which spot they would like."""
    name = sight.state.setup.names[tile]
    sides = len(sight.state.sides)
    for side, owned in enumerate(sight.state.sides):
        kinds = ["acting"] * sight.acting(side).count(tile)
        kinds += ["standing"] * owned.standing.count(tile) + ["lying"] * owned.lying.count(tile)
        for number, kind in enumerate(kinds):
            spot = 2 * (number * sides + side)
            yield f"v-{side}-{name}-{number}", kind, sight.colour(side), spot
        for number in range(owned.donkeys.count(tile) + owned.driven.count(tile)):
            spot = 2 * (number * sides + side) + 1
            yield f"y-{side}-{name}-{number}", "donkey", sight.colour(side), spot
