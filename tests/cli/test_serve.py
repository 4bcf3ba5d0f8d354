"""`serve`: it says where it is, it answers, and Ctrl-C ends it cleanly."""

from __future__ import annotations

import re
import signal
import socket
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import pytest

from tafelrunde.cli import serve
from tafelrunde.core.errors import BadInput

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@contextmanager
def serving(db: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The process, and its first address."""
    command = [sys.executable, "-m", "tafelrunde.cli", "serve", "--port", "0", "--no-open"]
    command += ["--db", str(db), "--lang", "en", *more]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        found = next(re.finditer(r"http://\S+", "".join(until_served(process.stdout))))
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def until_served(lines: IO[str]) -> Iterator[str]:
    for line in lines:
        yield line
        if "http://" in line:
            return


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        text: str = answer.read().decode()
    return text


def test_it_serves_until_interrupted_and_keeps_its_key(tmp_path: Path) -> None:
    db = tmp_path / "deep" / "tables.db"
    with serving(db) as (process, address):
        assert get(address + "healthz") == "ok\n"
        assert "Tafelrunde" in get(address)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "all matches are safe" in out
    assert "Traceback" not in errors
    key = db.with_name("tables.db.key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert serve.secret_beside(db) == key.read_bytes()
    assert len(key.read_bytes()) == 32


def test_a_stop_by_the_system_is_clean_too(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as (process, address):
        get(address)
        process.terminate()
        _, errors = process.communicate(timeout=30)
    assert process.returncode in (0, -signal.SIGTERM)
    assert "Traceback" not in errors


def test_a_port_in_use_is_one_sentence(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--no-open", "--port", port, "--db", tmp_path / "t.db")
    assert result.exit_code == 2
    assert f"port {port}, cannot be used" in result.stderr


def test_the_address_for_phones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.0.2.7")
    assert serve.addresses("127.0.0.1", 81) == ["http://127.0.0.1:81/"]
    assert serve.addresses("::1", 81) == ["http://[::1]:81/"]
    assert serve.addresses("0.0.0.0", 81) == ["http://localhost:81/", "http://192.0.2.7:81/"]


def test_a_key_is_made_once_and_checked(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    assert serve.secret_beside(db) == serve.secret_beside(db)
    db.with_name("t.db.key").write_bytes(b"short")
    with pytest.raises(BadInput, match="is no key"):
        serve.secret_beside(db)


def test_files_that_others_could_read_are_tightened_and_named(tmp_path: Path) -> None:
    db = tmp_path / "t.db"
    serve.secret_beside(db)
    assert serve.make_private(db) == []
    beside = [db, tmp_path / "t.db.key", tmp_path / "t.db-wal"]
    for path in beside:
        path.touch()
        path.chmod(0o644)
    assert set(serve.make_private(db)) == set(beside)
    assert {stat.S_IMODE(path.stat().st_mode) for path in beside} == {0o600}


def test_a_file_that_stays_readable_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def not_allowed(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    db = tmp_path / "t.db"
    db.touch()
    db.chmod(0o640)
    monkeypatch.setattr(Path, "chmod", not_allowed)
    with pytest.raises(BadInput, match="can be read by others"):
        serve.make_private(db)


def test_a_server_keeps_its_files_and_its_log_to_itself(tmp_path: Path) -> None:
    """An invitation is an address; what was asked for is written nowhere."""
    db = tmp_path / "tables.db"
    db.touch()
    db.chmod(0o644)
    with serving(db) as (process, address):
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        for path in ("j/some-table/an-invitation-to-it", "s/some-table/the-key-of-a-seat"):
            with pytest.raises(urllib.error.HTTPError):
                get(address + path)
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    assert set(modes) == {"tables.db", "tables.db.key", "tables.db-wal", "tables.db-shm"}
    assert set(modes.values()) == {0o600}
    assert "an-invitation-to-it" not in out + errors
    assert "the-key-of-a-seat" not in out + errors


def test_where_nobody_would_see_it_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_display()


def test_missing_packages_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "NEEDED", ("starlette", "no_such_package"))
    result = run("serve", "--no-open")
    assert result.exit_code == 2
    assert "no_such_package" in result.stderr
    assert "tafelrunde[web]" in result.stderr
