"""The one way markup comes into being: `el()` escapes everything that is not Markup already.

Under the page's strict content policy a drawing holds presentation attributes and classes only:
scripts, inline styles, event handlers and filters are refused here, not later by the browser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import isfinite
from typing import ParamSpec, TypeAlias, cast

from markupsafe import Markup, escape

from tafelrunde.draw.errors import BadMarkup

P = ParamSpec("P")
Value: TypeAlias = str | int | float | None  # bool is an int: True is an empty attribute
Child: TypeAlias = Markup | str | int | float | Sequence["Child"] | None

NAME = re.compile(r"[A-Za-z][A-Za-z0-9:_.-]*\Z")
NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
BLANKS = re.compile("[\x00-\x20]")  # browsers skip these inside an address
SCHEMES = frozenset({"http", "https", "mailto"})
REFUSED = frozenset({"script", "style", "filter", "foreignobject", "iframe", "object", "embed"})
ADDRESSES = frozenset({"href", "src", "action", "formaction", "xlink:href"})
SHAPES = ("circle", "ellipse", "g", "image", "line", "path", "polygon", "rect", "stop", "use")
VOID = ("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")
CLOSED = frozenset(SHAPES + VOID)  # written <path/> when empty, in SVG and in HTML


def number(value: int | float) -> str:
    """Two decimals at most, none for nothing: 3.0 is 3, -0.001 is 0."""
    if isinstance(value, int):
        return str(int(value))
    if not isfinite(value):
        raise BadMarkup(f"{value} is no number to draw with")
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def clean(text: str) -> Markup:
    """Text or an attribute's value, escaped; what XML cannot hold becomes U+FFFD."""
    return escape(NO_XML.sub("\ufffd", text))


@cache
def checked_tag(tag: str) -> str:
    if not NAME.match(tag) or tag.lower() in REFUSED or tag.lower().startswith("fe"):
        raise BadMarkup(f"<{tag}> may not be drawn")
    return tag


@lru_cache(maxsize=1024)
def attribute_name(key: str) -> str:
    """class_ → class, data_token → data-token, stroke_width → stroke-width, viewBox as it is."""
    name = key.rstrip("_").replace("_", "-")
    low = name.lower()
    if not NAME.match(name) or low.startswith("on") or low in ("style", "filter", "srcdoc"):
        raise BadMarkup(f"the attribute {name} may not be used (strict content policy)")
    return name


def checked_address(value: str) -> str:
    scheme = SCHEME.match(BLANKS.sub("", value))
    if scheme and scheme[1].lower() not in SCHEMES:
        raise BadMarkup(f"an address may not begin with {scheme[1]}:")
    return value


def attribute(key: str, value: Value) -> str:
    name = attribute_name(key)
    if isinstance(value, bool):
        if name.startswith("aria-"):
            return f' {name}="{str(value).lower()}"'
        return f' {name}=""' if value else ""
    if value is None:
        return ""
    if isinstance(value, int | float):
        return f' {name}="{number(value)}"'
    if name in ADDRESSES:
        value = checked_address(value)
    return f' {name}="{clean(str(value))}"'  # str: Markup is trusted as content, never in quotes


def add(children: Sequence[Child], out: list[str]) -> None:
    for child in children:
        if isinstance(child, Markup):
            out.append(child)
        elif isinstance(child, str):
            out.append(clean(child))
        elif child is None or isinstance(child, bool):
            continue
        elif isinstance(child, int | float):
            out.append(number(child))
        else:
            add(child, out)


def el(tag: str, /, *children: Child, **attributes: Value) -> Markup:
    """An element; None and False leave a child or an attribute out, sequences are flattened."""
    out = ["<", checked_tag(tag)]
    out += [attribute(key, value) for key, value in attributes.items()]
    if not children and tag in CLOSED:
        out.append("/>")
    else:
        out.append(">")
        add(children, out)
        out.append(f"</{tag}>")
    return Markup("".join(out))


def join(*children: Child) -> Markup:
    """Several elements as one piece of markup, without a group around them."""
    out: list[str] = []
    add(children, out)
    return Markup("".join(out))


def leaf(function: Callable[P, Markup]) -> Callable[P, Markup]:
    """Memoise a pure drawing function of a few hashable arguments: one disc, one cell, one card."""
    return cast(Callable[P, Markup], lru_cache(maxsize=4096)(function))
