"""What a reader who does not see the village is told about places, cards and sides."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tafelrunde.words.catalogue import Argument, catalogue
from tafelrunde.words.words import Words

from .sight import Sight


@lru_cache(maxsize=16384)
def formatted(package: str, lang: str, id: str, args: tuple[Argument, ...]) -> str:
    return catalogue(package, lang).say(id, args)


def say(words: Words, id: str, *args: Argument) -> str:
    """A text without SEAT(), so the same for all readers of a language: formatted once."""
    return formatted(words.game.package, words.lang, f"draw-{id}", args)


def listed(words: Words, parts: list[str]) -> str:
    """Parts with commas between them, or "nothing"."""
    return ", ".join(parts) or say(words, "nothing")


def amounts(words: Words, cost: dict[str, int]) -> str:
    """“2 wheat, 1 stone”."""
    return listed(words, [say(words, "amount", n, kind) for kind, n in cost.items()])


def tile_label(sight: Sight, tile: int) -> str:
    """“Sawmill, holds high-quality timber of Anna; Anna's villager; not connected”."""
    words = sight.words
    state = sight.state
    name = words.token(state.setup.names[tile])
    parts = [name]
    if not state.village.network >> tile & 1:
        parts.append(say(words, "alone"))
    if sight.owner_of(tile) >= 0:
        parts.append(say(words, "landmark-of", sight.name(sight.owner_of(tile))))
    held = Counter(sight.tokens(tile))
    if held:
        labels = [token_label(sight, token, n) for token, n in held.items()]
        parts.append(say(words, "holds", ", ".join(labels)))
    if state.setup.slots[tile]:
        parts.append(say(words, "slots", state.setup.slots[tile] - sum(held.values())))
    for side, owned in enumerate(state.sides):
        counts = (
            ("standing", owned.standing.count(tile) + sight.acting(side).count(tile)),
            ("lying", owned.lying.count(tile)),
            ("donkeys", owned.donkeys.count(tile) + owned.driven.count(tile)),
        )
        parts += [say(words, f"{kind}-of", n, sight.name(side)) for kind, n in counts if n]
    return ", ".join(parts)


def token_label(sight: Sight, token: str, number: int) -> str:
    """“2 wood”, “1 high-quality timber of Anna”."""
    kind, _, owner = token.partition(" ")
    if not owner:
        return say(sight.words, "amount", number, kind)
    return say(sight.words, "amount-of", number, kind, sight.name(int(owner)))


def blueprint_label(sight: Sight, tile: int, gold: int = 0, price: int = -1) -> str:
    """“Inn: landmark, costs 1 flour, 2 wood, brings 5 points”, and what it is worth at the end."""
    words = sight.words
    data = sight.state.setup.tiles[tile]
    parts = [
        say(words, "blueprint", words.token(data.name), data.kind),
        say(words, "costs", amounts(words, data.cost)),
        say(words, "brings", data.points),
    ]
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


def trade_label(sight: Sight, trade: int) -> str:
    words = sight.words
    data = sight.state.setup.trades[trade]
    return say(
        words, "trade", data.name, amounts(words, data.cost), data.points, data.gold
    )  # fmt: skip


def order_label(sight: Sight, order: int) -> str:
    """What the church wants, what it brings, and who filled it."""
    words = sight.words
    data = sight.state.setup.orders[order]
    kinds = say(words, "or").join(words.token(kind) for kind in data.kinds)
    label = say(words, "order", data.count, kinds, data.points)
    for side, owned in enumerate(sight.state.sides):
        if owned.orders >> order & 1:
            return f"{label}; {say(words, 'filled-by', sight.name(side))}"
    return label


def side_label(sight: Sight, side: int) -> str:
    """Everything that a side has, in one sentence."""
    words, state = sight.words, sight.state
    owned = state.sides[side]
    plans = [words.token(state.setup.names[tile]) for tile in owned.blueprints]
    medals = [words.token(name) for name in sight.milestones(side)]
    parts = [
        say(words, "has", sight.name(side), owned.points, owned.gold),
        say(words, "people", len(owned.standing), len(owned.lying)),
        say(words, "animals", len(owned.donkeys) + len(owned.driven)),
        say(words, "roads-left", owned.pieces),
        say(words, "flags-left", owned.flags),
        say(words, "owns-blueprints", listed(words, plans)),
        say(words, "owns-milestones", listed(words, medals)),
        say(words, "counts", owned.orders.bit_count(), owned.trades.bit_count(),
            owned.landmarks.bit_count()),
    ]  # fmt: skip
    return ", ".join(parts)
