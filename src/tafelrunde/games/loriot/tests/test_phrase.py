"""9.4, 9.10: a typed formula becomes the actions that carry it out."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadPhrase
from tafelrunde.core.match import Match
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import at, place, throw
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.words import Words

OWN = {"calculation": "player"}


def on_head(calculation: str = "player", hands: dict[str, str] | None = None) -> Loriot:
    """Blue must make 8; orange has laid a nine."""
    state = place({"blue": "G6"}, options={"calculation": calculation}, hands=hands)
    play(state, *throw(1), "white 4 4", "intervene nine")
    return state


def read(state: Loriot, text: str, seat: int = 0) -> list[str]:
    return [str(action) for action in GAME.read_phrase(GAME.view(state, seat), text)]


def test_a_whole_formula() -> None:
    """9.3, 9.4, 9.10: lay, present, combine."""
    state = on_head()
    texts = read(state, "9 * 2 - 10")
    assert texts == [
        "play two", "play ten", "claim", "combine n1 times n2", "combine n1 minus n2",
    ]  # fmt: skip
    play(state, *texts)
    assert at(state, "blue") == "G7"


def test_where_the_table_calculates() -> None:
    """9.9: the formula only says which cards are laid."""
    state = on_head("engine")
    texts = read(state, "9×2−10")
    assert texts == ["play two", "play ten", "claim"]


def test_in_one_message() -> None:
    """9.10: a match takes all of it or nothing."""
    state = on_head()
    match = Match(state.setup)
    match.state = state
    match.play_all(0, list(read(state, "(9 - 5) * 2")))
    assert isinstance(match.state, Loriot)
    assert at(match.state, "blue") == "G7"


@pytest.mark.parametrize(
    "text",
    ["9-(4-3)", "(9+7)/2", "9+9-10", "9 : 9 + 7", "2·9−10", "(((9)))−3+2", "9+10-11", "2x9-10"],
)
def test_formulas_that_are_right(text: str) -> None:
    """9.4: brackets, every sign that people use, products before sums."""
    state = on_head()
    play(state, *read(state, text))
    assert at(state, "blue") == "G7"


def test_the_calculation_is_the_one_that_was_typed() -> None:
    """9.10: also with the later card first."""
    state = on_head()
    texts = read(state, "2 * 9 - 10")
    assert texts[-2:] == ["combine n2 times n1", "combine n1 minus n2"]
    events = play(state, *texts)
    assert ("made", (0, "2 × 9 − 10", 8)) in [(event.code, event.args) for event in events]


def test_court_cards_count_ten() -> None:
    """1.7, 9.4: the ten goes first, then the jack."""
    state = on_head(hands={"blue": "2 J Q"})
    assert read(state, "2*9-10")[:2] == ["play two", "play jack"]


def test_cards_on_the_table_need_not_be_laid_again() -> None:
    """9.3: what the mover has laid already."""
    state = on_head()
    play(state, "play two")
    assert read(state, "9*2-10")[:2] == ["play ten", "claim"]


def test_going_on_in_the_middle() -> None:
    """9.10: numbers as they lie, or by their places."""
    state = on_head()
    play(state, "play two", "play ten", "claim", "combine n1 times n2")
    assert read(state, "18-10") == ["combine n1 minus n2"]
    assert read(state, "n1 - n2") == ["combine n1 minus n2"]


def test_fractions_by_their_places() -> None:
    """9.10: 2/9 cannot be typed as a number, n1 can."""
    state = on_head()
    play(state, "play two", "play four", "claim", "combine n2 over n1")
    with pytest.raises(BadPhrase) as error:
        read(state, "n1 * 4")
    assert error.value.text == "phrase-wrong"
    assert error.value.words == ("8/9", "8")


@pytest.mark.parametrize(
    ("text", "reason", "words"),
    [
        ("", "empty", ()),
        ("9 % 2", "sign", ("%",)),
        ("9 + ", "number-missing", ()),
        ("9 + * 2", "number-expected", ("*",)),
        ("-9", "number-expected", ("-",)),
        ("()", "number-expected", (")",)),
        ("9 2", "operation-expected", ("2",)),
        ("(9 - 2", "bracket-open", ()),
        ("(9 2)", "operation-expected", ("2",)),
        ("9 - 2)", "bracket-closed", ()),
        ("9" * 201, "too-long", ()),
        ("9 - 12", "unknown-number", ("12",)),
        ("9 - n1", "unknown-number", ("n1",)),
        ("9 - 9 + 9 - 9", "unknown-number", ("9",)),
        ("8", "unused", ("9",)),
        ("9 / (2 + 3 - 5)", "zero", ()),
        ("9 - 2", "wrong", ("7", "8")),
        ("9 / 2", "wrong", ("9/2", "8")),
    ],
)
def test_what_is_wrong_with_a_formula(text: str, reason: str, words: tuple[str, ...]) -> None:
    """9.4, 9.6: a typed error with words in both languages; nothing has happened."""
    state = on_head()
    before = state.to_dict()
    with pytest.raises(BadPhrase) as error:
        read(state, text)
    assert (error.value.text, error.value.words) == (f"phrase-{reason}", words)
    assert state.to_dict() == before
    for lang in ("de", "en"):
        assert Words(GAME, lang).error(error.value)
    assert str(error.value) == Words(GAME, "en").error(error.value)


def test_only_who_calculates_may_type() -> None:
    """9.3: the others, and other moments, have nothing to calculate."""
    state = on_head()
    with pytest.raises(BadPhrase):
        read(state, "9-1", seat=1)
    with pytest.raises(BadPhrase):
        read(place(), "9-1")
