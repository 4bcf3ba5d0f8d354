"""Luck that people enter: what may be entered, by whom, taken back, and left to the program."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Party

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.record import read_record
from tafelrunde.core.registry import find
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import Accepted, Agree, Answer, Enter, Refusal, Undo
from tafelrunde.table.plan import Plan, Source
from tafelrunde.web.end import luck as end_luck
from tafelrunde.web.table.labels import TableTexts

if TYPE_CHECKING:
    from tests.table.conftest import Hall

    from tafelrunde.table.house import House


@pytest.fixture(autouse=True)
def companion(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leduc poker with a real deck on the table; the public card may be left to the program."""
    game = find("leduc")
    monkeypatch.setattr(game, "meta", replace(game.meta, companion=("public",)))


async def party(house: House, luck: Source, position: dict[str, object] | None = None) -> Party:
    plans = [Plan("friend"), Plan("friend")]
    created = await house.create_table("leduc", plans, {}, "p0", luck=luck, position=position)
    out = Party(house, created.id, created.host_key, created.invites)
    for seat in (0, 1):
        await out.sit(seat)
    return out


async def enter(party: Party, text: str, seat: int = 0, entry: int = -1) -> Answer:
    table = await party.table()
    number = len(table.match.entries) if entry < 0 else entry
    message = Enter(party.next_id(), party.keys[seat], seat, number, text)
    return await party.house.handle(party.id, message)


async def dealt(party: Party) -> None:
    """Enter the first outcome wherever one is asked for."""
    table = await party.table()
    while table.enters:
        first = str(table.match.state.odds()[0][0])
        assert isinstance(await enter(party, first), Accepted)


async def test_only_what_the_program_draws_is_proved(hall: Hall) -> None:
    async with hall.house() as house:
        for luck, is_proved in ((Source(True), False), (Source(True, ("public",)), True)):
            table = await (await party(house, luck)).table()
            assert (end_luck.luck(table, TableTexts("en")) is not None) == is_proved


async def test_everything_is_entered(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True))
        table = await here.table()
        assert (table.enters, table.waits) == (True, ())
        await dealt(here)
        assert (table.enters, table.waits) == (False, (0,))
        lucky = [entry.line for entry in table.entries if entry.kind == Kind.LUCK]
        assert lucky
        assert all(line.startswith("* ") for line in lucky)


async def test_what_cannot_be_is_refused_and_changes_nothing(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True))
        before = len((await here.table()).entries)
        for text, code in (("fold", "bad-luck"), ("nonsense", "bad-action")):
            answer = await enter(here, text)
            assert isinstance(answer, Refusal)
            assert answer.code == code
        stale = await enter(here, "whatever", entry=99)
        assert isinstance(stale, Refusal)
        assert stale.code == "stale"
        assert len((await here.table()).entries) == before


async def test_a_slip_is_taken_back(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True))
        table = await here.table()
        first = str(table.match.state.odds()[0][0])
        await enter(here, first)
        message = Undo(here.next_id(), here.keys[0], 0, table.last)
        assert isinstance(await house.handle(here.id, message), Accepted)
        asking = table.asking
        assert asking is not None  # the other person is asked first
        agreed = Agree(here.next_id(), here.keys[1], 1, asking.index)
        assert isinstance(await house.handle(here.id, agreed), Accepted)
        assert table.match.line == []
        assert table.enters


async def test_some_kinds_are_left_to_the_program(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True, ("public",)))
        await dealt(here)
        table = await here.table()
        while table.waits and not any("public" in entry.line for entry in table.entries):
            seat = table.waits[0]
            assert isinstance(await here.act(seat, "call"), Accepted)
        assert any(entry.line.startswith("* public") for entry in table.entries)
        assert table.luck()["luck"] == "entered"


async def test_the_record_tells_it_and_replays(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True))
        await dealt(here)
        record = (await here.table()).record()
        assert record.luck["luck"] == "entered"
        again = read_record(record.text()).replay()
        assert [str(entry) for entry in again.entries] == record.entries


async def test_a_match_goes_on_from_a_position(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, Source(True))
        await dealt(here)
        position = (await here.table()).match.state.to_dict()
        there = await party(house, Source(True), position)
        table = await there.table()
        assert table.match.state.to_dict() == position
        assert table.waits
        record = table.record()
        assert read_record(record.text()).replay().state.to_dict() == position
    async with hall.house() as house:  # another process reads the same
        table = await house.load(there.id)
        assert table.match.state.to_dict() == position


async def test_a_position_that_cannot_be_opens_no_table(hall: Hall) -> None:
    async with hall.house() as house:
        with pytest.raises(TafelrundeError):
            await party(house, Source(True), {"nonsense": 1})


async def test_only_where_the_game_allows_it(hall: Hall) -> None:
    async with hall.house() as house:
        with pytest.raises(TafelrundeError):
            await house.create_table("connect4", [Plan("friend")] * 2, {}, luck=Source(True))
        with pytest.raises(TafelrundeError):
            await house.create_table(
                "leduc", [Plan("friend")] * 2, {}, luck=Source(True, ("deal",))
            )
