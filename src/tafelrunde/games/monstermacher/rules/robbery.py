"""Robbing graves, and taking back robbery cards (chapters 5, 12)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Decision, Seat
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.reason import PRICE, REACH, Objected, Reason, no

from .knowledge import Top, Value, look
from .numbers import COUNTS, REFILL, ROB, UNDECIDED
from .question import Inner
from .state import Monsters, Player


def can_rob(state: Monsters, seat: int) -> bool:
    """5.1: with a face-down card, while a grave holds a part."""
    if state.players[seat].hidden == 0:
        return False
    return any(state.has_part(grave) for grave in range(state.setup.graves))


def no_robbery(state: Monsters, seat: int) -> Reason:
    """5.1: the card is missing, or every grave is empty."""
    if state.players[seat].hidden == 0:
        return no("5.1", PRICE, "no-robbery-card")
    return no("5.1", REACH, "graves-empty")


def begin_robbery(state: Monsters, seat: int, below: Decision[Monsters]) -> None:
    """5.2: the caller's die goes up, then the others are asked."""
    player = state.players[seat]
    before = player.turn_die(1)
    state.tell(EVERYONE, "calls-robbery", "5.2", seat, before, player.die)
    state.robbers = only(seat)
    ask_next(state, seat, below)


def ask_next(state: Monsters, seat: int, below: Decision[Monsters]) -> None:
    """5.3, 5.4: the next seat clockwise that can join; after the last one all choose."""
    seats = state.setup.seats
    seat = (seat + 1) % seats
    while seat != state.turn:
        if state.players[seat].hidden:
            state.decision = Join(seat, below)
            return
        state.tell(EVERYONE, "cannot-join", "5.4", seat)
        seat = (seat + 1) % seats
    state.decision = Choose(state.turn, below)


@final
class Join(Inner):
    """5.3: does the next one rob too?"""

    key = "join"
    FIELDS = (Seat("seat"),)
    ON = ("second",)

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("join", "5.3", (state.turn,))

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        return [state.setup.join.at(), state.setup.stay.at()]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        if action.block is state.setup.join:
            player = state.players[seat]
            before = player.turn_die(1)
            state.tell(EVERYONE, "joins", "5.3", seat, before, player.die)
            state.robbers |= only(seat)
        else:
            state.tell(EVERYONE, "stays", "5.3", seat)
        ask_next(state, seat, self.rest())

    def is_open(self, state: Monsters) -> bool:
        can_join = self.seat != state.turn and state.players[self.seat].hidden > 0
        return state.deeds[-1] == ROB and can_join


@final
class Choose(Inner):
    """5.6: to which grave? All robbers choose at once, sealed until the last one has."""

    key = "choose"
    ON = ("second",)

    def actors(self, state: Monsters) -> tuple[int, ...]:
        choices = state.choices
        seats = range(len(choices))
        return tuple([s for s in seats if (state.robbers >> s) & 1 and choices[s] == 0])

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("choose", "5.6")

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        choose = state.setup.choose
        hidden = state.players[seat].hidden
        return [choose.at(g) for g in range(state.setup.graves) if (hidden >> g) & 1]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        grave = action.a
        state.choices[seat] = grave + 1
        state.tell(EVERYONE, "chooses", "5.6", seat)
        state.tell(only(seat), "your-choice", "5.6", state.setup.grave_names[grave])
        if len(self.actors(state)) == 0:
            state.decision = self.rest()
            rob(state)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        grave = action.a
        if (state.players[seat].hidden >> grave) & 1:
            return None
        return no("5.7", REACH, "card-open", state.setup.grave_names[grave])

    def is_open(self, state: Monsters) -> bool:
        return state.deeds[-1] == ROB


def rob(state: Monsters) -> None:
    """5.9 to 5.19: all have chosen; what comes to light then is put on top."""
    for seat in clockwise(state):
        if state.choices[seat]:
            play_card(state, seat, state.choices[seat] - 1)
    taken = [take_from(state, grave) for grave in range(state.setup.graves)]
    refill(state, [g for g, card in enumerate(taken) if card >= 0 and not state.has_part(g)])
    uncover_tops(state)
    look_at_loot(state, taken)


def clockwise(state: Monsters) -> list[int]:
    """All seats, from the one in turn."""
    seats = state.setup.seats
    return [(state.turn + i) % seats for i in range(seats)]


def play_card(state: Monsters, seat: int, grave: int) -> None:
    """5.9, 5.14: a robbery card is revealed and stays open."""
    player = state.players[seat]
    card = 1 << grave
    player.hidden &= ~card
    player.open |= card
    state.reveal(EVERYONE, "plays", "5.9", seat, state.setup.grave_names[grave])


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
    player = state.players[seat]
    if not state.has_part(grave):
        state.tell(EVERYONE, "finds-nothing", "5.13", seat, name)
        if state.setup.bluff_pays:
            before = player.turn_die(-1)
            state.tell(EVERYONE, "bluff-pays", "5.13", seat, before, player.die)
        return -1
    card = state.graves[grave].pop()
    player.store.append(card)
    before = player.turn_die(-1)
    state.tell(EVERYONE, "robs", "5.10", seat, name, state.setup.names[card], before, player.die)
    return card


def refill(state: Monsters, emptied: list[int]) -> None:
    """5.15 to 5.17: from the gallows, as long as parts hang there."""
    for _ in range(REFILL):
        for grave in emptied:
            if len(state.gallows) > 0:
                card = state.gallows.pop(0)
                state.graves[grave].append(card)
                setup = state.setup
                names = (setup.grave_names[grave], setup.names[card])
                state.tell(EVERYONE, "refills", "5.15", names[0], names[1])


def uncover_tops(state: Monsters) -> None:
    """5.19: by number; in reverse, for what is put on top last comes first."""
    for grave in range(state.setup.graves - 1, -1, -1):
        if state.unseen[grave] > 0 and len(state.graves[grave]) == 0:
            state.decision = Top(grave, state.decision)


def look_at_loot(state: Monsters, taken: list[int]) -> None:
    """1.6: what everybody knew already needs no drawing."""
    for card in reversed(taken):
        if card >= 0 and state.value[card] == UNDECIDED:
            state.decision = Value(state.owner(card), card, state.decision)
    for card in taken:
        if card >= 0 and state.value[card] != UNDECIDED:
            look(state, state.owner(card), card)


def can_pick_up(player: Player) -> bool:
    """12.1: more open cards than pips."""
    return COUNTS[player.open] > player.die


def no_pick_up(player: Player) -> Reason:
    return no("12.1", PRICE, "too-few-open", COUNTS[player.open], player.die)


def pick_up(state: Monsters, seat: int) -> None:
    """12.2: all of them."""
    player = state.players[seat]
    state.tell(EVERYONE, "picks-up", "12.2", seat, COUNTS[player.open])
    player.hidden |= player.open
    player.open = 0
