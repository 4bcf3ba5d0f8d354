"""Chapter 5: transport, payment and free trade."""

from __future__ import annotations

from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    PLENTY,
    asked,
    me,
    other,
    place,
    tokens,
)
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def test_resources_must_come_to_the_villager() -> None:
    """5.1, 5.2, HAM-B33, HAM-B35: T3: from the farm to the Town Hall needs a donkey between."""
    hand = {"gold": 0, "blueprints": ["orchard"], "donkeys": []}
    state = place(me=hand)
    play(state, "go church town-hall")
    assert refused(state, "build orchard") == "5.1"
    state = place(me=hand | {"donkeys": ["church"]})
    play(state, "go church town-hall")
    assert "build orchard" in legal(state)


def test_direct_neighbours_need_no_donkey() -> None:
    """5.2, HAM-B34: T2: farm and quarry are connected to the church."""
    state = place(me={"gold": 0, "blueprints": ["sawmill"], "donkeys": []})
    play(state, "go church church")
    assert "build sawmill" in legal(state)


def test_somebody_elses_donkey_carries_nothing() -> None:
    """5.2, HAM-B35: only own donkeys count."""
    state = place(me={"gold": 0, "blueprints": ["orchard"], "donkeys": []}, other={"gold": 0})
    assert other(state).donkeys == [0]
    play(state, "go church town-hall")
    assert "build orchard" not in legal(state)


def test_donkeys_are_not_used_up() -> None:
    """5.3, HAM-B36: one donkey serves two actions of a turn, and stays."""
    hand = {"gold": 0, "blueprints": ["orchard", "woodland"], "standing": ["town-hall"] * 2}
    state = place(me=hand, tokens=PLENTY)
    play(state, "go town-hall town-hall", "build orchard")
    play(state, sorted(legal(state, "place "))[0])
    play(state, "go town-hall town-hall")
    assert "build woodland" in legal(state)
    assert me(state).donkeys == [0]


def test_all_or_nothing() -> None:
    """5.3, HAM-B37: one of two wheat in reach is not enough, and nothing has moved."""
    state = place(me={"gold": 0, "blueprints": ["orchard"]}, tokens={"farm": ["wheat"]})
    play(state, "go church church")
    assert "build orchard" not in legal(state)
    assert tokens(state, "farm") == ["wheat"]


def test_the_player_picks() -> None:
    """5.4, HAM-B38: two barns offer the same kind: which one is asked."""
    lying = {"barn-c": ["wood"], "barn-d": ["wood"], "woodcutter": []}
    state = place(
        extra=("dairy-farm *", "flour-mill *", "barn-c *", "barn-d *"),
        tokens=lying,
        me={"gold": 0, "blueprints": ["woodland"], "donkeys": ["church", "market", "dairy-farm",
            "flour-mill", "barn-c", "barn-d"], "standing": ["market"]},
    )  # fmt: skip
    play(state, "go market church", "build woodland", "place e2 t1")
    assert asked(state) == "pay"
    assert legal(state) == {"pay barn-c wood common", "pay barn-d wood common"}
    assert refused(state, "pay farm wheat common") == "5.1"  # wood is needed
    assert refused(state, "pay woodcutter wood common") == "5.4"  # there is none
    play(state, "pay barn-d wood common")
    assert tokens(state, "barn-c") == ["wood"]
    assert state.supply[0] == 5


def test_no_question_without_a_choice() -> None:
    """5.4: the only wheat there is goes without asking."""
    state = place(me={"gold": 0, "blueprints": ["sawmill"]})
    play(state, "go church church", "build sawmill")
    events = play(state, sorted(legal(state, "place "))[0])
    assert codes(events)[:3] == ["uses", "uses", "uses"]
    assert tokens(state, "farm") == []


def test_used_tokens_return() -> None:
    """5.5, HAM-B39, HAM-B56: raw to the supply, a simple good to its owner for 1 point 1 gold."""
    state = place(
        extra=MILLS, trades=["A3", "A1", "A2"], tokens={"dairy-farm": ["milk 1"]},
        me={"donkeys": ["church", "market", "dairy-farm", "flour-mill"]},
    )  # fmt: skip
    before = other(state).gold
    play(state, "go church market", "sell A3")
    assert (other(state).points, other(state).gold) == (1, before + 1)
    assert (me(state).points, me(state).gold) == (1, 3 + 2)
    assert tokens(state, "dairy-farm") == []
    assert other(state).stock == [2, 2, 2, 2]


