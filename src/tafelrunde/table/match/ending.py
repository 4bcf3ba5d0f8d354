"""How a match ends before its rules say so: somebody gives up, or all agree to stop."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Cause(StrEnum):
    RESIGNED = "resigned"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Ended:
    cause: Cause
    seats: tuple[int, ...] = ()  # who gave up

    def text(self) -> str:
        """As it stands in an entry, and in a record."""
        return " ".join([self.cause, *map(str, self.seats)])


def read_ended(text: str) -> Ended:
    cause, *seats = text.split(" ")
    return Ended(Cause(cause), tuple(map(int, seats)))
