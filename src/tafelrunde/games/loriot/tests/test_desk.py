"""What a player is told before a click: what suffices, what fails, where the stones are."""

from __future__ import annotations

import pytest

from tafelrunde.core.action import Action
from tafelrunde.core.view import View
from tafelrunde.desks import Price, Value, desk_of
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import Options, place, throw
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.words import Words

NAMES = ("Anna", "Ben", "Cleo")
DE, EN = Words(GAME, "de", NAMES), Words(GAME, "en", NAMES)
DESK = desk_of(GAME)
OWN: Options = {"calculation": "player"}


def on_head(*acts: str, options: Options | None = None, stone: str = "G6") -> Loriot:
    """Blue has to make 8 on a head; nobody intervenes."""
    state = place({"blue": f"{stone} out out out"}, 2, options)
    play(state, *throw(1), "white 4 4", "decline", *acts)
    return state


def at(state: Loriot, text: str, seat: int = 0) -> tuple[View, Action]:
    view = GAME.view(state, seat)
    return view, next(action for action in view.legal if str(action) == text)


def test_giving_up_asks_first() -> None:
    """9.11, 7.5: and says where the stone must go."""
    click = at(on_head(), "give-up")
    assert DESK.loss(*click, DE) == (
        "Die 8 aufgeben: Das Feld ist verloren, der Stein muss nach links."
    )
    assert DESK.loss(*click, EN) == "Give up the 8: the field is lost, the stone must go left."


def test_a_claim_that_fails_asks_first() -> None:
    """9.6, 9.9: three alone makes no eight; three and five do."""
    short = at(on_head("play three"), "claim")
    assert str(DESK.loss(*short, DE)).startswith("Diese Karten ergeben keine 8: ")
    assert DESK.sentence(*short, EN) == "Present it anyway …"
    assert DESK.hint(short[0], DE) == "Diese Karten reichen nicht"
    enough = at(on_head("play three", "play five"), "claim")
    assert DESK.loss(*enough, DE) is None
    assert (DESK.primary(short[0]), DESK.primary(enough[0])) == ("", "claim")
    assert DESK.sentence(*enough, DE) is None
    assert DESK.hint(enough[0], EN) == "These cards are enough"


def test_without_a_card_nothing_can_be_claimed() -> None:
    """9.5."""
    click = at(on_head(), "claim")
    assert str(DESK.loss(*click, EN)).startswith("Without cards there is no 8: ")


def test_who_calculates_is_told_nothing_before() -> None:
    """9.10: several cards may be wrong; one cannot be helped."""
    assert DESK.loss(*at(on_head("play three", "play four", options=OWN), "claim"), DE) is None
    assert DESK.loss(*at(on_head("play three", options=OWN), "claim"), DE) is not None


@pytest.mark.parametrize(("sign", "wrong"), [("plus", False), ("times", True)])
def test_the_last_step_of_a_sum_that_is_wrong_asks_first(sign: str, wrong: bool) -> None:
    """9.6, 9.10."""
    state = on_head("play three", "play five", "claim", options=OWN)
    click = at(state, f"combine n1 {sign} n2")
    told = DESK.loss(*click, DE)
    assert (told is not None) == wrong
    if wrong:
        assert str(told).startswith("Das ergibt 15 statt 8: ")
        assert DESK.sentence(*click, DE) == "3 × 5 = 15"


def test_who_intervenes_gives_a_card() -> None:
    """9.2."""
    state = place({"blue": "G6 out out out"}, 2)
    play(state, *throw(1), "white 4 4")
    click = at(state, "intervene jack", 1)
    assert DESK.price(*click, DE) == Price((Value("cards", 1, "Karte"),))
    assert DESK.sentence(*click, DE) == "Du legst Bube dazu: Anna muss auch damit 8 bilden."
    assert DESK.loss(*click, DE) is None


def test_a_plate_counts_stones_and_cards() -> None:
    """3.3, 11.4."""
    state = place({"blue": "T8:8 G7 out"}, hands={"blue": "2 9 K"})
    plate = DESK.plate(GAME.view(state, None), 0, DE)
    assert plate.score == Value("", 8, "Punkte")
    shown = {value.icon: value.number for value in plate.values}
    assert shown == {"arrived": 1, "way": 1, "cards": 3, "waiting": 1, "out": 1}
    assert plate.line == "Zwei Neun König"


def test_fields_have_names_in_words() -> None:
    """5.1: nobody reads a code that is printed nowhere."""
    graph = place().graph
    for words in (DE, EN):
        told = [words.token(name) for name in graph.names]
        assert len(set(told)) == graph.size
        assert not set(told) & set(graph.names)
