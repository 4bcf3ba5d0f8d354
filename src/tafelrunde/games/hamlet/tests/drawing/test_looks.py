"""What is read and pointed at in the village: letters, marks on the ground, labels, crowds."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.hamlet.data import Tile, components
from tafelrunde.games.hamlet.drawing.cards import titled
from tafelrunde.games.hamlet.drawing.sight import Group
from tafelrunde.games.hamlet.drawing.village.pieces import size_of
from tafelrunde.games.hamlet.drawing.village.plan import SLOT, around, overlap, plan
from tafelrunde.games.hamlet.rules.numbers import STARTING
from tafelrunde.games.hamlet.tests.positions import place
from tafelrunde.testing.helpers.drawing import look
from tafelrunde.testing.helpers.letters import letters
from tafelrunde.words.catalogue import catalogue

LEAST = 13.4  # units; a tray of 366 is 246 px wide in a window of 1366 by 768: 9 px
TRAYS = ("offers", "hand", "awards", "milestones")
HALF_LABEL = (34, 9)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_letter_on_cards_is_too_small(lang: str, seats: int) -> None:
    bag = [tile.name for tile in components().tiles if tile.group == "bag"]
    for at in range(0, len(bag), 3):
        state = place(seats, me={"blueprints": bag[at : at + 3]})
        found = [one for one in letters(look(state, 0, lang)) if one[0] in TRAYS]
        assert found
        assert not [one for one in found if one[1] < LEAST]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_of_blueprints_take_two_lines_at_most(lang: str) -> None:
    texts = catalogue("tafelrunde.games.hamlet", lang)
    for tile in components().tiles[STARTING:]:
        lines = titled(texts.token(tile.name))
        assert 1 <= len(lines) <= 2
        assert all(float(re.findall(r'font-size="([\d.]+)"', line)[0]) >= LEAST for line in lines)


def test_what_can_be_chosen_lies_below_trees_and_buildings() -> None:
    scene = look(place(), 0)
    board = next(region for region in scene.regions if region.key == "board")
    keys = [layer.key for layer in board.layers]
    assert keys.index("grounds") < keys.index("marks") < keys.index("things")


@pytest.mark.parametrize("tile", components().tiles, ids=lambda tile: tile.name)
def test_a_label_hides_no_token(tile: Tile) -> None:
    for turn in range(6):
        found = plan(tile, turn)
        x, y = found.label
        label = around(x, y, *HALF_LABEL)
        hidden = sum(overlap(label, around(u, v - 3, *SLOT)) for u, v in found.slots)
        assert hidden < 4 * SLOT[0] * SLOT[1] * 0.2, turn


def test_many_on_a_tile_are_drawn_smaller() -> None:
    alone, everybody = [Group(0, 0, 1, 0, 1)], [Group(side, 0, 2, 1, 1) for side in range(4)]
    assert size_of(tuple(everybody)) < 0.75 * size_of(tuple(alone))
