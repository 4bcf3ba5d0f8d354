"""This round's card with its place, the decks, the common supply."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import Point, at, g, rect, use
from tafelrunde.draw.text import SANS, text

from ...rules.numbers import CARD, RESOURCES
from ..cards import Icon, deck, slip
from ..desk import Desk, workers_at
from ..ground import Items, field, icon, jungle, tip
from ..words import round_icons, round_text
from .areas import states
from .lands import fields_words

BOX: Final = (0.0, 0.0, 212.0, 236.0)
CARD_SIZE: Final = (192.0, 98.0)
CORNER: Final = (10.0, 12.0)
DECKS: Final = ("pact", "omen", "revenge", "round")
KINDS: Final = {"pact": "secret", "omen": "omen", "revenge": "revenge", "round": "round"}


def round_region(desk: Desk) -> Region:
    cards: Items = {}
    workers: Items = {}
    shown = desk.facts["cards"]
    for index, id in enumerate(shown):
        last = index == len(shown) - 1
        if last:
            cards[desk.unique(f"round-{id}")] = round_card(desk, id)
            if desk.setup.place_card(id):
                spots = card_spots(desk.setup.fields[CARD], len(desk.standing("card")))
                workers = workers_at(desk, "card", spots, *CORNER, 0.8)
        else:
            x = CORNER[0] + 150 - 24 * (len(shown) - 2 - index)
            label = round_text(desk.lang, desk.setup, id)
            cards[desk.unique(f"round-{id}")] = earlier(x, label)
    if not shown:
        cards["no-round"] = waiting(desk.say("no-round"))
    piles = {f"deck-{name}": pile(desk, name, i) for i, name in enumerate(DECKS)}
    layers = [
        Layer("round", cards),
        Layer("decks", piles),
        Layer(
            "supply", {f"supply-{kind}": store(desk, kind, i) for i, kind in enumerate(RESOURCES)}
        ),
        Layer("round-workers", workers),
    ]
    return Region(
        "round", BOX, layers, static=jungle(BOX[2], BOX[3], 6), label=desk.say("round-region"),
        span=10, narrow=25, columns=50,
    )  # fmt: skip


def card_spots(fields: int, standing: int) -> tuple[Point, ...]:
    many = max(fields, standing)
    return tuple((CARD_SIZE[0] - 20 - 28 * (many - 1 - i), CARD_SIZE[1] - 17) for i in range(many))


def round_card(desk: Desk, id: str) -> Drawn:
    title = desk.say("round-title", desk.facts["round"])
    words = round_text(desk.lang, desk.setup, id)
    is_place = desk.setup.place_card(id)
    fields = desk.setup.fields[CARD] if is_place else 0
    standing = len(desk.standing("card")) if is_place else 0
    label = f"{title}: {words}"
    if is_place:
        label += "\n" + fields_words(desk, "card", fields)
    icons = round_icons(desk.lang, desk.setup, id)
    return drawn(
        desk.token("card") if is_place else None, title, words, icons, label, fields, standing
    )


@leaf
def drawn(
    token: str | None,
    title: str,
    words: str,
    icons: tuple[Icon, ...],
    label: str,
    fields: int,
    standing: int,
) -> Drawn:
    w, h = CARD_SIZE
    spots = card_spots(fields, standing)
    return g(
        tip(label),
        slip("round", title, words, "round", icons, w, h, "", 28.0 * len(spots)),
        [field(*spot, 0.8) for spot in spots[:fields]],
        states(0, 0, w, h, spots[standing:fields], 0.8),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(*CORNER),
    )


@leaf
def earlier(x: float, label: str) -> Drawn:
    """A round card that was followed by another one."""
    return g(
        tip(label), use("s-wu-round", x + 12, CORNER[1] + 14, 0.8), role="img", aria_label=label
    )


@leaf
def waiting(label: str) -> Drawn:
    w, h = CARD_SIZE
    return g(
        rect(
            *(0, 0, w, h, 9),
            fill="var(--black)",
            fill_opacity=0.18,
            stroke="var(--chalk)",
            stroke_opacity=0.5,
            stroke_dasharray="5 5",
        ),
        text(w / 2, h / 2 + 4, label, 13, "var(--chalk)", SANS, 700, "middle"),
        transform=at(*CORNER),
    )


def pile(desk: Desk, name: str, index: int) -> Drawn:
    number = desk.facts["decks"][name]
    label = desk.say(f"deck-{name}", number)
    return placed(deck(KINDS[name], name, number, label), 11 + 47.5 * index, 122)


@leaf
def placed(drawing: Drawn, x: float, y: float) -> Drawn:
    return g(drawing, transform=at(x, y))


def store(desk: Desk, kind: str, index: int) -> Drawn:
    number = desk.facts["supply"][kind]
    label = desk.say("supply-has", desk.thing(kind, number))
    return stored(kind, number, 14 + 38.5 * index, label)


@leaf
def stored(kind: str, number: int, x: float, label: str) -> Drawn:
    return g(
        tip(label),
        rect(x - 4, 200, 37, 26, 8, fill="var(--soil)", fill_opacity=0.42),
        icon(kind, x + 7, 213, 0.66, label),
        text(x + 17, 218, str(number), 13, "var(--chalk)", SANS, 700),
        role="img",
        aria_label=label,
    )
