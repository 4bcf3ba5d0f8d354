"""Villagers, donkeys, flags, markers and built roads in the colours of the sides."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.emblems import emblem
from tafelrunde.draw.palette import player
from tafelrunde.draw.pieces import standing
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, symbol, use

from ..pictures.goods import COLOURS

VILLAGER: Final = (
    "M0-15.6c3.5 0 5.8 2.5 5.8 5.5 0 1.7-.7 3.1-1.8 4.1C9.4-5 12.6-1 13.4 4.4 14 8.4 14.2 12"
    " 14.2 13.6c0 1.5-.8 2.2-2.2 2.2h-24c-1.4 0-2.2-.7-2.2-2.2 0-1.6.2-5.2.8-9.2"
    "C-12.6-1-9.4-5-4-6A5.6 5.6 0 0 1-5.8-10.1C-5.8-13.1-3.5-15.6 0-15.6z"
)
DONKEY: Final = (
    "M-14.6-4.2C-13-8.6-9-9.2-4.6-8.8 0-8.4 3.4-8.6 5.6-10.4L6.6-16.8C6.8-18.6 8.6-18.6 8.9-16.8"
    "L9.3-14.2 11.2-17.6C12.2-19 13.8-18.2 13.4-16.6L12.2-12.4C14.2-10.6 16-8.4 17-6.2"
    " 17.6-4.6 16.6-3.4 15-3.4 12.8-3.2 11.4-4 10-5 9.6-1.6 9 .8 8.8 4.4L8.6 13.4"
    "C8.6 14.6 7.8 15 6.8 15H4.6C3.6 15 3.2 14.4 3.2 13.4L2.8 5.4C-.6 6-4 5.8-6.6 4.8L-7.8 13.4"
    "C-8 14.6-8.6 15-9.4 15h-2.2c-1 0-1.5-.6-1.4-1.6L-12.8 3.2C-14-.2-13.6-1.4-14-2.6"
    "L-16.6 4.6C-17 5.8-18.6 5.4-18.4 4.2z"
)
LONG: Final = 46.0


def rail(colour: int, y: float) -> list[Drawn]:
    half = LONG / 2 + 2
    return [
        rect(-half, y - 2.6, LONG + 4, 5.6, 2.8, fill=player(colour, "deep")),
        rect(-half, y - 3.8, LONG + 4, 5, 2.5, fill=player(colour), stroke="var(--chalk)",
             stroke_width=1.1),
    ]  # fmt: skip


def road_symbol(colour: int, is_path: bool) -> Drawn:
    """Along x, over the edge at x = 0: planks over rock, pebbles through forest."""
    half = LONG / 2
    planks = "".join(d("M", -half + 4 + i * 5.4, -7, "V", 7) for i in range(8))
    pebbles = [
        ellipse(-half + 8 + i * 10, 2.6 if i % 2 == 0 else -2.6, 4.2, 2.8, fill="var(--pebble)")
        for i in range(4)
    ]
    return symbol(
        f"s-hv-{'path' if is_path else 'bridge'}-{colour}",
        rect(-half - 1, -9, LONG + 2, 20, 5, fill="var(--black)", fill_opacity=0.35),
        rect(-half, -9, LONG, 18, 4, fill="var(--path)" if is_path else "var(--bridge)"),
        pebbles if is_path else path(planks, stroke="var(--bridge-plank)", stroke_width=1.2),
        rail(colour, -8.4),
        rail(colour, 9.6),
    )


def figures(colour: int) -> list[Drawn]:
    return [
        symbol(
            f"s-hv-villager-{colour}",
            standing(colour, VILLAGER, emblem(colour, 0, 5.6, 0.56)),
        ),
        symbol(f"s-hv-donkey-{colour}", standing(colour, DONKEY, emblem(colour, -3.4, -1.6, 0.44))),
        road_symbol(colour, True),
        road_symbol(colour, False),
    ]


def all_figures() -> list[Drawn]:
    return [figure for colour in range(COLOURS) for figure in figures(colour)]


@leaf
def villager(colour: int, x: float, y: float, scale: float, lies: bool = False) -> Drawn:
    """Standing on (x, y), or lying there after its action."""
    turn, up = (90.0, 6.0) if lies else (0.0, 14.0)
    return use(
        f"s-hv-villager-{colour}", x, y - up * scale, scale, turn, class_="piece",
        pointer_events="none",
    )  # fmt: skip


@leaf
def donkey(colour: int, x: float, y: float, scale: float, token: str | None = None) -> Drawn:
    return use(
        f"s-hv-donkey-{colour}", x, y - 14 * scale, scale, class_="piece", pointer_events="none",
        data_mark=token,
    )  # fmt: skip


@leaf
def shadow(x: float, y: float, scale: float, lies: bool = False) -> Drawn:
    wide = 20 if lies else 17
    return ellipse(
        x + 1.5 * scale, y + 1, wide * scale, 6 * scale, fill="url(#gr-shadow)",
        pointer_events="none",
    )  # fmt: skip


@leaf
def built_road(colour: int, is_path: bool, x: float, y: float, turn: float) -> Drawn:
    kind = "path" if is_path else "bridge"
    return use(
        f"s-hv-{kind}-{colour}", x, y, 0.92, turn, class_="piece", pointer_events="none"
    )  # fmt: skip


@leaf
def road_owner(colour: int, x: float, y: float) -> Drawn:
    """The emblem on a built road, upright whichever way it runs."""
    return g(
        circle(0, 0, 8.8, fill=player(colour), stroke="var(--chalk)", stroke_width=1.6),
        emblem(colour, 0, 0, 0.56),
        pointer_events="none",
        transform=at(x, y),
    )
