"""What the host, a seat and a spectator may do to others: ask, mostly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.table.match.entry import By, Kind, digest
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
from tafelrunde.table.plan import Plan

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

SECRET = "sealed_bids"
THREE = ("friend", "friend", "bot random")


async def send(party: Party, message: Message) -> str:
    """“written”, “asks”, or why not."""
    answer = await party.house.handle(party.id, message)
    if isinstance(answer, Refusal):
        return answer.code
    asks = [entry.kind == Kind.ASK for entry in (await party.table()).entries]
    return "asks" if asks[answer.index] else "written"


async def bot(party: Party, seat: int, key: str = "", level: str = "random") -> str:
    """The host, or whoever has the key, puts a bot there."""
    return await send(party, ReplaceByBot(party.next_id(), key or party.host_key, seat, level))


async def undo(party: Party, seat: int, number: int) -> str:
    entry = (await party.table()).places[number]
    return await send(party, Undo(party.next_id(), party.keys[seat], seat, entry))


async def back(party: Party, seat: int) -> str:
    return await send(party, ReturnToSeat(party.next_id(), party.keys[seat], seat))


async def leave(party: Party, seat: int, key: str = "") -> str:
    return await send(party, LeaveSeat(party.next_id(), key or party.host_key, seat))


async def take(party: Party, seat: int, person: str, invite: str = "") -> str:
    wanted = invite or (await party.table()).invites[seat]
    return await send(party, TakeSeat(party.next_id(), seat, person, wanted, "", person))


async def agree(party: Party, seat: int) -> str:
    asking = (await party.table()).asking
    index = asking.index if asking is not None else 0
    return await send(party, Agree(party.next_id(), party.keys[seat], seat, index))


async def refuse(party: Party, seat: int, key: str = "") -> str:
    asking = (await party.table()).asking
    index = asking.index if asking is not None else 0
    return await send(party, Refuse(party.next_id(), key or party.keys[seat], seat, index))


# a bot for somebody else


async def test_the_host_cannot_put_a_bot_on_a_person_who_is_asked(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await bot(party, 1)
        table = await party.table()
        assert table.holders[1].kind == By.PERSON
        assert isinstance(await party.act(1, "drop e"), Accepted)


async def test_a_person_a_bot_goes_on_for_must_agree_to_taking_back(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        await bot(party, 1, party.keys[1])
        assert await undo(party, 0, 0) == "asks"
        table = await party.table()
        assert table.asking is not None
        assert table.asking.missing == {1}
        assert await agree(party, 1) == "written"
        assert table.waits == (0,)


async def test_the_host_cannot_have_luck_drawn_again_and_again(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, game=SECRET)
        table = await party.table()
        for _ in range(3):
            if 0 in table.waits:
                await party.act(0, "bid 1")
            if 1 in table.waits and 0 not in table.waits:
                await party.act(1, "bid 2")
            await bot(party, 1)
            await undo(party, 0, 1)
            await back(party, 1)
        kinds = [entry.kind for entry in table.entries]
        assert Kind.UNDO not in kinds
        assert kinds.count(Kind.LUCK) == 2


async def test_a_bot_goes_on_for_somebody_who_agrees(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        assert await bot(party, 1, level="greedy") == "asks"
        assert await agree(party, 0) == "unasked"
        assert await agree(party, 1) == "written"
        table = await party.table()
        assert (table.holders[1].kind, table.holders[1].level) == (By.BOT, "greedy")
        assert table.asking is None
        assert await back(party, 1) == "written"


async def test_who_refuses_a_bot_plays_on(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        for seat, key in ((1, party.keys[1]), (0, party.keys[0]), (1, party.host_key)):
            assert await bot(party, 1) == "asks"
            assert await refuse(party, seat, key) == "written"
            assert (await party.table()).asking is None
        assert (await party.table()).holders[1].kind == By.PERSON


async def test_nobody_else_answers_for_the_person(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "friend", "friend", game=SECRET)
        await bot(party, 1)
        assert await agree(party, 2) == await refuse(party, 2) == "unasked"
        assert await refuse(party, 1, party.keys[2]) == "auth"


async def test_play_goes_on_while_somebody_is_asked_about_a_bot(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await bot(party, 1)
        await party.act(0, "drop d")
        table = await party.table()
        assert table.asking is not None
        assert not table.halted
        assert await undo(party, 0, 0) == "written"
        assert table.asking is not None
        await party.play_on()
        assert table.asking is None


async def test_one_question_at_a_time(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await party.act(0, "drop d")
        await party.act(1, "drop d")
        await bot(party, 1)
        assert await bot(party, 1) == await undo(party, 0, 0) == "question"


async def test_a_bot_plays_ones_own_seats_at_any_time(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "friend", "friend", game=SECRET)
        await leave(party, 2, party.keys[2])
        await party.sit(2, person="p2")
        assert await bot(party, 0) == "written"  # the host's own
        assert await bot(party, 1, party.keys[1]) == "written"
        assert await bot(party, 1, party.keys[2]) == "auth"


async def test_a_free_seat_is_filled_by_the_host_at_any_time(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        await leave(party, 1, party.keys[1])
        assert await bot(party, 1) == "written"
        assert await bot(party, 1, level="greedy") == "written"


# somebody else's secrets


async def test_the_host_cannot_read_a_bots_cards(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, *THREE, game=SECRET)
        table = await party.table()
        assert await leave(party, 2) == "written"
        assert await take(party, 2, "p0") == "asks"
        assert table.holders[2].kind == By.NOBODY
        assert table.asking is not None
        assert table.asking.missing == {1}
        assert await refuse(party, 1) == "written"
        assert await take(party, 2, "the host's other browser") == "asks"
        assert table.asking is not None
        assert table.asking.missing == {0, 1}
        await refuse(party, 1)
        assert await bot(party, 2) == "written"
        assert not table.holders[2].is_person


async def test_all_others_agree_to_somebody_new(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        party = await hall.party(house, *THREE, game=SECRET)
        await leave(party, 2)
        invite = (await party.table()).invites[2]
        asked = TakeSeat("zoe", 2, "Zoe", invite, "", "zoe")
        answer = await house.handle(party.id, asked)
        assert isinstance(answer, Accepted)
        table = await party.table()
        assert table.seat_of(answer.key) is None
        assert await agree(party, 0) == "written"
        assert table.asking is not None
        party.house = other
        await other.load(party.id)
        assert await agree(party, 1) == "written"
        table = await party.table()
        assert (table.holders[2].name, table.seat_of(answer.key)) == ("Zoe", 2)
        assert table.key_of(2) == answer.key
        again = await other.handle(party.id, asked)
        assert isinstance(again, Accepted)
        assert again.key == answer.key


async def test_whoever_held_the_seat_returns_freely(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, *THREE, game=SECRET)
        await leave(party, 1, party.keys[1])
        await bot(party, 1)
        await leave(party, 1)
        assert await take(party, 1, "p1") == "written"


async def test_who_got_up_before_the_match_has_not_held_the_seat(hall: Hall) -> None:
    async with hall.house() as house:
        created = await house.create_table(SECRET, [Plan("friend")] * 3, host="p0")
        party = hall.people(house, created)
        await party.sit(2, person="p0")
        await leave(party, 2)
        await bot(party, 2)
        await party.sit(0)
        await party.sit(1)
        await leave(party, 2)
        assert await take(party, 2, "p0") == "asks"


async def test_a_seat_without_secrets_goes_to_whoever_is_invited(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "bot random")
        await leave(party, 1)
        assert await take(party, 1, "zoe") == "written"


async def test_nobody_is_asked_where_nobody_else_is(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "bot random", game=SECRET)
        await leave(party, 1)
        assert await take(party, 1, "p0") == "written"


async def test_who_asks_for_a_seat_is_known_by_name_only(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, *THREE, game=SECRET)
        await leave(party, 2)
        invite = (await party.table()).invites[2]
        asked = TakeSeat("z", 2, "Zoe", invite, "ab" * 32, "a person")
        answer = await house.handle(party.id, asked)
        assert isinstance(answer, Accepted)
        table = await party.table()
        shown = repr(table.events_since(-1, 1))
        assert "Zoe" in shown
        for secret in ("a person", "abcdef", answer.key, digest(answer.key), invite):
            assert secret not in shown
        assert "sit" not in " ".join(table.record().entries)


# old keys and invitations


async def test_an_old_key_does_nothing_any_more(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        old = party.keys[1]
        await leave(party, 1, old)
        await party.sit(1, "Zoe", "zoe")
        table = await party.table()
        await party.act(0, "drop d")
        assert table.seat_of(old) is None
        assert table.key_of(1) == party.keys[1] != old
        answers = [
            await party.act(1, "drop d", key=old),
            await house.objection(party.id, 1, old, ["drop"]),
            await house.trial(party.id, 1, old, 1, ["drop d"]),
            await house.handle(party.id, Chat("c", "hello", 1, old)),
            await house.handle(party.id, ReturnToSeat("r", old, 1)),
            await house.handle(party.id, LeaveSeat("l", old, 1)),
            await house.handle(party.id, ReplaceByBot("b", old, 1, "random")),
        ]
        codes = {one.code if isinstance(one, Refusal) else "" for one in answers}
        assert codes == {"auth"}


async def test_a_seat_that_was_given_up_has_a_new_invitation(hall: Hall) -> None:
    async with hall.house() as house, hall.house() as other:
        party = await hall.party(house)
        table = await party.table()
        old = table.invites[1]
        await leave(party, 1, party.keys[1])
        assert table.invites[0] == party.invites[0]
        assert table.invites[1] != old
        assert (await other.load(party.id)).invites == table.invites
        assert await take(party, 1, "zoe", old) == "auth"
        assert await take(party, 1, "zoe") == "written"
        taken = table.invites[1]
        assert taken != old
        assert await leave(party, 1, party.host_key) == "auth"
        assert table.invites[1] == taken


# all powers


POWERS = {
    # power: host on a person, on a person with a bot, on a bot, on a free seat;
    # the seat's own person; another person; somebody who watches
    "bot": ("asks", "asks", "written", "written", "written", "auth", "auth"),
    "leave": ("auth", "auth", "written", "taken", "written", "auth", "auth"),
    "take": ("taken", "taken", "taken", "asks", "taken", "taken", "taken"),
    "back": ("auth", "auth", "auth", "auth", "taken", "auth", "auth"),
    "act": ("auth", "auth", "auth", "auth", "written", "auth", "auth"),
    "undo": ("auth", "auth", "auth", "auth", "bad-undo", "auth", "auth"),
    "agree": ("auth", "auth", "auth", "auth", "unasked", "auth", "auth"),
    "refuse": ("auth", "auth", "auth", "auth", "unasked", "auth", "auth"),
    "chat": ("auth", "auth", "auth", "auth", "written", "auth", "auth"),
}
WHO = ("person", "away", "bot", "free", "own", "other", "nobody")
PERSON, AWAY, BOT, FREE = range(1, 5)  # seats


def power(name: str, party: Party, seat: int, key: str, invite: str) -> Message:
    id = party.next_id()
    match name:
        case "bot":
            return ReplaceByBot(id, key, seat, "random")
        case "leave":
            return LeaveSeat(id, key, seat)
        case "take":
            return TakeSeat(id, seat, "Eve", invite, "", "eve")
        case "back":
            return ReturnToSeat(id, key, seat)
        case "act":
            return Act(id, key, seat, 1, ("bid 1",))
        case "undo":
            return Undo(id, key, seat, 0)
        case "agree":
            return Agree(id, key, seat, 0)
        case "refuse":
            return Refuse(id, key, seat, 0)
        case _:
            return Chat(id, "hello", seat, key)


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("name", POWERS)
async def test_every_power(hall: Hall, name: str, who: str) -> None:
    async with hall.house() as house:
        plan = ("friend", "friend", "friend", "bot random", "friend")
        party = await hall.party(house, *plan, game=SECRET)
        await bot(party, AWAY, party.keys[AWAY])
        await leave(party, FREE, party.keys[FREE])
        seat = {"away": AWAY, "bot": BOT, "free": FREE}.get(who, PERSON)
        key = {"own": party.keys[PERSON], "other": party.keys[AWAY], "nobody": ""}.get(
            who, party.host_key
        )
        message = power(name, party, seat, key, (await party.table()).invites[seat])
        assert await send(party, message) == POWERS[name][WHO.index(who)]
