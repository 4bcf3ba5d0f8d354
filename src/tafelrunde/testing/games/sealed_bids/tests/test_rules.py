"""Sealed bids: each test names the paragraph it checks."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tafelrunde.core.errors import BadData, BadUndo, ExcludedOptions, Illegal, OutOfTurn
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.core.luck import Scripted
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE
from tafelrunde.testing.games.sealed_bids.game import GAME


def auction(seats: int, prizes: str, ties: str = "lost") -> Match:
    """A match whose prizes come in this order."""
    setup = GAME.setup(seats, {"rounds": len(prizes), "ties": ties})
    return Match(setup, Scripted([f"prize {prize}" for prize in prizes]))


def bid(match: Match, bids: str) -> None:
    """One bid per seat."""
    for seat, card in enumerate(bids):
        match.play(seat, f"bid {card}")


def scores(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.scores


def test_prizes() -> None:
    """1.1 One of each, five by default."""
    state = GAME.setup(2).start()
    assert [str(action) for action, _ in state.odds()] == [f"prize {n}" for n in range(1, 6)]
    assert state.census() == {"prizes": 5, "cards": 10}


def test_hands_are_open() -> None:
    """1.2 All see the same numbers in every hand."""
    match = auction(3, "2134")
    assert match.view(None).facts["hands"] == [[1, 2, 3, 4]] * 3


def test_prize_is_turned_for_all() -> None:
    """2.1 Chance brings it, and each only once."""
    match = auction(2, "312")
    assert match.entries[0].events[0].audience == EVERYONE
    assert match.view(None).facts["prize"] == 3
    bid(match, "12")
    assert match.view(None).facts["left"] == [2]


def test_only_cards_in_hand() -> None:
    """2.2 A used card cannot be bid again."""
    match = auction(2, "123")
    bid(match, "31")
    assert [str(action) for action in match.legal(0)] == ["bid 1", "bid 2"]
    with pytest.raises(Illegal) as error:
        match.play(0, "bid 3")
    assert error.value.rule == "2.2"


def test_all_choose_at_once() -> None:
    """2.3 Whoever has chosen waits; the others are asked as before."""
    match = auction(3, "123")
    assert list(match.actors) == [0, 1, 2]
    before = (match.decision(0), [str(action) for action in match.legal(0)], repr(match.asked(0)))
    match.play(1, "bid 3")
    assert list(match.actors) == [0, 2]
    assert (match.decision(0), [str(a) for a in match.legal(0)], repr(match.asked(0))) == before
    with pytest.raises(OutOfTurn):
        match.play(1, "bid 2")


def test_bids_are_sealed() -> None:
    """2.3 Others see that a seat has chosen, not what, and its hand stays as it was."""
    match = auction(3, "123")
    told = match.play(1, "bid 3")
    assert [(e.code, e.audience) for e in told] == [("chooses", EVERYONE), ("your-bid", only(1))]
    assert [match.view(seat).facts["bids"] for seat in (0, 1, None)] == [
        [0, -1, 0], [0, 3, 0], [0, -1, 0]
    ]  # fmt: skip
    assert match.view(0).facts["hands"] == [[1, 2, 3]] * 3


def test_order_of_choosing_does_not_matter() -> None:
    """2.3 Every order leads to the same position."""
    ends = set()
    for order in permutations(range(3)):
        match = auction(3, "213")
        for seat in order:
            match.play(seat, f"bid {seat + 1}")
        ends.add(str(match.state.to_dict()))
    assert len(ends) == 1


def test_taken_back_alone() -> None:
    """2.3 One bid is taken back, the other stays, nobody else's question changes."""
    match = auction(3, "123")
    match.play(0, "bid 3")
    match.play(1, "bid 2")
    waiting = match.decision(2)
    assert match.free(0) == [1]
    assert match.free(1) == [2]
    assert match.free(2) == []
    match.undo(1)
    assert str(match.entries[-1]) == "undo 1 alone"
    assert list(match.actors) == [0, 2]
    assert match.view(1).facts["bids"] == [0, 2, 0]
    assert (match.decision(0), match.decision(2)) == (4, waiting)
    assert match.free(1) == [2]
    match.play(0, "bid 1")
    match.play(2, "bid 3")
    assert match.view(None).facts["past"] == [[1, 1, 2, 3]]


