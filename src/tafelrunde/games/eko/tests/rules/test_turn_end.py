"""Chapters 7 and 8: forced march and reinforcement."""

from __future__ import annotations

import pytest

from tafelrunde.games.eko.rules.numbers import IN_RESERVE
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import ROW, asked, place, player, stack
from tafelrunde.testing.helpers.acts import codes, legal, play, refused


def marcher(reserve: int = 3, away: bool = True) -> Eko:
    stacks = {"blue": "g3 g5", "orange": "g9"}
    return place(ROW, stacks, away=away, reserve={"blue": reserve})


def test_ex10_forced_march() -> None:
    """7.1, 7.3, 7.5, EX-10, EKO-R67 to EKO-R70: three discs leave the game, a second action."""
    state = marcher()
    before = player(state, "blue").removed
    play(state, "move g3 g4")
    assert asked(state) == "reinforce-or-march"
    play(state, "march")
    assert player(state, "blue").reserve == 0
    assert player(state, "blue").removed == before + 3
    assert {text.split()[0] for text in legal(state)} == {"move"}


def test_it_is_optional() -> None:
    """7.1, EKO-R67."""
    state = marcher()
    play(state, "move g3 g4", "reinforce g4 3")
    assert state.actors() == (1,)


def test_ex10_no_second_march() -> None:
    """7.2, EX-10, EKO-R67: not twice in a turn, however full the reserve."""
    state = marcher(6)
    play(state, "move g3 g4", "march", "move g4 g3")
    assert "march" not in legal(state)
    assert refused(state, "march") == "7.2"


def test_it_comes_after_the_action() -> None:
    """7.1, EKO-R67: before the first action there is nothing to buy."""
    assert refused(marcher(), "march") == "7.1"


def test_ex10_the_emperor_does_not_pay() -> None:
    """7.3, EX-10, EKO-R68: two ordinary discs and the emperor are not enough."""
    stacks = {"blue": "g3 g5", "orange": "g9:1e"}
    state = place(ROW, stacks, away=False, reserve={"blue": 2})
    assert player(state, "blue").emperor == IN_RESERVE
    play(state, "move g3 g4")
    assert "march" not in legal(state)
    assert refused(state, "march") == "7.3"


def test_every_kind_has_its_moment() -> None:
    """3.1, 3.2, 2.5, 6.7, 13.7: what is not on offer at all is refused by its own paragraph."""
    state = marcher()
    assert refused(state, "reinforce g3 1") == "3.1"
    assert refused(state, "swap g3") == "2.5"
    assert refused(state, "keep") == "2.5"
    assert refused(state, "exchange orange") == "6.7"


def test_fresh_discs_pay() -> None:
    """7.3, EKO-R68: those paid for the building just now count."""
    stacks = {"blue": "g5:4", "orange": "i9"}
    buildings = {"blue": "g4:tower"}
    state = place("g5 g6 g8 i9", stacks, mountain="g4", buildings=buildings)
    play(state, "build g5 g4 castle")
    assert "march" in legal(state)


def test_no_march_without_a_legal_action() -> None:
    """7.4, EKO-R70: the only stack that could act is used up."""
    state = place("g5 i8 i9", {"blue": "g5", "orange": "i9"}, reg="g4", reserve={"blue": 5})
    play(state, "build g5 g4 camp")
    assert state.actors() == (1,)


def test_the_same_stack_may_act_again() -> None:
    """7.5, EKO-R70: and it may build after moving."""
    state = place(ROW, {"blue": "g3", "orange": "g9"}, reg="f5", reserve={"blue": 3})
    play(state, "move g3 g4", "march")
    assert {"build g4 f5 camp", "move g4 g3"} <= legal(state)
    assert asked(state) == "act-again"


def test_march_or_nothing() -> None:
    """7.1, 8.2: where nothing can be reinforced, the march alone is offered, or the end."""
    stacks = {"blue": "g3:4", "orange": "g9"}
    state = place(ROW, stacks, reserve={"blue": 3})
    play(state, "move g3 g4")
    assert (asked(state), legal(state)) == ("march", {"march", "done"})
    play(state, "done")
    assert state.actors() == (1,)


def test_at_least_one_disc_must_enter() -> None:
    """8.1, EKO-R71, EKO-R72: there is no way to decline."""
    state = marcher(2)
    play(state, "move g3 g4")
    assert {text.split()[0] for text in legal(state)} == {"reinforce"}
    assert refused(state, "done") == "8.1"
    assert refused(state, "reinforce g4 3") == "8.1"


def test_an_empty_reserve_is_skipped() -> None:
    """8.2, EKO-R71."""
    state = marcher(0)
    play(state, "move g3 g4")
    assert state.actors() == (1,)


