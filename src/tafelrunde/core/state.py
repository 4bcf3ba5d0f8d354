"""The contract of a game: its setup, its state, what is asked and how it ends."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Final, Generic, final

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar  # typing's own knows no default before 3.13

from tafelrunde.core.action import Action, ActionSpace
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask, Event
from tafelrunde.core.luck import drawn

if TYPE_CHECKING:
    from tafelrunde.core.game import Game

CHANCE: Final = -1  # an actor


@final
class Limits:
    """What no match of a setup exceeds; search, adapters and guards rely on it."""

    __slots__ = ("longest", "odds", "low", "high", "ends")

    def __init__(self, longest: int, odds: int, low: int, high: int, ends: bool = True) -> None:
        self.longest = longest  # entries of a match, chance included
        self.odds = odds  # outcomes of one chance step
        self.low = low  # scores
        self.high = high
        self.ends = ends  # by its rules; else `longest` is only where programs stop looking


@final
class Outcome:
    """How a match ended. Ranks begin at 1, ties share one; `parts` are rows of the score sheet."""

    __slots__ = ("scores", "ranks", "reason", "parts")

    def __init__(
        self,
        scores: tuple[int, ...],
        ranks: tuple[int, ...],
        reason: str,
        parts: tuple[tuple[str, tuple[int, ...]], ...] = (),
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.parts = parts

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple([side for side, rank in enumerate(self.ranks) if rank == 1])

    def __repr__(self) -> str:
        return f"<Outcome {self.reason}: scores {self.scores}, ranks {self.ranks}>"


def rank(scores: list[int]) -> tuple[int, ...]:
    """Ranks by score, high first, ties sharing one."""
    return tuple([1 + sum([1 for other in scores if other > score]) for score in scores])


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What seats and options fix; immutable once built, shared by all its states."""

    def __init__(self, game: Game, seats: int, options: dict[str, bool | int | str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.sides: tuple[str, ...] = tuple([f"seat-{seat}" for seat in range(seats)])
        self.space = ActionSpace()
        self.limits = Limits(10_000, 1_000, 0, 1)
        self.forgets = False  # past turns are not told or shown again before the end

    def flag(self, key: str) -> bool:
        return self.options[key] is True

    def number(self, key: str) -> int:
        value = self.options[key]
        assert isinstance(value, int)
        return value

    def choice(self, key: str) -> str:
        value = self.options[key]
        assert isinstance(value, str)
        return value

    def past(self, event: Event, seat: int | None) -> Event | None:
        """What is left of an event, to a reader, when its turn is past and the setup forgets."""
        return event

    def remembered(self, events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
        """What is left of several, to a reader."""
        left = [self.past(event, seat) for event in events]
        return tuple([event for event in left if event is not None])

    def start(self) -> State:
        """An empty table; chance lays out and deals, in recorded actions."""
        raise NotImplementedError

    def from_dict(self, data: Json) -> State:
        """The state that `to_dict` describes; BadData says what is wrong with it."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return restore_setup, (self.game, self.seats, self.options)


F = TypeVar("F", bound=Setup, default=Setup, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[F]):
    """Everything that is true now, secrets included. Mutable, cheap to clone."""

    setup: F
    told: list[Event] | None  # None: nobody listens, nothing is built
    barrier: bool  # the last action brought chance or news: no free undo past it

    def __init__(self, setup: F) -> None:
        self.setup = setup
        self.told = None
        self.barrier = False

    def actors(self) -> tuple[int, ...]:
        """Seats that may act now; (CHANCE,); () when over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[Action]:
        """The one author of legality; never empty for an actor; order fixed by the state."""
        raise NotImplementedError

    def pick(self, seat: int, random: Random) -> Action:
        """One of `legal`, each as likely as the next; a game that can count needs no list.

        It draws once, `random.random()`: of n actions each has its own n-th part of the numbers.
        """
        legal = self.legal(seat)
        return legal[int(random.random() * len(legal))]

    def odds(self) -> list[tuple[Action, int]]:
        """When CHANCE acts: outcomes with integer weights."""
        raise NotImplementedError

    def draw(self, random: Random) -> Action:
        """One of `odds`, as likely as its weight; a game that can count needs no list.

        Each has its part of the numbers of `random.random()`, in the order of `odds`. One number
        is drawn, or none where there is only one outcome.
        """
        return drawn(self.odds(), random)

    def asked(self, seat: int) -> Ask:
        """The present question to an actor."""
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Do it; trusts its caller."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def census(self) -> dict[str, int]:
        """Pieces by kind, all places added up; never changes."""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy to which nobody listens."""
        raise NotImplementedError

    def to_dict(self) -> Json:
        """Complete and documented; also how a position is set up by hand."""
        raise NotImplementedError

    def tell(self, audience: int, code: str, rule: str, *args: int | str) -> None:
        """What happened, whole to its audience or not at all."""
        told = self.told
        if told is not None:
            told.append(Event(audience, code, rule, args))

    def reveal(self, audience: int, code: str, rule: str, *args: int | str) -> None:
        """Tell news: what was not known before, so no free undo past it."""
        self.barrier = True
        told = self.told
        if told is not None:
            told.append(Event(audience, code, rule, args))

    def __reduce__(self) -> tuple[object, ...]:
        return restore_state, (self.setup, self.to_dict())


def restore_setup(game: Game, seats: int, options: dict[str, bool | int | str]) -> Setup:
    return game.setup(seats, options)


def restore_state(setup: Setup, data: Json) -> State:
    return setup.from_dict(data)


def canonical(data: object) -> str:
    """Data as one text that is equal exactly when the data is."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
