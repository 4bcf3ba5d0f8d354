"""A game's page: what it is, who made it, and the form that opens a table."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta
from tafelrunde.draw.el import el, join
from tafelrunde.table.match.timing import read_timing
from tafelrunde.table.storage.health import StorageError
from tafelrunde.web.form import field, form_of
from tafelrunde.web.lobby.form import TableForm
from tafelrunde.web.lobby.level import level_for, remember_level
from tafelrunde.web.lobby.parts import facts, picture
from tafelrunde.web.lobby.wanted import Wanted, complaint, usual, wanted
from tafelrunde.web.pages.inline import paragraphs
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import Reader, reader_of, remember, renamed
from tafelrunde.web.site import Texts, game_named, house_of, site_of, texts
from tafelrunde.words.words import Words

# how a rulebook says that a paragraph tells of something we had to make up
RECONSTRUCTED = {"de": "rekonstruiert", "en": "reconstructed"}


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
    """Whose game it is, and which of its parts we had to reconstruct."""
    meta = words.game.meta
    lines = owners(meta, words, say)
    if meta.reconstructed:
        lines.append(say("lobby-reconstructed"))
    if not lines:
        return None
    told = el("p", " ".join(lines))
    return el("div", told, reconstructed(words, say) if meta.reconstructed else None,
              class_="credits")  # fmt: skip


def owners(meta: Meta, words: Words, say: Texts) -> list[str]:
    lines = []
    if meta.author:
        lines.append(say("lobby-credit", words.title, meta.author))
    if meta.publisher and not meta.year:
        lines.append(say("lobby-publisher-only", meta.publisher))
    elif meta.publisher:
        lines.append(say("lobby-publisher", meta.publisher, str(meta.year)))
    return [*lines, say("lobby-rights")] if lines else []


def reconstructed(words: Words, say: Texts) -> Markup | None:
    mark = RECONSTRUCTED.get(words.lang, "")
    found = [each for each in words.rules.paragraphs.values() if mark and mark in each.text.lower()]
    if not found:
        return None
    items = [
        el(
            "li",
            el("a", f"§ {each.number}", href=f"/rules/{words.game.key}#{each.number}"),
            " ",
            each.first_sentence,
        )
        for each in found
    ]
    return el("details", el("summary", say("lobby-reconstructed-list")), el("ul", *items))


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
    if not site_of(request).limits.take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    try:
        game.meta.check_seats(want.seats)
        created = await house_of(request).create_table(
            game.key, want.plan(), want.options, reader.person, want.is_open,
            luck=want.source(game.meta), undo=want.undo, timing=read_timing(want.timing),
        )  # fmt: skip
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


routes: list[BaseRoute] = [
    Route("/g/{key}", get_game),
    Route("/g/{key}", post_game, methods=["POST"]),
    Route("/g/{key}/now", post_now, methods=["POST"]),
]
