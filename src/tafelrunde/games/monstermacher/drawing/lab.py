"""The reader's own laboratory: the monster, the grade, the way to life."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, shorten, text
from tafelrunde.words.words import Words

from ..rules.numbers import BRAIN, HEAD
from ..rules.setup import MonsterSetup
from .bench import bench_with_props, laid_on, monster, rolled, verdict
from .gallows import is_crowded
from .odds import missing_limbs, need_text, needed, revival_bonus
from .sight import Seen, Sight, Stand
from .signs import note, pill, points, rotten_pill, rule
from .words import grade, lab_label, mood_of, rotten_text, say

WIDE: Final = 260.0
HIGH: Final = 246.0
BENCH: Final = (20.0, 10.0, 126.0, 226.0)
TORSO: Final = (83.0, 128.0, 0.87, 0.95)
DIE: Final = (122.0, 212.0)  # the white one
LEFT: Final = 155.0  # of the words
RIGHT: Final = 251.0


def lab_region(sight: Sight, words: Words, seat: int) -> Region:
    stand = sight.stands[seat]
    figures = monster(seat, stand.sewn, laid_on(sight, seat), TORSO)
    items = lab(stand, seat == sight.reviver, sight.setup, words)
    return Region(
        f"lab-{seat}",
        (0, 0, WIDE, HIGH),
        [
            Layer(f"monster-{seat}", figures, rolled(sight, words, seat, DIE)),
            Layer(f"lab-{seat}", items),
        ],
        static=sheet(seat),
        label=say(words, "lab-own"),
        span=3,
        narrow=12 if is_crowded(sight) else 7,
    )


@part
def lab(stand: Stand, lives: bool, setup: MonsterSetup, words: Words) -> Iterator[Items]:
    yield head(stand, words)
    yield study(stand.seat, stand.die, words)
    yield way(stand.seat, stand.die, stand.sewn, lives, setup, words)


@leaf
def sheet(seat: int) -> Drawn:
    return g(panel(0, 0, WIDE, HIGH, 14, seat), bench_with_props(seat, *BENCH))


def head(stand: Stand, words: Words) -> Items:
    seat, label = stand.seat, lab_label(words, stand)
    return {
        f"who-{seat}": rect(0, 0, WIDE, HIGH, fill="none", role="img", aria_label=label),
        f"name-{seat}": name(words.seat(seat), stand.turn),
        f"points-{seat}": points(stand.points, RIGHT - 14, 24, 1.3),
        f"status-{seat}": status(stand, words),
    }


def status(stand: Stand, words: Words) -> Drawn:
    bonus = rotten_text(words, stand.sewn)
    if stand.status:
        phrase = shorten(say(words, stand.status), RIGHT - LEFT - 34, 12, SANS, 700)
        return pill(phrase, RIGHT, 52, mood_of(stand.status), 12)
    if bonus:
        return rotten_pill(bonus, RIGHT, 52, 12)
    return you(say(words, "your-turn" if stand.turn else "you"), stand.turn)


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


def study(seat: int, die: int, words: Words) -> Items:
    phrase = grade(words, die)
    label = say(words, "die", die, phrase)
    return {f"die-{seat}": big_die(die, say(words, "grade-short", die), phrase, label)}


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


@part
def way(
    seat: int, die: int, sewn: tuple[Seen, ...], lives: bool, setup: MonsterSetup, words: Words
) -> Items:
    ready = {HEAD, BRAIN} <= {card.place for card, _ in sewn}
    lacks, bonus = missing_limbs(sewn), revival_bonus(setup, sewn)
    if lives:
        phrase = say(words, "alive")
    else:
        phrase = need_text(words, needed(setup, die, bonus)) if ready else say(words, "not-yet")
    drawn = revival(
        say(words, "revival"),
        say(words, "head-and-brain"),
        ready,
        say(words, "lacking", lacks),
        lacks == 0,
        phrase,
        say(words, "heavy-brain") if bonus + lacks else "",
    )
    return {f"revival-{seat}": drawn}


@leaf
def revival(
    title: str, both: str, ready: bool, lacking: str, whole: bool, need: str, heavy: str
) -> Drawn:
    room = RIGHT - LEFT - 20
    lines = [check(both, ready, 155, room), check(lacking, whole, 172, room)]
    title_size = fitting(title, RIGHT - LEFT, 13.5, 9)  # narrow letters: on a phone they grow
    size = fitting(need, RIGHT - LEFT - 34, 13, 9, SANS, 700)
    return note(
        rule(LEFT, 120, RIGHT - LEFT),
        text(LEFT, 138, title, title_size, "var(--ink)"),
        lines,
        check(heavy, False, 189, room) if heavy else None,
        rect(LEFT, 203, RIGHT - LEFT, 32, 9, fill="var(--panel-2)", stroke="var(--line)"),
        use("s-mm-lightning", LEFT + 14, 217, 0.85),
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
