"""The rulebook as a page with anchors and pictures, and single paragraphs for the panel beside a
table."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde import figures
from tafelrunde.core.game import Game
from tafelrunde.core.parts import BOX
from tafelrunde.core.registry import find
from tafelrunde.draw.el import Child, el
from tafelrunde.draw.palette import THEMES, Theme
from tafelrunde.figures import Figure
from tafelrunde.web.pages import icon
from tafelrunde.web.pages.assets import SVG, sent
from tafelrunde.web.pages.inline import inline, paragraphs
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import Texts, game_named, texts
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.rulebook import Paragraph, Rulebook, rulebook
from tafelrunde.words.words import Words

DRAWN = 128  # pictures that are remembered


class Book:
    """A rulebook as one reader sees it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.key = game.key
        self.say: Texts = texts(lang)
        self.rules: Rulebook = rulebook(game.package, lang)
        self.figures = figures.figures_of(game)

    @property
    def address(self) -> str:
        return f"/rules/{self.key}"

    def paragraph(self, each: Paragraph, address: str = "", chosen: bool = False) -> Markup:
        anchor = None if address else each.number
        return el(
            "p",
            el("a", f"§ {each.number}", class_="number", href=f"{address}#{each.number}"),
            " ",
            inline(each.text, self.rules, address),
            [self.ruling(mark) for mark in each.rulings],
            id=anchor,
            class_="rule chosen" if chosen else "rule",
            data_number=each.number,
        )

    def figured(self, each: Paragraph) -> Markup:
        """A paragraph, and its picture beside it."""
        figure = self.figures.beside(each.number)
        rule = self.paragraph(each)
        return rule if figure is None else el("div", rule, self.figure(figure), class_="figured")

    def figure(self, figure: Figure) -> Markup:
        """Two pictures; the stylesheet shows the one of the theme, so only that is loaded."""
        alt = self.say("rules-figure", self.rules.title, figure.rule)
        tag = figures.tag_of(self.game)
        drawn = [
            el(
                *("img",),
                src=f"{self.address}/{figure.rule}/{theme}-{self.say.lang}.svg?v={tag}",
                alt=alt,
                width=figures.WIDE,
                height=figures.HIGH,
                loading="lazy",
                class_=f"in-{theme}",
            )
            for theme in THEMES
        ]
        caption = Words(self.game, self.say.lang).say(figure.text)
        return el("figure", *drawn, el("figcaption", caption))

    def ruling(self, mark: str) -> Markup:
        return el("abbr", self.say("rules-tag", mark), class_="ruling",
                  title=self.say("site-ruling", mark))  # fmt: skip

    def section(self, number: str, title: str) -> Markup:
        return el(
            "section",
            el("h2", el("span", number, class_="number"), " ", title, id=f"s{number}"),
            [self.figured(each) for each in self.rules.section(number)],
        )

    def contents(self) -> Markup:
        links = [
            el("li", el("a", f"{number} {title}", href=f"#s{number}"))
            for number, title in self.rules.sections.items()
        ]
        return el("nav", el("ul", *links), aria_label=self.say("site-contents"), class_="contents")

    def search(self) -> Markup:
        """Hidden until a script can answer: without it the page is read, and searched, as it is."""
        label = self.say("rules-search")
        field = el(
            *("input",),
            type="search",
            id="rules-search",
            placeholder=label,
            aria_label=label,
            autocomplete="off",
            aria_controls="book",
            aria_describedby="rules-found",
        )
        found = el("p", "", id="rules-found", role="status", class_="hint")
        return el("div", icon.sign("search"), field, found, class_="search", hidden=True,
                  data_none=self.say("rules-none"), data_one=self.say("rules-found", 1),
                  data_many=self.say("rules-found", "{n}"))  # fmt: skip

    def whole(self) -> Markup:
        say = self.say
        folded = el("details", el("summary", say("site-contents")), self.contents(), class_="small")
        top: list[Child] = [
            el("p", say("site-rulebook"), class_="kicker"),
            el("h1", self.rules.title),
            folded,
            el("div", paragraphs(self.rules.intro), class_="intro"),
            el(
                "p",
                el("a", say("site-play-it"), class_="go", href=f"/g/{self.key}"),
                " ",
                self.components(),
                class_="actions",
            ),
        ]
        sections = [self.section(*each) for each in self.rules.sections.items()]
        foot = el("p", say("rules-foot"), class_="hint foot") if self.figures.figures else None
        side = el("aside", self.search(), el("h2", say("site-contents")), self.contents())
        book = el("article", *top, *sections, foot, class_="paper book", id="book")
        return el("div", el("div", side, class_="paper side"), book, class_="rulebook")

    def components(self) -> Markup | None:
        if not self.game.has(BOX):
            return None
        address = f"/g/{self.key}/components"
        return el("a", self.say("box-link"), class_="plain", href=address)

    def around(self, number: str) -> list[Paragraph]:
        """A paragraph between those before and after it."""
        numbers = list(self.rules.paragraphs)
        place = numbers.index(number)
        near = numbers[max(0, place - 1) : place + 2]
        return [self.rules[each] for each in near]

    def fragment(self, number: str) -> Markup:
        section = number.partition(".")[0]
        figure = self.figures.beside(number)
        return el(
            "article",
            el("h2", f"{section} {self.rules.sections[section]}"),
            None if figure is None else self.figure(figure),
            [
                self.paragraph(each, self.address, each.number == number)
                for each in self.around(number)
            ],
            el("p", el("a", self.say("site-whole-rulebook"), href=f"{self.address}#{number}")),
            class_="rule-card",
            data_number=number,
            lang=self.say.lang,
        )


def book_of(request: Request) -> Book:
    return Book(game_named(request, request.path_params["key"]), reader_of(request).lang)


async def get_rules(request: Request) -> Response:
    book = book_of(request)
    title = book.say("site-rules-of", book.rules.title)
    return page(request, title, book.whole(), scripts=("rules.js",), styles=("rules.css",))


async def get_paragraph(request: Request) -> Response:
    book = book_of(request)
    number = request.path_params["number"]
    if number not in book.rules.paragraphs:
        raise HTTPException(404)
    if not request.query_params.get("fragment"):
        return RedirectResponse(f"{book.address}#{number}", 303)
    headers = {"cache-control": "private, no-cache", "vary": "Cookie, Accept-Language"}
    return HTMLResponse(book.fragment(number), headers=headers)


@lru_cache(maxsize=DRAWN)
def drawn(key: str, figure: Figure, theme: Theme, lang: str) -> bytes:
    return figures.svg(find(key), figure, theme, lang).encode()


async def get_figure(request: Request) -> Response:
    game = game_named(request, request.path_params["key"])
    number, theme, lang = (request.path_params[name] for name in ("number", "theme", "lang"))
    figure = figures.figures_of(game).beside(number)
    if figure is None or theme not in THEMES or lang not in LANGUAGES:
        raise HTTPException(404)
    svg = await run_in_threadpool(drawn, game.key, figure, theme, lang)
    lasting = request.query_params.get("v") == figures.tag_of(game)
    return sent(request, svg, SVG, lasting)


routes: list[BaseRoute] = [
    Route("/rules/{key}", get_rules),
    Route("/rules/{key}/{number}", get_paragraph),
    Route("/rules/{key}/{number}/{theme}-{lang}.svg", get_figure),
]
