"""What one seat, or a spectator, may know; the only thing that pages, bots and clients get."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask
from tafelrunde.core.state import Outcome, Setup, State, canonical


@final
class View:
    """The game's own facts for this reader, and what every game has: actors, choices, question."""

    __slots__ = ("setup", "seat", "facts", "actors", "legal", "ask", "outcome")

    def __init__(
        self,
        setup: Setup,
        seat: int | None,
        facts: Json,
        actors: tuple[int, ...],
        legal: list[Action],
        ask: Ask | None,
        outcome: Outcome | None,
    ) -> None:
        self.setup = setup
        self.seat = seat
        self.facts = facts
        self.actors = actors
        self.legal = legal  # this seat's choices; empty when it is not asked
        self.ask = ask
        self.outcome = outcome

    def text(self) -> str:
        """All of it as one canonical text, for comparing and storing."""
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


def seen(state: State, seat: int | None, facts: Json) -> View:
    """The view of a state with these facts; what is common to all games is filled in."""
    actors = state.actors()
    if seat is not None and seat in actors:
        return View(state.setup, seat, facts, actors, state.legal(seat), state.asked(seat), None)
    outcome = None if actors else state.outcome()
    return View(state.setup, seat, facts, actors, [], None, outcome)
