"""Where past turns are forgotten, log and replay keep them to themselves (Wutaki 1.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pytest
from tests.web.hall import Hall

from tafelrunde.games.wutaki.tests.positions import SECOND, position
from tafelrunde.table.match.message import Accepted, Act, Resign
from tafelrunde.table.plan import Plan
from tafelrunde.web.table.easels import easel_of

if TYPE_CHECKING:
    from starlette.testclient import TestClient

    from tafelrunde.table.match.table import Table

Who = Callable[["TestClient"], str]
JSON = {"accept": "application/json"}


class Wutaki:
    """Ben, then Anna with a browser. Ben has just fulfilled a pact, and Anna is asked."""

    def __init__(self, hall: Hall, who: Who, memory: str) -> None:
        self.hall = hall
        self.anna = hall.browser("en", headers=JSON)
        self.anna.get("/")
        options = {"memory": memory}
        ben: dict[str, object] = {"resources": "3 sheep 2 gold", "accepted": ["A02"]}
        begun = position(ben, {}, steps=SECOND).to_dict()
        plans = [Plan("friend"), Plan("friend")]
        call = partial(hall.house.create_table, "wutaki", plans, options, "host", position=begun)
        made = hall.portal.call(call)
        self.id, self.base = made.id, f"/t/{made.id}/replay"
        self.keys = [hall.sit(made, 0, "Ben", "ben"), hall.sit(made, 1, "Anna", who(self.anna))]
        self.act("fulfil A02")
        while self.table.waits == (0,):
            self.act()

    @property
    def table(self) -> Table:
        return self.hall.table(self.id)

    def act(self, text: str = "") -> None:
        """Whoever is asked; without a text, the last of what is possible."""
        seat, match = self.table.waits[0], self.table.match
        text = text or str(match.legal(seat)[-1])
        name = f"a{len(match.entries)}"
        act = Act(name, self.keys[seat], seat, match.decision(seat), (text,))
        assert isinstance(self.hall.portal.call(self.hall.house.handle, self.id, act), Accepted)

    def lines(self, seat: int | None) -> list[str]:
        table, easel = self.table, easel_of(self.table, "en")
        items = table.events_since(-1, seat)
        return [line["text"] for item in items for line in easel.lines(item, table)]


@pytest.fixture
def match(hall: Hall, who: Who) -> Wutaki:
    return Wutaki(hall, who, "hidden")


def whole(lines: list[str], name: str) -> list[str]:
    return [line for line in lines if line.startswith(f"{name} fulfils the pact")]


def test_a_log_tells_the_last_turns_of_others_and_forgets_them(match: Wutaki) -> None:
    """1.7 (audit W2): told until one acts oneself, then only that a pact was fulfilled."""
    assert whole(match.lines(1), "Ben")
    match.act("place loyal favour")
    lines = match.lines(1)
    assert not whole(lines, "Ben")
    assert "Ben has fulfilled a pact." in lines
    assert whole(match.lines(0), "Ben")
    assert not whole(match.lines(None), "Ben")


def test_a_replay_opens_when_the_match_is_over(match: Wutaki) -> None:
    """1.7: no story, no position, no picture of what is past; afterwards all of it."""
    addresses = [f"{match.base}{part}" for part in ("", "/story", "/position?at=1", ".png?at=1")]
    for address in addresses:
        answer = match.anna.get(address)
        assert answer.status_code == 403, address
        assert "nobody shows what is past" in answer.json()["text"]
    resign = Resign("r", match.keys[0], 0)
    assert isinstance(match.hall.portal.call(match.hall.house.handle, match.id, resign), Accepted)
    assert [match.anna.get(one).status_code for one in addresses] == [200] * 4
    assert whole(match.lines(1), "Ben")


def test_the_last_turns_can_be_seen_again_and_nothing_before_them(match: Wutaki) -> None:
    """1.7: what is shown again begins where one acted last, wherever a page wants to begin."""
    match.act("place loyal favour")
    table = match.table
    answer = match.anna.get(f"{match.base}/way?as=1&first=0&last={table.last}")
    assert answer.status_code == 200
    shown = [frame["i"] for frame in answer.json()["frames"][1:]]
    assert shown
    assert min(shown) >= table.fresh_from(1) > 0
    past = match.anna.get(f"{match.base}/way?as=1&first=0&last={table.fresh_from(1) - 1}")
    assert past.status_code == 400


def test_by_agreement_nothing_is_forgotten(hall: Hall, who: Who) -> None:
    """1.7: `memory = shown` leaves log and replay as they are in every game."""
    match = Wutaki(hall, who, "shown")
    match.act("place loyal favour")
    assert whole(match.lines(1), "Ben")
    assert match.anna.get(f"{match.base}/position?at=1").status_code == 200
