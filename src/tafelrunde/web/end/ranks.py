"""Who came where: medals for the first three, a word about each side, and what was missing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tafelrunde.core.state import Outcome
from tafelrunde.draw import el, leaf
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, path
from tafelrunde.draw.text import SERIF, text
from tafelrunde.web.end.chart import number
from tafelrunde.web.table import labels
from tafelrunde.web.table.desk import emblem
from tafelrunde.web.table.labels import TableTexts

METALS = ("gold", "silver", "bronze")
MANY = 6  # sides: then their rows are lower
CLOSE = 20  # a gap of at most a twentieth of the best score was close


def headline(outcome: Outcome, sides: Sequence[str], site: TableTexts) -> str:
    winners = labels.listed([sides[side] for side in outcome.winners], site)
    return site("wins" if len(outcome.winners) == 1 else "shared", winners)


def ranking(
    outcome: Outcome, sides: Sequence[str], notes: Sequence[str], colours: Sequence[int],
    mine: Collection[int], site: TableTexts,
) -> Drawn:  # fmt: skip
    """Best first."""
    order = sorted(range(len(sides)), key=lambda side: outcome.ranks[side])
    rows = []
    for side in order:
        about = [site("you")] if side in mine else []
        about += [notes[side]] if side < len(notes) and notes[side] else []
        rows.append(
            el(
                "li",
                medal(outcome.ranks[side]),
                emblem(colours[side]),
                el("div", el("b", sides[side], title=sides[side]), el("span", " · ".join(about))),
                el("span", number(outcome.scores[side]), class_="points"),
                class_=f"rank seat-{side}" + (" own" if side in mine else ""),
                data_rank=outcome.ranks[side],
            )
        )
    return el("ol", *rows, class_="ranks", data_many=len(rows) >= MANY)


def close_call(outcome: Outcome, mine: Collection[int], site: TableTexts) -> str:
    """To somebody who has lost: only if it was true."""
    if len(mine) != 1 or set(mine) & set(outcome.winners):
        return ""
    best = max(outcome.scores[side] for side in outcome.winners)
    gap = best - outcome.scores[next(iter(mine))]
    return site("end-close", gap) if 0 < gap * CLOSE <= best else ""


@leaf
def medal(rank: int) -> Drawn:
    if rank > len(METALS):
        return el("span", rank, class_="place")
    metal = METALS[rank - 1]
    fill, edge = f"var(--medal-{metal})", f"var(--medal-{metal}-edge)"
    return el(
        "svg",
        path("M12 2h6l4 14h-6zM28 2h-6l-4 14h6z", fill="var(--medal-ribbon)"),
        circle(20, 24, 13, fill=fill, stroke=edge, stroke_width=2),
        circle(20, 24, 9.5, fill="none", stroke=edge, stroke_opacity=0.6),
        text(20, 29.5, str(rank), 15, "var(--medal-ink)", SERIF, 700, "middle"),
        class_="medal",
        viewBox="0 0 40 40",
        role="img",
        aria_label=str(rank),
    )
