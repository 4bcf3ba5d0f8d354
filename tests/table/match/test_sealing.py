"""Seals and numbers at a table: who adds what to luck, and when nothing may change any more."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from tests.table.clockwork import Time

from breakage import Breakage
from tafelrunde.core.errors import Unfair
from tafelrunde.core.record import read_record, verify
from tafelrunde.core.seals import seal_of
from tafelrunde.table.match.deadline import OPENING
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import (
    Accepted,
    Arrange,
    LeaveSeat,
    Message,
    OpenNumber,
    Refusal,
    ReplaceByBot,
    Resign,
    TakeSeat,
    Unopened,
)
from tafelrunde.table.match.timing import DAY, UNTIMED, Clock, Timing
from tafelrunde.table.plan import Plan, Source

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

    from tafelrunde.table.house import House

ANN, BEN, OTHER = "a1" * 32, "b2" * 32, "c3" * 32
GAME = "sealed_bids"


async def seated(hall: Hall, house: House, timing: Timing = UNTIMED) -> Party:
    """Both have sealed their numbers."""
    plans = [Plan("friend"), Plan("friend")]
    party = hall.people(house, await house.create_table(GAME, plans, host="p0", timing=timing))
    await party.sit(0, number=ANN)
    await party.sit(1, number=BEN)
    return party


async def refused(party: Party, message: Message) -> str:
    answer = await party.house.handle(party.id, message)
    assert isinstance(answer, Refusal), answer
    return answer.code


async def test_the_match_begins_when_all_numbers_are_open(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        table = await party.table()
        assert (table.state, table.opening, table.match.entries) == ("waiting", True, [])
        assert isinstance(await party.open(1, BEN), Accepted)
        assert (table.state, table.opening) == ("waiting", True)
        assert isinstance(await party.open(0, ANN), Accepted)
        assert (table.state, table.opening) == ("running", False)
        assert [share.number for share in table.shares] == [ANN, BEN]
        await party.play_on()
        assert verify(read_record(await house.export(party.id))) == 4


async def test_lists_say_whose_numbers_are_to_be_opened(hall: Hall) -> None:
    async with hall.house() as house:
        plans = [Plan("friend"), Plan("friend")]
        party = hall.people(house, await house.create_table(GAME, plans, host="p0"))

        async def waits() -> tuple[str, tuple[int, ...]]:
            (found,) = await house.mine("p0")
            return found.state, found.waits

        await party.sit(0, number=ANN)
        assert await waits() == ("waiting", ())
        await party.sit(1, number=BEN)
        assert await waits() == ("waiting", (0, 1))
        await party.open(0, ANN)
        assert await waits() == ("waiting", (1,))
        await party.open(1, BEN)
        assert await waits() == ("running", (await party.table()).waits)


async def test_it_survives_a_restart_in_between(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        await party.open(1, BEN)
    async with hall.house() as house:
        party.house = house
        assert (await party.table()).opening
        await party.open(0, ANN)
        before = (await party.table()).luck()
        assert (await party.table()).state == "running"
    async with hall.house() as house:
        assert (await house.load(party.id)).luck() == before


async def test_only_the_sealed_number_is_taken_and_only_once(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        for number in (OTHER, BEN, "", "zz", ANN.upper(), ANN[:-2]):
            message = OpenNumber(party.next_id(), party.keys[0], 0, number)
            assert await refused(party, message) == "bad-message"
        assert await refused(party, OpenNumber("x", party.keys[1], 0, ANN)) == "auth"
        await party.open(0, ANN)
        assert await refused(party, OpenNumber("y", party.keys[0], 0, ANN)) == "stale"


async def test_a_seal_that_others_have_shown_is_not_taken(hall: Hall) -> None:
    """Whoever copied it would share that page's number, and luck with it."""
    async with hall.house() as house:
        created = await house.create_table("pass_card", [Plan("friend")] * 3, host="p0")
        party = hall.people(house, created)
        await party.sit(0, number=ANN)
        seal = (await party.table()).holders[0].seal
        copied = TakeSeat("t", 1, "Eve", party.invites[1], seal, "eve")
        assert await refused(party, copied) == "bad-message"
        nameless = TakeSeat("u", 1, "Eve", party.invites[1], seal, "")
        assert await refused(party, nameless) == "bad-message"
        await party.sit(1, person="p0", number=ANN)  # one's own page may have several seats
        assert [share.seats for share in (await party.table()).shares] == [(0, 1)]


