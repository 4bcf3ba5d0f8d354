"""A game as the rest of the system sees it: its parts, each imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Protocol

from tafelrunde.core.action import Action
from tafelrunde.core.decision import StackState
from tafelrunde.core.errors import BadPhrase, TafelrundeError
from tafelrunde.core.event import Ask
from tafelrunde.core.meta import Meta, Value
from tafelrunde.core.state import Setup, State
from tafelrunde.core.view import View

ADVICE = "advice"  # the part that judges, where no other is named


class Buffer(Protocol):
    """A flat run of floats to be filled: a list, an array, a numpy vector."""

    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Game:
    """`games/<key>/game.py` holds one: GAME = Game(META, MySetup, __package__)."""

    def __init__(
        self,
        meta: Meta,
        make_setup: Callable[[Game, int, dict[str, Value]], Setup],
        package: str | None,
    ) -> None:
        assert package, "a game lives in a package"
        self.meta = meta
        self.package = package
        self._make_setup = make_setup
        self._setups: dict[tuple[object, ...], Setup] = {}
        self._parts: dict[str, ModuleType] = {}

    @property
    def key(self) -> str:
        return self.meta.key

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """Checked and cached: equal arguments, same object."""
        self.meta.check_seats(seats)
        values = self.meta.check_options(options or {})
        self.meta.check_fit(seats, values)
        key = (seats, *[(type(value).__name__, value) for value in values.values()])
        if key not in self._setups:
            self._setups[key] = self._make_setup(self, seats, values)
        return self._setups[key]

    def part(self, name: str) -> ModuleType:
        """One module of the game's folder: view, refusal, advice, observe, board."""
        if name not in self._parts:
            self._parts[name] = import_module(f"{self.package}.{name}")
        return self._parts[name]

    def has(self, part: str) -> bool:
        """Whether the game's folder holds this part; some are for some games only."""
        return part in self._parts or find_spec(f"{self.package}.{part}") is not None

    def view(self, state: State, seat: int | None) -> View:
        out = self.part("view").view(state, seat)
        assert isinstance(out, View)
        return out

    def determinize(self, view: View, random: Random) -> State:
        """A world that fits the view; made from the view, so nothing can leak."""
        out = self.part("view").determinize(view, random)
        assert isinstance(out, State)
        return out

    def refusal(self, state: State, seat: int, action: Action) -> str | None:
        """The paragraph that forbids an action of a kind on offer; None has no objection."""
        if isinstance(state, StackState):
            return state.refusal(seat, action)
        rule: str | None = self.part("refusal").refusal(state, seat, action)
        return rule

    def absent(self, state: State, seat: int, action: Action) -> str | None:
        """The paragraph behind a kind that is not on offer at all, where the game names one."""
        if isinstance(state, StackState):
            return state.absent(seat, action)
        part = self.part("refusal")
        rule: str | None = part.absent(state, seat, action) if hasattr(part, "absent") else None
        return rule

    @cached_property
    def has_phrases(self) -> bool:
        """Whether players may also type what they want to do: the game has a part `phrase`."""
        return self.has("phrase")

    def takes_phrase(self, ask: Ask) -> bool:
        """Whether this question may be answered by typing: its code is one of the part's ASKS."""
        return self.has_phrases and ask.code in self.part("phrase").ASKS

    def read_phrase(self, view: View, text: str) -> list[Action]:
        """What a view's seat typed, as actions to be played one after another."""
        if not self.has_phrases:
            raise BadPhrase(f"{self.key} reads no typed phrases.")
        out: list[Action] = self.part("phrase").read(view, text)
        return out

    def value(self, state: State, part: str = ADVICE) -> list[float]:
        """How good a part finds the position, per side; reads determinized states only."""
        out: list[float] = self.part(part).value(state)
        return out

    def prior(
        self, state: State, seat: int, legal: list[Action], part: str = ADVICE
    ) -> list[float]:
        """How promising a part finds each of these actions."""
        out: list[float] = self.part(part).prior(state, seat, legal)
        return out

    def layout(self, setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
        """Named planes and shapes of the observation."""
        out: list[tuple[str, tuple[int, ...]]] = self.part("observe").layout(setup)
        return out

    def observe(self, view: View, out: Buffer) -> None:
        self.part("observe").observe(view, out)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (self.package,)


def load_game(package: str) -> Game:
    """The GAME of a package that is a game's folder."""
    game = import_module(f"{package}.game").GAME
    if not isinstance(game, Game):
        raise TafelrundeError(f"{package}.game has no GAME.", package=package)
    return game
