"""Reviving (chapter 10)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance, Decision, Seat
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.reason import PRICE, Reason, no

from .numbers import BRAIN, HEAD, LIMBS, NO_CARD, REVIVE, TYPES, VALUES
from .question import finish
from .rolling import Roll, succeeds
from .scoring import REVIVED, end_match
from .state import Monsters, Player


def can_revive(player: Player) -> bool:
    """10.1: with a head and a brain."""
    return player.sewn[HEAD] >= 0 and player.sewn[BRAIN] >= 0


def no_revival(player: Player) -> Reason:
    """10.1: of what is missing, the head first."""
    missing = HEAD if player.sewn[HEAD] < 0 else BRAIN
    return no("10.1", PRICE, "part-missing", TYPES[missing])


@final
class Wake(Chance[Monsters]):
    """10.2: the roll for a revival."""

    key = "wake"
    FIELDS = (Seat("reviver", key="seat"),)
    ON = ("third",)

    def __init__(self, reviver: int, below: Decision[Monsters]) -> None:
        super().__init__(below)
        self.reviver = reviver

    def odds(self, state: Monsters) -> list[tuple[Action, int]]:
        return state.setup.white

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        reviver = self.reviver
        if roll_revival(state, reviver, action.a + 1):
            state.tell(EVERYONE, "revives", "10.3", reviver)
            end_match(state, REVIVED, reviver)
        else:
            burn_brain(state, reviver)
            finish(state, self)

    def is_open(self, state: Monsters) -> bool:
        is_due = state.deeds[-1] == REVIVE and self.reviver == state.turn
        return is_due and can_revive(state.players[self.reviver])


def revival_bonus(state: Monsters, player: Player) -> int:
    """9.8, 10.2: what is missing, and what the sewn cards say."""
    out = 0
    for kind, card in enumerate(player.sewn):
        if card >= 0:
            out += state.setup.revival_bonus[kind * VALUES + state.value[card]]
        elif kind < LIMBS:
            out -= 1
    return out


def roll_revival(state: Monsters, seat: int, white: int) -> bool:
    """10.2: whether the monster wakes."""
    player = state.players[seat]
    bonus = revival_bonus(state, player)
    die = player.die
    success = succeeds(state.setup, die, white + bonus)
    state.roll = Roll(seat, player.sewn[BRAIN], True, white, bonus, die, success)
    state.reveal(EVERYONE, "rolls", "10.2", seat, white, bonus, die)
    return success


def burn_brain(state: Monsters, seat: int) -> None:
    """10.4, 10.5: it goes to the gallows, and the die is turned down."""
    player = state.players[seat]
    brain = player.sewn[BRAIN]
    player.sewn[BRAIN] = NO_CARD
    state.gallows.append(brain)
    die = player.turn_die(-1)
    name = state.setup.names[brain]
    state.tell(EVERYONE, "burns", "10.4", seat, name, state.value[brain], die, player.die)
