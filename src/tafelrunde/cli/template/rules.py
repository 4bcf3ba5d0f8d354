"""Newgame: its decisions. Each class says who is asked, what may be answered and what it does.

A longer game has a folder `rules/` with a file per chapter. A question in the middle of another one
lies on it: `state.decision = Pay(seat, below=self)`.
"""

from __future__ import annotations

from tafelrunde.cli.template.setup import StonesSetup
from tafelrunde.cli.template.state import Stones
from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields
from tafelrunde.core.decision import Chance, Decision, Seat, read_stack
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.state import Outcome


class Lay(Chance[Stones]):
    """1.1: how many stones there are. Dice and cards are actions too, those of chance."""

    key = "lay"  # in `to_dict`: {"ask": "lay"}

    def odds(self, state: Stones) -> list[tuple[Action, int]]:
        """What chance may do, with whole weights."""
        lay = state.setup.lay
        return [(lay.at(n), 1) for n in range(lay.size)]

    def apply(self, state: Stones, seat: int, action: Action) -> None:
        state.heap = state.setup.heap.low + action.a
        state.box -= state.heap
        # `reveal` instead of `tell`, since this is news: there is no free undo past it
        state.reveal(EVERYONE, "laid", "1.1", state.heap)
        state.decision = Take(0)

    def is_open(self, state: Stones) -> bool:
        """Whether a position set up by hand may ask this."""
        return not state.heap and not any(state.taken)


class Take(Decision[Stones]):
    """2.1, 2.2: a seat takes some stones."""

    key = "take"
    FIELDS = (Seat("seat"),)  # what else is written of it

    def asked(self, state: Stones, seat: int) -> Ask:
        """The question: `ask-take` in the texts, the paragraph behind it, its arguments."""
        return Ask("take", "2.1", (state.heap,))

    def legal(self, state: Stones, seat: int) -> list[Action]:
        """The one author of legality; an actor always has a choice; the order is fixed."""
        most = min(state.heap, state.setup.heap.most)
        return [state.setup.take.at(n) for n in range(most)]

    def apply(self, state: Stones, seat: int, action: Action) -> None:
        """Trusts its caller: the match has checked that the action is legal."""
        count = action.a + 1
        state.heap -= count
        state.taken[seat] += count
        state.tell(EVERYONE, "takes", "2.1", seat, count, state.heap)
        if state.heap:
            state.decision = Take((seat + 1) % state.setup.seats)
        else:
            state.decision = Over(seat)

    def refusal(self, state: Stones, seat: int, action: Action) -> str | None:
        """The paragraph that forbids an action; explains only, `legal` alone decides."""
        return "2.2" if action.a + 1 > state.heap else None


class Over(Decision[Stones]):
    """2.3: nobody is asked any more; its seat took the last stone."""

    key = "over"
    FIELDS = (Seat("seat"),)

    def actors(self, state: Stones) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Stones) -> Outcome | None:
        """Who took the last stone wins, the others share the second place."""
        scores = [int(seat == self.seat) for seat in range(state.setup.seats)]
        ranks = [1 if score else 2 for score in scores]
        parts = (("taken", tuple(state.taken)),)  # rows of the score sheet
        return Outcome(tuple(scores), tuple(ranks), "last-stone", parts)

    def is_open(self, state: Stones) -> bool:
        return not state.heap and state.taken[self.seat] > 0


DECISIONS: dict[str, type[Decision[Stones]]] = {kind.key: kind for kind in (Lay, Take, Over)}


def begin(setup: StonesSetup) -> Stones:
    """An empty table; chance lays out what there is, in recorded actions."""
    state = Stones(setup)
    state.decision = Lay()
    return state


def read(setup: StonesSetup, fields: Fields) -> Stones:
    """The inverse of `to_dict`; every field is checked."""
    high = setup.heap.high
    state = Stones(setup)
    state.heap = fields.number("heap", 0, high)
    state.taken = fields.numbers("taken", 0, high, setup.seats)
    state.decision = read_stack(state, fields.items("steps"), DECISIONS, 0)
    fields.done()
    state.box = high - state.heap - sum(state.taken)
    if state.box < 0:
        raise fields.bad("taken", f"and heap must not exceed {high} stones")
    if not state.decision.is_open(state):
        raise fields.bad("steps", f"ask “{state.decision.key}”, which does not fit the stones")
    return state
