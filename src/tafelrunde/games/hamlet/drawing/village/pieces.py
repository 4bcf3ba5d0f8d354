"""What was built and what lies and stands on tiles: roads, tokens, flags, people."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, part
from tafelrunde.draw.shape import Point, ellipse, g, use

from ...rules.setup import HamletSetup
from ..pictures.goods import RAW
from ..sight import Crowd, People, colour_of, crowds, owner_of, tokens_on
from .figures import (
    built_road,
    donkey,
    road_owner,
    shadow,
    villager,
)
from .land import Land, Plot

FIGURE: Final = 0.92
Figure = tuple[str, str, int, int]


@part
def roads(land: Land) -> Iterator[Items]:
    """Several owners may share a pair of edges: their roads lie side by side."""
    built = land.village.roads
    for number, road in enumerate(built):
        edge = land.edge(road.tile, road.edge)
        mates = [r for r in built if r.is_across(road.tile, road.edge)]
        part = 0.5 + (mates.index(road) - (len(mates) - 1) / 2) * 0.42
        x, y = land.plots[road.tile].at(edge.along(part))
        colour = colour_of(land.setup, road.owner)
        yield {
            f"road-{number}": built_road(colour, road.is_path, x, y, edge.across),
            f"road-of-{number}": road_owner(colour, x, y),
        }


# ---------- tokens in their slots ----------


@part
def token_shadows(land: Land, on: bytes) -> Part:
    return each(shadows_below, [(plot, on[plot.tile]) for plot in land.slots], land.setup)


def shadows_below(plot: Plot, content: int, setup: HamletSetup) -> Items:
    number = len(tokens_on(setup, plot.tile, content))
    places = [plot.at(slot) for slot in plot.spots.slots[:number]]
    return {f"ks-{plot.name}-{i}": token_shadow(x, y) for i, (x, y) in enumerate(places)}


@part
def tokens(land: Land, on: bytes) -> Part:
    return each(tokens_of, [(plot, on[plot.tile]) for plot in land.slots], land.setup)


def tokens_of(plot: Plot, content: int, setup: HamletSetup) -> Items:
    found = tokens_on(setup, plot.tile, content)
    return {
        f"k-{plot.name}-{i}": token(kind, owner, plot.at(plot.spots.slots[i]), setup)
        for i, (kind, owner) in enumerate(found)
    }


def token(kind: str, owner: int, place: Point, setup: HamletSetup) -> Drawn:
    x, y = place
    if kind in RAW:
        return token_use(f"s-hv-{kind}", x, y - 3, 0.8)
    return token_use(f"s-hv-{kind}-{colour_of(setup, owner)}", x, y - 3, 0.94)


@leaf
def token_use(ref: str, x: float, y: float, scale: float) -> Drawn:
    return use(ref, x, y, scale, class_="piece", pointer_events="none")


@leaf
def token_shadow(x: float, y: float) -> Drawn:
    return ellipse(x + 2, y + 6, 13, 6, fill="url(#gr-shadow)", pointer_events="none")


# ---------- flags, villagers, donkeys ----------


@part
def flags(land: Land, owned: tuple[int, ...]) -> Items:
    """8.4: on landmarks, of which each side owns a set."""
    owners = [(plot, owner_of(owned, plot.tile)) for plot in land.laid]
    return {
        f"flag-{plot.name}": flag(colour_of(land.setup, side), *plot.at(plot.spots.flag))
        for plot, side in owners
        if side >= 0
    }


@leaf
def flag(colour: int, x: float, y: float) -> Drawn:
    return use(f"s-flag-{colour}", x, y, 0.95, class_="piece", pointer_events="none")


@part
def below(land: Land, people: People) -> Part:
    """The shadows of all, and the glow around who acts."""
    here = crowds(people)
    rows = [(plot, here.get(plot.tile, ())) for plot in land.depth]
    return each(below_crowd, rows, land.setup)


def below_crowd(plot: Plot, crowd: Crowd, setup: HamletSetup) -> Items:
    out: dict[str, Drawn] = {}
    scale = size_of(crowd)
    for (name, kind, _, _), (x, y) in placed(plot, crowd, setup):
        if kind == "acting":
            out["halo"] = halo(x, y)
        out[f"s{name}"] = shadow(x, y, scale, kind == "lying")
    return out


@part
def figures(land: Land, people: People) -> Part:
    here = crowds(people)
    rows = [(plot, here.get(plot.tile, ())) for plot in land.depth]
    return each(figures_of, rows, land.setup)


def figures_of(plot: Plot, crowd: Crowd, setup: HamletSetup) -> Items:
    out: dict[str, Drawn] = {}
    scale = size_of(crowd)
    for (name, kind, colour, _), (x, y) in placed(plot, crowd, setup):
        if kind == "donkey":
            out[name] = donkey(colour, x, y, scale)
        else:
            out[name] = villager(colour, x, y, scale, kind == "lying")
    return out


@leaf
def halo(x: float, y: float) -> Drawn:
    """Around the villager who is about to do something."""
    return g(
        ellipse(x, y, 30, 20, fill="url(#gr-glow)"),
        ellipse(x, y, 18, 9, fill="none", stroke="var(--live)", stroke_width=3),
        pointer_events="none",
    )


def size_of(crowd: Crowd) -> float:
    """Where many meet (all of four seats begin at the church) they are smaller."""
    many = sum([sum(group[1:]) for group in crowd])
    return FIGURE * (1 if many <= 4 else 0.88 if many <= 7 else 0.76 if many <= 11 else 0.66)


@lru_cache(maxsize=1024)
def placed(plot: Plot, crowd: Crowd, setup: HamletSetup) -> list[tuple[Figure, Point]]:
    """Everybody on a tile and where, the farther ones first."""
    spots = plot.spots.people
    found = [*gathered(plot.name, crowd, setup)]
    out = [(who, plot.at(spots[i])) for who, i in zip(found, places(found, len(spots)))]
    return sorted(out, key=lambda one: one[1][1])


def places(crowd: list[Figure], number: int) -> list[int]:
    """The wanted spot of each, or the next one that is free: who stays, stays where they are."""
    out: list[int] = []
    for *_, wanted in crowd:
        spot = wanted % number
        while spot in out and len(out) < number:
            spot = (spot + 1) % number
        out.append(spot)
    return out


def gathered(name: str, crowd: Crowd, setup: HamletSetup) -> Iterator[Figure]:
    """Everybody on a tile: id, what they do, colour, and which spot they would like."""
    sides = len(setup.sides)
    for side, acting, standing, lying, animals in crowd:
        kinds = ["acting"] * acting + ["standing"] * standing + ["lying"] * lying
        for number, kind in enumerate(kinds):
            spot = 2 * (number * sides + side)
            yield f"v-{side}-{name}-{number}", kind, colour_of(setup, side), spot
        for number in range(animals):
            spot = 2 * (number * sides + side) + 1
            yield f"y-{side}-{name}-{number}", "donkey", colour_of(setup, side), spot
