"""The kit's test of bots: honest ones pass in every game, one that sees a state does not."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.level import MAKERS, Settings
from tafelrunde.core.action import Action
from tafelrunde.core.parts import VIEW, ViewPart
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import State
from tafelrunde.core.view import View
from tafelrunde.testing.kit.peeking import check_peeking
from tafelrunde.testing.report import Report

SMALL = ("leduc", "sealed_bids", "pass_card", "connect4")


def checked(key: str, levels: tuple[str, ...] = (), seed: int = 7) -> Report:
    game = find(key)
    report = Report(key)
    check_peeking(game.setup(max(2, game.meta.seats[0])), seed, report, levels)
    return report


@pytest.mark.parametrize("key", SMALL)
def test_no_level_peeks(key: str) -> None:
    report = checked(key)
    assert report.ok, str(report)
    assert report.steps


@pytest.mark.slow
@pytest.mark.parametrize("key", metas())
def test_no_level_peeks_in_any_game(key: str) -> None:
    report = checked(key)
    assert report.ok, str(report)


class Curious:
    """Chooses by everything it is told."""

    def choose(self, view: View, random: Random) -> Action:
        return view.legal[sum(map(ord, view.text())) % len(view.legal)]


def make(settings: Settings) -> Bot:
    return Curious()


class Leaking:
    """The view of a game, with the whole state in it."""

    def __init__(self, honest: ViewPart) -> None:
        self.honest = honest

    def view(self, state: State, seat: int | None) -> View:
        view = self.honest.view(state, seat)
        facts = {**view.facts, "leak": state.to_dict()}
        return View(view.setup, seat, facts, view.actors, view.legal, view.ask, view.outcome)

    def determinize(self, view: View, random: Random) -> State:
        facts = {key: fact for key, fact in view.facts.items() if key != "leak"}
        honest = View(view.setup, view.seat, facts, view.actors, view.legal, view.ask, None)
        return self.honest.determinize(honest, random)


def test_a_bot_that_could_peek_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MAKERS, "curious", make)
    game = find("leduc")
    seeds = range(6)
    assert all(checked("leduc", ("curious",), seed).ok for seed in seeds)
    monkeypatch.setitem(game._parts, "view", Leaking(game.part(VIEW)))
    assert not all(checked("leduc", ("curious",), seed).ok for seed in seeds)
