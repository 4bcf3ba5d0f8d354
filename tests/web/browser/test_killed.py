"""The real server, killed without warning in mid-match: nothing that was acknowledged is lost."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from playwright.sync_api import Browser, expect


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def is_up(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def serving(db: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "tafelrunde.cli", "serve", "--no-open"]
    command += ["--port", str(port), "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=dict(os.environ))
    deadline = monotonic() + 60
    while not is_up(port):
        assert process.poll() is None, "the server does not start"
        assert monotonic() < deadline, "the server does not listen"
        sleep(0.05)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_killed_server_goes_on_where_it_was(chromium: Browser, tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "tables.db"
    context = chromium.new_context(locale="en", reduced_motion="reduce")
    page = context.new_page()
    with serving(db, port):
        page.goto(f"http://127.0.0.1:{port}/g/eko")
        page.locator("form:has([name=seats]) button.go").click()
        page.locator("#do-keep").click(timeout=30_000)
        expect(page.locator("#log li.act.seat-0")).to_have_count(1)
    expect(page.locator("#table")).to_have_attribute("data-lost", "", timeout=10_000)
    with serving(db, port):
        expect(page.locator("#table")).not_to_have_attribute("data-lost", "", timeout=30_000)
        expect(page.locator("#table")).to_have_attribute("data-asked", "", timeout=30_000)
        expect(page.locator("#log li.act.seat-0")).to_have_count(1)
        page.locator("svg.region [data-token][data-live]").first.click()
        chosen = page.locator("svg.region [data-chosen]")
        played = page.locator("#log li.act.seat-0").nth(1)  # where only one action begins there
        expect(chosen.or_(played).first).to_be_attached()
        page.reload()
        expect(page.locator("#table")).to_have_attribute("data-asked", "", timeout=30_000)
    context.close()
