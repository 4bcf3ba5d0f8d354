"""Positions as data, counts of sequences of decisions, words of the terminal, advice, numbers."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tafelrunde.bots import find
from tafelrunde.core.errors import BadData
from tafelrunde.core.luck import Seeded, outcome_at, total
from tafelrunde.core.match import Match
from tafelrunde.core.playout import perft
from tafelrunde.core.state import CHANCE, canonical
from tafelrunde.games.wutaki.board import text
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.rules.state import Wutaki
from tafelrunde.games.wutaki.tests.positions import position
from tafelrunde.testing.helpers.acts import play
from tafelrunde.words.words import Words

POSITIONS = sorted((Path(__file__).parent.parent / "positions").glob("*.txt"))


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_counts(path: Path) -> None:
    """3.2: the number of sequences of steps from fixed positions, chance's outcomes included."""
    seats, options, data, *counts = path.read_text(encoding="utf-8").splitlines()
    state = GAME.setup(int(seats), json.loads(options)).from_dict(json.loads(data))
    assert canonical(state.to_dict()) == canonical(json.loads(data))
    for line in counts:
        depth, count = line.split()
        assert perft(state, int(depth)) == int(count)


def test_there_are_positions() -> None:
    """3.2: of both sides and both kinds of boards."""
    assert {path.stem for path in POSITIONS} >= {"normal-2", "extreme-3", "asymmetric-4"}


@pytest.mark.parametrize(
    ("change", "words"),
    [({"round": -1}, "round"), ({"start": 5}, "start"), ({"counter": 9}, "counter"),
     ({"row": ["A17", None, "I17", "F17"]}, "row"), ({"row": ["A17", "A17", "I17", "F17"]}, "pact"),
     ({"row": ["X", "E17", "I17", "F17"]}, "no such card"), ({"supply": {}}, "supply"),
     ({"monster": {"wood": 1, "stone": 0, "sheep": 0, "oil": 0, "gold": 0}}, "altogether"),
     ({"locations": {}}, "forest"), ({"steps": []}, "steps"),
     ({"steps": [["place", 0, 0, 0, 0]]}, "steps"),
     ({"steps": [["turn", 0, 0, 0, -1], ["run", 0, 9999, 0, -1]]}, "steps"),
     ({"steps": [["turn", 0, 0, 0, -1], ["run", 0, 0, 77, -1]]}, "does not have"),
     ({"steps": [["turn", 0, 0, 0, -1], ["again", 0, 0, 0, 31]]}, "no visit"),
     ({"steps": [["turn", 0, 0, 0, -1], ["place", 7, 0, 0, -1]]}, "seat"),
     ({"steps": [["turn", 0, 0, 0, -1], ["fulfil", 0, 0, 0, -1]]}, "answered"),
     ({"steps": [["turn", 0, 0, 0, -1], ["paid", 0, 3, 0, -1], ["place", 0, 0, 0, -1]]},
      "accepted"),
     ({"steps": [["turn", 0, 0, 0, -1], ["pay", 0, -1, 0, -1]]}, "does not exist"),
     ({"steps": [["round", -1, 0, 0, -1], ["element", -1, 9, 0, -1]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["move", 0, 23, 0, 1]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["take", 0, 1, 2, 0]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["discard", 0, 1, -4, 0]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["draw", 0, 1, 0, -10]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["draw", 0, 1, 0, 31]]}, "does not exist"),
     ({"steps": [["turn", 0, 0, 0, -1], ["all", 0, 0, 1, 3], ["place", 0, 0, 0, -1]]},
      "does not exist"),
     ({"start": -1}, "start"), ({"players": []}, "players"), ({"more": 1}, "unknown")],
)  # fmt: skip
def test_bad_positions(change: dict[str, object], words: str) -> None:
    """1.4: data that is no position is refused with a sentence."""
    state = position()
    with pytest.raises(BadData) as raised:
        state.setup.from_dict(state.to_dict() | change)
    assert words in str(raised.value)


