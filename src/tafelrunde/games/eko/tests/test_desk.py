"""What a player is told before a click: fights in numbers, prices, what would be lost."""

from __future__ import annotations

import pytest

from tafelrunde.core.action import Action
from tafelrunde.core.view import View
from tafelrunde.desks import Value, desk_of
from tafelrunde.games.eko.drawing.aim import way
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import LONG_ROW, ROW, place
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.words import Words

DE, EN = Words(GAME, "de", ("Anna", "Ben")), Words(GAME, "en", ("Anna", "Ben"))
DESK = desk_of(GAME)


def at(state: Eko, text: str) -> tuple[View, Action]:
    view = GAME.view(state, state.actors()[0])
    return view, next(action for action in view.legal if str(action) == text)


@pytest.mark.parametrize(
    ("army", "foe", "de", "en"),
    [
        ("g3:3", "g6:1", "g3 greift g6 an: 3 gegen 1.", "g3 attacks g6: 3 against 1."),
        ("g3:2e", "g6:2", "g3 greift g6 mit dem Kaiser an: 2 gegen 2.",
         "g3 attacks g6 with the emperor: 2 against 2."),
        ("g3", "g6:4", "Kamikaze: Die Scheibe auf g3 opfert sich und vernichtet den Stapel auf g6.",
         "Kamikaze: the disc on g3 gives itself up and destroys the stack on g6."),
    ],
)  # fmt: skip
def test_an_attack_is_told_with_its_numbers(army: str, foe: str, de: str, en: str) -> None:
    """4.8, 4.11, 6.2."""
    state = place(ROW, {"blue": army, "orange": f"{foe} g9"})
    click = at(state, "move g3 g6")
    assert DESK.sentence(*click, DE) == de
    assert DESK.sentence(*click, EN) == en


def test_moving_and_joining() -> None:
    """4.6."""
    state = place(ROW, {"blue": "g3 g5:2", "orange": "g9"})
    assert DESK.sentence(*at(state, "move g3 g4"), DE) == "g3 zieht nach g4: eine Scheibe."
    assert DESK.sentence(*at(state, "move g5 g6"), EN) == "g5 moves to g6: 2 discs."
    assert DESK.sentence(*at(state, "move g3 g5"), DE) == "g3 zieht auf g5: zusammen 3 Scheiben."


def test_a_building_has_its_price_and_its_points() -> None:
    """5.4, 5.8, 9.1: a level is price and worth."""
    state = place(ROW, {"blue": "g3:3 g5", "orange": "g9"}, reg="f4")
    click = at(state, "build g3 f4 camp")
    price = DESK.price(*click, DE)
    assert price is not None
    assert price.cost == (Value("disc-0", 1, "Scheibe"),)
    assert price.gain == (Value("points", 1, "Punkt"),)
    assert DESK.sentence(*click, DE) == "g3 baut auf f4: Lager."
    assert DESK.follows(*click, DE) == "Auf g3 bleiben 2 Scheiben."


def test_replacing_costs_one_more_and_names_the_other() -> None:
    """5.6, 5.9: the surcharge."""
    state = place(ROW, {"blue": "g3:3", "orange": "g9"}, reg="f4", buildings={"orange": "f4:camp"})
    click = at(state, "build g3 f4 camp")
    price = DESK.price(*click, EN)
    assert price is not None
    assert price.cost == (Value("disc-0", 2, "discs"),)
    assert DESK.sentence(*click, EN) == "g3 replaces the building of Ben on f4: camp."


def test_a_captured_emperor_is_worth_three() -> None:
    """6.3, 9.1."""
    state = place(ROW, {"blue": "g3:2", "orange": "g6:1e g9"})
    click = at(state, "move g3 g6")
    price = DESK.price(*click, EN)
    assert price is not None
    assert price.gain == (Value("points", 3, "points"),)
    assert DESK.follows(*click, DE) == "Der Kaiser wird dein Gefangener."


