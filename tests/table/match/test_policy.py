"""What may be taken back past chance and news: never, with consent, freely."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest
from tests.table.conftest import Party, planned

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.record import read_record, verify
from tafelrunde.core.registry import find
from tafelrunde.table import limit
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import (
    Accepted,
    Answer,
    Enter,
    LeaveSeat,
    Refusal,
    ReplaceByBot,
    Undo,
)
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import Plan, Source
from tafelrunde.web.table.eyes import undo as offered

if TYPE_CHECKING:
    from tests.table.conftest import Hall

    from tafelrunde.table.house import House

TWO = ("friend", "friend")
ALONE = ("friend", "bot random")


async def party(
    house: House, *plan: str, game: str = "connect4", luck: bool = False, undo: str = ""
) -> Party:
    """A table whose people have sat down; without a policy, the default counts."""
    plans = [planned(one) for one in plan]
    opening = partial(house.create_table, game, plans, {}, "p0", luck=Source(luck))
    created = await (opening(undo=undo) if undo else opening())
    out = Party(house, created.id, created.host_key, created.invites)
    for seat, one in enumerate(plans):
        if one.kind != "bot":
            await out.sit(seat)
    return out


async def undo(party: Party, seat: int, entry: int) -> Answer:
    return await party.house.handle(party.id, Undo(party.next_id(), party.keys[seat], seat, entry))


async def answered(party: Party) -> int:
    """Seat 0 acts and seat 1 answers; where the act of seat 0 stands."""
    table = await party.table()
    act = len(table.entries)
    await party.act(0, "drop d")
    if 1 in party.keys:
        await party.act(1, "drop d")
    while table.waits != (0,):  # a bot answers by itself
        await asyncio.sleep(0.002)
    return act


def offer(table: Table, seat: int = 0) -> bool | None:
    """Whether the button takes back at once; None: there is no button."""
    found = offered(table, (seat,))
    return None if found is None else found["free"]


# what is settled when


@pytest.mark.parametrize(
    ("plan", "chosen", "policy"),
    [
        (TWO, "", "consent"),
        (ALONE, "", "never"),
        (("friend", "bot random", "friend"), "", "consent"),
        (TWO, "consent", "consent"),
        (ALONE, "consent", "never"),  # there is nobody to ask
        (TWO, "never", "never"),
        (TWO, "freely", "freely"),
        (ALONE, "freely", "freely"),
    ],
)
async def test_the_policy_is_settled_when_the_match_begins(
    hall: Hall, plan: tuple[str, ...], chosen: str, policy: str
) -> None:
    game = "connect4" if len(plan) == 2 else "sealed_bids"
    async with hall.house() as house:
        here = await party(house, *plan, game=game, undo=chosen)
        assert (await here.table()).policy == policy
        assert (await here.table()).practice == (policy == "freely")
    async with hall.house() as house:  # and so it is stored
        assert (await house.load(here.id)).policy == policy


async def test_people_at_one_device_are_several(hall: Hall) -> None:
    async with hall.house() as house:
        plans = [Plan("hotseat"), Plan("hotseat")]
        created = await house.create_table("connect4", plans, {}, "both")
        here = Party(house, created.id, created.host_key, created.invites)
        for seat in (0, 1):
            await here.sit(seat, person="both")
        act = await answered(here)
        table = await here.table()
        assert (table.policy, offer(table)) == ("consent", True)
        assert isinstance(await undo(here, 0, act), Accepted)


async def test_before_the_match_begins_the_policy_is_what_was_chosen(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table("connect4", [Plan("friend"), Plan("bot", "random")])
        table = await house.load(created.id)
        assert (table.state, table.policy) == ("waiting", "consent")


async def test_who_comes_or_goes_later_changes_nothing(hall: Hall) -> None:
    async with hall.house() as house:
        one, two = await party(house, *ALONE), await party(house, *TWO)
        await house.handle(one.id, LeaveSeat(one.next_id(), one.host_key, 1))
        await one.sit(1)
        assert (await one.table()).policy == "never"
        await house.handle(two.id, LeaveSeat(two.next_id(), two.keys[1], 1))
        await house.handle(two.id, ReplaceByBot(two.next_id(), two.host_key, 1, "random"))
        assert (await two.table()).policy == "consent"


@pytest.mark.parametrize("undo", ["", "always", "Never", "freely ", "never; --", "x" * 5000])
async def test_an_unknown_policy_is_refused(hall: Hall, undo: str) -> None:
    async with hall.house() as house:
        with pytest.raises(TafelrundeError, match="never, consent, freely") as refused:
            await house.create_table("connect4", [Plan("friend")] * 2, undo=undo)
        assert refused.value.code == "unknown-policy"
        assert len(str(refused.value)) < 200


@pytest.mark.parametrize("policy", list(Policy))
async def test_a_rematch_keeps_the_policy(hall: Hall, policy: Policy) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo=policy)
        await here.play_on()
        again = await house.rematch(here.id, here.keys[0])
        assert not isinstance(again, Refusal)
        assert (await house.load(again.id)).header.undo == policy


# never


async def test_never_means_never_and_says_so(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo="never")
        act = await answered(here)
        table = await here.table()
        assert offer(table) is None
        before = table.last
        answer = await undo(here, 0, act)
        assert isinstance(answer, Refusal)
        assert answer.code == "undo-never"
        assert "never" in answer.sentence
        assert (table.last, table.asking) == (before, None)


async def test_alone_among_bots_what_they_answered_stands(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *ALONE)
        act = await answered(here)
        table = await here.table()
        assert offer(table) is None
        answer = await undo(here, 0, act)
        assert isinstance(answer, Refusal)
        assert answer.code == "undo-never"


@pytest.mark.parametrize("policy", list(Policy))
async def test_what_drew_and_told_nothing_is_free_everywhere(hall: Hall, policy: Policy) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo=policy)
        await here.act(0, "drop d")
        table = await here.table()
        assert offer(table) is True
        assert isinstance(await undo(here, 0, table.last), Accepted)
        assert table.waits == (0,)


async def test_a_sealed_choice_is_free_until_it_is_opened(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, game="sealed_bids", undo="never")
        await here.act(0, "bid 1")
        table = await here.table()
        act = table.last
        assert isinstance(await undo(here, 0, act), Accepted)
        await here.act(0, "bid 1")
        act = table.last
        await here.act(1, "bid 2")
        assert (offer(table, 0), offer(table, 1)) == (None, None)
        assert isinstance(await undo(here, 0, act), Refusal)


# consent


async def test_consent_asks_even_if_it_was_chosen(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo="consent")
        act = await answered(here)
        table = await here.table()
        assert offer(table) is False
        assert isinstance(await undo(here, 0, act), Accepted)
        assert table.asking is not None
        assert offer(table) is None  # one question at a time
        assert not table.practice


async def test_nobody_is_left_to_object(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO)
        act = await answered(here)
        await house.handle(here.id, LeaveSeat(here.next_id(), here.keys[1], 1))
        table = await here.table()
        assert offer(table) is True
        assert isinstance(await undo(here, 0, act), Accepted)


# freely


async def test_freely_anybody_takes_back_at_once_and_the_record_says_so(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, game="sealed_bids", undo="freely")
        table = await here.table()
        await here.act(0, "bid 1")
        act = table.last
        await here.act(1, "bid 2")
        assert (offer(table, 0), offer(table, 1)) == (True, True)
        assert isinstance(await undo(here, 1, act), Accepted)  # also what another one did
        assert (table.asking, table.waits) == (None, (0, 1))
        assert [entry.seat for entry in table.entries if entry.kind == Kind.UNDO] == [1]
        await here.play_on()
        kept = read_record(await house.export(here.id))
        assert kept.practice
        assert verify(kept) == 5  # four rounds, and a draw that was taken back


async def test_freely_needs_a_seat(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo="freely")
        act = await answered(here)
        for key in ("", "guessed", here.host_key):
            message = Undo(here.next_id(), key, 0, act)
            answer = await house.handle(here.id, message)
            assert isinstance(answer, Refusal)
            assert answer.code == "auth"
        assert offered(await here.table(), ()) is None


async def test_other_records_are_no_practice(hall: Hall) -> None:
    async with hall.house() as house:
        for policy in ("never", "consent"):
            here = await party(house, *TWO, undo=policy)
            assert "practice" not in await house.export(here.id)


async def test_no_button_where_too_much_was_taken_back(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall.house() as house:
        here = await party(house, *TWO, undo="freely")
        act = await answered(here)
        table = await here.table()
        assert offer(table) is True
        monkeypatch.setattr(limit, "ENTRIES", 1)
        assert offer(table) is None
        answer = await undo(here, 0, act)
        assert isinstance(answer, Refusal)
        assert answer.code == "limit"


# the box on the table


@pytest.mark.parametrize("policy", list(Policy))
@pytest.mark.parametrize("alone", [True, False])
async def test_what_was_entered_stays_correctable(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, policy: Policy, alone: bool
) -> None:
    game = find("leduc")
    monkeypatch.setattr(game, "meta", replace(game.meta, companion=()))
    plan = ("friend", "bot random") if alone else TWO
    async with hall.house() as house:
        here = await party(house, *plan, game="leduc", luck=True, undo=policy)
        table = await here.table()
        first = str(table.match.state.odds()[0][0])
        number = len(table.match.entries)
        enter = Enter(here.next_id(), here.keys[0], 0, number, first)
        assert isinstance(await house.handle(here.id, enter), Accepted)
        at_once = alone or policy == "freely"
        assert offer(table) is at_once
        assert isinstance(await undo(here, 0, table.last), Accepted)
        assert (table.asking is None) == at_once
