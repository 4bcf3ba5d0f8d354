"""A drawn view: regions (each with its own viewbox) of layers (id → markup, in drawing order).

All ids of a scene are one namespace. The kit's own begin with `r-` (region), `l-` (layer), `s-`
(symbol), `gr-` (gradient); items take any other prefix, per kind: `d12`, `c-c4`, `card-17`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import Literal, TypeAlias

from tafelrunde.draw import defs as definitions
from tafelrunde.draw.el import Drawn, el, join
from tafelrunde.draw.errors import BadMarkup, DuplicateId
from tafelrunde.draw.palette import Shade, Theme
from tafelrunde.draw.part import Items, whole
from tafelrunde.draw.shape import Point, g

NOTHING = join()
COLUMNS = 12  # of the page on which regions are laid out
KEY = re.compile(r"[A-Za-z][\w.-]*\Z", re.ASCII)
ID = re.compile(r' id="([^"]*)"')
RESERVED = ("r-", "l-", "s-", "gr-")
Viewbox: TypeAlias = tuple[float, float, float, float]
RegionKind: TypeAlias = Literal["board", "shelf", "stack"]
Place: TypeAlias = tuple[int, int, int, bool, RegionKind, int, bool]
Fixed: TypeAlias = tuple[str, Viewbox, Drawn, Drawn, int | None, tuple[str, ...], Place]
Manner: TypeAlias = tuple[str, bool]  # the label of a region, and whether it comes first


class Layer:
    """Parts that can change, in drawing order. Layers are disjoint, elements never nested."""

    __slots__ = ("key", "id", "parts")

    def __init__(self, key: str, *items: Items) -> None:
        self.key = key
        self.id = f"l-{key}"
        self.parts = tuple(map(whole, items))

    @property
    def elements(self) -> dict[str, Drawn]:
        return {id: element for part in self.parts for id, element in part.items()}


@dataclass(frozen=True)
class Region:
    """A drawing of its own on the page; CSS places it. `static` and `above` are sent only once.

    `label` names it for screen readers; a region with a `seat` belongs into that seat's panel.
    `above` is static drawing on top of all layers. Regions fill rows of twelve columns (or of
    `columns`), in their order: `span` is how many a region takes, `narrow` how many on a phone.
    There those that are `first`, because they hold what is asked about now, come before the others.
    A `board` is looked at through a camera there, with the `shelf` below it; a `stack` is scrolled.
    On an upright tablet a region takes `tall` columns, if that is given; one that `lies` there has
    its layers, which are equally high, side by side instead of one below the other.
    """

    key: str
    viewbox: Viewbox
    layers: Sequence[Layer] = ()
    static: Drawn = NOTHING
    above: Drawn = NOTHING
    label: str = ""
    seat: int | None = None
    colour: int | None = None  # of that seat's panel; the seat's own number if not given
    span: int = 0  # 0: the whole row
    narrow: int = 0
    first: bool = False
    columns: int = COLUMNS  # of the page; the same for all regions of a scene
    below: bool = False  # may lie below the edge of the screen, where one scrolls to
    kind: RegionKind = "stack"
    tall: int = 0
    lies: bool = False

    @property
    def share(self) -> float:
        """Of the width of its row."""
        return self.span / self.columns if self.span else 1.0

    @property
    def id(self) -> str:
        return f"r-{self.key}"

    @property
    def size(self) -> Point:
        return self.viewbox[2], self.viewbox[3]

    def inside(self, filled: bool) -> list[Drawn]:
        layers = [
            g(*(layer.elements.values() if filled else ("",)), id=layer.id) for layer in self.layers
        ]
        static = g(self.static, class_="static", aria_hidden=True) if self.static else NOTHING
        above = g(self.above, class_="static", aria_hidden=True, pointer_events="none")
        return [static, *layers, above if self.above else NOTHING]

    def svg(self, filled: bool = True, **place: float) -> Drawn:
        x, y, width, height = self.viewbox
        return el(
            "svg",
            *self.inside(filled),
            id=self.id,
            class_="region",
            viewBox=f"{x:g} {y:g} {width:g} {height:g}",
            overflow="visible",  # shadows reach over the edge
            role="group",
            aria_label=self.label or None,
            data_seat=self.seat,
            data_span=self.span or None,
            data_narrow=self.narrow or None,
            data_below=self.below,
            data_columns=self.columns if self.columns != COLUMNS else None,
            data_first=self.first,
            data_kind=self.kind,
            data_tall=self.tall or None,
            data_lies=self.lies,
            **place,
        )

    @cached_property
    def fixed(self) -> Fixed:
        """What of it is on the page from the beginning, and does not change in a layer."""
        layers = tuple([layer.key for layer in self.layers])
        place = (self.span, self.narrow, self.columns, self.below, self.kind, self.tall, self.lies)
        return (self.key, self.viewbox, self.static, self.above, self.seat, layers, place)

    @property
    def manner(self) -> Manner:
        """What may change on the page while the region stays."""
        return self.label, self.first

    def shell(self) -> Drawn:
        """What the page holds from the beginning: the static part and empty layers."""
        return shell_of(self.fixed)


@lru_cache(maxsize=128)
def shell_of(fixed: Fixed) -> Drawn:
    """The same for every view of a board that does not change: made once."""
    key, viewbox, static, above, seat, layers, place = fixed
    span, narrow, columns, below, kind, tall, lies = place
    region = Region(
        *(key, viewbox, [Layer(layer) for layer in layers], static, above),
        seat=seat,
        span=span,
        narrow=narrow,
        columns=columns,
        below=below,
        kind=kind,
        tall=tall,
        lies=lies,
    )
    return region.svg(filled=False)


def ids(markup: str) -> list[str]:
    """All that are written in it: how a scene is checked, never how a page is sent."""
    return ID.findall(markup)


@dataclass(frozen=True)
class Scene:
    """What an observer sees. `defs` and `tokens` are a game's own symbols and colours; `cover` are
    keys of the regions by which a game is known, where its largest one alone would not tell."""

    regions: Sequence[Region]
    title: str = ""
    description: str = ""
    defs: Mapping[str, Drawn] = field(default_factory=dict)
    tokens: Mapping[str, Shade] = field(default_factory=dict)
    cover: Sequence[str] = ()

    def check(self) -> None:
        """Ids are well-formed and unique, references lead somewhere: else a typed error.

        Every standalone drawing is checked; a server that draws thousands of views is not slowed.
        """
        seen: set[str] = set()
        for name in self.names():
            if name in seen:
                raise DuplicateId(f"the id {name} is drawn twice", id=name)
            seen.add(name)
        for name, markup in self.defs.items():
            if markup.id != name or name in definitions.catalogue():
                raise DuplicateId(f"{name} is not a definition of its own", id=name)
        _ = self.definitions  # found now: a reference that leads nowhere is an error here

    def names(self) -> Iterator[str]:
        """All ids, the inner ones of items and static parts included."""
        yield definitions.LAYER
        for region in self.regions:
            yield region.id
            yield from ids(region.static)
            yield from ids(region.above)
            for layer in region.layers:
                yield layer.id
                for name, markup in layer.elements.items():
                    if not KEY.match(name) or name.startswith(RESERVED):
                        raise BadMarkup(f"{name} is no id for an item", item=name)
                    yield from ids(markup)

    @cached_property
    def definitions(self) -> dict[str, Drawn]:
        """The gradients and symbols that this scene needs."""
        needs: set[str] = set()
        for region in self.regions:
            needs.update(region.static.needs, region.above.needs)
            needs.update(*[part.needs for layer in region.layers for part in layer.parts])
        return definitions.needed(needs, self.defs)

    def flat(self) -> dict[str, Drawn]:
        """id → element, definitions included: what a page compares with what it has."""
        out = dict(self.definitions)
        for region in self.regions:
            for layer in region.layers:
                out |= layer.elements
        return out

    def order(self) -> dict[str, list[str]]:
        """DOM id of each layer → the ids in it, also for empty layers; `l-defs` first."""
        out = {definitions.LAYER: list(self.definitions)}
        for region in self.regions:
            for layer in region.layers:
                out[layer.id] = list(layer.elements)
        return out

    def svg(self, theme: Theme = "light", prefix: str = "") -> str:
        """A standalone file: colours written in, regions laid out on the table."""
        from tafelrunde.draw.export import standalone

        return standalone(self, theme, prefix)

    def png(self, theme: Theme = "light", scale: float = 1) -> bytes:
        from tafelrunde.draw.export import png

        return png(self.svg(theme), scale)

    def _repr_svg_(self) -> str:
        """For notebooks: ids are made unlike those of other drawings on the same page."""
        mark = sha256("".join(self.flat().values()).encode()).hexdigest()[:8]
        return self.svg(prefix=f"x{mark}-")
