"""“Why not?”: what stands against a click, which is only part of an action.

The clicks, in their order, are tried as part of every action of every kind, on offer or not, and
the answer is what stands against the action that comes *nearest* to being legal (`core/reason.py`):
of two objections the one that a later check raised. Among equals, one with words of its own goes
before a bare paragraph, a kind on offer before one that is not, the action that the clicks leave
least open before others, then what stands against most of them. A paragraph that is only that of
the question comes last of all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, product
from typing import Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.match import Match
from tafelrunde.core.reason import MOMENT, Reason

MOST: Final = 2_000  # actions of a kind asked about

Rank = tuple[bool, int, bool, bool, int]


@dataclass(frozen=True, slots=True)
class Objection:
    """What stands against what was clicked."""

    reason: Reason | None  # None: this seat is not asked at all
    possible: bool  # some action that fits is legal
    kind: str = ""  # of the action that came nearest


def find_objection(match: Match, seat: int, path: Sequence[str]) -> Objection:
    """Where no action contains all that was clicked, the last clicks count."""
    asked = match.asked(seat)
    if asked is None:
        return Objection(None, False)
    if any(fits(action.tokens, path) for action in match.legal(seat)):
        return Objection(Reason(asked.rule), True)
    for start in range(len(path)):
        found = nearest(match, seat, path[start:])
        if found is not None:
            return found
    return Objection(Reason(asked.rule, near=MOMENT), False)


def nearest(match: Match, seat: int, path: Sequence[str]) -> Objection | None:
    """What stands against the action nearest to legal; None if the game says nothing at all."""
    asked = match.state.asked(seat).rule
    found: Counter[tuple[Rank, str, Reason]] = Counter()
    for block in match.setup.space.blocks:
        if not block.chance:
            for reason, rank in objections(match, seat, block, path, asked):
                found[rank, block.kind, reason] += 1
    if not found:
        return None
    (_, kind, reason), _ = max(found.items(), key=lambda item: (item[0][0], item[1]))
    return Objection(reason, False, kind)


def objections(
    match: Match, seat: int, block: Block, path: Sequence[str], asked: str
) -> Iterator[tuple[Reason, Rank]]:
    legal = match.legal(seat)
    offered = any(action.block is block for action in legal)
    game = match.setup.game
    objection = game.refusal if offered else game.absent
    left_open = len(block.arguments) + 1 - len(path)
    for action in islice(fitting(block, path), MOST):
        reason = objection(match.state, seat, action)
        if reason is not None:
            worded = reason.code != ""
            says = worded or reason.rule != asked
            yield reason, (says, reason.near, worded, offered, -left_open)


def fits(tokens: Sequence[str], path: Sequence[str]) -> bool:
    """Whether the clicks, in their order, are some of the tokens."""
    rest = iter(tokens)
    return all(click in rest for click in path)


def fitting(block: Block, path: Sequence[str]) -> Iterator[Action]:
    """All actions of a kind that the path fits, each once."""
    clicks = list(path)
    if clicks and clicks[0] == block.kind:
        clicks = clicks[1:]
    seen: set[int] = set()
    for places in combinations(range(len(block.arguments)), len(clicks)):
        for action in at_places(block, places, clicks):
            if action.index not in seen:
                seen.add(action.index)
                yield action


def at_places(block: Block, places: tuple[int, ...], clicks: Sequence[str]) -> Iterator[Action]:
    """The actions of a block with the clicks as the arguments at these places."""
    choices: list[Sequence[int]] = [range(len(names)) for names in block.arguments]
    for place, click in zip(places, clicks):
        found = block.positions[place].get(click)
        if found is None:
            return
        choices[place] = [found]
    for indices in product(*choices):
        yield block.at(*indices)
