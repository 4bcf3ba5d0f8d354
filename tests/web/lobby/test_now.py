"""A match against bots in one click, and the level that is remembered for each game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.registry import metas

if TYPE_CHECKING:
    from starlette.testclient import TestClient
    from tests.web.hall import Hall


def started(client: TestClient, key: str, **form: str) -> str:
    """The id of the table behind the seat this click leads to."""
    answer = client.post(f"/g/{key}/now", data=form)
    assert answer.status_code == 303, answer.text
    found = re.fullmatch(r"/t/([\w-]+)/sit", answer.headers["location"])
    assert found is not None
    return found[1]


def picked(page: str, key: str) -> str:
    """The level that a game's card offers first."""
    form = page.partition(f'action="/g/{key}/now"')[2].partition("</form>")[0]
    found = re.search(r"<input[^>]* checked[^>]*>", form)
    assert found is not None
    return found[0].partition('value="')[2].partition('"')[0]


@pytest.mark.parametrize("key", metas(hidden=True))
def test_one_click_and_the_match_runs(hall: Hall, key: str) -> None:
    client = hall.browser()
    meta = metas(hidden=True)[key]
    id = started(client, key, level="beginner")
    page = client.get(f"/t/{id}/sit").text
    assert "data-at-once" in page  # the page's script sits down by itself
    client.post(f"/t/{id}/sit", data={"message": "m", "name-0": "Anna", "number-0": "c0ffee"})
    table = hall.table(id)
    assert table.state in ("running", "over")
    assert [holder.kind for holder in table.holders[:1]] == ["person"]
    assert {holder.level for holder in table.holders[1:]} == {"beginner"}
    assert table.header.seats == max(2, meta.seats[0])
    assert not table.header.is_open
    assert table.header.options == {option.key: option.default for option in meta.options}


def test_the_button_says_who_plays(hall: Hall) -> None:
    text = hall.browser("en").get("/").text
    assert "Play against Gwen" in text
    assert "Play Gwen and friends" in text  # the game for three and more


def test_each_game_remembers_its_level(hall: Hall) -> None:
    client = hall.browser()
    assert picked(client.get("/").text, "eko") == "casual"
    started(client, "eko", level="beginner")
    text = client.get("/").text
    assert (picked(text, "eko"), picked(text, "hamlet")) == ("beginner", "casual")
    assert hall.table(started(client, "eko")).holders[1].level == "beginner"
    assert 'value="bot:beginner" selected' in client.get("/g/eko").text
    assert picked(hall.browser().get("/").text, "eko") == "casual"


def test_characters_are_met_at_tables_of_their_games(hall: Hall) -> None:
    """In the lobby all games offer the same four, so that no card is higher than the others."""
    client = hall.browser("en")
    page = client.get("/").text
    for key in ("eko", "hamlet"):
        form = page.partition(f'action="/g/{key}/now"')[2].partition("</form>")[0]
        assert form.count('class="face"') == 4
    assert hall.table(started(client, "eko", level="bold")).holders[1].level == "bold"
    assert picked(client.get("/").text, "eko") == "casual"
    assert 'value="bot:bold" selected' in client.get("/g/eko").text
    assert "Kay" in client.get("/g/eko").text
    assert "Kay" not in client.get("/g/hamlet").text
    assert client.post("/g/hamlet/now", data={"level": "bold"}).status_code == 422


def test_the_form_remembers_the_level_too(hall: Hall) -> None:
    client = hall.browser()
    form = {"seats": "2", "seat-0": "host", "seat-1": "bot:beginner"}
    assert client.post("/g/connect4", data=form).status_code == 303
    assert picked(client.get("/?all=1").text, "connect4") == "beginner"


@pytest.mark.parametrize("cookie", ["eko:best", "nothing:random", "eko", ":.::..", "x" * 5000])
def test_a_level_nobody_offered_is_not_remembered(hall: Hall, cookie: str) -> None:
    client = hall.browser()
    client.cookies.set("levels", cookie)
    assert picked(client.get("/").text, "eko") == "casual"
    assert started(client, "hamlet", level="beginner")
    assert client.cookies.get("levels", domain="testserver.local") == "hamlet:beginner"


def test_an_unknown_level_is_refused_with_a_sentence(hall: Hall) -> None:
    answer = hall.browser().post("/g/eko/now", data={"level": "nobody"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "set-cookie" not in answer.headers or "levels=" not in answer.headers["set-cookie"]


def test_only_our_own_pages_and_not_too_often(hall: Hall) -> None:
    assert hall.browser().get("/g/eko/now").status_code == 405
    stranger = hall.browser(headers={"origin": "http://elsewhere.example"})
    assert stranger.post("/g/eko/now").status_code == 403
    client = hall.browser()
    codes = [client.post("/g/connect4/now").status_code for _ in range(14)]
    assert (codes[0], codes[-1]) == (303, 429)


def test_no_such_game(hall: Hall) -> None:
    assert hall.browser().post("/g/none/now").status_code == 404


def test_who_was_chosen_sits_there_by_name(hall: Hall) -> None:
    """Two Gwens are told apart."""
    client = hall.browser()
    id = started(client, "monstermacher", level="casual")
    client.post(f"/t/{id}/sit", data={"message": "m", "name-0": "Anna", "number-0": "c0ffee"})
    assert "Gwen, Gwen 2" in client.get("/").text
