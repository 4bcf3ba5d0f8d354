"""Bots wait as long as people need to see what happened, by a clock of the test's own."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.meta import Option, Standing
from tafelrunde.core.registry import find
from tafelrunde.table.house import House
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import Accepted, Answer, Pace, Refusal
from tafelrunde.table.match.pace import CHANCE, EVENT, LONGEST, Speed, pause
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


class Clock:
    """Time that passes only while somebody waits for it, and nobody has to."""

    def __init__(self) -> None:
        self.now = 0.0
        self.waits: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


async def set_pace(party: Party, speed: str, seat: int = 0, key: str = "") -> Answer:
    message = Pace(party.next_id(), key or party.keys[seat], seat, speed)
    return await party.house.handle(party.id, message)


async def ended(house: House, id: str) -> Table:
    table = await house.load(id)
    while table.state == "running":
        await asyncio.sleep(0.001)
    return table


async def test_a_bot_waits_for_the_events_of_the_message_before(hall: Hall) -> None:
    """The second call of Leduc poker turns over a card: an act and a draw, each with its event."""
    clock = Clock()
    house = await House.start(hall.url, workers=0, sleep=clock.sleep, key=hall.key)
    try:
        party = await hall.party(house, "friend", "bot greedy", game="leduc")
        await party.play_on()
        table = await party.table()
    finally:
        await house.close()
    own, dice = EVENT[Speed.QUICK], EVENT[Speed.QUICK] + CHANCE
    assert clock.waits
    assert {round(one / own, 6) for one in clock.waits} <= {1, round((own + dice) / own, 6)}
    assert any(entry.kind == Kind.LUCK for entry in table.entries)


async def test_a_table_has_a_speed(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop a")
        table = await party.table()
        assert pause(table) == EVENT[Speed.QUICK]
        assert isinstance(await set_pace(party, "calm", 1), Accepted)
        await party.act(1, "drop a")
        assert pause(table) == EVENT[Speed.CALM]
        await set_pace(party, "once", key=party.host_key)
        await party.act(0, "drop a")
        assert pause(table) == 0
        assert not [item for item in table.events_since(-1, None) if item.kind == Kind.PACE]


async def test_only_who_plays_or_the_host_sets_it(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        for speed, key in (("calm", "no key"), ("warp", party.keys[0])):
            answer = await set_pace(party, speed, key=key)
            assert isinstance(answer, Refusal)
            assert answer.code in ("auth", "bad-message")
        assert (await party.table()).speed == Speed.QUICK


async def test_it_is_the_same_after_a_restart(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await set_pace(party, "calm")
    async with hall.house() as house:
        assert (await house.load(party.id)).speed == Speed.CALM


async def test_nothing_takes_longer_than_the_longest_pause(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop a")
        monkeypatch.setitem(EVENT, Speed.QUICK, 100.0)
        assert pause(await party.table()) == LONGEST


async def test_tests_and_studies_do_not_wait(hall: Hall) -> None:
    clock = Clock()
    house = await House.start(hall.url, 0, workers=0, sleep=clock.sleep, key=hall.key)
    try:
        made = await house.create_table("connect4", [Plan("bot", "random"), Plan("bot", "random")])
        await ended(house, made.id)
    finally:
        await house.close()
    assert set(clock.waits) == {0}


async def test_how_long_the_table_still_waits(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("connect4")
    waits = Option("patience", 0, low=0, high=60)
    standing = (Standing("drop", "drop d", "patience"),)
    meta = replace(game.meta, standing=standing, options=(*game.meta.options, waits))
    monkeypatch.setattr(game, "meta", meta)
    monkeypatch.setattr(game, "_setups", {})
    clock = Clock()
    async with hall.house(clock=clock) as house:
        party = await hall.party(house, options={"patience": 60})
        assert house.left(party.id) == 60
        clock.now += 25
        assert house.left(party.id) == 35
        assert house.left("no table") is None


async def test_the_beginning_is_shown_whole(hall: Hall) -> None:
    """Also where it followed from the last number that a page opened."""
    async with hall.house() as house:
        party = hall.people(
            house, await house.create_table("eko", [Plan("friend"), Plan("friend")])
        )
        numbers = "11" * 32, "22" * 32
        for seat, number in enumerate(numbers):
            await party.sit(seat, number=number)
        for seat, number in enumerate(numbers):
            await party.open(seat, number)
        table = await house.load(party.id)
        assert table.started
        assert len(table.match.entries) > 10
        assert pause(table) == EVENT[Speed.QUICK]
