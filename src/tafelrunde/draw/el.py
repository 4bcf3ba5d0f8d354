"""The one way markup comes into being: `el()` escapes everything that is not Markup already.

Under the page's strict content policy a drawing holds presentation attributes and classes only:
scripts, inline styles, event handlers and filters are refused here, not later by the browser.
What an element refers to and what can be clicked in it is noted while it is made, so that nobody
has to search finished markup for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import isfinite
from typing import Final, ParamSpec, TypeAlias, cast

from markupsafe import Markup, escape

from tafelrunde.draw.errors import BadMarkup

P = ParamSpec("P")
Value: TypeAlias = str | int | float | None  # bool is an int: True is an empty attribute
Child: TypeAlias = Markup | str | int | float | Sequence["Child"] | None
Names: TypeAlias = frozenset[str]

NAME = re.compile(r"[A-Za-z][A-Za-z0-9:_.-]*\Z")
NO_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
SPECIAL = re.compile("[&<>\"']|" + NO_XML.pattern)  # what cannot stand in markup as it is
SCHEME = re.compile(r"([a-z][a-z0-9+.-]*):", re.IGNORECASE)
BLANKS = re.compile("[\x00-\x20]")  # browsers skip these inside an address
SCHEMES = frozenset({"http", "https", "mailto"})
REFUSED = frozenset({"script", "style", "filter", "foreignobject", "iframe", "object", "embed"})
ADDRESSES = frozenset({"href", "src", "action", "formaction", "xlink:href"})
SHAPES = ("circle", "ellipse", "g", "image", "line", "path", "polygon", "rect", "stop", "use")
VOID = ("area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr")
CLOSED = frozenset(SHAPES + VOID)  # written <path/> when empty, in SVG and in HTML
NONE: Final[Names] = frozenset()
URL: Final = "url(#"


class Drawn(Markup):
    """Markup, with the definitions it needs and the tokens that can be clicked in it."""

    __slots__ = ("needs", "tokens", "id", "head", "twin")
    needs: Names
    tokens: Names
    id: str  # of the outermost element, or ""
    head: int  # how long its "<tag" is; 0 for what is not one element
    twin: Drawn | None  # the same with an id, as it was used last


def drawn(text: str, needs: Names, tokens: Names, id: str = "", head: int = 0) -> Drawn:
    out = str.__new__(Drawn, text)
    out.needs = needs
    out.tokens = tokens
    out.id = id
    out.head = head
    out.twin = None
    return out


def named(markup: Markup, name: str) -> Drawn:
    """The element with this id on its root; the author of a layer writes it once, as a key."""
    if type(markup) is Drawn and markup.twin is not None and markup.twin.id == name:
        return markup.twin
    if not isinstance(markup, Drawn) or not markup.head or markup.id not in ("", name):
        raise BadMarkup(f"the item {name} must be one element without another id", item=name)
    if markup.id:
        return markup
    text, head = str(markup), markup.head
    whole = f'{text[:head]} id="{name}"{text[head:]}'
    markup.twin = drawn(whole, markup.needs, markup.tokens, name, head)
    return markup.twin


@lru_cache(maxsize=32768)
def number(value: int | float) -> str:
    """Two decimals at most, none for nothing: 3.0 is 3, -0.001 is 0."""
    if isinstance(value, int):
        return str(int(value))
    if not isfinite(value):
        raise BadMarkup(f"{value} is no number to draw with")
    short = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def clean(text: str) -> str:
    """Text or an attribute's value, escaped; what XML cannot hold becomes U+FFFD."""
    return text if SPECIAL.search(text) is None else escape(NO_XML.sub("\ufffd", text))


@cache
def opening(tag: str) -> str:
    if not NAME.match(tag) or tag.lower() in REFUSED or tag.lower().startswith("fe"):
        raise BadMarkup(f"<{tag}> may not be drawn")
    return f"<{tag}"


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


def attribute(name: str, value: Value) -> str:
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


@lru_cache(maxsize=1024)
def plain_start(key: str) -> str:
    """How an attribute begins whose words are only words; "" where there is more to look at."""
    name = attribute_name(key)
    return "" if name in ADDRESSES or name == "data-token" else f' {name}="'


@lru_cache(maxsize=4096)
def token(value: str) -> Names:
    """What is clicked, for all tables the same object."""
    return frozenset((value,))


@lru_cache(maxsize=4096)
def reference(value: str) -> Names:
    """What an attribute refers to, `url(#gold)` or `#gold`; for many elements the same object."""
    return frozenset((value[len(URL) : -1] if value.startswith(URL) else value[1:],))


def add(children: Sequence[Child], out: list[str], needs: list[Names], tokens: list[Names]) -> None:
    for child in children:
        if isinstance(child, Drawn):
            out.append(child)
            if child.needs:
                needs.append(child.needs)
            if child.tokens:
                tokens.append(child.tokens)
        elif isinstance(child, Markup):
            out.append(child)
        elif isinstance(child, str):
            out.append(clean(child))
        elif child is None or isinstance(child, bool):
            continue
        elif isinstance(child, int | float):
            out.append(number(child))
        else:
            add(child, out, needs, tokens)


def el(tag: str, /, *children: Child, **attributes: Value) -> Drawn:
    """An element; None and False leave a child or an attribute out, sequences are flattened."""
    start = opening(tag)
    out = [start]
    needs: list[Names] = []
    tokens: list[Names] = []
    for key, value in attributes.items():
        if value is None:
            continue
        begin = plain_start(key)
        if begin and type(value) is str and not value.startswith(URL):
            out.append(f'{begin}{clean(value)}"')
            continue
        if begin and (type(value) is float or type(value) is int):
            out.append(f'{begin}{number(value)}"')
            continue
        name = attribute_name(key)
        out.append(attribute(name, value))
        if type(value) is str:
            if name == "data-token":
                tokens.append(token(value))
            elif value[:5] == URL or (value[:1] == "#" and name == "href" and tag != "a"):
                needs.append(reference(value))
    if not children and tag in CLOSED:
        out.append("/>")
    else:
        out.append(">")
        add(children, out, needs, tokens)
        out.append(f"</{tag}>")
    id = attributes.get("id")
    own = id if isinstance(id, str) else ""
    return drawn("".join(out), union(needs), union(tokens), own, len(start))


def union(sets: list[Names]) -> Names:
    """Mostly there is nothing, or one thing, to be put together."""
    if not sets:
        return NONE
    return sets[0] if len(sets) == 1 else shared(sets[0].union(*sets))


@lru_cache(maxsize=2048)
def shared(names: Names) -> Names:
    """The same object for all elements that need or offer the same."""
    return names


def join(*children: Child) -> Drawn:
    """Several elements as one piece of markup, without a group around them."""
    out: list[str] = []
    needs: list[Names] = []
    tokens: list[Names] = []
    add(children, out, needs, tokens)
    return drawn("".join(out), union(needs), union(tokens))


def leaf(function: Callable[P, Drawn]) -> Callable[P, Drawn]:
    """Memoise a pure drawing function of a few hashable arguments: one disc, one cell, one card."""
    return cast(Callable[P, Drawn], lru_cache(maxsize=1024)(function))
