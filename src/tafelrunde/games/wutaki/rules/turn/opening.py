"""How a match begins: what waits to be dealt, and the first choices (2.1, 2.3, 2.8, 2.10)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask, only

from ..columns import Count
from ..numbers import SLOTS
from ..places.pacts import FillRow, at_slot, take_pact
from ..setup import WutakiSetup
from ..shared import changed, without
from ..stack import Due, Question
from ..state import Wutaki, empty_table
from .dealing import (
    Abilities,
    Costs,
    Elements,
    FirstOmens,
    Offers,
    Starter,
)  # fmt: skip
from .rounds import Round


def lay_table(setup: WutakiSetup) -> Wutaki:
    """Everything that is to be dealt and chosen waits on the stack, the first on top."""
    state = empty_table(setup)
    state.decision = Round()
    state.push(Picks(0))
    state.push(FillRow(-1))
    if setup.masters_differ:
        state.push(Master(-1, 0))
    else:
        for player in state.players:
            player.master = 0
    state.push(Starter())
    if setup.has_abilities:
        state.push(Abilities(0))
    state.push(FirstOmens(0))
    state.push(Costs(0))
    state.push(Keep())
    state.push(Offers(0))
    state.push(Elements(0))
    return state


@final
class Keep(Question):
    """2.3: one of the two secret pacts, all at once; the others are shuffled back."""

    key = "keep"
    SEATED = False

    def __init__(self) -> None:
        super().__init__(-1)

    def actors(self, state: Wutaki) -> tuple[int, ...]:
        return tuple([seat for seat, player in enumerate(state.players) if not player.secrets])

    def waits(self, state: Wutaki) -> bool:
        if not all(player.secrets for player in state.players):
            return True
        for player in state.players:
            for face in player.offer:
                state.secret_bag = changed(state.secret_bag, face, 1)
            player.offer = []
        state.tell(EVERYONE, "shuffles-secrets", "2.3")
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("keep", "2.3")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [state.setup.keep.at(face) for face in sorted(set(state.players[seat].offer))]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        """Sealed; the rejected card waits until all have chosen."""
        player = state.players[seat]
        player.offer = without(player.offer, action.a)
        player.secrets = [action.a]
        state.tell(EVERYONE, "keeps", "2.3", seat)
        state.tell(only(seat), "you-keep", "2.3", state.setup.secrets[action.a].id)

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "2.3"


@final
class Master(Question):
    """2.8: a master board each; nobody's before it is known who begins."""

    key = "master"
    COLUMNS = (Count("picked", per_seat=1),)
    FOR_NOBODY = True

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked  # boards

    def waits(self, state: Wutaki) -> bool:
        seats = state.setup.seats
        if self.picked == seats:
            state.pop()
            return False
        seat = (state.start + self.picked) % seats
        if self.seat != seat:
            state.pop()
            state.push(Master(seat, self.picked))
        return True

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("master", "2.8")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        taken = [player.master for player in state.players]
        free = [master for master in range(1, len(state.setup.masters)) if master not in taken]
        return [state.setup.master.at(master - 1) for master in free]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        state.players[seat].master = action.a + 1
        state.tell(EVERYONE, "master", "2.8", seat, action.tokens[1])
        state.push(Master(-1, self.picked + 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "2.8"


@final
class Picks(Due):
    """2.10: two pacts each, then the row is filled."""

    key = "picks"
    COLUMNS = (Count("seats", per_seat=1),)
    SEATED = False

    def __init__(self, seats: int) -> None:
        super().__init__(-1)
        self.seats = seats  # that have picked

    def do(self, state: Wutaki) -> None:
        if self.seats < state.setup.seats:
            state.push(Picks(self.seats + 1))
            state.push(FillRow(-1))
            state.push(Pick((state.start + self.seats) % state.setup.seats, 2))


@final
class Pick(Question):
    """2.10: a first pact."""

    key = "pick"
    COLUMNS = (Count("left"),)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, state: Wutaki) -> bool:
        if self.left:
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("pick", "2.10", (self.left,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [state.setup.pick.at(slot) for slot in range(SLOTS) if at_slot(state, slot) >= 0]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        slot = action.a
        state.pop()
        pact = take_pact(state, seat, slot)
        state.tell(EVERYONE, "accepts", "2.10", seat, state.setup.pacts[pact].id, slot + 1)
        state.push(Pick(seat, self.left - 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "2.10"
