"""What only the server's key can make or open: the keys of a table, and what is sealed in the
database. Nothing here is stored; who has the database alone can act for nobody.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import Final

from tafelrunde.core.errors import TafelrundeError

FORMAT: Final = b"\x01"
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

        HMAC-SHA-256 in counter mode, with a random nonce and a second key for the tag.
        """
        nonce = secrets.token_bytes(NONCE)
        body = FORMAT + nonce + mixed(data, self._derived(b"cipher", name, nonce))
        return body + hmac.digest(self._derived(b"tag", name, b""), body, "sha256")

    def open(self, sealed: bytes, name: str) -> bytes:
        body, tag = sealed[:-TAG], sealed[-TAG:]
        expected = hmac.digest(self._derived(b"tag", name, b""), body, "sha256")
        if not hmac.compare_digest(tag, expected) or body[:1] != FORMAT:
            raise WrongKey
        nonce, data = body[1 : 1 + NONCE], body[1 + NONCE :]
        return mixed(data, self._derived(b"cipher", name, nonce))

    def _derived(self, use: bytes, name: str, nonce: bytes) -> bytes:
        return hmac.digest(self._root, use + b" " + nonce + name.encode(), "sha256")


def mixed(data: bytes, key: bytes) -> bytes:
    """The data and a stream that follows from the key, bit by bit: twice is as before."""
    size, begun = len(data), hmac.new(key, digestmod="sha256")
    stream = b"".join([block(begun, number) for number in range(-(-size // 32))])[:size]
    mix = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return mix.to_bytes(size, "big")


def block(begun: hmac.HMAC, number: int) -> bytes:
    """Of the stream; a copy of what was begun spares the key's own share of each."""
    one = begun.copy()
    one.update(number.to_bytes(8, "big"))
    return one.digest()


def token_of(key: bytes, use: str) -> str:
    """192 bits that fit into an address, and can be made again by whoever has the key."""
    return base64.urlsafe_b64encode(hmac.digest(key, use.encode(), "sha256")[:24]).decode()
