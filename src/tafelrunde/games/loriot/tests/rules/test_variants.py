"""Chapters 15 to 17: cunning, new targets, random targets."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.errors import BadOption
from tafelrunde.core.event import hears
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import (
    Options,
    asked,
    at,
    legal,
    place,
    points,
    rules,
    table,
    throw,
    turn,
)
from tafelrunde.testing.helpers.acts import codes, play, refused

CUNNING: Options = {"cunning": True}
NEW: Options = {"targets": "new"}
RANDOM: Options = {"targets": "random"}
LOTS = ("lot blue 1 1", "lot orange 6 6", "lot jade 1 2")
DRAWS = ("chip orange 9", "chip jade 4", "chip blue 1")


def chips(state: Loriot, reader: int | None) -> list[str]:
    found = GAME.view(state, reader).facts["chips"]
    assert isinstance(found, list)
    return found


def began(**options: bool | int | str) -> Loriot:
    state = table(3, **options).start()
    assert isinstance(state, Loriot)
    play(state, *LOTS)
    return state


# cunning


def test_cunning_exchanges_the_chip() -> None:
    """15.1, LO-80, LOR-R85: after scoring, with any other chip, or not at all."""
    state = place({"blue": "chip5", "orange": "YL1"}, options=CUNNING)
    play(state, *throw(1), "success e01")
    assert (asked(state), points(state)) == ("exchange", [5, 0])
    assert len(legal(state)) == 9
    assert refused(state, "exchange chip5") == "15.1"
    assert state.refusal(0, state.setup.exchange.at(8)) is None
    play(state, "exchange chip9")
    assert state.chips == [1, 2, 3, 4, 9, 6, 7, 8, 5]
    assert turn(state) == "orange"


def test_cunning_may_be_declined() -> None:
    """15.1, LO-80."""
    state = place({"blue": "chip5"}, options=CUNNING)
    play(state, *throw(1), "success e01", "keep")
    assert state.chips == list(range(1, 10))


def test_without_the_variant_nothing_is_asked() -> None:
    """15.1."""
    state = place({"blue": "chip5"})
    play(state, *throw(1), "success e01")
    assert (asked(state), turn(state)) == ("roll-six", "orange")


def test_start_again_exchanges_nothing() -> None:
    """15.1, 11.3: only who has scored."""
    state = place({"blue": "chip5"}, options=CUNNING)
    play(state, *throw(1), "success e11")
    assert turn(state) == "orange"


def test_points_scored_before_stay() -> None:
    """15.2, LO-51: earlier stones keep what they scored, later ones get the new chip."""
    state = place({"blue": "chip5", "orange": "T5:5 chip5"}, options=CUNNING, turn=0)
    play(state, *throw(1), "success e01", "exchange chip9")
    assert points(state) == [5, 5]
    state = place({"orange": "chip5"}, options=CUNNING, turn=1, chips=list("123496785"))
    play(state, *throw(1), "success e01")
    assert points(state) == [0, 9]


def test_the_removal_comes_before_the_exchange() -> None:
    """15.1, 12.1: and if it is all over, nothing is asked any more."""
    state = place({"blue": "chip5 out out out", "orange": "YL1 out out out"}, options=CUNNING)
    play(state, *throw(1), "success e01")
    assert asked(state) == "over"


def test_chips_keep_their_side() -> None:
    """15.3, LO-83: a chip that lies face down stays secret when it is exchanged."""
    state = place(
        {"blue": "chip5"},
        3,
        {**CUNNING, **NEW},
        chips=["?", "3:1", "?", "?", "5", "?", "?", "?", "?"],
    )
    play(state, *throw(1), "success e01", "exchange chip2")
    assert chips(state, 0)[1] == "5"
    assert (chips(state, 0)[4], chips(state, 1)[4], chips(state, None)[4]) == ("?:1", "3:1", "?:1")


def test_cunning_with_random_targets() -> None:
    """15.3, 17.2, LO-83: an unseen chip under a target is drawn by the next one to score there."""
    state = place({"blue": "chip5", "orange": "v5"}, options={**CUNNING, **RANDOM})
    play(state, *throw(1), "success e01", "show 8", "exchange chip2")
    assert chips(state, 0) == ["1", "8", *["?"] * 6, "9"]
    play(state, *throw(2), "success e02")
    assert [str(action) for action, _ in state.odds()] == [f"show {n}" for n in range(2, 8)]
    play(state, "show 3", "keep")
    assert points(state) == [8, 3]


def test_a_laid_chip_that_was_exchanged_is_turned_over() -> None:
    """15.3, 16.4, LO-83: what orange laid on chip field 2 now scores on target 5."""
    laid = ["?", "3:1", "?", "?", "7", "?", "?", "?", "?"]
    state = place({"blue": "chip5", "jade": "v5"}, 3, {**CUNNING, **NEW}, chips=laid)
    play(state, *throw(1), "success e01", "exchange chip2")
    assert chips(state, 2)[4] == "?:1"
    play(state, "roll", "black 1", "black 1", "black 1", *throw(2))
    events = play(state, "success e02")
    assert [e.args for e in events if e.code == "shows-chip"] == [("chip5", 3)]
    assert points(state) == [7, 0, 3]


# new targets


def test_everybody_draws_a_chip_and_looks_at_it_alone() -> None:
    """16.1, LO-81, LOR-R86."""
    state = began(**NEW)
    events = play(state, *DRAWS)
    yours = [event for event in events if event.code == "your-chip"]
    assert [event.args for event in yours] == [(9,), (4,), (1,)]
    assert [[hears(e.audience, s) for s in (0, 1, 2, None)] for e in yours] == [
        [False, True, False, False],
        [False, False, True, False],
        [True, False, False, False],
    ]
    assert GAME.view(state, 1).facts["holding"] == ["?", "9", "?"]


def test_chips_are_laid_face_down_in_turn() -> None:
    """16.2, LO-81, LOR-R87: from the person who begins, on free chip fields."""
    state = began(**NEW)
    play(state, *DRAWS)
    assert state.actors() == (1,)
    play(state, "lay chip3")
    assert state.actors() == (2,)
    assert len(legal(state)) == 8
    assert refused(state, "lay chip3") == "16.2"
    assert chips(state, 1)[2] == "9:1"
    assert chips(state, 0)[2] == "?:1"
    play(state, "lay chip9", "lay chip1")
    assert (turn(state), asked(state)) == ("orange", "roll-six")


def test_the_other_chips_are_known_to_nobody() -> None:
    """16.3, LO-81: they are not even decided, and guesses differ."""
    state = began(**NEW)
    play(state, *DRAWS, "lay chip3", "lay chip9", "lay chip1")
    assert chips(state, 0) == ["1:0", "?", "?:1", "?", "?", "?", "?", "?", "?:2"]
    guesses = set()
    for seed in range(20):
        guess = GAME.determinize(GAME.view(state, 0), Random(seed))
        assert isinstance(guess, Loriot)
        guesses.add((guess.chips[2], guess.chips[8], guess.chips[1]))
    assert len(guesses) > 10
    assert all(first != second and third == 0 for first, second, third in guesses)


def test_eight_people_leave_one_chip() -> None:
    """16.3, LO-81: nobody has seen it, so only the last one to be turned over is certain."""
    laid = [f"{n}:{n - 1}" for n in range(1, 9)]
    state = place({"blue": "chip9"}, 8, NEW, chips=[*laid, "?"])
    for reader in (0, 7, None):
        assert chips(state, reader)[8] == "?"
    play(state, *throw(1), "success e01")
    assert [str(action) for action, _ in state.odds()] == ["show 9"]


def test_a_chip_is_turned_over_by_its_first_arrival() -> None:
    """16.4, LO-81: what a player laid is shown, what nobody knows is drawn."""
    laid = ["?", "3:1", "?", "?", "?", "?", "?", "?", "?"]
    state = place({"blue": "chip2"}, 3, NEW, chips=laid)
    events = play(state, *throw(1), "success e01")
    assert rules(events, "shows-chip") == ["16.4"]
    assert (points(state), chips(state, None)[1]) == ([3, 0, 0], "3")
    state = place({"blue": "chip5"}, 3, NEW, chips=laid)
    play(state, *throw(1), "success e01")
    assert [str(action) for action, _ in state.odds()] == [
        f"show {n}" for n in (1, 2, 4, 5, 6, 7, 8, 9)
    ]
    play(state, "show 8")
    assert points(state) == [8, 0, 0]


def test_start_again_turns_nothing_over() -> None:
    """16.4, 11.3."""
    state = place({"blue": "chip2"}, 3, NEW, chips=["?", "3:1", *["?"] * 7])
    events = play(state, *throw(1), "success e11")
    assert "shows-chip" not in codes(events)
    assert chips(state, 0)[1] == "?:1"


@pytest.mark.parametrize("field", ["G10", "G6"])
def test_you_must_say_whether_you_want_success(field: str) -> None:
    """16.5, LO-81, LOR-R88: before dice, duel and cards, on both kinds of large fields."""
    state = place({"blue": f"{field} out out out", "orange": "G10"}, options=NEW)
    play(state, *throw(1))
    assert legal(state) == ["aim success", "aim failure"]
    play(state, "aim failure")
    assert at(state, "blue") == ("G9" if field == "G10" else "G5")
    assert (state.white, turn(state)) == (0, "orange")


def test_wanting_success_is_not_having_it() -> None:
    """16.5, LO-81: then it is decided as usual."""
    state = place({"blue": "G10 out out out"}, options=NEW)
    play(state, *throw(1), "aim success", "white 1 1")
    assert at(state, "blue") == "G9"


@pytest.mark.parametrize("wish", ["success", "failure"])
def test_all_hear_what_somebody_wants(wish: str) -> None:
    """16.5: it is said aloud."""
    state = place({"blue": "G10 out out out"}, options=NEW)
    play(state, *throw(1))
    event = play(state, f"aim {wish}")[0]
    assert (event.code, event.rule, event.args) == ("aims", "16.5", (0, wish))


def test_the_choice_comes_with_every_decision() -> None:
    """16.5: also on the start field, and on a second large field in one move."""
    state = place(options=NEW)
    play(state, "roll", "black 6", "black 2")
    assert asked(state) == "aim"
    state = place({"blue": "B2 out out out"}, options=NEW)
    play(state, *throw(6), "aim success", "white 6 6")
    assert (at(state, "blue"), asked(state)) == ("B6", "aim")


def test_without_cards_there_is_nothing_to_say() -> None:
    """16.5, 9.8: an empty hand fails at once."""
    state = place({"blue": "G6 out out out"}, options=NEW, hands={"blue": ""})
    play(state, *throw(1))
    assert at(state, "blue") == "G5"


# random targets


def test_one_and_nine_lie_open_the_rest_face_down() -> None:
    """17.1, LO-82, LOR-R89, LOR-R90."""
    state = began(**RANDOM)
    for reader in (0, 1, 2, None):
        assert chips(state, reader) == ["1", *["?"] * 7, "9"]


def test_play_is_unchanged() -> None:
    """17.2, LO-82, LOR-R90: but for the chip that is turned over at its first arrival."""
    state = place({"blue": "chip5 chip9"}, options=RANDOM)
    events = play(state, *throw(1), "move stone-1", "success e01", "show 8")
    assert rules(events, "shows-chip") == ["17.2"]
    assert (points(state), chips(state, 0)[4]) == ([8, 0], "8")
    state = place({"blue": "chip9"}, options=RANDOM)
    play(state, *throw(1), "success e01")
    assert points(state) == [9, 0]


def test_one_layout_at_a_time() -> None:
    """17.2, LO-83: new and random targets are two values of one option."""
    with pytest.raises(BadOption):
        table(3, targets="new random")
    assert table(3, targets="random", cunning=True).cunning
