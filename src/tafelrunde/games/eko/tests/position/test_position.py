"""Positions as data, perft counts, views, advice and observation; 1.5, 1.6."""

from __future__ import annotations

import json
import pickle
from math import prod
from pathlib import Path
from random import Random

import pytest

from tafelrunde.boards import board_of
from tafelrunde.core.errors import BadData
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.playout import perft
from tafelrunde.core.record import read_record
from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.games.eko.tests.positions import ROW, place, stack, table
from tafelrunde.testing.helpers.acts import legal, play
from tafelrunde.words.words import Words

REPLAYS = sorted((Path(__file__).parent.parent / "replays").glob("*.txt"))
POSITIONS = sorted((Path(__file__).parent.parent / "positions").glob("*.txt"))
ALL = {
    "portals": True,
    "wind_temple": True,
    "storms": True,
    "pyramids": True,
}


def bad(**change: object) -> dict[str, object]:
    data: dict[str, object] = {
        "terrain": {"field": ROW, "reg": "f3", "mountain": "f4 f5"},
        "stacks": {"blue": "g3:2 g5:3e", "orange": "g8:1e"},
    }
    return data | change


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"colour": 1}, "unknown field"),
        ({"terrain": {"field": ROW, "sea": "f3"}}, "unknown field"),
        ({"terrain": {"field": "z9"}}, "no cell"),
        ({"terrain": {"field": "g3 g3"}}, "terrain already"),
        ({"terrain": {"field": ROW, "storm": "f3"}}, "only for matches with storms"),
        ({"stacks": {"blue": "g3:5", "orange": "g8"}}, "up to 4"),
        ({"stacks": {"blue": "g3:1e g4:1e", "orange": "g8"}}, "two emperors"),
        ({"stacks": {"blue": "g3:4 g4:4 g5:4 g6:4", "orange": "g8"}}, "more than 15"),
        ({"stacks": {"blue": "f3", "orange": "g8"}}, "no free field"),
        ({"stacks": {"blue": "g3", "orange": "g3"}}, "no free field"),
        ({"stacks": {"pink": "g3"}}, "takes no part"),
        ({"seats": ["blue"]}, "2 colours"),
        ({"seats": ["blue", "blue"]}, "different colours"),
        ({"buildings": {"blue": "f3:tower"}}, "does not take"),
        ({"buildings": {"blue": "f3:hut"}}, "write"),
        ({"buildings": {"blue": "f4:castle f5:castle"}}, "than there are"),
        ({"reserve": {"blue": 12}}, "from 0 to 11"),
        ({"prisoners": {"orange": ["blue"]}}, "cannot be there"),
        ({"turn": 2}, "from 0 to 1"),
        ({"steps": [{"ask": "lunch"}]}, "must be one of"),
        ({"steps": [{"ask": "reinforce"}]}, "nothing to decide"),
        ({"steps": [{"ask": "exchange", "seat": 0, "beaten": 1}]}, "above"),
        ({"steps": []}, "one or two"),
        ({"steps": [{"ask": "tile"}]}, "does not fit"),
        ({"before": [-1]}, "whole number"),
        ({"stacks": {"blue": "g3 g5:3e"}}, "two colours"),
        (
            {
                "stacks": {"blue": "g3", "orange": "g8"},
                "prisoners": {"blue": ["orange"], "orange": ["blue"]},
            },
            "exchange emperors",
        ),
    ],
)
def test_bad_positions_are_refused(change: dict[str, object], words: str) -> None:
    """1.5, 1.6: a typed error that says what is wrong."""
    with pytest.raises(BadData, match=words):
        table().from_dict(bad(**change))


@pytest.mark.parametrize(
    ("terrain", "change", "words"),
    [
        ({"portal": "g2", "storm": "h3"}, {"portals": ["g2 se"]}, "movement field"),
        ({"storm": "h2 h3 h5"}, {"pyramids": ["h2 h3 h5"]}, "must touch"),
    ],
)
def test_bad_small_tiles_are_refused(
    terrain: dict[str, str], change: dict[str, object], words: str
) -> None:
    """11.1, 14.1: a portal opens on a movement field, the fields of a pyramid border each other."""
    given = {"terrain": {"field": ROW, **terrain}, **change}
    with pytest.raises(BadData, match=words):
        table(**ALL).from_dict(bad(**given))


def test_a_good_position_is_read() -> None:
    """1.5: a stack of two, one of three with the emperor."""
    state = table().from_dict(bad())
    assert isinstance(state, Eko)
    assert (stack(state, "g3"), stack(state, "g5"), stack(state, "g8")) == ("B2", "B3e", "O1e")


def walk(state: Eko, seed: int, steps: int) -> Eko:
    random = Random(seed)
    for _ in range(steps):
        actors = state.actors()
        if not actors:
            break
        if actors == (CHANCE,):
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, int(random.random() * total(odds))))
        else:
            state.apply(actors[0], random.choice(state.legal(actors[0])))
    return state


