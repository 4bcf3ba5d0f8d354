"""Loriot: chance cards and what they do (chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.loriot.flow import begin_turn, end_turn
from tafelrunde.games.loriot.graph import STAR, is_large
from tafelrunde.games.loriot.moves import can_move, stone_of
from tafelrunde.games.loriot.numbers import ONWARD, RANKS, WAITING
from tafelrunde.games.loriot.setup import EFFECTS
from tafelrunde.games.loriot.step import DISCARD, DROP, REGAIN, ROB, SWAP, Step, Trail
from tafelrunde.games.loriot.turn import put_on_start
from tafelrunde.games.loriot.walk import advance, land

if TYPE_CHECKING:
    from tafelrunde.games.loriot.pieces import Stone
    from tafelrunde.games.loriot.state import Loriot

# as in setup.EFFECTS
NOTHING: Final = 0
FORWARD: Final = 1
BACK: Final = 2
AGAIN: Final = 3
SKIP: Final = 4
HOME: Final = 5
SWAPS: Final = 6
LOSE_OWN: Final = 7
LOSE_RANDOM: Final = 8
REGAINS: Final = 9
ROBS: Final = 10
NEXT: Final = 11
PREVIOUS: Final = 12
ENTERS: Final = 13


def draw_fate(state: Loriot, step: Step, face: int) -> None:
    """10.1: read, put under the pile, followed."""
    setup = state.setup
    key = setup.chance_keys[face]
    state.fates.put_under(state.fates.take(face, EVERYONE))
    state.card = key
    state.drawn += 1
    steps = setup.steps[face]
    effect = setup.effects[face]
    state.reveal(EVERYONE, "chance-card", "10.1", step.seat, key, EFFECTS[effect], steps)
    if effect <= HOME or effect >= NEXT:
        follow_move(state, step.stone, effect, steps)
    else:
        follow_card(state, step.stone, effect)


def follow_move(state: Loriot, number: int, effect: int, steps: int) -> None:
    """What becomes of stones and turns."""
    seat = state.turn
    stone = stone_of(state, number)
    if effect == FORWARD and can_move(state, stone, steps, state.is_late()):
        advance(state, number, steps, stone.at)
    elif effect == BACK:
        go_back(state, number, steps, "10.3")
    elif effect == AGAIN:
        state.tell(EVERYONE, "again", "10.5", seat)
        begin_turn(state, seat)
    elif effect == SKIP:
        state.players[seat].skips = True
        state.tell(EVERYONE, "will-miss", "10.6", seat)
        end_turn(state)
    elif effect == HOME:
        stone.leave(WAITING)
        state.tell(EVERYONE, "goes-home", "10.7", seat)
        end_turn(state)
    elif effect == NEXT:
        advance(state, number, ONWARD, stone.at)
    elif effect == PREVIOUS:
        go_back(state, number, steps_back(state, stone), "10.13")
    elif effect == ENTERS and state.players[seat].waiting() >= 0:
        put_on_start(state, seat, "10.14")
        end_turn(state)
    else:
        ignore(state, effect)


def ignore(state: Loriot, effect: int) -> None:
    """10.1: what cannot be done, and the card that does nothing."""
    if effect != NOTHING:
        state.tell(EVERYONE, "ignored", "10.1", state.turn)
    end_turn(state)


def follow_card(state: Loriot, number: int, effect: int) -> None:
    """What is done with cards, and the swap: most of it is for somebody to choose."""
    seat = state.turn
    hand = state.players[seat].hand
    if effect == SWAPS and swappable(state):
        ask_swap(state, number)
    elif effect == LOSE_OWN and hand:
        ask_discard(state, seat)
    elif effect == LOSE_RANDOM and hand:
        state.step = Step(DROP, seat)
    elif effect == REGAINS and state.gone(seat):
        ask_regain(state, seat)
    elif effect == ROBS and robbable(state):
        ask_rob(state, seat)
    else:
        ignore(state, effect)


# moving by a card


def steps_back(state: Loriot, stone: Stone) -> int:
    """10.13: to the last large field on the trail."""
    steps = 0
    trail = stone.trail
    assert trail is not None
    while not is_large(state.graph.kind[trail.field]):
        assert trail.before is not None
        trail = trail.before
        steps += 1
    return steps


def go_back(state: Loriot, number: int, steps: int, rule: str) -> None:
    """10.3, 10.13: along the own trail, at most to the start."""
    stone = stone_of(state, number)
    trail = stone.trail
    assert trail is not None
    start = trail.field
    for _ in range(steps):
        if trail.before is None:
            break
        trail = trail.before
    stone.put(trail)
    names = state.setup.names
    state.tell(EVERYONE, "goes-back", rule, state.turn, names[start], names[trail.field])
    land(state, number)


def swappable(state: Loriot) -> list[int]:
    """10.8: small fields with a foreign stone."""
    out: list[int] = []
    for seat, player in enumerate(state.players):
        if seat != state.turn:
            for stone in player.stones:
                if stone.at >= 0 and state.graph.kind[stone.at] <= STAR:
                    out.append(stone.at)
    out.sort()
    return out


def ask_swap(state: Loriot, number: int) -> None:
    step = Step(SWAP, state.turn, number)
    fields = swappable(state)
    if len(fields) > 1:
        state.step = step
    else:
        swap(state, step, fields[0])


def swap(state: Loriot, step: Step, field: int) -> None:
    mine = stone_of(state, step.stone)
    for seat, player in enumerate(state.players):
        for other in player.stones:
            if other.at == field and seat != step.seat:
                exchange_trails(mine, other)
                name = state.setup.names
                state.tell(
                    EVERYONE, "swaps", "10.8", step.seat, seat, name[other.at], name[mine.at]
                )
                end_turn(state)
                return


def exchange_trails(mine: Stone, other: Stone) -> None:
    first: Trail | None = mine.trail
    second: Trail | None = other.trail
    assert first is not None
    assert second is not None
    mine.put(second)
    other.put(first)


# cards


def ask_discard(state: Loriot, seat: int) -> None:
    """The last card goes without a question."""
    hand = state.players[seat].hand
    if hand & (hand - 1):
        state.step = Step(DISCARD, seat)
    else:
        discard(state, seat, hand.bit_length() - 1)


def discard(state: Loriot, seat: int, rank: int) -> None:
    """10.9, 10.11."""
    state.players[seat].hand &= ~(1 << rank)
    rule = "10.9" if seat == state.turn else "10.11"
    state.tell(EVERYONE, "discards", rule, seat, RANKS[rank])
    end_turn(state)


def ask_regain(state: Loriot, seat: int) -> None:
    gone = state.gone(seat)
    if gone & (gone - 1):
        state.step = Step(REGAIN, seat)
    else:
        regain(state, seat, gone.bit_length() - 1)


def regain(state: Loriot, seat: int, rank: int) -> None:
    """10.10."""
    state.players[seat].hand |= 1 << rank
    state.tell(EVERYONE, "regains", "10.10", seat, RANKS[rank])
    end_turn(state)


def robbable(state: Loriot) -> list[int]:
    """10.11: others with a card."""
    players = state.players
    return [seat for seat in range(len(players)) if seat != state.turn and players[seat].hand]


def ask_rob(state: Loriot, seat: int) -> None:
    others = robbable(state)
    if len(others) > 1:
        state.step = Step(ROB, seat)
    else:
        rob(state, seat, others[0])


def rob(state: Loriot, seat: int, other: int) -> None:
    state.tell(EVERYONE, "robs", "10.11", seat, other)
    ask_discard(state, other)
