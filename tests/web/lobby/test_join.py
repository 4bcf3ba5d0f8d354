"""Sitting down by an invitation or at an open table, and playing again with the same people."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from tafelrunde.table.match.message import LeaveSeat
from tafelrunde.table.match.table import Table

if TYPE_CHECKING:
    from tests.web.hall import Hall

SEAL = "5e" * 32
Who = Callable[[TestClient], str]


def seated(table: Table) -> list[str]:
    return [holder.name for holder in table.holders]


def test_an_invitation_says_who_invites_to_what(hall: Hall) -> None:
    created = hall.create("friend", "friend", host="anna")
    hall.sit(created, 0, "Anna", "anna")
    text = hall.browser().get(f"/j/{created.id}/{created.invites[1]}").text
    assert "Anna lädt dich ein" in text
    assert "Vier gewinnt" in text
    assert hall.table(created.id).header.commitment in text


@pytest.mark.parametrize(
    ("undo", "words"),
    [
        ("never", "Zurücknehmen: nie"),
        ("consent", "Zurücknehmen: wenn alle anderen zustimmen"),
        ("freely", "Zurücknehmen: frei"),
    ],
)
def test_an_invitation_says_what_may_be_taken_back(hall: Hall, undo: str, words: str) -> None:
    created = hall.create("friend", "friend", undo=undo)
    assert words in hall.browser().get(f"/j/{created.id}/{created.invites[1]}").text


def test_an_invitation_leads_to_its_seat(hall: Hall, who: Who) -> None:
    created = hall.create("friend", "friend")
    client = hall.browser()
    address = f"/j/{created.id}/{created.invites[1]}"
    client.get(address)
    form = {"message": "m1", "name-1": "Jörg", "seal-1": SEAL}
    answer = client.post(address, data=form)
    assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{created.id}")
    holder = hall.table(created.id).holders[1]
    assert (holder.name, holder.seal, holder.person) == ("Jörg", SEAL, who(client))
    assert hall.table(created.id).holders[0].kind == "empty"
    assert client.get(address).headers["location"] == f"/t/{created.id}"
    assert "Jörg" in client.get("/").text  # the name is kept


def test_sent_twice_it_is_one_seat(hall: Hall) -> None:
    created = hall.create("friend", "friend")
    client = hall.browser()
    address = f"/j/{created.id}/{created.invites[1]}"
    client.get(address)
    for _ in range(2):
        assert client.post(address, data={"message": "m", "name-1": "Jörg"}).status_code == 303
    assert seated(hall.table(created.id)) == ["", "Jörg"]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_guessed_invitation_is_refused(hall: Hall, lang: str) -> None:
    created, other = hall.create("friend", "friend"), hall.create("friend", "friend")
    client = hall.browser(lang)
    words = "Diese Einladung gilt nicht" if lang == "de" else "This invitation is not valid"
    right = created.invites[1]
    for guess in ("x", "0", created.id, created.host_key, other.invites[1], right[:-1]):
        for method in ("GET", "POST"):
            answer = client.request(method, f"/j/{created.id}/{guess}")
            assert answer.status_code == 404
            assert words in answer.text
    assert client.post(f"/j/{created.id}", data={"seat": "0"}).status_code == 404
    assert seated(hall.table(created.id)) == ["", ""]


def test_a_taken_seat_can_be_watched(hall: Hall) -> None:
    created = hall.create("friend", "friend")
    hall.sit(created, 1, "Anna", "anna")
    client = hall.browser()
    address = f"/j/{created.id}/{created.invites[1]}"
    assert "schon besetzt" in client.get(address).text
    client.post(address, data={"name-1": "Eve", "message": "e"})
    assert seated(hall.table(created.id)) == ["", "Anna"]


def test_whoever_sits_there_already_is_asked_twice(hall: Hall, who: Who) -> None:
    client = hall.browser()
    client.get("/")
    created = hall.create("friend", "friend")
    hall.sit(created, 0, "Anna", who(client))
    address = f"/j/{created.id}/{created.invites[1]}"
    assert "Du sitzt schon an diesem Tisch" in client.get(address).text
    client.post(address, data={"message": "m", "name-1": "Bo"})
    assert hall.table(created.id).holders[1].kind == "hotseat"


def test_at_an_open_table_one_chooses_a_seat(hall: Hall) -> None:
    created = hall.create("friend", "friend", "friend", game="pass_card", is_open=True)
    client = hall.browser()
    text = client.get(f"/j/{created.id}").text
    assert text.count('name="seat"') == 3
    form = {"seat": "2", "name-any": "Zoë", "number-any": "aa", "message": "m"}
    assert client.post(f"/j/{created.id}", data=form).status_code == 303
    assert seated(hall.table(created.id)) == ["", "", "Zoë"]


def test_at_an_open_table_the_hosts_seats_are_not_free(hall: Hall) -> None:
    created = hall.create("host", "friend", is_open=True)
    form = {"seat": "0", "name-any": "Eve", "message": "m"}
    hall.browser().post(f"/j/{created.id}", data=form)
    assert seated(hall.table(created.id)) == ["", "Eve"]


def test_a_seat_with_secrets_is_asked_for_one_at_a_time(hall: Hall) -> None:
    created = hall.create("friend", "friend", game="sealed_bids")
    keys = [hall.sit(created, seat, name, name) for seat, name in enumerate(("Anna", "Ben"))]
    leave = LeaveSeat("leave", keys[1], 1)
    hall.portal.call(hall.house.handle, created.id, leave)
    address = f"/j/{created.id}/{hall.table(created.id).invites[1]}"
    zoe = hall.browser()
    assert "Alle anderen am Tisch müssen zustimmen" in zoe.get(address).text
    form = {"message": "m", "name-1": "Zoe", "number-1": "aa"}
    assert zoe.post(address, data=form).headers["location"] == f"/t/{created.id}"
    assert seated(hall.table(created.id)) == ["Anna", ""]
    late = hall.browser()
    page = late.get(address).text
    assert "Erst muss die offene Frage" in page
    assert '<form class="sit"' not in page
    refused = late.post(address, data=form | {"message": "n"})
    assert refused.status_code == 400
    assert "beantwortet erst diese" in refused.text


def test_an_unknown_table_is_not_found(hall: Hall) -> None:
    for path in ("/j/none", "/j/none/x", "/t/none/sit"):
        answer = hall.browser().get(path)
        assert answer.status_code == 404
        assert "Diesen Tisch gibt es nicht" in answer.text
    assert hall.browser().post("/t/none/rematch").status_code == 404


# rematch


def finished(hall: Hall, who: Who) -> tuple[str, TestClient, TestClient]:
    anna, jörg = hall.browser(), hall.browser()
    anna.get("/"), jörg.get("/")
    created = hall.create("friend", "friend", host=who(anna))
    keys = {0: hall.sit(created, 0, "Anna", who(anna)), 1: hall.sit(created, 1, "Jörg", who(jörg))}
    hall.play_on(created.id, keys)
    return created.id, anna, jörg


def test_a_rematch_brings_the_same_people_to_one_new_table(hall: Hall, who: Who) -> None:
    old, anna, jörg = finished(hall, who)
    answer = jörg.post(f"/t/{old}/rematch")
    address = answer.headers["location"]
    assert answer.status_code == 303
    assert anna.post(f"/t/{old}/rematch").headers["location"] == address
    new = address.split("/")[2]
    for client, name in ((anna, "Anna"), (jörg, "Jörg")):
        assert client.get(address).status_code == 200
        form = {"message": name[:1], "name-0": name, "name-1": name}
        client.post(address, data=form)
    table = hall.table(new)
    assert table.state == "running"
    assert seated(table) == ["Jörg", "Anna"]  # whoever was second begins


def test_a_stranger_gets_no_rematch(hall: Hall, who: Who) -> None:
    old, anna, _ = finished(hall, who)
    stranger = hall.browser()
    assert stranger.post(f"/t/{old}/rematch").status_code == 403
    address = anna.post(f"/t/{old}/rematch").headers["location"]
    assert stranger.get(address).headers["location"] == address.removesuffix("/sit")


def test_a_rematch_waits_for_the_end(hall: Hall, who: Who) -> None:
    anna = hall.browser("en")
    anna.get("/")
    created = hall.create("friend", "friend")
    hall.sit(created, 0, "Anna", who(anna))
    answer = anna.post(f"/t/{created.id}/rematch")
    assert answer.status_code == 400
    assert "not over yet" in answer.text
