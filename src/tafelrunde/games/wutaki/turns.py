"""Wutaki: rounds, turns and the end (chapters 3 and 17, 9.3, 4.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.numbers import (
    AREA_COUNT,
    BY_POINTS,
    BY_PYRAMID,
    BY_ROUNDS,
    CHASE,
    FOREST,
    GOAL,
    LOYAL,
    LOYAL_WORKERS,
    MOST_ROUNDS,
    REASONS,
    SPECIAL,
    TOP,
)  # fmt: skip
from tafelrunde.games.wutaki.player import Player
from tafelrunde.games.wutaki.possible import area_effect, is_location, possible
from tafelrunde.games.wutaki.step import (
    FROM_OWNER,
    S_AGAIN,
    S_FINAL,
    S_LAST,
    S_PICK,
    S_PICKS,
    S_PLACE,
    S_REVEAL,
    S_ROUND,
    S_ROW,
    S_RUN,
    S_TURN,
    Step,
    area_of,
    worker_of,
)  # fmt: skip
from tafelrunde.games.wutaki.writing import shed

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def first_pacts(state: Wutaki, step: Step) -> None:
    """2.10: two picks each, then the row is filled."""
    seats = state.setup.seats
    if step.a < seats:
        state.push(S_PICKS, -1, step.a + 1)
        state.push(S_ROW, -1)
        state.push(S_PICK, (state.start + step.a) % seats, 2)


def begin_round(state: Wutaki) -> None:
    """3.1, 3.8: the round before is over, then a new card."""
    if state.round:
        end_round(state)
    if state.round == MOST_ROUNDS:
        state.reason = BY_ROUNDS
        state.tell(EVERYONE, "stops", "3.9", MOST_ROUNDS)
        state.step = Step(S_FINAL, -1, 0, 0, -1, None)
        return
    state.round += 1
    state.tell(EVERYONE, "round", "3.1", state.round)
    state.step = Step(S_TURN, state.start, -1, 0, -1, None)
    state.push(S_REVEAL, -1)


def end_round(state: Wutaki) -> None:
    if state.claimed >= 0:
        state.start = state.claimed
        state.claimed = -1
        state.tell(EVERYONE, "start-moves", "3.8", state.start)
    for player in state.players:
        for area in range(AREA_COUNT):
            spot = player.spots[area]
            if spot:
                player.idle += spot >> 3 & 7
                player.special += spot >> 6
                player.spots[area] = 0
        player.loyal = LOYAL_WORKERS
        player.passed = False
        player.permanent_used = False
    for card in state.cards:
        state.round_discard[card] += 1
    state.cards = []
    state.card_used = False
    state.free_upgrades = 0


def next_turn(state: Wutaki, step: Step) -> None:
    """3.1, 3.4, 17.3: the next seat that has a worker; else the round is over."""
    seats = state.setup.seats
    if any(has_ended(player) for player in state.players):
        first = step.a
        for i in range(seats):  # reached by somebody who is not at turn
            seat = (step.seat + i) % seats
            if has_ended(state.players[seat]) and state.ender < 0:
                state.ender = seat
        tell_end(state, "17.3")
        last = first if first >= 0 else state.ender
        state.step = Step(S_LAST, (last + 1) % seats, seats - 1, 0, -1, None)
        return
    for i in range(seats):
        seat = (step.seat + i) % seats
        if state.players[seat].available():
            state.step = Step(S_TURN, (seat + 1) % seats, seat, 0, -1, None)
            state.push(S_PLACE, seat, 0)
            return
    state.step = Step(S_ROUND, -1, 0, 0, -1, None)


def has_ended(player: Player) -> bool:
    """17.1: 100 points, or the top of the pyramid."""
    return player.points >= GOAL or player.pyramid == TOP


def tell_end(state: Wutaki, rule: str) -> None:
    """Who brought the end about is known; by what?"""
    top = state.players[state.ender].pyramid == TOP
    state.reason = BY_PYRAMID if top else BY_POINTS
    state.tell(EVERYONE, "ends", rule, state.ender, REASONS[state.reason])


def last_turn(state: Wutaki, step: Step) -> None:
    """17.2."""
    if step.a == 0:
        state.step = Step(S_FINAL, -1, 0, 0, -1, None)
        return
    seats = state.setup.seats
    state.step = Step(S_LAST, (step.seat + 1) % seats, step.a - 1, 0, -1, None)
    if state.players[step.seat].available():
        state.push(S_PLACE, step.seat, 1)


def check_end(state: Wutaki, seat: int) -> bool:
    """17.1: after a completed step; the active player's turn is over at once."""
    if state.ender >= 0 or not has_ended(state.players[seat]):
        return False
    state.ender = seat
    tell_end(state, "17.1")
    for face in shed(state):  # an omen that was being carried out does not get lost
        state.omen_discard[face] += 1
    seats = state.setup.seats
    state.step = Step(S_LAST, (seat + 1) % seats, seats - 1, 0, -1, None)
    return True


def pay_owners(state: Wutaki, step: Step) -> None:
    """9.3, 1.5: clockwise from the visitor, per marker."""
    if not is_location(step.a):
        return
    location = step.a - FOREST
    seats = state.setup.seats
    bonus = state.setup.locations[location].bonus
    owners: list[int] = []
    for i in range(seats):
        owner = (step.seat + i) % seats
        for place in (2 * location, 2 * location + 1):
            if state.markers[place] == owner:
                owners.append(owner)
    for owner in reversed(owners):
        state.push(S_RUN, owner, bonus.id, 0, FROM_OWNER)


def acted(state: Wutaki, step: Step) -> None:
    """4.3, 16.2: after an action; the special worker, or an ability, may repeat it."""
    if check_end(state, step.seat) or step.b == 1:
        return
    area = area_of(step.c)
    worker = worker_of(step.c)
    player = state.players[step.seat]
    if worker == SPECIAL:
        if area == CHASE:
            return  # 6.4
    elif player.ability_used or player.ability < 0 or state.setup.abilities[player.ability].when:
        return
    if not stands(state, step.seat, area, worker):
        return
    effect = area_effect(state, step.seat, area)
    if effect is None:
        return
    hand = len(player.omens)
    # whether an omen can be played is a secret: the question is put all the same
    secret = hand > 0 and effect.plays
    if secret or possible(state, step.seat, effect, step.c, hand):
        state.push(S_AGAIN, step.seat, 0, 0, step.c)


def stands(state: Wutaki, seat: int, area: int, worker: int) -> bool:
    """15.7: the visiting worker himself may have been given up."""
    spot = state.players[seat].spots[area]
    if worker == LOYAL:
        return spot & 7 > 0
    return spot >> 6 > 0 if worker == SPECIAL else spot >> 3 & 7 > 0
