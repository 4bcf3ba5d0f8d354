"""Pyramid, chase, standard locations and small areas: chapters 5, 6, 9 and 10."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import Illegal
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.wutaki.tests.positions import (
    accepted,
    areas,
    asked,
    codes,
    draw_any,
    goods,
    has,
    omens,
    on_monster,
    position,
    revenge,
    table,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused

FIRST = "1 wood 1 stone 1 sheep 1 oil"


def test_pyramid_from_the_bottom() -> None:
    """5.1: the first visit sets a marker on level 1, a further one raises it; never a second."""
    state = position({"resources": "2 wood 2 stone 2 sheep 2 oil 2 gold"}, {"passed": True})
    play(state, "place loyal pyramid")
    assert (state.players[0].pyramid, state.markers_left(0)) == (1, 5)
    assert where(state, 0) == {"pyramid": "l"}
    state = position({"resources": f"{FIRST} 2 gold", "pyramid": 1})
    play(state, "place loyal pyramid")
    assert (state.players[0].pyramid, state.markers_left(0)) == (2, 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_of_the_levels(seats: int) -> None:
    """5.2: the higher the fewer, however many play."""
    state = position(seats=seats)
    assert [level.seats for level in state.setup.levels] == [4, 3, 2, 1]


def test_full_level() -> None:
    """5.2: no free seat, no step; leaving a level frees the seat there."""
    rich = "4 wood 4 stone 4 sheep 4 oil 6 gold"
    state = position({"resources": rich, "pyramid": 2}, {"pyramid": 3}, {"pyramid": 3})
    assert refused(state, "place loyal pyramid") == "5.2"
    state = position({"resources": rich, "pyramid": 2}, {"pyramid": 3}, {"pyramid": 4})
    play(state, "place loyal pyramid")
    assert state.players[0].pyramid == 3


def test_pyramid_needs_a_marker() -> None:
    """5.3: all six are used."""
    used = {"forest": [0, 0], "quarry": [0, 0], "pasture": [0, 0]}
    assert refused(position({"resources": FIRST}, locations=used), "place loyal pyramid") == "5.3"
    up = {"forest": [0, 0], "quarry": [0, 0], "pasture": [0]}
    state = position({"resources": f"{FIRST} 2 gold", "pyramid": 1}, locations=up)
    assert "pyramid" in areas(state)  # its marker stands there already


@pytest.mark.parametrize(
    ("level", "cost", "points"),
    [(1, FIRST, 5), (2, f"{FIRST} 2 gold", 8), (3, "2 wood 2 stone 2 sheep 2 oil", 12),
     (4, "2 wood 2 stone 2 sheep 2 oil 4 gold", 20)],
)  # fmt: skip
def test_levels(level: int, cost: str, points: int) -> None:
    """5.4: each level has its price, paid to the supply, and its points."""
    state = position({"resources": cost, "pyramid": level - 1})
    play(state, "place loyal pyramid")
    assert state.players[0].points == 5 + points
    assert has(state.players[0]) == {}
    assert state.supply == [27] * 5
    for missing in goods(cost):
        if goods(cost)[missing]:
            poor = goods(cost) | {missing: goods(cost)[missing] - 1}
            text = " ".join(f"{n} {name}" for name, n in poor.items())
            state = position({"resources": text, "pyramid": level - 1})
            assert refused(state, "place loyal pyramid") == "5.4"


def test_all_hear_who_climbs() -> None:
    """5.1: and to which level."""
    state = position({"resources": "9 wood 9 stone 9 sheep 9 oil 9 gold", "pyramid": 1})
    told = play(state, "place loyal pyramid")
    assert [event.args for event in told if event.code == "climbs"] == [(0, 2)]


def test_pyramid_is_no_upgrade() -> None:
    """5.5: it is not counted as one, and omens do not touch it."""
    state = position({"resources": FIRST}, {"pyramid": 2, "omens": []})
    play(state, "place loyal pyramid")
    assert state.upgrades(0) == 0
    assert state.players[0].points == 10  # 5 and no 4 for an upgrade
    assert "play" not in areas(position({"omens": ["OM15", "OM16"]}, {"pyramid": 2}))


def test_top_of_the_pyramid() -> None:
    """5.6: level 4 brings about the end; the others have one turn."""
    state = position({"resources": "2 wood 2 stone 2 sheep 2 oil 4 gold", "pyramid": 3})
    play(state, "place loyal pyramid")
    assert (state.ender, asked(state)) == (0, "1 last")


def crowd() -> dict[str, object]:
    return {"workers": {"forest": "las", "quarry": "a"}, "additional": 2, "special": True}


def test_chase() -> None:
    """6.1: all additional workers of one opponent at one place; loyal ones stay."""
    state = position({}, crowd(), seats=3)
    assert legal(position({}, crowd(), steps=(("turn", 1, 0, 0, -1), ("second", 0, 0, 0, -1),
                          ("acted", 0, 0, 0, 1), ("chase", 0, 1, 0, 1)))) == {
        "chase 1 forest", "chase 1 quarry"}  # fmt: skip
    play(state, "place loyal chase", "chase 1 forest")
    assert where(state, 1) == {"forest": "l", "quarry": "a"}
    assert state.players[1].hired() == 1


def test_chase_below_the_row() -> None:
    """6.1, 6.3: its four fields are one place; the field that was named is moved to."""
    crew: dict[str, object] = {"workers": {"accept-1": "a", "accept-3": "s"}, "additional": 1,
                               "special": True}  # fmt: skip
    state = position({}, crew)
    play(state, "place loyal chase")
    assert legal(state) == {"chase 1 accept-1", "chase 1 accept-3"}
    play(state, "chase 1 accept-3", "revenge 0 RV09", "move-in", "row F15")
    assert where(state, 1) == {}
    assert (where(state, 0), accepted(state, 0)) == ({"accept-3": "l"}, ["I17"])


def test_no_chase_from_a_master_board() -> None:
    """6.1: workers on a foreign master board are safe."""
    state = position(
        {"master": "B2"}, {"master": "B1", "workers": {"own": "a"}, "additional": 1},
        options={"boards": "masters"},
    )  # fmt: skip
    assert refused(state, "place loyal chase") == "6.1"


def test_chase_costs_a_revenge_card() -> None:
    """6.2: a revenge card, no gold; its front is for the chaser alone."""
    state = position({"resources": "1 gold"}, crowd(), seats=3)
    told = play(state, "place loyal chase", "chase 1 quarry", "revenge 0 RV09")
    assert revenge(state, 0) == ["RV09"]
    assert has(state.players[0]) == {"gold": 1}
    assert "you-draw-revenge" not in codes(told, 1)
    assert "you-draw-revenge" in codes(told, 0)


def test_move_in() -> None:
    """6.3: the chaser may move to the freed field and act; the chase field is free again."""
    state = position({}, crowd(), seats=2, locations={"quarry": [1]})
    play(state, "place loyal chase", "chase 1 quarry", "revenge 0 RV09")
    assert legal(state) == {"move-in", "stay"}
    play(state, "move-in")
    assert where(state, 0) == {"quarry": "l"}
    assert has(state.players[0]) == {"stone": 3}
    assert has(state.players[1]) == {"oil": 1}  # moving in is a visit
    stays = position({}, crowd())
    play(stays, "place loyal chase", "chase 1 quarry", "revenge 0 RV09", "stay")
    assert where(stays, 0) == {"chase": "l"}


def test_no_move_where_nothing_can_be_done() -> None:
    """6.3: he moves only where he can act."""
    state = position({}, {"workers": {"upgrade": "a"}, "additional": 1})
    play(state, "place loyal chase", "chase 1 upgrade", "revenge 0 RV09")
    assert where(state, 0) == {"chase": "l"}
    assert asked(state) == "1 place"


def test_special_worker_chases_once() -> None:
    """6.4: one chase, then up to two actions on the new field."""
    state = position({"special": True, "additional": 4}, crowd())
    play(state, "place special chase", "chase 1 quarry", "revenge 0 RV09", "move-in", "again")
    assert has(state.players[0]) == {"stone": 4}
    assert where(state, 0) == {"quarry": "s"}
    stays = position({"special": True, "additional": 4}, crowd())
    play(stays, "place special chase", "chase 1 quarry", "revenge 0 RV09", "stay")
    assert asked(stays) == "1 place"


@pytest.mark.parametrize(
    ("place", "gives", "numbers"),
    [("forest", "wood", [2, 3, 4]), ("quarry", "stone", [2, 3, 4]), ("pasture", "sheep", [2, 3, 4]),
     ("spring", "oil", [2, 3, 4]), ("market", "gold", [3, 4, 4])],
)  # fmt: skip
def test_locations_give_resources(place: str, gives: str, numbers: list[int]) -> None:
    """9.1: by level, whoever paid for it."""
    for level, number in enumerate(numbers):
        state = position({}, {}, seats=3, locations={place: [2] * level})
        play(state, f"place loyal {place}")
        assert has(state.players[0]) == {gives: number}


@pytest.mark.parametrize(("level", "most"), [(0, 1), (1, 2), (2, 2)])
def test_village(level: int, most: int) -> None:
    """9.2: up to 1, 2 or 2 workers; at least one must be hired, the others may be."""
    state = position({"resources": "9 wood"}, locations={"village": [1] * level})
    play(state, "place loyal village")
    assert state.players[0].hired() == 1
    hired = 1
    while asked(state) == "0 hire":
        assert legal(state) == {"hire", "enough"}
        play(state, "hire")
        hired += 1
    assert hired == most


@pytest.mark.parametrize(
    ("place", "bonus"),
    [("forest", "sheep"), ("quarry", "oil"), ("pasture", "wood"), ("spring", "stone"),
     ("market", "stone"), ("village", "gold")],
)  # fmt: skip
def test_owner_bonus(place: str, bonus: str) -> None:
    """9.3: per own marker, whoever visits; at the gold market the owner's C (here stone)."""
    state = position({}, {}, locations={place: [1]})
    play(state, f"place loyal {place}")
    if asked(state) == "0 hire":
        play(state, "enough")
    assert has(state.players[1]) == {bonus: 1}
    state = position({}, {}, locations={place: [1, 1]})
    play(state, f"place loyal {place}")
    assert has(state.players[1]) == {bonus: 2}


