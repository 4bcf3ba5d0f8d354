"""Positions as data, counts, replays, views as numbers, advice."""

from __future__ import annotations

import json
import pickle
from math import prod
from pathlib import Path
from random import Random

import pytest

from tafelrunde.bots.greedy import Greedy
from tafelrunde.core.errors import BadData
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.playout import perft
from tafelrunde.core.record import read_record
from tafelrunde.core.state import CHANCE, State
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat, table

REPLAYS = sorted((Path(__file__).parent.parent / "replays").glob("*.txt"))
POSITIONS = sorted((Path(__file__).parent.parent / "positions").glob("*.txt"))
ENDS = ("revived", "idle", "round-limit")


def data(**change: object) -> dict[str, object]:
    board = place([seat(store="LA1"), seat(store="RA2", sewn="HD0"), seat()], gallows="LL")
    return {**board.state.to_dict(), **change}


def player(**change: object) -> dict[str, object]:
    return {"die": 3, "store": [], "sewn": [], "open": [], **change}


BAD_PLAYERS = [
    (player(die=7), "from 1 to 6"),
    (player(store=["left-arm-a=9:0"]), "cannot have"),
    (player(store=["left-arm-a=1:"]), "who knows"),
    (player(store=["left-arm-a=1:20"]), "who knows"),
    (player(store=["left-arm-a=1:1"]), "own stores"),
    (player(store=["left-arm-a"]), "own stores"),
    (player(store=["left-arm-a=1:0", "left-arm-a=1:0"]), "second time"),
    (player(store=["left-arm-a=1:0", "left-arm-b=1:0"]), "each value"),
    (player(store=["left-arm-b=1:0"]), "in order"),
    (player(store=["left-foot-a=1:0"]), "cards like"),
    (player(sewn=["left-arm-a=1:0"]), "everybody knows"),
    (player(sewn=["left-arm-a=1:*", "left-arm-b=2:*"]), "only once"),
    (player(sewn=["brain-a=1:*"]), "without a head"),
    (player(open=[5]), "from 1 to 4"),
    (player(torso=1), "unknown field"),
]


@pytest.mark.parametrize(("player_data", "words"), BAD_PLAYERS)
def test_bad_players_are_refused(player_data: dict[str, list[str]], words: str) -> None:
    """1.2, 1.6: a typed error that says what is wrong."""
    named = len(player_data["store"]) + len(player_data["sewn"])
    graves = [{"unseen": 23 - named, "cards": ["right-leg-a"]}]
    graves += [{"unseen": 0, "cards": []} for _ in range(3)]
    players = [player_data, player(), player()]
    with pytest.raises(BadData, match=words):
        table(3).from_dict(data(players=players, gallows=[], graves=graves))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"turn": 3}, "from -1 to 2"),
        ({"turn": 1}, "must follow"),
        ({"played": 1}, "must follow"),
        ({"starter": -1}, "must follow"),
        ({"idle": 1}, "exceed"),
        ({"weather": "fog"}, "unknown field"),
        ({"graves": []}, "4 entries"),
        ({"gallows": []}, "24 parts"),
        ({"deeds": ["skip"]}, "must be 0"),
        ({"deeds": ["dance"]}, "must be of"),
        ({"choices": [1, 0, 0]}, "those of robbers"),
        ({"robbers": [0]}, "in a robbery"),
        ({"bids": [{"status": "waiting", "shown": [], "unseen": [], "points": 0}]}, "one per seat"),
        ({"steps": []}, "not be empty"),
        ({"steps": [{"step": "lunch"}]}, "must be one of"),
        ({"steps": [{"step": "first", "seat": 1}]}, "seat in turn"),
        ({"steps": [{"step": "join", "seat": 1}]}, "must be above “second”"),
        ({"steps": [{"step": "first", "seat": 0}, {"step": "start"}]}, "must be at the bottom"),
        ({"steps": [{"step": "end", "seat": 0}]}, "go on after"),
        ({"steps": [{"step": "lay", "laid": 0}]}, "24 parts|top card"),
        ({"steps": [{"step": "start"}]}, "must be -1"),
        ({"steps": [{"step": "first", "seat": 0}, {"step": "choose"}]}, "must be above “second”"),
        ({"steps": [{"step": "over", "reason": "idle", "reviver": -1}]}, "end the match"),
        ({"steps": [{"step": "over", "reason": "revived", "reviver": 0}]}, "must be 2"),
    ],
)
def test_bad_positions_are_refused(change: dict[str, object], words: str) -> None:
    """2.4, 3.2: what does not fit together is no position."""
    with pytest.raises(BadData, match=words):
        table(3).from_dict(data(**change))


