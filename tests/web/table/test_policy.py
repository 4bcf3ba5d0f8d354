"""What a page shows of the table's policy, and what its socket answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from tests.web.lines import asked, drawn, line

from tafelrunde.table.plan import Source

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server


def seated(server: Server, *names: str, undo: str = "consent") -> Party:
    plan = [*["friend"] * len(names), "bot random"][:2]
    party = server.party(*plan, undo=undo)
    for seat, name in enumerate(names):
        party.sit(seat, name)
    return party


def shown(party: Party, server: Server, id: str, lang: str = "en", name: str = "Anna") -> str:
    with line(server, party, name, lang=lang) as socket:
        return str(drawn(socket.until("snap")).get(id, ""))


@pytest.mark.parametrize(
    ("lang", "undo", "words"),
    [
        ("en", "never", "Taking back: never"),
        ("en", "consent", "Taking back: if all others agree"),
        ("en", "freely", "This match is practice"),
        ("de", "never", "Zurücknehmen: nie"),
        ("de", "consent", "Zurücknehmen: wenn alle anderen zustimmen"),
        ("de", "freely", "Diese Partie ist eine Übung"),
    ],
)
def test_the_menu_says_what_may_be_taken_back(
    server: Server, lang: str, undo: str, words: str
) -> None:
    party = seated(server, "Anna", "Ben", undo=undo)
    assert words in shown(party, server, "menu-policy", lang)
    assert words in shown(party, server, "menu-policy", lang, "Zoe")  # who watches


def test_alone_among_bots_it_is_settled_at_the_start(server: Server) -> None:
    party = server.party("friend", "friend", host="Anna")
    party.sit(0, "Anna")
    assert "alone against bots, never" in shown(party, server, "note-wait")
    party = seated(server, "Anna")
    assert "Taking back: never" in shown(party, server, "menu-policy")


def test_with_the_box_on_the_table_all_can_be_corrected(server: Server) -> None:
    party = server.party("friend", game="hamlet", luck=Source(True), undo="never")
    party.sit(0, "Anna")
    assert "can always be corrected" in shown(party, server, "menu-policy")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Taking back: never."), ("de", "Zurücknehmen: nie.")]
)
def test_never_is_refused_by_name_and_not_offered(server: Server, lang: str, words: str) -> None:
    party = seated(server, "Anna", "Ben", undo="never")
    with line(server, party, "Anna", lang=lang) as anna:
        anna.until("snap")
        party.play("drop a", "drop b")
        entry = party.table.places[0]
        answer = anna.say("undo", seat=0, entry=entry)
        assert (answer["t"], answer["code"]) == ("err", "undo-never")
        assert str(answer["text"]).startswith(words)
    with line(server, party, "Anna") as anna:
        assert asked(anna.until("snap"))["undo"] is None


def test_freely_is_at_once_and_the_page_calls_it_practice(server: Server) -> None:
    party = seated(server, "Anna", "Ben", undo="freely")
    party.play("drop a", "drop b")
    with line(server, party, "Anna") as anna:
        offer = asked(anna.until("snap"))["undo"]
        assert offer == {"seat": 0, "entry": party.table.places[0], "free": True}
        assert anna.say("undo", seat=0, entry=party.table.places[0])["t"] == "ok"
    assert party.table.waits == (0,)
    cookie = {"cookie": server.cookie("Anna", "Anna", "en")}
    assert 'class="tag">Practice<' in httpx.get(party.path, headers=cookie).text
    party.play(*(f"drop {column}" for column in "abababa"))
    assert "A practice match" in httpx.get(f"{party.path}/end", headers=cookie).text


def test_other_matches_are_not_called_practice(server: Server) -> None:
    party = seated(server, "Anna", "Ben")
    cookie = {"cookie": server.cookie("Anna", "Anna", "en")}
    assert 'class="tag"' not in httpx.get(party.path, headers=cookie).text
    party.play(*(f"drop {column}" for column in "abababa"))
    answer = httpx.get(f"{party.path}/end", headers={"cookie": server.cookie("Anna", "Anna", "en")})
    assert answer.status_code == 200
    assert "practice" not in answer.text
