"""The drawn table for its readers: told in words, hit by fingers, small enough to send."""

from __future__ import annotations

import re

import pytest

from tafelrunde.draw import Region
from tafelrunde.games.monstermacher.drawing.cards import FRONT_WIDE, HIGH, WIDE
from tafelrunde.games.monstermacher.tests.drawn import items, region, walk
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat
from tafelrunde.testing.helpers.drawing import labels, look

PAGE = 380.0  # what a phone of 390 px leaves for the regions
GAP = 6.4


def test_a_hostile_name_is_text() -> None:
    *_, state = walk(4, 2, 150)
    for who in (None, 0, 3):
        assert "<img" not in look(state, who).svg()
    assert any("&lt;img" in label for label in labels(look(state)))


def test_cards_are_told_in_both_languages() -> None:
    board = place([seat(3, "LA1"), seat(3, "HD2", "RA3"), seat(4)], ["2+LL"], gallows="BR")
    english, german = labels(look(board.state, 0)), labels(look(board.state, 0, "de"))
    assert "left arm A, value 1, in your store" in english
    assert "head A, face down, in the store of Jörg" in english
    assert "brain A, face down, on Gallows Hill, 1 of 1 from the bottom" in english
    assert "left leg A, face down, in grave 1" in english
    assert "Grave 1, left leg on top, 3 parts" in english
    assert "linker Arm A, Wert 1, in deinem Lager" in german
    assert "Kopf A, verdeckt, im Lager von Jörg" in german
    assert "Grab 1, obenauf linkes Bein, 3 Teile" in german
    assert len(english) == len(german)


def test_a_laboratory_is_told_whole() -> None:
    board = place([seat(), seat(2, "HD2", "RA3 LL0", (1, 4)), seat(4)], ["2+LA"])
    phrase = next(t for t in labels(look(board.state, 0)) if t.startswith("Laboratory of Jörg, "))
    assert phrase == (
        "Laboratory of Jörg, 3 points, grade 2, good, sewn on: right arm 3, left leg 0,"
        " 1 part in store, open robbery cards: 1, 4"
    )


def width_on_a_phone(one: Region) -> float:
    """How many pixels a unit of a region has there."""
    column = (PAGE - 11 * GAP) / 12
    wide = one.narrow or one.columns
    return (wide * column + (wide - 1) * GAP) / one.viewbox[2]


CARD = re.compile(r'class="cell card" data-side="(\w+)"[^>]*data-token="[^"]*"[^>]*scale\(([\d.]+)')


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fingers_hit_what_can_be_chosen(seats: int) -> None:
    """At 390 px every card that can be chosen is at least 44 px wide, and higher than that."""
    found = 0
    for number, state in enumerate(walk(seats, seats + 40, 300, eager=0.9)):
        if number % 5:
            continue
        scene = look(state, number // 5 % seats)
        for one in scene.regions:
            for layer in one.layers:
                for side, scale in CARD.findall("".join(layer.elements.values())):
                    wide = FRONT_WIDE if side == "front" else WIDE
                    found += 1
                    assert wide * float(scale) * width_on_a_phone(one) >= 44
    assert found > 100


PLACE = re.compile(r"translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)")


@pytest.mark.parametrize("number", [1, 9, 10, 12, 13, 16, 17, 24, 36])
@pytest.mark.parametrize("reader", [0, None])
def test_every_part_on_the_gallows_can_be_touched(number: int, reader: int | None) -> None:
    """At 390 px each shows a field of 44 px or more that no other part covers."""
    seats = 3 if number <= 24 else 5
    scene = look(crowded_hill(seats, number).state, reader)
    hill = region(scene, "gallows")
    unit = width_on_a_phone(hill)
    cards = [one for one in hill.layers[0].elements.values() if 'class="cell card"' in one]
    assert len(cards) == number
    boxes = []
    for card in cards:
        found = PLACE.search(card)
        assert found
        x, y, scale = map(float, found.groups())
        boxes.append((x, y, x + WIDE * scale, y + HIGH * scale))
    for i, (left, top, right, bottom) in enumerate(boxes):
        over = [box for box in boxes[i + 1 :] if box[0] < right and left < box[2]]
        covered = [box[1] for box in over if top <= box[1] < bottom]
        free = min([bottom, *covered]) - top
        assert (right - left) * unit >= 44
        assert free * unit >= 44
        assert left >= 0
        assert top >= 0
        assert right <= hill.viewbox[2]
        assert bottom <= hill.viewbox[3]


def crowded_hill(seats: int, number: int) -> Board:
    """So many parts on the gallows hill, all others in the graves."""
    copies = {3: 4, 5: 6}[seats]
    pile = [code for code in ("LA", "RA", "LL", "RL", "HD", "BR") for _ in range(copies)]
    return place([seat() for _ in range(seats)], gallows=" ".join(pile[:number]))


def test_the_end_is_told() -> None:
    board = place([seat(1, sewn="HD3 BR2"), seat(2, sewn="HD2"), seat()], step="second")
    board.play("revive", "* roll 3")
    scene = look(board.state, 0)
    assert ">It lives!<" in str(scene.flat()["revival-0"])
    assert [id for id in scene.flat() if id.startswith("rank-")] == ["rank-0", "rank-1", "rank-2"]
    assert any(label.startswith("Laboratory of Anna, 8 points, ") for label in labels(scene))


def test_a_drawing_stays_small() -> None:
    """What is sent with every step: a few hundred elements, also late in a match of five."""
    for number, state in enumerate(walk(5, 1, 300)):
        if number % 20 == 0:
            drawn = items(look(state, number % 5))
            assert len(drawn) < 200
            assert sum(len(markup.encode()) for markup in drawn.values()) < 120_000
