"""A game beside its box: what an automa's turn means on somebody's table, and what they are asked.

The part of a game that can be played with the real components before one; a game may leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.piece import Pieces
from tafelrunde.words.words import Words


@dataclass(frozen=True, slots=True)
class Step:
    """Something that people do with their hands, told as they do it."""

    text: str
    rule: str  # the paragraph that says so
    why: str = ""  # or that it is so
    about: str = ""  # of which action it is a part; until another one is named


class Shape(NamedTuple):
    """An outline that pieces have: what stands in which column, and how it looks."""

    column: str
    cell: str
    path: str
    box: tuple[float, float, float, float]  # left, top, width, height


class Side(NamedTuple):
    """An edge of a border: what it is, and the cell after a tap on it."""

    label: str
    kind: str
    after: str


class Border(NamedTuple):
    """A border as a cell has it, to be changed by tapping; edge n is drawn with `data-edge="n"`."""

    column: str
    drawn: Drawn
    box: tuple[float, float, float, float]
    sides: Sequence[Side]


class CompanionPart(Protocol):
    """Each may be left out."""

    # what the events of an entry ask people to do: by the place of the event in the list
    steps: Callable[[Sequence[Event], Words], Mapping[int, Step]]
    # what their box gave is asked in these words; from a spectator's view
    question: Callable[[View, Words], str]
    # of which table of components something new may have come up; from a spectator's view
    adds: Callable[[View], str]
    # outlines to pick from for a piece of this table
    shapes: Callable[[Setup, str], Sequence[Shape]]
    # the border that a cell of this table says, as far as it says one
    border: Callable[[str, str, Words], Border | None]
    # the piece of this table and row alone
    piece: Callable[[Setup, str, int, Words], Pieces]


def no_steps(events: Sequence[Event], words: Words) -> Mapping[int, Step]:
    return {}


def no_question(view: View, words: Words) -> str:
    return ""


def no_table(view: View) -> str:
    return ""


def no_shapes(setup: Setup, table: str) -> Sequence[Shape]:
    return ()


def no_border(table: str, cell: str, words: Words) -> Border | None:
    return None


def no_piece(setup: Setup, table: str, row: int, words: Words) -> Pieces:
    return Pieces((), {})


LEFT_OUT: Final[Mapping[str, object]] = {
    "steps": no_steps, "question": no_question, "adds": no_table, "shapes": no_shapes,
    "border": no_border, "piece": no_piece,
}  # fmt: skip
COMPANION: Final[Part[CompanionPart]] = Part("companion", CompanionPart, LEFT_OUT)


class Bare:
    """Of a game that says nothing of it."""

    def __getattr__(self, name: str) -> object:
        return LEFT_OUT[name]


@lru_cache
def companion_of(game: Game) -> CompanionPart:
    return game.part(COMPANION) if game.has(COMPANION) else Bare()  # type: ignore[return-value]
