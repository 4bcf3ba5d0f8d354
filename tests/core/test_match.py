"""Matches: what is refused changes nothing, what is played is recorded, what is undone is kept."""

from __future__ import annotations

import pickle

import pytest

import tafelrunde
from tafelrunde.core.errors import (
    BadAction,
    BadLuck,
    BadOption,
    BadSeats,
    BadUndo,
    ExcludedOptions,
    Illegal,
    MatchOver,
    OutOfTurn,
    TafelrundeError,
    UnknownGame,
)
from tafelrunde.core.luck import Scripted, Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Meta, Option
from tafelrunde.core.registry import find
from tafelrunde.core.state import CHANCE, canonical


def grid() -> Match:
    return tafelrunde.match("connect4", seats=2, seed=1)


def auction(seats: int = 3, rounds: int = 3) -> Match:
    return tafelrunde.match("sealed_bids", seats=seats, seed=1, rounds=rounds)


def snapshot(match: Match) -> str:
    lines = [str(entry) for entry in match.entries]
    puts = [match.decision(seat) for seat in range(match.setup.seats)]
    return canonical([lines, match.state.to_dict(), match.draws, puts])


def test_a_beginner_can_play() -> None:
    match = tafelrunde.match("connect4", seats=2, seed=7)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0])
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("seat", "text", "error", "says"),
    [
        (1, "drop a", OutOfTurn, "not the turn of seat 1, but of 0"),
        (0, "jump a", BadAction, "known: drop"),
        (0, "drop", BadAction, "takes 1 words after it, not 0"),
        (0, "drop z", BadAction, "possible: a, b, c"),
        (0, "drop a b", BadAction, "takes 1 words"),
        (0, "", BadAction, "begins with no known action"),
        (0, "drop  a", BadAction, "takes 1 words"),
        (7, "drop a", OutOfTurn, "seat 7"),
        (CHANCE, "drop a", OutOfTurn, "seat -1"),
    ],
)
def test_bad_input_is_refused_and_changes_nothing(
    seat: int, text: str, error: type[TafelrundeError], says: str
) -> None:
    match = grid()
    before = snapshot(match)
    with pytest.raises(error, match=says):
        match.play(seat, text)
    assert snapshot(match) == before


def test_an_illegal_action_names_its_paragraph() -> None:
    match = grid()
    for number in range(6):
        match.play(number % 2, "drop a")
    before = snapshot(match)
    with pytest.raises(Illegal, match=r"paragraph 1\.2") as caught:
        match.play(0, "drop a")
    assert caught.value.rule == "1.2"
    assert snapshot(match) == before


def test_after_the_end_nothing_is_played() -> None:
    match = grid()
    for text in ("a", "b", "a", "b", "a", "b", "a"):
        match.play(match.actors[0], f"drop {text}")
    with pytest.raises(MatchOver):
        match.play(1, "drop b")


def test_several_actions_are_all_taken_or_none() -> None:
    match = grid()
    before = snapshot(match)
    with pytest.raises(OutOfTurn):
        match.play_all(0, ["drop a", "drop b"])
    assert snapshot(match) == before


def test_a_refused_message_uses_up_no_luck() -> None:
    """Draw n is the same whether or not a message was refused after it."""
    match, other = auction(2), auction(2)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
        other.play(seat, other.legal(seat)[0])
    with pytest.raises(TafelrundeError):
        match.play_all(0, [match.legal(0)[0], "bid 99"])
    for play in (match, other):
        for seat in (0, 1):
            play.play(seat, play.legal(seat)[-1])
    assert snapshot(match) == snapshot(other)


@pytest.mark.parametrize(
    ("seats", "options", "error", "says"),
    [
        (1, {}, BadSeats, "2 to 5 seats, not 1"),
        (9, {}, BadSeats, "not 9"),
        (2, {"rounds": 0}, BadOption, "a whole number from 1 to 9"),
        (2, {"rounds": True}, BadOption, "whole number"),
        (2, {"rounds": "3"}, BadOption, "whole number"),
        (2, {"ties": "shared"}, BadOption, "lost or carried"),
        (2, {"speed": 3}, BadOption, "no option “speed”"),
        (2, {"rounds": 1, "ties": "carried"}, ExcludedOptions, "cannot be played together"),
    ],
)
def test_bad_setups(
    seats: int, options: dict[str, bool | int | str], error: type[TafelrundeError], says: str
) -> None:
    with pytest.raises(error, match=says):
        find("sealed_bids").setup(seats, options)


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    lonely = Option("lonely", False, seats=(1, 1))
    meta = Meta("toy", {"en": "Toy"}, (1, 4), 1, options=(lonely, Option("any", False)))
    meta.check_fit(1, meta.check_options({"lonely": True, "any": True}))
    meta.check_fit(3, meta.check_options({"any": True}))
    with pytest.raises(ExcludedOptions, match=r"lonely is for 1 .* not for 3"):
        meta.check_fit(3, meta.check_options({"lonely": True}))


