"""What only the server's key can make or open: the keys of a table, and what is sealed in the
database. Nothing here is stored; who has the database alone can act for nobody.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from tafelrunde.core.errors import TafelrundeError

COUNTED: Final = b"\x01"  # how data were sealed before: a stream of HMACs of numbers
FORMAT: Final = b"\x02"  # and are now: a stream of SHAKE-256
NONCE: Final = 16  # bytes
TAG: Final = 32
FEWEST: Final = 16  # bytes of a server's key


class WrongKey(TafelrundeError):
    """What was sealed was sealed by another key, or has been changed."""

    code = "wrong-key"

    def __init__(self) -> None:
        super().__init__(
            "The database was sealed with another key than the one given; "
            "put back the key that belongs to it."
        )


class Keys:
    """Of one server. Each use has a key of its own, derived by HMAC-SHA-256."""

    def __init__(self, key: bytes) -> None:
        if len(key) < FEWEST:
            raise ValueError(f"a server's key has at least {FEWEST} bytes")
        self._root = hmac.digest(key, b"tafelrunde at rest 1", "sha256")

    def of_table(self, id: str) -> bytes:
        """From which the table's own keys and invitations follow; see `Header`."""
        return hmac.digest(self._root, b"table " + id.encode(), "sha256")

    def seal(self, data: bytes, name: str) -> bytes:
        """Encrypted, then authenticated, under a name: it opens under no other one.

        A stream of SHAKE-256 from a key that follows from a random nonce, and HMAC-SHA-256 with a
        second key for the tag.
        """
        nonce = secrets.token_bytes(NONCE)
        stream = hashlib.shake_256(self._derived(b"cipher", name, nonce)).digest(len(data))
        body = FORMAT + nonce + mixed(data, stream)
        return body + hmac.digest(self._derived(b"tag", name, b""), body, "sha256")

    def open(self, sealed: bytes, name: str) -> bytes:
        body, tag = sealed[:-TAG], sealed[-TAG:]
        expected = hmac.digest(self._derived(b"tag", name, b""), body, "sha256")
        if not hmac.compare_digest(tag, expected) or body[:1] not in (COUNTED, FORMAT):
            raise WrongKey
        nonce, data = body[1 : 1 + NONCE], body[1 + NONCE :]
        key = self._derived(b"cipher", name, nonce)
        if body[:1] == COUNTED:
            return mixed(data, counted(key, len(data)))
        return mixed(data, hashlib.shake_256(key).digest(len(data)))

    def _derived(self, use: bytes, name: str, nonce: bytes) -> bytes:
        return hmac.digest(self._root, use + b" " + nonce + name.encode(), "sha256")


def mixed(data: bytes, stream: bytes) -> bytes:
    """Both, bit by bit: twice is as before."""
    mix = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return mix.to_bytes(len(data), "big")


def counted(key: bytes, size: int) -> bytes:
    """The stream of data that were sealed before."""
    blocks = range(-(-size // 32))
    return b"".join([hmac.digest(key, n.to_bytes(8, "big"), "sha256") for n in blocks])[:size]


def token_of(key: bytes, use: str) -> str:
    """192 bits that fit into an address, and can be made again by whoever has the key."""
    return base64.urlsafe_b64encode(hmac.digest(key, use.encode(), "sha256")[:24]).decode()
