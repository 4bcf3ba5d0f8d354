"""Canvases over long matches: whatever happens, a page that is kept up to date is what is drawn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tafelrunde.draw import DuplicateId, Layer, Region, Scene, UnknownReference
from tafelrunde.draw.canvas import KEPT, Canvas, Easel
from tafelrunde.draw.defs import LAYER
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Items, Memory, Part, each, part
from tafelrunde.draw.shape import circle, rect, symbol, use
from tafelrunde.testing.kit.pages import Page, whole

BOX = (0, 0, 100, 100)
LAZY = (1, 7, KEPT + 9)  # observers: who hears everything, who is late, who is away for long


def dot(name: int, size: int) -> Items:
    return {f"d{name}": circle(0, 0, size, data_token=f"t{name}")}


@part
def dots(rows: tuple[tuple[int, int], ...], place: str) -> Part:
    return each(dot, rows) if place == "x" else Part(*[dot(*row) for row in rows])


def scene_of(*layers: tuple[tuple[int, int], ...], static: tuple[int, ...] = (9, 9)) -> Scene:
    """A board of two layers, and a seat's region for the others."""
    drawn = [Layer(f"{i}", dots(rows, "xyz"[i])) for i, rows in enumerate(layers)]
    regions = [Region("board", BOX, drawn[:2], rect(0, 0, static[0], 9))]
    if len(static) > 1:
        regions.append(Region("seat", BOX, drawn[2:], rect(0, 0, static[1], 9), seat=0))
    return Scene(regions)


def shuffled(random: Random) -> Scene:
    """Some dots, anywhere, in any size; sometimes another ground, sometimes a region less."""
    layers: list[list[tuple[int, int]]] = [[], [], []]
    for name in random.sample(range(9), random.randrange(9)):
        layers[random.randrange(3)].append((name, random.randrange(1, 3)))
    seat = () if random.random() < 0.2 else (random.choice((7, 7, 7, 8)),)
    static = (random.choice((7, 7, 7, 7, 7, 8)), *seat)
    return scene_of(*[tuple(rows) for rows in layers], static=static)


@pytest.mark.parametrize("seed", range(20))
def test_pages_are_what_is_drawn(seed: int) -> None:
    random, easel = Random(seed), Easel()
    pages = {lazy: Page() for lazy in LAZY}
    for position in range(170):
        keep = random.getstate()
        canvas = easel.canvas(None, position, lambda: shuffled(random))
        random.setstate(keep)
        scene = shuffled(random)
        for lazy, page in pages.items():
            if position % lazy == 0:
                page.catch_up(canvas)
                assert page.shown() == whole(scene), f"at {position}, told every {lazy}"


def test_the_order_within_a_part_is_told() -> None:
    canvas, page = Canvas(), Page()
    for rows in (((1, 1), (2, 1)), ((2, 1), (1, 1))):
        canvas.draw(scene_of((), rows))
        page.catch_up(canvas)
    assert page.layers["l-1"] == ["d2", "d1"]


def test_undo_jumps_back() -> None:
    easel, page = Easel(), Page()
    first, second = ((1, 1), (2, 1), (3, 1)), ((1, 1), (2, 2), (3, 1))
    for position, rows in enumerate((first, second, first)):
        canvas = easel.canvas(0, position, lambda rows=rows: scene_of(rows))  # type: ignore[misc]
        page.catch_up(canvas)
    assert page.shown() == whole(scene_of(first))
    assert set(canvas.since(2)[0].up) == {"d2"}


def test_who_was_away_for_long_has_what_left_a_region_that_is_another_one_now() -> None:
    canvas, page = Canvas(), Page()
    canvas.draw(scene_of(((1, 1),), (), ()))
    page.catch_up(canvas)
    for size in range(1, 2 * KEPT):
        canvas.draw(scene_of((), ((2, size),), ((1, 1),)))
    canvas.draw(scene_of((), (), ((1, 1),), static=(8, 9)))
    page.catch_up(canvas)
    assert page.shown() == whole(scene_of((), (), ((1, 1),), static=(8, 9)))


