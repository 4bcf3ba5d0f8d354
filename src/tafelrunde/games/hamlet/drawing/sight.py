"""What a drawing is made from: the position, its reader, names and colours of sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw.shape import Point
from tafelrunde.words.words import Words

from ..rules.acting import Act
from ..rules.botrik.place import ChooseLie
from ..rules.botrik.road import ChooseEdge
from ..rules.building import Place
from ..rules.layout import Layout
from ..rules.numbers import KINDS, MILESTONES, RAW, REFINERY
from ..rules.paying import Pay
from ..rules.state import Hamlet
from ..rules.turn import LieDown
from .village.geometry import point

BOTRIK: Final = 3  # his colour; the two that nobody plays mark his actions


@dataclass(frozen=True)
class Sight:
    """A position, for one reader."""

    view: View
    words: Words
    state: Hamlet

    @property
    def is_laid(self) -> bool:
        return not isinstance(self.state.decision, Layout)

    @property
    def side(self) -> int:
        """The seat whose cards lie before the reader: their own, else that of the turn."""
        if self.view.seat is not None:
            return self.view.seat
        return 0 if self.state.turn == self.state.setup.botrik else self.state.turn

    def colour(self, side: int) -> int:
        return BOTRIK if side == self.state.setup.botrik else side

    def name(self, side: int) -> str:
        return self.words.side(side, self.state.setup.sides)

    def corner(self, tile: int) -> Point:
        """Where a tile's first corner lies."""
        spot = self.state.village.spot(tile)
        return point(spot.q, spot.r)

    def turn(self, tile: int) -> int:
        return self.state.village.spot(tile).turn

    def owner_of(self, tile: int) -> int:
        """The side whose flag stands on a tile, or -1."""
        for side, owned in enumerate(self.state.sides):
            if owned.landmarks >> tile & 1:
                return side
        return -1

    def tokens(self, tile: int) -> list[str]:
        """What lies on a tile: `wood`, or `fine-timber 1` with the side that owns it."""
        setup, content = self.state.setup, self.state.on[tile]
        if setup.role[tile] == REFINERY:
            good = KINDS[setup.makes[tile]]
            codes = [code for code in (content & 15, content >> 4) if code]
            return [f"{'fine-' if (c - 1) & 1 else ''}{good} {(c - 1) >> 1}" for c in codes]
        return [KINDS[kind] for kind in range(RAW) for _ in range(content >> 2 * kind & 3)]

    def milestones(self, side: int) -> list[str]:
        held = self.state.milestones
        return [name for name, holder in zip(MILESTONES, held) if holder == side]

    def acting(self, side: int) -> list[int]:
        """The tile of a villager who is about its action: it neither stands nor lies."""
        lying = [it for it in self.state.stack() if isinstance(it, LieDown)]
        return [lie.tile for lie in lying if lie.side == side]

    @property
    def acts_on(self) -> int:
        """The tile where something is about to be done, or -1."""
        decision = self.state.decision
        if isinstance(decision, (Place, ChooseLie)):
            return decision.host
        return decision.tile if isinstance(decision, (Act, Pay, ChooseEdge)) else -1

    def offers(self, kind: str) -> list[tuple[str, ...]]:
        """The reader's choices of one kind, without the kind."""
        return [action.tokens[1:] for action in self.view.legal if action.kind == kind]


def sight(view: View, words: Words) -> Sight:
    state = view.setup.from_dict(view.facts)
    assert isinstance(state, Hamlet)
    return Sight(view, words, state)
