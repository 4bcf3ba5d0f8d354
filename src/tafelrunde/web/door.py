"""The door of the server: who does not get on with a request, or comes too often, is shown out.

uvicorn waits for the rest of a request as long as the other side likes, and counts nobody.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

HEAD: Final = 15.0  # seconds for the head of a request
BODY: Final = 60.0  # seconds for its body
EACH: Final = 256  # open connections of one address; a proxy on this machine has as many as all


class Door(H11Protocol):
    """The protocol to give to uvicorn, as `http`."""

    head, body, each = HEAD, BODY, EACH

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._awaited = ""  # head, body, or nothing
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._is_crowded():
            transport.abort()
        else:
            self._wait_for("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look(still=True)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(still=False)  # nothing has come of the next request; uvicorn waits for it

    def _look(self, still: bool) -> None:
        """What of a request is still to come."""
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._wait_for("")
        elif state is h11.SEND_BODY:
            self._wait_for("body")
        else:
            self._wait_for("head" if state is h11.IDLE and still else "")

    def _wait_for(self, what: str) -> None:
        """Every byte that trickles in leaves the time as it is."""
        if what == self._awaited:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._awaited = what
        seconds = {"head": self.head, "body": self.body}.get(what)
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._show_out)

    def _show_out(self) -> None:
        self._timer = None
        self.transport.abort()

    def _is_crowded(self) -> bool:
        most = self.limit_concurrency
        if most is not None and len(self.connections) > most + EACH:  # until then they are told
            return True
        own = self.client[0] if self.client else ""
        return is_far(own) and sum(host == own for host in hosts(self.connections)) > self.each


def hosts(connections: Iterable[object]) -> Iterable[str]:
    for one in connections:
        client = getattr(one, "client", None)
        yield client[0] if client else ""


def is_far(host: str) -> bool:
    """Whether it is another machine's; on this one, a proxy speaks for many."""
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return False
