"""The course of turns: the black die, entering, choosing a stone (chapters 3 and 4)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import MOMENT, PRICE, REACH, TARGET, Objected, Reason, no

from .graph import QUESTION, is_large
from .moves import can_move, put_on_start
from .numbers import DIE, ENTRY, OUT, STONES, TRIES, WAITING
from .question import Left, Mover, Question, Turn, turn_below
from .scoring import FINISHED, ROUND_LIMIT, finish
from .state import Loriot
from .walk import advance, follow_result, land, set_out


def begin_turn(state: Loriot, seat: int) -> None:
    """The next person with a stone; whoever has to wait is passed over."""
    if not state.has_any_stone():
        finish(state, FINISHED)
        return
    players = state.players
    while True:
        if state.played >= state.setup.most_turns:
            state.tell(EVERYONE, "stops", "14.5", state.played // len(players))
            finish(state, ROUND_LIMIT)
            return
        player = players[seat]
        if player.skips:
            player.skips = False
            state.tell(EVERYONE, "misses", "10.6", seat)
        elif player.is_on_way() or player.waiting() >= 0:
            state.turn = seat
            state.decision = Roll(seat)
            return
        state.played += 1
        seat = (seat + 1) % len(players)


@final
class Roll(Turn):
    """3.1: the black die is thrown; the turn stays below all that follows from it."""

    key = "roll"

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("roll", "3.1") if tries_of(state, seat) == 1 else Ask("roll-six", "4.2")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return state.setup.rolls

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        state.clear_dice()
        state.decision = BlackDie(tries_of(state, seat), self)

    def absent(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind in ("enter", "move"):
            return no("3.1", MOMENT, "roll-first")
        return super().absent(state, seat, action)

    def is_open(self, state: Loriot) -> bool:
        player = state.players[self.seat]
        return player.is_on_way() or player.waiting() >= 0

    def end(self, state: Loriot) -> None:
        state.played += 1
        begin_turn(state, (self.seat + 1) % len(state.players))

    def repeat(self, state: Loriot) -> None:
        begin_turn(state, self.seat)

    def advance(self, state: Loriot, number: int, left: int, start: int) -> None:
        advance(state, number, left, start, self)

    def land(self, state: Loriot, number: int) -> None:
        land(state, number, self)

    def follow_result(self, state: Loriot, number: int, left: int, result: int) -> None:
        follow_result(state, number, left, result, self)


def tries_of(state: Loriot, seat: int) -> int:
    """4.2: throws for a 6, if no stone is on its way."""
    return 1 if state.players[seat].is_on_way() else TRIES


@final
class BlackDie(Chance[Loriot]):
    """3.1, 4.1 to 4.3: for the stones on their way, or up to three times for a 6."""

    key = "black"
    FIELDS = (Left("tries"),)
    ON = ("roll",)

    def __init__(self, tries: int, below: Turn) -> None:
        super().__init__(below)
        self.tries = tries

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return state.setup.black_odds

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        thrown = action.a + 1
        turn = turn_below(self)
        state.black = thrown
        state.tell(EVERYONE, "throws", "3.1", turn.seat, thrown)
        if state.players[turn.seat].is_on_way():
            offer_stones(state, thrown, turn)
        elif thrown == ENTRY:
            enter(state, turn)
        elif self.tries > 1:
            state.decision = BlackDie(self.tries - 1, turn)
        else:
            state.tell(EVERYONE, "no-six", "4.2", turn.seat)
            turn.end(state)

    def is_open(self, state: Loriot) -> bool:
        return 1 <= self.tries <= tries_of(state, state.turn)


def offer_stones(state: Loriot, thrown: int, turn: Turn) -> None:
    """3.2, 3.3: the only stone that can move moves by itself."""
    movable = movable_stones(state, turn.seat, thrown)
    enters = can_enter(state, turn.seat, thrown)
    if len(movable) + int(enters) > 1:
        state.decision = StoneChoice(turn.seat, thrown, turn)
    elif enters:
        enter(state, turn)
    elif movable:
        move(state, movable[0], thrown, turn)
    else:
        state.tell(EVERYONE, "no-move", "3.3", turn.seat, thrown)
        turn.end(state)


@final
class StoneChoice(Question):
    """3.2: which stone moves, or does one enter?"""

    key = "stone"
    FIELDS = (Left("thrown"),)
    ON = ("roll",)
    LEAST = 2

    def __init__(self, seat: int, thrown: int, below: Turn) -> None:
        super().__init__(seat, below)
        self.thrown = thrown

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("stone", "3.2", (self.thrown,))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        setup = state.setup
        out = [setup.move.at(number) for number in movable_stones(state, seat, self.thrown)]
        if can_enter(state, seat, self.thrown):
            out.append(setup.enter.at())
        return out

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        if action.block is state.setup.move:
            move(state, action.a, self.thrown, turn_below(self))
        else:
            enter(state, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind != "move":
            return None
        stone = state.players[seat].stones[action.a]
        if stone.at == WAITING:
            return self.no_entry() or no("4.1", TARGET, "stone-enters")
        if can_move(state, stone, self.thrown, state.is_late()):
            return None
        if stone.at >= 0 and is_large(state.graph.kind[stone.at]):
            return no("7.7", PRICE, "neither-way", self.thrown)
        if stone.at == OUT:
            return no("12.3", REACH, "stone-is-out")
        if stone.points:
            return no("11.4", REACH, "stone-has-arrived")
        return no("5.5", PRICE, "past-the-target", self.thrown)

    def absent(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind == "enter":
            return self.no_entry() or no("4.1", REACH, "nobody-waits")
        return self.refusal(state, seat, action) or super().absent(state, seat, action)

    def no_entry(self) -> Reason | None:
        """4.1: what was thrown is not what is needed."""
        if self.thrown == ENTRY:
            return None
        return no("4.1", PRICE, "stone-waits", ENTRY, self.thrown)

    def is_open(self, state: Loriot) -> bool:
        return 1 <= self.thrown <= len(DIE) and super().is_open(state)


def movable_stones(state: Loriot, seat: int, thrown: int) -> list[int]:
    """The stones that can go so far (5.5, 7.7)."""
    late = state.is_late()
    stones = state.players[seat].stones
    return [i for i in range(len(stones)) if can_move(state, stones[i], thrown, late)]


def can_enter(state: Loriot, seat: int, thrown: int) -> bool:
    """4.1: only a 6 brings a stone in."""
    return thrown == ENTRY and state.players[seat].waiting() >= 0


def move(state: Loriot, number: int, steps: int, turn: Turn) -> None:
    state.tell(EVERYONE, "chooses", "3.2", turn.seat, STONES[number], steps)
    set_out(state, number, steps, turn)


def enter(state: Loriot, turn: Turn) -> None:
    """4.4: onto the start, then the black die gives the distance."""
    state.decision = Distance(put_on_start(state, turn.seat, "4.4"), turn)


@final
class Distance(Chance[Loriot]):
    """4.4, 4.5: how far a stone goes that has just entered."""

    key = "distance"
    FIELDS = (Mover(QUESTION, QUESTION),)
    ON = ("roll",)

    def __init__(self, stone: int, below: Turn) -> None:
        super().__init__(below)
        self.stone = stone

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return state.setup.black_odds

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        thrown = action.a + 1
        state.black = thrown
        state.tell(EVERYONE, "distance", "4.4", state.turn, thrown)
        set_out(state, self.stone, thrown, turn_below(self))
