"""Round, turn and workers: chapters 3 and 4."""

from __future__ import annotations

import pytest

from tafelrunde.games.wutaki.rules.numbers import AREAS
from tafelrunde.games.wutaki.tests.positions import (
    accepted,
    areas,
    asked,
    draw_any,
    fulfilled,
    has,
    position,
    table,
    where,
)
from tafelrunde.testing.helpers.acts import legal, play, refused


def test_turns_go_clockwise() -> None:
    """3.1: one worker each in turn, until all are placed; then a new round with a new card."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}},
        {"workers": {"pasture": "lll"}},
        cards=["RC18"],
    )
    play(state, "place loyal spring")
    assert asked(state) == "1 place"
    play(state, "place loyal spring")
    assert (asked(state), state.round) == ("chance round", 2)
    play(state, "round RC19")
    assert asked(state) == "0 place"
    assert where(state, 0) == {}


def test_first_place_then_pacts() -> None:
    """3.2, 3.3: a pact is fulfilled only after a worker was placed; several in any order."""
    state = position({"resources": "8 wood 8 sheep", "accepted": ["A05", "I04"], "omens": ["OM02"]})
    assert refused(state, "fulfil A05") == "3.3"
    assert refused(state, "end") == "3.2"
    play(state, "place loyal forest")
    assert refused(state, "place loyal forest") == "3.2"
    assert legal(state) == {"fulfil A05", "fulfil I04", "end"}
    play(state, "fulfil I04")
    draw_any(state)
    play(state, "fulfil A05")
    assert fulfilled(state, 0) == ["I04", "A05"]


def test_pact_of_the_same_turn() -> None:
    """3.3: also one that was accepted in this very turn."""
    state = position({"resources": "3 sheep 2 wood 1 gold"})
    play(state, "place loyal accept-1")
    draw_any(state)
    assert "fulfil A17" in legal(state)


def test_without_worker_no_turn() -> None:
    """3.4: no worker, no turn, no pacts; the others play on."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}},
        {"workers": {"pasture": "ll", "spring": "ll"}, "resources": "3 wood 3 sheep",
         "accepted": ["A05"]},
        seats=3,
    )  # fmt: skip
    play(state, "place loyal market")
    assert asked(state) == "2 place"
    assert refused(position({"workers": {"forest": "ll", "quarry": "ll"}, "additional": 1}),
                   "place loyal market") == "3.4"  # fmt: skip


def test_fresh_worker_works_at_once() -> None:
    """3.4: a worker hired in this round may be placed in this round."""
    state = position({"workers": {"forest": "ll", "quarry": "l"}}, {"passed": True})
    play(state, "place loyal village")
    assert asked(state) == "0 place"
    assert "place additional market" in legal(state)
    assert not legal(state, "place loyal")


def test_pass_only_if_nothing_is_possible() -> None:
    """3.5: while a placing is possible there is no passing; who passes is out for the round."""
    assert refused(position({}), "pass") == "3.5"
    blocked = position(
        {"points": 0, "workers": {}},
        {"workers": {"forest": "aa", "quarry": "aa"}, "additional": 4},
        {"workers": {"pasture": "aa", "spring": "aa"}, "additional": 4},
        seats=3,
    )
    for area in range(len(AREAS)):
        blocked.setup.fields[area] = 0  # as if everything were taken
    try:
        assert legal(blocked) == {"pass"}
        play(blocked, "pass")
        assert blocked.players[0].passed
        assert asked(blocked) == "1 place"
    finally:
        blocked.setup.game._setups.clear()


def test_one_worker_per_field() -> None:
    """3.6: a field that is taken is closed; the number of fields depends on the players."""
    state = position({}, {"workers": {"chase": "l", "forest": "ll"}})
    assert not {"chase", "forest"} & areas(state)
    assert refused(state, "place loyal forest") == "3.6"
    numbers = {
        2: [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 1, 1, 2, 2, 1, 1],
        3: [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 3, 3, 2, 1, 3, 3, 2, 1],
        4: [2, 1, 1, 1, 1, 1, 1, 1, 2, 4, 4, 4, 4, 4, 4, 2, 1, 3, 4, 3, 1],
    }
    for seats, fields in numbers.items():
        assert table(seats).fields[:21] == fields
    assert [sum(fields) for fields in numbers.values()] == [29, 40, 49]
    extreme = [n for seats in numbers for n in table(seats, extreme=True).fields]
    assert set(extreme) | {n for fields in numbers.values() for n in fields} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("area", "rule"),
    [("pyramid", "5.4"), ("chase", "6.1"), ("upgrade", "8.1"), ("plunder", "10.2"),
     ("play", "10.3"), ("card", "14.2"), ("own", "15.8")],
)  # fmt: skip
def test_no_fake_visits(area: str, rule: str) -> None:
    """3.7: where one can do nothing one cannot go; each area says why."""
    state = position({"resources": ""})
    assert area not in areas(state)
    assert refused(state, f"place loyal {area}") == rule


def test_empty_supply_is_no_obstacle() -> None:
    """3.7: a resource place with an empty supply may be visited."""
    state = position({}, {"resources": "27 wood"}, locations={"forest": [0]})
    play(state, "place loyal forest")
    assert has(state.players[0]) == {"sheep": 1}


