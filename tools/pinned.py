"""The part of `requirements.lock` that a purpose needs, hashes included.

    python -m tools.pinned serve|build

There is one lock. Each entry names whom it is there for (`# via`), so what belongs to an extra
follows from the names that pyproject.toml asks for. Only the standard library is needed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tools.place import ROOT

NAME = re.compile(r"([A-Za-z0-9._-]+)(?:\[([^]]*)\])?")
ENTRY = re.compile(r"^([a-z0-9][a-z0-9._-]*)==", re.MULTILINE)
OWN = "tafelrunde"
INSTALLS = "setuptools"  # links the sources into an environment


@dataclass(frozen=True, slots=True)
class Entry:
    """A package of the lock: its lines, and who needs it."""

    name: str
    text: str
    via: frozenset[str]


def pinned(purpose: str, project: Mapping[str, object], lock: str) -> str:
    """The entries for `serve` or `build`, in the order of the lock."""
    entries = list(read(lock))
    wanted = set(roots(purpose, project))
    if absent := sorted(wanted - {entry.name for entry in entries}):
        raise SystemExit(f"requirements.lock has no {', '.join(absent)}: run “make lock”")
    while more := {e.name for e in entries if e.name not in wanted and e.via & wanted}:
        wanted |= more
    return "".join(entry.text for entry in entries if entry.name in wanted)


def read(lock: str) -> Iterator[Entry]:
    starts = [found.start() for found in ENTRY.finditer(lock)]
    for start, end in zip(starts, [*starts[1:], len(lock)]):
        text = lock[start:end]
        comment = text[text.index("# via") :].replace("# via", "")
        names = re.findall(r"^\s*#?\s*([a-z0-9][a-z0-9._-]*)", comment, re.MULTILINE)
        yield Entry(text.split("==")[0], text, frozenset(names))


def roots(purpose: str, project: Mapping[str, object]) -> Iterator[str]:
    """The packages a purpose asks for by name."""
    if purpose == "build":
        asked = at(project, "build-system", "requires")
        yield from (name for text in asked for name, _ in [split(text)])
        return
    yield INSTALLS
    yield from needed(at(project, "project", "dependencies"), project)
    yield from needed(at(project, "project", "optional-dependencies", "web"), project)


def needed(asked: list[str], project: Mapping[str, object]) -> Iterator[str]:
    """Names, and those behind our own extras."""
    for text in asked:
        name, extras = split(text)
        if name != OWN:
            yield name
        for extra in extras if name == OWN else ():
            yield from needed(at(project, "project", "optional-dependencies", extra), project)


def split(asked: str) -> tuple[str, list[str]]:
    """`sqlalchemy[asyncio]>=2.1` → its name as the lock writes it, and its extras."""
    found = NAME.match(asked)
    assert found is not None, asked
    name = re.sub(r"[._-]+", "-", found[1]).lower()
    return name, [extra.strip() for extra in (found[2] or "").split(",") if extra.strip()]


def at(project: Mapping[str, object], *path: str) -> list[str]:
    value: object = project
    for key in path:
        assert isinstance(value, Mapping)
        value = value[key]
    assert isinstance(value, list)
    return value


def of(purpose: str) -> str:
    """The entries for `serve` or `build`, of this project."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return pinned(purpose, project, (ROOT / "requirements.lock").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.stdout.write(of(sys.argv[1]))
