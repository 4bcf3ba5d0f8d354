"""Films of a match: within limits, for who may see it, made aside, fetched when they are ready."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tafelrunde.web.replay import cinema

if TYPE_CHECKING:
    from tests.web.hall import Hall


def played(hall: Hall, game: str = "connect4", acts: int = 5) -> str:
    created = hall.create("friend", "friend", game=game)
    keys = {seat: hall.sit(created, seat, f"P{seat}", f"p{seat}") for seat in range(2)}
    for _ in range(acts):
        seat = hall.table(created.id).waits[0]
        hall.act(created.id, seat, keys[seat])
    return created.id


def waited(client: TestClient, address: str) -> list[int]:
    """How far it was, until it was ready."""
    seen = []
    for _ in range(600):
        told = client.get(address).json()
        seen.append(told["done"])
        if told["ready"]:
            return seen
        time.sleep(0.1)
    raise AssertionError("the film is never ready")


def test_a_film_is_ordered_made_and_fetched(hall: Hall) -> None:
    id, client = played(hall), hall.browser()
    order = client.post(f"/t/{id}/replay/film?moments=0,1,2,3&as=all").json()
    assert order["of"] == 4
    address = f"/t/{id}/replay/film/{order['id']}"
    assert client.get(f"{address}.gif").status_code == 404
    seen = waited(client, address)
    assert seen == sorted(seen)
    assert seen[-1] == 4
    film = client.get(f"{address}.gif")
    assert film.headers["content-type"] == "image/gif"
    assert film.content[:6] == b"GIF89a"
    assert film.content.count(b"\x21\xf9\x04") >= 4


@pytest.mark.parametrize(
    "moments", ["", "1", "0,99", "x,1", ",".join(map(str, range(cinema.FRAMES + 1)))]
)
def test_a_film_has_a_few_pictures_of_this_match(hall: Hall, moments: str) -> None:
    id, client = played(hall), hall.browser()
    assert client.post(f"/t/{id}/replay/film?moments={moments}").status_code == 400
    assert client.get(f"/t/{id}/replay/film/nothing").status_code == 404


def test_a_film_shows_no_more_than_the_page(hall: Hall) -> None:
    id, client = played(hall, "leduc", 1), hall.browser()
    assert client.post(f"/t/{id}/replay/film?moments=0,1&as=0").status_code == 403


def test_few_films_are_made_at_the_same_time(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    id = played(hall)
    monkeypatch.setattr(cinema, "WAITING", 1)
    first, second = (hall.browser().post(f"/t/{id}/replay/film?moments=0,1,2") for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 429)
    waited(hall.browser(), f"/t/{id}/replay/film/{first.json()['id']}")


def test_whoever_wants_many_films_waits(hall: Hall) -> None:
    id, client = played(hall), hall.browser()
    answers = [client.post(f"/t/{id}/replay/film?moments=0,1").status_code for _ in range(4)]
    assert answers[-1] == 429


def test_a_film_that_takes_too_long_is_given_up(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cinema, "SECONDS", 0.0)
    id, client = played(hall), hall.browser()
    order = client.post(f"/t/{id}/replay/film?moments=0,1").json()
    for _ in range(200):
        if client.get(f"/t/{id}/replay/film/{order['id']}").status_code == 500:
            return
        time.sleep(0.05)
    raise AssertionError("nobody is told")
