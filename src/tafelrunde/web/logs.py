"""Logs: one line for each event, as words or as JSON; nothing in them opens a seat."""

from __future__ import annotations

import json
import logging
import time
from typing import Final

from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.table.metrics import METRICS

REQUESTS: Final = logging.getLogger("tafelrunde.request")
WORDS: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        out: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
            "process": record.process,
        }
        out |= {name: value for name, value in record.__dict__.items() if name not in OWN}
        if record.exc_info:
            out["trace"] = self.formatException(record.exc_info)
        return json.dumps(out, ensure_ascii=False, default=str)


def start(form: str, level: str) -> None:
    """From now on everything goes to stderr, in this form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(WORDS))
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("alembic").setLevel("WARNING")


class Counted:
    """Every request: counted, and told where requests are wanted in the log.

    The log has the pattern of an address, not the address: invitations and seat links are keys.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.monotonic(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        finally:
            METRICS.count("tafelrunde_requests_total", "status", f"{status // 100}xx")
            if REQUESTS.isEnabledFor(logging.INFO):
                tell(scope, status, time.monotonic() - began)


def tell(scope: Scope, status: int, seconds: float) -> None:
    where = pattern(scope)
    ms = round(1000 * seconds, 1)
    told = {"method": scope["method"], "path": where, "status": status, "ms": ms}
    REQUESTS.info("%s %s %d", scope["method"], where, status, extra=told)


def pattern(scope: Scope) -> str:
    app = scope.get("app")
    for route in app.routes if app is not None else ():
        if route.matches(scope)[0] == Match.FULL:
            return str(getattr(route, "path", "?"))
    return "?"
