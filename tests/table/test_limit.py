"""How much is taken from outside, and how fast."""

from __future__ import annotations

import pytest

from tafelrunde.table.limit import Bucket, clean


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ann \n\t Bo ", "Ann Bo"),
        ("a\x00b\x1bc\x7fd", "abcd"),
        ("\u202egnp.exe", "gnp.exe"),
        ("e\u0301", "é"),
        ("\ud800", ""),
        ("a\u2028b", "a b"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_what_is_kept_of_a_text(text: str, kept: str) -> None:
    assert clean(text) == kept


def test_credit_is_used_up_and_grows_back() -> None:
    time = [0.0]
    bucket = Bucket(3, 2, lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    time[0] = 100
    assert not bucket.take(3.5)
    assert bucket.take(3)


def test_a_clock_that_goes_back_gives_no_credit() -> None:
    time = [10.0]
    bucket = Bucket(1, 1, lambda: time[0])
    assert bucket.take()
    time[0] = 0
    assert not bucket.take()
