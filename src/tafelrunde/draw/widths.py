"""How wide letters are, in thousandths of the size; `widths.txt` is taken from the fonts."""

from __future__ import annotations

from functools import cache
from pathlib import Path


@cache
def widths() -> dict[str, dict[str, int]]:
    """Face ("fraunces-700") → letter → width."""
    head, *rows = Path(__file__).with_name("widths.txt").read_text(encoding="utf-8").splitlines()
    faces = head.split()[1:]
    out: dict[str, dict[str, int]] = {face: {} for face in faces}
    for row in rows:
        code, *numbers = row.split()
        for face, number in zip(faces, numbers):
            out[face][chr(int(code[2:], 16))] = int(number)
    return out
