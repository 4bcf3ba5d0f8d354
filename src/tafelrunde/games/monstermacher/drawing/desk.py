"""What is going on: the turn and the robbery, an operation, a roll, a trade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import NOTHING, Items, Part, each, part
from tafelrunde.draw.shape import at, circle, g, rect
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text
from tafelrunde.words.words import Words

from ..rules.numbers import DEEDS
from . import cards
from .operation import operation_parts, result, title
from .pictures.parts import line
from .pictures.robbery import robbery
from .sight import EMPTY, Sight
from .signs import TICK, note, pill, seat_dot
from .trade import trade_parts
from .words import mood_of, say

WIDE: Final = 374.0
HIGH: Final = 210.0
CARD: Final = 60.0
HIGH_CARD: Final = CARD * cards.HIGH / cards.WIDE
TOP: Final = 38.0  # of the robbery cards
STEP: Final = 71.0
BELOW: Final = 146.0  # where the turn is told
STAGES: Final = {"first": 0, "second": 1, "third": 2}
URGENT: Final = ("join", "choose", "assist", "show", "bid", "accept")


def desk_region(sight: Sight, words: Words, span: int) -> Region:
    return Region(
        "desk",
        (0, 0, WIDE, HIGH),
        [Layer("desk", *desk_parts(sight, words))],
        static=panel(0, 0, WIDE, HIGH),
        label=say(words, "desk"),
        span=span,
        first=sight.is_asked and sight.phase in URGENT,
    )


def desk_parts(sight: Sight, words: Words) -> list[Part]:
    outcome, roll, throw = sight.view.outcome, sight.state.roll, sight.throw
    if outcome:
        return [end(outcome.reason, outcome.scores, outcome.ranks, words)]
    if sight.trade:
        return trade_parts(sight, words, sight.trade)
    if sight.operation:
        return operation_parts(sight, words, sight.operation)
    if sight.has_rolled and roll and throw:
        told = result(throw, sight.known[roll.card], words)
        return [told, pick_up(sight, words), steps(sight.state.deeds, now(sight), 158, words)]
    return turn_parts(sight, words)


# ---------- the end


@part
def end(
    reason: str, scores: tuple[int, ...], ranks: tuple[int, ...], words: Words
) -> Iterator[Items]:
    """Who won, and by how much; ties share a rank."""
    yield {"desk-title": title(words.end(reason))}
    order = sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat))
    for i, seat in enumerate(order):
        name, rank = words.seat(seat), say(words, "rank", ranks[seat])
        yield {f"rank-{seat}": ranked(seat, name, rank, scores[seat], 54.0 + i * 33, i == 0)}


@leaf
def ranked(seat: int, name: str, rank: str, score: int, y: float, first: bool) -> Drawn:
    phrase = shorten(name, 190, 15, SANS, 700)
    field = rect(10, y - 15, WIDE - 20, 30, 9, fill="var(--panel-2)", stroke="var(--line)")
    return note(
        field if first else None,
        text(20, y + 5.4, rank, 15, "var(--mute)", SERIF, 700),
        seat_dot(seat, 60, y),
        text(76, y + 5.2, phrase, 15, "var(--ink)", SANS, 700),
        things.worth(score, WIDE - 36, y, 1.1),
    )


# ---------- turn and robbery


def turn_parts(sight: Sight, words: Words) -> list[Part]:
    state, reader = sight.state, sight.reader
    first = night(words) if reader is None else own_cards(sight, words, reader)
    below = 62.0 if reader is None else BELOW
    if sight.is_robbing:
        order = [(state.turn + i) % sight.setup.seats for i in range(sight.setup.seats)]
        return [first, round(tuple([(s, sight.stands[s].status) for s in order]), below, words)]
    if state.turn < 0:
        return [first]
    return [first, turn(state.turn, sight.round, state.deeds, now(sight), below, words)]


@part
def night(words: Words) -> Items:
    return {"desk-title": title(say(words, "graves-night"))}


@part
def turn(
    seat: int, round: int, deeds: tuple[int, ...], now: int, below: float, words: Words
) -> Iterator[Items]:
    phrase = say(words, "turn-of", words.seat(seat), round)
    yield {"steps-title": whose(shorten(phrase, WIDE - 30, 13.5, SANS, 700), below + 3)}
    yield steps(deeds, now, below + 12, words)


@leaf
def whose(words: str, y: float) -> Drawn:
    return note(text(15, y, words, 13.5, "var(--ink)", SANS, 700))


def pick_up(sight: Sight, words: Words) -> Part:
    if sight.reader is None:
        return NOTHING
    stand = sight.stands[sight.reader]
    return open_enough(len(stand.open), stand.die, words)


@part
def open_enough(open: int, die: int, words: Words) -> Items:
    """12.1: whether the reader's open robbery cards are enough to take them up."""
    enough = open > die
    phrase = say(words, "pick-up-can" if enough else "pick-up", open, die)
    return {"desk-aside": aside(phrase, enough)}


