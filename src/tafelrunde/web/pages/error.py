"""What went wrong, in the reader's language; for programs that ask for it, as JSON."""

from __future__ import annotations

import logging
from http import HTTPStatus

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from tafelrunde.core.errors import BadSetup, MissingText, TafelrundeError
from tafelrunde.draw.el import el
from tafelrunde.draw.errors import DrawError
from tafelrunde.table.storage.health import StorageError
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.security import HEADERS
from tafelrunde.web.site import texts
from tafelrunde.words.catalogue import Argument

LOG = logging.getLogger(__name__)
MISSING = ("unknown-game", "unknown-table", "bad-rulebook")
KNOWN = (400, 403, 404, 405, 413, 421, 422, 429, 500, 503)
LATER = {"retry-after": "10"}


def error_page(request: Request, status: int, id: str, *args: Argument) -> Response:
    """A page with one sentence about it and a way on."""
    say = texts(reader_of(request).lang)
    sentence = say(id, *args)
    if request.headers.get("accept", "") == "application/json":
        return JSONResponse({"code": id, "text": sentence}, status)
    return told(request, status, sentence)


def told(request: Request, status: int, sentence: str) -> HTMLResponse:
    say = texts(reader_of(request).lang)
    title = say(f"error-title-{status if status in KNOWN else 400}")
    body = el(
        "section",
        el("p", str(status), class_="number", aria_hidden=True),
        el("h1", title),
        el("p", sentence),
        el("p", el("a", say("error-home"), class_="go", href="/")),
        class_="paper trouble",
    )
    return page(request, title, body, status=status)


def status_of(error: TafelrundeError) -> int:
    if error.code in MISSING:
        return HTTPStatus.NOT_FOUND
    if error.code == StorageError.code:
        return HTTPStatus.SERVICE_UNAVAILABLE
    if error.code in ("auth", "secret"):
        return HTTPStatus.FORBIDDEN
    return HTTPStatus.UNPROCESSABLE_ENTITY if isinstance(error, BadSetup) else 400


def sentence_of(lang: str, code: str, fallback: str) -> str:
    """An error's words by its code; its own sentence where the site has none."""
    say = texts(lang)
    return say(f"error-{code}") if say.has(f"error-{code}") else fallback


async def on_error(request: Request, error: Exception) -> Response:
    """A typed error that reached nobody else; a missing text or a bad drawing is our own."""
    assert isinstance(error, TafelrundeError)
    if isinstance(error, MissingText | DrawError):
        raise error
    sentence = sentence_of(reader_of(request).lang, error.code, str(error))
    response = told(request, status_of(error), sentence)
    if response.status_code == HTTPStatus.SERVICE_UNAVAILABLE:
        response.headers.update(LATER)
    return response


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code if error.status_code in KNOWN else 400
    response = error_page(request, status, f"error-status-{status}")
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def on_hang_up(request: Request, error: Exception) -> Response:
    """In the middle of a form; nobody reads this answer."""
    return Response(status_code=400)


async def on_crash(request: Request, error: Exception) -> Response:
    """A bug: the server logs it too; this answer does not pass the guard, so it brings headers."""
    LOG.error("%s %s fails: %r", request.method, request.url.path, error)
    response = error_page(request, 500, "error-status-500")
    response.headers.update(HEADERS)
    return response
