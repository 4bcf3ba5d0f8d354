"""Buka in his crater, the maw that collects offerings, the common counter of pacts."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, kept, part
from tafelrunde.draw.shape import at, circle, d, g, path, rect, use
from tafelrunde.draw.text import SERIF, text

from ...rules.numbers import RESOURCES
from ..cards import Icon
from ..desk import Book, Desk
from ..effects import effect_words
from ..ground import INK, counted, icon, jungle, ribbon, tip
from ..words import effect_icons

BOX: Final = (0.0, 0.0, 212.0, 280.0)
HEAD: Final = (102.0, 112.0)  # its middle, in a box of 204 by 200
MAW: Final = ((-44, 44), (-22, 49), (0, 46), (22, 49), (44, 44))  # where offerings lie, by kind


def buka_region(desk: Desk) -> Region:
    return buka(tuple(desk.state.monster), desk.state.counter, desk.book)


@kept
def buka(amounts: tuple[int, ...], now: int, book: Book) -> Region:
    layers = [
        Layer("maw", offerings(amounts, book)),
        Layer("teeth", teeth()),
        Layer("counter", counter(now, book)),
    ]
    about = book.say("monster-about")
    static = crater(book.say("name-monster"), about)
    return Region("buka", BOX, layers, static=static, label=about, span=10, narrow=25, columns=50)


@leaf
def crater(title: str, about: str) -> Drawn:
    return g(
        jungle(BOX[2], BOX[3], 9),
        use("s-wu-buka", 4, 2),
        ribbon(106, 205, title, 150),
        tip(about),
    )


@part
def offerings(amounts: tuple[int, ...], book: Book) -> Part:
    return each(offering, list(enumerate(amounts)), book)


def offering(index: int, number: int, book: Book) -> Items:
    if not number:
        return {}
    kind, (x, y) = RESOURCES[index], MAW[index]
    label = book.say("monster-has", book.thing(kind, number))
    place = (4 + HEAD[0] + x, 4 + HEAD[1] + y, 0.9)
    return {f"maw-{kind}": counted(kind, number, *place, label)}


@part
def teeth() -> Items:
    """Above what lies in the maw."""
    return {"teeth": g(use("s-wu-teeth", *HEAD), transform=at(4, 2), pointer_events="none")}


@part
def counter(now: int, book: Book) -> Items:
    setup = book.setup
    signs = [
        effect_icons(book.lang, event)[0]._replace(
            label=book.say("counter-event", effect_words(book.lang, event))
        )
        if event
        else None
        for event in setup.counter_events
    ]
    lines = [book.say("counter-about", setup.counter[now])]
    lines += [sign.label for sign in signs if sign]
    names = [name[0] if name.isdecimal() else "" for name in setup.counter]
    return {"counter": track(names, signs, now, book.say("counter"), "\n".join(lines))}


def track(names: list[str], signs: list[Icon | None], now: int, title: str, label: str) -> Drawn:
    """The common pact counter; the marker stands on `now`."""
    many = len(signs)
    step = min(27.0, 172 / (many - 1))
    left = 106 - step * (many - 1) / 2
    line = d("M", left, 240, "h", step * (many - 1))
    out = [path(line, stroke="var(--timber)", stroke_width=5)]
    for index, (name, sign) in enumerate(zip(names, signs)):
        x = left + step * index
        out += knob(x, name, index == now)
        if sign:
            out.append(icon(sign.name, x, 264, 0.62, sign.label))
    box = rect(10, 222, 192, 54, 8, fill="var(--white)", fill_opacity=0)
    return g(tip(label), box, out, role="img", aria_label=f"{title}: {label}")


def knob(x: float, name: str, here: bool) -> list[Drawn]:
    fill = "var(--ember)" if here else "var(--chalk)"
    out = [circle(x, 240, 12 if here else 9.5, fill=fill, stroke="var(--timber)", stroke_width=1.8)]
    if here:
        out.append(circle(x, 240, 14.6, fill="none", stroke="var(--chalk)", stroke_width=1.6))
    return [*out, text(x, 244.6, name, 13, INK, SERIF, 700, "middle")]
