"""Pass the card: finding cards in a hand, and cards as text."""

from __future__ import annotations

from tafelrunde.core.cards import Card
from tafelrunde.core.data import Fields
from tafelrunde.core.event import EVERYONE
from tafelrunde.testing.games.pass_card.setup import FACES


def find(hand: list[Card], face: int) -> int:
    """The place of the first such card in a settled hand, -1 if there is none."""
    for i, card in enumerate(hand):
        if card.face == face:
            return i
    return -1


def card_text(card: Card, seats: int) -> str:
    """`b:02`: face b, known to the seats 0 and 2; `b:*`: known to everyone."""
    known = [str(seat) for seat in range(seats) if (card.known >> seat) & 1]
    return FACES[card.face] + ":" + ("*" if card.known == EVERYONE else "".join(known))


def read_card(fields: Fields, key: str, text: str, seats: int) -> Card:
    face, _, known = text.partition(":")
    names = [str(seat) for seat in range(seats) if str(seat) in known]
    if face not in FACES or ":" not in text or known not in ("*", "".join(names)):
        raise fields.bad(key, "must hold cards like “b:02” or “b:*”")
    if known == "*":
        return Card(FACES.index(face), EVERYONE)
    return Card(FACES.index(face), sum([1 << int(name) for name in names]))
