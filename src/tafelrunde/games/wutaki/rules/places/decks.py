"""Bags and discards, resources and points on their ways (1.5, 1.8, 1.9)."""

from __future__ import annotations

from tafelrunde.core.event import EVERYONE, only

from ..numbers import COST, KINDS_OF_RESOURCE, POINTS, RESOURCES
from ..shared import changed, sorted_with, without
from ..state import Wutaki


def reshuffled(discard: list[int]) -> tuple[list[int], list[int]]:
    """An empty deck is made of its discards again (7.7, 10.8, 14.1): both afterwards."""
    return discard, [0] * len(discard)


def gain_resource(state: Wutaki, seat: int, resource: int, number: int, rule: str) -> None:
    """1.5: as far as the supply lasts."""
    taken = min(number, state.supply[resource])
    if taken == 0:
        return
    state.supply[resource] -= taken
    state.players[seat].resources[resource] += taken
    state.tell(EVERYONE, "gains", rule, seat, taken, RESOURCES[resource])


def gain_points(state: Wutaki, seat: int, number: int, rule: str) -> None:
    if number:
        state.players[seat].points += number
        state.tell(EVERYONE, "points", rule, seat, number)


def pay_resource(
    state: Wutaki, seat: int, resource: int, number: int, monster: bool, rule: str
) -> None:
    """1.8: to the supply or onto the monster."""
    if number == 0:
        return
    state.players[seat].resources[resource] -= number
    if monster:
        state.monster[resource] += number
        state.tell(EVERYONE, "sacrifices", rule, seat, number, RESOURCES[resource])
    else:
        state.supply[resource] += number
        state.tell(EVERYONE, "pays", rule, seat, number, RESOURCES[resource])


def lose_points(state: Wutaki, seat: int, number: int, rule: str) -> None:
    state.players[seat].points -= number
    state.tell(EVERYONE, "loses-points", rule, seat, number)


def lose(state: Wutaki, seat: int, number: int, what: int, rule: str) -> None:
    """1.9, 15.4: as far as there is any."""
    player = state.players[seat]
    if what == POINTS:
        lost = min(number, player.points)
        if lost:
            lose_points(state, seat, lost, rule)
        return
    resource = player.cost if what == COST else what
    pay_resource(state, seat, resource, min(number, player.resources[resource]), False, rule)


def discard_omen(state: Wutaki, seat: int, face: int, rule: str) -> None:
    """1.8: open, so everybody sees which."""
    player = state.players[seat]
    player.omens = without(player.omens, face)
    state.omen_discard = changed(state.omen_discard, face, 1)
    state.reveal(EVERYONE, "discards", rule, seat, state.setup.omens[face].id)


def take_omen(state: Wutaki, seat: int, face: int, rule: str) -> None:
    player = state.players[seat]
    player.omens = sorted_with(player.omens, face)
    state.tell(EVERYONE, "draws", rule, seat)
    state.reveal(only(seat), "you-draw", rule, state.setup.omens[face].id)


# between players and the monster


def loot(state: Wutaki, seat: int, resources: list[int], rule: str) -> None:
    """From the monster to a player, as far as it still lies there."""
    player = state.players[seat]
    for resource in range(KINDS_OF_RESOURCE):
        number = min(resources[resource], state.monster[resource])
        if number:
            state.monster[resource] -= number
            player.resources[resource] += number
            state.tell(EVERYONE, "loots", rule, seat, number, RESOURCES[resource])


def collect(state: Wutaki, seat: int, number: int, resource: int) -> None:
    """12.7: every opponent hands over what he has of it, up to the number."""
    for i in range(1, state.setup.seats):
        other = (seat + i) % state.setup.seats
        hand_over(
            state, other, seat, resource, min(number, state.players[other].resources[resource])
        )


def hand_over(state: Wutaki, giver: int, taker: int, resource: int, number: int) -> None:
    if number:
        state.players[giver].resources[resource] -= number
        state.players[taker].resources[resource] += number
        state.tell(EVERYONE, "hands-over", "12.4", giver, taker, number, RESOURCES[resource])
