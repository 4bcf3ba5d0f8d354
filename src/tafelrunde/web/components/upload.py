"""Tables that somebody uploads: single files, or the archive that they came in."""

from __future__ import annotations

from io import BytesIO
from typing import Final
from zipfile import BadZipFile, ZipFile

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from tafelrunde.core.errors import BadBox
from tafelrunde.core.game import Game
from tafelrunde.sheets import MOST, Brought, brought, nowhere
from tafelrunde.web.form import field

FILES: Final = 40


async def bring(request: Request, game: Game) -> Brought:
    async with request.form(max_files=FILES, max_fields=10) as form:
        files = await files_of(form)
        name = field(form, "name").strip()
    if sum(map(len, files.values())) > MOST:
        return Brought("", (), (nowhere(BadBox("too-large", (MOST // 1_000_000,))),))
    return await run_in_threadpool(brought, game, files, name)


async def files_of(form: FormData) -> dict[str, bytes]:
    out: dict[str, bytes] = {}
    for one in form.getlist("files"):
        if isinstance(one, UploadFile):
            content = await one.read(MOST + 1)
            name = one.filename or ""
            out |= unpacked(content) if name.lower().endswith(".zip") else {name: content}
    return out


def unpacked(content: bytes) -> dict[str, bytes]:
    """Only so many files of an archive, and only so much of them."""
    out: dict[str, bytes] = {}
    left = MOST + 1
    try:
        with ZipFile(BytesIO(content)) as archive:
            for one in archive.infolist()[:FILES]:
                if left > 0 and not one.is_dir():
                    with archive.open(one) as file:
                        out[one.filename] = file.read(left)
                    left -= len(out[one.filename])
    except (BadZipFile, OSError, RuntimeError, NotImplementedError, ValueError):
        return {}
    return out
