"""How cards, graves and seats are written in a position, and read from it.

A card is `left-arm-c` (nobody knows its value), `left-arm-c=3:02` (value 3, known to the seats 0
and 2) or `left-arm-c=3:*` (known to everybody).
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Field
from tafelrunde.core.event import EVERYONE, only

from .numbers import UNDECIDED
from .state import Monsters


class Card(Field[Monsters]):
    """A card that lies somewhere, by its name."""

    def write(self, state: Monsters, value: int) -> object:
        return state.setup.names[value]

    def read(self, state: Monsters, fields: Fields) -> object:
        return fields.one_of(self.key, state.setup.names)


class OpenCard(Field[Monsters]):
    """A card that lies nowhere else, with its value."""

    def write(self, state: Monsters, value: int) -> object:
        return card_text(state, value)

    def read(self, state: Monsters, fields: Fields) -> object:
        return read_card(state, fields, self.key, fields.text(self.key), set(state.placed()))


class Grave(Field[Monsters]):
    """A grave, counted from 1."""

    def write(self, state: Monsters, value: int) -> object:
        return value + 1

    def read(self, state: Monsters, fields: Fields) -> object:
        return fields.number(self.key, 1, state.setup.graves) - 1


class Seats(Field[Monsters]):
    """A set of seats as bits."""

    def write(self, state: Monsters, value: int) -> object:
        return seats_in(value, state.setup.seats)

    def read(self, state: Monsters, fields: Fields) -> object:
        out = 0
        for seat in fields.numbers(self.key, 0, state.setup.seats - 1):
            out |= only(seat)
        return out


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def card_text(state: Monsters, card: int) -> str:
    name = state.setup.names[card]
    value = state.value[card]
    if value == UNDECIDED:
        return name
    known = state.known[card]
    seats = [str(seat) for seat in seats_in(known, state.setup.seats)]
    return f"{name}={value}:" + ("*" if known == EVERYONE else "".join(seats))


def read_card(state: Monsters, fields: Fields, key: str, text: str, taken: set[int]) -> int:
    """The card of such a text, which is none of those taken."""
    name, is_fixed, rest = text.partition("=")
    names = state.setup.names
    if name not in names:
        raise fields.bad(key, f"must hold cards like “{names[2]}”, not “{name[:20]}”")
    card = names.index(name)
    if card in taken:
        raise fields.bad(key, f"holds “{name}” a second time")
    state.seen[state.setup.type_of[card]] += 1
    if is_fixed:
        read_value(state, fields, key, card, rest)
    return card


def read_value(state: Monsters, fields: Fields, key: str, card: int, text: str) -> None:
    """`3:02` or `3:*`."""
    setup = state.setup
    value, _, known = text.partition(":")
    seats = [str(seat) for seat in range(setup.seats) if str(seat) in known]
    if known not in ("*", "".join(seats)) or not known:
        raise fields.bad(key, f"must name who knows a value, like “{setup.names[card]}=3:02”")
    if value not in [str(v) for v in setup.values[setup.type_of[card]]]:
        raise fields.bad(key, f"has a value that “{setup.names[card]}” cannot have")
    state.value[card] = int(value)
    marks = sum([1 << int(seat) for seat in seats])
    state.known[card] = EVERYONE if known == "*" else marks
