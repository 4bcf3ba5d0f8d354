"""Cards that chance cards take or bring back (10.9 to 10.11)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, TARGET, THING, Objected, no

from .numbers import RANKS
from .question import Question, Turn, Whose, from_bits, turn_below
from .state import Loriot


@final
class LostCard(Chance[Loriot]):
    """10.9: a card lost at random."""

    key = "drop"
    ON = ("roll",)

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        hand = state.players[state.turn].hand
        return [(action, 1) for action in from_bits(state.setup.drop, hand)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        discard(state, state.turn, action.a, turn_below(self))


@final
class Discard(Question):
    """10.9, 10.11: which card is lost? Asked of whoever has the turn, or was robbed."""

    key = "discard"
    FIELDS = (Whose("seat"),)
    ON = ("roll",)
    LEAST = 2

    def asked(self, state: Loriot, seat: int) -> Ask:
        if seat == state.turn:
            return Ask("discard", "10.9")
        return Ask("discard-robbed", "10.11", (state.turn,))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return from_bits(state.setup.discard, state.players[seat].hand)

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        discard(state, seat, action.a, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if state.players[seat].holds(action.a):
            return None
        rule = "10.9" if seat == state.turn else "10.11"
        return no(rule, TARGET, "card-not-held", RANKS[action.a])


def ask_discard(state: Loriot, seat: int, turn: Turn) -> None:
    """The last card goes without a question."""
    hand = state.players[seat].hand
    if hand & (hand - 1):
        state.decision = Discard(seat, turn)
    else:
        discard(state, seat, hand.bit_length() - 1, turn)


def discard(state: Loriot, seat: int, rank: int, turn: Turn) -> None:
    state.players[seat].hand &= ~(1 << rank)
    rule = "10.9" if seat == state.turn else "10.11"
    state.tell(EVERYONE, "discards", rule, seat, RANKS[rank])
    turn.end(state)


@final
class Regain(Question):
    """10.10: which card comes back?"""

    key = "regain"
    ON = ("roll",)
    LEAST = 2

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("regain", "10.10")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return from_bits(state.setup.regain, state.gone(seat))

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        regain(state, action.a, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if state.gone(seat) >> action.a & 1:
            return None
        return no("10.10", TARGET, "card-not-gone", RANKS[action.a])


def ask_regain(state: Loriot, turn: Turn) -> None:
    gone = state.gone(turn.seat)
    if gone & (gone - 1):
        state.decision = Regain(turn.seat, turn)
    else:
        regain(state, gone.bit_length() - 1, turn)


def regain(state: Loriot, rank: int, turn: Turn) -> None:
    state.players[turn.seat].hand |= 1 << rank
    state.tell(EVERYONE, "regains", "10.10", turn.seat, RANKS[rank])
    turn.end(state)


@final
class Rob(Question):
    """10.11: who loses a card?"""

    key = "rob"
    ON = ("roll",)
    LEAST = 2

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("rob", "10.11")

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        return [state.setup.rob.at(other) for other in robbable(state)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        rob(state, action.a, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.a in robbable(state):
            return None
        if action.a == state.turn:
            return no("10.11", THING, "not-oneself")
        return no("10.11", PRICE, "has-no-card", action.a)


def robbable(state: Loriot) -> list[int]:
    """10.11: others with a card."""
    players = state.players
    return [seat for seat in range(len(players)) if seat != state.turn and players[seat].hand]


def ask_rob(state: Loriot, turn: Turn) -> None:
    others = robbable(state)
    if len(others) > 1:
        state.decision = Rob(turn.seat, turn)
    else:
        rob(state, others[0], turn)


def rob(state: Loriot, other: int, turn: Turn) -> None:
    state.tell(EVERYONE, "robs", "10.11", turn.seat, other)
    ask_discard(state, other, turn)
