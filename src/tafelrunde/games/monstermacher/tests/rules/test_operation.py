"""Chapters 8 and 9: operating with an assistant, rolling, modifiers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tafelrunde.core.event import hears
from tafelrunde.games.monstermacher.rules.numbers import VALUES
from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat

CODES = ("LA", "RA", "LL", "RL", "HD", "BR")


def karl(die: int = 3) -> Board:
    """MX-7: Karl is seat 0, Anne, his assistant, seat 1."""
    return place(
        [seat(die, "RL1 RL2 LA3", "HD1"), seat(store="HD0 BR2"), seat(store="BR1")], step="second"
    )


def anne() -> Board:
    board = karl()
    board.play("operate LA3 1")
    return board


def operate(die: int, card: str, sewn: str, white: int, seats: int = 5) -> Board:
    """An operation in which nothing else can be handed over."""
    board = place([seat(die, card, sewn), *[seat() for _ in range(seats - 1)]], step="second")
    board.play(f"operate {card} 1", f"* roll {white}")
    return board


def test_the_assistant_is_another_player() -> None:
    """8.1, MM-31, MON-R50: and must help."""
    board = karl()
    assert board.refused("operate LA3 0") == "8.1"
    board.play("operate LA3 1")
    assert board.state.actors() == (1,)
    assert board.refused("pass") == "11.3"
    assert not board.legal("skip")


def test_the_part_asked_for_is_in_the_own_store() -> None:
    """8.2, MM-32, MON-R51."""
    board = karl()
    assert board.legal("operate ") == {
        f"operate {card} {who}" for card in ("RL1", "RL2", "LA3") for who in (1, 2)
    }
    assert board.refused("operate HD0 1") == "8.2"
    assert board.refused("operate BR1 2") == "8.2"


def test_it_must_fit_now() -> None:
    """8.2, 8.3, 8.4, MM-32, MX-14, MON-R62, MON-R63: a place that is free, a brain after a head."""
    board = place([seat(store="LA3 BR1", sewn="LA1"), seat(), seat()], step="second")
    assert not board.legal("operate ")
    assert board.refused("operate LA3 1") == "8.3"
    assert board.refused("operate BR1 1") == "8.4"


@pytest.mark.parametrize("card", ["LA1", "RA1", "LL1", "RL1", "HD1"])
def test_only_the_brain_needs_another_part(card: str) -> None:
    """8.4, MON-R63."""
    board = place([seat(store=card), seat(), seat()], step="second")
    assert board.legal("operate ") == {f"operate {card} 1", f"operate {card} 2"}


def test_mx7_the_assistants_answers() -> None:
    """8.5, MX-7, MM-33, MON-R52, MON-R53, MON-R54: the wish, either leg, her brain; no head."""
    board = anne()
    assert board.legal() == {"hand LA3", "hand RL1", "hand RL2", "hand BR2"}
    assert board.refused("hand HD0") == "8.3"
    assert board.refused("hand BR1") == "8.5"


def test_mx7_a_leg_instead() -> None:
    """8.5, 8.6, 8.10, MX-7, MM-34, MON-R52, MON-R55, MON-R58: Karl must roll for it."""
    board = anne()
    assert board.knows(1, "RL1") is None
    assert board.knows(1, "RL2") is None
    events = board.play("hand RL2")
    assert codes(events) == ["hands-other", "lays-open"]
    assert board.asked() == "chance"
    assert next(str(action) for action, _ in board.state.odds()) == "roll 1"
    board.play("* roll 6")
    assert board.sewn(0) == ["RL2", "HD1"]
    assert board.store(0) == ["RL1", "LA3"]


def test_mx7_her_own_brain() -> None:
    """8.7, MX-7, MM-33, MON-R54, MON-R56: then the arm moves into Anne's store."""
    board = anne()
    events = board.play("hand BR2")
    assert codes(events, 1) == ["hands-own", "value", "lays-open"]
    assert codes(events, 2) == ["hands-own", "lays-open"]
    assert board.store(1) == ["HD0", "LA3"]
    assert board.store(0) == ["RL1", "RL2"]
    assert board.knows(1, "LA3") == 3
    assert board.knows(2, "LA3") is None
    board.play("* roll 3")
    assert board.sewn(0) == ["HD1", "BR2"]


