"""What a player is told before a click: grades, what a roll needs, what a deal brings."""

from __future__ import annotations

import pytest

from tafelrunde.core.action import Action
from tafelrunde.core.view import View
from tafelrunde.desks import Price, Value, desk_of
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat
from tafelrunde.words.words import Words

NAMES = ("Anna", "Ben", "Cleo")
DE, EN = Words(GAME, "de", NAMES), Words(GAME, "en", NAMES)
DESK = desk_of(GAME)


def at(board: Board, text: str) -> tuple[View, Action]:
    view = board.view(board.state.actors()[0])
    return view, next(action for action in view.legal if str(action) == board.full(text))


def test_robbing_costs_a_grade() -> None:
    """5.1, 4.2."""
    board = place([seat(3), seat(), seat()])
    assert DESK.price(*at(board, "rob"), DE) == Price((Value("grade", "3 → 4", "Note"),))
    assert DESK.sentence(*at(board, "rob"), DE) == "Gräber ausrauben"


def test_the_gallows_cost_all_of_it() -> None:
    """6.3."""
    board = place([seat(2), seat(), seat()], gallows="RL")
    assert DESK.price(*at(board, "gallows RL"), EN) == Price((Value("grade", "2 → 6", "grade"),))


@pytest.mark.parametrize(("deed", "told"), [("skip", "4 → 3"), ("prepare", "4 → 2")])
def test_studying_brings_one_or_two(deed: str, told: str) -> None:
    """7.1, 7.2."""
    board = place([seat(4), seat(), seat()])
    board.play(deed)
    assert DESK.price(*at(board, "study"), DE) == Price((), (Value("grade", told, "Note"),))


def test_an_operation_says_what_it_needs() -> None:
    """8.11, 9.1."""
    board = place([seat(4, "LL1 RA2"), seat(), seat()], step="second")
    click = at(board, "operate LL1 1")
    assert DESK.sentence(*click, DE) == "Du nähst an, Ben assistiert: linkes Bein A. Wurf 4 nötig."
    assert "value" not in str(DESK.sentence(*click, EN))


@pytest.mark.parametrize(
    ("die", "sewn", "told"),
    [
        (4, "LA1 RA1 LL2 RL1 HD2 BR3", "You revive your monster: a roll of 4 is needed."),
        (1, "LA1 RA1 LL2 RL1 HD2 BR3", "You revive your monster: it cannot fail."),
        (6, "LA1 HD2 BR3", "You revive your monster: no roll is enough."),
    ],
)
def test_a_revival_says_what_it_needs(die: int, sewn: str, told: str) -> None:
    """10.2, 9.2."""
    board = place([seat(die, "", sewn), seat(), seat()], step="second")
    assert DESK.sentence(*at(board, "revive"), EN) == told


@pytest.mark.parametrize(("die", "lost"), [(3, False), (4, True)])
def test_a_revival_that_cannot_succeed_asks_first(die: int, lost: bool) -> None:
    """10.2, 10.4: three limbs are missing, so a 4 would need a 7."""
    board = place([seat(die, "", "LA1 HD2 BR3"), seat(), seat()], step="second")
    told = DESK.loss(*at(board, "revive"), DE)
    assert (told is not None) == lost
    if lost:
        assert told == (
            "Kein Wurf reicht (nötig wäre 7): Das Hirn kommt sicher auf den Galgenberg."
        )


def test_a_deal_in_numbers() -> None:
    """11.9 to 11.12: parts and knowledge for the offer, or the parts alone."""
    board = place([seat(4, "LL1"), seat(2, "RA2"), seat()], step="third")
    board.play("offer LL1", "call", "add RA2 unseen", "points p2", "bid", "pass")
    offered = (Value("store", 1, "Teil"),)
    part = Value("store", 1, "Teil")
    taken = DESK.price(*at(board, "accept 1"), DE)
    assert taken == Price(offered, (part, Value("grade", "4 → 2", "Note")))
    assert DESK.price(*at(board, "waive 1"), DE) == Price(offered, (part,))
    assert DESK.sentence(*at(board, "accept 1"), DE) == "Du gibst Ben für das Gebot: linkes Bein A."


def test_a_plate_says_whether_a_store_is_safe() -> None:
    """6.5, 13.2."""
    board = place([seat(2, "LL1 RA2", "HD2"), seat(3, "RL1"), seat()])
    mine = DESK.plate(board.view(None), 0, DE)
    assert mine.line == "2 Teile im Lager, bestehlbar"
    shown = {value.icon: value.number for value in mine.values}
    assert shown == {"grade": 2, "body": "1/6", "store": 2, "shovel": 0}
    assert mine.score == Value("points", 2, "Punkte")
    other = DESK.plate(board.view(None), 1, EN)
    assert other.line == "1 part in store, safe"
