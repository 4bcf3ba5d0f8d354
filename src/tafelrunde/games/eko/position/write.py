"""A position as data, complete and easy to write by hand.

    {"terrain": {"field": "c3 c4 d4", "reg": "d3"},     cells; those not named do not exist
     "portals": ["b2 se", "k9 nw"],                     cell and open side     (left out: none)
     "pyramids": ["a4 a5 b5"],                          three storm fields each          (none)
     "seats": ["blue", "orange"],                       their colours, in turn order (the first)
     "stacks": {"blue": "c3 c4:3e", "orange": "d4:2"},  a disc; three with the emperor; two
     "buildings": {"orange": "d3:camp"},                on sites                         (none)
     "reserve": {"blue": 4},                            ordinary discs                      (0)
     "prisoners": {"orange": ["blue"]},                 holder: whose emperors           (none)
     "turn": 0,                                         the seat whose turn it is           (0)
     "steps": [{"ask": "act"}],                         what is to be decided, top last   (act)
     "played": 0,                                       turns so far                        (0)
     "before": []}                                      numbers of past positions, 9.10   (this)

An emperor who is neither on the board nor a prisoner lies in his reserve; ordinary discs and
buildings that are nowhere are out of the game (7.3) and in the supply. While chance lays out the
map there are also "box" (colours out of play), "tiles", "rotations", "failures" and "dealt".

Steps: {"ask": "act"} and {"ask": "reinforce"}, with "marched": true after a forced march, and
with "moved": "c4", "paid": "1+2" for a stack that has paid for zones this turn; {"ask": "through",
"from": "c3", "to": "e5", "detour": true}; {"ask": "lose", "from": "c3", "to": "e5", "paid": "1"};
{"ask": "exchange", "seat": 2, "beaten": 1}; {"ask": "spread"}; {"ask": "swap", "asked": 1};
{"ask": "over", "reason": "points", "winner": 0}; chance's: {"ask": "tile"} and so on, {"ask":
"storm", "settled": 2}, {"ask": "disc", "cell": "c3"}.
"""

from __future__ import annotations

from tafelrunde.core.data import Json
from tafelrunde.core.decision import Chance, write_stack

from ..rules.dealing import is_dealt
from ..rules.graph import TERRAINS
from ..rules.grid import SIDES
from ..rules.layout import is_mapped
from ..rules.numbers import COLOURS, EMPEROR, LEVELS, OWNER, SIZE
from ..rules.state import Eko, Past


def write(state: Eko) -> Json:
    out: Json = {}
    if not is_dealt(state):
        write_layout(state, out)
    if is_mapped(state):
        write_map(state, out)
        write_pieces(state, out)
    if is_dealt(state):
        out["seats"] = [COLOURS[colour] for colour in state.colours]
    if not isinstance(state.decision, Chance):
        out["turn"] = state.active()
        out["played"] = state.played
        out["before"] = numbers_before(state.past)
    out["steps"] = write_stack(state)
    return out


def write_layout(state: Eko, out: Json) -> None:
    setup = state.setup
    out["box"] = [COLOURS[c] for c in range(len(COLOURS)) if c not in state.colours]
    out["dealt"] = [COLOURS[colour] for colour in state.dealt]
    out["tiles"] = [setup.tiles[tile][0] for tile in state.laid]
    out["rotations"] = state.turns[:]
    out["failures"] = state.failures


def write_map(state: Eko, out: Json) -> None:
    graph = state.graph
    names = state.setup.names
    terrain: dict[str, object] = {}
    for code in range(1, len(TERRAINS)):
        cells = [names[cell] for cell, kind in enumerate(graph.terrain) if kind == code]
        if cells:
            terrain[TERRAINS[code]] = " ".join(cells)
    out["terrain"] = terrain
    if graph.portals:
        out["portals"] = [f"{names[cell]} {SIDES[side]}" for cell, side in graph.portals]
    if graph.pyramids:
        out["pyramids"] = [" ".join([names[cell] for cell in trio]) for trio in graph.pyramids]


def write_pieces(state: Eko, out: Json) -> None:
    stacks: dict[str, object] = {}
    buildings: dict[str, object] = {}
    reserve: dict[str, object] = {}
    prisoners: dict[str, object] = {}
    for i, player in enumerate(state.players):
        colour = COLOURS[state.colours[i]]
        stacks[colour] = " ".join(stack_texts(state, i))
        built = building_texts(state, i)
        if built:
            buildings[colour] = " ".join(built)
        reserve[colour] = player.reserve
        held = [COLOURS[state.colours[j]] for j, p in enumerate(state.players) if p.emperor == i]
        if held:
            prisoners[colour] = held
    out["stacks"] = stacks
    if buildings:
        out["buildings"] = buildings
    out["reserve"] = reserve
    if prisoners:
        out["prisoners"] = prisoners


def stack_texts(state: Eko, owner: int) -> list[str]:
    """`c3` for a single disc, `c3:2`, `c3:2e` with the emperor."""
    out: list[str] = []
    for cell in state.graph.fields:
        stack = state.on[cell]
        if stack and stack >> OWNER == owner:
            size = "" if stack & SIZE == 1 and stack & EMPEROR == 0 else f":{stack & SIZE}"
            out.append(state.setup.names[cell] + size + ("e" if stack & EMPEROR else ""))
    return out


def building_texts(state: Eko, owner: int) -> list[str]:
    out: list[str] = []
    for site in state.graph.sites:
        building = state.on[site]
        if building and building >> OWNER == owner:
            out.append(f"{state.setup.names[site]}:{LEVELS[(building & SIZE) - 1]}")
    return out


def numbers_before(past: Past | None) -> list[int]:
    """Oldest first."""
    out: list[int] = []
    while past is not None:
        out.append(past.number)
        past = past.before
    out.reverse()
    return out
