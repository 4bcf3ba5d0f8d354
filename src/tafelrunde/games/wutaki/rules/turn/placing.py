"""Why a worker cannot be placed (3.4, 3.6, 3.7, and what each area asks for)."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.reason import MOMENT, PRICE, REACH, TARGET, THING, Reason, no

from ..effects.effect import V_CLIMB, V_UPGRADE, Effect
from ..effects.possible import area_effect
from ..numbers import (
    ACCEPT,
    AREAS,
    CARD,
    CHASE,
    CLAIM,
    COST,
    DRAW,
    FAVOUR,
    GIVE,
    GOLD,
    OWN,
    PLAY,
    PLUNDER,
    PYRAMID,
    RENEW,
    RESOURCES,
    SLOTS,
    TOP,
    TRADE,
    UPGRADE,
    VILLAGE,
    WHEN_FIELD,
    WORKERS,
)
from ..objections import no_marker, short_of
from ..places.pacts import at_slot
from ..places.pyramid import free_seats
from ..places.upgrades import is_open, price, targets
from ..places.workers import next_slot
from ..state import Wutaki
from .ability import has_ability

AREA_RULES: Final = {
    PYRAMID: "5.4", CHASE: "6.1", GIVE: "7.5", RENEW: "7.6", UPGRADE: "8.1",
    FAVOUR: "10.1", PLUNDER: "10.2", PLAY: "10.3", DRAW: "10.4", TRADE: "10.5", CLAIM: "10.6",
    CARD: "14.2", OWN: "15.8",
}  # fmt: skip


def is_full(state: Wutaki, seat: int, area: int) -> bool:
    """3.6: no field left; the own place has one for each player."""
    if area == OWN:
        return state.players[seat].spots[OWN] > 0
    return state.occupied(area) >= state.setup.fields[area]


def no_place(state: Wutaki, seat: int, action: Action) -> Reason:
    worker, area = action.a, action.b
    if not state.players[seat].stock(worker):
        return no("3.4", THING, "no-such-worker", WORKERS[worker])
    effect = area_effect(state, seat, area)
    if effect is None:
        if area == CARD and state.card_used:
            return no("14.6", REACH, "card-used")
        return no(AREA_RULES.get(area, "3.7"), TARGET, "not-open", AREAS[area])
    full = is_full(state, seat, area)
    if action.kind == "place" and full:
        fields = 1 if area == OWN else state.setup.fields[area]
        return no("3.6", REACH, "place-full", AREAS[area], fields)
    if action.kind == "squeeze" and not (full and has_ability(state, seat, WHEN_FIELD)):
        return no("16.4", MOMENT, "no-elbows")
    return impossible(state, seat, area, effect)


def impossible(state: Wutaki, seat: int, area: int, effect: Effect) -> Reason:
    """3.7 in particular: what this area lacks."""
    player = state.players[seat]
    if area == PYRAMID and effect.has(V_CLIMB):
        return no_climb(state, seat)
    if ACCEPT <= area < ACCEPT + SLOTS:
        return no_slot(state, seat, area - ACCEPT)
    if area == UPGRADE or (area == OWN and effect.has(V_UPGRADE)):
        return no_upgrade(state, seat, "8.1" if area == UPGRADE else "15.3")
    points = effect.alternatives[0].points
    if area == GIVE and points > player.points:
        return no("1.9", PRICE, "points-short", points, player.points)
    if area == VILLAGE:
        return no_hiring(state, seat)
    if area == OWN:
        return no("15.6", PRICE, "own-place-impossible")
    if area == PLUNDER:
        return no("10.2", REACH, "monster-empty")
    if area == PLAY:
        return no("10.3", PRICE, "no-omen-to-play", len(player.omens))
    if area == CHASE:
        return no("6.1", REACH, "nobody-to-chase")
    return no(AREA_RULES.get(area, "3.7"), REACH, "place-impossible", AREAS[area])


def no_climb(state: Wutaki, seat: int) -> Reason:
    player = state.players[seat]
    level = player.pyramid + 1
    if level > TOP:
        return no("5.1", REACH, "at-the-top")
    if free_seats(state, level) <= 0:
        return no("5.2", REACH, "level-full", level)
    if level == 1 and state.markers_left(seat) == 0:
        return no_marker("5.3")
    return short_of("5.4", player.resources, state.setup.levels[level - 1].cost)


def no_slot(state: Wutaki, seat: int, slot: int) -> Reason:
    """7.1, 18.3."""
    if at_slot(state, slot) < 0:
        return no("7.1", REACH, "no-pact-there")
    gold = state.players[seat].resources[GOLD]
    return no("18.3", PRICE, "resource-short", RESOURCES[GOLD], -state.setup.slot_gold[slot], gold)


def no_upgrade(state: Wutaki, seat: int, rule: str) -> Reason:
    """8.2, or even the cheapest one is too dear."""
    if state.markers_left(seat) == 0:
        return no_marker("8.2")
    prices = [
        price(state, target, 0) for target in range(targets(state)) if is_open(state, seat, target)
    ]
    gold = state.players[seat].resources[GOLD]
    if not prices:
        return no(rule, REACH, "nothing-to-upgrade")
    return no(rule, PRICE, "cheapest-upgrade", min(prices), gold)


def no_hiring(state: Wutaki, seat: int) -> Reason:
    """4.2, 4.4."""
    slot = next_slot(state, seat)
    if slot < 0:
        return no("4.2", REACH, "all-hired")
    player = state.players[seat]
    cost = state.setup.hiring[slot]
    needs = [0] * len(RESOURCES)
    needs[player.cost] += cost[COST]
    needs[GOLD] += cost[GOLD]
    return short_of("4.4", player.resources, needs)