ASSIST = {"deeds": ["skip", "operate"]}
THIRD = {"step": "third", "seat": 0}
ROBBERY: dict[str, object] = {"deeds": ["rob"], "robbers": [0]}
SECOND = {"step": "second", "seat": 0}


@pytest.mark.parametrize(
    ("change", "steps", "words"),
    [
        (ASSIST, [THIRD, {"step": "assist", "seat": 1, "card": "right-arm-a"}], "fits the table"),
        (ASSIST, [THIRD, {"step": "assist", "seat": 0, "card": "left-arm-a"}], "fits the table"),
        (ASSIST, [THIRD, {"step": "wake", "seat": 0}], "fits the table"),
        ({"deeds": ["skip", "revive"]}, [THIRD, {"step": "wake", "seat": 0}], "fits the table"),
        ({"deeds": ["study", "study"]}, [THIRD], "first, second and third"),
        (ROBBERY, [SECOND, {"step": "join", "seat": 0}], "fits the table"),
        (ROBBERY, [SECOND], "missing after the reveal"),
        ({**ROBBERY, "choices": [2, 0, 0]}, [SECOND], "robbery cards of their seats"),
        ({**ROBBERY, "choices": [2, 0, 0]}, [SECOND, {"step": "choose"}], "somebody to choose"),
        (ROBBERY, [SECOND, {"step": "choose"}, {"step": "choose"}], "must be above “second”"),
    ],
)
def test_bad_questions_are_refused(
    change: dict[str, object], steps: list[object], words: str
) -> None:
    """3.2, 5.6, 8.2, 10.1: a question that nobody could be asked."""
    with pytest.raises(BadData, match=words):
        table(3).from_dict(data(**change, steps=steps))


def asks(*played: str, step: str = "first") -> dict[str, object]:
    """A position in which somebody is asked within an action."""
    stores = [seat(1, "LA1", "HD1 BR2"), seat(store="RA2"), seat(store="LL2")]
    board = place(stores, gallows="RL", step=step)
    board.play(*played)
    return board.state.to_dict()


@pytest.mark.parametrize(
    ("position", "deed"),
    [
        (asks("rob"), "prepare"), (asks("rob", "stay", "stay"), "prepare"),
        (asks("operate LA1 1", step="second"), "study"),
        (asks("operate LA1 1", "hand LA1", step="second"), "study"),
        (asks("revive", step="second"), "study"),
        (asks("offer LA1", step="third"), "pick-up"),
        (asks("offer LA1", "call", step="third"), "pick-up"),
        (asks("offer LA1", "call", "points p1", "bid", "pass", step="third"), "pick-up"),
    ],
)  # fmt: skip
def test_a_question_belongs_to_its_deed(position: dict[str, object], deed: str) -> None:
    """3.2: nobody is asked about an action that was not taken."""
    deeds = position["deeds"]
    assert isinstance(deeds, list)
    other = {**position, "deeds": [*deeds[:-1], deed]}
    if deeds == ["rob"]:
        other |= {"robbers": [], "choices": [0, 0, 0]}
    assert table(3).from_dict(position).to_dict() == position
    with pytest.raises(BadData, match=r"fits the table|somebody to choose"):
        table(3).from_dict(other)


def test_only_the_seat_in_turn_revives() -> None:
    """10.1."""
    position = asks("revive", step="second")
    position["steps"] = [THIRD, {"step": "wake", "seat": 1}]
    with pytest.raises(BadData, match="fits the table"):
        table(3).from_dict(position)


def bids(**bid: object) -> list[dict[str, object]]:
    one = {"status": "bid", "shown": [], "unseen": [], "points": 0, **bid}
    waits = {"status": "waiting", "shown": [], "unseen": [], "points": 0}
    return [waits, one, {**waits, "status": "passed"}]


def trade(step: str, seat: int, *shown: int) -> dict[str, object]:
    return {"step": step, "seat": seat, "card": "left-arm-a", "shown": list(shown)}


@pytest.mark.parametrize(
    "step",
    [
        trade("show", 1), trade("show", 0, 0), trade("show", 0, 1), trade("show", 0, 1, 2),
        trade("bid", 0), trade("bid", 1, 2), trade("accept", 1),
    ],
)  # fmt: skip
def test_bad_trades_are_refused(step: dict[str, object]) -> None:
    """11.1, 11.2: the seller's own part, shown to others, who know it then."""
    waits = {"status": "waiting", "shown": [], "unseen": [], "points": 0}
    rows = [waits, {**waits, "status": "asked"}, waits] if step["step"] == "bid" else [waits] * 3
    steps = [{"step": "end", "seat": 0}, step]
    with pytest.raises(BadData, match=r"fits the table|made in turn"):
        table(3).from_dict(data(deeds=["skip", "skip", "trade"], bids=rows, steps=steps))


