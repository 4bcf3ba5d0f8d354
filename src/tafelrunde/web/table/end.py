"""How a match ended: the reason, the ranking, the score sheet, and proof that luck was fair."""

from __future__ import annotations

from tafelrunde.core.state import Outcome
from tafelrunde.draw import el, join
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.table import Table
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import button
from tafelrunde.web.table.labels import TableTexts
from tafelrunde.words.words import Words


def end_note(table: Table, lang: str, played: bool, next: str) -> Drawn:
    site, told = labels.table_texts(lang), labels.words(table, lang)
    outcome = table.match.outcome
    assert outcome is not None
    sides = [told.side(side, table.match.setup.sides) for side in range(len(outcome.ranks))]
    winners = labels.listed([sides[side] for side in outcome.winners], site)
    title = site("wins", winners) if len(outcome.winners) == 1 else site("shared", winners)
    return el(
        "details",
        el("summary", el("h2", title)),
        el("p", told.end(outcome.reason), class_="reason"),
        el("div", score_sheet(outcome, sides, told, site), class_="sheet", tabindex=0, role="group",
           aria_label=site("sheet")),
        el("p", site("practice-end"), class_="small") if table.practice else None,
        again(table, site, played, next),
        luck(table, site),
        class_="slip end",
        open=True,
    )  # fmt: skip


def score_sheet(outcome: Outcome, sides: list[str], told: Words, site: TableTexts) -> Drawn:
    """A row per side, best first, with the parts of its score; a column where that is narrower."""
    if outcome.parts and len(sides) <= 2 + len(outcome.parts):
        return score_pad(outcome, sides, told, site)
    parts = [name for name, _ in outcome.parts]
    columns = [site("rank"), site("player"), site("points"), *(told.score(part) for part in parts)]
    head = [el("th", words, scope="col") for words in columns]
    rows = []
    for side in sorted(range(len(sides)), key=lambda side: outcome.ranks[side]):
        cells = [el("td", outcome.ranks[side]), el("th", sides[side], scope="row")]
        cells.append(el("td", el("b", outcome.scores[side])))
        cells += [el("td", number(values[side])) for _, values in outcome.parts]
        rows.append(el("tr", *cells, class_="first" if outcome.ranks[side] == 1 else None))
    return el("table", el("thead", el("tr", *head)), el("tbody", *rows))


def score_pad(outcome: Outcome, sides: list[str], told: Words, site: TableTexts) -> Drawn:
    """A column per side, best first, as on paper: its parts, below them their sum and its rank."""
    order = sorted(range(len(sides)), key=lambda side: outcome.ranks[side])
    head = el("tr", el("td", ""), [el("th", sides[side], scope="col") for side in order])
    rows = [
        el(
            "tr",
            el("th", told.score(part), scope="row"),
            [el("td", number(values[side])) for side in order],
        )
        for part, values in outcome.parts
    ]
    for words, values in ((site("points"), outcome.scores), (site("rank"), outcome.ranks)):
        cells = [el("td", el("b", number(values[side]))) for side in order]
        rows.append(el("tr", el("th", words, scope="row"), cells, class_="first"))
    return el("table", el("thead", head), el("tbody", *rows), class_="pad")


def number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


def again(table: Table, site: TableTexts, played: bool, next: str) -> Drawn:
    record = el("a", site("record"), href=f"/t/{table.header.id}/record", download=True)
    replay = el("a", site("replay"), href=f"/t/{table.header.id}/replay", class_="button")
    if next:
        first = el("a", site("to-rematch"), href=next, class_="go button")
    elif played:
        first = button(site("rematch"), {"t": "rematch"}, "go")
    else:
        first = join()
    return el("p", first, replay, record, class_="buttons")


def luck(table: Table, site: TableTexts) -> Drawn | None:
    """What was promised before the match, and what shows now that it was kept."""
    if table.header.companion and not table.header.left:
        return None  # all of it came out of the box
    facts = table.luck()
    rows = []
    for name in ("commitment", "numbers", "secret"):
        if facts.get(name):
            rows += [el("dt", site(f"luck-{name}")), el("dd", facts[name])]
    return el(
        "details",
        el("summary", site("luck")),
        el("p", site("luck-verify")),
        el("dl", *rows),
        class_="small",
    )
