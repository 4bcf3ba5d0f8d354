"""Who pays for a request: the reader, by their cookie, and the address they come from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.requests import HTTPConnection

from tafelrunde.web.reader import reader_of
from tafelrunde.web.security import client_of
from tafelrunde.web.site import site_of

# what a page costs, by the beginning of its address: about five milliseconds each
FREE: Final = (
    "/static/", "/fonts/", "/style.css", "/wood-", "/favicon.svg", "/manifest.webmanifest",
    "/sw.js", "/healthz",
)  # fmt: skip
PAID: Final = re.compile(  # these have credit of their own
    r"/replay(/[^/]+)?(\.png|/(story|position|way|luck|study))$|/t/[^/]+/end(\.png)?$"
)
FILM: Final = re.compile(r"/replay(/[^/]+)?/film/")  # whether it is ready: asked often
PRICES: Final = (("/tables/", 0.5), ("/rules/", 4.0), ("/g/", 4.0), ("/t/", 2.0))
FRONT: Final = 8.0  # “/”, with all lists
OTHER: Final = 1.0


def take(connection: HTTPConnection, kind: str, cost: float = 1.0) -> bool:
    """Whether both have credit left; if so, it is used up."""
    return site_of(connection).limits.take(*payers(connection), kind, cost)


@contextmanager
def opened(connection: HTTPConnection) -> Iterator[bool]:
    """A socket that stays open for a while: whether there is room for it."""
    with site_of(connection).limits.opened(*payers(connection)) as is_room:
        yield is_room


def payers(connection: HTTPConnection) -> tuple[str, str]:
    """The address and the person; who has no cookie yet is nobody."""
    reader = reader_of(connection)
    return client_of(connection), reader.person if reader.known else ""


def price(path: str) -> float:
    if path == "/":
        return FRONT
    if path.startswith(FREE) or PAID.search(path):
        return 0.0
    if FILM.search(path):
        return 0.1
    return next((cost for start, cost in PRICES if path.startswith(start)), OTHER)
