"""Die Monstermacher: robbing graves (chapter 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.core.state import CHANCE
from tafelrunde.games.monstermacher.numbers import REFILL, ROB, UNDECIDED
from tafelrunde.games.monstermacher.step import CHOOSE, JOIN, SECOND, TOP, VALUE, Step

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters


def can_rob(state: Monsters, seat: int) -> bool:
    """5.1."""
    if state.players[seat].hidden == 0:
        return False
    return any(state.has_part(grave) for grave in range(state.setup.graves))


def begin_robbery(state: Monsters, seat: int) -> None:
    """5.2."""
    state.begin(ROB, SECOND)
    player = state.players[seat]
    before = player.turn_die(1)
    state.tell(EVERYONE, "calls-robbery", "5.2", seat, before, player.die)
    state.robbers = only(seat)
    ask_next(state, seat)


def ask_next(state: Monsters, seat: int) -> None:
    """5.3, 5.4: the next seat clockwise that can join; after the last one all choose."""
    seats = state.setup.seats
    seat = (seat + 1) % seats
    while seat != state.turn:
        if state.players[seat].hidden:
            state.push(Step(JOIN, seat))
            return
        state.tell(EVERYONE, "cannot-join", "5.4", seat)
        seat = (seat + 1) % seats
    state.push(Step(CHOOSE, -1))


def apply_join(state: Monsters, seat: int, action: Action) -> None:
    follows = state.step.below
    assert follows is not None
    state.step = follows
    if action.block is state.setup.join:
        player = state.players[seat]
        before = player.turn_die(1)
        state.tell(EVERYONE, "joins", "5.3", seat, before, player.die)
        state.robbers |= only(seat)
    else:
        state.tell(EVERYONE, "stays", "5.3", seat)
    ask_next(state, seat)


def apply_choice(state: Monsters, seat: int, grave: int) -> None:
    """5.6."""
    state.choices[seat] = grave + 1
    state.tell(EVERYONE, "chooses", "5.6", seat)
    state.tell(only(seat), "your-choice", "5.6", state.setup.grave_names[grave])
    if len(state.choosers()) == 0:
        reveal_choices(state)


def clockwise(state: Monsters) -> list[int]:
    """All seats, from the one in turn."""
    seats = state.setup.seats
    return [(state.turn + i) % seats for i in range(seats)]


def reveal_choices(state: Monsters) -> None:
    """5.9 to 5.19."""
    follows = state.step.below
    assert follows is not None
    state.step = follows
    for seat in clockwise(state):
        if state.choices[seat]:
            player = state.players[seat]
            card = 1 << (state.choices[seat] - 1)
            player.hidden &= ~card
            player.open |= card
            name = state.setup.grave_names[state.choices[seat] - 1]
            state.reveal(EVERYONE, "plays", "5.9", seat, name)
    taken = [take_from(state, grave) for grave in range(state.setup.graves)]
    refill(state, [g for g, card in enumerate(taken) if card >= 0 and not state.has_part(g)])
    uncover_tops(state)
    look_at_loot(state, taken)


def take_from(state: Monsters, grave: int) -> int:
    """5.10 to 5.13: the card that left this grave, -1 for none."""
    robbers = [seat for seat in clockwise(state) if state.choices[seat] == grave + 1]
    name = state.setup.grave_names[grave]
    if len(robbers) > 1:
        state.tell(EVERYONE, "clash", "5.12", name, len(robbers))
        return -1
    if len(robbers) == 0:
        return -1
    seat = robbers[0]
    if not state.has_part(grave):
        state.tell(EVERYONE, "finds-nothing", "5.13", seat, name)
        return -1
    card = state.graves[grave].pop()
    player = state.players[seat]
    player.store.append(card)
    before = player.turn_die(-1)
    state.tell(EVERYONE, "robs", "5.10", seat, name, state.setup.names[card], before, player.die)
    return card


def refill(state: Monsters, emptied: list[int]) -> None:
    """5.15 to 5.17."""
    for _ in range(REFILL):
        for grave in emptied:
            if len(state.gallows) > 0:
                card = state.gallows.pop(0)
                state.graves[grave].append(card)
                setup = state.setup
                names = (setup.grave_names[grave], setup.names[card])
                state.tell(EVERYONE, "refills", "5.15", names[0], names[1])


def uncover_tops(state: Monsters) -> None:
    """5.19: by number; pushed in reverse, for what is pushed last comes first."""
    for grave in range(state.setup.graves - 1, -1, -1):
        if state.unseen[grave] > 0 and len(state.graves[grave]) == 0:
            state.push(Step(TOP, CHANCE, grave))


def look_at_loot(state: Monsters, taken: list[int]) -> None:
    """1.6: what everybody knew already needs no drawing."""
    for card in reversed(taken):
        if card >= 0 and state.value[card] == UNDECIDED:
            state.push(Step(VALUE, state.owner(card), card))
    for card in taken:
        if card >= 0 and state.value[card] != UNDECIDED:
            state.look(state.owner(card), card)
