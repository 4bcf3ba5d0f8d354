"""Tables for people who exist only for a proof, written before any server starts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

from tafelrunde.core.registry import find
from tafelrunde.table.house import House
from tafelrunde.table.match.message import Accepted, TakeSeat
from tafelrunde.table.plan import Plan
from tafelrunde.web.reader import COOKIE, sign

KEY = b"a key for proofs, and for nothing else"


@dataclass(frozen=True, slots=True)
class Kind:
    """What is played: a game, how many people, how many bots."""

    game: str
    people: int = 2
    bots: int = 0
    options: dict[str, object] = field(default_factory=dict)
    level: str = "random"  # of the bots


@dataclass(frozen=True, slots=True)
class Laid:
    id: str
    kind: Kind
    people: tuple[str, ...]  # by seat


KINDS = (
    Kind("eko"),
    Kind("hamlet"),
    Kind("wutaki"),
    Kind("loriot"),
    Kind("monstermacher", 2, 1),
    Kind("wutaki", 1, 1),
    Kind("sealed_bids", 2, 1, {"rounds": 9}),
    Kind("connect4", 1, 1),
)


async def lay(url: str, kinds: list[Kind]) -> list[Laid]:
    """One table of each kind; everybody sits, nobody has moved."""
    house = await House.start(url, workers=0, key=KEY)
    house._closing = True  # bots wait for the server
    out = [await laid(house, kind, number) for number, kind in enumerate(kinds)]
    await house.close()
    return out


async def laid(house: House, kind: Kind, number: int) -> Laid:
    plans = [Plan("friend")] * kind.people + [Plan("bot", kind.level)] * kind.bots
    people = tuple(f"p{number}-{seat}" for seat in range(kind.people))
    made = await house.create_table(kind.game, plans, kind.options, (people or ("",))[0], True)
    for seat, person in enumerate(people):
        invite = (await house.load(made.id)).invites[seat]
        message = TakeSeat(f"sit{seat}", seat, f"Person {seat}", invite, "", person)
        answer = await house.handle(made.id, message)
        assert isinstance(answer, Accepted), answer
    return Laid(made.id, kind, people)


def cookie(person: str, name: str = "", lang: str = "en") -> str:
    return f"{COOKIE}={sign(KEY, json.dumps([person, name or person, lang, '']))}"


def preload() -> None:
    """All that a server imports for these games, once."""
    from tafelrunde.boards import board_of
    from tafelrunde.words.words import Words

    for kind in KINDS:
        game = find(kind.game)
        board_of(game)
        Words(game, "en")
