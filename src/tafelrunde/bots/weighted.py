"""A game's advice with other weights than its own: for tuning, and for comparing."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadInput
from tafelrunde.core.parts import AdvicePart, Part
from tafelrunde.core.state import State
from tafelrunde.core.worth import Weights, read_weights


class Weighed:
    """What the advice of a game says with these weights."""

    def __init__(self, package: str, path: Path) -> None:
        self.advice = import_module(f"{package}.advice")
        if not hasattr(self.advice, "FEATURES"):
            raise BadInput(f"The advice of {package} has no features to be weighed.")
        text = path.read_text(encoding="utf-8")
        self.weights: Weights = read_weights(text, self.advice.FEATURES)

    def value(self, state: State) -> list[float]:
        out: list[float] = self.advice.weigh(state, self.weights)
        return out

    def prior(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        out: list[float] = self.advice.prior(state, seat, legal)
        return out


class WeightedPart(Part[AdvicePart]):
    """To be asked for like a part of the game that lies in its folder."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"advice with {path}", AdvicePart)
        self.path = path

    def load(self, package: str) -> object:
        return Weighed(package, self.path)

    def is_in(self, package: str) -> bool:
        return True
