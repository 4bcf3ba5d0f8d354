"""A colour by day and in the evening, as `paint.toml` has it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]
Shade: TypeAlias = tuple[str, str]  # oak by day, walnut in the evening
THEMES: Final[tuple[Theme, Theme]] = ("light", "dark")


def toml(package: str, name: str = "paint") -> dict[str, object]:
    """One of the files that belong to a package."""
    return tomllib.loads((files(package) / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def night() -> str:
    light = toml("tafelrunde.draw")["light"]
    assert isinstance(light, dict)
    return str(light["night"][1])


def mix(a: str, b: str, part: float) -> str:
    """`part` of b in a; both written #rrggbb."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in pairs)


def dimmed(colour: str, part: float = 0.28) -> Shade:
    """A colour that is the same thing in the evening: for terrain and other printed matter."""
    return colour, mix(colour, night(), part)
