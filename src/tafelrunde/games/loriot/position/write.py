"""A position as data, complete and easy to write by hand.

    {"start": 1,                                     who began                        (seat 0)
     "turn": 0,                                      whose turn it is                 (seat 0)
     "played": 27,                                   turns so far, without extra ones      (0)
     "stones": [[{"at": "G10",                       per seat; a field, a target, "waiting" or
                  "trail": "Y0 YL1 … Oc10c G10",     "out"; (the shortest way, which is also put
                  "points": 0}, …], …],              before a trail that begins elsewhere); (0)
     "hands": [["two", "nine"], …],                  per seat                     (whole suits)
     "skips": [false, true, …],                      who misses the next turn          (nobody)
     "chips": ["1", "5:2", "?", …],                  from the left: open, face down and known to
                                                     seat 2, undecided        (as at the start)
     "holding": [7, 0, …],                           16.1: chips drawn and not laid       (none)
     "chance": {"hidden": 42, "under": ["z19"]},     cards not seen yet; seen ones, next one first
     "success": {"hidden": 12, "under": []},                                         (all hidden)
     "card": "z19",                                  drawn last this turn                  (none)
     "drawn": 1,                                     chance cards drawn this turn             (0)
     "black": 4, "white": [2, 5],                    dice as they lie       (not thrown: 0, [])
     "duel": [0, 2],                                 who throws one white die each; [] no duel ([])
     "table": [{"seat": 3, "card": "nine"}, …],      cards on the table, the mover's last  (none)
     "combined": ["n1 times n2"],                    9.10: steps taken                     (none)
     "lots": [[2, 5], [], [0, 0]],                   2.1: thrown, not yet, out of it
     "step": {"ask": "stone", "seat": 0, "stone": "", "left": 3, "other": -1}}   (ask "roll")

What is in brackets holds where a field is left out. `step` is what is to be decided, by the key of
its class; `stone` is the one that moves, `left` the steps it has left (throws, while a 6 is wanted;
the reason when it is over), `other` a chip field from 0 to 8.
"""

from __future__ import annotations

from tafelrunde.core.cards import Pile
from tafelrunde.core.data import Json
from tafelrunde.core.decision import write_stack

from ..rules.numbers import (
    ALL,
    DIE,
    NOBODY,
    OUT,
    RANKS,
    WAITING,
)
from ..rules.opening import Lot
from ..rules.pieces import Stone, Trail
from ..rules.state import Loriot


def write(state: Loriot) -> Json:
    setup = state.setup
    out: Json = {
        "start": state.begun,
        "turn": state.turn,
        "played": state.played,
        "stones": [[write_stone(state, s) for s in player.stones] for player in state.players],
        "hands": [ranks_of(player.hand) for player in state.players],
        "skips": [player.skips for player in state.players],
        "chips": [chip_text(state, slot) for slot in range(len(state.chips))],
        "holding": state.holding[:],
        "chance": write_pile(state.fates, setup.chance_keys),
        "success": write_pile(state.fames, setup.success_keys),
        "card": state.card,
        "drawn": state.drawn,
        "black": state.black,
        "white": [state.white, state.second] if state.white else [],
        "duel": list(state.rivals),
        "table": [{"seat": laid.seat, "card": RANKS[laid.rank]} for laid in state.laid],
        "combined": [" ".join(action.tokens[1:]) for action in state.combined],
        "step": write_asked(state),
    }
    if isinstance(state.decision, Lot):
        out["lots"] = [lot_pair(lot) for lot in state.lots]
    return out


def write_stone(state: Loriot, stone: Stone) -> Json:
    names = state.setup.names
    at = "waiting" if stone.at == WAITING else "out" if stone.at == OUT else names[stone.at]
    trail = " ".join([names[field] for field in fields_of(stone.trail)])
    return {"at": at, "trail": trail, "points": stone.points}


def fields_of(trail: Trail | None) -> list[int]:
    """From the start to the field where the stone is."""
    out: list[int] = []
    while trail is not None:
        out.append(trail.field)
        trail = trail.before
    out.reverse()
    return out


def ranks_of(bits: int) -> list[str]:
    return [name for rank, name in enumerate(RANKS) if bits >> rank & 1]


def chip_text(state: Loriot, slot: int) -> str:
    knower = state.knowers[slot]
    if knower == NOBODY:
        return "?"
    value = str(state.chips[slot])
    return value if knower == ALL else f"{value}:{knower}"


def write_pile(pile: Pile, keys: list[str]) -> Json:
    return {"hidden": sum(pile.bag), "under": [keys[card.face] for card in pile.under]}


def lot_pair(lot: int) -> list[int]:
    if lot == -1:
        return []
    return [0, 0] if lot < 0 else [lot // len(DIE) + 1, lot % len(DIE) + 1]


def write_asked(state: Loriot) -> Json:
    """With all parts: those that it has, and nothing said by the others."""
    out: Json = {"ask": "", "seat": state.turn, "stone": "", "left": 0, "other": -1}
    out.update(write_stack(state)[-1])
    return out
