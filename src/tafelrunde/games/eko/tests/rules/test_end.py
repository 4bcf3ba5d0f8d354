"""Chapter 9: points, victory, elimination, and the platform's own stops."""

from __future__ import annotations

import pytest

from tafelrunde.core.match import Match
from tafelrunde.core.record import read_record, record
from tafelrunde.core.state import Outcome
from tafelrunde.games.eko.position.write import numbers_before
from tafelrunde.games.eko.rules.numbers import IN_RESERVE
from tafelrunde.games.eko.rules.scoring import points
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import LONG_ROW, ROW, asked, place, player, table
from tafelrunde.testing.helpers.acts import codes, legal, play


def ended(state: Eko) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert state.actors() == ()
    return outcome


def rich(blue: str, **rest: object) -> Eko:
    """Blue at g6 beside the capital g5; other sites in row d."""
    return place(
        "g6 g7 i9",
        {"blue": "g6:3", "orange": "i9"},
        capital="g5",
        mountain="d5 d6 d7 d8",
        reg="f6 d9 e3 e4 e5 e6",
        buildings={"blue": blue},
        more=rest,
    )


@pytest.mark.parametrize(
    ("seats", "pyramids", "most"), [(2, False, 17), (3, False, 20), (4, False, 23), (4, True, 27)]
)
def test_the_most_points_there_are(seats: int, pyramids: bool, most: int) -> None:
    """1.1, 9.1, 14.3: all buildings are 14, each prisoner 3, each pyramid 2."""
    assert table(seats, pyramids=pyramids).limits.high == most


TEN = "d5:castle d6:tower d7:tower d8:tower d9:camp"


def test_worth_of_buildings() -> None:
    """9.1, EKO-R82, EKO-R83, EKO-R84: one, two and three points."""
    assert points(rich("d9:camp"), 0) == 1
    assert points(rich("d6:tower"), 0) == 2
    assert points(rich("d5:castle"), 0) == 3
    assert points(rich(TEN), 0) == 10


def test_prisoners_count_three() -> None:
    """9.1, EKO-R85."""
    state = place(ROW, {"blue": "g3", "orange": "g9"}, prisoners={"blue": ["orange"]})
    assert points(state, 0) == 3


def test_nothing_is_banked() -> None:
    """9.1: a replaced building counts for its new owner only."""
    stacks = {"blue": "g6:2", "orange": "i9"}
    state = place("g6 g7 i9", stacks, reg="g5", buildings={"orange": "g5:camp"})
    assert (points(state, 0), points(state, 1)) == (0, 1)
    play(state, "build g6 g5 camp")
    assert (points(state, 0), points(state, 1)) == (1, 0)


def test_ex11_twelve_points_need_a_capital() -> None:
    """9.2, EX-11, EKO-R87: the twelfth point elsewhere does not end the match."""
    state = rich(f"{TEN} e3:camp")
    play(state, "build g6 f6 camp")
    assert points(state, 0) == 12
    assert asked(state) == "reinforce"


def test_ex11_victory_by_points() -> None:
    """9.2, 9.3, EX-11, EKO-R86: at once, before reinforcement."""
    state = rich(f"{TEN} e3:camp")
    assert codes(play(state, "build g6 g5 camp"))[-1] == "wins-points"
    outcome = ended(state)
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("points", (12, 0), (1, 2))


def test_a_capital_later() -> None:
    """9.2, EKO-R86, EKO-R87: play goes on until both are true together."""
    state = rich(f"{TEN} e3:camp e4:camp")
    play(state, "move g6 g7")
    assert state.outcome() is None
    play(state, "move g7 g6", "build g6 g5 camp")
    assert ended(state).scores == (13, 0)


def test_victory_in_a_forced_march() -> None:
    """7.5, 9.3, EKO-R70, EKO-R86: every single action is checked, the second one too."""
    state = place(
        "g6 g7 i9",
        {"blue": "g7:3", "orange": "i9"},
        capital="g5",
        mountain="d5 d6 d7 d8",
        reg="d9 e3",
        buildings={"blue": f"{TEN} e3:camp"},
        reserve={"blue": 3},
    )
    play(state, "move g7 g6", "march", "build g6 g5 camp")
    assert ended(state).reason == "points"


NINE = "d5:tower d6:castle d7:tower d8:camp d9:camp"


def captor(blue: str = NINE, **options: bool | int | str) -> Eko:
    """Blue, with nine points and a capital, takes orange's emperor while its own is captive."""
    return place(
        ROW,
        {"blue": "g3:2", "orange": "g6:1e g9"},
        options=options,
        capital="d5",
        mountain="d6 d7",
        reg="d8 d9",
        buildings={"blue": blue},
        prisoners={"orange": ["blue"]},
    )


