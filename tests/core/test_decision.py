"""Decisions as classes, on a stranger's small game that stays plain Python on a compiled core."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import (
    Chance,
    Decision,
    Flag,
    OneOf,
    Seat,
    StackState,
    read_stack,
    write_stack,
)
from tafelrunde.core.errors import BadData
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.game import Game
from tafelrunde.core.meta import Meta, Value
from tafelrunde.core.playout import perft, play_out
from tafelrunde.core.reason import Reason
from tafelrunde.core.state import CHANCE, Limits, Outcome, Setup, rank

MOODS = ("calm", "bold")


class NimSetup(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.take = self.space.block("take", ["1", "2", "3"])
        self.heap = self.space.block("heap", ["5", "6", "7"], chance=True)
        self.limits = Limits(30, 3, 0, 1)

    def start(self) -> Nim:
        state = Nim(self)
        state.left = 0
        state.decision = Heap()
        return state

    def from_dict(self, data: Json) -> Nim:
        fields = Fields(data)
        state = Nim(self)
        state.left = fields.number("left", 0, 7)
        state.decision = read_stack(state, fields.items("steps"), KINDS, 0)
        fields.done()
        return state


class Nim(StackState[NimSetup]):
    left: int

    def census(self) -> dict[str, int]:
        return {}

    def clone(self) -> Nim:
        other = Nim(self.setup)
        other.left = self.left
        self.share(other)
        return other

    def to_dict(self) -> Json:
        return {"left": self.left, "steps": write_stack(self)}


class Heap(Chance[Nim]):
    key = "heap"

    def odds(self, state: Nim) -> list[tuple[Action, int]]:
        return [(state.setup.heap.at(i), i + 1) for i in range(3)]

    def apply(self, state: Nim, seat: int, action: Action) -> None:
        state.left = action.a + 5
        state.decision = Take(0, True)


class Take(Decision[Nim]):
    key = "take"
    FIELDS = (Seat("seat"), Flag("first"), OneOf("mood", MOODS))

    def __init__(self, seat: int, first: bool = False, mood: int = 0) -> None:
        super().__init__(seat)
        self.first = first
        self.mood = mood

    def legal(self, state: Nim, seat: int) -> list[Action]:
        return [state.setup.take.at(i) for i in range(min(3, state.left))]

    def asked(self, state: Nim, seat: int) -> Ask:
        return Ask("take", "1")

    def apply(self, state: Nim, seat: int, action: Action) -> None:
        state.left -= action.a + 1
        state.tell(EVERYONE, "takes", "1", seat)
        if action.a == 2 and state.left:  # three at once: the next one may say sorry
            below = Take((seat + 1) % state.setup.seats, mood=1)
            state.decision = Sorry(seat, below)
        else:
            state.decision = Take((seat + 1) % state.setup.seats) if state.left else End(seat)

    def refusal(self, state: Nim, seat: int, action: Action) -> str | None:
        return "2" if action.a >= state.left else None


class Sorry(Decision[Nim]):
    """Lies on the turn that waits for it."""

    key = "sorry"
    FIELDS = (Seat("seat"),)
    ON = ("take",)

    def legal(self, state: Nim, seat: int) -> list[Action]:
        return [state.setup.take.at(0)]

    def asked(self, state: Nim, seat: int) -> Ask:
        return Ask("sorry", "3")

    def apply(self, state: Nim, seat: int, action: Action) -> None:
        assert self.below is not None
        state.decision = self.below


class End(Decision[Nim]):
    key = "end"
    FIELDS = (Seat("seat"),)

    def actors(self, state: Nim) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Nim) -> Outcome | None:
        scores = [int(seat == self.seat) for seat in range(state.setup.seats)]
        return Outcome(tuple(scores), rank(scores), "last")


KINDS: dict[str, type[Decision[Nim]]] = {kind.key: kind for kind in (Heap, Take, Sorry, End)}
META = Meta(key="nim", title={"en": "Nim", "de": "Nim"}, seats=(2, 4), rules_version=1)
GAME = Game(META, NimSetup, "nim")


@pytest.fixture
def setup() -> NimSetup:
    return NimSetup(GAME, 3, {})


def played(setup: NimSetup, *texts: str) -> Nim:
    state = setup.start()
    state.told = []
    for text in texts:
        state.apply(state.actors()[0], setup.space.read(text))
    return state


def test_the_top_decision_answers_for_the_state(setup: NimSetup) -> None:
    state = setup.start()
    assert state.actors() == (CHANCE,)
    assert [weight for _, weight in state.odds()] == [1, 2, 3]
    state.apply(CHANCE, setup.heap.at(0))
    assert state.barrier, "chance is news"
    assert state.actors() == (0,)
    assert [str(action) for action in state.legal(0)] == ["take 1", "take 2", "take 3"]
    assert state.asked(0).code == "take"
    assert state.outcome() is None
    state.left = 2
    assert GAME.refusal(state, 0, setup.take.at(2)) == Reason("2")
    assert GAME.absent(state, 0, setup.take.at(2)) is None


def test_it_ends_and_search_can_walk_it(setup: NimSetup) -> None:
    state = setup.start()
    assert perft(state, 2) == 9
    play_out(state, Random(1), 100)
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.scores) == 1


def test_a_stack_is_written_and_read(setup: NimSetup) -> None:
    state = played(setup, "heap 7", "take 3")
    assert state.to_dict()["steps"] == [
        {"ask": "take", "seat": 1, "mood": "bold"},
        {"ask": "sorry", "seat": 0},
    ]
    again = setup.from_dict(state.to_dict())
    assert [decision.key for decision in again.stack()] == ["take", "sorry"]
    assert again.to_dict() == state.to_dict()
    again.apply(0, setup.take.at(0))
    assert isinstance(again.decision, Take)
    assert again.decision.mood == 1


def test_a_game_may_label_the_kinds_otherwise(setup: NimSetup) -> None:
    state = played(setup, "heap 7", "take 3")
    steps = write_stack(state, "step")
    assert steps[1] == {"step": "sorry", "seat": 0}
    items = Fields({"steps": steps}).items("steps")
    assert read_stack(state, items, KINDS, 0, "step").key == "sorry"


def test_a_flag_goes_without_saying(setup: NimSetup) -> None:
    state = played(setup, "heap 5")
    assert state.to_dict()["steps"] == [
        {"ask": "take", "seat": 0, "first": True, "mood": "calm"},
    ]
    decision = setup.from_dict(played(setup, "heap 5", "take 1").to_dict()).decision
    assert isinstance(decision, Take)
    assert decision.first is False


def test_copies_share_the_decision(setup: NimSetup) -> None:
    state = played(setup, "heap 6")
    other = state.clone()
    assert other.decision is state.decision
    other.apply(0, setup.take.at(0))
    assert state.left == 6


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([{"ask": "lunch"}], "must be one of"),
        ([{"ask": "take", "seat": 7, "mood": "calm"}], "seat"),
        ([{"ask": "sorry", "seat": 0}], "which must be above “take”"),
        ([{"ask": "heap"}, {"ask": "heap"}], "which must be at the bottom"),
        ([{"ask": "end", "seat": 0, "more": 1}], "more"),
    ],
)
def test_a_bad_stack_is_refused_with_its_place(
    setup: NimSetup, steps: list[Json], words: str
) -> None:
    with pytest.raises(BadData, match=words):
        setup.from_dict({"left": 3, "steps": steps})


def test_what_can_be_asked_in_a_position(setup: NimSetup) -> None:
    state = played(setup, "heap 5")
    assert state.decision.is_open(state)
    assert Heap().is_open(state)
    state.left = 0
    assert not Take(1).is_open(state)
