"""Playing by texts in a game's tests: what is on offer, what is told, what is refused."""

from __future__ import annotations

from tafelrunde.core.event import Event
from tafelrunde.core.match import Match
from tafelrunde.core.objection import find_objection
from tafelrunde.core.state import State
from tafelrunde.testing.kit.walk import options


def legal(state: State, start: str = "") -> set[str]:
    """The actions on offer to whoever is asked first, chance too, as texts that begin like this."""
    texts = {str(action) for action in options(state, state.actors()[0])}
    return {text for text in texts if f"{text} ".startswith(start)}


def play(state: State, *texts: str) -> list[Event]:
    """Play legal actions, whoever is asked, chance too, and return what was told."""
    told: list[Event] = []
    for text in texts:
        assert text in legal(state), f"{text} is not among {sorted(legal(state))[:20]}"
        state.told = told
        state.apply(state.actors()[0], state.setup.space.read(text))
        state.told = None
    return told


def codes(events: list[Event]) -> list[str]:
    return [event.code for event in events]


def match_of(state: State) -> Match:
    return Match(state.setup, state=state)


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The paragraph that a player is shown for an action that is not legal."""
    actor = state.actors()[0] if seat is None else seat
    action = state.setup.space.read(text)
    assert action not in state.legal(actor), f"{text} is legal"
    return match_of(state).refusal(actor, action).rule


def why(state: State, text: str) -> str:
    """What stands against an action: its code, its arguments, its paragraph."""
    return str(match_of(state).refusal(state.actors()[0], state.setup.space.read(text)))


def objection(state: State, *path: str) -> str:
    """What whoever is asked is told after clicks that lead nowhere."""
    found = find_objection(match_of(state), state.actors()[0], path)
    assert not found.possible, f"{path} is part of a legal action"
    return str(found.reason)
