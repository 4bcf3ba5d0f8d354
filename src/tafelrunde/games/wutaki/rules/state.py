"""What is true now. The rules that change it are in modules named after what they do."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.decision import Decision, StackState
from tafelrunde.core.state import State

from .columns import Column
from .numbers import UPGRADES
from .player import Player
from .setup import WutakiSetup


@final
class Wutaki(StackState[WutakiSetup]):
    players: list[Player]
    supply: list[int]
    monster: list[int]
    # from here on all lists are replaced, never changed: copies share them
    row: list[int]  # open pacts from right to left: the last one lies leftmost
    # decks as bags: how many of each face are undecided; and the open discards
    pact_bag: list[int]
    omen_bag: list[int]
    revenge_bag: list[int]
    secret_bag: list[int]
    round_bag: list[int]
    pact_discard: list[int]
    omen_discard: list[int]
    round_discard: list[int]
    cards: list[int]  # round cards in force
    card_used: bool
    markers: list[int]  # two per location: seats, -1 none
    free_upgrades: int
    round: int
    start: int
    claimed: int
    counter: int
    ender: int
    reason: int

    def apply(self, seat: int, action: Action) -> None:
        """Then everything that happens by itself, until somebody has to decide."""
        super().apply(seat, action)
        step = self.decision
        assert isinstance(step, Step)
        while not step.waits(self):
            step = self.decision
            assert isinstance(step, Step)

    def push(self, step: Step) -> None:
        """Lay something on the stack that has lain nowhere yet."""
        step.lie_on(self)

    def pop(self) -> None:
        """Take off the top; there is always something below."""
        below = self.decision.below
        assert below is not None
        self.decision = below

    def census(self) -> dict[str, int]:
        from ..position.write import census

        return census(self)

    def level(self, location: int) -> int:
        """How often a location has been upgraded."""
        markers = self.markers
        if markers[2 * location] < 0:
            return 0
        return 1 if markers[2 * location + 1] < 0 else 2

    def upgrades(self, seat: int) -> int:
        """8.2, 5.5: own markers on locations and the tower, without the pyramid."""
        out = len(self.players[seat].towers)
        for owner in self.markers:
            if owner == seat:
                out += 1
        return out

    def markers_left(self, seat: int) -> int:
        return UPGRADES - self.upgrades(seat) - (1 if self.players[seat].pyramid else 0)

    def occupied(self, area: int) -> int:
        """Workers in an area."""
        out = 0
        for player in self.players:
            spot = player.spots[area]
            if spot:
                out += (spot & 7) + (spot >> 3 & 7) + (spot >> 6)
        return out

    def clone(self) -> State:
        other = Wutaki(self.setup)
        other.players = [player.clone() for player in self.players]
        other.supply = self.supply[:]
        other.monster = self.monster[:]
        other.row = self.row
        other.pact_bag = self.pact_bag
        other.omen_bag = self.omen_bag
        other.revenge_bag = self.revenge_bag
        other.secret_bag = self.secret_bag
        other.round_bag = self.round_bag
        other.pact_discard = self.pact_discard
        other.omen_discard = self.omen_discard
        other.round_discard = self.round_discard
        other.cards = self.cards
        other.card_used = self.card_used
        other.markers = self.markers
        other.free_upgrades = self.free_upgrades
        other.round = self.round
        other.start = self.start
        other.claimed = self.claimed
        other.counter = self.counter
        other.ender = self.ender
        other.reason = self.reason
        self.share(other)
        return other

    def to_dict(self) -> Json:
        from ..position.write import write

        return write(self)


class Step(Decision[Wutaki]):
    """Something on the stack: to be decided by a seat or by chance, or to be done by itself."""

    COLUMNS: ClassVar[tuple[Column, ...]] = ()  # how its own attributes are written
    SEATED: ClassVar[bool] = True  # whether `__init__` takes a seat
    FOR_NOBODY: ClassVar[bool] = False  # whether that may be -1
    IS_BOTTOM: ClassVar[bool] = False  # whether it lies below everything else

    @final
    def lie_on(self, state: Wutaki) -> None:
        self.below = state.decision
        state.decision = self

    def waits(self, state: Wutaki) -> bool:
        """Whether somebody has to decide; if not, it has been done and is gone."""
        raise NotImplementedError

    def flaw(self, state: Wutaki) -> str:
        """What is wrong with it in a position that somebody has set up by hand."""
        return ""


def empty_table(setup: WutakiSetup) -> Wutaki:
    """2.1: before anything is dealt; nothing is asked yet."""
    out = Wutaki(setup)
    out.players = [Player(True) for _ in range(setup.seats)]
    out.supply = [number - setup.seats for number in setup.supply]
    out.monster = [0] * len(out.supply)
    out.row = []
    out.pact_bag = setup.pact_counts[:]
    out.omen_bag = setup.omen_counts[:]
    out.revenge_bag = setup.revenge_counts[:]
    out.secret_bag = setup.secret_counts[:]
    out.round_bag = setup.round_counts[:]
    out.pact_discard = [0] * len(setup.pacts)
    out.omen_discard = [0] * len(setup.omens)
    out.round_discard = [0] * len(setup.rounds)
    out.cards = []
    out.card_used = False
    out.markers = [-1] * (2 * len(setup.locations))
    out.free_upgrades = 0
    out.round = 0
    out.start = -1
    out.claimed = -1
    out.counter = 0
    out.ender = -1
    out.reason = 0
    return out
