"""The page of a table: an empty frame that the socket fills, seat links, records."""

from __future__ import annotations

import json

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.registry import packages
from tafelrunde.draw import Child, defs, el, join
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import path
from tafelrunde.table.match.table import Table
from tafelrunde.web.pages import colours
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import house_of
from tafelrunde.web.table import labels
from tafelrunde.web.table import seats as table_seats
from tafelrunde.web.table.easels import everywhere
from tafelrunde.web.table.labels import TableTexts, table_texts

CORNERS = "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"  # of a picture that is seen whole
CLIENT = (  # words the client says by itself
    "all-actions", "back", "confirm", "cancel", "undo", "undo-ask", "since", "recent", "lost",
    "queued", "again", "copied", "uncover", "more", "rule", "send-picks", "turn", "one-more",
    "one-fewer", "no-log", "send", "not-possible", "choose", "struck", "close", "watcher", "total",
    "mute", "unmute",
)  # fmt: skip


async def get_table(request: Request) -> Response:
    """The frame for whoever comes; who they are, and what they see, the socket says."""
    table = await house_of(request).load(request.path_params["id"])
    reader = reader_of(request)
    site = table_texts(reader.lang)
    game = table.header.game
    if game not in packages():
        return unknown_game(request, table, site)
    title = labels.words(table, reader.lang).title
    query = f"?invite={invite}" if (invite := invite_in(request, table)) else ""
    body = el(
        "div",
        defs.shell(),
        el("svg", el("defs", *everywhere(game).values()), class_="defs", aria_hidden=True),
        el("link", rel="stylesheet", href=await run_in_threadpool(colours.address, game)),
        el("a", site("skip"), class_="skip", href="#choice"),
        dock(site),
        stage(table, site),
        players(table, site),
        el("div", "", id="recent"),
        tabs(table, site),
        el("div", "", id="live", class_="sr", aria_live="polite"),
        el("div", "", id="toast", class_="toast", role="alert"),
        curtain(),
        id="table",
        data_table=table.header.id,
        data_game=game,
        data_ws=f"/t/{table.header.id}/ws{query}",
        data_words=json.dumps({id: site(id) for id in CLIENT}),
    )
    scripts, styles = ["table/client.js"], ["table.css", "table_layout.css"]
    practice = el("span", site("practice"), class_="tag") if table.practice else None
    which = join(el("h1", title, class_="which"), practice)
    return page(request, title, body, scripts, styles, wide=True, bar=which)


def invite_in(request: Request, table: Table) -> str:
    """The invite this browser came with, if it is one of this table's."""
    found = request.query_params.get("invite", "")
    return found if found in table.invites else ""


def unknown_game(request: Request, table: Table, site: TableTexts) -> Response:
    """The game is not installed here (any more): its record can still be had."""
    record = el("a", site("record"), href=f"/t/{table.header.id}/record", download=True)
    reason = el("p", table.reason or "")
    body = el("section", el("h1", site("read-only")), reason, el("p", record), class_="paper")
    return page(request, table.header.game, body)


def dock(site: TableTexts) -> Drawn:
    """The question and its answers: always in sight, whatever else has to yield."""
    ask = el(
        "div",
        el("p", "…", id="prompt", role="status", aria_live="polite"),
        el("button", id="undo", type="button", hidden=True),
        class_="ask",
    )
    return el(
        "section",
        ask,
        el("div", "", id="choices"),
        id="choice",
        tabindex=-1,
        aria_label=site("your-actions"),
    )


def stage(table: Table, site: TableTexts) -> Drawn:
    """The board in a frame that scrolls and zooms, notes above it."""
    zoom = el(
        "div",
        tool("zoom-in", "+", site("zoom-in")),
        tool("zoom-out", "−", site("zoom-out")),
        tool("zoom-whole", el("svg", path(CORNERS), viewBox="0 0 24 24"), site("zoom-whole")),
        class_="zoom",
    )
    return el(
        "section",
        el("div", "", id="l-notes", class_="notes"),
        el(
            "div",
            el("div", el("div", "", id="regions"), id="view", tabindex=-1),
            zoom,
            class_="board",
        ),
        id="stage",
        aria_label=site("board"),
    )


