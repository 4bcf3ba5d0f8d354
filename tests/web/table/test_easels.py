"""What pages lack of a board: a frame for every position on the way, nothing of other seats."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from contextlib import ExitStack

import pytest
from tests.web.hall import Hall

from tafelrunde.draw.canvas import Canvas, Update
from tafelrunde.table.match.entry import Entry, Kind
from tafelrunde.table.match.message import LeaveSeat
from tafelrunde.table.match.table import Table
from tafelrunde.testing.kit import pages
from tafelrunde.web.table import easels
from tafelrunde.web.table.desk import Desk
from tafelrunde.web.table.easels import Page, easel_of, scene_of
from tafelrunde.web.table.eyes import Eyes
from tafelrunde.web.table.messages import Speaker
from tafelrunde.web.table.push import Push


class Reader:
    """Somebody's page at a table."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.page = Page()
        self.model = pages.Page()

    def look(self, table: Table) -> list[Update]:
        frames = self.page.board(self.page.look(table, self.seat, "en"))
        for frame in frames:
            self.model.apply(frame)
        return frames

    def sees(self, table: Table) -> bool:
        return self.model.shown() == pages.whole(scene_of(table, self.seat, "en"))


class Poker:
    """For two; the second call turns over the public card, so that one message has two entries."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.made = hall.create("friend", "friend", game="leduc")
        self.keys = {seat: hall.sit(self.made, seat, f"P{seat}") for seat in (0, 1)}

    @property
    def table(self) -> Table:
        return self.hall.table(self.made.id)

    def act(self) -> None:
        seat = self.table.waits[0]
        self.hall.act(self.made.id, seat, self.keys[seat])


@pytest.fixture
def poker(hall: Hall) -> Poker:
    return Poker(hall)


def test_every_entry_on_the_way_is_a_frame(poker: Poker) -> None:
    readers = [Reader(0), Reader(1), Reader(None)]
    for reader in readers:
        assert len(reader.look(poker.table)) == 1
    poker.act()
    for reader in readers:
        assert len(reader.look(poker.table)) == 1
    poker.act()
    assert len(poker.table.match.entries[-2:]) == 2
    for reader in readers:
        called, turned = reader.look(poker.table)
        assert called.up != turned.up
        assert [called.position, turned.position] == poker.table.places[-2:]
        assert reader.sees(poker.table)


def test_who_comes_later_gets_the_board_as_it_is(poker: Poker) -> None:
    Reader(0).look(poker.table)
    poker.act()
    poker.act()
    late = Reader(1)
    assert len(late.look(poker.table)) == 1
    assert late.sees(poker.table)


def test_a_long_way_is_told_by_its_end(poker: Poker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(easels, "FRAMES", 1)
    reader = Reader(0)
    reader.look(poker.table)
    poker.act()
    poker.act()
    assert len(reader.look(poker.table)) == 1
    assert reader.sees(poker.table)


class Begun:
    """Connect four for two after the first act, and a page that has seen both positions."""

    def __init__(self, hall: Hall) -> None:
        self.made = hall.create("friend", "friend", game="connect4")
        self.keys = {seat: hall.sit(self.made, seat, f"P{seat}") for seat in (0, 1)}
        self.reader = Reader(0)
        self.reader.look(hall.table(self.made.id))
        hall.act(self.made.id, 0, self.keys[0])
        self.reader.look(hall.table(self.made.id))


def test_taking_back_is_one_frame(hall: Hall) -> None:
    begun = Begun(hall)
    made, keys, reader = begun.made, begun.keys, begun.reader
    before = reader.model.shown()
    hall.act(made.id, 1, keys[1])
    reader.look(hall.table(made.id))
    table = hall.table(made.id)
    match = table.match.fork()
    match.undo(1)
    table.add([Entry(table.last + 1, Kind.UNDO, 1, "1", "x", 0)], match)
    assert len(reader.look(table)) == 1
    assert reader.sees(table)
    assert reader.model.shown() == before


def test_what_changes_nothing_on_the_board_is_not_drawn(
    poker: Poker, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(0)
    reader.look(poker.table)
    monkeypatch.setattr(easels, "scene_of", lambda *_: pytest.fail("drawn again"))
    assert reader.look(poker.table) == []


def test_a_canvas_goes_with_the_last_who_look(poker: Poker) -> None:
    first, second = Reader(0), Reader(0)
    first.look(poker.table)
    second.look(poker.table)
    easel = easel_of(poker.table, "en")
    del first
    gc.collect()
    assert easel.looking == [0]
    del second
    gc.collect()
    assert easel.looking == []


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(easels, "monotonic", lambda: now[0])
    monkeypatch.setattr(easels, "AWAKE", type(easels.AWAKE)())
    return now


def canvas_of(reader: Reader) -> Canvas:
    canvas = reader.page.canvas
    assert canvas is not None
    return canvas


def test_where_nothing_has_moved_nothing_is_kept(poker: Poker) -> None:
    readers = [Reader(0), Reader(1), Reader(0)]
    for reader in readers:
        reader.look(poker.table)
        assert canvas_of(reader).is_resting
        assert reader.sees(poker.table)
    poker.act()
    for reader in readers:
        (frame,) = reader.look(poker.table)
        assert frame.placed is None, "only what changed"
        assert reader.sees(poker.table)
        assert not canvas_of(reader).is_resting


def test_where_nothing_moves_any_more_what_was_told_is_forgotten(
    poker: Poker, clock: list[float]
) -> None:
    readers = [Reader(0), Reader(1), Reader(None)]
    for _ in range(2):
        for reader in readers:
            reader.look(poker.table)
        poker.act()
    for reader in readers[:2]:
        reader.look(poker.table)
    clock[0] += easels.QUIET + 1
    easels.rest_one(clock[0])
    assert not canvas_of(readers[0]).is_resting, "somebody lacks something"
    readers[2].look(poker.table)
    easels.rest_one(clock[0])
    assert all(canvas_of(reader).is_resting for reader in readers)
    assert all(reader.look(poker.table) == [] for reader in readers)
    poker.act()
    for reader in readers:
        frames = reader.look(poker.table)
        assert frames[0].placed is None
        assert reader.sees(poker.table)


def test_where_a_name_changed_meanwhile_all_is_told(hall: Hall, clock: list[float]) -> None:
    begun = Begun(hall)
    made, keys, reader = begun.made, begun.keys, begun.reader
    clock[0] += easels.QUIET + 1
    easels.rest_one(clock[0])
    hall.portal.call(hall.house.handle, made.id, LeaveSeat("l", keys[1], 1))
    frames = reader.look(hall.table(made.id))
    assert [frame.placed is not None for frame in frames] == [True]
    assert reader.sees(hall.table(made.id))


def test_who_comes_to_a_resting_table_sees_it(poker: Poker, clock: list[float]) -> None:
    first = Reader(0)
    first.look(poker.table)
    poker.act()
    first.look(poker.table)
    clock[0] += easels.QUIET + 1
    easels.rest_one(clock[0])
    second = Reader(0)
    assert len(second.look(poker.table)) == 1
    assert second.sees(poker.table)
    assert first.look(poker.table) == []
    assert canvas_of(first).is_resting


def test_who_is_about_to_be_told_keeps_what_is_told(poker: Poker) -> None:
    """Between looking and telling a page waits for the database; others are told meanwhile."""
    slow, quick = Reader(0), Reader(0)
    canvas = slow.page.look(poker.table, 0, "en")
    quick.look(poker.table)
    for frame in slow.page.board(canvas):
        slow.model.apply(frame)
    assert slow.sees(poker.table)
    assert canvas.is_resting


def test_who_asks_for_another_language_while_being_told_hears_both(
    poker: Poker, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, id, other = poker.hall, poker.made.id, Reader(None)
    other.look(poker.table)

    async def told() -> list[object]:
        push = Push(hall.house, id, Speaker("", ""), "en")
        with ExitStack() as present:
            await push.begin(present)
            desk = push._desk

            async def interrupted(table: Table, looks: Eyes, paint: Mapping[int, int]) -> Desk:
                monkeypatch.setattr(push, "_desk", desk)
                push.speak("de")
                other.look(table)  # then what it was about to be told is kept for nobody
                return await desk(table, looks, paint)

            monkeypatch.setattr(push, "_desk", interrupted)
            return [message["t"] for _ in range(2) for message in await push.next()]

    assert hall.portal.call(told) == ["snap", "snap"]
