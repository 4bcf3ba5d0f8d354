"""Correcting the position of a companion table."""

from __future__ import annotations

import html
import json
import re
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

    from httpx2 import Response
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


def companion_hamlet(hall: Hall, browser: TestClient, who: Callable[[TestClient], str]) -> str:
    """Alone against Botrik, with the box before one."""
    browser.get("/")
    call = partial(
        hall.house.create_table, "hamlet", [Plan("host")], {}, who(browser), False,
        luck=Source(True),
    )  # fmt: skip
    created = hall.portal.call(call)
    hall.sit(created, 0, "Anna", who(browser))
    return created.id


def draft_on(page: str) -> Json:
    """The position that a page has in hand."""
    found = re.search(r'name="position" value="([^"]*)"', page)
    assert found is not None
    out = json.loads(html.unescape(found[1]))
    assert isinstance(out, dict)
    return out


def sent(browser: TestClient, id: str, **fields: str) -> Response:
    return browser.post(f"/t/{id}/position", files={k: (None, v) for k, v in fields.items()})


def test_a_change_is_judged_and_drawn_by_the_server(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    """Before the village is laid out the editor lays it out."""
    browser = hall.browser("en")
    id = companion_hamlet(hall, browser, who)
    page = browser.get(f"/t/{id}/position").text
    position = json.dumps(draft_on(page))
    held = {"position": position, "tool": "stone", "who": "0", "part": "yes"}
    after = sent(browser, id, edit="put quarry", **held).text
    assert draft_on(after)["tokens"]["quarry"] == ["stone"] * 3  # type: ignore[index]
    assert 'id="k-quarry-2"' in after
    assert "<html" not in after
    refused = sent(browser, id, edit="put farm", **held)
    assert draft_on(refused.text) == json.loads(position)
    assert "Farm: only wheat lies here." in refused.text
    went = sent(browser, id, go="yes", position=json.dumps(draft_on(after)))
    assert went.status_code == 303
    other = hall.table(went.headers["location"].split("/")[2])
    assert other.match.state.to_dict()["tokens"]["quarry"] == ["stone"] * 3  # type: ignore[index]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "Pond: who owns this landmark? Put a flag on it."),
     ("de", "Teich: Wem gehört diese Sonderstätte? Stell eine Flagge darauf.")],
)  # fmt: skip
def test_what_does_not_go_together_is_told_and_not_played(
    hall: Hall, who: Callable[[TestClient], str], lang: str, sentence: str
) -> None:
    browser = hall.browser(lang)
    id = companion_hamlet(hall, browser, who)
    position = json.dumps(draft_on(browser.get(f"/t/{id}/position").text))
    spot = re.search(r'data-edit="(lay church e\d+)"',
                     sent(browser, id, edit="pick tile pond", position=position).text)  # fmt: skip
    assert spot is not None
    laid = sent(browser, id, edit=spot[1], position=position, tool="tile pond").text
    bare = sent(browser, id, edit="take landmarks 0 pond", position=json.dumps(draft_on(laid)))
    assert sentence in html.unescape(bare.text)
    assert 'name="go"' not in bare.text
    anyhow = sent(browser, id, go="yes", position=json.dumps(draft_on(bare.text)))
    assert anyhow.status_code == 422
    assert sentence in html.unescape(anyhow.text)


@pytest.mark.parametrize(
    "fields",
    [
        {"position": "[]"},
        {"position": "{"},
        {"position": "{}", "edit": "put"},
        {"position": '{"village": 3}'},
        {"position": '{"village": [], "x": ' + "[" * 900 + "]" * 900 + "}"},
        {"edit": "do harm"},
        {"edit": "__init__ 1 2 3"},
        {"edit": "set sides.9.gold 3"},
        {"edit": "set sides.0.gold much"},
        {"edit": "set made.up 3"},
        {"edit": "turn church"},
        {"edit": "lay church e1", "tool": "tile nowhere"},
        {"edit": "put nowhere", "tool": "standing", "who": "7"},
    ],
    ids=str,
)
def test_nonsense_is_refused_with_a_sentence(
    hall: Hall, who: Callable[[TestClient], str], fields: dict[str, str]
) -> None:
    browser = hall.browser("en")
    id = companion_hamlet(hall, browser, who)
    before = draft_on(browser.get(f"/t/{id}/position").text)
    answer = sent(browser, id, **({"position": json.dumps(before), "edit": "show"} | fields))
    assert answer.status_code == 422
    assert draft_on(answer.text) == before
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize(("lang", "words"), [("en", "says nothing"), ("de", "steht nichts")])
def test_an_empty_text_is_no_position(
    hall: Hall, who: Callable[[TestClient], str], lang: str, words: str
) -> None:
    """Hamlet takes what is left out as usual: `{}` would be a match from the start."""
    browser = hall.browser(lang)
    id = companion_hamlet(hall, browser, who)
    before = draft_on(browser.get(f"/t/{id}/position").text)
    answer = sent(browser, id, edit="text", text="{}", position=json.dumps(before))
    assert answer.status_code == 422
    assert words in answer.text
    assert draft_on(answer.text) == before


