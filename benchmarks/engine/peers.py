"""The peers, installed into an environment of their own; one that cannot be is left out."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent / ".venv-peers"
PYTHON = FOLDER / "bin" / "python"
PINS: dict[str, tuple[str, ...]] = {  # versions that were compared; newer ones change the table
    "OpenSpiel": ("open_spiel==2.0.2",),
    "PettingZoo": ("pettingzoo==1.27.0", "pygame>=2.6"),
    "Catanatron": ("catanatron==3.2.1",),
    "RLCard": ("rlcard==1.2.0",),
    "Pgx": ("pgx==2.6.0", "jax[cpu]"),
}
ASK = """
import json, sys
from importlib.metadata import version
print(json.dumps({name: version(name) for name in sys.argv[1:]}))
"""


def install(wanted_peers: Iterable[str] = PINS) -> list[str]:
    """Those that are there afterwards; what is there already is not fetched again."""
    if not PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", *without_pip(), str(FOLDER)], check=True)
    there = []
    for peer in wanted_peers:
        wanted = PINS[peer]
        done = subprocess.run([*installer(), *wanted], capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip() or "?").splitlines()[-1]
            print(f"{peer} cannot be installed and is left out: {reason}", file=sys.stderr)
        else:
            there.append(peer)
    return there


def without_pip() -> list[str]:
    return ["--without-pip"] if shutil.which("uv") else []


def installer() -> list[str]:
    if uv := shutil.which("uv"):
        return [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    return [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def versions(peers: list[str]) -> dict[str, str]:
    """Of the packages the peers are known by."""
    names = {peer: PINS[peer][0].partition("==")[0] for peer in peers}
    told = subprocess.check_output([str(PYTHON), "-c", ASK, *names.values()], text=True)
    found = json.loads(told)
    return {peer: found[name] for peer, name in names.items()}


def environment() -> dict[str, str]:
    """Without our own packages: they are for another environment."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
