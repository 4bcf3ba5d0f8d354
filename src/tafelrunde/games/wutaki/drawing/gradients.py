"""Where one colour of `paint.toml` goes over into another."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import linear, radial

from ..rules.numbers import ELEMENTS, LOCATIONS


def defs() -> Iterator[Drawn]:
    for name in ELEMENTS:
        main, light = f"var(--{name}-seal)", f"var(--{name}-light)"
        dark = "var(--black)"
        yield linear(f"gr-wu-{name}", (0, light, 0.55), (0.5, main, 0), (1, dark, 0.2), x2=1)
    for name in LOCATIONS:
        yield linear(f"gr-wu-at-{name}", (0, f"var(--{name}-sky)"), (1, f"var(--{name}-horizon)"))
    yield from ground()
    yield from crater()


def ground() -> Iterator[Drawn]:
    isle = [(at, f"var(--isle-{i})") for i, at in enumerate((0, 0.5, 1))]
    yield radial("gr-wu-jungle", *isle, cy=0.45, r=0.8)
    dusk = ((0, "var(--dusk-high)"), (0.55, "var(--dusk-middle)"), (1, "var(--dusk-low)"))
    yield linear("gr-wu-dusk", *dusk)
    glow = "var(--plus-glow)"
    yield radial("gr-wu-plus", (0, "var(--plus-core)", 0.9), (0.6, glow, 0.45), (1, glow, 0))


def crater() -> Iterator[Drawn]:
    rock = [(at, f"var(--crater-{i})") for i, at in enumerate((0, 0.5, 1))]
    yield linear("gr-wu-rock", *rock)
    cool = "var(--lava-cool)"
    yield linear("gr-wu-lava", (0, "var(--lava-hot)"), (0.35, "var(--lava)"), (1, cool))
    yield radial("gr-wu-pool", (0, "var(--pool-hot)"), (0.5, "var(--pool)"), (1, cool))
    skin = ((0, "var(--buka-light)"), (0.55, "var(--buka)"), (1, "var(--buka-deep)"))
    yield radial("gr-wu-buka", *skin, cx=0.42, cy=0.3, r=0.9)
