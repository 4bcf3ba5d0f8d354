"""How the reader likes it: language, theme, name; kept in the cookie."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.routing import BaseRoute, Route

from tafelrunde.web.form import field, form_of
from tafelrunde.web.reader import THEMES, Reader, guest, reader_of, remember, renamed
from tafelrunde.words.catalogue import LANGUAGES


def changed(reader: Reader, form: FormData) -> Reader:
    lang, theme = field(form, "lang"), field(form, "theme")
    if lang in LANGUAGES:
        name = reader.name if reader.named else guest(reader.person, lang)
        reader = replace(reader, lang=lang, name=name)
    if theme in THEMES:
        reader = replace(reader, theme=theme)
    return renamed(reader, field(form, "name"))


def inner(address: str) -> str:
    """An address of this site, else the front page."""
    plain = address.isascii() and address.isprintable() and "\\" not in address
    return address if plain and address.startswith("/") and not address.startswith("//") else "/"


async def post_settings(request: Request) -> RedirectResponse:
    form = await form_of(request)
    response = RedirectResponse(inner(field(form, "back")), 303)
    remember(response, request, changed(reader_of(request), form))
    return response


routes: list[BaseRoute] = [Route("/settings", post_settings, methods=["POST"])]
