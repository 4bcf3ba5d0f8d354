"""What the verbs of effects do: at once, or by asking somebody on the stack."""

from __future__ import annotations

from typing import final

from tafelrunde.core.event import EVERYONE

from ..numbers import (
    ACCEPT,
    ANY,
    COST,
    FOREST,
    KINDS_OF_RESOURCE,
    OMEN,
    POINTS,
    SECRET,
    SLOTS,
)
from ..places.decks import (
    collect,
    gain_points,
    gain_resource,
    loot,
    lose,
    lose_points,
    pay_resource,
)
from ..places.draws import DrawOmens, DrawRevenge, DrawSecrets
from ..places.fulfilling import Fulfil
from ..places.hand import (
    FOR_EFFECT,
    FOR_OPPONENT,
    FOR_POINTS,
    Discard,
    PassRevenge,
    ReturnRevenge,
)
from ..places.markers import MONSTER, Buy, Exchange, Pay, Raid, Rob, Take
from ..places.pacts import Accept, GivePact, accept, renew
from ..places.pyramid import climb
from ..places.upgrades import Remove, Replace, Upgrade
from ..places.workers import Dismiss, Hire, pay_wages, round_bonus, works
from ..state import Wutaki
from ..turn.chasing import Chase
from .cause import FROM_FATE, FROM_LEVEL, NOWHERE, Cause
from .effect import (
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
    Interpreter,
    Op,
)
from .omens import PlayOmen
from .running import Run


@final
class Verbs(Interpreter):
    def perform(self, state: Wutaki, seat: int, op: Op, cause: Cause) -> None:
        verb = op.verb
        if verb == V_GAIN:
            gain(state, seat, op.n + more(state, seat, cause.area), op.what, cause)
        elif verb == V_YIELD:
            yield_location(state, seat, cause.area)
        elif verb == V_PAY:
            pay(state, seat, op.n, op.what, False, cause.rule)
        elif verb == V_SACRIFICE:
            pay(state, seat, op.n, op.what, True, cause.rule)
        elif verb == V_REVENGE:
            if op.n:
                state.push(DrawRevenge(seat, op.n, cause))
        elif verb == V_HIRE:
            state.push(Hire(seat, op.n, False, False))
        elif verb == V_MAY_HIRE:
            state.push(Hire(seat, op.n, False, True))
        elif verb == V_FREE_HIRE:
            state.push(Hire(seat, op.n, True, False))
        elif verb == V_ACCEPT:
            accept_there(state, seat, cause.area)
        elif verb == V_ACCEPT_PLAIN:
            state.push(Accept(seat, True))
        elif verb == V_UPGRADE:
            state.push(Upgrade(seat, op.n, op.m))
        elif verb == V_PLAY:
            state.push(PlayOmen(seat, False))
        elif verb == V_MAY_PLAY:
            state.push(PlayOmen(seat, True))
        elif verb == V_CLIMB:
            climb_and_more(state, seat)
        elif verb == V_CHASE:
            state.push(Chase(seat, True, cause))
        elif verb == V_LOSE:
            lose(state, seat, op.n, op.what, cause.rule)
        elif verb == V_WAGES:
            pay_wages(state, seat)
        else:
            perform_rare(state, seat, op, cause)


def perform_rare(state: Wutaki, seat: int, op: Op, cause: Cause) -> None:
    verb = op.verb
    if verb == V_GIVE_PACT:
        state.push(GivePact(seat))
    elif verb == V_RENEW:
        renew(state, seat)
    elif verb == V_PLUNDER:
        state.push(Take(seat, op.n, MONSTER, 0))
    elif verb == V_PLUNDER_ALL:
        loot(state, seat, state.monster[:], "10.2")
    elif verb == V_PASS_REVENGE:
        state.push(PassRevenge(seat, False))
    elif verb == V_MAY_PASS_REVENGE:
        state.push(PassRevenge(seat, True))
    elif verb == V_RETURN_REVENGE:
        state.push(ReturnRevenge(seat))
    elif verb == V_EXCHANGE:
        state.push(Exchange(seat, 0))
    elif verb == V_BUY:
        state.push(Buy(seat, 0))
    elif verb == V_RAID:
        state.push(Raid(seat, cause.before))
    elif verb == V_DISMISS:
        for _ in range(op.n):
            state.push(Dismiss(seat, False, cause if cause.worker > 0 else NOWHERE))
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
        state.push(Rob(seat, op.n))
    elif verb == V_COLLECT:
        collect(state, seat, op.n, op.what)
    elif verb == V_REPLACE:
        state.push(Replace(seat))
    elif verb == V_REMOVE:
        state.push(Remove(seat))
    elif verb == V_OPPONENTS_DISCARD:
        opponents_discard(state, seat, op.n)
    elif verb == V_FULFIL:
        state.push(Fulfil(seat, op.n))
    elif verb == V_DRIVE_OFF:
        state.push(Chase(seat, False, NOWHERE))
    elif verb == V_CLAIM:
        state.claimed = seat
        state.tell(EVERYONE, "claims", "10.6", seat)
    elif verb == V_SWAP_OMENS:
        state.push(Discard(seat, op.n, FOR_POINTS, op.m, 0))


