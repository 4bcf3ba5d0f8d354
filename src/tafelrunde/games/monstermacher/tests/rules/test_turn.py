"""Chapter 3: three voluntary actions in a fixed order."""

from __future__ import annotations

import pytest

from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat


def all_there(step: str = "first") -> Board:
    """Seat 0 can do everything that its actions allow."""
    return place(
        [
            seat(1, "LA1 RA2", "HD3 BR7", open=(1, 2)),
            seat(1, "LL0"),
            seat(4),
        ],
        gallows="RL",
        step=step,
    )


def test_first_action() -> None:
    """3.4, MON-R19: rob, gallows, steal, prepare."""
    assert all_there().legal() == {"rob", "gallows RL", "steal LL0", "prepare", "skip"}


def test_second_action() -> None:
    """3.5, MON-R20: study, operate, revive."""
    operations = {f"operate {card} {who}" for card in ("LA1", "RA2") for who in (1, 2)}
    assert all_there("second").legal() == {"study", "revive", "skip"} | operations


def test_third_action() -> None:
    """3.6, MON-R21: trade, or take back robbery cards."""
    assert all_there("third").legal() == {"offer LA1", "offer RA2", "pick-up", "skip"}


@pytest.mark.parametrize("text", ["study", "operate LA1 1", "revive", "offer LA1", "pick-up"])
def test_later_actions_wait(text: str) -> None:
    """3.2, MON-R17: the order is fixed."""
    assert all_there().refused(text) == "3.2"


@pytest.mark.parametrize("text", ["rob", "prepare", "gallows RL", "steal LL0", "offer LA1"])
def test_earlier_actions_are_over(text: str) -> None:
    """3.2, MON-R17."""
    assert all_there("second").refused(text) == "3.2"


@pytest.mark.parametrize("text", ["rob", "study", "revive"])
def test_the_third_action_is_no_other(text: str) -> None:
    """3.2, MON-R17."""
    assert all_there("third").refused(text) == "3.2"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("join", "5.3"), ("stay", "5.3"), ("choose grave-1", "5.6"), ("hand LA1", "8.5"),
        ("show 1", "11.2"), ("call", "11.2"), ("add LA1 shown", "11.3"), ("points p1", "11.3"),
        ("bid", "11.3"), ("pass", "11.3"), ("accept 1", "11.8"), ("waive 1", "11.8"),
        ("decline", "11.8"),
    ],
)  # fmt: skip
def test_answers_have_their_moment(text: str, rule: str) -> None:
    """5.3, 5.6, 8.5, 11.2, 11.3, 11.8: nobody has asked."""
    assert all_there().refused(text) == rule


def test_others_only_answer() -> None:
    """5.3: whoever is not in turn is told what the question is about."""
    board = all_there()
    board.play("rob")
    assert board.refused("prepare") == "5.3"
    assert board.refused("skip") == "5.3"


def test_one_option_of_each_list() -> None:
    """3.2, MM-42, MON-R17: after an operation no revival, after studying no operation."""
    board = all_there()
    board.play("prepare")
    assert board.refused("steal LL0") == "3.2"
    board.play("study")
    assert board.refused("revive") == "3.2"
    assert board.asked() == "third"


def test_operation_and_revival_exclude_each_other() -> None:
    """3.2, MM-42."""
    board = all_there("second")
    board.play("operate LA1 2", "hand LA1", "* roll 6")
    assert board.asked() == "third"
    assert board.refused("revive") == "3.2"


@pytest.mark.parametrize("skipped", [1, 2])
def test_leaving_out_does_not_bar_later_actions(skipped: int) -> None:
    """3.3, MM-01, MON-R18."""
    board = all_there()
    events = board.play(*["skip"] * skipped)
    assert codes(events) == ["skips"] * skipped
    board.play("study" if skipped == 1 else "pick-up")
    assert board.asked() == ("third" if skipped == 1 else "first")


def test_all_three_can_be_left_out() -> None:
    """3.3, MM-01, MON-R18: then the next player is in turn."""
    board = all_there()
    board.play("skip", "skip", "skip")
    assert board.state.actors() == (1,)
    assert board.asked() == "first"


def test_a_turn_without_a_third_action_ends() -> None:
    """3.6: nothing in store, nothing to take back."""
    board = place([seat(), seat(), seat()])
    events = board.play("skip", "study")
    assert codes(events)[-1] == "no-third"
    assert board.state.actors() == (1,)


def test_parts_come_from_many_places_and_are_sewn() -> None:
    """3.1, MON-R16: gallows and theft feed the store, an operation the monster."""
    board = place([seat(5), seat(2, "LA1 RA1"), seat()], gallows="HD2:2")
    board.play("steal LA1", "operate LA1 2", "* roll 6")
    assert board.sewn(0) == ["LA1"]
    board.play("gallows HD2")
    assert board.store(1) == ["RA1", "HD2"]