def start(seats: int, **options: bool | int | str) -> Eko:
    state = table(seats, **options).start()
    assert isinstance(state, Eko)
    return state


@pytest.mark.parametrize("steps", [1, 5, 12, 18, 24, 40, 60, 90, 150])
@pytest.mark.parametrize("seats", [2, 4])
def test_there_and_back(seats: int, steps: int) -> None:
    """1.6: the dict, as JSON and pickled, gives the same position, in the same order."""
    state = walk(start(seats, **ALL), steps, steps)
    data = state.to_dict()
    again = state.setup.from_dict(json.loads(json.dumps(data)))
    assert again.to_dict() == data
    assert again.actors() == state.actors()
    if state.actors() and state.actors() != (CHANCE,):
        assert again.legal(state.actors()[0]) == state.legal(state.actors()[0])
    restored = pickle.loads(pickle.dumps(state))
    assert restored.to_dict() == data
    assert isinstance(again, Eko)
    assert again.key == state.key


def test_clones_are_independent() -> None:
    """1.6."""
    state = walk(start(3, **ALL), 4, 120)
    before = state.to_dict()
    walk_on = state.clone()
    assert isinstance(walk_on, Eko)
    walk(walk_on, 5, 40)
    assert state.to_dict() == before


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    """3.2: the number of sequences of decisions from fixed positions."""
    seats, options, data, *counts = path.read_text().splitlines()
    state = table(int(seats), **json.loads(options)).from_dict(json.loads(data))
    for line in counts:
        depth, count = map(int, line.split())
        assert perft(state, depth) == count, f"{path.stem} at depth {depth}"


def test_values_and_priors() -> None:
    """9.2: decided matches are worth 1 and -1, others lie between; priors add up to one."""
    state = walk(start(3, **ALL), 2, 130)
    while state.actors():
        assert all(-1 <= value <= 1 for value in GAME.value(state))
        seat = state.actors()[0]
        actions = state.legal(seat)
        assert sum(GAME.prior(state, seat, actions)) == pytest.approx(1)
        walk(state, 7, 25)
    assert set(GAME.value(state)) <= {1.0, 0.0, -1.0}


def test_an_advantage_is_seen() -> None:
    """9.1: more points and a threatened enemy emperor are worth something."""
    ahead = place(
        ROW, {"blue": "g3:3 g4", "orange": "g8:1e"}, reg="f3", buildings={"blue": "f3:camp"}
    )
    value = GAME.value(ahead)
    assert value[0] > 0 > value[1]


def test_observation_fills_its_layout() -> None:
    """1.8: every number lies between 0 and 1, whatever the map."""
    state = walk(start(4, **ALL), 3, 160)
    size = sum(prod(shape) for _, shape in GAME.layout(state.setup))
    out = [9.0] * size
    GAME.observe(GAME.view(state, 1), out)
    assert all(0 <= value <= 2 for value in out)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_terminal_shows_names_and_pieces(lang: str) -> None:
    """1.8: cells that people can type, stacks, buildings, a line per player."""
    state = place(
        ROW, {"blue": "g3:3e", "orange": "g8"}, mountain="f4", buildings={"blue": "f4:tower"}
    )
    text = board_of(GAME).text(GAME.view(state, 0), Words(GAME, lang, ["Ada", "Bo"]))
    for part in ("g3", "B3*", "mB2", "O1", "Ada", "Bo"):
        assert part in text


def test_the_terminal_marks_storms_capitals_and_the_eliminated() -> None:
    """1.8: what a reader of the terminal would miss."""
    state = place(
        "i6 i8",
        {"blue": "i7:3 i8", "orange": "i9:2e"},
        seats=3,
        options={**ALL},
        storm="i7 i9",
        capital="h7",
        temple="b11",
        buildings={"blue": "h7:camp"},
        prisoners={"blue": ["green"]},
    )
    text = board_of(GAME).text(GAME.view(state, 0), Words(GAME, "en", ["Ada", "Bo", "Cy"]))
    for part in ("B3~", "i9~", "t wind temple", "capital,", "Cy (jade): 0 points", "eliminated"):
        assert part in text
    assert text.count("eliminated") == 1


def test_moves_are_told_with_their_paragraph() -> None:
    """4.6: what is told can be worded and names a paragraph."""
    state = place(ROW, {"blue": "g3", "orange": "g8"})
    (event,) = play(state, "move g3 g4")
    assert Words(GAME, "de", ["Ada", "Bo"]).event(event) == "Ada zieht von g3 nach g4."
    assert event.rule == "4.6"
    assert legal(state)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    """9.2, 9.6, 9.9, 9.10: whole matches, one for each way to end, with every piece at the end."""
    match = read_record(path.read_text()).replay(GAME)
    assert match.over
    assert match.state.census() == match.setup.start().census()
