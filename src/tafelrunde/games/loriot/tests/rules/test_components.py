"""Chapters 1 and 2: components, the board, who begins."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.errors import BadSeats
from tafelrunde.games.loriot.data import components
from tafelrunde.games.loriot.rules.graph import HEAD, QUESTION, SMALL, STAR, TARGET, Graph, is_large
from tafelrunde.games.loriot.rules.numbers import COLOURS, DOWN, LEFT, RANKS, RIGHT, UP, WORTH
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import asked, at, hand, place, table, turn
from tafelrunde.testing.helpers.acts import codes, play
from tafelrunde.testing.kit.walk import pick

GRAPH = Graph(components().map)


def start(seats: int = 3, **options: bool | int | str) -> Loriot:
    state = table(seats, **options).start()
    assert isinstance(state, Loriot)
    return state


def arms(name: str) -> dict[str, str]:
    field = GRAPH.index[name]
    ways = {"left": LEFT, "right": RIGHT, "up": UP, "down": DOWN}
    found = {way: GRAPH.arm[4 * field + number] for way, number in ways.items()}
    return {way: GRAPH.names[near] for way, near in found.items() if near >= 0}


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_people(seats: int) -> None:
    """1.1, LOR-R01."""
    with pytest.raises(BadSeats):
        table(seats)


@pytest.mark.parametrize(("seats", "each"), [(2, 4), (3, 4), (4, 4), (5, 3), (6, 3), (8, 3)])
def test_lx13_stones_per_person(seats: int, each: int) -> None:
    """1.2, LX-13, LOR-R05, LOR-R06."""
    assert [len(player.stones) for player in start(seats).players] == [each] * seats


def test_what_dice_and_draws_decide() -> None:
    """2.1, 3.1, 6.4, 8.1, 8.5, 10.9, 11.2, 16.1, 16.4: chance; all else is said by people."""
    kinds = {block.kind for block in table(2, targets="new").space.blocks if block.chance}
    assert kinds == {
        "lot", "chip", "black", "white", "duel", "chance", "drop", "success", "show",
    }  # fmt: skip


def test_every_seat_has_its_colour() -> None:
    """1.3, LOR-R04."""
    assert len(set(COLOURS)) == 8
    assert table(3).oppose.arguments[0] == ("blue", "orange", "jade")
    assert len(table(8).oppose.arguments[0]) == 8


def test_five_steps_from_the_start_to_the_targets() -> None:
    """1.4, LX-14: yellow to blue; every field hangs together with every other."""
    assert GRAPH.levels == ["yellow", "orange", "green", "red", "blue"]
    assert GRAPH.names[GRAPH.start] == "Y0"
    assert [GRAPH.names[target] for target in GRAPH.targets] == [f"T{n}" for n in range(1, 10)]
    met = [GRAPH.start]
    for field in met:
        near = [GRAPH.arm[4 * field + way] for way in range(4)]
        met += [n for n in near if n >= 0 and n not in met]
    assert len(met) == GRAPH.size == 179


def test_lx14_fields_and_their_arms() -> None:
    """1.5, LX-14, LOR-R32: large fields have three arms, the start two, small ones two or three."""
    kinds = [GRAPH.kind.count(kind) for kind in (SMALL, STAR, QUESTION, HEAD, TARGET)]
    assert kinds == [125, 24, 13, 8, 9]
    for field, kind in enumerate(GRAPH.kind):
        count = len(arms(GRAPH.names[field]))
        if is_large(kind):
            assert count == (2 if field == GRAPH.start else 3)
        elif kind == TARGET:
            assert count == 1
        else:
            assert count in (2, 3)


@pytest.mark.parametrize(
    ("level", "questions", "heads", "small", "stars"),
    [(0, 1, 0, 10, 2), (1, 2, 0, 20, 4), (2, 2, 2, 32, 6), (3, 4, 2, 44, 8), (4, 4, 4, 43, 4)],
)
def test_fields_of_each_step(
    level: int, questions: int, heads: int, small: int, stars: int
) -> None:
    """1.5: the reconstructed board, step by step."""
    kinds = [kind for field, kind in enumerate(GRAPH.kind) if GRAPH.level[field] == level]
    assert (kinds.count(QUESTION), kinds.count(HEAD)) == (questions, heads)
    assert (kinds.count(SMALL) + kinds.count(STAR), kinds.count(STAR)) == (small, stars)


def test_the_ways_of_a_few_fields() -> None:
    """1.5: junctions, row ends, large fields, targets."""
    assert arms("Y0") == {"left": "YL1", "right": "YR1"}
    assert arms("O8") == {"left": "O7", "right": "O9", "down": "YL5"}
    assert arms("O6") == {"right": "O7", "up": "Oc6a"}
    assert arms("G8") == {"left": "G7", "right": "G9", "up": "Gc8a"}
    assert arms("R4") == {"left": "R3", "right": "R5", "down": "Gc4c"}
    assert arms("B32") == {"left": "B31", "up": "v9"}
    assert arms("chip5") == {"up": "T5", "down": "v5"}


def test_ways_up_belong_to_the_step_below() -> None:
    """1.6, LO-53."""
    for name, level in (("YL5", 0), ("Oc6c", 1), ("Gc8a", 2), ("Rc30c", 3), ("v1", 4)):
        assert GRAPH.level[GRAPH.index[name]] == level


def test_worth_of_cards() -> None:
    """1.7, LOR-R10."""
    worth = dict(zip(RANKS, WORTH))
    assert (worth["ace"], worth["king"], worth["queen"], worth["jack"]) == (11, 10, 10, 10)
    assert [worth[rank] for rank in RANKS[:9]] == list(range(2, 11))


def test_43_chance_and_12_success_cards() -> None:
    """1.8, 2.6, LOR-R12: all marked as reconstructed; nothing of a pile is decided yet."""
    chance, success = components().chance, components().success
    assert (len(chance), len(success)) == (43, 12)
    rows = [*components().tables["chance"], *components().tables["success"]]
    assert {row["source"] for row in rows} == {"reconstructed"}
    assert [card.kind for card in success].count("restart") == 2
    kinds = [card.kind for card in chance]
    wanted = {
        "forward": 8, "back": 6, "again": 4, "skip": 4, "home": 2, "swap": 2, "lose-own": 2,
        "lose-random": 2, "regain": 3, "rob": 2, "next": 3, "previous": 2, "enter": 2, "nothing": 1,
    }  # fmt: skip
    assert {kind: kinds.count(kind) for kind in kinds} == wanted
    assert sorted(c.steps for c in chance if c.kind == "forward") == [1, 2, 2, 3, 3, 4, 5, 6]
    assert sorted(c.steps for c in chance if c.kind == "back") == [1, 2, 3, 4, 5, 6]
    state = start()
    assert (sum(state.fates.bag), sum(state.fames.bag)) == (43, 12)


def test_piles_go_round() -> None:
    """1.8, LO-74, LOR-R31: when all cards were seen, the order repeats and nothing is chance."""
    keys = table().chance_keys
    state = place({"blue": "YL2"}, chance={"under": [*keys[1:], keys[0]]})
    play(state, "roll", "black 1")
    assert [str(action) for action, _ in state.odds()] == ["chance z02"]
    play(state, "chance z02")
    assert [keys[card.face] for card in state.fates.under][-1] == "z02"


def test_every_pile_goes_round_in_whole_matches() -> None:
    """1.8, 10.1, 11.2, LO-74: no card comes twice before all have come, then the order repeats."""
    longest = 0
    for seed in range(3):
        random, state = Random(seed), start(8)
        drawn: dict[str, list[str]] = {"chance": [], "success": []}
        while actors := state.actors():
            action = pick(state, actors[0], random)
            if action.kind in drawn:
                drawn[action.kind].append(action.tokens[1])
            state.apply(actors[0], action)
        for pile, size in (("chance", 43), ("success", 12)):
            order = drawn[pile]
            assert len(set(order[:size])) == min(size, len(order))
            assert order[size:] == order[: max(0, len(order) - size)]
            longest = max(longest, len(order) - size)
    assert longest > 0


def test_chips_and_dice() -> None:
    """1.9, 2.4, LOR-R08: chips 1 to 9 lie open from left to right."""
    state = start()
    assert state.chips == list(range(1, 10))
    names = [state.setup.names[field] for field in state.graph.chips]
    assert names == [f"chip{n}" for n in range(1, 10)]
    assert (len(state.setup.black_odds), len(state.setup.white_odds)) == (6, 36)


def test_hands_are_no_secret() -> None:
    """1.10, LO-46: every reader sees what is left of everybody's suit."""
    state = place(hands={"blue": "2 9 K"})
    for reader in (0, 1, None):
        view = state.setup.game.view(state, reader)
        assert view.facts["hands"][0] == ["two", "nine", "king"]  # type: ignore[index]


