"""Chapter 13: how a match ends and what counts then."""

from __future__ import annotations

from tafelrunde.games.hamlet.rules.village.chains import longest_road
from tafelrunde.games.hamlet.tests.positions import (
    asked,
    finish_luck,
    me,
    other,
    over,
    place,
    points,
    road,
    settle,
)
from tafelrunde.testing.helpers.acts import codes, play

LAST = {"gold": 10, "orders": ["raw", "timber-flour", "brick-milk"]}


def test_the_round_is_finished() -> None:
    """13.1, HAM-B94, HAM-B95: the turn goes on, then the others play, then it is over."""
    state = place(me=LAST | {"standing": ["church", "farm"]})
    assert "church-finished" in codes(play(state, "go church church", "deliver gold"))
    play(state, "go farm farm", "produce", "pass")
    assert state.actors() == (1,)
    play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "church"


def test_the_last_seat_ends_it_at_once() -> None:
    """13.1, HAM-B95: nobody plays twice."""
    state = place(other=LAST, turn="1")
    play(state, "go church church", "deliver gold", "pass")
    assert asked(state) == "over"


def test_one_more_round() -> None:
    """13.1, HAM-B95: the option final round."""
    state = place(options={"final_round": True}, other=LAST, turn="1")
    play(state, "go church church", "deliver gold", "pass")
    assert state.actors() == (0,)
    play(state, "pass", "pass")
    assert asked(state) == "over"


def test_round_limit() -> None:
    """13.2: stopped and scored as usual."""
    state = place(options={"round_limit": 5}, round=5, me={"points": 7})
    play(state, "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("round-limit", (7, 0))


def test_landmarks_must_be_linked() -> None:
    """13.3, HAM-B96: an unlinked orchard is worth nothing, a linked one is."""
    loose = over(place(extra=("orchard church loose",), me={"landmarks": ["orchard"]}))
    linked = over(place(extra=("orchard *",), me={"landmarks": ["orchard"]}))
    assert points(loose, "landmarks") == (0, 0)
    assert points(linked, "landmarks") == (1, 0)


def test_roads_count() -> None:
    """13.4, 9.5, HAM-B82, HAM-B87, HAM-B97: 1 each, 2 each for the Planner."""
    extra = ("mountain-range quarry e1 t1",)
    roads = [road(extra, "farm", "market", "0"), road(extra, "quarry", "mountain-range", "1")]
    state = over(place(extra=extra, roads=roads, me={"milestones": ["planner"]}))
    assert points(state, "roads") == (2, 1)


def test_longest_road_option() -> None:
    """13.5, HAM-B83: one point per two tiles of the longest chain across an own road."""
    roads = [road((), "farm", "market", "0")]
    state = over(place(options={"longest_road": True}, roads=roads))
    length = longest_road(state.village, 1, 0).length
    assert length == 4  # quarry, church, farm, market
    assert points(state, "longest") == (2, 0)
    plain = over(place(roads=roads))
    outcome = plain.outcome()
    assert outcome is not None
    assert "longest" not in dict(outcome.parts)


def test_church_awards() -> None:
    """13.6, HAM-B89, HAM-B90: Chaplain 5, Sacristan 3."""
    state = over(place(me={"orders": ["gold", "raw"]}, other={"orders": ["brick-milk"]}))
    assert points(state, "chaplain") == (5, 0)
    assert points(state, "sacristan") == (0, 3)


def test_merchant_and_landscaper() -> None:
    """13.7, HAM-B91, HAM-B92: 4 points each."""
    extra = ("orchard church loose", "pond church loose")
    state = over(place(extra=extra, me={"trades": ["A1"], "gold": 0}, trades=["A2", "A3", "B1"]))
    assert points(state, "merchant") == (4, 0)
    assert points(state, "landscaper") == (0, 4)


def test_ties_for_awards() -> None:
    """13.8, HAM-B93: T12: full value for all; no Sacristan after a tie; none without any."""
    tied = over(place(
        me={"orders": ["gold"], "trades": ["A1", "A2"]},
        other={"orders": ["raw"], "trades": ["A3", "B1"]}, trades=["B2", "B3", "C1"],
    ))  # fmt: skip
    assert points(tied, "merchant") == (4, 4)
    assert points(tied, "chaplain") == (5, 5)
    assert points(tied, "sacristan") == (0, 0)
    none = over(place())
    for part in ("chaplain", "sacristan", "merchant", "landscaper"):
        assert points(none, part) == (0, 0)
    with_a_third = over(place(3, me={"orders": ["gold", "raw"]},
                              other={"orders": ["timber-flour", "flour-milk"]},
                              third={"orders": ["brick-milk"]}))  # fmt: skip
    assert points(with_a_third, "chaplain") == (5, 5, 0)
    assert points(with_a_third, "sacristan") == (0, 0, 0)
    third = over(place(3, me={"orders": ["gold", "raw"]}, other={"orders": ["timber-flour"]},
                       third={"orders": ["brick-milk"]}))  # fmt: skip
    assert points(third, "sacristan") == (0, 3, 3)


def test_gold_counts() -> None:
    """13.9, HAM-B99: one point per five."""
    state = over(place(me={"gold": 14}, other={"gold": 4}))
    assert points(state, "gold") == (2, 0)


def test_who_wins() -> None:
    """13.10, HAM-B100: points, then orders, then gold, else shared."""

    def ranks(mine: dict[str, object], his: dict[str, object]) -> tuple[int, ...]:
        outcome = over(place(me=mine, other=his)).outcome()
        assert outcome is not None
        return outcome.ranks

    assert ranks({"points": 9, "gold": 0}, {"points": 8, "gold": 4}) == (1, 2)
    assert ranks({"points": 8, "gold": 0, "orders": ["gold"]}, {"points": 13, "gold": 4}) == (1, 2)
    assert ranks({"points": 8, "gold": 0}, {"points": 8, "gold": 4}) == (2, 1)
    assert ranks({"points": 8, "gold": 3}, {"points": 8, "gold": 3}) == (1, 1)


def test_the_calculation_is_told() -> None:
    """13.3, 13.6, 13.10, HAM-B96, HAM-B98: every part in the log, the sum at the end."""
    state = place(
        extra=("woodland church forest",), other=LAST | {"landmarks": ["woodland"]}, turn="1"
    )
    events = play(state, "go church church", "deliver gold", "pass")
    assert {"counts-landmark", "counts", "total"} <= set(codes(events))
    outcome = state.outcome()
    assert outcome is not None
    totals = [event.args[1] for event in events if event.code == "total"]
    assert totals == list(outcome.scores)
    assert sum(values[1] for _, values in outcome.parts) == outcome.scores[1]
    assert finish_luck(state) == []
    assert me(state).points == 0
    assert other(state).points == 6


def test_a_whole_ending_with_its_calculation() -> None:
    """13.1 to 13.10, HAM-B94 to HAM-B100: the last order, the rest of the round, every line.

    Seat 0 delivers the last of six orders. Its 17 gold are 7 then: 1 point. Three orders are the
    most, two the second most; seat 1 sold more; seat 2 has both landmarks: the orchard counts the
    farm, the mountain range one segment against rock and needs no road.
    """
    extra = ("mountain-range quarry e1 t1", "orchard *")
    roads = [road(extra, "farm", "market", "0"), road(extra, "quarry", "mountain-range", "1")]
    state = place(
        3, None, extra, roads=roads, trades=["B1", "B2", "B3"], round=9,
        me={"points": 20, "gold": 17, "orders": ["raw", "timber-flour"], "trades": ["A1"],
            "milestones": ["planner"]},
        other={"points": 21, "gold": 4, "orders": ["brick-milk", "timber-brick"],
               "trades": ["A2", "A3"]},
        third={"points": 22, "gold": 10, "orders": ["flour-milk"]},
    )  # fmt: skip
    events = play(state, "go church church", "deliver gold")
    assert ("church-finished", "13.1") in [(event.code, event.rule) for event in events]
    assert state.actors() == (0,)  # the donkeys may still move
    play(state, "pass")
    assert state.actors() == (1,)
    play(state, "pass")
    assert state.actors() == (2,)
    events = play(state, "pass")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, state.round) == ("church", 9)
    counted = [
        (e.rule, *e.args) for e in events if e.code in ("counts-landmark", "counts", "total")
    ]
    assert counted == [
        ("14.2", 2, "mountain-range", 1),
        ("14.6", 2, "orchard", 1),
        ("13.4", 0, "part-roads", 2),
        ("13.4", 1, "part-roads", 1),
        ("13.6", 0, "part-chaplain", 5),
        ("13.6", 1, "part-sacristan", 3),
        ("13.7", 1, "part-merchant", 4),
        ("13.7", 2, "part-landscaper", 4),
        ("13.9", 0, "part-gold", 1),
        ("13.9", 2, "part-gold", 2),
        ("13.10", 0, 20 + 6 + 2 + 5 + 1),
        ("13.10", 1, 21 + 1 + 3 + 4),
        ("13.10", 2, 22 + 2 + 4 + 2),
    ]
    assert outcome.scores == (34, 29, 30)
    assert outcome.ranks == (1, 3, 2)


