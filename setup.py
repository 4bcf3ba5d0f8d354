"""Compiles rules and core with mypyc into one group: all of it, or none of it."""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "tafelrunde"
MANIFEST = "_compiled.json"
CORE = ("action", "cards", "data", "decision", "event", "luck", "match", "playout", "state", "view")
ROOMS = ("rules", "position", "frozen")  # of a game
DOORS = ("view", "advice", "reference")
PLAIN = ("__init__", "data", "game", "meta", "observe", "refusal")  # in a game without rooms


def sources() -> list[Path]:
    """Everything that is compiled: core, and of each game what its matches run through."""
    out = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    for folder in ("games", "testing/games"):
        for game in sorted((PACKAGE / folder).iterdir()):
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


def is_current() -> bool:
    """Whether the extensions in the source tree are those of the sources."""
    manifest = PACKAGE / MANIFEST
    return (
        manifest.exists()
        and manifest.read_text() == digests()
        and all(list(path.parent.glob(f"{path.stem}.*.so")) for path in sources())
    )


def digests() -> str:
    pairs = {str(p.relative_to(PACKAGE)): sha256(p.read_bytes()).hexdigest() for p in sources()}
    return json.dumps(pairs, indent=1)


def extensions() -> list[Extension]:
    building = {"build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
    if os.environ.get("TAFELRUNDE_PURE") == "1" or not building & set(sys.argv):
        return []
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    flags = ["--explicit-package-bases", "--namespace-packages", "--config-file=pyproject.toml"]
    paths = [str(path.relative_to(ROOT)) for path in sources()]
    made = mypycify([*flags, *paths], group_name="tafelrunde", multi_file=True, debug_level="0")
    faster = "-fno-semantic-interposition"
    for extension in made:  # each with a list of its own: mypyc hands the same one to all
        extension.extra_compile_args = [*extension.extra_compile_args, faster]
        extension.sources = by_package(extension.sources)
    return made


def by_package(files: list[str]) -> list[str]:
    """One C file per game: its small calls are inlined, and games compile in parallel."""
    packages: dict[str, list[str]] = {}
    rest: list[str] = []
    for file in files:
        *names, _ = Path(file).stem.split("___")
        if names:
            depth = 4 if "testing" in names else 3
            target = Path(file).with_name("___".join(names[:depth]) + ".all.c")
            packages.setdefault(str(target), []).append(file)
        else:
            rest.append(file)
    for target, parts in packages.items():
        Path(target).write_text("".join(f'#include "{Path(part).name}"\n' for part in parts))
    return [*packages, *rest]


READ = digests()  # before mypyc reads the sources: what is edited meanwhile counts as stale


class Build(build_ext):
    """Writes the manifest when every extension is there, and cleans up when one fails."""

    def build_extensions(self) -> None:
        """As many C files at a time as there are cores."""
        compiler: Any = self.compiler
        whole, one = compiler.compile, compiler._compile

        def compile_all(*args: Any, **more: Any) -> Any:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs: list[Future[Any]] = []
                compiler._compile = lambda *job: jobs.append(pool.submit(one, *job))
                objects = whole(*args, **more)
                for job in jobs:
                    job.result()
            return objects

        compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        target = PACKAGE if self.inplace else Path(self.build_lib) / "tafelrunde"
        (target / MANIFEST).unlink(missing_ok=True)
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as error:  # no compiler, or one that fails: plain Python runs as well
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            print("tafelrunde: no working C compiler, so it runs as plain Python", file=sys.stderr)
            return
        target.mkdir(parents=True, exist_ok=True)
        (target / MANIFEST).write_text(READ)


if __name__ == "__main__":
    if sys.argv[1:] == ["build_ext", "--inplace"]:
        if is_current():
            print("tafelrunde: the compiled modules are current")
            sys.exit()
        for old in PACKAGE.rglob("*.so"):
            old.unlink()
    setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
