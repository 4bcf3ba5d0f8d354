"""`backup`: a copy of the database of a running server."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import Lang
from tafelrunde.cli.screen import Texts, say
from tafelrunde.cli.service import Service
from tafelrunde.core.errors import BadInput


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy is written; nothing may be there.")],
    db: Annotated[
        str, typer.Option(envvar="TAFELRUNDE_DB", show_envvar=False, help="As for serve: a file.")
    ] = "tafelrunde.db",
    lang: Lang = None,
) -> None:
    """Copy a database file while it is served: all of it as it was at one moment."""
    if Service(db).is_shared:
        raise BadInput("PostgreSQL is copied by its own pg_dump.")
    if not Path(db).exists():
        raise BadInput(f"{db} is not there.")
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))  # for its owner alone
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}.") from error
    try:
        tables = copy(Path(db), file)
    except sqlite3.Error as error:
        file.unlink()
        raise BadInput(f"{db} cannot be copied: {error}.") from error
    say(Texts(lang)("backed-up", tables, str(file)))


def copy(source: Path, target: Path) -> int:
    """How many tables are in the copy, which is checked."""
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)
        (sound,) = new.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise sqlite3.DatabaseError(sound)
        (tables,) = new.execute("SELECT count(*) FROM tables").fetchone()
        new.execute("PRAGMA journal_mode=DELETE").close()  # one file, with nothing beside it
        return int(tables)
