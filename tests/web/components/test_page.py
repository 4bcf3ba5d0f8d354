"""The page of a game's components: every piece with its source; bringing one's own (issue 18)."""

from __future__ import annotations

import re
from functools import partial
from html import unescape
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from tafelrunde.core.box import OPTION
from tafelrunde.core.parts import BOX
from tafelrunde.core.registry import find, metas
from tafelrunde.sheets import box_of, written
from tafelrunde.table.plan import Plan, Source
from tafelrunde.table.watch import Presence
from tafelrunde.web.table.desk import Desk
from tafelrunde.web.table.eyes import Eyes
from tafelrunde.web.table.waiting import settings
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tests.web.hall import Hall

GAMES = [key for key in metas() if find(key).has(BOX)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_component_is_shown_with_its_source(hall: Hall, key: str, lang: str) -> None:
    text = hall.browser(lang).get(f"/g/{key}/components").text
    tables = box_of(find(key)).printed()
    assert text.count("<figure ") == sum(map(len, tables.values()))
    for table in tables:
        assert f'id="{table}"' in text
    ours = sum(row["source"] == "reconstructed" for rows in tables.values() for row in rows)
    assert text.count('data-source="reconstructed"') == ours


def test_how_many_cards_are_ours(hall: Hall) -> None:
    """Audit rules-b W7: 174 of 186 cards of these decks, some of the others in single values."""
    tables = box_of(find("wutaki")).printed()
    decks = {t.key: t for t in box_of(find("wutaki")).TABLES}
    counted = [0, 0]
    for key in ("pact", "omen", "revenge", "secret", "round", "tower"):
        for row in tables[key]:
            counted[0] += decks[key].many(row)
            counted[1] += decks[key].many(row) if row["source"] == "reconstructed" else 0
    assert counted == [186, 174]


@pytest.mark.parametrize("key", GAMES)
def test_game_rulebook_and_lobby_lead_there(hall: Hall, key: str) -> None:
    link = f'href="/g/{key}/components"'
    browser = hall.browser("en")
    assert link in browser.get(f"/g/{key}").text
    assert link in browser.get(f"/rules/{key}").text


def test_a_game_without_a_box_has_no_such_page(hall: Hall) -> None:
    assert hall.browser("en").get("/g/connect4/components").status_code == 404


def test_the_tables_can_be_downloaded(hall: Hall) -> None:
    answer = hall.browser("de").get("/g/eko/components.zip")
    with ZipFile(BytesIO(answer.content)) as archive:
        names = archive.namelist()
        head = archive.read("eko/tile.csv").decode("utf-8-sig").splitlines()[0]
    assert names == ["eko/tile.csv", "eko/outline.csv", "eko/small.csv", "eko/README.txt"]
    assert head == "Name;Personen;Felder;Quelle;davon rekonstruiert"


def upload(hall: Hall, lang: str, old: str, new: str) -> tuple[int, str]:
    content = written(find("eko"), "", "en")["tile.csv"].replace(old, new, 1)
    files = [("files", ("tile.csv", content.encode(), "text/csv"))]
    answer = hall.browser(lang).post("/g/eko/components", data={"name": "Kiste"}, files=files)
    return answer.status_code, unescape(answer.text)


def test_what_is_wrong_is_told_at_its_row(hall: Hall) -> None:
    status, text = upload(hall, "de", "kcx....", "kcx...")
    assert status == 422
    assert "tile.csv, Zeile 2, Spalte „Felder“: Ein Teil hat 7 Felder" in text


def test_five_megabytes_are_refused_before_reading(hall: Hall) -> None:
    files = [("files", ("tile.csv", b"x" * 5_000_000, "text/csv"))]
    answer = hall.browser("en").post("/g/eko/components", data={"name": "x"}, files=files)
    assert answer.status_code == 413


def test_the_box_itself_is_no_own_set(hall: Hall) -> None:
    status, text = upload(hall, "en", "A,2", "A,2")
    assert status == 422
    assert "exactly the box that lies here" in text


def test_a_table_is_opened_with_an_own_set(hall: Hall) -> None:
    """Uploaded, looked at, taken along: kept with the table, named on its page."""
    status, text = upload(hall, "en", "kcx....", "kcr.m..")
    assert status == 200
    assert 'data-source="own"' in text
    found = re.search(r'name="box" value=\'?"?(\{.*?\})"', text)
    assert found is not None
    own = found[1]
    browser = hall.browser("en")
    form = browser.post("/g/eko/with", data={OPTION: own})
    assert "own components: Kiste" in form.text
    wanted = {
        "seats": "2", "seat-0": "host", "seat-1": "bot:random", "option-box": own,
        "option-colours": "drawn", "option-small_tiles": "outside",
        "option-turn_limit": "300", "option-repetitions": "3",
    }  # fmt: skip
    answer = browser.post("/g/eko", data=wanted)
    assert answer.status_code == 303, answer.text
    page = browser.get(answer.headers["location"])
    assert page.status_code == 200
    dropped = browser.post("/g/eko", data={**wanted, "no-box": "yes"})
    assert dropped.status_code == 303


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_a_match_with_the_box_the_page_says_what_is_reconstructed(
    hall: Hall, lang: str
) -> None:
    """Issue 18, point 9: in the form, and again where people wait for the others."""
    browser = hall.browser(lang)
    tables = box_of(find("hamlet")).printed()
    ours = sum(row["source"] == "reconstructed" for rows in tables.values() for row in rows)
    partly = sum(bool(row["reconstructed"]) for rows in tables.values() for row in rows)
    words = Words(find("hamlet"), lang)
    said = words.site("box-beside", ours, sum(map(len, tables.values())), partly)
    assert said in unescape(browser.get("/g/hamlet").text)
    assert "beside" not in browser.get("/g/connect4").text
    plans, luck = [Plan("host"), Plan("friend")], Source(True)
    call = partial(hall.house.create_table, "hamlet", plans, {}, "somebody", False, luck=luck)
    table = hall.table(hall.portal.call(call).id)
    desk = Desk(table, Eyes((), None, None), lang, Presence(frozenset(), 0))
    assert said in unescape(str(settings(desk)))
