"""Chapters 1, 2 and 10: components, laying out the map, dealing, small tiles."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tafelrunde.core.errors import BadData, BadSeats
from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.data import components
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.dealing import Disc
from tafelrunde.games.eko.rules.graph import CAPITAL, FIELD, STORM, TEMPLE, TERRAINS, Graph
from tafelrunde.games.eko.rules.numbers import CAMPS, CASTLES, COLOURS, EMPEROR, ORDINARY, TOWERS
from tafelrunde.games.eko.rules.places import portal_places
from tafelrunde.games.eko.rules.small_tiles import TemplePlace, lay_next
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import asked, laid_out, place, stack, table
from tafelrunde.testing.helpers.acts import legal, play, refused


def dealt(seats: int, seed: int = 1, **options: bool | int | str) -> tuple[Eko, list[str]]:
    """A match whose layout is settled, and the kinds of chance that settled it."""
    state, acts = laid_out(seats, seed, **options)
    return state, [act.kind for act in acts]


def test_two_to_four_people() -> None:
    """1.1, EKO-R01."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.setup(seats)


def test_the_box() -> None:
    """1.1, 1.2, EKO-R02: 64 discs, 36 buildings, 13 large and 11 small tiles."""
    assert len(COLOURS) * (ORDINARY + 1) == 64
    assert len(COLOURS) * (CAMPS + TOWERS + CASTLES) == 36
    assert len(components().all_tiles) == 13
    assert all(len(tile.hexes) == 7 for tile in components().all_tiles)
    assert sum(max(small.number) for small in components().smalls) == 11


def test_tiles_by_number_of_people() -> None:
    """1.2, EKO-R04: seven always, three more from three people on, three with four."""
    assert Counter(tile.seats for tile in components().all_tiles) == {2: 7, 3: 3, 4: 3}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_ex12_invariants_of_the_layout(seats: int, seed: int) -> None:
    """1.3, 1.4, 2.1, 2.2, 2.3, EX-12, EKO-R05 to EKO-R09."""
    state, kinds = dealt(seats, seed)
    terrain = Counter(TERRAINS[code] for code in state.graph.terrain)
    row = {"field": (32, 48, 64), "capital": (1, 2, 3), "mountain": (2, 3, 4), "canyon": (4, 5, 6),
           "reg": (7, 9, 10), "chasm": (3, 3, 4)}  # fmt: skip
    assert terrain == {name: numbers[seats - 2] for name, numbers in row.items()}
    assert state.graph.is_connected()
    assert all(state.on[cell] & 7 == 1 for cell in state.graph.fields)
    emperors = [state.on[cell] >> 4 for cell in state.graph.fields if state.on[cell] & EMPEROR]
    assert sorted(emperors) == list(range(seats))
    assert kinds.count("tile") == len(components().outlines[0].centres) + 3 * (seats - 2)


def test_every_tile_may_lie_anywhere() -> None:
    """2.1, EKO-R05: the first place can take any tile of the number of people."""
    state = table(2, colours="listed").start()
    assert {str(action) for action, _ in state.odds()} == {f"tile g6 {name}" for name in "ABCDEFG"}


def test_any_rotation() -> None:
    """2.2, EKO-R08."""
    state = table(2, colours="listed").start()
    for _ in range(7):
        state.apply(CHANCE, state.odds()[0][0])
    assert [str(action) for action, _ in state.odds()] == [f"turn g6 {turn}" for turn in range(6)]


def lay(tiles: str, turns: str) -> Eko:
    state = table(2, colours="listed").start()
    assert isinstance(state, Eko)
    centres = [state.setup.names[flower[0]] for flower in state.setup.grid.flowers]
    play(state, *[f"tile {at} {tile}" for at, tile in zip(centres, tiles)])
    play(state, *[f"turn {at} {turn}" for at, turn in zip(centres, turns)])
    return state


def test_rotation_turns_the_ring() -> None:
    """2.2: tile A has its canyon in the east, turned by two in the north-west."""
    state = lay("ABCDEFG", "2000000")
    names = state.setup.names
    terrain = {
        name: TERRAINS[state.graph.terrain[names.index(name)]] for name in ("g6", "f6", "g5")
    }
    assert terrain == {"g6": "capital", "f6": "canyon", "g5": "chasm"}


