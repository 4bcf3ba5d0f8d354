"""Chapter 20: Botrik produces, buys blueprints and refines."""

from __future__ import annotations

from tafelrunde.games.hamlet.rules.state import Hamlet
from tafelrunde.games.hamlet.rules.village.network import distance
from tafelrunde.games.hamlet.tests.positions import (
    MILLS,
    NOTHING,
    PLENTY,
    asked,
    finish_luck,
    names_of,
    other,
    place,
    reasons,
    tokens,
)
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.acts import codes, legal, play

BARNS = ("dairy-farm *", "flour-mill *", "barn-c *", "barn-d *")
GOODS = {"row": ["goods", "raw", "blueprint", "place", "road"]}
BUY = {"row": ["blueprint", "raw", "goods", "place", "road"]}
RAW = {"row": ["raw", "blueprint", "goods", "place", "road"]}


def botrik(
    board: dict[str, list[str]],
    extra: tuple[str, ...] = (),
    his: dict[str, list[str]] | dict[str, int] | None = None,
    **rest: object,
) -> Hamlet:
    """It is his turn, nothing can be sold, and his first marker is drawn for the first tile."""
    orders = {"orders": ["timber-flour", "brick-milk", "raw"]}
    rest.setdefault("trades", [])
    side: dict[str, object] = {"gold": 0, **orders, **(his or {})}
    state = place(1, None, extra, other=side, botrik=board, **rest)
    play(state, "pass")
    return state


def test_raw_materials_need_a_slot() -> None:
    """20.1, HAM-R76: all full, and no supply for what is empty."""
    state = botrik(RAW, tokens=PLENTY)
    assert "raw-fails" in codes(play(state, "marker circle-1"))
    lying = {"barn-c": ["wood"] * 3, "barn-d": ["wood"] * 3, "quarry": ["stone"] * 3,
             "farm": ["wheat"] * 3}  # fmt: skip
    state = botrik(RAW, BARNS, tokens=lying)
    assert "raw-fails" in codes(play(state, "marker circle-1"))


def test_unconnected_buildings_do_not_serve_him() -> None:
    """16.7, 20.1, HAM-R76: an empty barn off the road network is no target."""
    state = botrik(RAW, ("flour-mill *", "barn-c church loose"), tokens=PLENTY)
    assert "raw-fails" in codes(play(state, "marker circle-1"))


def test_he_fills_and_is_rewarded() -> None:
    """20.1, HAM-R77: all slots, one point instead of 2 gold."""
    state = botrik(RAW, tokens=PLENTY | {"farm": []})
    play(state, "marker circle-1")
    assert tokens(state, "farm") == ["wheat"] * 3
    assert other(state).points == 1


def test_most_empty_slots() -> None:
    """20.2, HAM-R78."""
    state = botrik(RAW, tokens={"farm": ["wheat"], "quarry": [], "woodcutter": ["wood"] * 2})
    assert reasons(play(state, "marker circle-1")) == ["why-slots"]
    assert tokens(state, "quarry") == ["stone"] * 3


def test_nearest_to_a_villager() -> None:
    """20.2, HAM-R79, HAM-R80: then the nearest, then I choose."""
    state = botrik(RAW, his={"standing": ["quarry"]})
    assert reasons(play(state, "marker circle-1")) == ["why-near"]
    assert tokens(state, "quarry") == ["stone"] * 3
    tied = botrik(RAW, his={"standing": ["church"]})
    play(tied, "marker circle-1")
    assert asked(tied) == "botrik-producer"


def test_barn_one_of_each() -> None:
    """20.3, HAM-R81: three empty slots, three kinds, no question."""
    state = botrik(RAW, BARNS, tokens=PLENTY | {"barn-d": ["wood"]}, his={"standing": ["barn-c"]})
    play(state, "marker circle-1")
    assert tokens(state, "barn-c") == ["wood", "stone", "wheat"]


def test_barn_with_fewer_slots() -> None:
    """20.3, HAM-R81: two slots: I pick two different kinds."""
    lying = PLENTY | {"barn-c": ["wood"], "barn-d": ["wood", "stone"]}
    state = botrik(RAW, BARNS, tokens=lying)
    play(state, "marker circle-1")
    assert asked(state) == "botrik-fill"
    assert legal(state) == {"fill wood", "fill stone", "fill wheat"}
    events = play(state, "fill wheat")
    tied = [e.args for e in events if e.code == "chosen-for-botrik"]
    assert tied == [("fill", "wood stone wheat", "wheat")]
    assert legal(state) == {"fill wood", "fill stone"}
    play(state, "fill wood")
    assert tokens(state, "barn-c") == ["wood", "wood", "wheat"]


