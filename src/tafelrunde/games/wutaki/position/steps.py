"""The stack as data, from the bottom up: `[["turn", 1, 0, 0, -1], ["place", 0, 0, 0, -1]]`."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Decision, make_decision

from ..rules.columns import LARGEST, REST
from ..rules.effects.everybody import Everybody, May
from ..rules.effects.omens import PlayOmen, Shed
from ..rules.effects.running import Choose, Run
from ..rules.places.draws import DrawOmens, DrawRevenge, DrawSecrets
from ..rules.places.fulfilling import Counter, Fulfil, PactDone, Paid, Spare, Track
from ..rules.places.hand import Discard, PassRevenge, ReturnRevenge
from ..rules.places.markers import Buy, Exchange, Get, Pay, Raid, Rob, Take
from ..rules.places.pacts import Accept, FillRow, GivePact
from ..rules.places.upgrades import Remove, Replace, Upgrade
from ..rules.places.workers import Dismiss, Hire
from ..rules.stack import Due
from ..rules.state import Step, Wutaki
from ..rules.turn.chasing import Chase, MoveIn
from ..rules.turn.dealing import (
    Abilities,
    Costs,
    Elements,
    FirstOmens,
    Offers,
    Starter,
)
from ..rules.turn.halves import Place, Second, Used
from ..rules.turn.opening import Keep, Master, Pick, Picks
from ..rules.turn.rounds import Last, Reveal, Round, Turn
from ..rules.turn.scoring import Over, Scoring, Tie
from ..rules.turn.visit import Acted, Again, Visited

DECISIONS: Final[dict[str, type[Step]]] = {
    kind.key: kind
    for kind in (
        Elements, Offers, Costs, FirstOmens, Abilities, Starter, FillRow, DrawOmens, DrawRevenge,
        DrawSecrets, Reveal, Keep, Master, Pick, Place, Again, Chase, MoveIn, Accept, GivePact,
        Upgrade, Hire, Choose, Pay, Exchange, Get, Buy, Rob, Take, Replace, Remove, PassRevenge,
        ReturnRevenge, Discard, PlayOmen, Dismiss, Raid, May, Fulfil, Spare, Second, Tie, Run,
        Picks, Round, Turn, Last, Visited, Acted, Everybody, Shed, Paid, Track, Counter, PactDone,
        Used, Scoring, Over,
    )
}  # fmt: skip


def write_steps(state: Wutaki) -> list[object]:
    return [write_step(step) for step in state.stack()]


def write_step(step: Decision[Wutaki]) -> list[object]:
    assert isinstance(step, Step)
    numbers = list(REST)
    for i, column in enumerate(step.COLUMNS):
        if column.names:
            numbers[i] = column.write([getattr(step, name) for name in column.names])
    return [step.key, step.seat, *numbers]


def read_steps(state: Wutaki, fields: Fields) -> Step:
    """The top one, which waits for somebody, or the match is over."""
    top: Step | None = None
    for i, entry in enumerate(fields.array("steps")):
        top = read_step(state, fields, f"steps[{i}]", entry, top)
    if top is None or isinstance(top, Due):
        raise fields.bad("steps", "must end with a step that somebody decides")
    return top


def read_step(state: Wutaki, fields: Fields, where: str, entry: object, below: Step | None) -> Step:
    if not isinstance(entry, list) or len(entry) != 5 or entry[0] not in DECISIONS:
        raise fields.bad(where, "must be a kind of step and four numbers")
    kind = DECISIONS[str(entry[0])]
    inside = Fields({"n": entry[1:]}, f"{fields.where}.{where}")
    seat, *numbers = inside.numbers("n", -LARGEST, LARGEST, 4)
    if (below is None) != kind.IS_BOTTOM:
        raise fields.bad(where, "is out of place")
    values: dict[str, object] = {}
    for column, number in zip(kind.COLUMNS, numbers):
        found = column.read(state.setup, number)
        if found is None:
            raise fields.bad(where, column.wrong)
        values |= zip(column.names, found)
    if kind.SEATED:
        if not (-1 if kind.FOR_NOBODY else 0) <= seat < state.setup.seats:
            raise fields.bad(where, "names no seat")
        values["seat"] = seat
    out = make_decision(kind, values)
    assert isinstance(out, Step)
    if out.flaw(state):
        raise fields.bad(where, out.flaw(state))
    out.below = below
    return out
