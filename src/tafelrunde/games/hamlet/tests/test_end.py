"""Chapter 13: how a match ends and what counts then."""

from __future__ import annotations

from tafelrunde.games.hamlet.chains import longest_road
from tafelrunde.games.hamlet.tests.table import (
    asked,
    codes,
    finish_luck,
    me,
    other,
    over,
    place,
    play,
    points,
    road,
)

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
    roads = [road((), "farm", "market", "0"), road((), "church", "quarry", "1")]
    state = over(place(roads=roads, me={"milestones": ["planner"]}))
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
    told = play(state, "go church church", "deliver gold", "pass")
    assert {"counts-landmark", "counts", "total"} <= set(codes(told))
    outcome = state.outcome()
    assert outcome is not None
    totals = [event.args[1] for event in told if event.code == "total"]
    assert totals == list(outcome.scores)
    assert sum(values[1] for _, values in outcome.parts) == outcome.scores[1]
    assert finish_luck(state) == []
    assert me(state).points == 0
    assert other(state).points == 6
