"""What a bot is asked, as a text that travels to another process, and how it is answered."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from random import Random, SystemRandom

from tafelrunde.bots import find as find_bot
from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Value
from tafelrunde.core.registry import find
from tafelrunde.core.view import View
from tafelrunde.table.match.table import Table


@dataclass(frozen=True, slots=True)
class Job:
    """All a worker needs: the match as it stands, and whose bot is asked."""

    game: str
    seats: int
    options: Mapping[str, Value]
    lines: tuple[str, ...]
    seat: int
    level: str
    seed: int
    position: Json | None = None  # where the match began

    def text(self) -> str:
        """In one line."""
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class Thought:
    """What came out of thinking; "": nothing."""

    action: str
    is_simple: bool  # the choice at first sight, before the bot has thought


def job_of(table: Table, seat: int, level: str = "") -> Job:
    """For the bot that holds the seat, or one that decides for whoever does."""
    header = table.header
    lines = tuple(str(entry) for entry in table.match.entries)
    level = level or table.holders[seat].level
    seed = SystemRandom().getrandbits(64)
    options = dict(header.options)
    return Job(header.game, header.seats, options, lines, seat, level, seed, header.position)


def read_job(text: str) -> Job:
    fields = json.loads(text)
    return Job(**{**fields, "lines": tuple(fields["lines"])})


def think(asked: Job) -> Iterator[Thought]:
    """First what is chosen if the bot does not get done, then what it chooses.

    It gets the view of its seat and nothing else.
    """
    setup = find(asked.game).setup(asked.seats, asked.options)
    match = Match(setup, position=asked.position)
    for line in asked.lines:
        match.enter(line)
    view = match.view(asked.seat)
    random = Random(asked.seed)
    if len(view.legal) > 1:
        with suppress(Exception):  # a bot may do without the game's advice
            yield Thought(str(at_first_sight(view, random)), True)
    yield Thought(str(find_bot(asked.level).choose(view, random)), False)


def at_first_sight(view: View, random: Random) -> Action:
    """The action that the game's advice would look at first."""
    game, seat = view.setup.game, view.seat
    assert seat is not None, "a spectator has nothing to choose"
    weights = game.prior(game.determinize(view, random), seat, view.legal)
    return view.legal[weights.index(max(weights))]
