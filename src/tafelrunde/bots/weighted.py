"""A game's advice with other weights than its own: for tuning, comparing, and for characters."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadData, BadInput
from tafelrunde.core.parts import AdvicePart, Part
from tafelrunde.core.state import State
from tafelrunde.core.worth import FILE, Weights, read_weights

CHARACTERS: Final = "characters.toml"


class Weighed:
    """What the advice of a game says with these weights."""

    def __init__(self, package: str, text: str) -> None:
        self.advice = advice_of(package)
        self.weights: Weights = read_weights(text, self.advice.FEATURES)

    def value(self, state: State) -> list[float]:
        out: list[float] = self.advice.weigh(state, self.weights)
        return out

    def prior(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        out: list[float] = self.advice.prior(state, seat, legal)
        return out


def advice_of(package: str) -> Any:
    advice = import_module(f"{package}.advice")
    if not hasattr(advice, "FEATURES"):
        raise BadInput(f"The advice of {package} has no features to be weighed.")
    return advice


class WeightedPart(Part[AdvicePart]):
    """To be asked for like a part of the game that lies in its folder."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"advice with {path}", AdvicePart)
        self.path = path

    def load(self, package: str) -> object:
        return Weighed(package, self.path.read_text(encoding="utf-8"))

    def is_in(self, package: str) -> bool:
        return True


class CharacterPart(Part[AdvicePart]):
    """The advice with what a character of the game weighs otherwise."""

    def __init__(self, name: str) -> None:
        super().__init__(f"advice of {name}", AdvicePart)
        self.character = name

    def load(self, package: str) -> object:
        found = Weighed(package, (files(package) / "data" / FILE).read_text(encoding="utf-8"))
        features: Sequence[str] = found.advice.FEATURES
        for feature, (early, late) in characters_of(package)[self.character].items():
            if feature not in features:
                raise BadData(f"{CHARACTERS} weighs “{feature}”, which is no feature.")
            place = features.index(feature)
            found.weights.early[place] = float(early)
            found.weights.late[place] = float(late)
        return found

    def is_in(self, package: str) -> bool:
        return self.character in characters_of(package)


@cache
def characters_of(package: str) -> Mapping[str, Mapping[str, Sequence[float]]]:
    """By name, the features that somebody weighs otherwise, at the beginning and at the end."""
    path = files(package) / "data" / CHARACTERS
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


@cache
def character(name: str) -> CharacterPart:
    return CharacterPart(name)
