"""A page is told past turns anew when they are forgotten."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest
from tests.web.lines import Json, asked, line

from tafelrunde.core.event import Event
from tafelrunde.core.state import Setup

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server


@pytest.fixture
def party(server: Server, monkeypatch: pytest.MonkeyPatch) -> Party:
    party = server.party()
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    setup = party.table.match.setup
    monkeypatch.setattr(setup, "forgets", True)

    def remembered(self: Setup, events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
        return tuple(event for event in events if event.args[0] == seat)

    monkeypatch.setattr(type(setup), "remembered", remembered)
    return party


def texts(told: object) -> list[str]:
    assert isinstance(told, list)
    return [row["text"] for row in told if row["kind"] == "act"]


def again(message: Json) -> Json:
    found = message["again"]
    assert isinstance(found, dict)
    return found


def test_lines_of_others_go_with_ones_own_act(server: Server, party: Party) -> None:
    party.play("drop a", "drop b")
    with line(server, party, "Anna") as anna:
        snap = anna.until("snap")
        assert texts(snap["log"]) == ["Anna drops into column a.", "Ben drops into column b."]
        decision = asked(snap)["decision"]
        anna.say("act", seat=0, decision=decision, paths=[["drop", "d"]])
        told = next(message for message in anna.seen if "again" in message)
        assert texts(again(told)["lines"]) == ["Anna drops into column a."]
        assert again(told)["last"] == party.table.last - 1


def test_who_comes_back_is_told_no_more(server: Server, party: Party) -> None:
    """Also where the page still has the old lines."""
    party.play("drop a", "drop b", "drop c")
    last = party.table.last
    with line(server, party, "Anna") as anna:
        assert texts(anna.until("snap")["log"]) == [
            "Anna drops into column a.",
            "Anna drops into column c.",
        ]
    with line(server, party, "Anna", f"?after={last}") as anna:
        told = again(anna.until("snap"))
        assert texts(told["lines"]) == ["Anna drops into column a."]
        assert (told["first"], told["last"]) == (0, last - 1)
