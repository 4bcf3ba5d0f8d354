"""The position of a companion table as a form: corrected, the match goes on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator

from markupsafe import Markup
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData, TafelrundeError
from tafelrunde.draw.el import el
from tafelrunde.table.plan import Plan, Source, again
from tafelrunde.table.table import Table
from tafelrunde.web import labels, table_seats
from tafelrunde.web.form import field, form_of
from tafelrunde.web.page import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import house_of, site_of, texts

Leaf = bool | int | float | str | None
LONGEST = 200_000  # characters
MOST = 5_000  # fields


async def companion_table(request: Request) -> tuple[Table, list[int]]:
    """The table and the reader's seats, if they sit there with the box before them."""
    house = house_of(request)
    table = await house.load(request.path_params["id"])
    reader = reader_of(request)
    links = table_seats.remembered(request, table.header.id)
    seats = await table_seats.keys(house, table, reader.person, links)
    if not (table.header.companion and table.started and table.reason is None and seats):
        raise HTTPException(403, texts(reader.lang)("position-not-here"))
    return table, list(seats)


async def get_position(request: Request) -> Response:
    table, _ = await companion_table(request)
    return position_page(request, table, table.match.state.to_dict())


def position_page(
    request: Request, table: Table, position: Json, trouble: str = "", status: int = 200
) -> Response:
    lang = reader_of(request).lang
    say = texts(lang)
    text = json.dumps(position, ensure_ascii=False, indent=1)
    body = el(
        "form",
        el("h1", say("position-title")),
        el("p", say("position-help")),
        el("p", say("position-bad", trouble), class_="trouble", role="alert") if trouble else None,
        el("details", el("summary", say("position-fields")), group(position, ""), open=True),
        el(
            "details",
            el("summary", say("position-text")),
            el("p", say("position-text-help"), class_="hint"),
            el("textarea", text, name="text", rows=20, cols=80, spellcheck="false",
               aria_label=say("position-text")),
            el("input", type="hidden", name="was", value=text),
        ),
        el("p", el("button", say("position-go"), class_="go big"), class_="actions"),
        method="post",
        enctype="multipart/form-data",
        class_="paper position",
    )  # fmt: skip
    title = f"{labels.words(table, lang).title}: {say('position-title')}"
    return page(request, title, body, status=status)


def group(value: object, path: str) -> Markup:
    """One field per number, word or flag; what belongs together in a frame of its own."""
    rows: list[Markup] = []
    for key, inside in items(value):
        name = f"{path}/{key}"
        if isinstance(inside, dict | list):
            if inside:
                rows.append(el("details", el("summary", key), group(inside, name)))
        else:
            rows.append(el("label", el("span", key), control(inside, name)))
    return el("div", *rows, class_="fields")


def items(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield str(number), inside


def control(value: object, name: str) -> Markup:
    if isinstance(value, bool):
        return el("input", type="checkbox", name=name, value="yes", checked=value)
    if isinstance(value, int):
        return el("input", type="number", name=name, value=value)
    return el("input", name=name, value="" if value is None else str(value))


def filled(value: object, path: str, form: FormData) -> object:
    """The same shape with what was filled in."""
    if isinstance(value, dict):
        return {key: filled(inside, f"{path}/{key}", form) for key, inside in value.items()}
    if isinstance(value, list):
        return [filled(inside, f"{path}/{i}", form) for i, inside in enumerate(value)]
    text = field(form, path)
    if isinstance(value, bool):
        return text == "yes"
    if isinstance(value, int):
        try:
            return int(text)
        except ValueError:
            raise BadData(f"“{text[:40]}” at {path} is no number.") from None
    if value is None and not text:
        return None
    return text


def position_in(form: FormData, before: Json) -> Json:
    """What the form says; its text counts where it was changed."""
    text = field(form, "text").replace("\r\n", "\n")
    if text and text != field(form, "was").replace("\r\n", "\n"):
        if len(text) > LONGEST:
            raise BadData("The text is too long.")
        try:
            found = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadData(f"The text is no JSON: {error}.") from None
        if not isinstance(found, dict):
            raise BadData("The text is no JSON object.")
        return found
    out = filled(before, "", form)
    assert isinstance(out, dict)
    return out


def plan(table: Table, mine: list[int]) -> list[Plan]:
    """The same people and bots in the same seats; whoever corrects sits down first."""
    out = again(table, 0)
    for seat in mine:
        out[seat] = Plan("host" if seat == mine[0] else "hotseat")
    return out


async def post_position(request: Request) -> Response:
    """A new table for the same people, from the corrected position."""
    table, mine = await companion_table(request)
    reader = reader_of(request)
    if not site_of(request).limits.take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    form = await form_of(request, MOST)
    before = table.match.state.to_dict()
    header = table.header
    wanted = before
    try:
        wanted = position_in(form, before)
        created = await house_of(request).create_table(
            header.game, plan(table, mine), header.options, reader.person, header.is_open,
            luck=Source(True, header.left), position=wanted,
        )  # fmt: skip
    except TafelrundeError as error:
        return position_page(request, table, wanted, str(error), 422)
    return RedirectResponse(f"/t/{created.id}/sit", 303)


routes: list[BaseRoute] = [
    Route("/t/{id}/position", get_position),
    Route("/t/{id}/position", post_position, methods=["POST"]),
]
