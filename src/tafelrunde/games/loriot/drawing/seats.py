"""What belongs to a seat: where its stones are, its points, its cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, ellipse, g, path, rect, symbol, use
from tafelrunde.draw.text import SANS, text
from tafelrunde.draw.things import STAR, coin
from tafelrunde.words.words import Words

from ..rules.numbers import COLOURS, OUT, RANKS, WAITING, WORTH
from .cards import SHAPES, SUITS, ink_of, suit_of, worth
from .desk.choice import button
from .fields import laurel
from .look import Look
from .map import GRAPH
from .words import ranks_told, say

WIDTH: Final = 276.0
LOW: Final = 36.0
TALL: Final = 60.0  # with the cards in single file
MIDDLE: Final = 18.0  # of the line with bell, counts and points
COUNT: Final = 18.0  # large, for a phone shows all this at a third of its size
FEW: Final = 4
# places of stones, and their signs
ICONS: Final = {"waiting": "waiting", "way": "way", "target": "arrived", "out": "out"}
TARGETS: Final = frozenset(GRAPH.targets)


class Stand(NamedTuple):
    """What is to be seen before a seat."""

    seat: int
    counts: tuple[int, ...]  # of its stones, by place
    points: int
    hand: int  # ranks as bits
    skips: bool
    is_tall: bool


def seat_region(look: Look, words: Words, seat: int, offered: tuple[int, ...]) -> Region:
    state, tall = look.state, look.seats <= FEW
    player = state.players[seat]
    each = len(player.stones)
    counts = count(look.at[seat * each : (seat + 1) * each])
    stand = Stand(seat, counts, state.points(seat), player.hand, player.skips, tall)
    on_turn = seat == state.turn and not look.is_over
    layer = Layer(f"seat-{seat}", bell(seat, on_turn), plate(stand, seat in offered, words))
    box = (0.0, 0.0, WIDTH, TALL if tall else LOW)
    return Region(f"seat-{seat}", box, [layer], label=words.seat(seat), seat=seat)


def high(stand: Stand) -> float:
    return TALL if stand.is_tall else LOW


@part
def bell(seat: int, on_turn: bool) -> Items:
    return {f"avatar-{seat}": avatar(seat, on_turn)}


@part
def plate(stand: Stand, is_offered: bool, words: Words) -> Items:
    seat, suit = stand.seat, suit_of(stand.seat)
    out = {f"about-{seat}": label_area(seat_label(stand, words), high(stand))}
    for place, (icon, count) in enumerate(zip(ICONS, stand.counts)):
        out[f"n-{icon}-{seat}"] = counted(icon, count, 56 + place * 37.0)
    out[f"n-cards-{seat}"] = card_count(suit, stand.hand.bit_count(), 205)
    out[f"worth-{seat}"] = score(stand.points)
    if stand.skips:
        out[f"skips-{seat}"] = pause(say(words, "skips"))
    if stand.is_tall:
        out[f"cards-{seat}"] = single_file(suit, stand.hand)
    if is_offered:
        box = (1, 1, WIDTH - 2, high(stand) - 2, 9)
        out[f"take-{seat}"] = button(COLOURS[seat], words.seat(seat), None, (), box)
    return out


def count(fields: tuple[int, ...]) -> tuple[int, ...]:
    """Stones that wait, are on their way, on a target, or out."""
    waiting, out = fields.count(WAITING), fields.count(OUT)
    home = len([field for field in fields if field in TARGETS])
    return waiting, len(fields) - waiting - home - out, home, out


def seat_label(stand: Stand, words: Words) -> str:
    """Everything in a seat's region in one sentence."""
    name = f"{words.seat(stand.seat)} ({say(words, 'colour', COLOURS[stand.seat])})"
    parts = [name, say(words, "points", stand.points)]
    places = zip(ICONS, stand.counts)
    parts += [say(words, f"count-{place}", count) for place, count in places if count]
    parts.append(say(words, "holds", stand.hand.bit_count()))
    if stand.hand:
        parts.append(" ".join(ranks_told(words, stand.hand)))
    if stand.skips:
        parts.append(say(words, "skips"))
    return ", ".join(parts)


