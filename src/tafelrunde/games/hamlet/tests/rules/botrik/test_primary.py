"""Chapter 18: Botrik hires, delivers and sells."""

from __future__ import annotations

import pytest

from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    asked,
    finish_luck,
    me,
    names_of,
    other,
    place,
    reasons,
    settle,
    tokens,
)
from tafelrunde.testing.helpers.acts import codes, legal, play

FOUR = {"standing": ["church"], "lying": ["church"] * 3}
GOODS = ("dairy-farm *", "flour-mill *", "sawmill *", "stonemason *")


def names_orders(state: Hamlet) -> list[str]:
    facts = state.to_dict()["sides"]
    assert isinstance(facts, list)
    found = facts[1].get("orders", [])
    assert isinstance(found, list)
    return found


def test_the_order_of_attempts() -> None:
    """18.1, HAM-R31, HAM-R32, HAM-R35: T10: with 7 gold and three villagers he hires first."""
    state = place(1, other={"gold": 7, "standing": ["church"], "lying": ["church"] * 2})
    events = play(state, "pass")
    assert "hire-succeeds" in codes(events)
    assert other(state).orders == 0


def test_villager_on_the_building() -> None:
    """18.2, HAM-R33, HAM-R34: Town Hall, church, market."""
    hired = place(1, other={"gold": 5, "standing": ["farm", "town-hall"]})
    events = play(hired, "pass")
    events += finish_luck(hired)
    assert ("town-hall", "town-hall") in [e.args for e in events if e.code == "botrik-lays"]
    delivered = place(1, other=FOUR | {"gold": 7, "standing": ["farm"]}, tokens=NOTHING)
    events = play(delivered, "pass")
    assert ("farm", "church") in [e.args for e in events if e.code == "botrik-lays"]
    sold = place(1, other={"gold": 0, "standing": ["farm"]}, trades=["A1"])
    events = play(sold, "pass")
    events += finish_luck(sold)
    assert ("farm", "market") in [e.args for e in events if e.code == "botrik-lays"]


def test_four_villagers_skip_hiring() -> None:
    """18.3, HAM-R36: T10: no success, no failure, and the order follows."""
    state = place(1, other=FOUR | {"gold": 7}, tokens=NOTHING)
    events = play(state, "pass")
    assert "hire-skipped" in codes(events)
    assert "support" not in codes(events)
    assert other(state).orders == 1


def test_hiring() -> None:
    """18.4, HAM-R37, HAM-R38: 5 gold, the tile is closed, the rest of the gold stays."""
    state = place(1, other={"gold": 6})
    events = play(state, "pass")
    assert not state.board.open
    assert other(state).gold == 1
    assert names_of(other(state).lying).count("church") == 1
    assert "support-closes" in codes(events)


@pytest.mark.parametrize(("villagers", "less"), [(1, 0), (2, 2), (3, 4)])
def test_his_cheaper_villagers_are_told(villagers: int, less: int) -> None:
    """17.5, 18.4, audit C, W7: 5 gold each, where I would pay 5, 7, 9."""
    state = place(1, other={"gold": 6, "standing": ["church"] * villagers})
    events = play(state, "pass")
    assert [e.args for e in events if e.code == "hire-succeeds"] == [(5, less)]


def test_hiring_brings_a_blueprint() -> None:
    """18.5, HAM-R39, HAM-R40: if he has fewer than three; the action row stays."""
    state = place(1, other={"gold": 5})
    before = state.board.row[:]
    events = play(state, "pass")
    settle(state)
    assert len(other(state).blueprints) == 1
    bought = [event.rule for event in events if event.code == "hire-buys"]
    assert bought == ["18.5"]
    assert state.board.row == before
    full = ["woodland", "pond", "orchard"]
    state = place(1, other={"gold": 5, "blueprints": full})
    events = play(state, "pass")
    settle(state)
    assert names_of(other(state).blueprints) == full
    assert "takes" not in codes(events)
    assert "hire-buys-none" in codes(events)
    state = place(1, other={"gold": 5}, row=[])
    assert "hire-buys-none" in codes(play(state, "pass"))


def test_failure_gold_at_hiring() -> None:
    """18.6, HAM-R41: only on an open tile; of later villagers test_botrik_turn speaks."""
    state = place(1, other={"gold": 1}, tokens=NOTHING)
    assert "support" in codes(play(state, "pass"))
    assert other(state).gold == 2
    state = place(1, other={"gold": 1}, tokens=NOTHING, botrik={"open": False})
    assert "support-closed" in codes(play(state, "pass"))
    assert other(state).gold == 1


