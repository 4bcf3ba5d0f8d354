"""Whether an effect can be begun (1.10, 3.7, 12.1)."""

from __future__ import annotations

from ..numbers import (
    ACCEPT,
    CLAIM,
    FOREST,
    KINDS_OF_RESOURCE,
    OWN,
    SLOTS,
    VILLAGE,
)
from ..places.chase import chase_target
from ..places.pacts import affordable_slot, can_fulfil
from ..places.pyramid import can_climb
from ..places.upgrades import can_upgrade, foreign_marker
from ..places.workers import can_hire
from ..state import Wutaki
from .cause import FROM_OMEN, Cause, visit_of
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
    V_REPLACE,
    V_RETURN_REVENGE,
    V_REVENGE,
    V_ROB,
    V_SACRIFICE,
    V_SWAP_OMENS,
    V_UPGRADE,
    V_YIELD,
    Effect,
    Op,
    Sequence,
)


def possible(state: Wutaki, seat: int, effect: Effect, cause: Cause, hand: int) -> bool:
    """Whether one of its alternatives can be; `hand`: omens that the seat could still spend."""
    alternatives = effect.alternatives
    if len(alternatives) == 1:
        return sequence_possible(state, seat, alternatives[0], cause, hand)
    return any(sequence_possible(state, seat, sequence, cause, hand) for sequence in alternatives)


def sequence_possible(state: Wutaki, seat: int, steps: Sequence, cause: Cause, hand: int) -> bool:
    """1.10: everything to be paid is there, and something of the rest can be done."""
    if steps.sure:
        return True
    if steps.costs and not payable(state, seat, steps, cause, hand):
        return False
    idle = True
    for op in steps.ops:
        verb = op.verb
        if verb == V_GAIN:
            return True
        if verb in (V_PAY, V_SACRIFICE, V_REVENGE, V_DISMISS, V_MAY_DISMISS):
            continue
        idle = False
        if op_possible(state, seat, op, cause, hand):
            return True
    return idle  # nothing but costs and punishments: those can always be carried out


def may_begin(state: Wutaki, seat: int, effect: Effect, cause: Cause) -> bool:
    """The same for what is begun without asking, as far as everybody can know it: which omens are
    in hand stays secret."""
    hand = len(state.players[seat].omens)
    if effect.plays:
        return payable(state, seat, effect.alternatives[0], cause, hand)
    return possible(state, seat, effect, cause, hand)


def payable(state: Wutaki, seat: int, steps: Sequence, cause: Cause, hand: int) -> bool:
    player = state.players[seat]
    if steps.points > player.points or steps.omens > hand:
        return False
    if steps.dismissed and player.hired() - (1 if cause.worker > 0 else 0) < steps.dismissed:
        return False
    left = 0
    resources = player.resources
    need = steps.need
    for resource in range(KINDS_OF_RESOURCE):
        rest = resources[resource] - need[resource]
        if resource == player.cost:
            rest -= steps.cost
        if rest < 0:
            return False
        left += rest
    return left >= steps.any


def op_possible(state: Wutaki, seat: int, op: Op, cause: Cause, hand: int) -> bool:
    verb = op.verb
    player = state.players[seat]
    if verb == V_YIELD:
        return is_location(cause.area) and (cause.area != VILLAGE or can_hire(state, seat, False))
    if verb in (V_ACCEPT, V_ACCEPT_PLAIN):
        return can_accept(state, seat, verb == V_ACCEPT, cause.area)
    if verb in (V_HIRE, V_MAY_HIRE):
        return can_hire(state, seat, False)
    if verb == V_FREE_HIRE:
        return can_hire(state, seat, True)
    if verb == V_UPGRADE:
        return can_upgrade(state, seat, op.n)
    if verb == V_CLIMB:
        return can_climb(state, seat)
    if verb in (V_PLAY, V_MAY_PLAY):
        return hand > 0 if hand < len(player.omens) else any_playable(state, seat)
    if verb in (V_PASS_REVENGE, V_MAY_PASS_REVENGE, V_RETURN_REVENGE):
        return len(player.revenge) > 0
    if verb in (V_PLUNDER, V_PLUNDER_ALL):
        return any(state.monster)
    if verb in (V_CHASE, V_DRIVE_OFF):
        return chase_target(state, seat)
    if verb == V_EXCHANGE:
        return player.wealth() > 0
    if verb == V_BUY:
        return player.points > 0 and any(state.supply)
    if verb == V_GIVE_PACT:
        return len(state.row) > 0
    return rarely_possible(state, seat, op, cause, hand)