def test_a_secret_act_moves_nobodys_number() -> None:
    """What only seat 0 sees changes: neither seat 1 nor who watches can tell."""
    easel = Easel()
    open_, hands = ((1, 1), (2, 1)), {0: ((5, 1),), 1: ((6, 1),), None: ()}

    def look(position: int) -> list[Canvas]:
        scenes = {seat: (open_, (), hand) for seat, hand in hands.items()}
        return [
            easel.canvas(seat, position, lambda layers=layers: scene_of(*layers))  # type: ignore[misc]
            for seat, layers in scenes.items()
        ]

    canvases = look(0)
    hands[0] = ((7, 1), (8, 1))
    assert look(1) == canvases
    assert [canvas.version for canvas in canvases] == [2, 1, 1]
    assert [canvas.since(1) for canvas in canvases[1:]] == [[], []]


def test_after_a_long_match_a_canvas_is_as_small_as_at_its_beginning() -> None:
    random, easel = Random(1), Easel()
    for position in range(3000):
        canvas = easel.canvas(None, position, lambda: shuffled(random))
    assert len(canvas.items) <= 9
    assert len(sizes(canvas)["_stamps"]) <= 9 + 3 + 2 + 1  # layers, regions, the definitions
    assert sum(map(len, sizes(easel._memory).values())) < 200


def sizes(owner: Canvas | Memory) -> dict[str, dict[str, object]]:
    return {name: value for name, value in vars(owner).items() if isinstance(value, dict)}


def cards(numbers: range, paint: Callable[[int], str] = str) -> Scene:
    own = [symbol(f"s-own-{n}", circle(0, 0, n, aria_label=paint(n))) for n in numbers]
    placed = Part({f"c{n}": use(f"s-own-{n}") for n in numbers})
    return Scene(
        [Region("board", BOX, [Layer("cards", placed)])], defs={one.id: one for one in own}
    )


def test_definitions_that_nobody_needs_are_dropped_in_the_end() -> None:
    canvas, page = Canvas(), Page()
    for start in range(2000):
        canvas.draw(cards(range(start, start + 4)))
        page.catch_up(canvas)
        assert {f"s-own-{n}" for n in range(start, start + 4)} <= set(page.layers[LAYER])
    assert len(canvas.items) < 1000
    assert len(page.layers[LAYER]) == len(canvas.order[LAYER]) < 1000
    canvas.draw(cards(range(4)))
    page.catch_up(canvas)
    assert {f"s-own-{n}" for n in range(4)} <= set(page.layers[LAYER])


def test_a_definition_that_is_another_one_is_sent_again() -> None:
    canvas = Canvas()
    canvas.draw(cards(range(2)))
    canvas.draw(cards(range(2), lambda n: f"new {n}" if n else "0"))
    (update,) = canvas.since(1)
    assert set(update.up) == {"s-own-1"}


def test_after_an_error_one_can_look_back() -> None:
    easel = Easel()
    easel.canvas(0, 0, lambda: scene_of(((1, 1),)))
    broken = Scene([Region("board", BOX, [Layer("0", {"d1": use("s-nothing")})])])
    with pytest.raises(UnknownReference):
        easel.canvas(0, 1, lambda: broken)
    assert set(easel.canvas(0, 0, lambda: scene_of(((2, 1),))).items) == {"d2"}


def fussy(name: int, size: int) -> Items:
    if size > 9:
        raise ValueError(size)
    return dot(name, size)


@pytest.mark.parametrize("bad", [((1, 2), (2, 10)), ((1, 2), (1, 3)), ((1, 1), (2, 10), (3, 1))])
def test_after_an_error_places_are_drawn_as_they_are(bad: tuple[tuple[int, int], ...]) -> None:
    memory = Memory()

    def look(*rows: tuple[int, int]) -> dict[str, Drawn]:
        memory.go_on()
        return dict(memory.using(lambda: each(fussy, rows)))

    look((1, 1), (2, 1))
    with pytest.raises((ValueError, DuplicateId)):
        look(*bad)
    assert look((1, 1), (3, 1)) == {**Part(dot(1, 1)), **Part(dot(3, 1))}
    assert look((1, 1), (2, 1)) == {**Part(dot(1, 1)), **Part(dot(2, 1))}
