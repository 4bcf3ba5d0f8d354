"""Colours as tokens with a light and a dark value, and the eight colours of players.

Drawings name tokens, `fill="var(--paper)"`: on a page CSS decides between light and dark, for
files `resolve` writes the values in. The values are data: `paint.toml` and `players.toml`. The
player colours were found by search: the smallest CIEDE2000 distance between any two is 28.7
(normal), 16.1 (protan), 18.4 (deutan), 17.1 (tritan).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from tafelrunde.draw.errors import UnknownToken
from tafelrunde.draw.files import colours
from tafelrunde.draw.shades import THEMES, Shade, Theme, dimmed, mix, toml

__all__ = ["THEMES", "Shade", "Theme", "dimmed", "mix"]  # and what is defined below

KIT: Final = "tafelrunde.draw"

PAINT = re.compile(
    r" (fill|stroke|stop-color|color|opacity|fill-opacity|stroke-opacity|stop-opacity)"
    r'="var\(--([a-z0-9-]+)\)"'
)


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


def players() -> Iterator[PlayerColour]:
    for key, one in toml(KIT, "players").items():
        assert isinstance(one, dict)
        yield PlayerColour(key, **one)


PLAYERS: Final = tuple([one for one in players() if one.key != "neutral"])
UNOWNED: Final = next(one for one in players() if one.key == "neutral")
NEUTRAL: Final = len(PLAYERS)  # pieces that belong to nobody: `player(NEUTRAL)`


def player(seat: int, kind: str = "") -> str:
    """The token of a player's colour, `kind` being "", dark, deep, light, glyph or text."""
    return f"var(--p{seat}-{kind})" if kind else f"var(--p{seat})"


def player_tokens(seat: int, colour: PlayerColour, black: str, white: str) -> dict[str, Shade]:
    base = colour.colour
    kinds = {
        "": base,
        "-dark": mix(base, black, 0.18),
        "-deep": mix(base, black, 0.40),
        "-light": mix(base, white, 0.28),
        "-glyph": colour.glyph,
        "-text": colour.text,
    }
    return {f"p{seat}{kind}": (value, value) for kind, value in kinds.items()}


@cache
def kit_tokens() -> dict[str, Shade]:
    out = colours(KIT)
    black, white = out["black"][0], out["white"][0]
    for seat, colour in enumerate((*PLAYERS, UNOWNED)):
        out |= player_tokens(seat, colour, black, white)
    return out


def tokens(theme: Theme, extra: Mapping[str, Shade] | None = None) -> dict[str, str]:
    """Token → value; `extra` are a game's own tokens."""
    index = THEMES.index(theme)
    return {name: shade[index] for name, shade in {**kit_tokens(), **(extra or {})}.items()}


def css_tokens(theme: Theme, shades: Mapping[str, Shade]) -> str:
    """Custom properties for a rule of a page's stylesheet: `--ink:…;--mute:…;`"""
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
