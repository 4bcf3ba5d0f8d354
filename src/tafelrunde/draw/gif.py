"""An animated GIF of flat drawings: one palette, and of later frames only what changed."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tafelrunde.draw.pixels import Line, Pixels

COLOURS: Final = 255  # and one for what stays as it was
STAYS: Final = 255
BITS: Final = 5  # of each colour, for the palette
BINS: Final = 1 << BITS * 3
WIDEST: Final = 4096  # codes
HIGH: Final = bytes.maketrans(bytes(range(256)), bytes([x >> 8 - BITS for x in range(256)]))
Box = tuple[int, int, int, int]  # left, top, right, bottom


def bins(line: Line) -> list[int]:
    """Of each pixel, its colour in few bits."""
    red, green, blue = (one.translate(HIGH) for one in line)
    return [r << 2 * BITS | g << BITS | b for r, g, b in zip(red, green, blue)]


def middle(bin: int) -> tuple[int, int, int]:
    most = (1 << BITS) - 1
    red, green, blue = bin >> 2 * BITS, bin >> BITS & most, bin & most
    return red * 255 // most, green * 255 // most, blue * 255 // most


class Palette:
    """The colours that are needed most: boxes of colours are cut in two until there are enough."""

    def __init__(self, samples: Iterable[Pixels]) -> None:
        counts: Counter[int] = Counter()
        for pixels in samples:
            for line in pixels.lines:
                counts.update(bins(line))
        self.colours = [mean(box, counts) for box in cut(counts)]
        self._nearest: dict[int, int] = {}

    def line(self, line: Line) -> bytes:
        found = bins(line)
        for bin in set(found) - self._nearest.keys():
            self._nearest[bin] = self.nearest(middle(bin))
        return bytes(map(self._nearest.__getitem__, found))

    def nearest(self, colour: tuple[int, int, int]) -> int:
        red, green, blue = colour

        def far(index: int) -> int:
            r, g, b = self.colours[index]
            return 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2

        return min(range(len(self.colours)), key=far)

    def table(self) -> bytes:
        flat = bytes(part for colour in self.colours for part in colour)
        return flat + bytes(256 * 3 - len(flat))


def cut(counts: Counter[int]) -> list[list[int]]:
    """Always the box whose colours lie farthest apart, weighed by how often they are seen."""
    boxes = [list(counts)]
    while len(boxes) < COLOURS:
        wide, axis, index = max((*spread(box, counts), index) for index, box in enumerate(boxes))
        if not wide:
            break
        box = sorted(boxes.pop(index), key=lambda bin: middle(bin)[axis])
        boxes += halves(box, counts)
    return boxes


def spread(box: list[int], counts: Counter[int]) -> tuple[float, int]:
    """How far its colours lie apart, and in which of red, green and blue."""
    if len(box) < 2:
        return 0.0, 0
    parts = list(zip(*map(middle, box)))
    axis = max(range(3), key=lambda axis: max(parts[axis]) - min(parts[axis]))
    seen = sum(counts[bin] for bin in box)
    return (max(parts[axis]) - min(parts[axis])) * seen**0.5, axis


def halves(box: list[int], counts: Counter[int]) -> list[list[int]]:
    half, so_far = sum(counts[bin] for bin in box) / 2, 0
    for index, bin in enumerate(box[:-1], 1):
        so_far += counts[bin]
        if so_far >= half:
            return [box[:index], box[index:]]
    return [box[:-1], box[-1:]]


def mean(box: list[int], counts: Counter[int]) -> tuple[int, int, int]:
    seen = sum(counts[bin] for bin in box)
    red, green, blue = (
        sum(middle(bin)[axis] * counts[bin] for bin in box) // seen for axis in range(3)
    )
    return red, green, blue


# writing


def gif(frames: Iterable[Pixels], palette: Palette, pauses: Iterable[int]) -> Iterator[bytes]:
    """Frames with how long each is seen, in hundredths of a second; begins anew after the last."""
    before: list[bytes] = []
    for pixels, pause in zip(frames, pauses):
        lines = [palette.line(line) for line in pixels.lines]
        if not before:
            yield head(pixels.wide, pixels.high, palette)
            yield frame(lines, (0, 0, pixels.wide, pixels.high), pause)
        else:
            box = changed(before, lines)
            yield frame(only(before, lines, box), box, pause)
        before = lines
    yield b";"


def head(wide: int, high: int, palette: Palette) -> bytes:
    endless = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
    return b"GIF89a" + struct.pack("<HHBBB", wide, high, 0xF7, 0, 0) + palette.table() + endless


def changed(before: list[bytes], lines: list[bytes]) -> Box:
    """What holds all that differs; one pixel where nothing does."""
    rows = [y for y, (a, b) in enumerate(zip(before, lines)) if a != b]
    if not rows:
        return 0, 0, 1, 1
    left, right = len(lines[0]), 0
    for y in rows:
        old, new = before[y], lines[y]
        first = next(x for x, (a, b) in enumerate(zip(old, new)) if a != b)
        last = next(x for x, (a, b) in enumerate(zip(old[::-1], new[::-1])) if a != b)
        left, right = min(left, first), max(right, len(new) - last)
    return left, rows[0], right, rows[-1] + 1


def only(before: list[bytes], lines: list[bytes], box: Box) -> list[bytes]:
    left, top, right, bottom = box
    return [
        bytes([STAYS if a == b else b for a, b in zip(old[left:right], new[left:right])])
        for old, new in zip(before[top:bottom], lines[top:bottom])
    ]


def frame(lines: list[bytes], box: Box, pause: int) -> bytes:
    left, top, right, bottom = box
    control = b"\x21\xf9\x04" + struct.pack("<BHBB", 0b00000101, pause, STAYS, 0)
    place = b"," + struct.pack("<HHHHB", left, top, right - left, bottom - top, 0)
    packed = lzw(b"".join(lines))
    blocks = [packed[i : i + 255] for i in range(0, len(packed), 255)]
    return control + place + b"\x08" + b"".join(bytes([len(b)]) + b for b in blocks) + b"\0"


def lzw(pixels: bytes) -> bytes:
    """Runs that came before are named by a number; when there are too many, all are forgotten."""
    clear, stop = 256, 257
    out = bytearray()
    held, bits, size = clear, 9, 9  # what waits to be written, how much, how wide a code is
    known: dict[int, int] = {}
    code, free = pixels[0], 258
    for pixel in pixels[1:]:
        longer = known.get(code << 8 | pixel)
        if longer is not None:
            code = longer
            continue
        held |= code << bits
        bits += size
        while bits >= 8:
            out.append(held & 255)
            held >>= 8
            bits -= 8
        if free < WIDEST:
            known[code << 8 | pixel] = free
            if free == 1 << size:
                size += 1
            free += 1
        else:
            held |= clear << bits
            bits += size
            known, free, size = {}, 258, 9
        code = pixel
    held |= code << bits
    bits += size
    if free == 1 << size and size < 12:  # the reader has made one more name by now
        size += 1
    held |= stop << bits
    bits += size
    return bytes(out) + held.to_bytes((bits + 7) // 8, "little")
