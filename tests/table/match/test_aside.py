"""A table takes so many entries that are no moves, and so many lines of talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.table import limit
from tafelrunde.table.match.message import (
    Accepted,
    Answer,
    Chat,
    Pace,
    Refusal,
    Refuse,
    ReplaceByBot,
    ReturnToSeat,
    Undo,
)

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

FEW = 12


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit, "ASIDE", FEW)


async def pace(party: Party, speed: str) -> Answer:
    message = Pace(party.next_id(), party.keys[0], 0, speed)
    return await party.house.handle(party.id, message)


async def fill(party: Party) -> None:
    for number in range(FEW):
        await pace(party, ("calm", "quick")[number % 2])


async def test_beyond_that_it_takes_moves_only(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await fill(party)
        entries = len((await party.table()).entries)
        answer = await pace(party, "calm")
        assert isinstance(answer, Refusal)
        assert answer.code == "aside"
        assert len((await party.table()).entries) == entries
        assert isinstance(await party.act(0, "drop d"), Accepted)


async def test_it_is_counted_again_after_a_restart(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await fill(party)
    async with hall.house() as house:
        party.house = house
        answer = await pace(party, "calm")
        assert isinstance(answer, Refusal)


async def test_what_others_need_to_go_on_is_taken_for_longer_but_not_for_ever(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await fill(party)
        key, answers = party.keys[0], []
        for _ in range(FEW):
            bot = ReplaceByBot(party.next_id(), key, 0, "random")
            answers.append(await house.handle(party.id, bot))
            answers.append(
                await house.handle(party.id, ReturnToSeat(party.next_id(), key, 0, False))
            )
        assert isinstance(answers[0], Accepted)
        assert isinstance(answers[1], Accepted)
        refused = [one.code for one in answers if isinstance(one, Refusal)]
        assert refused[0] == "aside"
        assert (await party.table()).holders[0].is_human  # whoever a bot plays for comes back


async def test_a_question_that_is_open_can_be_answered(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        first = (await party.table()).places[0]
        await house.handle(party.id, Undo(party.next_id(), party.keys[0], 0, first))
        await fill(party)
        asking = (await party.table()).asking
        assert asking is not None
        no = Refuse(party.next_id(), party.keys[1], 1, asking.index)
        assert isinstance(await house.handle(party.id, no), Accepted)
        again = Undo(party.next_id(), party.keys[0], 0, first)
        answer = await house.handle(party.id, again)
        assert isinstance(answer, Refusal)
        assert answer.code == "aside"


async def test_those_who_watch_fall_silent_before_those_who_play(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit, "OUTSIDE", 3)
    monkeypatch.setattr(limit, "LINES", 5)
    async with hall.house() as house:
        party = await hall.party(house)

        async def say(seat: int | None) -> str:
            key = "" if seat is None else party.keys[seat]
            line = Chat(party.next_id(), "hello", seat, key, name="Zoe")
            answer = await house.handle(party.id, line)
            return answer.code if isinstance(answer, Refusal) else "ok"

        assert [await say(None) for _ in range(4)] == ["ok"] * 3 + ["full"]
        assert [await say(0) for _ in range(3)] == ["ok"] * 2 + ["full"]
