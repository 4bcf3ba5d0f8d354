"""Hidden cards, once for all games: what nobody knows is not decided, what was seen is remembered.

A face is a small int. A fixed card has its face and `known`, the set of seats that know it. A pile
holds a bag of undecided faces; chance draws from it when somebody first learns something.
"""

from __future__ import annotations

from random import Random
from typing import final

from tafelrunde.core.event import EVERYONE


@final
class Card:
    """A card whose face is fixed, and the seats that know it."""

    __slots__ = ("face", "known")

    def __init__(self, face: int, known: int) -> None:
        self.face = face
        self.known = known

    def clone(self) -> Card:
        return Card(self.face, self.known)

    def seen_by(self, seat: int | None) -> int:
        """The face for those who know it, -1 for the others."""
        if self.known == EVERYONE or (seat is not None and (self.known >> seat) & 1 == 1):
            return self.face
        return -1


@final
class Pile:
    """A face-down pile: fixed cards on top, then the undecided, then fixed cards put under it."""

    __slots__ = ("over", "bag", "under")

    def __init__(self, bag: list[int]) -> None:
        self.over: list[Card] = []  # next one last
        self.bag = bag  # how many of each face are undecided
        self.under: list[Card] = []  # next one first

    def clone(self) -> Pile:
        out = Pile(self.bag[:])
        out.over = [card.clone() for card in self.over]
        out.under = [card.clone() for card in self.under]
        return out

    def has_undecided(self) -> bool:
        return any(number > 0 for number in self.bag)

    def __len__(self) -> int:
        return len(self.over) + sum(self.bag) + len(self.under)

    @property
    def certain(self) -> Card | None:
        """The next card, if it is fixed already: no chance is needed for it."""
        if self.over:
            return self.over[-1]
        if self.under and not self.has_undecided():
            return self.under[0]
        return None

    def odds(self) -> list[tuple[int, int]]:
        """The faces the next card may have, with their weights."""
        card = self.certain
        if card is not None:
            return [(card.face, 1)]
        return [(face, count) for face, count in enumerate(self.bag) if count]

    def take(self, face: int, known: int) -> Card:
        """The next card, with the face that chance gave it; these seats learn it."""
        if self.over:
            card = self.over.pop()
        elif self.has_undecided():
            self.bag[face] -= 1
            return Card(face, known)
        else:
            card = self.under.pop(0)
        card.known |= known
        return card

    def put_under(self, card: Card) -> None:
        """Under the pile it stays fixed: piles go round."""
        self.under.append(card)

    def put_on_top(self, card: Card) -> None:
        self.over.append(card)

    def shuffle_in(self, cards: list[Card]) -> None:
        """These cards and the whole pile are mixed: all is undecided again."""
        for card in [*self.over, *self.under, *cards]:
            self.bag[card.face] += 1
        self.over = []
        self.under = []


def moved_unseen(group: list[Card], watchers: int) -> None:
    """A card left this group (given with it) and only the watchers saw which: others forget."""
    if len(group) > 1:  # the only card cannot be mistaken for another
        for card in group:
            card.known &= watchers


def settle(hand: list[Card], seats: int) -> list[Card]:
    """A hand without order: sorted by face, the marks on equal cards moved to the first of them.

    Equal cards cannot be told apart, so a seat knows how many of a face are there at least, not
    which. Without this, a seat that saw one of two equal cards would know which one left.
    """
    out: list[Card] = []
    for face in sorted({card.face for card in hand}):
        equal = [card for card in hand if card.face == face]
        if len(equal) > 1:
            nest(equal, seats)
        out += equal
    return out


def nest(equal: list[Card], seats: int) -> None:
    """The first of equal cards carries every mark that any of them carries, and so on."""
    known_to_all = sum([1 for card in equal if card.known == EVERYONE])
    counts = [sum([(card.known >> seat) & 1 for card in equal]) for seat in range(seats)]
    for i, card in enumerate(equal):
        known = sum([1 << seat for seat in range(seats) if counts[seat] > i])
        card.known = EVERYONE if i < known_to_all else known


def leave(hand: list[Card], face: int, seers: int) -> Card:
    """A card with this face leaves a settled hand, and only these seats see which."""
    moved_unseen(hand, seers)
    place = [card.face for card in hand].index(face)
    card = hand.pop(place)
    card.known |= seers
    return card


def pool(bag: list[int], fixed: list[Card], seat: int | None) -> list[int]:
    """The faces a seat cannot place: undecided ones and fixed ones it does not know, by face."""
    out = bag[:]
    for card in fixed:
        if card.seen_by(seat) < 0:
            out[card.face] += 1
    return out


def deal(pool: list[int], slots: int, random: Random) -> tuple[list[int], list[int]]:
    """Faces for so many fixed unknown cards, drawn from the pool; the rest stays undecided."""
    rest = pool[:]
    loose = [face for face, count in enumerate(pool) for _ in range(count)]
    random.shuffle(loose)
    faces = loose[:slots]
    for face in faces:
        rest[face] -= 1
    return faces, rest
