"""A view as the drawing asks it: who looks, what they see of each seat and card, what goes on.

It is made anew for every view and only looked through; what parts get is taken out of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tafelrunde.core.state import CHANCE
from tafelrunde.core.view import View

from ..rules.numbers import LETTERS, OPERATE, REVIVAL, REVIVE, TYPES
from ..rules.operation import Assist, Sew
from ..rules.scoring import Over, monster_points
from ..rules.state import Monsters
from ..rules.trade import Trade
from ..view import phase_of, round_of

CODES: Final = dict(zip(TYPES, ("LA", "RA", "LL", "RL", "HD", "BR")))
SEATS: Final = 5
EMPTY: Final = "empty"  # instead of the type on top of a grave
NUMBERS: Final = tuple(  # graves, counted from 1, by the bits of robbery cards
    tuple(grave + 1 for grave in range(SEATS) if mask >> grave & 1) for mask in range(1 << SEATS)
)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card by its back; there is one object for each, which is the same if it is that one."""

    id: str
    type: str
    kind: str  # of picture
    letter: str
    place: int  # on a monster


Seen: TypeAlias = tuple[Card, int]  # and its value, less than 0 where the reader does not see it


@cache
def deck(copies: int) -> tuple[Card, ...]:
    return tuple(
        Card(f"{kind}-{letter}", kind, CODES[kind], letter.upper(), place)
        for place, kind in enumerate(TYPES)
        for letter in LETTERS[:copies]
    )


@cache
def face_down(copies: int) -> tuple[Seen, ...]:
    return tuple((card, -1) for card in deck(copies))


class Stand(NamedTuple):
    """What everybody sees of a seat, but for its store."""

    seat: int
    die: int
    points: int  # 13.4: with those for a revival, once it has succeeded
    sewn: tuple[Seen, ...]
    parts: int  # in the store
    open: tuple[int, ...]  # robbery cards
    status: str  # the one thing to be said about it now
    turn: bool


class Throw(NamedTuple):
    """The last roll of the white die."""

    seat: int
    revival: bool
    white: int
    bonus: int
    die: int
    success: bool


class Operation(NamedTuple):
    assistant: int
    wish: Card
    laid: Seen | None  # 8.9: lies open on the monster and waits for the roll


class Sight:
    def __init__(self, view: View) -> None:
        state = view.position
        assert isinstance(state, Monsters)
        self.state = state
        self.setup = state.setup
        self.view = view
        self.reader = view.seat
        self.deck = deck(state.setup.copies)
        self.phase = phase_of(state)
        self.asked = tuple([actor for actor in view.actors if actor != CHANCE])
        self.is_asked = view.seat is not None and view.seat in view.actors
        self.known = list(zip(self.deck, state.value))  # cards, as this reader knows them
        # 14.3: of cards that lie face down, a reader's memory is drawn only by agreement
        remembers = state.setup.options["memory"] == "shown"
        self.backs = self.known if remembers else face_down(state.setup.copies)
        decision = state.decision
        self.trade = decision if isinstance(decision, Trade) else None
        self.operation = self._operation()
        self.reviver = decision.reviver if isinstance(decision, Over) else -1
        self.on_desk = self._on_desk()
        self.has_rolled = self._has_rolled()
        self.throw = self._throw()
        self.stands = [self._stand(seat) for seat in range(state.setup.seats)]

    def _operation(self) -> Operation | None:
        decision = self.state.decision
        if isinstance(decision, Assist):
            return Operation(decision.seat, self.deck[decision.wish], None)
        if isinstance(decision, Sew):
            laid = self.known[decision.laid]
            return Operation(decision.assistant, self.deck[decision.wish], laid)
        return None

    def _on_desk(self) -> set[int]:
        """Cards that are drawn where something is done with them, not where they belong: what is
        offered and bid, and for others than the operator what may be handed over."""
        if self.trade:
            bids = [card for bid in self.state.bids for card, _ in bid.parts]
            return {self.trade.offer, *bids}
        if self.operation and self.state.turn != self.reader:
            return set(self.state.players[self.state.turn].store)
        return set()

    def _stand(self, seat: int) -> Stand:
        state, player = self.state, self.state.players[seat]
        sewn = [self.known[card] for card in player.sewn if card >= 0]
        points = monster_points(state, seat) + (REVIVAL if seat == self.reviver else 0)
        turn = seat == state.turn and self.phase != "over"
        return Stand(
            *(seat, player.die, points, tuple(sewn), len(player.store), NUMBERS[player.open]),
            *(self._status(seat), turn),
        )

    def sees(self, card: int) -> bool:
        """14.3: whether the front of a card in a trade is there for this reader to see: one's own
        part, the offer if it was shown, a bid that is shown to the seller."""
        state, trade, reader = self.state, self.trade, self.reader
        if trade is None or reader is None:
            return False
        if card in state.players[reader].store:
            return True
        if card == trade.offer:
            return trade.shown >> reader & 1 == 1
        return state.turn == reader and any((card, True) in bid.parts for bid in state.bids)

    # seats

    def robs(self, seat: int) -> bool:
        return self.state.robbers >> seat & 1 == 1

    def played(self, seat: int) -> int:
        """The grave of a robbery card that lies in the graveyard; less than 0: face down."""
        return self.state.choices[seat] if self.robs(seat) else 0

    def _status(self, seat: int) -> str:
        """What a seat has done, or what all wait for."""
        if self.phase == "choose":
            if not self.robs(seat):
                return "stays"
            return "chosen" if self.state.choices[seat] else "choosing"
        if self.phase == "join":
            if self.robs(seat):
                return "robs"
            if self._was_asked(seat):
                return "stays"
            return "asked" if seat in self.asked else "not-asked"
        if self.reviver == seat:
            return "revived"
        return "assists" if self.operation and self.operation.assistant == seat else ""

    def _was_asked(self, seat: int) -> bool:
        """In the round of announcements: clockwise from the seat in turn to the one asked now."""
        turn, seats = self.state.turn, self.setup.seats
        now = (self.asked[0] - turn) % seats if self.asked else seats
        return (seat - turn) % seats < now

    # what goes on

    @property
    def tokens(self) -> set[str]:
        """All that this reader may choose."""
        return {token for action in self.view.legal for token in action.tokens}

    @property
    def round(self) -> int:
        return round_of(self.state)

    @property
    def is_robbing(self) -> bool:
        """From the announcement until everybody has chosen."""
        return self.phase in ("join", "choose")

    def _has_rolled(self) -> bool:
        """In this turn: the result stays on the desk until a trade begins or the turn ends."""
        deeds = self.state.deeds
        done = len(deeds) == 2 and deeds[1] in (OPERATE, REVIVE)
        return done and self.state.roll is not None and self.phase == "third"

    def _throw(self) -> Throw | None:
        roll = self.state.roll
        if roll is None:
            return None
        return Throw(roll.seat, roll.revival, roll.white, roll.bonus, roll.die, roll.success)

    def top(self, grave: int) -> str:
        """The type of the part on a grave, if there is one and it is known."""
        cards = self.state.graves[grave]
        if cards:
            return self.deck[cards[-1]].type
        return "" if self.state.unseen[grave] else EMPTY
