"""The application: all pages of one server, around one house."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.table.house import House
from tafelrunde.web import me, settings
from tafelrunde.web.components import page as components_page
from tafelrunde.web.end import show as end_show
from tafelrunde.web.guard import Guard
from tafelrunde.web.hosts import Hosts
from tafelrunde.web.lobby import arrange, front, game, join, qr
from tafelrunde.web.logs import Counted
from tafelrunde.web.luck import page as luck_page
from tafelrunde.web.pages import assets, colours, error, install, rules
from tafelrunde.web.piece import page as piece_page
from tafelrunde.web.position import page as position_page
from tafelrunde.web.replay import page as replay_page
from tafelrunde.web.replay.shelf import Shelf
from tafelrunde.web.security import Limits
from tafelrunde.web.site import Site, house_of, static_tag
from tafelrunde.web.table import page as table_page
from tafelrunde.web.table import socket


async def healthz(request: Request) -> PlainTextResponse:
    """For whoever watches over the server."""
    well = await house_of(request).is_well()
    text, status = ("ok\n", 200) if well else ("the database fails\n", 503)
    return PlainTextResponse(text, status, headers={"cache-control": "no-store"})


def create_app(
    house: House,
    secret: bytes,
    limits: Limits | None = None,
    closes: bool = False,
    everything: bool = False,
    names: Iterable[str] = (),
) -> Starlette:
    """`secret` signs cookies, so it outlives restarts; `closes`: the house ends with the app;
    `everything`: reference games can be played, too; `names`: by which it is called from outside.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        if closes:
            await house.close()

    app = Starlette(
        routes=[
            Route("/healthz", healthz),
            *assets.routes,
            *colours.routes,
            *install.routes,
            *settings.routes,
            *me.routes,
            *front.routes,
            *game.routes,
            *join.routes,
            *arrange.routes,
            *qr.routes,
            *rules.routes,
            *components_page.routes,
            *position_page.routes,
            *piece_page.routes,
            *replay_page.routes,
            *end_show.routes,
            *luck_page.routes,
            *table_page.routes,
            *socket.routes,
        ],
        middleware=[
            Middleware(Counted),
            Middleware(Guard),
            Middleware(GZipMiddleware, compresslevel=6),
        ],
        exception_handlers={
            HTTPException: error.on_http,
            TafelrundeError: error.on_error,
            ClientDisconnect: error.on_hang_up,
            Exception: error.on_crash,
        },
        lifespan=lifespan,
    )
    shared = limits or Limits()
    shared.share(house.peers)
    app.state.site = Site(house, secret, shared, everything, Hosts(names), static_tag())
    app.state.replays = Shelf()
    return app
