"""A turn is thought of as a whole: what was found below an action is kept for the next one, as long
as the seat hears nothing new."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.bots import find as find_bot
from tafelrunde.bots.bot import turn_of
from tafelrunde.bots.search import Search
from tafelrunde.bots.thinkers import LEAST, Searcher
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.view import View


def opening(key: str, seed: int = 1) -> Match:
    """Where somebody has to choose among several."""
    game, random = find(key), Random(seed)
    match = Match(game.setup(game.meta.seats[0]), Seeded(seed))
    for _ in range(60):
        seat = match.actors[0]
        if len(match.legal(seat)) > 1 and len(match.entries) > 30:
            break
        match.play(seat, random.choice(match.legal(seat)))
    return match


def searched(view: View, sims: int = 60) -> Search:
    return Searcher(sims, worlds=4).think(view, Random(1))


def test_a_turn_ends_where_somebody_else_is_asked() -> None:
    view = find("connect4").view(find("connect4").setup(2).start(), 0)
    assert len(turn_of(find_bot("search:sims=20"), view, Random(1))) == 1
    search = searched(view)
    root = search.root
    assert search.go_on(view.legal[0]) is None
    assert search.root is root


@pytest.mark.parametrize("key", ["hamlet", "wutaki", "monstermacher"])
def test_a_turn_can_be_played_as_it_was_thought(key: str) -> None:
    """Nothing but the bot's own actions comes in between, and each of them is legal."""
    longest = 0
    for seed in range(6):
        match = opening(key, seed)
        seat = match.actors[0]
        found = turn_of(find_bot("search:sims=30:worlds=4"), match.view(seat), Random(seed))
        longest = max(longest, len(found))
        before = len(match.entries)
        for count, action in enumerate(found):
            assert len(match.entries) == before + count
            assert match.actors == (seat,) or count == 0
            assert count == 0 or not match.entries[-1].barrier
            match.play(seat, action)
    assert longest > 1


def test_what_was_found_is_kept() -> None:
    for seed in range(20):
        match = opening("wutaki", seed)
        view = match.view(match.actors[0])
        search = searched(view)
        chosen = search.best(view.legal)
        edge = search.mine.edge(chosen)
        assert edge is not None
        if search.go_on(chosen) is not None:
            assert search.root is edge.child
            assert search.done == search.root.visits > 0
            search.run(80, 0)
            assert search.root.visits == 80
            return
    raise AssertionError("no turn with two decisions")


def test_a_turn_begins_with_what_would_be_chosen_alone() -> None:
    match = opening("eko")
    view = match.view(match.actors[0])
    bot = find_bot("search:sims=50")
    assert turn_of(bot, view, Random(3))[0] is bot.choose(view, Random(3))


def test_each_decision_takes_half_of_what_is_left_of_a_turn() -> None:
    bot = Searcher(0, 1000.0)
    assert bot.share(0) == 500
    assert bot.share(500) == 250
    assert bot.share(2000) == LEAST
    assert Searcher(300).share(70) == 0


def test_levels_think_about_turns_too() -> None:
    match = opening("wutaki")
    view = match.view(match.actors[0])
    settings = "sims=30:ms=0:worlds=4"
    searching, level = find_bot(f"search:{settings}"), find_bot(f"strong:{settings}")
    assert turn_of(searching, view, Random(1)) == turn_of(level, view, Random(1))
    assert len(turn_of(find_bot("greedy"), view, Random(1))) == 1
