"""Upgrading locations and towers, and omens against markers (chapter 8, 12.5)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, Reason, no

from ..columns import Count
from ..effects.effect import V_UPGRADES_LESS
from ..numbers import GOLD, LOCATIONS, RESOURCES
from ..objections import no_marker
from ..shared import replaced, sorted_with
from ..stack import Question
from ..state import Wutaki
from .decks import gain_points, pay_resource
from .workers import round_bonus

LOCATION_COUNT: Final = 6


def base_price(state: Wutaki, target: int) -> int:
    """The printed price: locations first, then towers; -1 for a location that is complete."""
    setup = state.setup
    if target >= LOCATION_COUNT:
        return setup.towers[target - LOCATION_COUNT].price
    level = state.level(target)
    return -1 if level == 2 else setup.locations[target].prices[level]


def price(state: Wutaki, target: int, less: int) -> int:
    """8.1 with everything that makes it cheaper (12.6, 14.5, 15.3); -1 if it cannot be bought."""
    base = base_price(state, target)
    if base < 0:
        return -1
    if state.free_upgrades:
        return 0
    return max(0, base - less - round_bonus(state, V_UPGRADES_LESS))


def is_open(state: Wutaki, seat: int, target: int) -> bool:
    """8.3, 8.4: whether this upgrade is still to be had for this seat."""
    if target < LOCATION_COUNT:
        return state.level(target) < 2
    card = target - LOCATION_COUNT
    elemental = state.setup.towers[card].element >= 0
    for other, player in enumerate(state.players):
        for tower in player.towers:
            if tower == card:
                return False
            if other == seat and (state.setup.towers[tower].element >= 0) == elemental:
                return False
    return True


def affordable(state: Wutaki, seat: int, target: int, less: int) -> bool:
    return (
        is_open(state, seat, target)
        and price(state, target, less) <= state.players[seat].resources[GOLD]
    )


def targets(state: Wutaki) -> int:
    return LOCATION_COUNT + len(state.setup.towers)


def can_upgrade(state: Wutaki, seat: int, less: int) -> bool:
    gold = state.players[seat].resources[GOLD]
    cheapest = state.setup.cheapest - less - round_bonus(state, V_UPGRADES_LESS)
    if gold < cheapest and not state.free_upgrades:  # what is quickly known
        return False
    if state.markers_left(seat) == 0:
        return False
    return any(affordable(state, seat, target, less) for target in range(targets(state)))


def upgrade(state: Wutaki, seat: int, target: int, less: int, points: int) -> None:
    cost = price(state, target, less)
    if state.free_upgrades:
        state.free_upgrades -= 1
    state.tell(EVERYONE, "upgrades", "8.1", seat, state.setup.upgrade.at(target).tokens[1])
    pay_resource(state, seat, GOLD, cost, False, "8.1")
    state.players[seat].upgraded += 1
    if target < LOCATION_COUNT:
        place = 2 * target + state.level(target)
        state.markers = replaced(state.markers, place, seat)
    else:
        player = state.players[seat]
        player.towers = sorted_with(player.towers, target - LOCATION_COUNT)
    gain_points(state, seat, points, "8.1")


def foreign_marker(state: Wutaki, seat: int) -> bool:
    return any(owner >= 0 and owner != seat for owner in state.markers)


def has_marker(state: Wutaki, location: int, owner: int) -> bool:
    return owner in (state.markers[2 * location], state.markers[2 * location + 1])


def highest_foreign(state: Wutaki, seat: int, location: int) -> int:
    """12.5: the place of the highest marker there that is not one's own, or -1."""
    for place in (2 * location + 1, 2 * location):
        if state.markers[place] >= 0 and state.markers[place] != seat:
            return place
    return -1


def replace_marker(state: Wutaki, seat: int, location: int, victim: int) -> None:
    """The highest of his markers there makes room for an own one."""
    first = 2 * location
    place = first + 1 if state.markers[first + 1] == victim else first
    state.markers = replaced(state.markers, place, seat)
    state.tell(EVERYONE, "replaces", "12.5", seat, victim, LOCATIONS[location])


def remove_marker(state: Wutaki, seat: int, location: int) -> None:
    place = highest_foreign(state, seat, location)
    victim = state.markers[place]
    if place == 2 * location:  # what is left moves to the left
        state.markers = replaced(state.markers, place, state.markers[place + 1])
    state.markers = replaced(state.markers, 2 * location + 1, -1)
    state.tell(EVERYONE, "removes", "12.5", seat, victim, LOCATIONS[location])


@final
class Upgrade(Question):
    """8.1: a location or a tower."""

    key = "upgrade"
    COLUMNS = (Count("less"), Count("points"))

    def __init__(self, seat: int, less: int, points: int) -> None:
        super().__init__(seat)
        self.less = less  # gold
        self.points = points  # for it

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("upgrade", "8.1")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.upgrade.at(target)
            for target in range(targets(state))
            if affordable(state, seat, target, self.less)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        upgrade(state, seat, action.a, self.less, self.points)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if state.markers_left(seat) == 0:
            return no_marker("8.2")
        if is_open(state, seat, action.a):
            gold = state.players[seat].resources[GOLD]
            needed = price(state, action.a, self.less)
            return no("8.1", PRICE, "resource-short", RESOURCES[GOLD], needed, gold)
        return no("8.3" if action.a < LOCATION_COUNT else "8.4", REACH, "upgrade-taken")


@final
class Replace(Question):
    """12.5: an own marker in place of another player's."""

    key = "replace"

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("replace", "12.5")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.replace.at(location, other)
            for location in range(LOCATION_COUNT)
            for other in range(state.setup.seats)
            if other != seat and has_marker(state, location, other)
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        replace_marker(state, seat, action.a, action.b)

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "12.5"


@final
class Remove(Question):
    """12.5: another player's marker."""

    key = "remove"

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("remove", "12.5")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.remove.at(location)
            for location in range(LOCATION_COUNT)
            if highest_foreign(state, seat, location) >= 0
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        remove_marker(state, seat, action.a)

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "12.5"
