"""`/g/KEY/components`: what is in the box, where we know it from; bring one's own."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.box import OPTION, digest, set_name
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.parts import BOX
from tafelrunde.draw.el import Child, el
from tafelrunde.sheets import Brought, box_of, written
from tafelrunde.web.components.checking import Busy, approve
from tafelrunde.web.components.shelf import Shelf, shelf
from tafelrunde.web.components.upload import bring
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.lobby.game import game_page
from tafelrunde.web.lobby.level import level_for
from tafelrunde.web.lobby.wanted import usual, with_option
from tafelrunde.web.pages import colours, icon
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import Texts, game_named, texts
from tafelrunde.words.words import Words


class Showing:
    """A set as one reader sees it."""

    def __init__(self, game: Game, lang: str, text: str = "") -> None:
        self.game = game
        self.text = text
        self.words = Words(game, lang)
        self.say: Texts = texts(lang)
        self.shelf: Shelf = shelf(game.key, text, lang)

    @property
    def address(self) -> str:
        return f"/g/{self.game.key}/components"

    def head(self) -> Markup:
        say, counts = self.say, self.shelf.counts
        lead = say("box-lead", counts["reconstructed"], self.shelf.all, counts["partly"])
        if self.text:
            lead = say("box-lead-own", set_name(self.text))
        tags = [
            el("li", el("span", self.named(kind), class_=f"tag from-{kind}"), " ", number)
            for kind, number in counts.items()
            if number
        ]
        title = el("h1", say("box-title", self.words.title))
        return el(
            "header",
            el("div", title, el("p", lead)),
            el("ul", *tags, class_="sources"),
            class_="paper components-head",
        )

    def named(self, kind: str) -> str:
        if kind == "partly":
            return self.say("box-partly-tag")
        return self.say(f"box-source-{kind}")

    def tools(self) -> Markup:
        """The search is hidden until a script can answer it."""
        say = self.say
        label = say("box-search")
        field = el("input", type="search", id="box-search", placeholder=label, aria_label=label,
                   autocomplete="off")  # fmt: skip
        found = el("p", "", id="box-found", role="status", class_="hint")
        search = el("div", icon.sign("search"), field, found, class_="search", hidden=True,
                    data_none=say("box-none"), data_one=say("box-found", 1),
                    data_many=say("box-found", "{n}"))  # fmt: skip
        links = [
            el("a", f"{name} {number}", href=f"#{key}")
            for key, name, number, _ in self.shelf.sections
        ]
        load = el("a", say("box-download"), class_="plain", href=f"{self.address}.zip")
        return el("div", search, el("nav", *links, aria_label=say("box-kicker")),
                  None if self.text else load, class_="tools")  # fmt: skip

    def pieces(self) -> Markup:
        sections = [
            el("section", el("h2", name, " ", el("span", str(number))),
               el("div", pieces, class_="pieces"), id=key)
            for key, name, number, pieces in self.shelf.sections
        ]  # fmt: skip
        return el("article", self.tools(), *sections, class_="paper components", id="components")

    def yours(self, trouble: Child = None) -> Markup:
        say = self.say
        return el(
            "form",
            el("h2", say("box-yours")),
            el("p", say("box-yours-help")),
            trouble,
            el("p", el("label", say("box-set-name"), for_="box-name"),
               el("input", id="box-name", name="name", maxlength=40, required=True),
               class_="field"),
            el("p", el("label", say("box-files"), for_="box-files"),
               el("input", id="box-files", name="files", type="file", multiple=True, required=True,
                  accept=".csv,.txt,.zip,text/csv"), class_="field"),
            el("p", el("button", say("box-upload"), class_="go"), class_="actions"),
            method="post", action=self.address, enctype="multipart/form-data", id="own",
            class_="paper own-set", data_busy=say("box-busy"),
        )  # fmt: skip

    def whole(self, request: Request, above: Child = None, trouble: Child = None,
              status: int = 200) -> Response:  # fmt: skip
        body = el(
            "div",
            el("link", rel="stylesheet", href=colours.address(self.game.key)),
            self.shelf.definitions,
            self.head(),
            above,
            self.yours(trouble) if trouble is not None else None,
            self.pieces(),
            self.yours() if trouble is None and above is None else None,
            class_="components-page",
        )
        title = self.say("box-title", self.words.title)
        return page(request, title, body, scripts=("components.js",), styles=("components.css",),
                    status=status)  # fmt: skip


def game_with_box(request: Request) -> Game:
    game = game_named(request, request.path_params["key"])
    if not game.has(BOX):
        raise HTTPException(404)
    return game


async def get_components(request: Request) -> Response:
    game, lang = game_with_box(request), reader_of(request).lang
    showing = await run_in_threadpool(Showing, game, lang)
    return showing.whole(request)


async def get_zip(request: Request) -> Response:
    game, lang = game_with_box(request), reader_of(request).lang
    return packed(await run_in_threadpool(written, game, "", lang), game.key)


def packed(files: dict[str, str], name: str) -> Response:
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        for file, content in files.items():
            archive.writestr(f"{name}/{file}", content)
    headers = {"content-disposition": f'attachment; filename="{name}.zip"'}
    return Response(out.getvalue(), media_type="application/zip", headers=headers)


async def post_components(request: Request) -> Response:
    """A set that somebody brings: what is wrong with it, or every piece of it drawn."""
    game, lang = game_with_box(request), reader_of(request).lang
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    words = Words(game, lang)
    found = await bring(request, game)
    if found.troubles or not found.text:
        showing = await run_in_threadpool(Showing, game, lang)
        return showing.whole(request, trouble=wrong(found, words), status=422)
    try:
        said = await approve(game.key, found.text)
    except Busy:
        said = words.site("box-busy-server")
    else:
        said = words.site("box-unplayable", said) if said else ""
    if said:
        showing = await run_in_threadpool(Showing, game, lang)
        return showing.whole(request, trouble=el("p", said, class_="trouble", role="alert"),
                             status=422)  # fmt: skip
    showing = await run_in_threadpool(Showing, game, lang, found.text)
    return showing.whole(request, above=right(showing))


def wrong(found: Brought, words: Words) -> Markup:
    if not found.troubles:
        return el("p", words.site("box-same"), class_="trouble", role="alert")
    lines = [el("li", trouble.sentence(words)) for trouble in found.troubles[:40]]
    head = el("strong", words.site("box-troubles", len(found.troubles)))
    return el("div", head, el("ul", *lines), class_="trouble", role="alert")


def right(showing: Showing) -> Markup:
    """What comes next: a table with it."""
    say, game = showing.say, showing.game
    number = digest(box_of(game).tables(showing.text))
    return el(
        "form",
        el("p", say("box-good", showing.shelf.all)),
        el("p", say("box-hash", number), class_="hint"),
        el("input", type="hidden", name=OPTION, value=showing.text),
        el("p", el("button", say("box-open"), class_="go big"), class_="actions"),
        method="post", action=f"/g/{game.key}/with", enctype="multipart/form-data",
        class_="paper own-set",
    )  # fmt: skip


async def post_with(request: Request) -> Response:
    """The form for a table, with a set that was looked at."""
    game = game_with_box(request)
    text = field(await form_of(request), OPTION)
    words = Words(game, reader_of(request).lang)
    try:
        await run_in_threadpool(box_of(game).tables, text)
    except TafelrundeError:
        text = ""
    want = usual(game.meta, level_for(request, game.key))
    return game_page(request, words, with_option(want, OPTION, text))


routes: list[BaseRoute] = [
    Route("/g/{key}/components", get_components),
    Route("/g/{key}/components", post_components, methods=["POST"]),
    Route("/g/{key}/components.zip", get_zip),
    Route("/g/{key}/with", post_with, methods=["POST"]),
]
