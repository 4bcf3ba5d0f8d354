"""Wutaki: the interpreter of effects: each step is done at once, or asks somebody on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import draw_revenge, gain, lose, pay
from tafelrunde.games.wutaki.deeds import (
    begin_fate,
    collect,
    loot,
    more,
    other_worker,
    perform_accept,
    yield_location,
)
from tafelrunde.games.wutaki.effect import (
    V_ACCEPT,
    V_ACCEPT_PLAIN,
    V_BUY,
    V_CHASE,
    V_CLAIM,
    V_CLIMB,
    V_COLLECT,
    V_DISMISS,
    V_DRIVE_OFF,
    V_EXCHANGE,
    V_FREE_HIRE,
    V_FULFIL,
    V_GAIN,
    V_GIVE_PACT,
    V_HIRE,
    V_LOSE,
    V_MAY_DISMISS,
    V_MAY_HIRE,
    V_MAY_PASS_REVENGE,
    V_MAY_PLAY,
    V_MULTIPLY,
    V_OPPONENTS_DISCARD,
    V_PASS_REVENGE,
    V_PAY,
    V_PLAY,
    V_PLUNDER,
    V_PLUNDER_ALL,
    V_RAID,
    V_REMOVE,
    V_RENEW,
    V_REPLACE,
    V_RETURN_REVENGE,
    V_REVENGE,
    V_ROB,
    V_SACRIFICE,
    V_SWAP_OMENS,
    V_UPGRADE,
    V_WAGES,
    V_YIELD,
    Effect,
    Op,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import renew
from tafelrunde.games.wutaki.paragraph import rule_of
from tafelrunde.games.wutaki.places import climb
from tafelrunde.games.wutaki.possible import may_begin, op_possible, way_possible
from tafelrunde.games.wutaki.step import (
    FOR_OPPONENT,
    ON_TRACK,
    S_ACCEPT,
    S_BUY,
    S_CHASE,
    S_CHOOSE,
    S_DISCARD,
    S_DISMISS,
    S_EXCHANGE,
    S_FULFIL,
    S_GIVE,
    S_HIRE,
    S_PASS,
    S_PLAY,
    S_RAID,
    S_REMOVE,
    S_REPLACE,
    S_RETURN,
    S_ROB,
    S_RUN,
    S_TAKE,
    S_UPGRADE,
    Step,
    area_of,
)  # fmt: skip
from tafelrunde.games.wutaki.workers import pay_wages

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

ALWAYS: Final = (V_GAIN, V_PAY, V_SACRIFICE, V_LOSE, V_REVENGE, V_RENEW, V_WAGES, V_DISMISS)


def begin_effect(state: Wutaki, seat: int, effect: Effect, at: int) -> None:
    """An effect that can be begun: at once, or after a choice among its possible ways."""
    ways = len(effect.ways)
    if ways > 1:
        hand = len(state.players[seat].omens)
        open_ways = [w for w in range(ways) if way_possible(state, seat, effect.ways[w], at, hand)]
        if len(open_ways) != 1:
            state.push(S_CHOOSE, seat, effect.id, 0, at)
            return
        state.push(S_RUN, seat, effect.id, open_ways[0] * 16, at)
        return
    state.push(S_RUN, seat, effect.id, 0, at)


def begin_possible(state: Wutaki, seat: int, effect: Effect, at: int) -> None:
    """An effect that nobody chose: begun if what it wants can be paid (1.10)."""
    if may_begin(state, seat, effect, at):
        begin_effect(state, seat, effect, at)


def run(state: Wutaki, step: Step) -> None:
    """The next step of an effect; the rest waits on the stack."""
    ops = state.setup.effects[step.a].ways[step.b >> 4].ops
    place = step.b & 15
    if place + 1 < len(ops):
        state.push(S_RUN, step.seat, step.a, step.b + 1, step.c)
    op = ops[place]
    if op.verb in ALWAYS or can(state, step.seat, op, step.c):
        perform(state, step.seat, op, step.c)


def can(state: Wutaki, seat: int, op: Op, at: int) -> bool:
    """Skipped if it cannot be done; whether an omen is playable is its owner's secret."""
    hand = len(state.players[seat].omens)
    if op.verb in (V_PLAY, V_MAY_PLAY):
        return hand > 0
    if op.verb == V_MAY_DISMISS:
        return True
    return op_possible(state, seat, op, at, hand)


