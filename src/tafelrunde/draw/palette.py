"""Colours as tokens with a light and a dark value, and the eight colours of players.

Drawings name tokens, `fill="var(--sand-0)"`: on a page CSS decides between light and dark, for
files `resolve` writes the values in. The player colours were found by search: the smallest
CIEDE2000 distance between any two is 28.7 (normal), 16.1 (protan), 18.4 (deutan), 17.1 (tritan).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias

from tafelrunde.draw.errors import UnknownToken

Theme: TypeAlias = Literal["light", "dark"]
Shade: TypeAlias = tuple[str, str]  # oak by day, walnut in the evening
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")
WHITE, INK, NIGHT = "#ffffff", "#1b1512", "#1a120c"
PAINT = re.compile(
    r" (fill|stroke|stop-color|color|opacity|fill-opacity|stroke-opacity|stop-opacity)"
    r'="var\(--([a-z0-9-]+)\)"'
)


def mix(a: str, b: str, part: float) -> str:
    """`part` of b in a; both written #rrggbb."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in pairs)


def dimmed(colour: str, part: float = 0.28) -> Shade:
    """A colour that is the same thing in the evening: for terrain and other printed matter."""
    return colour, mix(colour, NIGHT, part)


@dataclass(frozen=True)
class PlayerColour:
    """`glyph` is for the emblem, a graphic (WCAG asks 3:1); `text` for letters (4.5:1)."""

    key: str
    colour: str
    glyph: str
    emblem: str
    text: str

    @property
    def name(self) -> str:
        """Text id of the colour's name."""
        return f"colour-{self.key}"

    @property
    def emblem_name(self) -> str:
        """Text id of the emblem's name."""
        return f"emblem-{self.emblem}"


PLAYERS: Final = (
    PlayerColour("blue", "#2953d9", WHITE, "sun", WHITE),
    PlayerColour("orange", "#dd7a0c", INK, "leaf", INK),
    PlayerColour("jade", "#12977c", WHITE, "waves", INK),  # white 3.6:1, as an emblem only
    PlayerColour("plum", "#8f1069", WHITE, "star", WHITE),
    PlayerColour("sky", "#7dd3f5", INK, "moon", INK),
    PlayerColour("brick", "#990000", WHITE, "flame", WHITE),
    PlayerColour("lemon", "#ebf254", INK, "lily", INK),
    PlayerColour("ink", "#2a2823", WHITE, "mountains", WHITE),
)
NEUTRAL: Final = 8  # pieces that belong to nobody: `player(NEUTRAL)`
UNOWNED: Final = PlayerColour("neutral", "#9a8f80", INK, "none", INK)

