"""Leduc poker: what is staked, and what calling, raising and folding cost."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.data import Fields
from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Price, Value
from tafelrunde.testing.games.leduc.setup import BETS, MOST
from tafelrunde.words.words import Words

ICONS = {"chips": Icon("s-coin", 24)}
VERBS = ("raise", "call", "fold")
QUIET = ("call",)
MAIN = {"wins": 2, "raises": 1}


def stakes(view: View) -> list[int]:
    return Fields(view.facts).numbers("stakes", 0, MOST)


def chips(number: int, words: Words) -> tuple[Value, ...]:
    return (Value("chips", number, words.say("chips", number)),) if number else ()


def plate(view: View, side: int, words: Words) -> Plate:
    return Plate(chips(stakes(view)[side], words))


def cost(view: View, action: Action) -> int:
    """3.3, 3.5: up to what the other seat has put in, or above it."""
    assert view.seat is not None
    to_call = stakes(view)[1 - view.seat] - stakes(view)[view.seat]
    second = bool(Fields(view.facts).texts("public"))
    return to_call + BETS[second] if action.kind == "raise" else to_call


def price(view: View, action: Action, words: Words) -> Price | None:
    return None if action.kind == "fold" else Price(chips(cost(view, action), words))


def loss(view: View, action: Action, words: Words) -> str | None:
    """3.3: whoever folds has lost what they have put in."""
    if action.kind != "fold":
        return None
    assert view.seat is not None
    return words.say("loss-fold", stakes(view)[view.seat])


def sentence(view: View, action: Action, words: Words) -> str | None:
    return words.say("sure-raise", cost(view, action)) if action.kind == "raise" else None


def hint(view: View, words: Words) -> str:
    return words.say("stake", sum(stakes(view)))


def round(view: View, words: Words) -> str:
    return words.say("round", 2 if Fields(view.facts).texts("public") else 1)
