"""Every command of docs/operating.md is run, every file in it read by the program it is for."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from tests.table.conftest import Hall, Party
from tools.postgres import Postgres, free_port, running
from websockets.sync.client import connect
from websockets.typing import Origin

from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted
from tafelrunde.table.metrics import HELP

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
PROXIES = ROOT / ".venv" / "proxies"  # where `make test` puts nginx and Caddy
PATIENCE = 300.0  # seconds; somebody else may use the machine
DATABASE = "postgresql://tafelrunde@127.0.0.1:5432/tafelrunde"
KEY = b"a key of thirty-two bytes, or so"
RUN = {  # the headings whose commands are run below
    "One process, one file", "Several processes, PostgreSQL", "Health", "Metrics", "Backup",
    "Restore", "Upgrade",
}  # fmt: skip


def sections() -> dict[str, str]:
    parts = re.split(r"^## (.+)$", PAGE, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2]))


def blocks(kind: str, heading: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", sections()[heading], re.MULTILINE | re.DOTALL)


def test_no_command_is_left_out() -> None:
    assert {heading for heading in sections() if blocks("sh", heading)} == RUN


# a machine


@dataclass
class Machine:
    """A folder that stands for the root of a system, and what was started there."""

    root: Path
    address: str = DATABASE
    bin: Path | None = None
    ports: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.ports = {"8321": str(free_port()), "9321": str(free_port())}
        for folder in ("var/lib/tafelrunde", "var/backups/tafelrunde", "srv/elsewhere", "bin"):
            (self.root / folder).mkdir(parents=True)
        self.command("tafelrunde", f'exec "{sys.executable}" -m tafelrunde.cli "$@"')
        if shutil.which("curl") is None:
            fetch = (
                "import sys, urllib.request as u; print(u.urlopen(sys.argv[-1]).read().decode())"
            )
            self.command("curl", f'exec "{sys.executable}" -c "{fetch}" "$@"')

    def command(self, name: str, text: str) -> None:
        path = self.root / "bin" / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def here(self, text: str) -> str:
        """The same on this machine."""
        text = text.replace(DATABASE, self.address)
        text = re.sub(r"(?<![\w/])/(var|srv)/", rf"{self.root}/\1/", text)
        for port, own in self.ports.items():
            text = re.sub(rf"\b{port}\b", own, text)
        return text

    @property
    def environment(self) -> dict[str, str]:
        path = [str(self.root / "bin"), *([str(self.bin)] if self.bin else []), os.environ["PATH"]]
        where = re.fullmatch(r"postgresql://(\w+)@(.+):(\d+)/(\w+)", self.address)
        assert where is not None
        user, host, port, _ = where.groups()
        return {**os.environ, "PATH": ":".join(path), "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT),
                "PGUSER": user, "PGHOST": host, "PGPORT": port}  # fmt: skip

    def run(self, block: str) -> str:
        done = subprocess.run(
            ["sh", "-euxc", self.here(block)], env=self.environment, cwd=self.root,
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr + done.stdout
        return done.stdout

    @contextmanager
    def serving(self, block: str) -> Iterator[str]:
        """The last line of a block is a server: until it is well, and after that until its end."""
        *first, last = block.strip().splitlines()
        if first:
            self.run("\n".join(first))
        log = (self.root / "log").open("a+b")
        process = subprocess.Popen(
            ["sh", "-euc", f"exec {self.here(last)}"], env=self.environment, cwd=self.root,
            stdout=log, stderr=log,
        )  # fmt: skip
        home, end = f"http://127.0.0.1:{self.ports['8321']}", time.monotonic() + PATIENCE
        try:
            while not is_well(home):
                assert process.poll() is None, (self.root / "log").read_text()
                assert time.monotonic() < end, "the server does not come up"
                time.sleep(0.1)
            yield home
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)
            log.close()
        assert process.returncode in (0, -signal.SIGTERM)  # uvicorn ends by the signal it got

    def path(self, text: str) -> Path:
        return Path(self.here(text))


def is_well(home: str) -> bool:
    try:
        return httpx.get(f"{home}/healthz", timeout=20).status_code == 200
    except httpx.HTTPError:
        return False


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "machine")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@pytest.fixture
def shared(tmp_path: Path, postgres: Postgres) -> Machine:
    name = postgres.database().rpartition("/")
    postgres.sql(f"DROP DATABASE {name[2]}")
    return Machine(tmp_path / "machine", f"{name[0]}/tafelrunde", postgres.bin)


async def play(url: str, acts: int, party: Party | None = None) -> Party:
    """So many acts at a table, by a house of the same server."""
    house = await House.start(url, 0, 0, key=KEY)
    try:
        if party is None:
            party = await Hall(Path("unused")).party(house)
        party.house = house
        for _ in range(acts):
            seat = (await party.table()).waits[0]
            answer = await party.act(seat, str((await party.table()).match.legal(seat)[0]))
            assert isinstance(answer, Accepted)
        return party
    finally:
        await house.close()


async def last_of(url: str, party: Party) -> int:
    house = await House.start(url, 0, 0, key=KEY)
    try:
        return (await house.load(party.id)).last
    finally:
        await house.close()


# one file


def test_a_file_is_served_watched_copied_and_restored(machine: Machine) -> None:
    file = machine.path("/var/lib/tafelrunde/tables.db")
    key = file.with_name("tables.db.key")
    key.write_bytes(KEY)
    url = f"sqlite+aiosqlite:///{file}"
    party = asyncio.run(play(url, 5))
    before = asyncio.run(last_of(url, party))
    (serve,) = blocks("sh", "One process, one file")
    sqlite_backup, _ = blocks("sh", "Backup")
    restore, _ = blocks("sh", "Restore")
    with machine.serving(serve):
        (health,), (metrics,) = blocks("sh", "Health"), blocks("sh", "Metrics")
        assert machine.run(health).strip() == "ok"
        assert 'tafelrunde_database_fails{process="0",what="writing"} 0' in machine.run(metrics)
        assert "One table" in machine.run(sqlite_backup)
        (upgrade,) = blocks("sh", "Upgrade")
        assert "replays identically" in machine.run(upgrade)
    copy = machine.path("/var/backups/tafelrunde/tables.db")
    assert copy.stat().st_mode & 0o777 == 0o600
    asyncio.run(play(url, 3, party))
    assert asyncio.run(last_of(url, party)) > before
    file.write_bytes(b"burnt")
    key.unlink()
    assert "replays identically" in machine.run(restore)
    with machine.serving(serve):
        assert is_well(f"http://127.0.0.1:{machine.ports['8321']}")
    assert asyncio.run(last_of(url, party)) == before
    asyncio.run(play(url, 1, party))  # by the key of a seat from before the backup


def test_a_copy_replaces_nothing_and_needs_something(machine: Machine) -> None:
    sqlite_backup, _ = blocks("sh", "Backup")
    first = machine.here(sqlite_backup.splitlines()[0])
    for text in ("is not there", "File exists"):
        done = subprocess.run(
            ["sh", "-c", first], env=machine.environment, capture_output=True, text=True
        )
        assert done.returncode == 2
        assert text in done.stderr
        file = machine.path("/var/lib/tafelrunde/tables.db")
        if not file.exists():
            with sqlite3.connect(file) as database:
                database.execute("CREATE TABLE tables (id)")
            machine.path("/var/backups/tafelrunde/tables.db").touch()


def test_the_metrics_that_are_named_exist() -> None:
    named = re.findall(r"^\| `(\w+)", sections()["Metrics"], re.MULTILINE)
    assert named
    assert set(named) <= set(HELP)


# PostgreSQL


def until(holds: Callable[[], bool]) -> None:
    """What another process has to do first may take it a moment."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_postgresql_is_served_copied_and_restored(shared: Machine) -> None:
    key = shared.path("/var/lib/tafelrunde/server.key")
    key.write_bytes(KEY)
    (serve,) = blocks("sh", "Several processes, PostgreSQL")
    _, backup = blocks("sh", "Backup")
    _, restore = blocks("sh", "Restore")
    with shared.serving(serve):
        party = asyncio.run(play(shared.address, 5))
        before = asyncio.run(last_of(shared.address, party))
        shared.run(backup)
        (metrics,) = blocks("sh", "Metrics")
        until(lambda: 'tafelrunde_wire_up{process="1"} 1' in shared.run(metrics))
    asyncio.run(play(shared.address, 3, party))
    key.unlink()
    assert "replays identically" in shared.run(restore)
    with shared.serving(serve.splitlines()[-1]):
        assert asyncio.run(last_of(shared.address, party)) == before
    asyncio.run(play(shared.address, 1, party))


