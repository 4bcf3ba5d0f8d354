"""`audit`: which stored matches replay identically by the rules that are installed."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from tafelrunde.cli.argument import AsJson, Lang
from tafelrunde.cli.given import write_text
from tafelrunde.cli.screen import Texts, say, show, show_json
from tafelrunde.cli.serve import check, check_web
from tafelrunde.cli.service import Service, key_of
from tafelrunde.cli.study import progress
from tafelrunde.core.errors import BadInput

if TYPE_CHECKING:
    from tafelrunde.table.audit import Finding
    from tafelrunde.table.match.table import Table as PlayedTable

FOUND = 1  # the exit code if something differs


def audit(
    db: Annotated[
        str, typer.Option(envvar="TAFELRUNDE_DB", show_envvar=False, help="As for serve.")
    ] = "tafelrunde.db",
    key: Annotated[Path | None, typer.Option(help="The file with the server's key.")] = None,
    upgrade: Annotated[
        bool, typer.Option("--upgrade", help="Bring an older database to the present shape first.")
    ] = False,
    export: Annotated[
        Path | None, typer.Option(help="A folder for the records of all that do not replay.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Replay all stored matches, and say which come out as they are stored."""
    check_web()
    service, texts = Service(db, str(key or "")), Texts(lang)
    check(service, 1)
    check_is_there(service)
    found = asyncio.run(look(service, upgrade))
    if export is not None:
        export.mkdir(parents=True, exist_ok=True)
        for one, table in found:
            if one.verdict in ("differs", "other-rules"):
                write_text(export / f"tafelrunde-{one.table}.txt", table.record().text())
    findings = [one for one, _ in found]
    counts = Counter(str(one.verdict) for one in findings)
    if as_json:
        show_json({"counts": dict(counts), "tables": [asdict(one) for one in findings]})
    else:
        tell(findings, counts, texts)
    if counts["differs"]:
        raise typer.Exit(FOUND)


def check_is_there(service: Service) -> None:
    """Nothing is made here that was not there: neither a database nor a key."""
    if service.is_shared:
        return
    path = Path(service.db).resolve()
    for file in (path, Path(service.key) if service.key else path.with_name(f"{path.name}.key")):
        if not file.exists():
            raise BadInput(f"{file} is not there.")


async def look(service: Service, upgrade: bool) -> list[tuple[Finding, PlayedTable]]:
    from tafelrunde.table.audit import audit as audit_all
    from tafelrunde.table.keys import Keys
    from tafelrunde.table.storage.database import is_newest
    from tafelrunde.table.storage.storage import Storage

    storage = Storage(service.url, Keys(await key_of(service)))
    try:
        if upgrade:
            await storage.start()
        elif not await is_newest(storage.engine):
            raise BadInput(
                "The database has the shape of another version; --upgrade changes it, "
                "which is meant for a copy or for a server that is stopped."
            )
        with progress("audit") as bar:
            task = bar.add_task("", total=None)
            return await audit_all(
                storage, lambda done, of: bar.update(task, completed=done, total=of)
            )
    finally:
        await storage.close()


def tell(findings: list[Finding], counts: Counter[str], texts: Texts) -> None:
    odd = [one for one in findings if one.verdict not in ("identical", "waiting")]
    if odd:
        table = Table(*texts.each(["audit-table", "audit-game", "audit-verdict", "audit-why"]))
        for one in odd:
            position = texts(f"audit-position-{one.position}") if one.position else ""
            why = " ".join(part for part in (one.detail, position) if part)
            table.add_row(one.table, one.game, texts(f"audit-{one.verdict}"), why)
        show(table)
    for verdict, count in counts.items():
        say(f"{count:>6}  {texts(f'audit-{verdict}')}")
    say(texts("audited", len(findings)))
