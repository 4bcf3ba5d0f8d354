"""Small positions, moves as people type them, and what the engine answers."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.core.event import Event
from tafelrunde.core.state import CHANCE
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.position.write import ranks_of
from tafelrunde.games.loriot.rules.numbers import COLOURS, OUT, WAITING
from tafelrunde.games.loriot.rules.setup import LoriotSetup
from tafelrunde.games.loriot.rules.state import Loriot

Options = Mapping[str, bool | int | str]
DIGITS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def table(seats: int = 2, **options: bool | int | str) -> LoriotSetup:
    setup = GAME.setup(seats, options)
    assert isinstance(setup, LoriotSetup)
    return setup


def place(
    stones: dict[str, str] | None = None,
    seats: int = 2,
    options: Options | None = None,
    hands: dict[str, str] | None = None,
    **rest: object,
) -> Loriot:
    """A position: per colour its stones and cards, the rest as in position/write.py.

    `G10` a stone that came the shortest way, `R7>R6` one that came over R7, `T8:8` one that has
    scored 8 there, `out`; those that are not named wait. A hand is `2 9 K`.
    """
    setup = table(seats, **(options or {}))
    named = stones or {}
    rows = [stone_rows(named.get(colour, ""), setup.stones) for colour in COLOURS[:seats]]
    data: dict[str, object] = {"stones": rows, **rest}
    if hands is not None:
        cards = {colour: [rank(c) for c in hand.split()] for colour, hand in hands.items()}
        data["hands"] = [cards.get(c, ranks_of((1 << 13) - 1)) for c in COLOURS[:seats]]
    state = setup.from_dict(data)
    assert isinstance(state, Loriot)
    return state


def stone_rows(text: str, count: int) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for word in text.split():
        at, _, points = word.partition(":")
        if points:
            rows.append({"at": at, "points": int(points)})
        elif at in ("out", "waiting"):
            rows.append({"at": at})
        else:
            rows.append({"at": at.split(">")[-1], "trail": at.replace(">", " ")})
    waiting: dict[str, object] = {"at": "waiting"}
    return [*rows, *[waiting for _ in range(count - len(rows))]]


def rank(card: str) -> str:
    """`9` → nine, `K` → king."""
    return (
        DIGITS[int(card) - 2]
        if card.isdecimal()
        else {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}[card]
    )


def legal(state: Loriot, start: str = "") -> list[str]:
    """The actions on offer, as texts, that begin like this."""
    texts = [str(action) for action in state.legal(state.actors()[0])]
    return [text for text in texts if text.startswith(start)]


def rules(events: list[Event], code: str) -> list[str]:
    """The paragraphs behind events with this code."""
    return [event.rule for event in events if event.code == code]


def at(state: Loriot, colour: str, stone: int = 1) -> str:
    """Where a stone is: a field, `waiting` or `out`."""
    field = state.players[COLOURS.index(colour)].stones[stone - 1].at
    if field in (WAITING, OUT):
        return "waiting" if field == WAITING else "out"
    return state.setup.names[field]


def trail(state: Loriot, colour: str, stone: int = 1) -> str:
    found = state.to_dict()["stones"]
    assert isinstance(found, list)
    return str(found[COLOURS.index(colour)][stone - 1]["trail"])


def hand(state: Loriot, colour: str) -> list[str]:
    return ranks_of(state.players[COLOURS.index(colour)].hand)


def points(state: Loriot) -> list[int]:
    return [state.points(seat) for seat in range(len(state.players))]


def asked(state: Loriot) -> str:
    """The question, “chance” for a throw or a draw, or “over”."""
    actors = state.actors()
    if not actors:
        return "over"
    return "chance" if actors == (CHANCE,) else state.asked(actors[0]).code


def turn(state: Loriot) -> str:
    return COLOURS[state.turn]


def throw(number: int) -> tuple[str, str]:
    """A turn begins: the black die shows this."""
    return "roll", f"black {number}"
