"""The colours of the village: those of `paint.toml`, and the lit and shaded sides of its things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.files import colours
from tafelrunde.draw.palette import Shade, dimmed, mix
from tafelrunde.draw.shape import linear, radial

# of what is called so: its sides, each with what is mixed in and how much of it
SIDES: Final[Mapping[str, tuple[tuple[str, str, float], ...]]] = {
    "wall": (("side", "wall-shadow", 0.34),),
    "beam": (("side", "deep-shadow", 0.25),),
    "roof": (
        ("verge", "full-light", 0.12),
        ("ridge", "roof-light", 0.45),
        ("row", "roof-shadow", 0.45),
        ("edge", "roof-shadow", 0.35),
    ),
    "leaves": (
        ("dark", "leaf-shadow", 0.34),
        ("middle", "leaf-shadow", 0.17),
        ("bright", "leaf-light", 0.168),
        ("light", "leaf-light", 0.28),
    ),
    "needles": (("dark", "needle-shadow", 0.36), ("light", "needle-light", 0.22)),
    "stall": (("top", "deep-shadow", 0.18),),
}
INK: Final = "var(--paper-ink)"  # of cards
GROUNDS: Final = ("grass", "lawn", "stony", "earth", "field", "moss", "water")
HEADS: Final = ("refinery", "landmark", "barn")  # of blueprints


def sides(found: Mapping[str, Shade]) -> Iterator[tuple[str, Shade]]:
    for name, (day, _) in found.items():
        for side, other, part in SIDES.get(name.rpartition("-")[2], ()):
            yield f"{name}-{side}", dimmed(mix(day, found[other][0], part))


COLOURS: Final = colours(__package__)
PAINT: Final[Mapping[str, Shade]] = {**COLOURS, **dict(sides(COLOURS))}


def gradients() -> list[Drawn]:
    """Of grounds from the middle to the rim, of blueprints' heads, tiles' sides, goods, glows."""
    grounds = [
        radial(f"gr-hv-{name}", (0, f"var(--{name})"), (1, f"var(--{name}-far)"),
               cx=0.4, cy=0.32, r=0.85)
        for name in GROUNDS
    ]  # fmt: skip
    heads = [
        linear(f"gr-hv-{name}", (0, f"var(--{name})"), (1, f"var(--{name}-far)"), x2=1)
        for name in HEADS
    ]
    light, shade = "var(--white)", "var(--black)"
    near, far = "var(--reach)", "var(--reach-far)"
    return [
        *grounds,
        *heads,
        linear(
            *("gr-hv-feast", (0, "var(--feast-high)"), (0.55, "var(--feast-sky)")),
            (0.8, "var(--feast-low)"),
        ),
        linear("gr-hv-dusk", (0, "var(--dusk-high)"), (0.8, "var(--dusk-low)")),
        linear("gr-hv-side", (0, "var(--cardboard)"), (1, "var(--cardboard-low)")),
        linear("gr-hv-token", (0, light, 0.42), (0.5, light, 0.04), (1, shade, 0.22), x2=0.6),
        radial("gr-hv-reach", (0, near, 0.95), (0.6, far, 0.5), (1, far, 0)),
    ]
