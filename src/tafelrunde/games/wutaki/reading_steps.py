"""Wutaki: the stack of steps from data; what each kind must hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.data import Fields
from tafelrunde.games.wutaki.numbers import AREA_COUNT
from tafelrunde.games.wutaki.step import (
    KINDS,
    LAST_CHANCE,
    LAST_DECISION,
    S_ABILITY,
    S_ACTED,
    S_AGAIN,
    S_ALL,
    S_CHOOSE,
    S_COST,
    S_DEAL,
    S_ELEMENT,
    S_FINAL,
    S_KEEP,
    S_LAST,
    S_MASTER,
    S_MAY,
    S_MOVE,
    S_OFFER,
    S_OVER,
    S_PAID,
    S_PICKS,
    S_ROUND,
    S_RUN,
    S_SHED,
    S_SPARE,
    S_TIE,
    S_TURN,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

BOTTOMS: Final = (S_ROUND, S_TURN, S_LAST, S_OVER)
UNSEATED: Final = (S_KEEP, S_MASTER, S_PICKS, S_ROUND, S_FINAL, S_OVER)
VISITS: Final = (S_AGAIN, S_ACTED, S_MOVE)
LARGEST: Final = 1 << 32


def read_steps(state: Wutaki, fields: Fields) -> Step:
    """From the bottom up; the top one waits for somebody, or the match is over."""
    step: Step | None = None
    for i, entry in enumerate(fields.array("steps")):
        if not isinstance(entry, list) or len(entry) != 5 or entry[0] not in KINDS:
            raise fields.bad(f"steps[{i}]", "must be a kind of step and four numbers")
        kind = KINDS.index(str(entry[0]))
        numbers = Fields({"n": entry[1:]}, f"{fields.where}.steps[{i}]")
        seat, a, b, c = numbers.numbers("n", -LARGEST, LARGEST, 4)
        if (kind in BOTTOMS) != (step is None):
            raise fields.bad(f"steps[{i}]", "is out of place")
        check_step(state, fields, f"steps[{i}]", kind, seat, a)
        check_place(state, fields, f"steps[{i}]", kind, a, b, c)
        step = Step(kind, seat, a, b, c, step)
    if step is None or (step.kind > LAST_DECISION and step.kind != S_OVER):
        raise fields.bad("steps", "must end with a step that somebody decides")
    return step


def check_step(state: Wutaki, fields: Fields, where: str, kind: int, seat: int, a: int) -> None:
    setup = state.setup
    sizes = {
        S_RUN: len(setup.effects),
        S_CHOOSE: len(setup.effects),
        S_MAY: len(setup.effects),
        S_ALL: len(setup.effects),
        S_PAID: len(setup.pacts),
        S_SPARE: len(setup.pacts),
        S_SHED: len(setup.omens),
        S_TIE: 1 << setup.seats,
        S_ELEMENT: setup.seats + 1,
        S_COST: setup.seats + 1,
        S_ABILITY: setup.seats + 1,
        S_MASTER: setup.seats + 1,
        S_PICKS: setup.seats + 1,
        S_OFFER: 2 * setup.seats + 1,
        S_DEAL: 2 * setup.seats + 1,
    }
    if a >= sizes.get(kind, LARGEST) or a < (-1 if kind == S_TURN else 0):
        raise fields.bad(where, "names or counts what does not exist")
    nobody = kind <= LAST_CHANCE or kind in UNSEATED
    if not (-1 if nobody else 0) <= seat < setup.seats:
        raise fields.bad(where, "names no seat")


def check_place(
    state: Wutaki, fields: Fields, where: str, kind: int, a: int, b: int, c: int
) -> None:
    """The next step of an effect exists, and so does the area of a visit."""
    if kind == S_RUN:
        ways = state.setup.effects[a].ways
        if not (0 <= b >> 4 < len(ways) and b & 15 < len(ways[b >> 4].ops)):
            raise fields.bad(where, "names a step that its effect does not have")
    if kind in VISITS and not (0 <= c & 31 < AREA_COUNT and 0 <= c >> 5 < 3):
        raise fields.bad(where, "names no visit")
