"""What the decisions of Ekö have in common: when a kind of action is out of place; their fields."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Decision, Field
from tafelrunde.core.reason import Objected

from .refusal import MOMENTS
from .setup import zones_text
from .state import Eko


class Question(Decision[Eko]):
    """A decision of a seat."""

    def absent(self, state: Eko, seat: int, action: Action) -> Objected:
        return MOMENTS.get(action.kind)


class Cell(Field[Eko]):
    """A field of the map by its name."""

    def write(self, state: Eko, value: int) -> object:
        return state.setup.names[value]

    def read(self, state: Eko, fields: Fields) -> object:
        name = fields.text(self.key)
        names = state.setup.names
        cell = names.index(name) if name in names else -1
        if cell < 0 or cell not in state.graph.fields:
            raise fields.bad(self.key, f"is “{name}”, which is no field")
        return cell


class Zones(Field[Eko]):
    """A set of zones as bits, written `1+3`."""

    def write(self, state: Eko, value: int) -> object:
        return zones_text(value)

    def read(self, state: Eko, fields: Fields) -> object:
        out = 0
        for word in fields.text(self.key).split("+"):
            if not word.isdecimal() or not 1 <= int(word) <= state.graph.zones:
                raise fields.bad(self.key, "must be numbers of zones such as “2” or “1+3”")
            out |= 1 << (int(word) - 1)
        return out
