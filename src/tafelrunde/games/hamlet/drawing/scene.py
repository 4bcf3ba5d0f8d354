"""The drawn table: the village, the cards beside it, Botrik's board, the sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene
from tafelrunde.draw.el import Drawn
from tafelrunde.words.words import Words

from .botrik import botrik_region
from .marks import (
    Choice,
    ghosts,
    handles,
    placements_on_offer,
    supplies,
    tile_marks,
)
from .medals import prizes
from .paint import TOKENS, gradients, own
from .pictures.church import SYMBOLS as CHURCH
from .pictures.goods import SYMBOLS as GOODS
from .pictures.landmarks import SYMBOLS as LANDMARKS
from .pictures.scenery import SYMBOLS as SCENERY
from .pictures.square import SYMBOLS as SQUARE
from .pictures.works import SYMBOLS as WORKS
from .seats import seat_region
from .sight import Sight, sight
from .tray import hand_tray, offers_tray
from .village import map as village
from .village import pieces
from .village.figures import SYMBOLS as FIGURES
from .village.map import Items
from .village.tiles import symbols
from .words import say

SYMBOLS = {
    **own(*gradients()),
    **SCENERY,
    **WORKS,
    **LANDMARKS,
    **SQUARE,
    **CHURCH,
    **GOODS,
    **FIGURES,
}
PAINT: Final = dict(TOKENS)  # whatever is dyed later is none of the game's


def draw(view: View, words: Words) -> Scene:
    seen = sight(view, words)
    choices = placements_on_offer(seen)
    board = Region(
        "board",
        village.box_of(seen, [(tile, turn, corner) for _, _, tile, turn, corner in choices]),
        [Layer(key, items) for key, items in layers(seen)],
        label=say(words, "village"),
        span=8 if seen.is_laid else 12,
    )
    seats = [seat_region(seen, seat) for seat in range(view.setup.seats)]
    if seen.state.setup.solo:
        seats.append(botrik_region(seen))
    regions = [board, *beside(seen), *seats]
    return Scene(regions, title=words.title, defs=definitions(seen, choices), tokens=PAINT)


def beside(seen: Sight) -> list[Region]:
    """The trays, once the village is laid out."""
    if not seen.is_laid:
        return []
    return [offers_tray(seen), hand_tray(seen), *prizes(seen)]


def definitions(seen: Sight, choices: list[Choice]) -> dict[str, Drawn]:
    """The symbols of the game, and of the tiles that lie here or might be laid."""
    out = dict(SYMBOLS)
    for tile in seen.state.village.laid:
        out |= symbols(tile, seen.turn(tile))
    for _, _, tile, turn, _ in choices:
        out |= symbols(tile, turn)
    return out


def layers(seen: Sight) -> Iterator[tuple[str, Items]]:
    """From below."""
    yield from village.ground_layers(seen)
    glows, ways = supplies(seen)
    token_shadows, tokens = pieces.token_items(seen)
    shadows, people = pieces.people(seen)
    asked = seen.view.seat is not None
    yield "marks", tile_marks(seen) if asked else {}
    yield "roads", pieces.road_items(seen)
    yield "glows", glows
    yield "token-shadows", token_shadows
    yield "tokens", tokens
    yield "flags", pieces.flag_items(seen)
    yield "ways", ways
    yield "shadows", shadows
    yield "people", people
    yield "names", village.label_items(seen)
    yield "ghosts", ghosts(seen)
    yield "handles", handles(seen)