def test_an_unknown_game_names_the_known() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”"):
        tafelrunde.match("chess", seats=2)


def test_equal_setups_are_one_object() -> None:
    game = find("sealed_bids")
    assert game.setup(3) is game.setup(3, {"rounds": 5})
    assert game.setup(3) is not game.setup(3, {"rounds": 4})
    assert pickle.loads(pickle.dumps(game.setup(3))) is game.setup(3)


def test_free_undo_ends_at_another_seats_action() -> None:
    match = grid()
    match.play(0, "drop a")
    assert match.free(0) == [0]
    match.play(1, "drop b")
    assert match.free(0) == []
    assert match.free(1) == [1]
    match.undo(1)
    assert [str(entry) for entry in match.entries] == ["0 drop a", "1 drop b", "undo 1"]
    assert match.actors == (1,)
    assert match.decision(1) == 3


def test_undo_with_consent_takes_back_all_that_followed() -> None:
    match = grid()
    for text in ("a", "b", "c"):
        match.play(match.actors[0], f"drop {text}")
    match.undo(0)
    assert match.state.to_dict() == match.setup.start().to_dict()
    assert match.line == []


@pytest.mark.parametrize("entry", [-1, 1, 5])
def test_only_actions_that_stand_are_undone(entry: int) -> None:
    match = grid()
    match.play(0, "drop a")
    with pytest.raises(BadUndo):
        match.undo(entry)
    match.undo(0)
    with pytest.raises(BadUndo):
        match.undo(0)


def test_a_sealed_choice_is_taken_back_alone() -> None:
    match = auction()
    first = len(match.entries)
    match.play(0, match.legal(0)[0])
    decision = match.decision(2)
    match.play(1, match.legal(1)[1])
    assert match.free(0) == [first]
    match.undo(first)
    assert str(match.entries[-1]) == f"undo {first} alone"
    assert match.actors == (0, 2)
    assert match.decision(2) == decision
    assert match.decision(0) == len(match.entries)


def test_the_last_sealed_choice_leaves_the_others_their_question() -> None:
    match = auction()
    before = [match.decision(seat) for seat in (1, 2)]
    match.play(0, match.legal(0)[0])
    match.undo(match.free(0)[0])
    assert [match.decision(seat) for seat in (1, 2)] == before
    assert match.decision(0) == len(match.entries)


def test_luck_ends_free_undo() -> None:
    match = auction(2)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert match.free(0) == []
    assert match.free(1) == []


def test_without_luck_the_caller_plays_chance() -> None:
    match = Match(find("leduc").setup(2))
    assert match.actors == (CHANCE,)
    with pytest.raises(BadLuck, match="no possible outcome"):
        match.play(CHANCE, "fold")
    match.play(CHANCE, match.state.odds()[0][0])
    assert match.draws == 1


def test_a_script_that_cannot_be_is_refused_and_changes_nothing() -> None:
    setup = find("sealed_bids").setup(2, {"rounds": 3})
    first = str(Match(setup).state.odds()[0][0])
    match = Match(setup, Scripted([first, "prize 77"]))
    match.play(0, match.legal(0)[0])
    before = snapshot(match)
    with pytest.raises(BadLuck, match="prize 77"):
        match.play(1, match.legal(1)[0])
    assert snapshot(match) == before


def test_an_action_of_another_copy_of_the_space_is_taken() -> None:
    match = grid()
    stranger = find("connect4")._make_setup(match.setup.game, 2, {})
    match.play(0, stranger.start().legal(0)[3])
    assert str(match.entries[0]) == "0 drop d"


def test_the_same_seed_gives_the_same_match() -> None:
    one, two = (Match(find("pass_card").setup(3), Seeded(5)) for _ in range(2))
    while not one.over:
        seat = one.actors[0]
        action = str(one.legal(seat)[-1])
        one.play(seat, action)
        two.play(seat, action)
    assert snapshot(one) == snapshot(two)
