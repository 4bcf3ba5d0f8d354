"""The row of open pacts (area 3): one visit field and one bonus of gold per slot."""

from __future__ import annotations

from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, kept, part
from tafelrunde.draw.shape import at, g, rect, use

from ...rules.numbers import ACCEPT, AREAS, SLOTS
from ..cards import chosen_frame
from ..desk import Book, Desk
from ..ground import field, jungle, pill, ribbon, tip
from ..pact import HIGH, WIDE
from ..people import workers_at
from ..words import pact_label, pact_picture

BOX: Final = (0.0, 0.0, 636.0, 236.0)
SCALE: Final = 1.16
TOP: Final = 29.0
LEFT: Final = 24.0
STEP: Final = 150.5
FIELD: Final = 216.0  # the y of visit fields
MIDDLE: Final = WIDE * SCALE / 2  # of a slot
TAKING: Final = frozenset({"pick", "accept", "give-pact"})
Slot: TypeAlias = tuple[int, str, int]  # its number, the id of what lies there, the pact or -1


def row_region(desk: Desk) -> Region:
    standing = tuple(desk.standing[ACCEPT : ACCEPT + SLOTS])
    return row(slots(desk), bool(desk.kinds & TAKING), standing, desk.book)


@kept
def row(
    slots: tuple[Slot, ...], taking: bool, standing: tuple[tuple[int, ...], ...], book: Book
) -> Region:
    layers = [
        Layer("row", pacts(slots, taking, book)),
        Layer("row-slots", visits(taking, book)),
        Layer("row-workers", workers(standing)),
    ]
    label = book.say("row")
    return Region("row", BOX, layers, static=ground(label), label=label, span=30, columns=50)


def slots(desk: Desk) -> tuple[Slot, ...]:
    """From left to right, where the gaps are; in the state the last one lies leftmost."""
    faces, row = desk.book.setup.pacts, desk.state.row
    out: list[Slot] = [(slot, f"gap-{slot}", -1) for slot in range(SLOTS - len(row))]
    for pact in reversed(row):
        out.append((len(out), desk.unique(f"pact-{faces[pact].id}"), pact))
    return tuple(out)


@leaf
def ground(title: str) -> Drawn:
    shade = rect(14, 18, 608, 206, 12, fill="var(--soil)", fill_opacity=0.3)
    return g(jungle(BOX[2], BOX[3], 4), shade, ribbon(BOX[2] / 2, 15, title, 240, 14.5))


@part
def pacts(slots: tuple[Slot, ...], taking: bool, book: Book) -> Part:
    return each(slot, slots, taking, book)


def slot(number: int, id: str, pact: int, taking: bool, book: Book) -> Items:
    x = LEFT + STEP * number
    if pact < 0:
        return {id: gap(x, book.say("row-empty", number + 1))}
    bonus = bonus_words(number, book)
    label = book.say("row-pact", number + 1, pact_label(book, pact), bonus)
    return {id: open_pact(pact_picture(book, pact), x, slot_token(number, taking, book), label)}


def slot_token(slot: int, taking: bool, book: Book) -> str:
    """While a pact is to be taken the slot itself is clicked, else its visit field."""
    return book.setup.pick.arguments[0][slot] if taking else AREAS[ACCEPT + slot]


def bonus_words(slot: int, book: Book) -> str:
    gold = book.setup.slot_gold[slot]
    if gold > 0:
        return book.say("slot-gold", gold)
    return book.say("slot-price", -gold) if gold else book.say("slot-nothing")


@leaf
def open_pact(shown: str, x: float, token: str, label: str) -> Drawn:
    return g(
        tip(label),
        use(shown),
        chosen_frame(WIDE, HIGH),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, TOP, SCALE),
    )


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


@part
def visits(taking: bool, book: Book) -> Items:
    return {
        f"visit-{slot}": visit(
            LEFT + STEP * slot,
            slot_token(slot, taking, book),
            bonus_words(slot, book),
            book.setup.slot_gold[slot],
            not taking,
        )
        for slot in range(SLOTS)
    }


def visit(x: float, token: str, label: str, gold: int, visits: bool) -> Drawn:
    """The field below a slot and the gold above it; a plus while it can be visited."""
    plus = use("s-wu-plus", x + MIDDLE, FIELD, 0.9)
    sign = f"+{gold}" if gold > 0 else f"−{-gold}"
    return g(
        field(x + MIDDLE, FIELD, 0.9),
        pill(x + WIDE * SCALE - 22, FIELD, sign, "gold", label, 14) if gold else None,
        marks.when("live", "", plus) if visits else None,
        data_mark=token,
    )


@part
def workers(standing: tuple[tuple[int, ...], ...]) -> list[Items]:
    places = [(16.0 * place, 0.0) for place in range(8)]  # more may come than there are fields
    return [
        workers_at(AREAS[ACCEPT + slot], there, places, LEFT + STEP * slot + MIDDLE, FIELD, 0.92)
        for slot, there in enumerate(standing)
    ]
