"""Modern board games: rules-complete, fast, honest about luck and secrets."""

from random import SystemRandom

from tafelrunde._build import COMPILED  # first: decides between compiled modules and sources
from tafelrunde.core.action import Action, ActionSpace, Block
from tafelrunde.core.event import EVERYONE, Ask, Event, only
from tafelrunde.core.game import Game
from tafelrunde.core.luck import Entered, Luck, Scripted, Seeded, Verifiable
from tafelrunde.core.match import Match
from tafelrunde.core.meta import Meta, Option, Value
from tafelrunde.core.record import Record, read_record, record, verify
from tafelrunde.core.registry import find, metas
from tafelrunde.core.state import CHANCE, Limits, Outcome, Setup, State
from tafelrunde.core.view import View

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "COMPILED", "EVERYONE", "Action", "ActionSpace", "Ask", "Block", "Entered", "Event",
    "Game", "Limits", "Luck", "Match", "Meta", "Option", "Outcome", "Record", "Scripted", "Seeded",
    "Setup", "State", "Verifiable", "View", "find", "match", "metas", "only", "read_record",
    "record", "verify",
]  # fmt: skip


def match(key: str, seats: int, seed: int | None = None, **options: Value) -> Match:
    """A new match of an installed game; without a seed it is another one every time."""
    setup = find(key).setup(seats, options)
    return Match(setup, Seeded(SystemRandom().getrandbits(64) if seed is None else seed))
