"""People are told before their tables are cleared away: in the lobby and at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.lines import drawn, line
from websockets.exceptions import ConnectionClosed

from tafelrunde.table.tidy import Keep
from tafelrunde.web.table.socket import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient
    from tests.web.conftest import Server
    from tests.web.hall import Hall

SOON = Keep(1)
LANGS = pytest.mark.parametrize(
    ("lang", "words"), [("de", "wird morgen abgeräumt"), ("en", "cleared away tomorrow")]
)


@LANGS
def test_ones_own_table_says_so_in_the_lobby(
    hall: Hall, who: Callable[[TestClient], str], lang: str, words: str
) -> None:
    browser = hall.browser(lang)
    browser.get("/")
    created = hall.create("friend", "friend", host=who(browser))
    hall.sit(created, 0, "Anna", who(browser))
    assert words not in browser.get("/").text
    hall.house.keep = SOON
    assert words in browser.get("/").text
    assert words in browser.get("/tables/mine").text


def test_a_match_that_is_over_says_so_too(hall: Hall, who: Callable[[TestClient], str]) -> None:
    browser = hall.browser("en")
    browser.get("/")
    created = hall.create("friend", "friend", host=who(browser))
    keys = {seat: hall.sit(created, seat, "Anna", who(browser)) for seat in (0, 1)}
    hall.play_on(created.id, keys)
    hall.house.keep = SOON
    assert "cleared away in 12 days" in browser.get("/").text


@LANGS
def test_the_table_itself_says_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    monkeypatch.setattr(server.house, "keep", SOON)
    with line(server, party, "Anna", lang=lang) as anna:
        notes = str(drawn(anna.until("snap")))
    assert words in notes


def test_over_a_board_it_would_be_in_the_way_so_the_menu_says_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    monkeypatch.setattr(server.house, "keep", SOON)
    with line(server, party, "Anna") as anna:
        snap = anna.until("snap")
    assert "cleared away in 4 days" in str(drawn(snap)["clearing"])
    order = drawn(snap, "order")
    assert "clearing" in str(order["l-menu"])
    assert "clearing" not in str(order.get("l-notes", ""))


def test_who_looks_at_a_table_that_goes_is_told(server: Server) -> None:
    party = server.party("friend", "friend")
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        changed = server.call(server.house.storage.changed(party.id))
        assert server.call(server.house.storage.remove(party.id, changed))
        server.call(server.house.look())
        with pytest.raises(ConnectionClosed) as closed:
            anna.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == UNKNOWN
