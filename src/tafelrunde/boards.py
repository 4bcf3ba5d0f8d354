"""The board of a game as terminal, pages and kit use it: the part that knows words and drawings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.words.words import Words

if TYPE_CHECKING:  # a terminal draws nothing
    from tafelrunde.draw import Scene, Shade
    from tafelrunde.draw.finale import Finale
    from tafelrunde.draw.piece import Pieces
    from tafelrunde.draw.shape import Point

    Drawing = Callable[[View, Words], Scene]
    Ending = Callable[[View, Words], Finale]
    Showing = Callable[[Setup, Words], Pieces]
    Walk = Callable[[View, Event], Sequence[Point]]

Tally: TypeAlias = tuple[int, tuple[int, ...]]  # a round, and what each side has in it


class BoardPart(Protocol):
    """A view for the terminal and, where the game draws, for pages.

    `finale` draws what decided a match that is over, from a spectator's view of its end; `tally`
    says for a spectator's view in which round it is and how many points each side has by then.
    `pieces` draws the components of a setup one by one.
    `WAYS` has, for events in which something walks, the points it came over, first to last, in
    the region “board”: from a spectator's view after the event.
    """

    draw: Drawing | None
    finale: Ending | None
    pieces: Showing | None
    tally: Callable[[View], Tally] | None
    WAYS: Mapping[str, Walk]
    PAINT: Mapping[str, Shade]  # colours of its own, besides the kit's

    def text(self, view: View, words: Words) -> str: ...


LEFT_OUT: Final[Mapping[str, object]] = {
    "draw": None, "finale": None, "pieces": None, "tally": None, "WAYS": {}, "PAINT": {},
}  # fmt: skip
BOARD: Final[Part[BoardPart]] = Part("board", BoardPart, LEFT_OUT)


def board_of(game: Game) -> BoardPart:
    return game.part(BOARD)


def drawing_of(game: Game) -> Drawing | None:
    """How the game draws its board, if it does."""
    return board_of(game).draw if game.has(BOARD) else None


def finale_of(view: View, words: Words) -> Finale | None:
    """What decided this match; the whole board where the game does not say."""
    from tafelrunde.draw.finale import whole_board

    board = board_of(words.game)
    assert view.outcome is not None, "the match is not over"
    if board.finale is not None:
        return board.finale(view, words)
    if board.draw is None:
        return None
    return whole_board(board.draw(view, words), words.end(view.outcome.reason))