PAGE: Final[Mapping[str, Shade]] = {
    "white": ("#ffffff", "#ffffff"),
    "black": ("#000000", "#000000"),
    "bar": ("#fbf6ea", "#231b16"),
    "panel": ("#fbf6ea", "#2b221c"),
    "panel-2": ("#f3ead6", "#372c24"),
    "ink": ("#2a211b", "#f4eadb"),
    "mute": ("#6f5e4c", "#bda98f"),
    "line": ("#d9c8a8", "#4b3d31"),
    "accent": ("#0a6b54", "#6fdcbb"),
    "on-accent": ("#ffffff", "#12211c"),
    "warn": ("#b3261e", "#ff9c8a"),
    "sheen-o": ("0.5", "0.05"),
}
WOOD: Final[Mapping[str, Shade]] = {
    "wood-0": ("#b98552", "#3b281b"),
    "wood-1": ("#a97643", "#35231a"),
    "wood-2": ("#a06e3f", "#2e1f15"),
    "wood-3": ("#946437", "#281a11"),
    "wood-4": ("#8b5c32", "#241810"),
    "grain": ("#5a3c20", "#170f0a"),
    "lamp": ("#fff3d6", "#ffd9a0"),
    "lamp-o": ("0.55", "0.2"),
    "lamp-far-o": ("0.14", "0.05"),
    "vignette": ("#3a2210", "#000000"),
    "vignette-o": ("0.38", "0.62"),
    "frame": ("#5a3116", "#33200f"),
    "felt-0": ("#2f7a5c", "#1f4a3a"),
    "felt-1": ("#1d5a43", "#14332a"),
}
PAPER: Final[Mapping[str, Shade]] = {
    "paper": dimmed("#fbf2df", 0.10),
    "paper-2": dimmed("#ead7b0", 0.14),
    "paper-edge": ("#8a6a3a", "#7a5f38"),
    "paper-line": ("#b98a4a", "#a37c46"),
    "paper-ink": ("#2b1d12", "#2b1d12"),
    "paper-mute": ("#6d5338", "#5f482f"),
}
STATES: Final[Mapping[str, Shade]] = {
    "live": ("#0c8f6d", "#14b98d"),
    "live-deep": ("#0a7d5f", "#0a7d5f"),  # under white signs
    "live-soft": ("#d8fff1", "#d8fff1"),
    "attack": ("#d3321a", "#f0452b"),
    "attack-deep": ("#c22a13", "#c22a13"),
    "chosen": ("#fff3b0", "#f5e39a"),
    "glow": ("#ffe98a", "#ffe07a"),
    "glow-core": ("#fffbe0", "#fff6d0"),
    "focus": ("#1b1512", "#fff8ea"),
    "focus-gap": ("#fff8ea", "#1b1512"),
}
TERRAIN: Final[Mapping[str, Shade]] = {
    "tile": dimmed("#c9a468"),
    "tile-edge": dimmed("#8f6534"),
    "tile-side-0": ("#8a5f35", "#4d3620"),
    "tile-side-1": ("#5a3a1d", "#2b1c10"),
    "tile-shadow-o": ("0.16", "0.30"),
    "rim-o": ("0.35", "0.10"),
    "rim-2-o": ("0.22", "0.08"),
    "sand-0": ("#f3deb0", "#c7a56a"),
    "sand-1": ("#f0d8a6", "#bf9b61"),
    "sand-2": ("#f6e3ba", "#cdae75"),
    "sand-0-far": ("#e2c084", "#a37f49"),
    "sand-1-far": ("#ddb97c", "#997544"),
    "sand-2-far": ("#e5c68d", "#a9864f"),
    "sand-line": dimmed("#b98a4a"),
    "sand-light": ("#fff6dd", "#fff6dd"),
    "sand-light-o": ("0.35", "0.12"),
    "sand-ring": dimmed("#9a6c30"),
    "coordinate": ("#5b3a16", "#3a2410"),
    "reg": dimmed("#d9c4a0"),
    "reg-far": dimmed("#b89b72"),
    "rock": dimmed("#8f7a60"),
    "rock-top": dimmed("#c8b596"),
    "canyon": dimmed("#ecb985"),
    "canyon-far": dimmed("#cd8a55"),
    "canyon-1": dimmed("#b8713f"),
    "canyon-2": dimmed("#8b4b26"),
    "canyon-3": dimmed("#5b2e17"),
    "canyon-4": ("#2a140b", "#1d0e08"),
    "canyon-line": dimmed("#a4662f"),
    "canyon-rim-o": ("0.6", "0.25"),
    "mountain": dimmed("#e2bf90"),
    "mountain-far": dimmed("#bf8f60"),
    "peak-lit": dimmed("#e0ad7c"),
    "peak-lit-2": dimmed("#c78f62"),
    "peak-dark": dimmed("#945d3e"),
    "peak-dark-2": dimmed("#7d4c33"),
    "snow": dimmed("#fff6e4"),
    "snow-2": dimmed("#f2dfc0"),
    "capital": dimmed("#fff0c4"),
    "capital-far": dimmed("#e0b862"),
    "brass": dimmed("#a9741f"),
    "brass-light": dimmed("#c9922f"),
    "brass-dark": dimmed("#8a5b12"),
    "enamel": dimmed("#2f8f8b"),
    "cream": dimmed("#fff0c8"),
    "chasm-rim": dimmed("#7d5a3a"),
    "chasm-1": dimmed("#d9a56c"),
    "chasm-2": dimmed("#a56b3d"),
    "chasm-3": dimmed("#6d4226"),
    "storm": dimmed("#e6d8b4"),
    "storm-far": dimmed("#9a948a"),
    "storm-line": dimmed("#6b6459"),
    "storm-light": ("#fffaf0", "#d8d2c4"),
    "temple": dimmed("#ece3cf"),
    "temple-far": dimmed("#bfae8e"),
    "stone": dimmed("#e7d3ac", 0.10),
    "stone-lit": dimmed("#f7ead0", 0.10),
    "stone-dark": dimmed("#b99b6c", 0.10),
    "stone-line": dimmed("#9b7c4e", 0.10),
    "portal": ("#3b2a7a", "#332566"),
    "portal-light": ("#8fe3ff", "#7fd6f5"),
}


def player(seat: int, kind: str = "") -> str:
    """The token of a player's colour, `kind` being "", dark, deep, light, glyph or text."""
    return f"var(--p{seat}-{kind})" if kind else f"var(--p{seat})"


def player_tokens(seat: int, colour: PlayerColour) -> dict[str, Shade]:
    base = colour.colour
    kinds = {
        "": base,
        "-dark": mix(base, "#000000", 0.18),
        "-deep": mix(base, "#000000", 0.40),
        "-light": mix(base, WHITE, 0.28),
        "-glyph": colour.glyph,
        "-text": colour.text,
    }
    return {f"p{seat}{kind}": (value, value) for kind, value in kinds.items()}


@cache
def kit_tokens() -> dict[str, Shade]:
    out: dict[str, Shade] = {**PAGE, **WOOD, **PAPER, **STATES, **TERRAIN}
    for seat, colour in enumerate((*PLAYERS, UNOWNED)):
        out |= player_tokens(seat, colour)
    return out


def tokens(theme: Theme, extra: Mapping[str, Shade] | None = None) -> dict[str, str]:
    """Token → value; `extra` are a game's own tokens."""
    index = THEMES.index(theme)
    return {name: shade[index] for name, shade in {**kit_tokens(), **(extra or {})}.items()}


def css_tokens(theme: Theme, shades: Mapping[str, Shade]) -> str:
    """Custom properties for a rule of a page's stylesheet: `--ink:#2a211b;…`"""
    index = THEMES.index(theme)
    return "".join(f"--{name}:{shade[index]};" for name, shade in shades.items())


def resolve(markup: str, theme: Theme, extra: Mapping[str, Shade] | None = None) -> str:
    """Colours written in. Only paint attributes are touched: a name like `var(--x)` stays text."""
    values = tokens(theme, extra)

    def value(found: re.Match[str]) -> str:
        if found[2] not in values:
            raise UnknownToken(f"no theme defines --{found[2]}", token=found[2])
        return f' {found[1]}="{values[found[2]]}"'

    return PAINT.sub(value, str(markup))  # str: Drawn would escape what is put in


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: str, b: str) -> float:
    """WCAG contrast of two colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
