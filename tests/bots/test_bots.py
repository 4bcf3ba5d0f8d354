"""Bots get views only, choose what is legal, and the greedy one is better."""

from __future__ import annotations

from math import comb
from random import Random

import pytest

import tafelrunde
from tafelrunde import bots
from tafelrunde.bots.expect import Lookahead, likeliest
from tafelrunde.bots.run import play
from tafelrunde.core.errors import UnknownBot
from tafelrunde.core.game import load_game
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import State
from tafelrunde.core.view import View

CONNECT4 = find("connect4").setup(2)
STONES = load_game("tafelrunde.cli.template").setup(2)


def grid(*columns: str) -> View:
    state = CONNECT4.from_dict({"columns": [*columns, *[""] * (7 - len(columns))]})
    return CONNECT4.game.view(state, state.actors()[0])


def stones(heap: int, turn: int = 0) -> State:
    steps = [{"ask": "take", "seat": turn}]
    return STONES.from_dict({"heap": heap, "taken": [0, 0], "steps": steps})


def test_unknown_bot() -> None:
    with pytest.raises(
        UnknownBot, match="known: beginner, casual, strong, expert, bold, careful, random"
    ):
        bots.find("genius")


def test_levels_are_in_order_of_strength() -> None:
    assert bots.LEVELS == ("beginner", "casual", "strong", "expert")
    assert bots.USUAL in bots.LEVELS


def test_the_reference_is_found_and_not_offered() -> None:
    assert "reference" in bots.NAMES
    assert "reference" not in bots.LEVELS


@pytest.mark.parametrize("level", [name for name in bots.NAMES if name not in bots.CHARACTERS])
@pytest.mark.parametrize("key", ["connect4", "leduc", "sealed_bids"])
def test_matches_end_and_repeat(key: str, level: str) -> None:
    records = []
    for _ in range(2):
        match = tafelrunde.match(key, seats=2, seed=3)
        play(match, [bots.find(level)] * 2, Random(4))
        records.append(tafelrunde.record(match).text())
    assert records[0] == records[1]


def test_greedy_takes_a_win() -> None:
    view = grid("000", "11", "1")
    assert str(bots.find("greedy").choose(view, Random(0))) == "drop a"


class Contrary:
    """The part of a game that likes what its advice dislikes."""

    @staticmethod
    def value(state: State) -> list[float]:
        return [-worth for worth in CONNECT4.game.value(state)]

    prior = staticmethod(CONNECT4.game.prior)


def test_the_reference_has_a_judgement_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The part `reference` of a game counts for this bot alone; without one, the advice does."""
    view = grid("000", "11", "1")
    assert str(bots.find("reference").choose(view, Random(0))) == "drop a"
    monkeypatch.setitem(CONNECT4.game._parts, "reference", Contrary)
    assert str(bots.find("reference").choose(view, Random(0))) != "drop a"
    assert str(bots.find("greedy").choose(view, Random(0))) == "drop a"


def test_greedy_breaks_ties_by_prior() -> None:
    """In an empty grid no column is worth less than nothing, and the centre is looked at first."""
    assert str(bots.find("greedy").choose(grid(), Random(0))) == "drop d"


def test_greedy_beats_random() -> None:
    """So many wins of 60 would come about by luck less than once in 10,000 studies."""
    games = 60
    wins = 0
    for index in range(games):
        seat = index % 2
        pair = [bots.find("random"), bots.find("random")]
        pair[seat] = bots.find("greedy")
        outcome = play(Match(CONNECT4), pair, Random(index))
        assert outcome is not None
        wins += outcome.winners == (seat,)
    by_luck = sum(comb(games, k) for k in range(wins, games + 1)) / 2**games
    assert by_luck < 1e-4


def test_chance_is_weighed_by_its_odds() -> None:
    """Six heaps, 7 to 12: only 8 and 12 are bad for the first seat."""
    lookahead = Lookahead(1, Random(0), work=0)
    assert lookahead.expect(STONES.start(), 0, 12) == pytest.approx((2 * 0.5 - 4 * 0.5) / 6)


def test_many_outcomes_are_sampled() -> None:
    lookahead = Lookahead(1, Random(0), work=0)
    assert lookahead.expect(STONES.start(), 0, 1) in (0.5, -0.5)


def test_greedy_leaves_a_bad_heap() -> None:
    view = STONES.game.view(stones(7), 0)
    assert str(bots.find("greedy").choose(view, Random(0))) == "take 3"


def test_few_actions_by_prior() -> None:
    state = CONNECT4.start()
    found = likeliest(state, 0, state.legal(0), 3)
    assert sorted(map(str, found)) == ["drop c", "drop d", "drop e"]


def test_chance_is_played_where_a_match_has_no_luck() -> None:
    match = Match(STONES)
    play(match, [bots.find("random")] * 2, Random(1))
    assert match.over
