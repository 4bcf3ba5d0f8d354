"""Gallows, theft, preparing to study (chapter 6)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE
from tafelrunde.core.reason import PRICE, TARGET, Reason, no

from .knowledge import look
from .numbers import WORST
from .state import Monsters, Player


def is_exposed(player: Player) -> bool:
    """6.5: the die is never below 1, so an empty store is safe."""
    return len(player.store) >= player.die


def steal_from_gallows(state: Monsters, seat: int, card: int) -> None:
    """6.2 to 6.4: any part, and the die shows the worst grade."""
    player = state.players[seat]
    before = player.die
    player.die = WORST
    state.gallows.remove(card)
    player.store.append(card)
    state.tell(EVERYONE, "steals-gallows", "6.3", seat, state.setup.names[card], before, WORST)
    look(state, seat, card)


def steal_from_store(state: Monsters, seat: int, card: int) -> None:
    """6.5 to 6.7: from a store that is exposed, and the die is turned up."""
    victim = state.owner(card)
    player = state.players[seat]
    before = player.turn_die(1)
    state.players[victim].store.remove(card)
    player.store.append(card)
    name = state.setup.names[card]
    state.tell(EVERYONE, "steals", "6.7", seat, victim, name, before, player.die)
    look(state, seat, card)


def no_theft(state: Monsters, seat: int, card: int) -> Reason | None:
    owner = state.owner(card)
    name = state.setup.names[card]
    if owner < 0 or owner == seat:
        return no("6.8", TARGET, "not-in-their-store", name)
    victim = state.players[owner]
    if is_exposed(victim):
        return None
    return no("6.5", PRICE, "store-guarded", owner, len(victim.store), victim.die)
