"""What players want to know before a click: how sides stand, what choices cost and bring."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Price, Value
from tafelrunde.words.words import Words

from .drawing.sight import colour_of
from .drawing.symbols import SYMBOLS
from .drawing.worth import Things, at_hand, state_of, worth_of
from .rules.acting import Act
from .rules.building import Place
from .rules.layout import Layout
from .rules.numbers import KINDS, RAW, TOLD_ACTIONS
from .rules.state import Hamlet
from .rules.village.tile_shapes import EDGE, EDGE_KINDS

COLOURS: Final = 4
DEFS: Final = SYMBOLS
ICONS: Final = {
    **{kind: Icon(f"s-hv-{kind}", 26) for kind in KINDS[:RAW]},
    **{kind: Icon(f"s-hv-sign-{kind}", 24) for kind in KINDS[RAW:]},
    **{f"villager-{colour}": Icon(f"s-hv-villager-{colour}", 36) for colour in range(COLOURS)},
    **{f"donkey-{colour}": Icon(f"s-hv-donkey-{colour}", 38, y=-2) for colour in range(COLOURS)},
    **{f"flag-{colour}": Icon(f"s-flag-{colour}", 40, 9, -17) for colour in range(COLOURS)},
    "gold": Icon("s-hv-gold", 24),
    "orders": Icon("s-hv-cross", 22),
    "points": Icon("s-hv-star", 24),
}
LACKS: Final[dict[str, tuple[str | int, int, int]]] = {  # refusals
    "out-of-reach": (0, 1, 2),
    "trade-short": (0, 1, 2),
    "sale-short": (0, 1, 2),
    "gold-short": ("gold", 0, 1),
}
VERBS: Final = (
    *("go", "drive", "produce", "refine", "sell", "deliver", "build", "road", "take", "hire"),
    *("donkey", "beg", "place", "fill", "pay", "buy", "use", "host", "site", "villager"),
    *("arrange", "done", "rest", "pass"),
)
QUIET: Final = ("done", "pass", "rest")
MAIN: Final = {
    "church-finished": 20, "delivers": 12, "builds": 11, "sells": 10, "builds-bridge": 9,
    "builds-path": 9, "milestone": 8, "hires": 7, "hire-succeeds": 7, "buys-donkey": 6, "takes": 6,
    "refines": 5, "produces": 4, "begs": 3, "botrik-lays": 3, "all-fail": 3, "goes": 2, "drives": 1,
    "rests": 1, "passes": 1,
}  # fmt: skip
ORDER: Final = (*KINDS, "raw", "gold", "points")  # in which things are listed


# plates


def plate(view: View, side: int, words: Words) -> Plate:
    state = state_of(view)
    if isinstance(state.decision, Layout):
        return Plate()
    one, colour = state.sides[side], colour_of(state.setup, side)
    ready, all_ = len(one.standing), len(one.standing) + len(one.lying)
    people = str(all_) if side == state.setup.botrik else f"{ready}/{all_}"
    animals = len(one.donkeys) + len(one.driven)
    orders = one.orders.bit_count()
    values = [
        value("gold", one.gold, words),
        Value(f"villager-{colour}", people, words.say("desk-ready")),
        Value(f"donkey-{colour}", animals, words.say("desk-donkeys")),
        Value(f"flag-{colour}", one.flags, words.say("desk-flags", one.flags)),
        Value("orders", orders, words.say("desk-orders", orders)),
    ]
    if side == state.setup.botrik:
        del values[2]  # he has none
    over = view.outcome
    points = over.scores[side] if over else one.points
    return Plate(tuple(values), line_of(state, side, words), value("points", points, words))


def line_of(state: Hamlet, side: int, words: Words) -> str:
    """Blueprints in hand; of Botrik, what he tries first, second and third."""
    if side == state.setup.botrik:
        tries = [words.token(TOLD_ACTIONS[action]) for action in state.board.row[:3]]
        return words.say("desk-row", " · ".join(tries)) if tries else ""
    held = [words.token(state.setup.names[tile]) for tile in state.sides[side].blueprints]
    return words.say("desk-held", ", ".join(held)) if held else words.say("desk-held-none")


# prices


def value(name: str, number: int, words: Words) -> Value:
    """Of several kinds any will do: the first one's sign stands for them."""
    kinds = name.split("+")
    word = words.say("draw-or").join(words.say("desk-thing", kind, number) for kind in kinds)
    return Value(kinds[0] if kinds[0] in ICONS else "", number, word)


