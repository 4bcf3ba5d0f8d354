"""Which zones a move crosses and which disc it loses, where there is a choice (chapter 13)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Flag
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, TARGET, Objected, no

from .numbers import EMPEROR, OWNER, SIZE
from .question import Cell, Question, Zones
from .setup import zone_numbers
from .state import Eko
from .storm import ways


class Mover(Question):
    """A decision whose move is carried out when the questions about its way are answered."""

    def __init__(self, seat: int, marched: bool, moved: int, paid: int) -> None:
        super().__init__(seat)
        self.marched = marched  # this turn
        self.moved = moved  # the cell of a stack that has paid for zones this turn, -1: none
        self.paid = paid  # these zones

    def paid_by(self, cell: int) -> int:
        """13.5: the zones this stack has paid for already in this turn."""
        return self.paid if self.moved == cell else 0

    def carry_out(self, state: Eko, cell: int, target: int, zones: int, emperor: bool) -> None:
        """With these zones crossed, and the emperor among the discs lost or not."""
        raise NotImplementedError


class Crossing(Question):
    """A move that waits for an answer."""

    ON = ("act",)

    def __init__(self, seat: int, cell: int, target: int, below: Mover) -> None:
        super().__init__(seat, below)
        self.cell = cell
        self.target = target

    def mover(self) -> Mover:
        below = self.below
        assert isinstance(below, Mover)
        return below

    def ways(self, state: Eko, detour: bool) -> list[int]:
        """13.6: the sets of zones among which the move can choose."""
        paid = self.mover().paid_by(self.cell)
        return ways(state.setup, state.graph, state.on, self.cell, self.target, paid, detour)

    def is_own(self, state: Eko) -> bool:
        stack = state.on[self.cell]
        return stack != 0 and stack >> OWNER == self.seat


@final
class Through(Crossing):
    """13.6: through which zones?"""

    key = "through"
    FIELDS = (
        Cell("cell", "from"), Cell("target", "to"), Flag("detour"),
    )  # fmt: skip

    def __init__(self, seat: int, cell: int, target: int, detour: bool, below: Mover) -> None:
        super().__init__(seat, cell, target, below)
        self.detour = detour

    def asked(self, state: Eko, seat: int) -> Ask:
        names = state.setup.names
        return Ask("through", "13.6", (names[self.cell], names[self.target]))

    def legal(self, state: Eko, seat: int) -> list[Action]:
        setup = state.setup
        return [setup.through.at(setup.mask_index[w]) for w in self.ways(state, self.detour)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        enter(state, self.mover(), self.cell, self.target, state.setup.masks[action.a])

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        mask = state.setup.masks[action.a]
        if mask in self.ways(state, self.detour):
            return None
        size = state.on[self.cell] & SIZE
        zones = mask.bit_count()
        if zones > size - state.setup.spare:
            name = state.setup.names[self.cell]
            return no("13.8", PRICE, "storm-takes-all", name, zones, size)
        return no("13.6", TARGET, "no-such-way")

    def is_open(self, state: Eko) -> bool:
        return self.is_own(state) and len(self.ways(state, self.detour)) > 1


@final
class Lose(Crossing):
    """13.7: a disc or the emperor?"""

    key = "lose"
    FIELDS = (
        Cell("cell", "from"), Cell("target", "to"), Zones("zones", "paid"),
    )  # fmt: skip

    def __init__(self, seat: int, cell: int, target: int, zones: int, below: Mover) -> None:
        super().__init__(seat, cell, target, below)
        self.zones = zones

    def asked(self, state: Eko, seat: int) -> Ask:
        names = state.setup.names
        return Ask("lose", "13.7", (names[self.cell], names[self.target]))

    def legal(self, state: Eko, seat: int) -> list[Action]:
        return [state.setup.lose.at(0), state.setup.lose.at(1)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        self.mover().carry_out(state, self.cell, self.target, self.zones, action.a == 1)

    def is_open(self, state: Eko) -> bool:
        sets = self.ways(state, False) + self.ways(state, True) if self.is_own(state) else []
        return self.zones in sets and may_lose_emperor(state, self.cell, self.target, self.zones)


def may_lose_emperor(state: Eko, cell: int, target: int, zones: int) -> bool:
    """13.7, 13.10: whether the move stays legal without the emperor."""
    stack = state.on[cell]
    if zones == 0 or stack & EMPEROR == 0:
        return False
    bare = stack - EMPEROR - state.setup.counts[zones]
    return bare & SIZE > 0 and state.setup.lands[bare * 64 + state.on[target]] == 1


def set_out(state: Eko, mover: Mover, cell: int, target: int, detour: bool) -> None:
    """A move where storms blow: with several sets of zones to choose from, ask (13.6)."""
    paid = mover.paid_by(cell)
    sets = ways(state.setup, state.graph, state.on, cell, target, paid, detour)
    if len(sets) == 1:
        enter(state, mover, cell, target, sets[0])
        return
    names = state.setup.names
    state.decision = Through(mover.seat, cell, target, detour, mover)
    code = "detours" if detour else "sets-out"
    state.tell(EVERYONE, code, "13.6", mover.seat, names[cell], names[target])


def enter(state: Eko, mover: Mover, cell: int, target: int, zones: int) -> None:
    """13.7: ask which disc is lost, if there is a choice."""
    if not may_lose_emperor(state, cell, target, zones):
        stack = state.on[cell]
        whole = state.setup.counts[zones] == stack & SIZE  # 13.12
        mover.carry_out(state, cell, target, zones, whole and stack & EMPEROR != 0)
        return
    names = state.setup.names
    state.decision = Lose(mover.seat, cell, target, zones, mover)
    crossed = zone_numbers(zones)
    args = (names[cell], names[target], len(crossed))
    state.tell(EVERYONE, "enters-storm", "13.3", mover.seat, *args, *crossed)
