"""Pictures for a rulebook: small positions of `data/figures.toml`, drawn by the game's own board
and cropped to what a paragraph speaks of. The caption of § 4.8 is the game's text `figure-4-8`."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tafelrunde.boards import drawing_of
from tafelrunde.core.game import Game
from tafelrunde.core.state import State
from tafelrunde.core.view import View
from tafelrunde.draw import defs, marks, table
from tafelrunde.draw.el import Drawn, el
from tafelrunde.draw.palette import Theme, resolve
from tafelrunde.draw.scene import Region, Scene, Viewbox
from tafelrunde.draw.shape import Point, circle, g
from tafelrunde.draw.text import SANS
from tafelrunde.words.words import Words

WIDE, HIGH = 500.0, 320.0
ROOM: Final = 14.0  # of wood around a region that is shown whole


@dataclass(frozen=True, slots=True)
class Arrow:
    way: tuple[Point, ...]  # in the coordinates of the region
    colour: int  # of a seat


@dataclass(frozen=True, slots=True)
class Figure:
    """What is shown beside a paragraph."""

    rule: str
    of: str  # name of the position
    region: str
    left: float = 0  # of the part that is shown, with `top` and `width`; width 0: all of it
    top: float = 0
    width: float = 0
    arrows: tuple[Arrow, ...] = ()
    rings: tuple[tuple[float, float, float], ...] = ()  # around what is spoken of: x, y, radius
    live: tuple[str, ...] = ()  # tokens that are marked as possible
    seat: int | None = None  # as who sees it; nobody's, else

    @property
    def text(self) -> str:
        """Id of its caption in the game's texts."""
        return f"figure-{self.rule.replace('.', '-')}"


@dataclass(frozen=True, slots=True)
class Figures:
    positions: Mapping[str, Mapping[str, Any]]  # seats, options, position
    figures: tuple[Figure, ...]

    def beside(self, rule: str) -> Figure | None:
        return next((one for one in self.figures if one.rule == rule), None)


@cache
def figures_of(game: Game) -> Figures:
    """None at all where the game has no such file."""
    path = files(game.package) / "data" / "figures.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return Figures(data.get("positions", {}), tuple(map(read, data.get("figure", ()))))


@cache
def tag_of(game: Game) -> str:
    """Changes with whatever the pictures of a game are drawn from: they are cached for ever."""
    made_of = sha256(game.meta.rules_version.to_bytes(4))
    for home in (files(game.package), files("tafelrunde.draw")):
        for path in sources(home):
            made_of.update(path.read_bytes())
    return made_of.hexdigest()[:12]


def sources(home: Traversable) -> Iterator[Traversable]:
    for path in sorted(home.iterdir(), key=lambda path: path.name):
        if path.is_dir() and path.name not in ("tests", "__pycache__"):
            yield from sources(path)
        elif path.name.endswith((".py", ".toml", ".ftl", ".svg")):
            yield path


def read(entry: Mapping[str, Any]) -> Figure:
    left, top, width = entry.get("crop", (0, 0, 0))
    arrows = [Arrow(points(one["way"]), one["colour"]) for one in entry.get("arrows", ())]
    rings = [(float(x), float(y), float(r)) for x, y, r in entry.get("rings", ())]
    return Figure(
        *(entry["rule"], entry["of"], entry["region"], left, top, width),
        *(tuple(arrows), tuple(rings), tuple(entry.get("live", ())), entry.get("seat")),
    )


def points(way: Sequence[Sequence[float]]) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in way)


def state_of(game: Game, figure: Figure) -> State:
    chosen = figures_of(game).positions[figure.of]
    setup = game.setup(chosen["seats"], chosen.get("options", {}))
    return setup.from_dict(json.loads(chosen["position"]))


def view_of(game: Game, figure: Figure) -> View:
    """The position as its reader sees it."""
    return game.view(state_of(game, figure), figure.seat)


def region_of(scene: Scene, figure: Figure) -> Region:
    return next(region for region in scene.regions if region.key == figure.region)


def shown(region: Region, figure: Figure) -> Viewbox:
    """The part of the region that is seen."""
    if not figure.width:
        return region.viewbox
    return figure.left, figure.top, figure.width, figure.width * HIGH / WIDE


def svg(game: Game, figure: Figure, theme: Theme, lang: str) -> str:
    """As a file of its own."""
    draw = drawing_of(game)
    assert draw is not None, "figures are of games that draw"
    scene = draw(view_of(game, figure), Words(game, lang))
    region = region_of(scene, figure)
    room = 0 if figure.width else ROOM
    inside = el(
        "svg",
        *region.inside(filled=True),
        signs(figure),
        viewBox=" ".join(f"{number:g}" for number in shown(region, figure)),
        overflow="hidden" if figure.width else "visible",
        x=room,
        y=room,
        width=WIDE - 2 * room,
        height=HIGH - 2 * room,
    )
    body = g(table.wood(WIDE, HIGH), inside)
    whole = el(
        "svg",
        el("style", lit(figure.live)) if figure.live else None,
        el("defs", *defs.needed(body.needs, scene.defs).values()),
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE:g} {HIGH:g}",
        width=WIDE,
        height=HIGH,
        font_family=SANS,
    )
    return resolve(whole, theme, scene.tokens)


def signs(figure: Figure) -> Drawn:
    """Arrows and rings, above everything that the board draws."""
    arrows = [marks.route(arrow.way, arrow.colour) for arrow in figure.arrows]
    return g(*arrows, *[ring(*one) for one in figure.rings])


def ring(x: float, y: float, r: float) -> Drawn:
    return g(
        circle(x, y, r, stroke="var(--focus)", stroke_width=8, stroke_opacity=0.85),
        circle(x, y, r, stroke="var(--glow)", stroke_width=5),
        fill="none",
    )


def lit(tokens: Sequence[str]) -> str:
    chosen = ",".join(f'[data-mark="{token}"]>.when-live' for token in tokens)
    return f"{chosen}{{visibility:visible}}"
