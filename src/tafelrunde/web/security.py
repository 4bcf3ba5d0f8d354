"""What a page may load, who may send a form or open a socket, and how fast."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tafelrunde.table.limit import Bucket
from tafelrunde.table.peers import Peers

POLICY: Final = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # links to seats never travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
SECURELY: Final = "max-age=31536000"  # Strict-Transport-Security, where there is https
BODY: Final = 1_000_000  # bytes of a form
FIELDS: Final = 200  # fields of a form
RATES: Final[Mapping[str, tuple[float, float]]] = {  # kind → burst, per second
    "post": (60, 1.0),
    "create": (12, 1 / 15),
    "socket": (60, 1.0),
    "replay": (240, 12.0),  # moments of a match
    "picture": (6, 0.1),  # of a moment
    "film": (3, 1 / 60),
}
CLIENTS: Final = 20_000  # whose credit is remembered
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this very site speaks; who names no origin is no page of ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site") == "same-origin"
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    host = connection.headers.get("host", "").lower()
    return parts.scheme in ("http", "https") and host != "" and parts.netloc.lower() == host


def client_of(connection: HTTPConnection) -> str:
    """Whom credit is counted for: an address; with IPv6 its network, since a home has many."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return address.exploded[:19]
    return host


class Limits:
    """Credit per client and kind of request.

    `rates` may name "message" too, per connection: whoever measures a server sets it high.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        rates: Mapping[str, tuple[float, float]] = RATES,
    ) -> None:
        self.clock = clock
        self.rates = rates
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._peers: Peers | None = None

    def share(self, peers: Peers) -> None:
        """What a client spends at one process is spent at all that serve the same database."""
        self._peers = peers
        peers.spent = self.spent_elsewhere

    def take(self, connection: HTTPConnection, kind: str) -> bool:
        """Whether this client has credit left; if so, it is used up."""
        client = client_of(connection)
        taken = self._bucket(client, kind).take()
        if taken and self._peers is not None:
            self._peers.spend(client, kind, 1.0)
        return taken

    def spent_elsewhere(self, client: str, kind: str, cost: float) -> None:
        if kind in self.rates:
            self._bucket(client, kind).spend(cost)

    def _bucket(self, client: str, kind: str) -> Bucket:
        who = (client, kind)
        if who not in self._buckets:
            self._buckets[who] = Bucket(*self.rates[kind], self.clock)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who]