async def test_an_option_that_comes_later_leaves_the_terms_as_they_were(hall: Hall) -> None:
    """The table was opened before “memory” was an option of this game."""
    async with hall.house() as house:
        plans = [Plan("friend"), Plan("friend")]
        party = hall.people(house, await house.create_table("wutaki", plans, host="p0"))
    with closing(sqlite3.connect(hall.path)) as database:
        text = database.execute("select options from tables").fetchone()[0]
        options = {key: value for key, value in json.loads(text).items() if key != "memory"}
        database.execute("update tables set options = ?", (json.dumps(options),))
        database.commit()
    async with hall.house() as house:
        party.house = house
        for seat, number in enumerate((ANN, BEN)):
            await party.sit(seat, number=number)
        for seat, number in enumerate((ANN, BEN)):
            await party.open(seat, number)
        assert (await party.table()).match.setup.options["memory"] == "shown"
        answer = await house.handle(party.id, Resign("r", party.keys[0], 0))
        assert isinstance(answer, Accepted)
        saved = read_record(await house.export(party.id))
        assert saved.options == options
        assert verify(saved) > 0
        assert saved.setup().options["memory"] == "shown"


async def test_nothing_is_opened_before_all_have_sealed(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table(GAME, [Plan("friend"), Plan("friend")])
        party = hall.people(house, created)
        await party.sit(0, number=ANN)
        assert await refused(party, OpenNumber("x", party.keys[0], 0, ANN)) == "stale"
        assert await refused(party, Unopened(0)) == "stale"


async def test_nothing_changes_while_numbers_are_opened(hall: Hall) -> None:
    """A host, or a last player, who knows some numbers cannot choose by who sits there."""
    async with hall.house() as house:
        party = await seated(hall, house)
        host, keys = party.host_key, party.keys
        await party.open(0, ANN)
        before = (await party.table()).last
        arranged = Arrange("a", host, {"rounds": 5}, False, "never")
        assert await refused(party, arranged) == "opening"
        assert await refused(party, Arrange("o", host, {}, False, "never", (1, 0))) == "opening"
        assert await refused(party, LeaveSeat("l", keys[1], 1)) == "opening"
        assert await refused(party, LeaveSeat("h", host, 1)) == "opening"
        assert await refused(party, ReplaceByBot("b", keys[1], 1, "random")) == "opening"
        again = TakeSeat("t", 1, "Eve", party.invites[1], "5e" * 32, "eve")
        assert await refused(party, again) == "taken"
        assert (await party.table()).last == before


@pytest.mark.parametrize(
    ("timing", "seconds"),
    [(UNTIMED, OPENING), (Timing(Clock.DAYS, DAY), DAY)],
    ids=["live", "slow"],
)
async def test_who_does_not_open_in_time_is_named_and_its_seal_counts(
    hall: Hall, timing: Timing, seconds: float
) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house, timing)
        table = await party.table()
        await party.open(0, ANN)
        await time.go(seconds - 1)
        assert table.opening
        await time.go(2)
        assert table.state == "running"
        seal = seal_of(party.id, table.header.commitment, BEN)
        assert table.luck()["numbers"] == f"0:{ANN} 1:missing"
        assert table.luck()["seals"].endswith(f"1:{seal}")
        assert [item.seat for item in table.events_since(-1, None) if item.kind == "missing"] == [1]
        assert await refused(party, OpenNumber("late", party.keys[1], 1, BEN)) == "stale"
        await party.play_on()
        assert verify(read_record(await house.export(party.id))) == 4


@pytest.mark.parametrize("timing", [UNTIMED, Timing(Clock.DAYS, DAY)], ids=["live", "slow"])
async def test_pages_have_their_time_after_a_restart(hall: Hall, timing: Timing) -> None:
    """No page could open while the server was down, for longer than it had time."""
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house, timing)
    time.now += DAY + OPENING
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party.house = house
        table = await party.table()
        await time.go(OPENING - 1)
        assert table.opening
        await party.open(0, ANN)
        await time.go(2)
        assert table.luck()["numbers"] == f"0:{ANN} 1:missing"


