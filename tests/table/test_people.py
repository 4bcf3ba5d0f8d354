"""Whose cookies are good, in every process that serves a database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert

from tafelrunde.table.storage.persons import mark_of
from tafelrunde.table.storage.schema import PEOPLE

if TYPE_CHECKING:
    from tests.table.conftest import Hall


@pytest.mark.parametrize("late", [0, 1, 20_000])
async def test_a_calling_back_that_is_written_late_is_seen(hall: Hall, late: int) -> None:
    """Its time is taken before it is committed: another one may be read in between."""
    async with hall.house() as house:
        await house.people.sign_out("early")
        at = house.people._seen - late
        row = {"mark": mark_of("late"), "generation": 1, "changed": at}
        await house.storage.writer.run(lambda plain: plain.execute(insert(PEOPLE), row))
        assert house.people.is_good("late", 0)
        await house.people.look()
        assert not house.people.is_good("late", 0)
        assert house.people.is_good("late", 1)
