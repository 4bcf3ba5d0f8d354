"""A table of other rules: shown as it stood, gone on with if all agree, its secrets kept."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

import pytest
from tests.table.conftest import Hall, Party

from tafelrunde.core.match import Match
from tafelrunde.core.registry import find
from tafelrunde.core.state import canonical
from tafelrunde.table.house import House
from tafelrunde.table.match.message import (
    Abandon,
    Accepted,
    Act,
    Agree,
    Arrange,
    LeaveSeat,
    Message,
    Refusal,
    ReplaceByBot,
    TakeSeat,
    Undo,
)
from tafelrunde.table.match.table import ReadOnly
from tafelrunde.table.plan import Created, TableError
from tafelrunde.table.storage.rows import kept_bytes


def make_old(hall: Hall, where: str = "1") -> None:
    """As if the matches had been played by version 99 of their rules."""
    with sqlite3.connect(hall.path) as database:
        database.execute(f"UPDATE tables SET rules = 99 WHERE {where}")
    database.close()


def change(hall: Hall, text: str) -> None:
    with sqlite3.connect(hall.path) as database:
        database.execute(text)
    database.close()


async def played(hall: Hall, game: str = "leduc", **how: object) -> tuple[Party, str]:
    """A running match and its position; then the server is another version."""
    async with hall.house() as house:
        party = await hall.party(house, *["friend"] * 2, game=game, **how)  # type: ignore[arg-type]
        table = await party.table()
        for _ in range(3):
            seat = table.waits[0]
            await party.act(seat, str(table.match.legal(seat)[-1]))
        position = canonical(table.match.state.to_dict())
        assert table.state == "running"
    make_old(hall)
    return party, position


async def opened(house: House, party: Party) -> Party:
    """The table on which it goes on, asked for by seat 0."""
    made = await house.rematch(party.id, party.keys[0])
    assert isinstance(made, Created)
    return Party(house, made.id, made.host_key, made.invites)


def taken(house_party: Party, seat: int, person: str, invite: str) -> TakeSeat:
    return TakeSeat(house_party.next_id(), seat, "Somebody", invite, "", person)


async def test_it_is_shown_as_it_stood_and_nothing_is_played(hall: Hall) -> None:
    party, position = await played(hall, "connect4")
    async with hall.house() as house:
        table = await house.load(party.id)
        assert table.versions == (99, 1)
        assert table.kept is not None
        assert canonical(table.kept.position) == position
        assert table.kept.index == table.last
        here = Match(find("connect4").setup(2), position=table.kept.position)
        assert table.view(0).facts == here.view(0).facts
        act = Act("x", party.keys[1], 1, table.last, ("drop a",))
        refused = await house.handle(party.id, act)
        assert isinstance(refused, Refusal)
        assert refused.code == "read-only"
        with pytest.raises(ReadOnly):
            _ = table.match


async def test_the_position_is_that_after_the_last_message(hall: Hall) -> None:
    """Seats, questions and talk leave it alone; taking back brings the one before."""
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        before = canonical((await party.table()).match.state.to_dict())
        await party.act(1, "drop d")
        undo = (await party.table()).undoable(1)
        answer = await house.handle(party.id, Undo("back", party.keys[1], 1, undo[0]))
        assert isinstance(answer, Accepted)
    make_old(hall)
    async with hall.house() as house:
        kept = (await house.load(party.id)).kept
        assert kept is not None
        assert canonical(kept.position) == before


async def test_a_stored_position_cannot_be_read_without_the_key(hall: Hall) -> None:
    _, position = await played(hall)
    with sqlite3.connect(hall.path) as database:
        (sealed,) = database.execute("SELECT kept FROM tables").fetchone()
    database.close()
    assert len(sealed) > len(position) / 2
    assert b"{" not in sealed[:1]
    assert b'"position"' not in sealed


async def test_a_table_from_before_gets_its_position_at_the_next_start(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        position = canonical((await party.table()).match.state.to_dict())
    change(hall, "UPDATE tables SET kept = ''")
    async with hall.house() as house:
        assert house._timing is not None
        await house._timing
    make_old(hall)
    async with hall.house() as house:
        kept = (await house.load(party.id)).kept
        assert kept is not None
        assert canonical(kept.position) == position


async def test_one_without_a_position_is_told_and_exported_only(hall: Hall) -> None:
    party, _ = await played(hall)
    change(hall, "UPDATE tables SET kept = ''")
    async with hall.house() as house:
        table = await house.load(party.id)
        assert (table.kept, table.shown, table.can_see) == (None, None, False)
        assert isinstance(await house.rematch(party.id, party.keys[0]), Refusal)
        assert "rules: 99" in await house.export(party.id)


async def test_it_goes_on_when_all_have_sat_down_again(hall: Hall) -> None:
    party, position = await played(hall)
    async with hall.house() as house:
        after = await opened(house, party)
        again = await house.rematch(party.id, party.keys[1])
        assert isinstance(again, Created)
        assert again.id == after.id  # whoever comes second is led to the same one
        await after.sit(0, person="p0")
        assert (await after.table()).state == "waiting"
        await after.sit(1, person="p1")
        table = await after.table()
        assert table.state == "running"
        assert canonical(table.header.position) == position
        seat = table.waits[0]
        answer = await after.act(seat, str(table.match.legal(seat)[0]))
        assert isinstance(answer, Accepted)
        await after.play_on()
        record = await house.export(after.id)
        assert "rules: 1" in record
        assert "position: {" in record


async def test_nobody_else_gets_a_seat_there(hall: Hall) -> None:
    """Whoever opens it has all invitations, and could look at what the others hold."""
    party, _ = await played(hall)
    async with hall.house() as house:
        after = await opened(house, party)
        await after.sit(0, person="p0")
        invite = (await after.table()).invites[1]
        wrong: list[Message] = [
            taken(after, 1, "p0", invite),
            taken(after, 1, "stranger", invite),
            ReplaceByBot(after.next_id(), after.host_key, 1, "random"),
            LeaveSeat(after.next_id(), after.host_key, 0),
        ]
        for message in wrong:
            answer = await house.handle(after.id, message)
            assert isinstance(answer, Refusal), message
            assert answer.code == "auth"
        order = Arrange(after.next_id(), after.host_key, {}, False, "consent", (1, 0))
        answer = await house.handle(after.id, order)
        assert isinstance(answer, Refusal)
        assert answer.code == "stale"
        left = await house.handle(after.id, LeaveSeat(after.next_id(), after.keys[0], 0))
        assert isinstance(left, Accepted)
        invite = (await after.table()).invites[0]
        answer = await house.handle(after.id, taken(after, 0, "p1", invite))
        assert isinstance(answer, Refusal)
        await after.sit(0, person="p0")


async def test_bots_go_on_and_their_seats_stay_theirs(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "bot random", game="leduc")
        await party.table()
    make_old(hall)
    async with hall.house() as house:
        after = await opened(house, party)
        table = await after.table()
        assert table.holders[1].level == "random"
        answer = await house.handle(after.id, LeaveSeat("x", after.host_key, 1))
        assert isinstance(answer, Refusal)
        assert answer.code == "auth"
        await after.sit(0, person="p0")
        assert (await after.table()).state != "waiting"


async def test_its_record_waits_until_nobody_can_go_on(hall: Hall) -> None:
    """It holds the others' cards; who would rather have it agrees to end the match."""
    party, _ = await played(hall)
    async with hall.house() as house:
        with pytest.raises(TableError):
            await house.export(party.id)
        asked = await house.handle(party.id, Abandon("end", party.keys[0], 0))
        assert isinstance(asked, Accepted)
        asking = (await house.load(party.id)).asking
        assert asking is not None
        agreed = await house.handle(party.id, Agree("yes", party.keys[1], 1, asking.index))
        assert isinstance(agreed, Accepted)
        assert (await house.load(party.id)).state == "over"
        record = await house.export(party.id)
        assert "secret: " in record
        assert "ended: abandoned" in record
    async with hall.house() as house:
        assert (await house.load(party.id)).state == "over"


async def test_a_position_that_these_rules_cannot_read_is_told(hall: Hall) -> None:
    party, _ = await played(hall, "connect4")
    async with hall.house() as house:
        table = await house.load(party.id)
        assert table.kept is not None
        strange = replace(table.kept, position={"colour": "of another game"})
        sealed = kept_bytes(party.id, strange, house.keys)
    with sqlite3.connect(hall.path) as database:
        database.execute("UPDATE tables SET kept = ?", (sealed,))
    database.close()
    async with hall.house() as house:
        table = await house.load(party.id)
        assert table.kept is not None
        assert table.shown is None
        refused = await house.rematch(party.id, party.keys[0])
        assert isinstance(refused, Refusal)
        assert "rules: 99" in await house.export(party.id)
