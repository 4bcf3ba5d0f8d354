"""Omens discarded from the hand, revenge cards that go on or back (1.8, 10.1, 12.11, 16.5)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.cards import leave, settle
from tafelrunde.core.event import EVERYONE, Ask, only
from tafelrunde.core.reason import THING, Reason, no

from ..columns import Column, Count, Flag
from ..objections import no_card
from ..setup import WutakiSetup
from ..shared import changed
from ..stack import Question
from ..state import Wutaki
from .decks import discard_omen, gain_points

# why omens are discarded
FOR_POINTS: Final = "points"
FOR_PACT: Final = "pact"
FOR_OPPONENT: Final = "opponent"
FOR_EFFECT: Final = "effect"
COMPULSORY: Final = (FOR_PACT, FOR_OPPONENT, FOR_EFFECT)
RULES: Final = {FOR_POINTS: "16.5", FOR_PACT: "11.2", FOR_OPPONENT: "12.7", FOR_EFFECT: "1.8"}


@final
class Purpose(Column):
    """Points for each omen from 0, or why else from -1 down."""

    def write(self, values: list[object]) -> int:
        why, points = values
        assert isinstance(points, int)
        return points if why == FOR_POINTS else -1 - COMPULSORY.index(str(why))

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        if number >= 0:
            return [FOR_POINTS, number]
        return [COMPULSORY[-1 - number], 0] if number >= -len(COMPULSORY) else None


@final
class Discard(Question):
    """Compulsory, or up to so many for points."""

    key = "discard"
    COLUMNS = (Count("left"), Purpose("why", "points"), Count("discarded"))

    def __init__(self, seat: int, left: int, why: str, points: int, discarded: int) -> None:
        super().__init__(seat)
        self.left = left
        self.why = why
        self.points = points  # for each omen
        self.discarded = discarded

    def waits(self, state: Wutaki) -> bool:
        """A compulsory discard of the whole hand is no question."""
        hand = state.players[self.seat].omens
        if self.left and hand and (self.why == FOR_POINTS or len(hand) > self.left):
            return True
        state.pop()
        if self.left:
            for face in hand:
                discard_omen(state, self.seat, face, RULES[self.why])
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        if self.why == FOR_POINTS:
            return Ask("swap-omens", "16.5", (self.left, self.points))
        return Ask("discard", RULES[self.why], (self.left,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        out = [setup.discard.at(face) for face in sorted(set(state.players[seat].omens))]
        if self.why == FOR_POINTS and self.discarded:
            out.append(setup.done.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.done:
            return
        discard_omen(state, seat, action.a, RULES[self.why])
        gain_points(state, seat, self.points, "16.5")
        state.push(Discard(seat, self.left - 1, self.why, self.points, self.discarded + 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no_card(RULES[self.why], state.setup.omens[action.a].id)


@final
class PassRevenge(Question):
    """10.1, 18.2: a revenge card for somebody else."""

    key = "pass"
    COLUMNS = (Flag("optional"),)

    def __init__(self, seat: int, optional: bool) -> None:
        super().__init__(seat)
        self.optional = optional

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("may-pass", "18.2") if self.optional else Ask("pass", "10.1")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        setup = state.setup
        out: list[Action] = []
        for face in sorted({card.face for card in state.players[seat].revenge}):
            for other in range(setup.seats):
                if other != seat:
                    out.append(setup.pass_revenge.at(face, other))
        if self.optional:
            out.append(setup.skip.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """Only giver and receiver see which."""
        setup = state.setup
        state.pop()
        if action.block is setup.skip:
            return
        face, to = action.a, action.b
        card = leave(state.players[seat].revenge, face, only(seat, to))
        receiver = state.players[to]
        receiver.revenge = settle([*receiver.revenge, card], setup.seats)
        state.tell(EVERYONE, "passes-revenge", "10.1", seat, to)
        state.reveal(only(seat, to), "passed-revenge", "10.1", seat, to, setup.revenges[face].id)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if action.b == seat:
            return no("10.1", THING, "not-oneself")
        return no_card("10.1", state.setup.revenges[action.a].id)


@final
class ReturnRevenge(Question):
    """12.11: shuffled in, so undecided again; nobody else sees which it was."""

    key = "return"

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("return", "12.11")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        faces = sorted({card.face for card in state.players[seat].revenge})
        return [state.setup.return_.at(face) for face in faces]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        face = action.a
        state.pop()
        leave(state.players[seat].revenge, face, only(seat))
        state.revenge_bag = changed(state.revenge_bag, face, 1)
        state.tell(EVERYONE, "returns-revenge", "12.11", seat)
        state.tell(only(seat), "you-return-revenge", "12.11", state.setup.revenges[face].id)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return no_card("12.11", state.setup.revenges[action.a].id)
