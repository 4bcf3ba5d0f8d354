"""Several houses on one PostgreSQL; each test has a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from tests.table.conftest import Party, planned
from tools.postgres import Postgres

from tafelrunde.table.house import House

KEY = b"a key for several processes only"
NEVER = 60.0  # seconds between two looks: what arrives did not come by them


@dataclass
class Shared:
    """A database that several houses serve, as processes would."""

    url: str
    postgres: Postgres

    @asynccontextmanager
    async def house(self, poll: float = NEVER, workers: int = 0) -> AsyncIterator[House]:
        house = await House.start(self.url, 0, workers, poll, key=KEY)
        try:
            yield house
        finally:
            await house.close()

    async def party(self, house: House, *plan: str, game: str = "connect4") -> Party:
        plans = [planned(words) for words in plan or ("friend", "friend")]
        created = await house.create_table(game, plans, None, "p0")
        party = Party(house, created.id, created.host_key, created.invites)
        for seat, one in enumerate(plans):
            if one.kind != "bot":
                await party.sit(seat)
        return party


@pytest.fixture
def shared(postgres: Postgres) -> Shared:
    return Shared(postgres.database(), postgres)
