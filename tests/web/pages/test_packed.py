"""What pages are made of travels packed, where it is long and the browser can unpack it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.web.hall import Hall

from tafelrunde.web.pages.assets import COMMENTS, lean
from tafelrunde.web.site import STATIC

PACKED = {"accept-encoding": "gzip"}


@pytest.mark.parametrize(
    "address", ["/", "/g/hamlet", "/rules/eko", "/style.css", "/g/hamlet/colours.css"]
)
def test_pages_and_colours_are_packed(hall: Hall, address: str) -> None:
    answer = hall.browser().get(address, headers=PACKED)
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    assert "Accept-Encoding" in answer.headers["vary"]


def test_a_table_is_packed(hall: Hall) -> None:
    made = hall.create("friend", "friend")
    answer = hall.browser().get(f"/t/{made.id}", headers=PACKED)
    assert answer.headers["content-encoding"] == "gzip"


def test_who_cannot_unpack_gets_it_as_it_is(hall: Hall) -> None:
    answer = hall.browser().get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.text.startswith("<!")


def test_short_answers_are_sent_as_they_are(hall: Hall) -> None:
    assert "content-encoding" not in hall.browser().get("/healthz", headers=PACKED).headers


SCRIPT = """// @ts-check
/** What it is for. */
/**
 * @param {number} a
 */
export const one = a => /** @type {number} */ (a); // stays
  /** @type {string} */ (two)
  /** A field. */
"""


def test_scripts_travel_without_comments_on_lines_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "one.js"
    path.write_text(SCRIPT, encoding="utf-8")
    code = "export const one = a => /** @type {number} */ (a); // stays"
    assert lean(path).decode() == f"{code}\n/** @type {{string}} */ (two)\n"


def test_no_text_of_a_script_goes_over_several_lines() -> None:
    """Else indents could not be left out."""
    for path in STATIC.rglob("*.js"):
        for line in COMMENTS.sub("", path.read_text(encoding="utf-8")).splitlines():
            assert line.count("`") % 2 == 0, f"{path.name}: {line}"


def test_a_stylesheet_travels_without_notes(tmp_path: Path) -> None:
    path = tmp_path / "one.css"
    path.write_text("/* why */\na {\n  color: red; /* because\n  of it */\n}\n", encoding="utf-8")
    assert lean(path).decode() == "a {\ncolor: red;}\n"


def test_a_page_asks_for_all_modules_at_once(hall: Hall) -> None:
    """Else a browser finds them one after the other, level by level."""
    made = hall.create("friend", "friend")
    text = hall.browser().get(f"/t/{made.id}").text
    asked = set(re.findall(r'modulepreload" href="/static/[^/]*/([^"]*)"', text))
    scripts = {path.relative_to(STATIC).as_posix() for path in (STATIC / "table").glob("*.js")}
    luck = {f"luck/{name}.js" for name in ("awake", "judge", "purse", "seal", "sha256", "witness")}
    assert asked == scripts - {"table/client.js"} | {"dom.js", "install.js", "storage.js"} | luck


def test_the_sign_of_a_tab_tells_whose_turn_it_is(hall: Hall) -> None:
    plain, turn = (hall.browser().get(f"/favicon.svg{query}") for query in ("", "?turn"))
    assert plain.headers["content-type"] == turn.headers["content-type"] == "image/svg+xml"
    assert turn.text.startswith("<svg")
    assert turn.text.count("<circle") == plain.text.count("<circle") + 2
