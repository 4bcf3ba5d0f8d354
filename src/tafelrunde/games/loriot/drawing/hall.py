"""What changes in the hall: piles, the list of removals, what carpet and cloakroom hold."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.words.words import Words

from .cards import DECK, counter, deck
from .crowd import CLOAKROOM, OUT, RUG, WAITING, Stone
from .paint import STEPS
from .pictures.hall import PILES, list_rows
from .words import say

TOP_CARD: Final = (4.5, -5.1)  # of a pile of three, from its foot


@part
def pile(name: str, count: int, shown: bool, words: Words) -> Items:
    """With its uppermost card, unless that lies open on the desk."""
    x, y = PILES[name]
    over, foot = x + TOP_CARD[0], y + DECK[1] / 2 - 8
    out = {f"deck-{name}": heap(name, count, x, y, say(words, "pile", name, count))}
    if not shown:
        out[f"card-{name}"] = use(f"s-lo-back-{name}", over, y + TOP_CARD[1])
    return {**out, f"count-{name}": counter(count, over, foot)}


@leaf
def heap(name: str, count: int, x: float, y: float, label: str) -> Drawn:
    return g(deck(name, count), transform=at(x, y), role="img", aria_label=label)


@part
def list_of_removals(arrivals: int, late: bool, words: Words) -> Items:
    note = say(words, "late") if late else ""
    steps = min(arrivals, len(STEPS) - 1)
    return {"list": list_rows(steps, note, say(words, "arrivals", arrivals))}


@part
def told(stones: tuple[Stone, ...], words: Words) -> Items:
    """For those who do not see where the stones wait and hang."""
    places = [stone.at for stone in stones]
    return {
        "rug-told": label_area(RUG, say(words, "rug-holds", places.count(WAITING))),
        "cloakroom-told": label_area(CLOAKROOM, say(words, "cloakroom-holds", places.count(OUT))),
    }


@leaf
def label_area(box: tuple[float, float, float, float], label: str) -> Drawn:
    return rect(*box, fill="none", role="img", aria_label=label)
