"""What a reader who does not see the village is told about places, cards and sides."""

from __future__ import annotations

from collections import Counter

from tafelrunde.words.catalogue import Argument
from tafelrunde.words.words import Words

from ..data import Tile
from ..rules.setup import HamletSetup
from .sight import Crowd, tokens_on


def say(words: Words, id: str, *args: Argument) -> str:
    """A text of the drawn table."""
    return words.say(f"draw-{id}", *args)


def side_name(words: Words, setup: HamletSetup, side: int) -> str:
    return words.side(side, setup.sides)


def listed(words: Words, parts: list[str]) -> str:
    """Parts with commas between them, or "nothing"."""
    return ", ".join(parts) or say(words, "nothing")


def amounts(words: Words, cost: dict[str, int]) -> str:
    """“2 wheat, 1 stone”."""
    return listed(words, [say(words, "amount", n, kind) for kind, n in cost.items()])


def tile_label(
    words: Words,
    setup: HamletSetup,
    tile: int,
    content: int,
    linked: bool,
    owner: int,
    crowd: Crowd,
) -> str:
    """“Sawmill, holds high-quality timber of Anna; Anna's villager; not connected”."""
    parts = [words.token(setup.names[tile])]
    if not linked:
        parts.append(say(words, "alone"))
    if owner >= 0:
        parts.append(say(words, "landmark-of", side_name(words, setup, owner)))
    held = Counter(tokens_on(setup, tile, content))
    if held:
        labels = [token_label(words, setup, *token, n) for token, n in held.items()]
        parts.append(say(words, "holds", ", ".join(labels)))
    if setup.slots[tile]:
        parts.append(say(words, "slots", setup.slots[tile] - sum(held.values())))
    for side, acting, standing, lying, animals in crowd:
        counts = (("standing", standing + acting), ("lying", lying), ("donkeys", animals))
        name = side_name(words, setup, side)
        parts += [say(words, f"{kind}-of", n, name) for kind, n in counts if n]
    return ", ".join(parts)


def token_label(words: Words, setup: HamletSetup, kind: str, owner: int, number: int) -> str:
    """“2 wood”, “1 high-quality timber of Anna”."""
    if owner < 0:
        return say(words, "amount", number, kind)
    return say(words, "amount-of", number, kind, side_name(words, setup, owner))


def blueprint_label(words: Words, data: Tile, gold: int = 0, price: int = -1) -> str:
    """“Inn: landmark, costs 1 flour, 2 wood, brings 5 points”, and what it is worth at the end."""
    parts = [
        say(words, "blueprint", words.token(data.name), data.kind),
        say(words, "costs", amounts(words, data.cost)),
    ]
    if data.points or not data.coins:
        parts.append(say(words, "brings", data.points))
    if data.coins:
        parts.append(say(words, "brings-gold", data.coins))
    if data.scoring:
        parts.append(say(words, f"scores-{data.scoring}", data.each, data.most))
    elif data.kind == "refinery":
        parts.append(say(words, "makes", data.slots, data.takes, data.makes))
    else:
        parts.append(say(words, "stores", data.slots))
    if price >= 0:
        parts.append(say(words, "price", price))
    if gold:
        parts.append(say(words, "gold-on", gold))
    return "; ".join(parts)


def trade_label(words: Words, setup: HamletSetup, trade: int) -> str:
    data = setup.trades[trade]
    return say(words, "trade", data.name, amounts(words, data.cost), data.points, data.gold)


def order_label(words: Words, setup: HamletSetup, order: int, owner: int) -> str:
    """What the church wants, what it brings, and who filled it."""
    data = setup.orders[order]
    kinds = say(words, "or").join(words.token(kind) for kind in data.kinds)
    label = say(words, "order", data.count, kinds, data.points)
    if owner < 0:
        return label
    return f"{label}; {say(words, 'filled-by', side_name(words, setup, owner))}"
