"""The front page: games to choose, tables to join, one's own to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.registry import metas
from tafelrunde.draw.el import Child, el, join
from tafelrunde.table.match.entry import By
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import OVER, WAITING
from tafelrunde.table.storage.lists import Summary
from tafelrunde.web.lobby.card import game_card
from tafelrunde.web.lobby.parts import ago, chip, holder_name, title_of
from tafelrunde.web.pages import preview
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import Reader, reader_of
from tafelrunde.web.site import Texts, house_of, site_of, texts

LISTED = 12  # tables in a list


# tables


def state_of(table: Summary, say: Texts) -> Markup:
    """Whose turn it is, or whom it waits for."""
    own = {seat for seat, _ in table.mine}
    if table.state == OVER:
        return el("span", say("lobby-over"), class_="state")
    if table.state == WAITING:
        missing = sum(seat.kind == By.NOBODY for seat in table.seats)
        return el("span", say("lobby-waits", missing), class_="state")
    if own & set(table.waits):
        return el("strong", say("lobby-turn-mine"), class_="state my-turn")
    if len(table.waits) == 1:
        seat = table.seats[table.waits[0]]
        name = holder_name(seat.kind, seat.name, seat.level, say)
        return el("span", say("lobby-turn", name), class_="state")
    return el("span", say("lobby-turn-many") if table.waits else "", class_="state")


def tag_of(table: Summary, say: Texts) -> Markup | None:
    """What may be taken back, where it is not as usual."""
    if table.undo in (None, Policy.CONSENT):
        return None
    return el("span", say(f"lobby-tag-{table.undo}"), class_="tag")


def row(table: Summary, say: Texts, *actions: Child) -> Markup:
    chips = [
        chip(
            number,
            holder_name(seat.kind, seat.name, seat.level, say),
            free=seat.kind == By.NOBODY,
            waits=number in table.waits,
        )
        for number, seat in enumerate(table.seats)
    ]
    return el(
        "li",
        el("h3", title_of(table.game, say.lang)),
        el("p", state_of(table, say), tag_of(table, say),
           el("span", ago(table.changed, say), class_="when")),
        el("ul", *chips, class_="chips"),
        el("p", *actions, class_="actions"),
        class_="paper row",
        data_state=table.state,
    )  # fmt: skip


def my_row(table: Summary, say: Texts) -> Markup:
    mine_to_move = bool({seat for seat, _ in table.mine} & set(table.waits))
    waiting = table.state == WAITING
    label = say("lobby-go-in" if waiting else "lobby-go-on")
    address = f"/t/{table.id}/sit" if waiting else f"/t/{table.id}"
    return row(table, say, el("a", label, class_="go" if mine_to_move else "plain", href=address))


def open_row(table: Summary, say: Texts) -> Markup:
    return row(
        table,
        say,
        el("a", say("lobby-join"), class_="go", href=f"/j/{table.id}"),
        el("a", say("lobby-watch"), class_="plain", href=f"/t/{table.id}"),
    )


def finished_row(table: Summary, say: Texts) -> Markup:
    return row(table, say, el("a", say("lobby-look"), class_="plain", href=f"/t/{table.id}"))


def section(id: str, title: str, rows: Sequence[Markup], empty: str = "") -> Markup | None:
    if not rows and not empty:
        return None
    inside = el("ul", *rows, class_="rows") if rows else el("p", empty, class_="paper empty")
    heading = el("h2", title, class_="ribbon", id=f"h-{id}")
    return el("section", heading, inside, class_=f"tables {id}", aria_labelledby=f"h-{id}")


async def my_tables(request: Request, reader: Reader) -> Markup | None:
    """Those where it is the reader's turn first."""
    say = texts(reader.lang)
    mine = await house_of(request).mine(reader.person, LISTED)
    mine.sort(key=lambda table: not {seat for seat, _ in table.mine} & set(table.waits))
    return section("mine", say("lobby-mine"), [my_row(table, say) for table in mine])


async def other_tables(request: Request, reader: Reader) -> list[Markup | None]:
    house, say = house_of(request), texts(reader.lang)
    mine = {table.id for table in await house.mine(reader.person)}
    free = [table for table in await house.open_tables(LISTED) if table.id not in mine]
    ended = await house.finished(LISTED, reader.person)
    ended += await house.finished(LISTED)
    once = {table.id: table for table in reversed(ended)}
    last = sorted(once.values(), key=lambda table: -table.changed)[:LISTED]
    return [
        section(
            "open", say("lobby-open"), [open_row(t, say) for t in free], say("lobby-open-none")
        ),
        section("finished", say("lobby-finished"), [finished_row(t, say) for t in last]),
    ]


# pages


async def front(request: Request) -> Response:
    reader = reader_of(request)
    say = texts(reader.lang)
    found = metas(hidden=site_of(request).everything and "all" in request.query_params)
    cards = [game_card(request, meta, say) for meta in found.values()]
    games = section("games", say("lobby-games"), cards, say("lobby-games-none"))
    welcome = el(
        "section",
        el("h1", say("lobby-welcome")),
        el("p", say("lobby-lead")),
        class_="paper welcome",
    )
    body = join(
        welcome,
        el("div", await my_tables(request, reader) or "", data_fresh="/tables/mine"),
        games or "",
        el("div", *await other_tables(request, reader), data_fresh="/tables/other"),
    )
    return page(request, say("site-title"), body, scripts=("lobby.js",), styles=("lobby.css",))


async def tables(request: Request) -> Response:
    """The lists alone, for a page that stays open."""
    reader = reader_of(request)
    if request.path_params["which"] == "mine":
        found = [await my_tables(request, reader)]
    else:
        found = await other_tables(request, reader)
    return HTMLResponse(join(*found), headers={"cache-control": "no-store"})


routes: list[BaseRoute] = [
    Route("/", front),
    Route("/tables/{which}", tables),
    *preview.routes,
]
