"""`serve`: the web table on this machine."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import stat
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.argument import Lang
from tafelrunde.cli.screen import Texts, say
from tafelrunde.cli.service import Service, key_of, start, warmed
from tafelrunde.core.errors import BadInput

NEEDED = (
    "starlette", "uvicorn", "websockets", "orjson", "python_multipart", "sqlalchemy", "aiosqlite",
    "alembic", "markupsafe", "fontTools", "brotli", "fontpkg_fraunces",
    "fontpkg_atkinson_hyperlegible",
)  # fmt: skip
EVERYWHERE = ("0.0.0.0", "::", "")
SECRET = 32  # bytes
LEVELS = ("error", "warning", "info")
OWNER = 0o600  # may read and write, nobody else


def serve(
    host: Annotated[
        str, typer.Option(help="127.0.0.1: this machine only; 0.0.0.0: phones in the same network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8321,
    db: Annotated[
        str,
        typer.Option(
            envvar="TAFELRUNDE_DB",
            show_envvar=False,
            help="The file that holds all tables; or postgresql://…, for several processes.",
        ),
    ] = "tafelrunde.db",
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--host-name",
            envvar="TAFELRUNDE_HOST_NAME",
            show_envvar=False,
            help="A name by which it is called from outside, as table.example.org; may be repeated."
            " Names and addresses of the home network need not be given; * is any name.",
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes behind the port; for PostgreSQL.")
    ] = 1,
    key: Annotated[
        Path | None,
        typer.Option(help="The file with the server's key; made if it is not there."),
    ] = None,
    keep: Annotated[
        int,
        typer.Option(
            min=0,
            help="Days that a room waits for people until it is cleared away; a match that goes on"
            " stays four times as long, a finished one twelve times. 0: all for ever.",
        ),
    ] = 90,
    archive: Annotated[
        Path | None,
        typer.Option(help="Where the records of cleared matches go; else beside the database."),
    ] = None,
    metrics: Annotated[
        int | None,
        typer.Option(min=1, max=65535, help="Numbers for Prometheus, at this port of 127.0.0.1."),
    ] = None,
    log: Annotated[str, typer.Option(help="plain, or json: one object per line.")] = "plain",
    log_level: Annotated[
        str, typer.Option(help="error, warning, or info: every request, too.")
    ] = "warning",
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, where there is one.")
    ] = True,
    everything: Annotated[
        bool, typer.Option("--all", help="Reference games too, for those who develop games.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play in the browser: start the server, and print where it is."""
    check_web()
    from tafelrunde.web import logs, serving

    service = Service(db, str(key or ""), everything, log, log_level, names=names or (), keep=keep,
                      archive=str(archive or ""))  # fmt: skip
    check(service, workers)
    texts = Texts(lang)
    if not service.is_shared:
        asyncio.run(key_of(service))
        for path in make_private(Path(db).resolve()):
            say(texts("made-private", str(path)))
    logs.start(log, log_level)
    listening = bound(host, port)
    where = addresses(host, listening.getsockname()[1])

    def announce() -> None:
        say(texts("serving", where[0]))
        for address in where[1:]:
            say(texts("serving-near", address))
        if workers > 1:
            say(texts("serving-crew", workers))
        say(texts("serving-stop"))
        sys.stdout.flush()
        if browser and has_display():
            webbrowser.open(where[0])

    try:
        serve_on = run if workers == 1 else partial(run_crew, workers)
        serving.run(serve_on(listening, service, announce, metrics))
    except KeyboardInterrupt:
        pass  # the server has shut down already
    finally:
        listening.close()
    say(texts("stopped"))


def check_web() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(
            f"The server needs {', '.join(missing)}: install it with pip install “tafelrunde[web]”."
        )