def test_a_shown_offer_is_read() -> None:
    """11.2: seat 2 is left, and the bidding has not begun."""
    board = place([seat(store="LA1:1"), seat(), seat()], step="third")
    board.play("offer LA1", "show 1")
    again = board.setup.from_dict(board.state.to_dict())
    assert [str(action) for action in again.legal(0)] == ["show 2", "call"]


@pytest.mark.parametrize(
    ("bid", "words"),
    [
        ({}, "must hold something"),
        ({"points": 4}, "can be turned up"),
        ({"shown": ["left-arm-a"]}, "bidders' stores"),
        ({"shown": ["right-arm-a"], "unseen": ["right-arm-a"]}, "second time"),
        ({"status": "passed"}, "not all be passes"),
        ({"status": "passed", "points": 1}, "wait or pass"),
        ({"status": "waiting"}, "made in turn"),
    ],
)
def test_bad_bids_are_refused(bid: dict[str, object], words: str) -> None:
    """11.3, 11.4, 11.5, 11.6."""
    steps = [{"step": "end", "seat": 0}, trade("accept", 0)]
    deeds = ["skip", "skip", "trade"]
    with pytest.raises(BadData, match=words):
        table(3).from_dict(data(deeds=deeds, bids=bids(**bid), steps=steps))


def test_a_good_bid_is_read() -> None:
    """11.8."""
    steps = [{"step": "end", "seat": 0}, trade("accept", 0)]
    good = bids(shown=["right-arm-a"], points=2)
    state = table(3).from_dict(data(deeds=["skip", "skip", "trade"], bids=good, steps=steps))
    assert [str(action) for action in state.legal(0)] == ["accept 1", "waive 1", "decline"]


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
            actor = random.choice(actors)
            state.apply(actor, random.choice(state.legal(actor)))
    return state


@pytest.mark.parametrize("steps", [0, 3, 6, 9, 14, 20, 33, 47, 64, 90, 150, 300])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_and_back(seats: int, steps: int) -> None:
    """1.7, 2.4: the dict, as JSON and pickled, gives the same position, in the same order."""
    state = walk(table(seats).start(), steps, steps)
    before = state.to_dict()
    again = state.setup.from_dict(json.loads(json.dumps(before)))
    assert again.to_dict() == before
    assert again.actors() == state.actors()
    for actor in state.actors():
        if actor != CHANCE:
            assert again.legal(actor) == state.legal(actor)
    assert pickle.loads(pickle.dumps(state)).to_dict() == before


def uncovering(unseen: int) -> dict[str, object]:
    """Grave 1 was robbed, has so many unseen parts left and wants a new top."""
    board = place([seat(), seat(), seat()])
    board.play("rob", "stay", "stay", "choose grave-1")
    board.one(CHANCE, str(board.state.odds()[0][0]), [])
    left = board.monsters.unseen
    left[1] += left[0] - unseen
    left[0] = unseen
    return board.state.to_dict()


def test_a_grave_that_wants_a_top_is_written_by_its_number() -> None:
    """5.19: and read again, also with the last part."""
    written = uncovering(unseen=1)
    assert written["steps"] == [{"step": "second", "seat": 0}, {"step": "top", "grave": 1}]
    assert table(3).from_dict(written).to_dict() == written


def test_a_grave_without_unseen_parts_wants_no_top() -> None:
    """5.19: there is nothing left to lie on top."""
    with pytest.raises(BadData, match="fits the table"):
        table(3).from_dict(uncovering(unseen=0))


def test_nobody_bids_more_points_than_a_die_has_steps() -> None:
    """11.5: from 1 to 6 it can be turned by five."""
    assert table(3).points.arguments == (("p1", "p2", "p3", "p4", "p5"),)


def test_clones_are_independent() -> None:
    """13.8."""
    state = walk(table(4).start(), 4, 120)
    before = state.to_dict()
    walk(state.clone(), 5, 60)
    assert state.to_dict() == before


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    """3.2: the number of sequences of decisions and draws from fixed positions."""
    seats, options, position, *counts = path.read_text().splitlines()
    state = table(int(seats), **json.loads(options)).from_dict(json.loads(position))
    assert counts
    for line in counts:
        depth, count = map(int, line.split())
        assert perft(state, depth) == count, f"{path.stem} at depth {depth}"


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_replays(path: Path) -> None:
    """13.1, 13.7: whole matches, with every piece at the end and the stored result."""
    match = read_record(path.read_text()).replay(GAME)
    assert match.over
    assert match.state.census() == match.setup.start().census()


