"""The colours of the village, by day and in the evening.

`dye` remembers a token for every colour it makes. It is called while modules are loaded, never
while a view is drawn: a page asks for the colours of a game only once.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.palette import Shade, mix
from tafelrunde.draw.shape import linear, radial

NIGHT: Final = "#140f0b"
INK: Final = "#2b1d12"
CREAM: Final = "#fff6df"
SHADE: Final = "#0c1206"  # of shadows on grass
TOKENS: Final[dict[str, Shade]] = {}


def token(name: str, light: str, dark: str) -> str:
    """A colour, or an opacity, of its own for day and evening."""
    TOKENS[f"hv-{name}"] = (light, dark)
    return f"var(--hv-{name})"


def dye(colour: str, part: float = 0.30) -> str:
    """A colour that loses `part` of its light in the evening."""
    return token(f"{colour[1:]}-{round(part * 100)}", colour, mix(colour, NIGHT, part))


WINDOW: Final = token("window", "#5d7f92", "#ffe9a6")  # lit in the evening
GLASS: Final = token("glass", "#4b6f96", "#ffd98a")
FRAME: Final = dye("#fff3d8")
RIM_LIGHT: Final = token("rim-o", "0.3", "0.1")
WISH: Final = token("wish", "#fff8e6", "#ffe7b0")  # what is still to be built
LABEL: Final = token("label", "#fff8e6", "#2b221c")
LABEL_INK: Final = token("label-ink", "#3a2412", "#f4eadb")
LABEL_EDGE: Final = dye("#a98755")
ON_WOOD: Final = token("on-wood", "#fff4dc", "#f4eadb")
PAPER: Final = dye("#f7ecd4", 0.10)
PAPER_MUTE: Final = "#6d5338"
SAND: Final = dye("#e3c891")
SAND_EDGE: Final = dye("#a98755")
SAND_LIGHT: Final = dye("#f3e0b4")
FOREST_FLOOR: Final = dye("#6f9a45")
ROCK_FLOOR: Final = dye("#a89f90")
TILE_EDGE: Final = dye("#56702f")
SIDE_EDGE: Final = dye("#5a3a1d")
SIDE_0: Final = token("side-0", "#8a5f35", "#4d3620")
SIDE_1: Final = token("side-1", "#5a3a1d", "#2b1c10")

GROUNDS: Final = {  # the middle and the rim of a tile
    "grass": ("#c3d886", "#9dbb60"),
    "lawn": ("#cbdf90", "#a3c168"),
    "stony": ("#d6cfb6", "#b5ad90"),
    "earth": ("#cfd28a", "#adb765"),
    "field": ("#dfd07c", "#bdb558"),
    "moss": ("#a9c877", "#7fa654"),
}
HEADS: Final = {  # the head of a blueprint card
    "refinery": ("#c9722f", "#93481a"),
    "landmark": ("#3f8a6a", "#1f5a46"),
    "barn": ("#8a6a4a", "#5d432c"),
}


def gradients() -> list[Drawn]:
    grounds = [
        radial(f"gr-hv-{name}", (0, dye(near)), (1, dye(far)), cx=0.4, cy=0.32, r=0.85)
        for name, (near, far) in GROUNDS.items()
    ]
    heads = [
        linear(f"gr-hv-{name}", (0, dye(a, 0.12)), (1, dye(b, 0.12)), x2=1)
        for name, (a, b) in HEADS.items()
    ]
    return [
        *grounds,
        *heads,
        radial("gr-hv-water", (0, dye("#a9dfea")), (1, dye("#4a9fbe")), cx=0.4, cy=0.32, r=0.85),
        linear("gr-hv-side", (0, SIDE_0), (1, SIDE_1)),
        linear("gr-hv-token", (0, "#ffffff", 0.42), (0.5, "#ffffff", 0.04), (1, "#000000", 0.22),
               x2=0.6),
        radial("gr-hv-reach", (0, "#34e0b0", 0.95), (0.6, "#12b48b", 0.5), (1, "#12b48b", 0)),
    ]  # fmt: skip


def own(*definitions: Drawn) -> dict[str, Drawn]:
    """Definitions by their ids."""
    from tafelrunde.draw.defs import by_id

    return by_id(definitions)
