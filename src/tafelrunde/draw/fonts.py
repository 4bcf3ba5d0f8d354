"""The two typefaces, cut once from PyPI wheels into a cache folder: WOFF2 for pages, TTF for PNG.

Fraunces comes as a variable font; it is pinned to 400 and 700, because not every renderer reads
weights between. Both are under the SIL Open Font License, and nothing of them is in our repository.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from tafelrunde.draw.errors import MissingExtra
from tafelrunde.draw.text import SANS, SERIF

RECIPE = "2"  # raise it when the cutting below changes: caches are then made anew
LETTERS = (  # Latin, Latin Extended-A, the capital sharp s, punctuation, a few signs
    "U+0020-007E,U+00A0-017F,U+1E9E,U+2010-2026,U+2030,U+2039,U+203A,U+20AC,U+2212,U+2260,"
    "U+2264,U+2265"
)
PINNED = ("opsz=24", "SOFT=0", "WONK=0")


@dataclass(frozen=True)
class Face:
    family: str  # the CSS stack it leads
    weight: int
    package: str
    source: str
    variable: bool = False

    @property
    def name(self) -> str:
        return self.family.split(",")[0].strip()

    @property
    def stem(self) -> str:
        return f"{self.name.lower().replace(' ', '-')}-{self.weight}"

    def path(self) -> Path:
        spec = find_spec(self.package)
        if spec is None or spec.origin is None:
            raise MissingExtra(self.package.replace("_", "-"))
        return Path(spec.origin).parent / "files" / self.source


FRAUNCES = ("fontpkg_fraunces", "Fraunces[SOFT,WONK,opsz,wght].ttf", True)
ATKINSON = ("fontpkg_atkinson_hyperlegible",)
FACES = (
    Face(SERIF, 400, *FRAUNCES),
    Face(SERIF, 700, *FRAUNCES),
    Face(SANS, 400, *ATKINSON, "AtkinsonHyperlegible-Regular.ttf"),
    Face(SANS, 700, *ATKINSON, "AtkinsonHyperlegible-Bold.ttf"),
)


def cache_root() -> Path:
    """TAFELRUNDE_CACHE, else the user's cache folder."""
    given = os.environ.get("TAFELRUNDE_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tafelrunde"


def digest() -> str:
    """Changes with the sources and with the way they are cut."""
    made_of = sha256(f"{RECIPE} {LETTERS} {PINNED}".encode())
    for source in sorted({face.path() for face in FACES}):
        made_of.update(source.read_bytes())
    return made_of.hexdigest()[:10]


def fonttools(module: str, *arguments: str) -> None:
    if find_spec("fontTools") is None or find_spec("brotli") is None:
        raise MissingExtra("fonttools[woff]")
    subprocess.run([sys.executable, "-m", f"fontTools.{module}", *arguments], check=True)


def cut(face: Face, folder: Path) -> None:
    whole = folder / f"{face.stem}.ttf"
    if face.variable:
        pinned = (f"wght={face.weight}", *PINNED)
        fonttools("varLib.instancer", str(face.path()), *pinned, "-q", "-o", str(whole))
    else:
        shutil.copyfile(face.path(), whole)
    small = folder / f"{face.stem}.woff2"
    options = (f"--unicodes={LETTERS}", "--flavor=woff2", "--layout-features=*")
    fonttools("subset", str(whole), *options, f"--output-file={small}")


@cache
def folder() -> Path:
    """Where the cut fonts lie; cut now if they are not there yet (about two seconds)."""
    target = cache_root() / f"fonts-{digest()}"
    if target.is_dir():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix="fonts-", dir=target.parent))
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda face: cut(face, made), FACES))
    try:
        made.rename(target)
    except OSError:  # another process was first
        shutil.rmtree(made)
        if not target.is_dir():
            raise
    return target


def ttf() -> list[Path]:
    """Font files for the PNG renderer."""
    return [folder() / f"{face.stem}.ttf" for face in FACES]


def woff2() -> dict[str, Path]:
    """Name in the address → file; it changes with the content, so it may be cached for ever."""
    tag = folder().name.removeprefix("fonts-")
    return {f"{face.stem}-{tag}.woff2": folder() / f"{face.stem}.woff2" for face in FACES}


def css_faces(base: str = "/fonts/") -> str:
    """@font-face rules for the page's stylesheet; `base` is where `woff2()` is served."""
    return "".join(
        f'@font-face{{font-family:"{face.name}";font-weight:{face.weight};font-display:swap;'
        f'src:url({base}{name}) format("woff2")}}\n'
        for face, name in zip(FACES, woff2())
    )
