"""The regions of places: two locations each, and the small areas."""

from __future__ import annotations

from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Items, Part, each, kept, part

from ...rules.effects.effect import Effect
from ...rules.numbers import AREAS, FOREST, LOCATIONS, RESOURCES
from ..cards import Icon
from ..desk import Book, Desk
from ..effects import effect_words
from ..people import crowd, fields_words, marker, workers_at
from ..words import effect_icons
from .areas import (
    PLATE,
    TILE,
    field_spots,
    location,
    marker_place,
    place,
    plate,
    plate_scale,
    plate_spots,
)

BOX: Final = (0.0, 0.0, 212.0, 280.0)
LANDS: Final = (("pasture", "forest"), ("market", "spring"), ("quarry", "village"))
INDICES: Final = tuple(tuple(LOCATIONS.index(name) for name in names) for names in LANDS)
CORNERS: Final = ((4.0, 4.0), (4.0, 143.0))
PLATES: Final = (
    ("upgrade", "upgrade"), ("trade", "trade"), ("draw", "draw-omen"), ("play", "play-omen"),
    ("plunder", "plunder"), ("favour", "points"), ("chase", "chase"), ("claim", "start"),
    ("give", "gift-pact"), ("renew", "renew"),
)  # fmt: skip
PLATE_AREAS: Final = tuple(AREAS.index(name) for name, _ in PLATES)
Land: TypeAlias = tuple[int, int, int, tuple[int, ...]]  # location, owners (-1 none), who is there


def land_region(desk: Desk, number: int) -> Region:
    return land(number, lands(desk, number), desk.visits, desk.book)


@kept
def land(number: int, places: tuple[Land, ...], visits: bool, book: Book) -> Region:
    layers = [
        Layer(f"land-{number}", tiles(places, visits, book)),
        Layer(f"land-{number}-pieces", pieces(number, places, book)),
    ]
    return Region(
        f"land-{number}", BOX, layers, label=names(number, book), span=10, narrow=25, columns=50
    )


def names(number: int, book: Book) -> str:
    return " · ".join([book.words.token(name) for name in LANDS[number]])


def lands(desk: Desk, number: int) -> tuple[Land, ...]:
    markers, standing = desk.state.markers, desk.standing
    return tuple(
        [(i, markers[2 * i], markers[2 * i + 1], standing[FOREST + i]) for i in INDICES[number]]
    )


@part
def tiles(places: tuple[Land, ...], visits: bool, book: Book) -> Part:
    return each(tile, [(i, *land) for i, land in enumerate(places)], visits, book)


def tile(
    index: int, at: int, first: int, second: int, there: tuple[int, ...], visits: bool, book: Book
) -> Items:
    name, face = LOCATIONS[at], book.setup.locations[at]
    owners = [owner for owner in (first, second) if owner >= 0]
    fields = book.setup.fields[FOREST + at]
    standing = crowd(there)
    label = "\n".join(
        [
            book.words.token(name) + ": " + visit_words(at, len(owners), book),
            book.say("levels", *face.yields),
            book.say("upgrades", *face.prices),
            book.say("owner-bonus", effect_words(book.lang, face.bonus)),
            *(book.say("owner", i + 1, book.seat(seat)) for i, seat in enumerate(owners)),
            fields_words(book, there, fields),
        ]
    )
    free = field_spots(fields, standing)[standing:fields] if visits else ()
    shown = tile_picture(at, len(owners), max(fields, standing), book)
    return {f"place-{name}": place(name, label, shown, CORNERS[index], TILE, free)}


def visit_words(at: int, level: int, book: Book) -> str:
    return book.say(f"visit-{given(at, book)}", book.setup.locations[at].yields[level])


def given(at: int, book: Book) -> str:
    """What a location brings its visitors."""
    gives = book.setup.locations[at].gives
    return RESOURCES[gives] if gives >= 0 else "hire"


