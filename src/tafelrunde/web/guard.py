"""Every request passes here: headers on every answer, our own names only, and forms only from our
own pages."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from h11 import LocalProtocolError
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.web.credit import price, take
from tafelrunde.web.pages.error import error_page
from tafelrunde.web.security import BODY, SAFE, SECURELY, headers_for, same_origin
from tafelrunde.web.site import site_of

MORE: Final = {
    400: {"connection": "close"},  # nobody knows where the next request begins
    429: {"retry-after": "60"},
}
PROBE: Final = "/healthz"  # asked by programs, by any name


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        send = with_headers(send, request.url.path, request.url.scheme == "https")
        status = refused(request)
        if status:
            response = error_page(request, status, f"error-status-{status}")
            response.headers.update(MORE.get(status, {}))
            await response(scope, receive, send)
        else:
            with suppress(ClientDisconnect):  # half a form: nobody waits for an answer
                await self.app(scope, counted(receive), send)


def refused(request: Request) -> int:
    """The status that answers a request which goes no further; else 0."""
    if "content-length" in request.headers and "transfer-encoding" in request.headers:
        return 400  # a proxy may have read the other one
    if request.url.path != PROBE and not site_of(request).hosts.allow(request):
        return 421
    size = request.headers.get("content-length", "0")
    if not (size.isascii() and size.isdecimal()) or int(size[:12]) > BODY:
        return 413
    if request.method in SAFE:
        cost = price(request.url.path)
        return 0 if not cost or take(request, "page", cost) else 429
    if not same_origin(request):
        return 403
    return 0 if take(request, "post") else 429


def counted(receive: Receive) -> Receive:
    """A body that does not say how long it is may not be longer either."""
    left = BODY

    async def receive_some() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise HTTPException(413)
        return message

    return receive_some


def with_headers(send: Send, path: str, https: bool) -> Send:
    async def send_more(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in headers_for(path, headers.get("content-type", "")).items():
                headers[name] = value
            if https:
                headers["strict-transport-security"] = SECURELY
        with suppress(LocalProtocolError):  # the rest of the request was no HTTP: it was answered
            await send(message)

    return send_more
