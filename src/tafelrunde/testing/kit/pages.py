"""Pages that are kept up to date: after every update they are what would be drawn from nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from tafelrunde.boards import drawing_of
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.state import Setup, State
from tafelrunde.draw.canvas import NEW, Canvas, Easel, Update
from tafelrunde.draw.defs import LAYER
from tafelrunde.draw.scene import Manner, Scene
from tafelrunde.testing.helpers.drawing import references, tokens_in
from tafelrunde.testing.kit.setups import name
from tafelrunde.testing.kit.walk import reader_name, readers, walk
from tafelrunde.testing.report import Report
from tafelrunde.words.catalogue import LANGUAGES
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tafelrunde.boards import Drawing

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz", "Gül", "Hal")
LAYERS = re.compile(r' id="(l-[^"]*)"')


class Page:
    """A browser's page, as its script treats it."""

    def __init__(self) -> None:
        self.version = NEW
        self.canvas: Canvas | None = None  # it is there as long as somebody looks at it
        self.shells: dict[str, str] = {}
        self.manners: dict[str, Manner] = {}
        self.layers: dict[str, list[str]] = {LAYER: []}
        self.elements: dict[str, str] = {}

    def catch_up(self, canvas: Canvas) -> None:
        self.canvas = canvas
        for update in canvas.since(self.version):
            self.apply(update)
        self.version = canvas.version

    def apply(self, update: Update) -> None:
        if update.placed is not None:
            wanted = [id for id, _ in update.placed]
            for id in [id for id in self.shells if id not in wanted or id in update.shells]:
                self.remove(id)
            shells = {**self.shells, **update.shells}
            self.shells = {id: shells[id] for id in wanted}
            for shell in update.shells.values():
                self.layers |= {layer: [] for layer in LAYERS.findall(shell)}
        self.manners |= update.manners
        self.elements |= update.up
        for layer, ids in update.order.items():
            self.layers[layer] = list(ids)

    def remove(self, region: str) -> None:
        """With all that is in it."""
        del self.manners[region]
        for layer in LAYERS.findall(self.shells.pop(region)):
            for id in self.layers.pop(layer):
                self.elements.pop(id, None)

    def shown(self) -> object:
        """What is there to be seen; definitions nobody refers to any more do not matter."""
        board = {
            layer: [(id, self.elements[id]) for id in ids]
            for layer, ids in self.layers.items()
            if layer != LAYER
        }
        return self.shells, self.manners, board


def whole(scene: Scene) -> object:
    """The same of a scene that was drawn from nothing."""
    layers = [layer for region in scene.regions for layer in region.layers]
    board = {layer.id: list(layer.elements.items()) for layer in layers}
    shells = {region.id: region.shell() for region in scene.regions}
    return shells, {region.id: region.manner for region in scene.regions}, board


def stretches(setup: Setup, random: Random, count: int) -> Iterator[State]:
    """Some positions of a random match one after the other, and now and then one of before."""
    states = [step.state.clone() for step in walk(setup, random)]
    for _ in range(count):
        start = random.randrange(len(states))
        yield from states[start : start + 4]


def check_pages(setup: Setup, seed: int, report: Report, samples: int) -> None:
    """For every seat, in each language; one observer hears everything, one now and then."""
    draw = drawing_of(setup.game)
    if draw is None:
        return
    random = Random(seed)
    books = [Words(setup.game, lang, NAMES[: setup.seats]) for lang in LANGUAGES]
    easels = [Easel() for _ in books]
    pages = {(r, words.lang): (Page(), Page()) for r in readers(setup) for words in books}
    for number, state in enumerate(stretches(setup, random, samples)):
        for words, easel in zip(books, easels):
            for reader in readers(setup):
                spot = f"{name(setup)}, {reader_name(reader)}, {words.lang}"
                pair = pages[reader, words.lang]
                try:
                    compare(draw, state, reader, words, easel, number, pair, spot, report)
                except TafelrundeError as error:
                    report.fault("not drawn", f"{spot}: {error}")
                    return


def compare(
    draw: Drawing,
    state: State,
    reader: int | None,
    words: Words,
    easel: Easel,
    number: int,
    pages: tuple[Page, Page],
    spot: str,
    report: Report,
) -> None:
    view = words.game.view(state, reader)
    canvas = easel.canvas(reader, number, lambda: draw(view, words))
    scene = draw(words.game.view(state, reader), words)
    steady, seldom = pages
    steady.catch_up(canvas)
    if number % 3 == 0:
        seldom.catch_up(canvas)
        if seldom.shown() != whole(scene):
            report.fault("an update is not what is drawn", f"{spot}, told now and then")
        canvas.rest()  # for both have it all
        canvas.wake(draw(words.game.view(state, reader), words))
    if steady.shown() != whole(scene):
        report.fault("an update is not what is drawn", spot)
    check_notes(scene, canvas, steady, spot, report)


def check_notes(scene: Scene, canvas: Canvas, page: Page, spot: str, report: Report) -> None:
    """What elements say that they need and offer is what is written in them."""
    written: set[str] = set()
    for layer in [layer for region in scene.regions for layer in region.layers]:
        for part in layer.parts:
            text = "".join(part.values())
            written |= tokens_in(text)
            if references(text) != part.needs or tokens_in(text) != part.tokens:
                report.fault("markup that does not know what is in it", f"{spot}, {layer.id}")
    if written != canvas.tokens:
        report.fault("tokens of a page", f"{spot}: {sorted(written ^ canvas.tokens)}")
    missing = scene.definitions.keys() - set(page.layers[LAYER])
    if missing:
        report.fault("a definition that is not sent", f"{spot}: {sorted(missing)}")
