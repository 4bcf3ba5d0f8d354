"""1.7: pacts that others have fulfilled lie face down. What is left of past turns names none of the
pacts that others took or fulfilled, nor what these cost and brought."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.event import Event

NAMELESS: Final = {"accepts": "accepted-one", "fulfils": "fulfilled-one"}
TELLING: Final = ("11.1", "11.3", "12.6")  # price, reward and discount of a pact


def past(event: Event, seat: int | None) -> Event | None:
    """To a reader; what is their own stays as it was."""
    code, args = event.code, event.args
    if code == "row":
        return None
    if code == "gives-pact":
        if seat is not None and args[1] == seat:
            return event
        return Event(event.audience, "gave-one", event.rule, (args[0], args[1]))
    is_own = seat is not None and len(args) > 0 and args[0] == seat
    if is_own or event.audience >= 0:
        return event
    if code in NAMELESS:
        return Event(event.audience, NAMELESS[code], event.rule, (args[0],))
    return None if event.rule in TELLING else event