def values(things: Things, words: Words) -> tuple[Value, ...]:
    some = sorted([name for name in things if things[name]], key=lambda n: rank(n))
    return tuple(value(name, things[name], words) for name in some)


def rank(name: str) -> int:
    return ORDER.index(name.split("+")[0])


def price(view: View, action: Action, words: Words) -> Price | None:
    cost, gain, _ = worth_of(view, action)
    return Price(values(cost, words), values(gain, words))


def listed(things: Things, words: Words) -> str:
    """“2 wood and 1 stone”."""
    parts = [f"{one.number} {one.word}" for one in values(things, words)]
    if len(parts) < 2:
        return "".join(parts)
    return words.say("desk-and", ", ".join(parts[:-1]), parts[-1])


# sentences


def sentence(view: View, action: Action, words: Words) -> str | None:
    state, kind = state_of(view), action.kind
    decision = state.decision
    if kind == "place" and isinstance(decision, Place):
        names = state.setup.names
        meets = words.say("desk-meets", meeting(state, decision, action))
        return words.say("desk-place", names[decision.tile], names[decision.host], meets)
    if kind == "road" and isinstance(decision, Act):
        return road_sentence(state, decision, action, words)
    if kind == "build":
        return words.say("desk-build", action.tokens[1], listed(worth_of(view, action).cost, words))
    if kind == "buy":
        return words.say("desk-buy", listed(worth_of(view, action).cost, words))
    return None


def meeting(state: Hamlet, place: Place, action: Action) -> str:
    """What meets at the edge that was chosen: “forest-rock”."""
    shapes = state.village.shapes
    host = EDGE_KINDS[shapes[place.host].kinds[action.a]]
    return "-".join(sorted([host, EDGE_KINDS[shapes[place.tile].kinds[action.b]]]))


def road_sentence(state: Hamlet, act: Act, action: Action, words: Words) -> str:
    names, village = state.setup.names, state.village
    other = village.contacts[act.tile][action.a] // EDGE
    kind = EDGE_KINDS[village.shapes[act.tile].kinds[action.a]]
    return words.say(f"desk-road-{kind}", names[act.tile], names[other])


def follows(view: View, action: Action, words: Words) -> str:
    """What must be bought; of a tile, which of its turns this is."""
    missing = listed(worth_of(view, action).missing, words)
    if missing:
        return words.say("desk-missing", missing)
    if action.kind != "place":
        return ""
    turns = [one for one in view.legal if one.tokens[1] == action.tokens[1]]
    at = 1 + [str(one) for one in turns].index(str(action))
    return words.say("desk-turn", at, len(turns)) if len(turns) > 1 else ""


def hint(view: View, words: Words) -> str:
    state = state_of(view)
    code, decision = view.ask.code if view.ask else "", state.decision
    if code == "turn" or code == "turn-villagers":
        return words.say("desk-left", len(state.sides[decision.seat].standing))
    if code == "hall":
        return words.say("desk-purse", state.sides[decision.seat].gold)
    if code in ("place", "botrik-place"):
        return words.say("desk-turns")
    if isinstance(decision, Act):
        near = listed(at_hand(state, decision), words)
        said = words.say("desk-near", near) if near else words.say("desk-near-none")
        return said if len(said) <= 60 else ""
    return ""


def round(view: View, words: Words) -> str:
    return words.say("draw-turn-of", state_of(view).round)


def gains(event: Event, words: Words) -> tuple[Value, ...]:
    if event.code == "scores-for-gold":
        return (value("points", 1, words),)
    kind = {"scores": "points", "earns": "gold"}.get(event.code)
    return (value(kind, int(event.args[1]), words),) if kind else ()
