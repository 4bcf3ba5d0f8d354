"""Chapters 15, 16, 17 and 19: Botrik's material, his turn, his rules, his secondary actions."""

from __future__ import annotations

import pytest

from tafelrunde.core.event import Event
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.hamlet.rules.numbers import ACTIONS, MARKET
from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.network import distance
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
    table,
    tokens,
)
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.acts import codes, legal, play, refused

ORDER = ["raw", "blueprint", "goods", "place", "road"]
HAND = ["woodland", "pond", "mountain-pond"]


def because(events: list[Event]) -> list[tuple[str, str]]:
    """Paragraph and reason of every priority that decided something."""
    return [(event.rule, str(event.args[0])) for event in events if event.code == "because"]


def row(state: Hamlet) -> list[str]:
    return [ACTIONS[action] for action in state.board.row]


def nothing_to_do(
    his: dict[str, object] | None = None,
    board: dict[str, object] | None = None,
    hand: tuple[str, ...] = ("master-dairy", "chapel", "inn"),
    **rest: object,
) -> Hamlet:
    """Every action of his fails: nothing in the supply, a full hand, nothing to pay with."""
    extra = ("dairy-farm church loose", "flour-mill farm loose")
    side: dict[str, object] = {"blueprints": list(hand), **(his or {})}
    whole: dict[str, object] = {"row": ORDER, **(board or {})}
    state = place(1, None, extra, other=side, tokens=NOTHING, botrik=whole, **rest)
    state.supply = [0, 0, 0]
    return state


def test_setup_for_two() -> None:
    """15.1, 15.2, HAM-R01, HAM-R03, HAM-R04, HAM-R05, HAM-R06: sides, gold, no donkeys, open."""
    state = Match(table(1), Seeded(3)).state
    assert isinstance(state, Hamlet)
    assert len(state.setup.orders) == 4
    assert [side.gold for side in state.sides] == [3, 2]
    assert (other(state).donkeys, other(state).stable) == ([], 0)
    assert names_of(other(state).standing) == ["church"]
    assert state.board.open
    assert state.actors() == (0,)


def test_action_row_is_drawn_or_arranged() -> None:
    """15.3, HAM-R02, HAM-R07: five action tiles in any order."""
    state = table(1).start()
    assert isinstance(state, Hamlet)
    play(state, "layout picture", "row road", "row goods", "row place", "row blueprint", "row raw")
    assert row(state) == ["road", "goods", "place", "blueprint", "raw"]
    state = table(1, arrange_row=True).start()
    assert isinstance(state, Hamlet)
    play(state, "layout picture")
    assert (asked(state), len(legal(state))) == ("arrange", 5)
    play(
        state, "arrange place", "arrange raw", "arrange road", "arrange goods", "arrange blueprint"
    )
    assert row(state) == ["place", "raw", "road", "goods", "blueprint"]


def test_bowl() -> None:
    """15.4, HAM-R08, HAM-R09, HAM-R10, HAM-R60: three, two and one marker."""
    state = place(1, tokens=NOTHING)
    assert state.board.bowl == [3, 2, 1]
    play(state, "pass")
    assert {str(a): w for a, w in state.odds()} == {
        "marker circle-1": 3, "marker circle-2": 2, "marker circle-3": 1,
    }  # fmt: skip


def test_turns_alternate() -> None:
    """16.1, HAM-R11: after his turn it is mine again, by the usual rules."""
    state = place(1)
    play(state, "pass")
    settle(state)
    assert (asked(state), state.round) == ("turn", 2)


def test_every_villager_acts() -> None:
    """16.2, 16.4, HAM-R12, HAM-R14, HAM-R17: two villagers, two searches from the top."""
    state = nothing_to_do(his={"standing": ["church", "farm"], "gold": 0})
    events = play(state, "pass", "marker circle-1", "marker circle-2")
    searches = ("hire-fails", "order-fails", "sale-fails", "marker", "botrik-lays")
    assert [code for code in codes(events) if code in searches] == [*searches, *searches]
    assert state.turn == 0
    assert (names_of(other(state).standing), other(state).lying) == (["church", "church"], [])


def test_a_hired_villager_waits() -> None:
    """16.2, 18.4, HAM-R12, HAM-R37: it lies on the church and acts from the next turn on."""
    state = place(1, other={"gold": 5})
    events = play(state, "pass")
    events += settle(state)
    assert codes(events).count("botrik-lays") == 1
    assert names_of(other(state).standing) == ["church", "town-hall"]