def test_round_end() -> None:
    """3.8: marker, workers home, hired ones stay hired, next card."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}},
        {"workers": {"pasture": "llll", "spring": "as"}, "additional": 2, "special": True,
         "passed": True},
        claimed=1, cards=["RC16"],
    )  # fmt: skip
    play(state, "place loyal market")
    draw_any(state)
    assert state.round == 2
    assert state.start == 1
    assert state.claimed == -1
    other = state.players[1]
    assert (other.loyal, other.idle, other.special, other.additional()) == (4, 2, 1, 2)
    assert asked(state).startswith("1 ")


def test_unclaimed_marker_stays() -> None:
    """3.8: nobody claimed it, so the order stays."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}}, start=1
    )
    play(state, "place loyal spring")
    assert state.start == 1


def test_forty_rounds() -> None:
    """3.9: the platform goes to the final scoring after 40 rounds."""
    state = position(
        {"workers": {"forest": "ll", "quarry": "l"}}, {"workers": {"pasture": "llll"}}, round=40
    )
    play(state, "place loyal spring")
    assert asked(state) in ("over", "0 tie")
    assert state.reason == 3


def test_loyal_workers() -> None:
    """4.1: four from the start, without wages, never chased."""
    state = position({}, {"workers": {"forest": "l"}})
    assert state.players[0].loyal == 4
    assert "chase" not in areas(state)


def test_additional_workers() -> None:
    """4.2: five at most, the special one is one of them."""
    state = position({"additional": 4, "special": True, "resources": "9 wood 9 gold"})
    assert state.players[0].hired() == 5
    assert "village" not in areas(state)


def test_special_worker_acts_twice() -> None:
    """4.3: optional, after the first action, at full cost again."""
    state = position({"special": True, "additional": 4, "resources": "20 gold"})
    play(state, "place special upgrade", "upgrade forest")
    assert legal(state) == {"again", "enough"}
    play(state, "again", "upgrade forest")
    assert has(state.players[0]) == {"gold": 6}
    assert state.players[0].points == 5 + 8
    assert asked(state) == "1 place"
    poor = position({"special": True, "additional": 4, "resources": "6 gold"})
    play(poor, "place special upgrade", "upgrade forest")
    assert asked(poor) == "1 place"  # a second upgrade cannot be paid
    content = position({"special": True, "additional": 4})
    play(content, "place special forest", "enough")
    assert has(content.players[0]) == {"wood": 2}


def test_hiring_from_left_to_right() -> None:
    """4.4: free, 2 C, 2 C, 2 C, then the special one for 2 C and 2 gold."""
    prices = [(0, 0), (2, 0), (2, 0), (2, 0), (2, 2)]
    for hired, (cost, gold) in enumerate(prices):
        state = position({"resources": f"{cost} wood {gold} gold", "additional": hired})
        play(state, "place loyal village")
        assert state.players[0].hired() == hired + 1
        assert has(state.players[0]) == {}
        if cost:
            poor = position({"resources": f"{cost - 1} wood {gold} gold", "additional": hired})
            assert "village" not in areas(poor)
    assert state.players[0].special == 1


def test_special_worker_last() -> None:
    """4.4: not before the four ordinary ones, and not without gold."""
    rich = position({"additional": 3, "resources": "9 wood 9 gold"})
    play(rich, "place loyal village")
    assert (rich.players[0].additional(), rich.players[0].has_special()) == (4, False)
    assert "village" not in areas(position({"additional": 4, "resources": "9 wood 1 gold"}))
    assert refused(position({"additional": 4, "resources": "9 wood 1 gold"}),
                   "place loyal village") == "4.4"  # fmt: skip
    full = position({"additional": 4, "special": True, "resources": "9 wood 9 gold"})
    assert refused(full, "place loyal village") == "4.2"


def test_returned_workers() -> None:
    """4.5: the rightmost empty slot is refilled, so the next one costs again, the last is free."""
    state = position({}, {"additional": 2, "workers": {"forest": "a"}, "resources": "2 stone"})
    play(state, "place loyal chase", "chase 1 forest", "revenge 0 RV01", "stay")
    assert state.players[1].additional() == 1
    play(state, "place loyal village")
    assert has(state.players[1]) == {}
    other = position({}, {"additional": 1, "workers": {"forest": "a"}})
    play(
        other,
        "place loyal chase",
        "chase 1 forest",
        "revenge 0 RV01",
        "stay",
        "place loyal village",
    )
    assert other.players[1].additional() == 1  # free again


def test_hiring_by_cards() -> None:
    """4.6: the price of the board, unless resources need not be paid; then gold is free too."""
    state = position({"omens": ["OM09"], "additional": 4})
    play(state, "place loyal play", "play OM09")
    assert state.players[0].has_special()
    assert "play" not in areas(position({"omens": ["OM10"], "additional": 1}))
    normal = position({"omens": ["OM10"], "additional": 1, "resources": "4 wood"})
    play(normal, "place loyal play", "play OM10", "hire")
    assert (normal.players[0].additional(), has(normal.players[0])) == (3, {})
    assert accepted(normal, 0) == []


def test_every_kind_of_worker_takes_a_field() -> None:
    """3.6: loyal, additional and special ones, of all players."""
    state = position({"additional": 1, "special": True, "workers": {"forest": "las"}},
                     {"workers": {"forest": "l"}})  # fmt: skip
    assert state.occupied(AREAS.index("forest")) == 4


def test_a_special_worker_in_the_pyramid_is_still_mine() -> None:
    """4.2, 11.7: wherever he was placed."""
    state = position({"special": True, "workers": {"pyramid": "s"}})
    assert state.players[0].has_special()
