"""Hamlet: Botrik's action board: action row, circles, bowl, support tile, and what he has."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from tafelrunde.draw import Region, things
from tafelrunde.draw.cards import base
from tafelrunde.draw.el import leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text
from tafelrunde.games.hamlet.board_cards import clickable, mini
from tafelrunde.games.hamlet.board_facts import BOTRIK, Sight
from tafelrunde.games.hamlet.board_house import House
from tafelrunde.games.hamlet.board_paint import INK, PAPER_MUTE, dye
from tafelrunde.games.hamlet.board_seats import road_bit, stock_line
from tafelrunde.games.hamlet.board_tray import EDGE, tray
from tafelrunde.games.hamlet.board_village import Items
from tafelrunde.games.hamlet.board_words import blueprint_label, say, side_label
from tafelrunde.games.hamlet.numbers import ACTIONS
from tafelrunde.games.hamlet.step import ASIDE, TRY, Step

WIDE: Final = 453.0
TILE: Final = (78.0, 60.0)
ROW_Y: Final = 114.0
CIRCLES: Final = (1, 2, BOTRIK)  # the colours of the markers, by circle
BOWL: Final = (dye("#8a5a2e"), dye("#b57b43"), dye("#5a3618"))
PRINT: Final = dye("#3f6fa8", 0.15)
HUT: Final = House(13, 13, 9, 9, windows=False, chimney=False)


def botrik_tray(sight: Sight) -> Region:
    state, words = sight.state, sight.words
    side = state.table.botrik
    items: Items = {"botrik-about": about(side_label(sight, side))}
    items["botrik-head"] = headline(sight.name(side), state.sides[side].points)
    add_stock(items, sight, side)
    add_support(items, sight, side)
    items["bowl"] = bowl(tuple(state.board.bowl), say(words, "bowl", *state.board.bowl))
    add_blueprints(items, sight, side)
    add_row(items, sight)
    return tray("botrik", WIDE, items, say(words, "botrik"), 5)


@leaf
def about(label: str) -> Markup:
    return rect(0, 0, WIDE, 40, fill="none", role="img", aria_label=label)


@leaf
def headline(name: str, points: int) -> Markup:
    return g(
        use(f"s-hv-villager-{BOTRIK}", EDGE + 16, 26, 0.82),
        text(EDGE + 36, 32, name, 17, "var(--ink)", SERIF, 700),
        things.worth(points, WIDE - EDGE - 20, 27, 1.3),
        aria_hidden=True,
    )


def add_stock(items: Items, sight: Sight, side: int) -> None:
    owned = sight.state.sides[side]
    people = len(owned.standing) + len(owned.lying)
    items["botrik-people"] = stock_line(f"s-hv-villager-{BOTRIK}", 0.56, str(people), 140, 27)
    items["botrik-flags"] = stock_line(f"s-flag-{BOTRIK}", 0.5, str(owned.flags), 200, 27)
    items["botrik-roads"] = road_bit(BOTRIK, str(owned.pieces), 258, 27)
    filled, sales = owned.orders.bit_count(), owned.trades.bit_count()
    items["botrik-orders"] = stock_line("s-hv-cross", 1, str(filled), 318, 27)
    items["botrik-trades"] = stock_line("s-hv-scales", 1, str(sales), 370, 27)


def add_support(items: Items, sight: Sight, side: int) -> None:
    """17.8: his gold lies here; the tile is open or closed."""
    state, words = sight.state, sight.words
    board, gold = state.board, state.sides[side].gold
    status = "given" if board.given else "open" if board.open else "closed"
    label = say(words, "support-label", "open" if board.open else "closed", gold)
    title = say(words, "support")
    items["support"] = support(title, say(words, f"support-{status}"), gold, board.open, label)


@leaf
def support(title: str, status: str, gold: int, is_open: bool, label: str) -> Markup:
    coins = [
        use("s-hv-gold", 124 + i * 12, 20 - i % 2 * 3, 0.66) for i in range(min(gold, 4))
    ]  # fmt: skip
    return g(
        base(190, 42),
        None if is_open else rect(0, 0, 190, 42, 9, fill="#000000", fill_opacity=0.22),
        text(10, 18, title, fitting(title, 104, 14, 9, SERIF, 700), INK, SERIF, 700),
        text(10, 34, status, 12, PAPER_MUTE if is_open else INK, SANS, 700),
        coins,
        things.amount(gold, 176, 31) if gold else None,
        transform=at(EDGE + 2, 46),
        role="img",
        aria_label=label,
    )


@leaf
def bowl(markers: tuple[int, ...], label: str) -> Markup:
    """19.1: the markers that are still in it."""
    side, rim, inside = BOWL
    drawn = [CIRCLES[i] for i, count in enumerate(markers) for _ in range(count)]
    places = ((-15, 0), (14, 0), (0, 2), (-6, -3), (8, -3), (-22, -2))
    return g(
        ellipse(0, 16, 34, 7, fill_opacity=0.18),
        path("M-34-4C-32 16-16 21 0 21S32 16 34-4z", fill=side),
        path("M6 21C22 20 32 14 34-4H12z", fill="#000000", fill_opacity=0.18),
        ellipse(0, -4, 34, 9.5, fill=rim),
        ellipse(0, -3.4, 29, 7, fill=inside),
        [use(f"s-disc-{c}", x, -7 + y, 0.32) for c, (x, y) in zip(drawn, places)],
        things.amount(len(drawn), 32, 13),
        transform=at(256, 66),
        role="img",
        aria_label=label,
    )


def add_blueprints(items: Items, sight: Sight, side: int) -> None:
    names = sight.state.table.names
    for place, tile in enumerate(sight.state.sides[side].blueprints):
        label = blueprint_label(sight, tile)
        items[f"bp-{names[tile]}"] = small_plan(tile, 312 + place * 42, 46, label)


@leaf
def small_plan(tile: int, x: float, y: float, label: str) -> Markup:
    return g(
        base(38, 42),
        mini(tile, 19, 19, 30, 28),
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


def add_row(items: Items, sight: Sight) -> None:
    """19.1, 19.2: the action tiles; circles stand over the first three."""
    state, words = sight.state, sight.words
    offered = {way[0] for way in sight.offers("arrange")}
    tried = tries(sight)
    for place, action in enumerate(state.board.row):
        name = ACTIONS[action]
        under = place < len(CIRCLES)
        label = say(words, "under-circle" if under else "action", place + 1, name)
        x = EDGE + 2 + place * (TILE[0] + 6)
        items[f"action-{name}"] = action_tile(
            name, say(words, f"action-{name}"), label, x, None, place == tried
        )
    for place, name in enumerate(name for name in ACTIONS if name in offered):
        x = EDGE + 2 + (len(state.board.row) + place) * (TILE[0] + 6)
        told = say(words, f"action-{name}")
        items[f"action-{name}"] = action_tile(name, told, words.token(name), x, name, False)
    for place, colour in enumerate(CIRCLES):
        items[f"circle-{place + 1}"] = over(colour, EDGE + 2 + place * (TILE[0] + 6) + TILE[0] / 2)


def tries(sight: Sight) -> int:
    """The position in the row that he is at, or -1."""
    row = len(sight.state.board.row)
    step: Step | None = sight.state.step
    while step is not None:
        if step.kind == TRY and row:
            return (step.a + step.b) % row
        if step.kind == ASIDE:
            return -1
        step = step.below
    return -1


@leaf
def action_tile(
    name: str, words: str, label: str, x: float, token: str | None, tried: bool
) -> Markup:  # fmt: skip
    width, height = TILE
    ring = rect(
        -3, -3, width + 6, height + 6, 11, fill="none", stroke=f"var(--p{BOTRIK})",
        stroke_width=2.6, stroke_dasharray="5 4",
    )  # fmt: skip
    return clickable(
        token,
        label,
        width,
        height,
        x,
        ROW_Y,
        base(width, height),
        ring if tried else None,
        g(ACTION_SIGNS[name], transform=at(width / 2, 28)),
        text(width / 2, 55, words, fitting(words, width - 8, 13, 8, weight=700), INK, SANS, 700,
             "middle"),
    )  # fmt: skip


@leaf
def over(colour: int, x: float) -> Markup:
    return g(
        circle(0, 0, 12, fill="var(--panel-2)", stroke="var(--line)", stroke_width=1.2),
        use(f"s-disc-{colour}", 0, -2, 0.4),
        transform=at(x, ROW_Y - 6),
        aria_hidden=True,
    )


def signs() -> dict[str, Markup]:
    planks = "".join(d("M", x, -5, "V", 6) for x in (-9, -4, 1, 6))
    return {
        "raw": g(use("s-hv-wheat", -9, 0, 0.66), use("s-hv-stone", 9, 4, 0.58),
                 use("s-hv-wood", 1, -8, 0.52)),
        "blueprint": g(
            path("M-11-10H7L11-6V10H-11z", fill=PRINT, stroke="#1f3f68"),
            path("M-6-4H4V5H-6zM-6 1H0M0-4V5", fill="none", stroke="#dcebff", stroke_width=1.4),
        ),
        "goods": g(use("s-hv-sign-timber", -7, -3, 0.72), use("s-hv-sign-flour", 8, 4, 0.72)),
        "place": HUT.draw(-13, 10, 1.1),
        "road": g(
            rect(-13, -6, 26, 13, 3, fill="#d9b27a"),
            path(planks, stroke="#8a5f33", stroke_width=1.1),
            rect(-14, -8, 28, 4.4, 2.2, fill="#8a5526"),
            rect(-14, 5, 28, 4.4, 2.2, fill="#8a5526"),
            transform="rotate(-16)",
        ),
    }  # fmt: skip


ACTION_SIGNS: Final = signs()
