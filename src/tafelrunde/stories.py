"""How a game's events are told one after another: whose they are, in which turn and round.

The part that knows events beyond their words; a game may leave it out.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Final, Protocol

from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part


class StoryPart(Protocol):
    """Each may be left out."""

    BY: Mapping[str, str]  # event → whose it is, where its sentence does not say: a side, or ""
    ASIDE: Collection[str]  # events of others within somebody's turn
    ROUNDS: Mapping[str, int]  # event → which of its arguments is the number of the round


LEFT_OUT: Final[Mapping[str, object]] = {
    "BY": {},
    "ASIDE": (),
    "ROUNDS": {},
}
STORY: Final[Part[StoryPart]] = Part("story", StoryPart, LEFT_OUT)


class Bare:
    """The story of a game that has none."""

    def __getattr__(self, name: str) -> object:
        return LEFT_OUT[name]


@lru_cache
def story_of(game: Game) -> StoryPart:
    return game.part(STORY) if game.has(STORY) else Bare()  # type: ignore[return-value]
