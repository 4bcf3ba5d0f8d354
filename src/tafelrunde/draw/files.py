"""What a designer changes without Python: colours in `paint.toml`, symbols in `icons/*.svg`.

meadow = ["#rrggbb", "#rrggbb"]     # by day, in the evening
earth = "#rrggbb"                   # printed matter: a little darker in the evening
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from tafelrunde.draw.el import Drawn, el
from tafelrunde.draw.errors import BadMarkup, BadPaint
from tafelrunde.draw.shades import Shade, dimmed, toml
from tafelrunde.draw.shape import symbol

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

VALUE: Final = re.compile(r"#[0-9a-f]{6}|0\.\d+|[01]")  # a colour, or how opaque something is
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")
SVG: Final = "{http://www.w3.org/2000/svg}"


def colours(package: str) -> dict[str, Shade]:
    """The colours of a package's `paint.toml`; tables only put them in order."""
    out: dict[str, Shade] = {}
    for name, value in entries(toml(package)):
        if name in out:
            raise BadPaint(f"paint.toml of {package} has “{name}” twice", token=name)
        out[name] = shade(package, name, value)
    return out


def entries(table: dict[str, object]) -> Iterator[tuple[str, object]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from entries(value)
        else:
            yield name, value


def shade(package: str, name: str, value: object) -> Shade:
    both = value if isinstance(value, list) else [value]
    known = [one for one in both if isinstance(one, str) and VALUE.fullmatch(one)]
    if known != both or len(both) not in (1, 2) or not NAME.fullmatch(name):
        raise BadPaint(
            f"paint.toml of {package}: “{name} = {value}” is no colour; write #rrggbb, or two of "
            "them, for the day and for the evening",
            token=name,
        )
    return dimmed(known[0]) if len(known) == 1 else (known[0], known[1])


def icons(package: str, prefix: str = "") -> dict[str, Drawn]:
    """Every file of a package's `icons/` as a symbol, `s-<prefix>-<name of the file>`."""
    out: dict[str, Drawn] = {}
    found = [path for path in (files(package) / "icons").iterdir() if path.name.endswith(".svg")]
    for path in sorted(found, key=lambda path: path.name):
        id = "-".join(filter(None, ("s", prefix, path.name.removesuffix(".svg"))))
        out[id] = icon(id, path.read_text(encoding="utf-8"))
    return out


def icon(id: str, text: str) -> Drawn:
    """One drawing as a symbol."""
    return symbol(id, *content(id, text))


def picture(package: str, name: str) -> list[Drawn]:
    """What is drawn in one file of a package's `icons/`."""
    path = files(package) / "icons" / f"{name}.svg"
    return content(name, path.read_text(encoding="utf-8"))


def content(id: str, text: str) -> list[Drawn]:
    """What a page would refuse is refused here."""
    from xml.etree import ElementTree  # who only needs colours does not wait for it

    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise BadMarkup(f"{id}: {error}") from error
    if root.tag.removeprefix(SVG) != "svg":
        raise BadMarkup(f"{id}: an icon is an <svg>")
    return list(map(element, root))


def element(node: Element) -> Drawn:
    words = [node.text.strip()] if node.text and node.text.strip() else []
    attributes = {name.replace("-", "_"): value for name, value in node.attrib.items()}
    return el(node.tag.removeprefix(SVG), *words, *map(element, node), **attributes)
