"""Parts, canvases and what observers are told."""

from __future__ import annotations

from functools import partial

import pytest

from tafelrunde.draw import DuplicateId, Layer, Region, Scene, UnknownReference
from tafelrunde.draw.canvas import NEW, Canvas, Easel
from tafelrunde.draw.defs import LAYER
from tafelrunde.draw.part import SHORT, Items, Memory, Part, each, kept, part
from tafelrunde.draw.shape import circle, g, rect, symbol, use

BOX = (0, 0, 100, 100)
CALLS: list[tuple[int, ...]] = []


@part
def dot(x: int) -> Items:
    CALLS.append((x,))
    return {f"d{x}": circle(x, 0, 1, data_token=f"t{x}")}


@part
def row(xs: tuple[int, ...]) -> list[Items]:
    CALLS.append(xs)
    return [dot(x) for x in xs]


@pytest.fixture(autouse=True)
def nothing_called() -> None:
    CALLS.clear()


def board(*xs: int, static: int = 9) -> Scene:
    return Scene([Region("board", BOX, [Layer("dots", row(xs))], rect(0, 0, static, 9))])


def drawn(*scenes: Scene) -> Canvas:
    canvas = Canvas()
    for scene in scenes:
        canvas.draw(scene)
    return canvas


def test_a_part_is_drawn_again_only_if_its_inputs_change() -> None:
    memory = Memory()
    memory.using(lambda: row((1, 2)))
    memory.go_on()
    CALLS.clear()
    first = memory.using(lambda: row((1, 2)))
    assert CALLS == []
    memory.go_on()
    second = memory.using(lambda: row((1, 3)))
    assert CALLS == [(1, 3), (3,)]
    assert second["d1"] is first["d1"]


def test_what_is_not_drawn_any_more_is_forgotten() -> None:
    memory = Memory()
    memory.using(lambda: dot(1))
    for _ in range(SHORT + 1):
        memory.go_on()
    memory.using(lambda: dot(1))
    assert CALLS == [(1,), (1,)]


def test_what_a_part_is_made_of_is_kept_with_it() -> None:
    memory = Memory()
    for _ in range(3 * SHORT):
        memory.using(lambda: row((1, 2)))
        memory.go_on()
    CALLS.clear()
    memory.using(lambda: row((1, 3)))
    assert CALLS == [(1, 3), (3,)]


def test_without_a_memory_everything_is_drawn() -> None:
    assert row((1, 2)) == row((1, 2))
    assert len(CALLS) == 6


def test_inputs_that_can_change_are_refused() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        Memory().using(lambda: row([1]))  # type: ignore[arg-type]


def test_a_part_knows_what_it_needs_and_offers() -> None:
    both = Part(
        {"a": use("s-disc-0", data_token="x")}, {"b": g(rect(0, 0, 1, 1, fill="url(#gr-gold)"))}
    )
    assert both.needs == {"s-disc-0", "gr-gold"}
    assert both.tokens == {"x"}
    with pytest.raises(DuplicateId):
        Part({"a": circle(0, 0, 1)}, {"a": circle(1, 0, 1)})


def test_an_observer_is_told_what_is_newer() -> None:
    canvas = drawn(board(1, 2))
    (all_,) = canvas.since(NEW)
    assert set(all_.up) == {"d1", "d2"}
    assert all_.placed == [("r-board", None)]
    canvas.draw(board(1, 3))
    (news,) = canvas.since(1)
    assert set(news.up) == {"d3"}
    assert news.order == {"l-dots": ("d1", "d3")}
    assert news.placed is None
    assert canvas.since(2) == []
    assert canvas.tokens == {"t1", "t3"}


def test_nothing_new_has_no_number() -> None:
    """So nobody can count what others do in secret."""
    canvas = drawn(board(1), board(1))
    assert canvas.version == 1


def test_who_was_away_for_long_is_told_all_in_one() -> None:
    canvas = drawn(board(0))
    for x in range(1, 40):
        canvas.draw(board(0, x))
    assert len(canvas.since(30)) == 10
    (update,) = canvas.since(3)
    assert set(update.up) == {"d39"}


class Looks:
    def __init__(self, version: int) -> None:
        self.version = version


