"""Records that people bring."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import pytest

from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.record import record
from tafelrunde.core.registry import find
from tafelrunde.web.replay import shelf, upload
from tafelrunde.web.replay.shelf import Kept, Shelf

if TYPE_CHECKING:
    from starlette.testclient import TestClient
    from tests.web.hall import Hall


def written(key: str = "leduc", steps: int = 500) -> str:
    match, random = Match(find(key).setup(2), Seeded(5)), Random(5)
    for _ in range(steps):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, random.choice(match.legal(seat)))
    return record(match, {0: "Anna <b>", 1: "Ben"}).text()


@dataclass(frozen=True)
class Answer:
    status_code: int
    text: str
    address: str


def bring(browser: TestClient, text: str) -> Answer:
    answer = browser.post("/replay", data={"record": text})
    return Answer(answer.status_code, answer.text, answer.headers.get("location", ""))


def test_a_record_is_shown_like_any_match(hall: Hall) -> None:
    browser = hall.browser("en", headers={"accept": "application/json"})
    assert "Nothing is stored" in browser.get("/replay").text
    went = bring(browser, written().replace("\n", "\r\n"))
    assert went.status_code == 303
    base = went.address
    page = browser.get(base).text
    assert "Anna &lt;b&gt;" in page
    for seat in ("0", "1", "all"):
        assert browser.get(f"{base}/position?at=3&as={seat}").status_code == 200
    story = browser.get(f"{base}/story?as=0").json()
    assert len(story["seats"]) > 3
    assert len(story["lines"]) > 3
    assert browser.get(f"{base}.png?at=2").content.startswith(b"\x89PNG")
    found = browser.get(f"{base}/luck").json()
    assert found["fair"]
    assert "fixed starting number" in found["html"]


BAD = {
    "": "begins with",
    "nonsense": "begins with",
    written("connect4").replace("drop a", "drop z"): "line",
    written("connect4").replace("rules: 1", "rules: 7"): "version 7",
    written("connect4").replace("game: connect4", "game: chess"): "no game",
    written("connect4").replace("seats: 2", "seats: 99"): "not right",
    written("connect4").rpartition("end ")[0]: "cut off",
    written("connect4").replace("result: ", "result: x"): "result",
    written("connect4").replace("seats: 2", 'seats: 2\nposition: {"cells": 3}'): "not right",
}


@pytest.mark.parametrize("text", BAD)
def test_a_wrong_record_is_refused_with_a_sentence(hall: Hall, text: str) -> None:
    answer = bring(hall.browser("en"), text)
    assert answer.status_code == 422
    assert BAD[text] in answer.text


def test_too_much_is_refused(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = hall.browser("en")
    assert bring(browser, "x" * (upload.LONGEST + 1)).status_code == 422
    monkeypatch.setattr(upload, "ENTRIES", 3)
    assert "More than 3 entries" in bring(browser, written("connect4")).text
    monkeypatch.undo()
    monkeypatch.setattr(upload, "SECONDS", -1.0)
    assert "too long to play" in bring(browser, written("connect4")).text


def test_who_brings_too_many_waits(hall: Hall) -> None:
    browser = hall.browser("en")
    codes = [bring(browser, "x").status_code for _ in range(13)]
    assert codes == [422] * 12 + [429]


def test_a_record_is_gone_after_a_while(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    hall.app.state.replays = Shelf(lambda: now[0])
    browser = hall.browser("en")
    base = bring(browser, written()).address
    now[0] = shelf.BROUGHT
    assert browser.get(base).status_code == 200  # looked at, it stays
    now[0] *= 2.5
    gone = browser.get(base)
    assert gone.status_code == 404
    assert "not here any more" in gone.text


def test_few_things_are_kept() -> None:
    now = [0.0]
    kept: Kept[int] = Kept(2, 10, lambda: now[0])
    for number in range(3):
        kept.put(str(number), number)
    assert [kept.get(name) for name in "012"] == [None, 1, 2]
    assert kept.get("1") == 1
    kept.put("3", 3)
    assert [kept.get(name) for name in "123"] == [1, None, 3]
    now[0] = 11
    assert kept.get("1") is None
    assert len(kept) == 0
