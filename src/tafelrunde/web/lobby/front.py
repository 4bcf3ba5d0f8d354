"""The front page: games to choose, tables to join, one's own to go on with."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.registry import metas
from tafelrunde.draw.el import Child, el, join
from tafelrunde.table.house import House
from tafelrunde.table.match.entry import By
from tafelrunde.table.storage.lists import Summary
from tafelrunde.web.lobby.card import game_card
from tafelrunde.web.lobby.live import (
    LISTED,
    clears_tag,
    company,
    live_tables,
    my_tables,
    state_of,
    undo_tag,
)
from tafelrunde.web.lobby.parts import ago, chip, holder_names, title_of
from tafelrunde.web.pages import preview
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import Reader, reader_of
from tafelrunde.web.site import Texts, house_of, site_of, texts

# tables


def row(table: Summary, say: Texts, *actions: Child) -> Markup:
    chips = [
        chip(
            number,
            name,
            free=seat.kind == By.NOBODY,
            waits=number in table.waits,
        )
        for number, (seat, name) in enumerate(zip(table.seats, holder_names(table.seats, say)))
    ]
    return el(
        "li",
        el("h3", title_of(table.game, say.lang)),
        el("p", state_of(table, say), undo_tag(table, say),
           el("span", ago(table.changed, say), class_="when")),
        el("ul", *chips, class_="chips"),
        el("p", *actions, class_="actions"),
        class_="paper row",
        data_state=table.state,
    )  # fmt: skip


def finished_row(table: Summary, say: Texts) -> Markup:
    address = f"/t/{table.id}"
    return row(
        table,
        say,
        el("a", say("lobby-look"), class_="plain", href=address),
        el("a", say("lobby-replay"), class_="plain", href=f"{address}/replay"),
    )


def section(id: str, title: str, rows: Sequence[Markup], empty: str = "") -> Markup | None:
    if not rows and not empty:
        return None
    inside = el("ul", *rows, class_="rows") if rows else el("p", empty, class_="paper empty")
    heading = el("h2", title, class_="ribbon", id=f"h-{id}")
    return el("section", heading, inside, class_=f"tables {id}", aria_labelledby=f"h-{id}")


def my_match(table: Summary, say: Texts, house: House) -> Markup:
    """One of the reader's own that is over: to be watched again, or its end looked at."""
    address, title = f"/t/{table.id}", title_of(table.game, say.lang)
    who = company(table, say)
    watch, result = say("lobby-replay"), say("lobby-look")
    return el(
        "li",
        el("h3", title),
        el("p", el("span", who) if who else None, undo_tag(table, say),
           el("span", ago(table.changed, say), class_="when"), clears_tag(table, say, house)),
        el("p", el("a", watch, class_="plain", href=f"{address}/replay",
                   aria_label=f"{watch}: {title}"),
           el("a", result, href=address, aria_label=f"{result}: {title}"), class_="actions"),
        class_="paper match",
    )  # fmt: skip


async def my_matches(request: Request, reader: Reader) -> Markup | None:
    """By the reader's cookie; who plays for the first time is told what will be here."""
    house, say = house_of(request), texts(reader.lang)
    ended = await house.finished(LISTED, reader.person)
    playing = bool(await house.mine(reader.person, 1))
    rows = [my_match(table, say, house) for table in ended]
    return section("matches", say("lobby-matches"), rows,
                   say("lobby-matches-none") if playing else "")  # fmt: skip


async def finished_tables(request: Request, reader: Reader) -> Markup | None:
    """One's own, then listed ones of others."""
    house, say = house_of(request), texts(reader.lang)
    own = {table.id for table in await house.finished(LISTED, reader.person)}
    others = [table for table in await house.finished(LISTED) if table.id not in own]
    rest = section("finished", say("lobby-finished"), [finished_row(one, say) for one in others])
    found = [part for part in (await my_matches(request, reader), rest) if part]
    return join(*found) if found else None


# pages


async def front(request: Request) -> Response:
    reader = reader_of(request)
    say = texts(reader.lang)
    found = metas(hidden=site_of(request).everything and "all" in request.query_params)
    cards = [game_card(request, meta, say) for meta in found.values()]
    games = section("games", say("lobby-games"), cards, say("lobby-games-none"))
    on_top = [
        el("div", await my_tables(request, reader), data_fresh="/tables/mine"),
        el("div", await live_tables(request, reader), data_fresh="/tables/live"),
    ]
    finished = await finished_tables(request, reader)
    body = join(
        el("div", *on_top, class_="tops"),
        games or "",
        el("div", finished or "", data_fresh="/tables/finished"),
    )
    return page(request, say("site-title"), body, scripts=("lobby.js",), styles=("lobby.css",))


LISTS = {"mine": my_tables, "live": live_tables, "finished": finished_tables}


async def tables(request: Request) -> Response:
    """The lists alone, for a page that stays open."""
    listed = LISTS.get(request.path_params["which"])
    if listed is None:
        raise HTTPException(404)
    found = await listed(request, reader_of(request))
    return HTMLResponse(found or "", headers={"cache-control": "no-store"})


routes: list[BaseRoute] = [
    Route("/", front),
    Route("/tables/{which}", tables),
    *preview.routes,
]
