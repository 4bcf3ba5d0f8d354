"""Points, victory, ranks (chapter 9, 14.3)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.decision import OneOf, Seat
from tafelrunde.core.event import EVERYONE
from tafelrunde.core.state import Outcome

from .graph import Graph
from .numbers import (
    CAMP,
    CAMPS,
    CASTLE,
    CASTLES,
    GOAL,
    OWNER,
    PRISONER,
    PYRAMID,
    TOWER,
    TOWERS,
)
from .question import Question
from .state import Eko, Past

REASONS: Final = ("points", "last-standing", "empty-board", "repetition", "turn-limit")
POINTS: Final = 0
LAST_STANDING: Final = 1
EMPTY_BOARD: Final = 2
REPETITION: Final = 3
TURN_LIMIT: Final = 4


@final
class Over(Question):
    """The end; `seat` is the one whose turn it was."""

    key = "over"
    FIELDS = (OneOf("reason", REASONS), Seat("winner", -1))

    def __init__(self, seat: int, reason: int, winner: int) -> None:
        super().__init__(seat)
        self.reason = reason
        self.winner = winner  # -1 without one

    def actors(self, state: Eko) -> tuple[int, ...]:
        return ()

    def outcome(self, state: Eko) -> Outcome | None:
        seats = range(len(state.players))
        scores = tuple([points(state, seat) for seat in seats])
        standing = [self.standing(state, seat) for seat in seats]
        ranks = tuple([1 + sum([other > mine for other in standing]) for mine in standing])
        return Outcome(scores, ranks, REASONS[self.reason], score_sheet(state))

    def standing(self, state: Eko, seat: int) -> int:
        """9.11, 9.12: the winner, then who is on the board, then points, then discs."""
        discs = state.players[seat].discs()
        out = points(state, seat) * 100 + discs
        if discs > 0:
            out += 10_000
        return out + 100_000 if self.winner == seat else out

    def is_open(self, state: Eko) -> bool:
        return (self.winner < 0) == (self.reason >= REPETITION)


def points(state: Eko, seat: int) -> int:
    """9.1: what counts is the present moment."""
    me = state.players[seat]
    out = (CAMPS - me.camps) * CAMP + (TOWERS - me.towers) * TOWER + (CASTLES - me.castles) * CASTLE
    out += PRISONER * prisoners(state, seat)
    if state.graph.pyramids:
        out += PYRAMID * pyramids(state.graph, state.on, seat)
    return out


def prisoners(state: Eko, seat: int) -> int:
    out = 0
    for player in state.players:
        if player.emperor == seat:
            out += 1
    return out


def pyramids(graph: Graph, on: bytes, seat: int) -> int:
    """14.3: occupied fields count, not discs; a tie gives nothing."""
    out = 0
    for trio in graph.pyramids:
        stands = [0, 0, 0, 0]
        for cell in trio:
            if on[cell]:
                stands[on[cell] >> OWNER] += 1
        mine = stands[seat]
        stands[seat] = -1
        if mine > max(stands):
            out += 1
    return out


def has_capital(state: Eko, seat: int) -> bool:
    on = state.on
    return any(on[cell] and on[cell] >> OWNER == seat for cell in state.graph.capitals)


def wins_by_points(state: Eko, seat: int) -> bool:
    """9.2: enough points, and a capital."""
    return has_capital(state, seat) and points(state, seat) >= GOAL


def point_winner(state: Eko, active: int) -> int:
    """9.7: the seat that has won by points, or -1."""
    if wins_by_points(state, active):
        return active
    if state.graph.pyramids:
        seats = len(state.players)
        for i in range(1, seats):
            seat = (active + i) % seats
            if wins_by_points(state, seat):
                return seat
    return -1


def check_points(state: Eko, active: int) -> bool:
    """Whether the match has just been won by points."""
    winner = point_winner(state, active)
    if winner < 0:
        return False
    state.decision = Over(active, POINTS, winner)
    state.tell(EVERYONE, "wins-points", "9.2", winner, points(state, winner))
    return True


def check_board(state: Eko, active: int, beaten: int) -> bool:
    """9.4, 9.6, 9.9: whether the match has just ended because discs left the board."""
    left = [seat for seat, player in enumerate(state.players) if player.discs() > 0]
    for seat in (active, beaten):
        if seat >= 0 and seat not in left:
            state.tell(EVERYONE, "eliminated", "9.4", seat)
    if len(left) > 1:
        return False
    if left:
        state.decision = Over(active, LAST_STANDING, left[0])
        state.tell(EVERYONE, "wins-last", "9.6", left[0])
        return True
    # only a kamikaze empties the board: it is between these two
    mine = points(state, active) * 2 + has_capital(state, active)
    theirs = points(state, beaten) * 2 + has_capital(state, beaten)
    winner = active if mine >= theirs else beaten
    state.decision = Over(active, EMPTY_BOARD, winner)
    state.tell(EVERYONE, "wins-empty", "9.9", winner)
    return True


def repeats(state: Eko, active: int) -> bool:
    """9.10: whether the position at the beginning of this turn has arisen often enough."""
    number = position_number(state, active)
    count = 1
    past = state.past
    while past is not None:
        if past.number == number:
            count += 1
        past = past.before
    state.past = Past(number, state.past)
    return count >= state.setup.repetitions


def position_number(state: Eko, active: int) -> int:
    """The same for equal positions with the same person to play; removed discs follow from it."""
    setup = state.setup
    out = state.key ^ setup.turn_keys[active]
    for seat, player in enumerate(state.players):
        out ^= setup.reserve_keys[seat * 16 + player.reserve]
        out ^= setup.emperor_keys[seat * 8 + player.emperor + 2]
    return out


def score_sheet(state: Eko) -> tuple[tuple[str, tuple[int, ...]], ...]:
    players = state.players
    rows = [
        ("camps", tuple([(CAMPS - player.camps) * CAMP for player in players])),
        ("towers", tuple([(TOWERS - player.towers) * TOWER for player in players])),
        ("castles", tuple([(CASTLES - player.castles) * CASTLE for player in players])),
        ("prisoners", tuple([PRISONER * prisoners(state, s) for s in range(len(players))])),
    ]
    if state.setup.pyramids:
        stands = [PYRAMID * pyramids(state.graph, state.on, s) for s in range(len(players))]
        rows.append(("pyramids", tuple(stands)))
    return tuple(rows)
