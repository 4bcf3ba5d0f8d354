"""Files that are the same for everybody: scripts, styles, fonts, wood. Packed and long cached."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw import defs, fonts, table
from tafelrunde.draw.el import el
from tafelrunde.draw.palette import THEMES, Theme, resolve
from tafelrunde.draw.style import stylesheet, themed
from tafelrunde.web.pages import icon
from tafelrunde.web.site import STATIC, site_of

FOREVER = "public, max-age=31536000, immutable"
AGAIN = "public, no-cache"
WIDTH, HEIGHT = 1600, 1000  # of the wooden table
SVG = "image/svg+xml"
COMMENTS = re.compile(r"^[ \t]*(?:/\*\*(?:(?!\*/).)*\*/[ \t]*|//[^\n]*)\n", re.M | re.S)
NOTES = re.compile(r"[ \t]*/\*.*?\*/\n?", re.S)  # of a stylesheet
INDENTED = re.compile(r"^[ \t]+", re.M)  # no text of ours goes over several lines


def sent(request: Request, body: bytes, media: str, lasting: bool) -> Response:
    """The body, packed where the browser can unpack it; nothing if it has it already."""
    mark = f'"{sha256(body).hexdigest()[:16]}"'
    headers = {
        "cache-control": FOREVER if lasting else AGAIN,
        "etag": mark,
        "vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", "") and not media.startswith("font/"):
        body = packed(body)
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=media)


@lru_cache(maxsize=256)
def packed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def is_current(request: Request, tag: str) -> bool:
    return tag == site_of(request).tag


@cache
def styles() -> str:
    """The kit's stylesheet, and the wood of both themes."""
    light, dark = (f"--wood:url(/wood-{theme}.svg?v={wood_tag()})" for theme in THEMES)
    return stylesheet() + themed(light, dark)


@cache
def wood(theme: Theme) -> str:
    boards = table.wood(WIDTH, HEIGHT)
    whole = el(
        "svg",
        el("defs", *defs.needed(boards.needs, {}).values()),
        boards,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice",
    )
    return resolve(whole, theme)


@cache
def wood_tag() -> str:
    return sha256("".join(wood(theme) for theme in THEMES).encode()).hexdigest()[:8]


async def get_style(request: Request) -> Response:
    css = await run_in_threadpool(styles)  # the first time, fonts are cut
    lasting = is_current(request, request.query_params.get("v", ""))
    return sent(request, css.encode(), "text/css", lasting)


async def get_wood(request: Request) -> Response:
    theme: Theme = "dark" if request.path_params["theme"] == "dark" else "light"
    lasting = request.query_params.get("v") == wood_tag()
    return sent(request, wood(theme).encode(), SVG, lasting)


async def get_icon(request: Request) -> Response:
    return sent(request, icon.favicon("turn" in request.query_params).encode(), SVG, False)


async def get_font(request: Request) -> Response:
    path = (await run_in_threadpool(fonts.woff2)).get(request.path_params["name"])
    if path is None:
        raise HTTPException(404)
    return sent(request, read(path), "font/woff2", True)


@lru_cache(maxsize=16)
def read(path: Path) -> bytes:
    return path.read_bytes()


def lean(path: Path) -> bytes:
    """Without what only its readers need: comments, types on lines of their own, indents."""
    notes = COMMENTS if path.suffix == ".js" else NOTES
    return INDENTED.sub("", notes.sub("", path.read_text(encoding="utf-8"))).encode()


def found(name: str) -> Path | None:
    try:
        path = (STATIC / name).resolve()
        return path if path.is_relative_to(STATIC) and path.is_file() else None
    except (ValueError, OSError):  # no file can have this name
        return None


async def get_static(request: Request) -> Response:
    """A file of `static/`; the tag in its address makes it new when it changes."""
    path = found(request.path_params["name"])
    if path is None:
        raise HTTPException(404)
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if media.endswith("/javascript"):
        media = "text/javascript"
    is_ours = path.suffix in (".js", ".css")
    body = await run_in_threadpool(lean if is_ours else Path.read_bytes, path)
    return sent(request, body, media, is_current(request, request.path_params["tag"]))


routes: list[BaseRoute] = [
    Route("/style.css", get_style),
    Route("/wood-{theme}.svg", get_wood),
    Route("/favicon.svg", get_icon),
    Route("/fonts/{name}", get_font),
    Route("/static/{tag}/{name:path}", get_static),
]
