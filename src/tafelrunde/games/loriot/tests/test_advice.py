"""Advice and observation: what bots and learners get."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

from tafelrunde.bots.bot import Bot, RandomBot
from tafelrunde.bots.greedy import Greedy
from tafelrunde.bots.run import play as play_match
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.loriot.advice import FEATURES, features
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import asked, at, legal, place, table, throw
from tafelrunde.testing.helpers.acts import play
from tafelrunde.testing.kit.walk import pick

OWN: dict[str, bool | int | str] = {"calculation": "player"}


def favourite(state: Loriot) -> str:
    """What a greedy bot does."""
    seat = state.actors()[0]
    return str(Greedy().choose(GAME.view(state, seat), Random(1)))


@pytest.mark.parametrize("options", [{}, {"targets": "new"}, {"cunning": True}, OWN])
def test_values_and_priors(options: dict[str, bool | int | str]) -> None:
    """14.3: decided matches are worth 1, 0 and -1, others lie between; priors add up to one."""
    random = Random(3)
    state = table(3, **options).start()
    steps = 0
    while actors := state.actors():
        steps += 1
        if actors[0] >= 0 and steps % 7 == 0:
            assert all(-1 <= value <= 1 for value in GAME.value(state))
            legal_now = state.legal(actors[0])
            assert sum(GAME.prior(state, actors[0], legal_now)) == pytest.approx(1)
        state.apply(actors[0], pick(state, actors[0], random))
    assert set(GAME.value(state)) <= {1.0, 0.0, -1.0}


def test_higher_and_further_right_is_better() -> None:
    """1.1, 2.4: the right leads to the higher chips, and up is up."""
    low, high = place({"blue": "YL1"}), place({"blue": "B30"})
    assert GAME.value(high)[0] > GAME.value(low)[0]
    left, right = place({"blue": "R4"}), place({"blue": "R28"})
    assert GAME.value(right)[0] > GAME.value(left)[0]


@pytest.mark.parametrize("calculation", ["engine", "player"])
def test_bots_take_the_solvers_way(calculation: str) -> None:
    """9.3, 9.10: they lay as few cards as possible and calculate as the solver does."""
    state = place({"blue": "B26 out out out"}, options={"calculation": calculation})
    play(state, *throw(1), "white 4 4", "intervene nine")
    for _ in range(10):
        if asked(state) == "roll-six":
            break
        play(state, favourite(state))
    assert at(state, "blue") == "B27"


def test_bots_give_up_what_cannot_be_made() -> None:
    """9.11: no card is wasted."""
    state = place({"blue": "G6 out out out"}, hands={"blue": "2"})
    play(state, *throw(1), "white 6 6", "decline")
    assert favourite(state) in ("give-up", "claim")


def test_bots_intervene_where_it_hurts() -> None:
    """9.2: one card left to the mover, and a nine makes its number impossible."""
    state = place(
        {"blue": "B26 out out out", "orange": "B2"}, hands={"blue": "8", "orange": "9 10"}
    )
    play(state, *throw(5), "white 4 4")
    assert favourite(state).startswith("intervene")


def test_bots_do_not_help() -> None:
    """9.2: they do not lay the very card that the mover needs."""
    state = place({"blue": "B26 out out out"}, hands={"blue": "2", "orange": "8"})
    play(state, *throw(5), "white 4 4")
    assert favourite(state) == "decline"


def feature(state: Loriot, name: str, seat: int = 0) -> float:
    return features(state)[seat][FEATURES.index(name)]


def test_cards_promise_something_below_a_head() -> None:
    """9.8: an empty hand fails on every head, a full one hardly ever."""
    hopes = [
        feature(place({"blue": "B26 out out out"}, hands={"blue": hand}), "promise")
        for hand in ("", "2", "2 3 4", "2 3 4 5 6 7")
    ]
    assert hopes == sorted(hopes)
    assert len(set(hopes)) == len(hopes)


def test_who_does_a_sum_has_laid_the_cards_for_it() -> None:
    """9.3: an eight is laid, and the stone stands where it leads."""
    state = place({"blue": "B26 out out out"}, hands={"blue": "2 8 K"})
    before = feature(state, "hand")
    play(state, *throw(1), "white 4 4")
    assert (before, feature(state, "hand")) == (3.0 * 2 / 5, 2.0 * 2 / 5)
    hopeless = place({"blue": "B26 out out out"}, hands={"blue": "2"})
    play(hopeless, *throw(1), "white 6 6")
    assert feature(hopeless, "hand") == 1.0 * 2 / 5
    assert feature(hopeless, "promise") < feature(state, "promise")


def test_a_last_stone_cannot_use_a_whole_hand() -> None:
    """9.3: six cards are enough for it, and four stones miss a card more than one does."""
    one, four = "B26 out out out", "B26"
    assert feature(place({"blue": one}), "hand") == 6.0 * 2 / 5
    assert feature(place({"blue": four}), "hand") == 12.0
    fewer = place({"blue": one}, hands={"blue": "2 3 4 5 6 7"})
    assert feature(fewer, "hand") == 6.0 * 2 / 5


def test_in_the_late_phase_nobody_chooses_the_way() -> None:
    """13.1: after four arrivals a stone goes up where it is, to a lower chip."""
    four = "T8:8 T8:8 T8:8 T8:8"
    early = feature(place({"blue": "R10", "orange": "T8:8 T8:8 T8:8"}), "promise")
    assert feature(place({"blue": "R10", "orange": four}), "promise") < early


def test_stones_far_below_are_at_risk_until_the_fourth_arrival() -> None:
    """12.1, 12.4: the more have arrived, the more is removed, and then nothing."""
    low, high = place({"blue": "YL1"}), place({"blue": "B3"})
    part = feature(low, "risk") / feature(low, "promise")
    assert part > feature(high, "risk") / feature(high, "promise") > 0
    later = place({"blue": "YL1", "orange": "T8:8 T8:8"})
    assert feature(later, "risk") / feature(later, "promise") > part
    late = place({"blue": "YL1", "orange": "T8:8 T8:8 T8:8 T8:8"})
    assert feature(late, "risk") == feature(late, "ahead") == 0.0


def test_waiting_stones_are_in_danger_where_they_are_removed() -> None:
    """12.5: the option empties the green area, too."""
    stones = {"orange": "B3"}
    assert feature(place(stones), "doomed") == 0.0
    assert feature(place(stones, options={"remove_waiting": True}), "doomed") > 0.0


def test_off_the_solvers_way_there_is_still_one() -> None:
    """9.10: a bot that takes over a calculation that somebody has begun."""
    state = place({"blue": "B26 out out out"}, options=OWN)
    play(state, *throw(1), "white 4 4", "intervene nine", "play two", "play three", "play four")
    play(state, "claim", "combine n2 plus n3")  # 9, 5, 4 are left: 9 + 4 − 5
    play(state, favourite(state))
    play(state, favourite(state))
    assert at(state, "blue") == "B27"


def test_a_spoilt_calculation_is_given_up() -> None:
    """9.10, 9.11: 9 and 18 make no 8."""
    state = place({"blue": "B26 out out out"}, options=OWN)
    play(state, *throw(1), "white 4 4", "intervene nine", "play two", "play nine")
    play(state, "claim", "combine n1 minus n3")
    assert legal(state)[-1] == "give-up"
    assert sum(GAME.prior(state, 0, state.legal(0))) == pytest.approx(1)


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """1.1: most matches of two, whoever sits first."""
    won = 0
    for seed in range(10):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        mine = seed % 2
        bots[mine] = Greedy()
        outcome = play_match(Match(table(2), Seeded(seed)), bots, Random(seed))
        assert outcome is not None
        won += outcome.winners == (mine,)
    assert won >= 7


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_observation_fills_its_layout(seats: int) -> None:
    """1.10: every number lies between 0 and 1, and hidden chips are zero."""
    random = Random(seats)
    state = table(seats, targets="new").start()
    size = sum(prod(shape) for _, shape in GAME.layout(state.setup))
    for _ in range(120):
        state.apply(state.actors()[0], pick(state, state.actors()[0], random))
    for reader in (*range(seats), None):
        out = [9.0] * size
        GAME.observe(GAME.view(state, reader), out)
        assert all(0 <= value <= 1 for value in out)