def test_what_everybody_has_is_kept_for_nobody() -> None:
    """Who is behind gets each update; who has gone keeps none of them."""
    canvas = drawn(board(0), *[board(0, x) for x in range(1, 6)])
    quick, slow, gone = Looks(6), Looks(4), Looks(2)
    canvas.observers.update((quick, slow, gone))
    del gone
    canvas.forget_told()
    assert [set(update.up) for update in canvas.since(slow.version)] == [{"d4"}, {"d5"}]
    (late,) = canvas.since(3)  # told all in one
    assert set(late.up) == {"d5"}
    slow.version = 6
    canvas.forget_told()
    canvas.draw(board(0, 7))
    assert [set(update.up) for update in canvas.since(6)] == [{"d7"}]
    (both,) = canvas.since(5)
    assert set(both.up) == {"d7"}


def test_what_went_and_came_back_is_sent_again() -> None:
    canvas = drawn(board(1, 2), board(1), board(1, 2))
    (update,) = canvas.since(2)
    assert set(update.up) == {"d2"}


def test_what_goes_to_another_layer_is_only_moved() -> None:
    def two(first: tuple[int, ...], second: tuple[int, ...]) -> Scene:
        return Scene([Region("board", BOX, [Layer("a", row(first)), Layer("b", row(second))])])

    canvas = drawn(two((1, 2), ()), two((1,), (2,)))
    (update,) = canvas.since(1)
    assert not update.up
    assert update.order == {"l-a": ("d1",), "l-b": ("d2",)}


def place(x: int, name: str) -> Items:
    return {name: circle(x, 0, 1)} if name else {}


def test_places_that_follow_another_part_leave_nothing_of_it() -> None:
    canvas = drawn(board(1))
    rows = Memory().using(lambda: each(place, [(2, "p2"), (3, "p3")]))
    canvas.draw(Scene([Region("board", BOX, [Layer("dots", rows)], rect(0, 0, 9, 9))]))
    assert set(canvas.items) == {"p2", "p3"}


def test_an_element_that_comes_to_a_second_place_is_drawn_twice() -> None:
    memory = Memory()
    memory.using(lambda: each(place, [(1, "p"), (2, "")]))
    with pytest.raises(DuplicateId):
        memory.using(lambda: each(place, [(1, "p"), (2, "p")]))
    moved = memory.using(lambda: each(place, [(1, ""), (2, "p")]))
    assert ['cx="2"' in one for one in moved.values()] == [True]


def test_a_region_whose_fixed_part_changes_is_sent_whole() -> None:
    canvas = drawn(board(1, 2), board(1, 2, static=8))
    (update,) = canvas.since(1)
    assert set(update.shells) == {"r-board"}
    assert set(update.up) == {"d1", "d2"}


def test_what_a_region_is_called_and_whether_it_comes_first_changes_nothing_else() -> None:
    def called(label: str, first: bool) -> Scene:
        return Scene([Region("a", BOX, [Layer("dots", dot(1))], label=label, first=first)])

    canvas = drawn(called("one", False))
    assert canvas.since(NEW)[0].manners == {"r-a": ("one", False)}
    canvas.draw(called("two", True))
    (news,) = canvas.since(1)
    assert (news.up, news.order, news.shells, news.placed) == ({}, {}, {}, None)
    assert news.manners == {"r-a": ("two", True)}
    canvas.draw(called("two", True))
    assert canvas.version == 2


def test_definitions_are_sent_once_and_stay() -> None:
    own = {"s-own": symbol("s-own", use("s-disc-0"))}

    def scene(*names: str) -> Scene:
        return Scene(
            [Region("board", BOX, [Layer("a", {n: use("s-own") for n in names})])], defs=own
        )

    canvas = Canvas(frozenset({"s-disc-0"}))
    canvas.draw(scene())
    canvas.draw(scene("x"))
    (update,) = canvas.since(1)
    assert set(update.up) == {"x", "s-own"}  # the disc is on every page
    canvas.draw(scene())
    canvas.draw(scene("y"))
    assert set(canvas.since(3)[0].up) == {"y"}
    assert canvas.order[LAYER] == ("s-own",)


