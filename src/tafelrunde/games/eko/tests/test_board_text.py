"""The board for the terminal: the same with and without colours, and it names what it shows."""

from __future__ import annotations

import re

import pytest

import tafelrunde
from tafelrunde.games.eko.board import text
from tafelrunde.words.words import Words

ESCAPE = re.compile(r"\x1b\[\d+m")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_colours_are_only_colours(seats: int, lang: str) -> None:
    match = tafelrunde.match("eko", seats=seats, seed=4)
    words = Words(match.setup.game, lang)
    plain = text(match.view(None), words)
    words.ansi = True
    coloured = text(match.view(None), words)
    assert not ESCAPE.search(plain)
    assert ESCAPE.search(coloured)
    assert ESCAPE.sub("", coloured) == plain


def test_every_field_and_player_is_named() -> None:
    match = tafelrunde.match("eko", seats=3, seed=4)
    shown = text(match.view(None), Words(match.setup.game, "en", ["Anna", "Ben", "Cleo"]))
    for action in match.legal(match.actors[0]):
        assert all(cell in shown for cell in action.tokens[1:])
    assert all(name in shown for name in ("Anna", "Ben", "Cleo"))
