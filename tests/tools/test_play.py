"""`make play`: it serves at once, compiles behind, and leaves nobody behind when it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from time import monotonic, sleep

import pytest

from tafelrunde import _build

IS_COMPILED = _build.fault() is None
LAZILY = """
import asyncio, sys
import tafelrunde
from tafelrunde.table.bots.job import Job
from tafelrunde.table.bots.thinking import Thinkers
print(tafelrunde.COMPILED, flush=True)
sys.stdin.readline()  # meanwhile what was compiled arrives
from tafelrunde.testing.games.pass_card import game
state = tafelrunde.find("pass_card").setup(3).start()
print(sys.modules[type(state).__module__].__file__.rpartition(".")[2])

async def think():
    thinkers = Thinkers(1)
    setup = tafelrunde.find("connect4").setup(2)
    view = setup.game.view(setup.start(), 0).text()
    job = Job("connect4", 2, {}, view, "random", 1)
    thought = await thinkers.choose("t", job)
    maps = open(f"/proc/{thinkers._all[0].process.pid}/maps").read()
    print(thought.action.split()[0], "tafelrunde__mypyc" in maps)
    await thinkers.close()

asyncio.run(think())
"""


def environment(project: Path) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key != "TAFELRUNDE_PURE"}
    return {**kept, "PYTHONPATH": str(project / "src"), "LANG": "C.UTF-8"}


def children_in(project: Path) -> list[str]:
    """Commands that run in a folder, zombies not counted."""
    out = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if Path(os.readlink(process / "cwd")).is_relative_to(project):
                out.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue
    return out


def wait_until_compiling(project: Path) -> None:
    until = monotonic() + 60
    while not any("setup.py" in command for command in children_in(project)):
        assert monotonic() < until
        sleep(0.05)


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes there")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGKILL])
def test_it_serves_while_it_compiles_and_ends_all_of_it(project: Path, end: signal.Signals) -> None:
    """The real build is under way when the server ends, cleanly or not."""
    (project / "src/tafelrunde/_compiled.json").unlink(missing_ok=True)
    command = [sys.executable, "-m", "tools.play", "--port", "0", "--no-open", "--lang", "en"]
    with subprocess.Popen(
        command, cwd=project, env=environment(project), text=True, encoding="utf-8",
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with urllib.request.urlopen(found[0] + "healthz", timeout=20) as answer:
            assert answer.read() == b"ok\n"
        wait_until_compiling(project)
        server.send_signal(end)
        _, told = server.communicate(timeout=90)
    assert server.returncode == (0 if end == signal.SIGINT else -end)
    assert "play meanwhile" in told
    assert "Traceback" not in told
    until = monotonic() + 60
    while children_in(project) and monotonic() < until:
        sleep(0.05)
    assert children_in(project) == []


@pytest.mark.skipif(not IS_COMPILED, reason="nothing compiled here that could arrive")
def test_a_plain_process_stays_plain_and_its_new_bots_are_compiled(project: Path) -> None:
    manifest = project / "src/tafelrunde/_compiled.json"
    away = manifest.rename(project / "away")
    with subprocess.Popen(
        [sys.executable, "-P", "-c", LAZILY], cwd=project, env=environment(project), text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as server:  # fmt: skip
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stdout.readline() == "False\n"
        away.rename(manifest)
        out, _ = server.communicate("\n", timeout=60)
    assert out == "py\ndrop True\n"
