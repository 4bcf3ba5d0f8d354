"""Studying and operating, with the modifiers for it (chapters 7 to 9)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance, Decision, Seat
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, REACH, TARGET, THING, Objected, Reason, no

from .fields import Card, OpenCard
from .knowledge import look
from .numbers import BEST, BRAIN, HEAD, OPERATE, PREPARE, TYPES, VALUES
from .question import Inner, finish
from .rolling import Roll, succeeds
from .state import Monsters, Player


def may_study_less(state: Monsters, seat: int) -> bool:
    """7.2: whether one pip is another thing than the two of a preparation."""
    return state.deeds[0] == PREPARE and state.players[seat].die > BEST + 1


def study(state: Monsters, seat: int, pips: int) -> None:
    """7.1, 7.2: two pips after a preparation, if one likes."""
    player = state.players[seat]
    before = player.turn_die(-pips)
    rule = "7.2" if state.deeds[0] == PREPARE else "7.1"
    state.tell(EVERYONE, "studies", rule, seat, before, player.die)


# what can be sewn on


def fits(player: Player, kind: int) -> bool:
    """8.3, 8.4: whether a part of this type can be sewn on now."""
    return player.sewn[kind] < 0 and (kind != BRAIN or player.sewn[HEAD] >= 0)


def no_fit(state: Monsters, seat: int, card: int) -> Reason | None:
    kind = state.setup.type_of[card]
    sewn = state.players[seat].sewn
    if sewn[kind] >= 0:
        return no("8.3", REACH, "sewn-already", TYPES[kind])
    return no("8.4", PRICE, "head-first") if kind == BRAIN and sewn[HEAD] < 0 else None


def no_operation(state: Monsters, seat: int, card: int, assistant: int) -> Reason | None:
    if assistant == seat:
        return no("8.1", THING, "assists-oneself")
    if card not in state.players[seat].store:
        return no("8.2", TARGET, "not-in-store", state.setup.names[card])
    return no_fit(state, seat, card)


def attachable(state: Monsters, operator: int, assistant: int) -> list[int]:
    """8.5: the cards that the assistant can hand over."""
    player = state.players[operator]
    types = state.setup.type_of
    out = [card for card in player.store if fits(player, types[card])]
    out += [card for card in state.players[assistant].store if fits(player, types[card])]
    return out


# the course of an operation


def begin_operation(
    state: Monsters, seat: int, wish: int, assistant: int, below: Decision[Monsters]
) -> None:
    """8.1, 8.2, 8.8: the assistant is asked, if there is a choice."""
    state.tell(EVERYONE, "operates", "8.1", seat, assistant, state.setup.names[wish])
    assist = Assist(assistant, wish, below)
    if len(attachable(state, seat, assistant)) == 1:
        assist.hand_over(state, wish)
    else:
        state.decision = assist


@final
class Assist(Inner):
    """8.5: which part does the assistant hand over?"""

    key = "assist"
    FIELDS = (Seat("seat"), Card("wish", "card"))
    ON = ("third",)

    def __init__(self, seat: int, wish: int, below: Decision[Monsters]) -> None:
        super().__init__(seat, below)
        self.wish = wish  # the part asked for

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("assist", "8.5", (state.turn, state.setup.names[self.wish]))

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        hand_at = state.setup.hand_at
        return [hand_at[card] for card in attachable(state, state.turn, seat)]

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        self.hand_over(state, action.a)

    def hand_over(self, state: Monsters, card: int) -> None:
        """8.5 to 8.9: the part is laid open, and chance rolls."""
        assistant, operator, wish = self.seat, state.turn, self.wish
        player = state.players[operator]
        helper = state.players[assistant]
        names = state.setup.names
        if card in player.store:
            player.store.remove(card)
            code = "hands-wish" if card == wish else "hands-other"
            state.tell(EVERYONE, code, "8.5", assistant, operator, names[card])
        else:
            helper.store.remove(card)
            player.store.remove(wish)
            helper.store.append(wish)
            state.tell(EVERYONE, "hands-own", "8.7", assistant, operator, names[card], names[wish])
            look(state, assistant, wish)
        state.known[card] = EVERYONE
        state.reveal(EVERYONE, "lays-open", "8.9", operator, names[card], state.value[card])
        state.decision = Sew(card, wish, assistant, self.rest())

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        card = action.a
        unfit = no_fit(state, state.turn, card)
        if unfit is not None:
            return unfit
        names = state.setup.names
        stores = (*state.players[state.turn].store, *state.players[seat].store)
        return None if card in stores else no("8.5", TARGET, "in-neither-store", names[card])

    def is_open(self, state: Monsters) -> bool:
        player = state.players[state.turn]
        can_wish = self.wish in player.store and fits(player, state.setup.type_of[self.wish])
        return state.deeds[-1] == OPERATE and can_wish and self.seat != state.turn


@final
class Sew(Chance[Monsters]):
    """8.11: the roll for the part that lies open on the monster."""

    key = "sew"
    FIELDS = (OpenCard("laid"), Card("wish", "card"), Seat("assistant"))
    ON = ("third",)

    def __init__(self, laid: int, wish: int, assistant: int, below: Decision[Monsters]) -> None:
        super().__init__(below)
        self.laid = laid
        self.wish = wish
        self.assistant = assistant

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        return state.setup.white

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        roll_operation(state, state.turn, self.laid, action.a + 1)
        finish(state, self)

    def is_open(self, state: Monsters) -> bool:
        fit = fits(state.players[state.turn], state.setup.type_of[self.laid])
        return state.deeds[-1] == OPERATE and state.known[self.laid] == EVERYONE and fit


def operation_bonus(state: Monsters, player: Player, kind: int) -> int:
    """9.3 to 9.7: what the sewn cards say for a part of this type."""
    setup = state.setup
    out = 0
    for sewn, card in enumerate(player.sewn):
        if card >= 0:
            out += setup.operation_bonus[sewn * VALUES + state.value[card]][kind]
    return out


def roll_operation(state: Monsters, seat: int, card: int, white: int) -> None:
    """8.11 to 8.13: sewn on, or on the gallows."""
    player = state.players[seat]
    kind = state.setup.type_of[card]
    bonus = operation_bonus(state, player, kind)
    die = player.die
    success = succeeds(state.setup, die, white + bonus)
    state.roll = Roll(seat, card, False, white, bonus, die, success)
    state.reveal(EVERYONE, "rolls", "8.11", seat, white, bonus, die)
    name = state.setup.names[card]
    if success:
        player.sewn[kind] = card
        player.turn_die(1)
        state.tell(EVERYONE, "sews", "8.12", seat, name, state.value[card], die, player.die)
    else:
        state.gallows.append(card)
        player.turn_die(-1)
        state.tell(EVERYONE, "botches", "8.13", seat, name, state.value[card], die, player.die)
