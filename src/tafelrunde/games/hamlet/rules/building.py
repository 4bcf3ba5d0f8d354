"""Places and roads that are built, and the milestones they bring (chapters 8, 9, 12)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import OneOf
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, TARGET, THING, Objected, Reason, no

from .fields import SIDE, EdgePair, Tile
from .numbers import (
    GOODS,
    LANDMARK,
    MILESTONES,
    PLANNER,
    RAW,
    REFINERY,
    ROAD_COST,
    STACKS,
    STARTING,
    STONE,
    WOOD,
)
from .paying import can_pay, ignore_payment, pay_gold, payment, too_dear
from .question import Question, Stack, Task
from .refill import refilled_row
from .setup import Needs
from .state import A_PERSONS, Hamlet
from .tokens import earn, score
from .village.placement import (
    edges_of,
    is_legal,
    is_path,
    pair_of,
    placements,
    road_edges,
    spot_of,
)
from .village.tile_shapes import EDGE, HOST_EDGES, ROAD


@final
class Place(Question):
    """8.1: how does the new tile lie at the one where the villager stands? Then it is paid."""

    key = "place"
    FIELDS = (
        SIDE, Tile("tile", "new"), Tile("host"),
    )  # fmt: skip
    ON = ("lie",)
    WHOSE = A_PERSONS

    def __init__(self, side: int, tile: int, host: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile
        self.host = host

    def asked(self, state: Hamlet, seat: int) -> Ask:
        names = state.setup.names
        return Ask("place", "8.1", (names[self.tile], names[self.host]))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        out: list[Action] = []
        for pair in placements(state.village, self.tile, self.host):
            host_edge, tile_edge = edges_of(pair)
            out.append(state.setup.place.at(host_edge, tile_edge))
        return out

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        setup = state.setup
        pay_gold(state, self.side, setup.price[self.tile], "8.2")
        edges = (action.a, action.b)
        raised = Raise(self.side, self.tile, self.host, edges, self.waiting())
        state.decision = payment(self.side, self.host, setup.needs[self.tile], raised)

    def objection(self, state: Hamlet, action: Action) -> Objected:
        """Chapter 3."""
        host_edge, tile_edge = action.a, action.b
        village = state.village
        host, tile = village.shapes[self.host], village.shapes[self.tile]
        if host_edge >= host.size or tile_edge >= tile.size:
            return no("3.5", THING, "no-such-edge")
        if (host.kinds[host_edge] == ROAD) != (tile.kinds[tile_edge] == ROAD):
            return no("3.2", TARGET, "way-meets-way")
        spot = spot_of(village, self.tile, self.host, host_edge, tile_edge)
        if is_legal(village, self.tile, spot):
            return no("3.1", TARGET, "same-look")  # the same look by a lower pair of edges
        ground = village.ground
        stamp = tile.turned[spot.turn].stamp(ground.height)
        if ground.is_free(stamp, ground.cell(spot.q, spot.r)):
            return no("3.2", REACH, "way-meets-way")
        return no("3.4", REACH, "overlaps")

    def fits(self, state: Hamlet) -> bool:
        return can_stand(state, self.side, self.tile, [self.host])


@final
class Raise(Task):
    """8.1 to 8.4: it is paid; lay it, take the reward, the milestone, put the flag."""

    key = "raise"
    FIELDS = (
        SIDE, Tile("tile", "new"), Tile("host"), EdgePair("edges"),
    )  # fmt: skip
    ON = ("lie", "fetch")

    def __init__(
        self, side: int, tile: int, host: int, edges: tuple[int, int], below: Stack
    ) -> None:
        super().__init__(side, below)
        self.tile = tile
        self.host = host
        self.edges = edges  # of the host, of the tile

    def go_on(self, state: Hamlet) -> None:
        tile = self.tile
        me = state.sides[self.side]
        setup = state.setup
        host_edge, tile_edge = self.edges
        spot = spot_of(state.village, tile, self.host, host_edge, tile_edge)
        state.village = state.village.lay(tile, spot)
        me.blueprints.remove(tile)
        state.decision = self.waiting()
        owner = setup.owners[self.side]
        state.tell(EVERYONE, "builds", "8.1", owner, setup.names[tile], setup.names[self.host])
        score(state, self.side, setup.reward[tile], "8.3")
        earn(state, self.side, setup.coins[tile], "8.3")
        if self.side == setup.botrik:
            ignore_payment(state, setup.price[tile], "ignores-cost", "21.1")
        if setup.role[tile] == LANDMARK:
            me.landmarks |= 1 << tile
            me.flags -= 1
        elif setup.role[tile] == REFINERY and state.milestones[setup.makes[tile] - RAW] < 0:
            unlock(state, self.side, setup.makes[tile] - RAW)
            state.decision = refilled_row(state, self.waiting())

    def fits(self, state: Hamlet) -> bool:
        if not can_stand(state, self.side, self.tile, [self.host]):
            return False
        host_edge, tile_edge = self.edges
        return pair_of(host_edge, tile_edge) in placements(state.village, self.tile, self.host)


@final
class BuildRoad(Task):
    """9.3, 12.4: it is paid; put the piece."""

    key = "roadwork"
    FIELDS = (
        SIDE, Tile("tile"), OneOf("edge", HOST_EDGES),
    )  # fmt: skip
    ON = ("lie", "fetch")

    def __init__(self, side: int, tile: int, edge: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile  # built from
        self.edge = edge

    def go_on(self, state: Hamlet) -> None:
        state.village = state.village.build(self.side, self.tile, self.edge)
        state.sides[self.side].pieces -= 1
        state.decision = self.waiting()
        setup = state.setup
        owner = setup.owners[self.side]
        if state.told is not None:
            road = state.village.roads[-1]
            code = "path" if road.is_path else "bridge"
            names = setup.names
            state.tell(
                EVERYONE, f"builds-{code}", "9.3", owner, names[self.tile], names[road.other]
            )
        if state.milestones[PLANNER] < 0:
            state.milestones[PLANNER] = self.side
            state.tell(EVERYONE, "milestone", "12.4", owner, MILESTONES[PLANNER])

    def fits(self, state: Hamlet) -> bool:
        free = road_edges(state.village, self.side, self.tile)
        has_piece = state.sides[self.side].pieces > 0
        return state.is_linked(self.tile) and has_piece and self.edge in free


def unlock(state: Hamlet, side: int, good: int) -> None:
    """12.1, 12.3: the first who builds such a refinery; its stack goes into the bag."""
    setup = state.setup
    state.milestones[good] = side
    state.bag |= setup.groups[STACKS + good]
    state.tell(EVERYONE, "milestone", "12.1", setup.owners[side], MILESTONES[good])
    state.tell(EVERYONE, "unlocks", "12.3", f"stack-{GOODS[good]}")


def can_stand(state: Hamlet, side: int, tile: int, hosts: list[int]) -> bool:
    """Whether it is a blueprint of this side that may be flagged and has room at all these."""
    me = state.sides[side]
    if tile < STARTING or tile not in me.blueprints:
        return False
    if state.setup.role[tile] == LANDMARK and me.flags == 0:
        return False
    for host in hosts:
        if not state.is_linked(host) or not placements(state.village, tile, host):
            return False
    return True


def can_build(state: Hamlet, side: int, within: int, blueprint: int) -> bool:
    """8.2, 8.4: apart from room for it."""
    me = state.sides[side]
    setup = state.setup
    if setup.role[blueprint] == LANDMARK and me.flags == 0:
        return False
    if me.gold < setup.price[blueprint]:
        return False
    return can_pay(state, side, within, setup.needs[blueprint], True)


def no_build(state: Hamlet, side: int, tile: int, blueprint: int) -> Reason:
    """What forbids to build it here."""
    me = state.sides[side]
    setup = state.setup
    if blueprint not in me.blueprints:
        return no("8.1", TARGET, "not-your-blueprint", setup.names[blueprint])
    if me.gold < setup.price[blueprint]:
        return no("8.2", PRICE, "gold-short", setup.price[blueprint], me.gold)
    if setup.role[blueprint] == LANDMARK and me.flags == 0:
        return no("8.4", PRICE, "no-flag-left")
    dear = too_dear(state, side, tile, setup.needs[blueprint])
    return dear or no("3.5", REACH, "fits-nowhere", setup.names[tile])


def road_needs(state: Hamlet, tile: int, edge: int) -> Needs:
    """9.2: 2 stone for a path, 2 wood for a bridge."""
    kind = STONE if is_path(state.village, tile, edge) else WOOD
    return [(1 << kind, ROAD_COST)]


def add_roads(out: list[Action], state: Hamlet, side: int, tile: int, within: int) -> None:
    """9.1 to 9.4: edges where a road fits and its material is at hand."""
    if state.sides[side].pieces == 0:
        return
    village = state.village
    affordable = [-1, -1]  # bridge, path; not yet known
    for edge in road_edges(village, side, tile):
        needs = road_needs(state, tile, edge)
        sort = needs[0][0] >> 1  # 0 for wood, 1 for stone
        if affordable[sort] < 0:
            affordable[sort] = 1 if can_pay(state, side, within, needs, True) else 0
        if affordable[sort]:
            out.append(state.setup.road.at(edge))


def no_road(state: Hamlet, side: int, tile: int, edge: int) -> Reason | None:
    """What forbids a road across this edge."""
    village = state.village
    shape = village.shapes[tile]
    if edge >= shape.size or village.contacts[tile][edge] < 0:
        return no("9.1", TARGET, "no-road-across")
    there = village.contacts[tile][edge]
    other = village.shapes[there // EDGE].kinds[there % EDGE]
    if shape.kinds[edge] == ROAD or other != shape.kinds[edge]:
        return no("9.1", TARGET, "no-road-across")
    if state.sides[side].pieces == 0:
        return no("9.3", PRICE, "no-road-left")
    if village.road_at(tile, edge, side):
        return no("9.4", REACH, "road-is-there")
    if edge not in road_edges(village, side, tile):
        return no("9.4", REACH, "joined-already", state.setup.names[there // EDGE])
    return too_dear(state, side, tile, road_needs(state, tile, edge))
