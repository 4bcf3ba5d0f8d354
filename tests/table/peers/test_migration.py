"""PostgreSQL gets the same shape, also from the one before there were people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from tafelrunde.table.storage.schema import METADATA

if TYPE_CHECKING:
    from tests.table.peers.conftest import Shared


def differences(connection: Connection) -> list[object]:
    def ours(name: str | None, kind: str, parents: object) -> bool:
        return (kind, name) != ("table", "settings")  # has the shared key, of no migration

    context = MigrationContext.configure(connection, opts={"include_name": ours})
    return list(compare_metadata(context, METADATA))


async def test_an_empty_database_gets_the_shape_that_is_known_here(shared: Shared) -> None:
    async with shared.house() as house, house.storage.reading() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_from_before_cookies_were_called_back_goes_on(shared: Shared) -> None:
    async with shared.house() as house:
        party = await shared.party(house)
    name = shared.url.rpartition("/")[2]
    shared.postgres.sql("DROP TABLE people", name)
    shared.postgres.sql("UPDATE alembic_version SET version_num = '0009'", name)
    async with shared.house() as house:
        assert (await house.load(party.id)).state == "running"
        assert await house.people.sign_out("p0") == 1
        assert not house.people.is_good("p0", 0)
        async with house.storage.reading() as connection:
            assert await connection.run_sync(differences) == []
