"""Hiring, wages, workers leaving (chapter 4, 9.2, 11.7, 11.8, 15.6, 15.7)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..columns import UNUSED, Count, Flag, OfCause
from ..effects.cause import Cause
from ..effects.effect import V_HIRING_FREE, V_NO_WAGES
from ..numbers import (
    ADDITIONAL,
    AREA_COUNT,
    AREAS,
    COST,
    GOLD,
    ONE,
    SPECIAL,
    WORKERS,
)
from ..stack import Question
from ..state import Wutaki
from .decks import pay_resource


def round_bonus(state: Wutaki, verb: int) -> int:
    """What round cards in force say: the sum of their numbers, at least 1 each; 0 if none does."""
    out = 0
    for card in state.cards:
        face = state.setup.rounds[card]
        if face.kind == 4:
            for op in face.effect.alternatives[0].ops:
                if op.verb == verb:
                    out += max(1, op.n)
    return out


def next_slot(state: Wutaki, seat: int) -> int:
    """4.4: the slot of the worker who is hired next, -1 if none is left."""
    setup = state.setup
    player = state.players[seat]
    hired = player.additional()
    if hired < setup.most_additional:
        return hired + setup.first_worker
    return -1 if player.has_special() else len(setup.hiring) - 1


def can_hire(state: Wutaki, seat: int, free: bool) -> bool:
    slot = next_slot(state, seat)
    if slot < 0:
        return False
    if free or round_bonus(state, V_HIRING_FREE):
        return True
    price = state.setup.hiring[slot]
    player = state.players[seat]
    return player.resources[player.cost] >= price[COST] and player.resources[GOLD] >= price[GOLD]


def hire(state: Wutaki, seat: int, free: bool) -> None:
    slot = next_slot(state, seat)
    player = state.players[seat]
    if not free and not round_bonus(state, V_HIRING_FREE):
        price = state.setup.hiring[slot]
        pay_resource(state, seat, player.cost, price[COST], False, "4.4")
        pay_resource(state, seat, GOLD, price[GOLD], False, "4.4")
    worker = SPECIAL if slot == len(state.setup.hiring) - 1 else ADDITIONAL
    player.put(worker, 1)
    state.tell(EVERYONE, "hires", "4.4", seat, WORKERS[worker])


def pay_wages(state: Wutaki, seat: int) -> None:
    """11.7: compulsory as far as C suffices; the rest leaves."""
    player = state.players[seat]
    hired = player.hired()
    if hired == 0:
        return
    if player.permanent >= 0:
        lasting = state.setup.omens[player.permanent].lasting
        if lasting is not None and lasting.verb == V_NO_WAGES and works(state, seat):
            return
    paid = min(hired, player.resources[player.cost])
    pay_resource(state, seat, player.cost, paid, False, "11.7")
    for _ in range(hired - paid):
        turn_away(state, seat)


def works(state: Wutaki, seat: int) -> bool:
    """14.6: whether the permanent omen still works in this round; from now on it has been used."""
    player = state.players[seat]
    if not state.setup.omens[player.permanent].once:
        return True
    if player.permanent_used:
        return False
    player.permanent_used = True
    return True


def turn_away(state: Wutaki, seat: int) -> None:
    """11.8: the special one, then placed ones by area, then those in stock."""
    player = state.players[seat]
    if player.has_special():
        leave(state, seat, SPECIAL, player.special_at(), "11.8")
        return
    for area in range(AREA_COUNT):
        if player.spots[area] >> 3 & 7:
            leave(state, seat, ADDITIONAL, area, "11.8")
            return
    leave(state, seat, ADDITIONAL, -1, "11.8")


def leave(state: Wutaki, seat: int, worker: int, area: int, rule: str) -> None:
    """4.5: an additional worker goes back to the player board, from an area or from the stock."""
    player = state.players[seat]
    if area < 0:
        player.put(worker, -1)
        state.tell(EVERYONE, "leaves-stock", rule, seat, WORKERS[worker])
    else:
        player.spots[area] -= ONE[worker]
        state.tell(EVERYONE, "leaves", rule, seat, WORKERS[worker], AREAS[area])


def dismissable(state: Wutaki, seat: int, worker: int, area: int, spared: Cause) -> bool:
    """Whether such a worker stands there (-1: in stock) who is not the visitor to be spared."""
    player = state.players[seat]
    if area < 0:
        return player.stock(worker) > 0
    spot = player.spots[area]
    there = spot >> 6 if worker == SPECIAL else spot >> 3 & 7
    if spared.area == area and spared.worker == worker:
        there -= 1
    return there > 0


@final
class Hire(Question):
    """4.4: one worker after the other, as long as it can be paid."""

    key = "hire"
    COLUMNS = (Count("left"), Flag("free"), Flag("optional"))

    def __init__(self, seat: int, left: int, free: bool, optional: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.free = free  # resources need not be paid
        self.optional = optional

    def waits(self, state: Wutaki) -> bool:
        """9.2: the first one is compulsory where the place was visited for it."""
        can = self.left > 0 and can_hire(state, self.seat, self.free)
        if can and self.optional:
            return True
        state.pop()
        if can:
            self.hire_one(state)
        return False

    def hire_one(self, state: Wutaki) -> None:
        hire(state, self.seat, self.free)
        state.push(Hire(self.seat, self.left - 1, self.free, True))

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("hire", "4.4", (self.left,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [state.setup.hire.at(), state.setup.enough.at()]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.hire:
            self.hire_one(state)


@final
class Dismiss(Question):
    """15.6: an additional worker, but not the one whose visit wants it; 15.7: any, if one likes."""

    key = "dismiss"
    COLUMNS = (Flag("optional"), UNUSED, OfCause("spared"))

    def __init__(self, seat: int, optional: bool, spared: Cause) -> None:
        super().__init__(seat)
        self.optional = optional
        self.spared = spared  # the visit of the worker who must not be it, or NOWHERE

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("fate", "15.7") if self.optional else Ask("dismiss", "15.6")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        dismiss = state.setup.dismiss
        out: list[Action] = []
        for worker in (ADDITIONAL, SPECIAL):
            for area in range(AREA_COUNT):
                if dismissable(state, seat, worker, area, self.spared):
                    out.append(dismiss.at(worker - 1, area))
            if dismissable(state, seat, worker, -1, self.spared):
                out.append(dismiss.at(worker - 1, AREA_COUNT))
        if self.optional:
            out.append(state.setup.skip.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """Who declines, declines the rest of the effect."""
        state.pop()
        if action.block is state.setup.skip:
            state.pop()
            return
        worker, area = action.a + 1, -1 if action.b == AREA_COUNT else action.b
        leave(state, seat, worker, area, "15.7" if self.optional else "15.6")

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "15.7" if self.optional else "15.6"
