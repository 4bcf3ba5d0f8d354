"""“Why not?”: the paragraph that stands against a click, which is only part of an action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from typing import Final

from tafelrunde.core.action import Action, Block
from tafelrunde.core.match import Match
from tafelrunde.table.match.message import Objection

MOST: Final = 2_000  # actions asked about


def find_objection(match: Match, seat: int, path: Sequence[str]) -> Objection:
    """The common paragraph of all actions on offer by kind that the click may begin, or asked's."""
    asked = match.asked(seat)
    if asked is None:
        return Objection("", False)
    legal = match.legal(seat)
    blocks = list({action.block.id: action.block for action in legal}.values())
    if any(fits(action.tokens, path) for action in legal):
        return Objection(asked.rule, True)
    rules: set[str] = set()
    for action in islice(fitting(blocks, path), MOST):
        rules.add(match.refusal(seat, action))
        if len(rules) > 1:
            break
    return Objection(rules.pop() if len(rules) == 1 else asked.rule, False)


def fits(tokens: Sequence[str], path: Sequence[str]) -> bool:
    """Whether the clicks, in their order, are some of the tokens."""
    rest = iter(tokens)
    return all(click in rest for click in path)


def fitting(blocks: Sequence[Block], path: Sequence[str]) -> Iterator[Action]:
    """All actions of these kinds that the path fits, each once."""
    for block in blocks:
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
