"""Correcting the position of a companion table."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest
from starlette.datastructures import FormData

from tafelrunde.core.registry import find
from tafelrunde.table.match.message import Accepted, Enter
from tafelrunde.table.plan import Plan, Source
from tafelrunde.web.position.page import filled, group
from tafelrunde.web.position.words import Naming
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient
    from tests.web.hall import Hall

    from tafelrunde.core.data import Json


@pytest.fixture(autouse=True)
def companion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leduc poker with a real deck on the table."""
    game = find("leduc")
    monkeypatch.setattr(game, "meta", replace(game.meta, companion=()))


def opened(hall: Hall, person: str, luck: Source) -> str:
    """A table where the cards are dealt."""
    plans = [Plan("friend"), Plan("friend")]
    call = partial(hall.house.create_table, "leduc", plans, {}, person, False, luck=luck)
    created = hall.portal.call(call)
    keys = [hall.sit(created, 0, "Anna", person), hall.sit(created, 1, "Ben", "ben")]
    table = hall.table(created.id)
    while table.enters:
        text = str(table.match.state.odds()[0][0])
        number = len(table.match.entries)
        message = Enter(f"e{number}", keys[0], 0, number, text)
        assert isinstance(hall.portal.call(hall.house.handle, created.id, message), Accepted)
    return created.id


def test_a_changed_field_goes_into_a_new_table(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    browser = hall.browser("en")
    browser.get("/")
    id = opened(hall, who(browser), Source(True))
    page = browser.get(f"/t/{id}/position")
    assert page.status_code == 200
    before = hall.table(id).match.state.to_dict()
    fields = flat(before, "")
    assert all(f'name="{name}"' in page.text for name in fields)
    went = browser.post(f"/t/{id}/position", files={k: (None, v) for k, v in fields.items()})
    assert went.status_code == 303
    other = went.headers["location"].split("/")[2]
    assert hall.table(other).header.position == before
    text = json.dumps(before | {"betting": "much"})
    wrong = browser.post(f"/t/{id}/position", files={"text": (None, text), "was": (None, "")})
    assert wrong.status_code == 422
    assert "betting" in wrong.text


def flat(value: object, path: str) -> dict[str, str]:
    """What a browser sends for these fields."""
    pairs: list[tuple[str, object]] = []
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list) and all(one for one in value):
        return {path: ", ".join(map(str, value))}
    elif isinstance(value, list):
        pairs = [(str(i), inside) for i, inside in enumerate(value)]
    elif isinstance(value, bool):
        return {path: "yes"} if value else {}
    else:
        return {path: "" if value is None else str(value)}
    out: dict[str, str] = {}
    for key, inside in pairs:
        out |= flat(inside, f"{path}/{key}")
    return out


def test_only_at_companion_tables_and_only_for_those_who_sit_there(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    browser, other = hall.browser(), hall.browser()
    browser.get("/")
    id = opened(hall, who(browser), Source(True))
    assert other.get(f"/t/{id}/position").status_code == 403
    assert other.post(f"/t/{id}/position").status_code == 403
    drawn = opened(hall, who(browser), Source())
    assert browser.get(f"/t/{drawn}/position").status_code == 403


def test_fields_are_named_and_filled_in_in_the_readers_words() -> None:
    """Hamlet has words for its fields; in lists something may be added or left out."""
    game = find("hamlet")
    setup = game.setup(1)
    before: Json = {"sides": [{"gold": 2, "standing": ["church"], "milestones": ["planner"]}],
                    "row": [{"tile": "pond", "gold": 1}], "last": None,
                    "tokens": {"sawmill": ["timber 0"]}}  # fmt: skip
    naming = Naming(Words(game, "de", ["Anna"]), setup, before)
    page = str(group(before, "", naming))
    assert "<summary>1 · Anna</summary>" in page
    assert "<summary>1 · Teich, Gold 1</summary>" in page
    assert '<span>Dorfleute bereit</span><input name="/sides/0/standing" value="Kirche"/>' in page
    assert '<span>Sägewerk</span><input name="/tokens/sawmill" value="Bretter 0"/>' in page
    form = FormData({"/tokens/sawmill": "hochwertige Bretter 0", "/sides/0/gold": "5",
                     "/sides/0/standing": "Kirche, teich , market",
                     "/sides/0/milestones": "", "/row/0/tile": "Bergsee", "/row/0/gold": "0",
                     "/last": ""})  # fmt: skip
    assert filled(before, "", form, naming) == {
        "sides": [{"gold": 5, "standing": ["church", "pond", "market"], "milestones": []}],
        "row": [{"tile": "mountain-pond", "gold": 0}],
        "last": None,
        "tokens": {"sawmill": ["fine-timber 0"]},
    }


@pytest.mark.parametrize(("lang", "words"), [("en", "says nothing"), ("de", "steht nichts")])
def test_an_empty_text_is_no_position(
    hall: Hall, who: Callable[[TestClient], str], lang: str, words: str
) -> None:
    """Hamlet takes what is left out as usual: `{}` would be a match from the start."""
    browser = hall.browser(lang)
    browser.get("/")
    plans = [Plan("host")]
    call = partial(
        hall.house.create_table, "hamlet", plans, {}, who(browser), False, luck=Source(True)
    )
    created = hall.portal.call(call)
    hall.sit(created, 0, "Anna", who(browser))
    answer = browser.post(
        f"/t/{created.id}/position", files={"text": (None, "{}"), "was": (None, "")}
    )
    assert answer.status_code == 422
    assert words in answer.text
    assert 'name="/turn"' in answer.text or 'name="/sides/0' in answer.text  # what lay there before
