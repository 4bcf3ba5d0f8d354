"""Seats over the socket: what the host may not do, questions on the page, keys that are old."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.web.lines import Json, Line, asked, drawn, line

from tafelrunde.table.attendance import ABSENCE
from tafelrunde.table.match.entry import By, Kind

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server


@pytest.fixture
def party(server: Server) -> Party:
    """Anna is the host."""
    party = server.party("host", "friend", host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def three(server: Server, game: str = "pass_card") -> Party:
    """Anna and Ben against a bot, in a game with secrets."""
    party = server.party("host", "friend", "bot random", game=game, host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def held_by(party: Party, seat: int) -> By:
    return party.table.holders[seat].kind


def shown(message: Json) -> Json:
    return drawn(message)


def note(one: Line, id: str, *words: str) -> str:
    """A part of the page, once it says this."""
    for message in one.seen:
        text = str(shown(message).get(id, ""))
        if text and all(word in text for word in words):
            return text
    while True:
        text = str(shown(one.until("snap", "view")).get(id, ""))
        if text and all(word in text for word in words):
            return text


def test_the_host_asks_and_the_person_agrees(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        anna.until("snap")
        assert "Ask whether a bot may take over" in note(anna, "menu-host-1")
        assert anna.say("bot", seat=1, level="random")["t"] == "ok"
        assert held_by(party, 1) == By.PERSON
        question = note(ben, "note-ask", "Anna asks whether a bot", "for you")
        assert "&#34;agree&#34;" in question
        assert "&#34;refuse&#34;" in question
        waiting = note(anna, "note-ask", "for Ben")
        assert "&#34;agree&#34;" not in waiting
        assert "Never mind" in waiting
        assert "has to be answered first" in note(anna, "menu-host-1", "answered")
        asking = party.table.asking
        assert asking is not None
        assert ben.say("agree", seat=1, ask=asking.index)["t"] == "ok"
        assert held_by(party, 1) == By.BOT
        assert ben.say("back", seat=1)["t"] == "ok"


def test_before_the_start_the_host_may_send_somebody_away(server: Server) -> None:
    party = server.party("host", "friend", "friend", game="eko", host="Anna", portals=True)
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    old = party.table.invites[1]
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        anna.until("snap"), ben.until("snap")
        room = note(anna, "note-wait", "One person is still missing", "Portals", "by link only")
        assert "Ask Ben to get up" in room
        assert "Ask Anna to get up" not in room
        assert "to get up" not in note(ben, "note-wait", "Portals")
        assert ben.say("leave", seat=0)["code"] == "auth"
        assert held_by(party, 0) == By.PERSON
        assert anna.say("leave", seat=1)["t"] == "ok"
        assert held_by(party, 1) == By.NOBODY
        assert "2 people are still missing" in note(anna, "note-wait", "2 people")
        taking = {"seat": 1, "name": "Ben", "invite": old, "seal": ""}
        assert ben.say("take", **taking)["code"] == "auth"  # that invitation was Ben's
        assert held_by(party, 1) == By.NOBODY


def test_after_the_start_nobody_is_sent_away(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        assert anna.say("leave", seat=1)["code"] == "auth"
    assert held_by(party, 1) == By.PERSON


def test_a_host_who_watches_asks_and_withdraws(server: Server) -> None:
    party = server.party("friend", "friend", host="Zoe")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    with line(server, party, "Zoe") as zoe, line(server, party, "Anna") as anna:
        zoe.until("snap")
        zoe.say("bot", seat=1, level="random")
        asking = party.table.asking
        assert asking is not None
        assert "Never mind" in note(zoe, "note-ask")
        assert "button" not in note(anna, "note-ask", "Whoever opened the table asks")
        assert anna.say("refuse", seat=0, ask=asking.index)["code"] == "unasked"
        assert zoe.say("refuse", seat=1, ask=asking.index)["t"] == "ok"
        assert party.table.asking is None
        lines = [row for message in anna.seen for row in message.get("log", [])]  # type: ignore[attr-defined]
        while "Whoever opened the table refuses." not in [row["text"] for row in lines]:
            lines += anna.until("view").get("log", [])  # type: ignore[arg-type]


def test_the_host_does_not_get_at_a_bots_cards(server: Server) -> None:
    party = three(server)
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        anna.until("snap")
        assert anna.say("leave", seat=2)["t"] == "ok"
        invite = party.table.invites[2]
        taking = {"seat": 2, "name": "peek", "invite": invite, "seal": ""}
        assert anna.say("take", **taking)["t"] == "ok"
        assert held_by(party, 2) == By.NOBODY
        assert "peek asks for seat 3" in note(ben, "note-ask")
        anna.say("uncover", seat=2)
        assert anna.say("back", seat=2)["code"] == "auth"
        assert anna.say("bot", seat=2, level="random")["t"] == "ok"
        anna.say("uncover", seat=2)
        anna.say("lang", lang="de")
        snap = anna.until("snap")
        assert asked(snap)["mine"] == [0]
    assert not party.table.holders[2].is_person


def test_an_open_line_loses_the_view_of_a_seat_that_was_given_up(server: Server) -> None:
    party = server.party(*["friend"] * 4, game="sealed_bids", host="Anna")
    for seat in (0, 1, 2):
        party.sit(seat, f"Anna {seat}", "Anna", hotseat=True)
    party.sit(3, "Ben")
    for seat in (0, 1, 2):
        party.act(seat, f"bid {seat + 1}")
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        for own in (2, None):
            anna.say("uncover", seat=2)
            anna.say("lang", lang="en")
            snap = anna.until("snap")
            assert ("You bid 3" in json.dumps(snap["log"])) == (own == 2)
            assert anna.say("leave", seat=2)["t"] == ("ok" if own == 2 else "err")


def test_an_old_key_opens_nothing(server: Server, party: Party) -> None:
    old = party.keys[1]
    with line(server, party, "Ben") as ben:
        ben.until("snap")
        ben.say("leave", seat=1)
        party.sit(1, "Cleo")
        for t, fields in (
            ("act", {"decision": 0, "paths": [["drop", "a"]]}),
            ("back", {}),
            ("bot", {"level": "random"}),
            ("leave", {}),
            ("why", {"path": ["drop"]}),
            ("chat", {"text": "It is me"}),
        ):
            assert ben.say(t, seat=1, **fields)["code"] == "auth"
        while not [m for m in ben.seen if "ask" in m and asked(m)["mine"] == []]:
            ben.until("view")
    found = httpx.get(f"{server.url}/s/{party.id}/{old}")
    assert "set-cookie" not in found.headers


# absence


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Time:
    return Time()


@pytest.fixture(scope="module")
def timed(
    server: Server, clock: Time, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server whose clock stands still until it is told to go on."""
    path: Path = tmp_path_factory.mktemp("timed") / "tables.db"
    with type(server)(path, clock=clock) as running:
        yield running


async def connected(server: Server, party: Party) -> frozenset[int]:
    return server.house.present(party.id).seats


def test_who_is_away_for_long_is_not_asked(timed: Server, clock: Time) -> None:
    party = timed.party("host", "friend", host="Anna")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    with line(timed, party, "Anna") as anna:
        with line(timed, party, "Ben") as ben:
            ben.until("snap")
            timed.call(timed.house.attend())
        while 1 in timed.call(connected(timed, party)):
            pass
        clock.now += ABSENCE
        timed.call(timed.house.attend())
        assert "Put a bot here" in note(anna, "menu-host-1", "Put a bot")
        assert "away for minutes" in note(anna, "pl-1", "away for")
        assert anna.say("bot", seat=1, level="random")["t"] == "ok"
        assert held_by(party, 1) == By.BOT
        with line(timed, party, "Ben") as ben:
            assert "A bot is playing for Ben" in note(ben, "note-away-1")
            assert ben.say("back", seat=1)["t"] == "ok"
        assert Kind.ABSENT in [entry.kind for entry in party.table.entries]
