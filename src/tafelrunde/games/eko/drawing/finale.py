"""The end: the winner's capital from near by, or the last banner; else the whole desert."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View
from tafelrunde.draw import pieces
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.finale import FOOT, HIGH, TOP, WIDE, Finale, backdrop, hill
from tafelrunde.draw.palette import player
from tafelrunde.draw.scene import Region
from tafelrunde.draw.shape import Point, g, path
from tafelrunde.words.words import Words

from ..rules.numbers import OWNER, SIZE
from ..rules.scoring import LAST_STANDING, POINTS, REPETITION, Over, points
from ..rules.state import Eko
from .map import GRID
from .paint import PAINT, symbols
from .scene import draw

NEAR: Final = 330.0  # of the desert, across, where one looks at one place
MIDDLE: Final = 0.56  # of the stage's height: where that place is
SIDES: Final = ((172.0, -1), (728.0, 1))  # banners


def finale(view: View, words: Words) -> Finale:
    state, outcome = view.position, view.outcome
    assert isinstance(state, Eko)
    assert isinstance(state.decision, Over)
    assert outcome is not None
    over = state.decision
    board = bare(draw(view, words).regions[0])
    place = deciding(state, over)
    picture = whole(board) if place is None else near(board, place, state.colours[over.winner])
    return Finale(
        picture,
        title(words, over, outcome),
        sentence(state, words, over),
        tuple(note(state, words, seat) for seat in range(len(state.players))),
        tie(words, over, outcome),
        symbols(),
        PAINT,
    )


def tally(view: View) -> tuple[int, tuple[int, ...]]:
    state = view.position
    assert isinstance(state, Eko)
    seats = range(len(state.players))
    if not any(state.on):
        return 0, tuple([0 for _ in seats])
    over = state.decision
    stopped = isinstance(over, Over) and over.reason >= REPETITION  # then no new round begins
    turn = (state.played - stopped) // len(seats) + 1
    return turn, tuple([points(state, seat) for seat in seats])


def deciding(state: Eko, over: Over) -> Point | None:
    """The winner's capital, or else their highest stack; nowhere if nobody has won."""
    if over.winner < 0:
        return None
    held = [cell for cell, piece in enumerate(state.on) if piece and piece >> OWNER == over.winner]
    capitals = [cell for cell in held if cell in state.graph.capitals]
    if over.reason == POINTS and capitals:
        return GRID.center(state.setup.grid.hexes[capitals[0]])
    if not held:
        return None
    highest = max(held, key=lambda cell: state.on[cell] & SIZE)
    return GRID.center(state.setup.grid.hexes[highest])


def title(words: Words, over: Over, outcome: Outcome) -> str:
    if over.reason in (POINTS, LAST_STANDING):
        return words.say(f"finale-{outcome.reason}")
    return words.say("finale-draw" if over.reason >= REPETITION else "finale-empty")


def sentence(state: Eko, words: Words, over: Over) -> str:
    if over.reason == POINTS:
        return words.say("finale-points-why", over.winner, points(state, over.winner))
    if over.winner >= 0:
        last = over.reason == LAST_STANDING
        return words.say("finale-last-why" if last else "finale-empty-why", over.winner)
    by = "repetition" if over.reason == REPETITION else "limit"
    return words.say(f"finale-{by}-why", state.played)


def note(state: Eko, words: Words, seat: int) -> str:
    """On the board, or driven from it."""
    discs = state.players[seat].discs()
    return words.say("finale-discs", discs)


def tie(words: Words, over: Over, outcome: Outcome) -> str:
    """9.12: then discs; a victory (9.11) needs no more points than others have."""
    best = max(outcome.scores)
    if over.winner >= 0 or len(outcome.winners) > 1 or outcome.scores.count(best) < 2:
        return ""
    return words.say("finale-tie-discs", best)


# the picture


def bare(board: Region) -> Region:
    """Without the names of cells: nobody has to talk by them any more."""
    return replace(board, layers=[layer for layer in board.layers if layer.key != "names"])


def near(board: Region, place: Point, colour: int) -> Drawn:
    """The whole board, so large that one place of it fills the stage."""
    x, y = place
    high = NEAR * HIGH / WIDE
    box = (x - NEAR / 2, y - high * MIDDLE, NEAR, high)
    shown = replace(board, viewbox=box).svg(x=0, y=0, width=WIDE, height=HIGH)
    return g(sands(), shown, evening(), [banner(colour, *side) for side in SIDES])


def whole(board: Region) -> Drawn:
    wide, high = board.size
    scale = min((WIDE - 60) / wide, (FOOT - TOP) / high)
    across, down = wide * scale, high * scale
    place = ((WIDE - across) / 2, TOP + (FOOT - TOP - down) / 2)
    return g(sands(), board.svg(x=place[0], y=place[1], width=across, height=down))


@leaf
def sands() -> Drawn:
    """Dunes as far as one sees."""
    return g(
        backdrop("url(#gr-eko-dawn)"),
        hill(260, "C180 190 320 250 470 214S760 170 900 230", "var(--dune-0)"),
        hill(470, "C160 400 380 480 560 430S800 420 900 450", "var(--dune-1)"),
        hill(660, "C220 590 420 660 620 620S820 610 900 640", "var(--dune-2)"),
    )


@leaf
def evening() -> Drawn:
    """Light on what matters."""
    return backdrop("url(#gr-eko-light)")


@leaf
def banner(colour: int, x: float, way: int) -> Drawn:
    """A standard in the winner's colour, with the emblem of the disc."""
    cloth = f"M{x - 44} 150h88v250l-44-40-44 40z"
    return g(
        path(f"M{x - 58} 146h116", stroke="var(--pole)", stroke_width=9, stroke_linecap="round"),
        path(
            f"M{x + 50 * way} 120V{HIGH}",
            stroke="var(--pole)",
            stroke_width=11,
            stroke_linecap="round",
        ),
        path(cloth, fill=player(colour), stroke=player(colour, "deep"), stroke_width=4),
        path(f"M{x - 36} 150v228M{x + 36} 150v228", stroke=player(colour, "light"), stroke_width=3),
        pieces.piece("crowned", colour, x, 236, 1.5),
    )
