"""What lies before a seat: points on the way to twelve, reserve, supply, prisoners."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, marks, pieces, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import NEUTRAL
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import circle, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, measure, shorten, text
from tafelrunde.words.words import Words

from ..rules.dealing import is_dealt
from ..rules.numbers import (
    CAMPS,
    CASTLES,
    COLOURS,
    GOAL,
    IN_RESERVE,
    LEVELS,
    TOWERS,
)  # fmt: skip
from ..rules.scoring import has_capital, points
from ..rules.state import Eko
from ..rules.turn import Exchange
from .words import emperor_label, say

WIDTH: Final = 276.0
HEIGHT: Final = 95.0
SMALL: Final = 12.5  # letters
RESERVE: Final = 49.0  # the y of its discs
SUPPLY: Final = 87.0
PLOTS: Final = ((12.0, CAMPS), (113.0, TOWERS), (177.0, CASTLES))  # first x and number, by level
PRISON: Final = (202.0, 61.0, 74.0, 32.0)


class Stand(NamedTuple):
    """What is to be seen before a seat."""

    seat: int
    colour: int
    worth: int
    capital: bool
    rank: int  # 0 while the match goes on
    on_board: int  # discs
    reserve: int
    removed: int
    supply: tuple[int, int, int]
    emperor: int  # the seat that holds it, or where else it is
    held: tuple[tuple[int, int], ...]  # emperors: whose, and their colours


def stand(view: View, state: Eko, seat: int) -> Stand:
    player = state.players[seat]
    held = [(i, state.colours[i]) for i, other in enumerate(state.players) if other.emperor == seat]
    return Stand(
        seat=seat,
        colour=state.colours[seat],
        worth=points(state, seat),
        capital=has_capital(state, seat),
        rank=view.outcome.ranks[seat] if view.outcome else 0,
        on_board=player.discs(),
        reserve=player.reserve,
        removed=player.removed,
        supply=(player.camps, player.towers, player.castles),
        emperor=player.emperor,
        held=tuple(held),
    )


def exchanges(view: View, state: Eko, seat: int) -> frozenset[str]:
    """6.6: the colours of emperors that the reader may exchange here."""
    if view.seat != seat or not isinstance(state.decision, Exchange):
        return frozenset()
    return frozenset([action.tokens[1] for action in view.legal])


def seat_region(view: View, words: Words, state: Eko, seat: int) -> Region:
    box = (0, 0, WIDTH, HEIGHT)
    known = state.dealt[seat] if seat < len(state.dealt) else None
    if is_dealt(state):
        known = state.colours[seat]
        asked, offered = seat in view.actors, exchanges(view, state, seat)
        drawn = plate(stand(view, state, seat), asked, offered, words)
    else:
        drawn = newcomer(seat, known, words)
    layer = Layer(f"seat-{seat}", drawn)
    return Region(f"seat-{seat}", box, [layer], label=words.seat(seat), seat=seat, colour=known)


@part
def newcomer(seat: int, colour: int | None, words: Words) -> Items:
    """2.4: before the first turn a seat has at most a colour."""
    status = say(words, "no-colour") if colour is None else say(words, "colour", COLOURS[colour])
    return {
        f"avatar-{seat}": avatar(NEUTRAL if colour is None else colour),
        f"status-{seat}": text(52, 25, status, 14, "var(--mute)"),
    }


@part
def plate(stand: Stand, asked: bool, offered: frozenset[str], words: Words) -> Iterator[Items]:
    yield about(stand, words)
    yield {f"avatar-{stand.seat}": avatar(stand.colour, asked)}
    yield head(stand, words)
    yield reserve(stand.seat, stand.colour, stand.reserve, stand.removed, stand.emperor, words)
    yield supply(stand.seat, stand.colour, stand.supply)
    yield prisoners(stand.seat, stand.held, offered, words)


@part
def about(stand: Stand, words: Words) -> Items:
    return {f"about-{stand.seat}": label_area(seat_label(words, stand))}


@part
def head(stand: Stand, words: Words) -> Items:
    seat, capital = stand.seat, stand.capital
    shown = say(words, "capital" if capital else "no-capital")
    out = {
        f"track-{seat}": things.track(stand.colour, min(stand.worth, GOAL), GOAL, 52, 8, 15.4),
        f"points-{seat}": total(stand.worth),
        f"capital-{seat}": crown(shown, capital),
    }
    room = WIDTH - 74 - measure(shown, SMALL, weight=700) - 8
    status, bright = status_of(stand, words)
    if status:
        out[f"status-{seat}"] = status_line(shorten(status, room, SMALL), bright)
    return out


def status_of(stand: Stand, words: Words) -> tuple[str, bool]:
    """The one thing to be said about a seat, and whether it stands out."""
    if stand.rank:
        return say(words, "rank", stand.rank), stand.rank == 1
    if stand.on_board == 0:
        return say(words, "eliminated"), False
    return say(words, "captive") if stand.emperor >= 0 else "", False


def seat_label(words: Words, stand: Stand) -> str:
    """Everything in a seat's region in one sentence."""
    parts = [
        f"{words.seat(stand.seat)} ({say(words, 'colour', COLOURS[stand.colour])})",
        say(words, "points", stand.worth, GOAL),
        say(words, "capital" if stand.capital else "no-capital"),
        say(words, "reserve", stand.reserve),
        say(words, "supply", *stand.supply),
        emperor_label(words, stand.emperor),
        *(say(words, "prisoner", words.seat(other)) for other, _ in stand.held),
    ]
    if stand.removed:
        parts.append(say(words, "removed", stand.removed))
    return ", ".join(part for part in parts if part)


