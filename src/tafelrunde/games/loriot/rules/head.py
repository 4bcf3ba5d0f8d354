"""Mental arithmetic on heads: the number, who intervenes, the mover's cards (chapter 9)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, TARGET, THING, Objected, no

from .arithmetic.calculation import term_of
from .arithmetic.expression import MINUS, OVER, PLUS, TIMES, joined, single
from .arithmetic.solver import SOLVER
from .graph import HEAD
from .numbers import FAILURE, RANKS, SUCCESS
from .pieces import Laid
from .question import (
    Left,
    Mover,
    Moving,
    Throw,
    Turn,
    Whose,
    from_bits,
    turn_below,
)
from .state import Loriot

# what is done with cards: at the wrong moment it is answered by what is asked now
CARDS: Final = ("intervene", "decline", "play", "claim", "give-up", "combine")


def number_of(state: Loriot) -> int:
    """The number to be made."""
    return state.white + state.second


@final
class HeadNumber(Throw):
    """9.1: two white dice give the number to be made."""

    key = "number"
    FIELDS = (Mover(HEAD, HEAD), Left())

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return state.setup.white_odds

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        first, second = action.a + 1, action.b + 1
        state.white = first
        state.second = second
        state.rivals = ()
        state.tell(EVERYONE, "number", "9.1", state.turn, first, second, first + second)
        ask_next(state, state.turn, self.stone, self.steps, turn_below(self))


def ask_next(state: Loriot, after: int, stone: int, steps: int, turn: Turn) -> None:
    """9.2: the next one clockwise with a card in hand; then the mover."""
    seats = len(state.players)
    seat = (after + 1) % seats
    while seat != state.turn:
        if state.players[seat].hand:
            state.decision = Intervene(seat, stone, steps, turn)
            return
        seat = (seat + 1) % seats
    state.decision = Play(seat, stone, steps, turn)


class Sum(Moving):
    """Asked with cards on the table, or about to be."""

    RULE: ClassVar[str] = ""

    def absent(self, state: Loriot, seat: int, action: Action) -> Objected:
        return self.RULE if action.kind in CARDS else super().absent(state, seat, action)

    def give_up(self, state: Loriot) -> None:
        """9.11: whoever gives up has failed."""
        state.tell(EVERYONE, "gives-up", "9.11", self.seat, number_of(state))
        self.conclude(state, FAILURE)

    def conclude(self, state: Loriot, result: int) -> None:
        """9.7: the cards leave the game, and the stone goes on as the result says."""
        state.clear_table()
        turn_below(self).follow_result(state, self.stone, self.steps, result)


@final
class Intervene(Sum):
    """9.2: does another person make it harder with a card?"""

    key = "intervene"
    FIELDS = (Whose("seat"), Mover(HEAD, HEAD), Left())
    RULE = "9.2"

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("intervene", "9.2", (state.turn, number_of(state)))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        setup = state.setup
        return [setup.decline.at(), *from_bits(setup.intervene, state.players[seat].hand)]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        if action.block is state.setup.intervene:
            rank = action.a
            lay_down(state, seat, rank)
            state.tell(EVERYONE, "intervenes", "9.2", seat, RANKS[rank])
        else:
            state.tell(EVERYONE, "declines", "9.2", seat)
        ask_next(state, seat, self.stone, self.steps, turn_below(self))

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind != "intervene" or state.players[seat].holds(action.a):
            return None
        return no("9.2", TARGET, "card-not-held", RANKS[action.a])

    def is_open(self, state: Loriot) -> bool:
        if self.seat == state.turn or state.turn in [laid.seat for laid in state.laid]:
            return False
        return state.players[self.seat].hand != 0 and super().is_open(state)


def lay_down(state: Loriot, seat: int, rank: int) -> None:
    """The mover's cards lie in ascending order, so it does not matter which came first."""
    state.players[seat].hand &= ~(1 << rank)
    place = len(state.laid)
    if seat == state.turn:
        while place and state.laid[place - 1].seat == seat and state.laid[place - 1].rank > rank:
            place -= 1
    state.laid = [*state.laid[:place], Laid(seat, rank), *state.laid[place:]]


