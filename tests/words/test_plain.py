"""Messages that are only put together are what Fluent makes of them."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import MissingText
from tafelrunde.core.registry import packages
from tafelrunde.words.catalogue import LANGUAGES, SITE, Argument, Catalogue, catalogue

NAMES = ("Anna", "Ben & Söhne", "<Cleo>")
ARGUMENTS: tuple[tuple[Argument, ...], ...] = (
    (0, 1, 2, 0, 1, 2, 0, 1),
    (2, "c4", 17, "x", 999, "1", 12, "y"),
    ("1", "automa <b>", "ä", 0, "c4", "d7", "e1", "0"),
    ("one", "other", "gold", "omen", "other", "one", "emperor", "yes"),
    ("loyal", 1, 1, "emperor", 1, 0, 1, 1),
)
WORDY = [SITE, *packages().values(), "tafelrunde.cli.template"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", WORDY)
def test_both_ways_say_the_same(package: str, lang: str) -> None:
    texts = catalogue(package, lang)
    compared = 0
    for id in texts.ids:
        for args in ARGUMENTS:
            try:
                plain = texts._put_together(id, args, NAMES)
            except MissingText:  # an automa that this game has not
                continue
            if plain is not None:
                assert plain == texts._choose(id, args, NAMES), id
                compared += 1
    assert compared > len(texts.ids)


@pytest.fixture
def texts() -> Catalogue:
    return catalogue("tafelrunde.testing.games.connect4", "de")


def test_large_numbers_are_written_by_the_language(texts: Catalogue) -> None:
    assert texts.say("event-drops", (0, 1_234_567), NAMES).count(".") >= 2


def test_a_missing_argument_is_an_error(texts: Catalogue) -> None:
    with pytest.raises(MissingText, match="event-drops"):
        texts.say("event-drops", (0,), NAMES)


VARIANTS = """
few = { $a ->
    [0] none
    [1] exactly one
    [one] never
   *[other] { $b ->
        [gold] { $a } gold
       *[one] { $a } of { $b }
    }
}
first = { $a ->
   *[usual] usual
    [one] one
    [2] two
}
"""


@pytest.mark.parametrize("id", ["few", "first"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_variants_are_chosen_as_fluent_does(
    lang: str, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tafelrunde.words.catalogue.source", lambda *of: VARIANTS)
    texts = Catalogue("anything", lang)
    given: tuple[Argument, ...] = (0, 1, 2, 999, "one", "other", "gold", "usual", "2", "1")
    for a in given:
        for b in given:
            plain = texts._put_together(id, (a, b), NAMES)
            assert plain == texts._choose(id, (a, b), NAMES) is not None, (a, b)


def test_a_large_number_is_not_chosen_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelrunde.words.catalogue.source", lambda *of: VARIANTS)
    texts = Catalogue("anything", "de")
    assert texts._put_together("few", (1000, "gold"), NAMES) is None
    assert texts.say("few", (1000, "gold")) == "1.000 gold"
