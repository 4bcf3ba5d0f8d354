"""Which sources are compiled, and whether the extensions beside them are theirs.

Only the standard library, and nothing of the package: the build reads this file by its path.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

MANIFEST = "_compiled.json"
GROUP = "tafelrunde__mypyc"  # the library with all compiled modules, beside the package
BOTS = ("plan", "search", "tree", "valuing")
CORE = (
    "action", "cards", "data", "decision", "event", "luck", "match", "playout",
    "reason", "state", "view", "worth",
)  # fmt: skip
ROOMS = ("rules", "position", "frozen", "judgement")  # of a game
DOORS = ("view", "advice", "reference")
PLAIN = (
    "__init__",
    "data",
    "desk",
    "game",
    "meta",
    "observe",
    "refusal",
)  # in a game without rooms


def sources(package: Path) -> list[Path]:
    """All that is compiled: core, searches, and of each game what its matches run through."""
    out = [package / "core" / f"{name}.py" for name in CORE]
    out += [package / "bots" / f"{name}.py" for name in BOTS]
    for folder in ("games", "testing/games"):
        for game in sorted((package / folder).iterdir()):
            if (game / "game.py").exists():
                out += sources_of(game)
    return [path for path in out if path.exists()]


def sources_of(game: Path) -> list[Path]:
    """Rules, positions and two or three doors; of a game too small for rooms what is not plain."""
    if not (game / "rules").is_dir():
        return [path for path in sorted(game.glob("*.py")) if is_compiled(path.stem)]
    out = [game / f"{name}.py" for name in DOORS]
    for room in ROOMS:
        out += sorted(path for path in (game / room).rglob("*.py") if path.stem != "__init__")
    return out


def is_compiled(stem: str) -> bool:
    """Of a game without rooms: unless it is read once, or drawn (`board`, `board_…`)."""
    return stem not in PLAIN and not stem.startswith("board")


def digests(package: Path) -> dict[str, str]:
    """Each source's name in the manifest, and its SHA-256."""
    found = sources(package)
    return {path.relative_to(package).as_posix(): digest(path) for path in found}


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def extension(source: Path) -> Path | None:
    """The compiled module beside a source that this very Python can load."""
    for suffix in EXTENSION_SUFFIXES:
        path = source.with_name(source.stem + suffix)
        if path.exists():
            return path
    return None


def fault(package: Path) -> str | None:
    """Why the compiled modules cannot be used: None if they can, "" if there are none."""
    manifest = package / MANIFEST
    if not manifest.exists():
        return ""
    compiled: dict[str, str] = json.loads(manifest.read_text(encoding="utf-8"))
    for name, made_from in compiled.items():
        source = package / name
        if not source.exists() or digest(source) != made_from:
            return f"stale compiled module: {name} has changed (run “make setup”)"
        if extension(source) is None:
            return f"missing compiled module: {name} (run “make setup”)"
    if extension(package.with_name(GROUP + ".py")) is None:
        return f"missing compiled module: {GROUP} (run “make setup”)"
    for path in sources(package):
        if (name := path.relative_to(package).as_posix()) not in compiled:
            return f"missing compiled module: {name} is new (run “make setup”)"
    return None
