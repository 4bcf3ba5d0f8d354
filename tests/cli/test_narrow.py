"""From a few words to an action."""

from __future__ import annotations

import pytest

from tafelrunde.cli.narrow import Choice, Path, Typing, objection
from tafelrunde.core.action import Action, ActionSpace
from tafelrunde.core.errors import BadInput
from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.words.words import Words

CELLS = [f"{column}{row}" for column in "abcdef" for row in range(1, 7)]


WORDS = Words(find("connect4"), "en")


def choices(legal: list[Action], path: Path) -> list[Choice]:
    return Typing(legal, WORDS).choices(path)


def space() -> ActionSpace:
    out = ActionSpace()
    out.block("move", CELLS, CELLS)
    out.block("pass")
    return out


def test_few_actions_are_listed_whole() -> None:
    moves = space().blocks[0]
    legal = [moves.at(0, 1), moves.at(0, 2)]
    assert [str(choice.action) for choice in choices(legal, ())] == ["move a1 a2", "move a1 a3"]


def test_many_actions_are_listed_by_their_beginnings() -> None:
    moves, others = space().blocks
    legal = [*[moves.at(a, b) for a in range(3) for b in range(36)], others.at()]
    kinds = choices(legal, ())
    assert [choice.path for choice in kinds] == [("move",), ("pass",)]
    assert kinds[0].action is None
    assert str(kinds[1].action) == "pass"
    starts = choices(legal, ("move",))
    assert [choice.path for choice in starts] == [("move", f"a{n}") for n in (1, 2, 3)]
    ends = choices(legal, ("move", "a1"))
    assert len(ends) == 36
    assert all(choice.action is not None for choice in ends)


def test_a_single_beginning_is_skipped() -> None:
    moves = space().blocks[0]
    legal = [moves.at(7, b) for b in range(36)]
    assert choices(legal, ())[0].path == ("move", "b2", "a1")


def test_starting_words() -> None:
    moves = space().blocks[0]
    legal = [moves.at(0, 1), moves.at(1, 2)]
    typing = Typing(legal, WORDS)
    assert typing.starting(("move", "a2")) == [("move", "a2", "a3")]
    assert typing.starting(("move", "a")) == []


def test_reason_of_a_refusal() -> None:
    match = Match(find("connect4").setup(2))
    for count in range(6):
        match.play(count % 2, "drop a")
    assert objection(match, 0, ("drop", "a"), WORDS).rule == "1.2"
    with pytest.raises(BadInput):
        objection(match, 0, ("jump",), WORDS)


def test_seats_are_typed_as_they_are_read() -> None:
    """Audit A, 6: Seat 2 is 2 in what is listed, typed, refused and offered instead."""
    game = find("monstermacher")
    match, words = Match(game.setup(3)), Words(game, "en")
    space = match.setup.space
    show = space.read("show 1")
    typing = Typing([show, space.read("show 2")], words)
    assert words.action(show) == "Show the offer to #2"
    assert typing.starting(("show",)) == [("show", "2"), ("show", "3")]
    assert typing.exactly(("show", "2")) is show
    with pytest.raises(BadInput, match="“0” does not fit “show”; possible: 1, 2, 3"):
        objection(match, 0, ("show", "0"), words)
