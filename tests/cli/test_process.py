"""The command as a process: pipes, exit codes, missing parts."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

Process = Callable[..., "subprocess.CompletedProcess[str]"]


def test_a_match_through_pipes(process: Process) -> None:
    result = process("play", "connect4", "--bots", "human", typed="drop a\ndrop b\n" * 4)
    assert result.returncode == 0
    assert "Four in a line" in result.stdout
    assert "Traceback" not in result.stderr


def test_json_is_alone_on_stdout(process: Process) -> None:
    assert json.loads(process("games", "--all", "--json").stdout)


def test_errors_have_no_traceback(process: Process) -> None:
    result = process("play", "conect4")
    assert result.returncode == 2
    assert "did you mean “connect4”?" in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize("missing", ["typer", "rich", "fluent"])
def test_missing_parts_are_named(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import tafelrunde.cli as c; c.main()"
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False
    )
    assert result.returncode == 2
    assert "pip install “tafelrunde[cli]”" in result.stderr
    assert "Traceback" not in result.stderr
