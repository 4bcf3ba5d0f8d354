"""What a player wants to know before a click: how the sides stand, prices, fights in numbers."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.desks import Ghost, Icon, Plate, Price, Value
from tafelrunde.words.words import Words

from .drawing.aim import aimed
from .drawing.paint import symbols
from .drawing.words import emperor_label
from .rules.crossing import Crossing
from .rules.dealing import is_dealt
from .rules.numbers import (
    COLOURS,
    EMPEROR,
    GOAL,
    HIGHEST,
    IN_RESERVE,
    LEVELS,
    MARCH,
    OWNER,
    PRISONER,
    SIZE,
)
from .rules.scoring import has_capital, points, prisoners
from .rules.state import Eko

DEFS: Final = symbols()
ICONS: Final = {
    **{f"disc-{colour}": Icon(f"s-disc-{colour}", 54, y=4) for colour in range(len(COLOURS))},
    "stack": Icon("s-eko-stack", 24),
    "capital": Icon("s-crown", 20, y=-2.5),
    "prisoner": Icon("s-eko-prisoner", 24),
    "points": Icon("s-worth", 27),
}
LACKS: Final[dict[str, tuple[str | int, int, int]]] = {  # refusals
    "too-weak": ("stack", 2, 1),
    "too-dear": ("stack", 1, 2),
    "march-too-dear": ("stack", 0, 1),
    "reserve-short": ("stack", 0, 1),
}
VERBS: Final = (
    *("move", "detour", "build", "build-emperor", "reinforce", "spread", "march"),
    *("swap", "exchange", "through", "lose", "keep", "done"),
)
QUIET: Final = ("keep", "done")
MAIN: Final = {
    "wins-points": 9, "wins-last": 9, "wins-empty": 9, "eliminated": 8, "captures": 8,
    "kamikaze": 7, "attacks": 6, "replaces": 5, "exchanges": 5, "exchanges-own": 5, "builds": 4,
    "upgrades": 4, "storm-takes-stack": 4, "storm-takes": 3, "marches": 3, "moves": 2,
    "regroups": 2, "swaps": 2, "reinforces": 1,
}  # fmt: skip
BUILDS: Final = ("build", "build-emperor")
MOVES: Final = ("move", "detour")


def position(view: View) -> Eko:
    state = view.position
    assert isinstance(state, Eko)
    return state


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def after(view: View, action: Action) -> Eko:
    """Nothing is secret here: what it brings can be tried out."""
    state = position(view).clone()
    assert isinstance(state, Eko)
    state.apply(seat_of(view), action)
    return state


def discs(state: Eko, seat: int, number: int, words: Words) -> Value:
    return Value(f"disc-{state.colours[seat]}", number, words.say("desk-discs", number))


def plate(view: View, side: int, words: Words) -> Plate:
    state = position(view)
    if not is_dealt(state):
        return Plate()
    player, held = state.players[side], prisoners(state, side)
    worth, capital = points(state, side), has_capital(state, side)
    reserve = Value(f"disc-{state.colours[side]}", player.reserve, words.say("desk-reserve"))
    values = [
        Value("capital", "✓" if capital else "–", words.say("desk-capital", int(capital))),
        reserve,
        Value("stack", player.discs(), words.say("desk-on-board")),
    ]
    if held:
        values.append(Value("prisoner", held, words.say("desk-prisoners", held)))
    score = Value("", f"{worth}/{GOAL}", words.say("desk-points", worth))
    return Plate(tuple(values), line_of(state, side, words), score)


def line_of(state: Eko, side: int, words: Words) -> str:
    player = state.players[side]
    if player.discs() == 0:
        return words.say("draw-eliminated")
    supply = words.say("draw-supply", player.camps, player.towers, player.castles)
    return emperor_label(words, player.emperor) or supply


def price(view: View, action: Action, words: Words) -> Price | None:
    state, kind = position(view), action.kind
    if kind in MOVES:
        if not state.on[action.b] or not is_attack(state, action):
            return None  # as nearly all choices are
        gain = worth(state, after(view, action), seat_of(view), words)
        return Price((), gain) if gain else None
    seat = seat_of(view)
    if kind in BUILDS:
        later = after(view, action)
        used = state.players[seat].discs() - later.players[seat].discs()
        return Price((discs(state, seat, used, words),), worth(state, later, seat, words))
    if kind == "march":
        again = Value("", 1, words.say("desk-action"))
        return Price((discs(state, seat, MARCH, words),), (again,))
    return None


def worth(before: Eko, later: Eko, seat: int, words: Words) -> tuple[Value, ...]:
    more = points(later, seat) - points(before, seat)
    return (Value("points", more, words.say("desk-points", more)),) if more > 0 else ()


def is_attack(state: Eko, action: Action) -> bool:
    if action.kind not in MOVES:
        return False
    there = state.on[action.b]
    return there != 0 and there >> OWNER != state.on[action.a] >> OWNER


def loss(view: View, action: Action, words: Words) -> str | None:
    """9.4: who takes their last disc from the board is out, unless that wins."""
    state, seat = position(view), seat_of(view)
    if state.players[seat].discs() > HIGHEST:
        return None
    if not (action.kind in BUILDS or is_attack(state, action) or state.graph.zones):  # 13.12
        return None
    later = after(view, action)
    if later.players[seat].discs():
        return None
    outcome = later.outcome()
    if outcome is not None and outcome.ranks[seat] == 1:
        return None
    return words.say("desk-loses" if outcome is not None else "desk-out")


def sentence(view: View, action: Action, words: Words) -> str | None:
    state = position(view)
    if action.kind in BUILDS:
        return build_sentence(view, state, action, words)
    if action.kind not in MOVES:
        return None
    here, there = state.on[action.a], state.on[action.b]
    names = action.tokens[1:3]
    mine, theirs = here & SIZE, there & SIZE
    if state.graph.zones:
        later = after(view, action)
        if isinstance(later.decision, Crossing):
            return None  # 13.3: how many discs arrive is decided on the way
        if there == 0 and later.on[action.b] == 0:  # 13.12
            return words.say("desk-storm-takes", names[0], mine)
    if there == 0:
        return words.say("desk-moves", *names, mine)
    if there >> OWNER == here >> OWNER:
        return words.say("desk-joins", *names, mine + theirs)
    if mine == 1 and theirs == HIGHEST:
        return words.say("desk-kamikaze", *names)
    with_emperor = mine == theirs and here & EMPEROR
    return words.say("desk-attacks-emperor" if with_emperor else "desk-attacks",
                     *names, mine, theirs)  # fmt: skip


def build_sentence(view: View, state: Eko, action: Action, words: Words) -> str:
    cell, site, level = action.tokens[1:4]
    old = state.on[action.b]
    emperor = "emperor" if action.kind == "build-emperor" else "plain"
    if old and old >> OWNER != seat_of(view):
        return words.say("desk-replaces", cell, site, level, emperor, old >> OWNER)
    return words.say("desk-upgrades" if old else "desk-builds", cell, site, level, emperor)


def follows(view: View, action: Action, words: Words) -> str:
    state, seat = position(view), seat_of(view)
    if action.kind not in MOVES and action.kind not in BUILDS:
        return ""
    later = after(view, action)
    outcome = later.outcome() if not later.actors() else None
    if outcome is not None:
        return words.say("desk-wins") if outcome.ranks[seat] == 1 else ""
    if isinstance(later.decision, Crossing):
        return words.say("desk-storm")
    if action.kind in BUILDS:
        return words.say("desk-left", action.tokens[1], later.on[action.a] & SIZE)
    there = state.on[action.b]
    if not is_attack(state, action):
        return ""
    if there & EMPEROR and later.players[there >> OWNER].emperor == seat:
        return words.say("desk-captures")
    return words.say("desk-beaten", there & SIZE)


def ghost(view: View, action: Action) -> Ghost | None:
    drawn = aimed(position(view), seat_of(view), action)
    return None if drawn is None else Ghost("board", drawn)


def hint(view: View, words: Words) -> str:
    assert view.ask is not None
    code, player = view.ask.code, position(view).players[seat_of(view)]
    if code in ("act", "act-again"):
        return words.say("desk-hint-act")
    if code in ("reinforce", "reinforce-or-march", "spread"):
        whole = player.reserve + (player.emperor == IN_RESERVE)
        return words.say("desk-hint-reinforce", whole)
    return words.say("desk-hint-swap") if code == "swap" else ""


def round(view: View, words: Words) -> str:
    state = position(view)
    if not is_dealt(state):
        return ""
    return words.say("desk-round", state.played // len(state.players) + 1)


def gains(event: Event, words: Words) -> tuple[Value, ...]:
    """9.1: what a new building or a prisoner is worth; an extension replaces what counted."""
    if event.code in ("builds", "replaces"):
        worth = 1 + LEVELS.index(str(event.args[1]))
    elif event.code == "captures":
        worth = PRISONER
    else:
        return ()
    return (Value("points", worth, words.say("desk-points", worth)),)
