"""What decisions have in common: the turn below them, their fields, the wrong moment."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Decision, Field
from tafelrunde.core.reason import Objected

from .numbers import CHIPS, DIE, ONWARD, RANKS, STONES
from .state import Loriot

# by kind of action: the paragraph that says when it is the moment for it
MOMENTS: Final = {
    "roll": "3.1",
    "move": "3.1",
    "enter": "4.1",
    "go": "5.2",
    "oppose": "8.4",
    "intervene": "9.2",
    "decline": "9.2",
    "play": "9.3",
    "claim": "9.3",
    "give-up": "9.11",
    "combine": "9.10",
    "swap": "10.8",
    "discard": "10.9",
    "regain": "10.10",
    "rob": "10.11",
    "exchange": "15.1",
    "keep": "15.1",
    "lay": "16.2",
    "aim": "16.5",
}


class Question(Decision[Loriot]):
    """A decision of a seat."""

    LEAST: ClassVar[int] = 1  # answers; where a single one is carried out unasked, two

    def absent(self, state: Loriot, seat: int, action: Action) -> Objected:
        return MOMENTS.get(action.kind)

    def is_open(self, state: Loriot) -> bool:
        return len(self.legal(state, self.seat)) >= self.LEAST


class Turn(Question):
    """A turn of `seat`: below all that comes up in it, which goes on by these."""

    def end(self, state: Loriot) -> None:
        """3.4: it is the next person's turn."""
        raise NotImplementedError

    def repeat(self, state: Loriot) -> None:
        """10.5: an extra turn."""
        raise NotImplementedError

    def advance(self, state: Loriot, number: int, left: int, start: int) -> None:
        """A stone walks on until its steps are used up or something is to be decided."""
        raise NotImplementedError

    def land(self, state: Loriot, number: int) -> None:
        """What the field brings where a stone's move ends."""
        raise NotImplementedError

    def follow_result(self, state: Loriot, number: int, left: int, result: int) -> None:
        """7.4 to 7.6: a large field has shown success or failure."""
        raise NotImplementedError


def turn_below(decision: Decision[Loriot]) -> Turn:
    below = decision.below
    assert isinstance(below, Turn)
    return below


class Moving(Question):
    """Asked while a stone is on its way."""

    ON = ("roll",)

    def __init__(self, seat: int, stone: int, steps: int, below: Turn) -> None:
        super().__init__(seat, below)
        self.stone = stone  # its number, with the person whose turn it is
        self.steps = steps  # left to go

    def is_open(self, state: Loriot) -> bool:
        return 1 <= self.steps <= len(DIE) and super().is_open(state)


class Throw(Chance[Loriot]):
    """Dice thrown on a large field, while a stone is on its way."""

    ON = ("roll",)

    def __init__(self, stone: int, steps: int, below: Turn) -> None:
        super().__init__(below)
        self.stone = stone
        self.steps = steps

    def is_open(self, state: Loriot) -> bool:
        return 1 <= self.steps <= len(DIE)


def from_bits(block: Block, cards: int) -> list[Action]:
    """An action for each of these cards."""
    return [block.at(rank) for rank in range(len(RANKS)) if cards >> rank & 1]


# fields; in data each is there, with nothing to say where a decision has no such part


class Whose(Field[Loriot]):
    """A seat that need not have the turn, though it has where it is left out."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "seat")

    def read(self, state: Loriot, fields: Fields) -> object:
        last = state.setup.seats - 1
        return fields.number(self.key, 0, last) if fields.has(self.key) else state.turn


class Mover(Field[Loriot]):
    """The stone that moves, and on which kinds of fields it can be then, from `low` to `high`."""

    def __init__(self, low: int, high: int) -> None:
        super().__init__("stone", rest=-1)
        self.low = low
        self.high = high

    def write(self, state: Loriot, value: int) -> object:
        return STONES[value]

    def read(self, state: Loriot, fields: Fields) -> object:
        name = fields.text(self.key)
        names = STONES[: state.setup.stones]
        if name and name not in names:
            raise fields.bad(self.key, f"must be one of {', '.join(names)}, or empty")
        return names.index(name) if name else -1

    def fits(self, state: Loriot, number: int) -> bool:
        stones = state.players[state.turn].stones
        at = stones[number].at if number >= 0 else -1
        if at < 0 or stones[number].points:
            return False
        return self.low <= state.graph.kind[at] <= self.high


class Left(Field[Loriot]):
    """Steps or throws that are left; a number thrown."""

    def __init__(self, name: str = "steps") -> None:
        super().__init__(name, "left", 0)

    def read(self, state: Loriot, fields: Fields) -> object:
        return fields.number(self.key, 0, ONWARD)


class Slot(Field[Loriot]):
    """A chip field from the left."""

    def __init__(self) -> None:
        super().__init__("slot", "other", -1)

    def read(self, state: Loriot, fields: Fields) -> object:
        return fields.number(self.key, -1, CHIPS - 1)
