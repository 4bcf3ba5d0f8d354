"""A game as a separate plain-Python package, registered by entry point, is found and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

KIT = Path(__file__).parent.parent / "kit"
CODE = """
import tafelrunde
assert "toy" in tafelrunde.metas(hidden=True)
assert "toy" not in tafelrunde.metas()
match = tafelrunde.match("toy", seats=3, seed=1)
while not match.over:
    match.play(match.actors[0], match.legal(match.actors[0])[0])
print(match.outcome.reason)
"""


def test_found_by_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "toy-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\ntoy = toy\n")
    paths = os.pathsep.join([str(tmp_path), str(KIT)])
    done = subprocess.run(
        [sys.executable, "-c", CODE],
        env=dict(os.environ, PYTHONPATH=paths), capture_output=True, text=True, timeout=60,
        check=True,
    )  # fmt: skip
    assert done.stdout == "turns\n"


def test_a_broken_stranger_does_not_take_the_others_down(tmp_path: Path) -> None:
    info = tmp_path / "bad-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tafelrunde.games]\nbad = not_there\n")
    code = "import tafelrunde; print('connect4' in tafelrunde.metas(hidden=True))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=dict(os.environ, PYTHONPATH=str(tmp_path)), capture_output=True, text=True,
        timeout=60, check=True,
    )  # fmt: skip
    assert done.stdout == "True\n"
    assert "the game 'bad' cannot be loaded" in done.stderr
