"""Wutaki: what is true now. The rules that change it are in modules named after what they do."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.data import Json
from tafelrunde.core.event import Ask
from tafelrunde.core.state import CHANCE, Outcome, State
from tafelrunde.games.wutaki.chance import apply_chance, chances
from tafelrunde.games.wutaki.flow import advance
from tafelrunde.games.wutaki.numbers import UPGRADES
from tafelrunde.games.wutaki.offers import legal_actions
from tafelrunde.games.wutaki.player import Player
from tafelrunde.games.wutaki.questions import question
from tafelrunde.games.wutaki.rules import apply_action
from tafelrunde.games.wutaki.scoring import outcome
from tafelrunde.games.wutaki.setup import WutakiSetup
from tafelrunde.games.wutaki.step import (
    LAST_CHANCE,
    S_ABILITY,
    S_COST,
    S_DEAL,
    S_ELEMENT,
    S_KEEP,
    S_MASTER,
    S_OFFER,
    S_OVER,
    S_PICKS,
    S_ROUND,
    S_ROW,
    S_STARTER,
    Step,
)  # fmt: skip
from tafelrunde.games.wutaki.writing import census, write

CHANCE_ONLY: Final = (CHANCE,)


@final
class Wutaki(State[WutakiSetup]):
    players: list[Player]
    supply: list[int]
    monster: list[int]
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
    step: Step  # top of the stack

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = -1) -> None:
        self.step = Step(kind, seat, a, b, c, self.step)

    def pop(self) -> Step:
        """The top step, taken off; there is always one more below."""
        step = self.step
        below = step.below
        assert below is not None
        self.step = below
        return step

    def actors(self) -> tuple[int, ...]:
        step = self.step
        kind = step.kind
        if kind <= LAST_CHANCE:
            return CHANCE_ONLY
        if kind == S_OVER:
            return ()
        if kind == S_KEEP:
            return tuple([s for s, player in enumerate(self.players) if not player.secrets])
        return self.setup.alone[step.seat]

    def legal(self, seat: int) -> list[Action]:
        return legal_actions(self, seat)

    def odds(self) -> list[tuple[Action, int]]:
        return chances(self)

    def asked(self, seat: int) -> Ask:
        return question(self, seat)

    def apply(self, seat: int, action: Action) -> None:
        if seat == CHANCE:
            self.barrier = True
            apply_chance(self, action)
        else:
            apply_action(self, seat, action)
        advance(self)

    def outcome(self) -> Outcome | None:
        return outcome(self) if self.step.kind == S_OVER else None

    def census(self) -> dict[str, int]:
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
        other.row = self.row[:]
        other.pact_bag = self.pact_bag[:]
        other.omen_bag = self.omen_bag[:]
        other.revenge_bag = self.revenge_bag[:]
        other.secret_bag = self.secret_bag[:]
        other.round_bag = self.round_bag[:]
        other.pact_discard = self.pact_discard[:]
        other.omen_discard = self.omen_discard[:]
        other.round_discard = self.round_discard[:]
        other.cards = self.cards[:]
        other.card_used = self.card_used
        other.markers = self.markers[:]
        other.free_upgrades = self.free_upgrades
        other.round = self.round
        other.start = self.start
        other.claimed = self.claimed
        other.counter = self.counter
        other.ender = self.ender
        other.reason = self.reason
        other.step = self.step
        return other

    def to_dict(self) -> Json:
        return write(self)


def empty_table(setup: WutakiSetup) -> Wutaki:
    """2.1: before anything is dealt; the stack holds the whole setup."""
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
    out.step = Step(S_ROUND, -1, 0, 0, -1, None)
    out.push(S_PICKS, -1)
    out.push(S_ROW, -1)
    if setup.masters_differ:
        out.push(S_MASTER, -1)
    else:
        for player in out.players:
            player.master = 0
    out.push(S_STARTER, -1)
    if setup.has_abilities:
        out.push(S_ABILITY, -1)
    for kind in (S_DEAL, S_COST, S_KEEP, S_OFFER, S_ELEMENT):
        out.push(kind, -1)
    return out
