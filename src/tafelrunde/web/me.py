"""What is known of the reader, and how to have it otherwise: sign out everywhere, be forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tafelrunde.draw.el import Child, el, join
from tafelrunde.table.people import Forgotten, forget
from tafelrunde.table.plan import TableError
from tafelrunde.web.credit import take
from tafelrunde.web.form import field, form_of
from tafelrunde.web.pages.shell import page
from tafelrunde.web.reader import COOKIE, PLACE, newcomer, reader_of, remember
from tafelrunde.web.site import Texts, house_of, texts

DONE: Final = "out"  # in the address, after signing out


async def get_me(request: Request) -> Response:
    return me_page(request)


def me_page(
    request: Request, what: str = "", status: int = 200, trouble: str = "me-sure-first"
) -> Response:
    """With a trouble of one of its questions."""
    reader = reader_of(request)
    say = texts(reader.lang)
    done = request.method == "GET" and request.query_params.get("done") == DONE
    body = join(
        el("section",
           el("h1", say("me-title")),
           el("p", say("me-signed-out"), class_="done", role="status") if done else None,
           el("p", say("me-about", reader.name)),
           el("p", el("a", say("privacy-link"), href="/privacy")),
           class_="paper"),
        *[question(say, one, trouble if one == what else "") for one in ("out", "delete")],
    )  # fmt: skip
    return page(request, say("me-title"), body, status=status)


def question(say: Texts, what: str, trouble: str) -> Markup:
    """Nothing happens without a yes."""
    sure = el("input", type="checkbox", name="sure", value="yes", required=True)
    return el(
        "form",
        el("h2", say(f"me-{what}")),
        el("p", say(f"me-{what}-what")),
        el("p", say(trouble), class_="trouble", role="alert") if trouble else None,
        el("p", el("label", sure, " ", say(f"me-{what}-sure"))),
        el("p", el("button", say(f"me-{what}-go"), class_="go"), class_="actions"),
        method="post",
        action=f"/me/{what}",
        class_="paper",
    )


async def is_sure(request: Request) -> bool:
    return field(await form_of(request), "sure") == "yes"


async def post_out(request: Request) -> Response:
    """All cookies but the one that goes out with this answer."""
    if not await is_sure(request):
        return me_page(request, "out", 422)
    reader = reader_of(request)
    generation = await house_of(request).people.sign_out(reader.person)
    response = RedirectResponse(f"/me?done={DONE}", 303)
    remember(response, request, replace(reader, generation=generation))
    return response


async def post_delete(request: Request) -> Response:
    if not await is_sure(request):
        return me_page(request, "delete", 422)
    if not take(request, "create"):
        raise HTTPException(429, headers={"retry-after": "60"})
    reader = reader_of(request)
    try:
        done = await forget(house_of(request), reader.person)
    except TableError as error:
        if error.code != "opening":
            raise
        return me_page(request, "delete", 409, "me-delete-opening")
    request.scope[PLACE] = replace(newcomer(request), lang=reader.lang, theme=reader.theme)
    response = forgotten_page(request, done)
    response.delete_cookie(COOKIE)
    return response


def forgotten_page(request: Request, done: Forgotten) -> Response:
    say = texts(reader_of(request).lang)
    lines: list[Child] = [el("p", say("me-gone-tables", done.gone))]
    if done.nameless:
        lines.append(el("p", say("me-gone-names", done.nameless)))
    home = el("p", el("a", say("error-home"), class_="go", href="/"))
    title = say("me-gone")
    return page(request, title, el("section", el("h1", title), *lines, home, class_="paper"))


async def get_privacy(request: Request) -> Response:
    """In one paragraph, and how long."""
    say = texts(reader_of(request).lang)
    days = house_of(request).keep.days
    kept = say("privacy-kept", days, 4 * days, 12 * days) if days else say("privacy-for-ever")
    body = el(
        "section",
        el("h1", say("privacy-title")),
        el("p", say("privacy-text")),
        el("p", kept),
        el("p", el("a", say("me-link"), href="/me")),
        class_="paper",
    )
    return page(request, say("privacy-title"), body)


routes: list[BaseRoute] = [
    Route("/me", get_me),
    Route("/me/out", post_out, methods=["POST"]),
    Route("/me/delete", post_delete, methods=["POST"]),
    Route("/privacy", get_privacy),
]
