"""Wutaki: the stack of what is to be decided or done, immutable steps from the top down."""

from __future__ import annotations

from typing import Final, final

# chance decides
S_ELEMENT: Final = 0  # a: how many seats have theirs
S_OFFER: Final = 1  # a: how many secret pacts are dealt
S_COST: Final = 2  # a: seats
S_DEAL: Final = 3  # a: omens dealt
S_ABILITY: Final = 4  # a: seats
S_STARTER: Final = 5
S_ROW: Final = 6  # fill the row of pacts
S_DRAW: Final = 7  # a: omens to draw; c: context
S_REVENGE: Final = 8  # a: revenge cards to draw; c: context
S_SECRET: Final = 9  # a: secret pacts to draw
S_REVEAL: Final = 10  # a round card
# seats decide
S_KEEP: Final = 11  # all at once
S_MASTER: Final = 12  # a: boards picked
S_PICK: Final = 13  # a: pacts still to pick
S_PLACE: Final = 14  # a: 1 in a last turn
S_AGAIN: Final = 15  # c: context
S_CHASE: Final = 16  # a: 1 with revenge card and move; c: context
S_MOVE: Final = 17  # a: area that became free; c: context
S_ACCEPT: Final = 18  # a: 1 without gold
S_GIVE: Final = 19
S_UPGRADE: Final = 20  # a: gold less, b: points
S_HIRE: Final = 21  # a: how many more; b: 1 resources need not be paid; c: 1 after the first
S_CHOOSE: Final = 22  # a: effect, c: context
S_PAY: Final = 23  # a: how many any resources; b: 1 onto the monster
S_EXCHANGE: Final = 24  # a: given so far
S_GET: Final = 25  # a: how many resources of choice
S_BUY: Final = 26  # a: bought so far
S_ROB: Final = 27  # a: how many
S_TAKE: Final = 28  # a: how many more; b: from this seat, -1 the monster; c: taken so far
S_REPLACE: Final = 29
S_REMOVE: Final = 30
S_PASS: Final = 31  # pass on a revenge card; a: 1 may
S_RETURN: Final = 32
S_DISCARD: Final = 33  # a: omens to discard; b: points for each, or `FOR_…`; c: discarded so far
S_PLAY: Final = 34  # a: 1 may
S_DISMISS: Final = 35  # a: 1 may; c: context of a worker that must not be it, or -1
S_RAID: Final = 36  # a: what may be taken, in code
S_MAY: Final = 37  # a: effect
S_FULFIL: Final = 38  # a: resources that may be spared
S_SPARE: Final = 39  # a: pact; b: spared so far, in code; c: may still be spared
S_SECOND: Final = 40  # second half of a turn
S_TIE: Final = 41  # name the winner
# done at once
S_RUN: Final = 42  # a: effect; b: way * 16 + next step; c: context
S_PICKS: Final = 43  # a: seats that have picked their first pacts
S_ROUND: Final = 44  # begin a round
S_TURN: Final = 45  # seat: whose turn is next; a: whose turn is over, or -1
S_LAST: Final = 46  # seat: whose last turn is next; a: how many seats
S_VISITED: Final = 47  # a: area: owners get their bonus
S_ACTED: Final = 48  # c: context
S_ALL: Final = 49  # a: effect; b: seats left; c: 1 each may, 2 by the counter
S_SHED: Final = 50  # a: omen that goes to the discard pile
S_PAID: Final = 51  # a: pact; b: the monster before it, in code
S_TRACK: Final = 52  # b: the monster before the pact, in code
S_COUNTER: Final = 53
S_PACT_DONE: Final = 54
S_USED: Final = 55  # an ability has been used
S_FINAL: Final = 56
S_OVER: Final = 57

KINDS: Final = (
    "element", "offer", "cost", "deal", "ability", "starter", "row", "draw", "revenge", "secret",
    "reveal", "keep", "master", "pick", "place", "again", "chase", "move", "accept", "give",
    "upgrade", "hire", "choose", "pay", "exchange", "get", "buy", "rob", "take", "replace",
    "remove", "pass", "return", "discard", "play", "dismiss", "raid", "may", "fulfil", "spare",
    "second", "tie", "run", "picks", "round", "turn", "last", "visited", "acted", "all", "shed",
    "paid", "track", "counter", "pact-done", "used", "final", "over",
)  # fmt: skip
LAST_CHANCE: Final = S_REVEAL
LAST_DECISION: Final = S_TIE

# contexts where no worker is visiting: what brought an effect about
NOWHERE: Final = -1
FROM_PACT: Final = -2
FROM_COUNTER: Final = -3
FROM_ROUND: Final = -4
FROM_OMEN: Final = -5
FROM_ABILITY: Final = -6
FROM_LEVEL: Final = -7  # of the pyramid
FROM_FATE: Final = -8
FROM_OWNER: Final = -9  # of a location's marker
ON_TRACK: Final = -16

# why omens are discarded where nobody is asked whether
FOR_PACT: Final = -1
FOR_OPPONENT: Final = -2
FOR_EFFECT: Final = -3


@final
class Step:
    """A context is the visited area plus 32 times the kind of worker, or what else brought it about
    (`NOWHERE`, `FROM_…`); along a master's track `ON_TRACK` less what lay on the monster before."""

    __slots__ = ("kind", "seat", "a", "b", "c", "below")

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int, below: Step | None) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.below = below


def code(resources: list[int]) -> int:
    """Five small numbers as one."""
    r = resources
    return r[0] | r[1] << 6 | r[2] << 12 | r[3] << 18 | r[4] << 24


def decode(number: int) -> list[int]:
    return [
        number & 63, number >> 6 & 63, number >> 12 & 63, number >> 18 & 63, number >> 24 & 63,
    ]  # fmt: skip


def context(area: int, worker: int) -> int:
    return area + 32 * worker


def area_of(at: int) -> int:
    return at & 31 if at >= 0 else -1


def worker_of(at: int) -> int:
    return at >> 5 if at >= 0 else -1
