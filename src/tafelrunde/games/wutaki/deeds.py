"""Wutaki: what single steps of effects do: yields, loot, robbery (9.1, 10.2, 12.4, 12.7, 15.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import gain_resource
from tafelrunde.games.wutaki.effect import V_CHASE_WITHOUT_REVENGE, V_MORE, V_YIELD_MORE
from tafelrunde.games.wutaki.numbers import ACCEPT, FOREST, KINDS_OF_RESOURCE, RESOURCES, SLOTS
from tafelrunde.games.wutaki.pacts import accept
from tafelrunde.games.wutaki.step import S_ACCEPT, S_DISMISS, S_HIRE, area_of, worker_of
from tafelrunde.games.wutaki.workers import holds, works

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def more(state: Wutaki, seat: int, area: int) -> int:
    """12.2: what a permanent omen adds in an area."""
    player = state.players[seat]
    if player.permanent < 0 or area < 0:
        return 0
    lasting = state.setup.omens[player.permanent].lasting
    if lasting is None or lasting.verb != V_MORE or lasting.what != area:
        return 0
    return lasting.n if works(state, seat) else 0


def yield_location(state: Wutaki, seat: int, at: int) -> None:
    """9.1, 9.2, 8.6, 14.5."""
    area = area_of(at)
    setup = state.setup
    location = setup.locations[area - FOREST]
    number = location.yields[state.level(area - FOREST)]
    if location.gives < 0:
        state.push(S_HIRE, seat, number + more(state, seat, area), 0, 0)
        return
    for tower in state.players[seat].towers:
        if setup.towers[tower].resource == location.gives:
            number += setup.towers[tower].bonus
    number += holds(state, V_YIELD_MORE) + more(state, seat, area)
    gain_resource(state, seat, location.gives, number, "9.1")


def perform_accept(state: Wutaki, seat: int, at: int) -> None:
    """7.1: below a slot the field has chosen already."""
    area = area_of(at)
    if ACCEPT <= area < ACCEPT + SLOTS:
        accept(state, seat, area - ACCEPT, True)
    else:
        state.push(S_ACCEPT, seat, 0)


def begin_fate(state: Wutaki, seat: int) -> None:
    """15.7: offered only if there is a worker to give and a card to shuffle back."""
    player = state.players[seat]
    if player.revenge and player.hired():
        state.push(S_DISMISS, seat, 1, 0, -1)
    else:
        state.pop()  # the rest of this effect


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


def draws_for_chase(state: Wutaki) -> bool:
    """6.2, 14.5."""
    return not holds(state, V_CHASE_WITHOUT_REVENGE)


def other_worker(at: int) -> int:
    """The context of the visiting worker if he is an additional one, else -1 (15.6)."""
    return at if worker_of(at) > 0 else -1
