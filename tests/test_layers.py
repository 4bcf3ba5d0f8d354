"""Who may import whom: the table of the design, and nothing besides it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "tafelrunde"
BASE = {"_build", "_sources", ""}  # the loader and the package itself
ARROWS: dict[str, set[str]] = {
    "": {"core"},
    "_build": set(),
    "_sources": set(),
    "core": set(),
    "game": {"core"},
    "board": {"core", "draw", "words", "desks", "companions", "editors", "game"},
    "bots": {"core"},
    "lab": {"core", "bots"},
    "words": {"core"},
    "draw": {"core"},
    "boards": {"core", "draw", "words"},
    "desks": {"core", "draw", "words"},
    "coach": {"core"},
    "sheets": {"core", "words"},
    "trying": {"core", "words", "boards"},
    "figures": {"core", "draw", "words", "boards"},
    "stories": {"core"},
    "companions": {"core", "draw", "words"},
    "editors": {"core", "draw", "words"},
    "table": {"core", "bots"},
    "web": {
        "core",
        "bots",
        "table",
        "draw",
        "words",
        "boards",
        "desks",
        "figures",
        "coach",
        "stories",
        "companions",
        "editors",
        "sheets",
        "trying",
    },
    "testing": {"core", "bots", "draw", "words", "boards", "desks", "stories", "companions"},
    "game-tests": {
        "core",
        "bots",
        "draw",
        "words",
        "boards",
        "desks",
        "stories",
        "editors",
        "testing",
        "game",
        "board",
    },
    "template": {"core", "words", "template", "testing"},
    "cli": {
        *(
            "core",
            "bots",
            "lab",
            "table",
            "web",
            "draw",
            "words",
            "boards",
            "desks",
            "stories",
            "sheets",
            "trying",
            "testing",
            "template",
        ),
    },
}
FILES = sorted(path for path in SOURCE.rglob("*.py"))


def layer(parts: tuple[str, ...]) -> str:
    """The layer of a module, given by the parts of its name below the package."""
    if not parts:
        return ""
    games = parts[0] == "games" or parts[:2] == ("testing", "games")
    inside = parts[2:] if parts[:2] == ("testing", "games") else parts[1:]
    if games and inside:
        if "tests" in inside:
            return "game-tests"
        is_drawn = "drawing" in inside or inside[-1].startswith(
            ("board", "desk", "companion", "editor")
        )
        return "board" if is_drawn else "game"
    if parts[:2] == ("cli", "template"):
        return "template"
    return parts[0]


def imports(path: Path) -> list[tuple[str, ...]]:
    return imported(path, ast.parse(path.read_text(encoding="utf-8")))


def imported(path: Path, tree: ast.Module) -> list[tuple[str, ...]]:
    """What a module imports, by full names below the package."""
    out = []
    home = ("tafelrunde", *path.relative_to(SOURCE).parent.parts)
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level + 1] if node.level else ()
            start = ".".join([*above, *([node.module] if node.module else [])])
            names = [f"{start}.{alias.name}" for alias in node.names]
        out += [tuple(name.split("."))[1:] for name in names if name.startswith("tafelrunde.")]
    return out


def test_finds_the_files() -> None:
    assert len(FILES) > 50


def test_imports_inside_a_game_are_seen() -> None:
    path = SOURCE / "games" / "chess" / "rules" / "turn.py"
    tree = ast.parse("from .state import Chess\nfrom ..data import read\nfrom ...draw import el")
    assert imported(path, tree) == [
        ("games", "chess", "rules", "state", "Chess"),
        ("games", "chess", "data", "read"),
        ("games", "draw", "el"),
    ]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_arrows(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    own = layer(tuple(part for part in parts if part != "__init__"))
    for target in imports(path):
        found = layer(target)
        is_package = not (SOURCE / target[0]).exists() and found not in ARROWS
        if found == own or found in BASE or is_package:
            continue
        assert found in ARROWS[own], f"{own} must not import {found}: {'.'.join(target)}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    home = home_of(parts)
    if home is None:
        return
    for target in imports(path):
        other = home_of(target)
        assert other in (None, home), f"{'.'.join(parts)} imports {'.'.join(target)}"


def home_of(parts: tuple[str, ...]) -> tuple[str, ...] | None:
    """The folder of the game a module belongs to."""
    if parts[:1] == ("games",) and len(parts) > 2:
        return parts[:2]
    if parts[:2] == ("testing", "games") and len(parts) > 3:
        return parts[:3]
    return None


def test_no_game_is_named_outside_its_folder() -> None:
    keys = [p.name for p in (SOURCE / "games").iterdir() if (p / "game.py").exists()]
    for path in FILES:
        if path.relative_to(SOURCE).parts[0] == "games":
            continue
        text = path.read_text(encoding="utf-8")
        for key in keys:
            assert not re.search(rf"\b{key}\b", text), f"{path} names {key}"
