"""What is to be decided, read from data and checked; the format is in write.py."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Decision, Field, read_decision
from tafelrunde.core.errors import BadAction

from ..rules.arithmetic.expression import joined, single
from ..rules.arrival import Exchange, HiddenChip, SuccessCard
from ..rules.fate import ChanceCard, Swap
from ..rules.graph import SMALL, TARGET
from ..rules.hand import Discard, LostCard, Regain, Rob
from ..rules.head import Combine, HeadNumber, Intervene, Play, Sum
from ..rules.large import Aim, Duel, Oppose, WhiteDice
from ..rules.numbers import RANKS
from ..rules.opening import ChipDraw, Lay, Lot
from ..rules.pieces import Laid
from ..rules.question import Left, Mover, Slot, Whose
from ..rules.scoring import Over
from ..rules.state import Loriot
from ..rules.turn import BlackDie, Distance, Roll, StoneChoice
from ..rules.walk import Go

DECISIONS: Final[dict[str, type[Decision[Loriot]]]] = {
    decision.key: decision
    for decision in (
        Lot, ChipDraw, BlackDie, Distance, WhiteDice, HeadNumber, Duel, ChanceCard, LostCard,
        SuccessCard, HiddenChip, Lay, Roll, StoneChoice, Go, Aim, Oppose, Intervene, Play, Combine,
        Swap, Discard, Regain, Rob, Exchange, Over,
    )
}  # fmt: skip
# in data every decision has these; where it has no such part, they say nothing
ANYBODY: Final = Whose("seat")
PARTS: Final[tuple[Field[Loriot], ...]] = (Mover(SMALL, TARGET), Left("left"), Slot())


def read_table(state: Loriot, fields: Fields) -> None:
    """Cards on the table: of the others first, then the mover's, ascending."""
    for item in fields.items("table") if fields.has("table") else []:
        seat = item.number("seat", 0, state.setup.seats - 1)
        rank = item.one_of("card", list(RANKS))
        last = state.laid[-1] if state.laid else Laid(-1, -1)
        seats = [laid.seat for laid in state.laid]
        sorted_ = last.seat != state.turn or (seat == state.turn and rank > last.rank)
        if state.players[seat].holds(rank) or not sorted_:
            raise item.bad("card", "must have left its hand, the mover's last and ascending")
        if seat in seats and seat != state.turn:
            raise item.bad("seat", "has intervened already")
        state.laid.append(Laid(seat, rank))
        item.done()


def read_asked(state: Loriot, fields: Fields) -> None:
    turn = Roll(state.turn)
    state.decision = turn
    if fields.has("step"):
        item = fields.fields("step")
        names = list(DECISIONS)
        kind = DECISIONS[names[item.one_of("ask", names)]]
        check_parts(state, fields, item, kind)
        below = turn if kind.ON else None
        state.decision = read_decision(state, item, DECISIONS, state.turn, below)
    read_terms(state, fields)
    check_asked(state, fields)


def check_parts(state: Loriot, fields: Fields, item: Fields, kind: type[Decision[Loriot]]) -> None:
    """Nobody else is asked than the one whose turn it is, and nothing is said in vain."""
    own = [field.key for field in kind.FIELDS]
    if "seat" not in own and ANYBODY.read(state, item) != state.turn:
        raise fields.bad("step", "must ask the seat whose turn it is")
    for part in PARTS:
        if part.key not in own and item.has(part.key) and part.read(state, item) != part.rest:
            raise fields.bad("step", f"asks “{kind.key}”, which has no {part.key}")


def read_terms(state: Loriot, fields: Fields) -> None:
    """9.10: the steps are taken again, so that nothing else can be claimed."""
    texts = fields.texts("combined") if fields.has("combined") else []
    if not isinstance(state.decision, Combine):
        if texts:
            raise fields.bad("combined", "is only for one's own calculation")
        return
    if not state.setup.own_calculation:
        raise fields.bad("step", "asks “combine”, which needs calculation = player")
    state.terms = [single(worth) for worth in state.worths()]
    for text in texts:
        read_term(state, fields, text)


def read_term(state: Loriot, fields: Fields, text: str) -> None:
    try:
        action = state.setup.space.read(f"combine {text}")
    except BadAction as error:
        raise fields.bad("combined", f"has “{text}”, which is no step") from error
    first, operation, second = action.a, action.b, action.c
    if max(first, second) >= len(state.terms) or first == second:
        raise fields.bad("combined", f"has “{text}”, but there are not so many numbers")
    term = joined(state.terms[first], operation, state.terms[second])
    if term is None:
        raise fields.bad("combined", f"has “{text}”, a division by zero")
    state.terms[min(first, second)] = term
    del state.terms[max(first, second)]
    state.combined.append(action)


def check_asked(state: Loriot, fields: Fields) -> None:
    decision = state.decision
    lots = isinstance(decision, Lot)
    if lots != fields.has("lots") or (state.begun < 0) != lots:
        raise fields.bad("step", "must ask “lot”, with “lots” and start -1, before anyone begins")
    for field in decision.FIELDS:
        if isinstance(field, Mover) and not field.fits(state, getattr(decision, field.name)):
            raise fields.bad("step", f"asks “{decision.key}”, but the stone is not there")
    sums = isinstance(decision, Sum)
    if state.laid and not sums:
        raise fields.bad("table", "must be empty now")
    if sums and state.white == 0:
        raise fields.bad("white", "must show the number")
    if not decision.is_open(state):
        raise fields.bad("step", f"asks “{decision.key}”, but there is nothing to decide")
