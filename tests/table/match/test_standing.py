"""Questions answered once for all, and questions whose time is up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.meta import Option, Standing
from tafelrunde.core.registry import find
from tafelrunde.table.match.entry import Entry, Kind
from tafelrunde.table.match.message import Accepted, Answer, LeaveSeat, Order, Refusal

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


@pytest.fixture(autouse=True)
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connect four, where “d” may be dropped once for all, or after some seconds."""
    game = find("connect4")
    one = Standing("drop", "drop d", "patience")
    waits = Option("patience", 0, low=0, high=60)
    meta = replace(game.meta, standing=(one,), options=(*game.meta.options, waits))
    monkeypatch.setattr(game, "meta", meta)
    monkeypatch.setattr(game, "_setups", {})


async def order(party: Party, seat: int, on: bool = True, ask: str = "drop") -> Answer:
    message = Order(party.next_id(), party.keys[seat], seat, ask, on)
    return await party.house.handle(party.id, message)


async def until(party: Party, entries: int) -> list[str]:
    """The acts so far, once there are as many as that."""
    table = await party.table()
    for _ in range(500):
        acts = [entry.line for entry in table.entries if entry.kind == Kind.ACT]
        if len(acts) >= entries:
            return acts
        await asyncio.sleep(0.01)
    raise AssertionError("nothing happens")


async def test_an_order_answers_until_it_is_taken_back(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        assert isinstance(await order(party, 1), Accepted)
        await party.act(0, "drop a")
        assert await until(party, 2) == ["0 drop a", "1 drop d"]
        await order(party, 1, on=False)
        await party.act(0, "drop b")
        await asyncio.sleep(0.05)
        assert (await party.table()).waits == (1,)


async def test_an_order_given_while_asked_answers_at_once(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await order(party, 0)
        assert await until(party, 1) == ["0 drop d"]


async def test_nobody_reads_of_it(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        table = await party.table()
        before = table.last
        with await house.watch(party.id, 0) as other, await house.watch(party.id, 1) as own:
            for watch in (other, own):
                await watch.next()
            await order(party, 1)
            await asyncio.wait_for(own.next(), 5)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(other.next(), 0.1)
        assert table.last == before
        assert table.orders[1] == {"drop"}
    async with hall.house() as house:
        assert (await house.load(party.id)).orders == [frozenset(), {"drop"}]


async def test_orders_of_tables_from_before_they_were_hidden_still_hold(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        table = await party.table()
        table.add([Entry(table.last + 1, Kind.ORDER, 1, "drop on", "1:old", 0)])
        assert table.orders[1] == {"drop"}
        assert "order" not in [item.kind for item in table.events_since(-1, 0)]


async def test_whoever_sits_down_next_is_asked(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await order(party, 1)
        await house.handle(party.id, LeaveSeat(party.next_id(), party.keys[1], 1))
        assert (await party.table()).orders[1] == frozenset()


async def test_only_such_questions_and_only_ones_own(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        refused = await order(party, 1, ask="win")
        assert isinstance(refused, Refusal)
        assert refused.code == "bad-message"
        foreign = Order(party.next_id(), party.keys[0], 1, "drop", True)
        answer = await house.handle(party.id, foreign)
        assert isinstance(answer, Refusal)
        assert answer.code == "auth"


async def test_when_the_time_is_up_the_table_answers_and_says_so(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, options={"patience": 1})
        assert await until(party, 1) == ["0 drop d"]
        table = await party.table()
        kinds = [entry.kind for entry in table.entries]
        assert kinds[kinds.index(Kind.ACT) - 1] == Kind.FLAG


async def test_the_time_that_is_left_does_not_tell_who_has_given_an_order(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, options={"patience": 60})
        await order(party, 1)
        house.pace = 1000.0  # the order is not carried out yet
        await party.act(0, "drop a")
        assert (await party.table()).waits == (1,)
        assert house.left(party.id) is not None


async def test_in_time_is_in_time(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, options={"patience": 60})
        assert isinstance(await party.act(0, "drop a"), Accepted)
        assert await until(party, 1) == ["0 drop a"]
