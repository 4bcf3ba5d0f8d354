"""`cards`: a sheet out, a changed sheet in, and errors that name line and column."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import Result

from tafelrunde.core.registry import packages

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def key() -> str:
    """A game whose cards can be edited."""
    return next(key for key, package in packages().items() if find_spec(f"{package}.sheet"))


def test_export_and_import(run: Run, key: str, tmp_path: Path) -> None:
    sheet, out = tmp_path / "cards.csv", tmp_path / "cards.toml"
    result = run("cards", key, "--export", sheet)
    assert result.exit_code == 0, result.stderr
    lines = sheet.read_text().split("\n")
    assert lines[0].startswith("deck,id,")
    result = run("cards", key, "--import", sheet, "-o", out)
    assert result.exit_code == 0, result.stderr
    assert out.read_text() == ""  # nothing was changed
    assert f"cards=@{out}" in result.stdout.replace("\n", "")


def test_a_changed_card(run: Run, key: str, tmp_path: Path) -> None:
    sheet, out = tmp_path / "cards.csv", tmp_path / "cards.toml"
    run("cards", key, "--export", sheet)
    text = sheet.read_text()
    assert "gain 3 gold" in text
    sheet.write_text(text.replace("gain 3 gold", "gain 4 gold"))
    result = run("cards", key, "--import", sheet, "--output", out)
    assert result.exit_code == 0, result.stderr
    assert "gain 4 gold" in out.read_text()
    played = run("simulate", key, "--games", "1", "--option", f"cards=@{out}")
    assert played.exit_code == 0, played.stderr


def test_errors_name_line_and_column(run: Run, key: str, tmp_path: Path) -> None:
    sheet = tmp_path / "cards.csv"
    run("cards", key, "--export", sheet)
    lines = sheet.read_text().split("\n")
    place = next(i for i, line in enumerate(lines) if "gain 3 gold" in line)
    lines[place] = lines[place].replace("gain 3 gold", "gain 3 glod")
    sheet.write_text("\n".join(lines))
    result = run("cards", key, "--import", sheet)
    assert result.exit_code == 2
    assert f"line {place + 1}, column “do”" in result.stderr
    assert "glod" in result.stderr


def test_either_or(run: Run, key: str) -> None:
    assert run("cards", key).exit_code == 2


def test_a_game_without_a_sheet(run: Run, tmp_path: Path) -> None:
    run("new-game", "bare", "--into", tmp_path)
    result = run("cards", tmp_path / "bare", "--export", tmp_path / "x.csv")
    assert result.exit_code == 2
    assert "no cards" in result.stderr
