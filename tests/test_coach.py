"""Hints for a first match: their questions are asked, their rings drawn, their words short."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.boards import drawing_of
from tafelrunde.coach import MOST, Mark, marks_of
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find, metas
from tafelrunde.core.view import View
from tafelrunde.testing.helpers.drawing import tokens
from tafelrunde.words.catalogue import LANGUAGES, catalogue
from tafelrunde.words.rulebook import rulebook
from tafelrunde.words.words import Words

GAMES = [find(key) for key in metas()]
MATCHES = 12
STEPS = 250
LONGEST = 130  # characters: three lines


def moments(game: Game) -> list[tuple[Mark, View, str]]:
    """For each hint a moment at which it is shown, and its ring."""
    left = {mark.name: mark for mark in marks_of(game)}
    out = []
    for seed in range(MATCHES):
        match, random = Match(game.setup(max(2, game.meta.seats[0])), Seeded(seed)), Random(seed)
        for _ in range(STEPS):
            if match.over or not left:
                break
            seat = match.actors[0]
            view = match.view(seat)
            for mark in list(left.values()):
                fitting = [action for action in view.legal if mark.fits(action)]
                if view.ask is not None and view.ask.code in mark.asks and fitting:
                    out.append((left.pop(mark.name), view, mark.token(fitting[0])))
            match.play(seat, random.choice(match.legal(seat)))
    assert not left, f"never shown: {sorted(left)}"
    return out


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_rings_are_drawn_where_a_hint_is_shown(game: Game) -> None:
    draw = drawing_of(game)
    assert draw is not None
    for mark, view, ring in moments(game):
        assert ring in tokens(draw(view, Words(game, "en"))), f"{mark.name}: no {ring}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.key))
def test_hints_are_few_and_short(game: Game, lang: str) -> None:
    marks, texts = marks_of(game), catalogue(game.package, lang)
    assert 3 <= len(marks) <= MOST
    assert len({mark.name for mark in marks}) == len(marks)
    for mark in marks:
        assert mark.rule in rulebook(game.package, lang).paragraphs
        assert len(texts.say(f"{mark.text}.title", ()).split()) <= 4
        assert len(texts.say(mark.text, ())) <= LONGEST
        assert all(f"ask-{code}" in texts.ids for code in mark.asks)
    assert {id for id in texts.ids if id.startswith("coach-")} == {mark.text for mark in marks}
