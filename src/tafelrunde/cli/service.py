"""What is served, from which database and by which key; the same for one process or several."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.core.errors import BadInput

if TYPE_CHECKING:
    import uvicorn
    from starlette.applications import Starlette

    from tafelrunde.table.house import House

POSTGRES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Service:
    db: str  # a file, or postgresql://…
    key: str = ""  # a file; "": beside the database, or in it
    everything: bool = False
    log: str = "plain"
    level: str = "warning"
    bots: int | None = None  # processes in which bots think
    names: Sequence[str] = ()  # by which it is called from outside
    keep: int = 0  # days that a room waits; 0: for ever
    archive: str = ""  # a folder for the records of what is cleared; "": beside the database

    @property
    def is_shared(self) -> bool:
        return self.db.startswith(POSTGRES)

    @property
    def url(self) -> str:
        return self.db if self.is_shared else f"sqlite+aiosqlite:///{Path(self.db).resolve()}"

    def text(self) -> str:
        return json.dumps(asdict(self))


def read_service(text: str) -> Service:
    return Service(**json.loads(text))


def archive_of(service: Service) -> Path:
    if service.archive:
        return Path(service.archive)
    if service.is_shared:
        return Path("tafelrunde.archive")
    db = Path(service.db).resolve()
    return db.with_name(db.name + ".archive")


async def key_of(service: Service) -> bytes:
    from tafelrunde.cli.serve import secret_at, secret_beside
    from tafelrunde.table.storage.shared import shared_key

    if service.key:
        return secret_at(Path(service.key))
    if not service.is_shared:
        return secret_beside(Path(service.db).resolve())
    from sqlalchemy.exc import SQLAlchemyError

    try:
        return await shared_key(service.url)
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise BadInput(f"The database cannot be reached: {cause}.") from error


async def start(service: Service) -> tuple[House, Starlette]:
    """The house with its tables, and all pages around it."""
    from tafelrunde.table.house import House
    from tafelrunde.table.tidy import Keep
    from tafelrunde.web.app import create_app

    key = await key_of(service)
    house = await House.start(
        service.url, workers=service.bots, key=key, keep=Keep(service.keep),
        archive=archive_of(service),
    )  # fmt: skip
    return house, create_app(
        house, key, closes=True, everything=service.everything, names=service.names
    )


async def warmed(server: uvicorn.Server, announce: Callable[[], None]) -> None:
    """When it is up, say so; what pages will need is made ready beside it."""
    from tafelrunde.web.pages.preview import warm

    while not server.started and not server.should_exit:
        await asyncio.sleep(0.05)
    if server.started:
        announce()
        threading.Thread(target=warm, daemon=True).start()  # nobody waits for it, Ctrl-C neither
