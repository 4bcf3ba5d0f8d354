"""The lock's parts: what serving and compiling need, pinned as the whole is."""

from __future__ import annotations

import re
import tomllib

import pytest
from tools.pinned import of, pinned, read
from tools.place import ROOT

from tafelrunde.cli.serve import NEEDED

PROJECT = {
    "build-system": {"requires": ["tool[fast]==1"]},
    "project": {
        "dependencies": [],
        "optional-dependencies": {"web": ["tafelrunde[cli]", "Net_Lib[x]>=2"], "cli": ["terminal"]},
    },
}
LOCK = """\
deep==1 \\
    --hash=sha256:aa
    # via net-lib
net-lib==2 ; sys_platform != 'win32' \\
    --hash=sha256:bb
    # via tafelrunde (pyproject.toml)
setuptools==3 \\
    --hash=sha256:cc
    # via
    #   tafelrunde (pyproject.toml)
    #   tool
terminal==4 \\
    --hash=sha256:dd
    # via tafelrunde (pyproject.toml)
tool==1 \\
    --hash=sha256:ee
    # via tafelrunde (pyproject.toml)
"""


def names(text: str) -> list[str]:
    return [entry.name for entry in read(text)]


def test_an_extra_brings_what_it_needs_and_no_more() -> None:
    assert names(pinned("serve", PROJECT, LOCK)) == ["deep", "net-lib", "setuptools", "terminal"]
    assert names(pinned("build", PROJECT, LOCK)) == ["setuptools", "tool"]


def test_what_is_not_locked_is_named() -> None:
    with pytest.raises(SystemExit, match="no terminal"):
        pinned("serve", PROJECT, LOCK.replace("terminal==4", "other==4"))


@pytest.mark.parametrize("purpose", ["serve", "build"])
def test_parts_are_pinned_as_the_whole_is(purpose: str) -> None:
    whole = {entry.name: entry.text for entry in read((ROOT / "requirements.lock").read_text())}
    for entry in read(of(purpose)):
        assert entry.text == whole[entry.name]
        assert re.search(r"^\S+==\S+( ;.*)? \\\n    --hash=sha256:", entry.text)


def test_serving_needs_no_tools_of_development() -> None:
    found = set(names(of("serve")))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    dev = {
        re.split(r"[\[>=]", text)[0] for text in project["project"]["optional-dependencies"]["dev"]
    }
    assert found & dev <= {"setuptools"}
    wanted = {name.lower().replace("_", "-") for name in NEEDED}
    assert wanted <= found
