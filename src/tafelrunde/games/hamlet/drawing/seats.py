"""What a player has: points, gold, people, animals, pieces left, milestones, blueprints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.palette import player
from tafelrunde.draw.part import NOTHING, Items, part
from tafelrunde.draw.shape import at, circle, g, path, rect, use
from tafelrunde.draw.text import SANS, text
from tafelrunde.words.words import Words

from ..data import Tile
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from .cards import small_plan
from .medals import medal
from .sight import Folk, colour_of, milestones_of
from .words import blueprint_label, listed, say, side_name

WIDTH: Final = 276.0
HEIGHT: Final = 100.0


class Stand(NamedTuple):
    """What is to be seen before a side."""

    side: int
    colour: int
    asked: bool
    worth: int  # so far, or at the end of the match
    rank: int  # 0 while the match goes on
    points: int
    gold: int
    acting: int
    standing: int
    lying: int
    animals: int
    pieces: int
    flags: int
    orders: int
    trades: int
    landmarks: int
    blueprints: tuple[Tile, ...]
    milestones: tuple[str, ...]


def stand(view: View, state: Hamlet, side: int, folk: Folk) -> Stand:
    owned, outcome = state.sides[side], view.outcome
    return Stand(
        side=side,
        colour=colour_of(state.setup, side),
        asked=side in view.actors,
        worth=owned.points if outcome is None else outcome.scores[side],
        rank=0 if outcome is None else outcome.ranks[side],
        points=owned.points,
        gold=owned.gold,
        acting=len(folk.acting),
        standing=len(folk.standing),
        lying=len(folk.lying),
        animals=len(folk.animals),
        pieces=owned.pieces,
        flags=owned.flags,
        orders=owned.orders.bit_count(),
        trades=owned.trades.bit_count(),
        landmarks=owned.landmarks.bit_count(),
        blueprints=tuple([state.setup.tiles[tile] for tile in owned.blueprints]),
        milestones=milestones_of(state, side),
    )


def seat_region(words: Words, setup: HamletSetup, seat: int, stand: Stand | None) -> Region:
    """Empty until the village is laid out."""
    drawn = NOTHING if stand is None else plate(stand, words, setup)
    layer, box = Layer(f"seat-{seat}", drawn), (0, 0, WIDTH, HEIGHT)
    return Region(f"seat-{seat}", box, [layer], label=words.seat(seat), seat=seat)


@part
def plate(stand: Stand, words: Words, setup: HamletSetup) -> Iterator[Items]:
    seat, colour = stand.side, stand.colour
    yield {f"about-{seat}": label_area(side_label(stand, words, setup))}
    yield head(seat, colour, stand.asked, stand.gold, stand.worth, stand.rank, words)
    everybody = stand.standing + stand.lying + stand.acting
    yield people(seat, colour, f"{stand.standing}/{everybody}", str(stand.animals))
    yield pieces(seat, colour, stand.flags, stand.pieces, stand.orders, stand.trades)
    yield held(seat, stand.milestones, stand.blueprints, words)


@part
def head(
    seat: int, colour: int, asked: bool, gold: int, worth: int, rank: int, words: Words
) -> Items:
    out = {
        f"avatar-{seat}": avatar(colour, asked),
        f"gold-{seat}": stock_line("s-hv-gold", 0.8, str(gold), 62, 17),
        f"points-{seat}": things.worth(worth, WIDTH - 20, 18, 1.4),
    }
    if rank:
        out[f"status-{seat}"] = status(say(words, "rank", rank))
    return out


@part
def people(seat: int, colour: int, ready: str, animals: str) -> Items:
    return {
        f"people-{seat}": stock_line(f"s-hv-villager-{colour}", 0.6, ready, 116, 17),
        f"animals-{seat}": stock_line(f"s-hv-donkey-{colour}", 0.58, animals, 184, 17),
    }


@part
def pieces(seat: int, colour: int, flags: int, roads: int, orders: int, trades: int) -> Items:
    """What is left, and what counts for awards."""
    return {
        f"flags-{seat}": stock_line(f"s-flag-{colour}", 0.48, str(flags), 64, 46),
        f"roads-{seat}": road_bit(colour, str(roads), 112, 46),
        f"orders-{seat}": stock_line("s-hv-cross", 1, str(orders), 156, 46),
        f"trades-{seat}": stock_line("s-hv-scales", 1, str(trades), 200, 46),
    }


@part
def held(
    seat: int, milestones: tuple[str, ...], blueprints: tuple[Tile, ...], words: Words
) -> Items:
    """Milestones, and the plans of blueprints; the reader's own lie before them as cards."""
    out: dict[str, Drawn] = {}
    for place, name in enumerate(milestones):
        out[f"medal-{seat}-{name}"] = small_medal(name, 18 + place * 25, 80)
    for place, tile in enumerate(blueprints):
        x = WIDTH - 36 - (len(blueprints) - 1 - place) * 37
        label = blueprint_label(words, tile)
        out[f"plan-{seat}-{tile.name}"] = small_plan(tile, x, 60, label)
    return out


def side_label(stand: Stand, words: Words, setup: HamletSetup) -> str:
    """Everything that a side has, in one sentence."""
    plans = [words.token(tile.name) for tile in stand.blueprints]
    medals = [words.token(name) for name in stand.milestones]
    parts = [
        say(words, "has", side_name(words, setup, stand.side), stand.points, stand.gold),
        say(words, "people", stand.standing, stand.lying),
        say(words, "animals", stand.animals),
        say(words, "roads-left", stand.pieces),
        say(words, "flags-left", stand.flags),
        say(words, "owns-blueprints", listed(words, plans)),
        say(words, "owns-milestones", listed(words, medals)),
        say(words, "counts", stand.orders, stand.trades, stand.landmarks),
    ]
    return ", ".join(parts)


def label_area(label: str) -> Drawn:
    """Words for those who do not see the region."""
    return rect(0, 0, WIDTH, HEIGHT, fill="none", role="img", aria_label=label)


@leaf
def status(words: str) -> Drawn:
    return text(WIDTH - 2, 47, words, 12.5, "var(--accent)", SANS, 700, "end")


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
            rect(-13, -5, 26, 11, 3, fill="var(--road-piece)"),
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
