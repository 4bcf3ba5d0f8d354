"""Effects and cards in words, made from the data that the rules carry out.

Text ids: `effect-VERB` (its numbers and things in the order of the data), `thing-NAME` (with its
number), `measure-NAME`, `round-KIND`, `needs-HOW`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.words.catalogue import Argument, catalogue

from ..rules.effects.effect import NAMES, VERBS, Effect, Op
from ..rules.numbers import AREAS, LOCATIONS, MEASURES, RESOURCES, THINGS

PACKAGE: Final = "tafelrunde.games.wutaki"


def say(lang: str, id: str, *args: Argument) -> str:
    return catalogue(PACKAGE, lang).say(id, args)


def thing_words(lang: str, name: str, number: int) -> str:
    """“3 gold”, “1 omen”."""
    return say(lang, f"thing-{name}", number)


@lru_cache(maxsize=1024)
def cost_words(lang: str, cost: tuple[int, ...]) -> str:
    """What is paid, by thing: “5 gold, 3 C, 1 omen”."""
    return ", ".join(thing_words(lang, THINGS[i], n) for i, n in enumerate(cost) if n)


def op_words(lang: str, op: Op) -> str:
    """One step, as a clause that begins small."""
    name = NAMES[op.verb]
    signature = VERBS[op.verb][1]
    if signature in ("NT", "NR"):
        names = THINGS if signature == "NT" else RESOURCES
        return say(lang, f"effect-{name}", thing_words(lang, names[op.what], op.n))
    if name == "score":
        return say(lang, "effect-score", op.n, op.m, say(lang, f"measure-{MEASURES[op.what]}"))
    if name == "more":
        return say(lang, "effect-more", op.n, AREAS[op.what])
    numbers = {"N": (op.n,), "NM": (op.n, op.m)}.get(signature, ())
    return say(lang, f"effect-{name}", *numbers)


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


@lru_cache(maxsize=2048)
def effect_words(lang: str, effect: Effect) -> str:
    """“Sacrifice 8 resources of any kind; gain 5 VP”, alternatives with “or”."""
    clauses = ["; ".join(op_words(lang, op) for op in one.ops) for one in effect.alternatives]
    return sentence(f" {say(lang, 'effect-or')} ".join(clauses))


def revenge_words(lang: str, most: int, measure: int, loss: int) -> str:
    return say(lang, "revenge-text", most, say(lang, f"measure-{MEASURES[measure]}"), loss)


def secret_words(lang: str, how: int, what: int, points: int) -> str:
    """`how` is 0 most, 1 fewest, 2 an own marker at a location."""
    if how == 2:
        return say(lang, "needs-own", LOCATIONS[what], points)
    key = "needs-fewest" if how else "needs-most"
    return say(lang, key, say(lang, f"measure-{MEASURES[what]}"), points)


def round_words(lang: str, kind: str, effect: Effect, again: bool) -> str:
    """`kind` is one of data.TYPES."""
    label = say(lang, f"round-{kind}", effect_words(lang, effect))
    return f"{label}. {say(lang, 'round-again')}" if again else label
