"""Where the small tiles of the variants may lie (10.2, 11.1, 12.1, 13.1, 14.2)."""

from __future__ import annotations

from .graph import CAPITAL, FIELD, NONE, Graph, is_field
from .setup import EkoSetup


def portal_places(setup: EkoSetup, graph: Graph) -> list[tuple[int, int, int]]:
    """11.1: cell, open side and weight; every pair at the greatest distance is equally likely."""
    grid = setup.grid
    sites = [
        (cell, side)
        for cell in range(grid.outline, grid.ring)
        for side in range(6)
        if graph.terrain[cell] == NONE and opens_on_field(setup, graph, cell, side)
    ]
    if graph.portals:
        first = graph.portals[0][0]
        farthest = max([grid.distance(first, cell) for cell, _ in sites])
        return [(c, side, 1) for c, side in sites if grid.distance(first, c) == farthest]
    farthest = max([grid.distance(a, b) for a, _ in sites for b, _ in sites], default=0)
    out: list[tuple[int, int, int]] = []
    for cell, side in sites:
        partners = sum([grid.distance(cell, other) == farthest for other, _ in sites])
        if partners and farthest:
            out.append((cell, side, partners))
    return out


def opens_on_field(setup: EkoSetup, graph: Graph, cell: int, side: int) -> bool:
    front = setup.grid.neighbours[cell][side]
    return front >= 0 and graph.terrain[front] == FIELD


def temple_places(setup: EkoSetup, graph: Graph) -> list[int]:
    """12.1: where the wind temple may lie."""
    out: list[int] = []
    for cell in range(setup.grid.outline, setup.grid.ring):
        near = [graph.terrain[n] for n in setup.grid.neighbours[cell] if n >= 0]
        if graph.terrain[cell] == NONE and near.count(FIELD) >= 2 and CAPITAL not in near:
            out.append(cell)
    if setup.between:
        return between(out, [setup.grid.touched([cell]) for cell in out])
    return out


def trio_places(setup: EkoSetup, graph: Graph) -> list[int]:
    """13.1, 14.2: free, and beside at least two movement or storm fields."""
    out: list[int] = []
    for i, trio in enumerate(setup.grid.trios):
        if all(graph.terrain[cell] == NONE for cell in trio):
            beside = {n for cell in trio for n in setup.grid.neighbours[cell] if n >= 0}
            if sum([is_field(graph.terrain[n]) for n in beside]) >= 2:
                out.append(i)
    if setup.between:
        return between(out, [setup.grid.touched(setup.grid.trios[i]) for i in out])
    return out


def between(places: list[int], touched: list[int]) -> list[int]:
    """10.4: of the possible places those that border on the most large tiles."""
    most = max(touched, default=0)
    return [place for place, number in zip(places, touched) if number == most]
