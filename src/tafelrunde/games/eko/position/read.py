"""A position read from data and checked; the format is described in position/write.py."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import Chance, Decision, read_stack

from ..rules.crossing import Lose, Through
from ..rules.dealing import Colour, Disc, Start
from ..rules.fight import held_by
from ..rules.graph import FIELD, PORTAL, STORM, TEMPLE, TERRAINS, Graph, is_field
from ..rules.grid import SIDES
from ..rules.layout import Box, Tile, Turn, is_mapped
from ..rules.numbers import (
    COLOURS,
    EMPEROR,
    HIGHEST,
    IN_RESERVE,
    LEVELS,
    MOST_ZONES,
    ON_BOARD,
    ORDINARY,
    OWNER,
)
from ..rules.scoring import Over, position_number
from ..rules.setup import KEY_BITS, EkoSetup
from ..rules.small_tiles import PortalPlace, PyramidPlace, StormPlace, TemplePlace
from ..rules.state import Eko, Past, empty_table
from ..rules.swap import Swap
from ..rules.turn import Act, Exchange, Reinforce, Spread

DECISIONS: Final[dict[str, type[Decision[Eko]]]] = {
    decision.key: decision
    for decision in (
        Box, Tile, Turn, PortalPlace, TemplePlace, StormPlace, PyramidPlace, Disc, Colour, Start,
        Swap, Act, Through, Lose, Exchange, Reinforce, Spread, Over,
    )
}  # fmt: skip


def read(setup: EkoSetup, data: Json) -> Eko:
    fields = Fields(data)
    state = empty_table(setup)
    if fields.has("box"):
        read_layout(state, fields)
    else:
        state.colours = read_seats(setup, fields)
    if fields.has("terrain"):
        state.graph = read_graph(setup, fields)
        read_stacks(state, fields)
        read_buildings(state, fields)
        read_prisoners(state, fields)
        read_reserve(state, fields)
    turn = fields.number("turn", 0, setup.seats - 1) if fields.has("turn") else 0
    state.played = fields.number("played", 0, setup.most_turns) if fields.has("played") else 0
    if fields.has("before"):
        for number in fields.numbers("before", 0, (1 << KEY_BITS) - 1):
            state.past = Past(number, state.past)
    read_decisions(state, fields, turn)
    if not fields.has("before") and isinstance(state.decision, Act):
        state.past = Past(position_number(state, turn), None)
    fields.done()
    return state


def read_decisions(state: Eko, fields: Fields, turn: int) -> None:
    state.decision = Act(turn)
    if fields.has("steps"):
        items = fields.items("steps")
        if not 1 <= len(items) <= 2:
            raise fields.bad("steps", "must have one or two entries")
        state.decision = read_stack(state, items, DECISIONS, turn)
    decision = state.decision
    if isinstance(decision, Chance):
        fits = fields.has("box") != isinstance(decision, Start)
        fits = fits and fields.has("terrain") == is_mapped(state)
        if not fits or not decision.is_open(state):
            raise fields.bad("steps", f"ask “{decision.key}”, which does not fit what lies already")
    elif not fields.has("terrain") or fields.has("box"):
        raise fields.bad("terrain", "must be there, and “box” must not, when seats decide")
    elif not decision.is_open(state):
        raise fields.bad("steps", f"ask “{decision.key}”, but there is nothing to decide")
    elif not isinstance(decision, (Exchange, Over)):
        check_exchanges(state, fields)
        check_colours(state, fields)


def check_exchanges(state: Eko, fields: Fields) -> None:
    """6.7: an exchange that is due comes before everything else."""
    for seat, player in enumerate(state.players):
        if player.emperor >= 0 and held_by(state, seat):
            colour = COLOURS[state.colours[seat]]
            raise fields.bad("prisoners", f"let “{colour}” exchange emperors, so this comes first")


def check_colours(state: Eko, fields: Fields) -> None:
    """9.6: with one colour on the board the match is over."""
    if sum([player.discs() > 0 for player in state.players]) < 2:
        raise fields.bad("stacks", "must be of two colours at least, or the step must be “over”")


def colours_of(fields: Fields, key: str, most: int) -> list[int]:
    out: list[int] = []
    for name in fields.texts(key):
        if name not in COLOURS or COLOURS.index(name) in out:
            raise fields.bad(key, f"must be different colours of {', '.join(COLOURS)}")
        out.append(COLOURS.index(name))
    if len(out) > most:
        raise fields.bad(key, f"must have at most {most} entries")
    return out


def read_seats(setup: EkoSetup, fields: Fields) -> list[int]:
    if not fields.has("seats"):
        return list(range(setup.seats))
    out = colours_of(fields, "seats", setup.seats)
    if len(out) < setup.seats:
        raise fields.bad("seats", f"must name {setup.seats} colours")
    return out


def read_layout(state: Eko, fields: Fields) -> None:
    setup = state.setup
    box = colours_of(fields, "box", len(COLOURS) - setup.seats)
    state.colours = [colour for colour in range(len(COLOURS)) if colour not in box]
    state.dealt = colours_of(fields, "dealt", setup.seats)
    names = [name for name, _ in setup.tiles]
    for name in fields.texts("tiles"):
        if name not in names or names.index(name) in state.laid:
            raise fields.bad("tiles", f"must be different tiles of {', '.join(names)}")
        state.laid.append(names.index(name))
    state.turns = fields.numbers("rotations", 0, 5)
    state.failures = fields.number("failures", 0, 1_000_000)
    if len(state.turns) >= len(setup.tiles):
        raise fields.bad("rotations", f"must have fewer than {len(setup.tiles)} entries")


def cell_of(setup: EkoSetup, fields: Fields, key: str, name: str) -> int:
    if name not in setup.names:
        raise fields.bad(key, f"names “{name}”, which is no cell of this table")
    return setup.names.index(name)


def read_graph(setup: EkoSetup, fields: Fields) -> Graph:
    terrain = [0] * setup.grid.size
    given = fields.fields("terrain")
    for code in range(1, len(TERRAINS)):
        key = TERRAINS[code]
        if given.has(key):
            for name in given.text(key).split():
                cell = cell_of(setup, given, key, name)
                if terrain[cell]:
                    raise given.bad(key, f"names “{name}”, which has a terrain already")
                terrain[cell] = code
    given.done()
    check_terrain(setup, given, terrain)
    graph = setup.graph(terrain, read_portals(setup, fields, terrain), [])
    graph.pyramids += read_pyramids(setup, fields, graph)
    if graph.zones > MOST_ZONES:
        raise given.bad("storm", f"must form at most {MOST_ZONES} zones")
    return graph


def check_terrain(setup: EkoSetup, given: Fields, terrain: list[int]) -> None:
    grid = setup.grid
    if STORM in terrain and not setup.blows:
        raise given.bad("storm", "is only for matches with storms or pyramids")
    if terrain.count(TEMPLE) > setup.temples:
        raise given.bad("temple", "is for one cell, and only with the option wind_temple")
    for cell, code in enumerate(terrain):
        last = (
            grid.size if code == STORM else grid.ring if code in (PORTAL, TEMPLE) else grid.outline
        )
        if code and cell >= last:
            name = setup.names[cell]
            raise given.bad(TERRAINS[code], f"names “{name}”, where only small tiles can lie")


def read_portals(setup: EkoSetup, fields: Fields, terrain: list[int]) -> list[tuple[int, int]]:
    out: list[tuple[int, int]] = []
    for text in fields.texts("portals") if fields.has("portals") else []:
        words = text.split()
        if len(words) != 2 or words[1] not in SIDES:
            raise fields.bad("portals", f"must be a cell and one of {', '.join(SIDES)}")
        cell = cell_of(setup, fields, "portals", words[0])
        side = SIDES.index(words[1])
        front = setup.grid.neighbours[cell][side]
        if terrain[cell] != PORTAL or front < 0 or terrain[front] != FIELD:
            raise fields.bad("portals", "must lie on portal terrain and open on a movement field")
        out.append((cell, side))
    if len(out) != terrain.count(PORTAL) or len(out) > setup.portals:
        raise fields.bad("portals", "must be as many as cells of portal terrain, at most two")
    return out


def read_pyramids(setup: EkoSetup, fields: Fields, graph: Graph) -> list[list[int]]:
    out: list[list[int]] = []
    for text in fields.texts("pyramids") if fields.has("pyramids") else []:
        trio = [cell_of(setup, fields, "pyramids", name) for name in text.split()]
        if len(set(trio)) != 3 or any(graph.terrain[cell] != STORM for cell in trio):
            raise fields.bad("pyramids", "must be three storm fields each")
        if any(a != b and b not in setup.grid.neighbours[a] for a in trio for b in trio):
            raise fields.bad("pyramids", f"has “{text}”, but all three fields must touch")
        out.append(trio)
    if len(out) > setup.pyramids:
        raise fields.bad("pyramids", f"must be at most {setup.pyramids} in this match")
    return out


def owner_of(state: Eko, fields: Fields, key: str, colour: str) -> int:
    for owner, which in enumerate(state.colours[: len(state.players)]):
        if COLOURS[which] == colour:
            return owner
    raise fields.bad(key, f"names “{colour}”, which takes no part")


def per_colour(state: Eko, fields: Fields, key: str) -> list[tuple[int, Fields, str]]:
    """The entries of an object whose keys are colours: owner, the object, the key."""
    if not fields.has(key):
        return []
    given = fields.fields(key)
    out = [(owner_of(state, fields, key, str(name)), given, str(name)) for name in given.data]
    return sorted(out, key=by_owner)


def by_owner(entry: tuple[int, Fields, str]) -> int:
    return entry[0]


def read_stacks(state: Eko, fields: Fields) -> None:
    for owner, given, colour in per_colour(state, fields, "stacks"):
        player = state.players[owner]
        for word in given.text(colour).split():
            name, _, size = word.partition(":")
            cell = cell_of(state.setup, given, colour, name)
            emperor = size.endswith("e")
            digits = size.removesuffix("e") or "1"
            if not digits.isdecimal() or not 1 <= int(digits) <= HIGHEST:
                raise given.bad(colour, f"has “{word}”; write c4, c4:3 or c4:3e, up to {HIGHEST}")
            if not is_field(state.graph.terrain[cell]) or state.on[cell]:
                raise given.bad(colour, f"has “{word}”, which is no free field")
            if emperor and player.emperor == ON_BOARD:
                raise given.bad(colour, "has two emperors")
            ordinary = int(digits) - 1 if emperor else int(digits)
            if ordinary > player.reserve:
                raise given.bad(colour, f"has more than {ORDINARY} ordinary discs")
            player.reserve -= ordinary
            if emperor:
                player.emperor = ON_BOARD
            mark = EMPEROR if emperor else 0
            state.put(cell, owner << OWNER | mark | int(digits))


def read_buildings(state: Eko, fields: Fields) -> None:
    for owner, given, colour in per_colour(state, fields, "buildings"):
        for word in given.text(colour).split():
            name, _, level_name = word.partition(":")
            cell = cell_of(state.setup, given, colour, name)
            if level_name not in LEVELS:
                raise given.bad(colour, f"has “{word}”; write c5:camp, c5:tower or c5:castle")
            level = LEVELS.index(level_name) + 1
            if state.on[cell] or level > state.graph.limit[cell]:
                raise given.bad(colour, f"has “{word}”, which its site does not take")
            if state.players[owner].supply(level) == 0:
                raise given.bad(colour, f"has more buildings “{level_name}” than there are")
            state.players[owner].stock(level, -1)
            state.put(cell, owner << OWNER | level)


def read_prisoners(state: Eko, fields: Fields) -> None:
    for holder, given, colour in per_colour(state, fields, "prisoners"):
        for name in given.texts(colour):
            prisoner = state.players[owner_of(state, given, colour, name)]
            if prisoner.emperor != IN_RESERVE or prisoner is state.players[holder]:
                raise given.bad(colour, f"names “{name}”, whose emperor cannot be there")
            prisoner.emperor = holder


def read_reserve(state: Eko, fields: Fields) -> None:
    """Ordinary discs that are nowhere have left the game."""
    for player in state.players:
        player.removed = player.reserve
        player.reserve = 0
    for owner, given, colour in per_colour(state, fields, "reserve"):
        player = state.players[owner]
        player.reserve = given.number(colour, 0, player.removed)
        player.removed -= player.reserve
