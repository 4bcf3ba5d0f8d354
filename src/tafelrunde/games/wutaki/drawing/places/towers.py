"""The tower upgrades, each once in the game, and whose they are."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, kept, part
from tafelrunde.draw.shape import Point, at, g, rect, use
from tafelrunde.draw.text import SERIF, text

from ...rules.faces import TowerFace
from ...rules.numbers import ELEMENTS, RESOURCES
from ..desk import Book, Desk
from ..ground import jungle, plaque, ribbon, tip
from ..people import marker
from ..words import tower_label

BOX: Final = (0.0, 0.0, 212.0, 214.0)
CARD: Final = (62.0, 56.0)
ACROSS: Final = 3


def towers_region(desk: Desk) -> Region:
    held = [-1] * len(desk.book.setup.towers)
    for seat, player in enumerate(desk.state.players):
        for tower in player.towers:
            held[tower] = seat
    return towers(tuple(held), desk.book)


@kept
def towers(held: tuple[int, ...], book: Book) -> Region:
    """`held` by whom, -1 by nobody."""
    layers = [Layer("towers", cards(held, book)), Layer("tower-owners", owners(held, book))]
    label = book.say("towers")
    high = 32 + 59.0 * -(-len(held) // ACROSS) + 6
    return Region(
        "towers", (0.0, 0.0, BOX[2], high), layers, static=ground(label, high), label=label,
        span=10, narrow=25, columns=50, below=True,
    )  # fmt: skip


def corner(index: int) -> Point:
    return 10 + 65.0 * (index % ACROSS), 32 + 59.0 * (index // ACROSS)


@part
def cards(held: tuple[int, ...], book: Book) -> Part:
    return each(card, list(enumerate(held)), book)


def card(index: int, holder: int, book: Book) -> Items:
    tower = book.setup.towers[index]
    label = tower_label(book, tower)
    if holder >= 0:
        label += "\n" + book.say("tower-of", book.seat(holder))
    return {f"tower-{tower.id}": drawn(tower, *corner(index), label, holder >= 0)}


@part
def owners(held: tuple[int, ...], book: Book) -> Items:
    out = {}
    for index, holder in enumerate(held):
        if holder >= 0:
            x, y = corner(index)
            id = f"mark-{book.setup.towers[index].id}-{holder}"
            out[id] = marker(holder, x + 47, y + 43, 0.4)
    return out


def subject(tower: TowerFace) -> str:
    """The symbol of what a tower upgrade is about."""
    return f"seal-{ELEMENTS[tower.element]}" if tower.element >= 0 else RESOURCES[tower.resource]


@leaf
def ground(title: str, high: float) -> Drawn:
    return g(jungle(BOX[2], high, 11), ribbon(106, 17, title, 160, 13))


def drawn(tower: TowerFace, x: float, y: float, label: str, taken: bool) -> Drawn:
    w, h = CARD
    box = (-1.5, -1.5, w + 3, h + 3, 10.0)
    live = rect(*box, fill="none", stroke="var(--live)", stroke_width=3.4)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=5)
    cost = (
        text(w - 24, h - 8, str(tower.price), 14, "var(--paper-ink)", SERIF, 700, "middle"),
        use("s-wu-gold", w - 11, h - 13, 0.52),
    )
    return g(
        tip(label),
        g(plaque(0, 0, w, h, 8), opacity=0.55 if taken else None),
        use("s-wu-tower", 17, 33, 1.15),
        use(f"s-wu-{subject(tower)}", 42, 19, 0.95),
        None if taken else cost,
        marks.when("live", "", live),
        marks.when("chosen", "", lit),
        data_token=tower.id,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )
