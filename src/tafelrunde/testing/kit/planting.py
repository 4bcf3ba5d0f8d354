"""Tests that are collected once and run in copies of the process, each with a fault in it.

A fault is planted by exchanging the code of one function. A function that runs already while
modules are imported is changed before that, in a copy that has imported nothing yet.
"""

from __future__ import annotations

import resource
import signal
import sys
from collections.abc import Iterator
from functools import partial
from importlib.machinery import SourceFileLoader
from inspect import unwrap
from types import CodeType, FunctionType

import pytest

from tafelrunde.testing.kit.calls import Tests, collect, run
from tafelrunde.testing.kit.faults import Fault
from tafelrunde.testing.kit.forks import Tell, forked, only

UNNOTICED = ""
UNREACHED = "no test reaches it"
MEMORY = 4 << 30  # bytes: a fault may well fill a list for ever


def verdicts(chosen: list[Fault], tests: Tests) -> Iterator[tuple[Fault, str]]:
    """Each fault with the first test that fails, or another word for what became of it."""
    late = [one for one in chosen if tests.calling(one) and not has_no_class(one)]
    again = [one for one in chosen if one not in late]
    for one, verdict in zip(late, forked(lambda tell: judge(late, tests, tell)), strict=True):
        if verdict == UNNOTICED and tests.is_early(one):
            again.append(one)
        else:
            yield one, str(verdict)
    for one in again:
        reached = tests.is_early(one) or tests.calling(one)
        yield one, only(forked(partial(judge_early, one, tests)), str) if reached else UNREACHED


def judge(chosen: list[Fault], tests: Tests, tell: Tell) -> None:
    """Collect once, then plant each fault in a copy."""

    def work(session: pytest.Session) -> None:
        for one in chosen:
            tell(only(forked(partial(judge_late, session, one, tests)), str))

    if not collect(tests.files, work):
        raise RuntimeError("the tests could not be collected, or a fault not be planted")


def judge_late(session: pytest.Session, fault: Fault, tests: Tests, tell: Tell) -> None:
    plant(fault)
    tell(first_failing(session, tests.calling(fault), tests))


def judge_early(fault: Fault, tests: Tests, tell: Tell) -> None:
    """Plant, then import; then any test may notice."""
    signal.setitimer(signal.ITIMER_PROF, 60)
    plant(fault)
    found = ["the tests cannot be collected"]
    names = tests.all() if tests.is_early(fault) else tests.calling(fault)

    def work(session: pytest.Session) -> None:
        found[0] = first_failing(session, names, tests)

    collect(tests.files, work)
    tell(found[0])


def first_failing(session: pytest.Session, names: list[str], tests: Tests) -> str:
    """The test that fails; of a test that does not end, the process does (see `forked`)."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for name in names:
        signal.setitimer(signal.ITIMER_PROF, 2 + 5 * tests.seconds[name])
        if not run(session, name):
            return name
    return UNNOTICED


def plant(fault: Fault) -> None:
    path = str(fault.path)
    loaded = [one for one in list(sys.modules.values()) if getattr(one, "__file__", "") == path]
    for module in loaded:
        exchange(module, fault)
    if not loaded:
        load_changed(fault)


def exchange(target: object, fault: Fault) -> None:
    """Give a function the code with the fault in it."""
    code = compile(fault.tree(), str(fault.path), "exec")
    for name in fault.function.split("."):
        target = getattr(target, name)
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == name)
    function = unwrap(target) if callable(target) else target
    assert isinstance(function, FunctionType)
    function.__code__ = code


def has_no_class(fault: Fault) -> bool:
    """Without `super()` a method has no cell for its class: its code fits only into a new one."""
    return fault.before.startswith("super()") and fault.after == "pass"


def load_changed(fault: Fault) -> None:
    """Whoever imports the module from now on gets the one with the fault."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == str(fault.path):
            return compile(fault.tree(), loader.path, "exec")
        return usual(loader, name)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010