@leaf
def label_area(label: str) -> Drawn:
    """Words for those who do not see the region."""
    return rect(0, 0, WIDTH, HEIGHT, fill="none", role="img", aria_label=label)


@leaf
def avatar(colour: int, asked: bool = False) -> Drawn:
    """The seat's colour, with a sign while the seat is to decide."""
    shade = ellipse(23, 26, 25, 15, fill="url(#gr-shadow)")
    sign = (
        circle(38, 31, 7.5, fill="var(--accent)", stroke="var(--panel)", stroke_width=2),
        path("M35.8 27.2 42 31 35.8 34.8z", fill="var(--on-accent)"),
    )
    return g(
        shade, use(f"s-disc-{colour}", 22, 18, 0.82), sign if asked else None, aria_hidden=True
    )


@leaf
def total(worth: int) -> Drawn:
    return text(WIDTH - 2, 22, str(worth), 27, "var(--ink)", SERIF, 700, "end")


@leaf
def crown(words: str, held: bool) -> Drawn:
    ink = "var(--ink)" if held else "var(--mute)"
    sign = use("s-crown", 60, 34.5, 0.9, opacity=None if held else 0.32)
    return g(sign, text(72, 37, words, SMALL, ink, SANS, 700 if held else 400))


@leaf
def status_line(words: str, bright: bool) -> Drawn:
    ink = "var(--accent)" if bright else "var(--mute)"
    return text(WIDTH - 2, 37, words, SMALL, ink, SANS, 700 if bright else 400, "end")


@part
def reserve(
    seat: int, colour: int, count: int, gone: int, emperor: int, words: Words
) -> Iterator[Items]:
    """The emperor first; to the right what has left the game (7.3)."""
    key = COLOURS[colour]
    right, drawn = removed(seat, colour, gone)
    yield drawn
    label = say(words, "reserve", count)
    x = 11.0
    if emperor == IN_RESERVE:
        yield {f"e-{key}": pieces.disc(colour, x + 1, RESERVE - 1, 0, True, 0.44)}
        x += 22
    room = right - measure(label, SMALL) - 18 - x
    step = min(15.0, room / max(count, 1))
    for number in range(count):
        yield {f"d-{key}-r-{number}": pieces.disc(colour, x, RESERVE, 0, False, 0.34)}
        x += step
    x += 2 if x > 11 else -9
    yield {f"reserve-{seat}": text(x, RESERVE + 5, label, SMALL, "var(--mute)")}


