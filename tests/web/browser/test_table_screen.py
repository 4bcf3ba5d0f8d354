"""The play screen holds its promises: every game and number of seats, seven windows."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.web.browser.look import SIZES, complaints
from tests.web.browser.test_table_hamlet import position
from tests.web.conftest import Server

from tafelrunde.core.registry import FOLDERS, find, packages
from tafelrunde.table.match.message import Accepted
from tafelrunde.table.match.table import OVER

if TYPE_CHECKING:
    from tests.web.browser.conftest import People
    from tests.web.conftest import Party

GAMES = [key for key, package in packages().items() if package.startswith(FOLDERS[0])]
MOST = 60  # decisions of a match
QUIET = 15  # decisions without a new kind of question: then there will be none soon
CLICKS = 5  # to choose one action
SPOTS = ("svg.region [data-token][data-live]", "#dock [id^=do-]")
LONG = re.compile(r"\d\d …$")  # a list of ten or more
FIRST = "() => localStorage.setItem('table-ask-first', 'yes')"  # always asks before it sends


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots do not pause."""
    with Server(tmp_path_factory.mktemp("sizes") / "tables.db", pace=0.0) as running:
        yield running


@pytest.mark.parametrize("many", [False, True], ids=["fewest", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_every_question_keeps_the_screen(
    people: People, server: Server, game: str, many: bool
) -> None:
    seats = find(game).meta.seats[many]
    party = server.party("friend", *["bot random"] * (seats - 1), game=game)
    party.sit(0, "Anna")
    anna = Person(people, party)
    wrong = [f"{kind}: {one}" for kind in anna.kinds() for one in anna.looks()]
    assert len(anna.known) > 1
    assert not wrong, f"{len(wrong)} on {game} with {seats}:\n" + "\n".join(wrong[:40])


def between() -> Iterator[tuple[str, int]]:
    """The numbers of seats that are neither the fewest nor the most."""
    for game in GAMES:
        low, high = find(game).meta.seats
        yield from ((game, seats) for seats in range(low + 1, high))


@pytest.mark.parametrize(("game", "seats"), list(between()))
def test_so_does_the_first_one_with_any_number_of_seats(
    people: People, server: Server, game: str, seats: int
) -> None:
    party = server.party("friend", *["bot random"] * (seats - 1), game=game)
    party.sit(0, "Anna")
    anna = Person(people, party)
    wrong = [one for _ in islice(anna.kinds(), 1) for one in anna.looks()]
    assert anna.known
    assert not wrong, f"{len(wrong)} on {game} with {seats}:\n" + "\n".join(wrong[:40])


def test_a_tile_is_turned_and_laid_on_the_screen(people: People, server: Server) -> None:
    """While its ghost lies in the village: confirm, turn and back."""
    start = position(1, "place", tiles=8, ways=12)
    party = server.party("friend", game="hamlet", position=start)
    party.sit(0, "Anna")
    page = people.at(party, "Anna")
    edges = Counter(action.tokens[1] for action in party.table.match.legal(0))
    edge, _ = edges.most_common(1)[0]
    page.locator(f'svg.region [data-token="{edge}"]').dispatch_event("click")
    for button in ("confirm", "turn", "back"):
        expect(page.locator(f"#go-{button}")).to_be_visible()
    assert not at_all_sizes(page, "laid")


def at_all_sizes(page: Page, state: str, boards: dict[str, list[int]] | None = None) -> list[str]:
    """What is wrong; the board lies where it has always lain."""
    out = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        size = f"{width}×{height}"
        wrong, board = complaints(page)
        if boards is not None and boards.setdefault(size, board) != board:
            wrong.append(f"the board jumps from {boards[size]} to {board}")
        out += [f"{state}, {size}: {one}" for one in wrong]
    return out


def begun(page: Page) -> None:
    """The first action there is, or the first part of one, chosen but not sent."""
    back = page.locator("#go-back")
    more = page.locator("[id^=more-]:enabled")
    if more.count():
        more.first.dispatch_event("click")  # the server is asked whether it may be so
        expect(back).to_have_count(1)
        return
    for _ in range(CLICKS):
        if page.locator("#go-confirm").count():
            break
        board, verbs = (page.locator(spot) for spot in SPOTS)
        (board if board.count() else verbs).first.dispatch_event("click")
    assert back.count() or page.locator("#go-turn").count()


def put_back(page: Page) -> None:
    for _ in range(CLICKS):
        back = page.locator("#go-back")
        if not back.count():
            return
        back.dispatch_event("click")
    raise AssertionError("there is no way back")


class Person:
    """Anna at seat 0, who plays at random and looks at every new kind of question."""

    def __init__(self, people: People, party: Party) -> None:
        self.party = party
        self.known: set[str] = set()
        self.listed = False
        self.boards: dict[str, list[int]] = {}
        self.decision = -1  # of the question that the page shows
        self.page = people.person("Anna")
        self.page.on("websocket", self.listen)
        self.page.goto(party.path)
        self.page.evaluate(FIRST)
        self.page.reload()
        expect(self.page.locator("#seats .name")).to_have_count(len(party.table.match.setup.sides))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.heard)

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("snap", "view") and "ask" in message:
            self.decision = message["ask"].get("decision", -1)

    def kinds(self) -> Iterator[str]:
        """Each kind of question once, while the page shows it."""
        random, quiet = Random(1), 0
        for _ in range(MOST):
            self.wait()
            asked = self.party.table.match.asked(0)
            if asked is None or quiet > QUIET:
                return
            quiet += 1
            if asked.code not in self.known:
                self.known.add(asked.code)
                quiet = 0
                yield asked.code
            legal = self.party.table.match.legal(0)
            assert isinstance(self.party.act(0, str(random.choice(legal))), Accepted)

    def looks(self) -> list[str]:
        """What is wrong as a question comes, before something is sent, in a long list once."""
        out = at_all_sizes(self.page, "asked", self.boards)
        everything = self.page.locator("#all-actions", has_text=LONG)
        if not self.listed and everything.count():
            self.listed = True
            everything.dispatch_event("click")
            out += at_all_sizes(self.page, "listed", self.boards)
            self.page.locator("#all-actions").dispatch_event("click")
        begun(self.page)
        out += at_all_sizes(self.page, "chosen", self.boards)
        put_back(self.page)
        return out

    def wait(self) -> None:
        """Until the page shows what the table asks, or the match is over."""
        for _ in range(3000):
            table = self.party.table
            if table.state == OVER:
                return
            if 0 in table.waits and self.decision == table.match.decision(0):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the page does not ask")
