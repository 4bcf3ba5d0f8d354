"""Why an action is refused: a paragraph, what the game says of this very case, how near it came."""

from __future__ import annotations

from typing import Final, final

# how near an action came to being legal: the check that it failed
MOMENT: Final = 0  # nothing of its kind is asked for now
THING: Final = 1  # this cannot be done with that thing at all: not yours, not such a piece
TARGET: Final = 2  # not on, to or for that
REACH: Final = 3  # the right thing and the right target, but not as they stand now
PRICE: Final = 4  # all of it fits but for what it costs or needs


@final
class Reason:
    """A text id of the game (`no-CODE`) and its arguments; without a code the paragraph speaks."""

    __slots__ = ("rule", "code", "args", "near")

    def __init__(
        self, rule: str, code: str = "", args: tuple[int | str, ...] = (), near: int = THING
    ) -> None:
        self.rule = rule
        self.code = code
        self.args = args
        self.near = near

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        mine = (self.rule, self.code, self.args, self.near)
        return mine == (other.rule, other.code, other.args, other.near)

    def __hash__(self) -> int:
        return hash((self.rule, self.code, self.args, self.near))

    def __repr__(self) -> str:
        return " ".join([self.code or "no", *[str(a) for a in self.args], f"[{self.rule}]"])


Objected = Reason | str | None  # what a game answers: a reason, a bare paragraph, or nothing


def no(rule: str, near: int, code: str, *args: int | str) -> Reason:
    return Reason(rule, code, args, near)


def as_reason(objected: Objected, near: int) -> Reason | None:
    """A bare paragraph is as near as what was asked for it can be."""
    return Reason(objected, near=near) if isinstance(objected, str) else objected
