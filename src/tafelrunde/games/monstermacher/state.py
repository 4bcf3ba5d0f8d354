"""Die Monstermacher: what is true now. The rules that change it are in the modules named after
their chapters."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, State
from tafelrunde.games.monstermacher.chance import apply_chance, chances
from tafelrunde.games.monstermacher.numbers import FIRST_GRADE, KINDS, NO_CARD, UNDECIDED, turned
from tafelrunde.games.monstermacher.offers import legal_actions, question
from tafelrunde.games.monstermacher.position import write
from tafelrunde.games.monstermacher.scoring import census, outcome
from tafelrunde.games.monstermacher.setup import MonsterSetup
from tafelrunde.games.monstermacher.step import CHOOSE, LAY, OVER, VALUE, WAKE, Bid, Roll, Step
from tafelrunde.games.monstermacher.turn import apply_action

CHANCE_ONLY: Final = (CHANCE,)


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
class Monsters(State[MonsterSetup]):
    players: list[Player]
    value: list[int]  # by card; UNDECIDED if nobody knows it
    known: list[int]  # by card: the seats that know its value
    seen: list[int]  # by type: backs that came to light
    unseen: list[int]  # by grave: cards whose backs nobody has seen
    graves: list[list[int]]  # cards above those, from bottom to top
    gallows: list[int]  # cards from bottom to top
    step: Step  # top of the stack of what is to be decided
    turn: int  # the seat in turn, -1 before the start
    starter: int
    played: int  # turns
    idle: int  # 13.7: turns in a row without a deed
    deeds: tuple[int, ...]  # of this turn
    robbers: int  # 5.3: seats of this turn's robbery
    choices: list[int]  # by seat: a grave from 1 on, sealed until all have chosen; 0 for none
    bids: list[Bid]  # by seat, while a part is on offer
    roll: Roll | None  # the last one

    def actors(self) -> tuple[int, ...]:
        step = self.step
        kind = step.kind
        if kind <= WAKE:
            return CHANCE_ONLY
        if kind == CHOOSE:
            return self.choosers()
        return () if kind == OVER else self.setup.alone[step.seat]

    def choosers(self) -> tuple[int, ...]:
        """5.6: the robbers who have not chosen yet."""
        choices = self.choices
        seats = range(len(choices))
        return tuple([s for s in seats if (self.robbers >> s) & 1 and choices[s] == 0])

    def legal(self, seat: int) -> list[Action]:
        return legal_actions(self, seat)

    def odds(self) -> list[tuple[Action, int]]:
        return chances(self)

    def asked(self, seat: int) -> Ask:
        return question(self)

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.barrier = True
            apply_chance(self, action)
        else:
            apply_action(self, seat, action)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.step.kind == OVER else None

    def census(self) -> dict[str, int]:
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
        other.step = self.step
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
        return write(self)

    # what many rules need

    def uncover(self, kind: int) -> int:
        """14.1: a back comes to light; the card, named by the next letter of its type."""
        card = kind * self.setup.copies + self.seen[kind]
        self.seen[kind] += 1
        return card

    def look(self, seat: int, card: int) -> None:
        """1.6, 14.1: a seat learns a value; what nobody knew is drawn by chance next."""
        if self.value[card] == UNDECIDED:
            self.step = Step(VALUE, seat, card, below=self.step)
            return
        name = self.setup.names[card]
        if self.known[card] == EVERYONE or (self.known[card] >> seat) & 1:
            self.tell(only(seat), "value", "1.6", name, self.value[card])
            return
        self.known[card] |= only(seat)
        self.reveal(only(seat), "value", "1.6", name, self.value[card])

    def has_part(self, grave: int) -> bool:
        return self.unseen[grave] > 0 or len(self.graves[grave]) > 0

    def owner(self, card: int) -> int:
        """In whose store a card is, -1 for nobody's."""
        for seat, player in enumerate(self.players):
            if card in player.store:
                return seat
        return -1

    def begin(self, deed: int, follows: int) -> None:
        """An action is taken: what comes after it lies at the bottom of the stack."""
        self.deeds = (*self.deeds, deed)
        self.step = Step(follows, self.turn)

    def push(self, step: Step) -> None:
        self.step = Step(step.kind, step.seat, step.a, step.b, step.c, self.step)


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
    state.step = Step(LAY, CHANCE)
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
