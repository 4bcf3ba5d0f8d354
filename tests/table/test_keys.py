"""What only the server's key makes or opens, and what of it lies in the database: nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.table.keys import Keys, WrongKey
from tafelrunde.table.match.message import Accepted, LeaveSeat

if TYPE_CHECKING:
    from tests.table.conftest import Hall, Party

KEYS = Keys(bytes(range(32)))


@given(st.binary(max_size=200), st.text(max_size=20))
def test_what_is_sealed_opens_under_its_name(data: bytes, name: str) -> None:
    assert KEYS.open(KEYS.seal(data, name), name) == data


@pytest.mark.parametrize(
    "sealed",
    [
        "01fce9db900adf51e48a4ba9df2cca30d2b37727515ff0e161fcbf348325b7ca7064f28ccd811537"
        "26cafb9ac402eb9adace0a3452acd24ffa24cad5a3070658af7eb1289bbd367a4c562fc3b7c3a5d9"
        "08929d74a34735a794b907bd92217746a2bdc1",
        "02000102030405060708090a0b0c0d0e0fc19e1c4c0a8bcb1438fa79761fa5ff2350d8b0229c67af"
        "6aa4d68a34ad07f4e1e40da8c220c4d964b6d73c04f2bb0c30e7846eeb9de37b28e3c82882b32d39"
        "f633c27fd2d08734839fc19664ca30a30ed6a7",
    ],
)
def test_what_was_sealed_long_ago_opens(sealed: str) -> None:
    """Its forms may not change: databases are full of it."""
    kept = b"what was kept, longer than one block of the stream"
    assert KEYS.open(bytes.fromhex(sealed), "a table") == kept


def test_the_same_is_never_sealed_twice_alike() -> None:
    one, two = KEYS.seal(bytes(32), "a"), KEYS.seal(bytes(32), "a")
    assert one[1:17] != two[1:17]
    assert one[17:49] != two[17:49]
    assert bytes(32) not in one


def test_another_name_another_key_or_a_changed_bit_opens_nothing() -> None:
    sealed = KEYS.seal(b"secret", "table a")
    with pytest.raises(WrongKey):
        KEYS.open(sealed, "table b")
    with pytest.raises(WrongKey):
        Keys(bytes(32)).open(sealed, "table a")
    for place in range(len(sealed)):
        changed = sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]
        with pytest.raises(WrongKey):
            KEYS.open(changed, "table a")
    for length in range(len(sealed)):
        with pytest.raises(WrongKey):
            KEYS.open(sealed[:length], "table a")


def test_a_key_that_can_be_guessed_is_none() -> None:
    with pytest.raises(ValueError, match="at least"):
        Keys(b"short")


def written(hall: Hall) -> bytes:
    return b"".join(path.read_bytes() for path in hall.path.parent.iterdir())


async def secrets_of(party: Party) -> list[str]:
    table = await party.table()
    return [*party.keys.values(), *party.invites, *table.invites, party.host_key]


async def test_who_has_the_database_has_no_key_no_invitation_and_no_luck(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house, "friend", "friend", "friend", game="sealed_bids")
        await house.handle(party.id, LeaveSeat("up", party.keys[2], 2))
        table = await party.table()
        kept = written(hall)
        for secret in await secrets_of(party):
            assert secret.encode() not in kept
        assert table.header.secret not in kept
        assert table.header.secret.hex().encode() not in kept
        assert table.header.key not in kept
        assert hall.key not in kept
        assert len({table.header.key, *await secrets_of(party)}) == 1 + 3 + 4 + 1


async def test_another_process_makes_the_same_keys_again(hall: Hall) -> None:
    async with hall.house() as house:
        party = await hall.party(house)
        first = await party.table()
    async with hall.house() as house:
        table = await house.load(party.id)
        assert (table.key_of(0), table.key_of(1)) == (party.keys[0], party.keys[1])
        assert (table.invites, table.header.host_key) == (first.invites, party.host_key)
        assert table.header.secret == first.header.secret


async def test_the_secret_lies_open_when_the_match_is_over(hall: Hall) -> None:
    """So a record can be had, and verified, also where the server's key is lost."""
    async with hall.house() as house:
        party = await hall.party(house, game="sealed_bids")
        await party.play_on()
        assert (await party.table()).header.secret in written(hall)


async def test_the_log_of_a_match_names_no_secret(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with hall.house() as house:
        party = await hall.party(house, "friend", "bot random", game="sealed_bids")
        assert isinstance(await party.act(0, "bid 1"), Accepted)
        table = await party.table()
        logging.getLogger("tafelrunde").error("%s %r", table.header, table.header)
        await asyncio.sleep(0.05)
        for secret in (*await secrets_of(party), table.header.secret.hex()):
            assert secret not in caplog.text
        assert repr(table.header.secret) not in caplog.text
        assert repr(table.header.key) not in caplog.text
