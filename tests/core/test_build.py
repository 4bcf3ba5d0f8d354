"""The loader: an edited file never runs as a stale extension, and both builds play the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde import _build

SOURCE = Path(_build.HERE)
PRINT = "import tafelrunde; print(tafelrunde.COMPILED)"
REPLAY = """
import sys, tafelrunde
match = tafelrunde.match("pass_card", seats=3, seed=5)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[len(match.entries) % len(match.legal(seat))])
text = tafelrunde.record(match).text()
assert tafelrunde.record(tafelrunde.read_record(text).replay()).text().split("\\n\\n")[1] \
    == text.split("\\n\\n")[1]
sys.stdout.write(text)
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {k: v for k, v in os.environ.items() if k != "TAFELRUNDE_PURE"}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=inherited | environment, capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package elsewhere, extensions included."""
    folder = tmp_path_factory.mktemp("install")
    shutil.copytree(SOURCE, folder / "tafelrunde", ignore=shutil.ignore_patterns("__pycache__"))
    for library in SOURCE.parent.glob("tafelrunde__mypyc*.so"):
        shutil.copy(library, folder)
    return folder


def test_pure_by_request_says_so_in_one_line() -> None:
    done = run(PRINT, TAFELRUNDE_PURE="1")
    assert done.stdout == "False\n"
    assert done.stderr == "tafelrunde: running as plain Python: TAFELRUNDE_PURE=1\n"


def test_records_are_the_same_everywhere() -> None:
    """Compiled and pure, and under three hash seeds, byte for byte."""
    texts = {run(REPLAY, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "99")}
    texts.add(run(REPLAY, TAFELRUNDE_PURE="1").stdout)
    assert len(texts) == 1
    assert texts.pop().startswith("tafelrunde record 1\n")


@pytest.mark.skipif(_build.fault() is not None, reason="nothing compiled here to become stale")
def test_a_stale_module_makes_everything_pure(copy: Path) -> None:
    assert run(PRINT, PYTHONPATH=str(copy)).stdout == "True\n"
    edited = copy / "tafelrunde" / "core" / "action.py"
    original = edited.read_text()
    edited.write_text(original + "\n# edited\n")
    done = run(PRINT, PYTHONPATH=str(copy))
    assert done.stdout == "False\n"
    assert done.stderr.count("\n") == 1
    assert "stale compiled module: core/action.py" in done.stderr
    check = "from tafelrunde.testing.check import check_game as c; from tafelrunde import find;"
    check += "print(c(find('connect4'), quick=True))"
    assert "stale compiled module: stale compiled" in run(check, PYTHONPATH=str(copy)).stdout
    edited.write_text(original)
    assert run(PRINT, PYTHONPATH=str(copy)).stdout == "True\n"


@pytest.mark.skipif(_build.fault() is not None, reason="nothing compiled here to go missing")
def test_a_missing_extension_makes_everything_pure(copy: Path) -> None:
    extension = next((copy / "tafelrunde" / "core").glob("cards.*.so"))
    away = extension.rename(copy / "away")
    done = run(PRINT, PYTHONPATH=str(copy))
    away.rename(extension)
    assert done.stdout == "False\n"
    assert "missing compiled module: core/cards.py" in done.stderr


@pytest.mark.skipif(_build.fault() is not None, reason="nothing compiled here to be incomplete")
def test_a_module_that_was_not_compiled_makes_everything_pure(copy: Path) -> None:
    """Otherwise a new file of the rules would run as plain Python between compiled ones."""
    new = copy / "tafelrunde" / "testing" / "games" / "connect4" / "newly.py"
    new.write_text("")
    done = run(PRINT, PYTHONPATH=str(copy))
    new.unlink()
    assert done.stdout == "False\n"
    assert "connect4/newly.py is new" in done.stderr


def test_the_bare_engine_needs_nothing_else(tmp_path: Path) -> None:
    """Playing imports no third-party package but two of typing."""
    code = """
import sys
class Refuse:
    @staticmethod
    def find_spec(name, path, target=None):
        if name.split(".")[0] in ("fluent", "typer", "rich", "markupsafe", "sqlalchemy"):
            raise ImportError(name)
sys.meta_path.insert(0, Refuse)
import tafelrunde
match = tafelrunde.match("connect4", seats=2, seed=7)
while not match.over:
    match.play(match.actors[0], match.legal(match.actors[0])[0])
print(match.outcome)
"""
    assert run(code).stdout.startswith("<Outcome four")


def test_names_of_the_package_are_there() -> None:
    import tafelrunde

    assert sorted(tafelrunde.__all__) == sorted(set(tafelrunde.__all__))
    for name in tafelrunde.__all__:
        assert hasattr(tafelrunde, name)
