"""Carrying out a move: storm losses, attack, prisoners and their exchange (4, 6, 13)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.event import EVERYONE

from .numbers import EMPEROR, HIGHEST, IN_RESERVE, OWNER, SIZE
from .setup import zone_numbers
from .state import Eko

NOBODY: Final = -1  # no stack was beaten


def resolve(state: Eko, seat: int, cell: int, target: int, zones: int, emperor: bool) -> int:
    """Move, regroup or attack (4.6); the seat whose stack was beaten, or NOBODY."""
    if zones:
        lose_discs(state, seat, cell, zones, emperor)
    stack = state.on[cell]
    if stack == 0:  # 13.12
        state.tell(EVERYONE, "storm-takes-stack", "13.12", seat, state.setup.names[cell])
        return NOBODY
    there = state.on[target]
    if there == 0:
        state.put_two(cell, 0, target, stack)
        if state.told is not None:
            names = state.setup.names
            state.tell(EVERYONE, "moves", "4.6", seat, names[cell], names[target])
        return NOBODY
    if there >> OWNER == seat:  # 6.1: the emperor of either stays on top
        whole = (stack | there) & EMPEROR | seat << OWNER | (stack & SIZE) + (there & SIZE)
        state.put_two(cell, 0, target, whole)
        if state.told is not None:
            names = state.setup.names
            size = whole & SIZE
            state.tell(EVERYONE, "regroups", "4.6", seat, names[cell], names[target], size)
        return NOBODY
    attack(state, seat, cell, target, stack, there)
    return there >> OWNER


def lose_discs(state: Eko, seat: int, cell: int, zones: int, emperor: bool) -> None:
    """13.3, 13.7: one disc for each zone, to the own reserve."""
    lost = state.setup.counts[zones]
    player = state.players[seat]
    stack = state.on[cell] - lost
    if emperor:
        stack -= EMPEROR
        player.emperor = IN_RESERVE
        player.reserve += lost - 1
    else:
        player.reserve += lost
    state.put(cell, stack if stack & SIZE else 0)
    if state.told is not None:
        name = state.setup.names[cell]
        state.tell(EVERYONE, "storm-takes", "13.3", seat, name, lost, *zone_numbers(zones))
        if emperor:
            state.tell(EVERYONE, "storm-takes-emperor", "13.7", seat)


def attack(state: Eko, seat: int, cell: int, target: int, stack: int, there: int) -> None:
    """4.8 to 4.12, 6.2 to 6.4: who is beaten goes back to the reserve, an emperor is taken."""
    victim = there >> OWNER
    loser = state.players[victim]
    loser.reserve += there & SIZE
    if there & EMPEROR:
        loser.reserve -= 1
        loser.emperor = seat
    kamikaze = stack & SIZE == 1 and there & SIZE == HIGHEST
    if kamikaze:
        player = state.players[seat]
        if stack & EMPEROR:
            player.emperor = IN_RESERVE
        else:
            player.reserve += 1
        state.put_two(cell, 0, target, 0)
    else:
        state.put_two(cell, 0, target, stack)
    if state.told is not None:
        tell_attack(state, seat, cell, target, stack, there, kamikaze)


def tell_attack(
    state: Eko, seat: int, cell: int, target: int, stack: int, there: int, kamikaze: bool
) -> None:
    victim = there >> OWNER
    args = (state.setup.names[cell], state.setup.names[target], victim)
    if kamikaze:
        state.tell(EVERYONE, "kamikaze", "4.12", seat, *args)
        if stack & EMPEROR:
            state.tell(EVERYONE, "kamikaze-emperor", "6.4", seat)
    else:
        state.tell(EVERYONE, "attacks", "4.10", seat, *args, there & SIZE)
    if there & EMPEROR:
        state.tell(EVERYONE, "captures", "6.3", seat, victim)


def held_by(state: Eko, seat: int) -> list[int]:
    """Whose emperors a seat holds prisoner."""
    return [other for other, player in enumerate(state.players) if player.emperor == seat]


def exchange(state: Eko, seat: int, given: int) -> None:
    """6.6, 6.9: the seat's own emperor comes home, the given one goes to the captor."""
    player = state.players[seat]
    captor = player.emperor
    player.emperor = IN_RESERVE
    if given == captor:
        state.players[given].emperor = IN_RESERVE
        state.tell(EVERYONE, "exchanges-own", "6.9", seat, captor)
    else:
        state.players[given].emperor = captor
        state.tell(EVERYONE, "exchanges", "6.9", seat, captor, given)
