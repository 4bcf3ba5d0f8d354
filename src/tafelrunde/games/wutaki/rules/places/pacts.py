"""The row of pacts (chapter 7), and what a pact wants (11.1)."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, THING, Reason, no

from ..columns import Flag
from ..numbers import GOLD, KINDS_OF_RESOURCE, RESOURCES, SLOTS
from ..shared import changed
from ..stack import Draw, Question, draw_face, drawn
from ..state import Wutaki
from .decks import gain_resource, pay_resource, reshuffled


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


def take_pact(state: Wutaki, seat: int, slot: int) -> int:
    """Out of the row, to a player's accepted ones."""
    place = at_slot(state, slot)
    player = state.players[seat]
    pact = state.row[place]
    state.row = state.row[:place] + state.row[place + 1 :]
    player.accepted = [*player.accepted, pact]
    return pact


def accept(state: Wutaki, seat: int, slot: int, priced: bool) -> None:
    """7.1 to 7.3: a pact with the gold of its slot; then the row is filled."""
    pact = take_pact(state, seat, slot)
    state.tell(EVERYONE, "accepts", "7.1", seat, state.setup.pacts[pact].id, slot + 1)
    gold = state.setup.slot_gold[slot]
    if priced and gold > 0:
        gain_resource(state, seat, GOLD, gold, "7.2")
    elif priced:
        pay_resource(state, seat, GOLD, -gold, False, "18.3")
    state.push(FillRow(seat))


def give_pact(state: Wutaki, seat: int, victim: int, slot: int) -> None:
    """7.5: he cannot refuse."""
    pact = take_pact(state, victim, slot)
    id = state.setup.pacts[pact].id
    state.tell(EVERYONE, "gives-pact", "7.5", seat, victim, id, slot + 1)
    state.push(FillRow(seat))


def renew(state: Wutaki, seat: int) -> None:
    """7.6: all open pacts are discarded, new ones come from the deck."""
    for pact in state.row:
        state.pact_discard = changed(state.pact_discard, pact, 1)
    state.row = []
    state.tell(EVERYONE, "renews", "7.6", seat)
    state.push(FillRow(seat))


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


@final
class FillRow(Draw):
    """7.3, 7.7: new pacts as long as a slot is empty; `seat`: who took one out of it, or -1."""

    key = "row"
    FOR_NOBODY = True

    def is_left(self, state: Wutaki) -> bool:
        if len(state.row) == SLOTS:
            return False
        if not any(state.pact_bag):
            state.pact_bag, state.pact_discard = reshuffled(state.pact_discard)
        return any(state.pact_bag)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.row.actions, 0, state.pact_bag)

    def draw(self, state: Wutaki, random: Random) -> Action:
        return draw_face(state.setup.row.actions, 0, state.pact_bag, random)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        pact = action.a
        state.pact_bag = changed(state.pact_bag, pact, -1)
        state.row = [*state.row, pact]
        state.reveal(EVERYONE, "row", "7.3", state.setup.pacts[pact].id)


@final
class Accept(Question):
    """7.1: which of the open pacts?"""

    key = "accept"
    COLUMNS = (Flag("plain"),)

    def __init__(self, seat: int, plain: bool) -> None:
        super().__init__(seat)
        self.plain = plain  # without the gold of the slot (7.6)

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("accept-plain", "7.6") if self.plain else Ask("accept", "7.1")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.accept.at(slot)
            for slot in range(SLOTS)
            if affordable_slot(state, seat, slot, not self.plain)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        accept(state, seat, action.a, not self.plain)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if self.plain or at_slot(state, action.a) < 0:
            return no("7.1", REACH, "no-pact-there")
        gold = state.players[seat].resources[GOLD]
        needed = -state.setup.slot_gold[action.a]
        return no("18.3", PRICE, "resource-short", RESOURCES[GOLD], needed, gold)


@final
class GivePact(Question):
    """7.5: an open pact for somebody else."""

    key = "give"

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("give", "7.5")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        slots = [slot for slot in range(SLOTS) if at_slot(state, slot) >= 0]
        others = [other for other in range(state.setup.seats) if other != seat]
        return [state.setup.give_pact.at(other, slot) for other in others for slot in slots]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        give_pact(state, seat, action.a, action.b)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if action.a == seat:
            return no("7.5", THING, "not-oneself")
        return no("7.5", REACH, "no-pact-there")
