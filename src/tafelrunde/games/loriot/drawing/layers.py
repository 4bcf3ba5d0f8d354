"""Everything on the board that changes, layer by layer from below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, ellipse, g, rect, use
from tafelrunde.words.words import Words

from .cards import DECK, counter, deck
from .desk.desk import shows_card
from .dice import dice
from .dye import STEPS
from .facing import facing
from .fields import chip, field, field_mark
from .look import Look
from .map import SPOTS, Spot
from .pictures import hall
from .preview import preview
from .signs import signs
from .stones import (
    CLOAKROOM,
    OUT,
    RUG,
    WAITING,
    Standing,
    Stone,
    bell,
    grip,
    grip_mark,
    head_of,
    number,
    shadow,
    stands,
)
from .words import field_label, say, stone_label

TOP_CARD: Final = (4.5, -5.1)  # of a pile of three, from its foot
Items = dict[str, Drawn]


def layers(look: Look, words: Words) -> Iterator[tuple[str, Items]]:
    moving = look.moving
    standing = stands(look.stones, moving.id if moving else "")
    yield "fields", fields(look, words)
    yield "chips", chips(look)
    yield "marks", rings(look, standing)
    yield "spot", {"spot": spotlight(look.spot)} if look.spot else {}
    yield "shadows", {f"sh-{one.stone.id}": shadow(one.x, one.y, one.scale) for one in standing}
    yield "stones", {one.stone.id: stone(look, one) for one in standing}
    yield "facing", facing(look.stones, look.late)
    yield "grips", grips(look, words, standing)
    yield "signs", signs(look, words)
    yield "hall", in_the_hall(look, words)
    yield "dice", dice(look)


# fields


def fields(look: Look, words: Words) -> Items:
    here: dict[str, list[Stone]] = {}
    for one in look.stones:
        if one.at in SPOTS:
            here.setdefault(one.at, []).append(one)
    out = {}
    for name, spot in SPOTS.items():
        lying = look.chips[int(name[4:]) - 1] if name.startswith("chip") else None
        label = field_label(words, spot, lying, here.get(name, ()))
        out[f"f-{name}"] = field(spot.kind, spot.step, name, spot.x, spot.y, label)
    return out


def chips(look: Look) -> Items:
    """An open chip keeps its id where it goes, one face down that of its field."""
    out = {}
    for place, one in enumerate(look.chips, 1):
        if one.face:
            spot = SPOTS[f"chip{place}"]
            id = f"ch-{one.face}" if one.face != "?" else f"ch-at-{place}"
            out[id] = chip(one, spot.x, spot.y)
    return out


def rings(look: Look, standing: list[Standing]) -> Items:
    """What a choice looks like, hidden until the page shows it; only for those who are asked."""
    out: Items = {}
    for name in sorted(look.offered("swap", "lay", "exchange")):
        spot = SPOTS[name]
        out[f"m-{name}"] = field_mark(spot.kind, name, spot.x, spot.y)
    movable = look.offered("move")
    for one in standing:
        if can_go(look, one.stone):
            out[f"m-{one.stone.id}"] = grip_mark(one.x, one.y, one.scale, one.stone.token)
            if one.stone.token in movable:
                line = preview(one.stone, look.step.left, look.late)
                out |= {f"way-{one.stone.id}": line} if line else {}
    return out


def can_go(look: Look, one: Stone) -> bool:
    return one.seat == look.seat and one.at in SPOTS and not one.at.startswith("T")


@leaf
def spotlight(spot: Spot) -> Drawn:
    """On the field where something is being decided."""
    rx, ry = (24, 18.5) if spot.is_large else (14, 11)
    return g(
        ellipse(0, 0, rx * 1.5, ry * 1.5, fill="url(#gr-glow)"),
        ellipse(0, 0, rx, ry, fill="none", stroke="#ffffff", stroke_width=4.5),
        ellipse(0, 0, rx, ry, fill="none", stroke="var(--live)", stroke_width=2.6),
        transform=at(spot.x, spot.y),
        pointer_events="none",
    )


# stones


def stone(look: Look, one: Standing) -> Drawn:
    token = one.stone.token if can_go(look, one.stone) else None
    return bell(one.stone.seat, one.x, one.y, one.scale, token, one.stone.at == OUT)


def grips(look: Look, words: Words, standing: list[Standing]) -> Items:
    out = {}
    for one in standing:
        if can_go(look, one.stone):
            label = stone_label(words, one.stone, look.late)
            size = max(15.0, 19 * one.scale)
            out[f"no-{one.stone.id}"] = number(
                one.stone.number, one.stone.seat, one.x, one.y, one.scale
            )
            out[f"g-{one.stone.id}"] = grip(*head_of(one), size, one.stone.token, label)
    return out


# the hall


def in_the_hall(look: Look, words: Words) -> Items:
    """Piles with their uppermost cards, and which removals have been."""
    out: Items = {}
    for name, (x, y) in (("chance", hall.CHANCE_AT), ("success", hall.SUCCESS_AT)):
        open_card = look.card.startswith("z" if name == "chance" else "e")
        count = look.piles[name]
        out[f"deck-{name}"] = pile(name, count, x, y, say(words, "pile", name, count))
        if not open_card or not shows_card(look):
            out[f"card-{name}"] = top_card(name, x + TOP_CARD[0], y + TOP_CARD[1])
        out[f"count-{name}"] = counter(count, x + TOP_CARD[0], y + DECK[1] / 2 - 8)
    late = say(words, "late") if look.late else ""
    steps = min(look.arrivals, len(STEPS) - 1)
    out["list"] = hall.list_rows(steps, late, say(words, "arrivals", look.arrivals))
    waits = sum(one.at == WAITING for one in look.stones)
    out["rug-told"] = label_area(RUG, say(words, "rug-holds", waits))
    gone = sum(one.at == OUT for one in look.stones)
    out["cloakroom-told"] = label_area(CLOAKROOM, say(words, "cloakroom-holds", gone))
    return out


@leaf
def label_area(box: tuple[float, float, float, float], label: str) -> Drawn:
    return rect(*box, fill="none", role="img", aria_label=label)


@leaf
def pile(name: str, count: int, x: float, y: float, label: str) -> Drawn:
    return g(deck(name, count), transform=at(x, y), role="img", aria_label=label)


@leaf
def top_card(name: str, x: float, y: float) -> Drawn:
    return use(f"s-lo-back-{name}", x, y)
