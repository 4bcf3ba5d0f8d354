"""What a reader sees. Everything is open but chips that lie face down (1.10).

Facts, for every reader alike unless it is said otherwise. Seats are numbers from 0, fields, cards
and colours are the tokens that actions use too; the seat's colour is `COLOURS[seat]`.

    {"start": 1,                                   who began; -1 while lots are thrown
     "turn": 0,                                    whose turn it is
     "played": 27,                                 turns so far without extra ones (10.5), missed
                                                   ones included; round = played // seats + 1
     "stones": [[{"at": "G10",                     per seat, stone-1 first: a field, a target "T8",
                  "trail": "Y0 YL1 … Oc10c G10",   "waiting" (green area) or "out" (removed);
                  "points": 0}, …], …],            since the start field, last field last; points
                                                   that it banked, 0 if it is on no target
     "hands": [["two", "nine", "king"], …],        per seat, ascending; the rest of its 13 is gone
     "skips": [false, true, …],                    who misses the next turn
     "chips": ["1", "5:2", "?:0", "?", …],         on chip1 to chip9: open; face down, laid by
                                                   seat 2 and shown to seat 2 alone; face down,
                                                   laid by seat 0; face down (new targets: or not
                                                   laid yet), known to nobody
     "holding": ["7", "?", "", …],                 16.1: per seat the chip it has drawn and not yet
                                                   laid; "?" for the others to see
     "chance": {"hidden": 40, "under": ["z19"]},   pile: cards never seen yet, then those put under
     "success": {"hidden": 12, "under": []},       it, next one first; it goes round
     "card": "z19",                                the card drawn last this turn (z… chance, e…
                                                   success), "" for none
     "black": 4, "white": [2, 5],                  dice as they lie: 0 and [] before the throw
     "duel": [0, 2],                               whose the white dice are from a challenge on,
                                                   mover and opponent; [] when there is no duel
     "table": [{"seat": 3, "card": "nine"}, …],    on a head field: cards played so far, those who
                                                   intervened first, then the mover's, ascending
     "combined": ["n1 times n2"],                  calculation = player: steps taken so far
     "numbers": [{"value": "18", "text": "9 × 2"}, …],   what they leave on the table, n1 first
     "suffices": true,                             only in the mover's own view while choosing cards
                                                   with calculation = engine; otherwise not there
     "drawn": 0,                                   chance cards drawn this turn
     "step": {"ask": "play", "seat": 0, "stone": "stone-2", "left": 3, "other": -1},
     "lots": [[2, 5], [], [0, 0]],                 only while lots are thrown: per seat its dice,
                                                   not yet, out of it
     "arrivals": 2,                                stones that count as arrived
     "late": false,                                after the fourth arrival (13.1)
     "points": [6, 3, …]}                          per seat

`step` says what is open: `ask` is one of the kinds below, `seat` who decides or for whom chance
acts, `stone` the stone of the player whose turn it is that moves, "" if none is chosen, `left` the
steps it still has to go (99: on to the next large field; while a 6 is wanted, the throws left; when
it is over, the reason as a text), `other` a chip field 0 to 8, else -1.

    lot chip black distance white number duel chance drop success show            chance
    lay roll stone go aim oppose intervene play combine swap discard regain rob exchange   seats
    over

Actions of seats: `roll`; `move stone-2` or `enter` after the throw; `go left|right|up` on a
junction; `aim success|failure` (targets = new); `oppose jade`; `intervene nine` or `decline`;
`play two`, `claim`, `give-up`; `combine n1 times n2` (plus, minus, times, over) or `give-up`;
`swap G7`; `discard six`; `regain six`; `rob plum`; `lay chip3` (targets = new); `exchange chip7`
or `keep` (cunning). Cards: two three four five six seven eight nine ten jack queen king ace.

Actions of chance: `lot blue 3 4`, `chip blue 7`, `black 4`, `white 2 5`, `duel 4 2`, `chance z19`,
`drop six`, `success e03`, `show 7`. Colours by seat: blue orange jade plum sky brick lemon ink.
"""

from __future__ import annotations

from random import Random
from typing import Final

from tafelrunde.core.cards import deal
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen

from .rules.arithmetic.solver import SOLVER
from .rules.head import Play, number_of
from .rules.numbers import ALL, CHIPS, NO_CHIP
from .rules.state import Loriot

HIDDEN: Final = "?"
HELD: Final = -1  # in `holding`: a chip that the reader may not look at
DERIVED: Final = ("numbers", "suffices", "arrivals", "late", "points")  # not in a position


def view(state: State, seat: int | None) -> View:
    assert isinstance(state, Loriot)
    position = seen_by(state, seat)
    return seen(state, seat, lambda: facts_of(position, seat), position)


def seen_by(state: Loriot, seat: int | None) -> Loriot:
    """The position without the values of chips that this reader may not know: to be looked at."""
    out = state.clone()
    assert isinstance(out, Loriot)
    out.chips = [
        value if knower in (ALL, seat) else NO_CHIP
        for value, knower in zip(state.chips, state.knowers)
    ]
    out.holding = [
        value if owner == seat or value == NO_CHIP else HELD
        for owner, value in enumerate(state.holding)
    ]
    return out


def facts_of(position: Loriot, seat: int | None) -> Json:
    """All that a reader may know, from the position as that reader sees it."""
    facts = position.to_dict()
    facts["chips"] = [chip_seen(position, slot) for slot in range(CHIPS)]
    facts["holding"] = [held(value) for value in position.holding]
    facts["numbers"] = [{"value": term.value, "text": term.text} for term in position.terms]
    facts["arrivals"] = position.arrivals()
    facts["late"] = position.is_late()
    facts["points"] = [position.points(player) for player in range(len(position.players))]
    if checks_cards(position, seat):
        facts["suffices"] = SOLVER.can_make(position.worths(), number_of(position))
    return facts


def checks_cards(position: Loriot, seat: int | None) -> bool:
    """9.9: whether this reader is told if the cards on the table suffice."""
    plays = isinstance(position.decision, Play) and seat == position.turn
    return plays and not position.setup.own_calculation


def chip_seen(position: Loriot, slot: int) -> str:
    """Who laid a chip is no secret, its value is."""
    value = position.chips[slot]
    knower = position.knowers[slot]
    face = HIDDEN if value == NO_CHIP else str(value)
    return f"{face}:{knower}" if knower >= 0 else face


def held(value: int) -> str:
    if value == NO_CHIP:
        return ""
    return HIDDEN if value == HELD else str(value)


def determinize(view: View, random: Random) -> State:
    """Values for chips that somebody else knows; those that nobody knows stay undecided."""
    facts = Fields(view.facts)
    chips = facts.texts("chips")
    holding = facts.texts("holding")
    known = [text[0] for text in [*chips, *holding] if text and text[0] != HIDDEN]
    pool = [0 if str(value) in known else 1 for value in range(CHIPS + 1)]
    pool[0] = 0
    slots = sum([1 for text in chips if text.startswith(f"{HIDDEN}:")]) + holding.count(HIDDEN)
    values, _ = deal(pool, slots, random)
    data: Json = {key: value for key, value in view.facts.items() if key not in DERIVED}
    data["chips"] = [
        f"{values.pop()}{text[1:]}" if text.startswith(f"{HIDDEN}:") else text for text in chips
    ]
    data["holding"] = [values.pop() if text == HIDDEN else int(text or NO_CHIP) for text in holding]
    return view.setup.from_dict(data)
