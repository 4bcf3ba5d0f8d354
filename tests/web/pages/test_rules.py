"""The rulebook as a page, and single paragraphs for the panel beside a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.registry import find
from tafelrunde.web.pages.inline import inline
from tafelrunde.words.rulebook import parse, rulebook

if TYPE_CHECKING:
    from tests.web.hall import Hall

BOOK = parse("# T\n\nIntro.\n\n## 1 A\n\n**1.1** One.\n\n**1.2** Two.")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_paragraph_has_an_anchor(hall: Hall, lang: str) -> None:
    text = hall.browser(lang).get("/rules/eko").text
    book = rulebook(find("eko").package, lang)
    for number in book.paragraphs:
        assert f'id="{number}"' in text
    for number in book.sections:
        assert f'href="#s{number}"' in text
        assert f'id="s{number}"' in text


def test_a_fragment_is_one_paragraph_with_its_neighbours(hall: Hall) -> None:
    answer = hall.browser().get("/rules/eko/4.2?fragment=1")
    assert answer.status_code == 200
    assert answer.text.startswith("<article")
    assert answer.text.count('class="rule') == 4  # the card and three rules
    assert 'class="rule chosen" data-number="4.2"' in answer.text
    for near in ("4.1", "4.3"):
        assert f'data-number="{near}"' in answer.text
    assert "<html" not in answer.text


def test_the_fragment_speaks_the_readers_language(hall: Hall) -> None:
    german = hall.browser("de").get("/rules/eko/4.2?fragment=1").text
    english = hall.browser("en").get("/rules/eko/4.2?fragment=1").text
    assert 'lang="de"' in german
    assert 'lang="en"' in english


def test_a_paragraph_alone_leads_to_its_place_in_the_book(hall: Hall) -> None:
    assert hall.browser().get("/rules/eko/4.2").headers["location"] == "/rules/eko#4.2"


@pytest.mark.parametrize("path", ["/rules/eko/99.9?fragment=1", "/rules/none", "/rules/none/1.1"])
def test_what_is_not_there_is_not_found(hall: Hall, path: str) -> None:
    assert hall.browser().get(path).status_code == 404


def test_only_bold_and_italic_are_markup() -> None:
    text = "A **bold** and *soft* <b>tag</b> & [link](javascript:1) _thin_ snake_case_name"
    assert inline(text) == (
        "A <strong>bold</strong> and <em>soft</em> &lt;b&gt;tag&lt;/b&gt; &amp; "
        "[link](javascript:1) <em>thin</em> snake_case_name"
    )


def test_references_lead_to_their_paragraph_and_numbers_to_nothing() -> None:
    link = '<a href="#1.2" data-rule="1.2">1.2</a>'
    assert inline("See 1.2.", BOOK) == f"See {link}."
    assert inline("(**1.2**)", BOOK) == f"(<strong>{link}</strong>)"
    for plain in ("3.5 of 4.7", "11.2", "1.25", "v1.2", "1.2.3"):
        assert inline(plain, BOOK) == plain


def test_a_picture_is_kept_as_long_as_it_is_drawn_from_the_same(hall: Hall) -> None:
    client = hall.browser("en")
    text = client.get("/rules/eko").text
    address = text.partition('<figure><img src="')[2].partition('"')[0]
    picture = client.get(address)
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "immutable" in picture.headers["cache-control"]
    assert "immutable" not in client.get(address.partition("?")[0]).headers["cache-control"]
    again = client.get(address, headers={"if-none-match": picture.headers["etag"]})
    assert again.status_code == 304
    assert "picture for § 4.1" in text


@pytest.mark.parametrize(
    "path",
    ["/rules/eko/1.1/light-en.svg", "/rules/eko/4.8/light-xx.svg", "/rules/eko/4.8/red-en.svg"],
)
def test_there_are_no_other_pictures(hall: Hall, path: str) -> None:
    assert hall.browser().get(path).status_code == 404


def test_the_picture_of_a_paragraph_stands_in_its_fragment(hall: Hall) -> None:
    assert hall.browser().get("/rules/eko/4.8?fragment=1").text.count("<figure>") == 1
    assert "<figure>" not in hall.browser().get("/rules/eko/4.2?fragment=1").text
