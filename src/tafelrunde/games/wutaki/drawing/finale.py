"""The end: how far everybody came on the pyramid of doom, and Buka, fed or still hungry."""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.finale import WIDE, Finale, backdrop, hill
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, use
from tafelrunde.words.words import Words

from ..rules.numbers import BY_PYRAMID, REASONS, RESOURCES
from ..rules.state import Wutaki
from ..rules.turn.forecast import known
from ..rules.turn.scoring import ordering
from .desk import Desk, desk
from .ground import counted, worth
from .paint import PAINT
from .people import marker
from .places.buka import HEAD, MAW
from .places.pyramid import HIGH as STEP
from .places.pyramid import level_box, seat_spots

PYRAMID: Final = (-34.0, 34.0, 2.85)  # where the drawing of the area begins, and its scale
BUKA: Final = (466.0, 368.0, 1.5)
JUNGLE: Final = "C90 560 150 612 240 586S430 610 520 582 700 600 780 572 860 590 900 576"
NEAR: Final = "C140 636 300 676 470 654S760 650 900 660"
STOPPED: Final = REASONS.index("rounds")


def finale(view: View, words: Words) -> Finale:
    on, outcome = desk(view, words), view.outcome
    assert outcome is not None
    state = on.state
    reason = state.reason
    kind = "top" if reason == BY_PYRAMID else "hungry" if reason == STOPPED else "fed"
    return Finale(
        g(evening(), steps(on), buka(on), grass(), climbers(on, outcome.winners)),
        words.say(f"finale-{kind}"),
        sentence(state, words, kind),
        tuple(note(state, words, seat) for seat in range(state.setup.seats)),
        tie(state, words, outcome),
        on.book.album.defs,
        PAINT,
    )


def tally(view: View) -> tuple[int, tuple[int, ...]]:
    state = known(view)
    return state.round, tuple([player.points for player in state.players])


def sentence(state: Wutaki, words: Words, kind: str) -> str:
    if kind == "top":
        return words.say("finale-top-why", state.ender)
    if kind == "hungry":
        return words.say("finale-hungry-why", state.round)
    return words.say("finale-fed-why", state.ender, state.round)


def note(state: Wutaki, words: Words, seat: int) -> str:
    one = state.players[seat]
    pacts = words.say("finale-pacts", len(one.fulfilled))
    return f"{pacts} · {words.say('finale-level', one.pyramid)}"


def tie(state: Wutaki, words: Words, outcome: Outcome) -> str:
    """17.11: upgrades, then resources, then whoever is named."""
    best = max(outcome.scores)
    equal = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(equal) < 2 or len(outcome.winners) > 1:
        return ""
    keys = [ordering(state, seat)[1:] for seat in equal]
    first = [upgrades for upgrades, _ in keys]
    if first.count(max(first)) == 1:
        return words.say("finale-tie-upgrades", best)
    by = "resources" if keys.count(max(keys)) == 1 else "named"
    return words.say(f"finale-tie-{by}", best)


# the picture


@leaf
def evening() -> Drawn:
    random = Random(5)
    stars = [
        circle(random.uniform(-300, WIDE + 300), random.uniform(0, 360), random.uniform(0.8, 2))
        for _ in range(110)
    ]
    return g(
        backdrop("url(#gr-wu-dusk)"),
        backdrop("var(--nightfall)", "var(--night-o)"),
        g(stars, fill="var(--white)", fill_opacity=0.8),
        circle(650, 210, 92, fill="var(--moon)", fill_opacity=0.2),
        circle(650, 210, 64, fill="var(--moon)"),
        hill(600, JUNGLE, "var(--isle-2)"),
    )


@leaf
def grass() -> Drawn:
    return hill(668, NEAR, "var(--isle-1)")


def steps(on: Desk) -> Drawn:
    x, y, scale = PYRAMID
    levels = [step(level, face.points) for level, face in enumerate(on.book.setup.levels, 1)]
    shadow = ellipse(133, 200, 76, 9, fill="var(--black)", fill_opacity=0.28)
    return g(shadow, levels, transform=at(x, y, scale))


def step(level: int, points: int) -> Drawn:
    left, top, wide = level_box(level)
    bricks = "".join(
        d("M", left + 9 + j * 24, top + 15 + j % 2 * 14, "h", 12) for j in range(int(wide / 27))
    )
    return g(
        path(
            d("M", left + 6, top, "h", wide - 12, "l", 6, STEP, "h", -wide, "z"),
            fill=f"var(--step-{level})",
            stroke="var(--step-edge)",
            stroke_width=1.3,
        ),
        path(
            d("M", left + 6, top, "h", wide - 12, "l", 1.4, 7, "h", 9.2 - wide, "z"),
            fill="var(--white)",
            fill_opacity=0.25,
        ),
        path(bricks, stroke="var(--step-joint)", stroke_opacity=0.6, stroke_width=1.1),
        worth(points, left + wide - 7, top + STEP - 7, 0.5, str(points)),
    )


def climbers(on: Desk, winners: tuple[int, ...]) -> Drawn:
    """Everybody at the height they reached; who never went up stands before it."""
    x, y, scale = PYRAMID
    heights = [player.pyramid for player in on.state.players]
    out: list[Child] = []
    for level in range(1, len(on.book.setup.levels) + 1):
        there = [seat for seat, height in enumerate(heights) if height == level]
        for seat, (left, top) in zip(there, seat_spots(level, len(there))):
            out.append(person(seat, left, top - 4, seat in winners))
    below = [seat for seat, height in enumerate(heights) if not height]
    for i, seat in enumerate(below):
        out.append(person(seat, 84 + 24 * i, 209, seat in winners))
    return g(out, transform=at(x, y, scale))


def person(seat: int, x: float, y: float, won: bool) -> Drawn:
    crown = use("s-crown", x, y - 14, 0.85) if won else None
    return g(marker(seat, x, y, 0.5), crown)


def buka(on: Desk) -> Drawn:
    """With all that was thrown into his maw."""
    x, y, scale = BUKA
    eaten = [
        counted(kind, number, HEAD[0] + left, HEAD[1] + top, 0.9, "")
        for (left, top), kind, number in zip(MAW, RESOURCES, on.state.monster)
        if number
    ]
    return g(use("s-wu-buka"), eaten, use("s-wu-teeth", *HEAD), transform=at(x, y, scale))
