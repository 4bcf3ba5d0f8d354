"""Moves where storms blow or sites are open: which zones a path costs (4.13, chapter 13).

A set of zones is an int with one bit per zone.
"""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action

from .graph import Graph
from .numbers import HIGHEST, OWNER, SIZE
from .setup import EkoSetup


@final
class Areas:
    """Empty fields that hang together and lie in the same zone, or in none; with open sites (4.13)
    over empty sites, which are no cells of it."""

    __slots__ = ("label", "cells", "edges", "bits", "nears")

    def __init__(self, graph: Graph, on: bytes) -> None:
        self.label = [0] * len(graph.steps)  # of an empty field: its area, from 1 on
        self.cells: list[list[int]] = [[]]
        self.edges: list[list[int]] = [[]]  # stacks beside it
        self.bits = [0]  # its zone, 0 outside storms
        self.nears: list[list[int]] = [[]]  # areas beside it
        for cell in graph.fields:
            if on[cell] == 0 and self.label[cell] == 0:
                self.flood(graph, on, cell)
        if graph.onward is not graph.steps:  # 4.13: sites that border on no empty field
            for cell in graph.sites:
                if on[cell] == 0 and self.label[cell] == 0:
                    self.flood(graph, on, cell)
        for area in range(1, len(self.cells)):
            self.find_nears(area)

    def flood(self, graph: Graph, on: bytes, first: int) -> None:
        area = len(self.cells)
        zone = graph.zone[first]
        cells = [first]
        edge: list[int] = []
        borders: list[int] = []  # empty fields beside it in another zone
        label = self.label
        label[first] = area
        for cell in cells:  # grows while it is read
            for near in graph.onward[cell]:
                if on[near]:
                    if label[near] != area and graph.limit[near] == 0:
                        label[near] = area
                        edge.append(near)
                elif graph.zone[near] != zone:
                    borders.append(near)
                elif label[near] == 0:
                    label[near] = area
                    cells.append(near)
        self.cells.append([cell for cell in cells if graph.limit[cell] == 0])  # 4.4
        self.edges.append(edge)
        self.bits.append(zone_bit(zone))
        self.nears.append(borders)

    def find_nears(self, area: int) -> None:
        """Turns the fields beside an area into areas."""
        nears: list[int] = []
        for cell in self.nears[area]:
            near = self.label[cell]
            if near not in nears:
                nears.append(near)
        self.nears[area] = nears


@final
class Reach:
    """All sets of zones that a path of one stack can cost, and the areas each leads to.

    A set grows by the zones that border on what can be reached so far, so every zone of a set is
    really met; within reach the stack can walk to and fro, so it can also cost exactly the set.
    """

    __slots__ = ("areas", "starts", "direct", "paid", "most", "masks", "regions")

    def __init__(
        self, setup: EkoSetup, graph: Graph, areas: Areas, on: bytes, cell: int, paid: int
    ) -> None:
        self.areas = areas
        self.paid = paid  # 13.5: zones that cost nothing any more
        self.most = (on[cell] & SIZE) - setup.spare  # 13.8, 13.12
        self.starts: list[int] = []  # areas beside the stack
        self.direct: list[int] = []  # stacks beside it
        for near in graph.onward[cell]:
            if on[near]:
                if graph.limit[near] == 0:
                    self.direct.append(near)
            else:
                self.starts.append(areas.label[near])
        self.masks: list[int] = []
        self.regions: list[list[int]] = []
        start = zone_bit(graph.zone[cell]) & ~paid  # 13.4
        if setup.counts[start] <= self.most:
            self.masks.append(start)
        for mask in self.masks:  # grows while it is read; sets with fewer zones come first
            self.explore(mask, setup.counts)

    def explore(self, mask: int, counts: list[int]) -> None:
        areas = self.areas
        free = mask | self.paid
        met = 0  # areas, as bits
        region: list[int] = []
        more: list[int] = []  # areas beyond the set
        for area in self.starts:
            if areas.bits[area] & ~free:
                more.append(area)
            elif met >> area & 1 == 0:
                met |= 1 << area
                region.append(area)
        for here in region:  # grows while it is read
            for area in areas.nears[here]:
                if areas.bits[area] & ~free:
                    more.append(area)
                elif met >> area & 1 == 0:
                    met |= 1 << area
                    region.append(area)
        self.regions.append(region)
        if counts[mask] < self.most:
            for area in more:
                if mask | areas.bits[area] not in self.masks:
                    self.masks.append(mask | areas.bits[area])

    def edge(self, i: int) -> list[int]:
        """The stacks that can be met with the i-th set of zones, some of them repeatedly."""
        out = self.direct[:]
        for area in self.regions[i]:
            out += self.areas.edges[area]
        return out