def test_bonus_for_the_visitor_and_once_per_worker() -> None:
    """9.3: the visitor has his own bonus too; the special worker's second action brings none."""
    state = position({"special": True, "additional": 4}, locations={"forest": [0, 1]})
    play(state, "place special forest", "again")
    assert has(state.players[0]) == {"wood": 8, "sheep": 1}
    assert has(state.players[1]) == {"sheep": 1}


def test_quarry_example() -> None:
    """9.1, 9.3, 8.1: level 0 gives 2 stone; 6 gold for level 1: 3 stone and 1 oil for the owner;
    8 gold for level 2: 4 stone, 2 oil for who has both; an empty supply gives no oil."""
    state = position({"resources": "14 gold"}, {}, {}, seats=3)
    play(state, "place loyal upgrade", "upgrade quarry")
    assert (has(state.players[0]), state.players[0].points) == ({"gold": 8}, 9)
    play(state, "place loyal quarry")
    assert has(state.players[1]) == {"stone": 3}
    assert has(state.players[0]) == {"gold": 8, "oil": 1}
    play(state, "place loyal draw")
    draw_any(state)
    play(state, "place loyal upgrade", "upgrade quarry")
    play(state, "place loyal quarry")
    assert has(state.players[1]) == {"stone": 7}
    assert has(state.players[0]) == {"oil": 3}
    dry = position({}, {"resources": "27 oil"}, locations={"quarry": [0, 0]})
    play(dry, "place loyal quarry")
    assert has(dry.players[0]) == {"stone": 4}