@final
class Play(Sum):
    """9.3: the mover lays cards one by one, and presents or gives up."""

    key = "play"
    FIELDS = (Mover(HEAD, HEAD), Left())
    RULE = "9.3"

    def asked(self, state: Loriot, seat: int) -> Ask:
        number = number_of(state)
        enough = not state.setup.own_calculation and SOLVER.can_make(state.worths(), number)
        return Ask("play-enough", "9.9", (number,)) if enough else Ask("play", "9.3", (number,))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        setup = state.setup
        cards = from_bits(setup.play, state.players[seat].hand)
        return [setup.claim.at(), *cards, setup.give_up.at()]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.play:
            rank = action.a
            lay_down(state, seat, rank)
            state.tell(EVERYONE, "plays", "9.3", seat, RANKS[rank])
        elif action.block is setup.claim:
            self.claim(state)
        else:
            self.give_up(state)

    def claim(self, state: Loriot) -> None:
        """9.5, 9.6, 9.9, 9.10: one calculates oneself, or it is seen whether the cards suffice."""
        number = number_of(state)
        worths = state.worths()
        if state.setup.own_calculation and len(worths) > 1:
            state.terms = [single(worth) for worth in worths]
            state.tell(EVERYONE, "calculates", "9.10", self.seat, number)
            state.decision = Combine(self.seat, self.stone, self.steps, turn_below(self))
            return
        if not SOLVER.can_make(worths, number):
            if worths:
                state.tell(EVERYONE, "not-made", "9.6", self.seat, number)
            else:
                state.tell(EVERYONE, "lays-nothing", "9.5", self.seat, number)
            self.conclude(state, FAILURE)
            return
        if state.told is not None:
            found = SOLVER.calculation(worths, number)
            assert found is not None
            state.tell(EVERYONE, "made", "9.6", self.seat, term_of(found).text, number)
        self.conclude(state, SUCCESS)

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind != "play" or state.players[seat].holds(action.a):
            return None
        return no("9.3", TARGET, "card-not-held", RANKS[action.a])


@final
class Combine(Sum):
    """9.10: which two numbers become one? The last one decides."""

    key = "combine"
    FIELDS = (Mover(HEAD, HEAD), Left())
    RULE = "9.10"

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("combine", "9.10", (number_of(state),))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        """Any two numbers, whichever is named first; nothing is divided by zero."""
        block = state.setup.combine
        terms = state.terms
        out: list[Action] = []
        for i in range(len(terms)):
            for j in range(len(terms)):
                if i != j:
                    out.append(block.at(i, PLUS, j))
                    out.append(block.at(i, MINUS, j))
                    out.append(block.at(i, TIMES, j))
                    if terms[j].above != 0:
                        out.append(block.at(i, OVER, j))
        out.append(state.setup.give_up.at())
        return out

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        if action.block is state.setup.give_up:
            self.give_up(state)
            return
        first, operation, second = action.a, action.b, action.c
        terms = state.terms
        term = joined(terms[first], operation, terms[second])
        assert term is not None
        low, high = min(first, second), max(first, second)
        state.terms = [*terms[:low], term, *terms[low + 1 : high], *terms[high + 1 :]]
        state.combined = [*state.combined, action]
        places = " ".join(action.tokens[1:])
        state.tell(EVERYONE, "combines", "9.10", seat, term.text, term.value, places)
        if len(state.terms) == 1:
            self.compare(state)

    def compare(self, state: Loriot) -> None:
        """9.6: whether the number is the one that was thrown."""
        number = number_of(state)
        term = state.terms[0]
        if term.equals(number):
            state.tell(EVERYONE, "made", "9.6", self.seat, term.text, number)
            self.conclude(state, SUCCESS)
        else:
            state.tell(EVERYONE, "missed", "9.6", self.seat, term.text, term.value, number)
            self.conclude(state, FAILURE)

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind != "combine":
            return None
        first, operation, second = action.a, action.b, action.c
        if first == second:
            return no("9.10", TARGET, "same-number")
        if max(first, second) >= len(state.terms):
            return no("9.10", THING, "no-such-number", len(state.terms))
        if operation == OVER and state.terms[second].above == 0:
            return no("9.4", PRICE, "over-zero")
        return None
