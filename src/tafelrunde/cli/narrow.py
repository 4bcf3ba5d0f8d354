"""From a few typed words to an action: what they leave open, and why they lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice, product

from tafelrunde.core.action import Action, Block
from tafelrunde.core.match import Match

LISTED = 20  # so many actions are listed one by one; of more, their beginnings
EXPANDED = 500  # actions asked about when the beginning of one is refused
Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A line of the list: one action, or the beginning that several share."""

    path: Path
    actions: list[Action]

    @property
    def action(self) -> Action | None:
        return self.actions[0] if len(self.actions) == 1 else None


def starting(legal: list[Action], path: Path) -> list[Action]:
    return [action for action in legal if action.tokens[: len(path)] == path]


def choices(legal: list[Action], path: Path) -> list[Choice]:
    """What can be picked next, after these words."""
    matching = starting(legal, path)
    if len(matching) <= LISTED:
        return [Choice(action.tokens, [action]) for action in matching]
    groups: dict[str, list[Action]] = {}
    for action in matching:
        groups.setdefault(action.tokens[len(path)], []).append(action)
    if len(groups) == 1:
        return choices(matching, (*path, *groups))
    return [Choice((*path, token), actions) for token, actions in groups.items()]


def paragraph(match: Match, seat: int, path: Path) -> str | None:
    """The paragraph that forbids all actions that begin so; None if these words begin none."""
    asked = match.asked(seat)
    if asked is None:
        return None
    expanded = [a for block in match.setup.space.blocks for a in expand(block, path)]
    if not expanded:
        return None
    rules = {match.refusal(seat, action) for action in expanded}
    return rules.pop() if len(rules) == 1 else asked.rule


def expand(block: Block, path: Path) -> list[Action]:
    """The actions of a block that begin with these words."""
    if block.chance or block.kind != path[0] or len(path) > len(block.arguments) + 1:
        return []
    given = [block.positions[i].get(word) for i, word in enumerate(path[1:])]
    if None in given:
        return []
    ranges = [range(len(names)) for names in block.arguments]
    for i, position in enumerate(given):
        assert position is not None
        ranges[i] = range(position, position + 1)
    return [block.at(*indices) for indices in islice(product(*ranges), EXPANDED)]
