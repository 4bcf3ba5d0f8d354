"""The page of a table: an empty frame that the socket fills, seat links, records."""

from __future__ import annotations

import json

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.coach import marks_of
from tafelrunde.core.registry import find, packages
from tafelrunde.draw import defs, el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.table import Table
from tafelrunde.web.pages import colours
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import house_of
from tafelrunde.web.table import frame, labels
from tafelrunde.web.table import seats as table_seats
from tafelrunde.web.table.easels import everywhere
from tafelrunde.web.table.labels import TableTexts, table_texts
from tafelrunde.words.words import Words

CLIENT = (  # words the client says by itself
    "back", "undo", "undo-ask", "since", "lost", "queued", "again", "copied", "uncover", "rule",
    "turn", "one-more", "one-fewer", "fold", "send", "not-possible", "struck", "watcher", "mute",
    "unmute", "look-up", "recent", "watch-again", "speed-calm", "speed-quick", "speed-once", "hold",
    "go-on", "skip-all", "skip-turn", "playback", "tab-log", "coach-first",
    "coach-done", "coach-off", "step-back", "step-next", "step-end", "step-all", "step-other",
    "step-fix", "offer-sound", "offer-notify", "offer-yes", "offer-no", "by-bot",
    "hint", "hint-wait", "hinted",
    "crowded", "cleared",
)  # fmt: skip
COUNTED = (  # with numbers, which the client puts for the sign #
    *("next", "all", "below", "send-n", "more-lines", "round-n", "setup-n", "turns-n"),
    *("left-n", "step-n", "steps-turn", "progress", "clock-mark", "clock-day-n", "clock-hour-n"),
)
STYLES = (
    *("table.css", "table_layout.css", "table_dock.css", "table_seats.css", "table_bubble.css"),
    *("table_story.css", "table_clock.css", "table_waiting.css", "end.css", "coach.css"),
    "steps.css",
)


async def get_table(request: Request) -> Response:
    """The frame for whoever comes; who they are, and what they see, the socket says."""
    table = await house_of(request).load(request.path_params["id"])
    reader = reader_of(request)
    site = table_texts(reader.lang)
    game = table.header.game
    if game not in packages():
        return unknown_game(request, table, site)
    title = labels.words(table, reader.lang).title
    times = labels.timing_tags(table.header.timing, site)
    query = f"?invite={invite}" if (invite := invite_in(request, table)) else ""
    body = el(
        "div",
        defs.shell(),
        el("svg", el("defs", *everywhere(game).values()), class_="defs", aria_hidden=True),
        el("link", rel="stylesheet", href=await run_in_threadpool(colours.address, game)),
        el("a", site("skip"), class_="skip", href="#dock"),
        frame.dock(site),
        frame.stage(site),
        frame.seats(table, site),
        frame.side(table, site),
        frame.steps(table, site),
        frame.recap(site),
        frame.top(request, reader, title, table.practice, times),
        el("div", "", id="live", class_="sr", aria_live="polite"),
        el("div", "", id="toast", class_="toast", role="alert"),
        large(site),
        *ending(site),
        curtain(),
        unfair(table, site),
        id="table",
        data_table=table.header.id,
        data_game=game,
        data_seals=table.header.commitment if table.takes_seals else None,
        data_ws=f"/t/{table.header.id}/ws{query}",
        data_words=json.dumps(said(site)),
        data_coach=json.dumps(lessons(game, reader.lang), ensure_ascii=False),
    )
    return page(request, title, body, ["table/client.js"], STYLES, wide=True, bare=True)


def said(site: TableTexts) -> dict[str, str]:
    """What the client says by itself."""
    return {id: site(id) for id in CLIENT} | {id: site(id, "#", "#") for id in COUNTED}


def lessons(key: str, lang: str) -> list[dict[str, object]]:
    """Hints for a first match; the page decides when one is due."""
    game = find(key)
    words = Words(game, lang)
    return [
        {
            "name": mark.name,
            "asks": mark.asks,
            "ring": mark.ring,
            "rule": mark.rule,
            "title": words.say(f"{mark.text}.title"),
            "text": words.say(mark.text),
        }
        for mark in marks_of(game)
    ]


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


def ending(site: TableTexts) -> list[Drawn]:
    """Over all else once the match is over; the board is a click away, and so is the way back."""
    back = el("button", site("end-result"), type="button", id="to-end", class_="go", hidden=True,
              data_end="result")  # fmt: skip
    inside = (el("div", "", id="end-show"), el("div", "", id="l-end"))
    return [el("section", *inside, id="end", aria_label=site("over"), hidden=True), back]


def large(site: TableTexts) -> Drawn:
    """A card alone, for fingers that rest on it."""
    close = el("button", site("close"), type="button")
    words = el("p", "", id="large-words", tabindex=0)
    return el("dialog", words, close, id="large", aria_labelledby="large-words")


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


TROUBLES = ("commitment", "terms", "seal", "number", "missing", "late", "unasked")


def unfair(table: Table, site: TableTexts) -> Drawn:
    """What the page says about luck does not fit what it kept: its person decides what follows."""
    words = {trouble: site(f"unfair-{trouble}") for trouble in TROUBLES}
    receipt = el("a", site("luck-receipt"), class_="plain", href=f"/t/{table.header.id}/luck")
    go_on = el("button", site("unfair-go-on"), type="button", class_="quiet")
    return el(
        "div",
        el("div", el("h2", site("unfair"), id="unfair-title"), el("p", "", id="unfair-why"),
           el("p", receipt, " ", go_on)),
        id="unfair",
        hidden=True,
        role="alertdialog",
        aria_modal="true",
        aria_labelledby="unfair-title",
        aria_describedby="unfair-why",
        data_words=json.dumps(words, ensure_ascii=False),
    )  # fmt: skip


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
