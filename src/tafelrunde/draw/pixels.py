"""The pixels of a PNG as our renderer writes it: eight bits each of red, green, blue, opacity.

Frames of a film are alike: a line that is filtered like the one of the frame before, below a line
that is the same too, is not worked out again.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from typing import Final

from tafelrunde.draw.errors import DrawError

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
CHANNELS: Final = 4
SHOWN: Final = 3  # opacity is not needed: everything lies on a table
Line = tuple[bytes, bytes, bytes]


class BadPixels(DrawError):
    """No PNG of the kind that the renderer writes."""


@dataclass(frozen=True, slots=True)
class Pixels:
    wide: int
    high: int
    filtered: tuple[bytes, ...]
    lines: tuple[Line, ...]  # red, green and blue


def chunks(data: bytes) -> tuple[bytes, bytes]:
    """The head, and all that is packed."""
    if data[: len(SIGNATURE)] != SIGNATURE:
        raise BadPixels("no PNG")
    at, head, packed = len(SIGNATURE), b"", []
    while at + 12 <= len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        kind, inside = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            head = inside
        elif kind == b"IDAT":
            packed.append(inside)
        at += 12 + size
    return head, b"".join(packed)


def read(data: bytes, before: Pixels | None = None) -> Pixels:
    """`before` is the frame before it, if there is one."""
    head, packed = chunks(data)
    wide, high, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", head)
    if (depth, colour, interlaced) != (8, 6, 0):
        raise BadPixels("another kind of PNG")
    raw, step = zlib.decompress(packed), wide * CHANNELS + 1
    filtered = tuple(raw[y * step : (y + 1) * step] for y in range(high))
    alike = before if before and (before.wide, before.high) == (wide, high) else None
    above: Line = (bytes(wide),) * SHOWN
    lines: list[Line] = []
    same = True  # whether the line above is as it was
    for y, line in enumerate(filtered):
        known = alike is not None and line == alike.filtered[y] and (same or line[0] < 2)
        above = alike.lines[y] if alike and known else unfiltered(line, above)
        same = alike is not None and above == alike.lines[y]
        lines.append(above)
    return Pixels(wide, high, filtered, tuple(lines))


def unfiltered(line: bytes, above: Line) -> Line:
    kind = line[0]
    red, green, blue = (channel(kind, line[1 + i :: CHANNELS], above[i]) for i in range(SHOWN))
    return red, green, blue


def channel(kind: int, line: bytes, above: bytes) -> bytes:
    """One colour of a line; each pixel was written as its difference from what is around it."""
    if kind == 0:
        return line
    if kind == 2:
        return bytes([(x + b) & 255 for x, b in zip(line, above)])
    out, left, corner = bytearray(), 0, 0
    for x, b in zip(line, above):
        if kind == 1:
            guess = left
        elif kind == 3:
            guess = (left + b) >> 1
        else:
            guess = paeth(left, b, corner)
        left, corner = (x + guess) & 255, b
        out.append(left)
    return bytes(out)


def paeth(a: int, b: int, c: int) -> int:
    """Of left, above and corner the one nearest to left + above - corner."""
    if b == c:
        return a
    if a == c:
        return b
    to_a, to_b, to_c = abs(b - c), abs(a - c), abs(a + b - 2 * c)
    if to_a <= to_b and to_a <= to_c:
        return a
    return b if to_b <= to_c else c
