"""Large fields: who aims at what, dice and duels (7.3, chapter 8, 16.5)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, THING, Objected, no

from .graph import HEAD, QUESTION
from .head import HeadNumber
from .moves import opponents_on, stone_of
from .numbers import FAILURE, RESULTS, SUCCESS
from .question import Left, Mover, Moving, Throw, Turn, turn_below
from .state import Loriot


@final
class Aim(Moving):
    """16.5: with the new targets failure can be chosen."""

    key = "aim"
    FIELDS = (Mover(QUESTION, HEAD), Left())

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("aim", "16.5", (state.setup.names[stone_of(state, self.stone).at],))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return [state.setup.aim.at(SUCCESS), state.setup.aim.at(FAILURE)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        result = action.a
        state.tell(EVERYONE, "aims", "16.5", seat, RESULTS[result])
        if result == FAILURE:
            turn_below(self).follow_result(state, self.stone, self.steps, FAILURE)
        else:
            put_question(state, self.stone, self.steps, turn_below(self))

    def is_open(self, state: Loriot) -> bool:
        return state.setup.new_targets and super().is_open(state)


def put_question(state: Loriot, number: int, left: int, turn: Turn) -> None:
    """8.1, 8.3, 8.4, 9.1: dice, a duel, or mental arithmetic."""
    field = stone_of(state, number).at
    if state.graph.kind[field] == HEAD:
        state.decision = HeadNumber(number, left, turn)
        return
    opponents = opponents_on(state, field)
    if not opponents:
        state.decision = WhiteDice(number, left, turn)
    elif len(opponents) == 1:
        challenge(state, opponents[0], number, left, turn)
    else:
        state.decision = Oppose(turn.seat, number, left, turn)


@final
class WhiteDice(Throw):
    """8.1: the sum must reach the number of the step."""

    key = "white"
    FIELDS = (Mover(QUESTION, QUESTION), Left())

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return state.setup.white_odds

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        first, second = action.a + 1, action.b + 1
        state.white = first
        state.second = second
        state.rivals = ()
        graph = state.graph
        needed = graph.threshold[graph.level[stone_of(state, self.stone).at]]
        total = first + second
        state.tell(EVERYONE, "white", "8.1", state.turn, first, second, total, needed)
        result = SUCCESS if total >= needed else FAILURE
        turn_below(self).follow_result(state, self.stone, self.steps, result)


@final
class Oppose(Moving):
    """8.4: which of several people is challenged?"""

    key = "oppose"
    FIELDS = (Mover(QUESTION, QUESTION), Left())
    LEAST = 2

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("oppose", "8.4")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return [state.setup.oppose.at(other) for other in self.opponents(state)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        challenge(state, action.a, self.stone, self.steps, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        opponent = action.a
        if opponent == seat:
            return no("8.2", THING, "not-oneself")
        return (
            None if opponent in self.opponents(state) else no("8.4", REACH, "not-there", opponent)
        )

    def opponents(self, state: Loriot) -> list[int]:
        return opponents_on(state, stone_of(state, self.stone).at)


def challenge(state: Loriot, opponent: int, number: int, left: int, turn: Turn) -> None:
    state.tell(EVERYONE, "challenges", "8.3", turn.seat, opponent)
    state.white = 0
    state.second = 0
    state.rivals = (turn.seat, opponent)
    state.decision = Duel(number, left, turn)


@final
class Duel(Throw):
    """8.5, 8.6: a white die each; a tie is thrown again."""

    key = "duel"
    FIELDS = (Mover(QUESTION, QUESTION), Left())

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return state.setup.duel_odds

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        mine, other = action.a + 1, action.b + 1
        state.white = mine
        state.second = other
        state.tell(EVERYONE, "duel", "8.5", state.turn, mine, state.rivals[1], other)
        if mine == other:
            state.tell(EVERYONE, "duel-tie", "8.5")
            return
        result = SUCCESS if mine > other else FAILURE
        turn_below(self).follow_result(state, self.stone, self.steps, result)

    def is_open(self, state: Loriot) -> bool:
        tied = state.white == state.second  # also before the first throw
        ready = tied and len(state.rivals) == 2 and state.rivals[0] == state.turn
        return ready and super().is_open(state)
