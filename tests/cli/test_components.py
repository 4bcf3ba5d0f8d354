"""`components`: out of the box, back in, and a match with what somebody has changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from tafelrunde.core.record import read_record

Run = Callable[..., Result]
MADE_UP = {  # issue 18: tiles, cards and a map that nobody has ever printed
    "tiles": ("eko", "tile.csv", "kcx....", "kcr.m.."),
    "cards": ("loriot", "chance.csv", "z01,forward,1,", "Cake,again,0,A cake is served"),
    "map": ("loriot", "row.csv", "G10 G11 G12,G10,G6", "G10 G11 G12,G6,G10"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", MADE_UP)
def test_a_made_up_set_is_played_to_the_end_in_the_terminal(
    run: Run, tmp_path: Path, name: str
) -> None:
    """Exported, changed, imported, played, replayed from its record alone."""
    key, file, old, new = MADE_UP[name]
    folder, made, saved = tmp_path / "box", tmp_path / "set.json", tmp_path / "match.txt"
    assert run("components", key, "--export", str(folder)).exit_code == 0
    path = folder / file
    content = path.read_text(encoding="utf-8-sig")
    assert old in content
    path.write_text(content.replace(old, new, 1), encoding="utf-8")
    done = run("components", key, "--import", str(folder), "-o", str(made))
    assert done.exit_code == 0, done.output
    how = ("--option", f"box=@{made}", "--bots", "random,random", "--seed", "1")
    played = run("play", key, *how, typed=f"{saved}\n")
    assert played.exit_code == 0, played.output
    record = read_record(saved.read_text(encoding="utf-8"))
    assert record.options["box"] == made.read_text(encoding="utf-8").strip()
    assert record.replay().over


def test_what_is_broken_is_named_at_its_row(run: Run, tmp_path: Path) -> None:
    assert run("components", "eko", "--export", str(tmp_path)).exit_code == 0
    path = tmp_path / "tile.csv"
    path.write_text(path.read_text(encoding="utf-8-sig").replace("kcx....", "kcx..."))
    done = run("components", "eko", "--import", str(tmp_path))
    assert done.exit_code == 2
    assert "tile.csv, row 2, column “fields”" in done.output
