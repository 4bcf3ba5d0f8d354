"""Ekö: laying out the map and dealing discs, colours and the first turn, all by chance (2, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.graph import CODES, FIELD, NONE, PORTAL, STORM, TEMPLE, Graph
from tafelrunde.games.eko.grid import SIDES
from tafelrunde.games.eko.numbers import (
    COLOURS,
    EMPEROR,
    FAILURES,
    IN_RESERVE,
    ON_BOARD,
    OWNER,
    SIZE,
)  # fmt: skip
from tafelrunde.games.eko.places import portal_places, temple_places, trio_places
from tafelrunde.games.eko.setup import EkoSetup
from tafelrunde.games.eko.step import (
    BOX,
    COLOUR,
    DISC,
    PORTAL_PLACE,
    PYRAMID_PLACE,
    START,
    STORM_PLACE,
    SWAP,
    TEMPLE_PLACE,
    TILE,
    TURN,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.eko.state import Eko

SMALL: Final = ("portal", "temple", "storm", "pyramid")  # in the order in which they are laid


def begin_layout(state: Eko) -> None:
    """2.3: colours that stay in the box, unless all take part or the first ones are wished."""
    left = len(COLOURS) - len(state.players)
    if left == 0 or state.table.choice("colours") == "listed":
        state.colours = list(range(len(state.players)))
        state.step = Step(TILE, CHANCE)
    else:
        state.colours = list(range(len(COLOURS)))
        state.step = Step(BOX, CHANCE)


def chances(state: Eko) -> list[tuple[Action, int]]:
    table = state.table
    step = state.step
    kind = step.kind
    if kind == BOX:
        return [(table.box.at(colour), 1) for colour in state.colours]
    if kind == TILE:
        place = len(state.laid)
        return [
            (table.tile.at(place, t), 1) for t in range(len(table.tiles)) if t not in state.laid
        ]
    if kind == TURN:
        return [(table.turn.at(len(state.turns), turn), 1) for turn in range(6)]
    if kind == PORTAL_PLACE:
        return [
            (table.portal.at(cell, side), weight)
            for cell, side, weight in portal_places(table, state.graph)
        ]
    if kind == TEMPLE_PLACE:
        return [(table.temple.at(cell), 1) for cell in temple_places(table, state.graph)]
    if kind == STORM_PLACE:
        return [(table.storm.at(trio), 1) for trio in trio_places(table, state.graph)]
    if kind == PYRAMID_PLACE:
        return [(table.pyramid.at(trio), 1) for trio in trio_places(table, state.graph)]
    if kind == DISC:
        return disc_chances(state)
    if kind == COLOUR:
        seat = len(state.dealt)
        return [(table.colour.at(seat, c), 1) for c in state.colours if c not in state.dealt]
    return [(table.start_seat.at(seat), 1) for seat in range(table.seats)]


def disc_chances(state: Eko) -> list[tuple[Action, int]]:
    """2.3: what is still in the bag falls on the next movement field."""
    disc = state.table.disc
    out: list[tuple[Action, int]] = []
    for i, player in enumerate(state.players):
        if player.reserve:
            out.append((disc.at(state.step.a, state.colours[i]), player.reserve))
        if player.emperor == IN_RESERVE:
            out.append((disc.at(state.step.a, state.colours[i] + len(COLOURS)), 1))
    return out


def apply_chance(state: Eko, action: Action) -> None:
    kind = state.step.kind
    if kind == BOX:
        leave_in_box(state, action.a)
    elif kind == TILE:
        lay_tile(state, action.b)
    elif kind == TURN:
        turn_tile(state, action.b)
    elif kind < DISC:
        lay_small(state, action, kind)
        lay_next(state, Step(kind, CHANCE, state.step.a + 1))
    elif kind == DISC:
        deal_disc(state, action.b)
    elif kind == COLOUR:
        deal_colour(state, action.b)
    else:
        state.tell(EVERYONE, "starts", "2.4", action.a)
        state.step = Step(SWAP, action.a)


def leave_in_box(state: Eko, colour: int) -> None:
    state.colours.remove(colour)
    state.tell(EVERYONE, "box", "2.3", COLOURS[colour])
    if len(state.colours) == len(state.players):
        state.step = Step(TILE, CHANCE)


def lay_tile(state: Eko, tile: int) -> None:
    """2.1."""
    table = state.table
    place = table.names[table.grid.flowers[len(state.laid)][0]]
    state.laid.append(tile)
    state.tell(EVERYONE, "tile", "2.1", table.tiles[tile][0], place)
    if len(state.laid) == len(table.tiles):
        state.step = Step(TURN, CHANCE)


def turn_tile(state: Eko, turn: int) -> None:
    """2.2: when the last one lies, the fields must hang together, or all are turned again."""
    table = state.table
    place = len(state.turns)
    state.turns.append(turn)
    name = table.tiles[state.laid[place]][0]
    state.tell(EVERYONE, "turn", "2.2", name, turn)
    if len(state.turns) < len(table.tiles):
        return
    graph = Graph(table.grid, terrain_of(state), [], [])
    if graph.is_connected():
        state.graph = graph
        state.laid = []
        state.turns = []
        state.failures = 0
        lay_next(state, Step(PORTAL_PLACE, CHANCE))
        return
    state.turns = []
    state.failures += 1
    if state.failures % FAILURES == 0:
        state.laid = []
        state.step = Step(TILE, CHANCE)
        state.tell(EVERYONE, "tiles-again", "2.2", FAILURES)
    else:
        state.tell(EVERYONE, "turns-again", "2.2")


def terrain_of(state: Eko) -> list[int]:
    """Ring entry i of a tile lies in direction i + rotation."""
    table = state.table
    terrain = [NONE] * table.grid.size
    for place, flower in enumerate(table.grid.flowers):
        hexes = table.tiles[state.laid[place]][1]
        terrain[flower[0]] = CODES[hexes[0]]
        for i in range(6):
            terrain[flower[1 + (i + state.turns[place]) % 6]] = CODES[hexes[1 + i]]
    return terrain


def small_numbers(table: EkoSetup) -> list[int]:
    """How many of each take part, in the order of SMALL."""
    return [table.portals, table.temples, table.storms, table.pyramids]


def lay_next(state: Eko, step: Step) -> None:
    """10.1, 10.2: the next small tile that takes part and finds a place, then the discs."""
    numbers = small_numbers(state.table)
    while step.kind < DISC:
        if step.a < numbers[step.kind - PORTAL_PLACE]:
            state.step = step
            if chances(state):
                return
            state.tell(EVERYONE, "no-place", "10.2", SMALL[step.kind - PORTAL_PLACE])
        step = Step(step.kind + 1, CHANCE)
    fields = [cell for cell in state.graph.fields if state.graph.terrain[cell] == FIELD]
    state.step = Step(DISC, CHANCE, fields[0])


def lay_small(state: Eko, action: Action, kind: int) -> None:
    """The map with a small tile more."""
    table = state.table
    old = state.graph
    cells = [action.a] if kind < STORM_PLACE else table.grid.trios[action.a]
    names = [table.names[cell] for cell in cells]
    portals = old.portals
    pyramids = old.pyramids
    terrain = STORM
    if kind == PORTAL_PLACE:
        terrain = PORTAL
        portals = [*portals, (action.a, action.b)]
        state.tell(EVERYONE, "portal", "11.1", names[0], SIDES[action.b])
    elif kind == TEMPLE_PLACE:
        terrain = TEMPLE
        state.tell(EVERYONE, "temple", "12.1", names[0])
    elif kind == STORM_PLACE:
        state.tell(EVERYONE, "storm", "13.1", *names)
    else:
        pyramids = [*pyramids, cells]
        state.tell(EVERYONE, "pyramid", "14.2", *names)
    laid = old.terrain[:]
    for cell in cells:
        laid[cell] = terrain
    state.graph = Graph(table.grid, laid, portals, pyramids)


def deal_disc(state: Eko, disc: int) -> None:
    """2.3."""
    cell = state.step.a
    colour = disc % len(COLOURS)
    owner = state.colours.index(colour)
    player = state.players[owner]
    name = state.table.names[cell]
    if disc < len(COLOURS):
        player.reserve -= 1
        state.put(cell, owner << OWNER | 1)
        state.tell(EVERYONE, "disc", "2.3", name, COLOURS[colour])
    else:
        player.emperor = ON_BOARD
        state.put(cell, owner << OWNER | EMPEROR | 1)
        state.tell(EVERYONE, "disc-emperor", "2.3", name, COLOURS[colour])
    terrain = state.graph.terrain
    for following in range(cell + 1, state.table.grid.outline):
        if terrain[following] == FIELD:
            state.step = Step(DISC, CHANCE, following)
            return
    state.step = Step(COLOUR, CHANCE)


def deal_colour(state: Eko, colour: int) -> None:
    """2.4: when all are dealt, owners are seats from now on."""
    seat = len(state.dealt)
    state.dealt.append(colour)
    state.tell(EVERYONE, "colour", "2.4", seat, COLOURS[colour])
    if len(state.dealt) < len(state.players):
        return
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
    state.step = Step(START, CHANCE)
