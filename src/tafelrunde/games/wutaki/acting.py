"""Wutaki: the first choices of a match, and the two halves of a turn (2.3, 2.8, 2.10, 3.2, 3.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.wutaki.numbers import (
    AREAS,
    CARD,
    KINDS_OF_RESOURCE,
    ONE,
    WORKERS,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import at_slot, begin
from tafelrunde.games.wutaki.possible import area_effect
from tafelrunde.games.wutaki.run import begin_effect
from tafelrunde.games.wutaki.step import (
    FROM_ABILITY,
    S_ACTED,
    S_MASTER,
    S_PICK,
    S_SECOND,
    S_USED,
    S_VISITED,
    Step,
    context,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

NOTHING = [0] * KINDS_OF_RESOURCE


def keep(state: Wutaki, seat: int, face: int) -> None:
    """2.3: sealed; the rejected card waits until all have chosen."""
    player = state.players[seat]
    player.offer.remove(face)
    player.secrets = [face]
    state.tell(EVERYONE, "keeps", "2.3", seat)
    state.tell(only(seat), "you-keep", "2.3", state.setup.secrets[face].id)


def first_choice(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    if step.kind == S_MASTER:
        state.players[seat].master = action.a + 1
        state.tell(EVERYONE, "master", "2.8", seat, action.tokens[1])
        state.push(S_MASTER, -1, step.a + 1)
        return
    pact = state.row.pop(at_slot(state, action.a))
    state.players[seat].accepted.append(pact)
    state.tell(EVERYONE, "accepts", "2.10", seat, state.setup.pacts[pact].id, action.a + 1)
    state.push(S_PICK, seat, step.a - 1)


def place(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    """3.2: worker, action, owners' bonus, repetition, second half."""
    setup = state.setup
    player = state.players[seat]
    if action.block is setup.use:
        use_ability(state, seat)
        return
    state.pop()
    if action.block is setup.pass_:
        player.passed = True
        state.tell(EVERYONE, "declines" if step.a else "passes", "17.2" if step.a else "3.5", seat)
        return
    worker, area = action.a, action.b
    if action.block is setup.squeeze:
        turn_marker(state, seat)
    player.put(worker, -1)
    player.spots[area] += ONE[worker]
    state.tell(EVERYONE, "places", "3.2", seat, WORKERS[worker], AREAS[area])
    state.push(S_SECOND, seat)
    visit(state, seat, area, worker)


def visit(state: Wutaki, seat: int, area: int, worker: int) -> None:
    at = context(area, worker)
    state.push(S_ACTED, seat, 0, 0, at)
    state.push(S_VISITED, seat, area)
    act(state, seat, area, at)


def act(state: Wutaki, seat: int, area: int, at: int) -> None:
    effect = area_effect(state, seat, area)
    assert effect is not None
    if area == CARD:
        state.card_used = True
    begin_effect(state, seat, effect, at)


def second(state: Wutaki, seat: int, action: Action) -> None:
    """3.3."""
    setup = state.setup
    if action.block is setup.end:
        state.pop()
    elif action.block is setup.use:
        use_ability(state, seat)
    elif action.block is setup.waive:
        turn_marker(state, seat)
        need = setup.pacts[action.a].needs[state.players[seat].cost]
        begin(state, seat, action.a, need)
    else:
        begin(state, seat, action.a, NOTHING)


def turn_marker(state: Wutaki, seat: int) -> None:
    player = state.players[seat]
    player.ability_used = True
    state.tell(EVERYONE, "uses", "16.1", seat, state.setup.abilities[player.ability].id)


def use_ability(state: Wutaki, seat: int) -> None:
    turn_marker(state, seat)
    state.push(S_USED, seat)
    effect = state.setup.abilities[state.players[seat].ability].effect
    begin_effect(state, seat, effect, FROM_ABILITY)
