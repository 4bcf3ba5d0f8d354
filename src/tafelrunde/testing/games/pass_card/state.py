"""Pass the card: hands, the pile, and whose turn it is."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, Pile, leave, settle
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.state import CHANCE, Outcome, State, rank
from tafelrunde.testing.games.pass_card.rules import card_text, find, read_card
from tafelrunde.testing.games.pass_card.setup import DEALT, FACES, WORTH, PassCard

DEAL: Final = 0  # chance deals
TURN: Final = 1  # the seat in turn chooses
LIFT: Final = 2  # the seat it looks at chooses a card
DRAW: Final = 3  # chance gives the seat in turn a new card
OVER: Final = 4
PHASES: Final = ("deal", "turn", "lift", "draw", "over")


@final
class Round(State):
    def __init__(self, setup: PassCard) -> None:
        super().__init__(setup)
        self.table = setup
        self.phase = DEAL
        self.played = 0  # turns
        self.target = -1  # the seat that is looked at
        self.hands: list[list[Card]] = [[] for _ in range(setup.seats)]  # settled, see rules
        self.pile = Pile([setup.copies] * len(FACES))

    @property
    def turn(self) -> int:
        """The seat in turn."""
        return self.played % self.table.seats

    def actors(self) -> tuple[int, ...]:
        if self.phase == TURN:
            return (self.turn,)
        if self.phase == LIFT:
            return (self.target,)
        return () if self.phase == OVER else (CHANCE,)

    def legal(self, seat: int) -> list[Action]:
        table = self.table
        faces = self.faces(seat)
        if self.phase == LIFT:
            return [table.lift.at(face) for face in faces]
        others = [other for other in range(table.seats) if other != seat]
        out = [table.show.at(face) for face in faces if self.can_show(seat, face)]
        out += [table.look.at(other) for other in others if self.hands[other]]
        for face in faces:
            out += [table.give.at(face, other) for other in others]
        for block in (table.put_back, table.bury, table.sink):
            out += [block.at(face) for face in faces]
        return out

    def faces(self, seat: int) -> list[int]:
        """The faces in a hand, each once, ascending."""
        hand = self.hands[seat]
        return [face for face in range(len(FACES)) if find(hand, face) >= 0]

    def can_show(self, seat: int, face: int) -> bool:
        """3.2: not yet known to all."""
        hand = self.hands[seat]
        return hand[find(hand, face)].known != EVERYONE

    def odds(self) -> list[tuple[Action, int]]:
        return [(self.table.draw.at(face), n) for face, n in self.pile.odds()]

    def asked(self, seat: int) -> Ask:
        if self.phase == LIFT:
            return Ask("lift", "3.3", (self.turn,))
        return Ask("turn", "3.1")

    # what happens

    def apply(self, seat: int, action: Action) -> None:
        table = self.table
        block = action.block
        if block is table.draw:
            self.draw(action.a)
        elif block is table.show:
            self.show(seat, action.a)
        elif block is table.look:
            self.phase = LIFT
            self.target = action.a
            self.tell(EVERYONE, "looks", "3.3", seat, action.a)
        elif block is table.lift:
            self.lift(seat, action.a)
        elif block is table.give:
            self.give(seat, action.a, action.b)
        elif block is table.put_back:
            self.put_back(seat, action.a)
        elif block is table.bury:
            self.bury(seat, action.a)
        else:
            self.sink(seat, action.a)

    def draw(self, face: int) -> None:
        dealing = self.phase == DEAL
        seat = self.turn
        if dealing:
            seat = min([s for s in range(self.table.seats) if len(self.hands[s]) < DEALT])
        rule = "2.1" if dealing else "3.8"
        self.take(seat, self.pile.take(face, only(seat)))
        self.tell(EVERYONE, "draws", rule, seat)
        self.reveal(only(seat), "your-card", rule, FACES[face])
        if not dealing:
            self.end_turn()
        elif all(len(hand) == DEALT for hand in self.hands):
            self.phase = TURN

    def take(self, seat: int, card: Card) -> None:
        self.hands[seat] = settle([*self.hands[seat], card], self.table.seats)

    def show(self, seat: int, face: int) -> None:
        hand = self.hands[seat]
        hand[find(hand, face)].known = EVERYONE
        self.reveal(EVERYONE, "shows", "3.2", seat, FACES[face])
        self.end_turn()

    def lift(self, seat: int, face: int) -> None:
        hand = self.hands[seat]
        looker = self.turn
        hand[find(hand, face)].known |= only(looker)
        self.tell(EVERYONE, "lifts", "3.3", seat, looker)
        self.reveal(only(seat, looker), "lifted", "3.3", seat, FACES[face])
        self.target = -1
        self.end_turn()

    def give(self, seat: int, face: int, to: int) -> None:
        self.take(to, leave(self.hands[seat], face, only(seat, to)))
        self.tell(EVERYONE, "gives", "3.4", seat, to)
        self.reveal(only(seat, to), "given", "3.4", seat, to, FACES[face])
        self.refill()

    def put_back(self, seat: int, face: int) -> None:
        self.pile.shuffle_in([leave(self.hands[seat], face, only(seat))])
        self.tell(EVERYONE, "returns", "3.5", seat)
        self.tell(only(seat), "you-return", "3.5", FACES[face])
        self.refill()

    def bury(self, seat: int, face: int) -> None:
        self.pile.put_under(leave(self.hands[seat], face, only(seat)))
        self.tell(EVERYONE, "buries", "3.6", seat)
        self.tell(only(seat), "you-bury", "3.6", FACES[face])
        self.refill()

    def sink(self, seat: int, face: int) -> None:
        self.pile.put_under(leave(self.hands[seat], face, EVERYONE))
        self.reveal(EVERYONE, "sinks", "3.7", seat, FACES[face])
        self.refill()

    def refill(self) -> None:
        if len(self.pile):
            self.phase = DRAW
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.played += 1
        self.phase = TURN
        if self.played == self.table.turns:
            self.phase = OVER
            self.show_hands()

    def show_hands(self) -> None:
        for seat, hand in enumerate(self.hands):
            for card in hand:
                card.known = EVERYONE
                self.reveal(EVERYONE, "holds", "5.1", seat, FACES[card.face])
            self.tell(EVERYONE, "scores", "5.2", seat, self.points(seat))

    def points(self, seat: int) -> int:
        return sum([WORTH[card.face] for card in self.hands[seat]])

    # how it ends

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = [self.points(seat) for seat in range(self.table.seats)]
        return Outcome(tuple(scores), rank(scores), "rounds", (("cards", tuple(scores)),))

    def census(self) -> dict[str, int]:
        counts = self.pile.bag[:]
        for card in self.pile.under:
            counts[card.face] += 1
        for hand in self.hands:
            for card in hand:
                counts[card.face] += 1
        return {FACES[face]: count for face, count in enumerate(counts)}

    def clone(self) -> State:
        other = Round(self.table)
        other.phase = self.phase
        other.played = self.played
        other.target = self.target
        other.hands = [[card.clone() for card in hand] for hand in self.hands]
        other.pile = self.pile.clone()
        return other

    def to_dict(self) -> Json:
        """Cards with the seats that know them (see `card_text`); under: the next one first."""
        seats = self.table.seats
        return {
            "phase": PHASES[self.phase],
            "played": self.played,
            "target": self.target,
            "hands": [[card_text(card, seats) for card in hand] for hand in self.hands],
            "bag": self.pile.bag[:],
            "under": [card_text(card, seats) for card in self.pile.under],
        }


def read(setup: PassCard, fields: Fields) -> Round:
    out = Round(setup)
    seats = setup.seats
    out.phase = fields.one_of("phase", list(PHASES))
    out.played = fields.number("played", 0, setup.turns)
    out.target = fields.number("target", -1, seats - 1)
    hands = Fields({str(i): h for i, h in enumerate(fields.array("hands", seats))})
    for seat in range(seats):
        cards = [read_card(fields, "hands", text, seats) for text in hands.texts(str(seat))]
        out.hands[seat] = settle(cards, seats)
    out.pile.bag = fields.numbers("bag", 0, setup.copies, len(FACES))
    out.pile.under = [read_card(fields, "under", t, seats) for t in fields.texts("under")]
    fields.done()
    check(out, fields)
    return out


def check(out: Round, fields: Fields) -> None:
    """What must hold besides the form of each field."""
    table = out.table
    sizes = [len(hand) for hand in out.hands]
    least = DEALT * table.seats - int(out.phase == DRAW)
    in_deal = out.played == 0 and not out.pile.under and sizes == sorted(sizes, reverse=True)
    if any(count != table.copies for count in out.census().values()):
        raise fields.bad("hands", f"and the pile must hold {table.copies} of each face together")
    for seat, hand in enumerate(out.hands):
        for card in hand:
            if not (card.known >> seat) & 1:
                raise fields.bad("hands", "must hold no card that its own seat does not know")
            if out.phase == OVER and card.known != EVERYONE:
                raise fields.bad("hands", "must be known to everyone in the end")
    if out.phase == DEAL and not (in_deal and sizes[0] <= DEALT and sum(sizes) < least):
        raise fields.bad("hands", f"must be dealt in turn, up to {DEALT} each")
    if out.phase != DEAL and sum(sizes) < least:
        raise fields.bad("hands", f"must hold at least {least} cards together")
    if (out.phase == OVER) != (out.played == table.turns):
        raise fields.bad("played", f"must be {table.turns} in the end, and only then")
    if out.phase == DRAW and not len(out.pile):
        raise fields.bad("bag", "must hold a card to be drawn")
    if (out.phase == LIFT) != (out.target >= 0) or out.target == out.turn:
        raise fields.bad("target", "must be another seat in the phase “lift”, else -1")
    if out.phase == LIFT and not out.hands[out.target]:
        raise fields.bad("target", "must have a card")
