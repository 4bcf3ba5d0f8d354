"""Names and sentences, in both languages (audit B, L5)."""

from __future__ import annotations

import re
from random import Random

import pytest

from tafelrunde.boards import board_of
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.tests.positions import place, throw
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

DE, EN = Words(GAME, "de", ["Anna", "Ben", "Cleo"]), Words(GAME, "en", ["Anna", "Ben", "Cleo"])
CODE = re.compile(r"\b(O[cs]?|Y[LR]|[BRGv])\d+[abc]?\b")


def test_a_head_without_cards_says_so() -> None:
    """9.3, 9.5 (audit L5): before a card is laid nothing is said of the hand."""
    state = place({"blue": "G6"}, seats=3)
    play(state, *throw(1), "white 4 4", "decline", "decline")
    shown = board_of(GAME).text(GAME.view(state, 0), DE)
    assert "Noch liegt keine Karte." in shown
    assert "reichen nicht" not in shown
    told = play(state, "claim")
    assert [event.rule for event in told if event.code == "lays-nothing"] == ["9.5"]
    assert EN.event(told[0]) == "Anna lays no card: there is nothing to make 8 with."


@pytest.mark.parametrize("words", [DE, EN], ids=["de", "en"])
def test_no_line_of_the_log_names_a_field_by_its_code(words: Words) -> None:
    """1.4 (audit L5): fields have names that are on the board."""
    match, random = Match(GAME.setup(3), Seeded(5)), Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.state.pick(seat, random))
    said = {words.event(event) for entry in match.entries for event in entry.events}
    assert [line for line in said if CODE.search(line)] == []


def test_steps_are_steps() -> None:
    """1.4, 3.2, 4.4, 9.12, 12.1 (audit L5)."""
    book = rulebook(GAME.package, "en")
    whole = "".join(one.text for one in book.paragraphs.values())
    for words in ("staircase", "so many fields", "move so far", "once for all"):
        assert words not in whole
    assert "orangefarbenen" in rulebook(GAME.package, "de").paragraphs["12.1"].text
    assert DE.say("event-robs", 0, 1) == "Anna kostet Ben eine Karte."
