"""Gradients (`gr-…`) and symbols (`s-…`) are found by their references, never listed by a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from tafelrunde.draw.el import Drawn, el
from tafelrunde.draw.errors import DuplicateId, UnknownReference

LAYER = "l-defs"  # definitions travel as one more layer of a scene


@cache
def catalogue() -> Mapping[str, Drawn]:
    """Everything the kit defines, id → markup; made on first use."""
    from tafelrunde.draw import cards, hexes, marks, pieces, table, things
    from tafelrunde.draw.files import icons

    made = [
        markup
        for module in (table, hexes, pieces, things, cards, marks)
        for markup in module.defs()
    ]
    return by_id([*made, *icons("tafelrunde.draw").values()])


def by_id(definitions: Iterable[Drawn]) -> dict[str, Drawn]:
    """Definitions under the ids that they have."""
    out: dict[str, Drawn] = {}
    for markup in definitions:
        if not markup.id or markup.id in out:
            raise DuplicateId(f"{markup.id or 'nothing'} is defined twice", id=markup.id)
        out[markup.id] = markup
    return out


def needed(
    first: Iterable[str], own: Mapping[str, Drawn], present: Iterable[str] = ()
) -> dict[str, Drawn]:
    """These definitions and what they refer to in turn, but for those that are there already."""
    out: dict[str, Drawn] = {}
    there = set(present)
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name in out or name in there:
            continue
        markup = own.get(name) or catalogue().get(name)
        if markup is None:
            raise UnknownReference(f"#{name} is drawn but nowhere defined", reference=name)
        out[name] = markup
        waiting += markup.needs
    return dict(sorted(out.items()))


def shell() -> Drawn:
    """The page's place for definitions; the layer `l-defs` fills it."""
    return el("svg", el("defs", "", id=LAYER), class_="defs", width=0, height=0, aria_hidden=True)
