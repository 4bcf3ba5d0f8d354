"""The colours of `paint.toml`, those that are chosen by a part, a seat or a value, and gradients.

Kinds of parts are named as in the rules' card names: LA, RA, LL, RL (arms and legs), HD (head),
BR (brain). A sewn or open part has the skin of its value; a rotten one is green.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Shade
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.files import colours
from tafelrunde.draw.shape import linear, radial

PAINT: Final[dict[str, Shade]] = colours(__package__)
OUT: Final = "var(--outline)"  # of everything that was alive once
GILT: Final = "var(--gilt)"
IVORY: Final = "var(--ivory)"
DARK: Final = "var(--wood-outline)"
SKINS: Final = ("fair", "blue", "mauve", "tan", "ruddy")  # by value
POTIONS: Final = ("green", "violet", "blue", "amber", "pink")  # by seat
BACKS: Final = {  # the colour of a kind, on its back and in the head of its front
    "HD": "var(--card-head)",
    "BR": "var(--card-brain)",
    "LA": "var(--card-arm)",
    "RA": "var(--card-arm)",
    "LL": "var(--card-leg)",
    "RL": "var(--card-leg)",
}


def gradients() -> list[Drawn]:
    light = (0, "var(--bench-light)", "var(--bench-light-o)")
    return [
        linear("gr-mm-torso", (0, "var(--torso-lit)"), (1, "var(--torso)"), x2=0.3),
        radial("gr-mm-bench", light, (1, "var(--black)", 0.26), cx=0.45, cy=0.36, r=0.8),
        linear(
            *("gr-mm-stone", (0, "var(--gravestone-lit)"), (0.55, "var(--gravestone)")),
            (1, "var(--gravestone-dark)"),
            x2=0.5,
        ),
        linear(
            *("gr-mm-sky", (0, "var(--sky-high)"), (0.26, "var(--sky)")),
            *((0.5, "var(--sky-glow)"), (1, "var(--sky)")),
        ),
        radial(
            *("gr-mm-storm", (0, "var(--storm-mid)"), (0.5, "var(--storm)")),
            (1, "var(--storm-high)"),
            cy=0.45,
            r=0.42,
        ),
        radial(
            "gr-mm-flash",
            (0, "var(--storm-flash)", 0.95),
            (0.45, "var(--storm-flash-far)", 0.45),
            (1, "var(--storm-flash-far)", 0),
        ),
        linear("gr-mm-dusk", (0, "var(--dusk-high)"), (1, "var(--dusk)")),
        radial(
            "gr-mm-halo",
            (0, "var(--moon-halo)", 0.75),
            (0.45, "var(--moon-halo)", 0.28),
            (1, "var(--moon-halo)", 0),
        ),
        radial(
            *("gr-mm-moon", (0, "var(--moon-lit)"), (0.7, "var(--moon)"), (1, "var(--moon-edge)")),
            cx=0.4,
            cy=0.36,
            r=0.7,
        ),
        radial(
            "gr-mm-glow",
            (0, "var(--candle-glow)", 0.85),
            (0.5, "var(--candle-glow-far)", 0.35),
            (1, "var(--candle-glow-far)", 0),
        ),
        linear("gr-mm-far", (0, "var(--far-hill)"), (1, "var(--far-hill-foot)")),
        linear(
            *("gr-mm-grass", (0, "var(--grass-lit)"), (0.5, "var(--grass)")),
            (1, "var(--grass-dark)"),
        ),
        linear(
            *("gr-mm-knoll", (0, "var(--knoll-lit)"), (0.5, "var(--knoll)")),
            (1, "var(--knoll-dark)"),
        ),
        linear("gr-mm-coffin", (0, "var(--coffin-lit)"), (1, "var(--coffin)"), x2=1),
        radial(
            *("gr-mm-velvet", (0, "var(--velvet)"), (1, "var(--velvet-dark)")),
            cy=0.4,
            r=0.75,
        ),
        linear(
            "gr-mm-rotten",
            (0, "var(--rotten-badge-lit)"),
            (0.5, "var(--rotten-badge)"),
            (1, "var(--rotten-badge-dark)"),
        ),
    ]
