"""Sitting down, getting up, bots for people and back, the start, playing again."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.errors import BadSeats, TafelrundeError, UnknownGame
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.message import (
    Accepted,
    Act,
    LeaveSeat,
    Message,
    Refusal,
    ReplaceByBot,
    ReturnToSeat,
    TakeSeat,
)
from tafelrunde.table.plan import Created, Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party


async def send(party: Party, message: Message) -> str:
    answer = await party.house.handle(party.id, message)
    return answer.code if isinstance(answer, Refusal) else "accepted"


async def test_a_table_waits_until_all_seats_are_filled(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("sealed_bids", [Plan("host"), Plan("friend")])
        table = await house.load(created.id)
        assert (table.state, table.waits) == ("waiting", ())
        assert [holder.plan for holder in table.holders] == ["host", "friend"]
        act = Act("a", "", 0, 0, ("bid 1",))
        for seat, state in ((0, "waiting"), (1, "running")):
            await house.handle(created.id, TakeSeat(f"t{seat}", seat, "A", created.invites[seat]))
            assert table.state == state
        assert isinstance(await house.handle(created.id, act), Refusal)
        assert table.match.entries[0].seat == -1
        assert table.entries[-2].message == table.entries[-1].message


async def test_an_invite_leads_to_its_own_empty_seat_only(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "host", "friend")
        assert await send(party, TakeSeat("a", 0, "Eve", party.invites[0])) == "taken"
        assert await send(party, TakeSeat("b", 0, "Eve", party.invites[1])) == "auth"
        assert await send(party, TakeSeat("c", 0, "Eve")) == "auth"
        assert party.keys[0] not in party.invites


async def test_an_open_seat_needs_no_invite_but_the_hosts_does(hall: Hall) -> None:
    async with hall.house() as house:
        plan = [Plan("host"), Plan("friend")]
        created = await house.create_table("connect4", plan, is_open=True)
        assert [one.id for one in await house.open_tables()] == [created.id]
        host = await house.handle(created.id, TakeSeat("a", 0, "Eve"))
        assert isinstance(host, Refusal)
        friend = await house.handle(created.id, TakeSeat("b", 1, "Ann"))
        assert isinstance(friend, Accepted)
        assert (await house.load(created.id)).seat_of(friend.key) == 1
        assert await house.open_tables() == []


async def test_taking_a_seat_sent_twice_gives_the_same_key(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        created = await house.create_table("connect4", [Plan("host"), Plan("friend")])
        message = TakeSeat("same", 0, "Ann", created.invites[0], person="ann")
        first = await house.handle(created.id, message)
        assert isinstance(first, Accepted)
        assert first.key
        assert await other.handle(created.id, message) == first
        stolen = TakeSeat("same", 0, "Ann", created.invites[0], person="eve")
        answer = await other.handle(created.id, stolen)
        assert isinstance(answer, Accepted)
        assert answer.key == ""


async def test_a_person_is_replaced_by_a_bot_and_comes_back(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        table = await party.table()
        await party.act(0, "drop d")
        assert await send(party, ReplaceByBot("a", party.keys[1], 0, "random")) == "auth"
        assert await send(party, ReplaceByBot("b", party.keys[0], 0, "nobody")) == "unknown-bot"
        assert await send(party, ReplaceByBot("c", party.keys[0], 0, "random")) == "accepted"
        assert (table.holders[0].kind, table.holders[0].name) == (By.BOT, "Person 0")
        assert table.seat_of(party.keys[0]) == 0
        assert await send(party, Act("d", party.keys[0], 0, 0, ("drop d",))) == "auth"
        assert await send(party, ReturnToSeat("e", party.keys[1], 0)) == "auth"
        assert await send(party, ReturnToSeat("f", party.keys[0], 0)) == "accepted"
        assert await send(party, ReturnToSeat("g", party.keys[0], 0)) == "taken"
        await party.act(1, "drop d")
        assert isinstance(await party.act(0, "drop e"), Accepted)


async def test_the_host_cannot_give_away_a_persons_seat(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        assert await send(party, LeaveSeat("a", party.host_key, 1)) == "auth"
        assert await send(party, ReplaceByBot("b", party.keys[1], 1, "greedy")) == "accepted"
        assert await send(party, LeaveSeat("c", party.host_key, 1)) == "auth"
        assert await send(party, ReturnToSeat("d", party.host_key, 1)) == "auth"
        assert await send(party, LeaveSeat("e", party.keys[1], 1)) == "accepted"
        table = await party.table()
        assert table.seat_of(party.keys[1]) is None
        assert (table.state, table.holders[1].kind) == ("running", By.NOBODY)
        assert await send(party, ReturnToSeat("f", party.keys[1], 1)) == "auth"
        await party.sit(1, "Zoe", "zoe")
        await party.act(0, "drop a")
        assert isinstance(await party.act(1, "drop a"), Accepted)


async def test_before_the_start_the_host_frees_and_fills_any_seat(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("connect4", [Plan("hotseat"), Plan("friend")])
        table = await house.load(created.id)
        take = TakeSeat("a", 0, "Ann", created.invites[0], hotseat=True)
        for message in (
            take,
            LeaveSeat("b", created.host_key, 0),
            replace(take, id="c"),
            ReplaceByBot("d", created.host_key, 1, "random"),
        ):
            assert table.state == "waiting"
            if isinstance(message, TakeSeat):
                message = replace(message, invite=table.invites[0])
            assert isinstance(await house.handle(created.id, message), Accepted)
        assert table.state == "running"
        assert [holder.kind for holder in table.holders] == [By.HOTSEAT, By.BOT]


async def test_keys_and_persons_are_never_shown(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        shown = repr((await party.table()).events_since(-1, 0))
        for secret in (*party.keys.values(), *party.invites, "p1'"):
            assert secret not in shown


async def test_tables_of_mine_come_with_their_seats(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        (mine,) = await house.mine("p1")
        assert (mine.id, mine.mine, mine.waits) == (party.id, (1,), (0,))
        assert await house.mine("somebody") == await house.mine("") == []
        await party.play_on()
        assert await house.mine("p1") == []
        assert [one.id for one in await house.finished(person="p1")] == [party.id]
        assert await house.finished() == []  # a private table


async def test_a_rematch_keeps_people_and_bots_and_turns_the_seats(hall: Hall) -> None:
    async with hall.house() as house:
        plan = ("friend", "bot random", "friend")
        party = await hall.party(house, *plan, game="sealed_bids")
        early = await house.rematch(party.id, party.keys[0])
        assert isinstance(early, Refusal)
        await party.play_on()
        assert isinstance(await house.rematch(party.id, "guess"), Refusal)
        new = await house.rematch(party.id, party.keys[2])
        assert isinstance(new, Created)
        assert await house.rematch(party.id, party.keys[0]) == Created(new.id, "", ())
        assert await house.next_table(party.id) == new.id
        table = await house.load(new.id)
        assert [holder.kind.value for holder in table.holders] == ["bot", "empty", "empty"]
        for old in (0, 2):
            place = await house.place_in_rematch(party.id, party.keys[old])
            assert place is not None
            assert (place.table, place.seat) == (new.id, (old - 1) % 3)
            await house.handle(new.id, TakeSeat(f"t{old}", place.seat, "A", place.invite))
        assert table.state == "running"
        assert table.header.commitment != (await party.table()).header.commitment


async def test_what_no_table_can_be_made_of(hall: Hall) -> None:
    async with hall.house() as house:
        with pytest.raises(UnknownGame):
            await house.create_table("nothing", [Plan("host")])
        with pytest.raises(BadSeats):
            await house.create_table("connect4", [Plan("host")])
        for plan in (Plan("bot", "nobody"), Plan("ghost")):
            with pytest.raises(TafelrundeError):
                await house.create_table("connect4", [Plan("host"), plan])
        with pytest.raises(TafelrundeError) as raised:
            await house.load("nowhere")
        assert raised.value.code == "unknown-table"
