"""Effects of a card set of one's own: what does not fit is told in the reader's language."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadBox
from tafelrunde.games.wutaki.data import check, printed
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.words.words import Words

DE, EN = (Words(GAME, lang, ("Anna", "Ben")) for lang in ("de", "en"))


def fault(table: str, column: str, text: str, number: int = 0) -> BadBox:
    """What is wrong with a set in which one cell of the box says this."""
    tables = {
        key: [{**row, column: text} if (key, n) == (table, number) else row
              for n, row in enumerate(rows)]
        for key, rows in printed().items()
    }  # fmt: skip
    with pytest.raises(BadBox) as raised:
        check(tables)
    return raised.value


@pytest.mark.parametrize(
    ("text", "what", "german", "english"),
    [
        ("win 3 gold", "no-verb", "„win“ kenne ich nicht", "I do not know “win”"),
        ("gain 3", "words", "2 Wörter, nicht 1.", "takes 2 words after it, not 1"),
        ("gain x gold", "number", "eine Zahl von 1 bis", "takes a number from 1 to"),
        ("gain 3 fields", "thing", "geht nicht mit „fields“", "does not go with “fields”"),
        ("no-wages", "not-here", "passt nicht an diese Stelle", "cannot stand here"),
        ("gain 1 gold; pay 1 wood", "cost-first", "muss „pay“ vor allem stehen",
         "“pay” must stand before everything"),
        ("gain 1 gold | gain 2 wood", "same-verbs", "mit einem anderen Wort enden",
         "must end in another word"),
        ("; ".join(["gain 1 gold"] * 16), "too-long", "höchstens 15 Schritte", "15 steps at most"),
        (";", "empty", "sagt an einer Stelle nichts", "says nothing at one place"),
    ],
)  # fmt: skip
def test_the_reason_names_the_word(text: str, what: str, german: str, english: str) -> None:
    """At its row and column, not “no effect that I know” alone."""
    error = fault("pact", "do", text, 2)
    assert error.what == f"effect-{what}"
    assert (error.table, error.row, error.column) == ("pact", 2, "do")
    assert german in DE.say(f"box-{error.what}", *error.words)
    assert english in EN.say(f"box-{error.what}", *error.words)


def test_a_permanent_omen_says_one_thing() -> None:
    """What lasts offers no choice and does not go on."""
    rows = printed()["omen"]
    number = next(n for n, row in enumerate(rows) if row["lasting"])
    text = str(rows[number]["lasting"])
    assert fault("omen", "lasting", f"{text} | no-wages", number).what.startswith("effect-")
    twice = fault("omen", "lasting", f"{text}; {text}", number)
    assert twice.what == "effect-one-thing"
    assert "sagt nur eines" in DE.say(f"box-{twice.what}", *twice.words)


@pytest.mark.parametrize("words", [DE, EN])
def test_every_reason_has_words(words: Words) -> None:
    """Also those that a test meets seldom."""
    reasons: dict[str, tuple[str | int, ...]] = {
        "same-verbs": (), "plays": (), "empty": (), "nothing-won": (), "too-long": (15,),
        "cost-first": ("pay",), "any-last": (), "no-choice": (), "one-thing": (),
        "not-here": ("raid", "gain"), "no-verb": ("win", "gain"), "words": ("gain", 2, 1),
        "per": ("score",), "thing": ("gain", "x", "gold"), "number": ("gain", 1, 99, "x"),
    }  # fmt: skip
    for reason, args in reasons.items():
        assert words.say(f"box-effect-{reason}", "gain", *args)
