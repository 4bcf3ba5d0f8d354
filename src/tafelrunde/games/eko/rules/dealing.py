"""Dealing discs, colours and the first turn, by chance (2.3, 2.4)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE

from .graph import FIELD
from .numbers import COLOURS, EMPEROR, IN_RESERVE, ON_BOARD, OWNER, SIZE
from .question import Cell
from .state import Eko
from .swap import Swap


class Laying(Chance[Eko]):
    """Chance's decisions after the colours are known."""

    def is_open(self, state: Eko) -> bool:
        return len(state.colours) == len(state.players) and self.is_due(state)

    def is_due(self, state: Eko) -> bool:
        return True


@final
class Disc(Laying):
    """2.3: what is still in the bag falls on the next movement field."""

    key = "disc"
    FIELDS = (Cell("cell"),)

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell = cell

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        disc = state.setup.disc
        out: list[tuple[Action, int]] = []
        for i, player in enumerate(state.players):
            if player.reserve:
                out.append((disc.at(self.cell, state.colours[i]), player.reserve))
            if player.emperor == IN_RESERVE:
                out.append((disc.at(self.cell, state.colours[i] + len(COLOURS)), 1))
        return out

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        cell = self.cell
        colour = action.b % len(COLOURS)
        owner = state.colours.index(colour)
        player = state.players[owner]
        name = state.setup.names[cell]
        if action.b < len(COLOURS):
            player.reserve -= 1
            state.put(cell, owner << OWNER | 1)
            state.tell(EVERYONE, "disc", "2.3", name, COLOURS[colour])
        else:
            player.emperor = ON_BOARD
            state.put(cell, owner << OWNER | EMPEROR | 1)
            state.tell(EVERYONE, "disc-emperor", "2.3", name, COLOURS[colour])
        following = next_field(state, cell + 1)
        state.decision = Disc(following) if following >= 0 else Colour()

    def is_due(self, state: Eko) -> bool:
        return first_free(state) == self.cell and len(self.odds(state)) > 0


def next_field(state: Eko, first: int) -> int:
    """The first movement field from a cell on, or -1."""
    terrain = state.graph.terrain
    for cell in range(first, state.setup.grid.outline):
        if terrain[cell] == FIELD:
            return cell
    return -1


def first_free(state: Eko) -> int:
    """The first movement field without a disc, or -1."""
    cell = next_field(state, 0)
    while cell >= 0 and state.on[cell]:
        cell = next_field(state, cell + 1)
    return cell


@final
class Colour(Laying):
    """2.4: when all are dealt, owners are seats from now on."""

    key = "colour"

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        colour = state.setup.colour
        seat = len(state.dealt)
        return [(colour.at(seat, c), 1) for c in state.colours if c not in state.dealt]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        receiver = len(state.dealt)
        state.dealt.append(action.b)
        state.tell(EVERYONE, "colour", "2.4", receiver, COLOURS[action.b])
        if len(state.dealt) == len(state.players):
            take_seats(state)
            state.decision = Start()

    def is_due(self, state: Eko) -> bool:
        return first_free(state) < 0 and len(self.odds(state)) > 0


def take_seats(state: Eko) -> None:
    players = state.players[:]
    for old, which in enumerate(state.colours):
        players[state.dealt.index(which)] = state.players[old]
    seats = [state.dealt.index(which) for which in state.colours]
    for cell in state.graph.fields:
        stack = state.on[cell]
        if stack:
            state.put(cell, seats[stack >> OWNER] << OWNER | stack & (EMPEROR | SIZE))
    state.players = players
    state.colours = state.dealt
    state.dealt = []


@final
class Start(Laying):
    """2.4: who begins."""

    key = "start"

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        return [(state.setup.start_seat.at(seat), 1) for seat in range(state.setup.seats)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        state.tell(EVERYONE, "starts", "2.4", action.a)
        state.decision = Swap(action.a, 0)


def is_dealt(state: Eko) -> bool:
    """Whether colours belong to seats."""
    return isinstance(state.decision, Start) or not isinstance(state.decision, Chance)