async def test_pages_have_their_time_after_the_database_has_failed(hall: Hall) -> None:
    """They say it again until it is taken: who was refused for so long is not named missing."""
    time = Time()
    async with hall.house(poll=0.02, clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
        table = await party.table()
        broken = Breakage(house.storage)
        with broken.unwritable():
            answer = await party.open(0, ANN)
            assert isinstance(answer, Refusal)
            assert answer.code == "storage"
            await time.go(OPENING + 5)
        await time.go(1)
        await asyncio.sleep(1.5)  # so long a deadline would have insisted
        await time.go(OPENING - 5)
        assert table.opening
        await party.open(0, ANN)
        await time.go(2 * OPENING)
        assert table.luck()["numbers"] == f"0:{ANN} 1:missing"


async def test_nobodys_seal_is_nobody_elses(hall: Hall) -> None:
    """Two pages that do not say whose they are are two pages."""
    async with hall.house() as house:
        created = await house.create_table(GAME, [Plan("friend"), Plan("friend")])
        seal = "5e" * 32
        first, second = (
            TakeSeat(f"t{seat}", seat, "Zoe", created.invites[seat], seal) for seat in (0, 1)
        )
        assert isinstance(await house.handle(created.id, first), Accepted)
        answer = await house.handle(created.id, second)
        assert isinstance(answer, Refusal)
        assert answer.code == "bad-message"


async def test_the_time_goes_on_after_a_restart_though_nobody_looks(hall: Hall) -> None:
    time = Time()
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        party = await seated(hall, house)
    async with hall.house(clock=time, sleep=time.sleep, stamp=time.stamp) as house:
        await time.go(0)
        assert party.id in house.rooms
        await time.go(OPENING + 1)
        assert house.rooms[party.id].table.luck()["numbers"] == "0:missing 1:missing"


async def test_pages_without_a_number_wait_for_nobody(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game=GAME)
        table = await party.table()
        assert table.state == "running"
        assert (table.luck()["seals"], table.luck()["numbers"]) == ("0:- 1:-", "")
        created = await house.create_table(GAME, [Plan("friend"), Plan("friend")])
        mixed = hall.people(house, created)
        await mixed.sit(0, number=ANN)
        await mixed.sit(1)
        await mixed.open(0, ANN)
        assert (await mixed.table()).luck()["numbers"] == f"0:{ANN}"


async def test_bots_add_none(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table(GAME, [Plan("friend"), Plan("bot", "random")])
        party = hall.people(house, created)
        await party.sit(0, number=ANN)
        table = await party.table()
        assert table.opening  # alone against it: the commitment was there before the number
        await party.open(0, ANN)
        assert [share.seats for share in table.shares] == [(0,)]


async def test_a_bot_that_goes_on_before_the_start_adds_none(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table(GAME, [Plan("friend"), Plan("friend")], host="p0")
        party = hall.people(house, created)
        await party.sit(0, number=ANN)
        await house.handle(party.id, ReplaceByBot("b", party.keys[0], 0, "random"))
        await party.sit(1, number=BEN)
        await party.open(1, BEN)
        assert [share.seats for share in (await party.table()).shares] == [(1,)]


async def test_one_device_adds_one_number_for_all_its_seats(hall: Hall) -> None:
    async with hall.house() as house:
        plans = [Plan("host"), Plan("friend"), Plan("hotseat")]
        party = hall.people(house, await house.create_table("pass_card", plans, host="p0"))
        await party.sit(0, person="p0", number=ANN)
        await party.sit(1, person="p1", number=BEN)
        await party.sit(2, person="p0", number=ANN)
        await party.open(2, ANN)
        table = await party.table()
        assert [share.seats for share in table.shares] == [(0, 2), (1,)]
        await party.open(1, BEN)
        assert table.luck()["numbers"] == f"0,2:{ANN} 1:{BEN}"


async def test_a_seat_that_is_taken_later_adds_none(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("connect4", [Plan("friend"), Plan("friend")])
        party = hall.people(house, created)
        for seat, number in enumerate((ANN, BEN)):
            await party.sit(seat, number=number)
        for seat, number in enumerate((ANN, BEN)):
            await party.open(seat, number)
        before = (await party.table()).luck()
        await house.handle(party.id, LeaveSeat("l", party.keys[1], 1))
        await party.sit(1, person="zoe", number=OTHER)
        assert (await party.table()).luck() == before


async def test_a_companion_takes_no_seals(hall: Hall) -> None:
    async with hall.house() as house:
        plans = [Plan("friend"), Plan("friend")]
        created = await house.create_table("hamlet", plans, luck=Source(True))
        party = hall.people(house, created)
        await party.sit(0, number=ANN)
        await party.sit(1, number=BEN)
        table = await party.table()
        assert (table.state, table.luck()["luck"]) == ("running", "entered")
        assert [holder.seal for holder in table.holders] == ["", ""]


async def test_a_rematch_has_a_secret_of_its_own_and_new_seals(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        await party.open(0, ANN)
        await party.open(1, BEN)
        await party.play_on()
        made = await house.rematch(party.id, party.keys[0])
        assert not isinstance(made, Refusal)
        other = await house.load(made.id)
        assert other.header.secret != (await party.table()).header.secret
        assert (other.takes_seals, other.shares) == (True, [])


async def test_entries_of_numbers_do_not_leave_the_server_early(hall: Hall) -> None:
    async with hall.house() as house:
        party = await seated(hall, house)
        await party.open(0, ANN)
        table = await party.table()
        assert [entry.kind for entry in table.entries[-1:]] == [Kind.OPEN]
        assert ANN not in repr(table.events_since(-1, None))
        assert ANN not in repr(table.luck())


async def test_a_server_that_alters_its_database_is_caught(hall: Hall) -> None:
    """Another number, written into the header of what is exported."""
    async with hall.house() as house:
        party = await seated(hall, house)
        await party.open(0, ANN)
        await party.open(1, BEN)
        await party.play_on()
        saved = read_record(await house.export(party.id))
        saved.luck["numbers"] = saved.luck["numbers"].replace(BEN, OTHER)
        with pytest.raises(Unfair):
            verify(saved)
