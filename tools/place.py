"""Where a copy of the project keeps what is compiled, and what is needed for it."""

from __future__ import annotations

import json
import runpy
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Place:
    root: Path

    @property
    def source(self) -> Path:
        return self.root / "src"

    @property
    def package(self) -> Path:
        return self.source / "tafelrunde"

    @property
    def manifest(self) -> Path:
        return self.package / "_compiled.json"

    @property
    def staging(self) -> Path:
        return self.root / "build" / "staging"

    @property
    def staged_manifest(self) -> Path:
        return self.staging / "tafelrunde" / self.manifest.name

    @property
    def lock(self) -> Path:
        return self.root / "build" / "lock"

    @property
    def log(self) -> Path:
        return self.root / "build.log"

    @property
    def environment(self) -> Path:
        return self.root / ".venv-build"

    def clear_staging(self) -> None:
        shutil.rmtree(self.staging, ignore_errors=True)
        self.staging.mkdir(parents=True)

    def is_current(self) -> bool:
        """Whether the extensions beside the sources are theirs, and for this Python."""
        fault: Callable[[Path], str | None] = runpy.run_path(self.sources)["fault"]
        return fault(self.package) is None

    def is_of_sources(self, manifest: Path) -> bool:
        """Whether a manifest was written for the sources as they are now."""
        digests: Callable[[Path], dict[str, str]] = runpy.run_path(self.sources)["digests"]
        return manifest.exists() and json.loads(manifest.read_text()) == digests(self.package)

    @property
    def sources(self) -> str:
        """The file that knows what is compiled; the package itself is not imported."""
        return str(self.package / "_sources.py")
