"""Copies of the project that may be compiled, edited and broken."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tafelrunde import _build

ROOT = Path(__file__).parent.parent.parent
FILES = ("setup.py", "pyproject.toml", "requirements.lock", "README.md", "LICENSE")
UNWANTED = ("__pycache__", "*.egg-info")


def copy_project(root: Path) -> Path:
    """All of it, with whatever is compiled here."""
    for folder in ("src", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*UNWANTED))
    for name in FILES:
        shutil.copy(ROOT / name, root)
    return root


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return copy_project(tmp_path / "project")


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """One module of core, and no games."""
    root = tmp_path / "small"
    package = root / "src" / "tafelrunde"
    for folder in ("core", "games", "testing/games"):
        (package / folder).mkdir(parents=True)
    shutil.copy(_build.HERE / "_sources.py", package)
    (package / "core" / "action.py").write_text("ANSWER = 1\n")
    return root