def test_the_last_disc_asks_first() -> None:
    """9.4, 9.6: a kamikaze of the last disc loses; with another one left it does not."""
    lost = place(ROW, {"blue": "g3", "orange": "g6:4 g9"}, away=False)
    assert DESK.loss(*at(lost, "move g3 g6"), DE) == (
        "Damit nimmst du deine letzte Scheibe vom Brett: Du verlierst die Partie."
    )
    kept = place(ROW, {"blue": "g3 g4", "orange": "g6:4 g9"}, away=False)
    assert DESK.loss(*at(kept, "move g4 g6"), DE) is None


def test_of_more_than_two_who_loses_the_last_disc_is_out() -> None:
    """9.4."""
    state = place(LONG_ROW, {"blue": "i3", "orange": "i6:4 i9", "green": "i11"}, 3, away=False)
    assert DESK.loss(*at(state, "move i3 i6"), EN) == (
        "This takes your last disc off the board: you are out."
    )


def test_a_plate_shows_what_decides() -> None:
    """9.1, 9.2: points on the way to twelve, the capital, the reserve."""
    state = place(
        ROW, {"blue": "g3:3 g5", "orange": "g9"}, capital="f4", buildings={"blue": "f4:camp"}
    )
    plate = DESK.plate(GAME.view(state, None), 0, DE)
    assert plate.score == Value("", "1/12", "Punkt")
    assert [(v.icon, v.number) for v in plate.values] == [
        ("capital", "✓"), ("disc-0", state.players[0].reserve), ("stack", 8),
    ]  # fmt: skip
    other = DESK.plate(GAME.view(state, None), 1, EN)
    assert other.values[0] == Value("capital", "–", "no capital")


def test_a_march_costs_three_discs() -> None:
    """7.3."""
    state = place(ROW, {"blue": "g3:2 g5", "orange": "g9"}, reserve={"blue": 4})
    play(state, "move g5 g6")
    price = DESK.price(*at(state, "march"), DE)
    assert price is not None
    assert price.cost == (Value("disc-0", 3, "Scheiben"),)
    assert "Reserve" in DESK.hint(GAME.view(state, 0), DE)


def test_an_arrow_goes_round_what_is_in_the_way() -> None:
    """4.1, 4.5."""
    state = place("g3 f3 f4 f5 g5 i8", {"blue": "g3", "orange": "i8"})
    _, action = at(state, "move g3 g5")
    names = [state.setup.names[cell] for cell in way(state, action.a, action.b)]
    assert names[0] == "g3"
    assert names[-1] == "g5"
    assert "g4" not in names


def test_a_planned_building_stands_in_the_own_colour() -> None:
    """5.4."""
    state = place(ROW, {"blue": "g3:3 g5", "orange": "g9"}, reg="f4")
    ghost = DESK.ghost(*at(state, "build g3 f4 camp"))
    assert ghost is not None
    assert ghost.region == "board"
    assert "s-eko-camp-0" in ghost.drawn.needs
    assert DESK.ghost(*at(state, "move g3 g4")) is not None


def test_a_storm_that_takes_the_stack_is_told_before() -> None:
    """13.12, 9.4: what goes, and that it is the last of the colour."""
    state = place(
        "g4 i9",
        {"blue": "g4", "orange": "i9:2e"},
        options={"storms": True, "last_disc": True},
        away=False,
        storm="g5",
    )
    click = at(state, "move g4 g5")
    told = "Der Sturm nimmt den ganzen Stapel von g4: eine Scheibe kommt in die Reserve."
    assert DESK.sentence(*click, DE) == told
    told = "The storm takes the whole stack of g4: one disc goes to the reserve."
    assert DESK.sentence(*click, EN) == told
    assert DESK.loss(*click, EN) == EN.say("desk-loses")


def test_the_arrow_goes_over_open_sites() -> None:
    """4.13."""
    stacks = {"blue": "g4:2", "orange": "i9"}
    state = place("g4 g6 i9", stacks, options={"open_sites": True}, reg="g5")
    names = state.setup.names
    assert [names[cell] for cell in way(state, names.index("g4"), names.index("g6"))] == [
        "g4",
        "g5",
        "g6",
    ]
