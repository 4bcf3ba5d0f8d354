"""Fulfilling a pact, and what follows from it (chapter 11, 12.6, 15.1)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, Reason, no

from ..columns import UNUSED, Count, Pact, Resources
from ..effects.cause import FROM_PACT, on_track
from ..effects.everybody import BY_COUNTER, Everybody
from ..effects.running import Run, begin_possible
from ..numbers import KINDS_OF_RESOURCE, RESOURCES
from ..objections import no_pact
from ..shared import without
from ..stack import Due, Question
from ..state import Wutaki
from ..turn.end import check_end
from .decks import pay_resource
from .hand import FOR_PACT, Discard
from .pacts import can_fulfil

NOTHING: Final[list[int]] = [0] * KINDS_OF_RESOURCE


def begin_pact(state: Wutaki, seat: int, pact: int, spared: list[int]) -> None:
    """11.3: the sacrifice; what follows is on the stack."""
    face = state.setup.pacts[pact]
    state.push(Paid(seat, pact, state.monster[:]))
    state.tell(EVERYONE, "fulfils", "11.1", seat, face.id)
    need = face.needs[state.players[seat].cost]
    for resource in range(KINDS_OF_RESOURCE):
        pay_resource(state, seat, resource, need[resource] - spared[resource], True, "11.1")
    if face.omens:
        state.push(Discard(seat, face.omens, FOR_PACT, 0, 0))


@final
class Paid(Due):
    """11.3: first the reward, then track and counter, in this order."""

    key = "paid"
    COLUMNS = (Pact("pact"), Resources("before"))

    def __init__(self, seat: int, pact: int, before: list[int]) -> None:
        super().__init__(seat)
        self.pact = pact
        self.before = before  # what lay on the monster

    def do(self, state: Wutaki) -> None:
        player = state.players[self.seat]
        player.accepted = without(player.accepted, self.pact)
        player.fulfilled = [*player.fulfilled, self.pact]
        state.push(PactDone(self.seat))
        state.push(Counter(self.seat))
        state.push(Track(self.seat, self.before))
        begin_possible(state, self.seat, state.setup.pacts[self.pact].reward, FROM_PACT)


@final
class Track(Due):
    """15.1: one step along the master's track."""

    key = "track"
    COLUMNS = (UNUSED, Resources("before"))

    def __init__(self, seat: int, before: list[int]) -> None:
        super().__init__(seat)
        self.before = before  # what lay on the monster before the pact

    def do(self, state: Wutaki) -> None:
        player = state.players[self.seat]
        track = state.setup.masters[player.master].track
        number = len(player.fulfilled)
        effect = track[number] if number < len(track) else None
        if effect is not None:
            state.tell(EVERYONE, "track", "15.1", self.seat, number)
            state.push(Run(self.seat, effect, 0, 0, on_track(self.before)))


@final
class Counter(Due):
    """11.5 to 11.7: the common counter goes on, and perhaps everybody is affected."""

    key = "counter"

    def do(self, state: Wutaki) -> None:
        setup = state.setup
        state.counter = (state.counter + 1) % len(setup.counter)
        state.tell(EVERYONE, "counter", "11.5", setup.counter[state.counter])
        event = setup.counter_events[state.counter]
        if event is not None:
            state.push(Everybody(state.start, event, setup.seats, BY_COUNTER))


@final
class PactDone(Due):
    """17.1: a fulfilled pact is a completed step."""

    key = "pact-done"

    def do(self, state: Wutaki) -> None:
        check_end(state, self.seat)


@final
class Fulfil(Question):
    """12.6: which pact, if some resources may be spared?"""

    key = "fulfil"
    COLUMNS = (Count("less"),)

    def __init__(self, seat: int, less: int) -> None:
        super().__init__(seat)
        self.less = less  # resources that may be spared

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("fulfil", "12.6")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        player = state.players[seat]
        hand = len(player.omens)
        return [
            state.setup.fulfil.at(pact)
            for pact in sorted(set(player.accepted))
            if can_fulfil(state, seat, pact, self.less, hand)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        state.tell(EVERYONE, "bargains", "12.6", seat, action.tokens[1])
        state.push(Spare(seat, action.a, NOTHING, self.less))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no_pact(state, seat, action, "12.6")


@final
class Spare(Question):
    """12.6: which resources?"""

    key = "spare"
    COLUMNS = (Pact("pact"), Resources("spared"), Count("left"))

    def __init__(self, seat: int, pact: int, spared: list[int], left: int) -> None:
        super().__init__(seat)
        self.pact = pact
        self.spared = spared  # so far
        self.left = left  # may still be spared

    def need(self, state: Wutaki) -> list[int]:
        return state.setup.pacts[self.pact].needs[state.players[self.seat].cost]

    def missing(self, state: Wutaki, spared: list[int]) -> int:
        """What is neither spared nor there."""
        need, there = self.need(state), state.players[self.seat].resources
        lacking = [need[r] - spared[r] - there[r] for r in range(KINDS_OF_RESOURCE)]
        return sum([max(0, number) for number in lacking])

    def with_one(self, resource: int) -> list[int]:
        spared = self.spared[:]
        spared[resource] += 1
        return spared

    def may_spare(self, state: Wutaki, resource: int) -> bool:
        """One more of this kind, if the pact can still be paid in the end."""
        if self.left == 0 or self.need(state)[resource] <= self.spared[resource]:
            return False
        return self.missing(state, self.with_one(resource)) <= self.left - 1

    def waits(self, state: Wutaki) -> bool:
        need = self.need(state)
        if self.left and any(need[r] > self.spared[r] for r in range(KINDS_OF_RESOURCE)):
            return True
        assert self.missing(state, self.spared) == 0
        state.pop()
        begin_pact(state, self.seat, self.pact, self.spared)
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("spare", "12.6", (self.left, state.setup.pacts[self.pact].id))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        out = [setup.spare.at(r) for r in range(KINDS_OF_RESOURCE) if self.may_spare(state, r)]
        if self.missing(state, self.spared) == 0:
            out.append(setup.done.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.done:
            begin_pact(state, seat, self.pact, self.spared)
            return
        state.tell(EVERYONE, "spares", "12.6", seat, RESOURCES[action.a])
        state.push(Spare(seat, self.pact, self.with_one(action.a), self.left - 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no("12.6", PRICE, "not-needed", RESOURCES[action.a])
