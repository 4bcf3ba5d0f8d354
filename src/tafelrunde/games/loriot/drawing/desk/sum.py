"""Arithmetic on the desk: cards that lie there, the number to be made, partial results."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text, wrap
from tafelrunde.draw.things import coin
from tafelrunde.words.words import Words

from ...rules.arithmetic.calculation import term_of
from ...rules.arithmetic.solver import SOLVER
from ...rules.numbers import OPERATIONS, RANKS, SIGNS
from ...view import checks_cards
from ..cards import suit_of, tile
from ..fields import thinker
from ..look import Look
from ..words import say
from .choice import button, row, verdict

LEFT: Final = 16.0
ROOM: Final = 252.0  # for the cards
TOP: Final = 48.0
HIGH: Final = 126.0
SIZES: Final = (58.0, 52.0, 46.0, 42.0, 38.0, 34.0, 30.0, 26.0, 22.0)


def sums(look: Look, words: Words) -> Iterator[Part]:
    state, ask, number = look.state, look.step.ask, sum(look.white)
    yield goal(number, words)
    if ask == "combine":
        terms = tuple([(term.value, term.text) for term in state.terms])
        yield numbers(terms, look.offered("combine"))
        yield operations(look.offered("combine"), words)
        return
    yield table(tuple([(laid.seat, laid.rank) for laid in state.laid]), state.turn, words)
    if checks_cards(state, look.seat):
        yield judgement(tuple(state.worths()), number, words)
    elif ask != "number":
        yield awaited(ask, look.step.seat, words)


@part
def goal(number: int, words: Words) -> Items:
    shown = str(number) if number else "?"
    return {"goal": number_to_make(shown, say(words, "goal", shown))}


@part
def judgement(worths: tuple[int, ...], number: int, words: Words) -> Items:
    """9.9: whether the cards suffice, and the calculation if they do: “9 × 2 − 10 = 8”."""
    enough = SOLVER.can_make(list(worths), number)
    label = say(words, "suffices" if enough else "suffices-not")
    shown = equation(worths, number) if enough else label
    return {"suffices": judged(enough, label), "sum-hint": hint(shown, True)}


@part
def awaited(ask: str, seat: int, words: Words) -> Items:
    return {"sum-hint": hint(say(words, f"wait-{ask}", words.seat(seat)), False)}


@lru_cache(maxsize=1024)
def equation(worths: tuple[int, ...], number: int) -> str:
    found = SOLVER.calculation(list(worths), number)
    return f"{term_of(found).text} = {number}" if found else ""


@leaf
def number_to_make(goal: str, label: str) -> Drawn:
    return g(
        thinker(-12, -44, 1.2, "var(--accent)", "var(--panel)"),
        coin(0, 0, goal, 29),
        transform=at(314, 134),
        role="img",
        aria_label=label,
    )


@leaf
def judged(good: bool, label: str) -> Drawn:
    return g(verdict(good), transform=at(338, 157), role="img", aria_label=label)


@leaf
def hint(words: str, strong: bool) -> Drawn:
    ink = "var(--ink)" if strong else "var(--mute)"
    weight = 700 if strong else 400
    size = fitting(words, 336, 19 if strong else 15, 13, SANS, weight)
    lines = wrap(words, 336, size, SANS, weight)[:2]
    first = 209 - (len(lines) - 1) * 8
    return g(
        [
            text(
                186,
                first + i * 17,
                shorten(line, 340, size, SANS, weight),
                size,
                ink,
                SANS,
                weight,
                "middle",
            )
            for i, line in enumerate(lines)
        ]
    )


# cards


@part
def table(laid: tuple[tuple[int, int], ...], turn: int, words: Words) -> Items:
    """9.4: whatever lies here, of whom and which rank, must be used."""
    count = len(laid)
    if not count:
        return {"nothing": nothing(say(words, "no-cards"))}
    size, each = best_size(count)
    lines = -(-count // each)
    out = {}
    for number, (seat, rank) in enumerate(laid):
        line, place = divmod(number, each)
        length = min(each, count - line * each)
        x = LEFT + (ROOM - length * (size + 9) + 9) / 2 + place * (size + 9)
        y = TOP + 6 + (HIGH - lines * (size * 1.24 + 10)) / 2 + line * (size * 1.24 + 10)
        card = RANKS[rank]
        label = say(words, "card-of", words.token(card), words.seat(seat))
        out[f"k-{seat}-{card}"] = played(card, seat, x, y, size, seat == turn, label)
    return out


def best_size(count: int) -> tuple[float, int]:
    """The largest tiles with which all cards lie on the desk, and how many in a row."""
    for size in SIZES:
        each = int((ROOM + 9) // (size + 9))
        if -(-count // each) * (size * 1.24 + 10) <= HIGH + 10:
            return size, each
    return SIZES[-1], int((ROOM + 9) // (SIZES[-1] + 9))


@leaf
def played(card: str, seat: int, x: float, y: float, size: float, own: bool, label: str) -> Drawn:
    """With the bell of whoever played it."""
    return g(
        tile(card, suit_of(seat), size, own),
        use(f"s-bell-{seat}", size - 2, 8, 0.5 * size / 40 + 0.1),
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


@leaf
def nothing(words: str) -> Drawn:
    box = [
        rect(
            *(LEFT + 58 + i * 50, TOP + 26, 42, 52, 8),
            fill="none",
            stroke="var(--line)",
            stroke_width=1.6,
            stroke_dasharray="5 4",
        )
        for i in range(3)
    ]
    return g(box, text(LEFT + ROOM / 2, TOP + 104, words, 13, "var(--mute)", SANS, 400, "middle"))


# combining by oneself


@part
def numbers(terms: tuple[tuple[str, str], ...], offered: tuple[str, ...]) -> Items:
    """9.10: numbers and signs are clicked one after another."""
    count = len(terms)
    lines = 1 if count <= 4 else 2 if count <= 10 else 3
    each = -(-count // lines)
    high = {1: 64.0, 2: 54.0, 3: 35.0}[lines]
    top = TOP + (117 - lines * (high + 5)) / 2
    out = {}
    for number, (value, way) in enumerate(terms):
        line, place = divmod(number, each)
        x, wide = row(each, LEFT - 4, ROOM + 8, 5, 72)[place]
        token = f"n{number + 1}"
        out[f"n-{token}"] = partial(
            *(token if token in offered else None, value, way),
            *(x, top + line * (high + 5), wide, high),
        )
    return out


@part
def operations(offered: tuple[str, ...], words: Words) -> Items:
    out = {}
    for name, mark, (x, wide) in zip(OPERATIONS, SIGNS, row(4, LEFT, 340, 8, 80)):
        sign = name if name in offered else None
        out[f"op-{name}"] = operation(sign, mark, words.token(name), x, wide)
    return out


@leaf
def partial(
    token: str | None, value: str, way: str, x: float, y: float, wide: float, high: float
) -> Drawn:
    """A number and, if it was calculated, how."""
    shown = value.replace("-", "−")
    derived = way not in (value, shown)
    size = fitting(shown, wide - 8, 25 if high > 40 else 19, 9, SERIF, 700)
    foot, ink = high * (0.5 if derived else 0.64), "var(--paper-ink)"
    how = shorten(way, wide - 4, 10) if derived and high > 40 else ""
    drawn = [
        rect(1, 2, wide, high, 8, fill="var(--black)", fill_opacity=0.2),
        rect(
            *(0, 0, wide, high, 8),
            fill="var(--paper)",
            stroke="var(--live)" if derived else "var(--paper-edge)",
            stroke_width=2,
        ),
        text(wide / 2, foot, shown, size, ink, SERIF, 700, "middle"),
        text(wide / 2, high - 6, how, 10, "var(--paper-mute)", anchor="middle") if how else None,
    ]
    label = f"{shown} = {way}" if derived else shown
    return button(token, label, at(x, y), drawn, (0, 0, wide, high, 8))


@leaf
def operation(token: str | None, sign: str, label: str, x: float, wide: float) -> Drawn:
    box = (0.0, 0.0, wide, 46.0, 10.0)
    drawn = [
        rect(*box, fill="var(--panel-2)", stroke="var(--line)", stroke_width=1.2),
        text(
            wide / 2, 33, sign, 28, "var(--ink)" if token else "var(--mute)", SERIF, 700, "middle"
        ),
    ]
    return button(token, label, at(x, 173), drawn, box)
