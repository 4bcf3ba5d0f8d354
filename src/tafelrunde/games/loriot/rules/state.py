"""What is true now. The rules that change it are in the modules named after their theme."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Pile
from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState
from tafelrunde.core.state import State

from .arithmetic.expression import Term
from .graph import Graph
from .numbers import (
    ALL,
    CHIPS,
    CLEARING,
    NO_CHIP,
    NOBODY,
    SUIT,
    WORTH,
)
from .pieces import Laid, Player
from .setup import LoriotSetup


@final
class Loriot(StackState[LoriotSetup]):
    graph: Graph
    players: list[Player]
    lots: list[int]  # 2.1: the throw of each seat; -1 not yet, -2 out of it
    begun: int  # the seat that began, -1 before it is known
    turn: int
    played: int  # turns, missed ones too, extra ones not (10.5, 14.5)
    fates: Pile  # chance cards
    fames: Pile  # success cards
    chips: list[int]  # by chip field: the value, NO_CHIP where it is undecided or not there yet
    knowers: list[int]  # who knows it: ALL, a seat, NOBODY
    holding: list[int]  # 16.1: by seat the chip not yet laid, NO_CHIP for none
    black: int  # the die as it lies, 0 before the throw
    white: int  # the first white die, or the mover's
    second: int  # the other one, or the opponent's
    rivals: tuple[int, ...]  # 8.5: whose the white dice are, () if both are the mover's
    card: str  # the card drawn last in this turn
    drawn: int  # chance cards drawn in this turn
    laid: list[Laid]  # on a head: the others' cards, then the mover's, ascending
    terms: list[Term]  # 9.10: what is left to combine
    combined: list[Action]  # and how it came about

    def __init__(self, setup: LoriotSetup) -> None:
        super().__init__(setup)
        self.graph = setup.graph

    def census(self) -> dict[str, int]:
        stones = 0
        cards = len(self.laid)
        for seat, player in enumerate(self.players):
            stones += len(player.stones)
            cards += player.hand.bit_count() + self.gone(seat).bit_count()
        seen = [value for value in [*self.chips, *self.holding] if value]
        return {
            "stones": stones,
            "cards": cards,
            "chance": len(self.fates),
            "success": len(self.fames),
            "chips": len(seen) + len(self.open_values()),
        }

    def clone(self) -> State:
        other = Loriot(self.setup)
        other.players = [player.clone() for player in self.players]
        other.lots = self.lots[:]
        other.begun = self.begun
        other.turn = self.turn
        other.played = self.played
        self.share(other)
        other.fates = self.fates.clone()
        other.fames = self.fames.clone()
        other.chips = self.chips[:]
        other.knowers = self.knowers[:]
        other.holding = self.holding[:]
        other.black = self.black
        other.white = self.white
        other.second = self.second
        other.rivals = self.rivals
        other.card = self.card
        other.drawn = self.drawn
        other.laid = self.laid[:]
        other.terms = self.terms[:]
        other.combined = self.combined[:]
        return other

    def to_dict(self) -> Json:
        from ..position.write import write

        return write(self)

    def clear_table(self) -> None:
        """9.7: all cards on the table leave the game."""
        if self.laid:
            self.laid = []
            self.terms = []
            self.combined = []

    def clear_dice(self) -> None:
        self.black = 0
        self.white = 0
        self.second = 0
        self.rivals = ()
        self.card = ""
        self.drawn = 0

    def open_values(self) -> list[int]:
        """Chips that nobody has seen: the values that are left for undecided places."""
        fixed = self.chips + self.holding
        return [value for value in range(1, CHIPS + 1) if value not in fixed]

    def has_any_stone(self) -> bool:
        """Whether a stone waits or is on its way."""
        return any(player.is_on_way() or player.waiting() >= 0 for player in self.players)

    def arrivals(self) -> int:
        """Stones that have scored."""
        out = 0
        for player in self.players:
            for stone in player.stones:
                if stone.points:
                    out += 1
        return out

    def is_late(self) -> bool:
        """13.1: whether the last stones of all take the shortest way up."""
        return self.arrivals() >= CLEARING

    def worths(self) -> list[int]:
        """The cards on the table as numbers."""
        return [WORTH[laid.rank] for laid in self.laid]

    def points(self, seat: int) -> int:
        out = 0
        for stone in self.players[seat].stones:
            out += stone.points
        return out

    def gone(self, seat: int) -> int:
        """Ranks of this seat that have left the game, as bits."""
        out = SUIT & ~self.players[seat].hand
        for laid in self.laid:
            if laid.seat == seat:
                out &= ~(1 << laid.rank)
        return out


def empty_table(setup: LoriotSetup) -> Loriot:
    """Everything in its place."""
    state = Loriot(setup)
    state.players = [Player(setup.stones) for _ in range(setup.seats)]
    state.lots = [-1] * setup.seats
    state.begun = -1
    state.turn = 0
    state.played = 0
    state.fates = Pile([1] * len(setup.chance_keys))
    state.fames = Pile([1] * len(setup.success_keys))
    state.chips = [slot + 1 for slot in range(CHIPS)]  # 2.4
    state.knowers = [ALL] * CHIPS
    state.holding = [NO_CHIP] * setup.seats
    if setup.new_targets or setup.random_targets:  # 16.3, 17.1: what nobody knows is not decided
        state.chips = [NO_CHIP] * CHIPS
        state.knowers = [NOBODY] * CHIPS
    if setup.random_targets:
        for slot in (0, CHIPS - 1):
            state.chips[slot] = slot + 1
            state.knowers[slot] = ALL
    state.laid = []
    state.terms = []
    state.combined = []
    state.clear_dice()
    return state