def perform(state: Wutaki, seat: int, op: Op, at: int) -> None:
    verb = op.verb
    if verb == V_GAIN:
        gain(state, seat, op.n + more(state, seat, area_of(at)), op.what, at)
    elif verb == V_YIELD:
        yield_location(state, seat, at)
    elif verb == V_PAY:
        pay(state, seat, op.n, op.what, False, rule_of(at))
    elif verb == V_SACRIFICE:
        pay(state, seat, op.n, op.what, True, rule_of(at))
    elif verb == V_REVENGE:
        draw_revenge(state, seat, op.n, at)
    elif verb == V_HIRE:
        state.push(S_HIRE, seat, op.n, 0, 0)
    elif verb == V_MAY_HIRE:
        state.push(S_HIRE, seat, op.n, 0, 1)
    elif verb == V_FREE_HIRE:
        state.push(S_HIRE, seat, op.n, 1, 0)
    elif verb == V_ACCEPT:
        perform_accept(state, seat, at)
    elif verb == V_ACCEPT_PLAIN:
        state.push(S_ACCEPT, seat, 1)
    elif verb == V_UPGRADE:
        state.push(S_UPGRADE, seat, op.n, op.m)
    elif verb == V_PLAY:
        state.push(S_PLAY, seat, 0)
    elif verb == V_MAY_PLAY:
        state.push(S_PLAY, seat, 1)
    elif verb == V_CLIMB:
        climb(state, seat)
    elif verb == V_CHASE:
        state.push(S_CHASE, seat, 1, 0, at)
    elif verb == V_LOSE:
        lose(state, seat, op.n, op.what, rule_of(at))
    elif verb == V_WAGES:
        pay_wages(state, seat)
    else:
        perform_rare(state, seat, op, at)


def perform_rare(state: Wutaki, seat: int, op: Op, at: int) -> None:
    verb = op.verb
    if verb == V_GIVE_PACT:
        state.push(S_GIVE, seat)
    elif verb == V_RENEW:
        renew(state, seat)
    elif verb == V_PLUNDER:
        state.push(S_TAKE, seat, op.n, -1, 0)
    elif verb == V_PLUNDER_ALL:
        loot(state, seat, state.monster[:], "10.2")
    elif verb == V_PASS_REVENGE:
        state.push(S_PASS, seat, 0)
    elif verb == V_MAY_PASS_REVENGE:
        state.push(S_PASS, seat, 1)
    elif verb == V_RETURN_REVENGE:
        state.push(S_RETURN, seat)
    elif verb == V_EXCHANGE:
        state.push(S_EXCHANGE, seat, 0)
    elif verb == V_BUY:
        state.push(S_BUY, seat, 0)
    elif verb == V_RAID:
        state.push(S_RAID, seat, ON_TRACK - at)
    elif verb == V_DISMISS:
        for _ in range(op.n):
            state.push(S_DISMISS, seat, 0, 0, other_worker(at))
    elif verb == V_MAY_DISMISS:
        begin_fate(state, seat)
    elif verb == V_MULTIPLY:
        state.players[seat].multiplier += op.n
        state.tell(EVERYONE, "multiplies", "15.6", seat, state.players[seat].multiplier)
    else:
        perform_omen(state, seat, op)


def perform_omen(state: Wutaki, seat: int, op: Op) -> None:
    """Steps that mostly omens have."""
    verb = op.verb
    if verb == V_ROB:
        state.push(S_ROB, seat, op.n)
    elif verb == V_COLLECT:
        collect(state, seat, op.n, op.what)
    elif verb == V_REPLACE:
        state.push(S_REPLACE, seat)
    elif verb == V_REMOVE:
        state.push(S_REMOVE, seat)
    elif verb == V_OPPONENTS_DISCARD:
        for i in range(state.setup.seats - 1, 0, -1):
            other = (seat + i) % state.setup.seats
            hand = len(state.players[other].omens)
            if hand:
                state.push(S_DISCARD, other, min(op.n, hand), FOR_OPPONENT, 0)
    elif verb == V_FULFIL:
        state.push(S_FULFIL, seat, op.n)
    elif verb == V_DRIVE_OFF:
        state.push(S_CHASE, seat, 0)
    elif verb == V_CLAIM:
        state.claimed = seat
        state.tell(EVERYONE, "claims", "10.6", seat)
    elif verb == V_SWAP_OMENS:
        state.push(S_DISCARD, seat, op.n, op.m, 0)
