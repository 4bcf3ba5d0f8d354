"""What people are asked at a table: to take back, to let a bot go on, a newcomer sit, to stop."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.table.match.entry import Holder, read_holder


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Whoever holds the seat that asks would like to take back an act and all that followed."""

    number: int  # of the match's entry

    def text(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class BotFor:
    """The host asks whether a bot may go on for the person of the seat."""

    level: str

    def text(self) -> str:
        return f"bot {self.level}"


@dataclass(frozen=True, slots=True)
class SitDown:
    """Somebody would like the free seat, whose secrets they would learn."""

    holder: Holder

    def text(self) -> str:
        return f"sit {self.holder.text()}"


@dataclass(frozen=True, slots=True)
class StandIn:
    """Whether a bot shall go on for somebody who has been away for long."""

    level: str

    def text(self) -> str:
        return f"stand {self.level}"


@dataclass(frozen=True, slots=True)
class Abandon:
    """Whether the match shall end here, without a result."""

    def text(self) -> str:
        return "abandon"


Wish = TakeBack | BotFor | SitDown | StandIn | Abandon


def read_wish(text: str) -> Wish:
    """As it stands in an `ask`."""
    kind, _, rest = text.partition(" ")
    if kind == "bot":
        return BotFor(rest)
    if kind == "sit":
        return SitDown(read_holder(rest))
    if kind == "stand":
        return StandIn(rest)
    if kind == "abandon":
        return Abandon()
    return TakeBack(int(kind))


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that waits for consent."""

    index: int  # of the `ask`
    seat: int  # who would like to take back or to stop; else the seat it is about
    wish: Wish
    missing: frozenset[int]  # seats whose persons have not agreed yet

    @property
    def halts(self) -> bool:
        """Whether bots wait for the answer: what they did now might be taken back."""
        return isinstance(self.wish, TakeBack)
