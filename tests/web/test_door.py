"""Raw connections: half a request, two lengths, too many at once, another name."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from starlette.requests import HTTPConnection

from tafelrunde.web.door import Door, is_far
from tafelrunde.web.hosts import Hosts

if TYPE_CHECKING:
    from tests.web.conftest import Server
    from tests.web.hall import Hall

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /settings HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
FORM = b"Content-Type: application/x-www-form-urlencoded\r\n"


@contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as one:
        yield one


def answer(one: socket.socket) -> bytes:
    """Until the other side has hung up."""
    out = b""
    try:
        while found := one.recv(65536):
            out += found
    except ConnectionResetError:
        pass
    return out


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Door, "head", 0.3)
    monkeypatch.setattr(Door, "body", 0.6)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(
    "half", [b"", b"GET / HT", WHOLE[:-2], POST + FORM + b"Content-Length: 9\r\n\r\nname="]
)
def test_half_a_request_is_not_waited_for(
    server: Server, half: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with raw(server) as one:
        one.sendall(half)
        assert answer(one) == b""
    assert "fails" not in caplog.text


@pytest.mark.usefixtures("hurried")
def test_a_trickle_does_not_buy_time(server: Server) -> None:
    with raw(server) as one:
        assert any(is_cut_after(one, b"G") for _ in range(500))


def is_cut_after(one: socket.socket, more: bytes) -> bool:
    one.settimeout(0.02)
    try:
        one.sendall(more)
        return one.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.mark.usefixtures("hurried")
def test_who_asks_again_and_again_stays(server: Server) -> None:
    """Each request has its own time; so has a page that is only thought about."""
    with raw(server) as one:
        for _ in range(3):
            one.sendall(WHOLE)
            assert one.recv(65536).startswith(b"HTTP/1.1 200")
            time.sleep(0.4)  # longer than a head may take


@pytest.mark.usefixtures("hurried")
def test_the_next_request_on_a_line_is_timed_too(server: Server) -> None:
    with raw(server) as one:
        one.sendall(WHOLE)
        assert one.recv(65536).startswith(b"HTTP/1.1 200")
        one.sendall(b"GET / HT")
        assert answer(one) == b""


@pytest.mark.parametrize(
    "lengths",
    [
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
        b"Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde",
        b"Content-Length: 4, 5\r\n\r\nabcde",
        b"Transfer-Encoding: chunked, identity\r\n\r\nabcde",
    ],
)
def test_two_lengths_are_refused_and_the_line_is_cut(server: Server, lengths: bytes) -> None:
    with raw(server) as one:
        one.sendall(POST + FORM + lengths + WHOLE)
        told = answer(one)
    assert told.startswith((b"HTTP/1.1 400", b"HTTP/1.1 501")), told[:200]
    assert told.count(b"HTTP/1.1 ") == 1


def test_too_many_connections_are_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server._uvicorn.config.limit_concurrency
    monkeypatch.setattr(server._uvicorn.config, "limit_concurrency", 3)
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(4)]
    try:
        lines[-1].sendall(WHOLE)
        assert lines[-1].recv(65536).startswith(b"HTTP/1.1 503")
    finally:
        for one in lines:
            one.close()


def test_one_address_has_so_many_connections(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "each", 2)
    monkeypatch.setattr("tafelrunde.web.door.is_far", lambda host: True)
    lines = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(8)]
    try:
        served = 0
        for one in lines:
            try:
                one.sendall(WHOLE)
                served += one.recv(65536).startswith(b"HTTP/1.1 200")
            except OSError:
                pass
        assert served <= 2  # other tests may have some open
    finally:
        for one in lines:
            one.close()
    assert is_far("192.168.0.7")
    assert not is_far("127.0.0.1")
    assert not is_far("::1")


# names


def called(host: str, server: str = "0.0.0.0") -> HTTPConnection:
    headers = [(b"host", host.encode())]
    return HTTPConnection({"type": "http", "headers": headers, "server": (server, 8321)})


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8321", "127.0.0.1:8321", "[::1]:8321", "192.168.178.20:8321",
        "10.0.0.4", "172.20.1.1", "[fe80::1]", "[fd00::5]:81", "raspberry", "table.local:8321",
        "table.home.arpa", "x.localhost", "Table.LAN.",
    ],
)  # fmt: skip
def test_the_home_network_needs_no_list(host: str) -> None:
    assert Hosts().allow(called(host))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example", "evil.example:8321", "", "8.8.8.8", "[2001:4860::1]", "local.evil.example",
        "127.0.0.1.evil.example", "192.168.0.1@evil.example", "localhost:evil", "a b", "[", "<x>",
        "evil.example#.local", "notexample.org", "example.org.evil.example",
    ],
)  # fmt: skip
def test_other_names_are_not_ours(host: str) -> None:
    assert not Hosts(["example.org", "*.tables.example"]).allow(called(host))


def test_a_name_that_was_given_is() -> None:
    named = Hosts(["Table.example.org", "*.tables.example"])
    assert named.allow(called("table.example.org:443"))
    assert named.allow(called("a.b.tables.example"))
    assert not named.allow(called("tables.example"))
    assert Hosts(["*"]).allow(called("evil.example"))
    assert Hosts().allow(called("203.0.113.5", server="203.0.113.5"))


@pytest.mark.parametrize(("lang", "words"), [("de", "heißt dieser Server"), ("en", "not called")])
def test_a_strange_name_is_answered_by_a_sentence(hall: Hall, lang: str, words: str) -> None:
    browser = hall.browser(lang, home="http://evil.example")
    page = browser.get("/")
    assert page.status_code == 421
    assert words in page.text
    assert "--host-name" in page.text
    assert browser.post("/settings", data={"theme": "dark"}).status_code == 421
    assert browser.get("/healthz").status_code == 200
