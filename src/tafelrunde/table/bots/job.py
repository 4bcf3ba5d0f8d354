"""What a bot is asked, as a text that travels to another process, and how it is answered."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from random import Random, SystemRandom
from time import process_time
from typing import Any

from tafelrunde.bots import offered
from tafelrunde.bots.bot import turn_of
from tafelrunde.bots.hints import LEVEL, worth_a_look
from tafelrunde.core.action import Action
from tafelrunde.core.meta import Value
from tafelrunde.core.registry import find
from tafelrunde.core.view import View
from tafelrunde.table.match.table import Table


@dataclass(frozen=True, slots=True)
class Job:
    """All a worker gets: the setup, and what the bot's seat may know. No secret reaches it."""

    game: str
    seats: int
    options: Mapping[str, Value]
    view: str  # as `View.text` writes it
    level: str
    seed: int
    is_hint: bool = False  # what is worth a look is wanted, not a decision
    spent: float = 0.0  # milliseconds the bot has thought in this turn

    def text(self) -> str:
        """In one line."""
        return json.dumps(asdict(self))


@dataclass(frozen=True, slots=True)
class Thought:
    """What came out of thinking; "": nothing."""

    action: str
    is_simple: bool  # the choice at first sight, before the bot has thought
    others: tuple[str, ...] = ()  # of a hint: what else is worth a look
    then: tuple[str, ...] = ()  # what the bot does next, if it hears nothing new
    ms: float = 0.0  # of CPU, that it took


def job_of(table: Table, seat: int, level: str = "", spent: float = 0.0) -> Job:
    """For the bot that holds the seat, or one that decides for whoever does."""
    header = table.header
    view = table.match.view(seat).text()
    level = level or table.holders[seat].level
    seed = SystemRandom().getrandbits(64)
    return Job(header.game, header.seats, dict(header.options), view, level, seed, spent=spent)


def hint_of(table: Table, seat: int) -> Job:
    return replace(job_of(table, seat, LEVEL), is_hint=True)


def read_job(text: str) -> Job:
    return Job(**json.loads(text))


def read_thought(data: Mapping[str, Any]) -> Thought:
    others, then = tuple(data["others"]), tuple(data["then"])
    return Thought(**{**data, "others": others, "then": then})


def think(asked: Job) -> Iterator[Thought]:
    """First what is chosen if the bot does not get done, then what it chooses."""
    game = find(asked.game)
    setup = game.setup(asked.seats, game.meta.recorded(asked.options))
    view = View.read(setup, asked.view)
    random = Random(asked.seed)
    if len(view.legal) > 1:
        with suppress(Exception):  # a bot may do without the game's advice
            yield Thought(str(at_first_sight(view, random)), True)
    if asked.is_hint:
        best, *others = map(str, worth_a_look(view, random))
        yield Thought(best, False, tuple(others))
        return
    began = process_time()
    first, *then = map(str, turn_of(offered(asked.level), view, random, asked.spent))
    yield Thought(first, False, then=tuple(then), ms=1000 * (process_time() - began))


def at_first_sight(view: View, random: Random) -> Action:
    """The action that the game's advice would look at first."""
    game, seat = view.setup.game, view.seat
    assert seat is not None, "a spectator has nothing to choose"
    weights = game.prior(game.determinize(view, random), seat, view.legal)
    return view.legal[weights.index(max(weights))]
