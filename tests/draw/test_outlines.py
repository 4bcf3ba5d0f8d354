"""Words in pictures are shapes of our fonts, where the words would stand."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from string import ascii_letters
from threading import Barrier
from xml.etree import ElementTree

from tafelrunde.draw import el
from tafelrunde.draw.outlines import EM, font, letter, outlined
from tafelrunde.draw.text import SERIF, measure, paragraph, text

THREADS = 8
ROUNDS = 5
PLACE = re.compile(r'href="#(w\d-[0-9a-f]+)" transform="translate\(([-\d.]+) ([-\d.]+)\)')


def places(*inside: str) -> list[tuple[str, float, float]]:
    svg = outlined(str(el("svg", *inside)))
    ElementTree.fromstring(svg)
    assert "<text" not in svg
    assert {id for id, _, _ in PLACE.findall(svg)} == set(re.findall(r'<path id="([^"]*)"', svg))
    return [(id, float(x), float(y)) for id, x, y in PLACE.findall(svg)]


def test_letters_stand_one_after_the_other() -> None:
    (a, ax, ay), (b, bx, by) = places(text(10, 20, "Ab", 15, "#123456"))
    assert (a, ax, ay, b, by) == ("w2-41", 10, 20, "w2-62", 20)
    assert abs(bx - ax - measure("A", 15)) < 0.3


def test_a_line_may_end_or_have_its_middle_somewhere() -> None:
    words = "Hamlet"
    wide = measure(words, 20, SERIF, 700)
    for anchor, part in (("middle", 0.5), ("end", 1.0)):
        first = places(text(100, 0, words, 20, "#123456", SERIF, 700, anchor))[0]
        assert first[0] == "w1-48"
        assert abs(100 - wide * part - first[1]) < 1


def test_lines_below_each_other() -> None:
    rows = {y for _, _, y in places(paragraph(5, 30, "one two three four", 40, 10))}
    assert len(rows) > 1
    assert min(rows) == 30


def test_what_is_escaped_is_one_letter_and_what_is_unknown_a_gap() -> None:
    assert [id for id, _, _ in places(text(0, 0, "<&☃", 10, "#123456"))] == ["w2-3c", "w2-26"]
    assert letter(2, "☃") == ("", EM / 2)


def test_the_rim_of_letters_is_as_wide_as_before() -> None:
    svg = outlined(str(el("svg", text(0, 0, "x", 10, "#123456", stroke="#ffffff", stroke_width=3))))
    assert f'stroke-width="{3 * EM // 10}"' in svg


@contextmanager
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def test_threads_may_draw_their_first_letters_at_once() -> None:
    """Pictures are drawn in threads, and a font reads its tables only when asked for them."""
    svg = str(el("svg", text(0, 0, ascii_letters, 10, "#123456")))
    wanted, together = outlined(svg), Barrier(THREADS)

    def draw(_: int) -> str:
        together.wait()
        return outlined(svg)

    with restless(), ThreadPoolExecutor(THREADS) as pool:
        for _ in range(ROUNDS):
            font.cache_clear()
            letter.cache_clear()
            assert set(pool.map(draw, range(THREADS))) == {wanted}
