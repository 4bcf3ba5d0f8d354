"""Our own PNG reader and GIF writer: what was drawn comes out again, frame by frame."""

from __future__ import annotations

import struct
import zlib
from random import Random

import pytest

from tafelrunde.draw import gif, pixels
from tafelrunde.draw.export import png
from tafelrunde.draw.pixels import BadPixels, Pixels, read

Image = list[list[tuple[int, int, int]]]


def decoded(data: bytes) -> tuple[int, int, list[list[list[int]]]]:
    """A GIF as others read it: its size, and after every frame the whole picture."""
    wide, high = struct.unpack("<HH", data[6:10])
    at = 13 + 256 * 3
    screen = [[-1] * wide for _ in range(high)]
    out: list[list[list[int]]] = []
    while data[at : at + 1] != b";":
        if data[at : at + 2] == b"\x21\xff":
            at += 19
            continue
        assert data[at : at + 2] == b"\x21\xf9"
        stays = data[at + 6]
        left, top, across, down = struct.unpack("<HHHH", data[at + 9 : at + 17])
        at, packed = at + 19, b""
        while size := data[at]:
            packed += data[at + 1 : at + 1 + size]
            at += 1 + size
        at += 1
        found = unpacked(packed)
        assert len(found) == across * down
        for i, pixel in enumerate(found):
            if not out or pixel != stays:
                screen[top + i // across][left + i % across] = pixel
        out.append([row[:] for row in screen])
    return wide, high, out


def unpacked(data: bytes) -> bytes:
    bits, at, size = int.from_bytes(data, "little"), 0, 9
    names: list[bytes] = []
    out, before = bytearray(), b""
    while True:
        code = bits >> at & (1 << size) - 1
        at += size
        if code == 256:
            names, size, before = [bytes([i]) for i in range(256)] + [b"", b""], 9, b""
            continue
        if code == 257:
            return bytes(out)
        now = names[code] if code < len(names) else before + before[:1]
        out += now
        if before and len(names) < 4096:
            names.append(before + now[:1])
        before = now
        if len(names) == 1 << size and size < 12:
            size += 1


def of(image: Image) -> Pixels:
    lines = [tuple(bytes(pixel[i] for pixel in row) for i in range(3)) for row in image]
    return Pixels(len(image[0]), len(image), (), tuple(lines))  # type: ignore[arg-type]


def noise(seed: int, wide: int = 97, high: int = 61, colours: int = 200) -> Image:
    random = Random(seed)
    some = [tuple(random.randrange(256) for _ in range(3)) for _ in range(colours)]
    return [[random.choice(some) for _ in range(wide)] for _ in range(high)]  # type: ignore[misc]


def test_frames_come_out_as_they_went_in() -> None:
    first = noise(1)
    second = [row[:] for row in first]
    for y in range(10, 20):
        second[y][30:50] = noise(1)[y][0:20]
    frames = [of(first), of(second), of(second)]
    palette = gif.Palette(frames)
    wide, high, shown = decoded(b"".join(gif.gif(frames, palette, [10, 10, 10])))
    assert (wide, high) == (97, 61)
    for one, screen in zip(frames, shown, strict=True):
        assert [bytes(row) for row in screen] == [palette.line(line) for line in one.lines]


def test_more_runs_than_there_are_names_for() -> None:
    """4096 names are used up several times over."""
    data = bytes(Random(3).randrange(255) for _ in range(60_000))
    assert unpacked(gif.lzw(data)) == data
    assert unpacked(gif.lzw(b"\x07")) == b"\x07"
    for length in range(2, 700):
        assert unpacked(gif.lzw(bytes(i * i % 251 for i in range(length))))[-1] is not None


def test_few_colours_are_kept_as_they_are() -> None:
    image: Image = [[(255, 255, 255), (0, 0, 0), (255, 0, 0), (0, 0, 255)]]
    palette = gif.Palette([of(image)])
    shown = [palette.colours[index] for index in palette.line(of(image).lines[0])]
    assert shown == image[0]


def test_only_what_changed_is_in_a_later_frame() -> None:
    first = noise(5, 200, 200, 8)
    second = [row[:] for row in first]
    second[100][120] = (1, 2, 3)
    frames = [of(first), of(second)]
    one, both = (
        b"".join(gif.gif(some, gif.Palette(frames), [9, 9])) for some in (frames[:1], frames)
    )
    assert len(both) - len(one) < 60


def written(image: Image, kind: int) -> bytes:
    """A PNG whose lines are all filtered in one way."""
    lines, above = [], bytes(len(image[0]) * 4)
    for row in image:
        line = bytes(part for pixel in row for part in (*pixel, 255))
        out = bytearray()
        for i, x in enumerate(line):
            a, c = (line[i - 4], above[i - 4]) if i >= 4 else (0, 0)
            guess = (0, a, above[i], (a + above[i]) >> 1, pixels.paeth(a, above[i], c))[kind]
            out.append((x - guess) & 255)
        lines.append(bytes([kind]) + bytes(out))
        above = line
    head = struct.pack(">IIBBBBB", len(image[0]), len(image), 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(lines))), (b"IEND", b""))
    return pixels.SIGNATURE + b"".join(
        struct.pack(">I", len(inside)) + name + inside + bytes(4) for name, inside in chunks
    )


@pytest.mark.parametrize("kind", range(5))
def test_every_way_a_line_is_written_is_read(kind: int) -> None:
    image = noise(kind, 31, 17)
    assert read(written(image, kind)).lines == of(image).lines


def test_a_frame_is_read_the_same_after_another() -> None:
    first = noise(7, 40, 30)
    second = [row[:] for row in first]
    second[12][3] = (9, 9, 9)
    for kind in range(5):
        after = read(written(second, kind), read(written(first, kind)))
        assert after.lines == of(second).lines


def test_what_the_renderer_paints_is_read() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2"'
    found = read(png(f'{svg} fill="#102030"/></svg>'))
    assert (found.wide, found.high) == (3, 2)
    assert found.lines == ((b"\x10" * 3, b"\x20" * 3, b"\x30" * 3),) * 2
    with pytest.raises(BadPixels):
        read(b"GIF89a")
