"""The longest roads of a village (13.5, and Botrik's building: 21.3, 21.5, 22.5).

A road is a chain of tiles without repetition in which each is connected to the next; the more
tiles, the longer. Owners of built roads are numbers, sets of owners ints with a bit for each.

    longest_road(village, owners, crossing)   the longest chains over printed roads and the built
                                  roads of these owners, summed up: see `Longest`; `crossing` is
                                  an owner whose built roads a chain must cross at least once,
                                  or ANY
    behind(village, owner)        the tiles that only this owner's roads join to the church
    links_of(village, owners)     connections over printed roads and the roads of these owners
    longest(links, marks)         the search itself, over connections given as a set per tile
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from .village import CHURCH, Longest, Village, flood

ANY: Final = -1  # no built road has to be crossed


def longest_road(village: Village, owners: int, crossing: int = ANY) -> Longest:
    """Worked out once per village; without a chain that qualifies the length is 0."""
    key = owners * 8 + crossing + 1
    known = village.longest.get(key)
    if known is None:
        links = links_of(village, owners)
        known = longest(links, links if crossing == ANY else marks_of(village, crossing))
        village.longest[key] = known
    return known


def links_of(village: Village, owners: int) -> list[int]:
    out = village.printed[:]
    for road in village.roads:
        if owners >> road.owner & 1:
            out[road.tile] |= 1 << road.other
            out[road.other] |= 1 << road.tile
    return out


def marks_of(village: Village, owner: int) -> list[int]:
    """Connections on which this owner has a built road."""
    out = [0] * len(village.printed)
    for road in village.roads:
        if road.owner == owner:
            out[road.tile] |= 1 << road.other
            out[road.other] |= 1 << road.tile
    return out


def behind(village: Village, owner: int) -> int:
    """21.3: the tiles from which no road leads to the church without this owner's roads."""
    known = village.behind.get(owner)
    if known is None:
        others = 0
        for road in village.roads:
            if road.owner != owner:
                others |= 1 << road.owner
        known = village.network & ~flood(links_of(village, others), CHURCH)
        village.behind[owner] = known
    return known


def longest(links: list[int], marks: list[int]) -> Longest:
    """All longest chains across a marked connection."""
    search = Search(links, marks)
    for from_dead_end in (True, False):  # first: those chains are long, others given up sooner
        for tile, mask in enumerate(links):
            is_dead_end = mask & (mask - 1) == 0
            if mask == 0 or is_dead_end != from_dead_end:
                continue
            if is_dead_end or is_dispensable(links, tile):
                search.chain = [tile]
                search.walk(tile, 1 << tile, False)
    return search.found


def is_dispensable(links: list[int], tile: int) -> bool:
    """Whether the tiles joined to this one hang together without it. Only then can a longest chain
    end here: it has met all of them, or it could go on."""
    around = links[tile]
    met = 1 << tile
    todo = around & -around
    while todo != 0:
        low = todo & -todo
        met |= low
        todo = (todo | links[low.bit_length() - 1]) & ~met
    return around & ~met == 0


@final
@mypyc_attr(acyclic=True)
class Search:
    """Walks every chain from a start, but gives one up that cannot become long enough."""

    __slots__ = ("links", "marks", "found", "chain")

    def __init__(self, links: list[int], marks: list[int]) -> None:
        self.links = links
        self.marks = marks
        self.found = Longest(len(links))
        self.chain: list[int] = []

    def walk(self, tile: int, met: int, marked: bool) -> None:
        """Go on from the last tile of the chain; `met` holds all its tiles."""
        chain = self.chain
        found = self.found
        free = self.links[tile] & ~met
        if free == 0:  # what can go on is not among the longest
            if marked and len(chain) >= found.length:
                self.note(met)
            return
        if free & (free - 1) and len(chain) + self.rest(tile, met) < found.length:
            return
        marks = self.marks[tile]
        while free != 0:
            low = free & -free
            free -= low
            there = low.bit_length() - 1
            chain.append(there)
            self.walk(there, met | low, marked or marks & low != 0)
            chain.pop()

    def rest(self, tile: int, met: int) -> int:
        """How many tiles can follow at most: all that still hang together with this one, but of
        dead ends only one."""
        links = self.links
        count = 0
        end = 0
        todo = links[tile] & ~met
        while todo != 0:
            low = todo & -todo
            met |= low
            on = links[low.bit_length() - 1]
            if on & (on - 1):
                count += 1
                todo |= on
            else:
                end = 1
            todo &= ~met
        return count + end

    def note(self, met: int) -> None:
        found = self.found
        chain = self.chain
        last = len(chain) - 1
        if last + 1 > found.length:
            found.length = last + 1
            found.depth = [-1] * len(self.links)
            found.spares = [0] * len(self.links)
        if chain[0] > chain[last]:
            return  # the same chain is met from its other end too
        for i, tile in enumerate(chain):
            steps = min(i, last - i)
            if found.depth[tile] < 0 or steps < found.depth[tile]:
                found.depth[tile] = steps
        found.spares[chain[0]] |= ~met
        found.spares[chain[last]] |= ~met
