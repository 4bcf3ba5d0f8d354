"""How large the letters of a drawing are, wherever they are drawn: in symbols, moved, scaled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tafelrunde.draw import Scene

SCALE = re.compile(r"scale\((-?[\d.]+)")
SVG = "{http://www.w3.org/2000/svg}"
HIDDEN = "on-narrow"  # shown on a phone only, where its region is another size


def letters(scene: Scene) -> Iterator[tuple[str, float, str]]:
    """The key of a region, the size in its units, and the words."""
    for region in scene.regions:
        if region.seat is None:
            yield from ((region.key, size, words) for size, words in inside(scene, region.svg()))


def inside(scene: Scene, markup: str) -> Iterator[tuple[float, str]]:
    root = f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>'
    yield from found(scene, ElementTree.fromstring(root), 1.0)


def found(scene: Scene, element: Element, scale: float) -> Iterator[tuple[float, str]]:
    if HIDDEN in element.get("class", ""):
        return
    resized = SCALE.search(element.get("transform", ""))
    scale *= float(resized.group(1)) if resized else 1.0
    words = "".join(element.itertext())
    if element.tag == f"{SVG}text" and words:
        yield scale * float(element.get("font-size", "16")), words
        return
    if element.tag == f"{SVG}use":
        symbol = scene.definitions.get(element.get("href", "")[1:])
        if symbol is not None:
            root = f'<svg xmlns="http://www.w3.org/2000/svg">{symbol}</svg>'
            yield from found(scene, ElementTree.fromstring(root), scale)
    for child in element:
        yield from found(scene, child, scale)
