"""Decisions as objects: who is asked, what may be answered, what an answer does, how it is written.

A state that is a `StackState` has one of them on top, perhaps others below it that wait. Decisions
never change, so copies of a state share them. They are what a game's rules consist of: rules import
the state, the state imports no rules.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import Ask
from tafelrunde.core.luck import drawn
from tafelrunde.core.reason import Objected
from tafelrunde.core.state import CHANCE, F, Outcome, State

# not tuple[int]: mypyc takes those apart and makes a new one at every call
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in [*range(64), CHANCE]]  # [CHANCE]: last
S = TypeVar("S", bound="StackState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """What is to be decided now, and what lies below it. Its methods are those of the state.

    `__init__` takes the names in FIELDS, and `below` where something waits below it.
    """

    key: ClassVar[str] = ""  # in data: {"ask": key}
    FIELDS: ClassVar[tuple[Field[S], ...]] = ()  # what else is written
    ON: ClassVar[tuple[str, ...]] = ()  # the keys of those it may lie on; none: at the bottom

    def __init__(self, seat: int, below: Decision[S] | None = None) -> None:
        self.seat = seat  # who decides, or whose turn it is while others do
        self.below = below

    def actors(self, state: S) -> tuple[int, ...]:
        return ALONE[self.seat]

    def legal(self, state: S, seat: int) -> list[Action]:
        raise NotImplementedError

    def pick(self, state: S, seat: int, random: Random) -> Action:
        legal = self.legal(state, seat)
        return legal[int(random.random() * len(legal))]

    def odds(self, state: S) -> list[tuple[Action, int]]:
        raise NotImplementedError

    def draw(self, state: S, random: Random) -> Action:
        return drawn(self.odds(state), random)

    def asked(self, state: S, seat: int) -> Ask:
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: Action) -> None:
        """Do it, and leave on top of the state what is to be decided next."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        return None

    def refusal(self, state: S, seat: int, action: Action) -> Objected:
        """What forbids an action of a kind on offer: a reason, or at least its paragraph."""
        return None

    def absent(self, state: S, seat: int, action: Action) -> Objected:
        """What stands behind a kind that is not on offer at all."""
        return None

    def is_open(self, state: S) -> bool:
        """Whether it can be asked in such a position, which somebody has set up by hand."""
        return all(state.legal(seat) for seat in self.actors(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[S]):
    """What chance decides."""

    def __init__(self, below: Decision[S] | None = None) -> None:
        self.seat = CHANCE
        self.below = below

    def is_open(self, state: S) -> bool:
        return len(self.odds(state)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State[F]):
    """A state whose top decision answers for it."""

    decision: Decision[Self]

    def actors(self: Self) -> tuple[int, ...]:
        return self.decision.actors(self)

    def legal(self: Self, seat: int) -> list[Action]:
        return self.decision.legal(self, seat)

    def pick(self: Self, seat: int, random: Random) -> Action:
        return self.decision.pick(self, seat, random)

    def odds(self: Self) -> list[tuple[Action, int]]:
        return self.decision.odds(self)

    def draw(self: Self, random: Random) -> Action:
        return self.decision.draw(self, random)

    def asked(self: Self, seat: int) -> Ask:
        return self.decision.asked(self, seat)

    def apply(self: Self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.barrier = True
        self.decision.apply(self, seat, action)

    def outcome(self: Self) -> Outcome | None:
        return self.decision.outcome(self)

    def refusal(self: Self, seat: int, action: Action) -> Objected:
        return self.decision.refusal(self, seat, action)

    def absent(self: Self, seat: int, action: Action) -> Objected:
        return self.decision.absent(self, seat, action)

    def share(self: Self, other: Self) -> None:
        """For `clone`: a copy waits for the same decision."""
        other.decision = self.decision

    def stack(self: Self) -> list[Decision[Self]]:
        """From the bottom to the top."""
        out: list[Decision[Self]] = []
        decision: Decision[Self] | None = self.decision
        while decision is not None:
            out.append(decision)
            decision = decision.below
        out.reverse()
        return out


# writing and reading


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(Generic[S]):
    """How one attribute of a decision, a number or a flag, is written and read."""

    def __init__(self, name: str, key: str = "", rest: object = None) -> None:
        self.name = name
        self.key = key or name
        self.rest = rest  # the value that goes without saying

    def put(self, state: S, decision: Decision[S], data: Json) -> None:
        """Write it into the data; an attribute that is neither needs a `put` of its own."""
        value = getattr(decision, self.name)
        if value != self.rest:
            data[self.key] = self.write(state, value)

    def write(self, state: S, value: int) -> object:
        return value

    def read(self, state: S, fields: Fields) -> object:
        raise NotImplementedError


class Number(Field[S]):
    def __init__(self, name: str, low: int, high: int, key: str = "") -> None:
        super().__init__(name, key)
        self.low = low
        self.high = high

    def read(self, state: S, fields: Fields) -> object:
        return fields.number(self.key, self.low, self.high)


class Seat(Field[S]):
    """A seat, or -1 where nobody is meant."""

    def __init__(self, name: str, low: int = 0, key: str = "") -> None:
        super().__init__(name, key)
        self.low = low

    def read(self, state: S, fields: Fields) -> object:
        return fields.number(self.key, self.low, state.setup.seats - 1)


class Flag(Field[S]):
    """True, or left out."""

    def __init__(self, name: str, key: str = "") -> None:
        super().__init__(name, key, rest=False)

    def write(self, state: S, value: int) -> object:
        return True

    def read(self, state: S, fields: Fields) -> object:
        return fields.flag(self.key)


class OneOf(Field[S]):
    """A position in a list of names."""

    def __init__(self, name: str, names: tuple[str, ...], key: str = "") -> None:
        super().__init__(name, key)
        self.names = names

    def write(self, state: S, value: int) -> object:
        return self.names[value]

    def read(self, state: S, fields: Fields) -> object:
        return fields.one_of(self.key, list(self.names))


def write_stack(state: S, label: str = "ask") -> list[Json]:
    """From the bottom to the top; `label` is under what the key of a decision stands."""
    out: list[Json] = []
    for decision in state.stack():
        data: Json = {label: decision.key}
        for field in decision.FIELDS:
            field.put(state, decision, data)
        out.append(data)
    return out


def read_stack(
    state: S,
    items: list[Fields],
    kinds: dict[str, type[Decision[S]]],
    seat: int,
    label: str = "ask",
) -> Decision[S]:
    """The top one; `seat` is whose turn it is."""
    below: Decision[S] | None = None
    for item in items:
        below = read_decision(state, item, kinds, seat, below, label)
    assert below is not None, "a stack is never empty"
    return below


def read_decision(
    state: S,
    item: Fields,
    kinds: dict[str, type[Decision[S]]],
    seat: int,
    below: Decision[S] | None,
    label: str = "ask",
) -> Decision[S]:
    names = list(kinds)
    kind = kinds[names[item.one_of(label, names)]]
    if ("" if below is None else below.key) not in (kind.ON or ("",)):
        needs = f"above “{'” or “'.join(kind.ON)}”" if kind.ON else "at the bottom"
        raise item.bad(label, f"is “{kind.key}”, which must be {needs}")
    values: dict[str, object] = {} if issubclass(kind, Chance) else {"seat": seat}
    values |= read_fields(state, item, kind)
    if below is not None:
        values["below"] = below
    return make_decision(kind, values)


def read_fields(state: S, item: Fields, kind: type[Decision[S]]) -> dict[str, object]:
    values: dict[str, object] = {}
    for field in kind.FIELDS:
        left_out = field.rest is not None and not item.has(field.key)
        values[field.name] = field.rest if left_out else field.read(state, item)
    item.done()
    return values


def make_decision(kind: type[Decision[S]], values: dict[str, object]) -> Decision[S]:
    make: object = kind
    assert callable(make)
    out: Decision[S] = make(**values)
    return out
