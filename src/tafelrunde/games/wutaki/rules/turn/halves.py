"""The two halves of a turn: a worker is placed, then pacts are fulfilled (3.2, 3.3, chapter 16)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..columns import Flag
from ..effects.cause import FROM_ABILITY, visit_of
from ..effects.effect import V_CLIMB, V_UPGRADE, Effect
from ..effects.possible import area_effect, possible
from ..effects.running import begin_effect
from ..numbers import (
    ACCEPT,
    AREA_COUNT,
    AREAS,
    CARD,
    CHASE,
    CLAIM,
    DRAW,
    FAVOUR,
    GIVE,
    LOYAL,
    ONE,
    OWN,
    PLAY,
    PLUNDER,
    PYRAMID,
    RENEW,
    SLOTS,
    TOP,
    TRADE,
    UPGRADE,
    VILLAGE,
    WHEN_FIELD,
    WORKERS,
)
from ..objections import no_moment, no_pact
from ..places.fulfilling import NOTHING, begin_pact
from ..places.pacts import at_slot, can_fulfil
from ..places.pyramid import free_seats
from ..places.workers import next_slot
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
from .visit import visit

AREA_RULES: Final = {
    PYRAMID: "5.4", CHASE: "6.1", GIVE: "7.5", RENEW: "7.6", UPGRADE: "8.1",
    FAVOUR: "10.1", PLUNDER: "10.2", PLAY: "10.3", DRAW: "10.4", TRADE: "10.5", CLAIM: "10.6",
    CARD: "14.2", OWN: "15.8",
}  # fmt: skip


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

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return no_place(state, seat, action)

    def absent(self, state: Wutaki, seat: int, action: Action) -> str | None:
        if action.kind == "pass":
            return "3.5"
        if action.kind in ("place", "squeeze"):
            return no_place(state, seat, action)
        return "3.3" if action.kind in ("fulfil", "waive") else no_moment(state, seat, action)


def is_full(state: Wutaki, seat: int, area: int) -> bool:
    """3.6: no field left; the own place has one for each player."""
    if area == OWN:
        return state.players[seat].spots[OWN] > 0
    return state.occupied(area) >= state.setup.fields[area]


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

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return no_pact(state, seat, action, "11.1")

    def absent(self, state: Wutaki, seat: int, action: Action) -> str | None:
        if action.kind in ("place", "squeeze"):
            return "3.2"
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


# why a worker cannot be placed


def no_place(state: Wutaki, seat: int, action: Action) -> str:
    worker, area = action.a, action.b
    if not state.players[seat].stock(worker):
        return "3.4"
    effect = area_effect(state, seat, area)
    if effect is None:
        return "14.6" if area == CARD and state.card_used else AREA_RULES.get(area, "3.7")
    full = is_full(state, seat, area)
    if action.kind == "place" and full:
        return "3.6"
    if action.kind == "squeeze" and not (full and has_ability(state, seat, WHEN_FIELD)):
        return "16.4"
    return impossible(state, seat, area, effect)


def impossible(state: Wutaki, seat: int, area: int, effect: Effect) -> str:
    """3.7 in particular: what this area lacks."""
    if area == PYRAMID and effect.has(V_CLIMB):
        return no_climb(state, seat)
    if ACCEPT <= area < ACCEPT + SLOTS:
        return "7.1" if at_slot(state, area - ACCEPT) < 0 else "18.3"
    if area == UPGRADE and state.markers_left(seat) == 0:
        return "8.2"
    if area == GIVE and effect.alternatives[0].points > state.players[seat].points:
        return "1.9"
    if area == VILLAGE:
        return "4.2" if next_slot(state, seat) < 0 else "4.4"
    if area == OWN and effect.has(V_UPGRADE):
        return "15.3" if state.markers_left(seat) else "8.2"
    if area == OWN:
        return "15.6"
    return AREA_RULES.get(area, "3.7")


def no_climb(state: Wutaki, seat: int) -> str:
    player = state.players[seat]
    level = player.pyramid + 1
    if level > TOP:
        return "5.1"
    if free_seats(state, level) <= 0:
        return "5.2"
    if level == 1 and state.markers_left(seat) == 0:
        return "5.3"
    return "5.4"
