"""Hamlet: the steps of a position, read and checked: each fits what lies below it and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.data import Fields
from tafelrunde.games.hamlet.numbers import (
    ANY_RAW,
    GOODS_ACTION,
    LANDMARK,
    RAW_ACTION,
    REFINERY,
    STARTING,
)  # fmt: skip
from tafelrunde.games.hamlet.paying import can_pay, sources
from tafelrunde.games.hamlet.placement import placements, road_edges
from tafelrunde.games.hamlet.selling import open_orders
from tafelrunde.games.hamlet.step import (
    ACT,
    ACTION_ROW,
    ARRANGE,
    ASIDE,
    DELIVERED,
    DONKEYS,
    DRAW,
    FETCH,
    FILL,
    GIVE,
    HOST,
    KINDS,
    LAY,
    LAYOUT,
    LIE,
    MAKE,
    MARKER,
    ORDER,
    OVER,
    PAVE,
    PAY,
    PLACE,
    RAISE,
    ROADWORK,
    SALE,
    SHIFT,
    SITE,
    SOLD,
    TOWN,
    TRADE,
    TURN,
    USE,
    VILLAGER,
    WHO,
    Step,
)  # fmt: skip
from tafelrunde.games.hamlet.step_fields import read_step
from tafelrunde.games.hamlet.village import members
from tafelrunde.games.hamlet.working import can_produce, most_goods

if TYPE_CHECKING:
    from tafelrunde.games.hamlet.state import Hamlet

WORK = (RAISE, ROADWORK, MAKE, SOLD, DELIVERED)
# what may lie directly below a step; those without an entry lie at the bottom
BELOW = {
    ACTION_ROW: (DRAW,), ARRANGE: (DRAW,), TRADE: (TURN, LIE, FETCH),
    DRAW: (TRADE, TOWN, LIE, FETCH), DONKEYS: (TURN,), LIE: (TURN,), ACT: (LIE,), TOWN: (LIE,),
    PLACE: (LIE,), FILL: (LIE, FETCH), PAY: (PAY, *WORK), RAISE: (LIE, FETCH),
    ROADWORK: (LIE, FETCH), MAKE: (LIE, FETCH), SOLD: (LIE, FETCH), DELIVERED: (LIE, FETCH),
    MARKER: (VILLAGER,), ORDER: (VILLAGER,), SALE: (VILLAGER,), ASIDE: (VILLAGER,), USE: (ASIDE,),
    HOST: (ASIDE,), LAY: (ASIDE,), SITE: (ASIDE,), PAVE: (ASIDE,), SHIFT: (ASIDE,), GIVE: (ASIDE,),
    FETCH: (SHIFT, GIVE, VILLAGER), WHO: (SHIFT, GIVE, VILLAGER),
}  # fmt: skip
BOTTOM = (LAYOUT, TURN, VILLAGER, OVER)
SHARED = (DRAW, TRADE, ACTION_ROW, ARRANGE)  # whose side does not matter
HIS = (ORDER, SALE, USE, HOST, LAY, SITE, PAVE, WHO, FETCH, SHIFT, GIVE, ASIDE, MARKER, VILLAGER)
MINE = (TURN, DONKEYS, ACT, TOWN, PLACE, LIE)


def read_steps(state: Hamlet, fields: Fields) -> None:
    setup = state.setup
    if not fields.has("steps"):
        if not fields.has("village"):
            state.step = Step(LAYOUT, 0)
        elif state.turn == setup.botrik:
            raise fields.bad("turn", "cannot be Botrik's without steps")
        else:
            state.step = Step(TURN, state.turn)
        return
    below: Step | None = None
    for entry in fields.items("steps"):
        step = read_step(setup, entry, below)
        check_order(state, entry, step, below)
        if not fits(state, step):
            raise entry.bad("ask", f"“{KINDS[step.kind]}” does not fit what lies on the table")
        below = step
    if below is None:
        raise fields.bad("steps", "must not be empty")
    state.step = below
    check_top(state, fields)


def check_order(state: Hamlet, entry: Fields, step: Step, below: Step | None) -> None:
    kind = step.kind
    fitting = BELOW.get(kind, ())
    if below is None:
        if kind not in BOTTOM:
            raise entry.bad("ask", f"cannot be “{KINDS[kind]}” at the bottom")
    elif below.kind not in fitting:
        raise entry.bad("ask", f"cannot be “{KINDS[kind]}” above “{KINDS[below.kind]}”")
    botrik = state.setup.botrik
    if (kind in HIS) != (step.side == botrik) and (kind in HIS or kind in MINE):
        raise entry.bad("side", f"does not fit “{KINDS[kind]}”")
    if kind not in SHARED and kind != OVER and step.side != state.turn:
        raise entry.bad("side", "must be the side whose turn it is")
    if (kind == LAYOUT) == (len(state.village.laid) > 0):
        raise entry.bad("ask", "must be “layout” exactly while there is no village")
    if kind in (ACTION_ROW, ARRANGE) and not state.setup.solo:
        raise entry.bad("ask", "is only for a match against Botrik")


def fits(state: Hamlet, step: Step) -> bool:
    """Whether its fields name things that are there."""
    kind = step.kind
    setup = state.setup
    network = state.village.network
    me = state.sides[step.side]
    if kind in (ACT, LIE, FETCH):
        return network >> step.a & 1 == 1
    if kind == FILL:
        return network >> step.a & 1 == 1 and setup.raws[step.a] == ANY_RAW
    if kind in (PLACE, HOST, LAY, RAISE):
        return fits_building(state, step)
    if kind == PAY:
        return 0 < step.b <= 10 and network >> step.c & 1 == 1
    if kind == MAKE:
        refinery = setup.role[step.a] == REFINERY and network >> step.a & 1 == 1
        return refinery and 0 < step.b <= most_goods(state, step.side, step.a)
    if kind == ROADWORK:
        edges = road_edges(state.village, step.side, step.a)
        return network >> step.a & 1 == 1 and me.pieces > 0 and step.b in edges
    if kind == SOLD:
        return step.a in state.open_trades
    if kind == DELIVERED:
        return open_orders(state) >> step.a & 1 == 1
    if kind == SALE:
        return all(trade in state.open_trades for trade in members(step.a))
    if kind == ORDER:
        return step.a & ~open_orders(state) == 0
    if kind == SHIFT:
        return step.a in state.board.row
    if kind == WHO:
        there = all(tile in me.standing for tile in members(step.b))
        return there and network >> step.a & 1 == 1
    if kind == USE:
        return all(is_useful(state, step, tile) for tile in members(step.a))
    return True


def fits_building(state: Hamlet, step: Step) -> bool:
    me = state.sides[step.side]
    network = state.village.network
    if step.a < STARTING or step.a not in me.blueprints:
        return False
    if state.setup.role[step.a] == LANDMARK and me.flags == 0:
        return False
    hosts = members(step.b) if step.kind == HOST else [step.b]
    for host in hosts:
        if network >> host & 1 == 0 or not placements(state.village, step.a, host):
            return False
    if step.kind == RAISE:
        return step.c in placements(state.village, step.a, step.b)
    return True


def is_useful(state: Hamlet, step: Step, tile: int) -> bool:
    if state.village.network >> tile & 1 == 0:
        return False
    if step.b == RAW_ACTION:
        return state.setup.raws[tile] != 0 and can_produce(state, tile)
    refinery = state.setup.role[tile] == REFINERY
    return step.b == GOODS_ACTION and refinery and most_goods(state, step.side, tile) > 0


def check_top(state: Hamlet, fields: Fields) -> None:
    """The last step asks something that has an answer, and what it begins can be paid."""
    step = state.step
    if step.kind >= LIE:
        raise fields.bad("steps", "must end with a question or with chance")
    if not can_be_paid(state, step):
        raise fields.bad("steps", "ask for more than can be paid")
    if step.kind <= MARKER:
        if not state.odds():
            raise fields.bad("steps", "ask chance for something that is used up")
    elif step.kind != OVER and not state.legal(state.decider()):
        raise fields.bad("steps", "ask something that has no answer")
    if step.kind == FILL and not state.legal(state.decider()):
        raise fields.bad("steps", "fill a barn that is full")
    check_waiting(state, fields)


def can_be_paid(state: Hamlet, step: Step) -> bool:
    needs: list[tuple[int, int]] = []
    place = step.c
    side = step.side
    while step.kind == PAY:
        if step.c != place or any(kinds & step.a for kinds, _ in needs):
            return False
        needs.append((step.a, step.b))
        below = step.below
        assert below is not None
        step = below
    if not needs:
        return True
    within = sources(state, side, place)
    return can_pay(state, side, within, needs, side != state.setup.botrik)


def check_waiting(state: Hamlet, fields: Fields) -> None:
    """Whoever is to be fetched stands somewhere."""
    step = state.step
    waits = 0
    while True:
        if step.kind in (FETCH, WHO):
            waits += 1
        below = step.below
        if below is None:
            break
        step = below
    if waits > 1 or (waits and not state.sides[state.setup.botrik].standing):
        raise fields.bad("steps", "need a villager of Botrik's that still stands")
    if state.step.kind == MARKER and not state.sides[state.setup.botrik].standing:
        raise fields.bad("steps", "need a villager of Botrik's that still stands")
