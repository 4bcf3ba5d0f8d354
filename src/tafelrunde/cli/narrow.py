"""From a few typed words to an action: what they leave open, and why they lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from tafelrunde.core.action import Action
from tafelrunde.core.match import Match
from tafelrunde.core.objection import find_objection, fitting
from tafelrunde.core.reason import Reason

LISTED = 20  # so many actions are listed one by one; of more, their beginnings
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


def objection(match: Match, seat: int, path: Path) -> Reason:
    """What stands against these words; a typed error if they are part of no action at all."""
    blocks = [block for block in match.setup.space.blocks if not block.chance]
    if not any(action for block in blocks for action in islice(fitting(block, path), 1)):
        match.setup.space.read(" ".join(path))
    found = find_objection(match, seat, path).reason
    assert found is not None, "only whoever is asked types"
    return found
