"""What a server under measurement tells its driver: where it is, and how much memory it holds.

Only the standard library: older checkouts run it, too.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

SECRET = b"a secret for the benchmark"
LANGUAGE = "en"
ENDLESS = (1e9, 1e9)  # credit: what is measured is the server, not its limits
NAMES = ("Anna", "Ben", "Clara", "David", "Emma", "Felix", "Greta", "Hugo")


def person(number: int, socket: int) -> str:
    return f"person-{number}-{socket}"


def name(number: int, socket: int) -> str:
    """Others at every table, since labels are remembered by what they say."""
    return f"{NAMES[socket % len(NAMES)]} {number}.{socket}"


def cookie_text(number: int, socket: int) -> str:
    return json.dumps([person(number, socket), name(number, socket), LANGUAGE, ""])


def open_many_files() -> None:
    """As many as the system lets us: a socket is one."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def announce(port: int, tables: list[list[str]], cookies: Iterable[list[str]]) -> None:
    told = {"port": port, "pid": os.getpid(), "tables": tables, "cookies": list(cookies)}
    print(json.dumps(told), flush=True)
    if not import_module("tafelrunde").COMPILED:
        print("this server runs as plain Python", file=sys.stderr)


async def until_told() -> None:
    """The driver ends it by a line, or by going away."""
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def cpu(pid: int) -> float:
    """Seconds a process has used, all of its threads and the system's part included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