def rarely_possible(state: Wutaki, seat: int, op: Op, cause: Cause, hand: int) -> bool:
    verb = op.verb
    player = state.players[seat]
    if verb == V_CLAIM:  # 12.9: an omen only asks for what nobody has; 10.6: the area gives it
        return state.claimed < 0 or (cause is not FROM_OMEN and state.claimed != seat)
    if verb == V_FULFIL:
        return any(can_fulfil(state, seat, pact, op.n, hand) for pact in player.accepted)
    if verb == V_SWAP_OMENS:
        return hand > 0
    if verb == V_MULTIPLY:
        return player.multiplier + op.n < len(state.setup.masters[player.master].multipliers)
    if verb == V_RAID:
        return any(cause.before)
    if verb == V_REPLACE:
        return state.markers_left(seat) > 0 and foreign_marker(state, seat)
    if verb == V_REMOVE:
        return foreign_marker(state, seat)
    for other, opponent in enumerate(state.players):
        if other == seat:
            continue
        if verb == V_ROB and opponent.wealth():
            return True
        if verb == V_COLLECT and opponent.resources[op.what]:
            return True
        if verb == V_OPPONENTS_DISCARD and opponent.omens:
            return True
    return verb not in (V_ROB, V_COLLECT, V_OPPONENTS_DISCARD)


def can_accept(state: Wutaki, seat: int, priced: bool, area: int) -> bool:
    if ACCEPT <= area < ACCEPT + SLOTS:
        return affordable_slot(state, seat, area - ACCEPT, priced)
    return any(affordable_slot(state, seat, slot, priced) for slot in range(SLOTS))


def playable(state: Wutaki, seat: int, face: int) -> bool:
    """12.1: a permanent omen always; a one-time omen if it can do something."""
    effect = state.setup.omens[face].effect
    if effect is None:
        return True
    return possible(state, seat, effect, FROM_OMEN, len(state.players[seat].omens) - 1)


def any_playable(state: Wutaki, seat: int) -> bool:
    last = -1
    for face in state.players[seat].omens:
        if face != last and playable(state, seat, face):
            return True
        last = face
    return False


def area_effect(state: Wutaki, seat: int, area: int) -> Effect | None:
    """The action of an area, or nothing where there is no such place now."""
    if area <= CLAIM:
        return state.setup.actions[area]
    if area == OWN:
        return state.setup.masters[state.players[seat].master].place
    card = place_card(state)
    if card < 0 or (state.card_used and state.setup.rounds[card].once):
        return None
    return state.setup.rounds[card].effect


def place_card(state: Wutaki) -> int:
    """14.2: the round card in force that opens a place, or -1."""
    for card in state.cards:
        if state.setup.rounds[card].kind == 0:
            return card
    return -1


def is_location(area: int) -> bool:
    return FOREST <= area <= VILLAGE


def can_move(state: Wutaki, seat: int, area: int, cause: Cause) -> bool:
    """6.3: only to a field that is free, and where he can act."""
    effect = area_effect(state, seat, area)
    if effect is None or state.occupied(area) >= state.setup.fields[area]:
        return False
    there = visit_of(area, cause.worker)
    return possible(state, seat, effect, there, len(state.players[seat].omens))
