"""Makes an animated picture of drawings, in a process of its own that gives way to others.

python -m tafelrunde.web.replay.filming < drawings > film.gif; a drawing is its length in four bytes
and its text. A dot on the error channel says that one is painted.
"""

from __future__ import annotations

import os
import re
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import BinaryIO, Final

from tafelrunde.draw.export import png
from tafelrunde.draw.gif import Palette, gif
from tafelrunde.draw.pixels import Pixels, read

WIDE: Final = 720
PAUSE: Final = 90  # hundredths of a second
LAST: Final = 250
ROOT: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"')


def packed(svg: str) -> bytes:
    data = svg.encode()
    return struct.pack(">I", len(data)) + data


def drawings(channel: BinaryIO) -> Iterator[str]:
    while len(size := channel.read(4)) == 4:
        yield channel.read(struct.unpack(">I", size)[0]).decode()


def sized(svg: str, high: int) -> tuple[str, int]:
    """All frames of one size: that of the first, into which the others are fitted."""
    found = ROOT.search(svg)
    assert found, "a drawing says how large it is"
    across, down = float(found[1]), float(found[2])
    high = high or round(WIDE * down / across)
    box = f'viewBox="0 0 {found[1]} {found[2]}" width="{WIDE}" height="{high}"'
    return svg[: found.start()] + box + svg[found.end() :], high


def film(svgs: Iterator[str]) -> bytes:
    frames: list[Pixels] = []
    high = 0
    for svg in svgs:
        shown, high = sized(svg, high)
        frames.append(read(png(shown), frames[-1] if frames else None))
        sys.stderr.write(".")
        sys.stderr.flush()
    palette = Palette([frames[0], frames[len(frames) // 2], frames[-1]])
    pauses = [PAUSE] * (len(frames) - 1) + [LAST]
    return b"".join(gif(frames, palette, pauses))


if __name__ == "__main__":
    with suppress(OSError):
        os.nice(10)
    sys.stdout.buffer.write(film(drawings(sys.stdin.buffer)))
