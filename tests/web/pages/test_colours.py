"""A game's colours as a file: there before anything is drawn, cached until they change."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tafelrunde.boards import board_of
from tafelrunde.core.registry import find, metas

if TYPE_CHECKING:
    from starlette.testclient import TestClient
    from tests.web.hall import Hall


def sheet_of(client: TestClient, id: str) -> str:
    """The address that a table's page names."""
    found = re.search(r'href="([^"]*colours[^"]*)"', client.get(f"/t/{id}").text)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("key", metas())
def test_a_table_that_waits_has_all_colours(hall: Hall, key: str) -> None:
    seats = metas()[key].seats[1]
    created = hall.create(*["friend"] * seats, game=key)
    client = hall.browser()
    answer = client.get(sheet_of(client, created.id))
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    for token, shades in board_of(find(key)).PAINT.items():
        assert all(f"--{token}:{shade};" in answer.text for shade in shades)


def test_all_tables_of_a_game_share_them_and_others_do_not(hall: Hall) -> None:
    german, english = hall.browser(), hall.browser("en")
    games = ("hamlet", "hamlet", "wutaki")
    tables = [hall.create("friend", "friend", game=game).id for game in games]
    first, second, other = (sheet_of(german, id) for id in tables)
    assert first == second == sheet_of(english, tables[0])
    assert first != other


def test_an_old_address_is_asked_for_again(hall: Hall) -> None:
    old = hall.browser().get("/g/hamlet/colours.css?v=old")
    assert old.status_code == 200
    assert old.headers["cache-control"] == "public, no-cache"


def test_a_game_that_is_not_there_has_none(hall: Hall) -> None:
    assert hall.browser().get("/g/nothing/colours.css").status_code == 404
