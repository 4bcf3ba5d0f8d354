"""A stranger's game written without decisions, on plain `State`, interpreted on a compiled core."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.errors import Illegal
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Meta, Value
from tafelrunde.core.playout import perft
from tafelrunde.core.state import CHANCE, Limits, Outcome, Setup, State, rank


class HeapSetup(Setup):
    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.lay = self.space.block("lay", ["5", "6"], chance=True)
        self.take = self.space.block("take", ["1", "2", "3"])
        self.limits = Limits(10, 2, 0, 1)

    def start(self) -> State:
        return Heap(self)

    def from_dict(self, data: Json) -> State:
        fields = Fields(data)
        state = Heap(self)
        state.left = fields.number("left", -1, 6)
        state.turn = fields.number("turn", 0, 1)
        fields.done()
        return state


class Heap(State):
    def __init__(self, setup: HeapSetup) -> None:
        super().__init__(setup)
        self.table = setup
        self.left = -1
        self.turn = 0

    def actors(self) -> tuple[int, ...]:
        if self.left < 0:
            return (CHANCE,)
        return (self.turn,) if self.left else ()

    def legal(self, seat: int) -> list[Action]:
        return [self.table.take.at(n) for n in range(min(3, self.left))]

    def odds(self) -> list[tuple[Action, int]]:
        return [(self.table.lay.at(n), 1) for n in range(2)]

    def asked(self, seat: int) -> Ask:
        return Ask("take", "1")

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.left = 5 + action.a
            self.reveal(EVERYONE, "laid", "1", self.left)
            return
        self.left -= action.a + 1
        self.tell(EVERYONE, "takes", "1", seat)
        self.turn = self.turn if not self.left else 1 - self.turn

    def outcome(self) -> Outcome | None:
        scores = [int(seat == self.turn) for seat in range(2)]
        return None if self.left else Outcome(tuple(scores), rank(scores), "last")

    def census(self) -> dict[str, int]:
        return {}

    def clone(self) -> State:
        other = Heap(self.table)
        other.left = self.left
        other.turn = self.turn
        return other

    def to_dict(self) -> Json:
        return {"left": self.left, "turn": self.turn}


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> Setup:
    def refusal(state: State, seat: int, action: Action) -> str | None:
        assert isinstance(state, Heap)
        return "2" if action.a >= state.left else None

    part = ModuleType("plain_heap.refusal")
    vars(part)["refusal"] = refusal
    monkeypatch.setitem(sys.modules, "plain_heap", ModuleType("plain_heap"))
    monkeypatch.setitem(sys.modules, "plain_heap.refusal", part)
    meta = Meta(key="heap", title={"en": "Heap", "de": "Haufen"}, seats=(2, 2), rules_version=1)
    return Game(meta, HeapSetup, "plain_heap").setup(2)


def test_it_is_played_to_the_end(setup: Setup) -> None:
    match = Match(setup, Seeded(1))
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[-1])
    outcome = match.outcome
    assert outcome is not None
    assert sum(outcome.scores) == 1


def test_its_part_names_the_paragraph(setup: Setup) -> None:
    match = Match(setup, position={"left": 2, "turn": 1})
    with pytest.raises(Illegal) as error:
        match.play(1, "take 3")
    assert error.value.rule == "2"
    assert match.legal(1)


def test_copies_and_data(setup: Setup) -> None:
    match = Match(setup)
    assert perft(match.state.clone(), 2) == 6
    fork = match.fork()
    fork.play(CHANCE, "lay 5")
    assert match.actors == (CHANCE,)
    assert fork.state.to_dict() == setup.from_dict({"left": 5, "turn": 0}).to_dict()
    assert fork.entries[0].barrier
