"""Die Monstermacher: chance lays out (chapter 2), draws what nobody knew (14.1), rolls the die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.core.state import CHANCE
from tafelrunde.games.monstermacher.numbers import KINDS
from tafelrunde.games.monstermacher.operation import roll_operation
from tafelrunde.games.monstermacher.revival import roll_revival
from tafelrunde.games.monstermacher.step import FIRST, LAY, SEW, START, TOP, VALUE, Step
from tafelrunde.games.monstermacher.turn import settle

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters


def chances(state: Monsters) -> list[tuple[Action, int]]:
    setup = state.setup
    step = state.step
    kind = step.kind
    if kind == VALUE:
        return [(setup.value.at(step.a, value), 1) for value in open_values(state, step.a)]
    if kind == TOP:
        return [(setup.top.at(step.a, t), n) for t, n in backs(state)]
    if kind == LAY:
        return next_part(state, step.a)
    if kind == START:
        return [(setup.start_seat.at(seat), 1) for seat in range(setup.seats)]
    return setup.white


def backs(state: Monsters) -> list[tuple[int, int]]:
    """The types whose backs have not all come to light, with their numbers."""
    copies = state.setup.copies
    return [(t, copies - state.seen[t]) for t in range(KINDS) if state.seen[t] < copies]


def open_values(state: Monsters, card: int) -> list[int]:
    """The values of a card's type that nobody has seen yet."""
    setup = state.setup
    kind = setup.type_of[card]
    taken = state.value[kind * setup.copies : (kind + 1) * setup.copies]
    return [value for value in setup.values[kind] if value not in taken]


def next_part(state: Monsters, laid: int) -> list[tuple[Action, int]]:
    """The graves' tops first, then a part for each seat, then the gallows."""
    setup = state.setup
    if laid < setup.graves:
        return [(setup.top.at(laid, t), n) for t, n in backs(state)]
    if laid < setup.graves + setup.seats:
        return [(setup.deal.at(laid - setup.graves, t), n) for t, n in backs(state)]
    return [(setup.hang.at(t), n) for t, n in backs(state)]


def apply_chance(state: Monsters, action: Action) -> None:
    step = state.step
    kind = step.kind
    if kind == VALUE:
        draw_value(state, step, action.b)
    elif kind == TOP:
        state.step = below(step)
        uncover_top(state, step.a, action.b, "5.19")
    elif kind == LAY:
        lay(state, step.a, action)
    elif kind == START:
        start(state, action.a)
    elif kind == SEW:
        roll_operation(state, action.a + 1)
    else:
        roll_revival(state, action.a + 1)
    settle(state)


def below(step: Step) -> Step:
    out = step.below
    assert out is not None
    return out


def draw_value(state: Monsters, step: Step, value: int) -> None:
    state.value[step.a] = value
    state.known[step.a] = only(step.seat)
    state.reveal(only(step.seat), "value", "1.6", state.setup.names[step.a], value)
    state.step = below(step)


def uncover_top(state: Monsters, grave: int, kind: int, rule: str) -> None:
    card = state.uncover(kind)
    state.unseen[grave] -= 1
    state.graves[grave].append(card)
    setup = state.setup
    state.reveal(EVERYONE, "top", rule, setup.grave_names[grave], setup.names[card])


def lay(state: Monsters, laid: int, action: Action) -> None:
    setup = state.setup
    state.step = Step(LAY, CHANCE, laid + 1)
    if laid < setup.graves:
        uncover_top(state, laid, action.b, "2.4")
    elif laid < setup.graves + setup.seats:
        card = state.uncover(action.b)
        state.players[action.a].store.append(card)
        state.reveal(EVERYONE, "dealt", "2.5", action.a, setup.names[card])
        state.look(action.a, card)
    else:
        card = state.uncover(action.a)
        state.gallows.append(card)
        state.reveal(EVERYONE, "hangs", "2.6", setup.names[card])
        state.step = Step(START, CHANCE)


def start(state: Monsters, seat: int) -> None:
    state.turn = seat
    state.starter = seat
    state.step = Step(FIRST, seat)
    state.reveal(EVERYONE, "starts", "2.9", seat)