def unconnected() -> tuple[str, str]:
    """Tiles and rotations that cut a field off, found by trying."""
    random = Random(5)
    while True:
        tiles = "".join(random.sample("ABCDEFG", 7))
        turns = "".join(random.choice("012345") for _ in range(7))
        if lay(tiles, turns).decision.key == "turn":
            return tiles, turns


def test_unconnected_layouts_are_turned_again() -> None:
    """2.2, EKO-R08: same tiles, new rotations; after 50 failures new tiles."""
    tiles, turns = unconnected()
    state = lay(tiles, turns)
    assert (state.failures, len(state.laid), state.turns) == (1, 7, [])
    state.failures = 49
    centres = [state.setup.names[flower[0]] for flower in state.setup.grid.flowers]
    play(state, *[f"turn {at} {turn}" for at, turn in zip(centres, turns)])
    assert state.decision.key == "tile"


def test_what_was_turned_in_vain_is_forgotten_when_the_map_lies() -> None:
    """2.2: the failures count towards new tiles only while the same tiles are turned."""
    state = lay("ABCDEFG", "000000")
    state.failures = 3
    play(state, min(legal(state)))  # turned by 0, as in `test_bag_of_discs`
    assert state.to_dict()["failures"] == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_colours_are_drawn(seats: int) -> None:
    """2.3: those left over stay in the box."""
    _, kinds = dealt(seats)
    assert kinds.count("box") == 4 - seats


def test_colours_by_option() -> None:
    """2.3: or the first ones take part."""
    state, kinds = dealt(2, colours="listed")
    assert "box" not in kinds
    assert sorted(state.colours) == [0, 1]


def test_colours_come_after_the_discs() -> None:
    """2.4, EKO-R10, EKO-R11: then the start player."""
    _, kinds = dealt(3)
    order = list(dict.fromkeys(kinds))
    assert order == ["box", "tile", "turn", "disc", "colour", "start"]


def test_bag_of_discs() -> None:
    """2.3, EKO-R09: all discs of the colours in play, each emperor once."""
    state = lay("ABCDEFG", "0000000")
    odds = {str(action).split()[2]: weight for action, weight in state.odds()}
    assert odds == {"blue": 15, "blue-emperor": 1, "orange": 15, "orange-emperor": 1}


def test_discs_fall_on_the_next_empty_field() -> None:
    """2.3: a position that asks for a disc elsewhere is none."""
    state = lay("ABCDEFG", "0000000")
    data = state.to_dict()
    later = max(state.graph.fields)
    with pytest.raises(BadData, match="does not fit"):
        state.setup.from_dict(data | {"steps": [{"ask": "disc", "cell": state.setup.names[later]}]})


def test_every_piece_is_accounted_for() -> None:
    """1.6: board, reserve, prisoners, supply and box together."""
    state, _ = dealt(3)
    counted = state.census()
    assert all(counted[f"{colour} disc"] == ORDINARY for colour in COLOURS)
    assert sum(counted.values()) == 64 + 36


def test_nothing_is_hidden_and_nothing_left_to_chance() -> None:
    """1.8: every seat sees the same, and chance is done."""
    state, _ = dealt(2)
    facts = [GAME.view(state, seat).facts for seat in (0, 1, None)]
    assert facts[0] == facts[1] == facts[2]
    random = Random(4)
    while state.actors():
        assert state.actors() != (CHANCE,)
        state.apply(state.actors()[0], random.choice(state.legal(state.actors()[0])))


def swapping() -> Eko:
    stacks = {"blue": "g3:1e g4", "orange": "g6:1e g7"}
    return place("g3 g4 g6 g7", stacks, steps=[{"ask": "swap", "asked": 0}], turn=1)


def test_emperors_may_swap() -> None:
    """2.5, 2.6, EKO-R12: once each, from the start player on, then the first turn."""
    state = swapping()
    assert state.actors() == (1,)
    assert legal(state) == {"swap g7", "keep"}
    play(state, "swap g7")
    assert (stack(state, "g6"), stack(state, "g7")) == ("O1", "O1e")
    assert (state.actors(), legal(state)) == ((0,), {"swap g4", "keep"})
    play(state, "keep")
    assert (state.actors(), asked(state)) == ((1,), "act")


