"""`new-game` and `check`, and a stranger's game found by its entry point."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tafelrunde.testing.report import Report

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]
FILES = {
    "__init__.py", "advice.py", "board.py", "data.py", "game.py", "meta.py", "observe.py",
    "rulebook.de.md", "rulebook.en.md", "rules.py", "setup.py", "state.py", "view.py",
}  # fmt: skip


@pytest.fixture
def project(run: Run, tmp_path: Path) -> Path:
    result = run("new-game", "last_stone", "--into", tmp_path)
    assert result.exit_code == 0, result.stderr
    return tmp_path / "last_stone"


def test_new_game_has_all_parts(project: Path) -> None:
    package = project / "src" / "last_stone"
    assert {path.name for path in package.iterdir() if path.is_file()} == FILES
    assert (package / "tests" / "test_rules.py").is_file()
    assert 'last_stone = "last_stone"' in (project / "pyproject.toml").read_text()
    for path in project.rglob("*.*"):
        if path.is_file():
            assert "newgame" not in path.read_text().lower()
            assert "tafelrunde.cli" not in path.read_text()


def test_new_game_overwrites_nothing(run: Run, project: Path) -> None:
    result = run("new-game", "last_stone", "--into", project.parent)
    assert result.exit_code == 2
    assert "there already" in result.stderr


@pytest.mark.parametrize("key", ["Chess", "my-game", "2048", "class", "json", "connect4", "größe"])
def test_new_game_needs_a_free_name(run: Run, tmp_path: Path, key: str) -> None:
    result = run("new-game", key, "--into", tmp_path)
    assert result.exit_code == 2
    assert list(tmp_path.iterdir()) == []


def test_new_game_passes_the_kit(process: Process, project: Path) -> None:
    result = process("check", project, "--quick", "--json")
    assert result.returncode == 0, result.stdout
    data = json.loads(result.stdout)
    assert data["ok"] is True
    assert data["passed"]


def test_a_fault_is_reported(process: Process, project: Path) -> None:
    rules = project / "src" / "last_stone" / "rules.py"
    rules.write_text(rules.read_text().replace("> state.heap", ">= state.heap"))
    result = process("check", project / "src" / "last_stone", "--quick")
    assert result.returncode == 1
    assert "✗ legal and refusal disagree" in result.stdout


def test_a_misnamed_function_is_reported(process: Process, project: Path) -> None:
    board = project / "src" / "last_stone" / "board.py"
    board.write_text(board.read_text().replace("def text(", "def txt("))
    result = process("check", project / "src" / "last_stone", "--quick")
    assert result.returncode == 1
    assert "✗ incomplete part" in result.stdout
    assert "last_stone/board.py lacks “text(view, words)”" in " ".join(result.stdout.split())
    played = process("play", project, "--bots", "human", typed="take 1\n")
    assert played.returncode == 2
    assert "Is “txt” meant to be it?" in " ".join(played.stderr.split())


def test_new_game_is_played_from_its_folder(process: Process, project: Path) -> None:
    result = process("play", project, "--bots", "human", typed="take 1\n" * 24)
    assert result.returncode == 0, result.stderr
    assert "The last stone is taken" in result.stdout


def test_installed_by_entry_point(process: Process, project: Path) -> None:
    """As pip would leave it: the package and its metadata on the path."""
    source = project / "src"
    info = source / "last_stone-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: last_stone\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\nlast_stone = last_stone\n")
    found = process("games", "--json", path=source)
    assert "last_stone" in [entry["key"] for entry in json.loads(found.stdout)]
    assert process("check", "last_stone", "--quick", path=source).returncode == 0
    many = process("simulate", "last_stone", "--games", "30", "--json", path=source)
    assert json.loads(many.stdout)["reasons"] == {"last-stone": 30}
    played = process("play", "last_stone", "--bots", "greedy,random", path=source)
    assert "The last stone is taken" in played.stdout


def test_check_shows_what_the_kit_says(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    report = Report("connect4")
    report.fault("lost piece", "a disc is gone")

    def faulty(*args: object, **named: object) -> Report:
        return report

    monkeypatch.setattr("tafelrunde.testing.check.check_game", faulty)
    result = run("check", "connect4", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["faults"] == [
        {"check": "lost piece", "message": "a disc is gone"}
    ]
