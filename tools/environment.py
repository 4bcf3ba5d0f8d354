"""What compiling needs: a C compiler, and mypyc in an environment that serving does without."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from typing import TextIO

from tools import pinned
from tools.place import Place


def has_compiler() -> bool:
    """The one that Python's own build names, or $CC."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(named)[0]) is not None


def step(place: Place, log: TextIO) -> list[str]:
    """The command that compiles into the staging folder."""
    python = sys.executable if find_spec("mypyc") else str(own_python(place, log))
    folders = ["--build-lib", str(place.staging), "--build-temp", str(place.root / "build" / "c")]
    return [python, "setup.py", "build_ext", *folders]


def own_python(place: Place, log: TextIO) -> Path:
    """Of an environment made for this; it is kept as long as the lock says the same."""
    python = place.environment / "bin" / "python"
    wanted = place.environment / "pinned.txt"
    text = f"# Python {sys.version.split()[0]}\n{pinned.of('build')}"
    if wanted.exists() and wanted.read_text(encoding="utf-8") == text:
        return python
    shutil.rmtree(place.environment, ignore_errors=True)
    place.environment.mkdir(parents=True)
    asked = place.environment / "asked.txt"
    asked.write_text(text, encoding="utf-8")
    for command in commands(place.environment, python, asked):
        subprocess.run(command, check=True, stdout=log, stderr=log)
    asked.rename(wanted)  # last: what was interrupted is made anew
    return python


def commands(folder: Path, python: Path, asked: Path) -> list[list[str]]:
    """With uv where it is, else with our own pip, which need not be installed a second time."""
    pins = ["--require-hashes", "-r", str(asked)]
    if uv := shutil.which("uv"):
        return [
            [uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(folder)],
            [uv, "pip", "install", "--quiet", "--python", str(python), *pins],
        ]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    return [
        [sys.executable, "-m", "venv", "--without-pip", str(folder)],
        [*pip, "install", "--quiet", "--no-compile", *pins],
    ]
