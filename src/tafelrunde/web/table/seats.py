"""Whose seats a browser has: by its person, and by links carried over from another device."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.table.house import House
from tafelrunde.table.match.table import Table
from tafelrunde.web.reader import KEPT, keys_of

COOKIE = "seat"  # kept below the table's own address, so each table has its own
MOST = 10  # keys


def remembered(connection: HTTPConnection, id: str) -> tuple[str, ...]:
    """Keys this browser was given by link."""
    keys = connection.cookies.get(COOKIE, "")[:1000].split(".")
    return tuple(key for key in keys if key)[:MOST]


def remember(response: Response, connection: HTTPConnection, table: Table, key: str) -> None:
    keys = [old for old in remembered(connection, table.header.id) if old != key]
    response.set_cookie(
        COOKIE,
        ".".join([key, *keys][:MOST]),
        path=f"/t/{table.header.id}",
        max_age=KEPT,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


async def keys(house: House, table: Table, person: str, links: tuple[str, ...]) -> dict[int, str]:
    """Seat → key, of all seats this browser acts for."""
    out = await keys_of(house, table.header.id, person)
    for key in links:
        seat = table.seat_of(key)
        if seat is not None:
            out.setdefault(seat, key)
    return dict(sorted(out.items()))
