"""Draws positions of one match; a page is told what of the next one it lacks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from threading import Lock
from typing import Final, TypedDict

from tafelrunde.boards import board_of, finale_of
from tafelrunde.core.data import Json
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.record import verify
from tafelrunde.core.registry import find
from tafelrunde.core.state import Setup, State
from tafelrunde.core.view import View
from tafelrunde.draw import Scene
from tafelrunde.draw.canvas import NEW, Canvas, Update
from tafelrunde.draw.finale import Finale, whole_board
from tafelrunde.draw.palette import Theme
from tafelrunde.web.end.course import Course, course
from tafelrunde.web.replay.film import Film
from tafelrunde.web.replay.tape import Tape
from tafelrunde.web.table import board_default
from tafelrunde.web.table.easels import changes, everywhere
from tafelrunde.web.table.protocol import Changes
from tafelrunde.words.words import Words

SCENES: Final = 6  # drawn last; a page goes from one to the next


class Position(TypedDict):
    """What a page is told of a moment."""

    at: int
    frames: list[Changes]
    paint: list[int]  # the colour of each side
    waits: list[int]  # who is asked


def one(updates: list[Update]) -> Update | None:
    return updates[0] if updates else None


def start(setup: Setup, position: Json | None) -> State:
    """Where a match begins."""
    return setup.start() if position is None else setup.from_dict(position)


class Projector:
    def __init__(self, tape: Tape) -> None:
        match = tape.match
        self._setup = match.setup
        self.game = find(match.setup.game.key)
        self.film = Film(partial(start, match.setup, match.position))
        self.draws: int | str | None = None  # that were found fair, or why not
        self.pictures: dict[tuple[Theme, Words], bytes] = {}  # of the end
        self._finales: dict[Words, Finale] = {}
        self._course: tuple[Course | None] | None = None
        self._scenes: OrderedDict[tuple[int, int | None, Words], Scene] = OrderedDict()
        self._lock = Lock()

    def scene(self, at: int, seat: int | None, told: Words) -> Scene:
        key = (at, seat, told)
        with self._lock:
            found = self._scenes.get(key)
            if found is None:
                view = self.game.view(self.film.state(at), seat)
                board = board_of(self.game)
                draw = board.draw
                found = draw(view, told) if draw else board_default.draw(board, view, told)
                self._scenes[key] = found
            self._scenes.move_to_end(key)
            if len(self._scenes) > SCENES:
                self._scenes.popitem(last=False)
            return found

    def position(self, at: int, seat: int | None, told: Words, had: int | None) -> Position:
        """What turns the picture of the moment `had`, for the same eyes, into that of `at`."""
        canvas, version = Canvas(frozenset(everywhere(self.game.key))), NEW
        if had is not None:
            canvas.draw(self.scene(had, seat, told))
            version = canvas.version
        canvas.draw(self.scene(at, seat, told))
        sides = range(len(self._setup.sides))
        return {
            "at": at,
            "frames": [changes(update) for update in canvas.since(version)],
            "paint": [canvas.paint.get(side, side) for side in sides],
            "waits": [seat for seat in self.film.state(at).actors() if seat >= 0],
        }

    # the end of a match that is over

    def finale(self, told: Words) -> Finale:
        """Drawn once for all who read it."""
        found = self._finales.get(told)
        if found is None:
            view = self.game.view(self.film.state(self.film.last), None)
            found = finale_of(view, told) or self._board(view, told)
            self._finales[told] = found
        return found

    def _board(self, view: View, told: Words) -> Finale:
        """Of a game that draws nothing."""
        assert view.outcome is not None
        scene = board_default.draw(board_of(self.game), view, told)
        return whole_board(scene, told.end(view.outcome.reason))

    def stopped(self, told: Words, title: str) -> Finale:
        """Of a match that ended before its rules said so: the board as everybody sees it."""
        view = self.game.view(self.film.state(self.film.last), None)
        return whole_board(board_default.draw(board_of(self.game), view, told), title)

    def course(self, tape: Tape) -> Course | None:
        """Counted once, by playing what stands."""
        if self._course is None:
            match = tape.match
            entries = [match.entries[number] for number in match.line]
            begin = start(match.setup, match.position)
            self._course = (course(self.game, begin, entries, match.outcome),)
        return self._course[0]

    def colours(self, told: Words) -> tuple[int, ...]:
        """Of each side, as the board has them."""
        canvas = Canvas()
        canvas.draw(self.scene(self.film.last, None, told))
        return tuple(canvas.paint.get(side, side) for side in range(len(self._setup.sides)))

    def way(self, moments: Sequence[int], seat: int | None, told: Words, had: int) -> list[Changes]:
        """What turns the picture of the moment `had` into each of these, one after the other."""
        canvas = Canvas(frozenset(everywhere(self.game.key)))
        canvas.draw(self.scene(had, seat, told))
        out: list[Changes] = []
        for at in moments:
            version = canvas.version
            canvas.draw(self.scene(at, seat, told))
            out.append(changes(update) if (update := one(canvas.since(version))) else {})
        return out

    def check(self, tape: Tape) -> int | str:
        """How many draws luck explains, all of them; or what it does not. Found out once."""
        if self.draws is None:
            try:
                self.draws = verify(tape.record())
            except TafelrundeError as error:
                self.draws = str(error)
        return self.draws
