"""What is true now. The rules that change it are in the modules named after
their chapters."""

from __future__ import annotations

from typing import final

from tafelrunde.core.data import Json
from tafelrunde.core.decision import StackState
from tafelrunde.core.state import State

from .bid import Bid
from .numbers import FIRST_GRADE, KINDS, NO_CARD, UNDECIDED, turned
from .rolling import Roll
from .setup import MonsterSetup


@final
class Player:
    """One seat's monster, store and cards. Robbery cards are bits by grave."""

    __slots__ = ("die", "store", "sewn", "hidden", "open")

    def __init__(self, hidden: int) -> None:
        self.die = FIRST_GRADE
        self.store: list[int] = []  # cards in the order they came
        self.sewn = [NO_CARD] * KINDS  # by type
        self.hidden = hidden  # a sealed choice stays in until the reveal
        self.open = 0

    def clone(self) -> Player:
        other = Player(self.hidden)
        other.die = self.die
        other.store = self.store[:]
        other.sewn = self.sewn[:]
        other.open = self.open
        return other

    def turn_die(self, pips: int) -> int:
        """4.2: up or down; how it stood before."""
        before = self.die
        self.die = turned(before, pips)
        return before


@final
class Monsters(StackState[MonsterSetup]):
    players: list[Player]
    value: list[int]  # by card; UNDECIDED if nobody knows it
    known: list[int]  # by card: the seats that know its value
    seen: list[int]  # by type: backs that came to light
    unseen: list[int]  # by grave: cards whose backs nobody has seen
    graves: list[list[int]]  # cards above those, from bottom to top
    gallows: list[int]  # cards from bottom to top
    turn: int  # the seat in turn, -1 before the start
    starter: int
    played: int  # turns
    idle: int  # 13.7: turns in a row without a deed
    deeds: tuple[int, ...]  # of this turn
    robbers: int  # 5.3: seats of this turn's robbery
    choices: list[int]  # by seat: a grave from 1 on, sealed until all have chosen; 0 for none
    bids: list[Bid]  # by seat, while a part is on offer
    roll: Roll | None  # the last one

    def census(self) -> dict[str, int]:
        from .census import census

        return census(self)

    def clone(self) -> State:
        other = Monsters(self.setup)
        other.players = [player.clone() for player in self.players]
        other.value = self.value[:]
        other.known = self.known[:]
        other.seen = self.seen[:]
        other.unseen = self.unseen[:]
        other.graves = [grave[:] for grave in self.graves]
        other.gallows = self.gallows[:]
        self.share(other)
        other.turn = self.turn
        other.starter = self.starter
        other.played = self.played
        other.idle = self.idle
        other.deeds = self.deeds
        other.robbers = self.robbers
        other.choices = self.choices[:]
        other.bids = self.bids[:]
        other.roll = self.roll
        return other

    def to_dict(self) -> Json:
        from ..position.write import write

        return write(self)

    # what many rules need

    def uncover(self, kind: int) -> int:
        """14.1: a back comes to light; the card, named by the next letter of its type."""
        card = kind * self.setup.copies + self.seen[kind]
        self.seen[kind] += 1
        return card

    def has_part(self, grave: int) -> bool:
        return self.unseen[grave] > 0 or len(self.graves[grave]) > 0

    def owner(self, card: int) -> int:
        """In whose store a card is, -1 for nobody's."""
        for seat, player in enumerate(self.players):
            if card in player.store:
                return seat
        return -1

    def placed(self) -> list[int]:
        """Every card that lies on the gallows, in a grave, in a store or on a monster."""
        out = self.gallows[:]
        for grave in self.graves:
            out += grave
        for player in self.players:
            out += player.store
            out += [card for card in player.sewn if card >= 0]
        return out


def empty_table(setup: MonsterSetup) -> Monsters:
    """Before anything is laid out; the graves hold parts that nobody has seen."""
    state = Monsters(setup)
    state.players = [Player((1 << setup.graves) - 1) for _ in range(setup.seats)]
    state.value = [UNDECIDED] * setup.cards
    state.known = [0] * setup.cards
    state.seen = [0] * KINDS
    state.unseen = [setup.pile] * setup.graves
    state.graves = [[] for _ in range(setup.graves)]
    state.gallows = []
    state.turn = -1
    state.starter = -1
    state.played = 0
    state.idle = 0
    state.deeds = ()
    state.robbers = 0
    state.choices = [0] * setup.seats
    state.bids = []
    state.roll = None
    return state
