"""The end: the office at the very top, with the winner's name on its door; or closing time."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View
from tafelrunde.draw import pieces
from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.finale import HIGH, SPREAD, WIDE, Finale
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, shorten, text
from tafelrunde.words.words import Words

from ..rules.scoring import FINISHED, Over
from ..rules.state import Loriot
from .chips import Chip, chip
from .paint import PAINT
from .scene import SYMBOLS

LEFT: Final = -SPREAD
ACROSS: Final = WIDE + 2 * SPREAD
FLOOR: Final = 606.0
DOOR: Final = (296.0, 110.0, 308.0, 496.0)
PLATE: Final = (442.0, 344.0, 236.0, 100.0)  # its middle, width and height


def finale(view: View, words: Words) -> Finale:
    state, outcome = view.position, view.outcome
    assert isinstance(state, Loriot)
    assert isinstance(state.decision, Over)
    assert outcome is not None
    done = state.decision.reason == FINISHED
    names = [words.seat(seat) for seat in outcome.winners]
    best = outcome.winners[0]
    earned = tuple(sorted(stone.points for stone in state.players[best].stones if stone.points))
    plate = (names if done else [words.say("finale-closed")])[:2]
    picture = g(
        room(),
        door(done),
        name_plate(tuple(plate), words.say("finale-office") if done else ""),
        furniture(),
        bells(best, earned),
    )
    return Finale(
        picture,
        words.say("finale-top" if done else "finale-closing"),
        sentence(state, words, outcome, done),
        tuple(note(state, words, seat) for seat in range(len(state.players))),
        tie(words, outcome),
        SYMBOLS,
        PAINT,
    )


def tally(view: View) -> tuple[int, tuple[int, ...]]:
    state = view.position
    assert isinstance(state, Loriot)
    return tallied(state), tuple([state.points(seat) for seat in range(len(state.players))])


def tallied(state: Loriot) -> int:
    """The round; once it is over, no new one begins."""
    over = isinstance(state.decision, Over)
    return (state.played - over) // len(state.players) + 1


def sentence(state: Loriot, words: Words, outcome: Outcome, done: bool) -> str:
    if not done:
        return words.say("finale-closing-why", tallied(state))
    best = outcome.winners[0]
    if len(outcome.winners) > 1:
        return words.say("finale-shared-why", outcome.scores[best])
    return words.say("finale-top-why", best, len(earned_by(state, best)), outcome.scores[best])


def earned_by(state: Loriot, seat: int) -> list[int]:
    return [stone.points for stone in state.players[seat].stones if stone.points]


def note(state: Loriot, words: Words, seat: int) -> str:
    earned = earned_by(state, seat)
    there = words.say("finale-stones", len(earned))
    return f"{there} · {words.say('finale-highest', max(earned))}" if earned else there


def tie(words: Words, outcome: Outcome) -> str:
    """14.2 to 14.4: points, then stones on targets, then the highest chip."""
    best = max(outcome.scores)
    equal = [seat for seat, score in enumerate(outcome.scores) if score == best]
    if len(equal) < 2 or len(outcome.winners) > 1:
        return ""
    stones = [dict(outcome.parts)["stones"][seat] for seat in equal]
    by = "stones" if stones.count(max(stones)) == 1 else "highest"
    return words.say(f"finale-tie-{by}", best)


# the picture


@leaf
def room() -> Drawn:
    boards = "".join(
        d("M", 450 + (x - 450) * 0.8, FLOOR, "L", 450 + (x - 450) * 1.5, HIGH)
        for x in range(-750, 1651, 60)
    )
    return g(
        rect(LEFT, 0, ACROSS, FLOOR, fill="var(--wall-blue)"),
        g(
            rect(LEFT / 2.4, 0, ACROSS / 2.4, FLOOR / 2.4, fill="url(#gr-lo-wall-blue)"),
            fill_opacity="var(--wallpaper-o)",
            transform="scale(2.4)",
        ),
        rect(LEFT, 450, ACROSS, FLOOR - 450, fill="var(--skirting-blue)", fill_opacity=0.3),
        rect(LEFT, 446, ACROSS, 6, fill="url(#gr-gold)"),
        rect(LEFT, FLOOR - 22, ACROSS, 22, fill="var(--skirting-blue)"),
        rect(LEFT, FLOOR, ACROSS, HIGH - FLOOR, fill="var(--floor-blue)"),
        path(boards, stroke="var(--plank-line)", stroke_opacity=0.16, stroke_width=2),
        rect(LEFT, FLOOR, ACROSS, 12, fill="var(--black)", fill_opacity=0.12),
        ellipse(450, 200, 430, 330, fill="url(#gr-lo-office)"),
    )


@leaf
def door(lit: bool) -> Drawn:
    """Panelled, with a pane of frosted glass; light behind it while somebody is in."""
    x, y, wide, high = DOOR
    glass = "var(--office-lit)" if lit else "var(--office-dark)"
    return g(
        rect(x - 26, y - 26, wide + 52, high + 26, 6, fill="var(--office-frame)"),
        rect(x - 12, y - 12, wide + 24, high + 12, 3, fill="var(--office-door-line)"),
        rect(x, y, wide, high, fill="var(--office-door)"),
        rect(x + 30, y + 30, wide - 60, 148, 4, fill=glass),
        path(
            d("M", x + 60, y + 168, "l", 90, -128, "M", x + 92, y + 168, "l", 90, -128),
            stroke="var(--white)",
            stroke_opacity=0.35,
            stroke_width=9,
        ),
        rect(x + 30, y + 312, wide - 60, 156, 4, fill="var(--office-panel)"),
        rect(x + 46, y + 328, wide - 92, 124, 3, fill="none", stroke="var(--office-door-line)",
             stroke_opacity=0.5, stroke_width=2),
        circle(x + wide - 17, y + 306, 13, fill="url(#gr-coin)", stroke="var(--gilt-line)",
               stroke_width=1.6),
        rect(x + wide - 22, y + 326, 10, 26, 5, fill="url(#gr-coin)", stroke="var(--gilt-line)"),
        stroke="var(--office-door-line)",
        stroke_width=3,
    )  # fmt: skip


@leaf
def name_plate(names: tuple[str, ...], below: str) -> Drawn:
    x, y, wide, high = PLATE
    room = wide - 44
    size = min(fitting(name, room, 44 if len(names) < 2 else 29, 17, SERIF, 700) for name in names)
    first = y + (size * 0.18 if below else size * 0.34) - (size * 0.55 if len(names) > 1 else 0)
    screws = [
        circle(x + sx * (wide / 2 - 13), y + sy * (high / 2 - 13), 4.5, fill="var(--plate-line)",
               fill_opacity=0.6)
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]  # fmt: skip
    lines = [
        text(
            *(x, first + i * size * 1.1, shorten(name, room, size, SERIF, 700), size),
            *("var(--plate-ink)", SERIF, 700, "middle"),
        )
        for i, name in enumerate(names)
    ]
    return g(
        rect(x - wide / 2 + 4, y - high / 2 + 7, wide, high, 12, fill="var(--black)",
             fill_opacity=0.3),
        rect(x - wide / 2, y - high / 2, wide, high, 12, fill="url(#gr-gold)",
             stroke="var(--gilt-line)", stroke_width=2.4),
        rect(x - wide / 2 + 7, y - high / 2 + 7, wide - 14, high - 14, 7, fill="none",
             stroke="var(--plate-line)", stroke_opacity=0.55, stroke_width=1.6),
        screws,
        lines,
        text(x, y + high / 2 - 18, below, fitting(below, room, 18, 11, SANS, 700),
             "var(--plate-ink)", SANS, 700, "middle") if below else None,
    )  # fmt: skip


@leaf
def furniture() -> Drawn:
    things: list[Child] = [
        use("s-lo-picture-gentleman", 190, 240, 3.1),
        use("s-lo-picture-ship", 712, 230, 3.1),
        use("s-lo-palm", 176, FLOOR + 14, 4.2),
        use("s-lo-coat-stand", 742, FLOOR + 12, 4.2),
    ]
    return g(things)


def bells(seat: int, earned: tuple[int, ...]) -> Drawn:
    """The winner's stones that have arrived, each before what it brought."""
    step = min(92.0, 460 / max(1, len(earned)))
    out: list[Child] = []
    for i, value in enumerate(earned):
        x = 450 + (i - (len(earned) - 1) / 2) * step
        one = Chip(str(value), True, -1)
        out.append(g(pieces.piece("bell", seat, 0, 0, 2.5), transform=at(x, 644)))
        out.append(g(chip(one, 0, 0), transform=at(x + 22, 656, 1.7)))
    return g(out)