def test_barn_with_a_missing_kind() -> None:
    """20.3, HAM-R81: stone has run out: one wood, one wheat, the third is mine to pick."""
    lying = {"woodcutter": ["wood"] * 3, "farm": ["wheat"] * 3, "quarry": ["stone"] * 3,
             "barn-d": ["stone"] * 3}  # fmt: skip
    state = botrik(RAW, BARNS, tokens=lying)
    play(state, "marker circle-1")
    assert legal(state) == {"fill wood", "fill wheat"}
    assert tokens(state, "barn-c") == ["wood", "wheat"]


def test_blueprint_needs_room_and_a_tile() -> None:
    """20.4, HAM-R82: fewer than three, and one on offer."""
    state = botrik(BUY, his={"blueprints": ["pond", "woodland", "orchard"]}, tokens=NOTHING)
    assert "blueprint-fails-hand" in codes(play(state, "marker circle-1"))
    state = botrik(BUY, row=[], tokens=NOTHING)
    assert "blueprint-fails-row" in codes(play(state, "marker circle-1"))


def test_he_buys_at_the_town_hall() -> None:
    """20.5, 19.4, HAM-R82: there the nearest villager is laid."""
    state = botrik(BUY, his={"standing": ["farm"]}, tokens=NOTHING)
    events = play(state, "marker circle-1")
    events += finish_luck(state)
    assert ("farm", "town-hall") in [event.args for event in events if event.code == "botrik-lays"]


def bought(state: Hamlet) -> str:
    play(state, "marker circle-1")
    return names_of(other(state).blueprints)[-1]


def test_classes_of_blueprints() -> None:
    """20.6, HAM-R83, HAM-R84, HAM-R85, HAM-R86: milestone, landmark, refinery, barn."""
    extra = ("dairy-farm *", "flour-mill church loose")
    names = ["barn-c", "master-dairy", "inn", "sawmill"]
    for wanted in ("sawmill", "inn", "master-dairy", "barn-c"):
        state = botrik(BUY, extra, row=[{"tile": name} for name in names], tokens=NOTHING)
        assert bought(state) == wanted
        names.remove(wanted)


def test_leftmost_of_a_class() -> None:
    """20.6, HAM-R87."""
    row = [{"tile": "pond"}, {"tile": "stonemason"}, {"tile": "sawmill"}]
    assert bought(botrik(BUY, row=row, tokens=NOTHING)) == "stonemason"


def test_he_pays_nothing() -> None:
    """20.7, HAM-R88: the coin on the passed tile is not his."""
    row = [{"tile": "pond"}, {"tile": "stonemason"}]
    state = botrik(BUY, his={"gold": 2}, row=row, tokens=NOTHING)
    assert bought(state) == "stonemason"
    assert state.row_gold == [1]
    assert other(state).gold == 3  # with the support of this turn


def test_what_he_does_not_pay_is_told() -> None:
    """20.7, audit C, W8: the gold on the tiles passed over; for the first tile there is none."""
    row = [{"tile": "pond"}, {"tile": "orchard"}, {"tile": "stonemason"}]
    for tiles, told in ((row, [("20.7", (2,))]), (row[2:], [])):
        state = botrik(BUY, row=tiles, tokens=NOTHING)
        events = play(state, "marker circle-1")
        assert [(e.rule, e.args) for e in events if e.code == "ignores-row"] == told


def test_coins_on_the_tile() -> None:
    """20.8, HAM-R89: three coins, one point."""
    state = botrik(BUY, row=[{"tile": "stonemason", "gold": 3}], tokens=NOTHING)
    assert bought(state) == "stonemason"
    assert (other(state).points, other(state).gold) == (1, 1)


def test_refill_and_order() -> None:
    """20.9, HAM-R90, HAM-R91: the row is filled up, the new one lies on the right."""
    state = botrik(BUY, his={"blueprints": ["orchard"]}, tokens=NOTHING)
    first = names_of(state.row)[0]
    play(state, "marker circle-1")
    finish_luck(state)
    assert len(state.row) == 4
    assert names_of(other(state).blueprints) == ["orchard", first]


