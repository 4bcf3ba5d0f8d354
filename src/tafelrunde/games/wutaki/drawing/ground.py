"""The jungle that everything lies on, plaques, ribbons, visit fields, pills and tips."""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias

from tafelrunde.draw.el import Child, Drawn, el, leaf
from tafelrunde.draw.shape import at, d, g, keep, path, rect, use
from tafelrunde.draw.table import soft_shadow
from tafelrunde.draw.text import SANS, SERIF, fitting, measure, text

Items: TypeAlias = dict[str, Drawn]
INK: Final = "var(--paper-ink)"
LEAVES: Final = 4  # kinds of green
BADGE: Final = 7.6  # the least radius of a badge
LETTER: Final = 1.6  # the letters on a badge, by its radius: never below 12 units
LEAF: Final = "M0 0C8-9 22-9 32 0 22 9 8 9 0 0z"


def tip(words: str) -> Drawn:
    """What a pointer that rests here is told."""
    return el("title", words)


def rim_leaf(random: Random, width: float, height: float) -> Drawn:
    side = random.randrange(4)
    along = random.uniform(0.09, 0.91)
    x = (along * width, along * width, 5.0, width - 5)[side]
    y = (5.0, height - 5, along * height, along * height)[side]
    turn = (90, -90, 0, 180)[side] + random.uniform(-50, 50)
    return path(
        LEAF,
        fill=f"var(--leaf-{random.randrange(LEAVES)})",
        fill_opacity=0.85,
        transform=at(round(x), round(y), round(random.uniform(0.5, 0.95), 2), round(turn)),
    )


@leaf
def jungle(width: float, height: float, seed: int = 2) -> Drawn:
    """A piece of the board: green, leaves along its rim, a wooden edge with a brass line."""
    random = Random(seed)
    w, h = width - 6, height - 6
    ring = d("M", 17, 3, "h", w - 28, "a", 14, 14, 0, 0, 1, 14, 14, "v", h - 28)
    ring += d("a", 14, 14, 0, 0, 1, -14, 14, "h", 28 - w, "a", 14, 14, 0, 0, 1, -14, -14)
    ring += d("v", 28 - h, "a", 14, 14, 0, 0, 1, 14, -14, "z")
    many = round((width + height) / 17)
    return g(
        soft_shadow(3, 3, w, h, 14, 7),
        path(ring, fill="url(#gr-wu-jungle)"),
        [rim_leaf(random, width, height) for _ in range(many)],
        path(ring, fill="none", stroke="var(--frame)", stroke_width=6),
        path(ring, fill="none", stroke="var(--brass-light)", stroke_width=1.4),
    )


@leaf
def plaque(
    x: float, y: float, width: float, height: float, r: float = 10, fill: str = "var(--paper)"
) -> Drawn:
    """Paper with two lines around it, lying on the board."""
    return g(
        rect(x + 1.5, y + 3, width, height, r, fill="var(--black)", fill_opacity=0.28),
        rect(x, y, width, height, r, fill=fill, stroke="var(--plaque-edge)", stroke_width=1.5),
        rect(
            *(x + 3.5, y + 3.5, width - 7, height - 7, r - 3.5),
            fill="none",
            stroke="var(--paper-line)",
            stroke_opacity=0.6,
        ),
    )


@leaf
def ribbon(x: float, y: float, words: str, room: float, size: float = 13.5) -> Drawn:
    """A name on dark wood, as wide as it needs, centred on (x, y)."""
    size = fitting(words, room, size, 9, SERIF, 700)
    wide = measure(words, size, SERIF, 700) + 12
    high = size * 0.8
    shape = d("M", x - wide / 2 - 8, y - high, "h", wide + 16, "l", -5, high, 5, high)
    shape += d("h", -wide - 16, "l", 5, -high, "z")
    return g(
        path(shape, fill="var(--black)", fill_opacity=0.25, transform="translate(0 2)"),
        path(shape, fill="var(--timber)", stroke="var(--timber-edge)", stroke_width=1.1),
        text(
            x,
            y + size * 0.34,
            words,
            size,
            "var(--timber-letters)",
            SERIF,
            700,
            "middle",
            class_="keep",
        ),
    )


@leaf
def field(x: float, y: float, scale: float = 1) -> Drawn:
    return use("s-wu-field", x, y, scale)


@leaf
def pill(
    x: float, y: float, words: str, icon: str, label: str, size: float = 15, wide: float = 0
) -> Drawn:
    """An amount and what of, on paper, centred on (x, y)."""
    letters = measure(words, size, SERIF, 700)
    width = max(wide, letters + size * 2.2)
    left = -(letters + size * 1.35) / 2
    return keep(
        *(x, y),
        tip(label),
        rect(
            *(-width / 2, -size * 0.78, width, size * 1.56, size * 0.78),
            fill="var(--pill)",
            fill_opacity=0.95,
            stroke="var(--plaque-edge)",
        ),
        text(left, size * 0.36, words, size, INK, SERIF, 700),
        use(f"s-wu-{icon}", left + letters + size * 0.75, 0, size * 0.048),
        role="img",
        aria_label=label,
    )


@leaf
def icon(name: str, x: float, y: float, scale: float, label: str) -> Drawn:
    """A symbol that says what it means."""
    return g(tip(label), use(f"s-wu-{name}", x, y, scale), role="img", aria_label=label)


@leaf
def counted(
    name: str,
    number: int | str,
    x: float,
    y: float,
    scale: float,
    label: str,
    least: float = BADGE,
) -> Drawn:
    """A symbol with its number in a dark badge, of this radius at least, at the lower right."""
    return g(
        tip(label),
        use(f"s-wu-{name}", x, y, scale),
        badge(number, x + 11 * scale, y + 9 * scale, max(least, 7.6 * scale)),
        role="img",
        aria_label=label,
    )


def badge(number: int | str, x: float, y: float, r: float) -> Child:
    """A dark disc with a number; longer ones make it a pill, no letter is smaller for that."""
    words = str(number)
    half = max(r, measure(words, r * LETTER, SANS, 700) / 2 + r * 0.4)
    return (
        rect(
            *(x - half, y - r, 2 * half, 2 * r, r),
            fill=INK,
            stroke="var(--badge-rim)",
            stroke_width=r * 0.16,
        ),
        text(
            *(x, y + r * 0.56, words, r * LETTER),
            fill="var(--bone)",
            font=SANS,
            weight=700,
            anchor="middle",
        ),
    )


@leaf
def worth(number: int | str, x: float, y: float, scale: float, label: str) -> Drawn:
    """Victory points in the golden hexagon."""
    words = str(number)
    size = 13 if len(words) < 3 else 10
    return g(
        tip(label),
        use("s-worth", x, y, scale),
        text(x, y + size * 0.36 * scale, words, size * scale, INK, SERIF, 700, "middle"),
        role="img",
        aria_label=label,
    )


@leaf
def hit(
    token: str | None, label: str, x: float, y: float, width: float, height: float, r: float = 10
) -> Drawn:
    """What is clicked: an area without a picture of its own, below or above what is drawn."""
    return g(
        tip(label),
        rect(x, y, width, height, r, fill="var(--white)", fill_opacity=0, pointer_events="all"),
        data_token=token,
        role="img",
        aria_label=label,
    )
