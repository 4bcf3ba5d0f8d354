"""Which tests call a function, for `mutants`: only those can notice a fault in it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tafelrunde.core.game import Game
from tafelrunde.testing.kit.faults import Fault

QUIET = ("-q", "-s", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist")
Work = Callable[[pytest.Session], None]


@dataclass
class Tests:
    """Tests, what they call and how long they take."""

    files: list[str]
    of: dict[str, set[str]] = field(default_factory=dict)  # function → tests
    seconds: dict[str, float] = field(default_factory=dict)
    early: set[str] = field(default_factory=set)  # functions that run before any test does
    kept: set[str] = field(default_factory=set)  # that make a setup, which the next test finds
    red: list[str] = field(default_factory=list)

    def is_early(self, fault: Fault) -> bool:
        return key_of(fault) in self.early

    def calling(self, fault: Fault) -> list[str]:
        """Those that call its function, the fastest first; then those that find what it made."""
        key = key_of(fault)
        calling = sorted(self.of.get(key, ()), key=self.time)
        return [
            *calling,
            *[name for name in self.all() if name not in calling and key in self.kept],
        ]

    def all(self) -> list[str]:
        return sorted(self.seconds, key=self.time)

    def time(self, name: str) -> float:
        return self.seconds[name]


def key_of(fault: Fault) -> str:
    return f"{fault.path}:{fault.function}"


class Collected:
    """A plugin of pytest: what is done with the tests is up to another."""

    def __init__(self, work: Work) -> None:
        self.work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("a test cannot be collected")
        self.work(session)
        return True


def collect(files: list[str], work: Work) -> bool:
    """Whether the tests could be collected, and `work` was done with them."""
    done = pytest.main([*QUIET, "-m", "not slow", *files], plugins=[Collected(work)])
    return done in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)


def run(session: pytest.Session, name: str) -> bool:
    """Whether a test is there and succeeds."""
    item = next((one for one in session.items if one.nodeid == name), None)
    if item is None:
        return False
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return not session.testsfailed


class Calls:
    """Notes the functions below a folder that are called."""

    SETUP = Game.setup.__code__

    def __init__(self, root: Path) -> None:
        self.root = str(root)
        self.seen: dict[int, CodeType] = {}  # by id: to hash code is slow
        self.kept: dict[int, CodeType] = {}
        self.depth = 0  # of the making of setups

    def begin(self) -> None:
        self.seen.clear()
        sys.setprofile(self.call)

    def end(self) -> set[str]:
        sys.setprofile(None)
        return self.keys(self.seen)

    def keys(self, seen: dict[int, CodeType]) -> set[str]:
        mine = [code for code in seen.values() if code.co_filename.startswith(self.root)]
        return {f"{code.co_filename}:{code.co_qualname}" for code in mine}

    def call(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call":
            self.seen[id(code)] = code
            if self.depth:
                self.kept[id(code)] = code
            self.depth += code is self.SETUP
        elif event == "return":
            self.depth -= code is self.SETUP


def look(files: list[Path], root: Path) -> Tests:
    """Run tests once and note what they call."""
    tests = Tests([str(path) for path in files])
    calls = Calls(root)

    def work(session: pytest.Session) -> None:
        tests.early = calls.end()
        for item in session.items:
            calls.begin()
            start = time.process_time()
            if not run(session, item.nodeid):
                tests.red.append(item.nodeid)
                return
            tests.seconds[item.nodeid] = time.process_time() - start
            for key in calls.end():
                tests.of.setdefault(key, set()).add(item.nodeid)
        tests.kept = calls.keys(calls.kept)

    calls.begin()
    if not collect(tests.files, work):
        tests.red.append("collecting them")
    return tests
