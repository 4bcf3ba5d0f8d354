"""The site as an app, where browsers allow it: manifest, worker, and a page for no connection."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw.el import el
from tafelrunde.draw.palette import tokens
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import STATIC, texts

MEDIA = "application/manifest+json"
AGAIN = {"cache-control": "no-cache"}


async def get_manifest(request: Request) -> Response:
    reader = reader_of(request)
    title, colours = texts(reader.lang)("site-title"), tokens("light")
    icon = {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}
    found = {
        "name": title,
        "short_name": title,
        "lang": reader.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": colours["wood-2"],
        "theme_color": colours["panel"],
        "icons": [icon],
    }
    return JSONResponse(found, headers=AGAIN, media_type=MEDIA)


async def get_worker(request: Request) -> Response:
    """At the root of the site, as it answers for all its pages."""
    body = (STATIC / "sw.js").read_bytes()
    return Response(body, headers=AGAIN, media_type="text/javascript")


async def get_offline(request: Request) -> Response:
    say = texts(reader_of(request).lang)
    again = el("a", say("offline-again"), class_="go", href="/")
    body = el(
        "section",
        el("h1", say("offline-title")),
        el("p", say("offline-text")),
        el("p", again),
        class_="paper trouble",
    )
    return page(request, say("offline-title"), body)


routes: list[BaseRoute] = [
    Route("/manifest.webmanifest", get_manifest),
    Route("/sw.js", get_worker),
    Route("/offline", get_offline),
]
