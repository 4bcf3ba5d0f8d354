"""The board of a game as terminal, pages and kit use it: the part that knows words and drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, Protocol

from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.view import View
from tafelrunde.words.words import Words

if TYPE_CHECKING:  # a terminal draws nothing
    from tafelrunde.draw import Scene, Shade

    Drawing = Callable[[View, Words], Scene]


class BoardPart(Protocol):
    """A view for the terminal and, where the game draws, for pages."""

    draw: Drawing | None
    PAINT: Mapping[str, Shade]  # colours of its own, besides the kit's

    def text(self, view: View, words: Words) -> str: ...


BOARD: Final[Part[BoardPart]] = Part("board", BoardPart, {"draw": None, "PAINT": {}})


def board_of(game: Game) -> BoardPart:
    return game.part(BOARD)


def drawing_of(game: Game) -> Drawing | None:
    """How the game draws its board, if it does."""
    return board_of(game).draw if game.has(BOARD) else None
