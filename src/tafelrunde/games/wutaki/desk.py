"""What players want to know before a click: how sides stand, what choices cost and bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.box import OPTION
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Price, Value
from tafelrunde.words.words import Words

from .drawing.effects import effect_words
from .drawing.paint import symbols
from .drawing.words import made, pact_text
from .drawing.worth import Things, worth_of
from .rules.effects.effect import V_CHASE_WITHOUT_REVENGE
from .rules.effects.possible import area_effect
from .rules.numbers import AREAS, GOLD, RESOURCES
from .rules.places.pacts import at_slot
from .rules.places.workers import round_bonus
from .rules.state import Wutaki
from .rules.turn.forecast import fulfillable_in, known

THINGS: Final = (*RESOURCES, "any", "omen", "secret", "revenge", "helper", "points")  # as listed
DEFS: Final = symbols()
ICONS: Final = {
    **{name: Icon(f"s-wu-{name}", 24) for name in THINGS if name != "points"},
    "points": Icon("s-worth", 27),
}
LACKS: Final[dict[str, tuple[str | int, int, int]]] = {  # refusals
    "resource-short": (0, 1, 2),
    "cheapest-upgrade": ("gold", 0, 1),
    "points-short": ("points", 0, 1),
    "omens-short": ("omen", 0, 1),
}
VERBS: Final = (
    *("place", "squeeze", "fulfil", "waive", "use", "play", "accept", "upgrade", "hire", "chase"),
    *("move-in", "again", "twice", "yes", "raid", "rob", "replace", "remove", "give-pact"),
    *("choose", "pay", "give", "get", "buy", "take", "spare", "dismiss", "discard"),
    *("pass-revenge", "return", "done", "enough", "stay", "skip", "no", "pass", "end"),
)
QUIET: Final = ("done", "end", "enough", "no", "pass", "skip", "stay")
MAIN: Final = {
    "ends": 20, "climbs": 12, "fulfils": 11, "chases": 10, "gives-pact": 9, "upgrades": 9,
    "replaces": 8, "removes": 8, "robs": 8, "plays": 7, "loots": 7, "hires": 6, "accepts": 6,
    "passes-revenge": 6, "claims": 5, "renews": 5, "chooses": 4, "gains": 3, "places": 2,
    "declines": 2, "passes": 2, "points": 1,
}  # fmt: skip


def plate(view: View, side: int, words: Words) -> Plate:
    state = known(view)
    player, over = state.players[side], view.outcome
    values = [value(name, n, words) for name, n in zip(RESOURCES, player.resources)]
    points = over.scores[side] if over else player.points
    return Plate(tuple(values), line_of(state, side, words), value("points", points, words))


def line_of(state: Wutaki, side: int, words: Words) -> str:
    """Workers, pacts and hidden cards, as everybody sees them."""
    player = state.players[side]
    free = player.loyal + player.idle + player.special
    parts = [
        words.say("desk-free", free),
        words.say("desk-pacts", len(player.accepted), len(player.fulfilled)),
        words.say("thing-omen", len(player.omens)),
    ]
    return " · ".join(parts)


def value(name: str, number: int, words: Words) -> Value:
    return Value(name, number, words.say("desk-thing", name, number))


def values(things: Things, words: Words) -> tuple[Value, ...]:
    if not things:
        return ()
    return tuple([value(name, n, words) for name in THINGS if (n := things.get(name, 0))])


def price(view: View, action: Action, words: Words) -> Price | None:
    cost, gain = worth_of(view, action)
    return Price(values(cost, words), values(gain, words))


def sentence(view: View, action: Action, words: Words) -> str | None:
    kind = action.kind
    if kind not in ("place", "squeeze", "fulfil", "upgrade", "hire", "play"):
        return None
    cost, gain = (listed(things, words) for things in worth_of(view, action))
    if kind in ("place", "squeeze"):
        worker, place = action.tokens[1:3]
        return words.say("desk-visits" if gain else "desk-visit", worker, place, gain)
    if kind == "play":
        return words.say("desk-plays", action.tokens[1], gain) if gain else None
    if kind == "hire":
        return words.say("desk-hires", cost) if cost else None
    return words.say(f"desk-{kind}s", action.tokens[1], cost) if cost else None


def listed(things: Things, words: Words) -> str:
    """“2 oil, 1 stone and 1 omen”."""
    parts = [f"{one.number} {one.word}" for one in values(things, words)]
    if len(parts) < 2:
        return "".join(parts)
    return words.say("desk-and", ", ".join(parts[:-1]), parts[-1])


def follows(view: View, action: Action, words: Words) -> str:
    cards = worth_of(view, action).cost["revenge"]
    return words.say("desk-revenge", cards) if cards else ""


CARDS: Final = {  # kinds of actions whose first word is such a card
    "keep": "secret", "master": "master", "play": "omen", "discard": "omen",
    "pass-revenge": "revenge", "return": "revenge",
}  # fmt: skip


def about(view: View, action: Action, words: Words) -> str:
    """The pact that lies on the slot, what the place does, the text of the card."""
    state, named = known(view), action.tokens[1:]
    slot = next((one for one in named if one.startswith(("slot-", "accept-"))), "")
    place = at_slot(state, int(slot.rpartition("-")[2]) - 1) if slot else -1
    if place >= 0:
        return pact_text(state.setup, words.lang, state.row[place])
    if action.kind in ("place", "squeeze"):
        return visited(view, action, words)
    if action.kind not in CARDS:
        return ""
    card = made(state.setup, words.lang, CARDS[action.kind], named[0])
    return f"{card.words} ({card.note})" if card.note else card.words


def visited(view: View, action: Action, words: Words) -> str:
    """What somebody does at a place; where goods change hands, the price says it."""
    effect = area_effect(known(view), view.seat or 0, AREAS.index(action.tokens[2]))
    if effect is None or any(worth_of(view, action)[:2]):
        return ""
    return effect_words(words.lang, effect)


# below the question

Hint = Callable[[Wutaki, int, Words], str]


def left_to_place(state: Wutaki, seat: int, words: Words) -> str:
    player = state.players[seat]
    return words.say("desk-workers", player.loyal + player.idle + player.special)


def payable(state: Wutaki, seat: int, words: Words) -> str:
    return words.say("desk-payable", len(fulfillable_in(state, seat)))


def purse(state: Wutaki, seat: int, words: Words) -> str:
    gold, left = state.players[seat].resources[GOLD], state.markers_left(seat)
    return words.say("desk-purse", gold, left)


def chased(state: Wutaki, seat: int, words: Words) -> str:
    free = round_bonus(state, V_CHASE_WITHOUT_REVENGE)
    return "" if free else words.say("desk-revenge", 1)


def told(id: str) -> Hint:
    return lambda state, seat, words: words.say(f"desk-hint-{id}")


HINTS: Final[dict[str, Hint]] = {
    "place": left_to_place,
    "second": payable,
    "upgrade": purse,
    "chase": chased,
    **{code: told("accept") for code in ("pick", "accept", "accept-plain")},
    **{code: told("pass") for code in ("pass", "may-pass")},
    **{code: told(code) for code in ("keep", "master", "exchange", "buy", "give")},
}


def hint(view: View, words: Words) -> str:
    ask, seat = view.ask, view.seat
    if ask is None or seat is None or ask.code not in HINTS:
        return ""
    return HINTS[ask.code](known(view), seat, words)


def round(view: View, words: Words) -> str:
    """How far it is, and what makes this table another one than usual."""
    options = view.setup.options
    parts = [words.say("draw-round-title", known(view).round) if known(view).round else ""]
    parts += [words.say("desk-extreme")] if options["extreme"] else []
    parts += [words.own_set(options)] if options[OPTION] else []
    return " · ".join(filter(None, parts))


def gains(event: Event, words: Words) -> tuple[Value, ...]:
    if event.code == "points":
        return (value("points", int(event.args[1]), words),)
    if event.code in ("gains", "loots"):
        return (value(str(event.args[2]), int(event.args[1]), words),)
    return ()