def test_there_is_a_replay_for_every_end() -> None:
    """13.1, 13.7."""
    reasons = set()
    for path in REPLAYS:
        outcome = read_record(path.read_text()).replay(GAME).outcome
        assert outcome is not None
        reasons.add(outcome.reason)
    assert reasons == set(ENDS)


# advice and observation


def test_values_and_priors() -> None:
    """13.2: decided matches are worth 1, 0 or -1, others lie between; priors add up to one."""
    state = walk(table(4).start(), 2, 60)
    while state.actors():
        if state.actors() != (CHANCE,):
            assert all(-1 < value < 1 for value in GAME.value(state))
            for actor in state.actors():
                weights = GAME.prior(state, actor, state.legal(actor))
                assert sum(weights) == pytest.approx(1)
                assert min(weights) > 0
        walk(state, len(state.actors()), 7)
    assert set(GAME.value(state)) <= {1.0, 0.0, -1.0}


def chosen(board: Board, who: int, seed: int = 0) -> str:
    """What the greedy bot does here."""
    return board.short(str(Greedy().choose(board.view(who), Random(seed))))


def test_a_sure_winner_revives() -> None:
    """10.3: ahead and with a 1 on the die."""
    board = place([seat(1, "", "LA3 RA3 HD3 BR7"), seat(sewn="LL1"), seat()], step="second")
    assert chosen(board, 0) == "revive"


def test_nobody_revives_to_lose() -> None:
    """13.2: somebody else would win."""
    board = place([seat(1, "LA0", "HD0 BR1"), seat(sewn="RA3 LL3 RL3 HD3"), seat()], step="second")
    assert chosen(board, 0) != "revive"


def test_a_third_rotten_part_is_wanted() -> None:
    """13.5: it is worth more than a middling one."""
    board = place(
        [seat(1, "LL0 RL2", "LA0 RA0"), seat(), seat()], step="second", options={"memory": "shown"}
    )
    assert chosen(board, 0).startswith("operate LL0")


def test_an_assistant_harms_rather_than_helps() -> None:
    """8.5: the rotten head instead of the brain of value 7."""
    board = place([seat(3, "LA3", "HD1"), seat(store="RL0 BR7"), seat()], step="second")
    board.play("operate LA3 1")
    assert chosen(board, 1) in ("hand RL0", "hand LA3")


def test_a_bid_is_made_for_what_is_needed() -> None:
    """11.4: a spare head for the missing leg, while a third player is ahead."""
    leader = seat(6, "", "LA3 RA3 LL3 HD1 BR3")
    board = place([seat(3, "RL3*", "RL1"), seat(3, "HD3", "HD2"), leader], step="third")
    board.play("offer RL3", "call")
    assert chosen(board, 1).startswith("add HD3")


def test_a_part_that_everybody_knows_is_not_shown_by_a_bot() -> None:
    """11.2: it may be, but tells nobody anything."""
    board = place([seat(3, "RL3*", "RL1"), seat(3, "HD3", "HD2"), seat(6)], step="third")
    board.play("offer RL3")
    assert chosen(board, 0) == "call"


def test_a_seller_takes_a_good_bid_and_no_bad_one() -> None:
    """11.8."""
    board = place([seat(6, "LA0", "LA3"), seat(1, "HD2"), seat(6)], step="third")
    board.play("offer LA0", "call", "points p3", "bid")
    assert chosen(board, 0) == "accept 1"
    board = place([seat(1, "BR7", "HD3 LA3"), seat(3, "RA1:0"), seat(6)], step="third")
    board.play("offer BR7", "call", "points p1", "bid")
    assert chosen(board, 0) == "decline"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_observation_fills_its_layout(seats: int) -> None:
    """1.6: every number is set, whatever the phase, for seats and spectators."""
    state = table(seats).start()
    size = sum(prod(shape) for _, shape in GAME.layout(state.setup))
    for step in range(60):
        walk(state, step, 4)
        for who in (0, seats - 1, None):
            out = [9.0] * size
            GAME.observe(GAME.view(state, who), out)
            assert all(-1 <= value <= 1 for value in out)


def test_observation_hides_what_the_view_hides() -> None:
    """1.6, 14.2: other values, same numbers for those who do not know them."""
    boards = [place([seat(store=card), seat(), seat()]) for card in ("LA1", "LA3")]
    size = sum(prod(shape) for _, shape in GAME.layout(boards[0].setup))
    seen = []
    for who in (0, 1):
        rows = []
        for board in boards:
            out = [0.0] * size
            GAME.observe(board.view(who), out)
            rows.append(out)
        seen.append(rows[0] == rows[1])
    assert seen == [False, True]
