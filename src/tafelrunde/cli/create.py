"""Copies the template of a game into a project of its own."""

from __future__ import annotations

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from tafelrunde.core.errors import BadInput
from tafelrunde.core.registry import packages

TEMPLATE = "tafelrunde.cli.template"
PLACEHOLDER = "newgame"
LEFT_OUT = ("__pycache__",)


def create(key: str, into: Path) -> Path:
    """The new project's folder; nothing is ever overwritten."""
    project = into / key
    if project.exists():
        raise BadInput(f"{project} is there already; nothing was written.")
    check_key(key)
    package = project / "src" / key
    try:
        for name, source in walk(files(TEMPLATE)):
            copy(source, target(name, project, package), key)
    except OSError as error:
        raise BadInput(f"{project} cannot be written: {error.strerror}.") from error
    return project


def check_key(key: str) -> None:
    if not key.isidentifier() or not key.isascii() or key != key.lower() or keyword.iskeyword(key):
        raise BadInput(f"“{key}” must be a Python name in lower case, such as “my_game”.")
    if key in packages():
        raise BadInput(f"There is a game “{key}” already; choose another key.")
    found = find_spec(key)
    if found is not None and found.origin is not None:  # a mere folder hides nothing
        raise BadInput(f"There is a Python package “{key}” already; choose another key.")


def walk(folder: Traversable, prefix: str = "") -> list[tuple[str, Traversable]]:
    """All files below, with their names relative to it."""
    found: list[tuple[str, Traversable]] = []
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            if entry.name not in LEFT_OUT:
                found += walk(entry, f"{prefix}{entry.name}/")
        else:
            found.append((prefix + entry.name, entry))
    return found


def target(name: str, project: Path, package: Path) -> Path:
    """Files of `project/` lie around the package; tests and records in its folder `tests`."""
    if name.startswith("project/"):
        return project / name.removeprefix("project/")
    if name.startswith(("test_", "replays/")):
        return package / "tests" / name
    return package / name


def copy(source: Traversable, path: Path, key: str) -> None:
    text = source.read_text(encoding="utf-8")
    title = key.replace("_", " ").capitalize()
    for old, new in ((TEMPLATE, key), (PLACEHOLDER, key), (PLACEHOLDER.capitalize(), title)):
        text = text.replace(old, new)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
