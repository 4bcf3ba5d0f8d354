"""A game's own colours, in both themes: the same for all its tables, whatever is drawn there."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.boards import board_of
from tafelrunde.core.registry import find
from tafelrunde.draw.style import colours
from tafelrunde.web.pages.assets import sent
from tafelrunde.web.site import game_named


@cache
def sheet(key: str) -> str:
    return colours(board_of(find(key)).PAINT)


@cache
def tag(key: str) -> str:
    return sha256(sheet(key).encode()).hexdigest()[:12]


def address(key: str) -> str:
    """Changes with the colours, so that it is cached for ever."""
    return f"/g/{key}/colours.css?v={tag(key)}"


async def get_colours(request: Request) -> Response:
    key = game_named(request, request.path_params["key"]).key
    css = await run_in_threadpool(sheet, key)
    lasting = request.query_params.get("v") == tag(key)
    return sent(request, css.encode(), "text/css", lasting)


routes: list[BaseRoute] = [Route("/g/{key}/colours.css", get_colours)]