def test_mx14_no_brain_without_a_head() -> None:
    """8.4, MX-14, MON-R53, MON-R63: neither from the operator's store nor from the assistant's."""
    board = place([seat(store="LA1 RA1 BR1"), seat(store="BR2"), seat()], step="second")
    board.play("operate LA1 1")
    assert board.legal() == {"hand LA1", "hand RA1"}
    assert board.refused("hand BR1") == "8.4"
    assert board.refused("hand BR2") == "8.4"


def test_the_wish_is_always_an_answer() -> None:
    """8.5, 8.10, MM-31, MM-34, MON-R52."""
    board = anne()
    assert codes(board.play("hand LA3")) == ["hands-wish", "lays-open"]
    assert board.asked() == "chance"


def test_a_single_answer_is_not_asked_for() -> None:
    """8.8: nothing else could be handed over."""
    board = place([seat(store="LA1", sewn="HD1"), seat(store="HD2"), seat()], step="second")
    events = board.play("operate LA1 1")
    assert codes(events) == ["operates", "hands-wish", "lays-open"]
    assert board.asked() == "chance"


def test_the_part_is_laid_open() -> None:
    """8.9, MM-05, MON-R57: everybody sees it, spectators included, before the roll."""
    board = anne()
    events = board.play("hand LA3")
    assert hears(events[-1].audience, None)
    assert events[-1].args == (0, board.names["LA3"], 3)
    assert [board.knows(who, "LA3") for who in (0, 1, 2, None)] == [3, 3, 3, 3]
    operation = board.view(2).facts["operation"]
    assert isinstance(operation, dict)
    assert operation["laid"]["id"] == board.names["LA3"]


def test_mx8_success() -> None:
    """8.11, 8.12, 9.1, MX-8, MM-35, MM-37, MON-R59, MON-R60, MON-R65: 2 against 2, then 3."""
    board = operate(2, "LA3", "", 2)
    assert board.sewn(0) == ["LA3"]
    assert board.die(0) == 3


def test_mx8_failure() -> None:
    """8.13, 9.1, MX-8, MM-37, MON-R61, MON-R65: 1 against 2; on top of the gallows, face down."""
    board = place([seat(2, "LA3"), seat(), seat()], gallows="HD", step="second")
    events = board.play("operate LA3 1", "* roll 1")
    assert codes(events)[-2:] == ["botches", "no-third"]
    assert (board.sewn(0), board.store(0)) == ([], [])
    assert board.gallows() == ["HD", "LA3"]
    assert board.die(0) == 1
    assert board.knows(2, "LA3") == 3


@pytest.mark.parametrize("white", [1, 2, 3, 4, 5, 6])
def test_mx8_a_one_always_succeeds(white: int) -> None:
    """9.2, MX-8, MM-36, MON-R66."""
    board = operate(1, "LA3", "", white)
    assert board.sewn(0) == ["LA3"]
    assert board.die(0) == 2


@pytest.mark.parametrize(("die", "after"), [(6, 6), (5, 6)])
def test_success_stops_at_six(die: int, after: int) -> None:
    """4.3, 8.12, MM-06, MON-R60."""
    assert operate(die, "LA3", "", 6).die(0) == after


@pytest.mark.parametrize(("sewn", "card"), [("LA1", "RA5"), ("LA5", "RA0"), ("RA1", "LA2")])
def test_an_arm_helps_the_other_arm(sewn: str, card: str) -> None:
    """9.3, 9.5, MM-38, MON-R67, MON-R68, MON-R70: +1 after the roll, for a rotten one as well."""
    assert operate(4, card, sewn, 3).sewn(0) == sorted([sewn, card])
    assert card not in operate(4, card, sewn, 2).sewn(0)


@pytest.mark.parametrize(("sewn", "card"), [("LL1", "RL5"), ("LL5", "RL0"), ("RL4", "LL2")])
def test_a_leg_helps_the_other_leg(sewn: str, card: str) -> None:
    """9.3, 9.6, MM-38, MON-R68, MON-R71."""
    assert operate(4, card, sewn, 3).sewn(0) == sorted([sewn, card])
    assert card not in operate(4, card, sewn, 2).sewn(0)


