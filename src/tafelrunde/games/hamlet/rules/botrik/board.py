"""Botrik's support tile, and how he narrows down his options (16.5, 16.6, 17.8)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE

from ..state import Hamlet
from ..village.network import distance


def give_support(state: Hamlet, rule: str) -> None:
    """17.8: at most 1 gold per turn, and only on an open tile."""
    board = state.board
    if not board.open:
        state.tell(EVERYONE, "support-closed", "17.8")
    elif board.given:
        state.tell(EVERYONE, "support-given", "17.8")
    else:
        board.given = True
        botrik = state.sides[state.setup.botrik]
        botrik.gold += 1
        state.tell(EVERYONE, "support", rule, botrik.gold)


def close_support(state: Hamlet, rule: str) -> None:
    """18.4, 18.9; never with the modifier of 23.9."""
    if state.setup.flag("harder_support"):
        state.tell(EVERYONE, "support-stays", "23.9")
    else:
        state.board.open = False
        state.tell(EVERYONE, "support-closes", rule)


def best(
    state: Hamlet, found: list[int], keys: list[int], rule: str, reason: str, aloud: bool
) -> list[int]:
    """Those with the highest key; says so if that decided something."""
    out: list[int] = []
    highest = keys[0]
    for i, option in enumerate(found):
        key = keys[i]
        if key > highest:
            highest = key
            out = []
        if key == highest:
            out.append(option)
    if aloud and len(out) < len(found):
        state.tell(EVERYONE, "because", rule, reason)
    return out


def to_villagers(state: Hamlet, side: int, tile: int) -> int:
    """Steps from a tile to the nearest unused villager of his."""
    return min([distance(state.village, tile, there) for there in state.sides[side].standing])


def as_set(tiles: list[int]) -> int:
    out = 0
    for tile in tiles:
        out |= 1 << tile
    return out
