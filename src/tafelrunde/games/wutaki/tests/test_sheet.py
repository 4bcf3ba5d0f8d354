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
from tafelrunde.games.wutaki.effect import NAMES, Effect, parse
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.sheet import COLUMNS, export, import_
from tafelrunde.games.wutaki.tests.table import table


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
     ("OM02", {"id": "no good"}, "id", "short name")],
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
    for text in ("", "deck,id\n", "deck,id,colour\n", "deck\n", "deck,id\npact,F01,more\n"):
        with pytest.raises(BadInput):
            import_(text)


def test_decks_must_suffice() -> None:
    """1.11: a deck too small for the seats, a broken text and an unknown deck are refused."""
    few = 'secret = [{ id = "S", needs = "most fire", points = 1 }]'
    for text in (few, "omen = 3", "omen = [", 'tarot = [{ id = "T" }]'):
        with pytest.raises(BadOption):
            GAME.setup(2, {"cards": text})


def test_record_holds_the_cards() -> None:
    """1.11: a match with changed cards replays from its record alone."""
    text = import_(sheet(changed("RC03", {"do": "gain 6 gold", "count": "30"})))
    match = Match(GAME.setup(2, {"cards": text}), Seeded(5))
    random = Random(5)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    again = read_record(record(match).text()).replay()
    assert again.outcome is not None
    assert match.outcome is not None
    assert again.outcome.scores == match.outcome.scores


def test_every_verb_reads_back() -> None:
    """1.10: each verb of the language is used by a card, an area or a board of ours."""
    used = {op.verb for effect in everything() for way in effect.ways for op in way.ops}
    for cards in ({"boards": "asymmetric"}, {"extreme": True}):
        for effect in GAME.setup(2, cards).effects:  # type: ignore[attr-defined]
            used |= {op.verb for way in effect.ways for op in way.ops}
    assert {NAMES[verb] for verb in used} == set(NAMES)


def everything() -> list[Effect]:
    box = table().box
    texts = [o.lasting for o in box.omens if o.lasting]
    return [parse(text) for text in texts]
