"""Names and sentences, in both languages (audit A, 5)."""

from __future__ import annotations

from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.words.catalogue import source
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

EN = Words(GAME, "en", ["Anna", "Ben", "Cleo"])


def test_the_words_of_the_box_are_named_once() -> None:
    """1.2, 1.5 (audit A, 5): who has the box finds its German words."""
    for lang in ("de", "en"):
        paragraphs = rulebook(GAME.package, lang).paragraphs
        assert "Gehirn" in paragraphs["1.2"].text
        assert "Grabraubkarte" in paragraphs["1.5"].text
        others = [one.text for number, one in paragraphs.items() if number not in ("1.2", "1.5")]
        assert not [text for text in others if "Gehirn" in text or "Grabraubkarte" in text]


def test_whose_turn_it_is() -> None:
    """11.1, 2.6 (audit A, 5): English sentences that are not German ones."""
    assert "whose turn it is" in rulebook(GAME.package, "en").paragraphs["11.1"].text
    assert EN.say("event-dealt", 0, "brain-a") == "Anna begins with brain A in store."
    for words in ("in turn", "for a start"):
        assert words not in source(GAME.package, "en")


def test_every_die_has_an_owner() -> None:
    """5.2, 6.6, 11.10 (audit A, 5): whose study die is turned."""
    paragraphs = rulebook(GAME.package, "en").paragraphs
    for number in ("5.2", "5.3", "5.11", "6.2", "6.6", "11.10", "11.11"):
        assert "the study die" not in paragraphs[number].text