@leaf
def label_area(label: str, high: float) -> Drawn:
    """Words for those who do not see the region."""
    return rect(0, 0, WIDTH, high, fill="none", role="img", aria_label=label)


@leaf
def avatar(seat: int, on_turn: bool) -> Drawn:
    """The seat's bell, with a sign while it is its turn."""
    sign = (
        circle(33, 27, 7, fill="var(--accent)", stroke="var(--panel)", stroke_width=2),
        path("M31 23.4 36.8 27 31 30.6z", fill="var(--on-accent)"),
    )
    return g(
        ellipse(21, 30, 17, 5.4, fill="url(#gr-shadow)"),
        use(f"s-bell-{seat}", 20, 29, 1.1),
        sign if on_turn else None,
        aria_hidden=True,
    )


@leaf
def counted(icon: str, count: int, x: float) -> Drawn:
    ink = "var(--ink)" if count else "var(--mute)"
    return g(
        use(f"s-lo-{ICONS[icon]}", x, MIDDLE, 0.95),
        text(x + 13.5, MIDDLE + 6.4, str(count), COUNT, ink, SANS, 700 if count else 400),
        opacity=None if count else 0.55,
    )


@leaf
def card_count(suit: str, count: int, x: float) -> Drawn:
    papers = g(
        rect(-7, -6, 9, 13, 1.8, transform="rotate(-12)"),
        rect(-2, -7, 9, 13, 1.8, transform="rotate(8)"),
        fill="var(--paper)",
        stroke="var(--paper-edge)",
        stroke_width=0.9,
    )
    return g(
        papers,
        path(SHAPES[suit], fill=ink_of(suit), transform=at(2.8, 0, 0.32)),
        text(11.5, 6.4, str(count), COUNT, "var(--ink)", SANS, 700),
        transform=at(x, MIDDLE),
        opacity=None if count else 0.55,
    )


@leaf
def score(points: int) -> Drawn:
    if points:
        return g(coin(WIDTH - 18, MIDDLE - 1, str(points), 17))
    return g(
        circle(WIDTH - 18, MIDDLE, 17, fill="var(--panel-2)", stroke="var(--line)"),
        text(WIDTH - 18, MIDDLE + 6.4, "0", COUNT, "var(--mute)", SANS, 700, "middle"),
    )


@leaf
def pause(label: str) -> Drawn:
    """Misses the next turn."""
    return g(
        circle(33, 9, 8, fill="var(--attack-deep)", stroke="var(--panel)", stroke_width=2),
        path(
            "M31 5.6v6.8M35 5.6v6.8", stroke="var(--white)", stroke_width=2, stroke_linecap="round"
        ),
        role="img",
        aria_label=label,
    )


@leaf
def single_file(suit: str, hand: int) -> Drawn:
    """All thirteen places: what this seat can still play."""
    places = []
    for place, rank in enumerate(RANKS):
        name = f"slip-{suit}-{worth(rank)}" if hand >> place & 1 else "slip"
        places.append(use(f"s-lo-{name}", 3 + place * 20.9, 40))
    return g(places, aria_hidden=True)


def slip(name: str, words: str, ink: str) -> Drawn:
    """A card as small as can be, or the place of one that is gone."""
    paper = rect(
        *(0, 0, 18.5, 18, 4),
        fill="var(--paper)" if words else "none",
        stroke="var(--paper-edge)" if words else "var(--line)",
        stroke_dasharray=None if words else "2 3",
    )
    number = text(9.2, 13.4, words, 12.5, ink, SANS, 700, "middle") if words else None
    return symbol(f"s-lo-{name}", paper, number)


def slips() -> dict[str, Drawn]:
    known = {(suit, value) for suit in SUITS for value in WORTH}
    drawn = [slip(f"slip-{suit}-{value}", str(value), ink_of(suit)) for suit, value in known]
    return {one.id: one for one in [slip("slip", "", ""), *drawn]}


def arrived() -> Drawn:
    star = path(STAR, fill="var(--gilding)", transform="scale(.62)")
    return symbol("s-lo-arrived", laurel(7, 6.8, 0.56, 6), star)


SYMBOLS: Final = {**slips(), "s-lo-arrived": arrived()}
