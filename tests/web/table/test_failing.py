"""A server whose database fails: people are told so, the line stays open, and it goes on."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.web.lines import answer_to
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from breakage import Breakage, lost
from tafelrunde.web.table import socket

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

SENTENCE = {
    "de": "Das lässt sich gerade nicht speichern oder lesen",
    "en": "This cannot be saved or read at the moment",
}


@pytest.fixture
def own(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, that may be broken."""
    with type(server)(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture
def party(own: Server) -> Party:
    party = own.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as out:
        yield out


def line(server: Server, party: Party, person: str) -> ClientConnection:
    address = f"{party.path.replace('http', 'ws', 1)}/ws"
    headers = {"Cookie": server.cookie(person, person, "en")}
    return connect(address, origin=Origin(server.url), additional_headers=headers)


def say(socket: ClientConnection, **message: object) -> dict[str, object]:
    socket.send(json.dumps(message))
    return answer_to(socket, message["id"])


def health(server: Server) -> int:
    return httpx.get(f"{server.url}/healthz").status_code


def until_well(server: Server) -> None:
    for _ in range(300):
        if health(server) == 200:
            return
        time.sleep(0.05)
    raise AssertionError("the server does not recover")


def quiet(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether each failure was told in one line."""
    records = [record for record in caplog.records if record.levelno >= logging.ERROR]
    return len(records) < 3 and not any(record.exc_info for record in records)


def test_who_plays_is_told_and_the_line_stays_open(
    own: Server, party: Party, caplog: pytest.LogCaptureFixture
) -> None:
    broken = Breakage(own.house.storage)
    decision = party.table.match.decision(0)
    act = {"t": "act", "seat": 0, "decision": decision, "paths": [["drop", "a"]]}
    with line(own, party, "Anna") as anna, line(own, party, "Ben") as ben:
        with broken.unwritable():
            for number in range(3):
                answer = say(anna, id=f"m{number}", **act)
                assert (answer["t"], answer["code"]) == ("err", "storage")
                assert str(answer["text"]).startswith(SENTENCE["en"])
            assert say(ben, id="c", t="chat", text="Hello")["code"] == "storage"
            assert say(ben, id="w", t="why", seat=1, path=["drop"])["t"] == "why"
            assert health(own) == 503
        assert say(anna, id="m0", **act)["t"] == "ok"
        assert say(ben, id="c", t="chat", text="Hello")["t"] == "ok"
        until_well(own)
    assert len(party.table.match.entries) == 1
    assert quiet(caplog)


def test_nobody_need_play_for_it_to_recover(own: Server, party: Party) -> None:
    broken = Breakage(own.house.storage)
    with broken.unwritable():
        party.act(0, "drop a")
        assert health(own) == 503
    until_well(own)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_pages_say_it_in_the_readers_language(
    own: Server, party: Party, lang: str, caplog: pytest.LogCaptureFixture, stack: ExitStack
) -> None:
    headers = {"cookie": own.cookie("Cleo", "Cleo", lang), "origin": own.url}
    browser = stack.enter_context(httpx.Client(base_url=own.url, headers=headers))
    form = {"seats": "2", "seat-0": "host", "seat-1": "friend"}
    broken = Breakage(own.house.storage)
    other = own.party()
    with broken.unwritable():
        place = f"/j/{other.id}/{other.invites[0]}"
        answers = [
            browser.post("/g/connect4", data=form),
            browser.post(place, data={"name-0": "Cleo", "number-0": "00"}),
        ]
        assert browser.get("/").status_code == 200
    storage = own.house.storage
    absence = lost(storage, own.path)
    own.call(absence.__aenter__())
    own.house.rooms.clear()
    answers += [browser.get(path) for path in ("/", "/tables/mine", f"/t/{party.id}", place)]
    assert health(own) == 503
    with line(own, party, "Anna") as anna, pytest.raises(ConnectionClosed) as closed:
        anna.recv(10)
    own.call(absence.__aexit__(None, None, None))
    for answer in answers:
        assert answer.status_code == 503
        assert SENTENCE[lang] in answer.text
    assert answers[0].headers["retry-after"]
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == socket.LATER
    until_well(own)
    assert browser.post("/g/connect4", data=form).status_code == 303
    assert quiet(caplog)


def test_what_could_not_be_read_is_told_as_soon_as_it_can_be(own: Server, party: Party) -> None:
    """Ben's page has to read who sits where; it is not cut off meanwhile."""
    with line(own, party, "Ben") as ben:
        while json.loads(ben.recv(10))["t"] != "snap":
            pass
        absence = lost(own.house.storage, own.path)
        own.call(absence.__aenter__())
        room = own.house.rooms[party.id]
        room.chat += 1  # as if another process had written a line

        async def tell() -> None:
            room.tell()

        own.call(tell())
        time.sleep(0.3)
        own.call(absence.__aexit__(None, None, None))
        while json.loads(ben.recv(10))["t"] != "snap":
            pass
        assert say(ben, id="a", t="why", seat=1, path=["drop"])["t"] == "why"
