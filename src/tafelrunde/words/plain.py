"""Messages that are only put together, without choosing between variants: most lines of a log.

Fluent takes some sixty microseconds for each, of which nearly all goes into finding out that there
is nothing to choose. What is made here is what Fluent would have made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fluent.syntax import ast as syntax

Piece: TypeAlias = str | tuple[str, int]  # words, or "", "SEAT", "TOKEN" of an argument
Given: TypeAlias = int | str  # an argument
LARGE: Final = 1000  # numbers from here on are grouped, by the language
CALLS: Final = ("SEAT", "TOKEN")


def pieces(pattern: syntax.Pattern | None) -> tuple[Piece, ...] | None:
    """What a message is put together from; None if Fluent has to say it."""
    found = [] if pattern is None else [piece(element) for element in pattern.elements]
    known = tuple([one for one in found if one is not None])
    return known if known and len(known) == len(found) else None


def piece(element: syntax.TextElement | syntax.Placeable) -> Piece | None:
    if isinstance(element, syntax.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, syntax.VariableReference):
        return argument("", inner)
    if isinstance(inner, syntax.FunctionReference) and inner.id.name in CALLS:
        first = inner.arguments.positional[0]
        if isinstance(first, syntax.VariableReference) and not inner.arguments.named:
            return argument(inner.id.name, first)
    return None


def argument(call: str, variable: syntax.VariableReference) -> Piece | None:
    name = variable.id.name
    return (call, ord(name) - ord("a")) if len(name) == 1 else None


def put_together(
    parts: Sequence[Piece], args: Sequence[Given], calls: dict[str, Callable[[Given], str]]
) -> str | None:
    """The message; None if an argument is missing, or a number is written in another way."""
    out: list[str] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
            continue
        call, index = part
        if index >= len(args):
            return None
        arg = args[index]
        if not isinstance(arg, str) and not 0 <= arg < LARGE:
            return None
        out.append(calls[call](arg) if call else str(arg))
    return "".join(out)
