"""Botrik's panel: what he has, support tile, bowl, blueprints, action row with circles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region, marks, things
from tafelrunde.draw.cards import base
from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.part import NOTHING, Items, part
from tafelrunde.draw.shape import at, circle, ellipse, g, path, rect, use
from tafelrunde.draw.text import SANS, SERIF, fitting, text
from tafelrunde.words.words import Words

from ..data import Tile
from ..rules.botrik.place import ChooseHost, ChooseLie
from ..rules.botrik.road import ChooseEdge, ChooseSite
from ..rules.botrik.row import DrawMarker
from ..rules.botrik.villager import Shift
from ..rules.botrik.work import ChooseWorkplace
from ..rules.layout import ActionRow, Arrange
from ..rules.numbers import ACTIONS, HAND, PLACE_ACTION, ROAD_ACTION
from ..rules.numbers import CIRCLES as MARKS
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from .cards import clickable, small_plan
from .paint import INK
from .seats import (
    WIDTH,
    Stand,
    avatar,
    label_area,
    road_bit,
    side_label,
    small_medal,
    status,
    stock_line,
)
from .sight import BOTRIK
from .words import blueprint_label, say

HEIGHT: Final = 186.0
TILE: Final = (51.0, 56.0)
GAP: Final = 5.0
ROW_Y: Final = 126.0
HELD_Y: Final = 66.0  # support tile, bowl, blueprints
CIRCLES: Final = (1, 2, BOTRIK)  # the colours of the markers, by circle
BOWL: Final = ("var(--oak)", "var(--oak-light)", "var(--bowl-inside)")


class Board(NamedTuple):
    """What lies on his action board."""

    row: tuple[int, ...]
    bowl: tuple[int, ...]
    is_open: bool
    given: bool
    tried: int  # the action that he is about, or -1
    arranged: bool  # somebody lays out the row, or enters how it came to lie
    drawn: bool  # a marker is being drawn


def board_of(state: Hamlet) -> Board:
    board, decision = state.board, state.decision
    return Board(
        *(tuple(board.row), tuple(board.bowl), board.open, board.given, tried(state)),
        isinstance(decision, (Arrange, ActionRow)),
        isinstance(decision, DrawMarker),
    )


def tried(state: Hamlet) -> int:
    """19.2: the action that he is about while something in it is decided, or -1."""
    for decision in state.stack():
        if isinstance(decision, (Shift, ChooseWorkplace)):
            return decision.action
        if isinstance(decision, (ChooseHost, ChooseLie)):
            return PLACE_ACTION
        if isinstance(decision, (ChooseSite, ChooseEdge)):
            return ROAD_ACTION
    return -1


def botrik_region(state: Hamlet, words: Words, stand: Stand | None) -> Region:
    """The panel of his side, as a seat has one."""
    box, side = (0, 0, WIDTH, HEIGHT), state.setup.botrik
    drawn = NOTHING if stand is None else plate(stand, board_of(state), words, state.setup)
    layer = Layer("botrik", drawn)
    return Region("botrik", box, [layer], label=say(words, "botrik"), seat=side, colour=BOTRIK)


@part
def plate(stand: Stand, board: Board, words: Words, setup: HamletSetup) -> Iterator[Items]:
    yield {"botrik-about": label_area(side_label(stand, words, setup))}
    yield stock(stand, words)
    yield {
        "support": support_tile(stand.gold, board, words),
        "bowl": bowl(board.bowl, say(words, "bowl", *board.bowl)),
    }
    yield blueprints(stand.blueprints, words)
    yield row(board, words)


def stock(stand: Stand, words: Words) -> Items:
    """What he has, where a seat shows the same; his gold lies on the support tile."""
    people = str(stand.standing + stand.lying)
    out = {
        "botrik-avatar": avatar(BOTRIK, False),
        "botrik-flags": stock_line(f"s-flag-{BOTRIK}", 0.48, str(stand.flags), 64, 46),
        "botrik-people": stock_line(f"s-hv-villager-{BOTRIK}", 0.6, people, 62, 17),
        "botrik-roads": road_bit(BOTRIK, str(stand.pieces), 112, 46),
        "botrik-orders": stock_line("s-hv-cross", 1, str(stand.orders), 156, 46),
        "botrik-trades": stock_line("s-hv-scales", 1, str(stand.trades), 200, 46),
        "botrik-points": things.worth(stand.worth, WIDTH - 20, 18, 1.4),
    }
    for place, name in enumerate(stand.milestones):
        out[f"botrik-{name}"] = small_medal(name, 116 + place * 25, 17)
    if stand.rank:
        out["botrik-status"] = status(say(words, "rank", stand.rank))
    return out


def support_tile(gold: int, board: Board, words: Words) -> Drawn:
    """17.8: his gold lies here; the tile is open or closed."""
    state = "open" if board.is_open else "closed"
    label = say(words, "support-label", state, gold)
    shown = say(words, f"support-{'given' if board.given else state}")
    return support(say(words, "support"), shown, gold, board.is_open, label)


@leaf
def support(title: str, status: str, gold: int, is_open: bool, label: str) -> Drawn:
    wide = 104.0
    return g(
        base(wide, 40),
        None if is_open else rect(0, 0, wide, 40, 9, fill="var(--black)", fill_opacity=0.22),
        text(8, 16, title, fitting(title, wide - 16, 13, 8, SERIF, 700), INK, SERIF, 700),
        text(8, 32, status, fitting(status, 54, 12, 8, weight=700),
             "var(--paper-mute)" if is_open else INK, SANS, 700),
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
        path("M6 21C22 20 32 14 34-4H12z", fill="var(--black)", fill_opacity=0.18),
        ellipse(0, -4, 34, 9.5, fill=rim),
        ellipse(0, -3.4, 29, 7, fill=inside),
        [use(f"s-disc-{c}", x, -7 + y, 0.32) for c, (x, y) in zip(drawn, places)],
        things.amount(len(drawn), 32, 13),
        el("title", label),
        transform=at(138, HELD_Y + 18, 0.82),
        role="img",
        aria_label=label,
    )


@part
def blueprints(held: tuple[Tile, ...], words: Words) -> Items:
    out: dict[str, Drawn] = {}
    for place, tile in enumerate(held):
        x = WIDTH - 34 - (HAND - 1 - place) * 35
        label = blueprint_label(words, tile)
        out[f"bp-{tile.name}"] = small_plan(tile, x, HELD_Y + 1, label)
    return out


@part
def row(board: Board, words: Words) -> Items:
    """19.1, 19.2: the action tiles; circles stand over the first three."""
    out: dict[str, Drawn] = {}
    for place, action in enumerate(board.row):
        name = ACTIONS[action]
        under = place < len(CIRCLES)
        label = say(words, "under-circle" if under else "action", place + 1, name)
        title, is_tried = words.token(f"action-{name}"), action == board.tried
        out[f"action-{name}"] = action_tile(name, title, label, left(place), None, is_tried)
    missing = [name for action, name in enumerate(ACTIONS) if action not in board.row]
    for place, name in enumerate(missing if board.arranged else (), len(board.row)):
        title, label = words.token(f"action-{name}"), words.token(name)
        out[f"action-{name}"] = action_tile(name, title, label, left(place), name, False)
    for place, (colour, token) in enumerate(zip(CIRCLES, MARKS)):
        x, live = left(place) + TILE[0] / 2, token if board.drawn else None
        out[f"circle-{token}"] = over(colour, x, live, words.token(token))
    return out


def left(place: int) -> float:
    """Of a place in the row."""
    return 1 + place * (TILE[0] + GAP)


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
        use(f"s-hv-action-{name}", width / 2, 27, 0.95),
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
