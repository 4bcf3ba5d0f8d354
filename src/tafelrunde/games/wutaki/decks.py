"""Wutaki: bags and discards, resources and points on their ways (1.5, 1.8, 1.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.wutaki.numbers import (
    ANY,
    COST,
    KINDS_OF_RESOURCE,
    OMEN,
    POINTS,
    RESOURCES,
    SECRET,
)  # fmt: skip
from tafelrunde.games.wutaki.paragraph import rule_of
from tafelrunde.games.wutaki.step import (
    FOR_EFFECT,
    S_DISCARD,
    S_DRAW,
    S_PAY,
    S_REVENGE,
    S_SECRET,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def reshuffle(bag: list[int], discard: list[int]) -> None:
    """An empty deck is made of its discards again (7.7, 10.8, 14.1)."""
    if any(bag):
        return
    for face, number in enumerate(discard):
        bag[face] = number
        discard[face] = 0


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


def gain(state: Wutaki, seat: int, number: int, what: int, at: int) -> None:
    rule = rule_of(at)
    if what < KINDS_OF_RESOURCE:
        gain_resource(state, seat, what, number, rule)
    elif what == COST:
        gain_resource(state, seat, state.players[seat].cost, number, rule)
    elif what == POINTS:
        gain_points(state, seat, number, rule)
    elif what == OMEN:
        state.push(S_DRAW, seat, number, 0, at)
    elif what == SECRET:
        state.push(S_SECRET, seat, number)


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


def pay(state: Wutaki, seat: int, number: int, what: int, monster: bool, rule: str) -> None:
    """What was checked before; any resources and omens are picked one by one."""
    if what < KINDS_OF_RESOURCE:
        pay_resource(state, seat, what, number, monster, rule)
    elif what == COST:
        pay_resource(state, seat, state.players[seat].cost, number, monster, rule)
    elif what == ANY:
        if number:
            state.push(S_PAY, seat, number, int(monster))
    elif what == POINTS:
        state.players[seat].points -= number
        state.tell(EVERYONE, "loses-points", rule, seat, number)
    elif what == OMEN and number:
        state.push(S_DISCARD, seat, number, FOR_EFFECT, 0)


def lose(state: Wutaki, seat: int, number: int, what: int, rule: str) -> None:
    """1.9, 15.4: as far as there is any."""
    player = state.players[seat]
    if what == POINTS:
        lost = min(number, player.points)
        if lost:
            player.points -= lost
            state.tell(EVERYONE, "loses-points", rule, seat, lost)
        return
    resource = player.cost if what == COST else what
    pay_resource(state, seat, resource, min(number, player.resources[resource]), False, rule)


def draw_revenge(state: Wutaki, seat: int, number: int, at: int) -> None:
    if number:
        state.push(S_REVENGE, seat, number, 0, at)


def discard_omen(state: Wutaki, seat: int, face: int, rule: str) -> None:
    """1.8: open, so everybody sees which."""
    state.players[seat].omens.remove(face)
    state.omen_discard[face] += 1
    state.reveal(EVERYONE, "discards", rule, seat, state.setup.omens[face].id)


def take_omen(state: Wutaki, seat: int, face: int, rule: str) -> None:
    hand = state.players[seat].omens
    hand.append(face)
    hand.sort()
    state.tell(EVERYONE, "draws", rule, seat)
    state.reveal(only(seat), "you-draw", rule, state.setup.omens[face].id)
