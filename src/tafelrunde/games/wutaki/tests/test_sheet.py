"""Cards of one's own: the sheet, the text of the option, and records that carry it: 1.11."""

from __future__ import annotations

import csv
from io import StringIO
from random import Random

import pytest

from tafelrunde.core.errors import BadInput, BadOption
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, record
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.effects.effect import NAMES, Effect
from tafelrunde.games.wutaki.rules.effects.parsing import parse
from tafelrunde.games.wutaki.sheet import COLUMNS, export, import_
from tafelrunde.games.wutaki.tests.positions import table


def rows() -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(export(table()))))


def sheet(cards: list[dict[str, str]], delimiter: str = ",") -> str:
    out = StringIO()
    writer = csv.DictWriter(out, COLUMNS, delimiter=delimiter, lineterminator="\n")
    writer.writeheader()
    writer.writerows(cards)
    return out.getvalue()


def changed(id: str, cells: dict[str, str]) -> list[dict[str, str]]:
    return [row | cells if row["id"] == id else row for row in rows()]


def test_every_card_is_on_the_sheet() -> None:
    """1.11: 68 + 34 + 19 + 20 + 20 + 9 + 6 + 4 rows, with their numbers."""
    found = rows()
    assert len(found) == 68 + 34 + 19 + 20 + 20 + 9 + 6 + 4
    assert sum(int(row["count"]) for row in found if row["deck"] == "omen") == 50
    assert {row["id"]: row["do"] for row in found}["OM01"] == "sacrifice 8 any; gain 5 points"


def test_unchanged_sheet_says_nothing() -> None:
    """1.11: an unchanged sheet is the box itself, also with semicolons and a mark of order."""
    assert import_(export(table())) == ""
    assert import_("\ufeff" + sheet(rows(), ";")) == ""


def test_changed_card_is_played() -> None:
    """1.11: one changed line changes its card and nothing else."""
    text = import_(sheet(changed("OM26", {"do": "gain 9 points"})))
    setup = table(2, cards=text)
    assert [o.do for o in setup.box.omens if o.id == "OM26"] == ["gain 9 points"]
    assert setup.box.pacts == table().box.pacts
    assert setup.box.omens[:25] == table().box.omens[:25]


@pytest.mark.parametrize(
    ("id", "cells", "column", "what"),
    [("OM02", {"do": "gain 3 glod"}, "do", "glod"),
     ("OM02", {"do": "grab 3 gold"}, "do", "grab"),
     ("OM02", {"count": "many"}, "count", "whole number"),
     ("OM02", {"lasting": "no-wages"}, "do", "not both"),
     ("F02", {"cost": "3 oil 2"}, "cost", "no cost"),
     ("F02", {"cost": "3 any"}, "cost", "no cost"),
     ("F02", {"cost": "40 oil"}, "cost", "more than 30"),
     ("TU1", {"id": "forest"}, "id", "location"),
     ("F02", {"element": "steam"}, "element", "fire"),
     ("F02", {"needs": "most fire"}, "needs", "no such entry"),
     ("RV01", {"of": "goats"}, "of", "one of"),
     ("SP01", {"needs": "some fire"}, "needs", "most fire"),
     ("RC09", {"kind": "always"}, "kind", "place"),
     ("RC01", {"again": "yes"}, "again", "place"),
     ("RC09", {"again": "maybe"}, "again", "yes or empty"),
     ("TU1", {"of": "love"}, "of", "fire"),
     ("AB1", {"do": "gain 1 gold"}, "do", "repeat"),
     ("OM02", {"id": "OM03"}, "id", "twice"),
     ("OM02", {"deck": "tarot"}, "deck", "tarot"),
     ("OM02", {"id": "no good"}, "id", "short name"),
     ("OM02", {"count": "-3"}, "count", "whole number"),
     ("OM02", {"count": "300"}, "count", "0 to 99"),
     ("OM02", {"count": "9" * 5000}, "count", "whole number"),
     ("OM02", {"do": "gain -3 gold"}, "do", "1 to 99"),
     ("OM02", {"do": "hiring-free"}, "do", "cannot stand here"),
     ("OM27", {"lasting": "gain 2 gold"}, "lasting", "cannot stand here"),
     ("fire", {"against": "steam"}, "against", "fire"),
     ("fire", {"id": "steam"}, "id", "fire"),
     ("fire", {"bonus": "-3"}, "bonus", "whole number")],
)  # fmt: skip
def test_errors_name_line_and_column(
    id: str, cells: dict[str, str], column: str, what: str
) -> None:
    """1.11: what is wrong, in which line and which column."""
    cards = changed(id, cells)
    with pytest.raises(BadInput) as raised:
        import_(sheet(cards))
    line = next(i for i, row in enumerate(rows()) if row["id"] == id) + 2
    if column == "id" and what == "twice":
        line += 1  # the second of the two
    assert raised.value.params["line"] == line
    assert raised.value.params["column"] == column
    assert what in str(raised.value)


