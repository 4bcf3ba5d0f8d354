"""Ekö: which moves are legal where no storm blows (chapters 4, 6, 11)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.games.eko.building import add_builds
from tafelrunde.games.eko.graph import Graph
from tafelrunde.games.eko.numbers import OWNER
from tafelrunde.games.eko.setup import EkoSetup

MARK: Final = 256  # above all areas


def add_plain(
    out: list[Action], table: EkoSetup, graph: Graph, on: bytes, seat: int, stocks: int
) -> None:
    """Moves and builds of every own stack.

    An area is a set of empty fields that hang together (4.5), with the stacks at its edge. Each
    is found once; a stack reaches all of every area beside it, and the stacks beside itself.
    """
    steps = graph.steps
    lands = table.lands
    rows = table.rows
    # of an empty field its area; of a stack the last area beside it, or the MARK of who reached it
    label = [0] * len(steps)
    areas: list[list[int]] = [[]]
    edges: list[list[int]] = [[]]
    taken = [0]  # of an area: the MARK of the last stack that reached it
    for cell in graph.fields:
        stack = on[cell]
        if stack == 0 or stack >> OWNER != seat:
            continue
        for near in steps[cell]:
            if on[near] == 0 and label[near] == 0:
                areas.append([near])
                edges.append([])
                flood(len(taken), areas[-1], edges[-1], steps, on, label)
                taken.append(0)
        base = stack * 64
        mark = cell + MARK
        row = rows[cell] or table.row(cell)
        label[cell] = mark
        for near in steps[cell]:
            there = on[near]
            if there:
                if lands[base + there] and label[near] != mark:
                    label[near] = mark
                    out.append(row[near])
                continue
            area = label[near]
            if taken[area] != mark:
                taken[area] = mark
                out += [row[free] for free in areas[area]]
                for far in edges[area]:
                    if lands[base + on[far]] and label[far] != mark:
                        label[far] = mark
                        out.append(row[far])
        if graph.beside[cell]:
            add_builds(out, table, graph, on, seat, stocks, cell, graph.beside[cell])


def flood(
    area: int,
    cells: list[int],
    edge: list[int],
    steps: list[list[int]],
    on: bytes,
    label: list[int],
) -> None:
    """4.1, 4.5: from one empty field over all that hang together, and the stacks at their edge."""
    label[cells[0]] = area
    for cell in cells:  # grows while it is read
        for near in steps[cell]:
            if label[near] != area:
                label[near] = area
                if on[near]:
                    edge.append(near)
                else:
                    cells.append(near)
