"""Names and sentences, in both languages (audit A, 5)."""

from __future__ import annotations

import pytest

from tafelrunde.boards import board_of
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.tests.positions import place
from tafelrunde.words.catalogue import source
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

DE, EN = Words(GAME, "de", ["Anna", "Ben"]), Words(GAME, "en", ["Anna", "Ben"])


def paragraph(lang: str, number: str) -> str:
    return rulebook(GAME.package, lang).paragraphs[number].text


def test_the_words_of_the_box_are_named_once() -> None:
    """1.3 (audit A, 5): who has the box finds its German words."""
    for word in ("Schlucht", "Gebirge", "Imperator"):
        for lang in ("de", "en"):
            texts = [one.text for one in rulebook(GAME.package, lang).paragraphs.values()]
            assert [word in text for text in texts].count(True) == 1
            assert word in paragraph(lang, "1.3")


def test_storms_take_what_the_move_can_do_without() -> None:
    """13.10 (audit A, 5): the German sentence said the opposite."""
    assert "ohne die die angesagte Bewegung erlaubt bleibt" in paragraph("de", "13.10")
    assert "mit denen" not in paragraph("de", "13.10")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_emperor_pays_along(lang: str) -> None:
    """6.5 (audit A, 5)."""
    for words in ("pays along", "zahlt mit", "Das Kamikaze", "extends"):
        assert words not in source(GAME.package, lang)


def test_what_is_built_swapped_and_upgraded() -> None:
    """2.5, 5.5, 6.5 (audit A, 5)."""
    space = GAME.setup(2).space
    swap = space.read(f"swap {space.blocks[0].arguments[0][0]}")
    assert DE.action(swap).startswith("Den Kaiser mit der Scheibe auf")
    assert EN.say("event-upgrades", 0, "tower", "f4", "f5", 2) == (
        "Anna upgrades f4 to a tower (price 2, from f5)."
    )


def test_whose_victory_is_checked() -> None:
    """9.7, 12.3 (audit A, 5): whose turn it is, and stacks, not discs."""
    assert "bei der Person geprüft, die am Zug ist" in paragraph("de", "9.7")
    assert "whose turn it is" in paragraph("en", "9.7")
    assert "beliebig viele deiner Stapel" in paragraph("de", "12.3")
    assert "any number of your stacks" in paragraph("en", "12.3")


def test_the_legend_shows_a_colour_that_plays() -> None:
    """1.1 (audit A, 6): not blue where jade and plum play."""
    state = place("e4 e5", {"blue": "e4:2", "orange": "e5"})
    state.colours = [2, 3]
    shown = board_of(GAME).text(GAME.view(state, 0), DE)
    assert "J3* Dreierstapel mit Kaiser" in shown
    assert "B3*" not in shown
