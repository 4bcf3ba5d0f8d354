"""Every power, as docs/security.md has it: each row is tried by everybody, on a real server."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from starlette.routing import Route, WebSocketRoute
from tests.web.lines import Json, Line, line

from tafelrunde.draw import fonts
from tafelrunde.table.match.message import Attend, ReplaceByBot, Undo
from tafelrunde.table.plan import Source
from tafelrunde.web.app import create_app
from tafelrunde.web.table.messages import READERS

if TYPE_CHECKING:
    from tests.web.conftest import Party, Server

DOC: Final = Path(__file__).parents[2] / "docs" / "security.md"
HIDDEN: Final = "sealed_bids"  # a game with secrets, for three
NUMBERS: Final = ("a1" * 32, "b2" * 32)
BOX: Final = "hamlet"  # one that can be played with the box on the table
PICTURED: Final = "3.6"  # a paragraph of its rulebook with a picture
OPERATING: Final = {"GET /metrics"}  # for who runs the server: docs/running-a-server.md
OF_BOX: Final = re.compile(r"/rules/|/components|/with")
OVER_HTTP: Final = re.compile(r"(GET|POST|WS) /")


@dataclass(frozen=True)
class Row:
    power: str
    by: tuple[str, ...]
    cells: tuple[tuple[str, str], ...]  # who, and whether


def rows() -> list[Row]:
    """The one table of the document."""
    text = DOC.read_text(encoding="utf-8").partition("## Who may do what")[2]
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    head, *rest = lines
    return [
        Row(power, tuple(re.findall(r"`([^`]+)`", by)), tuple(zip(head[2:], cells)))
        for power, by, *cells in rest
    ]


ROWS: Final = rows()


# who


@dataclass(frozen=True)
class Scene:
    """A table, and everybody at it: Anna on seat 0, Ben and Cleo on others, Host, Zoe, Ivy."""

    server: Server
    party: Party
    free: int = -1  # a seat that is still free

    @property
    def invite(self) -> str:
        return self.party.table.invites[max(self.free, 0)]

    def cookie(self, who: str) -> str:
        names = {"host": "Host", "seat": "Anna", "other": "Ben", "invited": "Ivy"}
        person = {"seat link": "Lea", "spectator": "Zoe"} | names
        linked = f"; seat={self.party.keys[0]}" if who == "seat link" else ""
        return self.server.cookie(person[who], person[who], "en") + linked

    @contextmanager
    def line(self, who: str) -> Iterator[Line]:
        query = f"?invite={self.invite}" if who == "invited" else ""
        with line(self.server, self.party, "", query, cookie=self.cookie(who)) as one:
            one.until("snap")
            yield one

    def fetch(self, who: str, how: str, **form: str) -> httpx.Response:
        method, _, path = how.partition(" ")
        headers = {"Cookie": self.cookie(who), "Origin": self.server.url}
        return httpx.request(
            method, self.server.url + path, headers=headers, data=form or None, timeout=30
        )


def running(server: Server, game: str = "connect4", seats: int = 2, **how: object) -> Scene:
    party = server.party(*["friend"] * seats, game=game, host="Host", **how)  # type: ignore[arg-type]
    for seat, name in zip(range(seats), ("Anna", "Ben", "Cleo")):
        party.sit(seat, name)
    return Scene(server, party)


def waiting(server: Server, is_open: bool = False) -> Scene:
    party = server.party(*["friend"] * 3, game=HIDDEN, host="Host", is_open=is_open)
    party.sit(0, "Anna")
    party.sit(1, "Ben")
    return Scene(server, party, free=2)


def sealed(server: Server) -> Scene:
    """Everybody has sealed a number; none is open yet."""
    party = server.party("friend", "friend", host="Host")
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name, number=NUMBERS[seat])
    return Scene(server, party)


def counted(server: Server) -> Scene:
    """Everybody is there; nobody has stopped it yet."""
    party = server.party("friend", "friend", host="Host", counts=600)
    for seat, name in enumerate(("Anna", "Ben")):
        party.sit(seat, name)
    return Scene(server, party)


def tell(scene: Scene, message: object) -> None:
    house, id = scene.server.house, scene.party.id
    scene.server.call(house.handle(id, message))  # type: ignore[arg-type]


def answered(server: Server) -> Scene:
    """Anna has played, and Ben after her."""
    scene = running(server)
    scene.party.play("drop d", "drop d")
    return scene


def asked(server: Server) -> Scene:
    """Ben would like to take back what Anna has answered."""
    scene = running(server)
    scene.party.play("drop d", "drop d", "drop d")
    table, keys = scene.party.table, scene.party.keys
    tell(scene, Undo("undo", keys[1], 1, table.places[1]))
    return scene


def played(server: Server) -> Scene:
    scene = running(server)
    scene.party.play("drop d")
    return scene


def botted(server: Server) -> Scene:
    scene = running(server)
    tell(scene, ReplaceByBot("bot", scene.party.keys[0], 0, "random"))
    return scene


def away(server: Server) -> Scene:
    scene = running(server, HIDDEN, 3)
    tell(scene, Attend(0, False, scene.party.table.last))
    return scene


def practising(server: Server) -> Scene:
    """Anna against a bot; everybody else only looks on."""
    party = server.party("friend", "bot random", host="Host", undo="freely")
    party.sit(0, "Anna")
    return Scene(server, party)


def over(server: Server) -> Scene:
    scene = running(server)
    scene.party.play(*["drop a", "drop b"] * 3, "drop a")
    return scene


def old(server: Server) -> Scene:
    """A running match of a version of the rules that is not installed any more."""
    scene = answered(server)
    scene.party.make_old()
    return scene


def boxed(server: Server) -> Scene:
    return running(server, BOX, luck=Source(True))


# what


def drop(scene: Scene) -> Json:
    return {"decision": scene.party.table.match.decision(0), "paths": [["drop", "d"]]}


def decision(scene: Scene) -> Json:
    return {"decision": scene.party.table.match.decision(0)}


def given(scene: Scene) -> Json:
    match = scene.party.table.match
    outcome = str(match.state.odds()[0][0]).split(" ")
    return {"decision": len(match.entries), "paths": [outcome]}


def first_act(scene: Scene) -> Json:
    return {"entry": scene.party.table.places[0]}


def question(scene: Scene) -> Json:
    asking = scene.party.table.asking
    assert asking is not None
    return {"ask": asking.index}


def alone(scene: Scene) -> Json:
    return {}


Setting = tuple[Callable[["Server"], Scene], Callable[[Scene], Json]]
SAID: Final[dict[str, Setting]] = {  # power → the scene, and what is said besides the seat
    "play for the seat": (running, drop),
    "enter what a box gave": (boxed, given),
    "try picks before they are sent": (running, lambda scene: drop(scene) | {"paths": []}),
    "play what was typed": (running, lambda scene: {"decision": 0, "text": "d"}),
    "hear what an action would do": (running, lambda scene: drop(scene) | {"path": ["drop", "d"]}),
    "hear why not": (running, lambda scene: {"path": ["z"]}),
    "hear what a strong bot would consider, alone in practice": (practising, decision),
    "answer a question once for all": (running, lambda scene: {"ask": "x", "on": True}),
    "set the pace of bots": (running, lambda scene: {"speed": "calm"}),
    "take back what nobody has answered": (played, first_act),
    "take back what others have answered": (answered, first_act),
    "agree to what another asks": (asked, question),
    "stop the counting before the match, let it go on": (counted, lambda scene: {"on": False}),
    "refuse what another asks": (asked, question),
    "sit down at a free seat of a closed table": (waiting, alone),
    "sit down at a free seat of an open table": (lambda server: waiting(server, True), alone),
    "free the seat before the start": (waiting, alone),
    "free the seat in mid-match": (running, alone),
    "put a bot on an empty seat": (waiting, lambda scene: {"seat": 2, "level": "random"}),
    "put a bot for somebody who is there": (running, lambda scene: {"level": "random"}),
    "put a bot for somebody who is away": (away, lambda scene: {"level": "random"}),
    "open the number that the page had sealed": (sealed, lambda scene: {"number": NUMBERS[0]}),
    "come back to the seat": (botted, alone),
    "give up": (running, alone),
    "end the match without a result": (running, alone),
    "talk": (running, lambda scene: {"seat": None, "text": "Hello"}),
    "talk in the name of the seat": (running, lambda scene: {"text": "Hello"}),
    "open the rematch": (over, alone),
    "open the table on which a match of other rules goes on": (old, alone),
    "have the device, of several people at it": (running, alone),
    "change the language, tell a sign of life": (running, lambda scene: {"lang": "de"}),
}
# refused, but for another reason than that one has no right
ALSO: Final = {"play what was typed": "bad-phrase", "answer a question once for all": "bad-message"}


def said(scene: Scene, power: str, kind: str, who: str) -> str:
    """yes, no, or asks."""
    fields: Json = {"seat": 0} | SAID[power][1](scene)
    if kind == "take":
        invite = scene.invite if who == "invited" else ""
        fields = {"seat": scene.free, "name": "Ivy", "seal": "", "invite": invite}
    before = scene.party.table.asking
    with scene.line(who) as one:
        answer = one.say(kind, **fields)
    if answer["t"] == "err" and answer["code"] != ALSO.get(power):
        assert answer["code"] == "auth", answer
        return "no"
    asking = scene.party.table.asking
    return "asks" if asking is not None and asking != before else "yes"


# addresses

SCENES: Final[dict[str, Callable[[Server], Scene]]] = {
    "look back": played,
    "compare what was said about luck": played,
    "order a film": answered,
    "look back with the eyes of the seat, if there are secrets": lambda s: running(s, HIDDEN, 3),
    "have the record, if there are secrets": lambda server: running(server, HIDDEN, 3),
    "have the record of a match that is over": over,
    "have a match analysed that is over": over,
    "change what will be played, and who sits where": waiting,
    "say yes to what the host has changed, for oneself": waiting,
    "sit down where one was expected, for oneself": waiting,
    "ask for a rematch without a script": over,
    "correct the position of a box": boxed,
    "enter a piece of a box that is not in the list": boxed,
    "open an invitation that one has": waiting,
    "come to a closed table without one": waiting,
}
QUERIES: Final = {
    "look back": {"position": "?at=0", "story": "", "way": "?first=0&last=99", "png": "?at=0"},
    "look back with the eyes of the seat, if there are secrets": {"position": "?as=0&at=0"},
}
FORMS: Final[dict[str, dict[str, str]]] = {
    "POST /settings": {"lang": "en"},
    "POST /t/{id}/settings": {"seats": "3", "open": "no"},
    "POST /t/{id}/seats": {"order": "0 1 2"},
    "POST /t/{id}/position": {"position": "nonsense"},
    "POST /t/{id}/piece": {"old": "nonsense"},
    "POST /j/{id}/{invite}": {"name": "Ivy", "seal": ""},
    "POST /g/{key}": {"seats": "2", "seat-0": "host", "seat-1": "bot:random"},
}
# what is refused for another reason than that one has no right: nonsense was sent, nothing is there
STATUS: Final = {
    "POST /t/{id}/position": 422,
    "POST /t/{id}/piece": 422,
    "POST /replay": 422,
    "POST /g/{key}/components": 422,
    "POST /g/{key}/with": 422,
    "POST /t/{id}/settings": 422,
    "POST /t/{id}/replay/film": 400,
    "POST /t/{id}/replay/study": 429,  # of all these readers, only a few have credit
    "POST /me/out": 422,
    "POST /me/delete": 422,
}
GONE: Final = re.compile(r"/film/|^(GET|POST) /replay/\{")  # of films and records nobody has


def address(scene: Scene, how: str, power: str) -> str:
    path = how.format_map(
        {
            "id": scene.party.id,
            "invite": scene.invite,
            "key": scene.party.keys[0]
            if "/s/" in how
            else BOX
            if OF_BOX.search(how)
            else "connect4",
            "which": "mine",
            "theme": "light",
            "lang": "en",
            "number": PICTURED,
            "record": "0" * 22,
            "film": "0" * 22,
            "name": next(iter(fonts.woff2())),
            "tag": "x",
        }
        | ({} if "static" not in how else {"name": "dom.js"})
    )
    last = path.rpartition("/")[2].rpartition(".")[2]
    return path.replace("{name:path}", "dom.js") + QUERIES.get(power, {}).get(last, "")


def fetched(scene: Scene, how: str, power: str, who: str) -> str:
    if how.startswith("WS "):
        with scene.line(who):
            return "yes"
    path = address(scene, how.replace("{name:path}", "dom.js"), power)
    answer = scene.fetch(who, path, **FORMS.get(how, {}))
    status = answer.status_code
    if status in (403, 404) and GONE.search(how):
        assert status == 404, answer.text
        return "yes"
    assert status < 400 or status in (403, 404, STATUS.get(how)), (how, status, answer.text[:300])
    return "no" if status in (403, 404) else "yes"


# the walk


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.power)
def test_a_power_is_given_to_whom_the_table_says(server: Server, row: Row) -> None:
    found: dict[str, set[str]] = {who: set() for who, _ in row.cells}
    for who, _ in row.cells:
        for how in row.by:
            if OVER_HTTP.match(how):
                scene = SCENES.get(row.power, running)(server)
                found[who].add(fetched(scene, how, row.power, who))
            else:
                scene = SAID[row.power][0](server)
                found[who].add(said(scene, row.power, how, who))
    assert found == {who: {cell} for who, cell in row.cells}


def test_every_message_and_every_address_has_a_row(server: Server) -> None:
    named = {how for row in ROWS for how in row.by}
    addresses = set()
    for route in create_app(server.house, b"for its routes").routes:
        if isinstance(route, WebSocketRoute):
            addresses.add(f"WS {route.path}")
        elif isinstance(route, Route):
            addresses |= {f"{one} {route.path}" for one in (route.methods or set()) - {"HEAD"}}
    assert named == addresses - OPERATING | set(READERS)


def test_no_power_stands_there_twice() -> None:
    powers = [row.power for row in ROWS]
    assert len(set(powers)) == len(powers)
    assert {cell for row in ROWS for _, cell in row.cells} == {"yes", "no", "asks"}
