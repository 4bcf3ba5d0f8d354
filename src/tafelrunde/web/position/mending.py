"""What would mend a fault at its field: a number within its bounds, an entry left out.

Found by trying: the position is read again without it, and the fault is gone. A game knows nothing
of this; what only a game can know it offers itself (`editors.Trouble.mends`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData
from tafelrunde.core.state import Setup

MOST: Final = 60  # entries of a list that are tried
Path = list[str | int]


class Mend(NamedTuple):
    """`is_set`: a value, which is then `what`; else `what` was left out, a part of `path`."""

    position: Json
    is_set: bool
    what: object
    path: Path


def mend_of(setup: Setup, position: Json, error: BadData) -> Mend | None:
    """The first change after which this fault is gone, or is about something else there."""
    for mend in changes(position, error):
        left = fault_of(setup, mend.position)
        if left is None or (is_told(left) and fault(left) != fault(error)):
            return mend
    return None


def fault_of(setup: Setup, position: Json) -> BadData | None:
    try:
        setup.from_dict(position)
    except BadData as error:
        return error
    return None


def fault(error: BadData) -> tuple[object, ...]:
    return error.where, error.text, error.words


def is_told(error: BadData) -> bool:
    """Not one of a position that has lost its form: it has no words, or something is missing."""
    return error.text not in ("", "missing")


def bounded(value: int, error: BadData) -> int | None:
    """The nearest number that may stand there."""
    if error.text != "number":
        return None
    low, high = cast("tuple[int, int]", error.words)
    return max(low, min(value, high))


def path_of(where: str) -> Path:
    """`state.sides[0].gold`: the names and numbers on the way."""
    parts = where.replace("[", ".").replace("]", "").split(".")[1:]
    return [int(part) if part.isdecimal() else part for part in parts]


def at(position: object, path: Path) -> object:
    for part in path:
        inside: list[object] | dict[object, object] = []
        if isinstance(position, list | dict):
            inside = position
        keys = range(len(inside)) if isinstance(inside, list) else inside
        if part not in keys:
            return None
        position = inside[part]  # type: ignore[index]
    return position


def changes(position: Json, error: BadData) -> Iterator[Mend]:
    path = path_of(error.where)
    value = at(position, path)
    if isinstance(value, int) and not isinstance(value, bool):
        fits = bounded(value, error)
        if fits is not None:
            yield Mend(with_value(position, path, fits), True, fits, path)
    if isinstance(value, list):
        yield from in_list(position, path, value, error)
    for length in range(len(path) - 1, 0, -1):
        if isinstance(path[length], int) and path[length - 1] != "sides":
            entry = path[: length + 1]
            yield Mend(without(position, entry), False, at(position, entry), entry)
    is_unknown = error.text == "unknown" and path[-1:] == [*error.words]
    is_inner = len(path) > 1 and isinstance(value, list)
    if path and isinstance(path[-1], str) and (is_unknown or is_inner):
        yield Mend(without(position, path), False, path[-1], path)


def in_list(position: Json, path: Path, value: list[object], error: BadData) -> Iterator[Mend]:
    """One entry less, the last of those that would do; else as many as may be there."""
    most = error.words
    if value and all(type(one) is int for one in value):
        if len(most) == len(value) and all(isinstance(one, int) for one in most):
            fits = [min(a, b) for a, b in zip(cast("list[int]", value), cast("list[int]", most))]
            yield Mend(with_value(position, path, fits), True, ", ".join(map(str, fits)), path)
        return
    if len(value) > MOST:
        return
    named = [i for i, one in enumerate(value) if one in most]
    for i in [*named, *range(len(value) - 1, -1, -1)]:
        yield Mend(without(position, [*path, i]), False, value[i], [*path, i])
    for length in range(len(value) - 2, -1, -1):
        yield Mend(with_value(position, path, value[:length]), True, length, path)


def copied(position: Json) -> Json:
    return cast("Json", json.loads(json.dumps(position)))


def with_value(position: Json, path: Path, value: object) -> Json:
    out = copied(position)
    at(out, path[:-1])[path[-1]] = value  # type: ignore[index]
    return out


def without(position: Json, path: Path) -> Json:
    out = copied(position)
    del at(out, path[:-1])[path[-1]]  # type: ignore[attr-defined]
    return out
