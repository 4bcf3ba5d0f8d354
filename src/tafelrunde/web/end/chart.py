"""The course of a match as lines in the colours of the sides, with a table behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, d, path
from tafelrunde.draw.text import text
from tafelrunde.web.end.course import END, Course
from tafelrunde.web.table.labels import TableTexts

WIDE: Final = 360
HIGH: Final = 164
LEFT: Final = 38.0
RIGHT: Final = WIDE - 14.0
TOP: Final = 12.0
FOOT: Final = HIGH - 24.0
LINES: Final = 4  # across, at most
LABELS: Final = 8  # of rounds, at most
STEPS: Final = (1, 2, 5)


def chart(course: Course, sides: Sequence[str], site: TableTexts) -> Drawn:
    drawing = el(
        "svg",
        *grid(course, site),
        *[line(course, side) for side in range(len(sides))],
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="chart",
        role="img",
        aria_label=site("end-chart-label", sides_at_end(course, sides)),
    )
    return el(
        "section",
        el("h3", site("end-chart")),
        drawing,
        el("details", el("summary", site("end-table")), table(course, sides, site)),
        class_="paper course",
    )


def sides_at_end(course: Course, sides: Sequence[str]) -> str:
    return ", ".join(f"{name} {number(at)}" for name, at in zip(sides, course.scores[-1]))


def number(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)


# the drawing


def step_of(span: int, most: int = LINES) -> int:
    """A round number, so that few lines cover what is shown."""
    power = 1
    while True:
        for one in STEPS:
            if one * power * most >= span:
                return one * power
        power *= 10


def range_of(course: Course) -> tuple[int, int, int]:
    """From, to, in steps of."""
    values = [value for scores in course.scores for value in scores]
    low, high = min(0, *values), max(1, *values)
    step = step_of(high - low)
    return low // step * step, -(-high // step) * step, step


def across(course: Course, index: int) -> float:
    return LEFT + index * (RIGHT - LEFT) / max(1, len(course.rounds) - 1)


def height(course: Course, value: int) -> float:
    low, high, _ = range_of(course)
    return FOOT - (value - low) * (FOOT - TOP) / (high - low)


def grid(course: Course, site: TableTexts) -> list[Drawn]:
    low, high, step = range_of(course)
    out = []
    for value in range(low, high + 1, step):
        y = height(course, value)
        out.append(path(d("M", LEFT, y, "H", RIGHT), class_="rule"))
        out.append(text(LEFT - 7, y + 4, number(value), 12, "var(--mute)", anchor="end"))
    every = -(-len(course.rounds) // LABELS)
    last = len(course.rounds) - 1
    for index, one in enumerate(course.rounds):
        if one == END or (index % every == 0 and index <= last - every):
            words = site("end-final") if one == END else str(one)
            x, anchor = across(course, index), "end" if one == END else "middle"
            out.append(text(x + (8 if one == END else 0), HIGH - 6, words, 12, "var(--mute)",
                            anchor=anchor))  # fmt: skip
    return out


def line(course: Course, side: int) -> Drawn:
    points = [
        (across(course, index), height(course, scores[side]))
        for index, scores in enumerate(course.scores)
    ]
    way = d("M", *points[0]) + "".join(d("L", *point) for point in points[1:])
    return el(
        "g",
        path(way, class_="under"),
        path(way, class_="way", pathLength=1),
        circle(*points[-1], 5, class_="last"),
        class_=f"seat-{side}",
    )


# the table


def table(course: Course, sides: Sequence[str], site: TableTexts) -> Drawn:
    head = [el("th", words, scope="col") for words in (site("end-round"), *sides)]
    rows = [
        el(
            "tr",
            el("th", site("end-final") if one == END else one, scope="row"),
            [el("td", number(value)) for value in scores],
        )
        for one, scores in zip(course.rounds, course.scores)
    ]
    whole = el("table", el("thead", el("tr", *head)), el("tbody", *rows))
    return el("div", whole, class_="sheet", tabindex=0, role="group", aria_label=site("end-chart"))
