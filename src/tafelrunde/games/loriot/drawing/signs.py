"""Signs above the stones: ways to choose, where success leads, the number that is asked."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import marks
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, circle, d, ellipse, g, keep, path, rect
from tafelrunde.draw.text import SANS, measure, text
from tafelrunde.draw.things import coin
from tafelrunde.words.words import Words

from .crowd import Stone
from .desk.choice import arrow, verdict
from .fields import thinker
from .look import SUMS
from .map import SPOTS, Spot, branches
from .place import WIDE
from .words import say

DECIDES: Final = (*SUMS, "white", "duel", "aim", "oppose")
WAY: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@part
def ways(mover: Stone, offered: tuple[str, ...], words: Words) -> Items:
    """Ways to choose on a junction."""
    spot = SPOTS[mover.at]
    out = {}
    for way in offered:
        dx, dy = WAY[way]
        out[f"way-{way}"] = way_sign(way, spot.x + dx * 34, spot.y + dy * 30, words.token(way))
    return out


@part
def leads(mover: Stone, ask: str, aims: tuple[str, ...], late: bool, words: Words) -> Items:
    """7.4, 7.5: where success and failure lead, while it is being decided."""
    spot = mover.spot
    if spot is None or ask not in DECIDES or not spot.is_large:
        return {}
    out = {}
    arms = {name: SPOTS[arm] for name, arm in branches(spot, mover.came_from, late).items() if arm}
    free = -1 if any(other.x > spot.x + 12 for other in arms.values()) else 1
    for name, other in arms.items():
        out[f"leads-{name}"] = lead(
            *(name == "success", say(words, f"result-{name}"), name if name in aims else None),
            *(other.x, other.y, *pill_place(spot, other, free)),
        )
    return out


@part
def asked(mover: Stone, ask: str, number: int) -> Items:
    """On a head field the number that is to be made."""
    if ask not in SUMS or not number:
        return {}
    spot = SPOTS[mover.at]
    return {"asked": bubble(spot.x, spot.y - 54, str(number))}


def pill_place(spot: Spot, other: Spot, free: int) -> tuple[float, float]:
    """The word stands below the way, or beside one that leads down: where no other way goes."""
    if abs(other.x - spot.x) < 12:
        is_near = min(other.x, WIDE - other.x) < 120
        return other.x + 62 * free, other.y + 14 + (16 if is_near else 0)
    return other.x + (28 if other.x > spot.x else -28), other.y + 36


@leaf
def lead(
    good: bool, words: str, token: str | None, x: float, y: float, pill_x: float, pill_y: float
) -> Drawn:
    colour = "live-deep" if good else "attack-deep"
    wide = measure(words, 12.5, SANS, 700) + 20
    pill_x = min(max(pill_x, wide / 2 + 14), WIDE - wide / 2 - 14)
    side = 1 if pill_x > x else -1  # where it grows to, away from the other one
    ring = ellipse(
        *(x, y, 13.4, 10.2),
        fill=f"var(--{colour})",
        fill_opacity=0.3,
        stroke=f"var(--{colour})",
        stroke_width=2.6,
        stroke_dasharray="5 2.6",
    )
    return g(
        ellipse(x, y, 13.4, 10.2, fill="none", stroke="var(--white)", stroke_width=5),
        ring,
        g(verdict(good, 0.6), transform=at(x, y)),
        path(d("M", x, y + 10, "L", pill_x, pill_y - 8), stroke="var(--white)", stroke_width=1.5),
        keep(
            *(pill_x - side * wide / 2, pill_y),
            rect(
                *(wide / 2 * (side - 1), -10, wide, 20, 10),
                fill=f"var(--{colour})",
                stroke="var(--white)",
                stroke_width=1.3,
            ),
            text(side * wide / 2, 4.5, words, 12.5, "var(--white)", SANS, 700, "middle"),
        ),
        data_token=token,
        role="img",
        aria_label=words,
        pointer_events=None if token else "none",
    )


@leaf
def way_sign(way: str, x: float, y: float, label: str) -> Drawn:
    return g(
        circle(0, 0, 17, fill="var(--panel)", stroke="var(--live)", stroke_width=2.6),
        arrow(way, "var(--live-deep)", 0.8),
        marks.when(
            "focus", "", circle(0, 0, 19, fill="none", stroke="var(--focus)", stroke_width=5)
        ),
        marks.when(
            "chosen", "", circle(0, 0, 17, fill="none", stroke="var(--glow)", stroke_width=5)
        ),
        class_="cell",
        transform=at(x, y),
        data_token=way,
        role="img",
        aria_label=label,
    )


@leaf
def bubble(x: float, y: float, goal: str) -> Drawn:
    """A thought: the number to be made."""
    return g(
        rect(-33.5, -13, 70, 32, 16, fill="var(--black)", fill_opacity=0.28),
        circle(0, 20, 3.2, fill="var(--card-paper)", stroke="var(--card-edge)", stroke_width=0.9),
        rect(
            *(-35, -16, 70, 32, 16),
            fill="var(--card-paper)",
            stroke="var(--card-edge)",
            stroke_width=1.2,
        ),
        thinker(-16, 0, 1.06, "var(--thought)", "var(--card-paper)"),
        coin(16, 0, goal, 12.5),
        transform=at(x, y),
        pointer_events="none",
    )
