"""Whatever a browser says on the socket is answered, or ends the line with a code of ours."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pytest
from tests.web.lines import answer_to
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tafelrunde.table.plan import Source
from tafelrunde.web.table import socket
from tafelrunde.web.table.messages import READERS

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

Json = dict[str, object]
PATHS: Final = [["drop", "a"]]
SOUND: Final[dict[str, Json]] = {  # every message as it should be
    "act": {"seat": 0, "decision": 0, "paths": PATHS},
    "enter": {"seat": 0, "decision": 0, "paths": PATHS},
    "order": {"seat": 0, "ask": "x", "on": True},
    "undo": {"seat": 0, "entry": 0},
    "pace": {"seat": 0, "speed": "calm"},
    "hint": {"seat": 0, "decision": 0},
    "agree": {"seat": 0, "ask": 0},
    "refuse": {"seat": 0, "ask": 0},
    "take": {"seat": 0, "name": "Zoe", "invite": "x", "seal": "", "hotseat": False},
    "open": {"seat": 0, "number": "00"},
    "leave": {"seat": 0},
    "count": {"seat": 0, "on": True},
    "bot": {"seat": 0, "level": "random"},
    "back": {"seat": 0, "hotseat": False},
    "resign": {"seat": 0},
    "abandon": {"seat": 0},
    "chat": {"seat": 0, "text": "Hello"},
    "why": {"seat": 0, "path": ["drop"]},
    "mean": {"seat": 0, "decision": 0, "path": ["drop"]},
    "phrase": {"seat": 0, "decision": 0, "text": "a"},
    "try": {"seat": 0, "decision": 0, "paths": PATHS},
    "rematch": {},
    "uncover": {"seat": 0},
    "beat": {},
    "lang": {"lang": "de"},
}
NASTY: Final[list[object]] = [
    None, True, -1, 0, 1, 63, 2**53, 10**300, 0.5, float("nan"), "", " ", "0", "\0", "\ud800",
    "\u200b", "x" * 5_000, [], [[]], [[[]]], [None], [""], [[""]], [["drop", "\ud800"]],
    [["drop"] * 900], [["drop", "a"]] * 300, ["drop"] * 900, {}, {"a": []},
]  # fmt: skip
GARBAGE: Final = [
    "",
    "x",
    "[]",
    "null",
    '{"t":1}',
    '{"t":"act"}',
    "[" * 9_999,
    '"' + "\\ud800" * 50,
]


def spoilt(kind: str) -> Iterator[Json]:
    sound = SOUND[kind]
    for key in sound:
        yield {name: value for name, value in sound.items() if name != key}
        for value in NASTY:
            yield {**sound, key: value}
    yield sound


def line(server: Server, party: Party, person: str = "Anna") -> ClientConnection:
    address = f"{party.path.replace('http', 'ws', 1)}/ws"
    headers = {"Cookie": server.cookie(person, person, "en")}
    return connect(address, origin=Origin(server.url), additional_headers=headers)


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is an error to the server; and nobody is too fast."""
    monkeypatch.setattr(socket, "BURST", 1e9)
    loud = logging.getLogger("uvicorn.error")
    loud.addHandler(caplog.handler)
    yield
    loud.removeHandler(caplog.handler)
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert not errors, [record.getMessage() for record in errors]


def party_of(server: Server, companion: bool) -> Party:
    if companion:
        party = server.party(game="hamlet", luck=Source(True, ()))
    else:
        party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def test_every_kind_of_message_is_tried() -> None:
    assert set(READERS) == set(SOUND)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("companion", [False, True], ids=["drawn", "companion"])
@pytest.mark.parametrize("kind", SOUND)
def test_a_spoilt_message_is_answered(server: Server, kind: str, companion: bool) -> None:
    party = party_of(server, companion)
    with line(server, party) as anna, line(server, party, "Zoe") as zoe:
        for number, fields in enumerate(spoilt(kind)):
            for browser in (anna, zoe):
                browser.send(json.dumps({"t": kind, "id": f"m{number}", **fields}))
                found = answer_to(browser, f"m{number}")
                assert found["t"] in ("ok", "err", "why", "tried", "meant"), fields
                if found["t"] == "err":
                    assert found["text"], fields


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("id", ["", " ", "x" * 65, 3, None, [], "ä"])
def test_a_message_without_a_proper_id_is_answered(server: Server, id: object) -> None:
    with line(server, party_of(server, False)) as anna:
        anna.send(json.dumps({"t": "chat", "id": id, "text": "Hello"}))
        assert answer_to(anna, "")["code"] == "bad-message"


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("frame", [b"", b"\x00\xff", b'{"t":"leave","id":"a","seat":0}', *GARBAGE])
def test_a_frame_that_is_no_message_is_answered(server: Server, frame: str | bytes) -> None:
    with line(server, party_of(server, False)) as anna:
        anna.send(frame)
        assert answer_to(anna, "")["code"] == "bad-message"
        anna.send(json.dumps({"t": "chat", "id": "after", "text": "Hello"}))
        assert answer_to(anna, "after")["t"] == "ok"


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("frame", [b"x" * 17_000, "x" * 17_000, b"x" * 90_000])
def test_a_frame_that_is_too_large_ends_the_line(server: Server, frame: str | bytes) -> None:
    with line(server, party_of(server, False)) as anna:
        anna.send(frame)
        with pytest.raises(ConnectionClosed) as closed:
            answer_to(anna, "never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in (socket.TOO_LARGE, 1009)


def pester(socket: ClientConnection, frame: str | bytes) -> None:
    for _ in range(1_000):
        socket.send(frame)
        answer_to(socket, "")


@pytest.mark.parametrize("frame", ["x", b"x"])
def test_who_sends_nonsense_too_fast_is_cut(server: Server, frame: str | bytes) -> None:
    anna = line(server, party_of(server, False))
    with anna, pytest.raises(ConnectionClosed) as closed:
        pester(anna, frame)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == socket.TOO_FAST


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("text", ["\u200b", "\u200d\u200d", "\ufeff", "\u3164", "\u0301", "\ufe0f"])
def test_a_name_or_a_line_that_nobody_sees_is_refused(server: Server, text: str) -> None:
    party = server.party(host="Anna")
    with line(server, party) as anna:
        take = {"t": "take", "id": "a", "seat": 0, "name": text, "invite": party.invites[0]}
        anna.send(json.dumps(take | {"seal": ""}))
        assert answer_to(anna, "a")["code"] == "empty"
        anna.send(json.dumps({"t": "chat", "id": "b", "text": text}))
        assert "nothing to see" in str(answer_to(anna, "b")["text"])
    assert not party.table.holders[0].name
