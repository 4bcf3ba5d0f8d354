"""What is shown of a match that is over: a part of the table's page, and a picture to pass on."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.state import Outcome
from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.finale import Finale
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.end.chart import chart
from tafelrunde.web.end.course import Course
from tafelrunde.web.end.luck import luck
from tafelrunde.web.end.picture import get_picture
from tafelrunde.web.end.ranks import close_call, headline, ranking
from tafelrunde.web.end.sheet import score_sheet
from tafelrunde.web.replay.projector import Projector
from tafelrunde.web.replay.rights import NotShown
from tafelrunde.web.replay.show import FRESH, Show, afford, answering, project, show_of
from tafelrunde.web.replay.tape import TableTape
from tafelrunde.web.table import labels
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.words.words import Words

PREFIX = "fin-"  # of ids in the picture: the board is on the same page


@dataclass(frozen=True, slots=True)
class Ending:
    """All that is told about the end, to one reader."""

    table: Table
    outcome: Outcome
    finale: Finale
    course: Course | None
    colours: tuple[int, ...]
    told: Words
    site: TableTexts
    mine: tuple[int, ...]

    @property
    def sides(self) -> list[str]:
        sides = self.table.match.setup.sides
        return [self.told.side(side, sides) for side in range(len(sides))]


def table_of(show: Show) -> Table:
    """Only of a match that is over is anything told here."""
    assert isinstance(show.tape, TableTape)
    table = show.tape.table
    if table.state != OVER:
        raise NotShown(409, "end-later")
    return table


@answering
async def get_end(request: Request) -> Response:
    """Made in a thread: a long match is played through once for the chart."""
    afford(request, "replay")
    show = await show_of(request)
    table = table_of(show)
    told, tape, site = labels.words(table, show.lang), show.tape, table_texts(show.lang)
    outcome = table.match.outcome
    if table.ended is not None or outcome is None:
        title = site(f"end-{table.ended.cause}") if table.ended else ""
        board = await project(request, show, lambda projector: projector.stopped(told, title))
        return JSONResponse({"html": stopped(table, board, told, site)}, headers=FRESH)

    def make(projector: Projector) -> tuple[Finale, Course | None, tuple[int, ...]]:
        return projector.finale(told), projector.course(tape), projector.colours(told)

    finale, course, colours = await project(request, show, make)
    assert outcome is not None
    ending = Ending(table, outcome, finale, course, colours, told, site, show.rights.mine)
    return JSONResponse({"html": whole(ending)}, headers=FRESH)


def stopped(table: Table, board: Finale, told: Words, site: TableTexts) -> Drawn:
    """It ended before its rules said so: no ranks, but why."""
    why = labels.ended(table.ended, told.names, site) if table.ended else ""
    told_so = el("p", site("ended-no-result"), class_="tie")
    first = el("section", el("h2", why, tabindex=-1), told_so, class_="paper")
    side = el("div", first, luck(table, site), class_="side")
    return el("div", stage(board, site), side, class_="ending")


def whole(ending: Ending) -> Drawn:
    return el("div", stage(ending.finale, ending.site), side(ending), class_="ending")


def stage(finale: Finale, site: TableTexts) -> Drawn:
    return el(
        "section",
        el("div", finale.svg(PREFIX), class_="painting"),
        el("p", finale.title, class_="banner"),
        el("button", site("end-board"), type="button", class_="look", data_end="board"),
        el("p", finale.sentence, class_="why") if finale.sentence else None,
        class_="finale",
        aria_label=finale.title,
    )


def side(ending: Ending) -> Drawn:
    outcome, site, sides = ending.outcome, ending.site, ending.sides
    close = close_call(outcome, ending.mine, site)
    first = el(
        "section",
        el("h2", headline(outcome, sides, site), tabindex=-1),
        el("p", ending.finale.tie, class_="tie") if ending.finale.tie else None,
        el("p", close, class_="tie") if close else None,
        ranking(outcome, sides, ending.finale.notes, ending.colours, ending.mine, site),
        el("p", site("practice-end"), class_="small") if ending.table.practice else None,
        class_="paper",
    )
    return el(
        "div",
        first,
        chart(ending.course, sides, site) if ending.course else None,
        score_sheet(outcome, sides, ending.colours, ending.told, site),
        luck(ending.table, site),
        class_="side",
        tabindex=0,
        role="group",
        aria_label=site("sheet"),
    )


routes: list[BaseRoute] = [
    Route("/t/{id}/end", get_end),
    Route("/t/{id}/end.png", get_picture),
]
