"""Writes the table `src/tafelrunde/draw/widths.txt`: `python tests/draw/widths.py > …`."""

from __future__ import annotations

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from tafelrunde.draw import fonts

SIGNS = "–—…„“”‚‘’•−≤≥≠€œŒ"
SOFT = 0xAD  # a soft hyphen has no width of its own


def letters() -> list[int]:
    plain = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, SIGNS)]
    return [code for code in plain if code != SOFT]


def widths(path: str) -> list[int]:
    font = TTFont(path)
    names, advances, unit = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return [round(advances[names[code]][0] * 1000 / unit) for code in letters()]


def table() -> str:
    columns = [widths(str(path)) for path in fonts.ttf()]
    head = "letter " + " ".join(face.stem for face in fonts.FACES)
    rows = [
        f"U+{code:04X} " + " ".join(map(str, row)) for code, row in zip(letters(), zip(*columns))
    ]
    return "\n".join([head, *rows])


if __name__ == "__main__":
    print(table())
