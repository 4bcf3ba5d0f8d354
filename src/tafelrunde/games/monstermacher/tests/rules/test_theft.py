"""Chapter 6: gallows, theft, preparing to study; chapter 7: studying."""

from __future__ import annotations

import pytest

from tafelrunde.games.monstermacher.tests.positions import codes, place, seat


def test_no_gallows_theft_without_a_part() -> None:
    """6.1, 13.8, MM-19, MM-63."""
    board = place([seat(), seat(), seat()])
    assert not board.legal("gallows ")
    assert board.refused("gallows left-arm-a") == "6.1"


def test_only_what_hangs_there() -> None:
    """6.1."""
    board = place([seat(), seat(2, "HD1"), seat()], gallows="LA RA")
    assert board.legal("gallows ") == {"gallows LA", "gallows RA"}
    assert board.refused("gallows HD1") == "6.1"


def test_mx5_gallows_theft() -> None:
    """6.2, 6.3, 6.4, MX-5, MON-R39, MON-R40, MON-R41: the die is 6, the others keep their order."""
    board = place([seat(2), seat(), seat()], gallows="LA RA LL")
    events = board.play("gallows RA")
    assert codes(events) == ["steals-gallows"]
    assert board.die(0) == 6
    assert board.gallows() == ["LA", "LL"]
    assert board.store(0) == ["RA"]
    assert board.asked() == "chance"  # the value is drawn only now
    board.play("* value RA 3")
    assert (board.knows(0, "RA"), board.knows(1, "RA")) == (3, None)
    assert board.asked() == "second"


def test_a_six_may_steal_from_the_gallows() -> None:
    """6.2, MM-19."""
    board = place([seat(6), seat(), seat()], gallows="LA")
    board.play("gallows LA")
    assert board.die(0) == 6


def test_the_gallows_theft_fills_no_grave() -> None:
    """6.4, MM-19: an empty grave stays empty."""
    board = place([seat(), seat(), seat()], graves=["", "4+LA"], gallows="RA", rest="2")
    board.play("gallows RA")
    assert board.grave(1) == []


def test_mx2_theft_example() -> None:
    """6.5, 6.6, 6.7, MX-2, MON-R42, MON-R43, MON-R44: Karl can be robbed, Otto cannot."""
    board = place([seat(2), seat(3, "LA1 LL2 HD3"), seat(2, "BR1")])
    assert board.legal("steal ") == {"steal LA1", "steal LL2", "steal HD3"}
    assert board.refused("steal BR1") == "6.5"
    events = board.play("steal LL2")
    assert codes(events, None) == ["steals"]
    assert board.die(0) == 3
    assert board.store(1) == ["LA1", "HD3"]
    assert board.store(0) == ["LL2"]


@pytest.mark.parametrize(("cards", "die", "exposed"), [(2, 3, False), (3, 3, True), (3, 2, True)])
def test_at_least_as_many_parts_as_pips(cards: int, die: int, exposed: bool) -> None:
    """6.5, MM-20, MON-R42."""
    store = " ".join(["LA1", "LL2", "HD3"][:cards])
    board = place([seat(), seat(die, store), seat()])
    assert bool(board.legal("steal ")) == exposed
    if not exposed:
        assert board.refused("steal LA1") == "6.5"


def test_an_empty_store_is_never_robbed() -> None:
    """6.5, MM-20."""
    assert not place([seat(), seat(1), seat(1)]).legal("steal ")


def test_a_six_may_steal() -> None:
    """6.6, MM-20, MON-R43: the die stays, the theft is allowed."""
    board = place([seat(6), seat(1, "LA1"), seat()])
    board.play("steal LA1")
    assert (board.die(0), board.store(0)) == (6, ["LA1"])


