"""Chance cards and what they do (chapter 10)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import TARGET, Objected, no

from ..data import EFFECTS
from .graph import STAR, is_large
from .hand import LostCard, ask_discard, ask_regain, ask_rob, robbable
from .moves import can_move, put_on_start, stone_of
from .numbers import ONWARD, WAITING
from .pieces import Stone, Trail
from .question import Mover, Question, Turn, turn_below
from .state import Loriot

# as in data.EFFECTS
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


@final
class ChanceCard(Chance[Loriot]):
    """6.4, 10.1: read, put under the pile, followed."""

    key = "chance"
    FIELDS = (Mover(STAR, STAR),)
    ON = ("roll",)

    def __init__(self, stone: int, below: Turn) -> None:
        super().__init__(below)
        self.stone = stone

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        chance = state.setup.chance
        return [(chance.at(face), weight) for face, weight in state.fates.odds()]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        setup = state.setup
        face = action.a
        key = setup.chance_keys[face]
        state.fates.put_under(state.fates.take(face, EVERYONE))
        state.card = key
        state.drawn += 1
        steps = setup.steps[face]
        effect = setup.effects[face]
        state.reveal(EVERYONE, "chance-card", "10.1", state.turn, key, EFFECTS[effect], steps)
        if effect <= HOME or effect >= NEXT:
            follow_move(state, self.stone, effect, steps, turn_below(self))
        else:
            follow_card(state, self.stone, effect, turn_below(self))


def follow_move(state: Loriot, number: int, effect: int, steps: int, turn: Turn) -> None:
    """What becomes of stones and turns."""
    seat = turn.seat
    stone = stone_of(state, number)
    if effect == FORWARD and can_move(state, stone, steps, state.is_late()):
        turn.advance(state, number, steps, stone.at)
    elif effect == BACK and not has_fallen(state, stone):
        go_back(state, number, steps, "10.3", turn)
    elif effect == AGAIN:
        state.tell(EVERYONE, "again", "10.5", seat)
        turn.repeat(state)
    elif effect == SKIP:
        state.players[seat].skips = True
        state.tell(EVERYONE, "will-miss", "10.6", seat)
        turn.end(state)
    elif effect == HOME:
        stone.leave(WAITING)
        state.tell(EVERYONE, "goes-home", "10.7", seat)
        turn.end(state)
    elif effect == NEXT:
        turn.advance(state, number, ONWARD, stone.at)
    elif effect == PREVIOUS and steps_back(state, stone) > 0:
        go_back(state, number, steps_back(state, stone), "10.13", turn)
    elif effect == ENTERS and state.players[seat].waiting() >= 0:
        put_on_start(state, seat, "10.14")
        turn.end(state)
    else:
        ignore(state, effect, turn)


def ignore(state: Loriot, effect: int, turn: Turn) -> None:
    """10.1: what cannot be done, and the card that does nothing."""
    if effect != NOTHING:
        state.tell(EVERYONE, "ignored", "10.1", turn.seat)
    turn.end(state)


def follow_card(state: Loriot, number: int, effect: int, turn: Turn) -> None:
    """What is done with cards, and the swap: most of it is for somebody to choose."""
    seat = turn.seat
    hand = state.players[seat].hand
    if effect == SWAPS and swappable(state):
        ask_swap(state, number, turn)
    elif effect == LOSE_OWN and hand:
        ask_discard(state, seat, turn)
    elif effect == LOSE_RANDOM and hand:
        state.decision = LostCard(turn)
    elif effect == REGAINS and state.gone(seat):
        ask_regain(state, turn)
    elif effect == ROBS and robbable(state):
        ask_rob(state, turn)
    else:
        ignore(state, effect, turn)


# moving by a card


def steps_back(state: Loriot, stone: Stone) -> int:
    """10.13: to the last large field on the trail; 0 if the stone fell since."""
    graph = state.graph
    steps = 0
    trail = stone.trail
    assert trail is not None
    while not is_large(graph.kind[trail.field]):
        if graph.has_fallen(trail):
            return 0
        assert trail.before is not None
        trail = trail.before
        steps += 1
    return steps


def has_fallen(state: Loriot, stone: Stone) -> bool:
    assert stone.trail is not None
    return state.graph.has_fallen(stone.trail)


def go_back(state: Loriot, number: int, steps: int, rule: str, turn: Turn) -> None:
    """10.3, 10.13: along the own trail, at most to the start, and never up from a fall."""
    stone = stone_of(state, number)
    trail = stone.trail
    assert trail is not None
    start = trail.field
    for _ in range(steps):
        if trail.before is None or state.graph.has_fallen(trail):
            break
        trail = trail.before
    stone.put(trail)
    names = state.setup.names
    state.tell(EVERYONE, "goes-back", rule, turn.seat, names[start], names[trail.field])
    turn.land(state, number)


@final
class Swap(Question):
    """10.8: with which foreign stone does the own one change places?"""

    key = "swap"
    FIELDS = (Mover(STAR, STAR),)
    ON = ("roll",)
    LEAST = 2

    def __init__(self, seat: int, stone: int, below: Turn) -> None:
        super().__init__(seat, below)
        self.stone = stone

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("swap", "10.8")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return [state.setup.swap.at(field) for field in swappable(state)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        swap(state, self.stone, action.a, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        field = action.a
        if field in swappable(state):
            return None
        if state.graph.kind[field] > STAR:
            return no("10.8", TARGET, "no-small-field", state.setup.names[field])
        return no("10.8", TARGET, "no-foreign-stone", state.setup.names[field])


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


def ask_swap(state: Loriot, number: int, turn: Turn) -> None:
    fields = swappable(state)
    if len(fields) > 1:
        state.decision = Swap(turn.seat, number, turn)
    else:
        swap(state, number, fields[0], turn)


def swap(state: Loriot, number: int, field: int, turn: Turn) -> None:
    mine = stone_of(state, number)
    names = state.setup.names
    for seat, player in enumerate(state.players):
        for other in player.stones:
            if other.at == field and seat != turn.seat:
                exchange_trails(mine, other)
                here, there = names[other.at], names[mine.at]
                state.tell(EVERYONE, "swaps", "10.8", turn.seat, seat, here, there)
                turn.end(state)
                return


def exchange_trails(mine: Stone, other: Stone) -> None:
    first: Trail | None = mine.trail
    second: Trail | None = other.trail
    assert first is not None
    assert second is not None
    mine.put(second)
    other.put(first)
