"""Positions as data, perft counts, replays, entered luck, advice and observation."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from random import Random

import pytest

from tafelrunde.boards import board_of
from tafelrunde.core.errors import BadData
from tafelrunde.core.luck import Entered, Seeded, outcome_at, total
from tafelrunde.core.match import Match
from tafelrunde.core.playout import perft
from tafelrunde.core.record import read_record
from tafelrunde.core.state import CHANCE, State
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.games.hamlet.observe import layout
from tafelrunde.games.hamlet.rules.numbers import ACTIONS
from tafelrunde.games.hamlet.rules.village.placement import road_edges
from tafelrunde.games.hamlet.rules.village.tile_shapes import EDGE
from tafelrunde.games.hamlet.tests.positions import MILLS, grow, place, table
from tafelrunde.games.hamlet.tests.villages import NAMES, start
from tafelrunde.testing.helpers.acts import legal, play
from tafelrunde.words.words import Words

TESTS = Path(__file__).parent.parent
REPLAYS = sorted((TESTS / "replays").glob("*.txt"))
POSITIONS = sorted((TESTS / "positions").glob("*.txt"))


def walk(state: State, seed: int, steps: int) -> State:
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


def good(seats: int = 2) -> dict[str, object]:
    return json.loads(json.dumps(place(seats).to_dict()))  # type: ignore[no-any-return]


def side(**change: object) -> dict[str, object]:
    sides = good()["sides"]
    assert isinstance(sides, list)
    return {"sides": [sides[0] | change, sides[1]]}


def step(*steps: dict[str, object]) -> dict[str, object]:
    return {"steps": [{"ask": "turn", "side": "0"}, *steps]}


LIE: dict[str, object] = {"ask": "lie", "side": "0", "tile": "church"}


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mayor": 1}, "unknown field"),
        ({"village": []}, "begin with the church"),
        (
            {"village": [{"tile": "church", "at": [0, 0], "turn": 0}], "tokens": {}},
            "six starting tiles",
        ),
        ({"tokens": {"farm": ["wheat"] * 4}}, "more than 3"),
        ({"tokens": {"farm": ["stone"]}}, "does not make"),
        ({"tokens": {"church": ["wood"]}}, "no tile that holds"),
        ({"tokens": {"sawmill": ["timber 0"]}}, "does not lie in the village"),
        ({"sides": []}, "2 entries"),
        (side(standing=["sawmill"]), "cannot be"),
        (side(standing=["farm"] * 5), "four villagers"),
        (side(donkeys=["farm"] * 7), "at most six"),
        (side(blueprints=["church"]), "cannot be"),
        (side(blueprints=["inn"]), "locked stack"),
        (side(milestones=["carpenter"]), "once such a refinery stands"),
        (side(milestones=["planner"]), "once a road is built"),
        (side(landmarks=["pond"]), "cannot be"),
        (side(orders=["silver"]), "unknown"),
        (side(trades=["A1"]), "lies elsewhere"),
        (side(gold=-1), "whole number"),
        ({"row": [{"tile": "church"}]}, "lies elsewhere"),
        ({"trades": ["A1", "C1"]}, "tier by tier"),
        ({"trades": ["A1", "A1"]}, "lies elsewhere"),
        ({"turn": "botrik"}, "must be one of"),
        ({"roads": [{"from": "church", "edge": "e1", "to": "farm", "by": "0"}]}, "no place where"),
        ({"steps": []}, "not be empty"),
        ({"steps": [{"ask": "lunch"}]}, "must be one of"),
        ({"steps": [{"ask": "pay"}]}, "missing"),
        (step({"ask": "act", "side": "0", "tile": "church"}), "above"),
        (step(LIE), "end with a question"),
        (step(LIE, {"ask": "act", "side": "1", "tile": "church"}), "whose turn"),
        (step(LIE, {"ask": "place", "side": "0", "new": "pond", "host": "church"}), "does not fit"),
        ({"last": 0}, "whole number"),
        ({"last": 1}, "only for a match whose church is finished"),
        ({"steps": [{"ask": "layout"}]}, "no village"),
    ],
)
def test_bad_positions_are_refused(change: dict[str, object], words: str) -> None:
    """1.7: every error says where and what would fit."""
    with pytest.raises(BadData, match=words):
        table().from_dict(good() | change)


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ({"bowl": [0, 0, 0]}, "must have a marker in its bowl"),
        ({"bowl": [1, 3, 0]}, "at most three, two and one"),
        ({"row": ["raw", "goods"]}, "raw, blueprint, goods, place, road"),
        ({"row": ["raw", "blueprint", "goods", "place"]}, "in its row"),
        ({"row": ["raw", "raw"]}, "different actions"),
    ],
)
def test_a_bad_action_board_is_refused(board: dict[str, object], words: str) -> None:
    """15.3, 15.4, 19.6: the row has all five action tiles, the bowl at least one marker."""
    with pytest.raises(BadData, match=words):
        table(1).from_dict(good(1) | {"botrik": board})


def test_action_row_after_the_fifth_road() -> None:
    """22.8: with five roads of his the road tile is gone, and must not be in the row."""
    extra = ("woodland woodcutter forest", "mountain-range quarry e1 t1")
    village = grow(start(parallel=True), extra)
    assert village is not None
    roads = [
        {"from": NAMES[tile], "edge": f"e{edge + 1}", "to": NAMES[there // EDGE], "by": "botrik"}
        for tile in village.laid
        for edge, there in enumerate(village.contacts[tile])
        if edge in road_edges(village, 1, tile) and there // EDGE > tile
    ][:5]
    assert len(roads) == 5
    beside: dict[str, bool | int | str] = {"parallel_roads": True}
    state = place(1, beside, extra, roads=roads)
    assert [ACTIONS[action] for action in state.board.row] == ["raw", "blueprint", "goods", "place"]
    with pytest.raises(BadData, match="in its row"):
        place(1, beside, extra, roads=roads, botrik={"row": list(ACTIONS)})


def test_a_finished_church_ends_a_written_position() -> None:
    """13.1: without “last” the running round is the last one."""
    every = {"orders": ["gold", "raw", "timber-flour", "brick-milk"]}
    state = place(me=every, round=4)
    assert state.last == 4
    play(state, "pass", "pass")
    assert state.actors() == ()


def test_a_position_with_everything_reads_back() -> None:
    """1.7: data, JSON, clone and pickle give the same position."""
    for seats in (1, 2, 3, 4):
        state = walk(table(seats).start(), seats, 260)
        data = json.loads(json.dumps(state.to_dict()))
        again = table(seats).from_dict(data)
        assert again.to_dict() == state.to_dict()
        assert pickle.loads(pickle.dumps(state)).to_dict() == state.to_dict()
        assert state.clone().to_dict() == state.to_dict()


def mutated(data: object, random: Random) -> object:
    """The same data with one value changed, somewhere."""
    if isinstance(data, dict) and data:
        key = random.choice(sorted(data))
        if random.random() < 0.1:
            return {k: v for k, v in data.items() if k != key}
        return data | {key: mutated(data[key], random)}
    if isinstance(data, list) and data:
        i = random.randrange(len(data))
        if random.random() < 0.2:
            return data[:i] + data[i + 1 :]
        return [*data[:i], mutated(data[i], random), *data[i + 1 :]]
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return data + random.choice((-1, 1, 5))
    return random.choice(("church", "farm", "sawmill", "inn", "0", "1", "wood", "A1", "act", "pay"))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_damaged_position_is_refused_or_plays_on(seats: int) -> None:
    """1.7: whatever the position editor is given, it never breaks later."""
    random = Random(seats)
    read = 0
    for seed in range(150):
        state = walk(table(seats).start(), seed, random.randrange(10, 250))
        data = json.loads(json.dumps(state.to_dict()))
        try:
            other = table(seats).from_dict(mutated(data, random))  # type: ignore[arg-type]
        except BadData:
            continue
        read += 1
        census = other.census()
        walk(other, seed, 60)
        assert other.census() == census
    assert read > 20


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    """4.1: the number of sequences of decisions from fixed positions."""
    seats, options, data, *counts = path.read_text().splitlines()
    state = table(int(seats), **json.loads(options)).from_dict(json.loads(data))
    for line in counts:
        depth, count = map(int, line.split())
        assert perft(state, depth) == count, f"{path.stem} at depth {depth}"


def test_positions_and_replays_are_there() -> None:
    """13.1, 13.2: one replay at least for each way to end."""
    assert len(POSITIONS) >= 4
    ends = {read_record(path.read_text()).replay(GAME).state.outcome() for path in REPLAYS}
    assert {end.reason for end in ends if end} == {"church", "round-limit"}


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    """13.10: every saved match plays to its result, all pieces accounted for."""
    match = read_record(path.read_text()).replay(GAME)
    assert match.over
    assert match.state.census() == match.setup.start().census()


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_entered_luck(path: Path) -> None:
    """19.1, 2.4: a recorded match whose luck is entered by hand is equal, entry by entry."""
    first = read_record(path.read_text()).replay(GAME)
    entered = Match(first.setup, Entered())
    by_hand = 0
    while len(entered.entries) < len(first.entries):
        entry = first.entries[len(entered.entries)]
        assert entered.actors == (entry.seat,)  # what has but one outcome is not asked for
        entered.play(entry.seat, str(entry.action))
        by_hand += entry.seat == CHANCE
    assert by_hand > 6
    assert entered.over
    assert [str(e) for e in entered.entries] == [str(e) for e in first.entries]
    assert [[repr(x) for x in e.events] for e in entered.entries] == [
        [repr(x) for x in e.events] for e in first.entries
    ]
    assert entered.state.to_dict() == first.state.to_dict()


def test_only_markers_left_to_the_program() -> None:
    """15.4, 19.1: the companion may keep bag and market for the person, the bowl for itself."""
    kinds = {"layout", "row", "draw", "trade"}
    match = Match(table(1), Entered(kinds, Seeded(4)))
    for _ in range(60):
        if match.actors == (CHANCE,):
            odds = match.state.odds()
            assert odds[0][0].kind in kinds
            match.play(CHANCE, odds[0][0])
        else:
            match.play(0, match.legal(0)[-1])
    drawn = [entry for entry in match.entries if str(entry).startswith("* marker")]
    assert len(drawn) > 5


def test_values_and_priors() -> None:
    """13.10: decided matches are worth 1 and -1, others lie between; priors add up to one."""
    for seats in (1, 3):
        state = table(seats, round_limit=5).start()
        while state.actors():
            walk(state, 5, 9)
            assert all(-1 <= value <= 1 for value in GAME.value(state))
            actors = state.actors()
            if actors and actors != (CHANCE,):
                weights = GAME.prior(state, actors[0], state.legal(actors[0]))
                assert sum(weights) == pytest.approx(1)
        assert set(GAME.value(state)) <= {1.0, 0.0, -1.0}


def test_observation() -> None:
    """1.7: the numbers fill their layout and tell two different positions apart."""
    for seats in (1, 2, 4):
        state = walk(table(seats).start(), 3, 120)
        size = 0
        for _, shape in layout(state.setup):
            count = 1
            for length in shape:
                count *= length
            size += count
        first = [0.0] * size
        GAME.observe(GAME.view(state, 0), first)
        second = [0.0] * size
        GAME.observe(GAME.view(walk(state, 4, 40), 0), second)
        assert first != second


def test_text_board() -> None:
    """1.7: the terminal shows places, offers and sides in both languages."""
    state = place(1, extra=MILLS, tokens={"sawmill": ["fine-timber botrik"]})
    for lang, word in (("de", "Sägewerk"), ("en", "Sawmill")):
        board = board_of(GAME).text(GAME.view(state, 0), Words(GAME, lang, ("Anna",)))
        assert word in board
        assert "Botrik" in board
    assert legal(state)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_token_has_words(lang: str) -> None:
    """1.7: seats' and chance's choices can all be read aloud, one token after the other."""
    words = Words(GAME, lang, ("Anna",))
    for seats in (1, 3):
        for block in table(seats, layout="drawn").space.blocks:
            assert words.kind(block.kind)
            for names in block.arguments:
                for name in names:
                    assert name.isdecimal() or words.say(f"token-{name}")
