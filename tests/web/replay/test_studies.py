"""A match analysed for its replay: when it is over, made aside, kept, in the reader's words."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from starlette.testclient import TestClient

import tafelrunde
from tafelrunde.web.replay import bureau

if TYPE_CHECKING:
    from tests.web.hall import Hall


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bureau, "SIMS", 60)


def brought(client: TestClient) -> str:
    """A record in which the first seat misses a win; the address of its replay."""
    match = tafelrunde.match("connect4", seats=2)
    for number, column in enumerate("ababacga"):
        match.play(number % 2, f"drop {column}")
    answer = client.post("/replay", data={"record": tafelrunde.record(match).text()})
    return str(answer.url.path if answer.status_code == 200 else answer.headers["location"])


def ready(client: TestClient, address: str) -> dict[str, Any]:
    for _ in range(600):
        told: dict[str, Any] = client.get(f"{address}/study").json()
        if told["ready"]:
            return told
        time.sleep(0.1)
    raise AssertionError("the analysis is never ready")


def test_a_study_is_ordered_made_and_kept(hall: Hall) -> None:
    client = hall.browser()
    address = brought(client)
    assert client.get(f"{address}/study").json() == {"done": 0, "of": 0, "ready": False}
    assert client.post(f"{address}/study").json()["of"] == 8
    told = ready(client, address)
    assert told["done"] == 8
    assert len(told["curve"]) == 9
    missed = told["moments"]["6"]
    assert not missed["is_best"]
    assert missed["best"][0]["chance"] > missed["played"]["chance"]
    assert 6 in told["turning"]
    assert missed["played"]["tokens"] == ["g"]
    assert missed["best"][0]["tokens"] == ["a"]
    visits = [one["visits"] for one in missed["looked"]]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) > 0
    assert client.post(f"{address}/study").json()["ready"]  # not made twice


def test_actions_are_told_in_the_readers_language(hall: Hall) -> None:
    words = {}
    for lang in ("de", "en"):
        client = hall.browser()
        client.headers["accept-language"] = lang
        address = brought(client)
        client.post(f"{address}/study")
        words[lang] = ready(client, address)["moments"]["6"]["best"][0]["words"]
    assert words["de"] != words["en"]


def test_a_match_that_runs_is_not_analysed(hall: Hall) -> None:
    created = hall.create("friend", "friend")
    keys = {seat: hall.sit(created, seat, f"P{seat}", f"p{seat}") for seat in range(2)}
    hall.act(created.id, 0, keys[0])
    client = hall.browser()
    for call in (client.get, client.post):
        assert call(f"/t/{created.id}/replay/study").status_code == 403


def test_a_study_that_fails_says_so(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bureau, "COMMAND", ("false",))
    client = hall.browser()
    address = brought(client)
    client.post(f"{address}/study")
    for _ in range(100):
        if client.get(f"{address}/study").status_code == 500:
            break
        time.sleep(0.05)
    else:
        raise AssertionError("nobody is told")


def test_only_a_few_at_the_same_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bureau, "WAITING", 0)
    client = hall.browser()
    assert client.post(f"{brought(client)}/study").status_code == 429
