"""Positions as data, perft counts, whole matches."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from tafelrunde.core.errors import BadData
from tafelrunde.core.playout import perft
from tafelrunde.core.record import read_record
from tafelrunde.core.state import CHANCE
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import at, place, table, trail
from tafelrunde.testing.kit.walk import pick

REPLAYS = sorted((Path(__file__).parent.parent / "replays").glob("*.txt"))
POSITIONS = sorted((Path(__file__).parent.parent / "positions").glob("*.txt"))
WAITING: list[Mapping[str, object]] = [{"at": "waiting"}] * 4


def stones(*first: Mapping[str, object]) -> list[list[Mapping[str, object]]]:
    return [[*first, *WAITING[len(first) :]], WAITING]


def walk(state: Loriot, seed: int, steps: int) -> Loriot:
    random = Random(seed)
    for _ in range(steps):
        actors = state.actors()
        if actors:
            state.apply(actors[0], pick(state, actors[0], random))
    return state


def start(seats: int, **options: bool | int | str) -> Loriot:
    state = table(seats, **options).start()
    assert isinstance(state, Loriot)
    return state


HEAD = {"at": "G6"}
QUESTION = {"at": "G10"}
HEAD_STEP = {"ask": "play", "stone": "stone-1", "left": 1}
NINE = {"seat": 1, "card": "nine"}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"colour": 1}, "unknown field"),
        ({"turn": 2}, "from 0 to 1"),
        ({"stones": [WAITING]}, "2 entries"),
        ({"stones": [WAITING, WAITING[:3]]}, "4 entries"),
        ({"stones": stones({"at": "Z9"})}, "no field"),
        ({"stones": stones({"at": "G10", "trail": "G10 G9"})}, "must end"),
        ({"stones": stones({"at": "G10", "trail": "G10 G12"})}, "cannot go"),
        ({"stones": stones({"at": "G10", "trail": "X1"})}, "no field"),
        ({"stones": stones({"at": "waiting", "points": 3})}, "no trail and no points"),
        ({"stones": stones({"at": "G10", "points": 3})}, "on targets"),
        ({"stones": stones({"at": "T1", "points": 12})}, "from 0 to 9"),
        ({"stones": stones({"at": "G10", "colour": 1})}, "unknown field"),
        ({"hands": [["two", "two"], []]}, "different cards"),
        ({"hands": [["joker"], []]}, "different cards"),
        ({"skips": [1, 0]}, "true or false"),
        ({"chips": ["1"] * 9}, "different values"),
        ({"chips": ["?"] * 9}, "must be like"),
        ({"chips": ["1:0", *"23456789"]}, "only with the new targets"),
        ({"holding": [3, 0]}, "only for the new targets"),
        ({"chance": {"under": ["z99"]}}, "different cards"),
        ({"chance": {"under": [], "hidden": 3}}, "must be 43"),
        ({"white": [3]}, "two numbers"),
        ({"card": "q1"}, "key of a card"),
        ({"duel": [0]}, "two different seats"),
        ({"duel": [1, 1]}, "two different seats"),
        ({"duel": [0, 2]}, "from 0 to 1"),
        (
            {"step": {"ask": "duel", "left": 2, "stone": "stone-1"}, "stones": stones(QUESTION)},
            "nothing to decide",
        ),
        ({"lots": [[], []]}, "must ask “lot”"),
        ({"step": {"ask": "lot"}, "lots": [[], []]}, "must ask “lot”"),
        ({"step": {"ask": "lunch"}}, "must be one of"),
        ({"step": {"ask": "stone", "left": 3}}, "nothing to decide"),
        ({"step": {"ask": "roll", "seat": 1}}, "whose turn"),
        ({"step": {"ask": "go", "left": 2, "stone": "stone-1"}}, "not there"),
        ({"step": {"ask": "roll", "stone": "stone-1"}}, "no stone"),
        ({"step": {"ask": "roll", "stone": "stone-9"}}, "must be one of"),
        ({"step": {"ask": "roll", "left": 3}}, "no left"),
        ({"step": {"ask": "roll", "other": 3}}, "no other"),
        ({"stones": stones(HEAD), "step": HEAD_STEP}, "must show the number"),
        ({"table": [NINE]}, "left its hand"),
        ({"table": [NINE], "hands": [[], []]}, "must be empty now"),
        ({"table": [NINE, NINE], "hands": [[], []]}, "already"),
        ({"combined": ["n1 plus n2"]}, "own calculation"),
        ({"step": {"ask": "exchange", "other": 3}}, "nothing to decide"),
        (
            {"step": {"ask": "aim", "left": 2, "stone": "stone-1"}, "stones": stones(HEAD)},
            "nothing",
        ),
    ],
)
def test_bad_positions_are_refused(change: dict[str, object], words: str) -> None:
    """1.5, 1.7: a typed error that says what is wrong."""
    with pytest.raises(BadData, match=words):
        table().from_dict(change)


@pytest.mark.parametrize(
    ("combined", "words"),
    [
        (["n1 and n2"], "no step"),
        (["n1 plus n3"], "not so many"),
        (["n1 plus n1"], "not so many"),
    ],
)
def test_bad_calculations_are_refused(combined: list[str], words: str) -> None:
    """9.10: every step is taken again."""
    data = {
        "stones": stones(HEAD),
        "white": [4, 4],
        "hands": [["three"], []],
        "table": [NINE, {"seat": 0, "card": "two"}],
        "combined": combined,
        "step": {"ask": "combine", "stone": "stone-1", "left": 1},
    }
    with pytest.raises(BadData, match=words):
        table(calculation="player").from_dict(data)


def test_a_trail_may_be_left_out() -> None:
    """5.1: the shortest way, or what comes before the part that is given."""
    state = place({"blue": "O8 R7>R6 B1>B2>Rc2c"})
    assert trail(state, "blue", 1) == "Y0 YL1 YL2 YL3 YL4 YL5 O8"
    assert trail(state, "blue", 2).endswith("R8 R7 R6")
    assert trail(state, "blue", 3).endswith("B0 B1 B2 Rc2c") or at(state, "blue", 3) == "Rc2c"


@pytest.mark.parametrize("steps", [1, 3, 6, 20, 90, 150, 260, 400])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"calculation": "player"}),
        (3, {"targets": "new", "cunning": True}),
        (8, {"targets": "random"}),
    ],
)
def test_there_and_back(seats: int, options: dict[str, str | bool], steps: int) -> None:
    """1.5: the dict, as JSON and pickled, gives the same position, in the same order."""
    state = walk(start(seats, **options), steps, steps)
    data = state.to_dict()
    again = state.setup.from_dict(json.loads(json.dumps(data)))
    assert again.to_dict() == data
    assert again.actors() == state.actors()
    if state.actors() and state.actors() != (CHANCE,):
        assert again.legal(state.actors()[0]) == state.legal(state.actors()[0])
    assert pickle.loads(pickle.dumps(state)).to_dict() == data


def test_clones_are_independent() -> None:
    """1.5."""
    state = walk(start(4, targets="new"), 4, 200)
    before = state.to_dict()
    other = state.clone()
    assert isinstance(other, Loriot)
    walk(other, 5, 200)
    assert state.to_dict() == before


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    """3.2: the number of sequences of decisions and throws from fixed positions."""
    seats, options, data, *counts = path.read_text().splitlines()
    state = table(int(seats), **json.loads(options)).from_dict(json.loads(data))
    for line in counts:
        depth, count = map(int, line.split())
        assert perft(state, depth) == count, f"{path.stem} at depth {depth}"


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    """14.1, 14.5: whole matches, for each way to end and each variant, with every piece."""
    match = read_record(path.read_text()).replay(GAME)
    assert match.over
    assert match.state.census() == match.setup.start().census()