def check(service: Service, workers: int) -> None:
    """What cannot be served is a sentence before anything is begun."""
    if service.log not in ("plain", "json"):
        raise BadInput(f"--log is plain or json, not “{service.log}”.")
    if service.level not in LEVELS:
        raise BadInput(f"--log-level is one of {', '.join(LEVELS)}, not “{service.level}”.")
    if service.is_shared and find_spec("psycopg") is None:
        raise BadInput(
            "PostgreSQL needs psycopg: install it with pip install “tafelrunde[web,postgres]”."
        )
    if "://" in service.db and not service.is_shared:
        kind = service.db.partition(":")[0]
        raise BadInput(f"--db is a file or postgresql://…; “{kind}” is not known here.")
    if workers > 1 and not service.is_shared:
        raise BadInput(
            "Several processes need PostgreSQL: --db postgresql://…; a file is for one process."
        )
    if workers > 1 and os.name != "posix":
        raise BadInput("Several processes cannot share a port on this system; start one.")


async def run(
    listening: socket.socket,
    service: Service,
    announce: Callable[[], None],
    metrics: int | None = None,
) -> None:
    """Until a signal ends it; then every page is told, and the house is closed."""
    from tafelrunde.table.metrics import page
    from tafelrunde.web.serving import server_of

    house, app = await start(service)
    await measured(metrics, lambda: page({"0": house.measures()}))
    server = server_of(app)
    await asyncio.gather(server.serve([listening]), warmed(server, announce))


async def run_crew(
    size: int,
    listening: socket.socket,
    service: Service,
    announce: Callable[[], None],
    metrics: int | None = None,
) -> None:
    """Likewise, in several processes; all have the same key, and share the processors."""
    from tafelrunde.cli.crew import Crew
    from tafelrunde.table.bots.thinking import usual_workers

    await key_of(service)  # so that a database that is not there is a sentence
    crew = Crew(replace(service, bots=max(1, usual_workers() // size)), listening, size)
    await measured(metrics, crew.page)
    await crew.run(announce)


async def measured(port: int | None, text: Callable[[], str]) -> None:
    from tafelrunde.web.measuring import measure

    if port is None:
        return
    try:
        await measure(port, text)
    except OSError as error:
        raise BadInput(f"--metrics {port} cannot be used: {error.strerror or error}.") from error


def bound(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence about why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    out = socket.socket(family)
    try:
        out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        out.bind((host, port))
    except OSError as error:
        out.close()
        raise BadInput(
            f"{host}, port {port}, cannot be used: {error.strerror or error}. "
            "Try another one: --port 8322."
        ) from error
    return out


def secret_beside(db: Path) -> bytes:
    return secret_at(db.with_name(db.name + ".key"))


def secret_at(path: Path) -> bytes:
    """The server's key, which signs cookies and seals secrets; made on the first start."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER), "wb") as file:
            file.write(secrets.token_bytes(SECRET))
    except FileExistsError:
        pass
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from error
    secret = path.read_bytes()
    if len(secret) < SECRET:
        raise BadInput(f"{path} is no key; remove it, and a new one is made.")
    return secret


def make_private(db: Path) -> list[Path]:
    """The database, its key and what SQLite keeps beside it are their owner's alone; which ones
    were not. A file that others could read and that stays so is refused."""
    out: list[Path] = []
    if os.name != "posix":
        return out  # rights are inherited from the folder there
    os.close(os.open(db, os.O_CREAT | os.O_RDWR, OWNER))  # SQLite's other files get the same
    for path in (db, *(db.with_name(db.name + end) for end in (".key", "-wal", "-shm"))):
        if path.exists() and stat.S_IMODE(path.stat().st_mode) & ~OWNER:
            try:
                path.chmod(OWNER)
            except OSError as error:
                raise BadInput(
                    f"{path} can be read by others, and that cannot be changed: {error.strerror}."
                ) from error
            out.append(path)
    return out


def addresses(host: str, port: int) -> list[str]:
    """Where to reach it: on this machine first, then from others."""
    if host not in EVERYWHERE:
        return [f"http://{f'[{host}]' if ':' in host else host}:{port}/"]
    near = own_address()
    return [f"http://localhost:{port}/", *([f"http://{near}:{port}/"] if near else [])]


def own_address() -> str:
    """This machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if address.startswith("127.") else address


def has_display() -> bool:
    """Whether a browser would be seen by somebody."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
