"""A picture of the end to pass on: what decided the match, and the ranks.

Names are in it only where the one person who played asks for it: nobody else was there to agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.core.state import Outcome
from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.finale import HIGH as STAGE_HIGH
from tafelrunde.draw.finale import WIDE as STAGE_WIDE
from tafelrunde.draw.finale import Finale
from tafelrunde.draw.palette import THEMES, Theme, player, resolve
from tafelrunde.draw.shape import at, circle, g, path, rect
from tafelrunde.draw.table import ribbon
from tafelrunde.draw.text import SANS, SERIF, fitting, paragraph, shorten, text, wrap
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.end.chart import number
from tafelrunde.web.end.ranks import METALS, headline
from tafelrunde.web.reader import reader_of
from tafelrunde.web.replay.painter import Unpainted, can_paint
from tafelrunde.web.replay.projector import Projector
from tafelrunde.web.replay.rights import NotShown
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.show import FRESH, afford, answering, project, projector_of, show_of
from tafelrunde.web.replay.tape import TableTape, game_of
from tafelrunde.web.site import texts
from tafelrunde.web.table import labels
from tafelrunde.web.table.labels import table_texts
from tafelrunde.words.words import Words

WIDE: Final = 1200
HIGH: Final = 630
STAGE: Final = HIGH * STAGE_WIDE / STAGE_HIGH  # its width
LEFT: Final = STAGE + 28
ROOM: Final = WIDE - LEFT - 28
LINES: Final = 3  # of the sentence
ROWS: Final = (214.0, 560.0)  # from, to


@answering
async def get_picture(request: Request) -> Response:
    if not can_paint():
        raise NotShown(503, "replay-no-picture")
    show = await show_of(request)
    assert isinstance(show.tape, TableTape)
    table, outcome = show.tape.table, show.tape.match.outcome
    if table.state != OVER or outcome is None:
        raise NotShown(409, "end-later")
    theme = request.query_params.get("theme") or reader_of(request).theme or "light"
    if theme not in THEMES:
        raise NotShown(400, "replay-bad-theme", theme[:20])
    chosen: Theme = "dark" if theme == "dark" else "light"
    told = words_of(table, show.lang, reader_of(request).person)
    png = projector_of(request, show).pictures.get((chosen, told))
    if png is None:
        png = await painted(request, outcome, chosen, told)
    name = f'inline; filename="tafelrunde-{table.header.id}.png"'
    headers = {**FRESH, "content-disposition": name}
    return Response(png, media_type="image/png", headers=headers)


async def painted(request: Request, outcome: Outcome, theme: Theme, told: Words) -> bytes:
    afford(request, "picture")
    show = await show_of(request)

    def draw(projector: Projector) -> str:
        finale, colours = projector.finale(told), projector.colours(told)
        sides = show.tape.match.setup.sides
        names = [told.side(side, sides) for side in range(len(sides))]
        return drawn(finale, outcome, names, colours, told, theme)

    svg = await project(request, show, draw)
    try:
        png = await shelf_of(request).painter.paint(svg)
    except Unpainted:
        raise NotShown(429, "replay-slower") from None
    projector_of(request, show).pictures[theme, told] = png
    return png


def words_of(table: Table, lang: str, person: str) -> Words:
    """With names if all people who sat there are the one who asks; else seats by their number."""
    people = {holder.person for holder in table.holders if holder.is_person}
    if people <= {person}:
        return labels.words(table, lang)
    site = table_texts(lang)
    names = tuple(
        site("seat-name", seat + 1) if holder.is_person else name
        for seat, (holder, name) in enumerate(zip(table.holders, labels.names(table, site)))
    )
    return labels.words_of(game_of(table.match), lang, names)


# the drawing


def drawn(
    finale: Finale, outcome: Outcome, names: Sequence[str], colours: Sequence[int], told: Words,
    theme: Theme,
) -> str:  # fmt: skip
    whole = el(
        "svg",
        rect(0, 0, WIDE, HIGH, fill="var(--panel)"),
        placed(finale),
        title(finale.title),
        side(finale, outcome, names, colours, told),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        font_family=SANS,
    )
    return resolve(whole, theme, finale.tokens)


def placed(finale: Finale) -> Drawn:
    return finale.svg(x=0, y=0, width=STAGE, height=HIGH)


def title(words: str) -> Drawn:
    return g(ribbon(0, 0, words, 250, 20), transform=at(STAGE / 2, 42, 1.35))


def side(
    finale: Finale, outcome: Outcome, names: Sequence[str], colours: Sequence[int], told: Words
) -> Drawn:
    site = table_texts(told.lang)
    head = headline(outcome, names, site)
    size = fitting(head, ROOM, 40, 24, SERIF, 700)
    why = "\n".join(wrap(finale.sentence, ROOM, 19)[:LINES])
    return g(
        text(LEFT, 60, told.title, 22, "var(--mute)"),
        text(LEFT, 108, shorten(head, ROOM, size, SERIF, 700), size, "var(--ink)", SERIF, 700),
        paragraph(LEFT, 142, why, ROOM, 19, fill="var(--mute)"),
        rows(outcome, names, colours),
        text(LEFT, HIGH - 34, texts(told.lang)("site-title"), 24, "var(--ink)", SERIF, 700),
    )


def rows(outcome: Outcome, names: Sequence[str], colours: Sequence[int]) -> Drawn:
    top, foot = ROWS
    order = sorted(range(len(names)), key=lambda side: outcome.ranks[side])
    high = min(78.0, (foot - top) / len(order))
    return g(
        [
            row(outcome.ranks[side], names[side], outcome.scores[side], colours[side],
                top + i * high, high - 8)
            for i, side in enumerate(order)
        ]
    )  # fmt: skip


def row(rank: int, name: str, score: int, colour: int, y: float, high: float) -> Drawn:
    middle, size = y + high / 2, min(28.0, high * 0.5)
    metal = METALS[rank - 1] if rank <= len(METALS) else ""
    shown = shorten(name, ROOM - 200, size, SERIF, 700)
    return g(
        rect(LEFT, y, ROOM, high, 12, fill="var(--panel-2)", stroke="var(--line)"),
        path(f"M{LEFT + 12} {y}h-1a11 11 0 0 0-11 11v{high - 22}a11 11 0 0 0 11 11h1z",
             fill=player(colour)),
        circle(LEFT + 44, middle, high * 0.3, fill=f"var(--medal-{metal})",
               stroke=f"var(--medal-{metal}-edge)", stroke_width=2) if metal else None,
        text(LEFT + 44, middle + size * 0.34, str(rank), size * 0.82,
             "var(--medal-ink)" if metal else "var(--mute)", SERIF, 700, "middle"),
        circle(LEFT + 92, middle, high * 0.27, fill=player(colour)),
        emblem(colour, LEFT + 92, middle, high / 52, player(colour, "glyph")),
        text(LEFT + 128, middle + size * 0.34, shown, size, "var(--ink)", SERIF, 700),
        text(WIDE - 46, middle + size * 0.36, number(score), size * 1.1, "var(--ink)", SERIF, 700,
             "end"),
    )  # fmt: skip
