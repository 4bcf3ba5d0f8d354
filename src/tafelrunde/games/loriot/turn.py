"""Loriot: from lots to turns: who begins, the black die, entering, choosing a stone (2, 3, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.loriot.flow import begin_turn, end_turn
from tafelrunde.games.loriot.moves import can_move
from tafelrunde.games.loriot.numbers import CHIPS, DIE, ENTRY, NO_CHIP, NOBODY, STONES, TRIES
from tafelrunde.games.loriot.step import (
    BLACK,
    CHIP,
    DISTANCE,
    LAY,
    LOT,
    STONE,
    Step,
    Trail,
)  # fmt: skip
from tafelrunde.games.loriot.walk import set_out

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot

# lots and chips


def throw_lot(state: Loriot, seat: int, first: int, second: int) -> None:
    """2.1: then the next one, a tie, or the beginning."""
    state.lots[seat] = first * len(DIE) + second
    total = first + second + 2
    state.tell(EVERYONE, "lot", "2.1", seat, first + 1, second + 1, total)
    if -1 in state.lots:
        state.step = Step(LOT, state.lots.index(-1))
        return
    sums = [-1 if lot < 0 else lot // len(DIE) + lot % len(DIE) for lot in state.lots]
    best = max(sums)
    if sums.count(best) > 1:
        state.lots = [-1 if sum_ == best else -2 for sum_ in sums]
        state.tell(EVERYONE, "lot-tie", "2.1", best + 2)
        state.step = Step(LOT, state.lots.index(-1))
        return
    state.begun = sums.index(best)
    state.lots = []
    state.turn = state.begun
    state.tell(EVERYONE, "begins", "2.1", state.begun)
    if state.setup.new_targets:
        state.step = Step(CHIP, state.begun)
    else:
        begin_turn(state, state.begun)


def draw_chip(state: Loriot, seat: int, value: int) -> None:
    """16.1: one after another, each for one pair of eyes."""
    state.holding[seat] = value
    state.tell(EVERYONE, "draws-chip", "16.1", seat)
    state.reveal(only(seat), "your-chip", "16.1", value)
    following = (seat + 1) % len(state.players)
    if following == state.begun:
        state.step = Step(LAY, following)
    else:
        state.step = Step(CHIP, following)


def lay_chip(state: Loriot, seat: int, slot: int) -> None:
    """16.2."""
    state.chips[slot] = state.holding[seat]
    state.knowers[slot] = seat
    state.holding[seat] = NO_CHIP
    name = state.setup.names[state.graph.chips[slot]]
    state.tell(EVERYONE, "lays-chip", "16.2", seat, name)
    following = (seat + 1) % len(state.players)
    if following == state.begun:
        state.tell(EVERYONE, "fills-chips", "16.3", CHIPS - len(state.players))
        begin_turn(state, following)
    else:
        state.step = Step(LAY, following)


def open_values(state: Loriot) -> list[int]:
    """Chips that nobody has seen: the values that are left for undecided places."""
    fixed = state.chips + state.holding
    return [value for value in range(1, CHIPS + 1) if value not in fixed]


def is_free(state: Loriot, slot: int) -> bool:
    """16.2: whether a chip can be laid there."""
    return state.knowers[slot] == NOBODY


# the black die


def roll(state: Loriot, seat: int) -> None:
    state.clear_dice()
    tries = 1 if state.players[seat].is_on_way() else TRIES
    state.step = Step(BLACK, seat, left=tries)


def throw_black(state: Loriot, step: Step, thrown: int) -> None:
    """3.1, 4.1 to 4.3."""
    seat = step.seat
    state.black = thrown
    state.tell(EVERYONE, "throws", "3.1", seat, thrown)
    if state.players[seat].is_on_way():
        offer_stones(state, seat, thrown)
    elif thrown == ENTRY:
        enter(state, seat)
    elif step.left > 1:
        state.step = Step(BLACK, seat, left=step.left - 1)
    else:
        state.tell(EVERYONE, "no-six", "4.2", seat)
        end_turn(state)


def offer_stones(state: Loriot, seat: int, thrown: int) -> None:
    """3.2, 3.3: the only stone that can move moves by itself."""
    player = state.players[seat]
    movable = movable_stones(state, seat, thrown)
    enters = thrown == ENTRY and player.waiting() >= 0
    if len(movable) + int(enters) > 1:
        state.step = Step(STONE, seat, left=thrown)
    elif enters:
        enter(state, seat)
    elif movable:
        move(state, seat, movable[0], thrown)
    else:
        state.tell(EVERYONE, "no-move", "3.3", seat, thrown)
        end_turn(state)


def movable_stones(state: Loriot, seat: int, thrown: int) -> list[int]:
    """The stones that can go so far (5.5, 7.7)."""
    late = state.is_late()
    stones = state.players[seat].stones
    return [i for i in range(len(stones)) if can_move(state, stones[i], thrown, late)]


def move(state: Loriot, seat: int, number: int, steps: int) -> None:
    state.tell(EVERYONE, "chooses", "3.2", seat, STONES[number], steps)
    set_out(state, number, steps)


def enter(state: Loriot, seat: int) -> None:
    """4.4: onto the start, then the black die gives the distance."""
    number = put_on_start(state, seat, "4.4")
    state.step = Step(DISTANCE, seat, number)


def put_on_start(state: Loriot, seat: int, rule: str) -> int:
    player = state.players[seat]
    number = player.waiting()
    player.stones[number].put(Trail(state.graph.start, -1, None))
    state.tell(EVERYONE, "enters", rule, seat, STONES[number])
    return number


def throw_distance(state: Loriot, step: Step, thrown: int) -> None:
    """4.4, 4.5."""
    state.black = thrown
    state.tell(EVERYONE, "distance", "4.4", step.seat, thrown)
    set_out(state, step.stone, thrown)
