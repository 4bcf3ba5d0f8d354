"""What an action leads to: chance by its odds, own follow-up steps greedily, then `value`.

Frozen like the bot `reference`, whose look-ahead it is.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.parts import ADVICE, AdvicePart, Part
from tafelrunde.core.state import CHANCE, State

FOLLOW = 3  # own steps followed after the first, while nobody else is asked
BRANCHES = 12  # chance outcomes weighed exactly; of more, a sample of as many


class Lookahead:
    """Values what one seat may do, spending about `work` valuations on each action."""

    def __init__(
        self, seat: int, random: Random, work: int, part: Part[AdvicePart] = ADVICE
    ) -> None:
        self.seat = seat
        self.part = part  # of the game: whose `value` and `prior` count
        self.random = random
        self.width = work // FOLLOW  # follow-up actions compared at each step

    def after(self, state: State, action: Action) -> float:
        return self.expect(moved(state, self.seat, action), FOLLOW, BRANCHES)

    def expect(self, state: State, follow: int, branches: int) -> float:
        """The mean value for this seat once chance and its own next steps are played."""
        actors = state.actors()
        if actors == (CHANCE,):
            return self.chance(state, follow, branches)
        if actors == (self.seat,) and follow and self.width > 1:
            return self.expect(self.follow_up(state), follow - 1, branches)
        return state.setup.game.value(state, self.part)[self.seat]

    def chance(self, state: State, follow: int, branches: int) -> float:
        """Exact for few outcomes; `branches` shrinks, so that chains of draws stay affordable."""
        odds = state.odds()
        whole = total(odds)
        if len(odds) > branches:
            points = [int(self.random.random() * whole) for _ in range(max(1, branches))]
            odds = [(outcome_at(odds, point), 1) for point in points]
            whole = len(odds)
        left = branches // len(odds)
        return sum(
            weight * self.expect(moved(state, CHANCE, outcome), follow, left) / whole
            for outcome, weight in odds
        )

    def follow_up(self, state: State) -> State:
        """The position after the own next step that looks best at once."""
        legal = likeliest(state, self.seat, state.legal(self.seat), self.width, self.part)
        positions = [moved(state, self.seat, action) for action in legal]
        if len(positions) == 1:
            return positions[0]
        return max(positions, key=lambda position: self.expect(position, 0, 1))


def likeliest(
    state: State, seat: int, legal: list[Action], most: int, part: Part[AdvicePart] = ADVICE
) -> list[Action]:
    """At most so many actions: those that this part of the game would look at first."""
    if len(legal) <= most:
        return legal
    weights = state.setup.game.prior(state, seat, legal, part)
    order = sorted(range(len(legal)), key=lambda i: -weights[i])
    return [legal[i] for i in order[:most]]


def moved(state: State, actor: int, action: Action) -> State:
    after = state.clone()
    after.apply(actor, action)
    return after
