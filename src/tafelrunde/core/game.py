"""A game as the rest of the system sees it: its parts, each imported when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib import import_module
from random import Random
from typing import TypeVar, cast

from tafelrunde.core.action import Action
from tafelrunde.core.decision import StackState
from tafelrunde.core.errors import BadPhrase, TafelrundeError
from tafelrunde.core.event import Ask
from tafelrunde.core.meta import Meta, Value
from tafelrunde.core.parts import (
    ADVICE,
    OBSERVE,
    PHRASE,
    REFUSAL,
    VIEW,
    AdvicePart,
    Buffer,
    Layout,
    Part,
)
from tafelrunde.core.reason import MOMENT, THING, Reason, as_reason
from tafelrunde.core.state import Setup, State
from tafelrunde.core.view import View

P = TypeVar("P")
SETUPS = 256  # that are remembered
__all__ = ("Buffer", "Game", "load_game")


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
        self._parts: dict[str, object] = {}

    @property
    def key(self) -> str:
        return self.meta.key

    def setup(self, seats: int, options: Mapping[str, object] | None = None) -> Setup:
        """Checked and cached: equal arguments, same object, until many others were asked for."""
        self.meta.check_seats(seats)
        values = self.meta.check_options(options or {})
        self.meta.check_fit(seats, values)
        key = (seats, *[(type(value).__name__, value) for value in values.values()])
        found = self._setups.pop(key, None)
        if found is None:
            found = self._make_setup(self, seats, values)
        self._setups[key] = found  # the last used is the last to go
        if len(self._setups) > SETUPS:
            del self._setups[next(iter(self._setups))]
        return found

    def part(self, part: Part[P]) -> P:
        """One file of the game's folder, checked when it is first needed."""
        if part.name not in self._parts:
            self._parts[part.name] = part.load(self.package)
        return cast(P, self._parts[part.name])

    def has(self, part: Part[object]) -> bool:
        """Whether the game's folder holds this part; some are for some games only."""
        return part.name in self._parts or part.is_in(self.package)

    def view(self, state: State, seat: int | None) -> View:
        return self.part(VIEW).view(state, seat)

    def determinize(self, view: View, random: Random) -> State:
        """A world that fits the view; made from the view, so nothing can leak."""
        return self.part(VIEW).determinize(view, random)

    def refusal(self, state: State, seat: int, action: Action) -> Reason | None:
        """What forbids an action of a kind on offer; None has no objection."""
        if isinstance(state, StackState):
            return as_reason(state.refusal(seat, action), THING)
        return as_reason(self.part(REFUSAL).refusal(state, seat, action), THING)

    def absent(self, state: State, seat: int, action: Action) -> Reason | None:
        """What stands behind a kind that is not on offer at all, where the game says it."""
        if isinstance(state, StackState):
            return as_reason(state.absent(seat, action), MOMENT)
        return as_reason(self.part(REFUSAL).absent(state, seat, action), MOMENT)

    @cached_property
    def has_phrases(self) -> bool:
        """Whether players may also type what they want to do: the game has a part `phrase`."""
        return self.has(PHRASE)

    def takes_phrase(self, ask: Ask) -> bool:
        """Whether this question may be answered by typing: its code is one of the part's ASKS."""
        return self.has_phrases and ask.code in self.part(PHRASE).ASKS

    def read_phrase(self, view: View, text: str) -> list[Action]:
        """What a view's seat typed, as actions to be played one after another."""
        if not self.has_phrases:
            raise BadPhrase(f"{self.key} reads no typed phrases.")
        return self.part(PHRASE).read(view, text)

    def value(self, state: State, part: Part[AdvicePart] = ADVICE) -> list[float]:
        """How good a part finds the position, per side; reads determinized states only."""
        return self.part(part).value(state)

    def prior(
        self, state: State, seat: int, legal: list[Action], part: Part[AdvicePart] = ADVICE
    ) -> list[float]:
        """How promising a part finds each of these actions."""
        return self.part(part).prior(state, seat, legal)

    def layout(self, setup: Setup) -> Layout:
        """Named planes and shapes of the observation."""
        return self.part(OBSERVE).layout(setup)

    def observe(self, view: View, out: Buffer) -> None:
        self.part(OBSERVE).observe(view, out)

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (self.package,)


def load_game(package: str) -> Game:
    """The GAME of a package that is a game's folder."""
    game = import_module(f"{package}.game").GAME
    if not isinstance(game, Game):
        raise TafelrundeError(f"{package}.game has no GAME.", package=package)
    return game
