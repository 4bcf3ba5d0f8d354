"""The decisions of a position: each fits what lies below it and on the table."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Decision, make_decision, read_fields

from ..rules.acting import Act
from ..rules.botrik.place import ChooseHost, ChooseLie
from ..rules.botrik.primary import ChooseOrder, ChooseSale, TryChurch, TryMarket
from ..rules.botrik.road import ChooseEdge, ChooseSite
from ..rules.botrik.row import DrawMarker, LayAside, TryAction
from ..rules.botrik.villager import ChooseVillager, Fetch, GiveSupport, Shift
from ..rules.botrik.work import ChooseWorkplace
from ..rules.building import BuildRoad, Place, Raise
from ..rules.layout import ActionRow, Arrange, Layout
from ..rules.paying import Pay, can_pay, sources
from ..rules.question import Luck, Stack, Task
from ..rules.refill import DrawBlueprint, TurnUpTrade
from ..rules.scoring import Over
from ..rules.selling import Delivered, Sold
from ..rules.setup import Needs
from ..rules.state import A_PERSONS, BOTRIKS, NOBODYS, Hamlet, Pending
from ..rules.town_hall import TownHall
from ..rules.turn import BotriksTurn, Donkeys, LieDown, Turn
from ..rules.working import Fill, Make

DECISIONS: Final[dict[str, type[Decision[Hamlet]]]] = {
    decision.key: decision
    for decision in (
        Layout, ActionRow, DrawBlueprint, TurnUpTrade, DrawMarker,
        Arrange, Turn, Donkeys, Act, TownHall, Fill, Place, Pay,
        ChooseOrder, ChooseSale, ChooseWorkplace, ChooseHost, ChooseLie, ChooseSite, ChooseEdge,
        ChooseVillager, Over,
        LieDown, Make, Raise, BuildRoad, Sold, Delivered,
        BotriksTurn, TryChurch, TryMarket, TryAction, Fetch, Shift, LayAside, GiveSupport,
    )
}  # fmt: skip


def read_decisions(state: Hamlet, fields: Fields) -> None:
    if not fields.has("steps"):
        if not fields.has("village"):
            state.decision = Layout()
        elif state.turn == state.setup.botrik:
            raise fields.bad("turn", "cannot be Botrik's without steps", "turn")
        else:
            state.decision = Turn(state.turn)
        return
    top: Stack | None = None
    for entry in fields.items("steps"):
        top = read_decision(state, entry, top)
    if top is None:
        raise fields.bad("steps", "must not be empty", "steps")
    state.decision = top
    check_top(state, fields)


def read_decision(state: Hamlet, entry: Fields, below: Stack | None) -> Stack:
    names = list(DECISIONS)
    kind = DECISIONS[names[entry.one_of("ask", names)]]
    values = read_fields(state, entry, kind)
    check_order(entry, kind, below)
    if below is not None:
        values["below"] = below
    decision = make_decision(kind, values)
    assert isinstance(decision, (Pending, Luck))
    check_side(state, entry, decision)
    if isinstance(decision, Layout) == (len(state.village.laid) > 0):
        raise entry.bad("ask", "must be “layout” exactly while there is no village", "steps")
    if isinstance(decision, (ActionRow, Arrange)) and not state.setup.solo:
        raise entry.bad("ask", "is only for a match against Botrik", "steps")
    if isinstance(decision, Pending) and not decision.fits(state):
        raise entry.bad("ask", f"“{kind.key}” does not fit what lies on the table", "steps")
    return decision


def check_order(entry: Fields, kind: type[Decision[Hamlet]], below: Stack | None) -> None:
    if below is None:
        if kind.ON:
            raise entry.bad("ask", f"cannot be “{kind.key}” at the bottom", "steps")
    elif below.key not in kind.ON:
        raise entry.bad("ask", f"cannot be “{kind.key}” above “{below.key}”", "steps")


def check_side(state: Hamlet, entry: Fields, decision: Pending | Luck) -> None:
    whose = decision.WHOSE
    his = decision.side == state.setup.botrik
    if (whose == BOTRIKS and not his) or (whose == A_PERSONS and his):
        raise entry.bad("side", f"does not fit “{decision.key}”", "steps")
    if whose != NOBODYS and decision.side != state.turn:
        raise entry.bad("side", "must be the side whose turn it is", "steps")


def check_top(state: Hamlet, fields: Fields) -> None:
    """The last one asks something that has an answer, and what it begins can be paid."""
    top = state.decision
    if isinstance(top, Task):
        raise fields.bad("steps", "must end with a question or with chance", "steps")
    if not can_be_paid(state):
        raise fields.bad("steps", "ask for more than can be paid", "steps")
    if not top.is_open(state):
        if isinstance(top, Chance):
            raise fields.bad("steps", "ask chance for something that is used up", "steps")
        raise fields.bad("steps", "ask something that has no answer", "steps")
    check_waiting(state, fields)


def can_be_paid(state: Hamlet) -> bool:
    top = state.decision
    if not isinstance(top, Pay):
        return True
    needs: Needs = []
    for pay in reversed(state.stack()):
        if not isinstance(pay, Pay):
            break
        if pay.tile != top.tile or any(kinds & pay.kinds for kinds, _ in needs):
            return False
        needs.append((pay.kinds, pay.count))
    within = sources(state, top.side, top.tile)
    return can_pay(state, top.side, within, needs, top.side != state.setup.botrik)


def check_waiting(state: Hamlet, fields: Fields) -> None:
    """Whoever is to be fetched stands somewhere."""
    waits = len([it for it in state.stack() if isinstance(it, (Fetch, ChooseVillager))])
    needed = waits > 0 or isinstance(state.decision, DrawMarker)
    if waits > 1 or (needed and not state.sides[state.setup.botrik].standing):
        raise fields.bad("steps", "need a villager of Botrik's that still stands", "steps")
