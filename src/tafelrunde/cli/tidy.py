"""`tidy`: clear away tables that nobody has touched for long."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.argument import Lang
from tafelrunde.cli.screen import Texts, say
from tafelrunde.cli.service import Service, archive_of, key_of
from tafelrunde.core.errors import BadInput

if TYPE_CHECKING:
    from tafelrunde.table.tidy import Idle


def tidy(
    db: Annotated[
        str,
        typer.Option(envvar="TAFELRUNDE_DB", show_envvar=False, help="The file, or postgresql://…"),
    ] = "tafelrunde.db",
    days: Annotated[
        int,
        typer.Option(
            min=1,
            help="So long a room waits for people; a match that goes on stays four times as long,"
            " a finished one twelve times.",
        ),
    ] = 90,
    export: Annotated[
        Path | None,
        typer.Option(help="The folder for their records; else beside the database."),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Only say what would be cleared.")
    ] = False,
    key: Annotated[
        Path | None, typer.Option(help="The file with the server's key, if it is elsewhere.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write the records of tables that nobody has touched for long, then remove them."""
    service = Service(db, str(key or ""))
    if not service.is_shared and not Path(db).is_file():
        raise BadInput(f"There is no database {db}.")
    folder = export or archive_of(service)
    found = asyncio.run(run(service, days, folder, dry_run))
    texts = Texts(lang)
    if dry_run:
        for one in found:
            idle = int(time.time() * 1000 - one.changed) // 86_400_000
            say(texts("tidy-would", one.id, one.game, texts(f"tidy-{one.state}"), idle))
    counts = Counter(one.state for one in found)
    numbers = [counts["waiting"], counts["running"], counts["over"]]
    say(texts("tidy-dry" if dry_run else "tidy-done", *numbers))
    if numbers[1] + numbers[2] and not dry_run:
        say(texts("tidy-records", str(folder)))


async def run(service: Service, days: int, folder: Path, dry_run: bool) -> Sequence[Idle]:
    from tafelrunde.table import tidy as tidying
    from tafelrunde.table.keys import Keys
    from tafelrunde.table.storage.storage import Storage

    storage = Storage(service.url, Keys(await key_of(service)))
    try:
        await storage.start()
        found = await tidying.idle(storage, tidying.Keep(days), await storage.now())
        return found if dry_run else await tidying.clear(storage, found, folder)
    finally:
        await storage.close()
