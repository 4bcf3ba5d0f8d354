"""Chooses, before anything else is imported, between the compiled modules and their sources.

The build writes the SHA-256 of every compiled source. If one differs, or an extension is missing,
or TAFELRUNDE_PURE=1, *all* modules run from source: an edited file never runs as a stale extension.
What is chosen holds as long as the process lives, whatever is compiled meanwhile.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

from tafelrunde import _sources

HERE = Path(__file__).parent


def fault() -> str | None:
    """Why the compiled modules cannot be used: None if they can, "" if there are none."""
    return _sources.fault(HERE)


class SourceOnly:
    """Finds modules of this package as sources, past any extension lying beside them."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith("tafelrunde."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> bool:
    """Whether the compiled modules are used; one line says why not, where there are some."""
    why = fault()
    if os.environ.get("TAFELRUNDE_PURE") == "1":
        why = "TAFELRUNDE_PURE=1"
    if why is None:
        return True
    sys.meta_path.insert(0, SourceOnly)
    if why:
        print(f"tafelrunde: running as plain Python: {why}", file=sys.stderr)
    return False


COMPILED = choose()
