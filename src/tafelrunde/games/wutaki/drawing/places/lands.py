"""The regions of places: two locations each, the small areas, Buka with the counter."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, circle, d, g, path, rect, use
from tafelrunde.draw.text import SERIF, text

from ...rules.numbers import AREAS, FOREST, LOCATIONS, RESOURCES
from ..cards import Icon
from ..desk import Desk, workers_at
from ..effects import effect_words
from ..ground import INK, Items, counted, icon, jungle, ribbon, tip
from ..words import effect_icons
from .areas import (
    PLATE,
    field_spots,
    location,
    marker,
    marker_place,
    plate,
    plate_spots,
)

BOX: Final = (0.0, 0.0, 212.0, 280.0)
LANDS: Final = (("pasture", "forest"), ("market", "spring"), ("quarry", "village"))
CORNERS: Final = ((4.0, 4.0), (4.0, 143.0))
HEAD: Final = (102.0, 112.0)  # of Buka: its middle, in a box of 204 by 200
MAW: Final = ((-44, 44), (-22, 49), (0, 46), (22, 49), (44, 44))  # where offerings lie, by kind
PLATES: Final = (
    ("upgrade", "upgrade"), ("trade", "trade"), ("draw", "draw-omen"), ("play", "play-omen"),
    ("plunder", "plunder"), ("favour", "points"), ("chase", "chase"), ("claim", "start"),
    ("give", "gift-pact"), ("renew", "renew"),
)  # fmt: skip


def land_region(desk: Desk, number: int) -> Region:
    tiles: Items = {}
    stands: Items = {}
    for name, corner in zip(LANDS[number], CORNERS):
        tiles[f"place-{name}"] = location_tile(desk, name, *corner)
        stands |= standing_on(desk, name, *corner)
    layers = [Layer(f"land-{number}", tiles), Layer(f"land-{number}-pieces", stands)]
    names = " · ".join(desk.say(f"name-{name}") for name in LANDS[number])
    return Region(f"land-{number}", BOX, layers, label=names, span=10, narrow=25, columns=50)


def location_tile(desk: Desk, name: str, x: float, y: float) -> Drawn:
    place = desk.setup.locations[LOCATIONS.index(name)]
    owners = desk.facts["locations"][name]
    fields = desk.setup.fields[FOREST + LOCATIONS.index(name)]
    standing = len(desk.standing(name))
    level = len(owners)
    gives = RESOURCES[place.gives] if place.gives >= 0 else "hire"
    visit = desk.say(f"visit-{gives}", place.yields[level])
    bonus = effect_icons(desk.lang, place.bonus)[0]
    bonus_words = desk.say("owner-bonus", effect_words(desk.lang, place.bonus))
    label = "\n".join(
        [
            desk.say(f"name-{name}") + ": " + visit,
            desk.say("levels", *place.yields),
            desk.say("upgrades", *place.prices),
            bonus_words,
            *(desk.say("owner", i + 1, desk.words.seat(seat)) for i, seat in enumerate(owners)),
            fields_words(desk, name, fields),
        ]
    )
    prices = tuple((price, desk.say("upgrade-price", price)) for price in place.prices[level:])
    return location(
        desk.token(name), x, y, name, desk.say(f"name-{name}"), label,
        Icon(gives, str(place.yields[level]), visit), prices,
        bonus._replace(label=bonus_words), fields, standing,
    )  # fmt: skip


def fields_words(desk: Desk, area: str, fields: int) -> str:
    """Who stands there, and how many fields are free."""
    standing = desk.standing(area)
    who = [desk.words.seat(seat) + desk.say(f"kind-{letter}") for seat, letter in standing]
    free = desk.say("fields-free", max(0, fields - len(standing)), fields)
    return free + (": " + ", ".join(who) if who else "")


def standing_on(desk: Desk, name: str, x: float, y: float) -> Items:
    """Markers and workers."""
    out: Items = {}
    for index, seat in enumerate(desk.facts["locations"][name]):
        left, top = marker_place(index)
        out[f"mark-{name}-{index}-{seat}"] = marker(seat, x + left, y + top)
    fields = desk.setup.fields[AREAS.index(name)]
    spots = field_spots(fields, len(desk.standing(name)))
    return out | workers_at(desk, name, spots, x, y, 0.95)


def acts_region(desk: Desk) -> Region:
    """The areas without a picture, each a plaque."""
    plates: Items = {}
    stands: Items = {}
    for index, (name, sign) in enumerate(PLATES):
        x, y = 4 + (PLATE[0] + 2) * (index % 2), 4 + (PLATE[1] + 4.3) * (index // 2)
        action = desk.setup.actions[AREAS.index(name)]
        assert action is not None
        fields = desk.setup.fields[AREAS.index(name)]
        standing = len(desk.standing(name))
        label = "\n".join(
            [
                desk.say(f"name-{name}") + ": " + effect_words(desk.lang, action),
                fields_words(desk, name, fields),
            ]
        )
        first = action.alternatives[0].ops[-1]
        number = str(first.n) if name in ("draw", "favour") else ""
        shown = Icon(sign, number, label)
        plates[f"place-{name}"] = plate(
            desk.token(name), x, y, shown, desk.say(f"name-{name}"), label, fields, standing
        )
        stands |= workers_at(desk, name, plate_spots(fields, standing), x, y, 0.62)
    layers = [Layer("acts", plates), Layer("acts-workers", stands)]
    return Region("acts", BOX, layers, label=desk.say("acts"), span=10, narrow=25, columns=50)


# the monster


def buka_region(desk: Desk) -> Region:
    lying: Items = {}
    for kind, (x, y) in zip(RESOURCES, MAW):
        number = desk.facts["monster"][kind]
        if number:
            label = desk.say("monster-has", desk.thing(kind, number))
            lying[f"maw-{kind}"] = counted(
                kind, number, 4 + HEAD[0] + x, 4 + HEAD[1] + y, 0.9, label
            )
    layers = [
        Layer("maw", lying),
        Layer("teeth", {"teeth": teeth()}),
        Layer("counter", {"counter": counter(desk)}),
    ]
    about = desk.say("monster-about")
    static = crater(desk.say("name-monster"), about)
    return Region("buka", BOX, layers, static=static, label=about, span=10, narrow=25, columns=50)


@leaf
def crater(title: str, about: str) -> Drawn:
    return g(
        jungle(BOX[2], BOX[3], 9),
        use("s-wu-buka", 4, 2),
        ribbon(106, 205, title, 150),
        tip(about),
    )


@leaf
def teeth() -> Drawn:
    return g(use("s-wu-teeth", *HEAD), transform=at(4, 2), pointer_events="none")


def counter(desk: Desk) -> Drawn:
    setup = desk.setup
    signs = tuple(
        (
            name[0] if name.isdecimal() else "",
            effect_icons(desk.lang, event)[0]._replace(
                label=desk.say("counter-event", effect_words(desk.lang, event))
            )
            if event
            else None,
        )
        for name, event in zip(setup.counter, setup.counter_events)
    )
    at_now = desk.facts["counter"]
    lines = [desk.say("counter-about", setup.counter[at_now])]
    lines += [sign.label for _, sign in signs if sign]
    return track(signs, at_now, desk.say("counter"), "\n".join(lines))


@leaf
def track(signs: tuple[tuple[str, Icon | None], ...], now: int, title: str, label: str) -> Drawn:
    """The common pact counter; the marker stands on `now`."""
    many = len(signs)
    step = min(27.0, 172 / (many - 1))
    left = 106 - step * (many - 1) / 2
    out = [path(d("M", left, 240, "h", step * (many - 1)), stroke="var(--timber)", stroke_width=5)]
    for index, (name, sign) in enumerate(signs):
        x = left + step * index
        here = index == now
        fill = "var(--ember)" if here else "var(--chalk)"
        out.append(
            circle(x, 240, 12 if here else 9.5, fill=fill, stroke="var(--timber)", stroke_width=1.8)
        )
        if here:
            out.append(circle(x, 240, 14.6, fill="none", stroke="var(--chalk)", stroke_width=1.6))
        out.append(text(x, 244.6, name, 13, INK, SERIF, 700, "middle"))
        if sign:
            out.append(icon(sign.name, x, 264, 0.62, sign.label))
    box = rect(10, 222, 192, 54, 8, fill="var(--white)", fill_opacity=0)
    return g(tip(label), box, out, role="img", aria_label=f"{title}: {label}")
