"""Points, ranks, the end (chapter 13)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.decision import OneOf, Seat
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import Outcome

from .numbers import BRAIN, REVIVAL, REVIVE, ROTTEN, ROTTEN_BONUS
from .question import Question
from .state import Monsters, Player

REASONS: Final = ("revived", "idle", "round-limit")
REVIVED: Final = 0
IDLE: Final = 1
ROUND_LIMIT: Final = 2


def part_points(state: Monsters, player: Player) -> int:
    """13.3: the printed values."""
    return sum([state.value[card] for card in player.sewn if card >= 0])


def rotten_points(state: Monsters, player: Player) -> int:
    """13.5: extra for three rotten parts and more."""
    rotten = [card for card in player.sewn if card >= 0 and state.value[card] == ROTTEN]
    return ROTTEN_BONUS[len(rotten)]


def monster_points(state: Monsters, seat: int) -> int:
    """What a monster counts as it is, without a revival."""
    player = state.players[seat]
    return part_points(state, player) + rotten_points(state, player)


def end_match(state: Monsters, reason: int, reviver: int) -> None:
    state.decision = Over(state.turn, reason, reviver)
    if reviver < 0:
        turns = state.idle if reason == IDLE else state.played
        state.tell(EVERYONE, f"stops-{REASONS[reason]}", "13.7", turns // state.setup.seats)
    for seat in range(state.setup.seats):
        bonus = REVIVAL if seat == reviver else 0
        state.tell(EVERYONE, "scores", "13.2", seat, monster_points(state, seat) + bonus)


@final
class Over(Question):
    """13.1, 13.7: the end; `seat` is the one whose turn it was."""

    key = "over"
    FIELDS = (OneOf("reason", REASONS), Seat("reviver", -1))

    def __init__(self, seat: int, reason: int, reviver: int) -> None:
        super().__init__(seat)
        self.reason = reason
        self.reviver = reviver  # -1 without one

    def actors(self, state: Monsters) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Monsters) -> Outcome | None:
        players = state.players
        parts = [part_points(state, player) for player in players]
        rotten = [rotten_points(state, player) for player in players]
        revival = [REVIVAL if seat == self.reviver else 0 for seat in range(len(players))]
        scores = [parts[s] + rotten[s] + revival[s] for s in range(len(players))]
        rows = (("parts", tuple(parts)), ("rotten", tuple(rotten)), ("revival", tuple(revival)))
        ordered = ranks(state, scores, self.reviver)
        return Outcome(tuple(scores), ordered, REASONS[self.reason], rows)

    def is_open(self, state: Monsters) -> bool:
        if self.reason != REVIVED:
            return self.reviver < 0
        return self.reviver == state.turn and state.deeds[-1] == REVIVE


def ranks(state: Monsters, scores: list[int], reviver: int) -> tuple[int, ...]:
    """13.6: score, then the reviver, then parts, then the brain."""
    keys: list[tuple[int, int, int, int]] = []
    for seat, player in enumerate(state.players):
        sewn = len([card for card in player.sewn if card >= 0])
        brain = player.sewn[BRAIN]
        worth = state.value[brain] if brain >= 0 else 0
        keys.append((scores[seat], int(seat == reviver), sewn, worth))
    return tuple([1 + sum([1 for other in keys if other > key]) for key in keys])
