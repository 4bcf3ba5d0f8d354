"""Small signs: pills with words, a lock, an eye, whose turn it is."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import things
from tafelrunde.draw.el import Child, Drawn, Value, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect
from tafelrunde.draw.text import SANS, measure, text

from .pictures.parts import line

TICK: Final = "M-4 .3-1.2 3.2 4-3.2"
MOODS: Final = {  # fill, outline, letters, dashes
    "done": ("var(--live-deep)", "var(--live-deep)", "var(--white)", None),
    "open": ("var(--panel-2)", "var(--line)", "var(--ink)", None),
    "quiet": ("none", "var(--line)", "var(--mute)", "3 3"),
}


def note(*parts: Child, **more: Value) -> Drawn:
    """What is read, not touched: when it changes it is simply there, nothing flies."""
    return g(parts, data_stays=True, pointer_events="none", **more)


@leaf
def pill(words: str, right: float, y: float, mood: str, size: float = 12.5) -> Drawn:
    """Words in a rounded field that ends at `right`; a tick if it is about something done."""
    fill, edge, ink, dashes = MOODS[mood]
    done = mood == "done"
    wide = measure(words, size, SANS, 700) + size * 1.4 + (14 if done else 0)
    left = right - wide
    return note(
        rect(
            *(left, y - size * 0.82, wide, size * 1.64, size * 0.82),
            fill=fill,
            stroke=edge,
            stroke_dasharray=dashes,
        ),
        g(line(TICK, "var(--white)", 2.2), transform=at(left + 13, y)) if done else None,
        text(right - size * 0.7, y + size * 0.36, words, size, ink, SANS, 700, "end"),
    )


@leaf
def points(number: int, x: float, y: float, scale: float) -> Drawn:
    return g(things.worth(number, x, y, scale))


@leaf
def rotten_pill(words: str, right: float, y: float, size: float = 12.5) -> Drawn:
    wide = measure(words, size, SANS, 700) + size * 1.3
    return note(
        rect(
            *(right - wide, y - size * 0.82, wide, size * 1.64, size * 0.82),
            fill="var(--rotten-pill)",
            stroke="var(--rotten-pill-edge)",
        ),
        text(
            right - size * 0.65,
            y + size * 0.36,
            words,
            size,
            "var(--rotten-pill-ink)",
            SANS,
            700,
            "end",
        ),
    )


@leaf
def lock(is_open: bool, words: str, right: float, y: float, size: float = 12) -> Drawn:
    """Whether a store can be robbed, in words and as a lock."""
    ink = "var(--warn)" if is_open else "var(--mute)"
    left = right - measure(words, size, SANS, 700) - 12
    return note(
        g(padlock(is_open, ink), transform=at(left, y)),
        text(right, y + size * 0.36, words, size, ink, SANS, 700, "end"),
    )


def padlock(is_open: bool, ink: str, scale: float = 1) -> Drawn:
    bow = "M-3-1v-3a3.2 3.2 0 0 1 6.4-1" if is_open else "M-3.2-1v-2.500a3.2 3.2 0 0 1 6.4 0V-1"
    return g(line(bow, ink, 1.7), rect(-5, -1.4, 10, 7.6, 2, fill=ink), transform=at(0, 0, scale))


@leaf
def eye(x: float, y: float, ink: str, scale: float = 1, shut: bool = False) -> Drawn:
    """Seen by somebody; crossed out: by nobody."""
    return g(
        path("M-8 0C-4-6 4-6 8 0 4 6-4 6-8 0z", fill="none", stroke=ink, stroke_width=1.6),
        circle(0, 0, 2.6, fill=ink),
        line("M-7 6 7-6", ink, 1.8) if shut else None,
        transform=at(x, y, scale),
    )


@leaf
def book(x: float, y: float, ink: str, scale: float = 1) -> Drawn:
    """Knowledge."""
    pages = "M0-5C-3-8-7-8-10-7V6C-7 5-3 5 0 8 3 5 7 5 10 6V-7C7-8 3-8 0-5zM0-5V8"
    return g(line(pages, ink, 2), transform=at(x, y, scale))


@leaf
def seat_dot(seat: int, x: float, y: float, r: float = 8) -> Drawn:
    """A seat's colour and emblem."""
    return g(
        ellipse(0.5, 1.2, 8.6, 8.6, fill="var(--black)", fill_opacity=0.25),
        circle(0, 0, 8, fill=player(seat), stroke="var(--white)", stroke_width=1.2),
        emblem(seat, 0, 0, 0.52),
        transform=at(x, y, r / 8),
        pointer_events="none",
    )


@leaf
def rule(x: float, y: float, width: float) -> Drawn:
    return path(d("M", x, y, "h", width), stroke="var(--line)")
