"""Die Monstermacher: reviving (chapter 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import (
    BRAIN,
    HEAD,
    LIMBS,
    NO_CARD,
    REVIVE,
    VALUES,
)  # fmt: skip
from tafelrunde.games.monstermacher.rolling import succeeds
from tafelrunde.games.monstermacher.scoring import end_match
from tafelrunde.games.monstermacher.step import REVIVED, THIRD, WAKE, Roll, Step

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters, Player


def can_revive(player: Player) -> bool:
    """10.1."""
    return player.sewn[HEAD] >= 0 and player.sewn[BRAIN] >= 0


def revival_bonus(state: Monsters, player: Player) -> int:
    """9.8, 10.2: what is missing, and what the sewn cards say."""
    out = 0
    for kind, card in enumerate(player.sewn):
        if card >= 0:
            out += state.setup.revival_bonus[kind * VALUES + state.value[card]]
        elif kind < LIMBS:
            out -= 1
    return out


def begin_revival(state: Monsters, seat: int) -> None:
    state.begin(REVIVE, THIRD)
    state.tell(EVERYONE, "tries-revival", "10.2", seat)
    state.push(Step(WAKE, seat))


def roll_revival(state: Monsters, white: int) -> None:
    """10.2 to 10.5."""
    step = state.step
    follows = step.below
    assert follows is not None
    state.step = follows
    seat = step.seat
    player = state.players[seat]
    brain = player.sewn[BRAIN]
    bonus = revival_bonus(state, player)
    die = player.die
    success = succeeds(state, die, white + bonus)
    state.roll = Roll(seat, brain, True, white, bonus, die, success)
    state.reveal(EVERYONE, "rolls", "10.2", seat, white, bonus, die)
    if success:
        state.tell(EVERYONE, "revives", "10.3", seat)
        end_match(state, REVIVED, seat)
        return
    player.sewn[BRAIN] = NO_CARD
    state.gallows.append(brain)
    player.turn_die(-1)
    name = state.setup.names[brain]
    state.tell(EVERYONE, "burns", "10.4", seat, name, state.value[brain], die, player.die)
