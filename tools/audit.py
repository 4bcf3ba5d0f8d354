"""`make audit`: known holes in what we depend on; where nobody can be asked, that is said.

pip-audit lives in an environment of its own: it is no part of what is tested or served.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
HOME: Final = ROOT / ".venv-audit"
LOCK: Final = ROOT / "requirements.lock"
NOT_ASKED: Final = "audit: not audited, as {} cannot be reached from here"


def told(text: str) -> tuple[int, list[str]]:
    """What pip-audit's answer means: how to end, and the lines to print."""
    try:
        found = json.loads(text)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return 0, [NOT_ASKED.format("the list of known holes")]
    asked = [one for one in found if "vulns" in one]
    if not asked:
        return 0, [NOT_ASKED.format("the list of known holes")]
    holes = [(one["name"], one["version"], hole) for one in asked for hole in one["vulns"]]
    lines = [
        f"{name} {version}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for name, version, hole in holes
    ]
    left = [one["name"] for one in found if "vulns" not in one]
    if left:
        lines.append(f"not known there: {', '.join(left)}")
    lines.append(f"audit: {len(asked)} packages asked for, {len(holes)} known holes")
    return (1 if holes else 0), lines


def install() -> bool:
    """Whether pip-audit is there."""
    python = HOME / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "pip-audit"], capture_output=True, check=False)
    return done.returncode == 0


def main() -> int:
    if not install():
        print(NOT_ASKED.format("pip-audit"))
        return 0
    command = [str(HOME / "bin" / "python"), "-m", "pip_audit", "--requirement", str(LOCK)]
    command += [
        "--require-hashes",
        "--disable-pip",
        "--format",
        "json",
        "--progress-spinner",
        "off",
    ]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    status, lines = told(done.stdout)
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