def test_not_taken_back_after_the_reveal() -> None:
    """2.4 Once shown, a bid is free to nobody, and not to be taken back alone."""
    match = auction(3, "123")
    bid(match, "123")
    assert [match.free(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(BadUndo):
        match.enter("undo 1 alone")


def test_reveal() -> None:
    """2.4 The last choice shows all bids together, to all."""
    match = auction(3, "123")
    match.play(0, "bid 3")
    match.play(2, "bid 1")
    told = match.play(1, "bid 2")
    shown = [(e.args, e.audience) for e in told if e.code == "bids"]
    assert shown == [((0, 3), EVERYONE), ((1, 2), EVERYONE), ((2, 1), EVERYONE)]
    assert match.entries[3].barrier
    assert match.view(None).facts["hands"] == [[1, 2], [1, 3], [2, 3]]


def test_highest_bid_wins() -> None:
    """3.1 Also if lower bids are tied."""
    match = auction(3, "312")
    bid(match, "113")
    assert match.view(None).facts["points"] == [0, 0, 3]


def test_tie_is_lost() -> None:
    """3.2 Nobody gets it, not even the next lower bid."""
    match = auction(3, "321")
    bid(match, "332")
    assert match.view(None).facts["points"] == [0, 0, 0]
    assert match.view(None).facts["stake"] == 2


def test_tie_is_carried() -> None:
    """3.3 The next winner gets both prizes."""
    match = auction(2, "321", "carried")
    bid(match, "33")
    assert match.view(None).facts["stake"] == 5
    bid(match, "21")
    assert match.view(None).facts["points"] == [5, 0]


def test_tie_in_the_last_round() -> None:
    """3.4 There is no next prize to carry it to."""
    match = auction(2, "12", "carried")
    bid(match, "21")
    bid(match, "12")
    assert scores(match) == (1, 2)
    tied = auction(2, "12", "carried")
    bid(tied, "11")
    bid(tied, "22")
    assert scores(tied) == (0, 0)
    assert tied.state.census() == {"prizes": 2, "cards": 4}


def test_carrying_needs_a_next_round() -> None:
    """3.5 The two options exclude each other."""
    with pytest.raises(ExcludedOptions):
        GAME.setup(2, {"rounds": 1, "ties": "carried"})
    assert GAME.setup(2, {"rounds": 1}).limits.high == 1


def test_most_points_win() -> None:
    """4.1 Ranks by points, ties share."""
    match = auction(3, "12")
    bid(match, "122")
    bid(match, "211")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranks) == ((2, 0, 0), (1, 2, 2))
    assert list(match.actors) == []


def test_a_world_that_fits() -> None:
    """2.3 A sealed bid may be any card of the hand."""
    match = auction(2, "312")
    match.play(1, "bid 2")
    view = match.view(0)
    worlds = {str(GAME.determinize(view, Random(n)).to_dict()["bids"]) for n in range(40)}
    assert worlds == {"[0, 1]", "[0, 2]", "[0, 3]"}


@pytest.mark.parametrize(
    ("past", "prize", "bids"),
    [([[1, 1, 1], [1, 2, 2]], 0, [0, 0]), ([[1, 1, 1]], 2, [1, 0]), ([], 0, [1, 0]),
     ([], 1, [1, 1]), ([[1, 1]], 0, [0, 0]), ([], 4, [0, 0])],
)  # fmt: skip
def test_impossible_positions(past: list[list[int]], prize: int, bids: list[int]) -> None:
    """1.1 Positions that cannot be are refused."""
    setup = GAME.setup(2, {"rounds": 3})
    with pytest.raises(BadData):
        setup.from_dict({"past": past, "prize": prize, "bids": bids})


def test_chance_alone_turns_prizes() -> None:
    """2.1 Without luck the caller plays chance."""
    match = Match(GAME.setup(2))
    assert list(match.actors) == [CHANCE]
    match.play(CHANCE, "prize 4")
    assert list(match.actors) == [0, 1]
