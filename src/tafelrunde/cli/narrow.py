"""From a few typed words to an action: what they leave open, and why they lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from tafelrunde.core.action import Action, Block, some
from tafelrunde.core.errors import BadInput
from tafelrunde.core.match import Match
from tafelrunde.core.objection import find_objection, fitting
from tafelrunde.core.reason import Reason
from tafelrunde.words.words import Words

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


class Typing:
    """What may be typed for the legal actions of a seat: seats count from 1, as they are read."""

    def __init__(self, legal: list[Action], words: Words) -> None:
        self.words = words
        self.legal = {words.typed(action): action for action in legal}

    def starting(self, path: Path) -> list[Path]:
        return [typed for typed in self.legal if typed[: len(path)] == path]

    def exactly(self, path: Path) -> Action | None:
        return self.legal.get(path)

    def choices(self, path: Path) -> list[Choice]:
        """What can be picked next, after these words."""
        matching = self.starting(path)
        if len(matching) <= LISTED:
            return [Choice(typed, [self.legal[typed]]) for typed in matching]
        groups: dict[str, list[Action]] = {}
        for typed in matching:
            groups.setdefault(typed[len(path)], []).append(self.legal[typed])
        if len(groups) == 1:
            return self.choices((*path, *groups))
        return [Choice((*path, word), actions) for word, actions in groups.items()]


def objection(match: Match, seat: int, path: Path, words: Words) -> Reason:
    """What stands against these words; says it if they are part of no action at all."""
    meant = untyped(match, path, words)
    blocks = [block for block in match.setup.space.blocks if not block.chance]
    if not any(action for block in blocks for action in islice(fitting(block, meant), 1)):
        raise BadInput(unread(blocks, path, words))
    found = find_objection(match, seat, meant).reason
    assert found is not None, "only whoever is asked types"
    return found


def untyped(match: Match, path: Path, words: Words) -> Path:
    """The words of the engine, whose seats count from 0."""
    block = next((b for b in match.setup.space.blocks if b.kind == path[0] and not b.chance), None)
    if block is None:
        return path
    out = list(path)
    for place, word in enumerate(path[1 : 1 + len(block.arguments)]):
        real = {shown: token for token, shown in typed_words(block, place, words)}
        out[place + 1] = real.get(word, f"?{word}")  # it may be the engine's word for another seat
    return tuple(out)


def typed_words(block: Block, place: int, words: Words) -> list[tuple[str, str]]:
    """The words of the engine at a place of an action, each with what is typed for it."""
    others = [0, 0, 0, 0]
    out: list[tuple[str, str]] = []
    for index, token in enumerate(block.arguments[place]):
        others[place] = index
        out.append((token, words.typed(block.at(*others))[place + 1]))
    return out


def unread(blocks: list[Block], path: Path, words: Words) -> str:
    """Why these words are no action, in the reader's language."""
    kinds = {block.kind: block for block in blocks}
    block = kinds.get(path[0])
    if block is None:
        return words.site("cli-no-action", path[0], some(list(kinds)))
    rest = path[1:]
    if len(rest) > len(block.arguments):
        return words.site("cli-too-many", path[0], len(block.arguments), len(rest))
    for place, word in enumerate(rest):
        fits = [shown for _, shown in typed_words(block, place, words)]
        if word not in fits:
            return words.site("cli-no-word", word, path[0], some(fits))
    return words.site("cli-no-action", " ".join(path), some(list(kinds)))
