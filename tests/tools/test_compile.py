"""Compiling beside the sources: whole or not at all, one at a time, ended with its starter."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import monotonic, sleep

import pytest
from tools.place import Place

ROOT = Path(__file__).parent.parent.parent
STEP = Path(__file__).with_name("step.py")
OTHER = "action.cpython-30-other.so"  # of a Python that is not this one


def command(root: Path, what: str, *more: str) -> list[str]:
    tool = [sys.executable, "-m", "tools.compile", "--root", str(root), *more]
    return [*tool, "--step", sys.executable, str(STEP), what] if what else tool


def compile_in(root: Path, what: str, *more: str, **environment: str) -> tuple[int, list[str]]:
    """Its return code, and what it says, a line each."""
    done = subprocess.run(
        command(root, what, *more), cwd=ROOT, env={**os.environ, **environment},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr.splitlines()


def extensions(root: Path) -> set[str]:
    return {path.name.split(".")[0] for path in (root / "src").rglob("*.so")}


def wait_for(path: Path) -> None:
    until = monotonic() + 30
    while not path.exists() or not path.read_text():
        assert monotonic() < until
        sleep(0.02)


def is_running(pid: int) -> bool:
    """Not gone, and no zombie either."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def test_it_is_moved_in_whole_and_told_on_the_way(small: Path) -> None:
    code, lines = compile_in(small, "good")
    assert code == 0
    assert extensions(small) == {"action", "tafelrunde__mypyc"}
    assert Place(small).is_current()
    assert lines[0].startswith("tafelrunde: compiling the rules")
    assert "tafelrunde: compiling: 50 %" in lines
    assert lines[-1].startswith("tafelrunde: compiled in")
    assert not list((small / "build" / "staging").rglob("*.so"))


def test_what_is_current_is_not_compiled_again(small: Path) -> None:
    compile_in(small, "good")
    assert compile_in(small, "good") == (0, ["tafelrunde: the compiled modules are current"])
    assert (small / "steps").read_text() == "good\n"


def test_an_edited_source_is_compiled_again(small: Path) -> None:
    compile_in(small, "good")
    (small / "src/tafelrunde/core/action.py").write_text("ANSWER = 3\n")
    assert not Place(small).is_current()
    compile_in(small, "good")
    assert Place(small).is_current()


def test_a_module_that_is_new_is_compiled_too(small: Path) -> None:
    compile_in(small, "good")
    (small / "src/tafelrunde/core/view.py").write_text("")
    assert not Place(small).is_current()
    compile_in(small, "good")
    assert extensions(small) == {"action", "view", "tafelrunde__mypyc"}


def test_what_another_python_compiled_goes(small: Path) -> None:
    """Its modules would be stale after the next edit, and the manifest would not tell."""
    compile_in(small, "good")
    own = small / f"src/tafelrunde/core/action{EXTENSION_SUFFIXES[0]}"
    other = own.rename(own.with_name(OTHER))
    assert not Place(small).is_current()
    compile_in(small, "good")
    assert Place(small).is_current()
    assert not other.exists()


def test_without_the_library_nothing_counts_as_compiled(small: Path) -> None:
    compile_in(small, "good")
    next((small / "src").glob("tafelrunde__mypyc*")).unlink()
    assert not Place(small).is_current()


@pytest.mark.parametrize(
    ("what", "code", "says"),
    [("half", 0, "the C compiler fails"), ("crash", 1, "compiling fails"), ("edit", 0, "changed")],
)
def test_nothing_is_moved_in_that_is_not_whole(
    small: Path, what: str, code: int, says: str
) -> None:
    returned, lines = compile_in(small, what)
    assert returned == code
    assert says in lines[-1]
    assert extensions(small) == set()
    assert not Place(small).manifest.exists()


def test_a_failure_leaves_its_reason_in_the_log(small: Path) -> None:
    compile_in(small, "crash")
    assert "mypyc says no" in (small / "build.log").read_text()


def test_without_a_compiler_it_is_one_line(small: Path) -> None:
    code, lines = compile_in(small, "", CC="no-such-compiler -pthread")
    assert code == 0
    assert len(lines) == 1
    assert "no C compiler" in lines[0]
    assert not (small / ".venv-build").exists()


def test_a_folder_that_cannot_be_written_is_one_line(small: Path) -> None:
    (small / "build").write_text("in the way")
    code, lines = compile_in(small, "good")
    assert code == 0
    assert len(lines) == 1
    assert "nothing can be compiled here" in lines[0]


def test_a_second_one_does_not_begin_and_all_ends_with_the_starter(small: Path) -> None:
    first = subprocess.Popen(
        command(small, "hang", "--behind"), cwd=ROOT, start_new_session=True,
        stdin=subprocess.PIPE, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    assert first.stdin is not None
    wait_for(small / "compiler")
    compiler = int((small / "compiler").read_text())
    assert is_running(compiler)
    assert os.getpriority(os.PRIO_PROCESS, compiler) > os.getpriority(os.PRIO_PROCESS, 0)
    second = subprocess.Popen(
        command(small, "good", "--behind"), cwd=ROOT, start_new_session=True, text=True,
        stdin=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert second.stderr is not None
    assert second.stderr.read() == "tafelrunde: the rules are being compiled already\n"
    second.wait(60)
    first.stdin.close()
    first.wait(60)
    until = monotonic() + 60
    while is_running(compiler) and monotonic() < until:
        sleep(0.02)
    assert not is_running(compiler)
    assert extensions(small) == set()
    second.stderr.close()
    assert second.stdin is not None
    second.stdin.close()
    assert compile_in(small, "good")[1][-1].startswith("tafelrunde: compiled in")
