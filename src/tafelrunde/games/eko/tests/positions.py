"""Small positions, moves as people type them, and what the engine answers."""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action
from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.numbers import COLOURS
from tafelrunde.games.eko.rules.setup import EkoSetup
from tafelrunde.games.eko.rules.state import Eko, Player

ROW = "g3 g4 g5 g6 g7 g8 g9"  # fields in a line, for two seats; above it row f, below it row h
LONG_ROW = "i3 i4 i5 i6 i7 i8 i9 i10 i11"  # the same for three and four seats
FAR = {2: ("c5", "k7"), 3: ("c9", "n12", "e7"), 4: ("c9", "n12", "o6", "d5")}


def table(seats: int = 2, **options: bool | int | str) -> EkoSetup:
    setup = GAME.setup(seats, options)
    assert isinstance(setup, EkoSetup)
    return setup


def laid_out(seats: int, seed: int, **options: bool | int | str) -> tuple[Eko, list[Action]]:
    """A match whose layout is settled, and what chance did for it."""
    state = table(seats, **options).start()
    assert isinstance(state, Eko)
    random = Random(seed)
    acts: list[Action] = []
    while state.actors() == (CHANCE,):
        odds = state.odds()
        acts.append(outcome_at(odds, int(random.random() * total(odds))))
        state.apply(CHANCE, acts[-1])
    return state, acts


def place(
    fields: str,
    stacks: dict[str, str],
    seats: int = 2,
    options: dict[str, bool | int | str] | None = None,
    away: bool = True,
    prisoners: dict[str, list[str]] | None = None,
    more: dict[str, object] | None = None,
    **rest: object,
) -> Eko:
    """A position from its fields and stacks; other terrain by name, the rest as in `write`.

    Emperors that the test does not speak of stand far away on a full stack that can do nothing;
    with `away=False` they are in their reserves.
    """
    rest |= more or {}
    terrain: dict[str, object] = {"field": fields}
    for name in ("reg", "canyon", "mountain", "capital", "chasm", "portal", "temple", "storm"):
        if name in rest:
            terrain[name] = rest.pop(name)
    held = [colour for colours in (prisoners or {}).values() for colour in colours]
    if away:
        for colour, far in zip(COLOURS, FAR[seats]):
            if colour in stacks and "e" not in stacks[colour] and colour not in held:
                stacks = {**stacks, colour: f"{stacks[colour]} {far}:4e"}
                terrain["field"] = f"{terrain['field']} {far}"
    data = {"terrain": terrain, "stacks": stacks, "prisoners": prisoners or {}, **rest}
    state = table(seats, **(options or {})).from_dict(data)
    assert isinstance(state, Eko)
    return state


def stack(state: Eko, cell: str) -> str:
    """`B3e`: owner's letter, discs, emperor; empty text for nothing."""
    piece = state.on[state.setup.names.index(cell)]
    if piece == 0:
        return ""
    owner = COLOURS[state.colours[piece >> 4]][0].upper()
    return f"{owner}{piece & 7}" + ("e" if piece & 8 else "")


def player(state: Eko, colour: str) -> Player:
    return state.players[[COLOURS[c] for c in state.colours].index(colour)]


def asked(state: Eko) -> str:
    actors = state.actors()
    return state.asked(actors[0]).code if actors else "over"
