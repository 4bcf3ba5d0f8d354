"""Names and sentences, in both languages (audit B, W7 and W8)."""

from __future__ import annotations

import re
from random import Random

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

CODE = re.compile(r"\b(RV|OM|SP|RC|TU|[FAEI])\d\d?\b")
DE, EN = Words(GAME, "de"), Words(GAME, "en")


@pytest.mark.parametrize("words", [DE, EN], ids=["de", "en"])
def test_no_sentence_names_a_card_by_its_code(words: Words) -> None:
    """1.2 (audit W8): log, questions and choices of a whole match say names."""
    match, random = Match(GAME.setup(3, {"extreme": True}), Seeded(7)), Random(7)
    said: set[str] = set()
    while not match.over:
        seat = match.actors[0]
        ask = match.asked(seat)
        assert ask is not None
        said |= {words.ask(ask), *[words.action(action) for action in match.legal(seat)]}
        match.play(seat, match.state.pick(seat, random))
    said |= {words.event(event) for entry in match.entries for event in entry.events}
    assert len(said) > 100
    assert [sentence for sentence in said if CODE.search(sentence)] == []


def test_a_place_of_the_row_is_not_called_like_a_seat() -> None:
    """7.1 (audit W8): a seat is a „Platz“, so the row has another word for its own."""
    space = GAME.setup(2).space
    for text in ("pick slot-1", "accept slot-2", "place loyal accept-3"):
        assert "Auslageplatz" in DE.action(space.read(text))
    assert DE.action(space.read("place loyal market")) == "Loyalen Arbeiter einsetzen: Goldmarkt"


def test_what_cards_ask_for_is_told_in_whole_sentences() -> None:
    """13.2, 9.2 (audit W8): a tie fails, and in the village at least one must be hired."""
    assert DE.say("needs-most", "Gold", 5) == "Am Ende mehr als alle anderen: Gold. 5 SP."
    assert EN.say("needs-most", "gold", 5) == "At the end, more than anybody else: gold. 5 VP."
    assert "wirbt einen Arbeiter an" in DE.say("draw-visit-hire", 1)
    assert DE.say("draw-pyramid-level", 2, "x", 8).startswith("Ebene 2")


def test_an_area_has_one_name() -> None:
    """10.1 (audit W8): board, log and rulebook call area 11 the same."""
    assert f"„{DE.token('favour')}“" in rulebook(GAME.package, "de").paragraphs["10.1"].text
    assert f"“{EN.token('favour')}”" in rulebook(GAME.package, "en").paragraphs["10.1"].text


def test_the_rulebook_says_what_lies_open() -> None:
    """1.2, 8.4 (audit W8): tower upgrades are an open offer, the other decks lie face down."""
    assert "Turmaufwertungen liegen offen" in rulebook(GAME.package, "de").paragraphs["1.2"].text
    assert "tower upgrades are an open offer" in rulebook(GAME.package, "en").paragraphs["1.2"].text