# files


def found(program: str) -> str | None:
    path = os.pathsep.join([str(PROXIES / "usr" / part) for part in ("sbin", "bin")])
    return shutil.which(program, path=path) or shutil.which(program)


def test_the_unit_is_one(tmp_path: Path) -> None:
    (text,) = blocks("ini", "One process, one file")
    unit = RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text)
    start = unit["Service"]["ExecStart"]
    (serve,) = blocks("sh", "One process, one file")
    assert start == f"/opt/tafelrunde/bin/{serve.strip()}"
    analyse = found("systemd-analyze")
    if analyse is not None:
        path = tmp_path / "tafelrunde.service"
        own = text.replace("/opt/tafelrunde/bin/tafelrunde", sys.executable)
        path.write_text(own.replace("User=tafelrunde", "User=root"))
        done = subprocess.run([analyse, "verify", str(path)], capture_output=True, text=True)
        assert "tafelrunde.service" not in done.stderr, done.stderr


def test_the_caddyfile_is_one(tmp_path: Path) -> None:
    (text,) = blocks("caddyfile", "A proxy in front")
    assert text.count("{") == text.count("}")
    caddy = found("caddy")
    if caddy is not None:
        path = tmp_path / "Caddyfile"
        path.write_text(text)
        done = subprocess.run(
            [caddy, "validate", "--adapter", "caddyfile", "--config", str(path)],
            env={**os.environ, "HOME": str(tmp_path)}, capture_output=True, text=True,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr


def statements(text: str) -> list[str]:
    """Of an nginx configuration; AssertionError if its blocks do not close."""
    plain = re.sub(r"#.*", "", text)
    depth = 0
    for sign in re.findall(r"[{}]", plain):
        depth += 1 if sign == "{" else -1
        assert depth >= 0
    assert depth == 0
    parts = [part.strip() for part in re.split(r"[;{}]", plain)]
    return [" ".join(part.split()) for part in parts if part]


def test_nginx_passes_on_what_the_server_needs() -> None:
    (text,) = blocks("nginx", "A proxy in front")
    assert {
        "proxy_set_header Host $host",
        "proxy_set_header X-Forwarded-For $remote_addr",
        "proxy_set_header X-Forwarded-Proto $scheme",
        "proxy_set_header Upgrade $http_upgrade",
        "proxy_http_version 1.1",
    } <= set(statements(text))


def test_people_play_through_nginx(machine: Machine, tmp_path: Path) -> None:
    """Where nginx can be had; else its file was read above."""
    nginx, openssl = found("nginx"), shutil.which("openssl")
    if nginx is None or openssl is None:
        return
    file = machine.path("/var/lib/tafelrunde/tables.db")
    file.with_name("tables.db.key").write_bytes(KEY)
    party = asyncio.run(play(f"sqlite+aiosqlite:///{file}", 2))
    (serve,) = blocks("sh", "One process, one file")
    with machine.serving(serve), proxy(nginx, openssl, machine, tmp_path) as port:
        home = f"127.0.0.1:{port}"
        headers = {"Host": "table.example.org"}
        page = httpx.get(f"https://{home}/", headers=headers, verify=False, timeout=PATIENCE)
        assert page.status_code == 200
        assert "secure" in page.headers["set-cookie"].lower()
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        with connect(
            f"wss://table.example.org/t/{party.id}/ws", ssl=trusting, server_hostname="x",
            origin=Origin("https://table.example.org"), open_timeout=PATIENCE,
            sock=socket.create_connection(("127.0.0.1", port)),
        ) as line:  # fmt: skip
            assert '"t":"snap"' in str(line.recv(PATIENCE))


@contextmanager
def proxy(nginx: str, openssl: str, machine: Machine, folder: Path) -> Iterator[int]:
    (text,) = blocks("nginx", "A proxy in front")
    port = free_port()
    pem, key = folder / "x.pem", folder / "x.key"
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-days", "2",
         "-keyout", str(key), "-out", str(pem)], check=True, capture_output=True,
    )  # fmt: skip
    own = machine.here(text).replace("listen 443", f"listen 127.0.0.1:{port}")
    own = own.replace("/etc/ssl/table.example.org.pem", str(pem))
    own = own.replace("/etc/ssl/table.example.org.key", str(key))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{\n{temporary}{own}\n}}\n"
    )
    process = subprocess.Popen([nginx, "-p", str(folder), "-c", str(whole)], stderr=subprocess.PIPE)
    try:
        end = time.monotonic() + PATIENCE
        while process.poll() is None and not answers(port):
            assert time.monotonic() < end
            time.sleep(0.05)
        assert process.poll() is None, process.stderr and process.stderr.read()
        yield port
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
