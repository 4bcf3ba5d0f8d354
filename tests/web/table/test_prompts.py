"""A question fits the two lines that the dock of a phone has for it."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import FOLDERS, find, packages
from tafelrunde.words.words import Words

GAMES = [key for key, package in packages().items() if package.startswith(FOLDERS[0])]
LONGEST = 76  # letters; 83 take three lines at 390 px
NAMES = ("Anna", "Bo", "Christa", "Friederike", "Emil", "Fritz")
MATCHES = 12  # with each number of seats
MOST = 4000  # decisions of a match


def asked(game: str, seats: int, seed: int) -> set[str]:
    """Every question of a random match, in both languages."""
    setup = find(game).setup(seats, find(game).meta.recorded({}))
    match, random = Match(setup, Seeded(seed)), Random(seed)
    tell = [Words(setup.game, lang, NAMES[:seats]) for lang in ("de", "en")]
    out: set[str] = set()
    for _ in range(MOST):
        if match.over:
            break
        seat = match.actors[0]
        question = match.asked(seat)
        assert question is not None
        out.update(words.ask(question) for words in tell)
        match.play(seat, random.choice(match.legal(seat)))
    return out


@pytest.mark.parametrize("game", GAMES)
def test_a_question_takes_two_lines_of_a_phone(game: str) -> None:
    fewest, most = find(game).meta.seats
    found = {
        one
        for seats in range(fewest, most + 1)
        for seed in range(MATCHES)
        for one in asked(game, seats, seed)
    }
    assert not {one for one in found if len(one) > LONGEST}
