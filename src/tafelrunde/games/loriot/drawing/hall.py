"""What changes in the hall: piles, the list of removals, what carpet and cloakroom hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.words.words import Words

from ..rules.numbers import CLEARING
from .cards import DECK, counter, deck
from .crowd import CLOAKROOM, RUG
from .pictures.hall import PILES, list_rows
from .words import say

TOP_CARD: Final = (4.5, -5.1)  # of a pile of three, from its foot


@part
def hall(
    piles: tuple[int, int], shown: str, arrivals: int, waiting: int, out: int, words: Words
) -> Iterator[Items]:
    """Piles with their uppermost cards, `shown` the pile whose card lies on the desk."""
    yield pile("chance", piles[0], shown == "chance", words)
    yield pile("success", piles[1], shown == "success", words)
    steps, note = min(arrivals, CLEARING), say(words, "late") if arrivals >= CLEARING else ""
    yield {"list": list_rows(steps, note, say(words, "arrivals", arrivals))}
    yield {
        "rug-told": label_area(RUG, say(words, "rug-holds", waiting)),
        "cloakroom-told": label_area(CLOAKROOM, say(words, "cloakroom-holds", out)),
    }


def pile(name: str, count: int, shown: bool, words: Words) -> Items:
    x, y = PILES[name]
    over, foot = x + TOP_CARD[0], y + DECK[1] / 2 - 8
    out = {f"deck-{name}": heap(name, count, x, y, say(words, "pile", name, count))}
    if not shown:
        out[f"card-{name}"] = use(f"s-lo-back-{name}", over, y + TOP_CARD[1])
    return {**out, f"count-{name}": counter(count, over, foot)}


@leaf
def heap(name: str, count: int, x: float, y: float, label: str) -> Drawn:
    return g(deck(name, count), transform=at(x, y), role="img", aria_label=label)


@leaf
def label_area(box: tuple[float, float, float, float], label: str) -> Drawn:
    """Words for those who do not see where the stones wait and hang."""
    return rect(*box, fill="none", role="img", aria_label=label)
