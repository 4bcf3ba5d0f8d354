"""Compiles rules and core with mypyc into one group: all of it, or none of it."""

from __future__ import annotations

import json
import os
import runpy
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import BoundedSemaphore
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
PACKAGE = ROOT / "src" / "tafelrunde"
KNOWN = runpy.run_path(str(PACKAGE / "_sources.py"))  # what is compiled; imports nothing of ours
MANIFEST = KNOWN["MANIFEST"]
SOURCES: list[Path] = KNOWN["sources"](PACKAGE)
READ = json.dumps(KNOWN["digests"](PACKAGE), indent=1)  # before mypyc: later edits count as stale
OPTIMISED = "2"  # see docs/benchmarks.md
CORES = os.cpu_count() or 1


def extensions() -> list[Extension]:
    building = {"build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
    if os.environ.get("TAFELRUNDE_PURE") == "1" or not building & set(sys.argv):
        return []
    if is_made():
        return [Extension(name_of(path), []) for path in SOURCES]
    os.chdir(ROOT)
    os.environ["MYPYPATH"] = "src"
    from mypyc.build import mypycify

    flags = ["--explicit-package-bases", "--namespace-packages", "--config-file=pyproject.toml"]
    paths = [str(path.relative_to(ROOT)) for path in SOURCES]
    found = mypycify(
        [*flags, *paths],
        group_name="tafelrunde", multi_file=True, debug_level="0", opt_level=OPTIMISED,
    )  # fmt: skip
    for extension in found:  # each with a list of its own: mypyc hands the same one to all
        faster = "-O0" if is_door(extension) else "-fno-semantic-interposition"
        extension.extra_compile_args = [*extension.extra_compile_args, faster]
        extension.sources = by_package(extension.sources)
    return found


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def is_door(extension: Extension) -> bool:
    """Whether it only hands over a module of the library, once: nothing to optimise."""
    return extension.name != KNOWN["GROUP"]


def is_made() -> bool:
    """Whether what was compiled beside the sources is theirs: then a wheel takes it as it is."""
    return KNOWN["fault"](PACKAGE) is None


def made() -> list[Path]:
    """The compiled modules beside the sources, and the library that holds them all."""
    group = PACKAGE.with_name(KNOWN["GROUP"] + ".py")
    return [KNOWN["extension"](path) for path in (group, *SOURCES)]


def by_package(files: list[str]) -> list[str]:
    """One C file per game: its small calls are inlined, and games compile in parallel."""
    packages: dict[str, list[str]] = {}
    rest: list[str] = []
    for file in files:
        *names, _ = Path(file).stem.split("___")
        if names:
            depth = 4 if "testing" in names else 3
            target = Path(file).with_name("___".join(names[:depth]) + ".all.c")
            packages.setdefault(str(target), []).append(file)
        else:
            rest.append(file)
    for target, parts in packages.items():
        Path(target).write_text("".join(f'#include "{Path(part).name}"\n' for part in parts))
    return [*packages, *rest]


class Build(build_ext):
    """Writes the manifest when every extension is there, and cleans up when one fails."""

    def build_extensions(self) -> None:
        """As many compilers and linkers at a time as there are cores, the largest files first."""
        compiler: Any = self.compiler
        whole, link = compiler.compile, compiler.link_shared_object
        free, sizes = BoundedSemaphore(CORES), Sizes(self.extensions)

        def compile_all(files: list[str], **more: Any) -> list[str]:
            def one(file: str) -> list[str]:
                with free:
                    out: list[str] = whole([file], **more)
                sizes.finish(file)
                return out

            ordered = sorted(files, key=sizes.of, reverse=True)
            with ThreadPoolExecutor(len(ordered)) as pool:
                return [name for names in pool.map(one, ordered) for name in names]

        def link_one(*args: Any, **more: Any) -> None:
            with free:
                link(*args, **more)

        compiler.compile, compiler.link_shared_object = compile_all, link_one
        self.extensions.sort(key=lambda extension: -sum(map(sizes.of, extension.sources)))
        self.parallel = CORES + 1  # one waits for the library's files
        super().build_extensions()

    def run(self) -> None:
        inplace = bool(self.inplace)
        if inplace and is_made():
            print("tafelrunde: the compiled modules are current")
            return
        target = PACKAGE if inplace else Path(self.build_lib) / "tafelrunde"
        (target / MANIFEST).unlink(missing_ok=True)
        if not self.extensions:
            return
        if is_made():
            for path in made():
                self.copy(path, Path(self.build_lib) / path.relative_to(PACKAGE.parent))
        elif not self.compiled():
            return
        target.mkdir(parents=True, exist_ok=True)
        (target / MANIFEST).write_text(READ)

    def copy(self, path: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)

    def compiled(self) -> bool:
        try:
            super().run()
        except Exception as error:  # no compiler, or one that fails: plain Python runs as well
            print(f"{type(error).__name__}: {error}", file=sys.stderr)
            print("tafelrunde: no working C compiler, so it runs as plain Python", file=sys.stderr)
            return False
        return True


class Sizes:
    """Of the C files, with what they include; tells how much of them is compiled."""

    def __init__(self, extensions: list[Extension]) -> None:
        files = [str(file) for extension in extensions for file in extension.sources]
        self.sizes = {file: self._read(Path(file)) for file in files}
        self.done = 0

    def _read(self, file: Path) -> int:
        included = file.read_text().split('"')[1::2] if file.name.endswith(".all.c") else []
        return file.stat().st_size + sum(file.with_name(name).stat().st_size for name in included)

    def of(self, file: str) -> int:
        return self.sizes[str(file)]

    def finish(self, file: str) -> None:
        self.done += self.of(file)
        sys.stdout.write(f"progress: {100 * self.done // sum(self.sizes.values())}\n")  # at once
        sys.stdout.flush()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
