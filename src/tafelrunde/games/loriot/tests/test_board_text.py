"""The board for the terminal: the same with and without colours, and it names what it shows."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.loriot.board import text
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.tests.positions import place, throw
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.words import Words

ESCAPE = re.compile(r"\x1b\[\d+m")
NAMES = ["Anna", "Ben", "Cleo"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_colours_are_only_colours(lang: str) -> None:
    """1.4: every step, with or without colours."""
    state = place({"blue": "G10 B5>B4 T8:8", "orange": "G10 YL1"}, seats=3)
    words = Words(GAME, lang, NAMES)
    plain = text(GAME.view(state, None), words)
    words.ansi = True
    coloured = text(GAME.view(state, None), words)
    assert not ESCAPE.search(plain)
    assert ESCAPE.search(coloured)
    assert ESCAPE.sub("", coloured) == plain


def test_stones_players_and_crowds() -> None:
    """1.4, 7.1: where everybody is."""
    state = place({"blue": "G10 B5>B4 T8:8", "orange": "G10 YL1"}, seats=3)
    shown = text(GAME.view(state, 0), Words(GAME, "en", NAMES))
    for part in ("2?", "A2", "A3", "B2", "G10: A1 B1", "Green area: A4 B3 B4 C1", "8 points"):
        assert part in shown


def test_the_sum_on_a_head() -> None:
    """9.1, 9.9: number, cards on the table, whether they suffice."""
    state = place({"blue": "G6"}, seats=3)
    play(state, *throw(1), "white 4 4", "intervene nine", "decline", "play two")
    shown = text(GAME.view(state, 0), Words(GAME, "en", NAMES))
    assert "To make: 8; on the table: 9 (Ben), 2 (Anna)" in shown
    assert "The cards laid are not enough." in shown
    assert "enough" not in text(GAME.view(state, 1), Words(GAME, "en", NAMES))


def test_hidden_chips_stay_hidden() -> None:
    """1.10, 16.2: the reader's own chip is shown, the others' are not."""
    laid = ["?", "3:1", "4:2", "?", "?", "?", "?", "?", "?"]
    state = place({"blue": "G6"}, 3, {"targets": "new"}, chips=laid)
    row = text(GAME.view(state, 1), Words(GAME, "en", NAMES)).splitlines()[2]
    assert ("3:1" in row, "4:2" in row, "?:2" in row) == (True, False, True)
