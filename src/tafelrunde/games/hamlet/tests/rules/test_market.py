"""Chapters 10 and 11: market and church."""

from __future__ import annotations

import pytest

from tafelrunde.games.hamlet.data import components
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    PLENTY,
    finish_luck,
    me,
    other,
    place,
    tokens,
)
from tafelrunde.testing.helpers.acts import play, refused

EVERYWHERE = {"donkeys": ["church", "market", "dairy-farm", "flour-mill", "sawmill", "stonemason"]}


def test_selling_a1() -> None:
    """10.1, 10.2, 10.3, HAM-B52, HAM-B64, HAM-B66: T7: over the donkey on the church."""
    state = place()
    play(state, "go church market", "sell A1")
    finish_luck(state)
    assert (me(state).points, me(state).gold) == (1, 4)
    assert me(state).trades == 1
    assert len(state.open_trades) == 3
    assert tokens(state, "woodcutter") == []
    assert tokens(state, "farm") == ["wheat"]


def test_selling_needs_the_market() -> None:
    """10.1, HAM-B52, HAM-B64: only there, only face-up tiles."""
    state = place(tokens=PLENTY)
    play(state, "go church church")
    assert refused(state, "sell A1") == "10.1"
    state = place(tokens=PLENTY)
    play(state, "go church market")
    assert refused(state, "sell A4") == "10.1"
    state = place(tokens=PLENTY, me={"donkeys": []})
    play(state, "go church market")
    assert refused(state, "sell A1") == "5.1"


def test_owners_are_rewarded() -> None:
    """10.2, HAM-B65: the other's flour brings him 1 point and 1 gold."""
    state = place(extra=MILLS, trades=["A4", "A1", "A2"], tokens={"flour-mill": ["flour 1"]},
                  me=EVERYWHERE)  # fmt: skip
    play(state, "go church market", "sell A4")
    assert (other(state).points, other(state).gold) == (1, 5)


TRADES = {
    "A1": ({"wood": 2, "wheat": 1}, 1, 1), "A2": ({"stone": 2, "wheat": 1}, 1, 1),
    "A3": ({"milk": 1}, 1, 2), "A4": ({"flour": 1}, 1, 2),
    "B1": ({"timber": 1, "wheat": 1}, 2, 3), "B2": ({"brick": 1, "wood": 1}, 2, 3),
    "B3": ({"flour": 1, "stone": 1}, 2, 3), "B4": ({"milk": 1, "wheat": 2}, 3, 2),
    "C1": ({"timber": 1, "brick": 1}, 4, 3), "C2": ({"flour": 1, "milk": 1}, 4, 3),
    "C3": ({"brick": 1, "milk": 1}, 4, 3), "C4": ({"timber": 1, "flour": 1}, 4, 3),
}  # fmt: skip


@pytest.mark.parametrize("name", TRADES)
def test_trade_tiles(name: str) -> None:
    """10.3, 10.4, 10.5, HAM-B66, HAM-B67, HAM-B68: cost, points and gold."""
    trade = next(t for t in components().trades if t.name == name)
    assert (trade.cost, trade.points, trade.gold) == TRADES[name]
    assert trade.tier == "ABC".index(name[0]) + 1


def test_gold_order() -> None:
    """11.1, 11.2, HAM-B53, HAM-B69, HAM-B70: 10 gold, 6 points, once."""
    state = place(me={"gold": 11, "standing": ["church", "farm"]})
    events = play(state, "go church church", "deliver gold")
    assert [event.rule for event in events if event.code == "pays-gold"] == ["11.2"]
    assert (me(state).points, me(state).gold) == (6, 1)
    me(state).gold = 20
    play(state, "go farm church")
    assert refused(state, "deliver gold") == "11.1"


def test_deliveries_need_the_church() -> None:
    """11.1, HAM-B53."""
    state = place(me={"gold": 11})
    play(state, "go church farm")
    assert refused(state, "deliver gold") == "11.1"


def test_raw_order_mixes_kinds() -> None:
    """11.2, 11.1, HAM-B69, HAM-B71: ten raw materials of any kind, 6 points."""
    lying = PLENTY | {"barn-c": ["wood"]}
    donkeys = {"donkeys": ["market", "flour-mill"], "gold": 0}
    state = place(extra=("flour-mill *", "barn-c *"), tokens=lying, me=donkeys)
    play(state, "go church church", "deliver raw")
    assert me(state).points == 6
    assert [tokens(state, tile) for tile in lying] == [[]] * 4


def test_raw_order_with_free_trade() -> None:
    """11.2, 5.8, HAM-B43, HAM-B71: nine lie there, the tenth is bought."""
    state = place(tokens=PLENTY, me={"gold": 3})
    play(state, "go church church", "deliver raw", "buy")
    assert (me(state).points, me(state).gold) == (6, 0)


def test_goods_orders() -> None:
    """11.3, HAM-B72, HAM-B73: three of two kinds in any mixture, 4 points."""
    lying = {"sawmill": ["timber 1"], "flour-mill": ["flour 1"]}
    state = place(extra=MILLS, tokens=lying, me=EVERYWHERE | {"gold": 5})
    play(state, "go church church", "deliver timber-flour", "buy")
    assert (me(state).points, me(state).gold) == (4, 0)
    assert (other(state).points, other(state).gold) == (2, 6)
    state = place(extra=MILLS, tokens=NOTHING, me={"gold": 15})
    play(state, "go church church", "deliver brick-milk", "buy")
    assert me(state).points == 4


def test_orders_of_the_larger_side() -> None:
    """11.3, HAM-B74: two more from three players on."""
    names = [(o.name, o.count, o.points) for o in components().orders(3)]
    assert names[4:] == [("timber-brick", 3, 4), ("flour-milk", 3, 4)]
    assert [o.count for o in components().orders(2)] == [10, 10, 3, 3]
    assert [o.points for o in components().orders(2)] == [6, 6, 4, 4]


def test_the_church_grows() -> None:
    """11.4, HAM-B75: six pieces: those there from the start and one per order."""
    state = place(me={"gold": 10})
    play(state, "go church church", "deliver gold")
    assert me(state).orders == 1
    assert 6 - len(components().orders(2)) == 2
    assert 6 - len(components().orders(4)) == 0


def test_begging() -> None:
    """11.5, HAM-B54: only at the church, only while the three producers are full."""
    state = place(tokens=PLENTY)
    play(state, "go church church", "beg")
    assert me(state).gold == 4
    state = place()
    play(state, "go church church")
    assert refused(state, "beg") == "11.5"
    state = place(tokens=PLENTY)
    play(state, "go church farm")
    assert refused(state, "beg") == "11.5"
