"""Wutaki: the row of pacts and fulfilling them (chapters 7 and 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import gain_resource, pay_resource
from tafelrunde.games.wutaki.numbers import GOLD, KINDS_OF_RESOURCE, SLOTS
from tafelrunde.games.wutaki.step import (
    FOR_PACT,
    ON_TRACK,
    S_ALL,
    S_COUNTER,
    S_DISCARD,
    S_PACT_DONE,
    S_PAID,
    S_ROW,
    S_RUN,
    S_SPARE,
    S_TRACK,
    Step,
    code,
    decode,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def at_slot(state: Wutaki, slot: int) -> int:
    """The place in the row of the pact in a slot (0 is left), -1 for an empty one."""
    place = SLOTS - 1 - slot
    return place if place < len(state.row) else -1


def affordable_slot(state: Wutaki, seat: int, slot: int, priced: bool) -> bool:
    """7.1, 18.3: there is a pact, and its price can be paid."""
    if at_slot(state, slot) < 0:
        return False
    gold = state.setup.slot_gold[slot]
    return not priced or gold >= 0 or state.players[seat].resources[GOLD] >= -gold


def accept(state: Wutaki, seat: int, slot: int, priced: bool) -> None:
    """7.1 to 7.3."""
    pact = state.row.pop(at_slot(state, slot))
    state.players[seat].accepted.append(pact)
    state.tell(EVERYONE, "accepts", "7.1", seat, state.setup.pacts[pact].id, slot + 1)
    gold = state.setup.slot_gold[slot]
    if priced and gold > 0:
        gain_resource(state, seat, GOLD, gold, "7.2")
    elif priced:
        pay_resource(state, seat, GOLD, -gold, False, "18.3")
    state.push(S_ROW, seat)


def give_pact(state: Wutaki, seat: int, victim: int, slot: int) -> None:
    """7.5: he cannot refuse."""
    pact = state.row.pop(at_slot(state, slot))
    state.players[victim].accepted.append(pact)
    id = state.setup.pacts[pact].id
    state.tell(EVERYONE, "gives-pact", "7.5", seat, victim, id, slot + 1)
    state.push(S_ROW, seat)


def renew(state: Wutaki, seat: int) -> None:
    """7.6: all open pacts are discarded, new ones come from the deck."""
    for pact in state.row:
        state.pact_discard[pact] += 1
    state.row = []
    state.tell(EVERYONE, "renews", "7.6", seat)
    state.push(S_ROW, seat)


def shortage(state: Wutaki, seat: int, pact: int) -> int:
    """How many resources of its cost are missing."""
    player = state.players[seat]
    need = state.setup.pacts[pact].needs[player.cost]
    out = 0
    for resource in range(KINDS_OF_RESOURCE):
        if need[resource] > player.resources[resource]:
            out += need[resource] - player.resources[resource]
    return out


def can_fulfil(state: Wutaki, seat: int, pact: int, less: int, hand: int) -> bool:
    """11.1: whether the cost is there, up to `less` resources apart."""
    return state.setup.pacts[pact].omens <= hand and shortage(state, seat, pact) <= less


def begin(state: Wutaki, seat: int, pact: int, spared: list[int]) -> None:
    """11.3: the sacrifice; what follows is on the stack."""
    face = state.setup.pacts[pact]
    before = code(state.monster)
    state.push(S_PAID, seat, pact, before)
    state.tell(EVERYONE, "fulfils", "11.1", seat, face.id)
    need = face.needs[state.players[seat].cost]
    for resource in range(KINDS_OF_RESOURCE):
        pay_resource(state, seat, resource, need[resource] - spared[resource], True, "11.1")
    if face.omens:
        state.push(S_DISCARD, seat, face.omens, FOR_PACT, 0)


def paid(state: Wutaki, step: Step) -> None:
    """11.3: after the reward follow track and counter, in this order."""
    seat = step.seat
    player = state.players[seat]
    player.accepted.remove(step.a)
    player.fulfilled.append(step.a)
    state.push(S_PACT_DONE, seat)
    state.push(S_COUNTER, seat)
    state.push(S_TRACK, seat, 0, step.b)


def move_track(state: Wutaki, step: Step) -> None:
    """15.1."""
    player = state.players[step.seat]
    track = state.setup.masters[player.master].track
    number = len(player.fulfilled)
    effect = track[number] if number < len(track) else None
    if effect is not None:
        state.tell(EVERYONE, "track", "15.1", step.seat, number)
        state.push(S_RUN, step.seat, effect.id, 0, ON_TRACK - step.b)


def move_counter(state: Wutaki) -> None:
    """11.5 to 11.7."""
    setup = state.setup
    state.counter = (state.counter + 1) % len(setup.counter)
    state.tell(EVERYONE, "counter", "11.5", setup.counter[state.counter])
    event = setup.counter_events[state.counter]
    if event is not None:
        state.push(S_ALL, state.start, event.id, setup.seats, 2)


def spared_enough(state: Wutaki, step: Step) -> bool:
    """12.6: whether what is not spared can be paid."""
    return missing(state, step.seat, step.a, step.b) == 0


def missing(state: Wutaki, seat: int, pact: int, spared: int) -> int:
    player = state.players[seat]
    need = state.setup.pacts[pact].needs[player.cost]
    saved = decode(spared)
    out = 0
    for resource in range(KINDS_OF_RESOURCE):
        out += max(0, need[resource] - saved[resource] - player.resources[resource])
    return out


def may_spare(state: Wutaki, step: Step, resource: int) -> bool:
    """12.6: one more of this kind, if the pact can still be paid in the end."""
    need = state.setup.pacts[step.a].needs[state.players[step.seat].cost]
    if step.c == 0 or need[resource] <= decode(step.b)[resource]:
        return False
    return missing(state, step.seat, step.a, step.b + (1 << 6 * resource)) <= step.c - 1


def spare_step(seat: int, pact: int, spared: int, left: int, below: Step | None) -> Step:
    return Step(S_SPARE, seat, pact, spared, left, below)
