"""What a villager does where it stands (4.4)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, Objected, no

from .building import (
    BuildRoad,
    Place,
    add_roads,
    can_build,
    no_build,
    no_road,
    road_needs,
)
from .fields import SIDE, Tile
from .numbers import BEGGED, CHURCH, HALL, MARKET, REFINERY, STARTING
from .paying import can_pay, pay_gold, payment, sources
from .question import Stack, VillagersAction
from .selling import (
    Delivered,
    Sold,
    add_deliveries,
    may_beg,
    no_delivery,
    no_sale,
    order_needs,
)
from .state import A_PERSONS, Hamlet
from .tokens import earn
from .town_hall import (
    PURCHASES,
    TownHall,
    add_purchases,
    no_purchase,
    purchased,
)
from .village.placement import fits
from .working import (
    Make,
    can_produce,
    most_goods,
    no_refining,
    produce,
    refine_needs,
)


@final
class Act(VillagersAction):
    """4.4: one action at the tile where the villager stands, or none (4.6)."""

    key = "act"
    FIELDS = (SIDE, Tile("tile"))
    ON = ("lie",)
    WHOSE = A_PERSONS

    def __init__(self, side: int, tile: int, below: Stack) -> None:
        super().__init__(side, below)
        self.tile = tile

    def asked(self, state: Hamlet, seat: int) -> Ask:
        return Ask("act", "4.4", (state.setup.names[self.tile],))

    def legal(self, state: Hamlet, seat: int) -> list[Action]:
        """Everything at this tile that can be carried through."""
        out: list[Action] = []
        setup = state.setup
        side = self.side
        tile = self.tile
        within = sources(state, side, tile)
        if setup.role[tile] == REFINERY:
            for count in range(1, most_goods(state, side, tile) + 1):
                if can_pay(state, side, within, refine_needs(state, tile, count), True):
                    out.append(setup.refine.at(count - 1))
        elif setup.slots[tile] and can_produce(state, tile):
            out.append(setup.produce.at())
        if tile == HALL:
            add_purchases(out, state, side, False)
        elif tile == MARKET:
            for trade in state.open_trades:
                if can_pay(state, side, within, setup.trade_needs[trade], False):
                    out.append(setup.sell.at(trade))
        elif tile == CHURCH:
            add_deliveries(out, state, side, within)
            if may_beg(state):
                out.append(setup.beg.at())
        for blueprint in state.sides[side].blueprints:
            if can_build(state, side, within, blueprint) and fits(state.village, blueprint, tile):
                out.append(setup.build_of(blueprint))
        add_roads(out, state, side, tile, within)
        out.append(setup.rest.at())
        return out

    def apply(self, state: Hamlet, seat: int, action: Action) -> None:
        setup = state.setup
        block = action.block
        if block is setup.rest:
            owner = setup.owners[self.side]
            state.tell(EVERYONE, "rests", "4.6", owner, setup.names[self.tile])
            state.decision = self.waiting()
        elif block is setup.produce:
            state.decision = produce(state, self.side, self.tile, self.waiting())
        elif block is setup.refine:
            state.decision = self.refined(state, action.a + 1)
        elif block is setup.build:
            blueprint = action.a + STARTING
            state.decision = Place(self.side, blueprint, self.tile, self.waiting())
        elif block is setup.road:
            state.decision = self.paved(state, action.a)
        elif block is setup.sell:
            state.decision = self.sold(state, action.a)
        elif block is setup.deliver:
            state.decision = self.delivered(state, action.a)
        elif block is setup.beg:
            self.beg(state)
        else:
            hall = TownHall(self.side, False, self.waiting())
            state.decision = purchased(state, hall, action)

    # what is paid first, and carried out when that is done

    def refined(self, state: Hamlet, count: int) -> Stack:
        needs = refine_needs(state, self.tile, count)
        made = Make(self.side, self.tile, count, self.waiting())
        return payment(self.side, self.tile, needs, made)

    def paved(self, state: Hamlet, edge: int) -> Stack:
        needs = road_needs(state, self.tile, edge)
        built = BuildRoad(self.side, self.tile, edge, self.waiting())
        return payment(self.side, self.tile, needs, built)

    def sold(self, state: Hamlet, trade: int) -> Stack:
        sold = Sold(self.side, trade, self.waiting())
        return payment(self.side, MARKET, state.setup.trade_needs[trade], sold)

    def delivered(self, state: Hamlet, order: int) -> Stack:
        if state.setup.order_kinds[order] == 0:
            pay_gold(state, self.side, state.setup.order_counts[order], "11.2")
        delivered = Delivered(self.side, order, self.waiting())
        return payment(self.side, CHURCH, order_needs(state, order), delivered)

    def beg(self, state: Hamlet) -> None:
        state.tell(EVERYONE, "begs", "11.5", state.setup.owners[self.side])
        earn(state, self.side, BEGGED, "11.5")
        state.decision = self.waiting()

    def objection(self, state: Hamlet, action: Action) -> Objected:
        kind = action.kind
        side = self.side
        tile = self.tile
        if kind in PURCHASES:
            if tile == HALL or (kind == "take" and action.a + STARTING not in state.row):
                return no_purchase(state, side, action, False)
            return no("7.1", REACH, "only-at", state.setup.names[HALL])
        if kind == "produce":
            if state.setup.raws[tile]:
                return no("6.2", REACH, "nothing-to-produce")
            return no("6.1", REACH, "nothing-grows-here", state.setup.names[tile])
        if kind == "refine":
            return no_refining(state, side, tile, action.a + 1)
        if kind == "build":
            return no_build(state, side, tile, action.a + STARTING)
        if kind == "road":
            return no_road(state, side, tile, action.a)
        if kind == "sell":
            return no_sale(state, side, tile, action.a)
        if kind == "deliver":
            return no_delivery(state, side, tile, action.a)
        if kind == "beg":
            return None if tile == CHURCH and may_beg(state) else "11.5"
        return None

    def fits(self, state: Hamlet) -> bool:
        return state.is_linked(self.tile)
