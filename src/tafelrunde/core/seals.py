"""Protocol 2 of verifiable luck: seals first, then numbers; `docs/luck.md` has it in words.

Every hash is over labelled parts, each with its length before it, so that no two lists of parts
are ever the same bytes. Numbers, seals and the secret are written in hexadecimal digits.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.errors import Unfair
from tafelrunde.core.luck import Luck, Odds, outcome_at, point_of, total

PROTOCOL: Final = 2
LABEL: Final = "tafelrunde luck 2"
NONE: Final = "-"  # instead of a seal: the page has no number
MISSING: Final = "missing"  # instead of a number: its seal counts
HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)  # 32 bytes: a number, a seal, the secret
SEATS: Final = re.compile(r"\d{1,2}(,\d{1,2})*", re.ASCII)


def hashed(use: str, *parts: str) -> str:
    """SHA-256 of a label, what it is for, and the parts; each as UTF-8 after its length."""
    every = [part.encode() for part in (LABEL, use, *parts)]
    whole = b"".join(len(part).to_bytes(4, "big") + part for part in every)
    return hashlib.sha256(whole).hexdigest()


def commitment_of(match: str, secret: bytes) -> str:
    """What the server shows before anybody sits down."""
    return hashed("server", match, secret.hex())


def seal_of(match: str, commitment: str, number: str) -> str:
    """What a page shows when its person sits down."""
    return hashed("page", match, commitment, number)


@dataclass(frozen=True, slots=True)
class Share:
    """What one page adds to luck, for all seats at it."""

    seats: tuple[int, ...]
    seal: str = NONE
    number: str = ""  # "": not opened

    @property
    def who(self) -> str:
        return ",".join(map(str, self.seats))

    @property
    def is_sealed(self) -> bool:
        return self.seal != NONE


def terms_of(match: str, played: str, commitment: str, shares: Sequence[Share]) -> str:
    """What all agree on before the first number is opened; `played` is a hash of the game."""
    parts = [part for share in shares for part in (share.who, share.seal)]
    return hashed("terms", match, played, commitment, *parts)


def key_of(secret: bytes, terms: str, shares: Sequence[Share]) -> bytes:
    """Every draw follows from it. Where a number is missing, its seal counts."""
    parts: list[str] = []
    for share in shares:
        if share.is_sealed:
            what = ("number", share.number) if share.number else ("seal", share.seal)
            parts += [share.who, *what]
    return bytes.fromhex(hashed("key", secret.hex(), terms, *parts))


class Sealed(Luck):
    """The server's secret and everybody's numbers, all of them committed to beforehand."""

    def __init__(self, secret: bytes, match: str, played: str, shares: Sequence[Share]) -> None:
        self.secret = secret
        self.match = match
        self.played = played
        self.shares = list(shares)
        self.commitment = commitment_of(match, secret)
        self.terms = terms_of(match, played, self.commitment, shares)
        self.key = key_of(secret, self.terms, shares)

    def pick(self, odds: Odds, n: int) -> Action | None:
        return outcome_at(odds, point_of(self.key, self.match, n, total(odds)))

    def header(self, over: bool) -> dict[str, str]:
        shares = self.shares
        out = {
            "luck": "verifiable",
            "protocol": str(PROTOCOL),
            "match": self.match,
            "commitment": self.commitment,
            "seals": " ".join([f"{share.who}:{share.seal}" for share in shares]),
            "numbers": " ".join(
                [f"{share.who}:{share.number or MISSING}" for share in shares if share.is_sealed]
            ),
            "terms": self.terms,
        }
        if over:
            out["secret"] = self.secret.hex()
        return out


def read_shares(seals: str, numbers: str) -> list[Share]:
    """As a record's header has them; Unfair if they cannot be."""
    given = labelled(numbers)
    out: list[Share] = []
    for who, seal in labelled(seals).items():
        number = given.pop(who, "")
        if seal == NONE:
            fits = number == ""
        else:
            fits = bool(HEX.fullmatch(seal)) and (number == MISSING or bool(HEX.fullmatch(number)))
        if not fits:
            raise Unfair(f"Seal and number of seat {who} are not 64 hexadecimal digits each.")
        seats = tuple(int(seat) for seat in who.split(","))
        out.append(Share(seats, seal, "" if number == MISSING else number))
    if given:
        raise Unfair(f"Seat {next(iter(given))} has a number, but no seal.")
    every = [seat for share in out for seat in share.seats]
    if len(set(every)) < len(every):
        raise Unfair("A seat has two seals.")
    return out


def labelled(text: str) -> dict[str, str]:
    pairs = [part.partition(":") for part in text.split()]
    if any(not SEATS.fullmatch(who) for who, _, _ in pairs):
        raise Unfair("Seals and numbers are written with the seats they are of, like “0,1:4be1…”.")
    out = {who: value for who, _, value in pairs}
    if len(out) < len(pairs):
        raise Unfair("A seat has two seals, or two numbers.")
    return out


def sealed_of(luck: dict[str, str], played: str) -> Sealed:
    """The luck that a header promises, if all of it fits together."""
    secret = luck["secret"]
    if not HEX.fullmatch(secret):
        raise Unfair("The secret must be 64 hexadecimal digits.")
    shares = read_shares(luck.get("seals", ""), luck.get("numbers", ""))
    out = Sealed(bytes.fromhex(secret), luck.get("match", ""), played, shares)
    if out.commitment != luck.get("commitment"):
        raise Unfair("The secret is not the one the server committed to before the match.")
    for share in shares:
        if share.number and seal_of(out.match, out.commitment, share.number) != share.seal:
            raise Unfair(f"The number of seat {share.who} is not the one its page had sealed.")
    if out.terms != luck.get("terms"):
        raise Unfair(
            "The header is not what was agreed before the match: game, options or seals differ."
        )
    return out
