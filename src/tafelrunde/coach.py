"""Hints for somebody's first match, from a game's `data/coach.toml`: which question, around what.

The words of a hint are the game's text `coach-NAME`, its heading the attribute `.title`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tafelrunde.core.action import Action
from tafelrunde.core.game import Game

MOST = 5  # hints of a game
ANY = "*"


@dataclass(frozen=True, slots=True)
class Mark:
    name: str
    asks: tuple[str, ...]  # codes of the questions it explains
    ring: tuple[str, ...]  # an action, `*` for any token; around its last token is the ring
    rule: str

    @property
    def text(self) -> str:
        return f"coach-{self.name}"

    def fits(self, action: Action) -> bool:
        tokens = action.tokens[: len(self.ring)]
        together = zip(tokens, self.ring)
        return len(tokens) == len(self.ring) and all(b in (a, ANY) for a, b in together)

    def token(self, action: Action) -> str:
        """What of a fitting action is ringed."""
        return action.tokens[len(self.ring) - 1]


@cache
def marks_of(game: Game) -> tuple[Mark, ...]:
    """In the order in which they are shown, where several are for the same question."""
    path = files(game.package) / "data" / "coach.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return tuple(
        Mark(one["name"], tuple(one["asks"]), tuple(one["ring"].split()), one["rule"])
        for one in data.get("mark", ())
    )
