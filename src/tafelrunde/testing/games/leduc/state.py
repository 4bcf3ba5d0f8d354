"""Leduc poker: one deal, from the ante to the showdown."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, Pile
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.decision import ALONE
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, State, rank
from tafelrunde.testing.games.leduc.setup import ANTE, BETS, COPIES, RAISES, RANKS, Leduc

LETTERS: Final = "fcr"  # fold, call, raise in `betting`
FULL: Final = "r" * RAISES  # raises follow one another: a call between them would end the round


@final
class Deal(State):
    def __init__(self, setup: Leduc) -> None:
        super().__init__(setup)
        self.table = setup
        self.pile = Pile([COPIES] * len(RANKS))
        self.hands: list[Card] = []  # by seat, as far as dealt
        self.public: Card | None = None
        self.betting = ["", ""]  # what was done, per round, in LETTERS; seats take turns
        self.stakes = [ANTE, ANTE]

    # where it stands

    @property
    def round(self) -> int:
        return 0 if self.public is None else 1

    @property
    def folded(self) -> int:
        """The seat that folded, or -1."""
        line = self.betting[self.round]
        return (len(line) - 1) & 1 if line.endswith("f") else -1

    def actors(self) -> tuple[int, ...]:
        if len(self.hands) < 2:
            return ALONE[CHANCE]
        line = self.betting[self.round]
        if line.endswith("f"):
            return ()
        if len(line) > 1 and line.endswith("c"):  # 3.6
            return ALONE[CHANCE] if self.public is None else ()
        return ALONE[len(line) & 1]

    def legal(self, seat: int) -> list[Action]:
        table = self.table
        if not self.is_facing(seat):
            return [table.to_call, table.to_raise]  # 3.2: the first raise is always possible
        if self.can_raise():
            return [table.to_fold, table.to_call, table.to_raise]
        return [table.to_fold, table.to_call]

    def is_facing(self, seat: int) -> bool:
        """Whether the other seat has put in more."""
        return self.stakes[seat] < self.stakes[1 - seat]

    def can_raise(self) -> bool:
        return not self.betting[self.round].endswith(FULL)

    def odds(self) -> list[tuple[Action, int]]:
        seat = len(self.hands)
        outcomes = self.table.deals[seat] if seat < 2 else self.table.publics
        return [(outcomes[face], n) for face, n in self.pile.odds()]

    def asked(self, seat: int) -> Ask:
        if not self.is_facing(seat):
            return Ask("open", "3.2")
        return Ask("answer", "3.3") if self.can_raise() else Ask("last", "3.4")

    # what happens

    def apply(self, seat: int, action: Action) -> None:
        table = self.table
        if action.block is table.deal:
            self.deal(action.a, action.b)
        elif action.block is table.public:
            self.public = self.pile.take(action.a, EVERYONE)
            self.reveal(EVERYONE, "public", "2.2", RANKS[action.a])
        elif action.block is table.fold:
            self.fold(seat)
        elif action.block is table.call:
            self.call(seat)
        else:
            self.raise_stake(seat)

    def deal(self, seat: int, face: int) -> None:
        self.hands.append(self.pile.take(face, 1 << seat))
        self.barrier = True
        if self.told is not None:
            self.tell(EVERYONE, "dealt", "2.1", seat)
            self.tell(only(seat), "your-card", "2.1", RANKS[face])

    def fold(self, seat: int) -> None:
        self.betting[self.round] += "f"
        if self.told is not None:
            self.tell(EVERYONE, "folds", "3.3", seat)
            self.tell(EVERYONE, "wins", "4.1", 1 - seat, self.stakes[seat])

    def call(self, seat: int) -> None:
        facing = self.is_facing(seat)
        self.betting[self.round] += "c"
        self.stakes[seat] = self.stakes[1 - seat]
        if self.told is not None:
            if facing:
                self.tell(EVERYONE, "calls", "3.3", seat)
            else:
                self.tell(EVERYONE, "checks", "3.2", seat)
        if not self.actors():
            self.show_down()

    def raise_stake(self, seat: int) -> None:
        self.stakes[seat] = self.stakes[1 - seat] + BETS[self.round]
        self.betting[self.round] += "r"
        if self.told is not None:
            self.tell(EVERYONE, "raises", "3.5", seat, self.stakes[seat])

    def show_down(self) -> None:
        self.barrier = True
        for seat, card in enumerate(self.hands):
            card.known = EVERYONE
            if self.told is not None:
                self.tell(EVERYONE, "shows", "4.2", seat, RANKS[card.face])
        if self.told is None:
            return
        winner = self.better()
        if winner < 0:
            self.tell(EVERYONE, "splits", "4.4")
        else:
            rule = "4.2" if self.strength(winner) >= len(RANKS) else "4.3"
            self.tell(EVERYONE, "wins", rule, winner, self.stakes[1 - winner])

    def strength(self, seat: int) -> int:
        """4.2, 4.3: the rank; a pair is above every rank."""
        face = self.hands[seat].face
        public = self.public
        return face + len(RANKS) if public is not None and public.face == face else face

    def better(self) -> int:
        """The seat with the better card, -1 if they are equal."""
        first = self.strength(0)
        second = self.strength(1)
        return -1 if first == second else int(second > first)

    # how it ends

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        folded = self.folded
        winner = 1 - folded if folded >= 0 else self.better()
        scores = [0, 0]
        if winner >= 0:
            scores[winner] = self.stakes[1 - winner]
            scores[1 - winner] = -self.stakes[1 - winner]
        return Outcome(tuple(scores), rank(scores), "fold" if folded >= 0 else "showdown")

    def census(self) -> dict[str, int]:
        counts = self.pile.bag[:]
        for card in self.hands:
            counts[card.face] += 1
        if self.public is not None:
            counts[self.public.face] += 1
        return {RANKS[face]: count for face, count in enumerate(counts)}

    def clone(self) -> State:
        other = Deal(self.table)
        other.pile = self.pile.clone()
        other.hands = [card.clone() for card in self.hands]
        other.public = self.public
        other.betting = self.betting[:]
        other.stakes = self.stakes[:]
        return other

    def to_dict(self) -> Json:
        """Cards as far as dealt; betting per round: f fold, c call, r raise."""
        public = self.public
        return {
            "hands": [RANKS[card.face] for card in self.hands],
            "public": [] if public is None else [RANKS[public.face]],
            "betting": self.betting[:],
        }


def read(setup: Leduc, fields: Fields) -> Deal:
    deal = Deal(setup)
    hands = fields.texts("hands")
    public = fields.texts("public")
    betting = fields.texts("betting", 2)
    fields.done()
    for card in hands:
        deal_card(deal, fields, "hands", card)
    bet(deal, fields, betting[0])
    for card in public:
        deal_card(deal, fields, "public", card)
    bet(deal, fields, betting[1] if deal.round == 1 or not betting[1] else "?")
    deal.barrier = False
    return deal


def deal_card(deal: Deal, fields: Fields, key: str, card: str) -> None:
    """One card by chance, if that is whose turn it is."""
    wanted = deal.table.deal if key == "hands" else deal.table.public
    for action, _ in deal.odds() if deal.actors() == (CHANCE,) else []:
        if action.block is wanted and action.tokens[-1] == card:
            deal.apply(CHANCE, action)
            return
    raise fields.bad(key, f"cannot hold “{card}” here")


def bet(deal: Deal, fields: Fields, line: str) -> None:
    """One betting round, letter by letter."""
    table = deal.table
    actions = [table.fold.at(), table.call.at(), table.raises.at()]
    for letter in line:
        actors = deal.actors()
        position = LETTERS.find(letter)
        if not actors or actors[0] == CHANCE or position < 0:
            raise fields.bad("betting", f"cannot go on with “{letter}”")
        if actions[position] not in deal.legal(actors[0]):
            raise fields.bad("betting", f"cannot go on with “{letter}”")
        deal.apply(actors[0], actions[position])
