"""The command line as tests call it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.app import app

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run() -> Run:
    """The command inside this process, with the lines that are typed."""

    def call(*args: str | Path, typed: str = "", lang: str = "en_GB.UTF-8") -> Result:
        environment = {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "120"}
        return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=environment)

    return call


@pytest.fixture
def process() -> Process:
    """The command as a process of its own."""

    def call(
        *args: str | Path, typed: str = "", path: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        return subprocess.run(
            [sys.executable, "-m", "tafelrunde.cli", *map(str, args)],
            input=typed,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )

    return call


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test saves does not lie in the project."""
    monkeypatch.chdir(tmp_path)
