"""Before a match begins: its host changes what will be played, who sat already says yes once."""

from __future__ import annotations

import re
import secrets
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.game import Game
from tafelrunde.core.registry import find
from tafelrunde.draw.el import el
from tafelrunde.table.match.message import Arrange, Confirm, Refusal
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import Table
from tafelrunde.web.form import field, form_of
from tafelrunde.web.lobby.form import TableForm
from tafelrunde.web.lobby.wanted import Wanted, checked, wanted
from tafelrunde.web.pages.error import sentence_of, told
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import keys_of, reader_of
from tafelrunde.web.site import house_of, texts
from tafelrunde.words.words import Words

ORDER: Final = re.compile(r"(-1|\d{1,2})( (-1|\d{1,2})){0,15}")  # of seats


def as_it_is(table: Table) -> Wanted:
    """What was wanted so far; seats are changed at the table itself."""
    header = table.header
    undo = header.undo or Policy.CONSENT
    timing = header.timing.text()
    return Wanted(header.seats, (), header.options, header.is_open, undo=undo, timing=timing)


def form_page(request: Request, game: Game, id: str, want: Wanted, complaint: str = "") -> Response:
    reader = reader_of(request)
    words, say = Words(game, reader.lang), texts(reader.lang)
    form = TableForm(words, reader, want).changed(f"/t/{id}/settings", complaint)
    title = say("arrange-title", words.title)
    body = el("div", form, class_="arrange")
    status = 422 if complaint else 200
    return page(request, title, body, ("lobby.js",), ("lobby.css",), status=status)


async def settings(request: Request) -> Response:
    house, reader = house_of(request), reader_of(request)
    table = await house.load(request.path_params["id"])
    header = table.header
    if not reader.person or header.host != reader.person:
        raise HTTPException(403)
    here = RedirectResponse(f"/t/{header.id}", 303)
    if table.started or table.reason is not None or header.goes_on:
        return here
    game = find(header.game)
    if request.method == "GET":
        return form_page(request, game, header.id, as_it_is(table))
    want = wanted(await form_of(request), game.meta, header.seats)
    if trouble := checked(game, want, reader.lang):
        return form_page(request, game, header.id, want, trouble)
    message = Arrange(
        secrets.token_urlsafe(16),
        header.host_key,
        want.options,
        want.is_open,
        want.undo,
        timing=want.timing,
    )
    answer = await house.handle(header.id, message)
    if isinstance(answer, Refusal) and answer.code != "stale":
        return told(request, 400, sentence_of(reader.lang, answer.code, answer.sentence))
    return here


async def seats(request: Request) -> Response:
    """People change places; one seat more or fewer."""
    house, reader = house_of(request), reader_of(request)
    table = await house.load(request.path_params["id"])
    header = table.header
    if not reader.person or header.host != reader.person:
        raise HTTPException(403)
    here, text = RedirectResponse(f"/t/{header.id}", 303), field(await form_of(request), "order")
    if table.started or not ORDER.fullmatch(text):
        return here
    order, undo = tuple(map(int, text.split())), header.undo or Policy.CONSENT
    message = Arrange(
        secrets.token_urlsafe(16),
        header.host_key,
        header.options,
        header.is_open,
        undo,
        order,
        timing=header.timing.text(),
    )
    answer = await house.handle(header.id, message)
    if isinstance(answer, Refusal) and answer.code != "stale":
        return told(request, 400, sentence_of(reader.lang, answer.code, answer.sentence))
    return here


async def confirm(request: Request) -> Response:
    house, reader = house_of(request), reader_of(request)
    table = await house.load(request.path_params["id"])
    keys = await keys_of(house, table.header.id, reader.person)
    for seat in table.unaware & keys.keys():
        message = Confirm(secrets.token_urlsafe(16), keys[seat], seat)
        await house.handle(table.header.id, message)
    return RedirectResponse(f"/t/{table.header.id}", 303)


routes: list[BaseRoute] = [
    Route("/t/{id}/settings", settings, methods=["GET", "POST"]),
    Route("/t/{id}/seats", seats, methods=["POST"]),
    Route("/t/{id}/confirm", confirm, methods=["POST"]),
]
