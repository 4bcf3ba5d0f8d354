"""Master boards and ability markers: chapters 15 and 16."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import (
    SECOND,
    areas,
    asked,
    draw_any,
    fulfilled,
    has,
    omens,
    on_monster,
    position,
    revenge,
    scored,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused

DONE = ["F02", "A03", "E02", "I02", "F03", "A04", "E03", "I03", "F04", "A05"]
B: dict[str, bool | int | str] = {"boards": "masters"}
AB: dict[str, bool | int | str] = {"boards": "abilities"}


def nth_pact(master: str, number: int, monster: str = "", more: str = "") -> Wutaki:
    """Seat 0 fulfils its pact of this number; the counter stands where nothing happens."""
    me: dict[str, object] = {
        "master": master, "accepted": ["A02"], "fulfilled": DONE[: number - 1],
        "resources": f"3 sheep 2 gold {more}",
    }  # fmt: skip
    options = B if master != "A" else None
    state = position(me, steps=SECOND, counter=1, monster=monster, options=options)
    play(state, "fulfil A02")
    return state


def test_track_moves_with_each_pact() -> None:
    """15.1: one field per own pact; beyond the last field nothing happens."""
    for number in (2, 4, 6, 8, 10, 11):
        state = nth_pact("A", number)
        assert (has(state.players[0]), state.players[0].points) == ({}, 12)
        assert asked(state) == "1 place"


def test_side_a() -> None:
    """15.2: 2 gold, 2 omens, 2 C, a secret pact, 5 VP with the pacts 1, 3, 5, 7 and 9."""
    assert has(nth_pact("A", 1).players[0]) == {"gold": 2}
    third = nth_pact("A", 3)
    play(third, "omen 0 OM01", "omen 0 OM02")
    assert omens(third, 0) == ["OM01", "OM02"]
    assert has(nth_pact("A", 5).players[0]) == {"wood": 2}
    seventh = nth_pact("A", 7)
    play(seventh, "secret 0 SP01")
    assert len(seventh.players[0].secrets) == 2
    assert nth_pact("A", 9).players[0].points == 5 + 7 + 5


def test_b1_track() -> None:
    """15.3: 3 gold, 2 C, 3 gold, a revenge card with the eighth pact, 5 VP with the tenth."""
    assert has(nth_pact("B1", 2).players[0]) == {"gold": 3}
    assert has(nth_pact("B1", 4).players[0]) == {"wood": 2}
    assert has(nth_pact("B1", 6).players[0]) == {"gold": 3}
    eighth = nth_pact("B1", 8)
    play(eighth, "revenge 0 RV03")
    assert revenge(eighth, 0) == ["RV03"]
    assert nth_pact("B1", 10).players[0].points == 17
    for number in (1, 3, 5, 7, 9):
        state = nth_pact("B1", number)
        assert (has(state.players[0]), state.players[0].points) == ({}, 12)


def test_b1_place() -> None:
    """15.3: an upgrade for 3 gold less and 1 VP; besides area 6, so two in a round."""
    state = position(
        {"master": "B1", "resources": "9 gold"}, {"master": "B2", "passed": True}, options=B
    )
    play(state, "place loyal own", "upgrade forest")
    assert (has(state.players[0]), state.players[0].points) == ({"gold": 6}, 6)
    play(state, "place loyal upgrade", "upgrade quarry")
    assert (has(state.players[0]), state.players[0].points) == ({}, 10)


def test_b2_track() -> None:
    """15.4: an omen, then losses as far as possible, 3 VP with the ninth."""
    first = nth_pact("B2", 1)
    play(first, "omen 0 OM01")
    assert omens(first, 0) == ["OM01"]
    assert has(nth_pact("B2", 4, more="3 gold").players[0]) == {"gold": 1}
    assert has(nth_pact("B2", 4, more="1 gold").players[0]) == {}
    assert nth_pact("B2", 7).players[0].points == 5 + 7 - 2
    assert nth_pact("B2", 9).players[0].points == 15


@pytest.mark.parametrize("number", [2, 5, 8])
def test_raid(number: int) -> None:
    """15.5: what lay on the monster before this pact, without a revenge card; if one likes."""
    state = nth_pact("B2", number, monster="4 oil 1 gold")
    assert legal(state) == {"raid", "skip"}
    play(state, "raid")
    assert has(state.players[0]) == {"oil": 4, "gold": 1}
    assert on_monster(state) == {"sheep": 3, "gold": 2}
    assert revenge(state, 0) == []
    left = nth_pact("B2", number, monster="4 oil")
    play(left, "skip")
    assert on_monster(left) == {"oil": 4, "sheep": 3, "gold": 2}
    assert asked(left) == "1 place"
    assert asked(nth_pact("B2", number)) == "1 place"  # nothing to take


def test_b3_place() -> None:
    """15.6: another additional worker and 3 omens for one step of the multiplier."""
    me: dict[str, object] = {"master": "B3", "additional": 1, "omens": ["OM02"] * 3 + ["OM03"]}
    state = position(me, {"master": "B2"}, options=B)
    assert "place loyal own" in legal(state)
    assert "place additional own" not in legal(state)  # not the visiting one
    assert refused(state, "place additional own") == "15.6"
    play(state, "place loyal own", "dismiss additional stock")
    play(state, "discard OM03", "discard OM02", "discard OM02")
    assert (state.players[0].multiplier, state.players[0].hired()) == (1, 0)
    assert omens(state, 0) == ["OM02"]
    assert "own" not in areas(position(me | {"multiplier": 3}, {"master": "B2"}, options=B))
    assert "own" not in areas(position(me | {"omens": ["OM02"] * 2}, {"master": "B2"}, options=B))


def test_b3_placed_worker() -> None:
    """15.6: a placed worker may be given up; his field is free again."""
    me: dict[str, object] = {"master": "B3", "additional": 2, "special": True,
                             "workers": {"forest": "a"}, "omens": ["OM02"] * 3}  # fmt: skip
    state = position(me, {"master": "B2"}, options=B)
    play(state, "place special own")
    assert legal(state) == {"dismiss additional forest", "dismiss additional stock"}
    play(state, "dismiss additional forest")
    assert where(state, 0) == {"own": "s"}


def test_multiplier() -> None:
    """15.6: position 3 is ×4: four pacts of others bring 16 VP."""
    others: dict[str, object] = {"master": "B2", "fulfilled": ["F02", "F03", "F04", "F05"]}
    for place, points in enumerate((4, 8, 12, 16)):
        state = position({"master": "B3", "multiplier": place}, others, options=B)
        assert scored(state)[5] == points


def fate(level: int = 0, **more: object) -> Wutaki:
    me: dict[str, object] = {"master": "B4", "pyramid": level, "additional": 1,
                             "resources": "2 wood 2 stone 2 sheep 2 oil 4 gold",
                             "revenge": ["RV01", "RV02"]}  # fmt: skip
    state = position(me | more, {"master": "B2"}, options=B)
    play(state, "place loyal pyramid")
    return state


@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_b4(level: int) -> None:
    """15.7: on each of the four steps one worker for one revenge card, if one likes."""
    state = fate(level)
    assert legal(state) == {"dismiss additional stock", "skip"}
    play(state, "dismiss additional stock", "return RV01")
    assert (revenge(state, 0), state.players[0].hired()) == (["RV02"], 0)
    kept = fate(level)
    play(kept, "skip")
    assert (revenge(kept, 0), kept.players[0].hired()) == (["RV01", "RV02"], 1)


def test_b4_visiting_and_special_worker() -> None:
    """15.7: the visiting and the special one may be given; no card or worker, no question."""
    me: dict[str, object] = {"master": "B4", "special": True, "additional": 4, "revenge": ["RV01"],
                             "resources": "3 wood 3 stone 3 sheep 3 oil 4 gold"}  # fmt: skip
    state = position(me, {"master": "B2"}, options=B)
    play(state, "place special pyramid", "dismiss special pyramid", "return RV01")
    assert (where(state, 0), asked(state)) == ({}, "1 place")  # he is gone: no second action
    assert asked(fate(revenge=[])) == "1 place"
    assert asked(fate(additional=0)) == "1 place"


def test_extra_before_fate() -> None:
    """18.2, 15.7: the revenge card of level 3 comes first, so it can be given back at once."""
    me: dict[str, object] = {"master": "B4", "pyramid": 2, "additional": 1,
                             "resources": "2 wood 2 stone 2 sheep 2 oil"}  # fmt: skip
    state = position(me, {"master": "B2"}, options=B | {"extreme": True})
    play(state, "place loyal pyramid", "revenge 0 RV18", "dismiss additional stock", "return RV18")
    assert (revenge(state, 0), asked(state)) == ([], "1 place")


def test_own_place_is_for_its_owner() -> None:
    """15.8: one field, the owner's workers only."""
    both: dict[str, object] = {"master": "B1", "resources": "9 gold"}
    state = position({"master": "B2", "resources": "9 gold"}, both, options=B)
    assert refused(state, "place loyal own") == "15.8"
    taken = position(both | {"workers": {"own": "l"}}, {"master": "B2"}, options=B)
    assert refused(taken, "place loyal own") == "3.6"


