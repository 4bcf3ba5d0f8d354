"""The triangular lattice on which all tiles lie (3.1).

Corners are axial pairs (q, r): q steps to the east, r steps to the north-east. A unit edge starts
at a corner and runs in a direction 0 to 5 (0 = east, then by 60 degrees anticlockwise). Its left
triangle is (q, r, half): half 0 stands on the edge east of (q, r), half 1 hangs between the edges
north-east and north-west of it.
"""

from __future__ import annotations

from typing import Final

QS: Final = [1, 0, -1, -1, 0, 1]  # one step in each direction
RS: Final = [0, 1, 1, 0, -1, -1]
# the triangle left of the edge that starts at (0, 0), by direction
LEFT: Final = [(0, 0, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 1), (0, -1, 0), (1, -1, 1)]

Corner = tuple[int, int]
Triangle = tuple[int, int, int]


def step(corner: Corner, direction: int) -> Corner:
    return (corner[0] + QS[direction], corner[1] + RS[direction])


def left_of(corner: Corner, direction: int) -> Triangle:
    q, r, half = LEFT[direction]
    return (corner[0] + q, corner[1] + r, half)


def sides(triangle: Triangle) -> list[tuple[Corner, int]]:
    """The three unit edges that have this triangle on their left."""
    q, r, half = triangle
    if half == 0:
        return [((q, r), 0), ((q + 1, r), 2), ((q, r + 1), 4)]
    return [((q, r), 1), ((q, r + 1), 3), ((q - 1, r + 1), 5)]


def corners(directions: list[int]) -> list[Corner]:
    """Where each edge of a border starts, walked from (0, 0); the walk must close."""
    at = (0, 0)
    out: list[Corner] = []
    for direction in directions:
        out.append(at)
        at = step(at, direction)
    if at != (0, 0) or len(set(out)) != len(out):
        raise ValueError(f"the border {directions} does not close or crosses itself")
    return out


def enclosed(starts: list[Corner], directions: list[int]) -> list[Triangle]:
    """The triangles inside a border that is walked anticlockwise."""
    border = set(zip(starts, directions))
    met = {left_of(corner, direction) for corner, direction in border}
    todo = sorted(met)
    while todo:
        for corner, direction in sides(todo.pop()):
            if (corner, direction) not in border:
                beyond = left_of(step(corner, direction), (direction + 3) % 6)
                if beyond not in met:
                    met.add(beyond)
                    todo.append(beyond)
    return sorted(met)
