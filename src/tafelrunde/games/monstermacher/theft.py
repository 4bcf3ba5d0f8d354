"""Die Monstermacher: gallows, theft, preparing to study (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import GALLOWS, PREPARE, STEAL, WORST
from tafelrunde.games.monstermacher.step import SECOND

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters, Player


def is_exposed(player: Player) -> bool:
    """6.5: the die is never below 1, so an empty store is safe."""
    return len(player.store) >= player.die


def apply_theft(state: Monsters, seat: int, action: Action) -> None:
    setup = state.setup
    if action.block is setup.gallows:
        steal_from_gallows(state, seat, action.a)
    elif action.block is setup.steal:
        steal_from_store(state, seat, action.a)
    else:
        state.tell(EVERYONE, "prepares", "6.9", seat)
        state.begin(PREPARE, SECOND)


def steal_from_gallows(state: Monsters, seat: int, card: int) -> None:
    """6.2 to 6.4."""
    state.begin(GALLOWS, SECOND)
    player = state.players[seat]
    before = player.die
    player.die = WORST
    state.gallows.remove(card)
    player.store.append(card)
    state.tell(EVERYONE, "steals-gallows", "6.3", seat, state.setup.names[card], before, WORST)
    state.look(seat, card)


def steal_from_store(state: Monsters, seat: int, card: int) -> None:
    """6.5 to 6.7."""
    state.begin(STEAL, SECOND)
    victim = state.owner(card)
    player = state.players[seat]
    before = player.turn_die(1)
    state.players[victim].store.remove(card)
    player.store.append(card)
    name = state.setup.names[card]
    state.tell(EVERYONE, "steals", "6.7", seat, victim, name, before, player.die)
    state.look(seat, card)
