"""The rulebook as a page with anchors, and single paragraphs for the panel beside a table."""

from __future__ import annotations

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta
from tafelrunde.draw.el import Child, el
from tafelrunde.web.pages.inline import inline, paragraphs
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import Texts, game_named, texts
from tafelrunde.words.rulebook import Paragraph, Rulebook, rulebook


class Book:
    """A rulebook as one reader sees it."""

    def __init__(self, game: Game, lang: str) -> None:
        self.key = game.key
        self.say: Texts = texts(lang)
        self.rules: Rulebook = rulebook(game.package, lang)

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

    def ruling(self, mark: str) -> Markup:
        return el("abbr", mark, class_="ruling", title=self.say("site-ruling", mark))

    def section(self, number: str, title: str) -> Markup:
        return el(
            "section",
            el("h2", el("span", number, class_="number"), " ", title, id=f"s{number}"),
            [self.paragraph(each) for each in self.rules.section(number)],
        )

    def contents(self) -> Markup:
        links = [
            el("li", el("a", f"{number} {title}", href=f"#s{number}"))
            for number, title in self.rules.sections.items()
        ]
        return el("nav", el("ul", *links), aria_label=self.say("site-contents"), class_="contents")

    def whole(self, meta: Meta) -> Markup:
        say = self.say
        folded = el("details", el("summary", say("site-contents")), self.contents(), class_="small")
        top: list[Child] = [
            el("p", say("site-rulebook"), class_="kicker"),
            el("h1", self.rules.title),
            folded,
            el("div", paragraphs(self.rules.intro), class_="intro"),
            el("p", el("a", say("site-play-it"), class_="go", href=f"/g/{meta.key}")),
        ]
        sections = [self.section(*each) for each in self.rules.sections.items()]
        return el(
            "div",
            el("aside", el("h2", say("site-contents")), self.contents(), class_="paper"),
            el("article", *top, *sections, class_="paper book"),
            class_="rulebook",
        )

    def around(self, number: str) -> list[Paragraph]:
        """A paragraph between those before and after it."""
        numbers = list(self.rules.paragraphs)
        place = numbers.index(number)
        near = numbers[max(0, place - 1) : place + 2]
        return [self.rules[each] for each in near]

    def fragment(self, number: str) -> Markup:
        section = number.partition(".")[0]
        return el(
            "article",
            el("h2", f"{section} {self.rules.sections[section]}"),
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
    meta = game_named(request, book.key).meta
    title = book.say("site-rules-of", book.rules.title)
    return page(request, title, book.whole(meta))


async def get_paragraph(request: Request) -> Response:
    book = book_of(request)
    number = request.path_params["number"]
    if number not in book.rules.paragraphs:
        raise HTTPException(404)
    if not request.query_params.get("fragment"):
        return RedirectResponse(f"{book.address}#{number}", 303)
    headers = {"cache-control": "private, no-cache", "vary": "Cookie, Accept-Language"}
    return HTMLResponse(book.fragment(number), headers=headers)


routes: list[BaseRoute] = [
    Route("/rules/{key}", get_rules),
    Route("/rules/{key}/{number}", get_paragraph),
]
