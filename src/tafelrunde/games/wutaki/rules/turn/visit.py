"""A worker's visit: the action of the area, what owners get, doing it again (4.3, 9.3, 16.2)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask

from ..columns import UNUSED, Area, Flag, Visit
from ..effects.cause import FROM_OWNER, Cause, visit_of
from ..effects.possible import area_effect, is_location, possible
from ..effects.running import Run, begin_effect
from ..numbers import (
    AREAS,
    CARD,
    CHASE,
    FOREST,
    LOYAL,
    SPECIAL,
    WHEN_ACTION,
)
from ..stack import Due, Question
from ..state import Wutaki
from .ability import has_ability, turn_marker
from .end import check_end


def visit(state: Wutaki, seat: int, area: int, worker: int) -> None:
    cause = visit_of(area, worker)
    state.push(Acted(seat, False, cause))
    state.push(Visited(seat, area))
    act(state, seat, cause)


def act(state: Wutaki, seat: int, cause: Cause) -> None:
    effect = area_effect(state, seat, cause.area)
    assert effect is not None
    if cause.area == CARD:
        state.card_used = True
    begin_effect(state, seat, effect, cause)


@final
class Visited(Due):
    """9.3, 1.5: owners get their bonus clockwise from the visitor, per marker."""

    key = "visited"
    COLUMNS = (Area("area"),)

    def __init__(self, seat: int, area: int) -> None:
        super().__init__(seat)
        self.area = area

    def do(self, state: Wutaki) -> None:
        if not is_location(self.area):
            return
        location = self.area - FOREST
        seats = state.setup.seats
        bonus = state.setup.locations[location].bonus
        owners: list[int] = []
        for i in range(seats):
            owner = (self.seat + i) % seats
            for place in (2 * location, 2 * location + 1):
                if state.markers[place] == owner:
                    owners.append(owner)
        for owner in reversed(owners):
            state.push(Run(owner, bonus, 0, 0, FROM_OWNER))


@final
class Acted(Due):
    """4.3, 16.2: after an action; the special worker, or an ability, may repeat it."""

    key = "acted"
    COLUMNS = (UNUSED, Flag("repeated"), Visit("cause"))

    def __init__(self, seat: int, repeated: bool, cause: Cause) -> None:
        super().__init__(seat)
        self.repeated = repeated
        self.cause = cause

    def do(self, state: Wutaki) -> None:
        if check_end(state, self.seat) or self.repeated or not self.may_repeat(state):
            return
        effect = area_effect(state, self.seat, self.cause.area)
        if effect is None:
            return
        hand = len(state.players[self.seat].omens)
        # whether an omen can be played is a secret: the question is put all the same
        secret = hand > 0 and effect.plays
        if secret or possible(state, self.seat, effect, self.cause, hand):
            state.push(Again(self.seat, self.cause))

    def may_repeat(self, state: Wutaki) -> bool:
        area, worker = self.cause.area, self.cause.worker
        if worker == SPECIAL:
            if area == CHASE:
                return False  # 6.4
        elif not has_ability(state, self.seat, WHEN_ACTION):
            return False
        return stands(state, self.seat, area, worker)


def stands(state: Wutaki, seat: int, area: int, worker: int) -> bool:
    """15.7: the visiting worker himself may have been given up."""
    spot = state.players[seat].spots[area]
    if worker == LOYAL:
        return spot & 7 > 0
    return spot >> 6 > 0 if worker == SPECIAL else spot >> 3 & 7 > 0


@final
class Again(Question):
    """4.3: the special worker does it once more; 16.2: so does an ability."""

    key = "again"
    COLUMNS = (UNUSED, UNUSED, Visit("cause"))

    def __init__(self, seat: int, cause: Cause) -> None:
        super().__init__(seat)
        self.cause = cause

    def asked(self, state: Wutaki, seat: int) -> Ask:
        area = AREAS[self.cause.area]
        if self.cause.worker == SPECIAL:
            return Ask("again", "4.3", (area,))
        return Ask("twice", "16.2", (area,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        effect = area_effect(state, seat, self.cause.area)
        hand = len(state.players[seat].omens)
        out: list[Action] = []
        if effect is not None and possible(state, seat, effect, self.cause, hand):
            if self.cause.worker == SPECIAL:
                out.append(setup.again.at())
            elif has_ability(state, seat, WHEN_ACTION):
                out.append(setup.twice.at())
        out.append(setup.enough.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        setup = state.setup
        state.pop()
        if action.block is setup.enough:
            return
        if action.block is setup.twice:
            turn_marker(state, seat)
        else:
            state.tell(EVERYONE, "again", "4.3", seat)
        state.push(Acted(seat, True, self.cause))
        act(state, seat, self.cause)
