"""A record that somebody brings as text: checked, shown like any match, and stored nowhere."""

from __future__ import annotations

import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tafelrunde.core.errors import BadRecord, TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.record import Record, read_record
from tafelrunde.draw.el import el
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import reader_of
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.tape import RecordTape
from tafelrunde.web.site import game_named, texts

LONGEST: Final = 400_000  # characters
ENTRIES: Final = 5_000
SECONDS: Final = 5.0  # of playing it again


async def get_upload(request: Request) -> Response:
    return upload_page(request)


def upload_page(request: Request, text: str = "", trouble: str = "", status: int = 200) -> Response:
    say = texts(reader_of(request).lang)
    area = el("textarea", text, name="record", rows=14, required=True, spellcheck="false",
              maxlength=LONGEST, id="record", data_file=say("replay-file"))  # fmt: skip
    body = el(
        "form",
        el("h1", say("replay-title")),
        el("p", say("replay-upload-help")),
        el("p", trouble, class_="trouble", role="alert") if trouble else None,
        el("label", say("replay-record"), for_="record"),
        area,
        el("p", say("replay-upload-kept"), class_="hint"),
        el("p", el("button", say("replay-show"), class_="go big"), class_="actions"),
        method="post",
        enctype="multipart/form-data",
        class_="paper position bring",
    )
    return page(request, say("replay-title"), body, scripts=("lobby.js",), status=status)


async def post_upload(request: Request) -> Response:
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    text = field(await form_of(request), "record").replace("\r\n", "\n").strip("\n") + "\n"
    shelf, say = shelf_of(request), texts(reader_of(request).lang)
    if len(text) > LONGEST:
        return upload_page(request, "", say("replay-too-long", LONGEST), 422)
    try:
        record = read_record(text)
        game = game_named(request, record.game)
        tape = await shelf.work(lambda: played(record, game))
    except TafelrundeError as error:
        return upload_page(request, text, say("replay-bad-record", str(error)), 422)
    return RedirectResponse(f"/replay/{shelf.bring(tape)}", 303)


def played(record: Record, game: Game) -> RecordTape:
    """The whole match again; a text that takes too long is refused, as taking back is slow."""
    if len(record.entries) > ENTRIES:
        raise BadRecord(f"More than {ENTRIES} entries are not shown here.")
    match = record.match(game)
    end = time.monotonic() + SECONDS
    for number in range(len(record.entries)):
        record.enter(match, number)
        if time.monotonic() > end:
            raise BadRecord("It takes too long to play this record again.")
    record.check_result(match)
    return RecordTape(record, match)
