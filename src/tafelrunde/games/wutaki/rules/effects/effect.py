"""What cards and areas do, as data: `sacrifice 8 any; gain 5 points`, `exchange | buy`.

An effect is one sequence of steps, or several to choose from. A step is a verb with its arguments;
`parsing.py` reads it, `possible.py` says whether it can be carried out, `running.py` goes from one
to the next, `verbs.py` does it, `drawing/effects.py` words it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from tafelrunde.core.errors import BadData

from ..numbers import ANY, COST, KINDS_OF_RESOURCE, OMEN, POINTS, THINGS
from .cause import Cause

if TYPE_CHECKING:
    from ..state import Wutaki

# steps of cards, areas and tracks
V_GAIN: Final = 0
V_PAY: Final = 1
V_SACRIFICE: Final = 2
V_LOSE: Final = 3  # as far as possible
V_REVENGE: Final = 4
V_HIRE: Final = 5  # at least one
V_MAY_HIRE: Final = 6
V_FREE_HIRE: Final = 7
V_ACCEPT: Final = 8
V_ACCEPT_PLAIN: Final = 9  # without the gold of the slot
V_GIVE_PACT: Final = 10
V_RENEW: Final = 11
V_UPGRADE: Final = 12  # n gold less, m points
V_YIELD: Final = 13  # what the visited location gives
V_PLUNDER: Final = 14
V_PLUNDER_ALL: Final = 15
V_PASS_REVENGE: Final = 16
V_MAY_PASS_REVENGE: Final = 17
V_RETURN_REVENGE: Final = 18
V_EXCHANGE: Final = 19
V_BUY: Final = 20
V_ROB: Final = 21
V_COLLECT: Final = 22
V_REPLACE: Final = 23
V_REMOVE: Final = 24
V_OPPONENTS_DISCARD: Final = 25
V_FULFIL: Final = 26  # paying up to n resources less
V_CHASE: Final = 27
V_DRIVE_OFF: Final = 28
V_CLAIM: Final = 29
V_CLIMB: Final = 30
V_PLAY: Final = 31
V_MAY_PLAY: Final = 32
V_RAID: Final = 33
V_DISMISS: Final = 34
V_MAY_DISMISS: Final = 35
V_MULTIPLY: Final = 36
V_SWAP_OMENS: Final = 37  # up to n omens for m points each
V_WAGES: Final = 38
# what holds as long as its card lies open
V_SCORE: Final = 39  # n points per m of a measure
V_MORE: Final = 40  # n more in an area
V_NO_WAGES: Final = 41
V_FIRST_UPGRADE_FREE: Final = 42
V_UPGRADES_LESS: Final = 43
V_HIRING_FREE: Final = 44
V_CHASE_WITHOUT_REVENGE: Final = 45
V_YIELD_MORE: Final = 46
# ability markers that are more than an effect
V_REPEAT: Final = 47
V_SQUEEZE: Final = 48
V_WAIVE: Final = 49

# verb → the words after it: N and M numbers, T a thing, R a resource, A an area, X a measure
VERBS: Final = (
    ("gain", "NT"), ("pay", "NT"), ("sacrifice", "NT"), ("lose", "NT"), ("revenge", "N"),
    ("hire", "N"), ("may-hire", "N"), ("free-hire", "N"), ("accept", ""), ("accept-plain", ""),
    ("give-pact", ""), ("renew", ""), ("upgrade", "NM"), ("yield", ""), ("plunder", "N"),
    ("plunder-all", ""), ("pass-revenge", ""), ("may-pass-revenge", ""), ("return-revenge", ""),
    ("exchange", ""), ("buy", ""), ("rob", "N"), ("collect", "NR"), ("replace", ""), ("remove", ""),
    ("opponents-discard", "N"), ("fulfil", "N"), ("chase", ""), ("drive-off", ""), ("claim", ""),
    ("climb", ""), ("play", ""), ("may-play", ""), ("raid", ""), ("dismiss", "N"),
    ("may-dismiss", "N"), ("multiply", "N"), ("swap-omens", "NM"), ("wages", ""),
    ("score", "NpMX"), ("more", "NA"), ("no-wages", ""), ("first-upgrade-free", ""),
    ("upgrades-less", "N"), ("hiring-free", ""), ("chase-without-revenge", ""), ("yield-more", "N"),
    ("repeat", ""), ("squeeze", ""), ("waive", ""),
)  # fmt: skip
NAMES: Final = tuple([name for name, _ in VERBS])
MOST_COST: Final = 30  # of one kind
HIGHEST: Final = 99  # no number on a card is larger


@final
class Op:
    """One step of an effect."""

    __slots__ = ("verb", "n", "what", "m")

    def __init__(self, verb: int, n: int, what: int, m: int) -> None:
        self.verb = verb
        self.n = n
        self.what = what  # a thing, a resource, an area or a measure
        self.m = m

    @property
    def name(self) -> str:
        return NAMES[self.verb]


@final
class Sequence:
    """Steps one after the other, and what they want paid altogether."""

    __slots__ = (
        "ops", "need", "cost", "any", "points", "omens", "dismissed", "name", "costs", "sure",
    )  # fmt: skip

    def __init__(self, ops: list[Op]) -> None:
        self.ops = ops
        self.need = [0] * KINDS_OF_RESOURCE
        self.cost = 0
        self.any = 0
        self.points = 0
        self.omens = 0
        self.dismissed = 0
        self.name = ops[-1].verb if ops else 0  # alternatives are told apart by their last step
        for op in ops:
            if op.verb == V_DISMISS:
                self.dismissed += op.n
            elif op.verb in (V_PAY, V_SACRIFICE):
                self.add(op)
        self.costs = any(op.verb in (V_PAY, V_SACRIFICE, V_DISMISS) for op in ops)
        self.sure = not self.costs and any(op.verb == V_GAIN for op in ops)  # always possible

    def add(self, op: Op) -> None:
        if op.what < KINDS_OF_RESOURCE:
            self.need[op.what] += op.n
        elif op.what == COST:
            self.cost += op.n
        elif op.what == ANY:
            self.any += op.n
        elif op.what == POINTS:
            self.points += op.n
        elif op.what == OMEN:
            self.omens += op.n


@final
class Effect:
    """One sequence, or several to choose from; `id` is its place in the setup's list."""

    __slots__ = ("id", "alternatives", "text", "plays", "dismisses")

    def __init__(self, id: int, alternatives: list[Sequence], text: str) -> None:
        self.id = id
        self.alternatives = alternatives
        self.text = text
        self.plays = self.has(V_PLAY) or self.has(V_MAY_PLAY)  # whether it can is a secret
        self.dismisses = self.has(V_DISMISS)  # whether it can depends on the worker

    def has(self, verb: int) -> bool:
        return any(op.verb == verb for sequence in self.alternatives for op in sequence.ops)


