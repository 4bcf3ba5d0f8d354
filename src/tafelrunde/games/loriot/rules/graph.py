"""The fields, how they hang together, and how far a stone can go (chapters 5, 7 and 13).

Every field has up to four arms: left, right, up, down. A stone's place is its field and the arm by
which it came in (`entry`), because on small fields it never turns round.
"""

from __future__ import annotations

from typing import Final, final

from ..data import Map
from .numbers import DOWN, LEFT, ONWARD, RIGHT, SUCCESS, UP, WAYS
from .pieces import Trail

SMALL: Final = 0
STAR: Final = 1
QUESTION: Final = 2
HEAD: Final = 3
TARGET: Final = 4
KINDS: Final = ("small", "star", "question", "head", "target")
TOP: Final = 5  # the level of targets, above the five steps


def is_large(kind: int) -> bool:
    return kind in (QUESTION, HEAD)


@final
class Graph:
    def __init__(self, board: Map) -> None:
        self.names: list[str] = []
        self.kind: list[int] = []
        self.level: list[int] = []  # 0 yellow to 4 blue, 5 for targets
        self.threshold = [level.threshold for level in board.levels]
        self.levels = [level.name for level in board.levels]
        self.index: dict[str, int] = {}
        self.add_fields(board)
        self.size = len(self.names)
        self.start = 0
        self.arm = [-1] * (4 * self.size)  # field * 4 + way: the next field
        self.back = [-1] * (4 * self.size)  # and by which of its arms one comes in there
        self.link_fields(board)
        self.targets = [f for f in range(self.size) if self.kind[f] == TARGET]  # from left to right
        self.chips = [self.arm[4 * target + DOWN] for target in self.targets]
        self.slot = [-1] * self.size  # of a target: its number from the left
        for slot, target in enumerate(self.targets):
            self.slot[target] = slot
        self.ways = [self.ways_from(place) for place in range(4 * self.size)]
        self.room = self.rooms()
        self.late_way = [self.way_up(field) for field in range(self.size)]
        self.late_room = [self.room_up(field) for field in range(self.size)]

    def add_fields(self, board: Map) -> None:
        for row in board.rows:
            level = self.levels.index(row.step)
            for name in row.fields:
                kind = QUESTION if name in row.questions else HEAD if name in row.heads else SMALL
                self.add(name, kind, level)
        for way in board.ways:
            level = self.levels.index(way.step)
            for name in way.fields[1:-1]:
                self.add(name, STAR if name in way.stars else SMALL, level)
            if way.fields[-1] not in self.index:
                self.add(way.fields[-1], TARGET, TOP)

    def add(self, name: str, kind: int, level: int) -> None:
        self.index[name] = len(self.names)
        self.names.append(name)
        self.kind.append(kind)
        self.level.append(level)

    def link_fields(self, board: Map) -> None:
        for row in board.rows:
            for a, b in zip(row.fields, row.fields[1:]):
                self.link(self.index[a], RIGHT, self.index[b], LEFT)
        for way in board.ways:
            leaves = WAYS.index(way.leaves)
            for a, b in zip(way.fields, way.fields[1:]):
                self.link(self.index[a], leaves, self.index[b], DOWN)
                leaves = UP

    def link(self, a: int, way: int, b: int, back: int) -> None:
        self.arm[4 * a + way] = b
        self.back[4 * a + way] = back
        self.arm[4 * b + back] = a
        self.back[4 * b + back] = way

    def ways_from(self, place: int) -> list[int]:
        """5.1 to 5.3: the ways on from a small field, by field and entry: all but back."""
        field, entry = place // 4, place % 4
        if self.kind[field] > STAR or self.arm[place] < 0:
            return []
        return [
            way
            for way in (UP, LEFT, RIGHT, DOWN)
            if way != entry and self.arm[4 * field + way] >= 0
        ]

    def next_place(self, field: int, way: int) -> int:
        """The place one step on: field and entry."""
        at = 4 * field + way
        return 4 * self.arm[at] + self.back[at]

    def rooms(self) -> list[int]:
        """Steps that a stone can go from a place; a large field always takes it (5.5, 7.6)."""
        room = [-1] * (4 * self.size)
        for field, kind in enumerate(self.kind):
            if kind >= QUESTION:
                for entry in range(4):
                    room[4 * field + entry] = 0 if kind == TARGET else ONWARD
        for _ in range(self.size):  # the longest way without a large field is far shorter
            for place, ways in enumerate(self.ways):
                for way in ways:
                    ahead = room[self.next_place(place // 4, way)]
                    if ahead >= 0:
                        room[place] = max(room[place], min(ONWARD, ahead + 1))
        return room

    def way_up(self, field: int) -> int:
        """13.1: from a small field towards the nearest way up."""
        if self.arm[4 * field + UP] >= 0:
            return UP
        for way in (LEFT, RIGHT):
            near = self.arm[4 * field + way]
            if near >= 0 and self.arm[4 * near + UP] >= 0:
                return way
        return -1

    def room_up(self, field: int) -> int:
        """Steps that a stone can go from a field in the late phase."""
        steps = 0
        while self.kind[field] <= STAR:
            field = self.arm[4 * field + self.late_way[field]]
            steps += 1
        return steps if self.kind[field] == TARGET else ONWARD

    def direction(self, field: int, entry: int, result: int, late: bool) -> int:
        """7.4, 7.5, 13.2: the way that a result leads to from a large field."""
        if not self.is_sideways(field, entry):
            return RIGHT if result == SUCCESS else LEFT
        if late:
            return entry  # 13.2: never across, so back to where it came from
        if result == SUCCESS:
            return RIGHT if entry == LEFT else LEFT
        return DOWN

    def is_sideways(self, field: int, entry: int) -> bool:
        """7.4: whether a stone came to a large field from the side; never on the start field."""
        return entry in (LEFT, RIGHT) and self.arm[4 * field + DOWN] >= 0

    def has_fallen(self, trail: Trail) -> bool:
        """7.5, 10.3: whether a stone came to where it is straight down from a large field."""
        before = trail.before
        while before is not None and self.arm[4 * before.field + DOWN] == trail.field:
            if is_large(self.kind[before.field]):
                return True
            trail, before = before, before.before
        return False

    def room_beyond(self, field: int, way: int, late: bool) -> int:
        """Steps that a stone can go if it leaves a field by this way."""
        at = 4 * field + way
        ahead = (
            self.late_room[self.arm[at]] if late else self.room[4 * self.arm[at] + self.back[at]]
        )
        return min(ONWARD, ahead + 1)
