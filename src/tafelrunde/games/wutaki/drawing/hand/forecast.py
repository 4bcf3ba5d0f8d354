"""The reader's own score if the game ended now, with its seven steps (17.4 to 17.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import g, path, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from ...rules.turn.forecast import parts_in
from ...rules.turn.scoring import PARTS
from ..desk import Book, Desk
from ..ground import tip, worth
from .stock import PURSE

BOX: Final = (0.0, 0.0, 212.0, 280.0)
SIGNS: Final = {
    "track": "end", "revenge": "revenge", "unfulfilled": "pact", "secrets": "secret",
    "elements": "any-element", "permanent": "omen", "others": "everyone", "resources": "any",
}  # fmt: skip
TOP: Final = 44.0
STEP: Final = 24.2
MUTE: Final = "var(--mute)"


def forecast_region(desk: Desk, seat: int) -> Region:
    values = tuple([value for _, value in parts_in(desk.state, seat)])
    over, paying = desk.view.outcome is not None, bool(desk.kinds & PURSE)
    return forecast(values, over, paying, desk.book)


@kept
def forecast(values: tuple[int | None, ...], over: bool, first: bool, book: Book) -> Region:
    static = ground(book.say("forecast-end" if over else "forecast"))
    return Region(
        "forecast", BOX, [Layer("forecast", steps(values, book))], static=static,
        label=book.say("forecast-about"), span=10, narrow=25, first=first, columns=50,
    )  # fmt: skip


@part
def steps(values: tuple[int | None, ...], book: Book) -> Iterator[Items]:
    for index, value in enumerate(values):
        yield step(index, "?" if value is None else value, book)
    if values:
        known = sum([value for value in values if value is not None])
        yield {"step-total": sum_row(book.say("forecast-total"), known)}
    for index in range(len(values), len(PARTS)):  # before the first round: what will count
        yield step(index, "–", book)


@part
def step(index: int, value: int | str, book: Book) -> Items:
    name = PARTS[index]
    words, about = book.say(f"forecast-{name}"), book.say(f"forecast-{name}.help")
    return {f"step-{name}": row(SIGNS[name], words, value, about, TOP + STEP * index, index)}


@leaf
def ground(title: str) -> Drawn:
    size = fitting(title, 180, 14.5, 9, SERIF, 700)
    return g(
        panel(4, 4, BOX[2] - 8, BOX[3] - 8, 14),
        text(14, 23, title, size, "var(--ink)", SERIF, 700),
    )


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"−{-value}" if value else "0"


@leaf
def row(sign: str, words: str, value: int | str, about: str, y: float, index: int) -> Drawn:
    """A step: its number, what it is about, what it brings; a sign where that is not known."""
    number = value if isinstance(value, int) else 0
    shown = value if isinstance(value, str) else signed(value) if index else str(value)
    ink = "var(--warn)" if number < 0 and index else "var(--ink)" if number else MUTE
    label = f"{words}: {shown}. {about}"
    return g(
        tip(label),
        rect(9, y - 11, 194, STEP - 2, 6, fill="var(--panel-2)", fill_opacity=0.7),
        use(f"s-wu-{sign}", 21, y, 0.6),
        text(34, y + 4.4, words, fitting(words, 132, 12.6, 8), "var(--ink)"),
        text(198, y + 4.8, shown, 14, ink, SANS, 700, "end"),
        role="img",
        aria_label=label,
    )


@leaf
def sum_row(words: str, total: int) -> Drawn:
    y = TOP + STEP * 8 + 10
    return g(
        path(f"M14 {y - 18:g}H198", stroke="var(--mute)", stroke_opacity=0.6),
        text(14, y + 6, words, 15, "var(--ink)", SERIF, 700),
        worth(total, 128, y + 2, 1.3, f"{words}: {total}"),
    )
