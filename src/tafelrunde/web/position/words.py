"""A position in the words of its reader, and back: names of parts, pieces and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from tafelrunde.core.state import Setup
from tafelrunde.words.words import Words


def strings(value: object) -> Iterator[str]:
    """All that is written in a position."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inside in value.values() if isinstance(value, dict) else value:
            yield from strings(inside)


def translated(text: str, words: Mapping[str, str], form: Callable[[str], str] = str) -> str:
    """A word, or one with something after it: “timber 0”."""
    if form(text) in words:
        return words[form(text)]
    head, space, tail = text.rpartition(" ")
    return f"{words.get(form(head), head)}{space}{tail}"


class Naming:
    """Words for what a written position names; where two things share a word, their own names."""

    def __init__(self, words: Words, setup: Setup, position: object) -> None:
        self.words = words
        self.sides = setup.sides
        tokens = {
            token
            for block in setup.space.blocks
            for tokens in (*block.arguments, strings(position))
            for token in map(str, tokens)
            if not token.isdecimal()
        }
        found = {token: words.token(token) for token in sorted(tokens)}
        often = Counter(word.casefold() for word in found.values())
        self.said = {
            token: word
            for token, word in found.items()
            if often[word.casefold()] == 1
            and not set(word) & set(",:")
            and word.casefold() not in tokens
        }
        self.meant = {word.casefold(): token for token, word in self.said.items()}

    def part(self, key: str, path: str = "") -> str:
        """The name of a field; a path leads to what it is part of."""
        named = [part for part in path.split("/") if part and not part.isdecimal()]
        told = self.words.field(key, named[-1] if named else "")
        return self.said.get(key, told) if told == key else told

    def shown(self, value: object) -> str:
        return "" if value is None else translated(str(value), self.said)

    def read(self, text: str) -> str:
        return translated(text.strip(), self.meant, str.casefold)

    def about(self, value: object, path: str, number: int) -> str:
        """An entry of a list in a few words."""
        if path.endswith("/sides") and number < len(self.sides):
            return self.words.side(number, self.sides)
        if not isinstance(value, dict):
            return ""
        told = [
            self.shown(inside) if isinstance(inside, str) else f"{self.part(key, path)} {inside}"
            for key, inside in value.items()
            if isinstance(inside, str | int) and not isinstance(inside, bool)
        ]
        return ", ".join(told[:3])
