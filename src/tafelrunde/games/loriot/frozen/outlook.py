"""What a place on the board promises: the chip a stone may hope for, paid for in steps.

Frozen like `reference`, which it is a part of.
"""

from __future__ import annotations

from typing import Final, final

from ..rules.graph import HEAD, QUESTION, TARGET, Graph
from ..rules.numbers import DOWN, FAILURE, SUCCESS

PATIENCE: Final = 0.985  # of the promise is left after each step
STAYS: Final = 10 / 12  # success cards that leave a stone where it is
CLEVER: Final = 0.8  # heads that end well
SWEEPS: Final = 60
REMEMBERED: Final = 32
# two dice: throws of 36 with at least this sum
CHANCES: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)


@final
class Outlook:
    """For one layout of chips: by place (field and entry) the promise, by field the steps to go."""

    def __init__(self, graph: Graph, chips: list[float], choosy: bool) -> None:
        self.graph = graph
        self.choosy = choosy  # 16.5: success is a choice
        self.promise = [0.0] * (4 * graph.size)
        self.steps = self.steps_to_go()
        for slot, target in enumerate(graph.targets):
            for entry in range(4):
                self.promise[4 * target + entry] = STAYS * chips[slot]
        order = sorted(range(graph.size), key=self.steps.__getitem__)
        for _ in range(SWEEPS):
            for field in order:
                if graph.kind[field] != TARGET:
                    for entry in range(4):
                        self.promise[4 * field + entry] = self.renewed(field, entry)

    def steps_to_go(self) -> list[int]:
        """The fewest steps from each field to a target."""
        graph = self.graph
        out = [-1] * graph.size
        todo = graph.targets[:]
        for target in todo:
            out[target] = 0
        for field in todo:
            for way in range(4):
                near = graph.arm[4 * field + way]
                if near >= 0 and out[near] < 0:
                    out[near] = out[field] + 1
                    todo.append(near)
        return out

    def renewed(self, field: int, entry: int) -> float:
        graph = self.graph
        if graph.kind[field] >= QUESTION:
            good = self.after(field, entry, SUCCESS)
            bad = self.after(field, entry, FAILURE)
            hope = self.hope(field)
            mixed = hope * good + (1.0 - hope) * bad
            return max(mixed, bad) if self.choosy else mixed
        best = 0.0
        for way in graph.ways[4 * field + entry]:
            best = max(best, PATIENCE * self.promise[graph.next_place(field, way)])
        return best

    def hope(self, field: int) -> float:
        """How likely a large field ends well."""
        graph = self.graph
        if graph.kind[field] == HEAD:
            return CLEVER
        return CHANCES[graph.threshold[graph.level[field]]] / 36.0

    def after(self, field: int, entry: int, result: int) -> float:
        """The promise beyond a large field."""
        graph = self.graph
        way = graph.direction(field, entry, result, False)
        return PATIENCE * self.promise[graph.next_place(field, way)]

    def at(self, field: int, entry: int) -> float:
        return self.promise[4 * field + (entry if entry >= 0 else DOWN)]


KNOWN: Final[dict[tuple[float, ...], Outlook]] = {}


def outlook(graph: Graph, chips: list[float], choosy: bool) -> Outlook:
    """Made once for each layout of chips, as long as there are not too many."""
    key = (1.0 if choosy else 0.0, *chips)
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= REMEMBERED:
            KNOWN.clear()
        found = Outlook(graph, chips, choosy)
        KNOWN[key] = found
    return found
