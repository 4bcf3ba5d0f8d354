"""The two halves of a turn: a worker is placed, then pacts are fulfilled (3.2, 3.3, chapter 16)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import MOMENT, Objected, Reason, no

from ..columns import Flag
from ..effects.cause import FROM_ABILITY, visit_of
from ..effects.possible import area_effect, possible
from ..effects.running import begin_effect
from ..numbers import (
    AREA_COUNT,
    AREAS,
    LOYAL,
    ONE,
    WHEN_FIELD,
    WORKERS,
)
from ..objections import no_moment, no_pact
from ..places.fulfilling import NOTHING, begin_pact
from ..places.pacts import can_fulfil
from ..stack import Due, Question
from ..state import Wutaki
from .ability import (
    can_use,
    can_waive,
    has_ability,
    might_use,
    turn_marker,
)
from .end import check_end
from .placing import is_full, no_place
from .visit import visit


@final
class Place(Question):
    """3.2: which worker, and where? 3.5: only who cannot place one passes; 17.2: or in a last turn.

    An ability may be used before, and one of them squeezes a worker into a full area (16.4).
    """

    key = "place"
    COLUMNS = (Flag("last"),)

    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last = last  # the seat's last turn

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("last", "17.2") if self.last else Ask("place", "3.2")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        player = state.players[seat]
        workers = [worker for worker in range(3) if player.stock(worker)]
        hand = len(player.omens)
        squeezes = has_ability(state, seat, WHEN_FIELD)
        out: list[Action] = []
        for area in range(AREA_COUNT):
            full = is_full(state, seat, area)
            if full and not squeezes:
                continue
            effect = area_effect(state, seat, area)
            if effect is None:
                continue
            by_worker = effect.dismisses
            if not by_worker and not possible(state, seat, effect, visit_of(area, LOYAL), hand):
                continue
            for worker in workers:
                if by_worker and not possible(state, seat, effect, visit_of(area, worker), hand):
                    continue
                out.append(setup.squeeze.at(worker, area) if full else setup.placing[worker][area])
        if self.last or not any(action.block is not setup.squeeze for action in out):
            out.append(setup.pass_.at())  # 16.4: nobody has to use the marker up
        if can_use(state, seat):
            out.append(setup.use.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """Worker, action, owners' bonus, repetition, second half."""
        setup = state.setup
        if action.block is setup.use:
            use_ability(state, seat)
            return
        player = state.players[seat]
        state.pop()
        if action.block is setup.pass_:
            player.passed = True
            code, rule = ("declines", "17.2") if self.last else ("passes", "3.5")
            state.tell(EVERYONE, code, rule, seat)
            return
        worker, area = action.a, action.b
        if action.block is setup.squeeze:
            turn_marker(state, seat)
        player.put(worker, -1)
        player.spots[area] += ONE[worker]
        state.tell(EVERYONE, "places", "3.2", seat, WORKERS[worker], AREAS[area])
        state.push(Second(seat))
        visit(state, seat, area, worker)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no_place(state, seat, action)

    def absent(self, state: Wutaki, seat: int, action: Action) -> Objected:
        if action.kind == "pass":
            return no("3.5", MOMENT, "must-place")
        if action.kind in ("place", "squeeze"):
            return no_place(state, seat, action)
        if action.kind in ("fulfil", "waive"):
            return no("3.3", MOMENT, "worker-first")
        return no_moment(state, seat, action)


@final
class Second(Question):
    """3.3: pacts, as many as can be paid; abilities may be used here too (16.7)."""

    key = "second"

    def waits(self, state: Wutaki) -> bool:
        if self.has_choice(state):
            return True
        state.pop()
        return False

    def has_choice(self, state: Wutaki) -> bool:
        """Whether there is anything to decide after the action, as far as everybody knows."""
        player = state.players[self.seat]
        hand = len(player.omens)
        for pact in player.accepted:
            if can_fulfil(state, self.seat, pact, 0, hand) or can_waive(state, self.seat, pact):
                return True
        return might_use(state, self.seat)

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("second", "3.3")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        player = state.players[seat]
        hand = len(player.omens)
        out: list[Action] = []
        for pact in sorted(set(player.accepted)):
            if can_fulfil(state, seat, pact, 0, hand):
                out.append(setup.fulfil.at(pact))
            if can_waive(state, seat, pact):
                out.append(setup.waive.at(pact))
        if can_use(state, seat):
            out.append(setup.use.at())
        out.append(setup.end.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.end:
            state.pop()
        elif action.block is setup.use:
            use_ability(state, seat)
        elif action.block is setup.waive:
            turn_marker(state, seat)
            need = setup.pacts[action.a].needs[state.players[seat].cost]
            begin_pact(state, seat, action.a, need)
        else:
            begin_pact(state, seat, action.a, NOTHING)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no_pact(state, seat, action, "11.1")

    def absent(self, state: Wutaki, seat: int, action: Action) -> Objected:
        if action.kind in ("place", "squeeze"):
            return no("3.2", MOMENT, "worker-placed")
        if action.kind in ("fulfil", "waive"):
            return no_pact(state, seat, action, "11.1")
        return no_moment(state, seat, action)


def use_ability(state: Wutaki, seat: int) -> None:
    turn_marker(state, seat)
    state.push(Used(seat))
    effect = state.setup.abilities[state.players[seat].ability].effect
    begin_effect(state, seat, effect, FROM_ABILITY)


@final
class Used(Due):
    """17.1: a used ability is a completed step."""

    key = "used"

    def do(self, state: Wutaki) -> None:
        check_end(state, self.seat)