def test_primary_before_secondary() -> None:
    """16.3, 18.1, HAM-R13, HAM-R15, HAM-R16, HAM-R31, HAM-R32: no marker after a success."""
    state = place(1, other={"gold": 5})
    play(state, "pass")
    assert not legal(state, "marker ")
    state = place(1, other={"gold": 0}, tokens=NOTHING)
    events = play(state, "pass")
    order = [code for code in codes(events) if code.endswith("-fails")]
    assert order == ["hire-fails", "order-fails", "sale-fails"]
    assert [e.args for e in events if e.code == "hire-fails"] == [(0, 5)]  # of the price of 18.4
    assert len(legal(state, "marker ")) == 3
    assert set(ORDER) == set(ACTIONS)


def test_only_ties_are_asked() -> None:
    """16.5, HAM-R80: three producers alike and equally near: only these are offered."""
    state = place(1, other={"gold": 0}, botrik={"row": ORDER}, trades=[])
    play(state, "pass", "marker circle-1")
    assert asked(state) == "botrik-producer"
    assert legal(state) == {"use woodcutter", "use quarry", "use farm"}
    assert refused(state, "use market") == "16.5"
    events = play(state, "use farm")
    tied = [(e.rule, e.args) for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("16.5", ("use", "woodcutter quarry farm", "farm"))]  # audit C, W9
    assert tokens(state, "farm") == ["wheat"] * 3


def test_nearness_is_counted_by_road() -> None:
    """16.6, HAM-R79: the villager on the farm decides for the farm."""
    state = place(1, other={"gold": 0, "standing": ["farm"]}, botrik={"row": ORDER}, trades=[])
    events = play(state, "pass", "marker circle-1")
    assert "why-near" in reasons(events)
    assert tokens(state, "farm") == ["wheat"] * 3


def test_villagers_do_not_walk() -> None:
    """16.7, HAM-R33, HAM-R67: laid at the action; unconnected tiles do not serve him."""
    extra = ("sawmill church loose",)
    goods = {"row": ["goods", *ORDER[:2], *ORDER[3:]]}
    state = place(1, extra=extra, other={"gold": 0}, botrik=goods, trades=[])
    events = play(state, "pass", "marker circle-1")
    assert "goods-fail" in codes(events)
    state = place(1, other={"gold": 0, "standing": ["market"]}, botrik={"row": ORDER}, trades=[])
    play(state, "pass", "marker circle-1", "use quarry")
    assert names_of(other(state).standing) == ["quarry"]


def test_resources_from_everywhere() -> None:
    """17.1, HAM-R18: A1 without a single donkey; from an unconnected tile nothing."""
    state = place(1, other={"gold": 0}, trades=["A1"])
    events = play(state, "pass")
    assert "sale-succeeds" in codes(events)
    far = ("barn-c church loose", "flour-mill farm loose")
    lying = {"barn-c": ["wood", "wood", "wheat"]}
    state = place(1, extra=far, other={"gold": 0}, tokens=lying)
    assert "sale-fails" in codes(play(state, "pass"))


def test_no_free_trade() -> None:
    """17.2, HAM-R19: gold in plenty, but one wood is missing."""
    board = {"row": ["road", *ORDER[:4]]}
    state = place(1, other={"gold": 4}, tokens={"woodcutter": ["wood"]}, botrik=board)
    events = play(state, "pass", "marker circle-1")
    assert "road-fails" in codes(events)
    assert other(state).gold == 5


def test_gold_becomes_a_point() -> None:
    """17.3, HAM-R20, HAM-R21, HAM-R77: 2 gold for producing, 1 gold of a sale: 1 point each."""
    state = place(1, other={"gold": 0, "standing": ["farm"]}, botrik={"row": ORDER}, trades=["A3"])
    play(state, "pass", "marker circle-1")
    assert (other(state).points, other(state).gold) == (1, 1)
    state = place(1, other={"gold": 0}, trades=["A1"])
    play(state, "pass")
    assert other(state).points == 1 + 1


