"""The colours of the drawn house: five steps, each thing dimmer in the evening.

`dye` remembers a token for every colour it makes. It is called while modules are loaded, never
while a view is drawn: a page asks for the colours of a game only once.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.palette import Shade, mix

STEPS: Final = ("yellow", "orange", "green", "red", "blue")  # from below
STEP: Final = {
    "yellow": "#e8bb33",
    "orange": "#e07f2c",
    "green": "#4f9a5c",
    "red": "#c23f38",
    "blue": "#3a68ae",
}
INK: Final = "#2b1d12"
NIGHT: Final = "#140d09"
SHADE: Final = "#1c0f06"  # of shadows on the board
CREAM: Final = "#fff6df"
BRASS: Final = "#6b430a"  # the line around golden things
TOKENS: Final[dict[str, Shade]] = {}


def token(name: str, light: str, dark: str) -> str:
    """A colour, or an opacity, of its own for day and evening."""
    TOKENS[f"lo-{name}"] = (light, dark)
    return f"var(--lo-{name})"


def dye(colour: str, part: float = 0.25) -> str:
    """A colour that loses `part` of its light in the evening."""
    return token(f"{colour[1:]}-{round(part * 100)}", colour, mix(colour, NIGHT, part))


def walls(step: str) -> str:
    """The wallpaper of a step."""
    base, warm = STEP[step], "#e0962c" if step == "yellow" else STEP[step]
    pale = 0.58 if step == "blue" else 0.64
    return token(f"wall-{step}", mix(base, "#f6ead2", pale), mix(warm, "#1b130e", 0.74))


def floor(step: str) -> str:
    base, warm = STEP[step], "#e0962c" if step == "yellow" else STEP[step]
    return token(f"floor-{step}", mix(base, "#e9d3a4", 0.22), mix(warm, "#1b130e", 0.48))


WALL: Final = {step: walls(step) for step in STEPS}
FLOOR: Final = {step: floor(step) for step in STEPS}
PAPER: Final = token("paper", "#fbf3df", "#eadfc6")
PAPER_EDGE: Final = "#8a6a3a"
PRINT: Final = token("print-o", "1", "0.26")  # of the pattern on the wallpaper
GLEAM: Final = token("gleam-o", "0.7", "0.35")
EDGE_LIGHT: Final = token("edge-o", "0.3", "0.1")
LAMPLIGHT: Final = token("lamplight-o", "0.26", "0.16")
SKY: Final = (token("sky-0", "#9cc9ea", "#1a2547"), token("sky-1", "#fbe6c0", "#7a4a5e"))
TOWN: Final = token("town", "#5b7f9c", "#2b3d52")
RED_SUIT: Final = token("suit-red", "#b3261e", "#a8231b")
DARK_SUIT: Final = token("suit-dark", "#23262c", "#23262c")
