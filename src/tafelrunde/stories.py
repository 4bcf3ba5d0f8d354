"""How a game's events are told one after another: whose they are, which turn and round they belong
to, and along which way a piece went.

The part that knows events beyond their words; a game may leave it out.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final, Protocol

from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.view import View

Way = Sequence[str]  # tokens of places, from the first to the last


class StoryPart(Protocol):
    """Each may be left out."""

    BY: Mapping[str, str]  # event → whose it is, where its sentence does not say: a side, or ""
    ASIDE: Collection[str]  # events of others within somebody's turn
    ROUNDS: Mapping[str, int]  # event → which of its arguments is the number of the round
    WAYS: Collection[str]  # events that lead along a way

    way: Callable[[View, Event], Way]  # as it was when it happened; nothing if it is unknown


def no_way(view: View, event: Event) -> Way:
    return ()


LEFT_OUT: Final[Mapping[str, object]] = {
    "BY": {},
    "ASIDE": (),
    "ROUNDS": {},
    "WAYS": (),
    "way": no_way,
}
STORY: Final[Part[StoryPart]] = Part("story", StoryPart, LEFT_OUT)


class Bare:
    """The story of a game that has none."""

    def __getattr__(self, name: str) -> object:
        return LEFT_OUT[name]


@lru_cache
def story_of(game: Game) -> StoryPart:
    return game.part(STORY) if game.has(STORY) else Bare()  # type: ignore[return-value]