def test_goods_need_slot_raw_and_token() -> None:
    """20.10, HAM-R92."""
    for lying in (NOTHING, {"dairy-farm": ["milk 0"], "flour-mill": ["flour 0"],
                            "farm": ["wheat"]}):  # fmt: skip
        state = botrik(GOODS, MILLS, tokens=lying)
        assert "goods-fail" in codes(play(state, "marker circle-1"))
    extra = ("dairy-farm *", "flour-mill church loose", "master-dairy *")
    used = {"dairy-farm": ["milk botrik"], "master-dairy": ["milk botrik"], "farm": ["wheat"]}
    state = botrik(GOODS, extra, tokens=used)
    assert "goods-fail" in codes(play(state, "marker circle-1"))


def test_why_goods_fail() -> None:
    """20.10, HAM-R92: the log says what is missing: refinery, slot, raw material or good."""
    full = {"dairy-farm": ["milk 0"], "flour-mill": ["flour 0"], "farm": ["wheat"]}
    extra = ("dairy-farm *", "flour-mill *")
    used = {"dairy-farm": ["milk botrik"], "master-dairy": ["milk botrik"], "farm": ["wheat"]}
    masters = ("dairy-farm *", "flour-mill church loose", "master-dairy *")
    for tiles, lying, word in (
        ((), NOTHING, "refinery"), (extra, full, "slot"), (extra, NOTHING, "raw"),
        (masters, used, "token"),
    ):  # fmt: skip
        state = botrik(GOODS, tiles, tokens=lying)
        events = play(state, "marker circle-1")
        assert [e.args for e in events if e.code == "goods-fail"] == [(word,)]


def test_high_quality_first() -> None:
    """20.11, HAM-R93."""
    state = botrik(GOODS, MILLS, me={"milestones": ["carpenter", "mason", "herder"]},
                   his={"milestones": ["miller"]})  # fmt: skip
    assert reasons(play(state, "marker circle-1")) == ["why-quality"]
    assert tokens(state, "flour-mill") == ["fine-flour botrik"]


def test_most_goods() -> None:
    """20.11, HAM-R94: two slots and two wheat."""
    extra = ("dairy-farm *", "flour-mill *", "master-dairy *")
    state = botrik(GOODS, extra, me={"milestones": ["miller", "herder"]})
    assert reasons(play(state, "marker circle-1")) == ["why-most"]
    assert tokens(state, "master-dairy") == ["milk botrik"] * 2


def test_nearest_refinery() -> None:
    """20.11, HAM-R95, HAM-R96: then the nearest, then I choose."""
    own = {"milestones": ["carpenter", "mason", "miller", "herder"]}
    state = botrik(GOODS, MILLS, me=own, his={"standing": ["sawmill"]})
    assert reasons(play(state, "marker circle-1")) == ["why-near"]
    assert tokens(state, "sawmill") == ["timber botrik"]
    spread = ["sawmill", "stonemason"]
    tied = botrik(GOODS, MILLS, me=own, his={"standing": spread})
    play(tied, "marker circle-1")
    assert asked(tied) == "botrik-refinery"
    assert legal(tied) == {"use sawmill", "use stonemason"}


def test_nearest_raw_material() -> None:
    """20.12, HAM-R97: the nearer wheat is used; of equally near ones I choose."""
    lying = {"farm": ["wheat"], "barn-c": ["wheat"]}
    extra = ("dairy-farm *", "flour-mill church loose", "barn-c *")
    state = botrik(GOODS, extra, tokens=lying)
    assert distance(state.village, number("dairy-farm"), number("barn-c")) == 1
    play(state, "marker circle-1")
    assert tokens(state, "dairy-farm") == ["fine-milk botrik"]
    assert (tokens(state, "barn-c"), tokens(state, "farm")) == ([], ["wheat"])
    lying = {"barn-c": ["wheat"], "barn-d": ["wheat"]}
    barns = ("barn-c *", "flour-mill *", "barn-d *", "dairy-farm *")
    tied = botrik(GOODS, barns, tokens=lying, his={"standing": ["flour-mill"]})
    play(tied, "marker circle-1")
    assert asked(tied) == "botrik-pay"
    assert legal(tied) == {"pay barn-c wheat common", "pay barn-d wheat common"}
    play(tied, "pay barn-d wheat common")
    assert tokens(tied, "flour-mill") == ["fine-flour botrik"]


def test_quality_by_milestone() -> None:
    """20.12, HAM-R98: simple without it."""
    own = {"milestones": ["carpenter", "mason", "miller", "herder"]}
    state = botrik(GOODS, MILLS, me=own, his={"standing": ["dairy-farm"]})
    play(state, "marker circle-1")
    assert tokens(state, "dairy-farm") == ["milk botrik"]