def test_the_capture_wins_before_any_exchange() -> None:
    """6.7, 9.3, EKO-R86: twelve points and a capital are enough at once, whatever would be due."""
    state = captor()
    assert codes(play(state, "move g3 g6"))[-1] == "wins-points"
    assert (ended(state).reason, ended(state).scores[0]) == ("points", 12)


def test_too_few_points_leave_the_exchange() -> None:
    """6.7, 9.3, EKO-R61: only a victory goes before it."""
    state = captor(NINE.removesuffix(" d9:camp"))
    play(state, "move g3 g6")
    assert points(state, 0) == 8
    assert state.outcome() is None


def test_the_exchange_first_as_a_house_rule() -> None:
    """9.3, EKO-R61: the prisoner's points are gone before anything is counted."""
    state = captor(win_before_exchange=False)
    play(state, "move g3 g6")
    assert points(state, 0) == 9
    assert state.outcome() is None


@pytest.mark.parametrize("early", [False, True])
def test_a_saved_match_keeps_its_order(early: bool) -> None:
    """9.3: a record names the setting, so it plays on as it was played, whatever the default is."""
    state = captor(win_before_exchange=early)
    match = Match(state.setup, position=state.to_dict())
    match.play(0, "move g3 g6")
    text = record(match).text()
    assert f"option win_before_exchange: {str(early).lower()}\n" in text
    assert read_record(text).replay().over is early


def test_elimination() -> None:
    """9.4, EKO-R73, EKO-R88: out at once and skipped; the reserve no longer helps."""
    stacks = {"blue": "i3:2", "orange": "i6", "green": "i9"}
    state = place(LONG_ROW, stacks, seats=3, away=False, prisoners={"green": ["orange", "blue"]})
    assert "eliminated" in codes(play(state, "move i3 i6"))
    assert player(state, "orange").reserve == 1
    assert state.actors() == (2,)


def test_buildings_of_the_eliminated() -> None:
    """9.5, EKO-R76: they stay, bar reinforcement and can be replaced."""
    stacks = {"blue": "i4:2", "orange": "", "green": "i9"}
    rest = {"buildings": {"orange": "h5:camp"}, "reserve": {"blue": 1}}
    state = place(
        LONG_ROW, stacks, seats=3, away=False, reg="h5", prisoners={"green": ["blue"]}, more=rest
    )
    assert "build i4 h5 camp" in legal(state)
    play(state, "move i4 i5")
    assert state.actors() == (2,)


def test_ex11_last_colour() -> None:
    """9.6, EX-11, EKO-R88: whatever the points."""
    rest = {"buildings": {"orange": "d5:castle"}, "prisoners": {"blue": ["orange"]}}
    stacks = {"blue": "g3:2", "orange": "g6"}
    state = place(ROW, stacks, away=False, mountain="d5", more=rest)
    assert codes(play(state, "move g3 g6"))[-1] == "wins-last"
    assert (ended(state).reason, ended(state).ranks) == ("last-standing", (1, 2))


@pytest.mark.parametrize("text", ["build g3 f3 camp", "move g3 g6"])
def test_giving_the_victory_away(text: str) -> None:
    """5.12, 9.6, EKO-R88: whoever spends the last disc hands it to the other, on the own turn."""
    stacks = {"blue": "g3", "orange": "g6:4 g9"}
    state = place(ROW, stacks, away=False, reg="f3")
    play(state, text)
    assert (ended(state).reason, ended(state).winners) == ("last-standing", (1,))


def test_out_by_the_own_building_with_others_left() -> None:
    """9.4, 9.6: with two opponents left the match goes on without the builder."""
    stacks = {"blue": "i4", "orange": "i6", "green": "i9"}
    prisoners = {"orange": ["blue", "green"]}
    state = place(LONG_ROW, stacks, seats=3, away=False, reg="h5", prisoners=prisoners)
    assert codes(play(state, "build i4 h5 camp"))[:2] == ["builds", "eliminated"]
    assert state.actors() == (1,)


def pyramid(turn: int) -> Eko:
    """Orange stands on the pyramid with ten points and a capital; blue stands there too."""
    return place(
        "g3 g4 g5 g8",
        {"blue": "h4:2 g8", "orange": "i4:2"},
        options={"pyramids": True},
        storm="h4 i4 h5",
        pyramids=["h4 i4 h5"],
        capital="d5",
        mountain="d6 d7",
        reg="d8 d9 e3",
        buildings={"orange": "d5:tower d6:castle d7:tower d8:camp d9:camp e3:camp"},
        turn=turn,
    )


def test_with_pyramids_everybody_is_checked() -> None:
    """9.7, 14.3, EKO-R114: blue leaves the pyramid, and orange has twelve points at once."""
    state = pyramid(0)
    assert points(state, 1) == 10
    play(state, "move h4 g4")
    assert (ended(state).reason, ended(state).winners) == ("points", (1,))
    assert dict(ended(state).parts)["pyramids"] == (0, 2)


