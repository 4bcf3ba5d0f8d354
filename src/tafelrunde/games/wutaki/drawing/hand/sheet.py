"""The sheets that own cards lie on."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, paragraph, text

WIDTH: Final = 318.0
HEIGHT: Final = 284.0
HEAD: Final = 26.0


@leaf
def sheet() -> Drawn:
    return panel(4, 4, WIDTH - 8, HEIGHT - 8, 14)


@leaf
def title(words: str, room: float = 280) -> Drawn:
    size = fitting(words, room, 14.5, 10, SERIF, 700)
    return text(14, 22, words, size, "var(--ink)", SERIF, 700)


@leaf
def nothing(words: str) -> Drawn:
    middle = HEIGHT / 2 - 8
    return paragraph(
        WIDTH / 2, middle, words, WIDTH - 70, 14, fill="var(--mute)", font=SANS, anchor="middle"
    )
