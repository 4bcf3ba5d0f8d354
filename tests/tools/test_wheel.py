"""The wheel: made from what is compiled already, installed into a fresh environment, and played."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.tools.conftest import copy_project

from tafelrunde import _build, _sources

IS_COMPILED = _build.fault() is None
HOOK = "import sys, setuptools.build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"
WHERE = "import tafelrunde; print(tafelrunde.COMPILED, tafelrunde.__file__)"

pytestmark = pytest.mark.slow


def packed(project: Path, what: str) -> Path:
    """What `pip` and `build` call; a second compilation would fail, since nothing compiles here."""
    environment = {**os.environ, "CC": "false"}
    if not IS_COMPILED:
        environment["TAFELRUNDE_PURE"] = "1"
    command = [sys.executable, "-c", HOOK, what, str(project / "dist")]
    subprocess.run(command, cwd=project, env=environment, check=True, capture_output=True)
    (made,) = (project / "dist").iterdir()
    return made


def install(wheel: Path, folder: Path) -> None:
    """With its extra for the web, whose packages are those of this environment: no network."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    own = subprocess.check_output(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    )
    (Path(own.strip()) / "locked.pth").write_text(sysconfig.get_path("purelib"))
    if find_spec("pip"):
        pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index"]
        command = [*pip, f"tafelrunde[web] @ {wheel.as_uri()}"]
    else:
        uv = shutil.which("uv")
        assert uv is not None
        command = [uv, "pip", "install", "--python", str(python), "--no-deps", str(wheel)]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    wheel = packed(copy_project(folder / "project"), "build_wheel")
    assert ("py3-none-any" in wheel.name) is not IS_COMPILED
    install(wheel, folder / "venv")
    return folder / "venv"


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the project is found by its folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("PYTHONPATH", "TAFELRUNDE_PURE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def run(*command: str | Path) -> str:
    return subprocess.check_output([str(word) for word in command], text=True, timeout=120)


@pytest.mark.usefixtures("outside")
def test_it_is_compiled_and_its_own(installed: Path) -> None:
    compiled, file = run(installed / "bin/python", "-c", WHERE).split()
    assert compiled == str(IS_COMPILED)
    assert Path(file).is_relative_to(installed)


@pytest.mark.usefixtures("outside")
def test_matches_are_played(installed: Path) -> None:
    command = installed / "bin/tafelrunde"
    keys = [game["key"] for game in json.loads(run(command, "games", "--json"))]
    assert keys
    for key in keys:
        told = json.loads(run(command, "simulate", key, "--games", "1", "--json"))
        assert told["games"] == 1


@pytest.mark.usefixtures("outside")
def test_it_serves_pages_and_static_files(installed: Path) -> None:
    command = [str(installed / "bin/tafelrunde"), "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        home = found[0]
        page = get(home).decode()
        assert get(f"{home}healthz") == b"ok\n"
        files = re.findall(r'(?:href|src)="/((?:static|g)/[^"]+)"', page)
        assert {Path(name).suffix for name in files} >= {".css", ".js"}
        for name in files:
            assert get(home + name)
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=60)
    assert server.returncode == 0


def get(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=60) as answer:
        body: bytes = answer.read()
    return body


def test_the_sources_are_packed_whole(project: Path) -> None:
    """A wheel can be made of them alone, elsewhere."""
    with tarfile.open(packed(project, "build_sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {f"src/tafelrunde/{name}" for name in _sources.digests(_build.HERE)}
    assert wanted | {"setup.py", "pyproject.toml", "src/tafelrunde/_sources.py"} <= names
