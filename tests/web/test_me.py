"""Cookies that are called back, and people who are forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient
from tests.web.hall import Hall, hall_on
from tests.web.lines import line
from tools.postgres import Postgres, running
from websockets.exceptions import ConnectionClosed

from tafelrunde.table.match.entry import By
from tafelrunde.table.match.message import Chat, Unopened
from tafelrunde.table.plan import TableError
from tafelrunde.web.reader import COOKIE

if TYPE_CHECKING:
    from tests.web.conftest import Server

Who = Callable[[TestClient], str]
SURE = {"sure": "yes"}


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hall]:
    """All of it, on both databases."""
    file = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    is_file = request.param == "SQLite"
    with hall_on(file if is_file else request.getfixturevalue("postgres").database()) as found:
        yield found


def named(hall: Hall, name: str = "Annegret", lang: str = "en") -> TestClient:
    client = hall.browser(lang)
    client.get("/")
    client.post("/settings", data={"name": name})
    return client


def copied(hall: Hall, client: TestClient) -> TestClient:
    """The same cookie in another browser."""
    other = hall.browser("en")
    other.cookies.set(COOKIE, client.cookies[COOKIE], domain="testserver.local")
    return other


# called back


def test_signing_out_everywhere_leaves_this_browser(hall: Hall, who: Who) -> None:
    client = named(hall)
    other, person = copied(hall, client), who(client)
    assert "Annegret" in other.get("/").text
    answer = client.post("/me/out", data=SURE)
    assert answer.status_code == 303
    assert "Only this browser" in client.get(answer.headers["location"]).text
    assert who(client) == person
    assert "Annegret" in client.get("/").text
    assert "Annegret" not in other.get("/").text
    assert who(other) != person
    again = copied(hall, client)
    client.post("/me/out", data=SURE)
    assert "Annegret" not in again.get("/").text


def test_nothing_happens_without_a_yes(hall: Hall, who: Who) -> None:
    client = named(hall)
    other, person = copied(hall, client), who(client)
    for path in ("/me/out", "/me/delete"):
        answer = client.post(path)
        assert answer.status_code == 422
        assert "you are sure" in answer.text
    assert who(client) == person
    assert "Annegret" in other.get("/").text


def test_it_outlives_a_restart(hall: Hall, who: Who) -> None:
    client = named(hall)
    person = who(client)
    client.post("/me/out", data=SURE)
    hall.house.people._generations.clear()
    hall.house.people._seen = 0
    hall.portal.call(hall.house.people.look)
    assert not hall.house.people.is_good(person, 0)
    assert hall.house.people.is_good(person, 1)


def test_an_open_socket_of_an_old_cookie_is_cut(server: Server) -> None:
    party = server.party("friend", "friend")
    party.sit(0, "Anna", person="Anna who signs out")
    with line(server, party, "Anna who signs out") as one, line(server, party, "Ben") as ben:
        one.until("snap")
        ben.until("snap")
        server.call(server.house.people.sign_out("Anna who signs out"))
        with pytest.raises(ConnectionClosed) as closed:
            one.say("beat")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert ben.say("beat")["t"] == "ok"


# forgotten


def is_there(hall: Hall, id: str) -> bool:
    try:
        hall.table(id)
    except TableError:
        return False
    return True


def everything(hall: Hall) -> str:
    """All that the database holds, as text."""

    async def read() -> str:
        async with hall.house.storage.reading() as connection:
            out = []
            for name in ("tables", "seats", "entries", "chat", "people"):
                rows = await connection.exec_driver_sql(f"SELECT * FROM {name}")
                out += [str(tuple(row)) for row in rows]
        return "\n".join(out)

    return hall.portal.call(read)


def test_who_is_forgotten_leaves_no_name_and_no_tables(hall: Hall, who: Who) -> None:
    client = named(hall)
    person = who(client)
    alone = hall.create("host", "bot random", host=person)
    hall.sit(alone, 0, "Annegret", person)
    empty = hall.create("friend", "friend", host=person)
    shared = hall.create("friend", "friend", host=person)
    keys = {0: hall.sit(shared, 0, "Annegret", person), 1: hall.sit(shared, 1, "Ben", "ben")}
    over = hall.create("friend", "friend", host="ben")
    seats = {0: hall.sit(over, 0, "Ben", "ben"), 1: hall.sit(over, 1, "Annegret", person)}
    hall.play_on(over.id, seats)
    line = Chat("c", "a word of mine", 0, keys[0])
    hall.portal.call(hall.house.handle, shared.id, line)
    hall.portal.call(hall.house.handle, shared.id, Chat("d", "one of Ben's", 1, keys[1]))
    result = hall.table(over.id).result()
    answer = client.post("/me/delete", data=SURE)
    assert answer.status_code == 200
    assert "2 tables are deleted" in answer.text
    assert "At 2 tables of others" in answer.text
    assert not is_there(hall, alone.id)
    assert not is_there(hall, empty.id)
    kept = everything(hall)
    assert "Annegret" not in kept
    assert person not in kept
    assert "a word of mine" not in kept
    assert "one of Ben" in kept
    assert hall.table(over.id).result() == result
    assert "somebody" in hall.browser("en").get(f"/t/{over.id}/end").json()["html"]


def test_the_match_of_the_others_goes_on_at_once(hall: Hall, who: Who) -> None:
    client = named(hall)
    person = who(client)
    shared = hall.create("friend", "friend", host=person)
    hall.sit(shared, 0, "Annegret", person)
    key = hall.sit(shared, 1, "Ben", "ben")
    client.post("/me/delete", data=SURE)
    table = hall.table(shared.id)
    assert table.holders[0].kind == By.BOT
    assert not table.holders[0].is_person
    assert table.holders[1].name == "Ben"
    while 1 not in hall.table(shared.id).waits:
        hall.portal.call(asyncio.sleep, 0.01)
    hall.act(shared.id, 1, key)


def test_a_guest_list_stays_settled(hall: Hall, who: Who) -> None:
    """The host had changed something, and Ben had agreed: that is so after a restart, too."""
    client = named(hall)
    person = who(client)
    room = hall.create("friend", "friend", "friend", game="sealed_bids", host=person)
    hall.sit(room, 0, "Annegret", person)
    hall.sit(room, 1, "Ben", "ben")
    client.post("/me/delete", data=SURE)
    table = hall.table(room.id)
    assert [holder.name for holder in table.holders] == ["", "Ben", ""]
    assert table.header.host.startswith("gone-")
    assert not table.unaware


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "beginnt die Partie gerade"), ("en", "is just beginning")]
)
def test_nobody_is_forgotten_while_numbers_are_opened(
    hall: Hall, who: Who, lang: str, words: str
) -> None:
    """Nobody may get up then; no table is touched until all can be."""
    client = named(hall, lang=lang)
    person = who(client)
    rooms = [hall.create("friend", "friend", host="ben") for _ in range(8)]
    for room in rooms:
        hall.sit(room, 0, "Annegret", person)
    hall.sit(rooms[4], 1, "Ben", "ben", seal="5e" * 32)
    for room in rooms[:4]:
        hall.sit(room, 1, "Ben", "ben")
    assert hall.table(rooms[4].id).opening
    before = [hall.table(room.id).last for room in rooms]
    answer = client.post("/me/delete", data=SURE)
    assert answer.status_code == 409
    assert words in answer.text
    assert [hall.table(room.id).last for room in rooms] == before
    assert all(hall.table(room.id).holders[0].name == "Annegret" for room in rooms)
    assert who(client) == person
    hall.portal.call(hall.house.handle, rooms[4].id, Unopened(before[4]))
    assert client.post("/me/delete", data=SURE).status_code == 200
    assert "Annegret" not in everything(hall)


def test_a_forgotten_cookie_is_nobodys(hall: Hall, who: Who) -> None:
    client = named(hall)
    other, person = copied(hall, client), who(client)
    answer = client.post("/me/delete", data=SURE)
    assert f'{COOKIE}=""' in answer.headers["set-cookie"]
    assert "Annegret" not in other.get("/").text
    assert who(other) != person
    assert "Annegret" not in client.get("/").text


def test_a_seat_with_secrets_stays_closed(hall: Hall, who: Who) -> None:
    """The bot that goes on knows what the person knew; nobody may take its place unasked."""
    client = named(hall)
    person = who(client)
    table = hall.create("friend", "friend", "friend", game="sealed_bids", host="ben")
    hall.sit(table, 0, "Annegret", person)
    hall.sit(table, 1, "Ben", "ben")
    hall.sit(table, 2, "Cleo", "cleo")
    client.post("/me/delete", data=SURE)
    held = hall.table(table.id).held[0]
    assert held.startswith("gone-")


@pytest.mark.parametrize(("lang", "words"), [("de", "Datenschutz"), ("en", "Privacy")])
def test_privacy_is_told_and_found(hall: Hall, lang: str, words: str) -> None:
    client = hall.browser(lang)
    assert f'<a href="/privacy">{words}</a>' in client.get("/").text
    text = client.get("/privacy").text
    assert words in text
    assert 'href="/me"' in text


def test_cookies_of_those_who_called_nothing_back_stay_as_they_were(hall: Hall, who: Who) -> None:
    from tafelrunde.web.reader import unsign

    client = named(hall)
    text = unsign(b"a secret for tests only", client.cookies[COOKIE])
    assert text is not None
    assert len(json.loads(text)) == 4