def test_points_or_gift() -> None:
    """10.1: 3 VP, or any 10 resources and an own revenge card goes to another player."""
    plain = position({})
    play(plain, "place loyal favour")
    assert plain.players[0].points == 8
    assert asked(plain) == "1 place"  # without a card to pass there is nothing to choose
    state = position({"resources": "6 wood 5 gold", "revenge": ["RV01", "RV05"]}, seats=3)
    play(state, "place loyal favour")
    assert legal(state) == {"choose gain", "choose pass-revenge"}
    told = play(state, "choose pass-revenge", *["pay wood"] * 6, *["pay gold"] * 4)
    assert legal(state) == {f"pass-revenge {c} {s}" for c in ("RV01", "RV05") for s in (1, 2)}
    assert refused(state, "pass-revenge RV01 0") == "10.1"
    told = play(state, "pass-revenge RV05 2")
    assert (revenge(state, 0), revenge(state, 2)) == (["RV01"], ["RV05"])
    assert has(state.players[0]) == {"gold": 1}
    assert state.monster == [0] * 5
    assert "passed-revenge" not in codes(told, 1)
    assert "passed-revenge" in codes(told, 2)


def test_plunder() -> None:
    """10.2: everything from the monster and a revenge card; not with an empty monster."""
    state = position({"resources": "1 wood"}, monster="3 wood 2 gold")
    play(state, "place loyal plunder", "revenge 0 RV11")
    assert has(state.players[0]) == {"wood": 4, "gold": 2}
    assert on_monster(state) == {}
    assert revenge(state, 0) == ["RV11"]
    assert refused(position({}), "place loyal plunder") == "10.2"


