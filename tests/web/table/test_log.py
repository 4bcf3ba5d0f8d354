"""Lines of the log: by whom, how telling, in which round."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from tests.web.hall import Hall

from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.core.registry import find
from tafelrunde.core.view import View
from tafelrunde.desks import Value
from tafelrunde.table.match.log import LogItem
from tafelrunde.web.table import log
from tafelrunde.web.table.easels import easel_of
from tafelrunde.web.table.labels import table_texts
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tafelrunde.web.table.protocol import LogLine

SIDES = ("seat-0", "seat-1", "robot")


def told(*events: Event, by: int = 0, kind: str = "act") -> list[LogLine]:
    """What a page gets of an entry of Leduc poker."""
    item = LogItem(7, kind, by if kind == "act" else -1, 0, by, events)
    words = Words(find("leduc"), "en", ("Anna", "Ben"))
    return log.log_lines(item, words, table_texts("en"), SIDES)


def event(code: str, *args: int | str) -> Event:
    return Event(EVERYONE, code, "1", args)


@pytest.fixture
def story(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    out = SimpleNamespace(BY={}, ASIDE=(), ROUNDS={})
    monkeypatch.setattr(log, "story_of", lambda _: out)
    return out


def test_who_a_sentence_is_about_did_it() -> None:
    """Not who was asked last: after a common reveal every line is its own player's."""
    assert [line["who"] for line in told(event("calls", 1), by=0)] == [1]


def test_what_names_nobody_is_done_by_who_acted_before() -> None:
    calls, card = event("calls", 1), event("public", "king")
    assert [line["who"] for line in told(calls, card)] == [1, 1]
    assert [line["who"] for line in told(card, by=1, kind="luck")] == [1]
    assert [line["who"] for line in told(card, by=-1, kind="luck")] == [-1]


def test_an_automa_and_nobody_are_named_by_the_game(story: SimpleNamespace) -> None:
    story.BY = {"public": "robot"}
    assert [line["who"] for line in told(event("calls", 1), event("public", "king"))] == [1, 2]
    story.BY = {"public": ""}
    assert [line["who"] for line in told(event("public", "king"))] == [-1]


def test_turns_and_rounds(story: SimpleNamespace) -> None:
    story.ASIDE, story.ROUNDS = ("calls",), {"raises": 0}
    calls, raises = told(event("calls", 1), event("raises", 1, 4))
    assert calls.get("aside")
    assert "round" not in calls
    assert raises.get("round") == 1


def test_luck_is_of_whoever_brought_it_about(hall: Hall) -> None:
    made = hall.create("friend", "friend", game="leduc")
    keys = {seat: hall.sit(made, seat, f"P{seat}") for seat in (0, 1)}
    for seat in (0, 1):
        hall.act(made.id, seat, keys[seat])
    table = hall.table(made.id)
    lines = [
        line
        for item in table.events_since(-1, None)
        for line in easel_of(table, "en").lines(item, table)
    ]
    drawn = [line["who"] for line in lines if line["kind"] == "luck"]
    assert drawn[-1] == 1
    assert "setup" in next(line for line in lines if line["kind"] == "luck")
    assert "setup" not in lines[-1]


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    out = SimpleNamespace(MAIN={}, gains=lambda event, words: ())
    monkeypatch.setattr(log, "desk_of", lambda _: out)
    return out


def test_what_an_event_brought_is_told_with_its_line(desk: SimpleNamespace) -> None:
    desk.gains = lambda event, words: (Value("points", event.args[0], words.lang),)
    assert told(event("calls", 1))[0].get("gain") == [("points", 1, "en")]


def test_a_telling_line_says_what_it_is_about(desk: SimpleNamespace) -> None:
    """Only what its words really contain."""
    assert "things" not in told(event("public", "king"))[0]
    desk.MAIN = {"public": 3}
    [line] = told(event("public", "king"))
    [thing] = line.get("things", [])
    assert thing in line["text"]


def test_ways_are_told_as_a_spectator_sees_them(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only some hear has no way that others could see; what was long ago has none."""
    made = hall.create("friend", "friend", game="leduc")
    keys = {seat: hall.sit(made, seat, f"P{seat}") for seat in (0, 1)}
    seen: list[object] = []

    def walk(view: View, event: Event) -> list[tuple[float, float]]:
        seen.append(view.seat)
        return [(0, 0), (1.234, 2)]

    monkeypatch.setattr(
        log, "board_of", lambda _: SimpleNamespace(WAYS={"calls": walk, "checks": walk})
    )
    hall.act(made.id, 0, keys[0])
    table = hall.table(made.id)
    items = table.events_since(-1, 0)
    lines = [line for item in items for line in easel_of(table, "en").lines(item, table)]
    assert [line["way"] for line in lines if "way" in line] == [[(0, 0), (1.2, 2)]]
    assert seen == [None]
