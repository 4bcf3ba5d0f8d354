"""The host changes what will be played until it begins; who sat already says yes once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.table.house import House
from tafelrunde.table.match.message import Arrange, Confirm, LeaveSeat, Refusal
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

GAME = "eko"
PLAN = (Plan("host"), Plan("friend"), Plan("friend"))


async def say(party: Party, message: Arrange | Confirm) -> str:
    answer = await party.house.handle(party.id, message)
    return answer.code if isinstance(answer, Refusal) else "accepted"


async def arrange(
    party: Party, is_open: bool = False, undo: str = "consent", key: str = "", **options: object
) -> str:
    key = key or party.host_key
    return await say(party, Arrange(party.next_id(), key, options, is_open, undo))


async def confirm(party: Party, seat: int) -> str:
    return await say(party, Confirm(party.next_id(), party.keys[seat], seat))


async def begun(hall: Hall, house: House) -> Party:
    """The host and one guest are there; one seat is free."""
    party = hall.people(house, await house.create_table(GAME, PLAN, {}, "anna"))
    await party.sit(0, "Anna", "anna")
    await party.sit(1, "Ben", "ben")
    return party


async def test_who_sat_already_is_asked_once_before_it_begins(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        assert await arrange(party, portals=True) == "accepted"
        table = await party.table()
        assert table.header.options["portals"] is True
        assert table.unaware == {1}
        await party.sit(2, "Cleo", "cleo")  # has seen it: it was so when she came
        assert table.state == "waiting"
        assert table.unaware == {1}
        assert await confirm(party, 2) == "unasked"
        assert await confirm(party, 1) == "accepted"
        assert table.state == "running"
        assert table.match.setup.options["portals"] is True
        assert await arrange(party) == "stale"
        lists = await house.mine("anna")
        assert lists[0].options["portals"] is True
        assert lists[0].state == "running"


async def test_another_process_reads_the_same(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        await arrange(party, undo="freely", storms=True)
        invites = tuple((await party.table()).invites)
    async with hall.house() as other:
        table = await other.load(party.id)
        assert (table.header.options["storms"], table.policy) == (True, "freely")
        assert table.unaware == {1}
        assert tuple(table.invites) == invites, "links that were sent stay good"


async def test_who_may_come_concerns_nobody_who_is_there(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        assert not await house.open_tables()
        await arrange(party, is_open=True)
        table = await party.table()
        assert table.unaware == frozenset()
        assert table.holders[2].open
        assert [one.id for one in await house.open_tables()] == [party.id]
        await arrange(party, is_open=False)
        assert not await house.open_tables()
        assert not table.holders[2].open


async def test_only_the_host_and_only_what_can_be_played(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        assert await arrange(party, key=party.keys[1]) == "auth"
        assert await arrange(party, nonsense=True) == "bad-option"
        assert await arrange(party, undo="sometimes") == "unknown-policy"
        assert (await party.table()).unaware == frozenset()


async def test_whoever_gets_up_is_not_waited_for(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        await arrange(party, portals=True)
        await house.handle(party.id, LeaveSeat(party.next_id(), party.keys[1], 1))
        assert (await party.table()).unaware == frozenset()
