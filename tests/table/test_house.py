"""Bots, luck, secrets, chat, watching, several processes, what is not installed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.objection import Objection
from tafelrunde.core.reason import MOMENT, Reason
from tafelrunde.core.record import read_record, verify
from tafelrunde.core.registry import find
from tafelrunde.core.seals import terms_of
from tafelrunde.table.bots import job
from tafelrunde.table.bots.job import Job, Thought
from tafelrunde.table.match.entry import Entry
from tafelrunde.table.match.message import (
    Accepted,
    Act,
    Answer,
    Chat,
    LeaveSeat,
    Refusal,
    TakeSeat,
)
from tafelrunde.table.match.table import Judgement, ReadOnly, Table
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall

HOSTILE = '<script>alert("1")</script>\u202e\x00\x1b[31m\ud800'
HARMLESS = '<script>alert("1")</script>[31m'


async def until_over(table: Table) -> None:
    while table.state != "over":
        await asyncio.sleep(0.005)


async def test_bots_play_to_the_end(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("connect4", [Plan("bot", "random")] * 2)
        await until_over(await house.load(created.id))
        assert verify(read_record(await house.export(created.id))) == 0


async def test_a_draw_with_one_outcome_begins_a_match_too(hall: Hall) -> None:
    async with hall.house() as house:
        plan = [Plan("bot", "random")] * 2
        created = await house.create_table("sealed_bids", plan, {"rounds": 1})
        table = await house.load(created.id)
        await until_over(table)
        assert str(table.match.entries[0]) == "* prize 1"
        assert verify(read_record(await house.export(created.id))) == 0


async def test_a_bot_that_answers_nonsense_is_asked_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["fly a", "drop a"])
    monkeypatch.setattr(job, "think", lambda asked: [Thought(next(answers), False)])
    async with hall.house() as house:
        party = await hall.party(house, "bot random", "friend")
        table = await party.table()
        while not table.match.entries:
            await asyncio.sleep(0.05)
        assert [str(entry) for entry in table.match.entries] == ["0 drop a"]


async def test_a_late_bot_loses(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(asked: Job) -> Iterator[Thought]:
        time.sleep(0.3)
        yield Thought("drop a", False)

    monkeypatch.setattr(job, "think", slow)
    async with hall.house() as house:
        party = await hall.party(house, "bot random", "friend")
        freed = await house.handle(party.id, LeaveSeat("x", party.host_key, 0))
        assert isinstance(freed, Accepted)
        await party.sit(0)
        await asyncio.sleep(0.4)
        assert (await party.table()).match.entries == []
        assert isinstance(await party.act(0, "drop b"), Accepted)


async def test_luck_can_be_verified_and_the_secret_shows_at_the_end(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        table = await party.table()
        secret = table.header.secret.hex()
        commitment = table.header.commitment
        assert table.luck() == {
            "luck": "verifiable",
            "protocol": "2",
            "match": party.id,
            "commitment": commitment,
            "seals": "0:- 1:-",
            "numbers": "",
            "terms": terms_of(party.id, table.played(), commitment, table.shares),
        }
        with pytest.raises(TafelrundeError) as raised:
            await house.export(party.id)
        assert raised.value.code == "secret"
        assert "secret" not in table.record().luck
        await party.play_on()
        assert table.luck()["secret"] == secret
        saved = read_record(await house.export(party.id))
        assert verify(saved) == 4  # the last prize is no draw
        assert saved.names == {0: "Person 0", 1: "Person 1"}


async def test_the_commitment_is_public_before_anybody_sits_down(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("leduc", [Plan("host"), Plan("friend")])
        table = await house.load(created.id)
        assert table.luck()["commitment"] == table.header.commitment
        assert set(table.luck()) == {"luck", "protocol", "match", "commitment"}


async def test_everyone_reads_only_what_they_were_told(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 3")
        table = await party.table()
        codes = {
            seat: [event.code for item in table.events_since(4, seat) for event in item.events]
            for seat in (0, 1, None)
        }
        assert codes[0] == ["chooses", "your-bid"]
        assert codes[1] == codes[None] == ["chooses"]
        assert table.events_since(table.last, 0) == []
        assert table.view(1).text() != table.view(0).text()


async def test_hostile_names_and_chat_are_stored_as_text(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("connect4", [Plan("host"), Plan("friend")])
        take = TakeSeat("a", 0, HOSTILE, created.invites[0])
        seat = await house.handle(created.id, take)
        assert isinstance(seat, Accepted)
        for name in ("", " \n\x00", "x" * 41):
            bad = replace(take, id="b", seat=1, name=name, invite=created.invites[1])
            assert isinstance(await house.handle(created.id, bad), Refusal)
        said = Chat("c", f" {HOSTILE}\nDROP TABLE entries; ", 0, seat.key)
        assert isinstance(await house.handle(created.id, said), Accepted)
        (line,) = await house.chat(created.id)
        assert (line.seat, line.name) == (0, HARMLESS)
        assert line.text == HARMLESS + " DROP TABLE entries;"


async def test_chat_stays_in_order_and_is_taken_once(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        party = await hall.party(house)

        async def say(number: int) -> Answer:
            where = (house, other)[number % 2]
            message = Chat(f"c{number // 2}", f"line {number // 2}", 1, party.keys[1])
            return await where.handle(party.id, message)

        answers = await asyncio.gather(*[say(number) for number in range(20)])
        numbers = [answer.index for answer in answers if isinstance(answer, Accepted)]
        assert sorted(numbers) == sorted([*range(1, 11)] * 2)
        spectator = Chat("s", "hello", name="Eve")
        assert isinstance(await house.handle(party.id, spectator), Accepted)
        lines = await other.chat(party.id, after=9)
        assert [(line.number, line.name) for line in lines] == [(10, "Person 1"), (11, "Eve")]
        forged = Chat("f", "I resign", 0, party.keys[1])
        assert isinstance(await house.handle(party.id, forged), Refusal)
        long = Chat("l", "x" * 501, 1, party.keys[1])
        assert isinstance(await house.handle(party.id, long), Refusal)


async def test_watchers_hear_of_changes_after_they_are_written(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        with await house.watch(party.id, 0) as mine, await house.watch(party.id, None) as other:
            assert house.present(party.id).seats == {0}
            assert house.present(party.id).watching == 1
            await asyncio.gather(mine.next(), other.next())
            await party.act(0, "drop d")
            for watch in (mine, other):
                assert (await watch.next()).index == (await party.table()).last
            await house.handle(party.id, Chat("c", "hello", name="Eve"))
            assert (await mine.next()).chat == 1
        assert house.present(party.id).watching == 0


async def test_what_another_process_wrote_is_seen_soon(hall: Hall) -> None:
    async with hall.house() as house, hall.house(poll=0.02) as other:
        party = await hall.party(house)
        await other.load(party.id)
        with await other.watch(party.id, None) as watch:
            await watch.next()
            answer = await party.act(0, "drop d")
            assert isinstance(answer, Accepted)
            assert (await watch.next()).index == answer.index
            await house.handle(party.id, Chat("c", "hello", name="Eve"))
            assert (await watch.next()).chat == 1


async def test_why_not(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        for turn in range(6):
            await party.act(turn % 2, "drop d")
        key = party.keys[0]
        full = Objection(Reason("1.2"), False, "drop")
        assert await house.objection(party.id, 0, key, ["drop", "d"]) == full
        assert await house.objection(party.id, 0, key, ["d"]) == full
        assert await house.objection(party.id, 0, key, ["nowhere", "d"]) == full
        possible = Objection(Reason("1.2"), True)
        assert await house.objection(party.id, 0, key, ["drop"]) == possible
        nothing = Objection(Reason("1.2", near=MOMENT), False)
        assert await house.objection(party.id, 0, key, ["drop", "nowhere"]) == nothing
        waits = Objection(None, False)
        assert await house.objection(party.id, 1, party.keys[1], ["drop"]) == waits
        for wrong in (party.keys[1], "", "guess"):
            assert isinstance(await house.objection(party.id, 0, wrong, ["drop"]), Refusal)


async def test_a_table_of_other_rules_is_read_only_with_the_reason(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        before = await house.export(party.id)
    game = find("connect4")
    monkeypatch.setattr(game, "meta", replace(game.meta, rules_version=2))
    async with hall.house() as house:
        table = await house.load(party.id)
        assert table.reason is not None
        assert "version 1" in table.reason
        assert (table.state, table.waits) == ("running", ())
        with pytest.raises(ReadOnly):
            _ = table.match
        act = Act("x", party.keys[1], 1, 1, ("drop d",))
        answer = await house.handle(party.id, act)
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.sentence) == ("read-only", table.reason)
        assert await house.export(party.id) == before
        assert len(table.events_since(-1, None)) == 4


async def test_nobody_begins_to_think_while_the_house_closes(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is half written is finished, and wakes no bot any more."""
    async with hall.house() as house:
        append = house.storage.append
        writing = asyncio.Event()

        async def slow(table: Table, judgement: Judgement) -> list[Entry]:
            writing.set()
            await asyncio.sleep(0.05)
            return await append(table, judgement)

        monkeypatch.setattr(house.storage, "append", slow)
        created = await house.create_table("connect4", [Plan("bot", "random")] * 2)
        await writing.wait()
        closing = asyncio.create_task(house.close())
        table = await house.load(created.id)
        while not table.match.line:  # what was begun is written
            await asyncio.sleep(0)
        assert not any(room.jobs for room in house.rooms.values())
        await closing
