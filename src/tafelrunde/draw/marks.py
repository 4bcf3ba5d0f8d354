"""States as shapes, not only as colours: possible, chosen, attack, join, route, last move, focus.

A mark names the token it belongs to (`data-mark`) and is hidden until the page sets `data-live` or
`data-chosen` on all elements with that `data-token` or `data-mark`. `state` shows it at once, for
pictures without a page. Kinds: free (dashed, empty field), pick (solid, something to take), join
(solid, +), attack (red, ×).

A die that was thrown tumbles and a card that was turned over opens when the element with the class
`tumble` or `turned` is new: give it an id of its own for each throw.
"""

from __future__ import annotations

from math import atan2, degrees, hypot
from typing import Final, Literal, TypeAlias

from tafelrunde.draw.el import Child, Drawn, leaf
from tafelrunde.draw.hexes import SQUASH, UNIT, hexagon
from tafelrunde.draw.palette import player
from tafelrunde.draw.shape import (
    Point,
    at,
    circle,
    ellipse,
    g,
    path,
    radial,
    rect,
    smooth,
    symbol,
    use,
)  # fmt: skip
from tafelrunde.draw.things import arrow_head

Kind: TypeAlias = Literal["free", "pick", "join", "attack"]
State: TypeAlias = Literal["", "live", "chosen"]
KINDS: Final = ("free", "pick", "join", "attack")
CSS: Final = """\
[data-live]>.when-live,[data-chosen]>.when-chosen,:focus-visible>.when-focus{visibility:visible}
[data-has-chosen] [data-live]>.when-next{visibility:visible}
[data-token][data-live]:hover{cursor:pointer}
[data-token]:focus-visible{outline:5px solid var(--focus)}
.cell:focus-visible{outline:none}
.piece{pointer-events:none}
.piece[data-chosen]{translate:0 -7px}
.tumble,.turned{transform-box:fill-box;transform-origin:center}
.tumble{animation:tumble .6s cubic-bezier(.2,.7,.3,1)}
.turned{animation:turned .4s ease-out}
@keyframes tumble{from{rotate:-540deg;scale:.6}}
@keyframes turned{from{scale:0 1}}
"""


def paint(kind: str) -> str:
    return "attack" if kind == "attack" else "live"


def hex_symbol(kind: str) -> Drawn:
    colour = paint(kind)
    free = kind == "free"
    return symbol(
        f"s-hex-{kind}",
        path(
            hexagon(0.9),
            fill=f"url(#gr-{colour})",
            stroke=f"var(--{colour})",
            stroke_width=2.4 if free else 3.6,
            stroke_dasharray="7 5" if free else None,
            stroke_linecap="round",
        ),
        (
            ellipse(0, 0, 7, 7 * SQUASH, fill="var(--live)", fill_opacity=0.8),
            ellipse(0, 0, 3, 3 * SQUASH, fill="var(--live-soft)"),
        )
        if free
        else None,
    )


def chosen_symbol() -> Drawn:
    return symbol(
        "s-hex-chosen",
        ellipse(0, 0, UNIT * 1.5, UNIT * 1.5 * SQUASH, fill="url(#gr-glow)"),
        path(hexagon(0.93), fill="var(--chosen)", fill_opacity=0.3),  # the ground stays seen
        path(hexagon(0.9), fill="none", stroke="var(--live)", stroke_width=4.5),
        path(hexagon(0.8), fill="none", stroke="var(--white)", stroke_width=2),
    )


def focus_symbol() -> Drawn:
    return symbol(
        "s-hex-focus",
        path(hexagon(0.9), fill="none", stroke="var(--focus-gap)", stroke_width=8),
        path(hexagon(0.9), fill="none", stroke="var(--focus)", stroke_width=5),
    )


def defs() -> list[Drawn]:
    core, glow = "var(--glow-core)", "var(--glow)"
    washes = [
        radial(
            f"gr-{name}",
            *((0, f"var(--{name})", 0), (0.6, f"var(--{name})", 0.1), (1, f"var(--{name})", 0.45)),
        )
        for name in ("live", "attack")
    ]
    return [
        *washes,
        radial("gr-glow", (0, core, 0.95), (0.5, glow, 0.55), (1, glow, 0)),
        *(hex_symbol(kind) for kind in KINDS),
        chosen_symbol(),
        focus_symbol(),
    ]


def when(state: str, shown: str, *parts: Child) -> Drawn:
    """Parts that are there in one state only."""
    return g(parts, class_=f"when-{state}", visibility=None if shown == state else "hidden")


