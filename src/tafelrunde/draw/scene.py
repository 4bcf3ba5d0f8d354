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

from markupsafe import Markup

from tafelrunde.draw import defs as definitions
from tafelrunde.draw.el import el
from tafelrunde.draw.errors import BadMarkup, DuplicateId
from tafelrunde.draw.palette import Shade, Theme
from tafelrunde.draw.shape import Point, g

NOTHING = Markup("")
COLUMNS = 12  # of the page on which regions are laid out
KEY = re.compile(r"[A-Za-z][\w.-]*\Z", re.ASCII)
RESERVED = ("r-", "l-", "s-", "gr-")
ROOT = re.compile(r"<([A-Za-z][\w.-]*)")


@lru_cache(maxsize=65536)
def named(markup: Markup, name: str) -> Markup:
    """The element with this id on its root; the author of a layer writes it once, as a key."""
    own = definitions.own_id(markup)
    if own == name:
        return markup
    tag = ROOT.match(markup)
    if own is not None or tag is None:
        raise BadMarkup(f"the item {name} must be one element without another id", item=name)
    return Markup(f'{tag[0]} id="{name}"{markup[tag.end() :]}')


@dataclass(frozen=True)
class Layer:
    """Items that can change, in drawing order. Layers are disjoint, items never nested."""

    key: str
    items: Mapping[str, Markup]

    @property
    def id(self) -> str:
        return f"l-{self.key}"

    @cached_property
    def elements(self) -> dict[str, Markup]:
        """The items, each with its key as the id of its root."""
        return {name: named(markup, name) for name, markup in self.items.items()}


@dataclass(frozen=True)
class Region:
    """A drawing of its own on the page; CSS places it. `static` and `above` are sent only once.

    `label` names it for screen readers; a region with a `seat` belongs into that seat's panel.
    `above` is static drawing on top of all layers. Regions fill rows of twelve columns (or of
    `columns`), in their order: `span` is how many a region takes, `narrow` how many on a phone.
    There those that are `first`, because they hold what is asked about now, come before the others.
    """

    key: str
    viewbox: tuple[float, float, float, float]
    layers: Sequence[Layer] = ()
    static: Markup = NOTHING
    above: Markup = NOTHING
    label: str = ""
    seat: int | None = None
    colour: int | None = None  # of that seat's panel; the seat's own number if not given
    span: int = 0  # 0: the whole row
    narrow: int = 0
    first: bool = False
    columns: int = COLUMNS  # of the page; the same for all regions of a scene
    below: bool = False  # may lie below the edge of the screen, where one scrolls to

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

    def inside(self, filled: bool) -> list[Markup]:
        layers = [
            g(*(layer.elements.values() if filled else ("",)), id=layer.id) for layer in self.layers
        ]
        static = g(self.static, class_="static", aria_hidden=True) if self.static else NOTHING
        above = g(self.above, class_="static", aria_hidden=True, pointer_events="none")
        return [static, *layers, above if self.above else NOTHING]

    def svg(self, filled: bool = True, **place: float) -> Markup:
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
            **place,
        )

    def shell(self) -> Markup:
        """What the page holds from the beginning: the static part and empty layers."""
        layers = tuple([layer.key for layer in self.layers])
        fixed = (self.key, self.viewbox, self.static, self.above, self.label, self.seat)
        return shell_of(
            *fixed, layers, (self.span, self.narrow, self.first, self.columns, self.below)
        )


@lru_cache(maxsize=1024)
def shell_of(
    key: str,
    viewbox: tuple[float, float, float, float],
    static: Markup,
    above: Markup,
    label: str,
    seat: int | None,
    layers: tuple[str, ...],
    place: tuple[int, int, bool, int, bool],
) -> Markup:
    """The same for every view of a board that does not change: made once."""
    empty = [Layer(layer, {}) for layer in layers]
    span, narrow, first, columns, below = place
    region = Region(
        *(key, viewbox, empty, static, above, label, seat),
        span=span,
        narrow=narrow,
        first=first,
        columns=columns,
        below=below,
    )
    return region.svg(filled=False)


@dataclass(frozen=True)
class Scene:
    """What an observer sees. `defs` and `tokens` are a game's own symbols and colours."""

    regions: Sequence[Region]
    title: str = ""
    description: str = ""
    defs: Mapping[str, Markup] = field(default_factory=dict)
    tokens: Mapping[str, Shade] = field(default_factory=dict)

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
            if definitions.own_id(markup) != name or name in definitions.catalogue():
                raise DuplicateId(f"{name} is not a definition of its own", id=name)
        _ = self.definitions  # found now: a reference that leads nowhere is an error here

    def names(self) -> Iterator[str]:
        """All ids, the inner ones of items and static parts included."""
        yield definitions.LAYER
        for region in self.regions:
            yield region.id
            yield from definitions.ids(region.static)
            yield from definitions.ids(region.above)
            for layer in region.layers:
                yield layer.id
                for name, markup in layer.elements.items():
                    if not KEY.match(name) or name.startswith(RESERVED):
                        raise BadMarkup(f"{name} is no id for an item", item=name)
                    yield from definitions.ids(markup)

    @cached_property
    def definitions(self) -> dict[str, Markup]:
        """The gradients and symbols that this scene needs."""
        drawn: list[str] = []
        for region in self.regions:
            drawn += [region.static, region.above]
            drawn += [markup for layer in region.layers for markup in layer.items.values()]
        return definitions.needed(drawn, self.defs, set())

    def flat(self) -> dict[str, Markup]:
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
                out[layer.id] = list(layer.items)
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
