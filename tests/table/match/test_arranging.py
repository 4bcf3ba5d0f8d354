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
    party: Party,
    is_open: bool = False,
    undo: str = "consent",
    key: str = "",
    order: tuple[int, ...] = (),
    **options: object,
) -> str:
    key = key or party.host_key
    return await say(party, Arrange(party.next_id(), key, options, is_open, undo, order))


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


# seats


async def test_people_change_places_with_all_that_is_theirs(hall: Hall) -> None:
    """Whoever moves is asked nothing, acts with the same key, and an invitation stays good."""
    async with hall.house() as house:
        party = await begun(hall, house)
        invite = (await party.table()).invites[2]
        assert await arrange(party, order=(0, 2, 1)) == "accepted"
    async with hall.house() as other:
        for table in (await party.table(), await other.load(party.id)):
            assert [one.name for one in table.holders] == ["Anna", "", "Ben"]
            assert table.invites[1] == invite
            assert table.seat_of(party.keys[1]) == 2
            assert table.key_of(2) == party.keys[1]
            assert table.unaware == frozenset()
        [listed] = await other.mine("ben")
        assert list(listed.mine) == [2]


async def test_more_and_fewer_seats(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        assert await arrange(party, order=(0, 1, 2, -1), is_open=True) == "accepted"
        table = await party.table()
        assert table.header.seats == 4
        assert len(set(table.invites)) == 4
        assert table.unaware == {1}, "it is another match with four"
        assert [one.open for one in table.holders] == [False, False, True, True]
        [listed] = await house.open_tables()
        assert len(listed.seats) == 4
        assert await arrange(party, order=(0, 1)) == "accepted"
        assert await confirm(party, 1) == "accepted"
        assert table.state == "running"
        assert len(table.match.setup.sides) == 2
    async with hall.house() as other:
        again = await other.load(party.id)
        assert (again.state, again.header.seats) == ("running", 2)
        assert again.match.entries[-1].action == table.match.entries[-1].action


async def test_it_begins_when_the_last_free_seat_goes_and_only_bots_wait(hall: Hall) -> None:
    async with hall.house() as house:
        plan = (Plan("host"), Plan("friend"), Plan("bot", "random"))
        party = hall.people(house, await house.create_table(GAME, plan, {}, "anna"))
        await party.sit(0, "Anna", "anna")
        assert await arrange(party, order=(0, 2)) == "accepted"
        assert (await party.table()).state == "running"


async def test_nobody_loses_a_seat_and_a_game_has_its_numbers(hall: Hall) -> None:
    async with hall.house() as house:
        party = await begun(hall, house)
        assert await arrange(party, order=(0, 2)) == "taken"
        assert await arrange(party, order=(0, 1, 1)) == "bad-message"
        assert await arrange(party, order=(0, 1, 7)) == "bad-message"
        assert await arrange(party, order=(0, 1, 2, -1, -1)) == "bad-seats"
        assert (await party.table()).header.seats == 3