def test_no_paragraph_forbids_a_swap_with_an_own_disc() -> None:
    """2.5: what is legal is not refused."""
    state = swapping()
    assert state.refusal(1, state.setup.space.read("swap g7")) is None


@pytest.mark.parametrize(
    ("text", "rule"), [("swap g3", "2.6"), ("swap f3", "2.6"), ("swap g6", "2.5")]
)
def test_refused_swaps(text: str, rule: str) -> None:
    """2.5, 2.6, EKO-R12: only with another disc of one's own."""
    assert refused(swapping(), text) == rule


def test_adjacent_across_tiles() -> None:
    """1.7: g6 and h7 belong to one tile, h7 and i7 to two; all are neighbours in a row."""
    state = place("g6 h7 i7 e3", {"blue": "g6", "orange": "e3"})
    assert legal(state) == {"move g6 h7", "move g6 i7"}


VARIANTS = ("portals", "wind_temple", "storms", "pyramids")


@pytest.mark.parametrize("flags", list(product((False, True), repeat=4)))
def test_small_tiles_of_the_chosen_variants(flags: tuple[bool, ...]) -> None:
    """10.1, 10.2, EKO-R03, EKO-R89, EKO-R90, EKO-R92, EKO-R99, EKO-R116: these and no others."""
    _, kinds = dealt(2, 3, **dict(zip(VARIANTS, flags)))
    numbers = dict(zip(("portal", "temple", "storm", "pyramid"), (2, 1, 4, 1)))
    for (kind, number), chosen in zip(numbers.items(), flags):
        assert kinds.count(kind) == (number if chosen else 0)
    order = [kind for kind in dict.fromkeys(kinds) if kind in numbers or kind in ("turn", "disc")]
    assert order[0] == "turn"
    assert order[-1] == "disc"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_where_small_tiles_lie(seats: int, seed: int) -> None:
    """10.2, 10.3, 11.1, 12.1, 13.1, 14.2, EKO-R91, EKO-R94, EKO-R103: outside, connected, empty."""
    state, _ = dealt(seats, seed, **dict.fromkeys(VARIANTS, True))
    graph, grid = state.graph, state.setup.grid
    storms = [cell for cell in graph.fields if graph.terrain[cell] == STORM]
    assert len(storms) == 3 * ((4, 6, 6)[seats - 2] + (1, 2, 2)[seats - 2])
    assert all(cell >= grid.outline and state.on[cell] == 0 for cell in storms)
    assert Graph(grid, graph.terrain, [], []).is_connected()
    near = [graph.terrain[n] for n in grid.neighbours[graph.temple] if n >= 0]
    assert near.count(FIELD) >= 2
    assert CAPITAL not in near
    for cell, side in graph.portals:
        assert graph.terrain[grid.neighbours[cell][side]] == FIELD
    assert graph.terrain.count(TEMPLE) == 1


def test_portals_lie_as_far_apart_as_possible() -> None:
    """11.1: of all suitable pairs one with the greatest distance."""
    state, _ = dealt(2, 1, portals=True)
    graph, grid = state.graph, state.setup.grid
    bare = Graph(grid, [0 if code == 7 else code for code in graph.terrain], [], [])
    places = [cell for cell, _, _ in portal_places(state.setup, bare)]
    farthest = max(grid.distance(a, b) for a in places for b in places)
    assert grid.distance(graph.portals[0][0], graph.portals[1][0]) == farthest


def test_a_tile_without_a_place_stays_in_the_box() -> None:
    """10.2: there is nothing for the wind temple to border on, so discs follow at once."""
    setup = table(2, wind_temple=True)
    state = setup.start()
    assert isinstance(state, Eko)
    terrain = [0] * setup.grid.size
    terrain[setup.names.index("g6")] = FIELD
    state.graph = Graph(setup.grid, terrain, [], [])
    state.told = []
    lay_next(state, TemplePlace(0))
    assert isinstance(state.decision, Disc)
    assert [event.code for event in state.told] == ["no-place"]
