"""The game's score sheet: what the points of every side are made of."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.state import Outcome
from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.web.end.chart import number
from tafelrunde.web.table.desk import emblem
from tafelrunde.web.table.labels import TableTexts
from tafelrunde.words.words import Words


def score_sheet(
    outcome: Outcome, sides: Sequence[str], colours: Sequence[int], told: Words, site: TableTexts
) -> Drawn | None:
    """A column per side, best first, as on paper: its parts, below them their sum."""
    if not outcome.parts:
        return None
    order = sorted(range(len(sides)), key=lambda side: outcome.ranks[side])
    names = [
        el("th", emblem(colours[side]), el("span", sides[side], class_="sr"), scope="col",
           title=sides[side])
        for side in order
    ]  # fmt: skip
    rows = [
        el("tr", el("th", told.score(part), scope="row"),
           [el("td", number(values[side])) for side in order])
        for part, values in outcome.parts
    ]  # fmt: skip
    sums = [el("td", el("b", number(outcome.scores[side]))) for side in order]
    rows.append(el("tr", el("th", site("points"), scope="row"), sums, class_="sum"))
    head = el("tr", el("td", ""), names)
    whole = el("table", el("thead", head), el("tbody", *rows), class_="pad")
    inside = el("div", whole, class_="sheet", tabindex=0, role="group", aria_label=site("sheet"))
    return el("section", el("h3", site("sheet")), inside, class_="paper")