@kept
def field(key: str, *xs: int) -> Region:
    return Region(key, BOX, [Layer(key, row(xs))])


def fields(left: int, right: int) -> Scene:
    return Scene([field("a", left), field("b", right)])


def test_a_region_whose_inputs_are_the_same_stays_itself() -> None:
    """With the parts in it; what is in the others is put on the canvas."""
    memory, canvas = Memory(), Canvas()
    scenes = []
    for left, right in ((1, 5), (2, 5), (2, 6)):
        memory.go_on()
        scenes.append(memory.using(partial(fields, left, right)))
        canvas.draw(scenes[-1])
    regions = [scene.regions for scene in scenes]
    assert regions[0][1] is regions[1][1]
    assert regions[1][0] is regions[2][0]
    assert regions[0][0] is not regions[1][0]
    assert CALLS == [(1,), (1,), (5,), (5,), (2,), (2,), (6,), (6,)]
    assert canvas.order["l-a"] == ("d2",)
    assert canvas.order["l-b"] == ("d6",)
    assert canvas.items.keys() >= {"d2", "d6"}
    assert not canvas.items.keys() & {"d1", "d5"}


def test_a_region_that_went_and_came_back_as_itself_is_sent_again() -> None:
    side = Region("side", BOX, [Layer("side", row((7,)))])
    both = Scene([*board(1).regions, side])
    canvas = drawn(both, board(1))
    assert "d7" not in canvas.items
    before = canvas.version
    canvas.draw(both)
    assert canvas.items == drawn(both).items
    assert canvas.order == drawn(both).order
    assert "d7" in canvas.since(before)[0].up


def test_an_error_in_a_drawing_leaves_no_half_canvas() -> None:
    easel = Easel()
    easel.canvas(0, 0, lambda: board(1))
    broken = Scene([Region("board", BOX, [Layer("dots", {"d1": use("s-nothing")})])])
    with pytest.raises(UnknownReference):
        easel.canvas(0, 1, lambda: broken)
    (update,) = easel.canvas(0, 1, lambda: board(2)).since(NEW)
    assert set(update.up) == {"d2"}


def test_seats_share_parts_and_nothing_else() -> None:
    easel = Easel()
    one = easel.canvas(0, 0, lambda: board(1, 2))
    CALLS.clear()
    two = easel.canvas(1, 0, lambda: board(1, 2))
    assert CALLS == []
    easel.canvas(0, 1, lambda: board(1, 3))
    assert (one.version, two.version) == (2, 1)


def test_what_everybody_has_need_not_be_kept() -> None:
    easel = Easel()
    canvas = easel.canvas(0, 0, lambda: board(1, 2))
    late = Looks(canvas.version)
    canvas.observers.add(late)
    easel.canvas(0, 1, lambda: board(1, 3))
    assert not easel.rest()
    assert canvas.items
    late.version = canvas.version
    assert easel.rest()
    assert (canvas.items, canvas.order, canvas.shells) == ({}, {}, {})
    assert canvas.tokens == {"t1", "t3"}


def test_what_was_not_kept_is_drawn_again_and_then_only_what_changed_is_told() -> None:
    easel = Easel()
    canvas = easel.canvas(0, 0, lambda: board(1, 2))
    easel.canvas(0, 1, lambda: board(1, 3))
    easel.rest()
    easel.wake(0, lambda: board(1, 3))
    assert canvas.version == 2
    assert set(canvas.since(NEW)[0].up) == {"d1", "d3"}
    easel.canvas(0, 2, lambda: board(1, 4))
    (update,) = canvas.since(2)
    assert set(update.up) == {"d4"}
    assert update.placed is None


def test_what_cannot_be_drawn_again_is_told_whole() -> None:
    easel = Easel()
    canvas = easel.canvas(0, 0, lambda: board(1, 2))
    easel.rest()
    broken = Scene([Region("board", BOX, [Layer("dots", {"d1": use("s-nothing")})])])
    with pytest.raises(UnknownReference):
        easel.wake(0, lambda: broken)
    assert canvas.is_resting
    easel.canvas(0, 1, lambda: board(1, 3))
    (update,) = canvas.since(1)
    assert set(update.up) == {"d1", "d3"}
    assert update.placed is not None
