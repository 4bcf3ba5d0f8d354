"""Looking at a game's drawn board in its tests: scenes, their markup, tokens and labels."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from math import dist
from random import Random
from typing import Final

from tafelrunde.boards import board_of
from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.state import State
from tafelrunde.draw import Scene
from tafelrunde.draw.shape import Point
from tafelrunde.words.words import Words

HOSTILE: Final = '<img src=x onerror="alert(1)">'
NAMES: Final = ("Anna", "Jörg", "Zeynep", HOSTILE, "Ole", "Marta", "Ingeborg", "Friedrich-Wilhelm")
TOKEN: Final = re.compile(r'data-token="([^"]*)"')
REFERENCE: Final = re.compile(r'(?:="url\(#|(?<= )href="#)([\w.-]+)')
LABEL: Final = re.compile(r'aria-label="([^"]*)"')


def look(state: State, seat: int | None = None, lang: str = "en") -> Scene:
    """What a seat, or somebody who watches, is shown."""
    game = state.setup.game
    words = Words(game, lang, NAMES[: state.setup.seats])
    draw = board_of(game).draw
    assert draw is not None
    return draw(game.view(state, seat), words)


def markup(scene: Scene) -> str:
    return "".join(scene.flat().values())


def tokens(scene: Scene) -> set[str]:
    return tokens_in(markup(scene))


def tokens_in(markup: str) -> set[str]:
    """What can be clicked, by what is written."""
    return {unescape(token) for token in TOKEN.findall(markup)}


def references(markup: str) -> set[str]:
    """The definitions that are referred to, by what is written."""
    return set(REFERENCE.findall(markup))


def labels(scene: Scene) -> list[str]:
    return LABEL.findall(markup(scene))


def walks(game: Game, seats: int, seed: int, acts: int = 400) -> list[tuple[Event, list[Point]]]:
    """Every way that was gone in a match at random, with the event that tells of it."""
    match, random = Match(game.setup(seats, {}), Seeded(seed)), Random(seed)
    ways = board_of(game).WAYS
    out: list[tuple[Event, list[Point]]] = []
    for _ in range(acts):
        if match.over:
            break
        seat = match.actors[0]
        events = match.play(seat, random.choice(match.legal(seat)))
        view = match.view(None)
        out += [
            (event, list(ways[event.code](view, event))) for event in events if event.code in ways
        ]
    return out


def longest_step(points: list[Point]) -> float:
    return max(dist(a, b) for a, b in pairwise(points))
