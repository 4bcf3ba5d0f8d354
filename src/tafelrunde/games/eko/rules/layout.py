"""Laying out the large tiles, by chance (2.1 to 2.3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE

from .dealing import Laying
from .graph import CODES, NONE
from .numbers import COLOURS, FAILURES
from .setup import EkoSetup
from .small_tiles import PortalPlace, lay_next
from .state import Eko, empty_table


def begin(setup: EkoSetup) -> Eko:
    """2.3: colours that stay in the box, unless all take part or the first ones are wished."""
    state = empty_table(setup)
    if setup.seats == len(COLOURS) or setup.choice("colours") == "listed":
        state.colours = list(range(setup.seats))
        state.decision = Tile()
    else:
        state.colours = list(range(len(COLOURS)))
        state.decision = Box()
    return state


@final
class Box(Chance[Eko]):
    """2.3: a colour that takes no part."""

    key = "box"

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        return [(state.setup.box.at(colour), 1) for colour in state.colours]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        state.colours.remove(action.a)
        state.tell(EVERYONE, "box", "2.3", COLOURS[action.a])
        if not self.is_open(state):
            state.decision = Tile()

    def is_open(self, state: Eko) -> bool:
        return len(state.colours) > len(state.players)


@final
class Tile(Laying):
    """2.1: which tile comes to the next place."""

    key = "tile"

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        setup = state.setup
        place = len(state.laid)
        return [
            (setup.tile.at(place, t), 1) for t in range(len(setup.tiles)) if t not in state.laid
        ]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        setup = state.setup
        place = setup.names[setup.grid.flowers[len(state.laid)][0]]
        state.laid.append(action.b)
        state.tell(EVERYONE, "tile", "2.1", setup.tiles[action.b][0], place)
        if not self.is_due(state):
            state.decision = Turn()

    def is_due(self, state: Eko) -> bool:
        return len(state.laid) < len(state.setup.tiles)


@final
class Turn(Laying):
    """2.2: how the next tile is turned; the fields must hang together, or all are turned again."""

    key = "turn"

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        return [(state.setup.turn.at(len(state.turns), turn), 1) for turn in range(6)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        setup = state.setup
        name = setup.tiles[state.laid[len(state.turns)]][0]
        state.turns.append(action.b)
        state.tell(EVERYONE, "turn", "2.2", name, action.b)
        if len(state.turns) == len(setup.tiles):
            join(state)

    def is_due(self, state: Eko) -> bool:
        return len(state.laid) == len(state.setup.tiles)


def join(state: Eko) -> None:
    """2.2: the map is complete, or laid once more."""
    graph = state.setup.graph(terrain_of(state), [], [])
    state.turns = []
    if state.setup.between:  # 10.5: the network is checked when the small tiles lie
        state.graph = graph
        lay_next(state, PortalPlace(0))
    elif graph.is_connected():
        state.graph = graph
        state.laid = []
        state.failures = 0
        lay_next(state, PortalPlace(0))
    else:
        lay_again(state, "2.2")


def lay_again(state: Eko, rule: str) -> None:
    """2.2, 10.5: all tiles are turned again, after many failures also laid again."""
    state.graph = state.setup.bare
    state.failures += 1
    if state.failures % FAILURES == 0:
        state.laid = []
        state.decision = Tile()
        state.tell(EVERYONE, "tiles-again", rule, FAILURES)
    else:
        state.decision = Turn()
        state.tell(EVERYONE, "turns-again", rule)


def terrain_of(state: Eko) -> list[int]:
    """Ring entry i of a tile lies in direction i + rotation."""
    setup = state.setup
    terrain = [NONE] * setup.grid.size
    for place, flower in enumerate(setup.grid.flowers):
        hexes = setup.tiles[state.laid[place]][1]
        terrain[flower[0]] = CODES[hexes[0]]
        for i in range(6):
            terrain[flower[1 + (i + state.turns[place]) % 6]] = CODES[hexes[1 + i]]
    return terrain


def is_mapped(state: Eko) -> bool:
    """Whether the large tiles lie."""
    return not isinstance(state.decision, (Box, Tile, Turn))
