"""Stands in for mypyc and the C compiler: `python step.py WHAT`, run in a project's folder."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import sleep

PACKAGE, STAGING = Path("src/tafelrunde"), Path("build/staging")
KNOWN = runpy.run_path(str(PACKAGE / "_sources.py"))


def compile_all() -> None:
    """An extension for each source, and progress on the way."""
    sources = [PACKAGE.with_name(f"{KNOWN['GROUP']}.py"), *KNOWN["sources"](PACKAGE)]
    for number, source in enumerate(sources, 1):
        path = STAGING / source.relative_to("src").with_suffix(EXTENSION_SUFFIXES[0])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"compiled")
        print(f"progress: {100 * number // len(sources)}", flush=True)
    print("progress: 82gcc -c", flush=True)  # as compilers that run at a time speak


def main(what: str) -> None:
    manifest = json.dumps(KNOWN["digests"](PACKAGE))
    with Path("steps").open("a") as steps:
        steps.write(f"{what}\n")
    compile_all()
    if what == "hang":
        compiler = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        Path("compiler").write_text(str(compiler.pid))
        sleep(60)
    if what == "crash":
        raise SystemExit("mypyc says no")
    if what == "edit":
        (PACKAGE / "core" / "action.py").write_text("ANSWER = 2\n")
    if what != "half":  # as if the C compiler had failed
        (STAGING / "tafelrunde" / KNOWN["MANIFEST"]).write_text(manifest)


if __name__ == "__main__":
    main(sys.argv[1])
