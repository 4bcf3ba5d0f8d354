"""Parts of a drawing: each a function of what it is drawn from, called again only if that changes.

    @part
    def cell(spot: Spot, piece: int, label: str) -> Items: ...

A part's inputs are everything it depends on, and immutable: numbers, texts, tuples, frozen records.
Not a state, which changes under one's hands, and not an event, which nobody sees who comes later.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import lru_cache, wraps
from itertools import chain, compress, count
from operator import attrgetter, ne
from typing import Final, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

from tafelrunde.draw.el import Drawn, Names, named, union
from tafelrunde.draw.errors import DuplicateId

P = ParamSpec("P")
T = TypeVar("T")
NEEDS: Final = attrgetter("needs")
TOKENS: Final = attrgetter("tokens")
SHORT: Final = 4  # positions after which parts that are not drawn are forgotten
LONG: Final = 64  # and places
Items: TypeAlias = Mapping[str, Drawn]  # by id, in drawing order


class Part(dict[str, Drawn]):
    """Elements by their ids, in drawing order, with what they need and what can be clicked."""

    __slots__ = ("_needs", "_tokens", "number", "change")
    _needs: Names | None  # found when somebody asks
    _tokens: Names | None
    number: int  # of one that may change in places; 0 for all others
    change: Change | None

    def __init__(self, *items: Items) -> None:
        super().__init__()
        self._needs = self._tokens = self.change = None
        self.number = 0
        if len(items) == 1 and not isinstance(items[0], Part):
            self.update(elements(items[0]))
        elif items:
            self.put_together([whole(one) for one in items])

    @property
    def needs(self) -> Names:
        if self._needs is None:
            self._needs = union([*set(map(NEEDS, self.values()))])
        return self._needs

    @property
    def tokens(self) -> Names:
        if self._tokens is None:
            self._tokens = union([*set(map(TOKENS, self.values()))])
        return self._tokens

    def since(self, old: Part) -> tuple[Collection[str], Collection[str], bool]:
        """Ids that may have gone, ids to be looked at, and whether all are in their places."""
        change = self.change
        if change is None or not change.base or change.base != old.number:
            return old, self, False
        return change.gone, change.came, change.is_exchange

    def put_together(self, items: Sequence[Items]) -> None:
        """Be made of all elements of these, none of them twice."""
        for one in filter(None, items):
            self.update(one)
        if len(self) < sum(map(len, items)):
            raise drawn_twice(list(chain.from_iterable(items)))


def drawn_twice(ids: Sequence[str]) -> DuplicateId:
    twice = next(id for id in ids if ids.count(id) > 1)
    return DuplicateId(f"the id {twice} is drawn twice", id=twice)


class Change(NamedTuple):
    """How a part differs from what it was before."""

    base: int  # the number of the part before it
    gone: Collection[str]  # ids that it may have no more
    came: Collection[str]  # and those that are to be looked at
    is_exchange: bool  # the same ids in the same places


def elements(items: Items) -> dict[str, Drawn]:
    """Under their ids."""
    return {id: named(markup, id) for id, markup in items.items()}


NOTHING = Part()
Made: TypeAlias = Items | Iterable[Items]  # by a function: elements, or smaller parts


def whole(made: Made) -> Part:
    if isinstance(made, Part):
        return made
    if isinstance(made, (dict, Mapping)):  # to ask for a Mapping takes its time
        return Part(made) if made else NOTHING
    return Part(*made)


Row: TypeAlias = tuple[object, ...]  # the inputs of one place
Ids: TypeAlias = tuple[str, ...]  # of the elements of one
NUMBERS: Final = count(1)  # of parts


class Kept:
    """A part, or a region, and the parts that it is made of."""

    __slots__ = ("part", "inner", "seen")

    def __init__(self, part: object, inner: list[Kept], seen: int) -> None:
        self.part = part
        self.inner = inner
        self.seen = seen  # at this position for the last time

    def keep(self, position: int) -> None:
        """All that it is made of, too."""
        self.seen = position
        for one in self.inner:
            if one.seen != position:
                one.keep(position)


class Memory:
    """The parts of the position drawn last, and of a few before it."""

    def __init__(self) -> None:
        self._parts: dict[object, Kept] = {}
        self._rows: dict[object, Rows] = {}
        self._position = 0
        self._inner: list[Kept] = []  # what is drawn within the part that is made now

    def go_on(self) -> None:
        """Another position: what is not drawn again soon will be forgotten."""
        self._inner = []
        self._position += 1
        if self._position % SHORT == 0:
            last = self._position - 1
            for kept in self._parts.values():
                if kept.seen == last:
                    kept.keep(self._position)
            self._parts = {k: kept for k, kept in self._parts.items() if kept.seen > last}
        if self._position % LONG == 0:
            last = self._position - LONG
            self._rows = {k: rows for k, rows in self._rows.items() if rows.used > last}

    def part(self, key: object, make: Callable[[], Made]) -> Part:
        return self.keep(key, lambda: whole(make()))

    def keep(self, key: object, make: Callable[[], T]) -> T:
        """What was made for these inputs, or is made now."""
        found = self._parts.get(key)
        if found is None:
            found = self._parts[key] = self._make(make)
        else:
            found.seen = self._position
        self._inner.append(found)
        return cast(T, found.part)

    def _make(self, make: Callable[[], object]) -> Kept:
        outer, self._inner = self._inner, []
        try:
            return Kept(make(), self._inner, self._position)
        finally:
            self._inner = outer

    def rows(self, key: object, rows: Sequence[Row], make: Callable[[Row], Items]) -> Part:
        found = self._rows.get(key)
        if found is None:
            found = self._rows[key] = Rows(make)
        found.used = self._position
        return found.draw(rows)

    def using(self, draw: Callable[[], T]) -> T:
        """What this function returns; its parts come from here where they can."""
        token = MEMORY.set(self)
        try:
            return draw()
        finally:
            MEMORY.reset(token)


@lru_cache(maxsize=4096)
def ids_of(place: Ids) -> Ids:
    """The same object for all tables on which the place is called so."""
    return place


class Rows:
    """The places of a part, each drawn again only if its own inputs change."""

    def __init__(self, make: Callable[[Row], Items]) -> None:
        self.make = make
        self.rows: Sequence[Row] = ()
        self.places: list[Ids] = []
        self.part = NOTHING
        self.used = 0  # at this position for the last time

    def draw(self, rows: Sequence[Row]) -> Part:
        """Nothing is kept of a drawing that fails."""
        if len(rows) != len(self.rows):
            self._resize(rows)
        else:
            changed = list(compress(range(len(rows)), map(ne, rows, self.rows)))
            if changed:
                self._change(rows, changed)
        self.rows = rows
        return self.part

    def _place(self, row: Row) -> Items:
        made = self.make(row)
        return made if not made or isinstance(made, Part) else elements(made)

    def _resize(self, rows: Sequence[Row]) -> None:
        """Places came or went: the same ones before and behind them stay."""
        had, short = self.rows, min(len(self.rows), len(rows))
        front = next((i for i in range(short) if rows[i] != had[i]), short)
        rest = range(1, short - front + 1)
        back = next((i - 1 for i in rest if rows[-i] != had[-i]), short - front)
        came = [self._place(row) for row in rows[front : len(rows) - back]]
        gone = self.places[front : len(had) - back]
        before, behind = self.places[:front], self.places[len(had) - back :]
        self._become([*before, *map(ids_of, map(tuple, came)), *behind], gone, came)

    def _change(self, rows: Sequence[Row], changed: list[int]) -> None:
        came = [self._place(rows[i]) for i in changed]
        gone, places = [self.places[i] for i in changed], self.places
        if [tuple(one) for one in came] != gone:
            places = list(places)
            for i, one in zip(changed, came):
                places[i] = ids_of(tuple(one))
        self._become(places, gone, came)

    def _become(self, places: list[Ids], gone: list[Ids], came: list[Items]) -> None:
        """Where nothing but elements was exchanged, the rest need not be put in order anew."""
        base, new = self.part, dict[str, Drawn]()
        for one in came:
            new.update(one)
        is_exchange = places is self.places
        part = exchanged(base, new) if is_exchange else arranged(places, {**base, **new})
        part.number = next(NUMBERS)
        part.change = Change(base.number, [*chain.from_iterable(gone)], [*new], is_exchange)
        base.change = None
        self.part, self.places = part, places


def exchanged(base: Part, new: Items) -> Part:
    """The same ids; mostly the new elements need and offer what the old ones did."""
    part = Part()
    part.update(base)
    part.update(new)
    if all(base[id].needs == one.needs for id, one in new.items()):
        part._needs = base._needs
    if all(base[id].tokens == one.tokens for id, one in new.items()):
        part._tokens = base._tokens
    return part


def arranged(places: Sequence[Ids], elements: Items) -> Part:
    ids = list(chain.from_iterable(places))
    part = Part()
    part.update(zip(ids, map(elements.__getitem__, ids)))
    if len(part) < len(ids):
        raise drawn_twice(ids)
    return part


MEMORY: ContextVar[Memory | None] = ContextVar("memory", default=None)


def part(function: Callable[P, Made]) -> Callable[P, Part]:
    """Draw this only where its inputs are others than before; without a memory, always."""

    @wraps(function)
    def drawn(*args: P.args, **named: P.kwargs) -> Part:
        memory = MEMORY.get()
        if memory is None:
            return whole(function(*args, **named))
        key = (function, args, tuple(named.items())) if named else (function, args)
        return memory.keep(key, lambda: whole(function(*args, **named)))

    return drawn


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """The same for what is made of parts: a region whose inputs are what they were stays itself."""

    @wraps(function)
    def drawn(*args: P.args, **named: P.kwargs) -> T:
        memory = MEMORY.get()
        if memory is None:
            return function(*args, **named)
        key = (function, args, tuple(named.items())) if named else (function, args)
        return memory.keep(key, lambda: function(*args, **named))

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
