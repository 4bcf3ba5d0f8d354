"""What lies before a seat: points on the way to twelve, reserve, supply, prisoners."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, marks, pieces, things
from tafelrunde.draw.el import leaf
from tafelrunde.draw.palette import NEUTRAL
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
from .pieces import Items
from .words import say, seat_label

WIDTH: Final = 276.0
HEIGHT: Final = 95.0
SMALL: Final = 12.5  # letters
RESERVE: Final = 49.0  # the y of its discs
SUPPLY: Final = 87.0
PLOTS: Final = ((12.0, CAMPS), (113.0, TOWERS), (177.0, CASTLES))  # first x and number, by level
PRISON: Final = (202.0, 61.0, 74.0, 32.0)


def seat_region(view: View, words: Words, state: Eko, seat: int) -> Region:
    items: Items = {}
    if is_dealt(state):
        add_head(items, view, words, state, seat)
        add_reserve(items, words, state, seat)
        add_supply(items, state, seat)
        add_prisoners(items, view, words, state, seat)
    else:
        add_newcomer(items, words, state, seat)
    layer = Layer(f"seat-{seat}", items)
    box = (0, 0, WIDTH, HEIGHT)
    dealt = state.dealt[seat] if seat < len(state.dealt) else None
    colour = state.colours[seat] if is_dealt(state) else dealt
    return Region(f"seat-{seat}", box, [layer], label=words.seat(seat), seat=seat, colour=colour)


def add_newcomer(items: Items, words: Words, state: Eko, seat: int) -> None:
    """2.4: before the first turn a seat has at most a colour."""
    known = seat < len(state.dealt)
    items[f"avatar-{seat}"] = avatar(state.dealt[seat] if known else NEUTRAL)
    status = say(words, "colour", COLOURS[state.dealt[seat]]) if known else say(words, "no-colour")
    items[f"status-{seat}"] = text(52, 25, status, 14, "var(--mute)")


def add_head(items: Items, view: View, words: Words, state: Eko, seat: int) -> None:
    worth, capital = points(state, seat), has_capital(state, seat)
    items[f"about-{seat}"] = label_area(seat_label(state, words, seat, worth, capital))
    items[f"avatar-{seat}"] = avatar(state.colours[seat], seat in view.actors)
    items[f"track-{seat}"] = things.track(state.colours[seat], min(worth, GOAL), GOAL, 52, 8, 15.4)
    items[f"points-{seat}"] = total(worth)
    shown = say(words, "capital" if capital else "no-capital")
    items[f"capital-{seat}"] = crown(shown, capital)
    room = WIDTH - 74 - measure(shown, SMALL, weight=700) - 8
    status, bright = status_of(view, words, state, seat)
    if status:
        items[f"status-{seat}"] = status_line(shorten(status, room, SMALL), bright)


def status_of(view: View, words: Words, state: Eko, seat: int) -> tuple[str, bool]:
    """The one thing to be said about a seat, and whether it stands out."""
    if view.outcome is not None:
        rank = view.outcome.ranks[seat]
        return say(words, "rank", rank), rank == 1
    if state.players[seat].discs() == 0:
        return say(words, "eliminated"), False
    return say(words, "captive") if state.players[seat].emperor >= 0 else "", False


@leaf
def label_area(label: str) -> Markup:
    """Words for those who do not see the region."""
    return rect(0, 0, WIDTH, HEIGHT, fill="none", role="img", aria_label=label)


@leaf
def avatar(colour: int, asked: bool = False) -> Markup:
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
def total(worth: int) -> Markup:
    return text(WIDTH - 2, 22, str(worth), 27, "var(--ink)", SERIF, 700, "end")


@leaf
def crown(words: str, held: bool) -> Markup:
    ink = "var(--ink)" if held else "var(--mute)"
    sign = use("s-crown", 60, 34.5, 0.9, opacity=None if held else 0.32)
    return g(sign, text(72, 37, words, SMALL, ink, SANS, 700 if held else 400))


@leaf
def status_line(words: str, bright: bool) -> Markup:
    ink = "var(--accent)" if bright else "var(--mute)"
    return text(WIDTH - 2, 37, words, SMALL, ink, SANS, 700 if bright else 400, "end")


def add_reserve(items: Items, words: Words, state: Eko, seat: int) -> None:
    """The emperor first; to the right what has left the game (7.3)."""
    player, colour = state.players[seat], state.colours[seat]
    key = COLOURS[colour]
    right = add_removed(items, key, colour, player.removed, seat)
    label = say(words, "reserve", player.reserve)
    x = 11.0
    if player.emperor == IN_RESERVE:
        items[f"e-{key}"] = pieces.disc(colour, x + 1, RESERVE - 1, 0, True, 0.44)
        x += 22
    room = right - measure(label, SMALL) - 18 - x
    step = min(15.0, room / max(player.reserve, 1))
    for number in range(player.reserve):
        items[f"d-{key}-r-{number}"] = pieces.disc(colour, x, RESERVE, 0, False, 0.34)
        x += step
    x += 2 if x > 11 else -9
    items[f"reserve-{seat}"] = text(x, RESERVE + 5, label, SMALL, "var(--mute)")


def add_removed(items: Items, key: str, colour: int, removed: int, seat: int) -> float:
    """Returns where they begin."""
    left = WIDTH - 9 - 5.5 * (removed - 1)
    for number in range(removed):
        items[f"d-{key}-x-{number}"] = faded(colour, left + 5.5 * number, RESERVE)
    if not removed:
        return WIDTH
    label = f"−{removed}"
    items[f"removed-{seat}"] = text(
        left - 11, RESERVE + 5, label, SMALL, "var(--mute)", anchor="end"
    )
    return left - 11 - measure(label, SMALL)


@leaf
def faded(colour: int, x: float, y: float) -> Markup:
    return use(
        *(f"s-disc-{colour}", x, y, 0.3), class_="piece", pointer_events="none", opacity=0.42
    )


def add_supply(items: Items, state: Eko, seat: int) -> None:
    """1.6: places for all nine buildings; those in the supply stand on theirs."""
    player, colour = state.players[seat], state.colours[seat]
    items[f"plots-{seat}"] = plots()
    for level, (left, _) in enumerate(PLOTS, 1):
        kind = LEVELS[level - 1]
        for number in range(player.supply(level)):
            items[f"b-{COLOURS[colour]}-{kind}-s{number}"] = pieces.piece(
                kind, colour, left + number * 19.5, SUPPLY + 1, (0.36, 0.37, 0.34)[level - 1]
            )


@leaf
def plots() -> Markup:
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


def add_prisoners(items: Items, view: View, words: Words, state: Eko, seat: int) -> None:
    """6.3, 9.1; for an exchange (6.6) one of them is clicked."""
    held = [i for i, player in enumerate(state.players) if player.emperor == seat]
    if not held:
        return
    offered = {a.tokens[1] for a in view.legal if a.kind == "exchange"} if view.seat == seat else ()
    items[f"prison-{seat}"] = prison()
    for place, other in enumerate(held):
        colour = state.colours[other]
        key = COLOURS[colour]
        x, y = PRISON[0] + PRISON[2] / 2 + (place - (len(held) - 1) / 2) * 24, SUPPLY - 10.0
        if key in offered:
            label = say(words, "prisoner", words.seat(other))
            items[f"p-{key}"] = prisoner(x, y, key, label)
            items[f"m-p-{key}"] = marks.round_mark("pick", x, y, 14, key)
        items[f"e-{key}"] = pieces.disc(colour, x, y - 3, 0, True, 0.5, key)
    items[f"bars-{seat}"] = bars()


@leaf
def prisoner(x: float, y: float, token: str, label: str) -> Markup:
    return rect(
        *(x - 12, y - 15, 24, 30, 8),
        fill="#ffffff",
        fill_opacity=0,
        pointer_events="all",
        data_token=token,
        role="img",
        aria_label=label,
    )


@leaf
def prison() -> Markup:
    return rect(*PRISON, 9, fill="var(--panel-2)", stroke="var(--line)")


@leaf
def bars() -> Markup:
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
