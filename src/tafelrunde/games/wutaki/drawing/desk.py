"""What drawing begins with: the box in one language, and one view with what may be clicked in it.

Parts are told numbers and a `Book`; labels, words and pictures are made inside them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.core.view import View
from tafelrunde.draw.el import Child, Drawn
from tafelrunde.draw.shape import symbol
from tafelrunde.words.catalogue import Argument
from tafelrunde.words.words import Words

from ..rules.setup import WutakiSetup
from ..rules.state import Wutaki
from ..rules.turn.forecast import known
from .paint import symbols

ON_PLACES: Final = frozenset({"squeeze", "chase", "upgrade", "replace", "remove", "dismiss"})


class Box:
    """A setup; those of the same seats and options are one box."""

    __slots__ = ("setup", "key")

    def __init__(self, setup: WutakiSetup) -> None:
        self.setup = setup
        self.key = (setup.seats, *setup.options.items())

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Box) and self.key == other.key


class Album:
    """A box in one language: its cards and places as symbols, each made when it is first shown."""

    def __init__(self, setup: WutakiSetup, lang: str) -> None:
        self.setup = setup
        self.lang = lang
        self._made: dict[str, Drawn] = dict(symbols())
        self._defs = dict(self._made)

    @property
    def defs(self) -> Mapping[str, Drawn]:
        """All that was made; the same object as before where nothing has come since."""
        if len(self._defs) != len(self._made):
            self._defs = dict(self._made)
        return self._defs

    def picture(self, name: str, make: Callable[[], Child]) -> str:
        """The symbol of this name: a page gets it once, however often it is placed anew."""
        id = f"s-wu-{name}"
        if id not in self._made:
            self._made[id] = symbol(id, make())
        return id


@lru_cache(maxsize=512)
def album(box: Box, lang: str) -> Album:
    return Album(box.setup, lang)


class Book(NamedTuple):
    """A table in one language: the same for all its views."""

    album: Album
    words: Words

    @property
    def setup(self) -> WutakiSetup:
        return self.album.setup

    @property
    def lang(self) -> str:
        return self.album.lang

    def say(self, id: str, *args: Argument) -> str:
        return self.words.say(f"draw-{id}", *args)

    def thing(self, name: str, number: int) -> str:
        """“3 gold”."""
        return self.words.say(f"thing-{name}", number)

    def seat(self, seat: int) -> str:
        return self.words.seat(seat)


@dataclass(frozen=True, slots=True)
class Desk:
    """One view; `kinds` are those of the choices, `standing` who is where, by area and seat."""

    view: View
    book: Book
    state: Wutaki
    kinds: frozenset[str]
    standing: list[tuple[int, ...]]
    drawn: dict[str, int] = field(default_factory=dict)

    @property
    def me(self) -> int | None:
        return self.view.seat

    def unique(self, id: str) -> str:
        """Two cards of one name get two ids."""
        count = self.drawn[id] = self.drawn.get(id, 0) + 1
        return id if count == 1 else f"{id}-{count}"

    def clicked(self, name: str) -> bool:
        """Nothing is clicked by a name that is also the name of an act on offer now."""
        return name not in self.kinds

    @property
    def visits(self) -> bool:
        """Whether a place that lights up is one to be visited: then its free fields show a plus.

        Where no place lights up it is drawn all the same, so that a turn changes no place.
        """
        return "place" in self.kinds or not self.kinds & ON_PLACES

    def points(self, seat: int) -> int:
        """On the track; in the end the final score."""
        over = self.view.outcome
        return over.scores[seat] if over else self.state.players[seat].points


def desk(view: View, words: Words) -> Desk:
    setup = view.setup
    assert isinstance(setup, WutakiSetup)
    state = known(view)
    kinds = frozenset([action.kind for action in view.legal])
    standing = list(zip(*[player.spots for player in state.players]))
    return Desk(view, Book(album(Box(setup), words.lang), words), state, kinds, standing)
