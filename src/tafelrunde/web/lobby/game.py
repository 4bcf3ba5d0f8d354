"""A game's page: what it is, who made it, and the form that opens a table."""

from __future__ import annotations

import secrets
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import BadOption, TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta
from tafelrunde.core.parts import BOX
from tafelrunde.draw.el import el, join
from tafelrunde.table.match.message import Pace
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.timing import read_timing
from tafelrunde.table.storage.health import StorageError
from tafelrunde.web.components.checking import Busy, approve
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.lobby.form import TableForm
from tafelrunde.web.lobby.level import level_for, remember_level
from tafelrunde.web.lobby.parts import facts, picture
from tafelrunde.web.lobby.wanted import Wanted, complaint, usual, wanted
from tafelrunde.web.pages.inline import paragraphs
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import Reader, reader_of, remember, renamed
from tafelrunde.web.site import Texts, game_named, house_of, texts
from tafelrunde.words.words import Words

COUNTS: Final = 3  # seconds between the last one to sit down and the match


def introduction(request: Request, words: Words, say: Texts) -> Markup:
    meta = words.game.meta
    return el(
        "article",
        picture(request, meta.key),
        el("h1", words.title),
        facts(meta, say),
        class_="paper about",
    )


def more(words: Words, say: Texts) -> Markup:
    """What one may read before: on a phone below the form."""
    return el(
        "article",
        el("div", paragraphs(words.rules.intro), class_="intro"),
        el("p", el("a", say("lobby-rules"), class_="plain", href=f"/rules/{words.game.key}")),
        credits(words, say),
        class_="paper more",
    )


def credits(words: Words, say: Texts) -> Markup | None:
    """Whose game it is, and where every component is told, ours and those of the original."""
    game = words.game
    lines = owners(game.meta, words, say)
    link = None
    if game.has(BOX):
        address = f"/g/{game.key}/components"
        link = el("p", el("a", say("box-link"), class_="plain", href=address))
    if not lines and link is None:
        return None
    return el("div", el("p", " ".join(lines)) if lines else None, link, class_="credits")


def owners(meta: Meta, words: Words, say: Texts) -> list[str]:
    lines = []
    if meta.author:
        lines.append(say("lobby-credit", words.title, meta.author))
    if meta.publisher and not meta.year:
        lines.append(say("lobby-publisher-only", meta.publisher))
    elif meta.publisher:
        lines.append(say("lobby-publisher", meta.publisher, str(meta.year)))
    return [*lines, say("lobby-rights")] if lines else []


def game_page(
    request: Request, words: Words, want: Wanted, trouble: str = "", status: int = 200
) -> Response:
    say = texts(words.lang)
    form = TableForm(words, reader_of(request), want).whole(trouble)
    body = el(
        "div", join(introduction(request, words, say), form, more(words, say)), class_="game-page"
    )
    title = say("lobby-new-title", words.title)
    return page(request, title, body, scripts=("lobby.js",), styles=("lobby.css",), status=status)


async def get_game(request: Request) -> Response:
    game = game_named(request, request.path_params["key"])
    want = usual(game.meta, level_for(request, game.key))
    return game_page(request, Words(game, reader_of(request).lang), want)


async def post_game(request: Request) -> Response:
    game = game_named(request, request.path_params["key"])
    form = await form_of(request)
    reader = renamed(reader_of(request), field(form, "name"))
    return await opened(request, game, wanted(form, game.meta), reader)


async def post_now(request: Request) -> Response:
    """One click in the lobby: nothing to fill in but how well the bots play."""
    game = game_named(request, request.path_params["key"])
    level = field(await form_of(request), "level") or level_for(request, game.key)
    return await opened(request, game, usual(game.meta, level), reader_of(request))


async def opened(request: Request, game: Game, want: Wanted, reader: Reader) -> Response:
    """Open the table, then lead the host to a seat: its number must come after the commitment."""
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    try:
        game.meta.check_seats(want.seats)
        await check_set(game, want)
        created = await house_of(request).create_table(
            game.key, want.plan(), want.options, reader.person, want.is_open,
            luck=want.source(game.meta), undo=want.undo, timing=read_timing(want.timing),
            counts=COUNTS,
        )  # fmt: skip
        if want.speed != Speed.QUICK:
            pace = Pace(secrets.token_urlsafe(16), created.host_key, 0, want.speed)
            await house_of(request).handle(created.id, pace)
    except StorageError:
        raise
    except TafelrundeError as error:
        sentence = complaint(error, game, want, reader.lang)
        response = game_page(request, Words(game, reader.lang), want, sentence, 422)
    else:
        response = RedirectResponse(f"/t/{created.id}/sit", 303)
        if want.level:
            remember_level(response, request, game.key, want.level)
    remember(response, request, reader)
    return response


async def check_set(game: Game, want: Wanted) -> None:
    """Own components are tried out before anybody sits down to them."""
    text = want.options.get(OPTION)
    if not isinstance(text, str) or not text:
        return
    try:
        said = await approve(game.key, text)
    except Busy as error:
        raise BadOption("Another set is being checked just now.", option=OPTION) from error
    if said:
        raise BadOption(said, option=OPTION)


routes: list[BaseRoute] = [
    Route("/g/{key}", get_game),
    Route("/g/{key}", post_game, methods=["POST"]),
    Route("/g/{key}/now", post_now, methods=["POST"]),
]
