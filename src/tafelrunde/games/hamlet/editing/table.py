"""The changes themselves; what may lie where is judged by reading the position after them."""

from __future__ import annotations

from typing import Final, cast

from tafelrunde.core.data import Fields, Json

from ..position.read import draft
from ..rules.numbers import (
    BOWL,
    CHURCH,
    KINDS,
    LANDMARK,
    MILESTONES,
    PLANNER,
    RAW,
    REFINERY,
    TOKENS,
)
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from ..rules.village.tile_shapes import EDGE, HOST_EDGES
from ..rules.village.village import Village
from .data import begun, copied, entries, names, refuse, sides
from .village import laid, ordered, ways_at

PEOPLE: Final = ("standing", "lying", "donkeys")
ON_TILES: Final = (*PEOPLE, "driven", "landmarks")
MARKET: Final = "market"


class Editing:
    """A copy of a position; each `do_…` is a change."""

    def __init__(self, setup: HamletSetup, data: Json, tool: str, who: str) -> None:
        self.setup = setup
        self.data = copied(data)
        self.tool = tool
        self.who = who if who in setup.owner_names else "0"
        self.state: Hamlet = draft(setup, data)[0]

    @property
    def village(self) -> Village:
        return self.state.village

    @property
    def side(self) -> Json:
        return sides(self.data)[self.setup.owner_names.index(self.who)]

    def tile(self) -> str:
        """The one in hand."""
        kind, _, name = self.tool.partition(" ")
        if kind != "tile" or name not in self.setup.names:
            raise LookupError(self.tool)
        return name

    def number(self, name: str) -> int:
        return self.setup.names.index(name)

    # ---------- tiles ----------

    def do_lay(self, host: str, edge: str) -> None:
        name, at = self.tile(), HOST_EDGES.index(edge)
        tile = self.number(name)
        if self.village.tiles >> tile & 1:
            refuse("village", f"{name} lies there already.", "tile-twice", name)
        ways = ways_at(self.village, tile, self.number(host), at)
        if not ways:
            refuse("village", f"{name} does not fit there.", "overlaps", name)
        self.leave_offers(name)
        entries(self.data, "village").append(laid(name, ways[0]))
        self.claim(tile)

    def claim(self, tile: int) -> None:
        """8.4, 12.3: a landmark has an owner, the first refinery of a good brings a milestone."""
        setup = self.setup
        if setup.role[tile] == LANDMARK:
            names(self.side, "landmarks").append(setup.names[tile])
        if setup.role[tile] == REFINERY:
            self.hold(MILESTONES[setup.makes[tile] - RAW])

    def hold(self, milestone: str) -> None:
        if not any(milestone in names(side, "milestones") for side in sides(self.data)):
            names(self.side, "milestones").append(milestone)

    def do_turn(self, name: str) -> None:
        tile = self.number(name)
        if tile == CHURCH:
            refuse("village", "The church stays.", "church-stays")
        now, rest = self.village.spot(tile), self.without(name)
        host, edge = self.leans(tile)
        ways = ways_at(rest, tile, host, edge)
        at = [(s.q, s.r, s.turn) for s in ways].index((now.q, now.r, now.turn))
        if len(ways) == 1:
            refuse("village", f"{name} lies there in one way only.", "one-way", name)
        self.drop_roads(name)
        found = entries(self.data, "village")
        place = [str(entry["tile"]) for entry in found].index(name)
        found[place] = laid(name, ways[(at + 1) % len(ways)])
        self.data["village"] = ordered(self.setup, found, name)

    def leans(self, tile: int) -> tuple[int, int]:
        """The tile that was there first of those it touches, and by which edge."""
        touched = [divmod(at, EDGE) for at in self.village.contacts[tile] if at >= 0]
        return min(touched, key=lambda one: (self.village.laid.index(one[0]), one[1]))

    def without(self, name: str) -> Village:
        """The others as they lie."""
        village = self.setup.meadow
        for tile in self.village.laid:
            if self.setup.names[tile] != name:
                village = village.lay(tile, self.village.spot(tile))
        return village

    def do_away(self, name: str) -> None:
        tile = self.number(name)
        if tile == CHURCH:
            refuse("village", "The church stays.", "church-stays")
        rest = [entry for entry in entries(self.data, "village") if entry["tile"] != name]
        self.data["village"] = ordered(self.setup, rest, name)
        self.drop_roads(name)
        cast("Json", self.data.get("tokens", {})).pop(name, None)
        for side in sides(self.data):
            for key in ON_TILES:
                if key in side:
                    side[key] = [other for other in names(side, key) if other != name]
        self.release(tile)

    def release(self, tile: int) -> None:
        """12.3: without a refinery of this good nobody has its milestone."""
        setup = self.setup
        others = [t for t in setup.refineries if t != tile and self.village.tiles >> t & 1]
        if setup.role[tile] == REFINERY and setup.makes[tile] not in [
            setup.makes[t] for t in others
        ]:
            self.give_up(MILESTONES[setup.makes[tile] - RAW])

    def give_up(self, milestone: str) -> None:
        for side in sides(self.data):
            if milestone in names(side, "milestones"):
                names(side, "milestones").remove(milestone)

    def leave_offers(self, name: str) -> None:
        """A tile is in one place."""
        self.data["row"] = [one for one in entries(self.data, "row") if one["tile"] != name]
        for side in sides(self.data):
            if name in names(side, "blueprints"):
                names(side, "blueprints").remove(name)

    def do_row(self) -> None:
        self.leave_offers(self.tile())
        entries(self.data, "row").append({"tile": self.tile(), "gold": 0})

    def do_hand(self) -> None:
        self.leave_offers(self.tile())
        names(self.side, "blueprints").append(self.tile())

    # ---------- roads ----------

    def do_road(self, name: str, edge: str) -> None:
        place = self.village.contacts[self.number(name)][HOST_EDGES.index(edge)]
        if place < 0:
            refuse("roads", "There is nothing beyond.", "no-road", name, name)
        other = self.setup.names[place // EDGE]
        road: Json = {"from": name, "edge": edge, "to": other, "by": self.who}
        entries(self.data, "roads").append(road)
        self.hold(MILESTONES[PLANNER])

    def drop_roads(self, name: str) -> None:
        kept = [one for one in entries(self.data, "roads") if name not in (one["from"], one["to"])]
        self.data["roads"] = kept
        if not kept:
            self.give_up(MILESTONES[PLANNER])

    # ---------- what stands and lies on tiles ----------

    def do_put(self, name: str) -> None:
        if self.tool in PEOPLE:
            names(self.side, self.tool).append(name)
        elif self.tool == "flag":
            self.flag(name)
        elif self.tool in TOKENS:
            owner = "" if self.tool in KINDS[:RAW] else f" {self.who}"
            lying = cast("dict[str, list[str]]", self.data.setdefault("tokens", {}))
            lying.setdefault(name, []).append(self.tool + owner)
        else:
            raise LookupError(self.tool)

    def do_flag(self, name: str, owner: str) -> None:
        self.who = self.setup.owner_names[self.setup.owner_names.index(owner)]
        self.flag(name)

    def flag(self, name: str) -> None:
        for side in sides(self.data):
            if name in names(side, "landmarks"):
                names(side, "landmarks").remove(name)
        names(self.side, "landmarks").append(name)

    def do_take(self, kind: str, whose: str, *which: str) -> None:
        if kind == "tokens":
            cast("dict[str, list[str]]", self.data["tokens"])[whose].remove(" ".join(which))
        elif kind == "road":
            entries(self.data, "roads").pop(int(whose))
            if not self.data["roads"]:
                self.give_up(MILESTONES[PLANNER])
        elif kind == "row":
            self.leave_offers(whose)
        elif kind == "last":
            del self.data["last"]
        elif kind in (*ON_TILES, "blueprints"):
            side = sides(self.data)[self.setup.owner_names.index(whose)]
            self.take_from(side, kind, *which)
        else:
            raise LookupError(kind)

    def take_from(self, side: Json, kind: str, tile: str) -> None:
        """A side without any villager would get one on the church."""
        names(side, kind).remove(tile)
        if not names(side, "standing") and not names(side, "lying"):
            where = f"sides[{sides(self.data).index(side)}].standing"
            refuse(where, "Everybody has a villager.", "no-villager")

    # ---------- numbers, and who has what ----------

    def do_set(self, field: str, *values: str) -> None:
        value = " ".join(values)
        key, _, name = field.partition(".")
        owners = self.setup.owner_names
        if key == "turn":
            self.data = begun(self.setup, self.data, value) if value else self.data
        elif key == "order":
            self.owned("orders", name, value)
        elif key == "milestone":
            self.owned("milestones", name, value)
        elif key == "trade":
            market = names(self.data, "trades")
            if name in market:
                market.remove(name)
            self.owned("trades", name, value if value in owners else "")
            if value == MARKET:
                market.append(name)
        elif field == "botrik.open":
            cast("Json", self.data["botrik"])["open"] = value == "yes"
        elif key == "action":
            self.swap(int(name), value)
        else:
            self.put_number(field, value)

    def owned(self, key: str, name: str, owner: str) -> None:
        for side in sides(self.data):
            if name in names(side, key):
                names(side, key).remove(name)
        if owner:
            names(sides(self.data)[self.setup.owner_names.index(owner)], key).append(name)

    def do_fill(self, what: str) -> None:
        cast("Json", self.data["botrik"])[what] = list(BOWL)

    def swap(self, place: int, action: str) -> None:
        row = names(cast("Json", self.data["botrik"]), "row")
        other = row.index(action)
        row[place], row[other] = row[other], row[place]

    def put_number(self, field: str, value: str) -> None:
        """`round`, `sides.0.gold`, `row.2.gold`, `botrik.bowl.1`."""
        *path, last = [int(part) if part.isdecimal() else part for part in field.split(".")]
        inside: object = self.data
        for part in path:
            inside = inside[part]  # type: ignore[index]
        inside[last]  # type: ignore[index]
        if not value.lstrip("-").isdecimal():
            Fields({str(last): value}, f"state.{field.rpartition('.')[0]}").number(
                str(last), 0, 999
            )
        inside[last] = int(value)  # type: ignore[index]
