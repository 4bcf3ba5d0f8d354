"""Every decision a setup can ever offer, declared once in named blocks, shared as objects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from tafelrunde.core.errors import BadAction

EAGER: Final = 4096  # a block up to this size makes its actions at once, a larger one on first use


@final
class Action:
    """One decision, shared by all states of a setup; `str()` gives the text that records hold."""

    __slots__ = ("block", "index", "a", "b", "c", "d")

    def __init__(self, block: Block, index: int, a: int, b: int, c: int, d: int) -> None:
        self.block = block
        self.index = index  # dense within the seats' or chance's range; for masks and policies only
        self.a = a  # the arguments, as indices into the block's lists
        self.b = b
        self.c = c
        self.d = d

    @property
    def kind(self) -> str:
        return self.block.kind

    @property
    def tokens(self) -> tuple[str, ...]:
        """The path that a page narrows click by click: the kind, then one token per argument."""
        block = self.block
        indices = (self.a, self.b, self.c, self.d)
        arguments = [block.arguments[i][indices[i]] for i in range(len(block.arguments))]
        return (block.kind, *arguments)

    def __str__(self) -> str:
        return " ".join(self.tokens)

    def __repr__(self) -> str:
        return f"<{self}>"


@final
class Block:
    """All actions of one kind: the product of its argument lists."""

    __slots__ = (
        "kind", "arguments", "chance", "commutes", "id", "first", "size", "actions",
        "n1", "n2", "n3", "positions",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        arguments: tuple[tuple[str, ...], ...],
        chance: bool,
        commutes: bool,
        id: int,
        first: int,
    ) -> None:
        self.kind = kind
        self.arguments = arguments
        self.chance = chance
        self.commutes = commutes  # picks whose order does not matter
        self.id = id  # small int, for `match` and comparisons
        self.first = first
        sizes = [len(names) for names in arguments] + [1] * (4 - len(arguments))
        self.n1 = sizes[1]
        self.n2 = sizes[2]
        self.n3 = sizes[3]
        self.size = sizes[0] * sizes[1] * sizes[2] * sizes[3]
        self.positions = [{name: i for i, name in enumerate(names)} for names in arguments]
        self.actions: list[Action | None] = [None] * self.size
        if self.size <= EAGER:
            for i in range(self.size):
                self.nth(i)

    def at(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Action:
        i = ((a * self.n1 + b) * self.n2 + c) * self.n3 + d
        action = self.actions[i]
        if action is None:
            action = Action(self, self.first + i, a, b, c, d)
            self.actions[i] = action
        return action

    def nth(self, i: int) -> Action:
        d = i % self.n3
        c = i // self.n3 % self.n2
        b = i // (self.n3 * self.n2) % self.n1
        a = i // (self.n3 * self.n2 * self.n1)
        return self.at(a, b, c, d)

    def read(self, words: list[str]) -> Action:
        """The action with these argument tokens; says which token is wrong and what would fit."""
        if len(words) != len(self.arguments):
            raise BadAction(
                f"“{self.kind}” takes {len(self.arguments)} words after it, not {len(words)}.",
                kind=self.kind,
            )
        indices = [0, 0, 0, 0]
        for i, word in enumerate(words):
            found = self.positions[i].get(word)
            if found is None:
                raise BadAction(
                    f"“{word}” does not fit “{self.kind}”; possible: {some(self.arguments[i])}.",
                    kind=self.kind,
                    word=word,
                )
            indices[i] = found
        return self.at(indices[0], indices[1], indices[2], indices[3])


@final
class ActionSpace:
    """The blocks of one setup, and the two dense index ranges they fill: seats' and chance's."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self.chance_size = 0
        self._by_kind: dict[str, Block] = {}

    def block(
        self, kind: str, *args: Sequence[str], chance: bool = False, commutes: bool = False
    ) -> Block:
        """Declare all actions of one kind, at most four arguments, tokens without white space."""
        arguments = tuple([tuple(names) for names in args])
        check_names(kind, arguments)
        if kind in self._by_kind:
            raise ValueError(f"the kind {kind!r} is declared twice")
        first = self.chance_size if chance else self.size
        block = Block(kind, arguments, chance, commutes, len(self.blocks), first)
        self.blocks.append(block)
        self._by_kind[kind] = block
        if chance:
            self.chance_size += block.size
        else:
            self.size += block.size
        return block

    def read(self, text: str) -> Action:
        """The action that `str()` turns into this text."""
        words = text.split(" ")
        block = self._by_kind.get(words[0])
        if block is None:
            kinds = some([b.kind for b in self.blocks if not b.chance])
            raise BadAction(f"“{text}” begins with no known action; known: {kinds}.", text=text)
        return block.read(words[1:])

    def action(self, index: int, chance: bool = False) -> Action:
        for block in self.blocks:
            if block.chance == chance and block.first <= index < block.first + block.size:
                return block.nth(index - block.first)
        raise BadAction(f"no action has the index {index}.", index=index)

    def mask(self, legal: list[Action]) -> bytearray:
        """One byte per action of the seats, 1 where legal."""
        out = bytearray(self.size)
        for action in legal:
            out[action.index] = 1
        return out


def check_names(kind: str, arguments: tuple[tuple[str, ...], ...]) -> None:
    if len(arguments) > 4:
        raise ValueError(f"{kind!r} has more than four arguments: take it in smaller steps")
    for names in ((kind,), *arguments):
        if not names:
            raise ValueError(f"{kind!r} has an argument without any value")
        if len(set(names)) != len(names):
            raise ValueError(f"{kind!r} has an argument that names a value twice")
        for name in names:
            if not name or name.split() != [name]:
                raise ValueError(f"{name!r} in {kind!r} must be one word without white space")


def some(names: Sequence[str], most: int = 12) -> str:
    """The first few names, for messages."""
    shown = ", ".join(names[:most])
    return shown + (", …" if len(names) > most else "")