def test_a_whole_ending_against_botrik() -> None:
    """13.1, 23.1 to 23.3, HAM-R127 to HAM-R131: he fills the last order and finishes his turn.

    He has three landmarks, none of them linked: 9 points. His fifth gold makes a point, both have
    two orders, and the award for most landmarks is his.
    """
    extra = ("pond church loose", "orchard farm loose", "woodland woodcutter forest")
    his = {
        "points": 30, "gold": 12, "orders": ["raw"], "standing": ["church", "farm"],
        "lying": ["market"] * 2, "trades": ["A1"],
    }  # fmt: skip
    state = place(1, None, extra, other=his, tokens={"farm": ["wheat"] * 3}, trades=[], round=12,
                  me={"points": 40, "gold": 9, "orders": ["timber-flour", "brick-milk"],
                      "trades": ["A2", "A3"]})  # fmt: skip
    events = play(state, "pass")
    assert ("church-finished", "13.1") in [(event.code, event.rule) for event in events]
    events += settle(state)
    assert codes(events).count("botrik-lays") == 2  # the other villager still acts
    assert asked(state) == "over"
    outcome = state.outcome()
    assert outcome is not None
    parts = dict(outcome.parts)
    track = 30 + 6 + 1  # the gold order; the other villager's action brings one point
    assert parts["track"] == (40, track)
    assert parts["landmarks"] == (0, 9)
    assert (parts["chaplain"], parts["sacristan"]) == ((5, 5), (0, 0))
    assert (parts["merchant"], parts["landscaper"]) == ((4, 0), (0, 4))
    assert parts["gold"] == (1, 1)
    assert outcome.scores == (50, track + 9 + 5 + 4 + 1)
    assert outcome.ranks == (2, 1)
