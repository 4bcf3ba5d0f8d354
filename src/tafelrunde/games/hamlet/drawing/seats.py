"""What a player has: points, gold, people, animals, pieces left, milestones, blueprints."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.cards import base
from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.text import SANS, text

from .cards import mini
from .medals import medal
from .paint import dye
from .sight import Sight
from .village.map import Items
from .words import blueprint_label, say, side_label

WIDTH: Final = 276.0
HEIGHT: Final = 100.0
TRACK: Final = dye("#d9b27a")


def seat_region(sight: Sight, seat: int) -> Region:
    items: Items = {}
    if sight.is_laid:
        add_head(items, sight, seat)
        add_pieces(items, sight, seat)
        add_held(items, sight, seat)
    layer = Layer(f"seat-{seat}", items)
    box = (0, 0, WIDTH, HEIGHT)
    return Region(f"seat-{seat}", box, [layer], label=sight.words.seat(seat), seat=seat)


def add_head(items: Items, sight: Sight, seat: int) -> None:
    owned = sight.state.sides[seat]
    colour = sight.colour(seat)
    everybody = len(owned.standing) + len(owned.lying) + len(sight.acting(seat))
    items[f"about-{seat}"] = label_area(side_label(sight, seat))
    items[f"avatar-{seat}"] = avatar(colour, seat in sight.view.actors)
    items[f"gold-{seat}"] = stock_line("s-hv-gold", 0.8, str(owned.gold), 62, 17)
    ready = f"{len(owned.standing)}/{everybody}"
    items[f"people-{seat}"] = stock_line(f"s-hv-villager-{colour}", 0.6, ready, 116, 17)
    animals = len(owned.donkeys) + len(owned.driven)
    items[f"animals-{seat}"] = stock_line(f"s-hv-donkey-{colour}", 0.58, str(animals), 184, 17)
    items[f"points-{seat}"] = things.worth(points(sight, seat), WIDTH - 20, 18, 1.4)
    status = rank(sight, seat)
    if status:
        items[f"status-{seat}"] = text(
            WIDTH - 2, 47, status, 12.5, "var(--accent)", SANS, 700, "end"
        )


def points(sight: Sight, side: int) -> int:
    """So far, or at the end of the match."""
    outcome = sight.view.outcome
    return sight.state.sides[side].points if outcome is None else outcome.scores[side]


def rank(sight: Sight, side: int) -> str:
    outcome = sight.view.outcome
    return "" if outcome is None else say(sight.words, "rank", outcome.ranks[side])


def add_pieces(items: Items, sight: Sight, seat: int) -> None:
    """What is left, and what counts for awards."""
    owned = sight.state.sides[seat]
    colour = sight.colour(seat)
    items[f"flags-{seat}"] = stock_line(f"s-flag-{colour}", 0.48, str(owned.flags), 64, 46)
    items[f"roads-{seat}"] = road_bit(colour, str(owned.pieces), 112, 46)
    orders, trades = owned.orders.bit_count(), owned.trades.bit_count()
    items[f"orders-{seat}"] = stock_line("s-hv-cross", 1, str(orders), 156, 46)
    items[f"trades-{seat}"] = stock_line("s-hv-scales", 1, str(trades), 200, 46)


def add_held(items: Items, sight: Sight, seat: int) -> None:
    """Milestones, and the plans of blueprints; the reader's own lie before them as cards."""
    for place, name in enumerate(sight.milestones(seat)):
        items[f"medal-{seat}-{name}"] = small_medal(name, 18 + place * 25, 80)
    names = sight.state.setup.names
    for place, tile in enumerate(sight.state.sides[seat].blueprints):
        x = WIDTH - 36 - (len(sight.state.sides[seat].blueprints) - 1 - place) * 37
        items[f"plan-{seat}-{names[tile]}"] = small_plan(tile, x, 60, blueprint_label(sight, tile))


@leaf
def label_area(label: str) -> Drawn:
    """Words for those who do not see the region."""
    return rect(0, 0, WIDTH, HEIGHT, fill="none", role="img", aria_label=label)


@leaf
def avatar(colour: int, asked: bool) -> Drawn:
    """The seat's colour, with a sign while the seat is to decide."""
    sign = (
        circle(30, 28, 7.5, fill="var(--accent)", stroke="var(--panel)", stroke_width=2),
        path("M27.8 24.2 34 28 27.8 31.8z", fill="var(--on-accent)"),
    )
    return g(
        use(f"s-hv-villager-{colour}", 20, 24, 1.12), sign if asked else None, aria_hidden=True
    )


@leaf
def stock_line(ref: str, scale: float, words: str, x: float, y: float) -> Drawn:
    """A picture and how many there are."""
    drop = 34 * scale / 2 if "flag" in ref else 0
    left = x - (8 if "flag" in ref else 0)
    return g(
        use(ref, left, y + drop, scale),
        text(x + 15, y + 5.2, words, 14.5, "var(--ink)", SANS, 700),
        aria_hidden=True,
    )


@leaf
def road_bit(colour: int, words: str, x: float, y: float) -> Drawn:
    return g(
        g(
            rect(-13, -5, 26, 11, 3, fill=TRACK),
            rect(-13, -6.5, 26, 4, 2, fill=player(colour)),
            rect(-13, 3.6, 26, 4, 2, fill=player(colour)),
            transform=at(x, y, 0.9, -18),
        ),
        text(x + 16, y + 5.2, words, 14.5, "var(--ink)", SANS, 700),
        aria_hidden=True,
    )


@leaf
def small_medal(name: str, x: float, y: float) -> Drawn:
    return g(medal(name, 0.78), transform=at(x, y), aria_hidden=True)


@leaf
def small_plan(tile: int, x: float, y: float, label: str) -> Drawn:
    return g(
        base(33, 37),
        mini(tile, 16.5, 17, 26, 26),
        el("title", label),
        transform=at(x, y),
        role="img",
        aria_label=label,
    )
