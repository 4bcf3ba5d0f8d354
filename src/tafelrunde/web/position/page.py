"""The position of a companion table, set up anew: the match goes on from there.

By clicking where the game has an editor; else as a form of fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData, TafelrundeError
from tafelrunde.core.registry import find
from tafelrunde.draw.el import el
from tafelrunde.editors import editor_of
from tafelrunde.table.match.policy import Policy
from tafelrunde.table.match.table import Table
from tafelrunde.table.plan import Plan, Source, again
from tafelrunde.table.storage.health import StorageError
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.pages import colours
from tafelrunde.web.pages.shell import page
from tafelrunde.web.position.draft import Draft, parsed, sent
from tafelrunde.web.position.words import Naming
from tafelrunde.web.reader import reader_of
from tafelrunde.web.site import house_of, texts
from tafelrunde.web.table import labels
from tafelrunde.web.table import seats as table_seats

NAMES = "names"  # the list of words to choose from
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
    part, before = editor_of(find(table.header.game)), table.match.state.to_dict()
    if part is None:
        return position_page(request, table, before)
    setup = table.setup()
    draft = Draft(part, setup, part.opening(setup, before))
    return await run_in_threadpool(desk_page, request, table, draft)


def desk_page(request: Request, table: Table, draft: Draft, is_part: bool = False) -> Response:
    """The whole page, or only what a change may have changed."""
    words, key = labels.words(table, reader_of(request).lang), table.header.game
    showing = draft.showing(words, f"/t/{table.header.id}")
    status = 200 if draft.refused is None else 422
    if is_part:
        return HTMLResponse(showing.form(), headers={"cache-control": "no-store"})
    style = el("link", rel="stylesheet", href=colours.address(key))
    body = el("div", style, showing.definitions(), showing.form(), class_="position-desk")
    title = f"{words.title}: {words.site('position-title')}"
    return page(request, title, body, scripts=("position.js",), styles=("position.css",), wide=True,
                status=status)  # fmt: skip


def naming_of(table: Table, lang: str) -> Naming:
    return Naming(labels.words(table, lang), table.setup(), table.match.state.to_dict())


def position_page(
    request: Request, table: Table, position: Json, trouble: str = "", status: int = 200
) -> Response:
    lang = reader_of(request).lang
    say = texts(lang)
    naming = naming_of(table, lang)
    text = json.dumps(position, ensure_ascii=False, indent=1)
    body = el(
        "form",
        el("h1", say("position-title")),
        el("p", say("position-help")),
        el("p", say("position-bad", trouble), class_="trouble", role="alert") if trouble else None,
        names(naming),
        el("details", el("summary", say("position-fields")), group(position, "", naming),
           open=True),
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


def group(value: object, path: str, naming: Naming) -> Markup:
    """One field per number, word, flag or list of such; the rest in frames of their own."""
    rows: list[Markup] = []
    for key, inside in items(value):
        name = f"{path}/{key}"
        if isinstance(inside, dict) or (isinstance(inside, list) and not is_plain(inside)):
            if inside:
                title = entry(int(key), inside, path, naming) if isinstance(value, list) else None
                head = el("summary", title or naming.part(key, path))
                rows.append(el("details", head, group(inside, name, naming)))
        else:
            told = key if isinstance(value, list) else naming.part(key, path)
            wide = "wide" if isinstance(inside, list) and not is_short(inside) else None
            rows.append(el("label", el("span", told), control(inside, name, naming), class_=wide))
    return el("div", *rows, class_="fields")


def entry(number: int, value: object, path: str, naming: Naming) -> str:
    about = naming.about(value, path, number)
    return f"{number + 1} · {about}" if about else str(number + 1)


def items(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield str(number), inside


def is_plain(value: list[object]) -> bool:
    """A list of words or of numbers is one field; what is put in or left out there counts."""
    words = [one for one in value if isinstance(one, str) and one and "," not in one]
    return len(words) == len(value) or all(type(one) is int for one in value)


def is_short(value: list[object]) -> bool:
    return all(isinstance(one, int) for one in value)


def shown(value: list[object], naming: Naming) -> str:
    return ", ".join(map(naming.shown, value))


def control(value: object, name: str, naming: Naming) -> Markup:
    if isinstance(value, bool):
        return el("input", type="checkbox", name=name, value="yes", checked=value)
    if isinstance(value, int):
        return el("input", type="number", name=name, value=value)
    if isinstance(value, list):
        return el("input", name=name, value=shown(value, naming))
    return el("input", name=name, value=naming.shown(value), list=NAMES)


def names(naming: Naming) -> Markup:
    """What can be written, to choose from."""
    options = [el("option", value=word) for word in sorted(naming.said.values())]
    return el("datalist", *options, id=NAMES)


def filled(value: object, path: str, form: FormData, naming: Naming) -> object:
    """The same shape with what was filled in."""
    if isinstance(value, dict):
        return {k: filled(inside, f"{path}/{k}", form, naming) for k, inside in value.items()}
    if isinstance(value, list) and not is_plain(value):
        return [filled(inside, f"{path}/{i}", form, naming) for i, inside in enumerate(value)]
    text = field(form, path)
    if isinstance(value, list):
        parts = [part for part in text.split(",") if part.strip()]
        numbers = value and isinstance(value[0], int)
        return [number(part, path) if numbers else naming.read(part) for part in parts]
    if isinstance(value, bool):
        return text == "yes"
    if isinstance(value, int):
        return number(text, path)
    if value is None and not text:
        return None
    return naming.read(text)


def number(text: str, path: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadData(f"“{text[:40]}” at {path} is no number.", path, "no-number") from None


def position_in(form: FormData, before: Json, naming: Naming) -> Json:
    """What the form says; its text counts where it was changed."""
    text = field(form, "text").replace("\r\n", "\n")
    if text and text != field(form, "was").replace("\r\n", "\n"):
        return parsed(text)
    out = filled(before, "", form, naming)
    assert isinstance(out, dict)
    return out


def plan(table: Table, mine: list[int]) -> list[Plan]:
    """The same people and bots in the same seats; whoever corrects sits down first."""
    out = again(table, 0)
    for seat in mine:
        out[seat] = Plan("host" if seat == mine[0] else "hotseat")
    return out


async def post_position(request: Request) -> Response:
    """A change to what is being set up, or a new table for the same people from there."""
    table, mine = await companion_table(request)
    part = editor_of(find(table.header.game))
    form = await form_of(request, MOST)
    before = table.match.state.to_dict()
    if part is None:
        return await go_on_from_fields(request, table, mine, form, before)
    draft = await run_in_threadpool(sent, part, table.setup(), before, form)
    if draft.refused is None and not field(form, "go"):
        draft = await run_in_threadpool(draft.edited, field(form, "edit"), form)
    elif draft.refused is None:
        try:
            wanted = table.setup().from_dict(draft.position).to_dict()
            return await go_on(request, table, mine, wanted)
        except BadData as error:
            draft = replace(draft, refused=error)
    is_part = field(form, "part") != ""
    return await run_in_threadpool(desk_page, request, table, draft, is_part)


async def go_on_from_fields(
    request: Request, table: Table, mine: list[int], form: FormData, before: Json
) -> Response:
    wanted = before
    lang = reader_of(request).lang
    try:
        wanted = position_in(form, before, naming_of(table, lang))
        return await go_on(request, table, mine, wanted)
    except StorageError:
        raise
    except TafelrundeError as error:
        words = labels.words(table, lang)
        return position_page(request, table, wanted or before, words.error(error), 422)


async def go_on(request: Request, table: Table, mine: list[int], position: Json) -> Response:
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    header = table.header
    created = await house_of(request).create_table(
        header.game, plan(table, mine), header.options, reader_of(request).person, header.is_open,
        luck=Source(True, header.left), position=position, undo=header.undo or Policy.CONSENT,
        timing=header.timing,
    )  # fmt: skip
    return RedirectResponse(f"/t/{created.id}/sit", 303)


routes: list[BaseRoute] = [
    Route("/t/{id}/position", get_position),
    Route("/t/{id}/position", post_position, methods=["POST"]),
]
