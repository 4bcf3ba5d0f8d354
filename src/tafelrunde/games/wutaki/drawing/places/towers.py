"""The tower upgrades, each once in the game, and whose they are."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SERIF, text

from ...rules.faces import TowerFace
from ...rules.numbers import ELEMENTS, RESOURCES
from ..desk import Desk
from ..ground import Items, jungle, plaque, ribbon, tip
from ..words import tower_label
from .areas import marker

BOX: Final = (0.0, 0.0, 212.0, 214.0)
CARD: Final = (62.0, 56.0)
ACROSS: Final = 3


def towers_region(desk: Desk) -> Region:
    cards: Items = {}
    owners: Items = {}
    holders = {id: s for s, player in enumerate(desk.facts["players"]) for id in player["towers"]}
    for index, tower in enumerate(desk.setup.towers):
        x, y = 10 + 65.0 * (index % ACROSS), 32 + 59.0 * (index // ACROSS)
        holder = holders.get(tower.id)
        label = tower_label(desk, tower)
        if holder is not None:
            label += "\n" + desk.say("tower-of", desk.words.seat(holder))
            owners[f"mark-{tower.id}-{holder}"] = marker(holder, x + 47, y + 43, 0.4)
        cards[f"tower-{tower.id}"] = card(
            tower.id, subject(tower), tower.price, x, y, label, holder is not None
        )
    high = 32 + 59.0 * -(-len(desk.setup.towers) // ACROSS) + 6
    layers = [Layer("towers", cards), Layer("tower-owners", owners)]
    static = ground(desk.say("towers"), high)
    label = desk.say("towers")
    box = (0.0, 0.0, BOX[2], high)
    return Region(
        "towers",
        box,
        layers,
        static=static,
        label=label,
        span=10,
        narrow=25,
        columns=50,
        below=True,
    )


def subject(tower: TowerFace) -> str:
    """The symbol of what a tower upgrade is about."""
    return f"seal-{ELEMENTS[tower.element]}" if tower.element >= 0 else RESOURCES[tower.resource]


@leaf
def ground(title: str, high: float) -> Drawn:
    return g(jungle(BOX[2], high, 11), ribbon(106, 17, title, 160, 13))


@leaf
def card(token: str, sign: str, price: int, x: float, y: float, label: str, taken: bool) -> Drawn:
    w, h = CARD
    box = (-1.5, -1.5, w + 3, h + 3, 10.0)
    live = rect(*box, fill="none", stroke="var(--live)", stroke_width=3.4)
    lit = rect(*box, fill="none", stroke="var(--glow)", stroke_width=5)
    cost = (
        text(w - 24, h - 8, str(price), 14, "var(--paper-ink)", SERIF, 700, "middle"),
        use("s-wu-gold", w - 11, h - 13, 0.52),
    )
    return g(
        tip(label),
        g(plaque(0, 0, w, h, 8), opacity=0.55 if taken else None),
        use("s-wu-tower", 17, 33, 1.15),
        use(f"s-wu-{sign}", 42, 19, 0.95),
        None if taken else cost,
        marks.when("live", "", live),
        marks.when("chosen", "", lit),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )
