"""What one seat, or a spectator, may know; the only thing that pages, bots and clients get."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeAlias, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask
from tafelrunde.core.state import Outcome, Setup, State, canonical

Facts: TypeAlias = Json | Callable[[], Json]  # or how they are written, once somebody asks


@final
class View:
    """The game's own facts for this reader, and what every game has: actors, choices, question."""

    __slots__ = ("setup", "seat", "actors", "legal", "ask", "outcome", "_facts", "_position")

    def __init__(
        self,
        setup: Setup,
        seat: int | None,
        facts: Facts | None,
        actors: tuple[int, ...],
        legal: list[Action],
        ask: Ask | None,
        outcome: Outcome | None,
        position: State | None = None,
    ) -> None:
        self.setup = setup
        self.seat = seat
        self._facts = facts
        self._position = position
        self.actors = actors
        self.legal = legal  # this seat's choices; empty when it is not asked
        self.ask = ask
        self.outcome = outcome

    @property
    def facts(self) -> Json:
        """What this reader knows, as data; written when it is asked for."""
        if self._facts is None:
            assert self._position is not None
            self._facts = self._position.to_dict()
        elif not isinstance(self._facts, dict):
            self._facts = self._facts()
        return self._facts

    @property
    def position(self) -> State:
        """The position as this reader sees it, without what it may not know: to be read only."""
        if self._position is None:
            self._position = self.setup.from_dict(self.facts)
        return self._position

    @staticmethod
    def read(setup: Setup, text: str) -> View:
        """The view that `text` has written: all that a bot in another process gets."""
        data = json.loads(text)
        outcome = data["outcome"]
        ask = data["ask"]
        return View(
            setup,
            data["seat"],
            data["facts"],
            tuple(data["actors"]),
            [setup.space.read(action) for action in data["legal"]],
            None if ask is None else Ask(ask[0], ask[1], tuple(ask[2])),
            None if outcome is None else read_outcome(outcome),
        )

    def text(self) -> str:
        """All of it as one canonical text, for comparing, sending and storing."""
        ask = self.ask
        outcome = self.outcome
        return canonical(
            {
                "seat": self.seat,
                "facts": self.facts,
                "actors": list(self.actors),
                "legal": [str(action) for action in self.legal],
                "ask": None if ask is None else [ask.code, ask.rule, list(ask.args)],
                "outcome": None
                if outcome is None
                else [
                    list(outcome.scores),
                    list(outcome.ranks),
                    outcome.reason,
                    [[part, list(values)] for part, values in outcome.parts],
                ],
            }
        )


def read_outcome(data: tuple[list[int], list[int], str, list[tuple[str, list[int]]]]) -> Outcome:
    scores, ranks, reason, parts = data
    rows = tuple([(part, tuple(values)) for part, values in parts])
    return Outcome(tuple(scores), tuple(ranks), reason, rows)


def seen(
    state: State, seat: int | None, facts: Facts | None = None, position: State | None = None
) -> View:
    """The view of a state with these facts; without any, everybody sees everything.

    A game with secrets that draws its board gives the position too, as this reader sees it.
    """
    actors = state.actors()
    setup = state.setup
    if facts is None:
        position = state.clone()
    if seat is not None and seat in actors:
        legal, ask = state.legal(seat), state.asked(seat)
        return View(setup, seat, facts, actors, legal, ask, None, position)
    outcome = None if actors else state.outcome()
    return View(setup, seat, facts, actors, [], None, outcome, position)
