"""A typed formula as a tree, with errors that say what is wrong with it."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.errors import BadPhrase

from .expression import MINUS, OVER, PLUS, TIMES

LONGEST: Final = 200  # characters
# the signs that people type, by operation
SIGNS: Final = {
    "+": PLUS, "-": MINUS, "−": MINUS, "–": MINUS, "*": TIMES, "×": TIMES, "·": TIMES, "x": TIMES,
    "/": OVER, "÷": OVER, ":": OVER,
}  # fmt: skip


@final
class Part:
    """A number (by its digits, or by its place `n3`), or two parts and what is done with them."""

    __slots__ = ("number", "operation", "left", "right")

    def __init__(self, number: str, operation: int, left: Part | None, right: Part | None) -> None:
        self.number = number
        self.operation = operation
        self.left = left
        self.right = right


def bad(reason: str, sentence: str, *args: str) -> BadPhrase:
    """With the text id of the game that says it in the reader's language."""
    return BadPhrase(sentence, f"phrase-{reason}", args)


def parse(text: str) -> Part:
    """`(3+4)*2-1`: products before sums, otherwise from left to right."""
    if len(text) > LONGEST:
        raise bad("too-long", "This sum is too long.")
    reader = Reader(words(text))
    if not reader.words:
        raise bad("empty", "Write a sum such as (3 + 4) × 2.")
    part = reader.sum()
    if reader.here == ")":
        raise bad("bracket-closed", "A bracket was never opened.")
    if reader.here:
        raise bad(
            "operation-expected", f"An operation is missing before “{reader.here}”.", reader.here
        )
    return part


def words(text: str) -> list[str]:
    """Numbers, places, signs and brackets."""
    out: list[str] = []
    i = 0
    while i < len(text):
        sign = text[i]
        end = i + 1
        if sign.isspace():
            i = end
            continue
        if sign.isascii() and (sign.isdecimal() or sign == "n"):
            while end < len(text) and text[end].isascii() and text[end].isdecimal():
                end += 1
        elif sign not in SIGNS and sign not in "()":
            raise bad("sign", f"“{sign}” does not belong in a sum.", sign)
        out.append(text[i:end])
        i = end
    return out


@final
class Reader:
    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.at = 0

    @property
    def here(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next_is(self, first: int, second: int) -> bool:
        operation = SIGNS.get(self.here, -1)
        return operation in (first, second)

    def sum(self) -> Part:
        out = self.product()
        while self.next_is(PLUS, MINUS):
            operation = SIGNS[self.here]
            self.at += 1
            out = Part("", operation, out, self.product())
        return out

    def product(self) -> Part:
        out = self.single()
        while self.next_is(TIMES, OVER):
            operation = SIGNS[self.here]
            self.at += 1
            out = Part("", operation, out, self.single())
        return out

    def single(self) -> Part:
        word = self.here
        self.at += 1
        if word == "(":
            out = self.sum()
            if self.here != ")":
                raise self.unclosed()
            self.at += 1
            return out
        if not word:
            raise bad("number-missing", "A number is missing at the end.")
        if word in SIGNS or word == ")":
            raise bad("number-expected", f"A number is missing before “{word}”.", word)
        return Part(word, PLUS, None, None)

    def unclosed(self) -> BadPhrase:
        if self.here:
            sentence = f"An operation is missing before “{self.here}”."
            return bad("operation-expected", sentence, self.here)
        return bad("bracket-open", "A bracket is not closed.")
