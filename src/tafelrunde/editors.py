"""A position set up by hand, as a picture: what a game shows of it and which changes it makes.

The part of a game whose positions can be set up by clicking; one without it has a form of fields.
A position is data all the time. The page sends a change as words (`put church`), the game answers
with the position after it, or refuses with a `BadData` that names the field and says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, TypeAlias

from tafelrunde.core.data import Json
from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.state import Setup, State
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.scene import Viewbox
from tafelrunde.words.words import Words


class Hand(NamedTuple):
    """What somebody holds: a tool, for whom they use it, which place they look at."""

    tool: str = ""
    who: str = ""
    at: str = ""


class Tool(NamedTuple):
    """Something of the box that can be put on the table."""

    key: str
    name: str
    drawn: Drawn
    box: Viewbox
    left: int  # how many there are still; -1: not counted


class Tray(NamedTuple):
    key: str
    name: str
    tools: Sequence[Tool]
    is_owned: bool = False  # whether it is asked for whom


class Change(NamedTuple):
    """A button: what is sent, what it says, the key that presses it."""

    edit: str
    name: str
    key: str = ""


class Number(NamedTuple):
    """Sent as `set FIELD N`; `also` are fields whose faults are told here, too."""

    field: str
    name: str
    value: int
    low: int
    high: int
    also: tuple[str, ...] = ()
    away: Change | None = None  # what takes the thing itself away


class Choice(NamedTuple):
    """Sent as `set FIELD VALUE`."""

    field: str
    name: str
    value: str
    options: Sequence[tuple[str, str]]
    also: tuple[str, ...] = ()


class Thing(NamedTuple):
    """Something that lies there and can be taken away."""

    name: str
    away: Change


Line: TypeAlias = Number | Choice | Thing


class Sheet(NamedTuple):
    """Fields under a title."""

    key: str
    name: str
    lines: Sequence[Line]
    is_folded: bool = False
    hint: str = ""


class Place(NamedTuple):
    """What is on the place that somebody looks at, and what can be done with it."""

    token: str
    name: str
    things: Sequence[Thing]
    changes: Sequence[Change]
    facts: str = ""


class Trouble(NamedTuple):
    """What does not go together yet: the field, the sentence, the place where it is seen, and what
    would mend it at once."""

    where: str
    sentence: str
    place: str = ""
    mends: Sequence[Change] = ()


@dataclass(frozen=True)
class Desk:
    """A position as somebody sets it up."""

    state: State  # the board draws it
    troubles: Sequence[Trouble]
    hint: str  # what a click does now
    marks: Sequence[Drawn]  # above the board: what can be clicked has `data-edit`
    box: Viewbox | None  # of the board, where marks need more room
    changes: Sequence[Change]  # what else can be done with the tool
    trays: Sequence[Tray]
    owners: Sequence[tuple[str, str]]
    place: Place | None
    sheets: Sequence[Sheet]
    defs: Mapping[str, Drawn]  # symbols that tools refer to


class EditorPart(Protocol):
    """Errors are `BadData`, with a text for the reader."""

    # the position to begin with: one that lies on the table
    def opening(self, setup: Setup, position: Json) -> Json: ...

    # the position after a change, and what is in hand then
    def edited(
        self, setup: Setup, position: Json, hand: Hand, edit: Sequence[str]
    ) -> tuple[Json, Hand]: ...

    def desk(self, setup: Setup, position: Json, hand: Hand, words: Words) -> Desk: ...


EDITOR: Final[Part[EditorPart]] = Part("editor", EditorPart)


def editor_of(game: Game) -> EditorPart | None:
    return game.part(EDITOR) if game.has(EDITOR) else None
