"""Chips before the targets: open, face down, or known to whoever laid them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, symbol, use
from tafelrunde.draw.text import SERIF, text

from ..rules.numbers import NO_CHIP
from .map import SPOTS

HIDDEN: Final = "?"


class Chip(NamedTuple):
    """A chip as a reader sees it: its value, "?" or "" for none; who laid it face down, or -1."""

    face: str
    is_open: bool
    layer: int


@lru_cache(maxsize=1024)
def chips_seen(values: tuple[int, ...], knowers: tuple[int, ...], laying: bool) -> tuple[Chip, ...]:
    """16.2: while chips are laid, one that nobody has laid is not there."""
    return tuple(
        chip_seen(value, max(knower, -1), laying) for value, knower in zip(values, knowers)
    )


def chip_seen(value: int, layer: int, laying: bool) -> Chip:
    if value == NO_CHIP and layer < 0 and laying:
        return Chip("", True, -1)
    face = HIDDEN if value == NO_CHIP else str(value)
    return Chip(face, layer < 0 and face != HIDDEN, layer)


def chip_body(name: str, fill: str, rim: str, line: str) -> Drawn:
    notches = "".join(d("M", x * 5.2, 9.4 - abs(x) * 1.4, "v", 2.4) for x in (-1.5, -0.5, 0.5, 1.5))
    return symbol(
        f"s-lo-chip-{name}",
        ellipse(0, 3.4, 13.4, 9.8, fill="var(--shade)", fill_opacity=0.5),
        ellipse(0, 2.6, 13, 9.6, fill=rim),
        path(notches, stroke=line, stroke_width=1.3),
        ellipse(0, 0, 13, 9.6, fill=fill, stroke="var(--chip-line)", stroke_width=0.9),
        ellipse(
            *(0, 0, 10.2, 7.2),
            fill="none",
            stroke="var(--chip-line)" if name == "open" else "var(--chip-back-ring)",
            stroke_opacity=0.5,
            stroke_width=0.8,
        ),
    )


SYMBOLS: Final = {
    "s-lo-chip-open": chip_body("open", "url(#gr-coin)", "var(--chip-side)", "var(--chip-notch)"),
    "s-lo-chip-hidden": chip_body(
        "hidden", "var(--chip-back)", "var(--chip-back-side)", "var(--chip-back-notch)"
    ),
}


@part
def chips(seen: tuple[Chip, ...]) -> Items:
    """An open chip keeps its id where it goes, one face down that of its field."""
    out = {}
    for place, one in enumerate(seen, 1):
        if one.face:
            spot = SPOTS[f"chip{place}"]
            id = f"ch-{one.face}" if one.face != HIDDEN else f"ch-at-{place}"
            out[id] = chip(one, spot.x, spot.y)
    return out


@leaf
def chip(one: Chip, x: float, y: float) -> Drawn:
    ink = "var(--chip-ink)" if one.is_open else "var(--chip-back-ink)"
    return g(
        use("s-lo-chip-open" if one.is_open else "s-lo-chip-hidden"),
        text(0, 5, one.face, 14.5, ink, SERIF, 700, "middle", class_="keep"),
        use(f"s-bell-{one.layer}", 12, -4, 0.42) if one.layer >= 0 else None,
        eye() if not one.is_open and one.face != "?" else None,
        transform=at(x, y),
        pointer_events="none",
    )


def eye() -> Drawn:
    """Only you know this one."""
    return g(
        circle(0, 0, 6, fill="var(--ivory)", stroke="var(--chip-back-side)", stroke_width=0.8),
        path(
            "M-4 0Q0-4 4 0 0 4-4 0z", fill="none", stroke="var(--chip-back-side)", stroke_width=1.1
        ),
        circle(0, 0, 1.3, fill="var(--chip-back-side)"),
        transform=at(-12, -6),
    )
