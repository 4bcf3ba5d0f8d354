"""Wutaki: the interpreter of effects: each step is done at once, or asks somebody on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import draw_revenge, gain, gain_resource, lose, pay
from tafelrunde.games.wutaki.effect import (
    V_ACCEPT,
    V_ACCEPT_PLAIN,
    V_BUY,
    V_CHASE,
    V_CHASE_WITHOUT_REVENGE,
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
    V_MORE,
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
    V_YIELD_MORE,
    Effect,
    Op,
)  # fmt: skip
from tafelrunde.games.wutaki.numbers import (
    ACCEPT,
    CLAIM,
    DRAW,
    FAVOUR,
    FOREST,
    GIVE,
    KINDS_OF_RESOURCE,
    OWN,
    PLUNDER,
    RESOURCES,
    SLOTS,
    VILLAGE,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import accept, renew
from tafelrunde.games.wutaki.places import climb
from tafelrunde.games.wutaki.possible import op_possible, way_possible
from tafelrunde.games.wutaki.step import (
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
    worker_of,
)  # fmt: skip
from tafelrunde.games.wutaki.workers import holds, pay_wages, works

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


def run(state: Wutaki, step: Step) -> None:
    """The next step of an effect; the rest waits on the stack."""
    ops = state.table.effects[step.a].ways[step.b >> 4].ops
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


def rule_of(at: int) -> str:
    """The paragraph behind a gain or payment, by where it happens."""
    area = area_of(at)
    if area < 0:
        return "15.1" if at <= -2 else "1.10"
    if FOREST <= area <= VILLAGE:
        return "9.1"
    if area == GIVE:
        return "7.5"
    if area == FAVOUR:
        return "10.1"
    if area == PLUNDER:
        return "10.2"
    if area == DRAW:
        return "10.4"
    if area == CLAIM:
        return "10.6"
    return "15.6" if area == OWN else "14.2"


def more(state: Wutaki, seat: int, area: int) -> int:
    """12.2: what a permanent omen adds in an area."""
    player = state.players[seat]
    if player.permanent < 0 or area < 0:
        return 0
    lasting = state.table.omens[player.permanent].lasting
    if lasting is None or lasting.verb != V_MORE or lasting.what != area:
        return 0
    return lasting.n if works(state, seat) else 0


def perform(state: Wutaki, seat: int, op: Op, at: int) -> None:
    verb = op.verb
    if verb == V_GAIN:
        gain(state, seat, op.n + more(state, seat, area_of(at)), op.what, rule_of(at))
    elif verb == V_YIELD:
        yield_location(state, seat, at)
    elif verb == V_PAY:
        pay(state, seat, op.n, op.what, False, rule_of(at))
    elif verb == V_SACRIFICE:
        pay(state, seat, op.n, op.what, True, rule_of(at))
    elif verb == V_REVENGE:
        draw_revenge(state, seat, op.n)
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
        state.push(S_RAID, seat, -2 - at)
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
        for i in range(state.table.seats - 1, 0, -1):
            other = (seat + i) % state.table.seats
            hand = len(state.players[other].omens)
            if hand:
                state.push(S_DISCARD, other, min(op.n, hand), -1, 0)
    elif verb == V_FULFIL:
        state.push(S_FULFIL, seat, op.n)
    elif verb == V_DRIVE_OFF:
        state.push(S_CHASE, seat, 0)
    elif verb == V_CLAIM:
        state.claimed = seat
        state.tell(EVERYONE, "claims", "10.6", seat)
    elif verb == V_SWAP_OMENS:
        state.push(S_DISCARD, seat, op.n, op.m, 0)


def yield_location(state: Wutaki, seat: int, at: int) -> None:
    """9.1, 9.2, 8.6, 14.5."""
    area = area_of(at)
    table = state.table
    location = table.locations[area - FOREST]
    number = location.yields[state.level(area - FOREST)]
    if location.gives < 0:
        state.push(S_HIRE, seat, number + more(state, seat, area), 0, 0)
        return
    for tower in state.players[seat].towers:
        if table.towers[tower].resource == location.gives:
            number += table.towers[tower].bonus
    number += holds(state, V_YIELD_MORE) + more(state, seat, area)
    gain_resource(state, seat, location.gives, number, "9.1")


def perform_accept(state: Wutaki, seat: int, at: int) -> None:
    """7.1: below a slot the field has chosen already."""
    area = area_of(at)
    if ACCEPT <= area < ACCEPT + SLOTS:
        accept(state, seat, area - ACCEPT, True)
    else:
        state.push(S_ACCEPT, seat, 0)


def begin_fate(state: Wutaki, seat: int) -> None:
    """15.7: offered only if there is a worker to give and a card to shuffle back."""
    player = state.players[seat]
    if player.revenge and player.hired():
        state.push(S_DISMISS, seat, 1, 0, -1)
    else:
        state.pop()  # the rest of this effect


def loot(state: Wutaki, seat: int, resources: list[int], rule: str) -> None:
    """From the monster to a player."""
    player = state.players[seat]
    for resource in range(KINDS_OF_RESOURCE):
        number = resources[resource]
        if number:
            state.monster[resource] -= number
            player.resources[resource] += number
            state.tell(EVERYONE, "loots", rule, seat, number, RESOURCES[resource])


def collect(state: Wutaki, seat: int, number: int, resource: int) -> None:
    """12.7: every opponent hands over what he has of it, up to the number."""
    for i in range(1, state.table.seats):
        other = (seat + i) % state.table.seats
        hand_over(
            state, other, seat, resource, min(number, state.players[other].resources[resource])
        )


def hand_over(state: Wutaki, giver: int, taker: int, resource: int, number: int) -> None:
    if number:
        state.players[giver].resources[resource] -= number
        state.players[taker].resources[resource] += number
        state.tell(EVERYONE, "hands-over", "12.4", giver, taker, number, RESOURCES[resource])


def draws_for_chase(state: Wutaki) -> bool:
    """6.2, 14.5."""
    return not holds(state, V_CHASE_WITHOUT_REVENGE)


def other_worker(at: int) -> int:
    """The context of the visiting worker if he is an additional one, else -1 (15.6)."""
    return at if worker_of(at) > 0 else -1