def test_points_come_before_the_last_colour() -> None:
    """9.8: the last disc pays for the building that completes twelve points."""
    state = place(
        "g6 i9",
        {"blue": "g6", "orange": "i9"},
        away=False,
        capital="g5",
        mountain="d5 d6 d7 d8",
        reg="d9 e3",
        buildings={"blue": f"{TEN} e3:camp"},
    )
    play(state, "build g6 g5 camp")
    assert (ended(state).reason, ended(state).winners) == ("points", (0,))


@pytest.mark.parametrize(
    ("blue", "orange", "winner"),
    [
        ("", "", 0),
        ("d8:camp", "", 0),
        ("", "d8:camp", 1),
        ("d8:camp", "d5:camp", 1),
        ("d5:camp", "d8:camp", 0),
    ],
)
def test_empty_board(blue: str, orange: str, winner: int) -> None:
    """9.9: points, then a capital, then whose turn it is."""
    buildings = {"blue": blue, "orange": orange}
    state = place(
        ROW,
        {"blue": "g3", "orange": "g6:4"},
        away=False,
        capital="d5",
        reg="d8",
        buildings=buildings,
    )
    play(state, "move g3 g6")
    assert player(state, "blue").emperor == IN_RESERVE
    assert (ended(state).reason, ended(state).winners) == ("empty-board", (winner,))


def shuffle(state: Eko, times: int) -> None:
    for _ in range(times):
        play(state, "move g3 g4", "move g9 g8", "move g4 g3", "move g8 g9")


def test_third_repetition() -> None:
    """9.10: the same position with the same person to play for the third time."""
    state = place(ROW, {"blue": "g3", "orange": "g9"})
    shuffle(state, 1)
    play(state, "move g3 g4", "move g9 g8", "move g4 g3")
    assert state.outcome() is None
    play(state, "move g8 g9")
    assert ended(state).reason == "repetition"


def test_number_of_repetitions_is_an_option() -> None:
    """9.10."""
    state = place(ROW, {"blue": "g3", "orange": "g9"}, options={"repetitions": 2})
    shuffle(state, 1)
    assert ended(state).reason == "repetition"


def test_a_forced_march_breaks_the_chain() -> None:
    """9.10: discs that left the game make every later position another one."""
    state = place(ROW, {"blue": "g3:4", "orange": "g9"}, reserve={"blue": 3})
    play(state, "move g3 g4", "done", "move g9 g8")
    assert len(numbers_before(state.past)) == 3
    play(state, "move g4 g3", "march", "move g3 g4")
    assert len(numbers_before(state.past)) == 1


def test_turn_limit() -> None:
    """9.10, 9.11: turns of all added up; then points, then discs on the board."""
    stacks = {"blue": "g3", "orange": "g9:2"}
    state = place(ROW, stacks, options={"turn_limit": 10}, played=19)
    play(state, "move g3 g4")
    assert (ended(state).reason, ended(state).ranks) == ("turn-limit", (2, 1))


def test_shared_rank_after_a_stop() -> None:
    """9.11: equal points and equally many discs."""
    stacks = {"blue": "g3", "orange": "g9"}
    state = place(ROW, stacks, options={"turn_limit": 10}, played=19)
    play(state, "move g3 g4")
    assert ended(state).ranks == (1, 1)


def test_the_eliminated_rank_last_after_a_stop() -> None:
    """9.11: whatever their points."""
    stacks = {"blue": "i3", "orange": "", "green": "i9"}
    rest = {"buildings": {"orange": "d9:castle"}, "prisoners": {"blue": ["green", "orange"]}}
    options: dict[str, bool | int | str] = {"turn_limit": 10}
    state = place(
        LONG_ROW,
        stacks,
        seats=3,
        options=options,
        mountain="d9",
        played=29,
        away=False,
        more=rest,
    )
    play(state, "move i3 i4", "reinforce i4 1")
    assert ended(state).ranks == (1, 3, 2)


def test_ranks_behind_the_winner() -> None:
    """9.12: by points, then discs; the eliminated last."""
    state = place(
        LONG_ROW,
        {"blue": "i4:2", "orange": "i6", "green": "i9:2", "violet": "i11"},
        seats=4,
        capital="h5",
        mountain="d9 e7 e8 e9",
        reg="f7 f8 f9",
        buildings={
            "blue": "d9:castle e7:tower e8:tower e9:tower f7:camp f8:camp",
            "violet": "f9:camp",
        },
    )
    play(state, "build i4 h5 camp")
    assert ended(state).ranks == (1, 4, 3, 2)
