"""Searches: they find what can be found, repeat themselves, and never plan with what they will not
know."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.bots import find as find_bot
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.plan import NEVER, Plan
from tafelrunde.bots.search import Search
from tafelrunde.bots.thinkers import Searcher, mean_of
from tafelrunde.bots.tree import Node, heard, widen
from tafelrunde.bots.valuing import Advice
from tafelrunde.core.errors import UnknownBot
from tafelrunde.core.event import EVERYONE, Event, only
from tafelrunde.core.game import load_game
from tafelrunde.core.registry import find
from tafelrunde.core.state import State
from tafelrunde.core.view import View

CONNECT4 = find("connect4").setup(2)
STONES = load_game("tafelrunde.cli.template").setup(2)
BIDS = find("sealed_bids").setup(2)


def grid(*columns: str) -> View:
    state = CONNECT4.from_dict({"columns": [*columns, *[""] * (7 - len(columns))]})
    return CONNECT4.game.view(state, state.actors()[0])


def best(view: View, bot: str = "search:sims=200") -> str:
    return str(find_bot(bot).choose(view, Random(1)))


def test_a_win_is_taken_and_a_loss_is_blocked() -> None:
    assert best(grid("000", "11", "1")) == "drop a"
    assert best(grid("000", "11")) == "drop a"


def test_a_win_two_moves_ahead_is_found() -> None:
    """Two stones side by side with room on both sides: a third one makes two threats."""
    view = grid("", "", "01", "01", "", "", "")
    assert best(view, "search:sims=1500") in ("drop b", "drop e")


@pytest.mark.parametrize("key", ["connect4", "leduc", "sealed_bids"])
@pytest.mark.parametrize("name", ["search:sims=60", "plan:beam=4", "quick"])
def test_the_same_seed_chooses_the_same(key: str, name: str) -> None:
    setup = find(key).setup(2)
    random = Random(2)
    state = setup.start()
    while state.actors() == (-1,):
        state.apply(-1, state.draw(random))
    seat = state.actors()[-1]
    view = setup.game.view(state, seat)
    again = View.read(setup, view.text())
    chosen = [str(find_bot(name).choose(one, Random(5))) for one in (view, view, again)]
    assert len(set(chosen)) == 1


def test_time_ends_a_search() -> None:
    view = grid()
    judge = judge_of(CONNECT4.game)
    search = Search(judge, 0, [CONNECT4.game.determinize(view, Random(1))], False, Random(1))
    search.run(0, 5.0)
    assert search.done > 0


@pytest.mark.parametrize("settings", ["leaf=playout", "leaf=playout:eager=1", "eager=0"])
@pytest.mark.parametrize("key", ["connect4", "leduc", "sealed_bids"])
def test_leaves_may_be_valued_otherwise(key: str, settings: str) -> None:
    setup = find(key).setup(2)
    state, random = setup.start(), Random(2)
    while state.actors() == (-1,):
        state.apply(-1, state.draw(random))
    view = setup.game.view(state, state.actors()[0])
    bot = find_bot(f"search:sims=40:{settings}")
    assert bot.choose(view, Random(5)) is bot.choose(view, Random(5))
    assert bot.choose(view, Random(5)) in view.legal


def test_random_matches_find_a_win() -> None:
    view = grid("", "", "01", "01", "", "", "")
    assert best(view, "search:sims=1500:leaf=playout") in ("drop b", "drop e")


def test_what_a_leaf_is_worth_is_one_of_two() -> None:
    with pytest.raises(UnknownBot):
        find_bot("search:leaf=coin")


def test_looking_at_children_costs_more_values() -> None:
    """Valued: a leaf for each simulation, or all children of a node that is chosen from."""
    judge, counts = judge_of(CONNECT4.game), []
    for eager in (False, True):
        values = 0

        def value(state: State) -> list[float]:
            nonlocal values
            values += 1
            return judge.value(state)

        search = Search(Advice(value, judge.prior), 0, [CONNECT4.start()], False, Random(1), eager)
        search.run(50, 0)
        counts.append(values)
    assert counts[0] == 50
    assert counts[1] > 100


def test_seats_that_choose_at_once_do_not_answer_each_other() -> None:
    """The other seat's table is one for all of one's own choices."""
    state = BIDS.start()
    while state.actors() == (-1,):
        state.apply(-1, state.draw(Random(1)))
    view = BIDS.game.view(state, 0)
    search = Searcher(sims=100, worlds=4).think(view, Random(1))
    after = search.root.after
    assert after is not None
    assert search.mine is after[0]
    assert after[1].visits == search.mine.visits == 100


def test_what_others_were_told_is_not_heard() -> None:
    told = [Event(EVERYONE, "draws", "1", (0,)), Event(only(1), "sees", "1", (7,))]
    assert heard(told, 0) == ("draws", (0,))
    assert heard(told, 1) == ("draws", (0,), "sees", (7,))


def test_of_many_actions_more_are_looked_at_later() -> None:
    legal = [CONNECT4.space.blocks[0].at(i % 7) for i in range(7)]
    few, many = Node(), Node()
    few.fill(legal, [1 / 7] * 7)
    many.fill(legal * 10, [i / 70 for i in range(70)])
    assert few.row == few.edges
    assert [edge.prior for edge in many.row] == [i / 70 for i in range(69, 29, -1)]
    many.visits = 100.0
    widen(many)
    assert [edge.prior for edge in many.row] == [i / 70 for i in range(69, 9, -1)]


def test_a_plan_weighs_chance_by_its_odds() -> None:
    """Six heaps, 7 to 12: only 8 and 12 are bad for the first seat."""
    plan = Plan(judge_of(STONES.game), 1, 4, 4, Random(0))
    assert plan.expected(STONES.start()) == pytest.approx((2 * 0.5 - 4 * 0.5) / 6)


def test_a_plan_takes_the_best_line() -> None:
    state = STONES.from_dict({"heap": 7, "taken": [0, 0], "steps": [{"ask": "take", "seat": 0}]})
    assert best(STONES.game.view(state, 0), "plan") == "take 3"


def test_worlds_in_which_nothing_was_followed_do_not_count() -> None:
    assert mean_of([1.0, NEVER]) == 1.0
    assert mean_of([1.0, NEVER, NEVER]) == NEVER
