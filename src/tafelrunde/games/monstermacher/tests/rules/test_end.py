"""Chapter 13: the end, points, ties."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.state import Outcome
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat


def finished(*monsters: str, die: int = 1, step: str = "second") -> Outcome:
    """Seat 0 revives; every seat has this monster."""
    board = place([seat(die, "", sewn) for sewn in monsters], step=step)
    board.play("revive", "* roll 1")
    outcome = board.state.outcome()
    assert outcome is not None
    return outcome


def test_the_first_revival_ends_it() -> None:
    """13.1, MM-41, MON-R89: at once, with the reason."""
    outcome = finished("HD1 BR1", "", "")
    assert outcome.reason == "revived"
    assert outcome.scores == (5, 0, 0)


def test_the_most_points_win() -> None:
    """13.2, MM-60, MON-R16, MON-R90: even if somebody else revived."""
    outcome = finished("HD1 BR1", "LA3 RA3 LL3", "HD2")
    assert outcome.scores == (5, 9, 2)
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)


def test_stores_count_nothing() -> None:
    """13.2, MM-60."""
    board = place([seat(1, "", "HD1 BR1"), seat(6, "BR7 LA3"), seat()], step="second")
    board.play("revive", "* roll 1")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.scores == (5, 0, 0)


def test_parts_count_their_values() -> None:
    """13.3, MON-R91: and rows tell where points come from."""
    outcome = finished("LA1 RA2 HD3 BR7", "LL0", "RL2")
    assert dict(outcome.parts)["parts"] == (13, 0, 2)


def test_the_revival_is_worth_three() -> None:
    """13.4, MON-R92: to its owner alone."""
    outcome = finished("HD1 BR1", "HD2 BR2", "")
    assert dict(outcome.parts)["revival"] == (3, 0, 0)
    assert outcome.scores == (5, 4, 0)


@pytest.mark.parametrize(
    ("sewn", "bonus"),
    [
        ("LA0 RA0", 0),
        ("LA0 RA0 LL0", 5),
        ("LA0 RA0 LL0 RL0", 10),
        ("LA0 RA0 LL0 RL0 HD0", 15),
    ],
)
def test_rotten_bonus(sewn: str, bonus: int) -> None:
    """13.5, 1.4, MON-R93, MON-R94, MON-R95, MON-R96: 3, 4 or 5 rotten parts, not added up."""
    outcome = finished("HD1 BR1", sewn, "")
    assert dict(outcome.parts)["rotten"] == (0, bonus, 0)
    assert outcome.scores[1] == bonus


def test_rot_and_value_add_up() -> None:
    """13.3, 13.5."""
    assert finished("HD1 BR1", "LA0 RA0 LL0 RL3 HD2 BR7", "").scores[1] == 17


def test_a_tie_goes_to_the_reviver() -> None:
    """13.6, MM-61: even if the other monster has more parts and a better brain."""
    outcome = finished("HD1 BR1", "HD2 BR2 LA1", "")
    assert outcome.scores[:2] == (5, 5)
    assert outcome.ranks == (1, 2, 3)


def test_then_to_more_parts() -> None:
    """13.6, MM-61: among those who did not revive."""
    outcome = finished("HD1 BR1", "LA3 RA3", "LL3 RL2 LA1")
    assert outcome.scores[1:] == (6, 6)
    assert outcome.ranks == (3, 2, 1)


def test_then_to_the_better_brain() -> None:
    """13.6, MM-61."""
    outcome = finished("HD1 BR1", "HD3 BR2 LA1", "HD2 BR3 RA1")
    assert outcome.scores[1:] == (6, 6)
    assert outcome.ranks == (3, 2, 1)


def test_any_brain_is_better_than_none() -> None:
    """13.6, MM-61: also that of value 1."""
    outcome = finished("HD1 BR2", "HD2 BR1", "LA1 RA2")
    assert outcome.scores[1:] == (3, 3)
    assert outcome.ranks == (1, 2, 3)


def test_then_the_rank_is_shared() -> None:
    """13.6, MM-61."""
    outcome = finished("HD1 BR1", "LA3 RA3", "LL3 RL3")
    assert outcome.ranks == (3, 1, 1)
    assert outcome.winners == (1, 2)


def quiet(**options: bool | int | str) -> Board:
    return place([seat(sewn="LA1"), seat(sewn="LL0 RL0 HD0"), seat()], options=options)


def test_three_idle_rounds_end_it() -> None:
    """13.7, MM-62, MON-R89: no revival bonus, but the rotten one."""
    board = quiet()
    events = board.play(*["skip", "skip"] * 9)
    assert board.asked() == "over"
    assert [event.args for event in events if event.code == "stops-idle"] == [(3,)]
    assert [event.args for event in events if event.code == "scores"] == [(0, 1), (1, 5), (2, 0)]
    outcome = board.state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores) == ("idle", (1, 5, 0))


def test_rounds_are_told_by_their_number() -> None:
    """3.2: the second one begins when everybody has had a turn."""
    events = quiet().play(*["skip", "skip"] * 6)
    assert [event.args for event in events if event.code == "round"] == [(2,), (3,)]


def test_any_deed_breaks_the_silence() -> None:
    """13.7, MM-62: one use of an action and the count begins anew."""
    board = quiet()
    board.play(*["skip", "skip"] * 8, "prepare", "skip", *["skip", "skip"] * 8)
    assert board.monsters.idle == 8
    board.play("skip", "skip")
    assert board.asked() == "over"


def test_the_table_chooses_the_silence() -> None:
    """13.7."""
    board = quiet(idle_rounds=1)
    board.play(*["skip", "skip"] * 3)
    assert board.asked() == "over"


def test_sixty_rounds_end_it() -> None:
    """13.7, MM-62: whatever is going on."""
    board = quiet()
    board.play(*["skip", "study"] * 180)
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.reason == "round-limit"
    assert board.monsters.played == 180
    assert board.view(0).facts["round"] == 60
    world = GAME.determinize(board.view(0), Random(0))
    assert world.to_dict() == board.state.to_dict()


@pytest.mark.parametrize("seats", [4, 5])
def test_rounds_are_counted_at_every_table(seats: int) -> None:
    """13.7, MM-62: a round is a turn of everybody, however many play."""
    board = place([seat() for _ in range(seats)], options={"idle_rounds": 2, "round_limit": 5})
    board.play(*["skip", "skip"] * (2 * seats - 1))
    assert board.asked() == "first"
    events = board.play("skip", "skip")
    assert [event.args for event in events if event.code == "stops-idle"] == [(2,)]
    board = place([seat() for _ in range(seats)], options={"idle_rounds": 2, "round_limit": 5})
    board.play(*["skip", "study"] * (5 * seats - 1))
    assert board.asked() == "first"
    events = board.play("skip", "study")
    assert [event.args for event in events if event.code == "stops-round-limit"] == [(5,)]


def test_views_count_a_monster_as_it_is() -> None:
    """13.3, 13.5: values and the rotten bonus, for everybody to see."""
    board = place([seat(sewn="LA0 RA0 LL0 RL2"), seat(sewn="HD1 BR3"), seat()])
    players = board.view(None).facts["players"]
    assert isinstance(players, list)
    assert [player["points"] for player in players] == [7, 4, 0]


@pytest.mark.parametrize("turns", [3, 4, 5])
def test_a_stopped_match_begins_no_round(turns: int) -> None:
    """13.7: in whatever turn of a round it is stopped, views and worlds say so."""
    board = quiet(idle_rounds=1)
    board.play(*["skip", "study"] * (turns - 3), *["skip", "skip"] * 3)
    assert board.asked() == "over"
    assert board.view(None).facts["round"] == (1 if turns == 3 else 2)
    world = GAME.determinize(board.view(None), Random(0))
    assert world.to_dict() == board.state.to_dict()


def test_the_table_chooses_the_rounds() -> None:
    """13.7."""
    board = quiet(round_limit=5)
    board.play(*["skip", "study"] * 14)
    assert board.asked() == "first"
    board.play("skip", "study")
    assert board.asked() == "over"


def test_a_table_may_be_patient() -> None:
    """13.7, MM-62: both numbers can be higher than ours."""
    board = quiet(idle_rounds=4, round_limit=61)
    board.play(*["skip", "skip"] * 9)
    assert board.asked() == "first"
    board.play(*["skip", "study"] * 172)
    assert board.asked() == "first"
    board.play(*["skip", "study"] * 2)
    assert board.asked() == "over"


def test_a_match_without_limits() -> None:
    """13.7, MM-62: the original knows none; nothing but a revival ends it."""
    board = quiet(idle_rounds=0, round_limit=0)
    board.play(*["skip", "skip"] * 240)
    assert board.asked() == "first"
    limits = board.state.setup.limits
    assert not limits.ends
    assert limits.longest == GAME.setup(3, {"round_limit": 1000}).limits.longest


def test_play_goes_on_without_graves() -> None:
    """13.8, MM-63: theft, trade, operations, revival; no robbery, no gallows."""
    board = place([seat(1, "LA1", "HD1 BR1"), seat(1, "RA1"), seat(3)], rest="2")
    board.play("steal RA1")
    assert {"study", "revive", "operate LA1 1"} <= board.legal()
    board.play("skip")
    assert {"offer LA1", "offer RA1"} <= board.legal()


@pytest.mark.parametrize(("seats", "copies"), [(3, 4), (4, 5), (5, 6)])
def test_enough_heads_and_brains(seats: int, copies: int) -> None:
    """13.8, MM-64: no part leaves the game, so it can always be won."""
    board = place([seat() for _ in range(seats)])
    census = board.state.census()
    assert (census["head"], census["brain"]) == (copies, copies)
    assert copies >= seats
    assert census["parts"] == 6 * copies
