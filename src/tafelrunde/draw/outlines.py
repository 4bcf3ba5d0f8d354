"""Words as shapes: a drawing that a page shows as a picture has no fonts of the page.

Every letter is defined once, a thousand units high, and used wherever it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from html import unescape
from importlib import import_module
from threading import Lock
from typing import Any, Final

from tafelrunde.draw import fonts
from tafelrunde.draw.el import number
from tafelrunde.draw.text import SANS, SERIF

TEXT: Final = re.compile(r"<text([^>]*)>(.*?)</text>", re.DOTALL)
SPAN: Final = re.compile(r"<tspan([^>]*)>(.*?)</tspan>", re.DOTALL)
ATTRIBUTE: Final = re.compile(r' ([\w-]+)="([^"]*)"')
OF_LETTERS: Final = ("x", "y", "font-size", "font-family", "font-weight", "text-anchor")
BACK: Final = {"middle": 0.5, "end": 1.0}  # of the width of a line
EM: Final = 1000
READING: Final = Lock()  # a font reads its tables and letters when asked, for one thread at a time


def outlined(svg: str) -> str:
    """A whole drawing without any text in it."""
    used: dict[str, str] = {}
    body = TEXT.sub(lambda found: shaped(found, used), svg)
    shapes = "".join(f'<path id="{id}" d="{way}"/>' for id, way in used.items())
    return body.removesuffix("</svg>") + f"<defs>{shapes}</defs></svg>" if used else body


def shaped(found: re.Match[str], used: dict[str, str]) -> str:
    has = dict(ATTRIBUTE.findall(found[1]))
    face = 2 * (not has.get("font-family", "").startswith(SERIF.split(",")[0]))
    face += has.get("font-weight") == "700"
    size, anchor = float(has.get("font-size", 15)), has.get("text-anchor", "")
    if "stroke-width" in has:  # it grows with the letters
        has["stroke-width"] = number(float(has["stroke-width"]) * EM / size)
    letters = [
        place
        for words, x, y in lines(found[2], float(has.get("x", 0)), float(has.get("y", 0)))
        for place in written(words, x, y, face, size, anchor, used)
    ]
    kept = "".join(f' {name}="{value}"' for name, value in has.items() if name not in OF_LETTERS)
    return f"<g{kept}>{''.join(letters)}</g>"


def lines(inside: str, x: float, y: float) -> Iterator[tuple[str, float, float]]:
    if "<" not in inside:
        yield unescape(inside), x, y
    for attributes, words in SPAN.findall(inside):
        has = dict(ATTRIBUTE.findall(attributes))
        y += float(has.get("dy", 0))
        yield unescape(words), float(has.get("x", x)), y


def written(
    words: str, x: float, y: float, face: int, size: float, anchor: str, used: dict[str, str]
) -> Iterator[str]:
    wide = sum(letter(face, one)[1] for one in words) * size / EM
    x -= wide * BACK.get(anchor, 0.0)
    for one in words:
        way, advance = letter(face, one)
        if way:
            id = f"w{face}-{ord(one):x}"
            used[id] = way
            place = f"translate({number(round(x, 1))} {number(round(y, 1))})"
            yield f'<use href="#{id}" transform="{place} scale({size / EM:.4g})"/>'
        x += advance * size / EM


@cache
def font(face: int) -> Any:
    """By its place among the faces: serif, heavy serif, plain, heavy."""
    families = [(SERIF, 400), (SERIF, 700), (SANS, 400), (SANS, 700)]
    index = [(one.family, one.weight) for one in fonts.FACES].index(families[face])
    return import_module("fontTools.ttLib").TTFont(fonts.ttf()[index])


@lru_cache(maxsize=1024)
def letter(face: int, one: str) -> tuple[str, float]:
    """Its outline and how far the next one is; what the font has not is a gap."""
    with READING:
        return read(font(face), one)


def read(whole: Any, one: str) -> tuple[str, float]:
    name = whole.getBestCmap().get(ord(one))
    if name is None:
        return "", EM / 2
    scale, shapes = EM / whole["head"].unitsPerEm, whole.getGlyphSet()
    pens = import_module("fontTools.pens.svgPathPen"), import_module("fontTools.pens.transformPen")
    pen = pens[0].SVGPathPen(shapes, ntos=lambda value: str(round(value)))
    shapes[name].draw(pens[1].TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
    return pen.getCommands(), whole["hmtx"][name][0] * scale