def test_errors_of_the_whole_sheet() -> None:
    """1.11: an empty sheet, an unknown or missing column, a row too long."""
    whole: list[tuple[str, int, str]] = [
        ("", 1, "deck"), ("deck,id\n", 2, "deck"), ("deck,id,colour\n", 1, "colour"),
        ("deck\n", 1, "id"), ("deck,id\npact,F01,more\n", 2, "id"), ("deck,id,id\n", 1, "id"),
        (f"deck,id\npact,{'x' * 200_000}\n", 2, "deck"),
    ]  # fmt: skip
    for text, line, column in whole:
        with pytest.raises(BadInput) as raised:
            import_(text)
        assert (raised.value.params["line"], raised.value.params["column"]) == (line, column)


@pytest.mark.parametrize("column", ["cost", "count", "do", "needs", "against", "when"])
def test_missing_column(column: str) -> None:
    """1.11: a column that some deck has must be there, also if it could be left empty."""
    names = [name for name in COLUMNS if name != column]
    out = StringIO()
    writer = csv.DictWriter(out, names, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows())
    with pytest.raises(BadInput) as raised:
        import_(out.getvalue())
    assert (raised.value.params["line"], raised.value.params["column"]) == (1, column)
    assert "missing" in str(raised.value)


@pytest.mark.parametrize(
    ("deck", "column", "what"),
    [("secret", "count", "2 cards"), ("omen", "count", "needs 4"), ("pact", "count", "needs 8"),
     ("ability", "id", "needs 2"), ("element", "id", "in this order")],
)  # fmt: skip
def test_decks_that_are_too_small(deck: str, column: str, what: str) -> None:
    """1.11: too few cards for any table are named by the last line of their deck."""
    few = 1 if deck in ("omen", "ability") else 2
    kept = [row for row in rows() if row["deck"] != deck]
    kept = [row | {"count": row["count"] and "1"} for row in rows() if row["deck"] == deck][
        :few
    ] + kept
    with pytest.raises(BadInput) as raised:
        import_(sheet(kept))
    assert (raised.value.params["line"], raised.value.params["column"]) == (few + 1, column)
    assert what in str(raised.value)


def test_decks_must_suffice() -> None:
    """1.11: a deck too small for the seats, a broken text and an unknown deck are refused."""
    few = 'secret = [{ id = "S", needs = "most fire", points = 1 }]'
    for text in (few, "omen = 3", "omen = [", 'tarot = [{ id = "T" }]'):
        with pytest.raises(BadOption):
            GAME.setup(2, {"cards": text})


def test_text_says_what_differs() -> None:
    """1.11: changed, new and missing cards in the first line; the sheet of it is the same again."""
    cards = [row for row in changed("OM26", {"do": "gain 9 points"}) if row["id"] != "OM22"]
    blank = dict.fromkeys(COLUMNS, "")
    cards.append(blank | {"deck": "round", "id": "X1", "kind": "place", "do": "gain 1 gold"})
    text = import_(sheet(cards))
    first = text.split("\n")[0]
    assert first == "# not as in the box: omen OM26, OM22 (left out); round X1 (new)"
    assert import_(export(table(2, cards=text))) == text
    sources = {omen.id: omen.source for omen in table(2, cards=text).box.omens}
    assert (sources["OM26"], sources["OM27"]) == ("own", "rulebook")
    swapped = [row for row in rows() if row["id"] != "OM01"]
    swapped += [row for row in rows() if row["id"] == "OM01"]
    assert import_(sheet(swapped)).startswith("# not as in the box: omen (order)\n")


def test_record_holds_the_cards() -> None:
    """1.11: a match with changed cards replays from its record alone, which names them."""
    text = import_(sheet(changed("RC03", {"do": "gain 6 gold", "count": "30"})))
    match = Match(GAME.setup(2, {"cards": text}), Seeded(5))
    random = Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    written = record(match).text()
    assert "not as in the box: round RC03" in written
    again = read_record(written).replay()
    assert again.outcome is not None
    assert match.outcome is not None
    assert again.outcome.scores == match.outcome.scores


def test_every_verb_reads_back() -> None:
    """1.10: each verb of the language is used by a card, an area or a board of ours."""
    used = {op.verb for effect in everything() for one in effect.alternatives for op in one.ops}
    for cards in ({"boards": "asymmetric"}, {"extreme": True}):
        for effect in GAME.setup(2, cards).effects:  # type: ignore[attr-defined]
            used |= {op.verb for one in effect.alternatives for op in one.ops}
    assert {NAMES[verb] for verb in used} == set(NAMES)


def everything() -> list[Effect]:
    box = table().box
    texts = [o.lasting for o in box.omens if o.lasting]
    return [parse(text) for text in texts]
