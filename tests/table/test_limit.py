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
        ("An\u200bna\ufeff", "Anna"),
        ("so\u00adft", "soft"),
        ("e\u200b\u0301", "é"),
        ("\u0301Anna \u0301 B", "Anna B"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("ש\u05b8\u05c1", "ש\u05b8\u05c1"),
        ("x" + "\u0336" * 40, "x" + "\u0336" * 4),
        ("x" + "\u0336\u200d" * 40, "x" + "\u0336\u200d" * 2),
        ("क\u094d\u0937\u093f", "क\u094d\u0937\u093f"),
    ],
)
def test_what_is_kept_of_a_text(text: str, kept: str) -> None:
    assert clean(text) == kept


@pytest.mark.parametrize(
    "text",
    [
        "\u200b", "\u200d", "\u200c\u200d", "\ufeff", "\u2060", "\u115f\u1160", "\u3164", "\uffa0",
        "\u2800", "\u00ad", "\u034f", "\u180e", "\ufe0f", "\u0301", "\u20dd", "\U000e0041",
        "\u2063 \u2063", "\u3000", "\u00a0", "\ufffc", "\u17b4", "\u0301 \u0301",
    ],
)  # fmt: skip
def test_what_nobody_can_see_is_nothing(text: str) -> None:
    assert clean(text) == ""
    assert clean(text * 30) == ""


@pytest.mark.parametrize(
    "text", ["e\u200b\u0301", "a \u200b b", "x\u200d", " \u0301 a\u0301\u0301"]
)
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)


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