@leaf
def aside(words: str, bright: bool) -> Drawn:
    weight = 700 if bright else 400
    size = fitting(words, 158, 12.5, 9, SANS, weight)
    ink = "var(--accent)" if bright else "var(--mute)"
    return note(text(WIDE - 15, 27, words, size, ink, SANS, weight, "end"))


def own_cards(sight: Sight, words: Words, seat: int) -> Part:
    stand, graves = sight.stands[seat], range(sight.setup.graves)
    choosing = sight.phase == "choose" and seat in sight.asked
    tops = tuple([sight.top(grave) for grave in graves])
    return robbery_cards(seat, stand.open, sight.played(seat), tops, stand.die, choosing, words)


@part
def robbery_cards(
    seat: int,
    open: tuple[int, ...],
    played: int,
    tops: tuple[str, ...],
    die: int,
    choosing: bool,
    words: Words,
) -> Iterator[Items]:
    """The reader's own, in the order of their graves."""
    yield {"desk-title": title(say(words, "which-grave" if choosing else "robbery-cards"))}
    if not choosing:
        yield open_enough(len(open), die, words)
    rows = [(n, n == played, n in open, top) for n, top in enumerate(tops, 1)]
    yield each(own_card, rows, seat, len(tops), words)


def own_card(
    number: int, played: bool, is_open: bool, top: str, seat: int, count: int, words: Words
) -> Items:
    """Each goes to its grave, so it is chosen by the grave's token."""
    x = 15 + (number - 1) * STEP * 4 / (count - 1)  # four of them lie wider apart
    bold = not played and not is_open
    out = {f"under-{number}": caption(under(played, is_open, top, words), x + CARD / 2, bold)}
    if played:
        return {**out, f"slot-rob-{number}": cards.slot(x, TOP, CARD, HIGH_CARD)}
    label = say(words, "robbery-card-open" if is_open else "robbery-card", number)
    kin = f"rob-{seat}-{number}"
    drawn = robbery(number, x, TOP, CARD, f"grave-{number}", label, kin, faint=is_open)
    return {**out, kin: drawn}


def under(played: bool, is_open: bool, top: str, words: Words) -> str:
    """What lies on top of that grave, or why this card does not matter now."""
    if played:
        return say(words, "played-here")
    if is_open:
        return say(words, "lies-open")
    if top == EMPTY:
        return say(words, "empty")
    return words.token(top) if top else ""


@leaf
def caption(words: str, x: float, bold: bool) -> Drawn:
    weight = 700 if bold else 400
    size = fitting(words, STEP - 8, 12, 8, SANS, weight)
    ink = "var(--ink)" if bold else "var(--mute)"
    return note(text(x, TOP + HIGH_CARD + 15, words, size, ink, SANS, weight, "middle"))


@part
def round(order: tuple[tuple[int, str], ...], top: float, words: Words) -> Iterator[Items]:
    """Who robs, who has chosen; two columns."""
    for i, (seat, status) in enumerate(order):
        x, y = 15 + i % 2 * 176, top + 6 + i // 2 * 23
        name, phrase = words.seat(seat), say(words, status) if status else ""
        yield {f"round-{seat}": robber(seat, name, phrase, mood_of(status), x, y)}


@leaf
def robber(seat: int, name: str, status: str, mood: str, x: float, y: float) -> Drawn:
    phrase = shorten(name, 58, 13, SANS, 700)
    size = fitting(status, 76, 11.5, 9, SANS, 700)
    ink = "var(--mute)" if mood == "quiet" else "var(--ink)"
    return note(
        seat_dot(seat, x + 8, y),
        text(x + 21, y + 4.6, phrase, 13, ink, SANS, 700),
        pill(status, x + 168, y, mood, size) if status else None,
    )


def now(sight: Sight) -> int:
    """The action that goes on."""
    return STAGES.get(sight.phase, len(sight.state.deeds) - 1)


@part
def steps(deeds: tuple[int, ...], now: int, top: float, words: Words) -> Iterator[Items]:
    """The three actions of a turn: done, going on, still to come."""
    for i in range(3):
        done = i < len(deeds)
        what = say(words, f"deed-{DEEDS[deeds[i]]}" if done else f"action-{i + 1}")
        yield {f"step-{i}": step(i, what, i == now, done and i != now, top)}


@leaf
def step(number: int, words: str, live: bool, done: bool, y: float) -> Drawn:
    x, wide, high = 12 + number * 117.5, 114.0, 42.0
    fill = "var(--accent)" if live else "var(--panel-2)"
    ink = "var(--on-accent)" if live else "var(--ink)" if done else "var(--mute)"
    size = fitting(words, wide - 36, 12.5, 8.5, SANS, 700)
    middle = y + high / 2
    sign = text(x + 17, middle + 4.8, str(number + 1), 13, ink, SERIF, 700, "middle")
    if done:
        sign = g(line(TICK, ink, 2), transform=at(x + 17, middle))
    return note(
        rect(x, y, wide, high, 10, fill=fill, stroke=None if live else "var(--line)"),
        circle(x + 17, middle, 10.5, fill="none", stroke=ink, stroke_width=1.4),
        sign,
        text(x + 32, middle + 4.4, words, size, ink, SANS, 700),
    )
