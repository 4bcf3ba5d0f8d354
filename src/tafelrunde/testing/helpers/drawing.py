"""Looking at a game's drawn board in its tests: scenes, their markup, tokens and labels."""

from __future__ import annotations

import re
from html import unescape
from typing import Final

from tafelrunde.boards import board_of
from tafelrunde.core.state import State
from tafelrunde.draw import Scene
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
