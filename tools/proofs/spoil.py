"""Hostile input, without end: messages, frames, requests and forms that nobody should send."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from importlib.resources import files
from random import Random
from struct import pack
from typing import Any

from tafelrunde.core.registry import find

VALUES: list[object] = [
    None, True, False, -1, 0, 1, 2, 63, 64, 2**31, 2**53, 10**300, 0.5, float("nan"), "", " ", "0",
    "\0", "\ud800", "\u200b", "\u202e\u2066", "ﷺ" * 100, "a" + "\u0301" * 300, "<script>",
    "x" * 4000,
    "💥‍" * 50, "../../etc/passwd", "' OR 1=1 --", [], [[]], [[[]]], [None], [["x"]] * 300, {},
    {"a": {"b": []}}, "__class__", "٣", "²",
]  # fmt: skip
KINDS = (
    "act", "enter", "order", "undo", "pace", "agree", "refuse", "take", "open", "leave", "bot",
    "count", "back", "resign", "abandon", "chat", "why", "mean", "phrase", "try", "rematch",
    "uncover", "beat", "lang", "t", "", "snap", "view",
)  # fmt: skip
FIELDS = (
    "seat", "decision", "paths", "path", "text", "ask", "on", "entry", "speed", "name", "invite",
    "seal", "number", "hotseat", "level", "lang",
)  # fmt: skip
PATHS = (
    "/", "/?all", "/healthz", "/settings", "/g/eko", "/g/none", "/g/..%2f..",
    "/g/wutaki/components",
    "/tables/mine", "/tables/x", "/replay", "/rules/eko", "/rules/eko/1", "/rules/hamlet/999",
    "/static/x/site.css", "/static/../../etc/passwd", "/static/x/..%2f..%2fetc/passwd", "/t/%00",
    "/t/%ff%fe", "/t/x/record", "/t/x/replay?at=-1", "/j/x/y", "/s/x/y", "/fonts/x", "/metrics",
    "/style.css", "/favicon.svg", "/sw.js", "/offline", "/t/{id}", "/t/{id}/record", "/t/{id}/sit",
    "/t/{id}/position", "/t/{id}/replay", "/t/{id}/replay?at=99999999999999999999",
    "/t/{id}/replay/way?at=x", "/t/{id}/replay.png?at=1", "/t/{id}/end", "/t/{id}/settings",
    "/t/{id}/rematch", "/j/{id}", "/j/{id}/x", "/s/{id}/x", "/t/{id}/replay/luck", "/t/{id}/luck",
)  # fmt: skip
METHODS = (*["GET"] * 8, *["POST"] * 6, "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO")


def message(random: Random, asked: Mapping[str, Any], number: int) -> str:
    """Something for the socket: sometimes nearly right, mostly not."""
    how = random.random()
    if how < 0.05:
        return random.choice(["", "x", "[]", "null", '{"t":1}', "[" * 5000, '{"a":' * 900, "\x00"])
    kind = random.choice(KINDS)
    said: dict[str, object] = {"t": kind, "id": f"h{number}"}
    near = {
        "seat": random.randrange(4), "decision": asked.get("decision", 0), "entry": number % 90,
        "paths": [way(asked.get("acts"), random)], "path": way(asked.get("acts"), random),
        "text": "hello", "ask": number % 50, "on": True, "speed": "calm", "name": "Zoe",
        "invite": "x", "seal": "", "number": "00", "hotseat": False, "level": "random",
        "lang": "de",
    }  # fmt: skip
    for field in FIELDS:
        if random.random() < 0.7:
            spoilt = random.random() < 0.25
            said[field] = random.choice(VALUES) if spoilt else near[field]
    if random.random() < 0.02:
        said["id"] = random.choice(VALUES)
    return json.dumps(said)


def way(node: object, random: Random) -> list[str]:
    path: list[str] = []
    while isinstance(node, Mapping) and node:
        token = random.choice(list(node))
        path.append(token)
        node = node[token]
    return path or ["x"]


def frame(random: Random) -> bytes:
    """Bytes after a handshake: frames that no browser makes."""
    opcode = random.choice([0, 1, 2, 3, 7, 8, 9, 10, 11, 15])
    first = (random.choice([0, 0x80]) | random.choice([0, 0, 0x10, 0x40, 0x70])) | opcode
    body = os.urandom(random.choice([0, 1, 5, 125, 126, 3000]))
    length = random.choice([len(body), 0, 5, 2**16, 2**40, 2**63])
    masked = random.choice([0x80, 0x80, 0])
    if length < 126:
        head = bytes([first, masked | length])
    elif length < 2**16:
        head = bytes([first, masked | 126]) + pack(">H", length)
    else:
        head = bytes([first, masked | 127]) + pack(">Q", length)
    return head + (b"\1\2\3\4" if masked else b"") + body


def handshake(id: str, host: str, cookie: str) -> bytes:
    return (
        f"GET /t/{id}/ws HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()


def request(random: Random, id: str, host: str, cookie: str) -> bytes:
    """A request, with a body or headers that may be anything."""
    path = random.choice(PATHS).replace("{id}", id)
    method = random.choice(METHODS)
    if random.random() < 0.1:
        path += random.choice(["?" + "a=b&" * 500, "/" + "x" * 3000, "%00", "#", "?after=٣"])
    body = b""
    headers = {"host": host, "origin": f"http://{host}", "cookie": cookie, "connection": "close"}
    if method == "POST":
        body, headers["content-type"] = form(random)
        headers["content-length"] = str(len(body))
    spoil_headers(random, headers)
    lines = [f"{method} {path} HTTP/1.1", *[f"{key}: {value}" for key, value in headers.items()]]
    text = "\r\n".join([*lines, "", ""]).encode("utf-8", "surrogatepass") + body
    if random.random() < 0.03:  # cut, or with a hole
        at = random.randrange(len(text))
        text = text[:at] + os.urandom(4) + text[at + 4 :]
    return text


def spoil_headers(random: Random, headers: dict[str, str]) -> None:
    how = random.random()
    if how < 0.05:
        headers["cookie"] = random.choice(
            ["tafelrunde=ÿþ", "a=b; " * 2000, "tafelrunde=x.y; seat=x"]
        )
    elif how < 0.10:
        headers["host"] = random.choice(["a b<script>", "", "evil", "[::1", "x" * 3000])
    elif how < 0.15:
        headers["accept-language"] = random.choice(["de;q=nan,en;q=inf," * 30, "x" * 999, ";;;,,,"])
    elif how < 0.20:
        headers["content-length"] = random.choice(["-1", "x", "9" * 30, "5, 7"])
    elif how < 0.23:
        headers["transfer-encoding"] = random.choice(["chunked", "gzip", "chunked, chunked"])
    elif how < 0.27:
        headers["origin"] = random.choice(["null", "http://evil", "http://a@b", "x:y:z"])
    elif how < 0.30:
        headers["range"] = "bytes=0-0,1-1,9999999999999999-"


def form(random: Random) -> tuple[bytes, str]:
    """What somebody posts: settings, tables, cards, positions, records."""
    fields: dict[str, object] = {
        "seats": random.choice([2, 3, 4, "999", "-1", "٣"]), "name": random.choice(VALUES),
        "seat-0": random.choice(["host", "bot:random", "bot:../x", "friend"]), "seat-1": "friend",
        "luck": random.choice(["drawn", "entered", "x"]), "open": "yes", "back": "//evil",
        "position": spoilt_text(random, "{}"), "record": record(random), "message": "m",
        "option-cards": spoilt_text(random, "a,b\n"), "undo": random.choice(["freely", "x"]),
    }  # fmt: skip
    some = {key: value for key, value in fields.items() if random.random() < 0.7}
    how = random.random()
    if how < 0.1:
        return os.urandom(200), "multipart/form-data; boundary=x"
    if how < 0.15:
        return json.dumps(some).encode(), "application/json"
    from urllib.parse import urlencode

    pairs = {key: str(value).encode("utf-8", "replace") for key, value in some.items()}
    return urlencode(pairs).encode()[:900_000], "application/x-www-form-urlencoded"


def spoilt_text(random: Random, text: str) -> str:
    return random.choice([text, text * 3000, '"' * 999, "\0", "[" * 3000, "=cmd|x", "{" * 99, ""])


def record(random: Random) -> str:
    """A true record with something forged."""
    key = random.choice(["eko", "hamlet", "loriot", "wutaki", "monstermacher"])
    folder = files(find(key).__class__.__module__.partition(".")[0]) / "games" / key / "tests"
    paths = sorted((folder / "replays").iterdir(), key=str)
    lines = random.choice(paths).read_text(encoding="utf-8").splitlines()[:400]
    for _ in range(random.choice([1, 1, 2, 20])):
        at = random.randrange(len(lines))
        lines[at] = random.choice(
            [
                lines[at][::-1],
                "",
                random.choice(lines),
                lines[at] + "9" * 40,
                "undo 999999",
                "end 3",
            ]
        )
    return "\n".join(lines)
