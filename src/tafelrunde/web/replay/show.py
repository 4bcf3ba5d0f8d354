"""What a page of a replay asks for: the story so far, positions, pictures, the check of luck."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import wraps
from typing import TypedDict, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tafelrunde.core.match import UNDO
from tafelrunde.draw.palette import THEMES, Theme
from tafelrunde.table.match.table import WAITING
from tafelrunde.web.credit import take
from tafelrunde.web.pages.error import error_page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.replay import luck
from tafelrunde.web.replay.painter import Unpainted, can_paint
from tafelrunde.web.replay.projector import Projector
from tafelrunde.web.replay.rights import NotShown, Rights, moment, number, rights_of
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.tape import TableTape, Tape, actors, undone
from tafelrunde.web.site import house_of, texts
from tafelrunde.web.table import labels
from tafelrunde.web.table import seats as table_seats
from tafelrunde.web.table.log import log_lines
from tafelrunde.web.table.protocol import LogLine

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]
WAY = 48  # entries that are shown again at once
FRESH = {"cache-control": "no-store"}


class Story(TypedDict):
    """The match from an entry on, as one observer may know it."""

    first: int  # the number of its first entry
    seats: list[int]  # whose each one is: a seat, -1 chance's, -2 an undo
    places: list[int]  # the index of each one in the log
    undone: list[int]  # all numbers that do not stand any more
    lines: list[LogLine]
    over: bool


@dataclass(frozen=True, slots=True)
class Show:
    """A match and what this reader may see of it."""

    name: str  # of the film
    base: str  # its address
    tape: Tape
    rights: Rights
    lang: str


def answering(handler: Handler) -> Handler:
    """What is not shown is answered by a sentence."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except NotShown as error:
            return error_page(request, error.status, error.id, *error.words)

    return answer


def afford(request: Request, kind: str) -> None:
    if not take(request, kind):
        raise NotShown(429, "replay-slower")


async def show_of(request: Request) -> Show:
    """All of a match; where its past turns are forgotten, not before its end."""
    show = await any_show_of(request)
    if show.tape.forgets:
        raise NotShown(403, "replay-forgets")
    return show


async def any_show_of(request: Request) -> Show:
    lang = reader_of(request).lang
    key = request.path_params.get("record")
    if key is None:
        return await table_show(request, lang)
    tape = shelf_of(request).records.get(key)
    if tape is None:
        raise NotShown(404, "replay-gone")
    return Show(f"record {key}", f"/replay/{key}", tape, rights_of(tape, ()), lang)


async def table_show(request: Request, lang: str) -> Show:
    house = house_of(request)
    table = await house.load(request.path_params["id"])
    if table.reason is not None:
        raise NotShown(409, "replay-read-only", table.reason)
    if table.state == WAITING:
        raise NotShown(409, "replay-waiting")
    links = table_seats.remembered(request, table.header.id)
    mine = tuple(await table_seats.keys(house, table, reader_of(request).person, links))
    tape, id = TableTape(table), table.header.id
    return Show(f"table {id}", f"/t/{id}/replay", tape, rights_of(tape, mine), lang)


def projector_of(request: Request, show: Show) -> Projector:
    return shelf_of(request).projector(show.name, show.tape)


async def project(request: Request, show: Show, job: Callable[[Projector], T]) -> T:
    """With the entries there are now: a thread must not read them while they grow."""
    projector, entries = projector_of(request, show), show.tape.match.entries[:]

    def work() -> T:
        projector.film.follow(entries)
        return job(projector)

    return await shelf_of(request).work(work)


@answering
async def get_story(request: Request) -> Response:
    """All of it, or what came after so many entries and that line of the log."""
    afford(request, "replay")
    show = await show_of(request)
    query, match = request.query_params, show.tape.match
    seat = show.rights.seat(query)
    first = min(number(query.get("first", "")) or 0, len(match.entries))
    line = number(query.get("line", ""))
    items = show.tape.items(-1 if line is None else line, seat)
    told, site = show.tape.words(show.lang), labels.table_texts(show.lang)
    story: Story = {
        "first": first,
        "seats": actors(match.entries[first:]),
        "places": list(show.tape.places[first:]),
        "undone": sorted(undone(match)),
        "lines": [],
        "over": show.tape.is_over,
    }

    sides = match.setup.sides

    def write() -> list[LogLine]:
        return [line for item in items for line in log_lines(item, told, site, sides)]

    story["lines"] = await shelf_of(request).work(write)
    return JSONResponse(story, headers=FRESH)


@answering
async def get_position(request: Request) -> Response:
    """A moment; only what differs from the one that the page has, if it says which."""
    afford(request, "replay")
    show = await show_of(request)
    query, last = request.query_params, len(show.tape.match.entries)
    seat = show.rights.seat(query)
    at = moment(query.get("at", ""), last)
    had = moment(query["from"], last) if "from" in query else None
    told = show.tape.words(show.lang)
    found = await project(request, show, lambda one: one.position(at, seat, told, had))
    return JSONResponse(found, headers=FRESH)


@answering
async def get_way(request: Request) -> Response:
    """From before a line of the log up to what the page shows: frames, the first one goes back.
    Where past turns are forgotten, no further back than they reach."""
    afford(request, "replay")
    show = await any_show_of(request)
    query, tape = request.query_params, show.tape
    seat, gone = show.rights.seat(query), undone(tape.match)
    first = bisect_left(tape.places, number(query.get("first", "")) or 0)
    first = max(first, tape.fresh_from(seat))
    last = bisect_right(tape.places, number(query.get("last", "")) or 0)
    entries = tape.match.entries
    shown = [n for n in range(first, last) if n not in gone and entries[n].seat != UNDO][-WAY:]
    if not shown:
        raise NotShown(400, "replay-bad-moment", query.get("first", "")[:20], last)
    told = tape.words(show.lang)
    moments = [shown[0], *(n + 1 for n in shown)]
    found = await project(request, show, lambda one: one.way(moments, seat, told, last))
    at = [-1, *(tape.places[n] for n in shown)]
    frames = [{"i": i, **changes} for i, changes in zip(at, found)]
    return JSONResponse({"frames": frames}, headers=FRESH)


@answering
async def get_picture(request: Request) -> Response:
    if not can_paint():
        raise NotShown(503, "replay-no-picture")
    show = await show_of(request)
    query = request.query_params
    seat = show.rights.seat(query)
    at = moment(query.get("at", ""), len(show.tape.match.entries))
    theme = query.get("theme") or reader_of(request).theme or "light"
    if theme not in THEMES:
        raise NotShown(400, "replay-bad-theme", theme[:20])
    afford(request, "picture")
    told = show.tape.words(show.lang)
    chosen: Theme = "dark" if theme == "dark" else "light"
    svg = await project(request, show, lambda one: one.scene(at, seat, told).svg(chosen))
    try:
        png = await shelf_of(request).painter.paint(svg)
    except Unpainted:
        raise NotShown(429, "replay-slower") from None
    name = f'inline; filename="tafelrunde-{at}.png"'
    return Response(png, media_type="image/png", headers={**FRESH, "content-disposition": name})


@answering
async def get_luck(request: Request) -> Response:
    """The check of every draw, once the match is over."""
    afford(request, "replay")
    show = await show_of(request)
    if not show.tape.match.over:
        raise NotShown(403, "replay-luck-later")
    projector, tape = projector_of(request, show), show.tape
    found = await shelf_of(request).work(lambda: projector.check(tape))
    markup = luck.told(tape.record().luck, found, texts(show.lang))
    return JSONResponse({"html": markup, "fair": isinstance(found, int)}, headers=FRESH)