def test_his_fine_good_brings_three() -> None:
    """17.3, HAM-R22: spent by himself 3 points; in my turn as well."""
    state = place(1, extra=MILLS, trades=["A3", "A1", "A2"], other={"gold": 0},
                  tokens={"dairy-farm": ["fine-milk botrik"]})  # fmt: skip
    play(state, "pass")
    assert other(state).points == 3 + 1 + 1
    donkeys = {"donkeys": ["church", "market", "dairy-farm", "flour-mill"]}
    state = place(1, extra=MILLS, trades=["A3", "A1", "A2"], me=donkeys,
                  tokens={"dairy-farm": ["fine-milk botrik"]})  # fmt: skip
    play(state, "go church market", "sell A3")
    assert other(state).points == 3
    assert me(state).points == 1


def test_his_gold_pays_two_things() -> None:
    """17.4, HAM-R23, HAM-R88: a place and a blueprint leave it untouched."""
    row_ = ["blueprint", *[a for a in ORDER if a != "blueprint"]]
    state = place(1, other={"gold": 3}, tokens=NOTHING, botrik={"row": row_},
                  row=[{"tile": "woodland"}, {"tile": "sawmill"}])  # fmt: skip
    play(state, "pass", "marker circle-1")
    assert other(state).gold == 4  # the support of this turn
    assert names_of(other(state).blueprints) == ["sawmill"]
    assert state.row_gold[0] == 1


def test_every_villager_costs_five() -> None:
    """17.5, HAM-R24, HAM-R37: also the third."""
    state = place(1, other={"gold": 6, "standing": ["church"], "lying": ["farm"]})
    play(state, "pass")
    assert other(state).gold == 1
    assert len(other(state).standing) + len(other(state).lying) + other(state).house == 4


