"""Sitting down: by an invitation, at an open table, at one's own, or in a rematch."""

from __future__ import annotations

import secrets

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw.el import Child, el
from tafelrunde.table.match.consent import must_let_sit
from tafelrunde.table.match.entry import By, digest
from tafelrunde.table.match.message import Refusal, TakeSeat
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.lobby.parts import chip, holder_names, picture, title_of
from tafelrunde.web.lobby.sit import Place, SitForm
from tafelrunde.web.pages.error import error_page, sentence_of, told
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import Reader, keys_of, reader_of, remember, renamed
from tafelrunde.web.site import house_of, texts
from tafelrunde.web.table import labels

# which seats


def invited(table: Table, invite: str) -> Place | None:
    """The seat an invitation is for."""
    for seat, own in enumerate(table.invites):
        if digest(invite) == digest(own):
            return Place(seat, own)
    return None


def open_places(table: Table) -> list[Place]:
    if not table.header.is_open:
        return []
    return [Place(seat) for seat, holder in enumerate(table.holders) if holder.open]


async def planned_places(request: Request, table: Table, reader: Reader) -> list[Place]:
    """Seats that wait for this reader: the host's own, or those of the match before."""
    header = table.header
    empty = [seat for seat, holder in enumerate(table.holders) if holder.kind == By.NOBODY]
    if header.rematch_of is not None:
        house = house_of(request)
        keys = await keys_of(house, header.rematch_of, reader.person)
        found = [await house.place_in_rematch(header.rematch_of, key) for key in keys.values()]
        places = [(one.seat, one.invite) for one in found if one is not None]
    elif header.host == reader.person:
        meant = [seat for seat in empty if table.holders[seat].plan in ("host", "hotseat")]
        places = [(seat, table.invites[seat]) for seat in meant]
    else:
        places = []
    return [
        Place(seat, invite, table.holders[seat].plan == "hotseat")
        for seat, invite in sorted(places)
        if seat in empty
    ]


# taking them


async def sit_down(
    request: Request, table: Table, places: list[Place], form: FormData, any_seat: bool
) -> Response:
    """Take these seats; the first name is the reader's own."""
    reader = reader_of(request)
    for place in places:
        which = "any" if any_seat else str(place.seat)
        name = field(form, f"name-{which}")
        if place is places[0]:
            reader = renamed(reader, name)
        answer = await house_of(request).handle(
            table.header.id,
            TakeSeat(
                id=field(form, "message") or secrets.token_urlsafe(16),
                seat=place.seat,
                name=name or reader.name,
                invite=place.invite,
                seal=field(form, f"seal-{which}"),
                person=reader.person,
                hotseat=place.hotseat,
            ),
        )
        if isinstance(answer, Refusal):
            status = {"taken": 409, "storage": 503}.get(answer.code, 400)
            return told(request, status, sentence_of(reader.lang, answer.code, answer.sentence))
    response = RedirectResponse(f"/t/{table.header.id}", 303)
    remember(response, request, reader)
    return response


# pages


def host_name(table: Table) -> str:
    for holder in table.holders:
        if holder.person and holder.person == table.header.host:
            return holder.name
    return ""


def card(request: Request, table: Table, heading: str, *inside: Child) -> Response:
    """The page of a table one may sit down at: what is played, who is there."""
    say = texts(reader_of(request).lang)
    title = title_of(table.header.game, say.lang)
    chips = [
        chip(
            seat,
            name,
            free=holder.kind == By.NOBODY,
        )
        for seat, (holder, name) in enumerate(zip(table.holders, holder_names(table.holders, say)))
    ]
    body = el(
        "section",
        picture(request, table.header.game),
        el("h1", heading, " ", el("small", say("lobby-to-game", title))),
        el("h2", say("lobby-at-table")),
        el("ul", *chips, class_="chips"),
        el("p", labels.policy(table, labels.table_texts(say.lang)), class_="hint"),
        *inside,
        el("p", el("a", say("lobby-rules"), href=f"/rules/{table.header.game}"), class_="after"),
        class_="paper join",
    )
    return page(request, heading, body, scripts=("lobby.js",))