def tile_picture(at: int, level: int, spots: int, book: Book) -> str:
    """The symbol of a location with so many upgrades; `spots`: for more than there are fields."""
    name, face = LOCATIONS[at], book.setup.locations[at]
    fields = book.setup.fields[FOREST + at]
    bonus = effect_icons(book.lang, face.bonus)[0]
    gives = Icon(given(at, book), str(face.yields[level]), visit_words(at, level, book))
    words = book.say("owner-bonus", effect_words(book.lang, face.bonus))
    return book.album.picture(
        f"tile-{name}-{level}-{spots}",
        lambda: location(
            *(name, book.words.token(name), gives),
            tuple((price, book.say("upgrade-price", price)) for price in face.prices[level:]),
            bonus._replace(label=words),
            field_spots(fields, spots)[:fields],
        ),
    )


@part
def pieces(number: int, places: tuple[Land, ...], book: Book) -> Part:
    return each(standing_on, [(i, *land) for i, land in enumerate(places)], number, book)


def standing_on(
    index: int, at: int, first: int, second: int, there: tuple[int, ...], number: int, book: Book
) -> Items:
    """Markers and workers."""
    name, (x, y) = LOCATIONS[at], CORNERS[index]
    out: dict[str, Drawn] = {}
    for level, seat in enumerate(seat for seat in (first, second) if seat >= 0):
        left, top = marker_place(level)
        out[f"mark-{name}-{level}-{seat}"] = marker(seat, x + left, y + top)
    spots = field_spots(book.setup.fields[FOREST + at], crowd(there))
    return out | workers_at(name, there, spots, x, y, 0.95)


# the areas without a picture, each a plaque


def acts_region(desk: Desk) -> Region:
    clicked = tuple([desk.clicked(name) for name, _ in PLATES])
    there = tuple([desk.standing[area] for area in PLATE_AREAS])
    return acts(clicked, there, desk.visits, desk.book)


@kept
def acts(
    clicked: tuple[bool, ...], there: tuple[tuple[int, ...], ...], visits: bool, book: Book
) -> Region:
    layers = [
        Layer("acts", plates(clicked, there, visits, book)),
        Layer("acts-workers", visitors(there, book)),
    ]
    label = book.say("acts")
    return Region("acts", BOX, layers, label=label, span=10, narrow=25, columns=50)


@part
def plates(
    clicked: tuple[bool, ...], there: tuple[tuple[int, ...], ...], visits: bool, book: Book
) -> Part:
    return each(act, list(zip(range(len(PLATES)), clicked, there)), visits, book)


def corner(index: int) -> tuple[float, float]:
    return 4 + (PLATE[0] + 2) * (index % 2), 4 + (PLATE[1] + 4.3) * (index // 2)


def act(index: int, clicked: bool, there: tuple[int, ...], visits: bool, book: Book) -> Items:
    name, sign = PLATES[index]
    action = book.setup.actions[PLATE_AREAS[index]]
    assert action is not None
    fields = book.setup.fields[PLATE_AREAS[index]]
    about = book.words.token(name) + ": " + effect_words(book.lang, action)
    label = about + "\n" + fields_words(book, there, fields)
    standing = crowd(there)
    spots = plate_spots(fields, standing)
    shown = book.album.picture(
        f"plate-{name}-{len(spots)}",
        lambda: plate(
            *(act_icon(name, sign, action, about), book.words.token(name)),
            *(spots[:fields], len(spots)),
        ),
    )
    free = spots[standing:fields] if visits else ()
    token, scale = name if clicked else None, plate_scale(len(spots))
    return {f"place-{name}": place(token, label, shown, corner(index), PLATE, free, scale)}


def act_icon(name: str, sign: str, action: Effect, label: str) -> Icon:
    number = str(action.alternatives[0].ops[-1].n) if name in ("draw", "favour") else ""
    return Icon(sign, number, label)


@part
def visitors(there: tuple[tuple[int, ...], ...], book: Book) -> Part:
    return each(visiting, list(enumerate(there)), book)


def visiting(index: int, there: tuple[int, ...], book: Book) -> Items:
    if not any(there):
        return {}
    spots = plate_spots(book.setup.fields[PLATE_AREAS[index]], crowd(there))
    scale = 0.62 if len(spots) < 4 else 0.54
    return workers_at(PLATES[index][0], there, spots, *corner(index), scale)
