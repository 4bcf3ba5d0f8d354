"""The row of open pacts (area 3): one visit field and one bonus of gold per slot."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, g, rect, use

from ...rules.numbers import ACCEPT, AREAS
from ..cards import HIGH, WIDE, chosen_frame
from ..desk import Desk
from ..ground import Items, field, jungle, pill, ribbon, tip
from ..words import pact_label, pact_picture
from .areas import worker

BOX: Final = (0.0, 0.0, 636.0, 236.0)
SCALE: Final = 1.16
TOP: Final = 29.0
LEFT: Final = 24.0
STEP: Final = 150.5
FIELD: Final = 216.0  # the y of visit fields
TAKING: Final = frozenset({"pick", "accept", "give-pact"})


def row_region(desk: Desk) -> Region:
    cards: Items = {}
    slots: Items = {}
    workers: Items = {}
    for slot, id in enumerate(desk.facts["row"]):
        x = LEFT + STEP * slot
        token = slot_token(desk, slot)
        if id is None:
            cards[f"gap-{slot}"] = gap(x, desk.say("row-empty", slot + 1))
        else:
            label = desk.say("row-pact", slot + 1, pact_label(desk, id), bonus_words(desk, slot))
            cards[desk.unique(f"pact-{id}")] = open_pact(pact_picture(desk, id), x, token, label)
        slots[f"visit-{slot}"] = visit(
            x, token, bonus_words(desk, slot), desk.setup.slot_gold[slot]
        )
        area = AREAS[ACCEPT + slot]
        for place, (seat, letter) in enumerate(desk.standing(area)):
            left = x + WIDE * SCALE / 2 + 16 * place
            workers[desk.unique(f"w-{seat}-{area}-{letter}")] = worker(
                letter, seat, left, FIELD, 0.92
            )
    layers = [Layer("row", cards), Layer("row-slots", slots), Layer("row-workers", workers)]
    return Region(
        "row",
        BOX,
        layers,
        static=ground(desk.say("row")),
        label=desk.say("row"),
        span=30,
        columns=50,
    )


def slot_token(desk: Desk, slot: int) -> str:
    """While a pact is to be taken the slot itself is clicked, else its visit field."""
    if not desk.kinds & TAKING:
        return AREAS[ACCEPT + slot]
    return desk.setup.pick.arguments[0][slot]


def bonus_words(desk: Desk, slot: int) -> str:
    gold = desk.setup.slot_gold[slot]
    if gold > 0:
        return desk.say("slot-gold", gold)
    return desk.say("slot-price", -gold) if gold else desk.say("slot-nothing")


@leaf
def ground(title: str) -> Drawn:
    shade = rect(14, 18, 608, 206, 12, fill="var(--soil)", fill_opacity=0.3)
    return g(jungle(BOX[2], BOX[3], 4), shade, ribbon(BOX[2] / 2, 15, title, 240, 14.5))


@leaf
def open_pact(face: Drawn, x: float, token: str | None, label: str) -> Drawn:
    return g(
        tip(label),
        face,
        chosen_frame(WIDE, HIGH),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, TOP, SCALE),
    )


@leaf
def gap(x: float, label: str) -> Drawn:
    return g(
        tip(label),
        rect(
            *(0, 0, WIDE, HIGH, 9),
            fill="var(--black)",
            fill_opacity=0.15,
            stroke="var(--chalk)",
            stroke_opacity=0.5,
            stroke_dasharray="5 5",
        ),
        role="img",
        aria_label=label,
        transform=at(x, TOP, SCALE),
    )


@leaf
def visit(x: float, token: str | None, label: str, gold: int) -> Drawn:
    """The field below a slot and the gold above it; a plus while it can be visited."""
    middle = x + WIDE * SCALE / 2
    sign = f"+{gold}" if gold > 0 else f"−{-gold}"
    return g(
        field(middle, FIELD, 0.9),
        pill(x + WIDE * SCALE - 22, FIELD, sign, "gold", label, 14) if gold else None,
        marks.when("live", "", use("s-wu-plus", middle, FIELD, 0.9)),
        data_mark=token,
    )
