"""Omens: chapter 12; every card."""

from __future__ import annotations

import pytest

from tafelrunde.core.state import CHANCE
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import (
    accepted,
    areas,
    asked,
    codes,
    fulfilled,
    has,
    omens,
    on_monster,
    position,
    revenge,
    row,
    scored,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused


def played(id: str, *after: str, me: dict[str, object] | None = None, **rest: object) -> Wutaki:
    """Seat 0 plays an omen at area 13 and answers what it is asked."""
    mine = {"omens": [id]} | (me or {})
    others = rest.pop("others", [])
    assert isinstance(others, list)
    state = position(mine, *others, **rest)  # type: ignore[arg-type]
    play(state, "place loyal play", f"play {id}", *after)
    return state


def unplayable(id: str, me: dict[str, object] | None = None, **rest: object) -> bool:
    others = rest.pop("others", [])
    assert isinstance(others, list)
    state = position({"omens": [id]} | (me or {}), *others, **rest)  # type: ignore[arg-type]
    return "play" not in areas(state)


def discarded(state: Wutaki) -> list[str]:
    counts = state.omen_discard
    return [o.id for i, o in enumerate(state.setup.omens) for _ in range(counts[i])]


SIMPLE = [
    ("OM02", {"gold": 3}), ("OM03", {"wood": 3}), ("OM04", {"stone": 3}), ("OM05", {"sheep": 3}),
    ("OM06", {"oil": 3}), ("OM07", {"wood": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("id", "gain"), SIMPLE)
def test_plain_gains(id: str, gain: dict[str, int]) -> None:
    """12.1: OM02 to OM07 bring three of something; then the card is discarded."""
    state = played(id)
    assert has(state.players[0]) == gain
    assert (omens(state, 0), discarded(state)) == ([], [id])


def test_numbers_of_the_cards() -> None:
    """12.1: 42 one-time cards and 8 permanent ones."""
    box = position().setup.box
    assert sum(o.count for o in box.omens if o.do) == 42
    assert sum(o.count for o in box.omens if o.lasting) == 8
    twice = {o.id for o in box.omens if o.count == 2}
    assert twice == {f"OM{n:02}" for n in (1, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20, 23)}
    assert [o.id for o in box.omens if o.count == 3] == ["OM02"]


def test_om01() -> None:
    """12.1: eight resources of any kind onto the monster for 5 VP; not with seven."""
    state = played("OM01", *["pay wood"] * 3, *["pay gold"] * 5, me={"resources": "4 wood 5 gold"})
    assert on_monster(state) == {"wood": 3, "gold": 5}
    assert (has(state.players[0]), state.players[0].points) == ({"wood": 1}, 10)
    assert unplayable("OM01", {"resources": "4 wood 3 gold"})
    exact = played("OM01", me={"resources": "4 wood 4 gold"})  # nothing left to choose
    assert exact.players[0].points == 10


def test_om08() -> None:
    """12.1: draw two omens; the card itself is discarded after its effect."""
    state = played("OM08", "omen 0 OM26", "omen 0 OM22")
    assert omens(state, 0) == ["OM22", "OM26"]
    ids = [o.id for o in state.setup.box.omens for _ in range(o.count)]
    ids.remove("OM08")
    last = position({"omens": ["OM08"]}, {"omens": ids})
    play(last, "place loyal play", "play OM08")
    assert (omens(last, 0), discarded(last)) == ([], ["OM08"])


def test_om09_and_om10() -> None:
    """12.1: hire one without paying resources; hire up to two at the normal price."""
    assert played("OM09", me={"additional": 2}).players[0].additional() == 3
    state = played("OM10", "enough", me={"resources": "2 wood"})
    assert (state.players[0].additional(), has(state.players[0])) == (1, {"wood": 2})
    assert unplayable("OM10", {"additional": 1, "resources": "1 wood"})
    assert unplayable("OM09", {"additional": 4, "special": True})


def test_om11() -> None:
    """12.3: accept an open pact with the gold of its slot."""
    state = played("OM11", "accept slot-4", "row F15")
    assert (accepted(state, 0), has(state.players[0])) == (["F17"], {"gold": 2})
    assert unplayable("OM11", row=[None] * 4)


def test_om12() -> None:
    """12.3: give an open pact to an opponent, without losing points."""
    state = played("OM12", "give-pact 1 slot-1", "row F15")
    assert (accepted(state, 1), state.players[0].points) == (["A17"], 5)
    assert row(state)[0] == "F15"


def test_om13() -> None:
    """12.4: two resources of choice from one opponent, as far as he has any; a revenge card."""
    others = [{"resources": "3 oil 1 gold"}, {"resources": "1 wood"}, {}]
    state = played("OM13", "rob 1", "take gold", "take oil", "revenge 0 RV01", others=others)
    assert has(state.players[0]) == {"oil": 1, "gold": 1}
    assert has(state.players[1]) == {"oil": 2}
    assert revenge(state, 0) == ["RV01"]
    state = position({"omens": ["OM13"]}, *others)
    play(state, "place loyal play", "play OM13")
    assert legal(state) == {"rob 1", "rob 2"}
    assert refused(state, "rob 3") == "12.4"
    play(state, "rob 2", "take wood", "revenge 0 RV01")
    assert has(state.players[0]) == {"wood": 1}
    assert unplayable("OM13", others=[{}])


def test_om14() -> None:
    """12.7: each opponent gives 1 gold if he has one."""
    state = played("OM14", others=[{"resources": "2 gold"}, {"resources": "3 wood"}])
    assert has(state.players[0]) == {"gold": 1}
    assert has(state.players[1]) == {"gold": 1}
    assert unplayable("OM14", others=[{"resources": "3 wood"}])


def test_om15() -> None:
    """12.5: an own marker in place of an opponent's, no points; the level stays."""
    state = played("OM15", "replace forest 1", "revenge 0 RV01", locations={"forest": [1, 1]})
    assert state.markers[:2] == [1, 0]
    assert (state.level(0), state.players[0].points, state.players[1].points) == (2, 5, 5)
    assert (state.markers_left(0), state.markers_left(1)) == (5, 5)
    assert unplayable("OM15", locations={"forest": [0]})
    used = {"forest": [0, 0], "quarry": [0, 0], "pasture": [0, 0], "spring": [1]}
    assert unplayable("OM15", locations=used)


def test_om16() -> None:
    """12.5: the highest foreign marker goes, the level drops, the rest moves left; points stay."""
    state = played("OM16", "remove quarry", "revenge 0 RV01", locations={"quarry": [1, 0]})
    assert state.markers[2:4] == [0, -1]
    assert (state.level(1), state.players[1].points, state.markers_left(1)) == (1, 5, 6)
    state = position({"omens": ["OM16"]}, locations={"quarry": [0], "forest": [1, 1]})
    play(state, "place loyal play", "play OM16")
    assert legal(state) == {"remove forest"}
    assert refused(state, "remove quarry") == "12.5"
    play(state, "remove forest", "revenge 0 RV02")
    assert state.markers[:2] == [1, -1]
    mixed = played("OM16", "remove forest", "revenge 0 RV02", seats=3, locations={"forest": [1, 2]})
    assert mixed.markers[:2] == [1, -1]  # the higher one of two foreign markers


def test_om17() -> None:
    """12.6: one upgrade for 4 gold less, with its 4 VP."""
    state = played("OM17", "upgrade TU3", me={"resources": "5 gold"})
    assert (has(state.players[0]), state.players[0].points) == ({"gold": 1}, 9)
    assert unplayable("OM17", {"resources": "1 gold"})


def test_om18() -> None:
    """12.10: up to five resources of choice from the monster; a revenge card."""
    state = played(
        "OM18", "take gold", "take gold", "done", "revenge 0 RV01", monster="2 gold 4 oil"
    )
    assert (has(state.players[0]), on_monster(state)) == ({"gold": 2}, {"oil": 4})
    five = played("OM18", *["take oil"] * 4, "take gold", "revenge 0 RV01", monster="2 gold 4 oil")
    assert on_monster(five) == {"gold": 1}
    assert unplayable("OM18")


def test_om19() -> None:
    """12.11: four resources to the supply, an own revenge card to an opponent."""
    me: dict[str, object] = {"resources": "5 wood", "revenge": ["RV01", "RV02"]}
    state = played("OM19", *["pay wood"] * 4, "pass-revenge RV02 1", me=me)
    assert (revenge(state, 0), revenge(state, 1)) == (["RV01"], ["RV02"])
    assert (has(state.players[0]), on_monster(state)) == ({"wood": 1}, {})
    assert unplayable("OM19", {"resources": "3 wood", "revenge": ["RV01"]})


def test_om20() -> None:
    """12.11: lose 2 VP, shuffle an own revenge card back, unseen by the others."""
    state = position({"omens": ["OM20"], "revenge": ["RV01", "RV02"]})
    told = play(state, "place loyal play", "play OM20", "return RV01")
    assert (revenge(state, 0), state.players[0].points) == (["RV02"], 3)
    assert sum(state.revenge_bag) == 18
    assert "you-return-revenge" not in codes(told, 1)
    assert unplayable("OM20", {"points": 1, "revenge": ["RV01"]})
    assert unplayable("OM20")


def test_om21() -> None:
    """12.1: exchange any number one for one."""
    state = played("OM21", "give wood", "done", "get gold", me={"resources": "2 wood"})
    assert has(state.players[0]) == {"wood": 1, "gold": 1}


def test_om22() -> None:
    """12.7: each opponent discards an omen of his choice, asked clockwise."""
    others = [{"omens": ["OM03", "OM04"]}, {}, {"omens": ["OM05"]}]
    state = played("OM22", others=others)
    assert asked(state) == "1 discard"
    assert legal(state) == {"discard OM03", "discard OM04"}
    play(state, "discard OM04")
    assert [omens(state, seat) for seat in range(4)] == [[], ["OM03"], [], []]
    assert unplayable("OM22", others=[{}])


def test_om23() -> None:
    """12.6: a pact now, up to three resources spared by choice; omens still due."""
    me: dict[str, object] = {"resources": "4 oil 1 gold", "accepted": ["F02", "F08", "F09"]}
    state = position({"omens": ["OM23"]} | me)
    play(state, "place loyal play", "play OM23")
    assert legal(state) == {"fulfil F02"}  # F08 lacks 1 oil and 4 wood, F09 two omens
    assert refused(state, "fulfil F09") == "11.2"
    assert refused(state, "fulfil F08") == "12.6"
    play(state, "fulfil F02", "spare gold")
    assert legal(state) == {"spare oil", "spare gold", "done"}
    play(state, "spare oil", "done")
    assert on_monster(state) == {"oil": 2, "gold": 1}
    assert fulfilled(state, 0) == ["F02"]
    assert state.players[0].points == 5 + 7
    must = position({"omens": ["OM23"], "resources": "2 oil", "accepted": ["F02"]})
    play(must, "place loyal play", "play OM23", "fulfil F02")
    assert legal(must) == {"spare oil", "spare gold"}
    play(must, "spare gold", "spare gold")
    assert legal(must) == {"spare oil"}
    play(must, "spare oil")
    assert fulfilled(must, 0) == ["F02"]
    assert unplayable("OM23", {"resources": "1 oil", "accepted": ["F02"]})


def test_no_sparing_into_a_dead_end() -> None:
    """12.6: what is spared must leave a pact that can be paid in the end."""
    state = position({"omens": ["OM23"], "resources": "2 gold", "accepted": ["F02"]})
    play(state, "place loyal play", "play OM23", "fulfil F02")  # 3 oil and 2 gold
    assert legal(state) == {"spare oil"}
    assert refused(state, "spare gold") == "12.6"
    play(state, "spare oil", "spare oil", "spare oil")
    assert fulfilled(state, 0) == ["F02"]


def test_om24() -> None:
    """12.8: chase without a revenge card and without moving in."""
    crew: dict[str, object] = {"additional": 1, "workers": {"forest": "a"}}
    state = played("OM24", "chase 1 forest", others=[crew])
    assert (where(state, 1), revenge(state, 0)) == ({}, [])
    assert where(state, 0) == {"play": "l"}
    assert unplayable("OM24", others=[{"workers": {"forest": "l"}}])


def test_om25() -> None:
    """12.9: claims the marker if nobody has, and 2 gold."""
    state = played("OM25", start=1)
    assert (state.claimed, has(state.players[0])) == (0, {"gold": 2})
    assert played("OM25", claimed=1).claimed == 1


def test_om26() -> None:
    """12.1: 4 VP."""
    assert played("OM26").players[0].points == 9


def test_permanent_omens() -> None:
    """12.2: it lies open; a new one sends the old one to the discard pile."""
    state = played("OM28", me={"permanent": "OM27"})
    assert state.setup.omens[state.players[0].permanent].id == "OM28"
    assert discarded(state) == ["OM27"]


@pytest.mark.parametrize(
    ("id", "me", "points"),
    [("OM27", {"revenge": ["RV11", "RV12", "RV13"]}, 6),
     ("OM28", {"omens": ["OM02"] * 3}, 4),
     ("OM29", {"towers": ["TU1"]}, 6),
     ("OM30", {"resources": "5 gold"}, 2),
     ("OM31", {"additional": 2, "special": True}, 6),
     ("OM32", {}, 0), ("OM33", {}, 0), ("OM34", {}, 0)],
)  # fmt: skip
def test_points_of_permanent_omens(id: str, me: dict[str, object], points: int) -> None:
    """12.2, 17.8: OM27 to OM31 score at the end; OM29 counts locations and towers."""
    places = {"forest": [0, 1], "quarry": [1, 0]}
    state = position({"permanent": id} | me, locations=places)
    assert scored(state)[4] == points


def test_om32() -> None:
    """12.2: one omen more at area 14, with each action."""
    state = position({"permanent": "OM32"})
    play(state, "place loyal draw", "omen 0 OM01", "omen 0 OM02")
    assert len(omens(state, 0)) == 2
    round_card = position({"permanent": "OM32"}, cards=["RC04"])
    play(round_card, "place loyal card", "omen 0 OM01", "omen 0 OM02")
    assert asked(round_card) == "1 place"  # only at area 14


def test_om33() -> None:
    """12.2: no wages on counter field 5."""
    state = position({"additional": 2, "permanent": "OM33", "resources": "3 sheep 2 gold",
                      "accepted": ["A02"]}, {"additional": 1}, counter=4,
                     steps=(("turn", 1, 0, 0, -1), ("second", 0, 0, 0, -1)))  # fmt: skip
    play(state, "fulfil A02")
    assert [p.hired() for p in state.players] == [2, 0]
    card = position({"additional": 2, "permanent": "OM33"}, {"additional": 1},
                    steps=(("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1)))  # fmt: skip
    play(card, "round RC14")  # wages by a round card
    assert [p.hired() for p in card.players] == [2, 0]


def test_no_other_permanent_omen_saves_wages() -> None:
    """11.7, 12.2: the gold market is something else."""
    state = position({"additional": 2, "permanent": "OM34"},
                     steps=(("turn", 0, -1, 0, -1), ("reveal", -1, 0, 0, -1)))  # fmt: skip
    play(state, "round RC14")
    assert state.players[0].hired() == 0


def test_om34() -> None:
    """12.2: one gold more at the gold market."""
    state = position({"permanent": "OM34"})
    play(state, "place loyal market")
    assert has(state.players[0]) == {"gold": 4}


def test_useless_omens_stay_in_hand() -> None:
    """12.1: an omen without effect cannot be played."""
    state = position({"omens": ["OM18", "OM26"]})
    play(state, "place loyal play")
    assert refused(state, "play OM18") == "12.1"
    assert refused(state, "play OM05") == "10.3"
    assert CHANCE not in state.actors()
