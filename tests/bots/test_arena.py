"""Bots against each other: fair seats, ratings that are right, studies that go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.core.errors import BadStudy, UnknownBot
from tafelrunde.core.registry import find
from tafelrunde.lab.arena import Arena, fight, seatings_of
from tafelrunde.lab.ratings import BOUND, decided, interval, ratings, wilson
from tafelrunde.lab.standing import standing

CONNECT4 = find("connect4").setup(2)
LEDUC = find("leduc").setup(2)


def test_everybody_sits_in_every_seat() -> None:
    assert seatings_of(["greedy", "random"], 2) == (
        ("greedy", "random"),
        ("random", "greedy"),
    )
    assert seatings_of(["greedy", "random"], 3) == (
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    )
    assert len(seatings_of(["greedy", "random", "reference"], 2)) == 6
    assert seatings_of(["greedy", "random"], 1) == (("greedy",), ("random",))


def test_names_are_looked_at_first() -> None:
    with pytest.raises(UnknownBot):
        seatings_of(["greedy", "genius"], 2)
    with pytest.raises(BadStudy):
        seatings_of([], 2)


def test_the_same_luck_for_all_seatings() -> None:
    """With bots that do not choose by chance, leduc's cards fall alike in both matches."""
    arena = Arena(LEDUC, (("greedy", "greedy"), ("greedy", "greedy")), 5)
    first, second = arena.run(0, 2)
    assert first.luck == second.luck == 0
    assert (first.ranks, first.scores) == (second.ranks, second.scores)


def test_the_better_bot_is_found() -> None:
    found = fight(CONNECT4, ["greedy", "random"], 200, until_decided=True)
    assert found.decided == "above"
    assert found.games < 200
    assert found.interval["greedy"][0] > 0.5
    assert found.rating["greedy"] > found.rating["random"]
    assert sum(found.wins_by_seat) <= found.games


def test_a_study_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = fight(LEDUC, ["greedy", "random"], 30)
    file = tmp_path / "study.csv"
    fight(LEDUC, ["greedy", "random"], 11, file=file)
    cut = file.read_text()
    file.write_text(cut[:-7])  # the last line was not written to its end
    seen: list[int] = []
    rest = fight(LEDUC, ["greedy", "random"], 30, file=file, workers=2, progress=seen.append)
    assert seen[0] == 11
    assert rest.win_rate == whole.win_rate
    assert rest.rating == whole.rating
    assert len(file.read_text().splitlines()) == 2 + 30


def test_turns_are_counted() -> None:
    """In connect four a decision is a turn; in Wutaki a turn has several, thought of together."""
    (row,) = Arena(CONNECT4, (("search:sims=5", "random"),), 0).run(0, 1)
    assert row.turns == row.decisions
    arena = Arena(find("wutaki").setup(2), (("search:sims=3:worlds=1", "random"),), 0)
    rows = arena.run(0, 1)
    assert 0 < rows[0].turns[0] < rows[0].decisions[0]
    found, name = standing(arena, rows, "random"), rows[0].bots[0]
    assert found.ms_per_turn[name] > found.ms_per_decision[name]


def test_a_file_of_another_study(tmp_path: Path) -> None:
    file = tmp_path / "study.csv"
    fight(LEDUC, ["greedy", "random"], 2, file=file)
    with pytest.raises(BadStudy, match="another arena"):
        fight(LEDUC, ["greedy", "random"], 2, seed=1, file=file)


def test_ratings_give_back_what_made_them() -> None:
    """Three to one among two is 400 · log10(3), about 191, apart."""
    found = ratings({("a", "b"): 3000.0, ("b", "a"): 1000.0})
    assert found["a"].elo - found["b"].elo == pytest.approx(190.8, abs=1)
    assert found["a"].high - found["a"].elo == pytest.approx(found["a"].elo - found["a"].low)
    assert 5 < found["a"].high - found["a"].low < 20  # half of the difference's 25


def test_who_never_lost_has_a_rating() -> None:
    found = ratings({("a", "b"): 10.0, ("b", "a"): 0.0})
    assert 100 < found["a"].elo < 1000


def test_intervals() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval([]) == (0.0, 1.0)
    pairs = [(1.0, 2)] * 30  # the luck alone decides: the share is known better than by 60 throws
    even = interval([*pairs, (2.0, 2), (0.0, 2)])
    assert even[1] - even[0] < 0.2


def test_a_question_is_decided_by_enough_luck_only() -> None:
    assert abs(decided([1.0] * 5, 0.5)) < BOUND
    assert decided([1.0] * 30, 0.5) > BOUND
    assert decided([0.0] * 30, 0.5) < -BOUND
    assert abs(decided([0.0, 1.0] * 30, 0.5)) < BOUND


def test_a_bot_alone_has_a_standing() -> None:
    arena = Arena(CONNECT4, (("random", "random"),), 0)
    found = standing(arena, arena.run(0, 3), "random")
    assert found.win_rate["random"] == pytest.approx(0.5)
    assert found.rating == {"random": 0}
