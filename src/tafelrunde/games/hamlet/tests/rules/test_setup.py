"""Chapters 1 and 2: components and setup."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadSeats, ExcludedOptions
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.rules.numbers import MILESTONES, PIECES
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.tile_shapes import ROAD
from tafelrunde.games.hamlet.tests.positions import names_of, place, settle, table, tokens
from tafelrunde.testing.helpers.acts import legal, play


def fresh(seats: int, **options: bool | int | str) -> Hamlet:
    state = Match(table(seats, **options), Seeded(5)).state
    assert isinstance(state, Hamlet)
    return state


def test_one_to_four_people() -> None:
    """1.1, HAM-B01: one to four seats, with one seat Botrik is the second side."""
    assert GAME.meta.seats == (1, 4)
    with pytest.raises(BadSeats):
        table(5)
    assert table(1).sides == ("seat-0", "botrik")
    assert table(3).sides == ("seat-0", "seat-1", "seat-2")


def test_components() -> None:
    """1.2, 1.3, HAM-B02, HAM-B101, HAM-B102: 32 tiles in their groups, 12 trades, 5 milestones."""
    groups = [tile.group for tile in components().tiles]
    assert len(groups) == 32
    assert groups.count("start") == 6
    assert groups.count("bag") == 10
    assert all(groups.count(good) == 4 for good in ("timber", "brick", "flour", "milk"))
    assert [trade.tier for trade in components().trades].count(2) == 4
    assert len(components().trades) == 12
    assert len(MILESTONES) == 5
    assert PIECES == 6


def test_raw_tokens_run_out() -> None:
    """1.4, HAM-B03: six of each kind; without a token the slot stays empty."""
    assert fresh(2).census()["wood"] == 6
    extra = ("stonemason *", "barn-a *", "barn-b *", "sawmill *")
    full = {"woodcutter": [], "barn-a": ["wood"] * 3, "barn-b": ["wood"] * 2}
    state = place(extra=extra, tokens=full)
    play(state, "go church woodcutter", "produce")
    assert tokens(state, "woodcutter") == ["wood"]


def test_pieces_of_a_colour() -> None:
    """1.5, HAM-B04, HAM-B05: refined tokens with two sides, flags, figures, roads."""
    census = fresh(2).census()
    assert [
        census[f"0 {kind}"] for kind in ("goods", "flags", "villagers", "donkeys", "roads")
    ] == [
        8,
        6,
        4,
        6,
        5,
    ]
    state = place(extra=("sawmill market",), tokens={"sawmill": ["fine-timber 0"]})
    assert tokens(state, "sawmill") == ["fine-timber 0"]


def test_gold_is_unlimited() -> None:
    """1.6, HAM-B06: no coin is ever counted."""
    assert not [kind for kind in fresh(4).census() if "gold" in kind]
    assert place(me={"gold": 9000}).sides[0].gold == 9000


def test_everything_is_open() -> None:
    """1.7, HAM-B31: every reader sees the same facts; only gold and blueprints have owners."""
    state = fresh(3)
    assert not GAME.meta.secrets
    assert GAME.view(state, 0).facts == GAME.view(state, None).facts


def test_sides_of_church_and_market() -> None:
    """2.1, HAM-B15: orders and prices follow the number of players."""
    assert [len(components().orders(seats)) for seats in (1, 2, 3, 4)] == [4, 4, 6, 6]
    assert components().raw_prices == [3, 3, 2, 2]
    assert (table(2).raw_price, table(3).good_price) == (3, 4)


def test_start_layout() -> None:
    """2.2, HAM-B16: five tiles, each one road step from the church, whose roads are all used."""
    state = fresh(2)
    assert names_of(state.village.laid)[0] == "church"
    assert state.village.links[0] == 0b111110
    shape = state.village.shapes[0]
    free = [
        e for e in range(shape.size) if shape.kinds[e] == ROAD and state.village.contacts[0][e] < 0
    ]
    assert free == []


def test_layout_drawn_by_lot() -> None:
    """2.2, HAM-B16: as an option the tiles at the church's roads are drawn, all equally likely."""
    state = table(2, layout="drawn").start()
    assert isinstance(state, Hamlet)
    assert len(state.setup.layouts) == 20
    assert sum(weight for _, weight in state.odds()) == 20
    for _ in range(5):
        state.apply(-1, state.odds()[0][0])
    assert len(state.village.laid) == 6


def test_two_raw_tokens() -> None:
    """2.3, HAM-B17: two of three slots are filled on woodcutter, quarry, farm."""
    state = fresh(2)
    assert [tokens(state, tile) for tile in ("woodcutter", "quarry", "farm")] == [
        ["wood"] * 2,
        ["stone"] * 2,
        ["wheat"] * 2,
    ]
    assert state.setup.slots[3:6] == [3, 3, 3]


def test_bag_and_row() -> None:
    """2.4, HAM-B18, HAM-B19: four of the ten bag tiles lie open, the stacks wait."""
    state = table(2).start()
    assert isinstance(state, Hamlet)
    play(state, "layout picture")
    assert len(legal(state, "draw ")) == 10
    play(state, "draw pond", "draw sawmill", "draw orchard", "draw woodland")
    assert names_of(state.row) == ["pond", "sawmill", "orchard", "woodland"]


@pytest.mark.parametrize(
    ("seats", "tiers"), [(1, [3, 3, 3]), (2, [3, 3, 3]), (3, [3, 4, 4]), (4, [4, 4, 4])]
)
def test_trade_stack(seats: int, tiers: list[int]) -> None:
    """2.5, HAM-B20, HAM-B21: tier by tier, so many of each, three face up."""
    state = fresh(seats)
    assert len(state.open_trades) == 3
    assert state.setup.tiers == tiers
    assert {state.setup.trades[t].tier for t in state.open_trades} == {1}


def test_second_tier_comes_after_the_first() -> None:
    """2.5, HAM-B20: the surplus tile of a tier is never seen."""
    state = place(me={"standing": ["market"], "donkeys": ["church"]})
    play(state, "go market market", "sell A1")
    assert legal(state) == {"trade B1", "trade B2", "trade B3", "trade B4"}


def test_figures_and_gold() -> None:
    """2.6, HAM-B22, HAM-B23: villager and donkey on the church; 3, 4, 5, 6 gold."""
    state = fresh(4)
    assert [side.gold for side in state.sides] == [3, 4, 5, 6]
    assert all(side.standing == [0] and side.donkeys == [0] for side in state.sides)
    assert all(side.points == 0 for side in state.sides)


def test_first_seat_starts() -> None:
    """2.7, HAM-B24: all milestones are free, seat 0 is asked."""
    state = fresh(3)
    assert state.milestones == [-1] * 5
    assert state.actors() == (0,)


def test_solo_options_need_botrik() -> None:
    """23.4, HAM-R132: modifiers are for one seat; 1 and 5 points exclude each other."""
    with pytest.raises(ExcludedOptions, match=r"harder_goods is for 1 .* not for 3") as error:
        table(3, harder_goods=True)
    assert error.value.params == {"option": "harder_goods", "seats": "3"}
    with pytest.raises(ExcludedOptions):
        table(1, easier_landmarks=True, harder_landmarks=True)
    state = fresh(1, easier_donkeys=True, harder_support=True)
    settle(state)
    assert state.actors() == (0,)
