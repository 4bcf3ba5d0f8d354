"""SVG text neither wraps nor shrinks by itself, so it is measured and broken into lines here."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from tafelrunde.draw.el import Drawn, Value, el
from tafelrunde.draw.widths import widths

SERIF = "Fraunces, Georgia, serif"  # names, titles, numbers of worth
SANS = "Atkinson Hyperlegible, system-ui, sans-serif"  # everything that is read in play
SOFT = "\u00ad"


def text(
    x: float,
    y: float,
    words: str,
    size: float = 15,
    fill: str = "var(--ink)",
    font: str = SANS,
    weight: int = 400,
    anchor: str | None = None,
    **attributes: Value,
) -> Drawn:
    """One line; `y` is its base line, `anchor` start, middle or end. Weights are 400 and 700."""
    return el(
        "text",
        words.replace(SOFT, ""),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        font_family=font,
        font_weight=weight if weight != 400 else None,
        text_anchor=anchor,
        **attributes,
    )


@lru_cache(maxsize=2048)
def advance(letter: str, font: str, weight: int) -> int:
    """In thousandths of the size; a letter outside the table is as wide as its base letter."""
    family = font.split(",")[0].lower().replace(" ", "-")
    table = widths()[f"{family}-{700 if weight >= 600 else 400}"]
    if letter in table:
        return table[letter]
    if unicodedata.combining(letter) or letter == SOFT:
        return 0
    base = unicodedata.normalize("NFD", letter)[0]
    return table.get(base, 1000 if unicodedata.east_asian_width(letter) in "WF" else 620)


def measure(words: str, size: float, font: str = SANS, weight: int = 400) -> float:
    return sum(advance(letter, font, weight) for letter in words) * size / 1000


def pieces(word: str, room: float, size: float, font: str, weight: int) -> list[str]:
    """A word in parts that fit: broken at soft hyphens, else wherever it is too long."""
    if measure(word, size, font, weight) <= room:
        return [word]
    out, part = [], ""
    for letter in word:
        if part and measure(part + letter + "-", size, font, weight) > room:
            head, soft, tail = part.rpartition(SOFT)
            out.append((head if soft else part) + "-")
            part = tail if soft else ""
        part += letter
    return [*out, part]


def wrap(
    words: str, room: float, size: float = 15, font: str = SANS, weight: int = 400
) -> tuple[str, ...]:
    """Lines no wider than `room`; a line break in the text stays one."""
    lines: list[str] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            for index, part in enumerate(pieces(word, room, size, font, weight)):
                longer = f"{line} {part}" if line and not index else line + part
                if line and (index or measure(longer, size, font, weight) > room):
                    lines.append(line)
                    longer = part
                line = longer
        lines.append(line)
    return tuple(line.replace(SOFT, "") for line in lines)


def paragraph(
    x: float,
    y: float,
    words: str,
    room: float,
    size: float = 15,
    leading: float = 1.35,
    fill: str = "var(--ink)",
    font: str = SANS,
    weight: int = 400,
    anchor: str | None = None,
) -> Drawn:
    """Wrapped text from the base line `y` downwards."""
    lines = wrap(words, room, size, font, weight)
    spans = [
        el("tspan", line, x=x, dy=size * leading if index else None)
        for index, line in enumerate(lines)
    ]
    heavy = weight if weight != 400 else None
    return el(
        "text",
        spans,
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        font_family=font,
        font_weight=heavy,
        text_anchor=anchor,
    )


def shorten(words: str, room: float, size: float, font: str = SANS, weight: int = 400) -> str:
    """Cut with an ellipsis where it would be too long (a player's name)."""
    if measure(words, size, font, weight) <= room:
        return words
    cut = words
    while cut and measure(cut + "…", size, font, weight) > room:
        cut = cut[:-1]
    return cut.rstrip() + "…"


def fitting(
    words: str, room: float, size: float, least: float = 9, font: str = SANS, weight: int = 400
) -> float:
    """The largest size, `size` at most, at which one line fits."""
    needed = measure(words, size, font, weight)
    return size if needed <= room else max(least, size * room / needed)
