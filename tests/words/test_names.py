"""Whose names stand in a text: those of its own table, whatever other tables say meanwhile."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.core.registry import find
from tafelrunde.words.words import Words

GAME = find("connect4")
HERE, THERE = ("Anna", "Ben"), ("Zoe", "Yann")
TEXTS = 400


class Meanwhile(str):
    """A seat's number that is read only after another table has said something."""

    def __str__(self) -> str:
        Words(GAME, "en", THERE).event(Event(EVERYONE, "drops", "", (1, "b")))
        return str.__str__(self)


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def told(words: Words, number: int) -> str:
    """A line that was never said before: nothing is remembered of it."""
    return words.event(Event(EVERYONE, "drops", "", (number % 2, f"{number}")))


def test_another_table_speaks_in_the_middle_of_a_text() -> None:
    words = Words(GAME, "en", HERE)
    first = Event(EVERYONE, "drops", "", (Meanwhile("0"), "d"))
    assert words.event(first) == "Anna drops into column d."
    assert words.event(first) == "Anna drops into column d."


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("lang", ["de", "en"])
def test_tables_in_threads_never_mix_their_names(lang: str) -> None:
    tables = [Words(GAME, lang, [f"{name} {n}" for name in HERE]) for n in range(4)]
    together = Barrier(len(tables))

    def speak(words: Words) -> list[str]:
        together.wait(10)
        return [told(words, number) for number in range(TEXTS)]

    with ThreadPoolExecutor(len(tables)) as threads:
        spoken = list(threads.map(speak, tables))
    for words, lines in zip(tables, spoken):
        wrong = [line for n, line in enumerate(lines) if not line.startswith(words.names[n % 2])]
        assert not wrong
        assert [told(words, number) for number in range(TEXTS)] == lines


def test_a_table_keeps_its_names() -> None:
    names = ["Anna", "Ben"]
    words = Words(GAME, "en", names)
    names[0] = "Zoe"
    assert told(words, 0).startswith("Anna")
    with pytest.raises(AttributeError):
        words.names = THERE  # type: ignore[misc]


def test_without_names_seats_have_numbers() -> None:
    Words(GAME, "en", THERE).event(Event(EVERYONE, "drops", "", (1, "b")))
    assert told(Words(GAME, "en"), 1) == "#2 drops into column 1."