def test_the_thief_sees_backs_only() -> None:
    """6.7, MM-20, MON-R44: equal types look alike, both can be taken, the value comes after."""
    board = place([seat(), seat(1, "LA1 LA3"), seat()])
    assert board.legal("steal ") == {"steal LA1", "steal LA3"}
    assert (board.knows(0, "LA1"), board.knows(0, "LA3")) == (None, None)
    events = board.play("steal LA3")
    assert codes(events, 0) == ["steals", "value"]
    assert codes(events, 2) == ["steals"]
    assert (board.knows(0, "LA3"), board.knows(2, "LA3")) == (3, None)


def test_the_victim_remembers() -> None:
    """14.2: whoever lost a card goes on knowing it."""
    board = place([seat(), seat(1, "LA1 LA3"), seat()])
    board.play("steal LA3")
    assert board.knows(1, "LA3") == 3


@pytest.mark.parametrize("card", ["HD1", "LA1", "RL"])
def test_only_other_stores_are_robbed(card: str) -> None:
    """6.8, 8.14, MM-20, MON-R45, MON-R64: not sewn parts, not the own store, not the gallows."""
    board = place([seat(1, "LA1"), seat(1, "LL2", "HD1"), seat()], gallows="RL")
    assert board.refused(f"steal {card}") == "6.8"


def test_the_own_store_is_no_prey_however_safe() -> None:
    """6.8: not 6.5, which is about others."""
    board = place([seat(6, "LA1"), seat(), seat()])
    assert board.refused("steal LA1") == "6.8"


def test_preparing_is_announced() -> None:
    """6.9, MM-21, MON-R46: everybody hears it."""
    board = place([seat(), seat(), seat()])
    assert codes(board.play("prepare"), None) == ["prepares"]
    assert board.die(0) == 3


def test_mx6_unprepared_study() -> None:
    """7.1, MX-6, MON-R48."""
    board = place([seat(3, "LA1"), seat(), seat()])
    board.play("skip", "study")
    assert board.die(0) == 2


def test_mx6_prepared_study() -> None:
    """6.10, 7.2, MX-6, MON-R47, MON-R49."""
    board = place([seat(3, "LA1"), seat(), seat()])
    board.play("prepare", "study")
    assert board.die(0) == 1


def test_a_prepared_study_may_be_a_small_one() -> None:
    """7.2, MM-30: two pips are allowed, not due; a low die would open the store to thieves."""
    board = place([seat(3, "LA1"), seat(), seat()])
    board.play("prepare")
    assert {"study", "study-one"} <= board.legal()
    events = board.play("study-one")
    assert [event.rule for event in events if event.code == "studies"] == ["7.2"]
    assert board.die(0) == 2


@pytest.mark.parametrize(("first", "die"), [("skip", 5), ("prepare", 2), ("prepare", 1)])
def test_one_pip_only_where_it_is_another_thing(first: str, die: int) -> None:
    """7.2: not without a preparation, and not where both end on 1."""
    board = place([seat(die, "LA1"), seat(), seat()])
    board.play(first)
    assert "study-one" not in board.legal()
    assert board.refused("study-one") == "7.2"


def test_mx6_preparation_without_study() -> None:
    """6.10, MX-6, MM-21, MON-R47: another second action makes it worthless, also later."""
    board = place([seat(3, "LA1"), seat(), seat()])
    board.play("prepare", "skip", "skip")
    assert board.die(0) == 3
    board.play(*["skip"] * 4)
    board.play("skip", "study")
    assert board.die(0) == 2


def test_mx6_preparation_and_operation() -> None:
    """6.10, MX-6: an operation gains nothing by preparation."""
    board = place([seat(3, "LA1"), seat(), seat()])
    board.play("prepare", "operate LA1 1", "* roll 3")
    assert board.sewn(0) == ["LA1"]
    assert board.die(0) == 4


@pytest.mark.parametrize(("first", "die"), [("skip", 1), ("prepare", 2), ("prepare", 1)])
def test_studying_stops_at_one(first: str, die: int) -> None:
    """7.2, 4.3, MM-30, MM-06: allowed on 1, and never below it."""
    board = place([seat(die, "LA1"), seat(), seat()])
    board.play(first, "study")
    assert board.die(0) == 1
