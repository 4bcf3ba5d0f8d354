"""Botrik's panel: what he has, support tile, bowl, blueprints, action row with circles."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks, things
from tafelrunde.draw.cards import base
from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.shape import at, circle, d, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text

from ..rules.botrik.row import DrawMarker, TryAction
from ..rules.layout import ActionRow, Arrange
from ..rules.numbers import ACTIONS, HAND
from ..rules.numbers import CIRCLES as MARKS
from .cards import clickable
from .paint import INK, PAPER_MUTE, dye
from .pictures.house import House
from .seats import (
    WIDTH,
    avatar,
    label_area,
    points,
    rank,
    road_bit,
    small_medal,
    small_plan,
    stock_line,
)
from .sight import BOTRIK, Sight
from .village.map import Items
from .words import blueprint_label, say, side_label

HEIGHT: Final = 186.0
TILE: Final = (51.0, 56.0)
GAP: Final = 5.0
ROW_Y: Final = 126.0
HELD_Y: Final = 66.0  # support tile, bowl, blueprints
CIRCLES: Final = (1, 2, BOTRIK)  # the colours of the markers, by circle
BOWL: Final = (dye("#8a5a2e"), dye("#b57b43"), dye("#5a3618"))
PRINT: Final = dye("#3f6fa8", 0.15)
HUT: Final = House(13, 13, 9, 9, windows=False, chimney=False)


def botrik_region(sight: Sight) -> Region:
    """The panel of his side, as a seat has one."""
    state, words = sight.state, sight.words
    side = state.setup.botrik
    items: Items = {}
    if sight.is_laid:
        items["botrik-about"] = label_area(side_label(sight, side))
        add_stock(items, sight, side)
        add_support(items, sight, side)
        items["bowl"] = bowl(tuple(state.board.bowl), say(words, "bowl", *state.board.bowl))
        add_blueprints(items, sight, side)
        add_row(items, sight)
    box = (0, 0, WIDTH, HEIGHT)
    layer = Layer("botrik", items)
    return Region("botrik", box, [layer], label=say(words, "botrik"), seat=side, colour=BOTRIK)


def add_stock(items: Items, sight: Sight, side: int) -> None:
    """What he has, where a seat shows the same; his gold lies on the support tile."""
    owned = sight.state.sides[side]
    people = len(owned.standing) + len(owned.lying)
    items["botrik-avatar"] = avatar(BOTRIK, False)
    items["botrik-flags"] = stock_line(f"s-flag-{BOTRIK}", 0.48, str(owned.flags), 64, 46)
    items["botrik-people"] = stock_line(f"s-hv-villager-{BOTRIK}", 0.6, str(people), 62, 17)
    items["botrik-roads"] = road_bit(BOTRIK, str(owned.pieces), 112, 46)
    filled, sales = owned.orders.bit_count(), owned.trades.bit_count()
    items["botrik-orders"] = stock_line("s-hv-cross", 1, str(filled), 156, 46)
    items["botrik-trades"] = stock_line("s-hv-scales", 1, str(sales), 200, 46)
    items["botrik-points"] = things.worth(points(sight, side), WIDTH - 20, 18, 1.4)
    for place, name in enumerate(sight.milestones(side)):
        items[f"botrik-{name}"] = small_medal(name, 116 + place * 25, 17)
    status = rank(sight, side)
    if status:
        items["botrik-status"] = text(
            WIDTH - 2, 47, status, 12.5, "var(--accent)", SANS, 700, "end"
        )


def add_support(items: Items, sight: Sight, side: int) -> None:
    """17.8: his gold lies here; the tile is open or closed."""
    state, words = sight.state, sight.words
    board, gold = state.board, state.sides[side].gold
    status = "given" if board.given else "open" if board.open else "closed"
    label = say(words, "support-label", "open" if board.open else "closed", gold)
    title = say(words, "support")
    items["support"] = support(title, say(words, f"support-{status}"), gold, board.open, label)


@leaf
def support(title: str, status: str, gold: int, is_open: bool, label: str) -> Drawn:
    wide = 104.0
    return g(
        base(wide, 40),
        None if is_open else rect(0, 0, wide, 40, 9, fill="#000000", fill_opacity=0.22),
        text(8, 16, title, fitting(title, wide - 16, 13, 8, SERIF, 700), INK, SERIF, 700),
        text(8, 32, status, fitting(status, 54, 12, 8, weight=700),
             PAPER_MUTE if is_open else INK, SANS, 700),
        use("s-hv-gold", 76, 28, 0.66) if gold else None,
        things.amount(gold, 91, 29) if gold else None,
        el("title", label),
        transform=at(1, HELD_Y),
        role="img",
        aria_label=label,
    )  # fmt: skip


@leaf
def bowl(markers: tuple[int, ...], label: str) -> Drawn:
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
        el("title", label),
        transform=at(138, HELD_Y + 18, 0.82),
        role="img",
        aria_label=label,
    )


def add_blueprints(items: Items, sight: Sight, side: int) -> None:
    names = sight.state.setup.names
    for place, tile in enumerate(sight.state.sides[side].blueprints):
        label = blueprint_label(sight, tile)
        x = WIDTH - 34 - (HAND - 1 - place) * 35
        items[f"bp-{names[tile]}"] = small_plan(tile, x, HELD_Y + 1, label)


def add_row(items: Items, sight: Sight) -> None:
    """19.1, 19.2: the action tiles; circles stand over the first three."""
    state, words = sight.state, sight.words
    tried = tries(sight)
    for place, action in enumerate(state.board.row):
        name = ACTIONS[action]
        under = place < len(CIRCLES)
        label = say(words, "under-circle" if under else "action", place + 1, name)
        x = 1 + place * (TILE[0] + GAP)
        items[f"action-{name}"] = action_tile(
            name, say(words, f"action-{name}"), label, x, None, place == tried
        )
    for place, name in enumerate(to_arrange(sight)):
        x = 1 + (len(state.board.row) + place) * (TILE[0] + GAP)
        label = say(words, f"action-{name}")
        items[f"action-{name}"] = action_tile(name, label, words.token(name), x, name, False)
    drawn = isinstance(state.decision, DrawMarker)
    for place, colour in enumerate(CIRCLES):
        token = MARKS[place]
        x = 1 + place * (TILE[0] + GAP) + TILE[0] / 2
        items[f"circle-{token}"] = over(colour, x, token if drawn else None, words.token(token))


def to_arrange(sight: Sight) -> list[str]:
    """What somebody who lays out the row, or enters how it came to lie, may put next."""
    if not isinstance(sight.state.decision, (Arrange, ActionRow)):
        return []
    return [name for i, name in enumerate(ACTIONS) if i not in sight.state.board.row]


def tries(sight: Sight) -> int:
    """The position in the row that he is at, or -1."""
    row = len(sight.state.board.row)
    for decision in sight.state.stack():
        if isinstance(decision, TryAction) and row:
            return (decision.position + decision.failed) % row
    return -1


@leaf
def action_tile(
    name: str, words: str, label: str, x: float, token: str | None, tried: bool
) -> Drawn:  # fmt: skip
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
        g(ACTION_SIGNS[name], transform=at(width / 2, 27, 0.95)),
        text(width / 2, 51, words, fitting(words, width - 5, 12, 8, weight=700), INK, SANS, 700,
             "middle"),
    )  # fmt: skip


@leaf
def over(colour: int, x: float, token: str | None, label: str) -> Drawn:
    """A circle; where a drawn marker is entered it can be chosen."""
    live = circle(0, 0, 15, fill="none", stroke="var(--live)", stroke_width=3)
    focus = circle(0, 0, 17, fill="none", stroke="var(--focus)", stroke_width=3)
    return g(
        circle(0, 0, 12, fill="var(--panel-2)", stroke="var(--line)", stroke_width=1.2),
        use(f"s-disc-{colour}", 0, -2, 0.4),
        marks.when("live", "", live),
        marks.when("focus", "", focus),
        transform=at(x, ROW_Y - 6),
        class_="cell",
        data_token=token,
        role="img",
        aria_label=label,
    )


def signs() -> dict[str, Drawn]:
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
