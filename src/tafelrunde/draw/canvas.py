"""What an observer has on their page, kept up to date: only what changed is told.

An `Easel` is a table in one language: the parts it was drawn from are kept for all who look, and a
canvas for each kind of them, who see different things. Elements carry the number of the update that
brought them; an observer is the number of the last update they have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain, compress
from operator import is_, is_not
from typing import Final, Protocol
from weakref import WeakSet, WeakValueDictionary

from tafelrunde.draw.defs import LAYER, needed
from tafelrunde.draw.el import NONE, Drawn, Names, shared
from tafelrunde.draw.part import NOTHING, Memory, Part
from tafelrunde.draw.scene import Fixed, Layer, Manner, Region, Scene

Order = tuple[str, ...]
Parts = tuple[Part, ...]
NEW: Final = 0  # of an observer who has nothing
FIRST: Final = 1  # the update that brought everything
KEPT: Final = 12  # updates that are told one by one, at most
MANY: Final = 512  # definitions, more than a game has


@dataclass(slots=True)
class Update:
    """What turns one state of a page into a later one."""

    up: dict[str, Drawn] = field(default_factory=dict)  # id → element
    order: dict[str, Order] = field(default_factory=dict)  # layer → its ids
    shells: Mapping[str, Drawn] = field(default_factory=dict)  # region → its fixed part
    placed: list[tuple[str, int | None]] | None = None  # the regions, and seats they belong to
    manners: Mapping[str, Manner] = field(default_factory=dict)  # region → how it is now
    position: int = -1  # that it leads to; of several in one, the last

    def __bool__(self) -> bool:
        drawn = self.up or self.order or self.shells
        return bool(drawn or self.manners) or self.placed is not None


class Observer(Protocol):
    """Who looks at a canvas, and the update they have."""

    version: int


def is_same(had: Parts, parts: Parts) -> bool:
    """By identity: parts that are equal may have their elements in another order."""
    return len(had) == len(parts) and all(map(is_, had, parts))


class Canvas:
    """What one kind of observer sees."""

    def __init__(self, there: Names = NONE) -> None:
        self.version = NEW
        self.position = -1  # that was drawn last
        self.is_resting = False
        self.paint: dict[int, int] = {}  # seat → the colour it is drawn in
        self._there = there
        self._next = NEW
        self._tokens: Names | None = NONE
        self._recent: list[Update] = []  # the newest last
        self.observers: WeakSet[Observer] = WeakSet()
        self._empty()

    def _empty(self) -> None:
        self._defined: set[str] = set()  # definitions that the page has
        self._defs: Mapping[str, Drawn] = {}  # the scene's own, as they were last
        self._room = MANY  # for definitions, before those that nobody needs go
        self.items: dict[str, Drawn] = {}
        self.order: dict[str, Order] = {}
        self.shells: dict[str, Drawn] = {}
        self._regions: dict[str, Region] = {}
        self._filled: dict[str, Region] = {}  # as they were drawn last
        self._fixed: list[Fixed] = []
        self._parts: dict[str, Parts] = {}  # layer → what was drawn in it
        # of elements, layers and regions, whose ids are one namespace; none: there from the first
        self._stamps: dict[str, int] = {}
        self._changed: dict[str, None] = {}  # ids, in their order
        self._placed = NEW
        self._manners: dict[str, Manner] = {}  # of the regions

    @property
    def tokens(self) -> Names:
        """What can be clicked."""
        if self._tokens is None:
            every = [part.tokens for parts in self._parts.values() for part in parts]
            self._tokens = NONE.union(*every)
        return self._tokens

    @property
    def is_told(self) -> bool:
        """Whether nobody who looks lacks anything."""
        return all(one.version == self.version for one in self.observers)

    def rest(self) -> None:
        """Keep nothing of what all observers have. It can be drawn again when it is needed; what
        is drawn instead is told whole."""
        self._tokens = shared(self.tokens)
        self._recent.clear()
        self._empty()
        self.is_resting = True

    def wake(self, scene: Scene) -> None:
        """Have again what it had: this is the scene that was drawn last."""
        version, self.version = self.version, NEW
        try:
            self.draw(scene, self.position)
        except BaseException:
            self._empty()
            self.is_resting = True
            raise
        finally:
            self.version = version

    def draw(self, scene: Scene, position: int = -1) -> None:
        """Become this scene; the version grows if anything is different."""
        self.is_resting = False
        if not self._defined:
            self._defined.update(self._there)
        self._next = self.version + 1
        self._changed = {}  # of a drawing that failed, something may be left
        if scene.defs is not self._defs:
            self._redefine(scene)
        fixed = [region.fixed for region in scene.regions]
        if fixed != self._fixed or self.version == NEW:
            self._place(scene)
            self._fixed = fixed
        self._fill(scene)
        self.paint = {
            region.seat: region.colour
            for region in scene.regions
            if region.seat is not None and region.colour is not None
        }
        if len(self.order.get(LAYER, ())) > self._room:
            self._tidy(scene)
        self.position = position
        manners = self._behave(scene)
        if self._changed or manners or self._placed == self._next:
            self.version = self._next
            self._tokens = None
            if self.version > FIRST:
                placed = self._placed == self._next
                self._recent.append(self._update(self._changed, placed, manners))
                del self._recent[:-KEPT]
        self._changed = {}

    def _behave(self, scene: Scene) -> dict[str, Manner]:
        """What regions are not as they were, and the new ones."""
        had = self._manners
        self._manners = {region.id: region.manner for region in scene.regions}
        new = self._changed
        return {id: one for id, one in self._manners.items() if id in new or had.get(id) != one}

    def _stamp(self, id: str) -> None:
        self._changed[id] = None
        if self._next > FIRST:
            self._stamps[id] = self._next

    def _place(self, scene: Scene) -> None:
        """Regions whose fixed part is another one are empty again, as on the page."""
        regions = {region.id: region for region in scene.regions}
        had, self._regions = self._regions, regions
        if list(had) != list(regions) or self.version == NEW:
            self._placed = self._next
        for id, region in had.items():
            if id not in regions or regions[id].fixed != region.fixed:
                self._clear(region)
        for id, region in regions.items():
            if id not in self.shells:
                self.shells[id] = region.shell()
                self._stamp(id)
                self._placed = self._next
                self._define(region.shell().needs, scene)

    def _clear(self, region: Region) -> None:
        self._forget(region.id)
        del self.shells[region.id]
        for layer in region.layers:
            del self._parts[layer.id]
            for id in (layer.id, *self.order.pop(layer.id)):
                self._forget(id)

    def _forget(self, id: str) -> None:
        self.items.pop(id, None)
        self._stamps.pop(id, None)
        self._changed.pop(id, None)

    def _fill(self, scene: Scene) -> None:
        left: set[str] = set()
        came: set[str] = set()
        had_regions, self._filled = self._filled, {}  # nothing is sure until all is drawn
        for region in scene.regions:
            if had_regions.get(region.id) is region:
                continue
            for layer in region.layers:
                had = self._parts.get(layer.id)
                if had is None or not is_same(had, layer.parts):
                    self._put(layer, had or (), scene, left, came)
        for id in left - came:
            self._forget(id)
        self._filled = {region.id: region for region in scene.regions}

    def _put(self, layer: Layer, had: Parts, scene: Scene, left: set[str], came: set[str]) -> None:
        """One layer whose parts are not what they were, and what has left it and come."""
        is_order = layer.id in self.order and len(had) == len(layer.parts)
        if not is_order:
            left.update(*had)
            had = (NOTHING,) * len(layer.parts)
        for old, new in zip(had, layer.parts):
            if new is not old:
                gone, names, exchanged = new.since(old)
                left.update(gone)
                came.update(names)
                is_order &= exchanged
                self._take(new, names, scene)
        self._parts[layer.id] = layer.parts
        if not is_order:
            self._arrange(layer)

    def _take(self, part: Part, names: Iterable[str], scene: Scene) -> None:
        items, defined = self.items, self._defined
        for name in names:
            element = part[name]
            if items.get(name) != element:
                if not element.needs <= defined:
                    self._define(element.needs, scene)
                items[name] = element
                self._stamp(name)

    def _arrange(self, layer: Layer) -> None:
        order = tuple(chain.from_iterable(layer.parts))
        if self.order.get(layer.id) != order:
            self.order[layer.id] = order
            self._stamp(layer.id)

    def _define(self, names: Names, scene: Scene) -> None:
        """What is newly referred to."""
        if names <= self._defined and LAYER in self.order:
            return
        new = needed(names, scene.defs, self._defined)
        self.items.update(new)
        self.order[LAYER] = (*self.order.get(LAYER, ()), *new)
        self._defined.update(new)
        for id in (LAYER, *new):
            self._stamp(id)

    def _redefine(self, scene: Scene) -> None:
        """A scene with definitions of its own may have changed one."""
        self._defs = scene.defs
        there = self.order.get(LAYER, ())
        are_others = map(is_not, map(scene.defs.get, there), map(self.items.get, there))
        for id in list(compress(there, are_others)):  # mostly none
            new = scene.defs.get(id)
            if new is not None and self.items[id] != new:
                self.items[id] = new
                self._stamp(id)
                self._define(new.needs, scene)

    def _tidy(self, scene: Scene) -> None:
        """What was defined once stays, for it may be needed again, until there is too much."""
        order = self.order[LAYER]
        kept = tuple([id for id in order if id in scene.definitions])
        self._room = max(MANY, 2 * len(kept))
        for id in set(order).difference(kept):
            self._forget(id)
            self._defined.remove(id)
        self.order[LAYER] = kept
        self._stamp(LAYER)

    def since(self, version: int) -> list[Update]:
        """What an observer of this version lacks: update by update, or all in one."""
        behind = self.version - version
        if behind <= 0:
            return []
        assert not self.is_resting, "nobody has drawn again what is asked for"
        if behind <= len(self._recent) and version != NEW:
            return self._recent[-behind:]
        if self._placed > version:
            version = NEW  # what a region took with it may lie in another one by now
        if version == NEW:
            return [self._update([*self.shells, *self.order, *self.items], True, self._manners)]
        newer = [id for id, stamp in self._stamps.items() if stamp > version]
        return [self._update(newer, False, self._manners)]

    def forget_told(self) -> None:
        """Updates that all observers have are told to nobody again."""
        oldest = min([one.version for one in self.observers], default=self.version)
        del self._recent[: max(0, len(self._recent) - self.version + oldest)]

    def _update(self, ids: Collection[str], placed: bool, manners: Mapping[str, Manner]) -> Update:
        return Update(
            {id: self.items[id] for id in ids if id in self.items},
            {id: self.order[id] for id in ids if id in self.order},
            {id: self.shells[id] for id in ids if id in self.shells},
            [(id, region.seat) for id, region in self._regions.items()] if placed else None,
            manners,
            self.position,
        )


class Easel:
    """A table in one language. A canvas is there as long as somebody keeps it to look at."""

    def __init__(self, there: Names = NONE) -> None:
        self._there = there
        self._memory = Memory()
        self._position = -1
        self._canvases: WeakValueDictionary[int | None, Canvas] = WeakValueDictionary()

    def rest(self) -> bool:
        """Keep nothing of what everybody has been told, until something moves; not if anybody
        lacks something."""
        canvases = list(self._canvases.values())
        if not all(canvas.is_told for canvas in canvases):
            return False
        for canvas in canvases:
            canvas.rest()
        self._memory = Memory()
        return True

    def wake(self, seat: int | None, draw: Callable[[], Scene]) -> None:
        """What this seat was shown last, as it is drawn by this."""
        canvas = self._canvases[seat]
        if canvas.is_resting:
            canvas.wake(self._memory.using(draw))

    @property
    def looking(self) -> list[int | None]:
        """The seats whose canvases are there; None for those who have no seat."""
        return list(self._canvases)

    def canvas(self, seat: int | None, position: int, draw: Callable[[], Scene]) -> Canvas:
        """What this seat, or who has none, sees at a position."""
        found = self._canvases.get(seat)
        if found is not None and found.position == position == self._position:
            return found
        if position != self._position:
            self._position = position
            self._memory.go_on()
        canvas = self._canvases.pop(seat, None) or Canvas(self._there)
        if canvas.position != position:
            canvas.draw(self._memory.using(draw), position)  # on an error it is not kept
        self._canvases[seat] = canvas
        return canvas
