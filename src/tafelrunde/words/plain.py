"""Messages that are put together, and choose between variants by one argument: nearly all.

Fluent takes some sixty microseconds for each, and more where there is something to choose. What is
made here is what Fluent would have made.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from fluent.syntax import ast as syntax

Given: TypeAlias = int | str  # an argument
Insert: TypeAlias = tuple[str, int]  # "", "SEAT", "TOKEN" of an argument


class Choice(NamedTuple):
    """Between variants, by an argument: the first that it fits, or else the usual one."""

    by: int  # the number of the argument
    variants: tuple[tuple[Given, Pieces], ...]
    usual: Pieces


Piece: TypeAlias = str | Insert | Choice
Pieces: TypeAlias = tuple[Piece, ...]
Calls: TypeAlias = dict[str, Callable[[Given], str]]
LARGE: Final = 1000  # numbers from here on are grouped, by the language
CALLS: Final = ("SEAT", "TOKEN")


def pieces(pattern: syntax.Pattern | None) -> Pieces | None:
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
    if isinstance(inner, syntax.SelectExpression):
        return choice(inner)
    return None


def choice(select: syntax.SelectExpression) -> Choice | None:
    if not isinstance(select.selector, syntax.VariableReference):
        return None
    by = argument("", select.selector)
    said = [(key(one), pieces(one.value)) for one in select.variants]
    known = [(key, parts) for key, parts in said if key is not None and parts is not None]
    if by is None or len(known) < len(said):
        return None
    usual = next(at for at, one in enumerate(select.variants) if one.default)
    return Choice(by[1], tuple(known), known[usual][1])


def key(variant: syntax.Variant) -> Given | None:
    if isinstance(variant.key, syntax.Identifier):
        return str(variant.key.name)
    return int(variant.key.value) if variant.key.value.isdecimal() else None


def argument(call: str, variable: syntax.VariableReference) -> Insert | None:
    name = variable.id.name
    return (call, ord(name) - ord("a")) if len(name) == 1 else None


def fits(arg: Given, key: Given) -> bool:
    """A number fits its own key, and that of its plural: “one” or “other” in our languages."""
    if isinstance(arg, int) and isinstance(key, str):
        return key == ("one" if arg == 1 else "other")
    if isinstance(arg, str) and isinstance(key, int):
        return fits(key, arg)
    return arg == key


def chosen(choice: Choice, arg: Given) -> Pieces:
    return next((parts for key, parts in choice.variants if fits(arg, key)), choice.usual)


def put_together(parts: Pieces, args: Sequence[Given], calls: Calls) -> str | None:
    """The message; None if an argument is missing, or a number is written in another way."""
    out: list[str] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
            continue
        index = part.by if isinstance(part, Choice) else part[1]
        if index >= len(args):
            return None
        arg = args[index]
        if not isinstance(arg, str) and not 0 <= arg < LARGE:
            return None
        if isinstance(part, Choice):
            inner = put_together(chosen(part, arg), args, calls)
            if inner is None:
                return None
            out.append(inner)
        else:
            out.append(calls[part[0]](arg) if part[0] else str(arg))
    return "".join(out)
