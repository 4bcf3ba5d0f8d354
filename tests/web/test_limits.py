"""Credit of a person and of an address, over all their connections, by what it costs the server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.lines import line
from websockets.exceptions import ConnectionClosed

from tafelrunde.web.credit import price
from tafelrunde.web.security import ALL, RATES, SHARES, Limits
from tafelrunde.web.table.socket import COST, TOO_MANY

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server
    from tests.web.hall import Hall

HOME, OFFICE = "192.0.2.1", "192.0.2.2"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(limits: Limits, address: str, person: str, kind: str = "message") -> int:
    """How often, until there is nothing left."""
    times = 0
    while limits.take(address, person, kind):
        times += 1
        assert times < 10_000
    return times


def test_a_person_has_one_credit_wherever_they_are() -> None:
    limits = Limits(Clock())
    own = int(RATES["message"][0] * SHARES["message"])
    assert taken(limits, HOME, "Anna") == own
    assert taken(limits, OFFICE, "Anna") == 0
    assert taken(limits, OFFICE, "Ben") == own


def test_an_address_has_one_credit_whoever_comes_from_there() -> None:
    limits = Limits(Clock())
    assert sum(taken(limits, HOME, f"p{n}") for n in range(20)) == RATES["message"][0]
    assert taken(limits, HOME, "") == 0
    assert limits.take(OFFICE, "p19", "message")


def test_what_is_refused_is_paid_by_nobody() -> None:
    limits = Limits(Clock())
    taken(limits, HOME, "Anna")
    rest = RATES["message"][0] * (1 - SHARES["message"])
    assert taken(limits, HOME, "") == rest


def test_it_grows_back_for_both() -> None:
    clock = Clock()
    limits = Limits(clock)
    taken(limits, HOME, "Anna")
    clock.now += 1.0
    assert taken(limits, HOME, "Anna") == RATES["message"][1] * SHARES["message"]


def test_other_processes_hear_no_person() -> None:
    told: list[str] = []

    class Peers:
        spent = None

        def spend(self, client: str, kind: str, cost: float) -> None:
            told.append(client)

    limits = Limits(Clock())
    limits.share(Peers())  # type: ignore[arg-type]
    limits.take(HOME, "Anna", "post")
    assert told[0] == HOME
    assert "Anna" not in told[1]
    before = Limits(Clock())
    before.spent_elsewhere(told[1], "post", RATES["post"][0])
    assert not before.take(OFFICE, "Anna", "post")
    assert before.take(OFFICE, "Ben", "post")


# sockets that stay open


def test_so_many_sockets_of_a_person_of_an_address_and_in_all() -> None:
    limits = Limits(rates={**RATES, "open": (16, 0.0)})
    own = int(16 * SHARES["open"])
    held = [limits.opened(HOME, "Anna") for _ in range(own)]
    assert all(one.__enter__() for one in held)
    with limits.opened(OFFICE, "Anna") as is_room:
        assert not is_room
    more = [limits.opened(HOME, f"p{n}") for n in range(16 - own)]
    assert all(one.__enter__() for one in more)
    with limits.opened(HOME, "Zoe") as is_room:
        assert not is_room
    held.pop().__exit__(None, None, None)
    with limits.opened(HOME, "Anna") as is_room:
        assert is_room
    many = [limits.opened(f"a{n}", "") for n in range(16 * ALL - 15)]
    assert all(one.__enter__() for one in many)
    with limits.opened("elsewhere", "") as is_room:
        assert not is_room
    for one in (*held, *more, *many):
        one.__exit__(None, None, None)
    assert not limits._open


@pytest.fixture
def party(server: Server) -> Party:
    party = server.party("friend", "friend")
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return party


@pytest.fixture
def limits(server: Server, monkeypatch: pytest.MonkeyPatch) -> Limits:
    """The server's own, as they are outside of tests; nothing grows back."""
    found: Limits = server.app.state.site.limits  # type: ignore[attr-defined]
    monkeypatch.setattr(found, "rates", dict(RATES))
    monkeypatch.setattr(found, "clock", Clock())
    monkeypatch.setattr(found, "_buckets", type(found._buckets)())
    return found


def test_one_socket_too_many_is_told_so(server: Server, party: Party, limits: Limits) -> None:
    limits.rates["open"] = (8, 0.0)  # type: ignore[index]
    with line(server, party, "Anna") as one:
        one.until("snap")
        with line(server, party, "Anna") as two, pytest.raises(ConnectionClosed) as closed:
            two.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        with line(server, party, "Ben") as other:
            other.until("snap")


def test_many_sockets_of_a_person_have_no_more_credit_than_one(
    server: Server, party: Party, limits: Limits
) -> None:
    """Of all languages the server was asked to draw in, on five sockets."""
    drawn = 0
    for _ in range(5):
        with line(server, party, "Anna") as anna:
            anna.until("snap")
            for lang in ("de", "en") * 6:
                answer = anna.say("lang", lang=lang)
                drawn += answer["t"] == "ok"
    assert drawn == RATES["message"][0] * SHARES["message"] // COST["lang"]
    with line(server, party, "Ben") as ben:
        ben.until("snap")
        assert ben.say("beat")["t"] == "ok"


# pages


def test_pages_use_up_credit_that_grows_back(hall: Hall) -> None:
    client = hall.browser("en")
    client.get("/settings")  # no page, but a cookie
    burst, per_second = RATES["page"]
    statuses = [client.get("/rules/eko/4.2?fragment=1").status_code for _ in range(110)]
    assert 429 in statuses
    refused = client.get("/")
    assert refused.status_code == 429
    assert refused.headers["retry-after"]
    assert client.get("/style.css").status_code == 200
    assert client.get("/healthz").status_code == 200
    hall.clock.now += burst / per_second
    assert client.get("/").status_code == 200


def test_dear_pages_cost_more() -> None:
    assert price("/") > price("/rules/eko/4.2") > price("/t/x") > price("/tables/mine") > 0
    assert price("/static/x/site.css") == price("/fonts/a.woff2") == price("/healthz") == 0
    assert price("/t/x/replay/position") == price("/replay/r/story") == price("/replay/r.png") == 0
    assert price("/t/x/end") == price("/t/x/replay.png") == 0  # they have credit of their own
    assert price("/t/x/replay") == price("/t/x")
    assert 0 < price("/t/x/replay/film/f") < price("/tables/mine")
