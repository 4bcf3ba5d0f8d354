"""Effects as icons: made from the same data that the rules carry out."""

from __future__ import annotations

from typing import Final

from ..rules.effects.effect import NAMES, Effect, Op
from ..rules.numbers import AREAS, MEASURES, RESOURCES, THINGS
from .cards import Icon

SIGNS: Final = {  # verb → symbol; those with a number show it
    "revenge": "revenge", "hire": "hire", "may-hire": "hire", "free-hire": "hire",
    "accept": "pact", "accept-plain": "pact", "give-pact": "gift-pact", "renew": "renew",
    "upgrade": "upgrade", "plunder": "plunder", "plunder-all": "plunder",
    "pass-revenge": "gift-revenge", "may-pass-revenge": "gift-revenge",
    "return-revenge": "return-revenge", "exchange": "trade", "buy": "buy", "rob": "rob",
    "collect": "rob", "replace": "marker", "remove": "marker", "opponents-discard": "omen",
    "fulfil": "fulfil", "chase": "chase", "drive-off": "chase", "claim": "start",
    "climb": "pyramid", "play": "play-omen", "may-play": "play-omen", "raid": "plunder",
    "dismiss": "dismiss", "may-dismiss": "dismiss", "multiply": "multiply",
    "swap-omens": "omen", "wages": "wages", "no-wages": "wages",
    "first-upgrade-free": "upgrade", "upgrades-less": "upgrade", "hiring-free": "hire",
    "chase-without-revenge": "chase", "yield-more": "any", "repeat": "again",
    "squeeze": "squeeze", "waive": "fulfil", "yield": "any",
}  # fmt: skip
LESS: Final = frozenset({"pay", "sacrifice", "lose", "no-wages", "upgrades-less", "swap-omens",
                         "opponents-discard", "dismiss", "may-dismiss"})  # fmt: skip
MEASURED: Final = {
    "fulfilled": "fulfil", "hired": "helper", "hand": "omen", "omen": "omen",
    "upgrade": "marker", "pyramid": "pyramid", "revenge": "revenge",
    **{name: name for name in RESOURCES},
}  # fmt: skip
PLACED: Final = {"draw": "draw-omen", "market": "gold"}


def op_icons(op: Op, label: str) -> list[Icon]:
    """The icons of one step; all of them say the same words."""
    name = NAMES[op.verb]
    sign = "−" if name in LESS else ""
    number = f"{sign}{op.n}" if op.n else sign
    if name in ("gain", "pay", "sacrifice", "lose"):
        thing = Icon(THINGS[op.what], number, label)
        return [Icon("sacrifice", "", label), thing] if name == "sacrifice" else [thing]
    if name == "score":
        per = Icon(measure(op.what), str(op.m), label)
        return [Icon("points", str(op.n), label), Icon("per", "", label), per]
    if name == "more":
        return [Icon(PLACED.get(AREAS[op.what], "any"), f"+{op.n}", label)]
    if name == "collect":
        return [Icon("rob", "", label), Icon(RESOURCES[op.what], number, label)]
    if name == "upgrade":
        less = f"−{op.n}" if op.n else ""
        return [Icon("upgrade", less, label), Icon("points", str(op.m), label)]
    return [Icon(SIGNS[name], number, label)]


def measure(index: int) -> str:
    """The symbol of what a card counts."""
    name = MEASURES[index]
    return MEASURED.get(name, f"seal-{name}")


def icons(effect: Effect, labels: list[list[str]]) -> tuple[Icon, ...]:
    """All of an effect; between alternatives a stroke. `labels` are words by sequence and step."""
    out: list[Icon] = []
    for sequence, words in zip(effect.alternatives, labels):
        if out:
            out.append(Icon("or", "", ""))
        for op, label in zip(sequence.ops, words):
            out += op_icons(op, label)
    return tuple(out)
