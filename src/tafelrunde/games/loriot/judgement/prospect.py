"""What a stone on the board may hope for: the chip it will pass last, by how its way goes on.

Large fields are not won by everybody alike: whoever has few cards left fails on most heads. In the
late phase (13.1, 13.2) stones go the shortest way up, and nobody chooses any more.
"""

from __future__ import annotations

from typing import Final, final

from ..rules.graph import HEAD, QUESTION, TARGET, Graph
from ..rules.numbers import DOWN, FAILURE, SUCCESS

PATIENCE: Final = 0.985  # of the hope is left after each step
STAYS: Final = 10 / 12  # success cards that leave a stone where it is
GROUPS: Final = (0, 1, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4)  # by cards in hand
CLEVER: Final[list[float]] = [0.0, 0.1, 0.4, 0.68, 0.82]  # heads that end well, by group
SWEEPS: Final = 60
SETTLED: Final = 0.001
REMEMBERED: Final = 64
# two dice: throws of 36 with at least this sum
CHANCES: Final = (36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1)


@final
class Prospect:
    """For one layout of chips, one phase and a number of cards: by place (field and entry)."""

    def __init__(
        self, graph: Graph, chips: list[float], clever: float, is_late: bool, is_choosy: bool
    ) -> None:
        self.graph = graph
        self.clever = clever
        self.is_late = is_late
        self.is_choosy = is_choosy  # 16.5: success is a choice
        self.hopes = [0.0] * (4 * graph.size)
        for slot, target in enumerate(graph.targets):
            for entry in range(4):
                self.hopes[4 * target + entry] = STAYS * chips[slot]
        order = [field for field in range(graph.size) if graph.kind[field] != TARGET]
        order.reverse()  # from above, where fields have the higher numbers
        for _ in range(SWEEPS):
            if self.sweep(order) < SETTLED:
                break

    def sweep(self, order: list[int]) -> float:
        """Renew all hopes; by how much the one that changed most has changed."""
        most = 0.0
        for field in order:
            for place in range(4 * field, 4 * field + 4):
                hope = self.renewed(field, place - 4 * field)
                most = max(most, abs(hope - self.hopes[place]))
                self.hopes[place] = hope
        return most

    def renewed(self, field: int, entry: int) -> float:
        graph = self.graph
        if graph.kind[field] >= QUESTION:
            good = self.after(field, entry, SUCCESS)
            bad = self.after(field, entry, FAILURE)
            likely = self.success(field)
            mixed = likely * good + (1.0 - likely) * bad
            return max(mixed, bad) if self.is_choosy else mixed
        if self.is_late:
            return PATIENCE * self.hopes[graph.next_place(field, graph.late_way[field])]
        best = 0.0
        for way in graph.ways[4 * field + entry]:
            best = max(best, PATIENCE * self.hopes[graph.next_place(field, way)])
        return best

    def success(self, field: int) -> float:
        """How likely a large field ends well."""
        graph = self.graph
        if graph.kind[field] == HEAD:
            return self.clever
        return CHANCES[graph.threshold[graph.level[field]]] / 36.0

    def after(self, field: int, entry: int, result: int) -> float:
        """The hope beyond a large field."""
        graph = self.graph
        way = graph.direction(field, entry, result, self.is_late)
        return PATIENCE * self.hopes[graph.next_place(field, way)]

    def at(self, field: int, entry: int) -> float:
        return self.hopes[4 * field + (entry if entry >= 0 else DOWN)]


KNOWN: Final[dict[tuple[Graph, tuple[float, ...]], Prospect]] = {}


def prospect(
    graph: Graph, chips: list[float], cards: int, is_late: bool, is_choosy: bool
) -> Prospect:
    """Made once for each case, as long as there are not too many."""
    clever = CLEVER[GROUPS[cards]]
    key = (graph, (clever, 1.0 if is_late else 0.0, 1.0 if is_choosy else 0.0, *chips))
    found = KNOWN.get(key)
    if found is None:
        if len(KNOWN) >= REMEMBERED:
            KNOWN.clear()
        found = Prospect(graph, chips, clever, is_late, is_choosy)
        KNOWN[key] = found
    return found