class Interpreter:
    """What the verbs do (`verbs.py`)."""

    def perform(self, state: Wutaki, seat: int, op: Op, cause: Cause) -> None:
        """One step that can be done; what it asks of somebody is left on the stack."""
        raise NotImplementedError


def bad(why: str, sentence: str, *words: str | int) -> BadData:
    """What does not fit in an effect; `why` and the words are for readers of any language."""
    return BadData(sentence, "do", why, words)


def parse_number(verb: str, word: str, least: int) -> int:
    is_number = word.isascii() and word.isdecimal() and len(word) < 4
    if not is_number or not least <= int(word) <= HIGHEST:
        told = f"“{verb}” takes a number from {least} to {HIGHEST}, not “{word}”."
        raise bad("number", told, verb, least, HIGHEST, word[:40])
    return int(word)


def parse_cost(text: str) -> list[int]:
    """`5 gold 3 cost 1 omen`: numbers by thing."""
    words = text.split()
    out = [0] * len(THINGS)
    allowed = (*THINGS[:6], "omen")
    for i in range(0, len(words), 2):
        if i + 1 == len(words) or words[i + 1] not in allowed:
            raise BadData(
                f"“{text}” is no cost; write “5 gold 3 cost 1 omen” with {', '.join(allowed)}.",
                where="cost",
            )
        out[THINGS.index(words[i + 1])] += parse_number("cost", words[i], 1)
    if max(out) > MOST_COST:
        raise BadData(f"“{text}” asks for more than {MOST_COST} of a kind.", where="cost")
    return out