def full(request: Request, table: Table, why: str = "lobby-seat-taken") -> Response:
    """No seat to take now: then watch."""
    say = texts(reader_of(request).lang)
    over = table.state == OVER
    watch = el("a", say("lobby-look" if over else "lobby-watch"), class_="go",
               href=f"/t/{table.header.id}")  # fmt: skip
    return card(
        request,
        table,
        say("lobby-table-over" if over else why),
        el("p", watch, class_="actions"),
    )


async def join(request: Request) -> Response:
    """An invitation, or an open table without one."""
    table = await house_of(request).load(request.path_params["id"])
    reader, say = reader_of(request), texts(reader_of(request).lang)
    invite = request.path_params.get("invite")
    if invite is None:
        places = open_places(table)
        if not table.header.is_open:
            return error_page(request, 404, "error-unknown-invite")
    else:
        place = invited(table, invite)
        if place is None:
            return error_page(request, 404, "error-unknown-invite")
        holder = table.holders[place.seat]
        if holder.person == reader.person:
            return RedirectResponse(f"/t/{table.header.id}", 303)
        places = [place] if holder.kind == By.NOBODY else []
    if not places or table.state == OVER:
        return full(request, table)
    sits = any(holder.person == reader.person for holder in table.holders)
    places = [Place(one.seat, one.invite, hotseat=sits) for one in places]
    if request.method == "POST":
        form = await form_of(request)
        chosen = [one for one in places if str(one.seat) == field(form, "seat")] or places
        return await sit_down(request, table, chosen[:1], form, invite is None)
    host = host_name(table)
    heading = say("lobby-invites", host) if host else say("lobby-invites-somebody")
    asks = any(must_let_sit(table, one.seat, reader.person) for one in places)
    label = "table-sit-ask" if asks else "lobby-sit-here-too" if sits else "lobby-sit"
    if asks and table.asking is not None:
        return full(request, table, "table-question-first")
    form_part = SitForm(request, table, places).whole(say(label), choose=invite is None)
    notes = [id for id, told in (("lobby-already", sits), ("table-sit-why", asks)) if told]
    warned = [el("p", say(id), class_="note") for id in notes]
    return card(request, table, say("lobby-invites-open") if invite is None and not host
                else heading, *warned, form_part)  # fmt: skip


async def sit(request: Request) -> Response:
    """The host after opening the table; everybody who played before, in a rematch."""
    table = await house_of(request).load(request.path_params["id"])
    reader, say = reader_of(request), texts(reader_of(request).lang)
    places = await planned_places(request, table, reader)
    if not places or table.state == OVER:
        return RedirectResponse(f"/t/{table.header.id}", 303)
    if request.method == "POST":
        return await sit_down(request, table, places, await form_of(request), False)
    alone = len(places) == 1
    form = SitForm(request, table, places).whole(say("lobby-sit"), at_once=alone)
    lead = el("p", say("lobby-sit-lead" if alone else "lobby-sit-more"))
    return card(request, table, say("lobby-sit-title"), lead, form)


async def rematch(request: Request) -> Response:
    """The first one opens the new table, the others follow."""
    house, reader = house_of(request), reader_of(request)
    id = request.path_params["id"]
    table = await house.load(id)
    keys = await keys_of(house, id, reader.person)
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    key = next(iter(keys.values()), "")
    if not key and table.header.host == reader.person:
        key = table.header.host_key
    created = await house.rematch(id, key)
    if isinstance(created, Refusal):
        status = 403 if created.code == "auth" else 400
        return told(request, status, sentence_of(reader.lang, created.code, created.sentence))
    return RedirectResponse(f"/t/{created.id}/sit", 303)


BOTH = ["GET", "POST"]
routes: list[BaseRoute] = [
    Route("/j/{id}", join, methods=BOTH),
    Route("/j/{id}/{invite}", join, methods=BOTH),
    Route("/t/{id}/sit", sit, methods=BOTH),
    Route("/t/{id}/rematch", rematch, methods=["POST"]),
]