def able(ability: str, *others: dict[str, object], **me: object) -> Wutaki:
    return position({"ability": ability} | me, *others, options=AB)


def test_abilities_work_once() -> None:
    """16.1: then the marker is turned over."""
    state = able("AB4", omens=["OM02"])
    play(state, "use", "discard OM02")
    assert state.players[0].ability_used
    assert refused(state, "use") == "16.1"
    assert refused(able("AB5", revenge=["RV01"], ability_used=True), "use") == "16.1"


def test_ab1() -> None:
    """16.2: an ordinary worker's action a second time; owners get one bonus."""
    state = position({"ability": "AB1"}, {}, options=AB, locations={"forest": [1]})
    play(state, "place loyal forest")
    assert (asked(state), legal(state)) == ("0 twice", {"twice", "enough"})
    play(state, "twice")
    assert has(state.players[0]) == {"wood": 6}
    assert has(state.players[1]) == {"sheep": 1}
    assert state.players[0].ability_used
    kept = able("AB1")
    play(kept, "place loyal forest", "enough")
    assert not kept.players[0].ability_used
    special = able("AB1", special=True, additional=4)
    play(special, "place special forest", "again")
    assert asked(special) == "1 place"
    assert not special.players[0].ability_used
    helper = able("AB1", additional=1)
    play(helper, "place additional forest", "twice")
    assert has(helper.players[0]) == {"wood": 4}
    hunter = able("AB1", {"workers": {"quarry": "a"}, "additional": 1})
    play(hunter, "place loyal chase", "chase 1 quarry", "revenge 0 RV01", "move-in", "twice")
    assert (has(hunter.players[0]), where(hunter, 0)) == ({"stone": 4}, {"quarry": "l"})
    costs = able("AB1", resources="6 gold")
    play(costs, "place loyal upgrade", "upgrade forest")
    assert asked(costs) == "1 place"  # a second one cannot be paid


