"""The colours of graveyard, laboratories and cards, by day and by night.

Kinds of parts are named as in the rules' card names: LA, RA, LL, RL (arms and legs), HD (head),
BR (brain). A sewn or open part has the skin of its value; a rotten one is green.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Shade, dimmed
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import mix
from tafelrunde.draw.shape import linear, radial

OUT: Final = "#251a2c"  # outline of everything that was alive once
BRASS: Final = "#c9922f"
GILT: Final = "#f2cf7a"
CREAM: Final = "#fff6df"
DARK: Final = "#2b1608"  # outline of wood
SKINS: Final = ("#e2b48c", "#b4c2e0", "#d0b4de", "#ecd3a6", "#d39b80")
ROT: Final = "#93b25a"
BONE: Final = "#efe2c6"
POTIONS: Final = ("#7fd36b", "#b07be8", "#59b7e8", "#f0a83c", "#f07ba8")  # one per seat

BACKS: Final = {  # the colour of a kind, on its back and in the head of its front
    "HD": "var(--mm-head)",
    "BR": "var(--mm-brain)",
    "LA": "var(--mm-arm)",
    "RA": "var(--mm-arm)",
    "LL": "var(--mm-leg)",
    "RL": "var(--mm-leg)",
}

PAINT: Final[dict[str, Shade]] = {
    "mm-head": dimmed("#5d4283", 0.12),
    "mm-brain": dimmed("#9a3d63", 0.12),
    "mm-arm": dimmed("#2f5a8c", 0.12),
    "mm-leg": dimmed("#2f6f5a", 0.12),
    "mm-field": dimmed("#e9dcc0", 0.12),
    "mm-rob": dimmed("#3d4468", 0.10),
    "mm-bench": dimmed("#5d3b20", 0.2),
    "mm-bench-edge": dimmed("#3a2210", 0.2),
    "mm-plank-0": dimmed("#a2703f", 0.34),
    "mm-plank-1": dimmed("#936334", 0.34),
    "mm-plank-2": dimmed("#835528", 0.34),
    "mm-bench-light-o": ("0.3", "0.16"),
    "mm-stone-0": dimmed("#c9ccd8", 0.14),
    "mm-stone-1": dimmed("#a2a6b8", 0.14),
    "mm-stone-2": dimmed("#7c8096", 0.14),
    "mm-sky-0": ("#3d4a93", "#131a3d"),
    "mm-sky-1": ("#7a7cc0", "#2b3468"),
    "mm-sky-2": ("#c3a7cf", "#5a4f86"),
    "mm-far-0": dimmed("#5a6699", 0.42),
    "mm-far-1": dimmed("#3d5a5c", 0.42),
    "mm-grass-0": dimmed("#6d9279", 0.40),
    "mm-grass-1": dimmed("#527a62", 0.44),
    "mm-grass-2": dimmed("#35574a", 0.48),
    "mm-knoll-0": dimmed("#6f8f5f", 0.40),
    "mm-knoll-1": dimmed("#4a6b4e", 0.44),
    "mm-knoll-2": dimmed("#2f4d3f", 0.48),
    "mm-blade-0": dimmed("#8fb27c", 0.35),
    "mm-blade-1": dimmed("#41634b", 0.35),
    "mm-iron": dimmed("#2d2b46", 0.25),
    "mm-night-house": dimmed("#2b2850", 0.2),
    "mm-coffin-0": dimmed("#b57b43", 0.2),
    "mm-coffin-1": dimmed("#7d4f28", 0.2),
    "mm-coffin-side": dimmed("#7a4c28", 0.2),
    "mm-velvet-0": dimmed("#8a3a55", 0.25),
    "mm-velvet-1": dimmed("#4a1c38", 0.25),
    "mm-earth": dimmed("#4a3326", 0.3),
    "mm-clod-0": dimmed("#6b4c36", 0.3),
    "mm-clod-1": dimmed("#7b583f", 0.3),
    "mm-rot": ("#b5d665", "#3c4d1c"),
    "mm-rot-ink": ("#22300c", "#e4f5b4"),
    "mm-felt": ("#e4ece2", "#24322c"),  # under cards that only their owner sees
    "mm-felt-line": ("#9fbfae", "#4a6a5c"),
}


def shade_of(colour: str) -> str:
    return mix(colour, "#000000", 0.22)


def gradients() -> list[Drawn]:
    light = (0, "#fff3d6", "var(--mm-bench-light-o)")
    return [
        linear("gr-mm-torso", (0, "#ead6b2"), (1, "#cdb08a"), x2=0.3),
        radial("gr-mm-bench", light, (1, "#000000", 0.26), cx=0.45, cy=0.36, r=0.8),
        linear(
            *("gr-mm-stone", (0, "var(--mm-stone-0)"), (0.55, "var(--mm-stone-1)")),
            (1, "var(--mm-stone-2)"),
            x2=0.5,
        ),
        linear(
            *("gr-mm-sky", (0, "var(--mm-sky-0)"), (0.26, "var(--mm-sky-1)")),
            *((0.5, "var(--mm-sky-2)"), (1, "var(--mm-sky-1)")),
        ),
        linear("gr-mm-dusk", (0, "#3d4a93"), (1, "#a08fc4")),
        radial("gr-mm-halo", (0, "#fff6cf", 0.75), (0.45, "#fff6cf", 0.28), (1, "#fff6cf", 0)),
        radial(
            *("gr-mm-moon", (0, "#fffbe6"), (0.7, "#fbeebb"), (1, "#e8d594")),
            cx=0.4,
            cy=0.36,
            r=0.7,
        ),
        radial("gr-mm-glow", (0, "#ffd873", 0.85), (0.5, "#ffb347", 0.35), (1, "#ffb347", 0)),
        linear("gr-mm-far", (0, "var(--mm-far-0)"), (1, "var(--mm-far-1)")),
        linear(
            *("gr-mm-grass", (0, "var(--mm-grass-0)"), (0.5, "var(--mm-grass-1)")),
            (1, "var(--mm-grass-2)"),
        ),
        linear(
            *("gr-mm-knoll", (0, "var(--mm-knoll-0)"), (0.5, "var(--mm-knoll-1)")),
            (1, "var(--mm-knoll-2)"),
        ),
        linear("gr-mm-coffin", (0, "var(--mm-coffin-0)"), (1, "var(--mm-coffin-1)"), x2=1),
        radial(
            *("gr-mm-velvet", (0, "var(--mm-velvet-0)"), (1, "var(--mm-velvet-1)")),
            cy=0.4,
            r=0.75,
        ),
        linear("gr-mm-rotten", (0, "#e4f5b4"), (0.5, "#b5d665"), (1, "#84a83a")),
    ]