def test_fine_goods() -> None:
    """5.5, HAM-B57: 2 points and 2 gold, also for the owner's own sale."""
    state = place(
        extra=MILLS, trades=["A3", "A1", "A2"], tokens={"dairy-farm": ["fine-milk 0"]},
        me={"milestones": ["herder"], "donkeys": ["church", "market", "dairy-farm", "flour-mill"]},
    )  # fmt: skip
    play(state, "go church market", "sell A3")
    assert (me(state).points, me(state).gold) == (1 + 2, 3 + 2 + 2)


def test_free_trade_replaces_what_is_missing() -> None:
    """5.6, 5.7, HAM-B40, HAM-B41: one wheat of two is missing: 3 gold on the side for two."""
    hand = {"blueprints": ["orchard"], "gold": 3}
    state = place(me=hand, tokens={"farm": ["wheat"]})
    play(state, "go church church", "build orchard")
    play(state, sorted(legal(state, "place "))[0])
    assert asked(state) == "buy"
    assert state.asked(0).args == (1, 3)
    play(state, "buy")
    assert me(state).gold == 0
    assert tokens(state, "farm") == []


def test_nothing_is_bought_that_is_there() -> None:
    """5.6, HAM-B40: with two wheat in reach no free trade is offered."""
    state = place(me={"blueprints": ["orchard"], "gold": 30})
    play(state, "go church church", "build orchard", "place e2 t1")
    assert me(state).gold == 30


def test_free_trade_must_come_from_the_market() -> None:
    """5.6, HAM-B40: T3: on the Town Hall without a donkey on the church it is out of reach."""
    state = place(me={"blueprints": ["orchard"], "gold": 30, "donkeys": ["farm"]}, tokens=NOTHING)
    play(state, "go church town-hall")
    assert refused(state, "build orchard") == "5.1"


def test_prices() -> None:
    """5.7, HAM-B41: 3 and 5 with two seats, 2 and 4 with three; the gold must be there before."""
    for seats, raw in ((2, 6), (3, 4)):
        poor = place(seats, me={"blueprints": ["orchard"], "gold": raw - 1}, tokens=NOTHING)
        play(poor, "go church church")
        assert refused(poor, "build orchard") == "5.7"
        rich = place(seats, me={"blueprints": ["orchard"], "gold": raw}, tokens=NOTHING)
        play(rich, "go church church", "build orchard", "place e2 t1", "buy")
        assert me(rich).gold == 0
    order = place(me={"gold": 15}, tokens=NOTHING)
    play(order, "go church church", "deliver timber-flour", "buy")
    assert me(order).gold == 0


def test_no_free_trade_for_sales() -> None:
    """5.8, HAM-B42: one stone short of A2, gold in plenty."""
    state = place(me={"gold": 50}, tokens={"quarry": ["stone"], "farm": ["wheat"]})
    play(state, "go church market")
    assert refused(state, "sell A2") == "5.8"


def test_gold_of_an_order_is_no_resource() -> None:
    """5.8, HAM-B42: nine gold fill no gold order."""
    state = place(me={"gold": 9})
    play(state, "go church church")
    assert refused(state, "deliver gold") == "11.2"


def test_free_trade_any_number_for_all_but_sales() -> None:
    """5.8, HAM-B43: roads, goods and orders; nobody else gains anything."""
    state = place(extra=MILLS, tokens=NOTHING, me={"gold": 40, "standing": ["market"],
                  "donkeys": ["market", "dairy-farm", "flour-mill", "sawmill"]})  # fmt: skip
    play(state, "go market dairy-farm", "refine 1", "buy")
    assert tokens(state, "dairy-farm") == ["milk 0"]
    assert me(state).gold == 37
    assert (other(state).points, other(state).gold) == (0, 4)
