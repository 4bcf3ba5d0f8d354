"""Positions of a match: the same as were played, found with little work."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.web.replay.film import MOST, STEP, Film
from tafelrunde.web.replay.projector import start


def film_of(match: Match) -> Film:
    film = Film(partial(start, match.setup, match.position))
    film.follow(match.entries)
    return film


def played(key: str, seats: int, steps: int, undo: float = 0.0) -> tuple[Match, list[object]]:
    """A match, and its position after each entry."""
    match, random = Match(find(key).setup(seats)), Random(4)
    match.resume(Seeded(4))
    seen: dict[int, object] = {len(match.entries): match.state.to_dict()}
    for _ in range(steps):
        if match.over:
            break
        seat = random.choice(match.actors)
        free = match.free(seat)
        if free and random.random() < undo:
            match.undo(random.choice(free))
        else:
            match.play(seat, random.choice(match.legal(seat)))
        seen[len(match.entries)] = match.state.to_dict()
    return match, [seen.get(at) for at in range(len(match.entries) + 1)]


@pytest.mark.parametrize("key", ["hamlet", "loriot", "sealed_bids", "leduc"])
def test_every_position_is_the_one_that_was(key: str) -> None:
    seats = find(key).meta.seats[0]
    match, seen = played(key, seats, 150, undo=0.3)
    film = film_of(match)
    order = [at for at, state in enumerate(seen) if state is not None]
    Random(1).shuffle(order)
    for at in order:
        assert film.state(at).to_dict() == seen[at], at


def test_a_sealed_choice_is_taken_back_alone() -> None:
    """What others chose after it stands."""
    match = Match(find("sealed_bids").setup(3), Seeded(4))
    positions = [match.state.to_dict()]
    begin = len(match.entries)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
        positions.append(match.state.to_dict())
    match.undo(begin)
    positions.append(match.state.to_dict())
    assert match.entries[-1].alone
    film = film_of(match)
    assert [film.state(begin + step).to_dict() for step in range(4)] == positions
    assert positions[3] not in positions[:3]


def test_a_step_far_into_a_match_is_cheap() -> None:
    match, _ = played("eko", 4, 400)
    film = film_of(match)
    last = len(match.entries)
    assert last > 4 * STEP
    film.state(last)
    first = film.played
    assert first == last
    for at in (last - 1, last // 2, 10, last):
        film.state(at)
        assert film.played - first <= STEP
        first = film.played


def test_a_position_is_the_callers_own() -> None:
    match, _ = played("eko", 4, 200)
    film = film_of(match)
    film.state(len(match.entries))
    state = film.state(STEP)  # which is kept
    before = state.to_dict()
    state.apply(-1, state.odds()[0][0])
    assert state.to_dict() != before
    assert film.state(STEP).to_dict() == before


def test_states_that_are_kept_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = played("eko", 4, 400)
    usual = film_of(match).state(40).to_dict()
    monkeypatch.setattr("tafelrunde.web.replay.film.STEP", 2)
    film = film_of(match)
    film.state(len(match.entries))
    assert len(film._kept) == MOST
    assert film.state(40).to_dict() == usual


def test_it_follows_a_match_that_goes_on() -> None:
    match, _ = played("eko", 4, 20)
    film = film_of(match)
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[0])
    film.follow(match.entries)
    assert film.state(len(match.entries)).to_dict() == match.state.to_dict()
