"""By which names this server may be called.

A page of a stranger whose name leads to this machine (DNS rebinding) has another name than ours,
and nobody can own an address of the home network or a name of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.requests import HTTPConnection

ANY: Final = "*"
HOME: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # ends of nobody's names


class Hosts:
    def __init__(self, named: Iterable[str] = ()) -> None:
        """`*.example.org` stands for all below it, `*` for all there are."""
        self.named = frozenset(name.lower().rstrip(".") for name in named)

    def allow(self, connection: HTTPConnection) -> bool:
        name = host_of(connection)
        if ANY in self.named or name in self.named:
            return True
        return is_near(name) or is_own(name, connection) or self._is_below(name)

    def _is_below(self, name: str) -> bool:
        return any(f"*{name[at:]}" in self.named for at, c in enumerate(name) if c == ".")


def host_of(connection: HTTPConnection) -> str:
    """Without the port; "" if it is none."""
    text = connection.headers.get("host", "").lower().strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    name, _, port = text.partition(":")
    return name.rstrip(".") if not port or port.isdecimal() else ""


def is_near(name: str) -> bool:
    """An address of this machine or its network, or a name that only they have."""
    address = address_in(name)
    if address is not None:
        return address.is_private or address.is_loopback or address.is_link_local
    plain = name.replace("-", "").replace("_", "").replace(".", "")
    if not (plain.isascii() and plain.isalnum()):
        return False
    return "." not in name or name.endswith(HOME)


def is_own(name: str, connection: HTTPConnection) -> bool:
    """The very address at which the connection arrived."""
    server = connection.scope.get("server")
    return server is not None and address_in(name) is not None and name == server[0]


def address_in(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None
