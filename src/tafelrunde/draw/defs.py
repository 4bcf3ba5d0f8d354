"""Gradients (`gr-…`) and symbols (`s-…`) are found by their references, never listed by a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from markupsafe import Markup

from tafelrunde.draw.el import el
from tafelrunde.draw.errors import DuplicateId, UnknownReference

LAYER = "l-defs"  # definitions travel as one more layer of a scene
REFERENCE = re.compile(r'(?:="url\(#|(?<= )href="#)([\w.-]+)')
ID = re.compile(r' id="([^"]*)"')


@cache
def catalogue() -> Mapping[str, Markup]:
    """Everything the kit defines, id → markup; made on first use."""
    from tafelrunde.draw import buildings, cards, marks, pieces, table, terrain, things, wonders

    out: dict[str, Markup] = {}
    for module in (table, terrain, wonders, pieces, buildings, things, cards, marks):
        for markup in module.defs():
            name = own_id(markup)
            if name is None or name in out:
                raise DuplicateId(f"the kit defines {name} twice")
            out[name] = markup
    return out


def own_id(markup: str) -> str | None:
    """The id of the outermost element."""
    found = ID.search(markup, 0, markup.find(">"))
    return found[1] if found else None


@lru_cache(maxsize=65536)
def ids(markup: str) -> tuple[str, ...]:
    return tuple(ID.findall(markup))


@lru_cache(maxsize=65536)
def references(markup: str) -> frozenset[str]:
    return frozenset(REFERENCE.findall(markup))


def needed(
    drawn: Iterable[str], own: Mapping[str, Markup], present: frozenset[str] | set[str]
) -> dict[str, Markup]:
    """The definitions that these drawings refer to, directly or not, in order of their ids."""
    first = frozenset().union(*map(references, drawn))
    if not own:
        return dict(common(first, frozenset(present)))
    return closure(first, own, present)


@lru_cache(maxsize=4096)
def common(first: frozenset[str], present: frozenset[str]) -> dict[str, Markup]:
    """The closure where a game has no definitions of its own: the same for thousands of views."""
    return closure(first, {}, present)


def closure(
    first: Iterable[str], own: Mapping[str, Markup], present: frozenset[str] | set[str]
) -> dict[str, Markup]:
    out: dict[str, Markup] = {}
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name in out or name in present:
            continue
        markup = own.get(name) or catalogue().get(name)
        if markup is None:
            raise UnknownReference(f"#{name} is drawn but nowhere defined", reference=name)
        out[name] = markup
        waiting += references(markup)
    return dict(sorted(out.items()))


def shell() -> Markup:
    """The page's place for definitions; the layer `l-defs` fills it."""
    return el("svg", el("defs", "", id=LAYER), class_="defs", width=0, height=0, aria_hidden=True)