def test_discounts() -> None:
    """17.6, HAM-R25, HAM-R26, HAM-R27: 8 raw, 2 goods, 7 gold."""
    eight = {"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3, "farm": ["wheat"] * 2}
    state = place(1, other={"gold": 0}, tokens=eight)
    play(state, "pass")
    assert other(state).points == 6
    assert tokens(state, "farm") == []
    goods = {"sawmill": ["timber 0"], "flour-mill": ["flour 0"]}
    state = place(1, extra=MILLS, other={"gold": 0}, tokens=goods)
    play(state, "pass")
    assert other(state).points == 4
    assert me(state).points == 2
    full = {"standing": ["church"], "lying": ["church"] * 3, "gold": 7}
    state = place(1, other=full, tokens=NOTHING)
    play(state, "pass")
    assert (other(state).points, other(state).gold) == (6, 0)


def test_own_goods_first() -> None:
    """17.7, HAM-R113: his fine good before his simple one before mine."""
    extra = ("dairy-farm *", "flour-mill *", "master-dairy *")
    lying = {"dairy-farm": ["milk 0"], "master-dairy": ["fine-milk botrik", "milk botrik"]}
    state = place(1, extra=extra, trades=["A3", "A1", "A2"], other={"gold": 0}, tokens=lying)
    play(state, "pass")
    assert tokens(state, "master-dairy") == []  # his own two fill the order
    assert tokens(state, "dairy-farm") == ["milk 0"]
    state = place(1, extra=extra, trades=["A3"], tokens=lying,
                  other={"gold": 0, "orders": ["brick-milk"]})  # fmt: skip
    play(state, "pass")
    assert tokens(state, "master-dairy") == ["milk botrik"]
    assert tokens(state, "dairy-farm") == ["milk 0"]


@pytest.mark.parametrize(
    ("near", "far"), [("dairy-farm", "master-dairy"), ("master-dairy", "dairy-farm")]
)
def test_the_nearest_of_his_own_goods(near: str, far: str) -> None:
    """17.7, HB-15: of two milks of his alike the one that lies nearer to the market."""
    lying = {near: ["milk botrik"], far: ["milk botrik"]}
    extra = (f"{near} *", f"{far} *", "flour-mill *")
    his = {"gold": 0, "orders": ["brick-milk"]}
    state = place(1, extra=extra, trades=["A3"], tokens=lying, other=his)
    steps = [distance(state.village, MARKET, number(name)) for name in (near, far)]
    assert steps[0] < steps[1]
    play(state, "pass")
    assert (tokens(state, near), tokens(state, far)) == ([], ["milk botrik"])


def test_support_once_a_turn() -> None:
    """17.8, HAM-R28, HAM-R29, HAM-R42: the second villager brings nothing more."""
    state = nothing_to_do(his={"gold": 0, "standing": ["church", "church"]})
    events = play(state, "pass", "marker circle-1", "marker circle-1")
    assert codes(events).count("support") == 1
    assert "support-given" in codes(events)
    assert not state.board.given  # my turn has begun


def test_support_for_the_first_villager_alone() -> None:
    """17.8, 18.6, 18.10, HAM-R41, HAM-R42, HAM-R51: the second one's failures bring nothing.

    The tile stays open (23.9), and the first villager has brought no gold, for it hired.
    """
    for lying, failed in ((0, "hire-fails"), (1, "hire-skipped")):
        state = place(
            1, {"harder_support": True}, tokens=NOTHING, row=[],
            other={"standing": ["town-hall", "church"], "lying": ["church"] * lying, "gold": 5},
        )  # fmt: skip
        events = play(state, "pass")
        assert failed in codes(events)
        assert codes(events)[-2:] == ["order-fails", "sale-fails"]
        assert state.board.open
        assert "support" not in codes(events)
        assert other(state).gold == 0


def test_every_turn_has_a_first_villager() -> None:
    """18.6, 17.8, HAM-R29, HAM-R41: in his next turn a failed hire brings gold again."""
    state = nothing_to_do(his={"gold": 0})
    events = play(state, "pass", "marker circle-1", "pass", "marker circle-1")
    assert [event.rule for event in events if event.code == "support"] == ["18.6", "18.6"]
    assert other(state).gold == 2


def test_no_support_while_closed() -> None:
    """17.8, HAM-R30: what lies there stays."""
    state = nothing_to_do(his={"gold": 3}, board={"open": False})
    events = play(state, "pass", "marker circle-1")
    assert "support" not in codes(events)
    assert other(state).gold == 3


def test_marker_names_the_circle() -> None:
    """19.1, HAM-R60, HAM-R61: the third circle stands over the third tile."""
    state = nothing_to_do()
    events = play(state, "pass", "marker circle-3")
    tries = [event.args[0] for event in events if event.code == "tries"]
    assert tries[0] == "action-goods"


def test_all_tiles_are_tried_in_a_circle() -> None:
    """19.2, HAM-R62, HAM-R63, HAM-R64: on from the third, after the last the first."""
    events = play(nothing_to_do(), "pass", "marker circle-3")
    tries = [event for event in events if event.code == "tries"]
    names = ["goods", "place", "road", "raw", "blueprint"]
    assert [event.args[0] for event in tries] == [f"action-{name}" for name in names]
    assert [event.rule for event in tries] == ["19.1", "19.2", "19.2", "19.2", "19.2"]


def test_an_action_is_not_told_by_the_name_of_an_order() -> None:
    """What a line of the log names is lit: a church order is called “raw” too."""
    state = nothing_to_do()
    events = play(state, "pass", "marker circle-1")
    orders = set(state.setup.order_names)
    assert "raw" in orders
    assert not [e for e in events if e.code in ("tries", "row-shifts") and orders & set(e.args)]


def test_all_fail() -> None:
    """19.3, HAM-R65, HAM-R66, HAM-R70: to the church, the row as it was."""
    state = nothing_to_do(his={"standing": ["farm"], "gold": 0})
    events = play(state, "pass", "marker circle-1")
    assert "all-fail" in codes(events)
    assert names_of(other(state).standing) == ["church"]
    assert row(state) == ORDER
    assert other(state).gold == 1


def test_all_fail_takes_the_nearest_villager() -> None:
    """19.3, HAM-R65: nearest to the church; of equally near ones I choose."""
    state = nothing_to_do(his={"standing": ["church", "farm"], "gold": 0})
    events = play(state, "pass", "marker circle-1")
    lays = next(event for event in events if event.code == "botrik-lays")
    assert lays.args == ("church", "church")
    assert ("19.3", "why-nearest") in because(events)
    state = nothing_to_do(his={"standing": ["farm", "market"], "gold": 0})
    events = play(state, "pass", "marker circle-1")
    assert legal(state) == {"villager farm", "villager market"}
    assert "why-nearest" not in reasons(events)  # nothing was decided by it


def test_all_fail_gold_after_a_skipped_hire() -> None:
    """19.3, 18.10, HAM-R51, HAM-R66: the church gave it already, so not again."""
    state = nothing_to_do(his={"standing": ["farm"], "lying": ["church"] * 3, "gold": 0})
    events = play(state, "pass", "marker circle-1")
    assert codes(events).count("support") == 1
    assert other(state).gold == 1


def test_all_fail_brings_gold_when_nothing_did() -> None:
    """19.3, 19.6, HAM-R66: the second villager of a turn whose first one succeeded."""
    state = nothing_to_do(
        his={"standing": ["farm", "church"], "gold": 5}, hand=("master-dairy", "chapel"),
        row=[{"tile": "pond"}],
    )  # fmt: skip
    events = play(state, "pass")
    while legal(state, "villager ") or legal(state, "draw "):
        events += play(state, sorted(legal(state))[0])
    assert "support" not in codes(events)
    assert not state.board.open  # hiring has closed it
    state.board.open = True
    events = play(state, "marker circle-1")
    assert "support" in codes(events)


def test_the_nearest_villager_goes() -> None:
    """19.4, 18.2, HAM-R34, HAM-R68: of two the nearer; a tie is mine to break."""
    full = {"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3}
    state = place(1, other={"gold": 0, "standing": ["farm", "market"]}, botrik={"row": ORDER},
                  tokens=full)  # fmt: skip
    events = play(state, "pass", "marker circle-1")
    lays = next(event for event in events if event.code == "botrik-lays")
    assert lays.args == ("farm", "farm")
    assert ("19.4", "why-nearest") in because(events)
    tied = place(1, other={"gold": 0, "standing": ["farm", "quarry"]}, trades=["A1"])
    play(tied, "pass")
    finish_luck(tied)
    assert asked(tied) == "botrik-villager"
    assert legal(tied) == {"villager farm", "villager quarry"}
    play(tied, "villager quarry")
    assert number("quarry") not in other(tied).standing


def test_the_row_shifts() -> None:
    """19.5, HAM-R69, HAM-R70: done goes to the end, failed ones stay, the last stays last."""
    state = place(1, other={"gold": 0, "standing": ["farm"]}, botrik={"row": ORDER}, trades=[])
    play(state, "pass", "marker circle-1")
    assert row(state) == ["blueprint", "goods", "place", "road", "raw"]
    board = {"row": ["goods", "place", "road", "blueprint", "raw"]}
    hand = ["master-dairy", "chapel", "inn"]
    state = place(1, None, ("dairy-farm church loose", "flour-mill farm loose"), botrik=board,
                  other={"gold": 0, "standing": ["farm"], "blueprints": hand}, trades=[],
                  tokens={"woodcutter": ["wood"] * 3, "quarry": ["stone"] * 3})  # fmt: skip
    state.sides[1].pieces = 0
    events = play(state, "pass", "marker circle-2")
    assert row(state) == board["row"]
    assert "row-stays" in codes(events)


def test_marker_aside_and_bowl() -> None:
    """19.6, HAM-R71, HAM-R72, HAM-R73, HAM-R74: the last marker refills, opens and pays."""
    state = nothing_to_do(his={"gold": 0}, board={"bowl": [1, 1, 0], "open": False})
    play(state, "pass", "marker circle-1")
    assert (state.board.bowl, state.board.open, other(state).gold) == ([0, 1, 0], False, 0)
    events = play(state, "pass", "marker circle-2")
    assert (state.board.bowl, state.board.open, other(state).gold) == ([3, 2, 1], True, 1)
    assert codes(events)[-3:-1] == ["support-opens", "support"]
    state = nothing_to_do(his={"gold": 0}, board={"bowl": [1, 0, 0]})
    play(state, "pass", "marker circle-1")
    assert other(state).gold == 1  # the failed hire gave it already


def test_worked_example() -> None:
    """19.2, 19.5, 18.6, HAM-R75: the printed example of a turn, step by step."""
    state = place(
        1, other={"gold": 2, "blueprints": HAND}, botrik={"row": ORDER},
        tokens={"woodcutter": ["wood"], "quarry": ["stone"] * 3, "farm": []},
    )  # fmt: skip
    events = play(state, "pass")
    assert codes(events)[-4:] == ["hire-fails", "support", "order-fails", "sale-fails"]
    assert [event.rule for event in events[-4:]] == ["18.4", "18.6", "18.7", "18.11"]
    assert other(state).gold == 3
    events = play(state, "marker circle-2")
    events += settle(state)
    assert codes(events)[:5] == [
        "marker", "tries", "blueprint-fails-hand", "tries", "goods-fail",
    ]  # fmt: skip
    assert [event.args[0] for event in events if event.code == "tries"] == [
        "action-blueprint", "action-goods", "action-place",
    ]  # fmt: skip
    assert state.village.tiles >> number("woodland") & 1
    assert row(state) == ["raw", "blueprint", "goods", "road", "place"]
    assert other(state).gold == 3
