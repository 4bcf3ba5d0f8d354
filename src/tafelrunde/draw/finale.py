"""What decided a match, large: a picture for its last screen and for those who hear of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tafelrunde.draw import defs as definitions
from tafelrunde.draw.el import Drawn, drawn, el
from tafelrunde.draw.palette import Shade, Theme, resolve
from tafelrunde.draw.scene import Scene
from tafelrunde.draw.shape import at, g, path, rect
from tafelrunde.draw.table import wood
from tafelrunde.draw.text import SANS

WIDE: Final = 900
HIGH: Final = 780
SPREAD: Final = 600  # grounds go on to both sides: a stage may be wider than that
SAFE: Final = 620  # of the width, in the middle: what is seen on every screen
TOP: Final = 84  # the title lies above it
FOOT: Final = 690  # the sentence lies below it
LIVE: Final = re.compile(r' (?:data-[a-z-]+|class|role|aria-[a-z]+|tabindex)="[^"]*"')
IDS: Final = re.compile(r'( id="|="url\(#|(?<= )href="#)')


@dataclass(frozen=True, slots=True)
class Finale:
    """`picture` is as high as its stage, HIGH; of its width, WIDE, both sides may be cut off, and
    its ground goes on beyond them. Words lie above it."""

    picture: Drawn
    title: str
    sentence: str = ""
    notes: tuple[str, ...] = ()  # about each side, a few words
    tie: str = ""  # what decided between equal scores
    defs: Mapping[str, Drawn] = field(default_factory=dict)
    tokens: Mapping[str, Shade] = field(default_factory=dict)

    def svg(self, prefix: str = "", **place: float) -> Drawn:
        """For a page that has the colours; `prefix` keeps its ids apart from those of the board."""
        used = definitions.needed(self.picture.needs, self.defs)
        still = LIVE.sub("", str(self.picture))  # a picture: nothing in it is asked about
        whole = el(
            "svg",
            el("defs", *used.values()),
            drawn(still, self.picture.needs, frozenset()),
            viewBox=f"0 0 {WIDE} {HIGH}",
            overflow="visible",
            role="img",
            aria_label=f"{self.title}. {self.sentence}".strip(),
            font_family=SANS,
            **place,
        )
        apart = IDS.sub(rf"\g<1>{prefix}", str(whole))
        return drawn(apart, frozenset(), frozenset(), head=len("<svg"))

    def file(self, theme: Theme) -> str:
        """A drawing of its own."""
        text = str(self.svg()).replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
        return resolve(text, theme, self.tokens)


def backdrop(fill: str, opacity: float | str | None = None) -> Drawn:
    """A ground as wide as any stage."""
    return rect(-SPREAD, 0, WIDE + 2 * SPREAD, HIGH, fill=fill, fill_opacity=opacity)


def hill(left: float, line: str, fill: str) -> Drawn:
    """From a line that begins at the height `left`, all that is below it."""
    way = f"M{-SPREAD} {left}H0{line}H{WIDE + SPREAD}V{HIGH}H{-SPREAD}z"
    return path(way, fill=fill)


def whole_board(scene: Scene, title: str, sentence: str = "") -> Finale:
    """Where a game says nothing else: its board, as it stands at the end."""
    regions = [region for region in scene.regions if region.seat is None] or scene.regions
    board = max(regions, key=lambda region: region.size[0] * region.size[1])
    wide, high = board.size
    scale = min((WIDE - 120) / wide, (FOOT - TOP) / high)
    placed = board.svg(
        x=(WIDE - wide * scale) / 2,
        y=TOP + (FOOT - TOP - high * scale) / 2,
        width=wide * scale,
        height=high * scale,
    )
    ground = g(wood(WIDE + 2 * SPREAD, HIGH), transform=at(-SPREAD))
    picture = g(ground, placed)
    return Finale(picture, title, sentence, defs=scene.defs, tokens=scene.tokens)
