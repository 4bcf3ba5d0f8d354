"""Where the small tiles of the variants come to lie, by chance (10 to 14)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Number
from tafelrunde.core.event import EVERYONE

from .dealing import Disc, Laying, next_field
from .graph import PORTAL, STORM, TEMPLE
from .grid import SIDES
from .places import portal_places, temple_places, trio_places
from .setup import EkoSetup
from .state import Eko


class SmallTile(Laying):
    """10.1, 10.2: where a small tile comes to lie; so many of its sort are settled."""

    FIELDS = (Number("settled", 0, 10),)

    def __init__(self, settled: int) -> None:
        super().__init__()
        self.settled = settled

    def number(self, setup: EkoSetup) -> int:
        """How many of this sort take part."""
        raise NotImplementedError

    def following(self) -> SmallTile | None:
        """The next sort."""
        return None

    def is_due(self, state: Eko) -> bool:
        return self.settled < self.number(state.setup) and len(self.odds(state)) > 0


def lay_next(state: Eko, decision: SmallTile | None) -> None:
    """10.1, 10.2: the next small tile that takes part and finds a place, then the discs."""
    while decision is not None:
        if decision.is_due(state):
            state.decision = decision
            return
        if decision.settled < decision.number(state.setup):
            state.tell(EVERYONE, "no-place", "10.2", decision.key)
        decision = decision.following()
    if state.setup.between:
        check_network(state)
    else:
        state.decision = Disc(next_field(state, 0))


def check_network(state: Eko) -> None:
    """10.3, 10.5: small tiles may hold together what large ones do not, or all is laid again."""
    from .layout import lay_again

    if not state.graph.is_connected():
        lay_again(state, "10.5")
        return
    state.laid = []
    state.failures = 0
    state.decision = Disc(next_field(state, 0))


def lay(
    state: Eko,
    cells: list[int],
    terrain: int,
    portals: list[tuple[int, int]],
    pyramids: list[list[int]],
) -> None:
    """The map with a small tile more."""
    old = state.graph
    laid = old.terrain[:]
    for cell in cells:
        laid[cell] = terrain
    state.graph = state.setup.graph(laid, [*old.portals, *portals], [*old.pyramids, *pyramids])


@final
class PortalPlace(SmallTile):
    """11.1: a portal and its open side."""

    key = "portal"

    def number(self, setup: EkoSetup) -> int:
        return setup.portals

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        portal = state.setup.portal
        places = portal_places(state.setup, state.graph)
        return [(portal.at(cell, side), weight) for cell, side, weight in places]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        lay(state, [action.a], PORTAL, [(action.a, action.b)], [])
        name = state.setup.names[action.a]
        state.tell(EVERYONE, "portal", "11.1", name, SIDES[action.b])
        lay_next(state, PortalPlace(self.settled + 1))

    def following(self) -> SmallTile | None:
        return TemplePlace(0)


@final
class TemplePlace(SmallTile):
    """12.1: the wind temple."""

    key = "temple"

    def number(self, setup: EkoSetup) -> int:
        return setup.temples

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        return [(state.setup.temple.at(c), 1) for c in temple_places(state.setup, state.graph)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        lay(state, [action.a], TEMPLE, [], [])
        state.tell(EVERYONE, "temple", "12.1", state.setup.names[action.a])
        lay_next(state, TemplePlace(self.settled + 1))

    def following(self) -> SmallTile | None:
        return StormPlace(0)


@final
class StormPlace(SmallTile):
    """13.1: three fields of a storm."""

    key = "storm"

    def number(self, setup: EkoSetup) -> int:
        return setup.storms

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        return [(state.setup.storm.at(trio), 1) for trio in trio_places(state.setup, state.graph)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        cells = state.setup.grid.trios[action.a]
        lay(state, cells, STORM, [], [])
        state.tell(EVERYONE, "storm", "13.1", *[state.setup.names[cell] for cell in cells])
        lay_next(state, StormPlace(self.settled + 1))

    def following(self) -> SmallTile | None:
        return PyramidPlace(0)


@final
class PyramidPlace(SmallTile):
    """14.2: three fields of a pyramid."""

    key = "pyramid"

    def number(self, setup: EkoSetup) -> int:
        return setup.pyramids

    def odds(self, state: Eko) -> list[tuple[Action, int]]:
        pyramid = state.setup.pyramid
        return [(pyramid.at(trio), 1) for trio in trio_places(state.setup, state.graph)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        cells = state.setup.grid.trios[action.a]
        lay(state, cells, STORM, [], [cells])
        state.tell(EVERYONE, "pyramid", "14.2", *[state.setup.names[cell] for cell in cells])
        lay_next(state, PyramidPlace(self.settled + 1))
