"""What a page may load, who may send a form or open a socket, and how fast."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
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
OF_PARTS: Final = ("x-content-type-options", "cross-origin-resource-policy")
PARTS: Final = ("text/css", "font/")  # of pages: never one themselves
SCRIPT: Final = "text/javascript"  # may be a worker, but not where the pages' modules lie
MODULES: Final = "/static/"
SECURELY: Final = "max-age=31536000"  # Strict-Transport-Security, where there is https
BODY: Final = 1_000_000  # bytes of a form
FIELDS: Final = 200  # fields of a form
RATES: Final[Mapping[str, tuple[float, float]]] = {  # kind → burst, per second, of an address
    "page": (400, 20.0),  # in units of `credit.price`
    "post": (60, 1.0),
    "create": (12, 1 / 15),
    "socket": (60, 1.0),
    "replay": (240, 12.0),  # moments of a match
    "picture": (6, 0.1),  # of a moment
    "film": (3, 1 / 60),
    "message": (400, 64.0),  # on all sockets; in units of `table.socket.COST`
    "open": (256, 0.0),  # sockets at once
}
SHARES: Final = {"page": 1 / 2, "message": 1 / 4, "open": 1 / 8}  # of one person; else all of it
ALL: Final = 32  # times what one address may: sockets that are open at once
CLIENTS: Final = 20_000  # whose credit is remembered
SAFE: Final = ("GET", "HEAD", "OPTIONS")


def headers_for(path: str, media: str) -> Mapping[str, str]:
    """Scripts, styles and fonts obey the policy of the page that asks for them: their own would be
    read by nobody, and was a tenth of a first visit to a table."""
    is_module = path.startswith(MODULES) and media.startswith(SCRIPT)
    if is_module or media.startswith(PARTS):
        return {name: HEADERS[name] for name in OF_PARTS}
    return HEADERS


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


def mark_of(person: str) -> str:
    """A person among addresses; told to other processes, so it is no person any more."""
    return f"@{sha256(person.encode()).hexdigest()[:32]}"


class Limits:
    """Credit per kind of request, of an address and of a person; both pay.

    `rates` may name "line" too, for one socket: whoever measures a server sets it high.
    """

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        rates: Mapping[str, tuple[float, float]] = RATES,
    ) -> None:
        self.clock = clock
        self.rates = rates
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, int]] = {}  # process → client → sockets
        self._peers: Peers | None = None

    def share(self, peers: Peers) -> None:
        """What a client spends at one process is spent at all that serve the same database."""
        self._peers = peers
        peers.spent = self.spent_elsewhere
        peers.doors = self

    def take(self, address: str, person: str, kind: str, cost: float = 1.0) -> bool:
        """Whether address and person have credit left; if so, it is used up. "" is nobody."""
        payers = [address, *([mark_of(person)] if person else [])]
        buckets = [self._bucket(payer, kind) for payer in payers]
        if not all(bucket.has(cost) for bucket in buckets):
            return False
        for payer, bucket in zip(payers, buckets):
            bucket.take(cost)
            if self._peers is not None:
                self._peers.spend(payer, kind, cost)
        return True

    @contextmanager
    def opened(self, address: str, person: str) -> Iterator[bool]:
        """Whether one more socket may be open, which then is until the block ends."""
        payers = ["", address, *([mark_of(person)] if person else [])]
        is_room = all(self._opened(payer) < self._most(payer) for payer in payers)
        if not is_room:
            yield False
            return
        self._open.update(payers)
        self._show(payers[1:])
        try:
            yield True
        finally:
            self._open.subtract(payers)
            self._open = +self._open  # who has none open is forgotten
            self._show(payers[1:])

    def _show(self, payers: Sequence[str]) -> None:
        if self._peers is not None:
            self._peers.show_open(payers)

    def _opened(self, payer: str) -> int:
        """In all processes; of everybody together ("") in this one, whose memory it is."""
        others = sum(found.get(payer, 0) for found in self._elsewhere.values())
        return self._open[payer] + others

    def _most(self, payer: str) -> float:
        return ALL * self.rates["open"][0] if payer == "" else self._rate(payer, "open")[0]

    def here(self) -> Mapping[str, int]:
        return {payer: count for payer, count in self._open.items() if payer}

    def elsewhere(self, process: str, client: str, count: int) -> None:
        found = self._elsewhere.setdefault(process, {})
        found.pop(client, None)
        if count > 0 and client:
            found[client] = count

    def lose(self, process: str) -> None:
        self._elsewhere.pop(process, None)

    def spent_elsewhere(self, client: str, kind: str, cost: float) -> None:
        if kind in self.rates:
            self._bucket(client, kind).spend(cost)

    def _rate(self, payer: str, kind: str) -> tuple[float, float]:
        part = SHARES.get(kind, 1.0) if payer.startswith("@") else 1.0
        burst, per_second = self.rates[kind]
        return part * burst, part * per_second

    def _bucket(self, payer: str, kind: str) -> Bucket:
        who = (payer, kind)
        if who not in self._buckets:
            self._buckets[who] = Bucket(*self._rate(payer, kind), self.clock)
            if len(self._buckets) > CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return self._buckets[who]