def test_ab2() -> None:
    """16.3: an omen without a worker, before or after placing, not in place of it."""
    before = able("AB2", omens=["OM26"])
    play(before, "use", "play OM26")
    assert (before.players[0].points, asked(before)) == (9, "0 place")
    after = able("AB2", omens=["OM26"])
    play(after, "place loyal forest", "use", "play OM26")
    assert (after.players[0].points, asked(after)) == (9, "1 place")


def test_ab3() -> None:
    """16.4: on an occupied field; otherwise a normal visit."""
    state = able("AB3", {"workers": {"claim": "l"}})
    assert "place loyal claim" not in legal(state)
    state.claimed = 1
    play(state, "squeeze loyal claim")
    assert (has(state.players[0]), where(state, 0)) == ({"wood": 2}, {"claim": "l"})
    assert state.claimed == 0  # 10.6
    assert refused(able("AB3"), "squeeze loyal claim") == "16.4"
    assert refused(position({}, {"workers": {"claim": "l"}}), "squeeze loyal claim") == "16.4"


def test_ab3_need_not_be_used_up() -> None:
    """16.4, 3.5: who could only squeeze may pass instead."""
    state = able("AB3", {"workers": {"claim": "l"}})
    fields = state.setup.fields[:]
    try:
        for area in range(len(fields)):
            state.setup.fields[area] = 0  # as if everything were taken
        kinds = {text.split()[0] for text in legal(state)}
        assert {"pass", "squeeze"} <= kinds
        assert "place" not in kinds
        play(state, "pass")
        assert (state.players[0].passed, state.players[0].ability_used) == (True, False)
    finally:
        state.setup.fields[:] = fields


def test_ab4() -> None:
    """16.5: up to six omens, 2 VP each."""
    state = able("AB4", omens=["OM02"] * 3 + ["OM01"] * 2 + ["OM07"] * 2)
    play(state, "use", *["discard OM02"] * 3, *["discard OM01"] * 2, "discard OM07")
    assert (state.players[0].points, omens(state, 0)) == (17, ["OM07"])
    few = able("AB4", omens=["OM02", "OM01", "OM03"])
    play(few, "use", "discard OM03")
    assert "done" in legal(few)
    play(few, "done")
    assert (few.players[0].points, asked(few)) == (7, "0 place")


def test_ab5() -> None:
    """16.6: an own revenge card goes back."""
    state = able("AB5", revenge=["RV01", "RV02"])
    play(state, "use", "return RV02")
    assert (revenge(state, 0), sum(state.revenge_bag)) == (["RV01"], 18)
    assert refused(able("AB5"), "use") == "16.6"


def test_ab6() -> None:
    """16.7: a pact without its resources; its omen is still due; everything else as usual."""
    state = position({"ability": "AB6", "accepted": ["F01"], "omens": ["OM02"]}, steps=SECOND,
                     options=AB)  # fmt: skip
    assert legal(state) == {"waive F01", "end"}
    play(state, "waive F01")
    assert (on_monster(state), omens(state, 0)) == ({}, [])
    assert (fulfilled(state, 0), state.players[0].points) == (["F01"], 18)
    assert has(state.players[0]) == {"gold": 2}  # own track
    assert state.actors() == (CHANCE,)  # counter field 1
    draw_any(state)
    empty = position({"ability": "AB6", "accepted": ["F01", "F02"]}, steps=SECOND, options=AB)
    assert refused(empty, "waive F01") == "16.7"