def mark(token: str | None, *parts: Child, transform: str | None = None) -> Drawn:
    return g(parts, class_="mark", data_mark=token, pointer_events="none", transform=transform)


@leaf
def hex_mark(
    kind: Kind, x: float, y: float, token: str | None, radius: float = UNIT, state: State = ""
) -> Drawn:
    """What a hex looks like while it is possible or chosen; a layer between cells and pieces."""
    return mark(
        token,
        when("live", state, use(f"s-hex-{kind}")),
        when("chosen", state, use("s-hex-chosen")),
        transform=at(x, y, radius / UNIT),
    )


@leaf
def badge(
    kind: Kind, x: float, y: float, token: str | None, scale: float = 1, state: State = ""
) -> Drawn:
    """The sign above the pieces: × attack, + join where it is possible, ✓ where it is chosen."""
    is_tick = kind in ("free", "pick")
    sign = use(f"s-badge-{'pick' if is_tick else kind}")
    return mark(
        token, when("chosen" if is_tick else "live", state, sign), transform=at(x, y, scale)
    )


@leaf
def round_mark(
    kind: Kind, x: float, y: float, r: float, token: str | None, state: State = ""
) -> Drawn:
    """A slot or a small piece that can be taken: a ring and a plus in an empty one."""
    colour = paint(kind)
    ring = circle(
        *(0, 0, r),
        fill=f"var(--{colour})",
        fill_opacity=0.5 if kind == "free" else 0.15,
        stroke=f"var(--{colour})",
        stroke_width=3,
    )
    plus = path(
        f"M{-r * 0.35:g} 0h{r * 0.7:g}M0 {-r * 0.35:g}v{r * 0.7:g}",
        stroke="var(--white)",
        stroke_width=2.6,
        stroke_linecap="round",
    )
    halo = circle(0, 0, r + 2.4, fill="none", stroke="var(--white)", stroke_width=2)
    lit = circle(0, 0, r * 1.6, fill="url(#gr-glow)")
    return mark(
        token,
        when("live", state, ring, halo, plus if kind == "free" else None),
        when("chosen", state, lit, ring, halo),
        transform=at(x, y),
    )


@leaf
def card_mark(
    kind: Kind,
    x: float,
    y: float,
    width: float,
    height: float,
    token: str | None,
    state: State = "",
    r: float = 13,
) -> Drawn:
    """A frame around a card or any upright field; drawn below it, it stands out on all sides."""
    colour = paint(kind)
    box = (x - 5, y - 5, width + 10, height + 10, r)
    live = rect(
        *box,
        fill=f"var(--{colour})",
        fill_opacity=0.28,
        stroke=f"var(--{colour})",
        stroke_width=3,
        stroke_dasharray="7 5" if kind == "free" else None,
    )
    chosen = rect(*box, fill="var(--glow)", fill_opacity=0.8, stroke="var(--live)", stroke_width=4)
    return mark(token, when("live", state, live), when("chosen", state, chosen))


@leaf
def route(points: tuple[Point, ...], seat: int, short: float = 30) -> Drawn:
    """The way of a move that is being considered, as an arrow in the player's colour."""
    (ax, ay), (bx, by) = points[-2], points[-1]
    part = (short - 6) / (hypot(bx - ax, by - ay) or 1)
    line = smooth(points, short)
    round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return g(
        path(line, stroke="var(--white)", stroke_opacity=0.85, stroke_width=9, **round_ends),
        path(line, stroke=player(seat), stroke_width=5, **round_ends),
        arrow_head(
            *(bx - (bx - ax) * part, by - (by - ay) * part),
            degrees(atan2(by - ay, bx - ax)),
            player(seat),
        ),
        fill="none",
        opacity=0.93,
        pointer_events="none",
    )


@leaf
def trace(points: tuple[Point, ...], seat: int, scale: float = 1) -> Drawn:
    """The last move, as a dotted trail from where it began."""
    line = smooth(points)
    x, y = points[0]
    dots = {"stroke_linecap": "round", "stroke_dasharray": f"0.1 {12 * scale:g}"}
    return g(
        ellipse(
            *(x, y, 15 * scale, 15 * scale * SQUASH),
            stroke=player(seat),
            stroke_width=3 * scale,
            stroke_dasharray=f"{5 * scale:g} {4 * scale:g}",
        ),
        path(line, stroke="var(--trail)", stroke_width=8 * scale, **dots),
        path(line, stroke=player(seat), stroke_width=5 * scale, **dots),
        fill="none",
        pointer_events="none",
    )
