"""The page of a receipt: what it says before the end and after it, and what it keeps to itself."""

from __future__ import annotations

import json
import re
from functools import partial
from html import unescape
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.record import read_record, verify
from tafelrunde.core.seals import Sealed, seal_of
from tafelrunde.table.match.message import Accepted, OpenNumber, TakeSeat
from tafelrunde.table.plan import Created, Plan, Source

if TYPE_CHECKING:
    from tests.web.hall import Hall

NUMBERS = ("a1" * 32, "b2" * 32)


def sealed(hall: Hall, game: str = "leduc") -> tuple[Created, dict[int, str]]:
    """Both have sealed their numbers; the keys of their seats."""
    made, keys = hall.create("friend", "friend", game=game), {}
    commitment = hall.table(made.id).header.commitment
    for seat, number in enumerate(NUMBERS):
        seal, name = seal_of(made.id, commitment, number), f"Person {seat}"
        message = TakeSeat(f"s{seat}", seat, name, made.invites[seat], seal, f"p{seat}")
        answer = hall.portal.call(hall.house.handle, made.id, message)
        assert isinstance(answer, Accepted)
        keys[seat] = answer.key
    return made, keys


def opened(hall: Hall, game: str = "leduc") -> tuple[Created, dict[int, str]]:
    made, keys = sealed(hall, game)
    for seat, number in enumerate(NUMBERS):
        message = OpenNumber(f"o{seat}", keys[seat], seat, number)
        assert isinstance(hall.portal.call(hall.house.handle, made.id, message), Accepted)
    return made, keys


def said(hall: Hall, id: str, lang: str = "en") -> str:
    answer = hall.browser(lang).get(f"/t/{id}/luck")
    assert answer.status_code == 200, answer.text
    return answer.text


def facts(text: str) -> dict[str, object]:
    found = re.search(r'data-luck="(.+?)"', text)
    assert found is not None
    out: dict[str, object] = json.loads(unescape(found[1]))
    return out


def test_numbers_stay_on_the_server_until_all_are_open(hall: Hall) -> None:
    made, keys = sealed(hall)
    message = OpenNumber("o", keys[0], 0, NUMBERS[0])
    hall.portal.call(hall.house.handle, made.id, message)
    text = said(hall, made.id)
    assert (facts(text)["phase"], NUMBERS[0] in text) == ("opening", False)


def test_before_the_end_there_is_neither_secret_nor_draw(hall: Hall) -> None:
    made, _ = opened(hall)
    text = said(hall, made.id)
    assert facts(text)["phase"] == "begun"
    assert all(number in text for number in NUMBERS)
    assert "data-secret" not in text
    assert "data-draw" not in text
    assert hall.table(made.id).header.secret.hex() not in text
    assert "after the end" in text


@pytest.mark.parametrize(("lang", "words"), [("de", "War das Glück ehrlich?"), ("en", "honest?")])
def test_after_the_end_every_draw_is_where_luck_gives_it(hall: Hall, lang: str, words: str) -> None:
    made, keys = opened(hall)
    hall.play_on(made.id, keys)
    text, table = said(hall, made.id, lang), hall.table(made.id)
    assert words in text
    assert f'data-secret="{table.header.secret.hex()}"' in text
    draws = [json.loads(unescape(row)) for row in re.findall(r'data-draw="(.+?)"', text)]
    assert len(draws) == verify(read_record(table.record().text()))
    assert isinstance(table.luck_of, Sealed)
    for draw in draws:
        assert 0 <= draw["low"] < draw["low"] + draw["weight"] <= draw["total"]


def test_a_box_and_a_table_from_before_have_no_receipt(hall: Hall) -> None:
    plans = [Plan("friend"), Plan("friend")]
    call = partial(hall.house.create_table, "hamlet", plans, luck=Source(True))
    made = hall.portal.call(call)
    text = said(hall, made.id)
    assert "data-luck" not in text
    assert "cannot be checked" in text


def test_the_end_leads_to_the_receipt(hall: Hall) -> None:
    made, keys = opened(hall)
    hall.play_on(made.id, keys)
    answer = hall.browser().get(f"/t/{made.id}/end").json()
    assert f'href="/t/{made.id}/luck"' in answer["html"]


def test_a_table_that_is_not_there_has_none(hall: Hall) -> None:
    assert hall.browser().get("/t/none/luck").status_code == 404
