"""The table's socket: who may say what, and what is always answered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.web.lines import Json, Line, asked, drawn, line
from websockets.exceptions import ConnectionClosed

from tafelrunde.core.registry import find
from tafelrunde.web.table.protocol import VERSION
from tafelrunde.words.rulebook import rulebook

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server


@pytest.fixture
def party(server: Server) -> Party:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


def test_a_snapshot_holds_everything(server: Server, party: Party) -> None:
    party.play("drop a")
    with line(server, party, "Ben") as ben:
        snap = ben.hear()
        assert snap["t"] == "snap"
        assert snap["v"] == VERSION
        assert snap["index"] == party.table.last
        order, up = drawn(snap, "order"), drawn(snap)
        assert set(" ".join(map(str, order.values())).split()) == set(up)
        ask = asked(snap)
        assert ask["seat"] == 1
        assert ask["acts"] == {"drop": {c: f"Drop into column {c}" for c in "abcdefg"}}
        assert ask["labels"]["drop"] == "Drop"  # type: ignore[index]
        assert [row["text"] for row in snap["log"]][-1] == "Anna drops into column a."  # type: ignore[attr-defined]


def test_only_what_changed_travels(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        decision = asked(anna.until("snap"))["decision"]
        anna.say("act", seat=0, decision=decision, paths=[["drop", "d"]])
        view = next(m for m in anna.seen if m["t"] == "view" and m["index"] == party.table.last)
        assert set(drawn(view)) <= {"line-5", "pl-0", "pl-1"}
        assert not drawn(view, "order")
        assert not drawn(view, "regions")


def test_an_answer_comes_inside_the_view_that_shows_it(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        decision = asked(anna.until("snap"))["decision"]
        anna.seen.clear()
        answer = anna.say("act", seat=0, decision=decision, paths=[["drop", "d"]])
        assert answer["index"] == party.table.last
        assert [message["t"] for message in anna.seen if "ok" in message] == ["view"]
        assert "ok" not in [message["t"] for message in anna.seen]


def test_the_log_goes_on_where_the_browser_stopped(server: Server, party: Party) -> None:
    party.play("drop a", "drop b")
    with line(server, party, "Anna", f"?after={party.table.last - 1}") as anna:
        snap = anna.until("snap")
        assert [row["i"] for row in snap["log"]] == [party.table.last]  # type: ignore[attr-defined]
        assert "fresh" not in snap


def test_an_act_is_taken_once(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        decision = asked(anna.until("snap"))["decision"]
        message: Json = {"t": "act", "id": "same", "seat": 0, "decision": decision}
        message["paths"] = [["drop", "a"]]
        first, second = anna.raw(message), anna.raw(message)
        assert first == second
        assert first["t"] == "ok"
    assert [entry.line for entry in party.table.entries if entry.kind == "act"] == ["0 drop a"]


def test_a_stale_decision_is_refused(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        decision = asked(anna.until("snap"))["decision"]
        party.play("drop a", "drop b")
        answer = anna.say("act", seat=0, decision=decision, paths=[["drop", "a"]])
        assert (answer["t"], answer["code"]) == ("err", "stale")
        assert answer["text"] == "Something else is asked by now."


def test_several_paths_are_taken_all_or_none(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        decision = asked(anna.until("snap"))["decision"]
        paths = [["drop", "a"], ["drop", "b"]]
        answer = anna.say("act", seat=0, decision=decision, paths=paths)
        assert answer["t"] == "err"
    assert not party.table.match.line


@pytest.mark.parametrize("seat", [0, 1])
def test_a_spectator_acts_for_nobody(server: Server, party: Party, seat: int) -> None:
    with line(server, party, "Zoe") as zoe:
        snap = zoe.until("snap")
        assert "acts" not in asked(snap)
        for t, fields in (
            ("act", {"decision": 0, "paths": [["drop", "a"]]}),
            ("undo", {"entry": 0}),
            ("leave", {}),
            ("bot", {"level": "random"}),
            ("why", {"path": ["drop"]}),
            ("chat", {"text": "I am somebody else"}),
        ):
            assert zoe.say(t, seat=seat, **fields)["code"] == "auth"


def test_a_seat_acts_for_itself_only(server: Server, party: Party) -> None:
    with line(server, party, "Ben") as ben:
        ben.until("snap")
        answer = ben.say("act", seat=0, decision=0, paths=[["drop", "a"]])
        assert answer["code"] == "auth"
        assert answer["text"] == "You have no right to do that here."


def test_another_table_gives_no_right_here(server: Server, party: Party) -> None:
    other = server.party()
    other.sit(0, "Mallory")
    other.sit(1, "Ben")
    with line(server, party, "Mallory") as mallory:
        assert asked(mallory.until("snap"))["mine"] == []
        answer = mallory.say("act", seat=0, decision=0, paths=[["drop", "a"]])
        assert answer["code"] == "auth"


def test_keys_and_secrets_never_reach_a_spectator(server: Server, party: Party) -> None:
    with line(server, party, "Zoe") as zoe:
        text = json.dumps(zoe.until("snap"))
    header = party.table.header
    for secret in (*party.keys.values(), *header.invites, header.host_key, header.secret.hex()):
        assert secret not in text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "3",
        '"act"',
        "{}",
        '{"t":1}',
        '{"t":"act"}',
        '{"t":"no","id":"a"}',
        "[" * 9999,
    ],
)
def test_what_is_no_message_is_answered(server: Server, party: Party, text: str) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        anna.socket.send(text)
        assert anna.until("err")["code"] == "bad-message"


@pytest.mark.parametrize(
    "fields",
    [
        {"seat": "0", "decision": 0, "paths": [["drop", "a"]]},
        {"seat": 0, "decision": None, "paths": [["drop", "a"]]},
        {"seat": 0, "decision": 0, "paths": ["drop a"]},
        {"seat": 0, "decision": 0, "paths": [[1]]},
        {"seat": 0, "decision": 0, "paths": []},
        {"seat": -1, "decision": 0, "paths": [["drop", "a"]]},
        {"seat": 1e9, "decision": 0, "paths": [["drop", "a"]]},
        {"seat": True, "decision": 0, "paths": [["drop", "a"]]},
    ],
)
def test_fields_of_a_wrong_kind_are_refused(server: Server, party: Party, fields: Json) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        assert anna.say("act", **fields)["code"] == "bad-message"


def test_a_message_too_large_ends_the_line(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        anna.socket.send(json.dumps({"t": "chat", "id": "a", "text": "x" * 17_000}))
        with pytest.raises(ConnectionClosed) as closed:
            anna.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (4413, 1009)


def ask_on(line: Line) -> None:
    for _ in range(400):
        line.say("why", seat=0, path=["drop"])


def test_who_speaks_too_fast_is_told_and_then_cut(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        with pytest.raises(ConnectionClosed) as closed:
            ask_on(anna)
        assert any(message.get("code") == "limit" for message in anna.seen)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_another_site_cannot_open_the_line(server: Server, party: Party, origin: str) -> None:
    with line(server, party, "Anna", origin=origin) as anna, pytest.raises(ConnectionClosed) as end:
        anna.hear()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4403


def test_an_unknown_table_is_said_to_be_so(server: Server, party: Party) -> None:
    party.id = "nothing"
    with line(server, party, "Anna") as anna, pytest.raises(ConnectionClosed) as end:
        anna.hear()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 4404


def test_why_names_the_paragraph(server: Server, party: Party) -> None:
    party.play(*["drop a"] * 6)
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        answer = anna.say("why", seat=0, path=["drop", "a"])
        assert answer["t"] == "why"
        assert answer["rule"] == "1.2"
        assert answer["text"] == rulebook(find("connect4").package, "en")["1.2"].first_sentence


def test_why_answers_those_who_are_not_asked(server: Server, party: Party) -> None:
    with line(server, party, "Ben") as ben:
        ben.until("snap")
        assert ben.say("why", seat=None, path=["a"])["text"] == "It is Anna’s turn."
    with line(server, party, "Zoe") as zoe:
        zoe.until("snap")
        text = str(zoe.say("why", seat=None, path=["a"])["text"])
        assert text.startswith("You are watching")
        assert text.endswith("It is Anna’s turn.")


def test_two_choose_at_once_and_both_succeed(server: Server) -> None:
    party = server.party(game="sealed_bids")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    with line(server, party, "Anna") as anna, line(server, party, "Ben") as ben:
        decisions = [asked(one.until("snap"))["decision"] for one in (anna, ben)]
        for seat, (one, decision) in enumerate(zip((anna, ben), decisions)):
            answer = one.say("act", seat=seat, decision=decision, paths=[["bid", "2"]])
            assert answer["t"] == "ok"


def test_the_curtain_keeps_views_apart(server: Server) -> None:
    party = server.party("hotseat", "hotseat", game="leduc")
    party.sit(0, "Anna", "both", hotseat=True)
    party.sit(1, "Ben", "both", hotseat=True)
    with line(server, party, "both") as both:
        snap = both.until("snap")
        first = party.table.waits[0]
        assert asked(snap)["curtain"] == first
        assert "Your card" not in json.dumps(snap)
        assert both.say("uncover", seat=first)["t"] == "ok"
        while "acts" not in (ask := both.next_question()):
            pass
        assert ask["seat"] == first
        both.say("act", seat=first, decision=ask["decision"], paths=[["call"]])
        later = [m for m in both.seen if "ask" in m][-1]
        while "ask" not in later or asked(later).get("curtain") != 1 - first:
            later = both.until("view")
        assert "Your card" not in json.dumps(later["log"])
        assert later["fresh"] is True


def test_a_seat_link_remembers_and_an_invite_leads_on(server: Server, party: Party) -> None:
    found = httpx.get(f"{server.url}/s/{party.id}/{party.keys[1]}")
    assert found.headers["location"] == f"/t/{party.id}"
    cookie = found.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert f"Path=/t/{party.id}" in cookie
    nothing = httpx.get(f"{server.url}/s/{party.id}/guessed")
    assert "set-cookie" not in nothing.headers


def test_the_record_of_a_secret_game_waits_for_its_end(server: Server) -> None:
    party = server.party(game="leduc")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    assert httpx.get(f"{party.path}/record").status_code == 403
    party.play("call", "call", "call", "call")
    assert "secret" in httpx.get(f"{party.path}/record").text


def test_a_table_of_other_rules_is_shown_as_it_stood(server: Server, party: Party) -> None:
    party.play("drop a")
    with line(server, party, "Anna") as anna:
        before = drawn(anna.until("snap"))
    party.make_old()
    with line(server, party, "Anna", lang="en") as anna:
        snap = anna.until("snap")
        assert asked(snap)["prompt"] == "To look at only"
        told = json.dumps(drawn(snap))
        assert "version 99 of the rules; version 1 is installed" in told
        assert "You see its last position." in told
        assert {id for id in before if id.startswith("disc")} <= set(drawn(snap))
        answer = anna.say("act", seat=0, decision=0, paths=[["drop", "a"]])
        assert answer["code"] == "read-only"
        go = anna.say("rematch")
        assert str(go["go"]).endswith("/sit")
        told = json.dumps(drawn(anna.until("view")))
        assert "To the match that goes on" in told


def test_another_language_on_the_same_line(server: Server, party: Party) -> None:
    with line(server, party, "Anna") as anna:
        anna.until("snap")
        assert anna.say("lang", lang="de")["t"] == "ok"
        assert str(asked(anna.until("snap"))["prompt"]).startswith("In welche Spalte")
