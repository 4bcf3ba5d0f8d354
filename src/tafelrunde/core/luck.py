"""Where chance comes from: a seed, a script, a verifiable secret, or a person with real dice."""

from __future__ import annotations

import hashlib
import hmac
from random import Random

from mypy_extensions import mypyc_attr

from tafelrunde.core.action import Action
from tafelrunde.core.errors import BadLuck

Odds = list[tuple[Action, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    def pick(self, odds: Odds, n: int) -> Action | None:
        """The outcome of draw n (undone draws count); None leaves it to the caller."""
        raise NotImplementedError

    def header(self, over: bool) -> dict[str, str]:
        """What a record says about it; a secret only when the match is over."""
        return {}


def total(odds: Odds) -> int:
    out = 0
    for _, weight in odds:
        out += weight
    return out


def outcome_at(odds: Odds, point: int) -> Action:
    """The first outcome whose cumulative weight is above the point."""
    for action, weight in odds:
        point -= weight
        if point < 0:
            return action
    raise BadLuck("The point lies beyond the sum of all weights.")


def point_of(key: bytes, match: str, n: int, weights: int) -> int:
    """Where draw n of a match falls, among outcomes of so much weight together."""
    digest = hmac.digest(key, match.encode() + n.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest, "big") * weights >> 256


def drawn(odds: Odds, random: Random) -> Action:
    """An outcome, as likely as its weight."""
    if len(odds) == 1:
        return odds[0][0]
    return outcome_at(odds, int(random.random() * total(odds)))


class Seeded(Luck):
    """Repeatable; for tests, simulations and quick matches."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.random: Random | None = None  # made when something is drawn: that takes its time
        self.next = 0  # the draw that the generator gives next

    def pick(self, odds: Odds, n: int) -> Action | None:
        if n != self.next:  # a match was resumed, or a message taken back as a whole
            self.random = None
            self.skip(n)
        self.next = n + 1
        return outcome_at(odds, int(self.generator().random() * total(odds)))

    def generator(self) -> Random:
        random = self.random
        if random is None:
            random = Random(self.seed)
            self.random = random
        return random

    def skip(self, draws: int) -> None:
        """Pass over what has been drawn already."""
        random = self.generator()
        for _ in range(draws):
            random.random()

    def header(self, over: bool) -> dict[str, str]:
        return {"luck": "seeded", "seed": str(self.seed)}


class Scripted(Luck):
    """Outcomes given beforehand, in order; then it is the caller's turn."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts

    def pick(self, odds: Odds, n: int) -> Action | None:
        if n >= len(self.texts):
            return None
        text = self.texts[n]
        for action, _ in odds:
            if str(action) == text:
                return action
        raise BadLuck(f"The script says “{text}”, which is no possible outcome now.", text=text)


class Verifiable(Luck):
    """Protocol 1, as matches of older tables have it; since then `core/seals.py`."""

    def __init__(self, secret: bytes, numbers: list[bytes], match: str) -> None:
        self.secret = secret
        self.numbers = numbers
        self.match = match
        self.key = hashlib.sha256(secret + b"".join(numbers)).digest()

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def pick(self, odds: Odds, n: int) -> Action | None:
        return outcome_at(odds, point_of(self.key, self.match, n, total(odds)))

    def header(self, over: bool) -> dict[str, str]:
        out = {
            "luck": "verifiable",
            "match": self.match,
            "commitment": self.commitment,
            "numbers": " ".join([number.hex() for number in self.numbers]),
        }
        if over:
            out["secret"] = self.secret.hex()
        return out


class Entered(Luck):
    """A person enters what real dice, bags and bowls gave; other kinds may be left to `rest`."""

    def __init__(self, kinds: set[str] | None = None, rest: Luck | None = None) -> None:
        self.kinds = kinds  # None: everything is entered
        self.rest = rest

    def pick(self, odds: Odds, n: int) -> Action | None:
        rest = self.rest
        if rest is None or self.kinds is None or odds[0][0].kind in self.kinds:
            return None
        return rest.pick(odds, n)

    def header(self, over: bool) -> dict[str, str]:
        """What was not entered can be verified all the same."""
        out = {} if self.rest is None else self.rest.header(over)
        out["luck"] = "entered"
        if self.kinds is not None:
            out["entered"] = " ".join(sorted(self.kinds))
        return out