def test_play_an_omen() -> None:
    """10.3: from the hand, if there is one that can be carried out."""
    state = position({"omens": ["OM26", "OM01"]})
    play(state, "place loyal play")
    assert legal(state) == {"play OM26"}
    play(state, "play OM26")
    assert state.players[0].points == 9
    assert refused(position({"omens": ["OM01"]}), "place loyal play") == "10.3"


def test_draw_an_omen() -> None:
    """10.4: one; only its owner sees it."""
    state = position({})
    told = play(state, "place loyal draw", "omen 0 OM22")
    assert omens(state, 0) == ["OM22"]
    assert asked(state) == "1 place"
    assert (codes(told, 0).count("you-draw"), codes(told, 1).count("you-draw")) == (1, 0)


def test_trade_by_exchange() -> None:
    """10.5: 5 wood for 5 oil, one by one in any order, mixed at will."""
    state = position({"resources": "5 wood"})
    play(state, "place loyal trade", "choose exchange", *["give wood"] * 5, *["get oil"] * 5)
    assert has(state.players[0]) == {"oil": 5}
    state = position({"resources": "5 wood 1 gold"})
    play(state, "place loyal trade", "choose exchange", "give wood", "give gold", "done")
    play(state, "get sheep", "get stone")
    assert has(state.players[0]) == {"wood": 4, "stone": 1, "sheep": 1}


def test_trade_for_points() -> None:
    """10.5: 3 VP for 3 resources; at least one, and never both in one action."""
    state = position({"resources": "1 wood"})
    play(state, "place loyal trade", "choose buy")
    assert "done" not in legal(state)
    play(state, "buy oil", "buy gold", "buy gold")
    assert refused(state, "give wood") == "10.5"
    play(state, "done")
    assert (has(state.players[0]), state.players[0].points) == ({"wood": 1, "oil": 1, "gold": 2}, 2)
    assert asked(state) == "1 place"
    assert "trade" not in areas(position({"points": 0}))


