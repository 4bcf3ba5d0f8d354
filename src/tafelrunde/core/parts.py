"""The parts of a game that core knows, and what each file must have and may have.

A part is checked once, when it is loaded. The board is in `tafelrunde.boards`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from inspect import get_annotations, signature
from random import Random
from types import FunctionType, ModuleType
from typing import Final, Generic, Protocol, TypeVar

from tafelrunde.core.action import Action
from tafelrunde.core.box import Table, Tables
from tafelrunde.core.errors import BadPart
from tafelrunde.core.reason import Objected
from tafelrunde.core.state import Setup, State
from tafelrunde.core.view import View

P_co = TypeVar("P_co", covariant=True)
Layout = list[tuple[str, tuple[int, ...]]]


class Buffer(Protocol):
    """A flat run of floats to be filled: a list, an array, a numpy vector."""

    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class ViewPart(Protocol):
    """What an observer may know of a state, and a state that fits it."""

    def view(self, state: State, seat: int | None) -> View: ...
    def determinize(self, view: View, random: Random) -> State: ...


class AdvicePart(Protocol):
    """How good a position is, per side, and how promising actions are.

    Where values are learned, there are FEATURES, `features`, `progress` and `weigh` too (worth.py).
    """

    def value(self, state: State) -> list[float]: ...
    def prior(self, state: State, seat: int, legal: list[Action]) -> list[float]: ...


class ObservePart(Protocol):
    """Numbers for learners."""

    def layout(self, setup: Setup) -> Layout: ...
    def observe(self, view: View, out: Buffer) -> None: ...


class RefusalPart(Protocol):
    """Of a game without decisions as classes: what stands against an action."""

    absent: Callable[[State, int, Action], Objected]  # of a kind that is not on offer at all

    def refusal(self, state: State, seat: int, action: Action) -> Objected: ...


class PhrasePart(Protocol):
    """Reads what players type."""

    ASKS: Collection[str]  # codes of the questions that may be answered by typing

    def read(self, view: View, text: str) -> list[Action]: ...


class BoxPart(Protocol):
    """What is in the box, as tables; the option `box` brings others."""

    TABLES: tuple[Table, ...]

    def printed(self) -> Tables: ...
    def tables(self, text: str) -> Tables: ...


class Part(Generic[P_co]):
    """A file of a game's folder: its type, and what is meant where it leaves something out."""

    def __init__(
        self, name: str, shape: type[object], left_out: Mapping[str, object] | None = None
    ) -> None:
        self.name = name
        self.shape = shape
        self.left_out = left_out or {}

    def load(self, package: str) -> object:
        file = f"{package.replace('.', '/')}/{self.name}.py"
        module = imported(f"{package}.{self.name}", file)
        for name in self.needed():
            self.check(module, name, file)
        return Filled(module, self.left_out) if self.left_out else module

    def is_in(self, package: str) -> bool:
        return find_spec(f"{package}.{self.name}") is not None

    def needed(self) -> Iterator[str]:
        for name in (*get_annotations(self.shape), *vars(self.shape)):
            if name not in self.left_out and not name.startswith("_"):
                yield name

    def check(self, module: ModuleType, name: str, file: str) -> None:
        asked = vars(self.shape).get(name)
        if not isinstance(asked, FunctionType):
            if not hasattr(module, name):
                raise lacks(module, file, name, name)
            return
        takes = list(signature(asked).parameters)[1:]
        whole = f"{name}({', '.join(takes)})"
        found = getattr(module, name, None)
        if found is None:
            raise lacks(module, file, name, whole)
        if not callable(found) or not can_take(found, len(takes)):
            raise BadPart(f"{file}: “{name}” must be a function {whole}.", file=file, name=name)


def imported(path: str, file: str) -> ModuleType:
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise BadPart(f"The game lacks a file: {file}.", file=file, name="") from error


def lacks(module: ModuleType, file: str, name: str, whole: str) -> BadPart:
    """With the name that may have been mistyped."""
    near = get_close_matches(name, [other for other in vars(module) if other[0] != "_"], 1)
    hint = f" Is “{near[0]}” meant to be it?" if near else ""
    return BadPart(f"{file} lacks “{whole}”.{hint}", file=file, name=name)


def can_take(function: Callable[..., object], count: int) -> bool:
    """Whether it may be called with so many arguments; a compiled one may not tell."""
    try:
        signature(function).bind(*range(count))
    except TypeError:
        return False
    except ValueError:
        return True
    return True


class Filled:
    """A part that may leave something out: where it does, what is meant by that."""

    def __init__(self, module: ModuleType, left_out: Mapping[str, object]) -> None:
        self._module = module
        self._left_out = left_out

    def __getattr__(self, name: str) -> object:
        if name in self._left_out:
            return getattr(self._module, name, self._left_out[name])
        found: object = getattr(self._module, name)
        return found


def no_paragraph(state: State, seat: int, action: Action) -> None:
    """Nothing is said about a kind that is not on offer."""


VIEW: Final[Part[ViewPart]] = Part("view", ViewPart)
ADVICE: Final[Part[AdvicePart]] = Part("advice", AdvicePart)
OBSERVE: Final[Part[ObservePart]] = Part("observe", ObservePart)
REFERENCE: Final[Part[AdvicePart]] = Part("reference", AdvicePart)
REFUSAL: Final[Part[RefusalPart]] = Part("refusal", RefusalPart, {"absent": no_paragraph})
PHRASE: Final[Part[PhrasePart]] = Part("phrase", PhrasePart)
BOX: Final[Part[BoxPart]] = Part("box", BoxPart)
NEEDED: Final = (VIEW, ADVICE, OBSERVE)
FOR_SOME: Final = (REFERENCE, REFUSAL, PHRASE, BOX)  # parts of some games only
