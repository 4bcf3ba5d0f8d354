"""An invitation as a picture that a phone's camera reads."""

from __future__ import annotations

from itertools import groupby

import segno
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw.el import el
from tafelrunde.web.lobby.join import invited
from tafelrunde.web.site import house_of

QUIET = 4  # modules of empty paper around the code, as the standard asks


def modules(address: str) -> list[list[bool]]:
    """Rows of dark and light; of the middle sort, which reads well from a bright screen."""
    return [[bool(one) for one in row] for row in segno.make_qr(address, error="m").matrix]


def drawing(address: str) -> Markup:
    """Dark on light in both themes: not all cameras read it the other way round."""
    rows = modules(address)
    size = len(rows) + 2 * QUIET
    dark = "".join(runs(row, y + QUIET) for y, row in enumerate(rows))
    return el(
        "svg",
        el("path", d=f"M0 0h{size}v{size}h-{size}z", fill="white"),
        el("path", d=dark, fill="black"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size} {size}",
        shape_rendering="crispEdges",
    )


def runs(row: list[bool], y: int) -> str:
    """Dark modules side by side are one stroke."""
    out, x = "", QUIET
    for is_dark, group in groupby(row):
        length = len(list(group))
        out += f"M{x} {y}h{length}v1h-{length}z" if is_dark else ""
        x += length
    return out


async def get_code(request: Request) -> Response:
    """Only for an invitation that works: whoever asks has it already."""
    table = await house_of(request).load(request.path_params["id"])
    place = invited(table, request.path_params["invite"])
    if place is None:
        raise HTTPException(404)
    here = f"{request.url.scheme}://{request.url.netloc}"
    picture = drawing(f"{here}/j/{table.header.id}/{place.invite}")
    return Response(picture, media_type="image/svg+xml", headers={"cache-control": "no-store"})


routes: list[BaseRoute] = [Route("/j/{id}/{invite}/qr.svg", get_code)]