@pytest.mark.parametrize(("sewn", "card"), [("LA0", "RA5"), ("RL0", "LL3")])
def test_rot_does_not_help(sewn: str, card: str) -> None:
    """9.7, MON-R72."""
    assert card not in operate(4, card, sewn, 3).sewn(0)


@pytest.mark.parametrize(
    ("sewn", "card"), [("LA5", "LL1"), ("LL5", "RA1"), ("HD5", "LA1"), ("LA5 RA5 LL5 RL5", "HD1")]
)
def test_only_the_same_pair_helps(sewn: str, card: str) -> None:
    """9.4, MM-38, MON-R67, MON-R69: a bonus is for the part that its card names."""
    assert card not in operate(4, card, sewn, 3).sewn(0)


@contextmanager
def printed(board: Board, code: str, kind: int) -> Iterator[None]:
    """A table whose card of this code has +1 for sewing on parts of this kind."""
    row = board.setup.operation_bonus[CODES.index(code[:2]) * VALUES + int(code[2])]
    before, row[kind] = row[kind], 1
    try:
        yield
    finally:
        row[kind] = before


def test_a_card_does_not_help_itself() -> None:
    """9.4, MON-R69: its bonus begins when it is sewn on, whatever is printed on it."""
    board = place([seat(4, "LA5"), *[seat() for _ in range(4)]], step="second")
    with printed(board, "LA5", CODES.index("LA")):
        board.play("operate LA5 1", "* roll 3")
    assert board.sewn(0) == []


def test_bonuses_add_up() -> None:
    """9.3, 9.4, MON-R67, MON-R68: of all sewn cards that name the part, if there are several."""
    board = place([seat(5, "RA5", "LA1 HD2"), *[seat() for _ in range(4)]], step="second")
    with printed(board, "HD2", CODES.index("RA")):
        events = board.play("operate RA5 1", "* roll 3")
    assert [event.args for event in events if event.code == "rolls"] == [(0, 3, 2, 5)]
    assert board.sewn(0) == ["LA1", "RA5", "HD2"]


def test_a_bonus_in_a_store_does_nothing() -> None:
    """9.4, MON-R69."""
    board = place([seat(4, "LA5 RA5"), *[seat() for _ in range(4)]], step="second")
    board.play("operate LA5 1", "hand LA5", "* roll 3")
    assert board.sewn(0) == []


def test_the_roll_is_told_with_its_modifier() -> None:
    """8.11, 9.3, MON-R59, MON-R67: white die, bonus, study die, and the view keeps the last one."""
    board = place([seat(3, "RA2", "LA1"), seat(), seat()], step="second")
    events = board.play("operate RA2 1", "* roll 2")
    assert [event.args for event in events if event.code == "rolls"] == [(0, 2, 1, 3)]
    assert board.view(2).facts["roll"] == {
        "seat": 0, "for": "operation", "card": board.names["RA2"],
        "white": 2, "bonus": 1, "die": 3, "success": True,
    }  # fmt: skip


def test_each_type_once() -> None:
    """8.3, MON-R62: a second head has no place."""
    board = place([seat(store="HD2 HD3", sewn="HD1"), seat(), seat()], step="second")
    assert board.refused("operate HD2 1") == "8.3"


def test_sewn_parts_stay() -> None:
    """8.14, MM-20, MM-40, MON-R64: not handed over, not offered, not stolen."""
    board = place([seat(store="LA1", sewn="HD1"), seat(1, "RA1", "LL1"), seat()], step="third")
    assert board.refused("offer HD1") == "11.1"
    board = place([seat(store="LA1 RL2", sewn="HD1"), seat(1, "RA1", "LL1"), seat()], step="second")
    board.play("operate LA1 1")
    assert board.refused("hand LL1") == "8.5"
    assert board.refused("hand HD1") == "8.3"


def test_equal_types_are_chosen_by_place() -> None:
    """8.6, MON-R55: she decides which right leg, without seeing its front."""
    board = anne()
    board.play("hand RL1", "* roll 6")
    assert board.sewn(0) == ["RL1", "HD1"]
