"""Whether a game's tests notice planted faults: `python -m tafelrunde.testing.mutants KEY`.

Each fault is planted in a fork of one process that has imported rules and tests, by exchanging the
code of one function; then only the tests that call that function run, the fastest first.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from pickle import dumps, loads
from random import Random
from types import CodeType, FrameType, FunctionType

import pytest

from tafelrunde._build import COMPILED
from tafelrunde.core.game import Game
from tafelrunde.core.registry import find
from tafelrunde.testing.kit.faults import Fault, faults

KNOWN = "equivalent.txt"  # among a game's tests: faults that change nothing, each with its reason
LEFT_OUT = ("test_kit", "drawing", "board")  # tests of everything, and of what is only looked at
LONGEST = 120  # seconds for one fault: it may well loop for ever


@dataclass
class Tests:
    """Which tests call a function, and how long each takes."""

    of: dict[str, set[str]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def calling(self, key: str) -> list[str]:
        return sorted(self.of.get(key, ()), key=lambda test: self.seconds[test])


class Watcher:
    """A plugin of pytest that notes the functions of some files that each test calls."""

    def __init__(self, root: str) -> None:
        self.root = root
        self.found = Tests()
        self.test = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test = item.nodeid
        start = time.process_time()
        sys.setprofile(self.call)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.found.seconds[item.nodeid] = time.process_time() - start

    def call(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self.root):
            key = f"{code.co_filename}:{code.co_qualname}"
            self.found.of.setdefault(key, set()).add(self.test)


def in_fork(work: Callable[[], object], limit: int) -> object:
    """What a function returns in a copy of this process; "timeout" when it takes too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        signal.alarm(limit)
        silence()
        with os.fdopen(writing, "wb") as out:
            out.write(dumps(work()))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        data = answer.read()
    os.waitpid(child, 0)
    return loads(data) if data else "timeout"


def silence() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def run_tests(tests: list[str], *plugins: object) -> int:
    quiet = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist"]
    return int(pytest.main([*quiet, "-m", "not slow", *tests], plugins=list(plugins)))


def look(folder: Path, root: Path) -> Tests:
    """Run a game's own rule tests once and note what they call."""
    watcher = Watcher(str(root))
    files = [str(p) for p in sorted(folder.rglob("test_*.py")) if not is_left_out(p)]
    code = run_tests(files, watcher)
    assert code == 0, f"the tests must be green before faults are planted (pytest says {code})"
    return watcher.found


def is_left_out(path: Path) -> bool:
    return any(word in part for part in path.parts[-2:] for word in LEFT_OUT)


def plant(fault: Fault) -> None:
    """Exchange the code of the function in which the fault is."""
    code = compile(fault.tree, str(fault.path), "exec")
    target: object = import_module(module_of(fault.path))
    for name in fault.function.split("."):
        target = getattr(target, name)
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    assert isinstance(target, FunctionType)
    target.__code__ = code


def module_of(path: Path) -> str:
    package = Path(__file__).parent.parent
    return ".".join(["tafelrunde", *path.relative_to(package).with_suffix("").parts])


def is_noticed(fault: Fault, tests: list[str]) -> bool:
    """Whether a test fails, or never ends."""

    def work() -> object:
        plant(fault)
        return run_tests(tests)

    return in_fork(work, LONGEST) != 0


def rule_files(root: Path) -> list[Path]:
    """The rules of a game: its room, or in a small game what is no door."""
    if (root / "rules").is_dir():
        return sorted(p for p in (root / "rules").rglob("*.py") if p.stem != "__init__")
    doors = ("__init__", "advice", "board", "game", "meta", "observe")
    return sorted(p for p in root.glob("*.py") if p.stem not in doors)


def known(folder: Path) -> set[str]:
    """Faults that were looked at and change nothing; what follows “ # ” is the reason."""
    path = folder / KNOWN
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {line.partition(" # ")[0].strip() for line in lines if line.strip()}


def study(game: Game, sample: int, seed: int) -> tuple[int, list[str], int]:
    """How many faults were planted, those nobody noticed, and those that no test reaches."""
    root = Path(str(import_module(game.package).__file__)).parent
    folder = root / "tests"
    found = in_fork(lambda: look(folder, root), 3600)
    assert isinstance(found, Tests), "the tests must be green before faults are planted"
    planted = [one for path in rule_files(root) for one in faults(path)]
    planted = [one for one in planted if one.name(root) not in known(folder)]
    Random(seed).shuffle(planted)
    survivors: list[str] = []
    unreached = 0
    chosen = planted[:sample] if sample else planted
    for number, one in enumerate(chosen, 1):
        tests = found.calling(f"{one.path}:{one.function}")
        if not tests or not is_noticed(one, tests):
            unreached += not tests
            survivors.append(f"{one.name(root)} # line {one.line}")
        print(f"\r{number} of {len(chosen)}, {len(survivors)} survive", end="", file=sys.stderr)
    print(file=sys.stderr)
    return len(chosen), survivors, unreached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="+", metavar="KEY")
    parser.add_argument("--sample", type=int, default=60, help="faults per game; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if COMPILED:
        sys.exit("Faults are planted in plain Python: set TAFELRUNDE_PURE=1.")
    for key in arguments.keys:
        planted, survivors, unreached = study(find(key), arguments.sample, arguments.seed)
        for line in sorted(survivors):
            print(line)
        noticed = planted - len(survivors)
        share = 100 * noticed / max(planted, 1)
        print(
            f"{key}: {noticed} of {planted} planted faults noticed, {share:.1f} %; "
            f"no test reaches {unreached}"
        )


if __name__ == "__main__":
    main()
