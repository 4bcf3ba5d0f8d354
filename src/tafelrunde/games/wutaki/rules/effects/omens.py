"""Playing omens (12.1, 12.2)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, Reason, no

from ..columns import Flag, Omen
from ..objections import no_card
from ..shared import changed, without
from ..stack import Due, Question
from ..state import Wutaki
from .cause import FROM_OMEN
from .possible import playable
from .running import begin_effect


@final
class PlayOmen(Question):
    """Asked of everybody who has an omen: whether it can be played is a secret."""

    key = "play"
    COLUMNS = (Flag("optional"),)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def waits(self, state: Wutaki) -> bool:
        if state.players[self.seat].omens:
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("may-play", "18.2") if self.optional else Ask("play", "12.1")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        faces = sorted(set(state.players[seat].omens))
        out = [setup.play.at(face) for face in faces if playable(state, seat, face)]
        if self.optional or not out:
            out.append(setup.skip.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is not state.setup.skip:
            play_omen(state, seat, action.a)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        face = state.setup.omens[action.a].id
        if action.a in state.players[seat].omens:
            return no("12.1", PRICE, "omen-impossible", face)
        return no_card("10.3", face)


def play_omen(state: Wutaki, seat: int, face: int) -> None:
    """A one-time omen is carried out, a permanent one lies open in place of the one before."""
    player = state.players[seat]
    player.omens = without(player.omens, face)
    state.reveal(EVERYONE, "plays", "12.1", seat, state.setup.omens[face].id)
    effect = state.setup.omens[face].effect
    if effect is not None:
        state.push(Shed(seat, face))
        begin_effect(state, seat, effect, FROM_OMEN)
        return
    if player.permanent >= 0:
        state.omen_discard = changed(state.omen_discard, player.permanent, 1)
    player.permanent = face
    player.permanent_used = False


@final
class Shed(Due):
    """12.1: when it is carried out, an omen goes to the discard pile."""

    key = "shed"
    COLUMNS = (Omen("omen"),)

    def __init__(self, seat: int, omen: int) -> None:
        super().__init__(seat)
        self.omen = omen

    def do(self, state: Wutaki) -> None:
        state.omen_discard = changed(state.omen_discard, self.omen, 1)


def carried_out(state: Wutaki) -> list[int]:
    """Omens that are being carried out."""
    return [step.omen for step in state.stack() if isinstance(step, Shed)]
