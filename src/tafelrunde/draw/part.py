"""Parts of a drawing: each a function of what it is drawn from, called again only if that changes.

    @part
    def cell(spot: Spot, piece: int, label: str) -> Items: ...

A part's inputs are everything it depends on, and immutable: numbers, texts, tuples, frozen records.
Not a state, which changes under one's hands, and not an event, which nobody sees who comes later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import wraps
from typing import Final, ParamSpec, TypeAlias, TypeVar

from tafelrunde.draw.el import Drawn, Names, named, union
from tafelrunde.draw.errors import DuplicateId

P = ParamSpec("P")
T = TypeVar("T")
LONG: Final = 64  # positions after which places that are not drawn are forgotten
Items: TypeAlias = Mapping[str, Drawn]  # by id, in drawing order


class Part(dict[str, Drawn]):
    """Elements by their ids, in drawing order, with what they need and what can be clicked."""

    __slots__ = ("needs", "tokens", "base", "news", "is_exchange")
    needs: Names
    tokens: Names
    base: Part | None  # what this was before some of it changed
    news: list[str]  # which ids are to be looked at then
    is_exchange: bool  # all ids are those of the base

    def __init__(self, *items: Items) -> None:
        super().__init__()
        self.base = None
        self.news = []
        self.is_exchange = False
        if len(items) == 1 and not isinstance(items[0], Part):
            self._draw(items[0])
        else:
            self.put_together([one if isinstance(one, Part) else Part(one) for one in items])

    def _draw(self, items: Items) -> None:
        for id, markup in items.items():
            self[id] = named(markup, id)
        self.needs = union([one.needs for one in self.values() if one.needs])
        self.tokens = union([one.tokens for one in self.values() if one.tokens])

    def put_together(self, parts: Sequence[Part]) -> None:
        """Be made of these, and of nothing else."""
        parts = [one for one in parts if one]
        for one in parts:
            self.update(one)
        if len(self) < sum([len(one) for one in parts]):
            ids = [id for one in parts for id in one]
            twice = next(id for id in ids if ids.count(id) > 1)
            raise DuplicateId(f"the id {twice} is drawn twice", id=twice)
        self.needs = union([one.needs for one in parts if one.needs])
        self.tokens = union([one.tokens for one in parts if one.tokens])

    def is_like(self, other: Part) -> bool:
        """Whether the same ids need and offer the same."""
        same = self.needs == other.needs and self.tokens == other.tokens
        return same and list(self) == list(other)

    def exchange(self, base: Part, news: Sequence[Part]) -> None:
        """Be what another part is, with some elements exchanged."""
        self.update(base)
        for one in news:
            self.update(one)
        self.needs, self.tokens = base.needs, base.tokens
        self.is_exchange = True


NOTHING = Part()
Made: TypeAlias = Items | Iterable[Items]  # by a function: elements, or smaller parts


def whole(made: Made) -> Part:
    if isinstance(made, Part):
        return made
    return Part(made) if isinstance(made, Mapping) else Part(*made)


Row: TypeAlias = tuple[object, ...]  # the inputs of one place
Kept: TypeAlias = tuple[Part, list[object]]  # and the keys of the parts that it is made of


class Memory:
    """The parts of the position drawn last, and of the one before it."""

    def __init__(self) -> None:
        self._now: dict[object, Kept] = {}
        self._before: dict[object, Kept] = {}
        self._rows: dict[object, Rows] = {}
        self._position = 0
        self._inner: list[object] = []  # keys of what is drawn within the part that is made now

    def go_on(self) -> None:
        """Another position: what is not drawn again now will be forgotten."""
        self._before, self._now = self._now, {}
        self._inner = []
        self._position += 1
        if self._position % LONG == 0:
            self._rows = {
                k: rows for k, rows in self._rows.items() if rows.used > self._position - LONG
            }

    def part(self, key: object, make: Callable[[], Made]) -> Part:
        self._inner.append(key)
        if key not in self._now and not self._keep(key):
            outer, self._inner = self._inner, []
            try:
                self._now[key] = whole(make()), self._inner
            finally:
                self._inner = outer
        return self._now[key][0]

    def rows(self, key: object, rows: Sequence[Row], make: Callable[[Row], Items]) -> Part:
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = Rows(make)
        found.used = self._position
        return found.draw(rows)

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


class Rows:
    """The places of a part, each drawn again only if its own inputs change."""

    def __init__(self, make: Callable[[Row], Items]) -> None:
        self.make = make
        self.rows: Sequence[Row] = ()
        self.parts: list[Part] = []
        self.part = NOTHING
        self.used = 0  # at this position for the last time

    def draw(self, rows: Sequence[Row]) -> Part:
        """Nothing is kept of a drawing that fails."""
        if len(rows) != len(self.rows):
            self._resize(rows)
        else:
            changed = [i for i, row in enumerate(rows) if row != self.rows[i]]
            if changed:
                self._change(rows, changed)
        self.rows = rows
        return self.part

    def _resize(self, rows: Sequence[Row]) -> None:
        """Places came or went: the same ones before and behind them stay."""
        had, short = self.rows, min(len(self.rows), len(rows))
        front = next((i for i in range(short) if rows[i] != had[i]), short)
        rest = range(1, short - front + 1)
        back = next((i - 1 for i in rest if rows[-i] != had[-i]), short - front)
        news = [whole(self.make(row)) for row in rows[front : len(rows) - back]]
        parts = [*self.parts[:front], *news, *self.parts[len(had) - back :]]
        part = Part()
        part.put_together(parts)
        self._become(part, parts, news)

    def _change(self, rows: Sequence[Row], changed: list[int]) -> None:
        part, parts = Part(), list(self.parts)
        same = True  # but for the elements themselves
        for i in changed:
            parts[i] = whole(self.make(rows[i]))
            same = same and parts[i].is_like(self.parts[i])
        news = [parts[i] for i in changed]
        if same:
            part.exchange(self.part, news)
        else:
            part.put_together(parts)
        self._become(part, parts, news)

    def _become(self, part: Part, parts: list[Part], news: list[Part]) -> None:
        part.news = [id for one in news for id in one]
        part.base, self.part.base = self.part, None  # no chain of all that ever was
        self.part, self.parts = part, parts


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


def each(function: Callable[..., Items], rows: Sequence[Row], *fixed: object) -> Part:
    """`function(*row, *fixed)` for every row: only where a row is another than it was before.

    For the many places of a board, of which a move touches two: cheaper than a part for each. The
    function and what is fixed tell one such part from another.
    """
    memory = MEMORY.get()
    if memory is None:
        return Part(*[function(*row, *fixed) for row in rows])
    return memory.rows((function, fixed), rows, lambda row: function(*row, *fixed))
