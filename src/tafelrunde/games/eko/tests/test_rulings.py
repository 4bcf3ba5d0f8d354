"""Chapter 15: every ruling has its question, its paragraphs and its setting, if there is one."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from tafelrunde.games.eko.game import GAME
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

CHAPTER = "15"


def natural(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.split("."))


@pytest.mark.parametrize(("lang", "see"), [("de", "Siehe "), ("en", "See ")])
def test_every_mark_has_its_question_and_its_paragraphs(lang: str, see: str) -> None:
    """1.9."""
    book = rulebook(GAME.package, lang)
    marked = defaultdict(list)
    for one in book.paragraphs.values():
        for ruling in one.rulings:
            marked[ruling].append(one.number)
    told = {}
    for one in book.section(CHAPTER):
        head, _, places = one.text.rpartition(see)
        assert "?" in head
        told[head.partition(",")[0]] = sorted(re.findall(r"\d+\.\d+", places), key=natural)
    assert told == {ruling: sorted(places, key=natural) for ruling, places in marked.items()}
    assert list(told) == sorted(told)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_settings_are_named_as_the_lobby_names_them(lang: str) -> None:
    """4.13, 10.4, 13.12, 14.2 and others."""
    words = Words(GAME, lang, ("Anna", "Ben"))
    labels = {words.say(f"option-{o.key}"): o.key for o in GAME.meta.options if o.key != "box"}
    named = {
        labels[name]
        for one in rulebook(GAME.package, lang).section(CHAPTER)
        for name in re.findall("[„“]([^„“”]+)[“”]", one.text)
    }
    assert named == {
        *("both_pyramids", "small_tiles", "win_before_exchange", "open_sites", "last_disc"),
        *("colours", "turn_limit", "repetitions"),
    }