def test_claim_the_start_marker() -> None:
    """10.6: 2 C at once, the marker moves for the next round."""
    state = position({"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}},
                     start=1)  # fmt: skip
    play(state, "place loyal claim")
    assert has(state.players[0]) == {"wood": 2}
    assert state.start == 0  # the round was over with it
    state = position({}, seats=3)
    play(state, "place loyal claim")
    assert (state.start, state.claimed) == (0, 0)
    special = position({"special": True, "additional": 4}, start=1)
    play(special, "place special claim", "again")
    assert has(special.players[0]) == {"wood": 4}


def test_the_last_to_act_there_has_the_claim() -> None:
    """10.6, 12.9: whoever claimed the marker before, by an omen too."""
    state = position({}, seats=3, claimed=1)
    assert "claims" in codes(play(state, "place loyal claim"), 2)
    assert (state.claimed, has(state.players[0])) == (0, {"wood": 2})


def test_the_chaser_of_the_claimer_has_the_claim() -> None:
    """6.3, 10.6: who moves in acts there like anybody else."""
    claimer = {"additional": 1, "workers": {"claim": "a"}}
    state = position({}, claimer, seats=3, claimed=1)
    play(state, "place loyal chase", "chase 1 claim", "revenge 0 RV09")
    assert state.claimed == 1
    play(state, "move-in")
    assert (state.claimed, where(state, 0)) == (0, {"claim": "l"})


def test_empty_revenge_deck() -> None:
    """10.7: nothing is drawn, the action is allowed."""
    all_but = [f"RV{n:02}" for n in range(1, 20)]
    state = position({}, {"revenge": all_but}, monster="2 oil")
    play(state, "place loyal plunder")
    assert (has(state.players[0]), revenge(state, 0)) == ({"oil": 2}, [])


def test_empty_omen_deck() -> None:
    """10.8: the discards are shuffled; with none, nobody draws."""
    ids = [o.id for o in position().setup.box.omens for _ in range(o.count)]
    state = position({}, {"omens": ids[:-2]}, discard={"omen": ids[-2:]})
    play(state, "place loyal draw", f"omen 0 {ids[-1]}")
    assert omens(state, 0) == [ids[-1]]
    assert state.omen_discard == [0] * 34
    state = position({}, {"omens": ids})
    play(state, "place loyal draw")
    assert (omens(state, 0), asked(state)) == ([], "1 place")
    assert accepted(state, 0) == []


def test_markers_in_any_order() -> None:
    """10.5, 10.1: single markers move in any order; the same position comes of it."""
    ends = []
    for order in (["wood", "wood", "gold"], ["gold", "wood", "wood"], ["wood", "gold", "wood"]):
        state = position({"resources": "3 wood 2 gold"})
        play(state, "place loyal trade", "choose exchange", *[f"give {r}" for r in order], "done")
        play(state, *[f"get {r}" for r in ("oil", "sheep", "oil")])
        ends.append(state.to_dict())
    assert ends[0] == ends[1] == ends[2]
    blocks = state.setup.space.blocks
    commuting = {block.kind for block in blocks if block.commutes}
    assert commuting == {"pay", "give", "get", "buy", "take", "spare", "discard"}


def test_markers_are_taken_back() -> None:
    """10.5: markers given in a trade can be taken back one by one; or all go, or none."""
    match = Match(table(2), Seeded(4))
    while match.asked(match.actors[0]).code != "place":  # type: ignore[union-attr]
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    before = match.state.to_dict()
    match.play_all(seat, ["place loyal trade", "choose exchange", "give wood", "give gold"])
    assert len(match.free(seat)) == 4
    match.undo(match.free(seat)[0])
    assert {str(a) for a in match.legal(seat)} >= {"give gold", "done"}
    match.undo(match.free(seat)[-1])
    assert match.state.to_dict() == before
    with pytest.raises(Illegal):  # all or none
        match.play_all(seat, ["place loyal trade", "choose exchange", "give wood", "give wood"])
    assert match.state.to_dict() == before
