"""The desk while there is nothing to choose: the dice as they lie, and who is awaited."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SERIF, paragraph, text
from tafelrunde.draw.things import coin
from tafelrunde.words.words import Words

from ..dice import die
from ..words import say
from .asks import ROOM

MIDDLE: Final = 106.0


@part
def awaited(ask: str, seat: int, duel: tuple[int, ...], thrown: bool, words: Words) -> Items:
    """At the beginning of a turn the dice of the one before still lie there."""
    name = words.seat(seat)
    if ask == "roll" and thrown:
        return {"waits": waiting_text(say(words, "last-throw", name))}
    names = [words.seat(rival) for rival in duel] if ask == "duel" else [name]
    return {"waits": waiting_text(say(words, f"wait-{ask}", *names))}


@part
def lying(turn: int, black: int, white: tuple[int, ...], duel: tuple[int, ...]) -> Items:
    """The dice."""
    if duel:
        return {"thrown": contest(black, white, duel)}
    return {"thrown": total(black, white) if white else alone(turn, black)}


@leaf
def waiting_text(words: str) -> Drawn:
    return paragraph(186, 186, words, ROOM - 10, 15, fill="var(--mute)", anchor="middle")


@leaf
def blank(x: float, y: float, size: float) -> Drawn:
    """A black die that has not been thrown."""
    half = size / 2
    return g(
        rect(-half, -half + 6, size, size, 11, fill="var(--blank-die-side)"),
        rect(
            *(-half, -half, size, size, 11),
            fill="var(--blank-die)",
            stroke="var(--white)",
            stroke_opacity=0.3,
        ),
        text(0, size * 0.24, "?", size * 0.66, "var(--ivory)", SERIF, 700, "middle"),
        transform=at(x, y, 1, 8),
    )


@leaf
def alone(seat: int, black: int) -> Drawn:
    return g(
        use(f"s-bell-{seat}", 126, 127, 2.1),
        die(black, 246, MIDDLE, 52, 8, "black") if black else blank(246, MIDDLE, 52),
    )


@leaf
def total(black: int, white: tuple[int, ...]) -> Drawn:
    first, second = white
    return g(
        die(black, 58, MIDDLE, 44, -8, "black") if black else None,
        die(first, 138, MIDDLE, 44, 5),
        text(175, 115, "+", 26, "var(--ink)", SERIF, 700, "middle"),
        die(second, 212, MIDDLE, 44, -6),
        text(252, 115, "=", 26, "var(--ink)", SERIF, 700, "middle"),
        coin(302, MIDDLE, str(first + second), 27),
    )


@leaf
def contest(black: int, white: tuple[int, ...], seats: tuple[int, ...]) -> Drawn:
    """Each die beside the bell of whoever throws it."""
    bells = [use(f"s-bell-{seat}", x, 122, 1.6) for seat, x in zip(seats, (124.0, 328.0))]
    dice = [
        die(value, x, MIDDLE, 44, turn) for value, x, turn in zip(white, (178.0, 274.0), (-6, 6))
    ]
    return g(
        die(black, 58, MIDDLE, 44, -8, "black") if black else None,
        bells,
        dice,
        text(226, 114, ":", 28, "var(--ink)", SERIF, 700, "middle"),
    )
