"""Bots by name; those a table offers, weakest first.

A name may be followed by settings: `greedy:weights=new.toml`, `search:sims=200:worlds=8`. What a
level is in a game says its `data/levels.toml`, as the arena has decided it. Some games have
characters beside the levels: they think like one, but weigh things otherwise (`characters.toml`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

from tafelrunde.bots.bot import Bot, RandomBot, turn_of
from tafelrunde.bots.foreign import COMMAND, Foreign
from tafelrunde.bots.greedy import Greedy
from tafelrunde.bots.quick import Quick
from tafelrunde.bots.thinkers import Planner, Searcher
from tafelrunde.bots.weighted import WeightedPart, character
from tafelrunde.core.action import Action
from tafelrunde.core.errors import UnknownBot
from tafelrunde.core.game import Game
from tafelrunde.core.parts import ADVICE, REFERENCE, AdvicePart, Part
from tafelrunde.core.view import View

LEVELS = ("beginner", "casual", "strong", "expert")  # what people are offered to play against
CHARACTERS = ("bold", "careful")  # and these, where a game has them
USUAL = "casual"
FILE = "levels.toml"
STANDARD = {  # where a game says nothing
    "beginner": "quick:heat=0.4:whim=0.15",
    "casual": "greedy",
    "strong": "search:sims=300:ms=1000",
    "expert": "search:sims=2000:ms=3000:worlds=32",
}
LEAVES = ("value", "playout")  # what a search takes a leaf to be worth
Settings = Mapping[str, str]


def part_of(settings: Settings) -> Part[AdvicePart]:
    """The advice, with other weights, or the frozen judgement: `judge=reference`."""
    if settings.get("judge") == "reference":
        return REFERENCE
    if "character" in settings:
        return character(settings["character"])
    return WeightedPart(Path(settings["weights"])) if "weights" in settings else ADVICE


def make_quick(settings: Settings) -> Bot:
    heat, whim = float(settings.get("heat", "0.3")), float(settings.get("whim", "0.15"))
    return Quick(heat, whim, part_of(settings))


def make_search(settings: Settings) -> Bot:
    """Without a number of simulations and a time: 300 simulations."""
    ms = float(settings.get("ms", "0"))
    sims = int(settings.get("sims", "0" if ms else "300"))
    leaf = settings.get("leaf", "value")
    if leaf not in LEAVES:
        raise ValueError(f"a leaf is one of {', '.join(LEAVES)}")
    plays_out = leaf == "playout"
    eager = settings.get("eager", "0" if plays_out else "1") == "1"
    worlds = int(settings.get("worlds", "16"))
    return Searcher(sims, ms, worlds, part_of(settings), eager, plays_out)


def make_plan(settings: Settings) -> Bot:
    beam, steps = int(settings.get("beam", "12")), int(settings.get("steps", "10"))
    return Planner(beam, steps, int(settings.get("worlds", "4")), part_of(settings))


@dataclass(frozen=True, slots=True)
class Level:
    """A level, or a character, is another bot in every game; given settings go before its own."""

    name: str
    settings: Settings

    def choose(self, view: View, random: Random) -> Action:
        return self.bot(view.setup.game.package).choose(view, random)

    def turn(self, view: View, random: Random, spent: float) -> list[Action]:
        return turn_of(self.bot(view.setup.game.package), view, random, spent)

    def bot(self, package: str) -> Bot:
        levels = levels_of(package)
        if self.name not in levels:
            raise UnknownBot(f"{package} has no bot “{self.name}”.", bot=self.name)
        name, settings = parsed(levels[self.name])
        return MAKERS[name]({**settings, **self.settings})


@cache
def levels_of(package: str) -> Mapping[str, str]:
    """Which bot is which level, in the game of this package."""
    path = files(package) / "data" / FILE
    given = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return {**STANDARD, **given}


def levels_for(game: Game) -> tuple[str, ...]:
    """What people are offered in a game: the levels, and its characters."""
    found = levels_of(game.package)
    return (*LEVELS, *[name for name in CHARACTERS if name in found])


def level_maker(name: str) -> Callable[[Settings], Bot]:
    return lambda settings: Level(name, settings)


MAKERS: dict[str, Callable[[Settings], Bot]] = {
    **{name: level_maker(name) for name in (*LEVELS, *CHARACTERS)},
    "random": lambda settings: RandomBot(),
    "greedy": lambda settings: Greedy(part_of(settings)),
    "reference": lambda settings: Greedy(REFERENCE),  # what bots are measured against
    "quick": make_quick,
    "search": make_search,
    "plan": make_plan,
}
NAMES = tuple(MAKERS)


def parsed(text: str) -> tuple[str, Settings]:
    name, *pairs = text.split(":")
    return name, {key: value for key, _, value in (pair.partition("=") for pair in pairs)}


def find(text: str) -> Bot:
    """A bot of this name with these settings, or whatever a command answers: `cmd:…`."""
    if text.startswith(COMMAND):
        return Foreign(text.removeprefix(COMMAND))
    name, settings = parsed(text)
    if name not in MAKERS:
        known = ", ".join(NAMES)
        raise UnknownBot(f"There is no bot “{name}”; known: {known}.", bot=name)
    try:
        return MAKERS[name](settings)
    except ValueError as error:
        raise UnknownBot(f"“{text}” has settings that {name} cannot read.", bot=text) from error


def offered(name: str, game: Game | None = None) -> Bot:
    """A bot that anybody may ask for over the network: a plain name, no files and no commands."""
    known = LEVELS if game is None else levels_for(game)
    if name not in MAKERS or (game is not None and name in CHARACTERS and name not in known):
        raise UnknownBot(f"There is no bot “{name}”; known: {', '.join(known)}.", bot=name)
    return MAKERS[name]({})
