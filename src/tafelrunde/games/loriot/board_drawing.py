"""Loriot: the drawn table: the house with everybody in it, the desk, the hand and the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from markupsafe import Markup

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene
from tafelrunde.draw.el import leaf
from tafelrunde.draw.shape import g, symbol
from tafelrunde.games.loriot import (
    board_cards,
    board_fields,
    board_furniture,
    board_hall,
    board_pictures,
    board_plants,
    board_rooms,
)
from tafelrunde.games.loriot.board_desk import desk_region
from tafelrunde.games.loriot.board_dice import dice_tray
from tafelrunde.games.loriot.board_dye import STEPS, TOKENS
from tafelrunde.games.loriot.board_facts import Look, read
from tafelrunde.games.loriot.board_fields import laurel
from tafelrunde.games.loriot.board_hand import hand_region
from tafelrunde.games.loriot.board_house import frame, house
from tafelrunde.games.loriot.board_map import THRESHOLDS
from tafelrunde.games.loriot.board_place import HIGH, WIDE
from tafelrunde.games.loriot.board_scene import layers
from tafelrunde.games.loriot.board_seats import seat_region
from tafelrunde.games.loriot.board_words import say
from tafelrunde.words.words import Words

SYMBOLS: Final = {
    **board_rooms.SYMBOLS,
    **board_pictures.SYMBOLS,
    **board_plants.SYMBOLS,
    **board_furniture.SYMBOLS,
    **board_fields.SYMBOLS,
    **board_cards.SYMBOLS,
    **board_hall.SYMBOLS,
    "s-lo-honours": symbol("s-lo-honours", laurel(40, 38, 1.9, 8)),
}
PAINT: Final = dict(TOKENS)  # whatever is dyed later is none of the game's


def draw(view: View, words: Words) -> Scene:
    look = read(view)
    regions = [board(look, words), desk_region(look, words), hand_region(look, words)]
    regions += [seat_region(look, words, seat) for seat in range(look.seats)]
    return Scene(regions, title=words.title, defs=SYMBOLS, tokens=PAINT)


def board(look: Look, words: Words) -> Region:
    plates = tuple(say(words, "plate", THRESHOLDS[step]) for step in STEPS)
    names = ("rug", "cloakroom", "list", "chance", "success", "sign-1", "sign-2")
    static = standing(plates, tuple(say(words, name) for name in names))
    return Region(
        "board",
        (-6, -4, WIDE + 12, HIGH + 14),
        [Layer(key, items) for key, items in layers(look, words)],
        static=static,
        above=frame(),
        label=say(words, "board"),
    )


@leaf
def standing(plates: tuple[str, ...], names: tuple[str, ...]) -> Markup:
    """What never moves: the house and what belongs to its lowest step."""
    return g(list(parts(plates, names)))


def parts(plates: tuple[str, ...], names: tuple[str, ...]) -> Iterator[Markup]:
    rug, cloakroom, title, chance, success, first, second = names
    yield house(first, second)
    yield from (board_hall.plate(step, words) for step, words in zip(STEPS, plates))
    yield board_hall.rug(rug)
    yield board_hall.cloakroom(cloakroom)
    yield board_hall.list_frame(title)
    yield dice_tray()
    for words, (x, y) in ((chance, board_hall.CHANCE_AT), (success, board_hall.SUCCESS_AT)):
        yield board_hall.tag(words, x + 4, y + 64)
