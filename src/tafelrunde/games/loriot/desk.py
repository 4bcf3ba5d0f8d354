"""What a player wants to know before a click: stones and cards, what fails for certain."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Price, Value
from tafelrunde.words.words import Words

from .drawing.paint import ICONS as PICTURES
from .drawing.seats import SYMBOLS, count
from .drawing.words import ranks_told
from .rules.arithmetic.expression import joined
from .rules.arithmetic.solver import SOLVER
from .rules.head import Combine, Intervene, Play, Sum, number_of
from .rules.numbers import CHIPS, COLOURS, FAILURE, NO_CHIP, WAYS
from .rules.opening import Lot
from .rules.state import Loriot
from .view import checks_cards

DEFS: Final = {**PICTURES, **SYMBOLS}
ICONS: Final = {
    "arrived": Icon("s-lo-arrived", 24),
    "way": Icon("s-lo-way", 24),
    "waiting": Icon("s-lo-waiting", 24),
    "out": Icon("s-lo-out", 24),
    "cards": Icon("s-lo-hand", 24),
    "points": Icon("s-worth", 27),
}
PLACES: Final = ("arrived", "way", "waiting", "out")
SHOWN: Final = ("waiting", "way", "arrived", "out")  # as `count` gives them
VERBS: Final = (
    *("roll", "move", "enter", "go", "aim", "oppose", "combine", "play", "claim", "intervene"),
    *("lay", "exchange", "swap", "discard", "regain", "rob", "keep", "decline", "give-up"),
)
QUIET: Final = ("keep", "decline", "give-up")
MAIN: Final = {
    "earns": 9, "clears": 8, "restarts": 8, "reaches": 7, "hits": 7, "goes-home": 6, "made": 6,
    "not-made": 6, "lays-nothing": 6, "missed": 6, "gives-up": 6, "swaps": 5, "exchanges": 5,
    "removed": 5, "intervenes": 5, "succeeds": 4, "fails": 4, "duel": 3, "chance-card": 3,
    "enters": 3, "stays": 3, "lays-chip": 3, "moves": 2, "goes-back": 2, "misses": 2, "no-six": 1,
    "throws": 1,
}  # fmt: skip
CARDS: Final = {"intervene", "play", "discard"}  # a card of one's own is gone


def position(view: View) -> Loriot:
    state = view.position
    assert isinstance(state, Loriot)
    return state


def plate(view: View, side: int, words: Words) -> Plate:
    state = position(view)
    player = state.players[side]
    places = dict(zip(SHOWN, count(tuple([stone.at for stone in player.stones]))))
    values = [
        Value(place, places[place], words.say(f"desk-{place}"))
        for place in PLACES
        if places[place] or place != "out"
    ]
    held = player.hand.bit_count()
    values.insert(2, Value("cards", held, words.say("desk-cards", held)))
    points = state.points(side)
    line = words.say("draw-skips") if player.skips else " ".join(ranks_told(words, player.hand))
    return Plate(tuple(values), line, Value("", points, words.say("desk-points", points)))


def price(view: View, action: Action, words: Words) -> Price | None:
    one = (Value("cards", 1, words.say("desk-cards", 1)),)
    if action.kind in CARDS:
        return Price(one)
    if action.kind == "regain":
        return Price((), one)
    if action.kind == "exchange":
        chip = position(view).chips[action.a]
        worth = Value("points", chip, words.say("desk-points", chip))
        return Price((), (worth,)) if NO_CHIP < chip <= CHIPS else None
    return None


def fails(view: View, action: Action) -> bool:
    """Whether it is sure that this sum fails, as far as one is told (9.9, 9.10)."""
    state = position(view)
    number = number_of(state)
    if isinstance(state.decision, Play) and action.kind == "claim":
        known = checks_cards(state, view.seat) or len(state.laid) < 2
        return known and not SOLVER.can_make(state.worths(), number)
    if isinstance(state.decision, Combine) and action.kind == "combine" and len(state.terms) == 2:
        term = joined(state.terms[action.a], action.b, state.terms[action.c])
        return term is not None and not term.equals(number)
    return False


def loss(view: View, action: Action, words: Words) -> str | None:
    state = position(view)
    if not isinstance(state.decision, Sum) or isinstance(state.decision, Intervene):
        return None
    number, way = number_of(state), way_of_failure(state)
    if action.kind == "give-up":
        return words.say("desk-gives-up", number, way)
    if not fails(view, action):
        return None
    if action.kind == "combine":
        term = joined(state.terms[action.a], action.b, state.terms[action.c])
        assert term is not None
        return words.say("desk-wrong", str(term.value), number, way)
    return words.say("desk-fails" if state.laid else "desk-no-cards", number, way)


def way_of_failure(state: Loriot) -> str:
    """7.4, 7.5: where the stone must go."""
    decision = state.decision
    assert isinstance(decision, Sum)
    stone = state.players[state.turn].stones[decision.stone]
    entry = stone.trail.entry if stone.trail is not None else -1
    return WAYS[state.graph.direction(stone.at, entry, FAILURE, state.is_late())]


def sentence(view: View, action: Action, words: Words) -> str | None:
    state = position(view)
    if action.kind == "claim":
        return words.say("desk-claim-anyway") if fails(view, action) else None
    if action.kind == "move":
        stone = state.players[state.turn].stones[action.a]
        return words.say("desk-moves", action.tokens[1], state.setup.names[stone.at], state.black)
    if action.kind == "intervene":
        return words.say("desk-intervenes", action.tokens[1], state.turn, number_of(state))
    if action.kind == "oppose":
        return words.say("desk-duel", COLOURS.index(action.tokens[1]))
    if action.kind == "combine" and isinstance(state.decision, Combine):
        term = joined(state.terms[action.a], action.b, state.terms[action.c])
        return None if term is None else f"{term.text} = {term.value}"
    return None


def primary(view: View) -> str:
    """9.9: as soon as the cards suffice."""
    return "claim" if view.ask is not None and view.ask.code == "play-enough" else ""


def hint(view: View, words: Words) -> str:
    state = position(view)
    assert view.ask is not None
    if checks_cards(state, view.seat):
        enough = SOLVER.can_make(state.worths(), number_of(state))
        nothing = "desk-hint-cards" if not state.laid else "draw-suffices-not"
        return words.say("draw-suffices" if enough else nothing)
    if isinstance(state.decision, Intervene):
        on_table = ", ".join([str(worth) for worth in state.worths()])
        return words.say("desk-hint-table", on_table) if on_table else ""
    return words.say("desk-hint-six") if view.ask.code == "roll-six" else ""


def round(view: View, words: Words) -> str:
    state = position(view)
    if isinstance(state.decision, Lot):
        return ""
    return words.say("desk-round", state.played // len(state.players) + 1)


def gains(event: Event, words: Words) -> tuple[Value, ...]:
    if event.code != "earns":
        return ()
    points = int(event.args[1])
    return (Value("points", points, words.say("desk-points", points)),)