def upon_the_church(data: Json) -> Json:
    village = data["village"]
    assert isinstance(village, list)
    return {**data, "village": [*village, {"tile": "pond", "at": [0, 0], "turn": 0}]}


def far_away(data: Json) -> Json:
    village = data["village"]
    assert isinstance(village, list)
    return {**data, "village": [*village, {"tile": "pond", "at": [90, 90], "turn": 0}]}


def with_side(data: Json, **fields: object) -> Json:
    sides = data["sides"]
    assert isinstance(sides, list)
    return {**data, "sides": [{**sides[0], **fields}, *sides[1:]]}


def with_tokens(data: Json, tile: str, *tokens: str) -> Json:
    lying = data["tokens"]
    assert isinstance(lying, dict)
    return {**data, "tokens": {**lying, tile: list(tokens)}}


@pytest.mark.parametrize(
    ("change", "name"),
    [
        (upon_the_church, "Wegnehmen: Teich"),
        (far_away, "Wegnehmen: Teich"),
        (lambda data: with_side(data, standing=["church", "sawmill"]), "Wegnehmen: Sägewerk"),
        (lambda data: with_side(data, standing=["church"] * 7), "Auf 4 setzen"),
        (lambda data: with_side(data, donkeys=["church"] * 7), "Wegnehmen: Kirche"),
        (lambda data: with_side(data, points=-3), "Auf 0 setzen"),
        (lambda data: with_side(data, gold=99999), "Auf 10000 setzen"),
        (lambda data: with_tokens(data, "quarry", *["stone"] * 6), "Auf 3 setzen"),
        (lambda data: with_tokens(data, "quarry", "stone", "wood"), "Wegnehmen: Holz"),
        (lambda data: with_tokens(data, "sawmill", "timber 0"), "Wegnehmen: Sägewerk"),
        (lambda data: {**data, "botrik": {**data["botrik"], "bowl": [3, 3, 3]}},
         "Auf 3, 2, 1 setzen"),
        (lambda data: {**data, "weather": "fine"}, "Wegnehmen: weather"),
    ],
)  # fmt: skip
def test_a_fault_of_a_text_is_mended_by_one_tap(
    hall: Hall, who: Callable[[TestClient], str], change: Callable[[Json], Json], name: str
) -> None:
    """A tile that overlaps or hangs on nothing, a number out of bounds, a misplaced piece."""
    browser = hall.browser("de")
    id = companion_hamlet(hall, browser, who)
    before = draft_on(browser.get(f"/t/{id}/position").text)
    position, text = json.dumps(before), json.dumps(change(before))
    wrong = sent(browser, id, edit="text", text=text, position=position)
    assert wrong.status_code == 422
    assert f'value="mend" class="plain mend">{name}<' in wrong.text
    mended = sent(browser, id, edit="mend", text=text, position=position)
    assert mended.status_code == 200, mended.text
    find("hamlet").setup(1).from_dict(draft_on(mended.text))  # can be played


def test_two_faults_are_two_taps(hall: Hall, who: Callable[[TestClient], str]) -> None:
    browser = hall.browser("en")
    id = companion_hamlet(hall, browser, who)
    before = draft_on(browser.get(f"/t/{id}/position").text)
    text = json.dumps(with_side(far_away(before), standing=["church", "pond"]))
    once = sent(browser, id, edit="mend", text=text, position=json.dumps(before))
    assert once.status_code == 422
    found = re.search(r'<textarea name="text"[^>]*>(.*?)</textarea>', once.text, re.S)
    assert found is not None
    again = html.unescape(found[1])
    assert [one["tile"] for one in json.loads(again)["village"]] == [
        one["tile"]
        for one in before["village"]  # type: ignore[attr-defined]
    ]
    twice = sent(browser, id, edit="mend", text=again, position=json.dumps(before))
    assert twice.status_code == 200


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"village": 3}', '{"village": []}'])
def test_what_has_no_mend_offers_none(
    hall: Hall, who: Callable[[TestClient], str], text: str
) -> None:
    browser = hall.browser("en")
    id = companion_hamlet(hall, browser, who)
    position = json.dumps(draft_on(browser.get(f"/t/{id}/position").text))
    for edit in ("text", "mend"):
        answer = sent(browser, id, edit=edit, text=text, position=position)
        assert answer.status_code == 422
        assert 'value="mend"' not in answer.text


@pytest.mark.parametrize(("typed", "name"), [("501", "500"), ("-2", "0")])
def test_a_number_out_of_bounds_is_set_within_them(
    hall: Hall, who: Callable[[TestClient], str], typed: str, name: str
) -> None:
    browser = hall.browser("en")
    id = companion_hamlet(hall, browser, who)
    position = json.dumps(draft_on(browser.get(f"/t/{id}/position").text))
    answer = sent(browser, id, edit=f"set sides.0.points {typed}", position=position)
    button = f'value="set sides.0.points {name}" class="plain mend">Set to {name}<'
    at_field = answer.text.partition('id="field-sides-0-points-wrong"')[2]
    assert button in at_field.partition("</p>")[0]
    done = sent(browser, id, edit=f"set sides.0.points {name}", position=position)
    assert draft_on(done.text)["sides"][0]["points"] == int(name)  # type: ignore[index]
