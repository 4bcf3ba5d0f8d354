"""A state as data.

cards     `left-arm-c` (nobody knows its value), `left-arm-c=3:02` (value 3, known to the seats
          0 and 2), `left-arm-c=3:*` (known to everybody)
steps     what is to be decided, from the bottom of the stack to its top: {"step": "second",
          "seat": 0}, {"step": "assist", "seat": 1, "card": the name of the part asked for}; the
          other fields are in the FIELDS of each decision
graves    {"unseen": 4, "cards": [card, …]} from bottom to top
players   {"die", "store", "sewn": the cards of the monster, "open": graves of open robbery
          cards; all others are face down}
choices   by seat, 0 for none; sealed as long as the step is `choose`
bids      by seat while a part is on offer, else []: {"status", "shown": [names],
          "unseen": [names], "points"}
roll      the last roll, or null
"""

from __future__ import annotations

from tafelrunde.core.data import Json
from tafelrunde.core.decision import write_stack

from ..rules.bid import STATUS, Bid
from ..rules.fields import card_text, seats_in
from ..rules.numbers import DEEDS
from ..rules.rolling import Roll
from ..rules.setup import MonsterSetup
from ..rules.state import Monsters, Player


def write(state: Monsters) -> Json:
    setup = state.setup
    return {
        "turn": state.turn,
        "starter": state.starter,
        "played": state.played,
        "idle": state.idle,
        "deeds": [DEEDS[deed] for deed in state.deeds],
        "graves": [
            {"unseen": state.unseen[g], "cards": [card_text(state, c) for c in state.graves[g]]}
            for g in range(setup.graves)
        ],
        "gallows": [card_text(state, card) for card in state.gallows],
        "players": [write_player(state, player) for player in state.players],
        "robbers": seats_in(state.robbers, setup.seats),
        "choices": state.choices[:],
        "bids": [write_bid(setup, bid) for bid in state.bids],
        "roll": write_roll(setup, state.roll),
        "steps": write_stack(state, "step"),
    }


def write_player(state: Monsters, player: Player) -> Json:
    graves = range(state.setup.graves)
    return {
        "die": player.die,
        "store": [card_text(state, card) for card in player.store],
        "sewn": [card_text(state, card) for card in player.sewn if card >= 0],
        "open": [grave + 1 for grave in graves if (player.open >> grave) & 1],
    }


def write_bid(setup: MonsterSetup, bid: Bid) -> Json:
    return {
        "status": STATUS[bid.status],
        "shown": [setup.names[card] for card, is_shown in bid.parts if is_shown],
        "unseen": [setup.names[card] for card, is_shown in bid.parts if not is_shown],
        "points": bid.points,
    }


def write_roll(setup: MonsterSetup, roll: Roll | None) -> Json | None:
    if roll is None:
        return None
    return {
        "seat": roll.seat,
        "for": "revival" if roll.revival else "operation",
        "card": setup.names[roll.card],
        "white": roll.white,
        "bonus": roll.bonus,
        "die": roll.die,
        "success": roll.success,
    }