def test_gold_at_hiring_is_not_used_at_once() -> None:
    """18.6, HAM-R41: the fifth gold comes too late for this villager."""
    state = place(1, other={"gold": 4}, tokens=NOTHING)
    play(state, "pass")
    assert (other(state).gold, other(state).house) == (5, 3)


def test_orders_are_filled_when_possible() -> None:
    """18.7, HAM-R43: the raw order with eight raw materials."""
    eight = {"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3, "farm": ["wheat"] * 2}
    state = place(1, other={"gold": 0}, tokens=eight)
    events = play(state, "pass")
    assert "order-succeeds" in codes(events)
    assert [(e.rule, e.args) for e in events if e.code == "discount"] == [("17.6", (8, 10))]
    seven = eight | {"farm": ["wheat"]}
    state = place(1, other={"gold": 0}, tokens=seven)
    assert "order-fails" in codes(play(state, "pass"))


def test_most_points_first() -> None:
    """18.8, HAM-R44: the gold order (6) before goods (4)."""
    goods = {"sawmill": ["timber 0"], "flour-mill": ["flour 0"]}
    state = place(1, extra=MILLS, other=FOUR | {"gold": 7}, tokens=goods)
    events = play(state, "pass")
    assert "why-points" in reasons(events)
    assert names_orders(state) == ["gold"]


def test_own_fine_goods_decide() -> None:
    """18.8, HAM-R45: equal points: the one that uses more high-quality goods of his."""
    goods = {"sawmill": ["timber 0"], "flour-mill": ["flour botrik"],
             "stonemason": ["brick 0"], "dairy-farm": ["fine-milk botrik"]}  # fmt: skip
    state = place(1, extra=GOODS, other={"gold": 0}, tokens=goods)
    events = play(state, "pass")
    assert "why-fine" in reasons(events)
    assert names_orders(state) == ["brick-milk"]


def test_own_simple_goods_decide() -> None:
    """18.8, HAM-R46."""
    goods = {"sawmill": ["timber 0"], "flour-mill": ["flour botrik"],
             "stonemason": ["brick 0"], "dairy-farm": ["milk 0"]}  # fmt: skip
    state = place(1, extra=GOODS, other={"gold": 0}, tokens=goods)
    events = play(state, "pass")
    assert "why-simple" in reasons(events)
    assert names_orders(state) == ["timber-flour"]


def test_only_goods_that_he_would_use_are_counted() -> None:
    """18.8, HAM-R46: an order takes two goods, so a third one of his own speaks for nothing."""
    goods = {"sawmill": ["fine-timber botrik"], "flour-mill": ["flour botrik"],
             "dairy-farm": ["fine-milk botrik"], "stonemason": ["brick botrik"],
             "master-dairy": ["milk botrik"]}  # fmt: skip
    extra = ("flour-mill *", "inn *", "dairy-farm *", "master-dairy *", "sawmill *", "stonemason *")
    state = place(1, extra=extra, other={"gold": 0}, tokens=goods)
    events = play(state, "pass")
    assert legal(state) == {"deliver timber-flour", "deliver brick-milk"}
    assert reasons(events) == []


def test_fewest_resources_decide() -> None:
    """18.8, HAM-R47: the gold order uses none, the raw order eight."""
    eight = {"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3, "farm": ["wheat"] * 2}
    state = place(1, other=FOUR | {"gold": 7}, tokens=eight)
    events = play(state, "pass")
    assert "why-fewest" in reasons(events)
    assert names_orders(state) == ["gold"]


def test_tied_orders_are_mine() -> None:
    """18.8, HAM-R48."""
    goods = {"sawmill": ["timber 0"], "flour-mill": ["flour 0"],
             "stonemason": ["brick 0"], "dairy-farm": ["milk 0"]}  # fmt: skip
    state = place(1, extra=GOODS, other={"gold": 0}, tokens=goods)
    play(state, "pass")
    assert asked(state) == "botrik-order"
    assert legal(state) == {"deliver timber-flour", "deliver brick-milk"}
    events = play(state, "deliver brick-milk")
    assert names_orders(state) == ["brick-milk"]
    tied = [e.args for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("order", "timber-flour brick-milk", "brick-milk")]
    assert [e.args for e in events if e.code == "discount"] == [(2, 3)]  # 17.6


def test_gold_order_closes_the_tile() -> None:
    """18.9, 17.6, HAM-R49: T10; audit C, W7: what he pays is told."""
    state = place(1, other=FOUR | {"gold": 8}, tokens=NOTHING)
    events = play(state, "pass")
    assert (state.board.open, other(state).gold) == (False, 1)
    told = [(e.code, e.rule, *e.args) for e in events if e.code in ("discount", "pays-gold")]
    assert told == [("discount", "17.6", 7, 10), ("pays-gold", "17.6", "botrik", 7)]


def test_a_fourth_order() -> None:
    """18.9, HAM-R50: all four are his, and the match ends after his turn."""
    three = {"orders": ["raw", "timber-flour", "brick-milk"], "gold": 7}
    state = place(1, other=FOUR | three, tokens=NOTHING)
    play(state, "pass")
    assert asked(state) == "over"
    assert len(names_orders(state)) == 4


def test_failure_gold_at_the_church() -> None:
    """18.10, HAM-R51, HAM-R52: only after a skipped hire, first villager, open tile."""
    state = place(1, other=FOUR | {"gold": 0}, tokens=NOTHING)
    events = play(state, "pass")
    assert codes(events)[-4:] == ["hire-skipped", "order-fails", "support", "sale-fails"]
    state = place(1, other={"gold": 0}, tokens=NOTHING)
    events = play(state, "pass")
    assert codes(events).count("support") == 1
    state = place(1, other=FOUR | {"gold": 0}, tokens=NOTHING, botrik={"open": False})
    assert "support" not in codes(play(state, "pass"))


def test_selling() -> None:
    """18.11, HAM-R53: what the village has, wherever it lies."""
    state = place(1, other={"gold": 0}, trades=["A2", "A3"])
    events = play(state, "pass")
    assert "sale-succeeds" in codes(events)
    assert tokens(state, "quarry") == []
    assert other(state).trades == 2


def test_sale_with_most_points() -> None:
    """18.12, HAM-R54: its gold counts as one point."""
    sides = {"trades": ["A1", "A2", "A3"]}
    lying = {"stonemason": ["brick 0"], "woodcutter": ["wood"], "dairy-farm": ["milk 0"],
             "farm": ["wheat"] * 2}  # fmt: skip
    state = place(1, extra=GOODS, me=sides, trades=["B2", "B4"], tokens=lying,
                  other={"gold": 0, "orders": ["brick-milk"]})  # fmt: skip
    events = play(state, "pass")
    assert "why-points" in reasons(events)
    assert other(state).trades == 1 << 7


def test_sale_with_own_goods() -> None:
    """18.12, HAM-R55, HAM-R56: fine ones of his, then simple ones."""
    orders = {"gold": 0, "orders": ["brick-milk", "timber-flour"]}
    for mine, his in (("milk 0", "fine-flour botrik"), ("milk 0", "flour botrik")):
        lying = {"dairy-farm": [mine], "flour-mill": [his]}
        state = place(1, extra=GOODS, trades=["A3", "A4"], tokens=lying, other=orders)
        events = play(state, "pass")
        assert reasons(events) == ["why-fine" if "fine" in his else "why-simple"]
        assert other(state).trades == 1 << 3


def test_sale_with_fewest_resources() -> None:
    """18.12, HAM-R57: one flour rather than three raw materials, both worth 1 and gold."""
    orders = {"gold": 0, "orders": ["brick-milk", "timber-flour"]}
    lying = {"flour-mill": ["flour 0"], "woodcutter": ["wood"] * 2, "farm": ["wheat"]}
    state = place(1, extra=GOODS, trades=["A1", "A4"], other=orders, tokens=lying)
    events = play(state, "pass")
    assert reasons(events) == ["why-fewest"]
    assert other(state).trades == 1 << 3


def test_tied_sales_are_mine() -> None:
    """18.12, HAM-R58."""
    state = place(1, other={"gold": 0}, trades=["A1", "A2"])
    play(state, "pass")
    assert asked(state) == "botrik-sale"
    assert legal(state) == {"sell A1", "sell A2"}
    events = play(state, "sell A2")
    tied = [e.args for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("sale", "A1 A2", "A2")]


def test_a_failed_sale_brings_nothing() -> None:
    """18.12, HAM-R59."""
    state = place(1, other={"gold": 0}, tokens=NOTHING)
    events = play(state, "pass")
    assert codes(events)[-1] == "sale-fails"
    assert other(state).gold == 1  # from the failed hire
    assert me(state).gold == 3
