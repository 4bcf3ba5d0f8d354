"""Cards that chance gives to one player (2.5, 10.7, 10.8, 13.4)."""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, settle
from tafelrunde.core.event import EVERYONE, only

from ..columns import UNUSED, Count, OfCause
from ..effects.cause import Cause
from ..shared import changed, sorted_with
from ..stack import Draw, draw_face, drawn
from ..state import Wutaki
from .decks import reshuffled, take_omen


@final
class DrawOmens(Draw):
    key = "draw"
    COLUMNS = (Count("left"), UNUSED, OfCause("cause"))

    def __init__(self, seat: int, left: int, cause: Cause) -> None:
        super().__init__(seat)
        self.left = left
        self.cause = cause

    def is_left(self, state: Wutaki) -> bool:
        """10.8: an empty deck is made of its discards again."""
        if self.left == 0:
            return False
        if not any(state.omen_bag):
            state.omen_bag, state.omen_discard = reshuffled(state.omen_discard)
        return any(state.omen_bag)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.omen.actions, self.seat, state.omen_bag)

    def draw(self, state: Wutaki, random: Random) -> Action:
        return draw_face(state.setup.omen.actions, self.seat, state.omen_bag, random)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        face = action.b
        state.pop()
        state.push(DrawOmens(self.seat, self.left - 1, self.cause))
        state.omen_bag = changed(state.omen_bag, face, -1)
        take_omen(state, self.seat, face, self.cause.rule)


@final
class DrawRevenge(Draw):
    """Their deck is never made anew: nobody draws from an empty one."""

    key = "revenge"
    COLUMNS = (Count("left"), UNUSED, OfCause("cause"))

    def __init__(self, seat: int, left: int, cause: Cause) -> None:
        super().__init__(seat)
        self.left = left
        self.cause = cause

    def is_left(self, state: Wutaki) -> bool:
        return self.left > 0 and any(state.revenge_bag)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.revenge.actions, self.seat, state.revenge_bag)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        face, rule = action.b, self.cause.revenge_rule
        state.pop()
        state.push(DrawRevenge(self.seat, self.left - 1, self.cause))
        state.revenge_bag = changed(state.revenge_bag, face, -1)
        player = state.players[self.seat]
        card = Card(face, only(self.seat))
        player.revenge = settle([*player.revenge, card], state.setup.seats)
        state.tell(EVERYONE, "draws-revenge", rule, self.seat)
        state.reveal(only(self.seat), "you-draw-revenge", rule, state.setup.revenges[face].id)


@final
class DrawSecrets(Draw):
    """13.4: more secret pacts, all of which are kept."""

    key = "secret"
    COLUMNS = (Count("left"),)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def is_left(self, state: Wutaki) -> bool:
        return self.left > 0 and any(state.secret_bag)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.secret.actions, self.seat, state.secret_bag)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        face = action.b
        state.pop()
        state.push(DrawSecrets(self.seat, self.left - 1))
        state.secret_bag = changed(state.secret_bag, face, -1)
        player = state.players[self.seat]
        player.secrets = sorted_with(player.secrets, face)
        state.tell(EVERYONE, "draws-secret", "13.4", self.seat)
        state.reveal(only(self.seat), "you-draw-secret", "13.4", state.setup.secrets[face].id)