def removed(seat: int, colour: int, count: int) -> tuple[float, Items]:
    """Where they begin, and their discs."""
    if not count:
        return WIDTH, {}
    left = WIDTH - 9 - 5.5 * (count - 1)
    label = f"−{count}"
    out = {
        f"d-{COLOURS[colour]}-x-{number}": faded(colour, left + 5.5 * number, RESERVE)
        for number in range(count)
    }
    words = text(left - 11, RESERVE + 5, label, SMALL, "var(--mute)", anchor="end")
    return left - 11 - measure(label, SMALL), {**out, f"removed-{seat}": words}


@leaf
def faded(colour: int, x: float, y: float) -> Drawn:
    return use(
        *(f"s-disc-{colour}", x, y, 0.3), class_="piece", pointer_events="none", opacity=0.42
    )


@part
def supply(seat: int, colour: int, counts: tuple[int, int, int]) -> Items:
    """1.6: places for all nine buildings; those in the supply stand on theirs."""
    out = {f"plots-{seat}": plots()}
    for level, (left, _) in enumerate(PLOTS):
        kind, scale = LEVELS[level], (0.36, 0.37, 0.34)[level]
        for number in range(counts[level]):
            place = (left + number * 19.5, SUPPLY + 1, scale)
            out[f"b-{COLOURS[colour]}-{kind}-s{number}"] = pieces.piece(
                f"eko-{kind}", colour, *place
            )
    return out


@leaf
def plots() -> Drawn:
    rings = [
        ellipse(
            *(left + number * 19.5, SUPPLY + 3, (7.6, 7, 11)[level], (3.6, 3.4, 4.4)[level]),
            fill="var(--panel-2)",
            stroke="var(--line)",
        )
        for level, (left, count) in enumerate(PLOTS)
        for number in range(count)
    ]
    return g(rings, aria_hidden=True)


@part
def prisoners(
    seat: int, held: tuple[tuple[int, int], ...], offered: frozenset[str], words: Words
) -> Items:
    """6.3, 9.1; for an exchange (6.6) one of them is clicked."""
    if not held:
        return {}
    out = {f"prison-{seat}": prison()}
    for place, (other, colour) in enumerate(held):
        key = COLOURS[colour]
        x, y = PRISON[0] + PRISON[2] / 2 + (place - (len(held) - 1) / 2) * 24, SUPPLY - 10.0
        if key in offered:
            label = say(words, "prisoner", words.seat(other))
            out[f"p-{key}"] = prisoner(x, y, key, label)
            out[f"m-p-{key}"] = marks.round_mark("pick", x, y, 14, key)
        out[f"e-{key}"] = pieces.disc(colour, x, y - 3, 0, True, 0.5, key)
    out[f"bars-{seat}"] = bars()
    return out


@leaf
def prisoner(x: float, y: float, token: str, label: str) -> Drawn:
    return rect(
        *(x - 12, y - 15, 24, 30, 8),
        fill="var(--white)",
        fill_opacity=0,
        pointer_events="all",
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def prison() -> Drawn:
    return rect(*PRISON, 9, fill="var(--panel-2)", stroke="var(--line)")


@leaf
def bars() -> Drawn:
    left, top, wide, high = PRISON
    uprights = "".join(f"M{left + 7 + i * 12:g} {top:g}v{high:g}" for i in range(6))
    rails = f"M{left + 3:g} {top + 4:g}h{wide - 6:g}m0 {high - 8:g}h{6 - wide:g}"
    return path(
        uprights + rails,
        fill="none",
        stroke="var(--mute)",
        stroke_opacity=0.5,
        stroke_width=1.6,
        stroke_linecap="round",
        pointer_events="none",
        aria_hidden=True,
    )
