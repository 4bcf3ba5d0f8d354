"""“Not in the list”: a piece of the box on somebody's table, entered when it comes up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.companions import companion_of
from tafelrunde.core.box import NEEDED, Column
from tafelrunde.core.errors import BadBox
from tafelrunde.draw import defs
from tafelrunde.draw.el import Child, el, join
from tafelrunde.draw.piece import Pieces
from tafelrunde.table.match.message import Accepted, Bring, Enter
from tafelrunde.table.match.piece import Piece
from tafelrunde.table.match.table import Table
from tafelrunde.web.form import field, form_of
from tafelrunde.web.pages import colours
from tafelrunde.web.pages.shell import page
from tafelrunde.web.piece.draft import (
    NOWHERE,
    Draft,
    asked_table,
    draft_of,
    sentence,
    unseen,
)
from tafelrunde.web.position.page import companion_table
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import house_of
from tafelrunde.web.table import labels
from tafelrunde.web.table import seats as table_seats
from tafelrunde.words.words import Words

OLD: Final = "old"
LOOK: Final = "look"  # the button that only draws
STEP: Final = "step"  # an edge that was tapped: its border after that
NOTHING: Final = Pieces((), {})


class Showing:
    """The form as one reader sees it."""

    def __init__(
        self, draft: Draft, words: Words, piece: Piece, wrong: Mapping[str, BadBox]
    ) -> None:
        self.draft = draft
        self.words = words
        self.piece = piece
        self.wrong = wrong

    def whole(self) -> Markup:
        words = self.words
        game = words.game
        view = self.draft.table.view(None)
        asked = companion_of(game).question(view, words)
        head = el(
            "header",
            el("h1", asked),
            el("p", words.site("piece-lead")),
            self.known(),
            class_="paper",
        )
        form = el(
            "form",
            el("h2", words.site("piece-new")),
            el("input", type="hidden", name=OLD, value=self.draft.old),
            el("button", name=LOOK, value="yes", hidden=True, tabindex=-1),  # for a lone Enter
            el("div", self.shape(), self.picture(), self.facts(), class_="parts"),
            method="post",
            class_="paper",
            id="piece",
        )
        style = el("link", rel="stylesheet", href=colours.address(game.key))
        return el("div", style, head, form, class_="piece-page")

    def known(self) -> Markup:
        """Which of ours it takes the place of: the same one with other facts, or another."""
        words, draft = self.words, self.draft
        links = [
            el("li", el("a", words.token(name), href=f"?{OLD}={name}",
                        aria_current="true" if name == draft.old else None))
            for name in unseen(draft.table, draft.key)
        ]  # fmt: skip
        return el(
            "nav",
            el("h2", words.site("piece-instead")),
            el("ul", *links),
            aria_label=words.site("piece-instead"),
        )

    def column(self, key: str) -> Column | None:
        return next((one for one in self.draft.kind.columns if one.key == key), None)

    def shape(self) -> Markup | None:
        """Outlines to pick from; the border can be typed as well."""
        game, words = self.words.game, self.words
        found = companion_of(game).shapes(self.draft.table.match.setup, self.draft.key)
        if not found:
            return None
        radios = [
            el(
                "label",
                el("input", type="radio", name="shape", value=one.cell,
                   aria_label=words.site("piece-outline", number)),
                el("svg", el("path", d=one.path), viewBox=" ".join(f"{n:g}" for n in one.box),
                   aria_hidden=True),
            )
            for number, one in enumerate(found, 1)
        ]  # fmt: skip
        column = self.column(found[0].column)
        return el(
            "fieldset",
            el("legend", words.site("piece-shape")),
            el("div", *radios, class_="outlines", data_fills=found[0].column),
            self.control(column) if column is not None else None,
            self.border(found[0].column),
        )

    def border(self, column: str) -> Markup:
        """Edge by edge what it shows: tapped in the drawing, or by its button."""
        words, cell = self.words, self.draft.cells.get(column, "")
        found = companion_of(words.game).border(self.draft.key, cell, words)
        if found is None:
            return el("div", id="border")
        buttons = [
            el("button", el("b", number), f" {one.kind}", name=STEP, value=one.after,
               id=f"edge-{number}", class_="plain", aria_label=one.label, title=one.label)
            for number, one in enumerate(found.sides, 1)
        ]  # fmt: skip
        return el(
            "div",
            el("p", words.site("piece-edges"), class_="hint"),
            el("svg", found.drawn, viewBox=" ".join(f"{n:g}" for n in found.box),
               aria_hidden=True),
            el("div", *buttons, class_="edges", role="group", aria_label=words.column(column)),
            id="border",
            data_fills=found.column,
        )  # fmt: skip

    def picture(self) -> Markup:
        """As it will lie there, or what is missing."""
        words = self.words
        inside: Child = el("p", words.site("piece-broken"), class_="hint")
        found = NOTHING if self.wrong else self.draft.drawn(self.piece, words)
        for one in found.pieces:
            needed = defs.needed(list(one.drawn.needs), found.defs).values()
            inside = join(
                el("svg", el("defs", *needed), class_="defs", width=0, height=0, aria_hidden=True),
                el("svg", one.drawn, viewBox=f"0 0 {one.width:g} {one.height:g}", role="img",
                   aria_label=one.told or words.site("piece-look")),
            )  # fmt: skip
        troubles = [el("li", sentence(error, words)) for error in self.wrong.values()]
        told = el("ul", *troubles, class_="trouble") if troubles else self.fits()
        return el(
            "section",
            el("h3", words.site("piece-look")),
            el("div", inside, class_="drawn"),
            told,
            el("button", words.site("piece-draw"), name=LOOK, value="yes", class_="plain"),
            id="drawn",
            aria_live="polite",
        )

    def fits(self) -> Markup:
        return el("p", self.words.site("piece-fits"), class_="fits")

    def facts(self) -> Markup:
        words = self.words
        shapes = companion_of(words.game).shapes(self.draft.table.match.setup, self.draft.key)
        skipped = {one.column for one in shapes}
        rest = [self.control(one) for one in self.draft.kind.columns if one.key not in skipped]
        return el(
            "fieldset",
            el("legend", words.site("piece-facts")),
            el("div", *rest, class_="facts"),
            el("button", words.site("piece-add"), class_="go big"),
        )

    def control(self, column: Column) -> Markup:
        """A field of the kind of its column, with what is wrong there."""
        words, key = self.words, column.key
        value, id = self.draft.cells.get(key, ""), f"cell-{column.key}"
        wrong = self.wrong.get(key)
        how = {"id": id, "name": key, "aria_invalid": "true" if wrong else None,
               "aria_describedby": f"{id}-wrong" if wrong else None}  # fmt: skip
        if column.kind == "choice":
            options = [
                el("option", words.token(one) if one else "–", value=one, selected=one == value)
                for one in column.choices
            ]
            box: Markup = el("select", *options, **how)
        elif column.kind == "flag":
            default = column.default is not NEEDED and bool(column.default)
            now = value or ("yes" if default else "no")
            is_on = now in ("yes", words.site("yes"))
            options = [
                el("option", words.site(one), value=one, selected=(one == "yes") == is_on)
                for one in ("yes", "no")
            ]
            box = el("select", *options, **how)
        elif column.kind == "number":
            box = el("input", type="number", value=value, min=column.low, max=column.high, **how)
        else:
            box = el("input", value=value, autocomplete="off", spellcheck="false", **how)
        told = el("span", sentence(wrong, words), class_="wrong", id=f"{id}-wrong") if wrong else ""
        name = words.column(key)
        return el("p", el("label", name, for_=id, title=words.column(key, "help")), box, told,
                  class_="cell")  # fmt: skip


def shown_page(request: Request, draft: Draft, words: Words, status: int = 200) -> Response:
    piece, wrong = draft.checked()
    body = Showing(draft, words, piece, wrong).whole()
    title = f"{words.title}: {words.site('piece-new')}"
    return page(request, title, body, scripts=("piece.js",), styles=("piece.css",), status=status)


def words_for(request: Request, table: Table) -> Words:
    return labels.words(table, reader_of(request).lang)


async def get_piece(request: Request) -> Response:
    table, _ = await companion_table(request)
    key = asked_table(table)
    names = unseen(table, key) if key else []
    if not names:
        return RedirectResponse(f"/t/{table.header.id}", 303)
    words = words_for(request, table)
    old = request.query_params.get(OLD, "")
    draft = draft_of(table, key, old if old in names else names[0], words)
    return await run_in_threadpool(shown_page, request, draft, words)


async def post_piece(request: Request) -> Response:
    """Draws it, or takes it into the set and enters it as what came up."""
    table, mine = await companion_table(request)
    key, form = asked_table(table), await form_of(request)
    names = unseen(table, key) if key else []
    if not names:
        return RedirectResponse(f"/t/{table.header.id}", 303)
    words, old = words_for(request, table), field(form, OLD)
    draft = draft_of(table, key, old if old in names else names[0], words)
    cells = {column.key: field(form, column.key) for column in draft.kind.columns}
    for shape in companion_of(words.game).shapes(table.match.setup, key):
        if not cells[shape.column]:  # picked, where no script has filled it in
            cells[shape.column] = field(form, "shape")
        cells[shape.column] = field(form, STEP) or cells[shape.column]
    draft = Draft(table, key, draft.old, cells)
    piece, wrong = await run_in_threadpool(draft.checked)
    is_look = bool(field(form, LOOK) or field(form, STEP))
    if wrong or is_look or old not in names:
        status = 200 if is_look else 422
        return await run_in_threadpool(shown_page, request, draft, words, status)
    return await brought(request, table, mine[0], draft, piece)


async def brought(
    request: Request, table: Table, seat: int, draft: Draft, piece: Piece
) -> Response:
    house, id = house_of(request), table.header.id
    links = table_seats.remembered(request, id)
    key = (await table_seats.keys(house, table, reader_of(request).person, links))[seat]
    number = len(table.match.entries)
    answer = await house.handle(id, Bring(f"bring-{table.last}", key, seat, piece))
    if not isinstance(answer, Accepted):
        wrong = {NOWHERE: BadBox("refused", (answer.sentence,))}
        words = words_for(request, table)
        body = Showing(draft, words, piece, wrong).whole()
        return page(request, words.site("piece-new"), body, styles=("piece.css",), status=409)
    name = str(piece.row[draft.kind.id])
    table = await house.load(id)
    came = [str(one) for one, _ in table.match.state.odds() if name in one.tokens[1:]]
    if len(came) == 1:
        await house.handle(id, Enter(f"came-{table.last}", key, seat, number, came[0]))
    return RedirectResponse(f"/t/{id}", 303)


routes: list[BaseRoute] = [
    Route("/t/{id}/piece", get_piece),
    Route("/t/{id}/piece", post_piece, methods=["POST"]),
]