def gain(state: Wutaki, seat: int, number: int, what: int, cause: Cause) -> None:
    if what < KINDS_OF_RESOURCE:
        gain_resource(state, seat, what, number, cause.rule)
    elif what == COST:
        gain_resource(state, seat, state.players[seat].cost, number, cause.rule)
    elif what == POINTS:
        gain_points(state, seat, number, cause.rule)
    elif what == OMEN:
        state.push(DrawOmens(seat, number, cause))
    elif what == SECRET:
        state.push(DrawSecrets(seat, number))


def pay(state: Wutaki, seat: int, number: int, what: int, onto_monster: bool, rule: str) -> None:
    """What was checked before; any resources and omens are picked one by one."""
    if what < KINDS_OF_RESOURCE:
        pay_resource(state, seat, what, number, onto_monster, rule)
    elif what == COST:
        pay_resource(state, seat, state.players[seat].cost, number, onto_monster, rule)
    elif what == ANY:
        if number:
            state.push(Pay(seat, number, onto_monster))
    elif what == POINTS:
        lose_points(state, seat, number, rule)
    elif what == OMEN and number:
        state.push(Discard(seat, number, FOR_EFFECT, 0, 0))


def more(state: Wutaki, seat: int, area: int) -> int:
    """12.2: what a permanent omen adds in an area."""
    player = state.players[seat]
    if player.permanent < 0 or area < 0:
        return 0
    lasting = state.setup.omens[player.permanent].lasting
    if lasting is None or lasting.verb != V_MORE or lasting.what != area:
        return 0
    return lasting.n if works(state, seat) else 0


def yield_location(state: Wutaki, seat: int, area: int) -> None:
    """9.1, 9.2: by its level; more with a tower (8.6), an omen or a round card (14.5)."""
    setup = state.setup
    location = setup.locations[area - FOREST]
    number = location.yields[state.level(area - FOREST)]
    if location.gives < 0:
        state.push(Hire(seat, number + more(state, seat, area), False, False))
        return
    for tower in state.players[seat].towers:
        if setup.towers[tower].resource == location.gives:
            number += setup.towers[tower].bonus
    number += round_bonus(state, V_YIELD_MORE) + more(state, seat, area)
    gain_resource(state, seat, location.gives, number, "9.1")


def accept_there(state: Wutaki, seat: int, area: int) -> None:
    """7.1: below a slot the field has chosen already."""
    if ACCEPT <= area < ACCEPT + SLOTS:
        accept(state, seat, area - ACCEPT, True)
    else:
        state.push(Accept(seat, False))


def climb_and_more(state: Wutaki, seat: int) -> None:
    """18.2, 15.7: the extra of the level, then fate."""
    extra = climb(state, seat)
    fate = state.setup.masters[state.players[seat].master].climbing
    if fate is not None:
        state.push(Run(seat, fate, 0, 0, FROM_FATE))
    if extra is not None:
        state.push(Run(seat, extra, 0, 0, FROM_LEVEL))


def begin_fate(state: Wutaki, seat: int) -> None:
    """15.7: offered only if there is a worker to give and a card to shuffle back."""
    player = state.players[seat]
    if player.revenge and player.hired():
        state.push(Dismiss(seat, True, NOWHERE))
    else:
        state.pop()  # the rest of this effect


def opponents_discard(state: Wutaki, seat: int, number: int) -> None:
    """12.7: clockwise, who has any omens."""
    seats = state.setup.seats
    for i in range(seats - 1, 0, -1):
        other = (seat + i) % seats
        hand = len(state.players[other].omens)
        if hand:
            state.push(Discard(other, min(number, hand), FOR_OPPONENT, 0, 0))
