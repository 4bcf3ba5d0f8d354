"""`serve`: the web table on this machine."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import stat
import sys
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.argument import Lang
from tafelrunde.cli.screen import Texts, say
from tafelrunde.core.errors import BadInput

if TYPE_CHECKING:
    import uvicorn

NEEDED = (
    "starlette", "uvicorn", "websockets", "orjson", "python_multipart", "sqlalchemy", "aiosqlite",
    "alembic", "markupsafe", "fontTools", "brotli", "fontpkg_fraunces",
    "fontpkg_atkinson_hyperlegible",
)  # fmt: skip
EVERYWHERE = ("0.0.0.0", "::", "")
SECRET = 32  # bytes
OWNER = 0o600  # may read and write, nobody else


def serve(
    host: Annotated[
        str, typer.Option(help="127.0.0.1: this machine only; 0.0.0.0: phones in the same network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one.")] = 8321,
    db: Annotated[Path, typer.Option(help="The file that holds all tables.")] = Path(
        "tafelrunde.db"
    ),
    browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser, where there is one.")
    ] = True,
    everything: Annotated[
        bool, typer.Option("--all", help="Reference games too, for those who develop games.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play in the browser: start the server, and print where it is."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadInput(
            f"The server needs {', '.join(missing)}: install it with pip install “tafelrunde[web]”."
        )
    from tafelrunde.web import serving

    texts = Texts(lang)
    listening = bound(host, port)
    where = addresses(host, listening.getsockname()[1])

    def announce() -> None:
        say(texts("serving", where[0]))
        for address in where[1:]:
            say(texts("serving-near", address))
        say(texts("serving-stop"))
        sys.stdout.flush()
        if browser and has_display():
            webbrowser.open(where[0])

    try:
        serving.run(run(listening, db, announce, everything, texts))
    except KeyboardInterrupt:
        pass  # the server has shut down already
    finally:
        listening.close()
    say(texts("stopped"))


async def run(
    listening: socket.socket,
    db: Path,
    announce: Callable[[], None],
    everything: bool = False,
    texts: Texts | None = None,
) -> None:
    """Until a signal ends it; then every page is told, and the house is closed."""
    from tafelrunde.table.house import House
    from tafelrunde.web.app import create_app
    from tafelrunde.web.serving import server_of

    db = db.resolve()
    secret = secret_beside(db)
    for path in make_private(db):
        say((texts or Texts(None))("made-private", str(path)))
    house = await House.start(f"sqlite+aiosqlite:///{db}", key=secret)
    server = server_of(create_app(house, secret, closes=True, everything=everything))
    await asyncio.gather(server.serve([listening]), when_up(server, announce))


async def when_up(server: uvicorn.Server, announce: Callable[[], None]) -> None:
    from tafelrunde.web.pages.preview import warm

    while not server.started and not server.should_exit:
        await asyncio.sleep(0.05)
    if server.started:
        announce()
        threading.Thread(target=warm, daemon=True).start()  # nobody waits for it, Ctrl-C neither


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
    """The server's key, which signs cookies and seals secrets; made on the first start."""
    path = db.with_name(db.name + ".key")
    try:
        db.parent.mkdir(parents=True, exist_ok=True)
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
