"""Chapter 10: reviving."""

from __future__ import annotations

import pytest

from tafelrunde.core.box import set_text
from tafelrunde.games.monstermacher.box import TABLES, printed
from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat


def otto(die: int = 2, sewn: str = "LA1 RA1 HD2 BR3", **options: bool | int | str) -> Board:
    """MX-10: both arms, no legs."""
    board = place(
        [seat(die, "LL1", sewn), seat(sewn="LA3"), seat()],
        gallows="RL",
        step="second",
        options=options,
    )
    board.play("revive")
    return board


@pytest.mark.parametrize("sewn", ["", "HD2", "LA1 RA1 LL1 RL1 HD2"])
def test_head_and_brain_are_needed(sewn: str) -> None:
    """10.1, MX-10, MM-39, MON-R73: without them it is not offered."""
    board = place([seat(1, "", sewn), seat(), seat()], step="second")
    assert "revive" not in board.legal()
    assert board.refused("revive") == "10.1"


@pytest.mark.parametrize(("white", "over"), [(5, False), (6, True)])
def test_any_grade_may_try(white: int, over: bool) -> None:
    """10.1, 9.1, MON-R65, MON-R73: head and brain are enough, even on a 6."""
    board = otto(6, "LA1 RA1 LL2 RL1 HD2 BR3")
    board.play(f"* roll {white}")
    assert (board.asked() == "over") == over


def test_mx10_success() -> None:
    """10.2, 10.3, 9.1, MX-10, MON-R74, MON-R75: 4 - 2 against 2, and it is over."""
    board = otto()
    events = board.play("* roll 4")
    assert codes(events)[:2] == ["rolls", "revives"]
    assert events[0].args == (0, 4, -2, 2)
    assert board.asked() == "over"


def test_mx10_failure() -> None:
    """10.4, 10.5, MX-10, MM-40, MON-R74, MON-R76, MON-R77: 3 - 2 fails, the brain hangs, die 1."""
    board = otto()
    events = board.play("* roll 3")
    assert codes(events) == ["rolls", "burns"]
    assert board.gallows() == ["RL", "BR3"]
    assert board.sewn(0) == ["LA1", "RA1", "HD2"]
    assert board.die(0) == 1
    assert board.asked() == "third"
    assert board.knows(None, "BR3") == 3


def test_the_place_of_the_brain_is_free_again() -> None:
    """10.4, MM-40: for the same or another one."""
    board = otto()
    board.play("* roll 3", "skip", "skip", "skip", "skip", "skip")
    board.play("gallows BR3")
    assert {"operate BR3 1", "operate BR3 2"} <= board.legal("operate ")


@pytest.mark.parametrize(
    ("sewn", "missing"),
    [("HD2 BR3", 4), ("LA0 HD2 BR3", 3), ("LA1 RL1 HD2 BR3", 2), ("LA1 RA1 RL1 LL0 HD2 BR3", 0)],
)
def test_each_missing_limb_counts(sewn: str, missing: int) -> None:
    """10.2, MM-39, MON-R74: arms and legs; head and brain are there in any case."""
    board = place([seat(2, "", sewn), seat(), seat()], step="second")
    board.play("revive")
    events = board.play("* roll 6")
    assert events[0].args == (0, 6, -missing, 2)


def test_a_revival_is_one_simple_roll() -> None:
    """10.2, MON-R74: no limb bonus helps here."""
    board = otto(3, "LA2 RA3 LL2 RL3 HD2 BR3")
    assert board.play("* roll 3")[0].args == (0, 3, 0, 3)
    assert board.asked() == "over"


@pytest.mark.parametrize(("penalty", "bonus"), [(True, -1), (False, 0)])
def test_the_heavy_brain(penalty: bool, bonus: int) -> None:
    """9.8, MON-R68: −1 for the brain of value 7, if the table wants it."""
    sewn = "LA1 RA1 LL2 RL1 HD2 BR7"
    board = otto(3, sewn, brain_penalty=penalty)
    assert board.play("* roll 3")[0].args == (0, 3, bonus, 3)
    assert (board.asked() == "over") == (not penalty)


def test_no_brain_is_heavy_unless_agreed() -> None:
    """9.8: nobody knows which card has the mark, so none has it."""
    assert otto(3, "LA1 RA1 LL2 RL1 HD2 BR7").play("* roll 3")[0].args == (0, 3, 0, 3)


def own_brain(value: int, revival: int) -> str:
    """Our parts, but for one brain that somebody has found in their box."""
    tables = printed()
    rows = [
        {**row, "revival": revival} if (row["type"], row["value"]) == ("brain", value) else row
        for row in tables["part"]
    ]
    return set_text("ours", {**tables, "part": rows}, TABLES, tables)


@pytest.mark.parametrize(("penalty", "heavy"), [(True, -1), (False, 0)])
def test_what_is_printed_on_own_parts_holds(penalty: bool, heavy: int) -> None:
    """9.8: the agreement is about our brain of value 7 only."""
    own = own_brain(3, -2)
    for brain, bonus in (("BR3", -2), ("BR7", heavy)):
        board = otto(3, f"LA1 RA1 LL2 RL1 HD2 {brain}", brain_penalty=penalty, box=own)
        assert board.play("* roll 3")[0].args == (0, 3, bonus, 3)


def test_a_heavy_brain_and_missing_limbs_add_up() -> None:
    """9.3, 9.8, 10.2, MON-R68, MON-R74: −2 for the legs, −1 for the brain."""
    board = otto(3, "LA1 RA1 HD2 BR7", brain_penalty=True)
    assert board.play("* roll 6")[0].args == (0, 6, -3, 3)
    assert board.asked() == "over"


@pytest.mark.parametrize(("always", "over"), [(True, True), (False, False)])
def test_a_one_and_the_modifiers(always: bool, over: bool) -> None:
    """9.2, MM-36, MON-R66: whatever the modifiers; by agreement a result below 1 fails."""
    board = otto(1, one_always_succeeds=always)
    board.play("* roll 1")
    assert (board.asked() == "over") == over


def test_by_agreement_a_one_can_still_succeed() -> None:
    """9.2, MM-36."""
    board = otto(1, one_always_succeeds=False)
    board.play("* roll 3")
    assert board.asked() == "over"


def test_the_die_is_not_turned_by_success() -> None:
    """10.3, MM-41, MON-R75."""
    board = otto()
    board.play("* roll 6")
    assert board.die(0) == 2


def test_the_die_stops_at_one() -> None:
    """10.5, 4.3, MM-06."""
    board = otto(1, one_always_succeeds=False)
    board.play("* roll 1")
    assert board.die(0) == 1