def test_no_open_stack_is_skipped() -> None:
    """8.2, EKO-R81: all stacks are full."""
    state = place(ROW, {"blue": "g3:4", "orange": "g9"}, reserve={"blue": 2})
    assert "no-reinforcement" in codes(play(state, "move g3 g4"))
    assert state.actors() == (1,)


@pytest.mark.parametrize("where", ["g7", "g9", "f3"])
def test_only_on_own_stacks(where: str) -> None:
    """8.3, EKO-R73: neither on empty fields nor on somebody else's stack nor on a site."""
    state = place(ROW, {"blue": "g3", "orange": "g9"}, reg="f3", reserve={"blue": 2})
    play(state, "move g3 g4")
    assert refused(state, f"reinforce {where} 1") == "8.3"


def test_all_discs_on_one_stack() -> None:
    """8.4, EKO-R74: one answer, then the turn is over."""
    state = marcher(5)
    play(state, "move g3 g4", "reinforce g4 1")
    assert state.actors() == (1,)
    assert player(state, "blue").reserve == 4


@pytest.mark.parametrize(("size", "most"), [(1, 3), (2, 2), (3, 1)])
def test_up_to_four_discs(size: int, most: int) -> None:
    """8.5, EKO-R75: so at most three are added."""
    state = place(ROW, {"blue": f"g3:{size}", "orange": "g9"}, reserve={"blue": 5})
    play(state, "move g3 g4")
    numbers = {int(text.split()[2]) for text in legal(state, "reinforce g4 ")}
    assert numbers == set(range(1, most + 1))


def besieged(away: bool = True, **rest: object) -> Eko:
    """Blue's g5 stands beside an orange camp on f5, g9 does not."""
    stacks = {"blue": "g4 g9:2", "orange": "i9"}
    buildings = {"orange": "f5:camp", "blue": "h6:camp"}
    return place(ROW + " i9", stacks, away=away, reg="f5 h6", buildings=buildings, more=rest)


def test_no_reinforcement_beside_foreign_buildings() -> None:
    """8.6, EKO-R76, EKO-R77: even if an own building stands there as well."""
    state = besieged(reserve={"blue": 2})
    play(state, "move g4 g5")
    assert legal(state) == {"reinforce g9 1", "reinforce g9 2"}
    assert refused(state, "reinforce g5 1") == "8.6"


def test_the_emperor_must_enter() -> None:
    """8.7, EKO-R78: he is among the discs, whatever their number."""
    stacks = {"blue": "g3", "orange": "g9:1e"}
    state = place(ROW, stacks, away=False, reserve={"blue": 2})
    play(state, "move g3 g4", "reinforce g4 2")
    assert stack(state, "g4") == "B3e"
    assert player(state, "blue").reserve == 1


def test_an_open_stack_comes_first() -> None:
    """8.8, EKO-R79: the exception holds only if no other stack is open to him."""
    state = besieged(away=False, reserve={"blue": 2}, prisoners={"blue": ["orange"]})
    play(state, "move g4 g5")
    assert {text.split()[1] for text in legal(state)} == {"g9"}
    assert refused(state, "reinforce g5 1") == "8.6"


def cornered(reserve: int = 2) -> Eko:
    """All of blue's stacks stand beside an orange camp, the emperor waits in the reserve."""
    stacks = {"blue": "g4", "orange": "i9"}
    state = place(
        ROW + " i9",
        stacks,
        away=False,
        reg="f5",
        buildings={"orange": "f5:camp"},
        prisoners={"blue": ["orange"]},
        reserve={"blue": reserve},
    )
    play(state, "move g4 g5")
    return state


def test_the_exception_for_the_emperor() -> None:
    """8.7, 8.8, EKO-R79: he enters beside the foreign building, and he must."""
    state = cornered()
    assert legal(state) == {"reinforce g5 1"}
    told = play(state, "reinforce g5 1")
    assert stack(state, "g5") == "B2e"
    assert [event.rule for event in told if event.code == "emperor-enters"] == ["8.8"]


def test_by_the_exception_he_enters_alone() -> None:
    """8.9, EKO-R79: no other disc comes along."""
    assert refused(cornered(), "reinforce g5 2") == "8.9"


def test_even_the_emperor_never_enters_an_empty_field() -> None:
    """8.3, EKO-R80."""
    assert refused(cornered(0), "reinforce g7 1") == "8.3"


def test_a_move_without_storms_leaves_nothing_to_remember() -> None:
    """13.5: only a stack that has paid for zones is known by its field."""
    state = place(ROW, {"blue": "g3:2", "orange": "g8"}, reserve={"blue": 3})
    play(state, "move g3 g4")
    assert state.to_dict()["steps"] == [{"ask": "reinforce"}]