def zone_bit(zone: int) -> int:
    return 1 << (zone - 1) if zone else 0


def add_storm_moves(
    out: list[Action],
    setup: EkoSetup,
    graph: Graph,
    on: bytes,
    seat: int,
    moved: int,
    paid: int,
) -> None:
    """Moves of every own stack; `moved` is the one that has already paid for some zones."""
    areas = Areas(graph, on)
    for cell in graph.fields:
        stack = on[cell]
        if stack and stack >> OWNER == seat:
            reach = Reach(setup, graph, areas, on, cell, paid if cell == moved else 0)
            add_reached(out, setup, graph, on, cell, reach)


def add_reached(
    out: list[Action], setup: EkoSetup, graph: Graph, on: bytes, cell: int, reach: Reach
) -> None:
    """13.6: a move to everything in reach, and a detour where a path can cost more zones."""
    cells = reach.areas.cells
    few = [0] * len(cells)  # per area: one more than the fewest zones, 0 if out of reach
    detours: list[int] = []
    row = setup.row(cell)
    for i, mask in enumerate(reach.masks):
        price = setup.counts[mask] + 1
        for area in reach.regions[i]:
            if few[area] == 0:
                few[area] = price
                out += [row[free] for free in cells[area]]
            elif 0 < few[area] < price:
                few[area] = -1
                detours += cells[area]
    add_stacks_reached(out, detours, setup, graph, on, cell, reach)
    out += [setup.detour.at(cell, target) for target in detours]


def add_stacks_reached(
    out: list[Action],
    detours: list[int],
    setup: EkoSetup,
    graph: Graph,
    on: bytes,
    cell: int,
    reach: Reach,
) -> None:
    """13.6, 13.9: sizes are compared after the losses, so a detour can be legal alone."""
    prices = [0] * len(on)  # per stack: the numbers of zones that paths to it cost, as bits
    met: list[int] = []
    for i, mask in enumerate(reach.masks):
        for target in reach.edge(i):
            price = setup.counts[mask | zone_bit(graph.zone[target]) & ~reach.paid]
            if price <= reach.most and target != cell:
                if prices[target] == 0:
                    met.append(target)
                prices[target] |= 1 << price
    row = setup.row(cell)
    for target in met:
        price = 0
        while prices[target] >> price & 1 == 0:
            price += 1
        if setup.lands[(on[cell] - price) * 64 + on[target]]:
            out.append(row[target])
        price += 1
        while price <= reach.most:
            lands = setup.lands[(on[cell] - price) * 64 + on[target]]
            if lands and prices[target] >> price & 1:
                detours.append(target)
                break
            price += 1


def ways(
    setup: EkoSetup, graph: Graph, on: bytes, cell: int, target: int, paid: int, more: bool
) -> list[int]:
    """13.6: the sets of zones to choose from for one move; `more` for a detour."""
    areas = Areas(graph, on)
    reach = Reach(setup, graph, areas, on, cell, paid)
    sets: list[int] = []  # of all paths that can be paid for, also where the stack cannot end
    for i, mask in enumerate(reach.masks):
        if on[target] == 0:
            if areas.label[target] in reach.regions[i]:
                sets.append(mask)
        elif target != cell and target in reach.edge(i):
            whole = mask | zone_bit(graph.zone[target]) & ~paid
            if setup.counts[whole] <= reach.most:
                sets.append(whole)
    ends: list[int] = []
    for whole in few_or_more(setup, sets, more):
        if setup.lands[(on[cell] - setup.counts[whole]) * 64 + on[target]]:
            ends.append(whole)
    return ends


def few_or_more(setup: EkoSetup, sets: list[int], more: bool) -> list[int]:
    """The sets with the fewest zones, or all others."""
    fewest = HIGHEST
    for mask in sets:
        fewest = min(fewest, setup.counts[mask])
    return sorted({mask for mask in sets if (setup.counts[mask] > fewest) == more})
