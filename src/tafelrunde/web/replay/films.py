"""What a page asks for when it wants a film: to begin, how far it is, the film."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tafelrunde.draw.palette import THEMES, Theme
from tafelrunde.web.reader import reader_of
from tafelrunde.web.replay.cinema import FRAMES, Full, Order
from tafelrunde.web.replay.painter import can_paint
from tafelrunde.web.replay.rights import NotShown, moment
from tafelrunde.web.replay.shelf import shelf_of
from tafelrunde.web.replay.show import FRESH, afford, answering, project, show_of


@answering
async def post_film(request: Request) -> Response:
    """Of these moments, as one observer saw them."""
    if not can_paint():
        raise NotShown(503, "replay-no-picture")
    show = await show_of(request)
    query, last = request.query_params, len(show.tape.match.entries)
    seat, told = show.rights.seat(query), show.tape.words(show.lang)
    wanted = query.get("moments", "")[:1000].split(",")
    if not 1 < len(wanted) <= FRAMES:
        raise NotShown(400, "replay-film-frames", FRAMES)
    moments = tuple(moment(text, last) for text in wanted)
    theme = query.get("theme") or reader_of(request).theme or "light"
    if theme not in THEMES:
        raise NotShown(400, "replay-bad-theme", theme[:20])
    chosen: Theme = "dark" if theme == "dark" else "light"
    afford(request, "film")

    async def draw(at: int) -> str:
        return await project(request, show, lambda one: one.scene(at, seat, told).svg(chosen))

    try:
        order = shelf_of(request).cinema.order(moments, draw)
    except Full:
        raise NotShown(429, "replay-film-full") from None
    return JSONResponse({"id": order.id, "of": len(moments)}, headers=FRESH)


def order_of(request: Request) -> Order:
    order = shelf_of(request).cinema.orders.get(request.path_params["film"])
    if order is None:
        raise NotShown(404, "replay-film-gone")
    return order


@answering
async def get_progress(request: Request) -> Response:
    order = order_of(request)
    if order.failed:
        raise NotShown(500, "replay-film-failed")
    return JSONResponse(
        {"done": order.done, "of": len(order.moments), "ready": bool(order.gif)}, headers=FRESH
    )


@answering
async def get_film(request: Request) -> Response:
    order = order_of(request)
    if not order.gif:
        raise NotShown(404, "replay-film-gone")
    headers = {**FRESH, "content-disposition": 'inline; filename="tafelrunde.gif"'}
    return Response(order.gif, media_type="image/gif", headers=headers)
