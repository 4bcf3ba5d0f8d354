"""The ground under the terrain, which is drawn in `icons/*.svg`, each in the unit hex."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import linear, radial

SANDS: Final = 3  # variants, so that a plain of sand does not repeat itself
GROUNDS: Final = ("reg", "canyon", "mountain", "capital", "storm", "temple")


def sand(q: int, r: int) -> str:
    """The variant of sand for a cell."""
    return f"sand-{(q * 5 + r * 3) % SANDS}"


def ground(name: str) -> Drawn:
    """Light from the upper left over a whole hex."""
    near, far = f"var(--{name})", f"var(--{name}-far)"
    return radial(f"gr-eko-{name}", (0, near), (1, far), cx=0.4, cy=0.3, r=0.88)


def defs() -> list[Drawn]:
    deep = [(stop, f"var(--chasm-deep-{i})") for i, stop in enumerate((0.0, 0.7, 1.0))]
    eye = ((0, "var(--storm-light)", 0.5), (0.7, "var(--storm-line)", 0.25))
    return [
        *(ground(f"sand-{variant}") for variant in range(SANDS)),
        *(ground(name) for name in GROUNDS),
        linear("gr-eko-dawn", (0, "var(--dawn-high)"), (0.5, "var(--dawn-low)")),
        radial(
            *("gr-eko-light", (0.3, "var(--dawn-shade)", 0), (0.7, "var(--dawn-shade)", 0.42)),
            (1, "var(--dawn-shade)", 0.72),
            cy=0.54,
            r=0.5,
        ),
        radial("gr-eko-chasm", *deep, cx=0.5, cy=0.6, r=0.7),
        radial("gr-eko-storm-eye", *eye, r=0.6),
    ]
