"""Which way stones face: small arrows beside them, in their colours."""

from __future__ import annotations

from math import atan2, degrees, hypot

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, path

from .crowd import Stone
from .map import SPOTS, Spot, ahead


def onward(stone: Stone, late: bool) -> list[str]:
    """The fields it may go to from a small field."""
    spot = stone.spot
    if spot is None or spot.is_large or spot.kind == "target" or not stone.came_from:
        return []
    return ahead(spot, stone.came_from, late)


@part
def facing(stones: tuple[Stone, ...], late: bool) -> Items:
    """Small arrows: on a small field the ways a stone can go, on a large one the way it came."""
    out = {}
    came: dict[tuple[str, str], int] = {}
    for stone in stones:
        spot = stone.spot
        if spot is None or not stone.came_from:
            continue
        if spot.is_large:
            side = (stone.at, stone.came_from)
            came[side] = came.get(side, 0) + 1
            where = entrance(spot, SPOTS[stone.came_from], came[side] - 1)
            out[f"in-{stone.id}"] = pointer(stone.seat, *where, True)
        for name in onward(stone, late):
            where = beside(spot, SPOTS[name], 17, 14)
            out[f"to-{stone.id}-{name}"] = pointer(stone.seat, *where, False)
    return out


def entrance(spot: Spot, other: Spot, place: int) -> tuple[float, float, float]:
    """Beside a large field, several arrows side by side, where stones do not cover them."""
    aside = (place + 1) // 2 * (9 if place % 2 else -9)
    if abs(other.x - spot.x) < 20:
        return spot.x + aside, spot.y + 22, 90
    sign = 1 if other.x > spot.x else -1
    return spot.x + sign * 31, spot.y + 12 + aside / 2, 0 if sign > 0 else 180


def beside(spot: Spot, other: Spot, rx: float, ry: float) -> tuple[float, float, float]:
    """A point at the edge of a field towards another one, and the angle to it."""
    dx, dy = other.x - spot.x, other.y - spot.y
    far = hypot(dx, dy) or 1
    if dy < -abs(dx):
        ry += 13  # above the bell
    return spot.x + dx / far * rx, spot.y + dy / far * ry, degrees(atan2(dy, dx))


@leaf
def pointer(seat: int, x: float, y: float, turn: float, inward: bool) -> Drawn:
    return path(
        "M-4.4-5.6 5 0-4.4 5.6-1.8 0z",
        fill=player(seat),
        stroke="var(--white)",
        stroke_width=1.6,
        stroke_linejoin="round",
        paint_order="stroke",
        pointer_events="none",
        transform=at(x, y, 1, turn + (180 if inward else 0)),
    )
