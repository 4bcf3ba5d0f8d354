"""Wutaki: the second half of a turn, and ability markers used in the own turn (3.3, 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.games.wutaki.pacts import can_fulfil
from tafelrunde.games.wutaki.possible import possible
from tafelrunde.games.wutaki.step import NOWHERE

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

WHEN_ACTION: Final = 0
WHEN_FIELD: Final = 1
WHEN_TURN: Final = 2
WHEN_PACT: Final = 3


def has_ability(state: Wutaki, seat: int, when: int) -> bool:
    """16.1: a marker for this moment, not yet turned over."""
    player = state.players[seat]
    if player.ability < 0 or player.ability_used:
        return False
    return state.setup.abilities[player.ability].when == when


def can_use(state: Wutaki, seat: int) -> bool:
    """16.3, 16.5, 16.6."""
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


def has_second(state: Wutaki, seat: int) -> bool:
    """Whether there is anything to decide after the action."""
    player = state.players[seat]
    hand = len(player.omens)
    for pact in player.accepted:
        if can_fulfil(state, seat, pact, 0, hand) or can_waive(state, seat, pact):
            return True
    return might_use(state, seat)
