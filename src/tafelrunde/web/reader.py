"""Who reads: a person known by a signed cookie, without an account, and how they like it."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import secrets
from dataclasses import dataclass, replace

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.table import limit
from tafelrunde.table.house import House
from tafelrunde.web.site import house_of, site_of, texts
from tafelrunde.words.catalogue import LANGUAGES

COOKIE = "tafelrunde"
KEPT = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
THEMES = ("light", "dark")
LONGEST = 2_000  # characters of a cookie that is looked at
PLACE = "tafelrunde.reader"  # in the scope of a connection


@dataclass(frozen=True, slots=True)
class Reader:
    person: str  # unguessable; shown to nobody
    name: str  # chosen, or “Guest 17”
    lang: str
    theme: str = ""  # light, dark, or "": as the system has it
    named: bool = False  # the name was chosen
    known: bool = True  # the browser has the cookie already
    generation: int = 0  # of the cookie: earlier ones may have been called back


def reader_of(connection: HTTPConnection) -> Reader:
    """Of a request or a WebSocket; somebody new gets a person that `remember` has to send."""
    found = connection.scope.get(PLACE)
    if isinstance(found, Reader):
        return found
    reader = recall(connection) or newcomer(connection)
    connection.scope[PLACE] = reader
    return reader


def newcomer(connection: HTTPConnection) -> Reader:
    person = secrets.token_urlsafe(18)
    lang = preferred(connection.headers.get("accept-language", ""))
    return Reader(person, guest(person, lang), lang, known=False)


def guest(person: str, lang: str) -> str:
    """A name until one is chosen: the same on every page."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:4])
    return texts(lang)("site-guest", number % 90 + 10)


def preferred(header: str) -> str:
    """The language of `Accept-Language` that we speak best for this reader."""
    best, lang = 0.0, "en"
    for part in header[:500].split(","):
        name, _, weight = part.partition(";")
        try:
            q = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        short = name.strip().lower().partition("-")[0]
        if short in LANGUAGES and q > best:
            best, lang = q, short
    return lang


# the cookie


def sign(secret: bytes, text: str) -> str:
    body = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    return f"{body}.{seal(secret, body)}"


def seal(secret: bytes, body: str) -> str:
    mac = hmac.digest(secret, b"reader " + body.encode(), "sha256")
    return base64.urlsafe_b64encode(mac).decode().rstrip("=")


def unsign(secret: bytes, signed: str) -> str | None:
    body, _, mac = signed.partition(".")
    if len(signed) > LONGEST or not signed.isascii():
        return None
    if not hmac.compare_digest(mac, seal(secret, body)):
        return None
    try:
        return base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
    except (binascii.Error, UnicodeDecodeError):
        return None


def recall(connection: HTTPConnection) -> Reader | None:
    text = unsign(site_of(connection).secret, connection.cookies.get(COOKIE, ""))
    if text is None:
        return None
    person, name, lang, theme, *rest = json.loads(text)  # signed: we wrote it
    chosen = name or guest(person, lang)
    reader = Reader(person, chosen, lang, theme, bool(name), generation=rest[0] if rest else 0)
    return reader if is_good(connection, reader) else None


def is_good(connection: HTTPConnection, reader: Reader) -> bool:
    """Whether the cookie was not called back."""
    return house_of(connection).people.is_good(reader.person, reader.generation)


def remember(response: Response, connection: HTTPConnection, reader: Reader) -> None:
    """Send the cookie with this answer."""
    connection.scope[PLACE] = replace(reader, known=True)
    name = reader.name if reader.named else ""
    kept = [reader.person, name, reader.lang, reader.theme]
    kept += [reader.generation] if reader.generation else []  # type: ignore[list-item]
    text = json.dumps(kept, separators=(",", ":"))
    response.set_cookie(
        COOKIE,
        sign(site_of(connection).secret, text),
        max_age=KEPT,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


def renamed(reader: Reader, name: str) -> Reader:
    """With a chosen name; one that is none, or too long, is left as it was or cut."""
    chosen = limit.clean(name)[: limit.NAME].strip()
    if not chosen or chosen == reader.name:
        return reader
    return replace(reader, name=chosen, named=True)


async def keys_of(house: House, id: str, person: str) -> dict[int, str]:
    """The seats of a person at a table, also at one that is over, with their keys."""
    table = await house.load(id)
    seats = [seat for seat, holder in enumerate(table.holders) if holder.person == person]
    return {seat: table.key_of(seat) for seat in seats if person}
