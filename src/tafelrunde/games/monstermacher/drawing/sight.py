"""The facts of a view, as the drawing reads them (`view.py` explains them)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ..rules.numbers import TYPES

CODES: Final = dict(zip(TYPES, ("LA", "RA", "LL", "RL", "HD", "BR")))
SEATS: Final = 5


@dataclass(frozen=True, slots=True)
class Card:
    """`value` is -1 where this reader does not know it."""

    id: str
    type: str
    value: int
    known: tuple[int, ...]
    public: bool

    @property
    def kind(self) -> str:
        return CODES[self.type]


@dataclass(frozen=True, slots=True)
class Grave:
    unseen: int
    cards: tuple[Card, ...]  # the last one is on top

    @property
    def size(self) -> int:
        return self.unseen + len(self.cards)


@dataclass(frozen=True, slots=True)
class Player:
    die: int
    store: tuple[Card, ...]
    sewn: tuple[Card, ...]
    hidden: tuple[int, ...]
    open: tuple[int, ...]
    robs: bool
    choice: int
    points: int


@dataclass(frozen=True, slots=True)
class Operation:
    operator: int
    assistant: int
    wish: str
    laid: Card | None


@dataclass(frozen=True, slots=True)
class Roll:
    seat: int
    revival: bool
    card: str
    white: int
    bonus: int
    die: int
    success: bool


@dataclass(frozen=True, slots=True)
class Bid:
    seat: int
    status: str
    cards: tuple[tuple[str, bool], ...]  # a card's name and whether its front is shown
    points: int


@dataclass(frozen=True, slots=True)
class Trade:
    seller: int
    offer: str
    shown: tuple[int, ...]  # seats to whom the seller has shown the offer
    bids: tuple[Bid, ...]


@dataclass(frozen=True, slots=True)
class Sight:
    """All of it; `reader` is the seat that looks, or None."""

    reader: int | None
    phase: str
    asked: tuple[int, ...]
    turn: int
    round: int
    deeds: tuple[str, ...]
    graves: tuple[Grave, ...]
    gallows: tuple[Card, ...]
    players: tuple[Player, ...]
    operation: Operation | None
    roll: Roll | None
    trade: Trade | None
    draft: Bid | None
    reviver: int
    values: Mapping[str, int]  # of all cards that the reader knows, drawn or not
    tokens: frozenset[str]  # all that this reader may choose

    def card(self, id: str) -> Card:
        """A card by its name, wherever it is."""
        return next(card for card in self.cards() if card.id == id)

    def cards(self) -> list[Card]:
        out = [card for grave in self.graves for card in grave.cards]
        out += self.gallows
        for player in self.players:
            out += (*player.store, *player.sewn)
        if self.operation and self.operation.laid:
            out.append(self.operation.laid)
        return out

    def sees(self, id: str) -> bool:
        """14.3: whether the front of a card in a trade is there for this reader to see: one's own
        part, the offer if it was shown, a bid that is shown to the seller."""
        trade = self.trade
        if trade is None or self.reader is None:
            return False
        if any(card.id == id for card in self.players[self.reader].store):
            return True
        if id == trade.offer:
            return self.reader in trade.shown
        return trade.seller == self.reader and any((id, True) in bid.cards for bid in trade.bids)

    @property
    def on_desk(self) -> frozenset[str]:
        """Cards that are drawn where something is done with them, not where they belong: what is
        offered and bid, and for others than the operator what may be handed over."""
        if self.trade:
            bids = [*self.trade.bids, self.draft] if self.draft else self.trade.bids
            return frozenset({self.trade.offer, *(id for bid in bids for id, _ in bid.cards)})
        if self.operation and self.operation.operator != self.reader:
            return frozenset(card.id for card in self.players[self.operation.operator].store)
        return frozenset()

    @property
    def robbers(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.robs]

    @property
    def is_robbing(self) -> bool:
        """From the announcement until everybody has chosen."""
        return self.phase in ("join", "choose")

    @property
    def has_rolled(self) -> bool:
        """In this turn: the result stays on the desk until a trade begins or the turn ends."""
        done = len(self.deeds) == 2 and self.deeds[1] in ("operate", "revive")
        return done and self.roll is not None and self.phase == "third"

    @property
    def is_asked(self) -> bool:
        return self.reader is not None and self.reader in self.asked
