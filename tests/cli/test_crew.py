"""Several processes behind one port, on a real PostgreSQL; and what is refused."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tools.postgres import Postgres, free_port, running

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


@contextmanager
def serving(*more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "tafelrunde.cli", "serve", "--port", "0", "--no-open"]
    process = subprocess.Popen(
        [*command, "--lang", "en", *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
    )  # fmt: skip
    try:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        address = next(found for line in lines if (found := re.search(r"http://\S+", line)))
        yield process, address[0]
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=60)


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode())


def until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The crew of a server: those who serve, not those who think for them."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found]


def test_a_crew_serves_counts_and_replaces_who_dies(postgres: Postgres) -> None:
    port = free_port()
    more = ["--db", postgres.database(), "--workers", "2", "--metrics", str(port)]
    with serving(*more) as (process, address):
        assert get(f"{address}healthz") == "ok\n"
        numbers = f"http://127.0.0.1:{port}/metrics"
        until(lambda: get(numbers).count("tafelrunde_processes{process=") == 2)
        until(lambda: re.findall(r"tafelrunde_processes\{.*\} (\d)", get(numbers)) == ["2", "2"])
        crew = children(process.pid)
        assert len(crew) == 2
        os.kill(crew[0], signal.SIGKILL)
        until(lambda: len(set(children(process.pid)) - set(crew)) == 1)
        until(lambda: re.findall(r"tafelrunde_processes\{.*\} (\d)", get(numbers)) == ["2", "2"])
        for _ in range(6):
            assert get(f"{address}healthz") == "ok\n"
        process.terminate()
        out, errors = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "all matches are safe" in out
    assert "has ended (-9)" in errors
    assert "Traceback" not in errors


def test_a_crew_ends_with_whoever_started_it(postgres: Postgres) -> None:
    with serving("--db", postgres.database(), "--workers", "2") as (process, _):
        crew = children(process.pid)
        process.kill()
        until(lambda: not any(Path(f"/proc/{one}/cmdline").exists() for one in crew))


def test_one_process_on_postgresql_keeps_its_key_there(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    for _ in range(2):
        with serving("--db", url) as (_, address):
            assert get(f"{address}healthz") == "ok\n"
    name = url.rpartition("/")[2]
    assert postgres.sql("SELECT length(value) FROM settings", name).strip() == "32"
    assert list(tmp_path.iterdir()) == []


def test_a_given_key_is_made_once_and_private(postgres: Postgres, tmp_path: Path) -> None:
    key = tmp_path / "key"
    with serving("--db", postgres.database(), "--key", str(key)) as (_, address):
        get(address)
    assert len(key.read_bytes()) == 32
    assert key.stat().st_mode & 0o777 == 0o600


def test_logs_are_json_and_hold_no_keys(tmp_path: Path) -> None:
    more = ["--db", str(tmp_path / "t.db"), "--log", "json", "--log-level", "info"]
    with serving(*more) as (process, address):
        get(f"{address}healthz")
        with pytest.raises(urllib.error.HTTPError):
            get(f"{address}j/none/of-nobodys-business")
        process.terminate()
        _, errors = process.communicate(timeout=60)
    lines = [json.loads(line) for line in errors.splitlines()]
    told = [line for line in lines if line["from"] == "tafelrunde.request"]
    assert [(line["path"], line["status"]) for line in told] == [
        ("/healthz", 200),
        ("/j/{id}/{invite}", 404),
    ]
    assert "nobodys-business" not in errors


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--workers", "2", "--db", "t.db"), "Several processes need PostgreSQL"),
        (("--db", "mysql://somewhere/x"), "“mysql” is not known here"),
        (("--log", "xml"), "--log is plain or json"),
        (("--log-level", "loud"), "--log-level is one of"),
        (("--workers", "2", "--db", "postgresql://nobody@127.0.0.1:1/x"), "cannot be reached"),
        (("--db", "postgresql://nobody@127.0.0.1:1/x"), "cannot be reached"),
    ],
)
def test_what_cannot_be_served_is_a_sentence(
    run: Run, given: tuple[str, ...], sentence: str
) -> None:
    result = run("serve", "--no-open", "--port", "0", *given)
    assert result.exit_code == 2
    assert sentence in result.stderr


def test_a_port_for_numbers_in_use_is_a_sentence(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        given = ("--port", "0", "--db", tmp_path / "t.db", "--metrics", port)
        result = run("serve", "--no-open", *given)
    assert result.exit_code == 2
    assert f"--metrics {port} cannot be used" in result.stderr
