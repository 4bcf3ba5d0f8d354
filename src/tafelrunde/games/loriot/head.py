"""Loriot: mental arithmetic on heads: the number, who intervenes, the mover's cards (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.loriot.arithmetic import SOLVER
from tafelrunde.games.loriot.expression import joined, single
from tafelrunde.games.loriot.numbers import FAILURE, RANKS, SUCCESS
from tafelrunde.games.loriot.pieces import Laid
from tafelrunde.games.loriot.step import COMBINE, INTERVENE, PLAY, Step
from tafelrunde.games.loriot.walk import settle
from tafelrunde.games.loriot.way import term_of

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def throw_number(state: Loriot, step: Step, first: int, second: int) -> None:
    """9.1."""
    state.white = first
    state.second = second
    state.rivals = ()
    state.tell(EVERYONE, "number", "9.1", step.seat, first, second, first + second)
    ask_next(state, step, state.turn)


def number_of(state: Loriot) -> int:
    """The number to be made."""
    return state.white + state.second


def ask_next(state: Loriot, step: Step, after: int) -> None:
    """9.2: the next one clockwise with a card in hand; then the mover."""
    seats = len(state.players)
    seat = (after + 1) % seats
    while seat != state.turn:
        if state.players[seat].hand:
            state.step = Step(INTERVENE, seat, step.stone, step.left)
            return
        seat = (seat + 1) % seats
    state.step = Step(PLAY, seat, step.stone, step.left)


def intervene(state: Loriot, step: Step, rank: int) -> None:
    lay_down(state, step.seat, rank)
    state.tell(EVERYONE, "intervenes", "9.2", step.seat, RANKS[rank])
    ask_next(state, step, step.seat)


def decline(state: Loriot, step: Step) -> None:
    state.tell(EVERYONE, "declines", "9.2", step.seat)
    ask_next(state, step, step.seat)


def lay_down(state: Loriot, seat: int, rank: int) -> None:
    """The mover's cards lie in ascending order, so it does not matter which came first."""
    state.players[seat].hand &= ~(1 << rank)
    place = len(state.laid)
    if seat == state.turn:
        while place and state.laid[place - 1].seat == seat and state.laid[place - 1].rank > rank:
            place -= 1
    state.laid = [*state.laid[:place], Laid(seat, rank), *state.laid[place:]]


def play(state: Loriot, step: Step, rank: int) -> None:
    """9.3."""
    lay_down(state, step.seat, rank)
    state.tell(EVERYONE, "plays", "9.3", step.seat, RANKS[rank])


def claim(state: Loriot, step: Step) -> None:
    """9.5, 9.6, 9.9, 9.10."""
    number = number_of(state)
    worths = state.worths()
    if state.setup.own_calculation and len(worths) > 1:
        state.terms = [single(worth) for worth in worths]
        state.tell(EVERYONE, "calculates", "9.10", step.seat, number)
        state.step = Step(COMBINE, step.seat, step.stone, step.left)
        return
    if not SOLVER.can_make(worths, number):
        state.tell(EVERYONE, "not-made", "9.6" if worths else "9.5", step.seat, number)
        conclude(state, step, FAILURE)
        return
    if state.told is not None:
        way = SOLVER.way(worths, number)
        assert way is not None
        state.tell(EVERYONE, "made", "9.6", step.seat, term_of(way).text, number)
    conclude(state, step, SUCCESS)


def combine(state: Loriot, step: Step, action: Action) -> None:
    """9.10: two numbers become one; the last one decides."""
    first, operation, second = action.a, action.b, action.c
    terms = state.terms
    term = joined(terms[first], operation, terms[second])
    assert term is not None
    low, high = min(first, second), max(first, second)
    state.terms = [*terms[:low], term, *terms[low + 1 : high], *terms[high + 1 :]]
    state.combined = [*state.combined, action]
    places = " ".join(action.tokens[1:])
    state.tell(EVERYONE, "combines", "9.10", step.seat, term.text, term.value, places)
    if len(state.terms) == 1:
        number = number_of(state)
        made = term.equals(number)
        if made:
            state.tell(EVERYONE, "made", "9.6", step.seat, term.text, number)
        else:
            state.tell(EVERYONE, "missed", "9.6", step.seat, term.text, term.value, number)
        conclude(state, step, SUCCESS if made else FAILURE)


def give_up(state: Loriot, step: Step) -> None:
    """9.11."""
    state.tell(EVERYONE, "gives-up", "9.11", step.seat, number_of(state))
    conclude(state, step, FAILURE)


def conclude(state: Loriot, step: Step, result: int) -> None:
    """9.7."""
    state.clear_table()
    settle(state, step.stone, step.left, result)
