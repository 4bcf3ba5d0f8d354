"""Rounds and turns, up to the last ones (chapter 3, 14.1 to 14.5, 17.2, 17.3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE

from ..columns import Count, Seat
from ..effects.cause import FROM_ROUND
from ..effects.effect import V_FIRST_UPGRADE_FREE
from ..effects.everybody import BY_CARD, WHO_LIKES, Everybody
from ..effects.running import begin_possible
from ..numbers import AREA_COUNT, BY_ROUNDS, LOYAL_WORKERS, MOST_ROUNDS
from ..places.decks import reshuffled
from ..shared import changed
from ..stack import Draw, drawn
from ..state import Wutaki
from .end import Bottom, has_ended, tell_end
from .halves import Place
from .scoring import Scoring


class Clock(Bottom):
    def end(self, state: Wutaki, seat: int) -> None:
        begin_last_turns(state, seat)


def begin_last_turns(state: Wutaki, seat: int) -> None:
    """17.2: for everybody else, clockwise from this seat."""
    seats = state.setup.seats
    state.decision = Last((seat + 1) % seats, seats - 1)


@final
class Round(Clock):
    """3.1, 3.8: the round before is over, then a new card."""

    key = "round"
    SEATED = False

    def __init__(self) -> None:
        super().__init__(-1)

    def do(self, state: Wutaki) -> None:
        if state.round:
            end_round(state)
        if state.round == MOST_ROUNDS:
            state.reason = BY_ROUNDS
            state.tell(EVERYONE, "stops", "3.9", MOST_ROUNDS)
            state.decision = Scoring()
            return
        state.round += 1
        state.tell(EVERYONE, "round", "3.1", state.round)
        state.decision = Turn(state.start, -1)
        state.push(Reveal())


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
        state.round_discard = changed(state.round_discard, card, 1)
    state.cards = []
    state.card_used = False
    state.free_upgrades = 0


@final
class Reveal(Draw):
    """14.1: a round card; another one comes after it is done, where it says so."""

    key = "reveal"
    SEATED = False

    def __init__(self) -> None:
        super().__init__(-1)

    def is_left(self, state: Wutaki) -> bool:
        if not any(state.round_bag):
            state.round_bag, state.round_discard = reshuffled(state.round_discard)
        return any(state.round_bag)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.round.actions, 0, state.round_bag)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        card = action.a
        face = state.setup.rounds[card]
        start, seats = state.start, state.setup.seats
        state.pop()
        state.round_bag = changed(state.round_bag, card, -1)
        state.cards = [*state.cards, card]
        state.reveal(EVERYONE, "card", "14.1", face.id)
        if face.again:
            state.push(Reveal())
        if face.kind == 1:
            state.push(Everybody(start, face.effect, seats, BY_CARD))
        elif face.kind == 2:
            begin_possible(state, start, face.effect, FROM_ROUND)
        elif face.kind == 3:
            state.push(Everybody(start, face.effect, seats, WHO_LIKES))
        elif face.kind == 4 and face.effect.has(V_FIRST_UPGRADE_FREE):
            state.free_upgrades += 1


@final
class Turn(Clock):
    """3.1, 3.4: the next seat that has a worker; else the round is over."""

    key = "turn"
    COLUMNS = (Seat("before"),)

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)  # whose turn is next
        self.before = before  # whose turn is over, or -1

    def do(self, state: Wutaki) -> None:
        seats = state.setup.seats
        order = [(self.seat + i) % seats for i in range(seats)]
        if any(has_ended(player) for player in state.players):
            self.end_late(state, order)
            return
        for seat in order:
            if state.players[seat].available():
                state.decision = Turn((seat + 1) % seats, seat)
                state.push(Place(seat, False))
                return
        state.decision = Round()

    def end_late(self, state: Wutaki, order: list[int]) -> None:
        """17.3: reached by somebody who is not at turn."""
        for seat in order:
            if has_ended(state.players[seat]) and state.ender < 0:
                state.ender = seat
        tell_end(state, "17.3")
        begin_last_turns(state, self.before if self.before >= 0 else state.ender)


@final
class Last(Clock):
    """17.2: who has a worker left may have a last turn; then everything is scored."""

    key = "last"
    COLUMNS = (Count("left"),)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left  # last turns

    def do(self, state: Wutaki) -> None:
        if self.left == 0:
            state.decision = Scoring()
            return
        state.decision = Last((self.seat + 1) % state.setup.seats, self.left - 1)
        if state.players[self.seat].available():
            state.push(Place(self.seat, True))
