"""What is going on: the turn and the robbery, an operation, a roll, a trade."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import Outcome
from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, rect
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text
from tafelrunde.words.words import Words

from ..rules.setup import MonsterSetup
from . import cards
from .operation import add_operation, add_result, title
from .paint import Items
from .pictures.parts import line
from .pictures.robbery import robbery
from .seats import mood_of
from .sight import Sight
from .signs import TICK, note, pill, seat_dot
from .trade import add_trade
from .words import say, status_of

WIDE: Final = 374.0
HIGH: Final = 210.0
CARD: Final = 60.0
HIGH_CARD: Final = CARD * cards.HIGH / cards.WIDE
TOP: Final = 38.0  # of the robbery cards
STEP: Final = 71.0
BELOW: Final = 146.0  # where the turn is told
URGENT: Final = ("join", "choose", "assist", "show", "bid", "accept")


def desk_region(
    sight: Sight, words: Words, setup: MonsterSetup, span: int, outcome: Outcome | None
) -> Region:
    items: Items = {}
    if outcome:
        add_end(items, words, outcome)
    elif sight.trade:
        add_trade(items, sight, words)
    elif sight.operation:
        add_operation(items, sight, words, setup)
    elif sight.has_rolled:
        add_result(items, sight, words)
        add_pick_up(items, sight, words)
        add_steps(items, sight, words, 158)
    else:
        add_turn(items, sight, words)
    return Region(
        "desk",
        (0, 0, WIDE, HIGH),
        [Layer("desk", items)],
        static=panel(0, 0, WIDE, HIGH),
        label=say(words, "desk"),
        span=span,
        first=sight.is_asked and sight.phase in URGENT,
    )


# ---------- turn and robbery


def add_end(items: Items, words: Words, outcome: Outcome) -> None:
    """Who won, and by how much; ties share a rank."""
    items["desk-title"] = title(words.end(outcome.reason))
    order = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.ranks[seat], seat))
    for i, seat in enumerate(order):
        y = 54.0 + i * 33
        name, rank = words.seat(seat), say(words, "rank", outcome.ranks[seat])
        items[f"rank-{seat}"] = ranked(seat, name, rank, outcome.scores[seat], y, i == 0)


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


def add_turn(items: Items, sight: Sight, words: Words) -> None:
    if sight.reader is None:
        items["desk-title"] = title(say(words, "graves-night"))
        below = 62.0
    else:
        add_robbery_cards(items, sight, words, sight.reader)
        below = BELOW
    if sight.is_robbing:
        add_round(items, sight, words, below)
    elif sight.turn >= 0:
        phrase = say(words, "turn-of", words.seat(sight.turn), sight.round)
        short = shorten(phrase, WIDE - 30, 13.5, SANS, 700)
        items["steps-title"] = note(text(15, below + 3, short, 13.5, "var(--ink)", SANS, 700))
        add_steps(items, sight, words, below + 12)


def add_pick_up(items: Items, sight: Sight, words: Words) -> None:
    """12.1: whether the reader's open robbery cards are enough to take them up."""
    if sight.reader is None:
        return
    player = sight.players[sight.reader]
    enough = len(player.open) > player.die
    phrase = say(words, "pick-up-can" if enough else "pick-up", len(player.open), player.die)
    items["desk-aside"] = aside(phrase, enough)


@leaf
def aside(words: str, bright: bool) -> Drawn:
    weight = 700 if bright else 400
    size = fitting(words, 158, 12.5, 9, SANS, weight)
    ink = "var(--accent)" if bright else "var(--mute)"
    return note(text(WIDE - 15, 27, words, size, ink, SANS, weight, "end"))


def add_robbery_cards(items: Items, sight: Sight, words: Words, seat: int) -> None:
    """The reader's own: each goes to its grave, so it is chosen by the grave's token."""
    player = sight.players[seat]
    played = player.choice if player.robs else 0
    choosing = sight.phase == "choose" and seat in sight.asked
    heading = say(words, "which-grave" if choosing else "robbery-cards")
    items["desk-title"] = title(heading)
    if not choosing:
        add_pick_up(items, sight, words)
    numbers = sorted((*player.hidden, *player.open))
    step = STEP * 4 / (len(numbers) - 1)  # four of them lie wider apart
    for number in numbers:
        x = 15 + (number - 1) * step
        below = under(sight, words, number, player.open, played)
        bold = number in player.hidden and number != played
        items[f"under-{number}"] = caption(below, x + CARD / 2, bold)
        if number == played:
            items[f"slot-rob-{number}"] = cards.slot(x, TOP, CARD, HIGH_CARD)
            continue
        is_open = number in player.open
        label = say(words, "robbery-card-open" if is_open else "robbery-card", number)
        items[f"rob-{seat}-{number}"] = robbery(
            *(number, x, TOP, CARD, f"grave-{number}", label, f"rob-{seat}-{number}"),
            faint=is_open,
        )


def under(sight: Sight, words: Words, number: int, open: tuple[int, ...], played: int) -> str:
    """What lies on top of that grave, or why this card does not matter now."""
    if number == played:
        return say(words, "played-here")
    if number in open:
        return say(words, "lies-open")
    grave = sight.graves[number - 1]
    if not grave.size:
        return say(words, "empty")
    return words.token(grave.cards[-1].type) if grave.cards else ""


@leaf
def caption(words: str, x: float, bold: bool) -> Drawn:
    weight = 700 if bold else 400
    size = fitting(words, STEP - 8, 12, 8, SANS, weight)
    ink = "var(--ink)" if bold else "var(--mute)"
    return note(text(x, TOP + HIGH_CARD + 15, words, size, ink, SANS, weight, "middle"))


def add_round(items: Items, sight: Sight, words: Words, top: float) -> None:
    """Who robs, who has chosen; two columns."""
    for i in range(len(sight.players)):
        seat = (sight.turn + i) % len(sight.players)
        x, y = 15 + i % 2 * 176, top + 6 + i // 2 * 23
        status = status_of(words, sight, seat)
        items[f"round-{seat}"] = robber(seat, words.seat(seat), status, mood_of(sight, seat), x, y)


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


def add_steps(items: Items, sight: Sight, words: Words, top: float) -> None:
    """The three actions of a turn: done, going on, still to come."""
    over = sight.phase == "over"
    now = {"first": 0, "second": 1, "third": 2}.get(sight.phase, len(sight.deeds) - 1)
    for i in range(3):
        done = sight.deeds[i] if i < len(sight.deeds) else ""
        what = say(words, f"deed-{done}") if done else say(words, f"action-{i + 1}")
        live = i == now and not over
        items[f"step-{i}"] = step(i, what, live, bool(done) and not live, top)


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
