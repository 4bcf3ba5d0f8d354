"""Parts of a drawing: each a function of what it is drawn from, called again only if that changes.

    @part
    def cell(spot: Spot, piece: int, label: str) -> Items: ...

A part's inputs are everything it depends on, and immutable: numbers, texts, tuples, frozen records.
Not a state, which changes under one's hands, and not an event, which nobody sees who comes later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from functools import wraps
from typing import ParamSpec, TypeAlias, TypeVar

from tafelrunde.draw.el import Drawn, Names, named, union
from tafelrunde.draw.errors import DuplicateId

P = ParamSpec("P")
T = TypeVar("T")
Items: TypeAlias = Mapping[str, Drawn]  # by id, in drawing order


class Part(dict[str, Drawn]):
    """Elements by their ids, in drawing order, with what they need and what can be clicked."""

    __slots__ = ("needs", "tokens")
    needs: Names
    tokens: Names

    def __init__(self, *items: Items) -> None:
        super().__init__()
        needs: list[Names] = []
        tokens: list[Names] = []
        count = 0
        for one in items:
            made = one.values() if isinstance(one, Part) else [named(one[id], id) for id in one]
            for element in made:
                self[element.id] = element
            of: Iterable[Part | Drawn] = (one,) if isinstance(one, Part) else made
            needs += [thing.needs for thing in of if thing.needs]
            tokens += [thing.tokens for thing in of if thing.tokens]
            count += len(one)
        if len(self) < count:
            ids = [id for one in items for id in one]
            twice = next(id for id in ids if ids.count(id) > 1)
            raise DuplicateId(f"the id {twice} is drawn twice", id=twice)
        self.needs = union(needs)
        self.tokens = union(tokens)


NOTHING = Part()
Made: TypeAlias = Items | Iterable[Items]  # by a function: elements, or smaller parts


def whole(made: Made) -> Part:
    return Part(made) if isinstance(made, Mapping) else Part(*made)


Kept: TypeAlias = tuple[Part, list[object]]  # and the keys of the parts that it is made of


class Memory:
    """The parts of the position drawn last, and of the one before it."""

    def __init__(self) -> None:
        self._now: dict[object, Kept] = {}
        self._before: dict[object, Kept] = {}
        self._inner: list[object] = []  # keys of what is drawn within the part that is made now

    def go_on(self) -> None:
        """Another position: what is not drawn again now will be forgotten."""
        self._before, self._now = self._now, {}
        self._inner = []

    def part(self, key: object, make: Callable[[], Made]) -> Part:
        self._inner.append(key)
        if key not in self._now and not self._keep(key):
            outer, self._inner = self._inner, []
            try:
                self._now[key] = whole(make()), self._inner
            finally:
                self._inner = outer
        return self._now[key][0]

    def _keep(self, key: object) -> bool:
        """A part of the position before goes on, with all that it is made of."""
        found = self._before.pop(key, None)
        if found is None:
            return False
        self._now[key] = found
        for inner in found[1]:
            self._keep(inner)
        return True

    def using(self, draw: Callable[[], T]) -> T:
        """What this function returns; its parts come from here where they can."""
        token = MEMORY.set(self)
        try:
            return draw()
        finally:
            MEMORY.reset(token)


MEMORY: ContextVar[Memory | None] = ContextVar("memory", default=None)


def part(function: Callable[P, Made]) -> Callable[P, Part]:
    """Draw this only where its inputs are others than before; without a memory, always."""

    @wraps(function)
    def drawn(*args: P.args, **named: P.kwargs) -> Part:
        memory = MEMORY.get()
        if memory is None:
            return whole(function(*args, **named))
        key = (function, args, tuple(named.items())) if named else (function, args)
        return memory.part(key, lambda: function(*args, **named))

    return drawn
