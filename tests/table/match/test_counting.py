"""Seconds between the last one to sit down and the match: anybody may stop them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.table.clockwork import Time

from tafelrunde.core.record import read_record, verify
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import (
    Accepted,
    Answer,
    Confirm,
    Count,
    Counted,
    LeaveSeat,
    Refusal,
)
from tafelrunde.table.match.message import Arrange as Arranged
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

    from tafelrunde.table.house import House
    from tafelrunde.table.match.table import Table

ANN, BEN = "a1" * 32, "b2" * 32
SECONDS = 3


async def opened(hall: Hall, house: House, *plans: str) -> Party:
    words = [one.partition(" ") for one in plans or ("friend", "friend")]
    plan = [Plan(kind, level) for kind, _, level in words]
    created = await house.create_table("sealed_bids", plan, host="p0", counts=SECONDS)
    return hall.people(house, created)


async def seated(hall: Hall, house: House) -> Party:
    party = await opened(hall, house)
    await party.sit(0, number=ANN)
    await party.sit(1, number=BEN)
    return party


def is_fixed(table: Table) -> bool:
    return table.opening


async def count(party: Party, seat: int, on: bool) -> Answer:
    message = Count(party.next_id(), party.keys[seat], seat, on)
    return await party.house.handle(party.id, message)


async def test_it_is_counted_before_numbers_are_opened(hall: Hall) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
        table = await party.table()
        assert table.counting.is_on
        assert not is_fixed(table)
        assert house.left(party.id) == SECONDS
        answer = await party.open(0, ANN)
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"
        await time.go(SECONDS - 1)
        assert house.left(party.id) == 1
        assert not is_fixed(table)
        await time.go(1)
        assert is_fixed(table)
        assert house.left(party.id) is None
        await party.open(0, ANN)
        await party.open(1, BEN)
        assert table.state == "running"
        await party.play_on()
        assert verify(read_record(await house.export(party.id))) == 4


@pytest.mark.parametrize("stops", [0, 1])
async def test_anybody_stops_it_and_anybody_lets_it_go_on(hall: Hall, stops: int) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
        table = await party.table()
        await time.go(SECONDS - 1)
        assert isinstance(await count(party, stops, False), Accepted)
        assert table.counting.halted == f"Person {stops}"
        assert isinstance(await count(party, 1 - stops, False), Refusal)
        await time.go(60)
        assert not is_fixed(table)
        assert isinstance(await count(party, 1 - stops, True), Accepted)
        assert house.left(party.id) == SECONDS  # from the beginning
        await time.go(SECONDS)
        assert is_fixed(table)
        assert isinstance(await count(party, stops, False), Refusal)  # too late: terms are fixed


async def test_who_gets_up_stops_it_and_it_is_counted_anew(hall: Hall) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
        table = await party.table()
        await time.go(SECONDS - 1)
        await count(party, 0, False)
        answer = await house.handle(party.id, LeaveSeat("gone", party.keys[1], 1))
        assert isinstance(answer, Accepted)
        assert not table.counting.is_on
        await time.go(60)
        assert not is_fixed(table)
        await party.sit(1, person="p2", number=BEN)
        assert house.left(party.id) == SECONDS
        await time.go(SECONDS)
        assert is_fixed(table)


async def test_what_the_host_changes_meanwhile_is_agreed_to_first(hall: Hall) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
        table = await party.table()
        arranged = Arranged("change", party.host_key, {}, False, "freely")
        assert isinstance(await house.handle(party.id, arranged), Accepted)
        await time.go(60)
        assert not is_fixed(table)
        assert isinstance(await house.handle(party.id, Confirm("yes", party.keys[1], 1)), Accepted)
        assert house.left(party.id) == SECONDS
        await time.go(SECONDS)
        assert is_fixed(table)


async def test_nobody_waits_alone(hall: Hall) -> None:
    async with hall.house() as house:
        party = await opened(hall, house, "host", "bot greedy")
        await party.sit(0, person="p0")
        assert (await party.table()).state != "waiting"
        party = await opened(hall, house, "host", "hotseat")
        await party.sit(0, person="p0")
        await party.sit(1, person="p0")
        assert (await party.table()).state == "running"


async def test_it_goes_on_after_a_restart(hall: Hall) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party.house = house
        table = await party.table()
        assert table.counting.is_on
        await time.go(SECONDS)
        assert is_fixed(table)


async def test_it_is_counted_once_by_all_processes(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        since = (await party.table()).counting.since
        first = await house.handle(party.id, Counted(since))
        assert isinstance(first, Accepted)
        await house.handle(party.id, Counted(since))
        table = await party.table()
        assert [entry.kind for entry in table.entries].count(Kind.BEGIN) == 1
        late = await house.handle(party.id, Counted(since - 1))
        assert isinstance(late, Refusal)


async def test_a_rematch_is_counted_too(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        await house.handle(party.id, Counted((await party.table()).counting.since))
        await party.open(0, ANN)
        await party.open(1, BEN)
        await party.play_on()
        again = await house.rematch(party.id, party.keys[0])
        assert not isinstance(again, Refusal)
        assert (await house.load(again.id)).counting.seconds == SECONDS
