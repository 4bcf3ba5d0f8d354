"""What lies open before the others: accepted pacts, lasting omen, towers, master board."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player as colour
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, shorten, text

from ...rules.numbers import RESOURCES
from ..cards import slip
from ..desk import HIDDEN, Desk, Player
from ..ground import Items, field, icon, tip, worth
from ..places.areas import worker
from ..places.master import master_about, master_line
from ..places.towers import subject
from ..seats import amount
from ..words import (
    Card,
    card_of,
    element_words,
    pact_label,
    pact_picture,
    tower_label,
)
from .own import seals

WIDTH: Final = 276.0
SCALE: Final = 0.52
ACROSS: Final = 4
PACTS: Final = 60.0
STORE: Final = 44.0  # the y of resources
DOWN: Final = 83.0
SLIP: Final = (126.0, 62.0)


def rival_region(desk: Desk, seat: int, span: int) -> Region:
    player = desk.facts["players"][seat]
    rows = max(1, -(-len(player["accepted"]) // ACROSS))
    foot = PACTS + DOWN * rows
    name = shorten(desk.words.seat(seat), 104, 14.5, SERIF, 700)
    head: Items = {
        f"rival-{seat}": heading(seat, name),
        f"rival-{seat}-done": g(seals(desk, player, WIDTH - 24)),
    }
    cards: Items = {}
    for index, id in enumerate(player["accepted"]):
        x, y = 14 + 63.0 * (index % ACROSS), PACTS + DOWN * (index // ACROSS)
        picture = pact_picture(desk, id)
        cards[desk.unique(f"pact-{id}")] = small(picture, pact_label(desk, id), x, y, SCALE)
    for index, kind in enumerate(RESOURCES):
        number = player["resources"][kind]
        label = desk.thing(kind, number)
        drawn = amount(kind, number, 29 + 42.0 * index, STORE, label, number == 0)
        head[f"rival-{seat}-{kind}"] = drawn
    points = desk.points(seat)
    score = worth(points, WIDTH - 30, STORE, 1.15, desk.say("points", points))
    head[f"rival-{seat}-points"] = score
    if not cards:
        head[f"rival-{seat}-none"] = quiet(desk.say("no-pacts"), WIDTH / 2, PACTS + 44)
    cards |= board_cards(desk, seat, player, foot)
    high = foot + 40 + slips_height(desk, seat, player, cards, foot + 36)
    layers = [Layer(f"rival-{seat}", head), Layer(f"rival-{seat}-cards", cards)]
    box = (0.0, 0.0, WIDTH, high)
    static = panel(4, 4, WIDTH - 8, high - 8, 12, seat)
    label = desk.say("rival", desk.words.seat(seat))
    return Region(
        f"rival-{seat}", box, layers, static=static, label=label, span=span, columns=50, below=True
    )


@leaf
def heading(seat: int, name: str) -> Drawn:
    return g(
        use(f"s-worker-{seat}", 30, 18, 0.6),
        text(44, 23, name, 14.5, "var(--ink)", SERIF, 700),
    )


@leaf
def quiet(words: str, x: float, y: float) -> Drawn:
    return text(x, y, words, 13, "var(--mute)", SANS, 400, "middle")


@leaf
def small(face: Drawn, label: str, x: float, y: float, scale: float) -> Drawn:
    return g(tip(label), face, role="img", aria_label=label, transform=at(x, y, scale))


def board_cards(desk: Desk, seat: int, player: Player, y: float) -> Items:
    """One line: master board with its place, its track, tower upgrades."""
    out: Items = {}
    x = 28.0
    master = next((m for m in desk.setup.masters if m.id == player["master"]), None)
    if master is not None:
        out[f"master-{seat}"] = board_sign(master.id, x, y + 14, master_about(desk, master, player))
        x += 26
        if master.place is not None:
            out[f"own-{seat}"] = field(x, y + 14, 0.6)
            for letter in player["workers"].get("own", ""):
                out[desk.unique(f"w-{seat}-own-{letter}")] = worker(letter, seat, x, y + 14, 0.62)
            x += 26
        room = WIDTH - 8 - max(10, 34 * len(player["towers"])) - (x - 14)
        line = master_line(desk, master, player)
        out[f"track-{seat}"] = narrow(line, x - 14, y, min(0.96, round(room / 200, 2)))
    for index, id in enumerate(player["towers"]):
        tower = next(t for t in desk.setup.towers if t.id == id)
        out[f"has-{id}"] = tower_sign(
            subject(tower), WIDTH - 24 - 34 * index, y + 13, tower_label(desk, tower), seat
        )
    return out


@leaf
def board_sign(id: str, x: float, y: float, label: str) -> Drawn:
    return g(
        tip(label),
        rect(x - 11, y - 12, 22, 24, 5, fill="var(--master-head)", stroke="var(--timber-edge)"),
        text(x, y + 5, id, 12, "var(--timber-letters)", SERIF, 700, "middle"),
        role="img",
        aria_label=label,
    )


@leaf
def narrow(drawing: Drawn, x: float, y: float, scale: float) -> Drawn:
    return g(drawing, transform=at(x, y + 1, scale))


@leaf
def tower_sign(sign: str, x: float, y: float, label: str, seat: int) -> Drawn:
    return g(
        tip(label),
        rect(x - 15, y - 13, 31, 27, 6, fill="var(--panel-2)", stroke=colour(seat)),
        icon("tower", x - 6, y + 1, 0.72, label),
        use(f"s-wu-{sign}", x + 7, y, 0.56),
        role="img",
        aria_label=label,
    )


def slips_height(desk: Desk, seat: int, player: Player, cards: Items, y: float) -> float:
    """Open slips: lasting omen, ability; in the end also what was hidden. Returns their height."""
    shown: list[tuple[str, Card]] = []
    if player["ability"]:
        card = card_of(desk, "ability", player["ability"], player["ability_used"])
        shown.append((f"ability-{seat}", card))
    if player["permanent"]:
        id = player["permanent"]
        shown.append((f"omen-{id}", card_of(desk, "omen", id, lies=True)))
    for kind, ids in (("revenge", player["revenge"]), ("secret", player["secrets"])):
        shown += [(f"{kind}-{id}", card_of(desk, kind, id)) for id in ids if id != HIDDEN]
    element = player["element"]
    if element and element != HIDDEN:
        label = element_words(desk, element)
        cards[f"element-{seat}"] = icon(f"seal-{element}", 168, 18, 0.8, label)
    for index, (id, card) in enumerate(shown):
        left = 16 + (SLIP[0] + 2) * (index % 2)
        top = y + 4 + (SLIP[1] + 4) * (index // 2)
        cards[desk.unique(id)] = open_slip(card, left, top)
    return -(-len(shown) // 2) * (SLIP[1] + 4) + (2 if shown else -2)


@leaf
def open_slip(card: Card, x: float, y: float) -> Drawn:
    w, h = SLIP
    face = slip(card.kind, card.title, card.words, card.sign, (), w, h, card.note)
    shade = rect(0, 0, w, h, 9, fill="var(--panel)", fill_opacity=0.62) if card.used else None
    return g(tip(card.label), face, shade, role="img", aria_label=card.label, transform=at(x, y))
