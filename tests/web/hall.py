"""Pages without a browser: clients of an app whose house lives in one event loop."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted, Act, TakeSeat
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import DRAWN, Created, Plan, Source
from tafelrunde.web.app import create_app
from tafelrunde.web.reader import COOKIE, unsign
from tafelrunde.web.security import RATES, Limits

SECRET = b"a secret for tests only"
HOME = "http://testserver"


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Hall:
    portal: BlockingPortal
    house: House
    clock: Clock
    app: Starlette

    def browser(
        self, lang: str = "de", home: str = HOME, headers: Mapping[str, str] | None = None
    ) -> TestClient:
        """Somebody new, with cookies of their own."""
        sent = {"origin": home, "accept-language": lang, **(headers or {})}
        client = TestClient(
            self.app, home, raise_server_exceptions=False, headers=sent, follow_redirects=False
        )
        client.portal = self.portal
        return client

    # tables

    def table(self, id: str) -> Table:
        return self.portal.call(self.house.load, id)

    def create(
        self,
        *plan: str,
        game: str = "connect4",
        options: Mapping[str, object] | None = None,
        host: str = "host",
        is_open: bool = False,
        undo: str = "consent",
        luck: Source = DRAWN,
    ) -> Created:
        plans = [Plan(kind, level) for kind, _, level in (one.partition(" ") for one in plan)]
        create = self.house.create_table
        call = partial(create, game, plans, options, host, is_open, undo=undo, luck=luck)
        return self.portal.call(call)

    def sit(
        self, created: Created, seat: int, name: str, person: str = "", seal: str = ""
    ) -> str:  # fmt: skip
        message = TakeSeat(f"sit{seat}", seat, name, created.invites[seat], seal, person)
        answer = self.portal.call(self.house.handle, created.id, message)
        assert isinstance(answer, Accepted)
        return answer.key

    def act(self, id: str, seat: int, key: str) -> None:
        """The first legal action."""
        match = self.table(id).match
        text = str(match.legal(seat)[0])
        message = Act(f"a{len(match.entries)}", key, seat, match.decision(seat), (text,))
        assert isinstance(self.portal.call(self.house.handle, id, message), Accepted)

    def play_on(self, id: str, keys: Mapping[int, str]) -> None:
        while self.table(id).state == "running":
            seat = self.table(id).waits[0]
            self.act(id, seat, keys[seat])


def person_of(client: TestClient) -> str:
    """Who the server takes this browser for."""
    text = unsign(SECRET, client.cookies[COOKIE])
    assert text is not None
    return text.split('"')[1]


@pytest.fixture
def who() -> Callable[[TestClient], str]:
    return person_of


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with hall_on(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as found:
        yield found


@contextmanager
def hall_on(url: str) -> Iterator[Hall]:
    with start_blocking_portal() as portal:
        house = portal.call(partial(House.start, url, 0, 0, key=SECRET))
        clock = Clock()
        app = create_app(house, SECRET, Limits(clock, RATES), everything=True)
        yield Hall(portal, house, clock, app)
        portal.call(house.close)
