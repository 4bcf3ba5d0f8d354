"""What people read: one name for a thing, natural sentences (audit C, W5, W6, W9)."""

from __future__ import annotations

import re

import pytest

from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.core.reason import PRICE, Reason
from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.drawing.words import blueprint_label
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.tests.sets import own
from tafelrunde.words.catalogue import source
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

NAMES = ("Anna",)
DE, EN = (Words(GAME, lang, NAMES) for lang in ("de", "en"))


def said(words: Words, code: str, *args: int | str) -> str:
    return words.event(Event(EVERYONE, code, "1.1", args))


@pytest.mark.parametrize(
    ("code", "args", "german", "english"),
    [
        ("chosen-for-botrik", ("site", "market farm", "farm"),
         "Gleichwertige Bauorte: Markt oder Bauernhof. Du hast gewählt: Bauernhof.",
         "Sites equally good: Market or Farm. You chose: Farm."),
        ("chosen-for-botrik", ("pay", "fine-milk milk", "milk"),
         "Gleich nahe Ressourcen: hochwertige Milch oder Milch. Du hast gewählt: Milch.",
         "Resources equally near: high-quality milk or milk. You chose: milk."),
        ("discount", (8, 10), "Rabatt: Botrik liefert dafür nur 8 statt 10.",
         "Discount: Botrik delivers only 8 for it instead of 10."),
        ("ignores-row", (1,),
         "Botrik bezahlt nichts: Das 1 Gold auf dem übersprungenen Entwurf kommt aus dem Vorrat.",
         "Botrik pays nothing: the 1 gold on the blueprint he passed over comes from the supply."),
        ("hire-fails", (3, 4), "Botrik will jemanden anheuern, hat aber nur 3 von 4 Gold.",
         "Botrik wants to hire a villager, but has only 3 of 4 gold."),
        ("hire-succeeds", (5, 2),
         "Botrik heuert für 5 Gold einen Dorfbewohner an, 2 Gold billiger als du.",
         "Botrik hires a villager for 5 gold, 2 gold less than you would pay."),
        ("sale-succeeds", ("B2",), "Botrik kann etwas verkaufen (B2: 1 Ziegel, 1 Holz).",
         "Botrik can make a sale (B2: 1 brick, 1 wood)."),
        ("uses-good", (0, "timber", "sawmill", "botrik"),
         "Anna verbraucht ein Brett von Botrik (Sägewerk).",
         "Anna uses timber of Botrik from Sawmill."),
    ],
)  # fmt: skip
def test_the_log(code: str, args: tuple[int | str, ...], german: str, english: str) -> None:
    """16.5, 17.5, 17.6, 18.11, 20.7, 5.5."""
    assert (said(DE, code, *args), said(EN, code, *args)) == (german, english)


def test_one_board_is_no_boards() -> None:
    """5.1, 8.6: “1 Brett”, also where something is missing and in the rulebook."""
    reason = Reason("5.1", "out-of-reach", ("timber", 1, 0), PRICE)
    assert DE.say(f"no-{reason.code}", *reason.args) == "1 Brett nötig, 0 erreichbar."
    assert DE.say("no-out-of-reach", "goods", 3, 1) == "3 Güter nötig, 1 erreichbar."
    book = rulebook(GAME.package, "de")
    assert not [p.number for p in book.paragraphs.values() if "1 Bretter" in p.text]


def test_a_reward_in_gold_is_told() -> None:
    """8.3: of a tile that brings points, gold or both."""
    for points, coins, words in ((1, 3, "brings 1 point; brings 3 gold"), (0, 3, "brings 3 gold"),
                                 (4, 0, "brings 4 points")):  # fmt: skip
        tiles = components(own("sawmill", points=points, coins=coins, makes="timber")).tiles
        tile = next(tile for tile in tiles if tile.name == "sawmill")
        told = blueprint_label(EN, tile)
        assert f"; {words}; " in told
        assert ("brings 0" in told) is False


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ("Sehenswürdigkeit", "Fahne", "Ressourcenfeld", "Küsterei", "Dorfplättchen")),
        ("en", ("grove", "built roads left", "on display", "pays along", "on turn")),
    ],
)
def test_one_name_for_a_thing(lang: str, words: tuple[str, ...]) -> None:
    """1.9: what the rulebook calls otherwise stands in no text."""
    text = source(GAME.package, lang)
    assert [word for word in words if word in text] == []


def test_awards_are_called_as_in_the_box() -> None:
    """13.6, 13.7, audit C, W5."""
    book = rulebook(GAME.package, "de")
    for number, part in (("13.6", "chaplain"), ("13.6", "sacristan"), ("13.7", "merchant"),
                         ("13.7", "landscaper")):  # fmt: skip
        assert f"„{DE.score(part)}“" in book.paragraphs[number].text
    assert (DE.score("chaplain"), DE.score("merchant")) == ("Geistliche/r", "Händler/in")


@pytest.mark.parametrize("number", ["4.1", "9.4", "11.5", "21.8", "23.1", "16.8", "21.3"])
def test_rulings_are_marked(number: str) -> None:
    """4.1, 9.4, 11.5, 21.8, 23.1: audit C, Q2 to Q5 and 3; 16.8, 21.3: what he measures, Q1."""
    for lang in ("de", "en"):
        assert rulebook(GAME.package, lang).paragraphs[number].rulings


@pytest.mark.parametrize(("lang", "word"), [("de", "ekonstruiert"), ("en", "econstructed")])
def test_what_is_reconstructed_says_so(lang: str, word: str) -> None:
    """1.8, audit C, W3: A4, master refineries, barns and landmarks."""
    book = rulebook(GAME.package, lang)
    for number in ("8.6", "8.7", "10.3", *[f"14.{n}" for n in range(1, 13)]):
        assert word in book.paragraphs[number].text, number


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_mark_has_its_question(lang: str) -> None:
    """1.8, 24.1, audit C, W4: section 24 has one for each mark, and says where it is answered."""
    book = rulebook(GAME.package, lang)
    marked = {p.number: p.rulings for p in book.paragraphs.values()}
    for mark in {mark for marks in marked.values() for mark in marks}:
        question = book.paragraphs[f"24.{int(mark[3:])}"].text
        assert question.startswith(f"{mark}, ")
        assert any(mark in marked[n] for n in re.findall(r"\b\d+\.\d+\b", question))
