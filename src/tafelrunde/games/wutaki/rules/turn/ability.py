"""Ability markers: when they may be turned over, and what for (chapter 16)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from ..effects.cause import NOWHERE
from ..effects.possible import possible
from ..numbers import WHEN_PACT, WHEN_TURN
from ..state import Wutaki


def has_ability(state: Wutaki, seat: int, when: int) -> bool:
    """16.1: a marker for this moment, not yet turned over."""
    player = state.players[seat]
    if player.ability < 0 or player.ability_used:
        return False
    return state.setup.abilities[player.ability].when == when


def can_use(state: Wutaki, seat: int) -> bool:
    """16.3, 16.5, 16.6: in the own turn, if its effect can do something."""
    if not has_ability(state, seat, WHEN_TURN):
        return False
    effect = state.setup.abilities[state.players[seat].ability].effect
    return possible(state, seat, effect, NOWHERE, len(state.players[seat].omens))


def might_use(state: Wutaki, seat: int) -> bool:
    """The same as far as everybody can know it: which omens are in hand stays secret."""
    if not has_ability(state, seat, WHEN_TURN):
        return False
    effect = state.setup.abilities[state.players[seat].ability].effect
    if effect.plays:
        return len(state.players[seat].omens) > 0
    return can_use(state, seat)


def can_waive(state: Wutaki, seat: int, pact: int) -> bool:
    """16.7: omens are still due."""
    hand = len(state.players[seat].omens)
    return has_ability(state, seat, WHEN_PACT) and state.setup.pacts[pact].omens <= hand


def turn_marker(state: Wutaki, seat: int) -> None:
    player = state.players[seat]
    player.ability_used = True
    state.tell(EVERYONE, "uses", "16.1", seat, state.setup.abilities[player.ability].id)
