"""One view on the drawing desk: its facts by name, its words, what may be clicked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypedDict, cast

from tafelrunde.core.view import View
from tafelrunde.draw.el import Drawn
from tafelrunde.words.catalogue import Argument
from tafelrunde.words.words import Words

from ..rules.numbers import LOYAL_WORKERS, UPGRADES
from ..rules.setup import WutakiSetup
from .ground import Items
from .places.areas import worker

HIDDEN: Final = "?"


class Player(TypedDict):
    points: int
    cost: str | None
    resources: dict[str, int]
    element: str | None
    offer: list[str]
    chosen: bool
    secrets: list[str]
    omens: list[str]
    revenge: list[str]
    permanent: str | None
    permanent_used: bool
    accepted: list[str]
    fulfilled: list[str]
    additional: int
    special: bool
    workers: dict[str, str]
    towers: list[str]
    pyramid: int
    master: str | None
    multiplier: int
    ability: str | None
    ability_used: bool
    passed: bool


class Facts(TypedDict):
    round: int
    start: int
    claimed: int
    counter: int
    ender: int
    supply: dict[str, int]
    monster: dict[str, int]
    row: list[str | None]
    cards: list[str]
    locations: dict[str, list[int]]
    decks: dict[str, int]
    players: list[Player]


@dataclass(frozen=True, slots=True)
class Desk:
    """What all parts of the drawing share; `kinds` and `asked` are those of the choices."""

    view: View
    words: Words
    setup: WutakiSetup
    facts: Facts
    kinds: frozenset[str]
    asked: frozenset[str]
    drawn: dict[str, int] = field(default_factory=dict)

    @property
    def me(self) -> int | None:
        return self.view.seat

    @property
    def lang(self) -> str:
        return self.words.lang

    def say(self, id: str, *args: Argument) -> str:
        return self.words.say(f"draw-{id}", *args)

    def thing(self, name: str, number: int) -> str:
        """“3 gold”."""
        return self.words.say(f"thing-{name}", number)

    def unique(self, id: str) -> str:
        """Two cards of one name get two ids."""
        count = self.drawn[id] = self.drawn.get(id, 0) + 1
        return id if count == 1 else f"{id}-{count}"

    def token(self, name: str) -> str | None:
        """Nothing is clicked by a name that is also the name of an act on offer now."""
        return None if name in self.kinds else name

    def points(self, seat: int) -> int:
        """On the track; in the end the final score."""
        over = self.view.outcome
        return over.scores[seat] if over else self.facts["players"][seat]["points"]

    def free(self, seat: int) -> tuple[int, int, int]:
        """Workers to place: loyal, additional, special."""
        player = self.facts["players"][seat]
        placed = "".join(player["workers"].values())
        return (
            LOYAL_WORKERS - placed.count("l"),
            player["additional"] - placed.count("a"),
            int(player["special"]) - placed.count("s"),
        )

    def markers(self, seat: int) -> int:
        """Upgrade markers left."""
        player = self.facts["players"][seat]
        placed = sum(owners.count(seat) for owners in self.facts["locations"].values())
        return UPGRADES - placed - len(player["towers"]) - (player["pyramid"] > 0)

    def standing(self, area: str) -> list[tuple[int, str]]:
        """Seat and kind of all workers in an area."""
        return [
            (seat, letter)
            for seat, player in enumerate(self.facts["players"])
            for letter in player["workers"].get(area, "")
        ]


def desk(view: View, words: Words) -> Desk:
    setup = view.setup
    assert isinstance(setup, WutakiSetup)
    kinds = frozenset([action.kind for action in view.legal])
    asked = frozenset([token for action in view.legal for token in action.tokens[1:]])
    return Desk(view, words, setup, cast(Facts, view.facts), kinds, asked)


def workers_at(
    desk: Desk, area: str, spots: tuple[tuple[float, float], ...], x: float, y: float, scale: float
) -> Items:
    """The workers of an area on its fields; the corner of its drawing is (x, y)."""
    out: dict[str, Drawn] = {}
    for place, (seat, letter) in enumerate(desk.standing(area)):
        left, top = spots[place]
        id = desk.unique(f"w-{seat}-{area}-{letter}")
        out[id] = worker(letter, seat, x + left, y + top, scale)
    return out
