"""What a page may load, who may send forms, how much and how fast; and names that are attacks."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import httpx
import pytest
from starlette.requests import HTTPConnection, Request
from starlette.routing import Route
from starlette.testclient import TestClient

from tafelrunde.draw import fonts
from tafelrunde.web.reader import COOKIE, sign, unsign
from tafelrunde.web.security import BODY, HEADERS, OF_PARTS, RATES, client_of, same_origin

if TYPE_CHECKING:
    from tests.web.conftest import Server
    from tests.web.hall import Hall

Who = Callable[[TestClient], str]
PAGES = (
    "/", "/?all=1", "/tables/mine", "/tables/live", "/g/eko", "/g/sealed_bids", "/g/none",
    "/rules/eko", "/rules/eko/4.2", "/rules/eko/4.2?fragment=1", "/rules/none", "/t/none/sit",
    "/j/none", "/j/none/none", "/nowhere", "/settings", "/healthz", "/favicon.svg", "/sw.js",
    "/wood-light.svg", "/g/eko/dark-de.svg", "/static/x/../app.py", "/static/x/none.js",
    "/fonts/none.woff2",
)  # fmt: skip
FONT = f"/fonts/{next(iter(fonts.woff2()))}"
INLINE = re.compile(r"<script(?![^>]*src=)|<style|\sstyle=|\son[a-z]+=|javascript:", re.IGNORECASE)
FOREIGN = (
    "http://evil.example", "null", "", "http://testserver.evil.example", "http://testserver:8000",
    "ftp://testserver", "http://[", None,
)  # fmt: skip
AWAY = (
    "//evil.example", "https://evil.example", "/\\evil.example", "", "javascript:alert(1)",
    "/x\r\nset-cookie: a=b", "evil",
)  # fmt: skip
HOSTILE = '<img src=x onerror="alert(1)">'


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_carries_the_headers(hall: Hall, path: str) -> None:
    answer = hall.browser().get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert "strict-transport-security" not in answer.headers
    assert "'unsafe-inline'" not in answer.headers["content-security-policy"]
    assert answer.status_code < 500


@pytest.mark.parametrize(
    "path", ["/static/x/dom.js", "/static/x/site.css", "/style.css", "/g/eko/colours.css", FONT]
)
def test_parts_of_pages_carry_only_what_is_read_of_them(hall: Hall, path: str) -> None:
    answer = hall.browser().get(path)
    assert answer.status_code == 200
    assert {name for name in HEADERS if name in answer.headers} == set(OF_PARTS)
    assert all(answer.headers[name] == HEADERS[name] for name in OF_PARTS)


@pytest.mark.parametrize("path", [path for path in PAGES if not path.endswith(("svg", "css"))])
def test_nothing_is_written_into_a_page_that_the_policy_would_stop(hall: Hall, path: str) -> None:
    assert not INLINE.search(hall.browser().get(path).text)


def test_with_https_the_cookie_and_the_site_stay_there(hall: Hall) -> None:
    answer = hall.browser(home="https://testserver").get("/")
    assert "strict-transport-security" in answer.headers
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_cookie_is_for_this_site_and_no_script(hall: Hall) -> None:
    parts = hall.browser().get("/").headers["set-cookie"].lower()
    assert "httponly" in parts
    assert "samesite=lax" in parts
    assert "secure" not in parts


def test_files_for_everybody_set_no_cookie(hall: Hall) -> None:
    for path in (
        "/style.css",
        "/static/x/site.css",
        "/favicon.svg",
        "/healthz",
        "/g/eko/light-en.svg",
    ):
        assert "set-cookie" not in hall.browser().get(path).headers


def test_a_cookie_comes_back_as_the_same_person(hall: Hall, who: Who) -> None:
    client = hall.browser()
    client.get("/")
    before = who(client)
    answer = client.get("/g/eko")
    assert "set-cookie" not in answer.headers
    assert who(client) == before


def tampered(good: str) -> Iterator[str]:
    body, mac = good.split(".")
    yield body
    yield body + "."
    yield f"{body}.{mac[:-2]}xx"
    yield f"{body[:-2]}AA.{mac}"
    yield f"{sign(b'another secret', '[]')}"
    yield f"{body}.{mac}.{mac}"
    yield "ü." + mac
    yield "A" * 5000 + "." + mac
    yield ""


def test_a_cookie_that_was_touched_is_no_cookie(hall: Hall) -> None:
    client = hall.browser()
    client.get("/")
    good = client.cookies[COOKIE]
    assert unsign(b"a secret for tests only", good) is not None
    for bad in tampered(good):
        assert unsign(b"a secret for tests only", bad) is None
        answer = hall.browser().get("/", headers=[(b"cookie", f"{COOKIE}={bad}".encode())])
        assert answer.status_code == 200
        assert good not in answer.headers["set-cookie"]


def test_a_made_up_cookie_opens_nobodys_tables(hall: Hall, who: Who) -> None:
    client = hall.browser()
    client.get("/")
    hall.sit(hall.create("friend", "friend", host=who(client)), 0, "Anna", who(client))
    assert "Deine Tische" in client.get("/").text
    body = client.cookies[COOKIE].split(".")[0]
    forged = hall.browser(headers={"cookie": f"{COOKIE}={body}.forged"})
    assert "Deine Tische" not in forged.get("/").text


# forms


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_form_of_another_site_is_refused(hall: Hall, origin: str | None) -> None:
    client = hall.browser()
    del client.headers["origin"]
    headers = {} if origin is None else {"origin": origin}
    answer = client.post("/settings", data={"theme": "dark"}, headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers  # it would replace the reader's own
    assert client.post("/g/connect4", data={"seats": "2"}, headers=headers).status_code == 403


def test_a_form_of_ours_is_taken(hall: Hall) -> None:
    client = hall.browser()
    assert client.post("/settings", data={"theme": "dark"}).status_code == 303
    del client.headers["origin"]
    same = {"sec-fetch-site": "same-origin"}
    assert client.post("/settings", data={"theme": "dark"}, headers=same).status_code == 303


def connection(**headers: str) -> HTTPConnection:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "websocket", "headers": raw, "client": None})


def test_a_socket_is_opened_by_our_own_pages_only() -> None:
    assert same_origin(connection(host="table.example", origin="https://table.example"))
    assert same_origin(connection(host="Table.example:81", origin="http://table.example:81"))
    assert not same_origin(connection(host="table.example", origin="https://evil.example"))
    assert not same_origin(connection(host="table.example", origin="null"))
    assert not same_origin(connection(host="table.example"))
    assert not same_origin(connection(origin="https://"))


@pytest.mark.parametrize("back", AWAY)
def test_a_setting_never_leads_away(hall: Hall, back: str) -> None:
    answer = hall.browser().post("/settings", data={"theme": "dark", "back": back})
    assert answer.headers["location"] == "/"


# how much, how fast


def test_a_body_that_is_too_large_is_refused(hall: Hall) -> None:
    client = hall.browser()
    answer = client.post("/g/eko", content=b"x" * (BODY + 1))
    assert answer.status_code == 413
    assert "mehr, als hier" in answer.text


def test_a_body_that_hides_its_size_is_refused(hall: Hall) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(BODY // 10_000 + 2):
            yield b"name=" + b"x" * 10_000 + b"&"

    headers = {"content-type": "application/x-www-form-urlencoded"}
    answer = hall.browser().post("/settings", content=chunks(), headers=headers)
    assert answer.status_code == 413
    assert answer.headers["content-security-policy"]


def test_a_strange_length_is_refused(hall: Hall) -> None:
    headers = {"content-length": "-1"}
    assert hall.browser().get("/", headers=headers).status_code == 413


def test_too_many_fields_are_refused(hall: Hall) -> None:
    many = "&".join(f"f{n}=1" for n in range(1000))
    headers = {"content-type": "application/x-www-form-urlencoded"}
    assert hall.browser().post("/settings", content=many, headers=headers).status_code == 400


def test_no_file_is_taken(hall: Hall) -> None:
    answer = hall.browser().post("/g/eko", files={"seats": ("a.txt", b"2")})
    assert answer.status_code == 400


def test_posting_uses_up_credit_that_grows_back(hall: Hall) -> None:
    client = hall.browser("en")
    burst, per_second = RATES["post"]
    for _ in range(int(burst)):
        assert client.post("/settings", data={"theme": "dark"}).status_code == 303
    answer = client.post("/settings", data={"theme": "dark"})
    assert answer.status_code == 429
    assert answer.headers["retry-after"]
    assert "Wait a minute" in answer.text
    assert client.get("/").status_code == 200
    hall.clock.now += 1 / per_second
    assert client.post("/settings", data={"theme": "dark"}).status_code == 303


def test_opening_tables_uses_up_more(hall: Hall) -> None:
    form = {"seats": "2", "seat-0": "friend", "seat-1": "friend"}
    answers = [hall.browser().post("/g/connect4", data=form).status_code for _ in range(14)]
    burst = int(RATES["create"][0])
    assert answers == [303] * burst + [429] * (14 - burst)


def test_a_home_with_many_addresses_has_one_credit() -> None:
    def at(host: str) -> str:
        return client_of(HTTPConnection({"type": "http", "headers": [], "client": (host, 1)}))

    assert at("2001:db8:1:2::1") == at("2001:db8:1:2:ffff::9")
    assert at("2001:db8:1:2::1") != at("2001:db8:1:3::1")
    assert at("::ffff:192.0.2.7") == at("192.0.2.7") != at("192.0.2.8")


# hostile words


def test_a_hostile_name_is_shown_as_text(hall: Hall) -> None:
    client = hall.browser()
    client.post("/settings", data={"name": HOSTILE})
    created = hall.create("friend", "friend", is_open=True)
    hall.sit(created, 0, HOSTILE)
    for path in ("/", "/g/eko", f"/j/{created.id}", f"/j/{created.id}/{created.invites[1]}"):
        text = client.get(path).text
        assert "<img src=x" not in text
        assert "&lt;img src=x" in text


def test_a_hostile_game_and_address_are_shown_as_text(hall: Hall) -> None:
    for path in (
        "/g/%3Cscript%3E",
        "/rules/%3Cscript%3E",
        "/%3Cscript%3Ealert(1)",
        "/?a=%22%3E%3Cx",
    ):
        assert "<script>" not in hall.browser().get(path).text
        assert '"><x' not in hall.browser().get(path).text


@pytest.mark.parametrize(
    "name", ["site.css%00", "%00", "..%2f..%2fetc%2fpasswd", "x" * 300, "%ff%fe", "a/" * 2000]
)
def test_a_file_of_an_impossible_name_is_not_there(hall: Hall, name: str) -> None:
    for path in (f"/static/x/{name}", f"/fonts/{name}"):
        assert hall.browser().get(path).status_code == 404


def test_a_bug_is_a_page_too(hall: Hall) -> None:
    async def boom(request: Request) -> None:
        raise RuntimeError("a secret detail")

    hall.app.router.routes.append(Route("/boom", boom))
    for lang, words in (("de", "Das war unser Fehler"), ("en", "That was our fault")):
        answer = hall.browser(lang).get("/boom")
        assert answer.status_code == 500
        assert words in answer.text
        assert "secret detail" not in answer.text
        assert {name: answer.headers[name] for name in HEADERS} == HEADERS


BROKEN = {  # after the head of a request
    "half a form": "Content-Type: application/x-www-form-urlencoded\r\n"
    "Content-Length: 50\r\n\r\nabc",
    "a broken chunk": "Content-Type: application/x-www-form-urlencoded\r\n"
    "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n",
    "a broken chunk of a broken form": "Content-Type: multipart/form-data; boundary=x\r\n"
    "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n",
}


@pytest.mark.parametrize("rest", BROKEN.values(), ids=list(BROKEN))
def test_a_request_that_breaks_off_is_no_failure(
    server: Server, rest: str, caplog: pytest.LogCaptureFixture
) -> None:
    head = f"POST /settings HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall((head + rest).encode())
        line.shutdown(socket.SHUT_WR)
        answer = b"".join(iter(lambda: line.recv(4096), b""))
    assert answer[:12] in (b"", b"HTTP/1.1 400")
    assert httpx.get(f"{server.url}/healthz").status_code == 200  # by then the other one is done
    assert not [record.exc_info for record in caplog.records if record.exc_info]
