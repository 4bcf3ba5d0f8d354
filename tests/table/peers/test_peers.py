"""Several houses on one PostgreSQL: what one writes the others hear, and nothing is done twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import SQLAlchemyError

from tafelrunde.core.meta import Standing
from tafelrunde.core.registry import find
from tafelrunde.table import house, peers
from tafelrunde.table.bots import thinking
from tafelrunde.table.bots.job import Job, Thought
from tafelrunde.table.house import House
from tafelrunde.table.keys import Keys
from tafelrunde.table.limit import Bucket
from tafelrunde.table.match.message import Accepted, Act, Chat, Order, Refusal
from tafelrunde.table.plan import Plan, TableError
from tafelrunde.table.storage import database
from tafelrunde.table.storage.database import connect, connect_writer, migrate
from tafelrunde.table.storage.rows import entry_row
from tafelrunde.table.storage.schema import ENTRIES
from tafelrunde.table.storage.shared import shared_key
from tafelrunde.table.storage.wire import Wire
from tafelrunde.web.security import RATES, Limits

if TYPE_CHECKING:
    from tests.table.peers.conftest import Shared

NEVER = 600.0  # seconds between two looks: what arrives did not come by them


async def until(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        await asyncio.sleep(0.005)


async def wired(*houses: House) -> None:
    """Until each hears all others."""
    await until(lambda: all(len(house.peers.heard) == len(houses) - 1 for house in houses))


async def test_what_one_process_writes_another_hears_without_looking(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        party = await shared.party(one)
        there = await two.load(party.id)
        with await two.watch(party.id, None) as watch:
            await watch.next()
            assert isinstance(await party.act(0, "drop d"), Accepted)
            await asyncio.wait_for(until(lambda: len(there.match.entries) == 1), 10)
            chat = Chat("c1", text="hello", seat=0, key=party.keys[0])
            assert isinstance(await one.handle(party.id, chat), Accepted)
            await until(lambda: two.rooms[party.id].chat == 1)


async def test_acts_of_two_processes_for_one_question_count_once(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        party = await shared.party(one)
        await two.load(party.id)
        for turn in range(6):
            seat = turn % 2
            asked = (await one.load(party.id)).match.decision(seat)
            answers = await asyncio.gather(
                *[
                    house.handle(
                        party.id, Act(f"r{turn}{n}", party.keys[seat], seat, asked, (text,))
                    )
                    for n, (house, text) in enumerate([(one, "drop a"), (two, "drop b")])
                ]
            )
            assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refusal"]
            tables = [await house.load(party.id) for house in (one, two)]
            await until(lambda t=tables: t[0].last == t[1].last)  # type: ignore[misc]
            assert len(tables[0].match.entries) == turn + 1


async def test_who_is_connected_elsewhere_is_there(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        party = await shared.party(one)
        with await one.watch(party.id, 0), await one.watch(party.id, None):
            await two.load(party.id)  # it asks who is there
            await until(lambda: two.present(party.id) == (frozenset({0}), 1))
            with await two.watch(party.id, 1):
                await until(lambda: one.present(party.id) == (frozenset({0, 1}), 1))
            await until(lambda: one.present(party.id) == (frozenset({0}), 1))
        await until(lambda: two.present(party.id) == (frozenset(), 0))


async def test_who_was_connected_to_a_process_that_ended_is_not_there(shared: Shared) -> None:
    async with shared.house() as one:
        party = await shared.party(one)
        async with shared.house() as two:
            await wired(one, two)
            with await two.watch(party.id, 1):
                await until(lambda: one.present(party.id).seats == {1})
            two.peers._told[party.id] = two.present(party.id)  # as if it had not got to say so
        await until(lambda: not one.present(party.id).seats)


async def test_a_bot_thinks_in_one_process_only(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    plain = thinking.Thinkers.choose

    async def choose(self: thinking.Thinkers, table: str, job: Job) -> Thought:
        asked.append(job.view)
        await asyncio.sleep(0.02)
        return await plain(self, table, job)

    monkeypatch.setattr(thinking.Thinkers, "choose", choose)
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        created = await one.create_table("connect4", [Plan("bot", "random")] * 2, None, "p0")
        there = await two.load(created.id)
        await until(lambda: there.state == "over", 50)
    assert len(asked) == len(set(asked)) == len(there.match.entries)


async def test_bots_of_a_process_that_ended_go_on_elsewhere(shared: Shared) -> None:
    async with shared.house() as one:
        async with shared.house() as two:
            await wired(one, two)
            two.pace, two._closing = 0.0, True  # it never thinks
            party = await shared.party(two, "friend", "bot random")
            await party.act(0, "drop d")
            assert party.id not in one.rooms
        await until(lambda: party.id in one.rooms)
        table = await one.load(party.id)
        await until(lambda: len(table.match.entries) == 2)


async def test_a_bot_claimed_by_a_process_that_hangs_is_thought_for_elsewhere(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "ALIVE", 0.05)
    monkeypatch.setattr(peers, "GONE", 0.3)
    monkeypatch.setattr(house, "CLAIMING", 0.05)
    async with shared.house() as one:
        one._closing = True  # nobody thinks yet
        party = await shared.party(one, "friend", "bot random")
        await party.act(0, "drop d")
        table = await party.table()
        hung = Wire(shared.url, "hung", lambda *_: None, lambda: None)
        assert await hung.claim(f"{party.id} 1 {table.since[1]} {table.match.decision(1)}")
        await hung.say("alive")
        await until(lambda: "hung" in one.peers.heard)
        one._closing = False
        one._wake(one.rooms[party.id])
        await until(lambda: len(table.match.entries) == 2)
        await hung.close()


async def test_what_a_process_that_hangs_has_half_written_stops_nobody(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "HALTED", 500)
    async with shared.house() as one:
        party = await shared.party(one)
        table = await party.table()
        entry = replace(table.entries[-1], index=table.last + 1, message="half", part=0)
        hung = connect_writer(shared.url)
        connection = hung.connect()
        connection.execute(insert(ENTRIES), entry_row(party.id, entry, 0))
        async with asyncio.timeout(20):
            assert isinstance(await party.act(0, "drop d"), Accepted)
        with pytest.raises(SQLAlchemyError):
            connection.commit()
        connection.invalidate()
        connection.close()
        with hung.connect() as again:
            assert again.scalar(select(1)) == 1
        hung.dispose()


async def test_what_a_client_spends_at_one_process_is_spent_at_all(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        heard: list[tuple[str, str, float]] = []
        two.peers.spent = lambda *spent: heard.append(spent)
        for _ in range(3):
            one.peers.spend("192.0.2.1", "post", 1.0)
        await until(lambda: sum(cost for _, _, cost in heard) == 3.0)
        assert {(client, kind) for client, kind, _ in heard} == {("192.0.2.1", "post")}


async def test_sockets_open_at_one_process_count_at_all(shared: Shared) -> None:
    rates = {**RATES, "open": (16.0, 0.0)}

    def limits(house: House) -> Limits:
        found = Limits(rates=rates)
        found.share(house.peers)
        return found

    def is_room(here: Limits, address: str, person: str) -> bool:
        with here.opened(address, person) as found:
            return found

    async with shared.house() as one:
        here = limits(one)
        with ExitStack() as held:
            for _ in range(2):
                assert held.enter_context(here.opened("192.0.2.1", "Anna"))
            async with shared.house() as two:  # comes later, and asks who is there
                there = limits(two)
                await until(lambda: not is_room(there, "192.0.2.7", "Anna"))
                assert is_room(there, "192.0.2.1", "Ben")
                for number in range(14):
                    assert held.enter_context(there.opened("192.0.2.1", f"p{number}"))
                await until(lambda: not is_room(here, "192.0.2.1", "Ben"))
            await until(lambda: is_room(here, "192.0.2.1", "Ben"))  # all there hang up as it ends
            assert not is_room(here, "192.0.2.7", "Anna")
        assert is_room(here, "192.0.2.7", "Anna")


def test_credit_spent_elsewhere_may_be_more_than_there_was() -> None:
    now = 0.0
    bucket = Bucket(10, 1.0, lambda: now)
    bucket.spend(15)
    now = 5.0
    assert not bucket.take()
    now = 6.0
    assert bucket.take()
    bucket.spend(1000)
    now = 17.0
    assert bucket.take()


async def test_a_database_that_goes_and_comes_back_is_told_and_heard_again(shared: Shared) -> None:
    async with shared.house(poll=0.1) as one, shared.house(poll=NEVER) as two:
        await wired(one, two)
        party = await shared.party(one)
        there = await two.load(party.id)
        shared.postgres.stop()
        try:
            answer = await party.act(0, "drop d")
            assert isinstance(answer, Refusal)
            assert answer.code == "storage"
            assert not await one.is_well()
        finally:
            await asyncio.to_thread(shared.postgres.start)
        assert isinstance(await party.act(0, "drop d"), Accepted)
        assert await one.is_well()
        await until(lambda: len(there.match.entries) == 1)
        wire = two.peers.wire
        assert wire is not None
        await until(lambda: wire.is_up)
        assert isinstance(await party.act(1, "drop d"), Accepted)
        await until(lambda: len(there.match.entries) == 2)


async def test_a_cut_wire_is_laid_again_and_nothing_is_missed(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        party = await shared.party(one)
        there = await two.load(party.id)
        name = shared.url.rpartition("/")[2]
        cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        await asyncio.to_thread(shared.postgres.sql, cut)
        assert isinstance(await party.act(0, "drop d"), Accepted)
        await until(lambda: len(there.match.entries) == 1)


@pytest.mark.parametrize("id", ["", "\0", "x\0y", "\ud800", "x" * 9000, "٣"])
async def test_an_id_that_no_table_can_have_is_unknown(shared: Shared, id: str) -> None:
    async with shared.house() as house:
        with pytest.raises(TableError, match="no such table"):
            await house.load(id)


async def test_processes_may_start_at_once_and_share_a_key(shared: Shared) -> None:
    keys = await asyncio.gather(*[shared_key(shared.url) for _ in range(3)])
    assert len(set(keys)) == 1
    engines = [connect(shared.url) for _ in range(3)]
    await asyncio.gather(*[migrate(engine, Keys(keys[0])) for engine in engines])
    for engine in engines:
        await engine.dispose()


async def test_a_standing_order_holds_in_every_process(
    shared: Shared, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("connect4")
    standing = replace(game.meta, standing=(Standing("drop", "drop d", ""),))
    monkeypatch.setattr(game, "meta", standing)
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        party = await shared.party(one)
        there = await two.load(party.id)
        order = Order("o", party.keys[1], 1, "drop", True)
        assert isinstance(await one.handle(party.id, order), Accepted)
        await until(lambda: there.orders[1] == {"drop"})


async def test_a_rematch_is_offered_in_every_process(shared: Shared) -> None:
    async with shared.house() as one, shared.house() as two:
        await wired(one, two)
        party = await shared.party(one)
        await party.play_on()
        await two.load(party.id)
        await until(lambda: two.rooms[party.id].table.state == "over")
        with await two.watch(party.id, None) as watch:
            await watch.next()
            await one.rematch(party.id, party.keys[0])
            await asyncio.wait_for(watch.next(), 10)
            assert await two.next_table(party.id)
