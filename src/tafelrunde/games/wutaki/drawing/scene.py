"""The drawn table in regions that stand beside each other, or below on a phone."""

from __future__ import annotations

from tafelrunde.core.view import View
from tafelrunde.draw import Region, Scene
from tafelrunde.words.words import Words

from .desk import Desk, desk
from .hand.forecast import forecast_region
from .hand.pacts import pacts_region
from .hand.rivals import rival_region
from .hand.slips import hand_regions
from .hand.stock import stock_region
from .paint import PAINT
from .places.buka import buka_region
from .places.lands import LANDS, acts_region, land_region
from .places.pyramid import pyramid_region
from .places.round import round_region
from .places.row import row_region
from .places.towers import towers_region
from .seats import seat_region


def draw(view: View, words: Words) -> Scene:
    on = desk(view, words)
    shared = common(on)
    regions = [*shared, *own(on), towers_region(on), *others(on)]
    regions += [seat_region(on, seat) for seat in range(view.setup.seats)]
    cover = tuple([region.key for region in shared])
    return Scene(regions, title=words.title, defs=on.book.album.defs, tokens=PAINT, cover=cover)


def common(on: Desk) -> list[Region]:
    """The board: row of pacts, pyramid and round card; below them the places around Buka."""
    lands = [land_region(on, number) for number in range(len(LANDS))]
    lands.insert(2, buka_region(on))
    return [row_region(on), pyramid_region(on), round_region(on), *lands, acts_region(on)]


def own(on: Desk) -> list[Region]:
    seat = on.me
    if seat is None:
        return []
    first, *more = hand_regions(on, seat)
    pacts = pacts_region(on, seat)
    return [stock_region(on, seat), pacts, first, forecast_region(on, seat), *more]


def others(on: Desk) -> list[Region]:
    seats = [seat for seat in range(on.book.setup.seats) if seat != on.me]
    span = 13 if len(seats) < 4 else 10
    return [rival_region(on, seat, span) for seat in seats]
