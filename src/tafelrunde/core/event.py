"""What an action did and who may hear of it; words are made from it per reader."""

from __future__ import annotations

from typing import Final, final

EVERYONE: Final = -1  # an audience: all bits set, spectators included


def only(*seats: int) -> int:
    """The audience of these seats alone."""
    audience = 0
    for seat in seats:
        audience |= 1 << seat
    return audience


def hears(audience: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator (None), is in the audience."""
    if seat is None:
        return audience == EVERYONE
    return (audience >> seat) & 1 == 1


@final
class Event:
    __slots__ = ("audience", "code", "rule", "args")

    def __init__(self, audience: int, code: str, rule: str, args: tuple[int | str, ...]) -> None:
        self.audience = audience
        self.code = code
        self.rule = rule  # the paragraph behind it
        self.args = args

    def __repr__(self) -> str:
        return " ".join([self.code, *[str(a) for a in self.args], f"[{self.rule}]"])


@final
class Ask:
    """The question a seat is asked now: a text id, its arguments, the paragraph it comes from."""

    __slots__ = ("code", "rule", "args")

    def __init__(self, code: str, rule: str, args: tuple[int | str, ...] = ()) -> None:
        self.code = code
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return " ".join([self.code, *[str(a) for a in self.args], f"[{self.rule}]"])
