"""Messages of those who play: who may, when, what is answered."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from tafelrunde.core.objection import Objection
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.judge import judge
from tafelrunde.table.match.message import (
    Accepted,
    Act,
    Agree,
    Chat,
    LeaveSeat,
    Message,
    Refusal,
    Refuse,
    ReplaceByBot,
    ReturnToSeat,
    TakeSeat,
    Undo,
)
from tafelrunde.table.match.table import Judgement, Table
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall


def code(answer: object) -> str:
    return answer.code if isinstance(answer, Refusal) else "accepted"


async def test_an_action_is_written_and_answered_with_its_index(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        answer = await party.act(0, "drop d")
        table = await party.table()
        assert isinstance(answer, Accepted)
        assert answer.index == table.last
        assert table.entries[-1].line == "0 drop d"
        assert table.entries[-1].time > 1_500_000_000_000
        assert [e.line for e in await house.storage.entries_after(party.id, table.last - 1)] == [
            "0 drop d"
        ]


async def test_a_message_sent_twice_gets_the_first_answer(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        party = await hall.party(house)
        message = Act("same", party.keys[0], 0, 0, ("drop d",))
        first = await house.handle(party.id, message)
        await party.act(1, "drop d")
        assert await house.handle(party.id, message) == first
        assert await other.handle(party.id, message) == first
        assert len((await party.table()).match.entries) == 2


async def test_the_same_id_from_another_seat_is_another_message(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await house.handle(party.id, Act("same", party.keys[0], 0, 0, ("drop d",)))
        decision = (await party.table()).match.decision(1)
        await house.handle(party.id, Act("same", party.keys[1], 1, decision, ("drop e",)))
        assert len((await party.table()).match.entries) == 2


async def test_an_answer_to_an_old_question_is_stale(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        assert code(await party.act(0, "drop d", decision=0)) == "stale"


async def test_refusals_name_their_reason(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        assert code(await party.act(1, "drop d")) == "out-of-turn"
        assert code(await party.act(0, "drop z")) == "bad-action"
        assert code(await party.act(0, "fly d")) == "bad-action"
        assert code(await party.act(0)) == "bad-message"
        assert code(await party.act(0, *["drop d"] * 65)) == "limit"
        assert code(await party.act(0, "drop " + "d" * 200)) == "limit"
        for id in ("", "a:b", "x" * 65, "ä"):
            bad = Act(id, party.keys[0], 0, 0, ("drop d",))
            assert code(await house.handle(party.id, bad)) == "bad-message"
        for seat in (-1, 2):
            bad = Act("x", party.keys[0], seat, 0, ("drop d",))
            assert code(await house.handle(party.id, bad)) == "bad-message"
        assert (await party.table()).match.entries == []


async def test_an_illegal_action_names_its_paragraph(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        for turn in range(6):
            await party.act(turn % 2, "drop d")
        answer = await party.act(0, "drop d")
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.rule) == ("illegal", "1.2")


async def test_a_key_acts_for_its_own_seat_and_table_only(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        other = await hall.party(house)
        for key in (party.keys[1], other.keys[0], party.host_key, party.invites[0], "", "guess"):
            message = Act(party.next_id(), key, 0, 0, ("drop d",))
            assert code(await house.handle(party.id, message)) == "auth"


async def test_several_actions_are_all_taken_or_none(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        assert code(await party.act(0, "drop d", "drop e")) == "out-of-turn"
        table = await party.table()
        assert table.match.entries == []
        assert code(await party.act(0, "drop d")) == "accepted"
        assert [str(entry) for entry in table.match.entries] == ["0 drop d"]


async def test_two_seats_choose_at_once_and_both_succeed(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "friend", game="sealed_bids")
        decisions = [(await party.table()).match.decision(seat) for seat in (0, 1)]
        answers = await asyncio.gather(
            *[party.act(seat, f"bid {seat + 1}", decision=decisions[seat]) for seat in (0, 1)]
        )
        assert [code(answer) for answer in answers] == ["accepted", "accepted"]


async def test_luck_is_written_with_the_act_it_follows(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 1")
        await party.act(1, "bid 2")
        act, luck = (await party.table()).entries[-2:]
        assert (act.kind, luck.kind) == (Kind.ACT, Kind.LUCK)
        assert (act.message, act.part, luck.part) == (luck.message, 0, 1)


async def test_of_twenty_at_once_one_is_accepted(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        party = await hall.party(house)
        for turn in range(4):
            seat = turn % 2
            decision = (await party.table()).match.decision(seat)
            texts = [f"drop {'abcdefg'[i % 7]}" for i in range(20)]
            answers = await asyncio.gather(
                *[
                    (house, other)[i % 2].handle(
                        party.id, Act(f"t{turn}-{i}", party.keys[seat], seat, decision, (text,))
                    )
                    for i, text in enumerate(texts)
                ]
            )
            codes = [code(answer) for answer in answers]
            assert codes.count("accepted") == 1
            assert set(codes) <= {"accepted", "stale", "out-of-turn"}
            await house.look()
            assert len((await party.table()).match.entries) == turn + 1


async def test_processes_that_write_many_tables_at_once_do_not_mix_them_up(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        parties = [await hall.party(house) for _ in range(8)]
        messages = [
            (where, party, Act(f"{name}{i}", party.keys[0], 0, 0, (f"drop {name}",)))
            for i, party in enumerate(parties)
            for name, where in (("a", house), ("b", other))
        ]
        answers = await asyncio.gather(
            *[where.handle(party.id, message) for where, party, message in messages]
        )
        for first, second in zip(answers[::2], answers[1::2]):
            assert sorted([code(first), code(second)])[0] == "accepted"
            assert code(first) != code(second)
        for party in parties:
            assert len(await house.storage.entries_after(party.id, 3)) == 1


async def test_judging_is_deterministic_and_changes_nothing(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.act(0, "bid 3")
        table = await party.table()
        again = Table(table.header, table.entries)
        message = Act("x", party.keys[1], 1, table.match.decision(1), ("bid 2",))
        before = table.view(1).text()
        first, second, third = judge(table, message), judge(table, message), judge(again, message)
        assert isinstance(first, Judgement)
        assert isinstance(second, Judgement)
        assert isinstance(third, Judgement)
        assert first.entries == second.entries == third.entries
        assert table.view(1).text() == before == again.view(1).text()
        assert [entry.kind for entry in first.entries] == [Kind.ACT, Kind.LUCK]


async def test_the_match_that_was_judged_goes_on(hall: Hall) -> None:
    """Nothing is played twice: the table takes over what judging has played."""
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        loaded = await party.table()
        table = Table(loaded.header, loaded.entries)
        for seat, text in ((0, "bid 3"), (1, "bid 2"), (0, "bid 1")):
            decision = table.match.decision(seat)
            judged = judge(table, Act(text[-1], party.keys[seat], seat, decision, (text,)))
            assert isinstance(judged, Judgement)
            assert judged.match is not None
            assert judged.match is not table.match
            table.add(judged.entries, judged.match)
            assert table.match is judged.match
        again = Table(table.header, table.entries)
        assert again.match.state.to_dict() == table.match.state.to_dict()
        assert [str(entry) for entry in again.match.entries] == [
            str(entry) for entry in table.match.entries
        ]
        assert again.match.decision(1) == table.match.decision(1)
        assert (again.places, again.undone) == (table.places, table.undone)


async def test_nobody_acts_before_the_start_or_after_the_end(hall: Hall) -> None:
    async with hall.house() as house:
        plan = [Plan("friend"), Plan("friend")]
        created = await house.create_table("connect4", plan)
        taken = await house.handle(created.id, TakeSeat("a", 0, "Ann", created.invites[0]))
        assert isinstance(taken, Accepted)
        early = Act("b", taken.key, 0, 0, ("drop a",))
        assert code(await house.handle(created.id, early)) == "waiting"
        party = await hall.party(house, "friend", "bot random")
        await party.play_on()
        assert code(await party.act(0, "drop a")) == "over"


NASTY = (
    "",
    "x",
    "0",
    "drop d",
    "\ud800",
    "\x00",
    "\u202e",
    "x" * 1000,
    "'; DROP TABLE entries; --",
)


async def test_whatever_comes_gets_an_answer(hall: Hall) -> None:
    random = Random(1)

    def word() -> str:
        return random.choice((*NASTY, *party.keys.values(), *party.invites, party.host_key))

    def number() -> int:
        return random.choice((-(10**30), -1, 0, 1, 2, 5, 10**30))

    def message() -> Message:
        id = random.choice((*NASTY, f"m{random.random()}".replace(".", "")))
        texts = tuple(word() for _ in range(random.randrange(3)))
        return random.choice(
            (
                Act(id, word(), number(), number(), texts),
                Undo(id, word(), number(), number()),
                Agree(id, word(), number(), number()),
                Refuse(id, word(), number(), number()),
                TakeSeat(id, number(), word(), word(), word(), word()),
                LeaveSeat(id, word(), number()),
                ReplaceByBot(id, word(), number(), random.choice((word(), "random"))),
                ReturnToSeat(id, word(), number()),
                Chat(id, word(), number(), word(), word()),
                Chat(id, word(), None, word(), word()),
            )
        )

    async with hall.house() as house:
        party = await hall.party(house)
        codes: set[str] = set()
        for _ in range(600):
            answer = await house.handle(party.id, message())
            assert isinstance(answer, Accepted | Refusal)
            codes.add(code(answer))
            path = [word() for _ in range(random.randrange(12))]
            assert isinstance(
                await house.objection(party.id, number(), word(), path), Objection | Refusal
            )
        assert {"accepted", "auth", "bad-message", "limit"} <= codes
        again = await house.storage.load(party.id)
        assert again is not None
        table = await party.table()
        table = Table(table.header, table.entries[: len(again.entries)])  # bots go on meanwhile
        assert again.reason is None
        assert again.holders == table.holders
        assert again.match.state.to_dict() == table.match.state.to_dict()
