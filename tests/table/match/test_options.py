"""What a table was set up with stays as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.registry import find, metas

if TYPE_CHECKING:
    from tests.table.conftest import Hall


@pytest.mark.parametrize("key", [key for key, meta in metas().items() if meta.options])
async def test_a_table_stores_every_option(hall: Hall, key: str) -> None:
    """Also those left at their default: another default later bends no table."""
    meta = find(key).meta
    async with hall.house() as house:
        party = await hall.party(house, *["friend"] * meta.seats[1], game=key)
    async with hall.house() as house:
        header = (await house.load(party.id)).header
        assert header.options == {option.key: option.default for option in meta.options}