def tool(id: str, sign: Child, words: str) -> Drawn:
    return el("button", sign, id=id, type="button", class_="round", aria_label=words, title=words)


def players(table: Table, site: TableTexts) -> Drawn:
    return el("ol", *places(table), id="players", aria_label=site("players"), tabindex=0)


def places(table: Table) -> list[Drawn]:
    """One for every side: seats, then automas."""
    return [
        el(
            "li",
            el("div", "", id=f"l-who-{side}"),
            el("div", "", id=f"slot-{side}", class_="slot"),
            class_=f"seat seat-{side}" + (" automa" if side >= table.header.seats else ""),
        )
        for side in range(len(labels.sides(table)))
    ]


def tabs(table: Table, site: TableTexts) -> Drawn:
    """Log, chat, rules and menu: one at a time."""
    names = ("log", "chat", "rules", "menu")
    heads = [
        el(
            "button",
            site(f"tab-{name}"),
            type="button",
            role="tab",
            id=f"tab-{name}",
            aria_controls=f"sheet-{name}",
            aria_selected="true" if name == "log" else "false",
            tabindex=0 if name == "log" else -1,
        )
        for name in names
    ]
    inside = {
        "log": el("ol", "", id="log", aria_label=site("tab-log"), tabindex=0),
        "chat": chat(site),
        "rules": rules(table, site),
        "menu": el("div", switches(site), el("div", "", id="l-menu")),
    }
    sheets = [
        el(
            "div",
            inside[name],
            role="tabpanel",
            id=f"sheet-{name}",
            aria_labelledby=f"tab-{name}",
            hidden=name != "log",
        )
        for name in names
    ]
    head = el("div", *heads, role="tablist", aria_label=site("more"))
    return el("section", head, *sheets, id="sheets")


def chat(site: TableTexts) -> Drawn:
    field = el(
        "input",
        name="text",
        maxlength=500,
        autocomplete="off",
        required=True,
        aria_label=site("say"),
        placeholder=site("say"),
    )
    return el(
        "div",
        el("ol", "", id="talk", aria_label=site("tab-chat"), aria_live="polite", tabindex=0),
        el("form", field, el("button", site("send")), id="speak"),
    )


def rules(table: Table, site: TableTexts) -> Drawn:
    whole = el("a", site("rulebook"), href=f"/rules/{table.header.game}", target="_blank")
    return el(
        "div",
        el("div", el("p", site("rules-hint")), id="rule", aria_live="polite", tabindex=0),
        el("p", whole),
    )


def switches(site: TableTexts) -> Drawn:
    names = ("ask-first", "sound", "motion")
    return el(
        "section",
        el("h3", site("settings")),
        [
            el("label", el("input", type="checkbox", id=f"set-{name}"), " ", site(name))
            for name in names
        ],
        class_="switches",
    )


def curtain() -> Drawn:
    """Between two people at one device."""
    return el(
        "div",
        el("div", el("h2", "", id="curtain-title"), el("button", "", type="button", class_="go")),
        id="curtain",
        hidden=True,
        role="dialog",
        aria_modal="true",
        aria_labelledby="curtain-title",
    )


async def get_seat(request: Request) -> Response:
    """A link to a seat: of one's own, carried to this browser, or an invitation to sit down."""
    table = await house_of(request).load(request.path_params["id"])
    key = request.path_params["key"]
    address = f"/t/{table.header.id}"
    if table.seat_of(key) is not None:
        response = RedirectResponse(address, 303)
        table_seats.remember(response, request, table, key)
        return response
    invited = key in table.invites
    return RedirectResponse(f"/j/{table.header.id}/{key}" if invited else address, 303)


async def get_record(request: Request) -> Response:
    id = request.path_params["id"]
    text = await house_of(request).export(id)
    name = f'attachment; filename="tafelrunde-{id}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


routes: list[BaseRoute] = [
    Route("/t/{id}", get_table),
    Route("/t/{id}/record", get_record),
    Route("/s/{id}/{key}", get_seat),
]
