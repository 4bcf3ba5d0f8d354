"""The reader's own laboratory: the monster, the grade, the way to life."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, shorten, text
from tafelrunde.words.words import Words

from ..rules.numbers import BEST, LIMBS, TYPES, VALUES
from ..rules.setup import MonsterSetup
from .bench import (
    add_monster,
    add_roll,
    bench_with_props,
    verdict,
)  # fmt: skip
from .gallows import is_crowded
from .paint import Items
from .seats import mood_of
from .sight import Player, Sight
from .signs import bolt, note, pill, rotten_pill, rule
from .words import (
    grade,
    lab_label,
    rotten,
    rotten_bonus,
    say,
    status_of,
)  # fmt: skip

WIDE: Final = 260.0
HIGH: Final = 246.0
BENCH: Final = (20.0, 10.0, 126.0, 226.0)
LEFT: Final = 155.0  # of the words
RIGHT: Final = 251.0


def lab_region(sight: Sight, words: Words, setup: MonsterSetup, seat: int) -> Region:
    figures: Items = {}
    x, y, wide, high = BENCH
    add_monster(figures, sight, seat, x + wide / 2, y + high / 2 + 5, 0.87, 0.95)
    add_roll(figures, sight, words, seat, x + wide - 24, y + high - 24)
    items: Items = {}
    add_head(items, sight, words, seat)
    add_grade(items, words, sight.players[seat], seat)
    add_revival(items, sight, words, setup, seat)
    return Region(
        f"lab-{seat}",
        (0, 0, WIDE, HIGH),
        [Layer(f"monster-{seat}", figures), Layer(f"lab-{seat}", items)],
        static=sheet(seat),
        label=say(words, "lab-own"),
        span=3,
        narrow=12 if is_crowded(sight) else 7,
    )


@leaf
def sheet(seat: int) -> Drawn:
    return g(panel(0, 0, WIDE, HIGH, 14, seat), bench_with_props(seat, *BENCH))


def add_head(items: Items, sight: Sight, words: Words, seat: int) -> None:
    player = sight.players[seat]
    items[f"who-{seat}"] = rect(
        *(0, 0, WIDE, HIGH), fill="none", role="img", aria_label=lab_label(words, sight, seat)
    )
    turn = sight.turn == seat and sight.phase != "over"
    items[f"name-{seat}"] = name(words.seat(seat), turn)
    items[f"points-{seat}"] = g(things.worth(player.points, RIGHT - 14, 24, 1.3))
    status = status_of(words, sight, seat)
    if status:
        phrase = shorten(status, RIGHT - LEFT - 34, 12, SANS, 700)
        items[f"status-{seat}"] = pill(phrase, RIGHT, 52, mood_of(sight, seat), 12)
    elif rotten_bonus(player):
        phrase = say(words, "rotten", rotten(player), rotten_bonus(player))
        items[f"status-{seat}"] = rotten_pill(phrase, RIGHT, 52, 12)
    else:
        phrase = say(words, "your-turn" if turn else "you")
        items[f"status-{seat}"] = you(phrase, turn)


@leaf
def name(words: str, turn: bool) -> Drawn:
    room = RIGHT - LEFT - 31 - (21 if turn else 0)
    size = fitting(words, room, 18, 12.5, SERIF, 700)
    phrase = shorten(words, room, size, SERIF, 700)
    sign = use("s-mm-turn", LEFT + measure(phrase, size, SERIF, 700) + 11, 24) if turn else None
    return note(text(LEFT, 30, phrase, size, "var(--ink)", SERIF, 700), sign)


@leaf
def you(words: str, turn: bool) -> Drawn:
    ink = "var(--accent)" if turn else "var(--mute)"
    size = fitting(words, RIGHT - LEFT, 13, 9, SANS, 700)
    return note(text(LEFT, 55, words, size, ink, SANS, 700))


def add_grade(items: Items, words: Words, player: Player, seat: int) -> None:
    phrase = grade(words, player.die)
    label = say(words, "die", player.die, phrase)
    items[f"die-{seat}"] = big_die(player.die, say(words, "grade-short", player.die), phrase, label)


@leaf
def big_die(number: int, short: str, phrase: str, label: str) -> Drawn:
    size = fitting(phrase, RIGHT - LEFT, 13, 9)
    short_size = fitting(short, RIGHT - LEFT - 41, 17, 11, SERIF, 700)
    return note(
        things.die(number, LEFT + 17, 81, 31, -6, "red"),
        text(LEFT + 41, 87, short, short_size, "var(--ink)", SERIF, 700),
        text(LEFT, 112, phrase, size, "var(--mute)"),
        role="img",
        aria_label=label,
    )


# ---------- the way to life


def revival_bonus(setup: MonsterSetup, player: Player) -> int:
    """9.8, 10.2: −1 for each missing limb, and what sewn parts say."""
    sewn = {TYPES.index(card.type): card.value for card in player.sewn}
    printed = sum(setup.revival_bonus[kind * VALUES + value] for kind, value in sewn.items())
    return printed - sum(kind not in sewn for kind in range(LIMBS))


def needed(setup: MonsterSetup, die: int, bonus: int) -> int:
    """The least roll that succeeds; 0 if every roll does, 7 and more if none."""
    if die == BEST and setup.one_always_succeeds:
        return 0
    return max(1, die - bonus)


def need_text(words: Words, least: int) -> str:
    if least <= 1:
        return say(words, "need-none")
    return say(words, "need", least) if least <= 6 else say(words, "need-too-much")


def add_revival(items: Items, sight: Sight, words: Words, setup: MonsterSetup, seat: int) -> None:
    player = sight.players[seat]
    kinds = {card.kind for card in player.sewn}
    ready = {"HD", "BR"} <= kinds
    lacks = sum(kind not in kinds for kind in ("LA", "RA", "LL", "RL"))
    bonus = revival_bonus(setup, player)
    least = needed(setup, player.die, bonus)
    if sight.reviver == seat:
        phrase = say(words, "alive")
    else:
        phrase = need_text(words, least) if ready else say(words, "not-yet")
    items[f"revival-{seat}"] = revival(
        say(words, "revival"),
        say(words, "head-and-brain"),
        ready,
        say(words, "lacking", lacks),
        lacks == 0,
        phrase,
        say(words, "heavy-brain") if bonus + lacks else "",
    )


@leaf
def revival(
    title: str, both: str, ready: bool, lacking: str, whole: bool, need: str, heavy: str
) -> Drawn:
    room = RIGHT - LEFT - 20
    lines = [check(both, ready, 155, room), check(lacking, whole, 172, room)]
    title_size = fitting(title, RIGHT - LEFT, 14.5, 9, SERIF, 700)
    size = fitting(need, RIGHT - LEFT - 34, 13, 9, SANS, 700)
    return note(
        rule(LEFT, 120, RIGHT - LEFT),
        text(LEFT, 138, title, title_size, "var(--ink)", SERIF, 700),
        lines,
        check(heavy, False, 189, room) if heavy else None,
        rect(LEFT, 203, RIGHT - LEFT, 32, 9, fill="var(--panel-2)", stroke="var(--line)"),
        bolt(LEFT + 14, 217, 0.85),
        text(LEFT + 27, 223.5, need, size, "var(--ink)", SANS, 700),
    )


def check(words: str, done: bool, y: float, room: float) -> Drawn:
    sign = (
        g(verdict(True), transform=at(LEFT + 8, y - 4.5, 0.78))
        if done
        else circle(
            *(LEFT + 8, y - 4.5, 6.2),
            fill="none",
            stroke="var(--mute)",
            stroke_width=1.4,
            stroke_dasharray="2.6 2.6",
        )
    )
    size = fitting(words, room, 12.5, 9)
    return g(sign, text(LEFT + 20, y, words, size, "var(--ink)"))
