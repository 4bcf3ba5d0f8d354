"""How long people may think, and who goes on when somebody stays away: chosen with the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from tafelrunde.bots import USUAL
from tafelrunde.core.errors import BadSetup

DAY: Final = 86_400  # seconds
GRACE: Final = 5  # seconds that everybody has for a question, however late they are
SHARE: Final = 3  # of a turn's time there is at least so much again for its next question
STAND_IN: Final = USUAL  # who decides for somebody whose time is up


class Clock(StrEnum):
    """What is timed."""

    NONE = "none"
    MOVE = "move"  # each turn anew
    MATCH = "match"  # all turns together, with something more for each
    DAYS = "days"  # each turn, for people who look in now and then


class Leaver(StrEnum):
    """What happens when somebody has been away for long."""

    VOTE = "vote"  # a bot goes on if all others want it
    BOT = "bot"  # a bot goes on at once


RANGES: Final[Mapping[Clock, tuple[int, int]]] = {  # seconds
    Clock.NONE: (0, 0),
    Clock.MOVE: (10, 3600),
    Clock.MATCH: (60, 36_000),
    Clock.DAYS: (DAY, 30 * DAY),
}
MORE: Final = 600  # seconds for each turn of a match, at most


class UnknownTiming(BadSetup):
    """No table can be opened with it."""

    code = "unknown-timing"


@dataclass(frozen=True, slots=True)
class Timing:
    clock: Clock = Clock.NONE
    seconds: int = 0
    more: int = 0  # for each turn but the first, where the whole match is timed
    leaver: Leaver = Leaver.VOTE

    @property
    def is_on(self) -> bool:
        return self.clock != Clock.NONE

    @property
    def is_slow(self) -> bool:
        """Whether nobody is expected to stay at the table."""
        return self.clock == Clock.DAYS

    def text(self) -> str:
        return f"{self.clock} {self.seconds} {self.more} {self.leaver}"


UNTIMED: Final = Timing()


def read_timing(text: str) -> Timing:
    """The inverse of `Timing.text`; nothing is untimed."""
    if not text:
        return UNTIMED
    parts = text.split(" ")
    clocks = {clock.value: clock for clock in Clock}
    leavers = {leaver.value: leaver for leaver in Leaver}
    if len(parts) != 4 or parts[0] not in clocks or parts[3] not in leavers:
        raise UnknownTiming(f"“{text[:40]}” says nothing about time.")
    clock, seconds, more = clocks[parts[0]], number(parts[1]), number(parts[2])
    low, high = RANGES[clock]
    most = MORE if clock == Clock.MATCH else 0
    if not (low <= seconds <= high and 0 <= more <= most):
        raise UnknownTiming(f"A clock “{clock}” has {low} to {high} seconds, and {most} more.")
    return Timing(clock, seconds, more, leavers[parts[3]])


def number(text: str) -> int:
    is_number = text.isascii() and text.isdecimal() and len(text) < 9
    return int(text) if is_number else -1