def test_the_highest_sum_begins() -> None:
    """2.1, LOR-R02."""
    state = start(3)
    events = play(state, "lot blue 3 4", "lot orange 6 3", "lot jade 1 1")
    assert codes(events)[-1] == "begins"
    assert (turn(state), asked(state)) == ("orange", "roll-six")


def test_ties_for_the_start_throw_again() -> None:
    """2.1, LO-01: only those who tie for the highest sum."""
    state = start(3)
    play(state, "lot blue 3 4", "lot orange 2 2", "lot jade 6 1")
    assert next(str(action) for action, _ in state.odds()) == "lot blue 1 1"
    play(state, "lot blue 1 2", "lot jade 2 2")
    assert turn(state) == "jade"


def test_turns_go_clockwise() -> None:
    """2.2, LOR-R03."""
    state = place(seats=3, turn=1)
    order = []
    for _ in range(4):
        order.append(turn(state))
        play(state, "roll", "black 1", "black 1", "black 1")
    assert order == ["orange", "jade", "blue", "orange"]


def test_stones_wait_on_the_green_area() -> None:
    """2.3, LOR-R07."""
    state = start(4)
    assert {at(state, colour, n) for colour in COLOURS[:4] for n in (1, 2, 3, 4)} == {"waiting"}


def test_whole_suits_are_dealt() -> None:
    """2.5, LX-13, LOR-R09, LOR-R11: 13 cards each, eight suits for eight people, no joker."""
    state = start(8)
    assert all(hand(state, colour) == list(RANKS) for colour in COLOURS)
    assert "joker" not in RANKS