@pytest.mark.parametrize(
    ("change", "words"),
    [({"cost": "gems"}, "cost"), ({"points": -1}, "points"), ({"omens": ["X"]}, "no such card"),
     ({"omens": ["OM26", "OM26"]}, "omen"), ({"revenge": ["RV01"]}, "own seat"),
     ({"revenge": ["RV01:x"]}, "RV01:02"), ({"workers": {"forest": "lllll"}}, "workers"),
     ({"workers": {"forest": "q"}}, "letters"), ({"additional": 5}, "additional"),
     ({"multiplier": 2}, "multiplier"), ({"towers": [f"TU{n}" for n in range(1, 8)]}, "six")],
)  # fmt: skip
def test_bad_players(change: dict[str, object], words: str) -> None:
    """1.3: what a player cannot have."""
    data = position().to_dict()
    players = data["players"]
    assert isinstance(players, list)
    players[0] |= change
    with pytest.raises(BadData) as raised:
        position().setup.from_dict(data)
    assert words in str(raised.value)


def test_terminal() -> None:
    """17.10: the terminal shows own cards, what can be paid, and the forecast."""
    state = position({"resources": "3 oil 2 gold", "accepted": ["F02"], "omens": ["OM26"]})
    words = Words(GAME, "en", ("Anna", "Ben"))
    mine = text(GAME.view(state, 0), words)
    assert "You can fulfil now: Fire 2" in mine
    assert "Buka's smile" in mine
    assert "Your score if it ended now: " in mine
    theirs = text(GAME.view(state, 1), words)
    assert "Buka's smile" not in theirs
    assert "Fulfil" not in text(GAME.view(state, None), Words(GAME, "de", ("Anna", "Ben")))


def test_advice_likes_what_helps() -> None:
    """1.1: points, workers and payable pacts are worth something, revenge cards cost."""
    base = GAME.value(position({"resources": "2 oil"}))[0]
    more: tuple[dict[str, object], ...] = (
        {"points": 9}, {"additional": 1}, {"resources": "2 oil 2 wood"}, {"towers": ["TU5"]},
        {"omens": ["OM02"]},
    )  # fmt: skip
    for better in more:
        assert GAME.value(position({"resources": "2 oil"} | better))[0] > base
    assert GAME.value(position({"resources": "2 oil", "revenge": ["RV09"]}))[0] < base
    near = GAME.value(position({"resources": "3 oil 2 gold", "accepted": ["F02"]}))[0]
    far = GAME.value(position({"resources": "3 wood 2 stone", "accepted": ["F02"]}))[0]
    assert near > far


def test_advice_names_itself() -> None:
    """17.11: a bot names itself if it is tied, else the next clockwise."""
    state = position({"points": 97}, {"points": 100}, {"points": 9}, start=1)
    play(state, "place loyal favour", "pass", "pass")
    legal = state.legal(1)
    weights = GAME.prior(state, 1, legal)
    assert str(legal[weights.index(max(weights))]) == "name 1"
    other = position({"points": 97}, {"points": 100}, {"points": 9}, start=2)
    play(other, "place loyal favour", "pass", "pass")
    legal = other.legal(2)
    weights = GAME.prior(other, 2, legal)
    assert str(legal[weights.index(max(weights))]) == "name 0"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observation(seats: int) -> None:
    """1.7: as many numbers as the layout says, the same for every world that fits the view."""
    setup = GAME.setup(seats, {"boards": "asymmetric"})
    state = setup.start()
    random = Random(seats)
    for _ in range(200):
        actors = state.actors()
        if not actors:
            break
        if actors == (CHANCE,):
            odds = state.odds()
            state.apply(CHANCE, outcome_at(odds, int(random.random() * total(odds))))
        else:
            state.apply(actors[0], random.choice(state.legal(actors[0])))
    size = 0
    for _, shape in GAME.layout(setup):
        number = 1
        for length in shape:
            number *= length
        size += number
    for reader in (0, seats - 1, None):
        view = GAME.view(state, reader)
        first = [-9.0] * size
        GAME.observe(view, first)
        assert min(first) >= 0
        assert max(first) < 5
        again = [-9.0] * size
        GAME.observe(GAME.view(GAME.determinize(view, Random(7)), reader), again)
        assert first == again


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """1.1: advice is worth following."""
    greedy, chaos = find("greedy"), find("random")
    wins = 0
    for seed in range(4):
        match = Match(GAME.setup(2), Seeded(seed))
        random = Random(seed)
        mine = seed % 2
        while not match.over:
            seat = match.actors[0]
            bot = greedy if seat == mine else chaos
            match.play(seat, bot.choose(match.view(seat), random))
        assert isinstance(match.state, Wutaki)
        assert match.outcome is not None
        wins += match.outcome.ranks[mine] == 1
    assert wins == 4
