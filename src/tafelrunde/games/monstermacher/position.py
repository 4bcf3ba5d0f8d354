"""Die Monstermacher: a state as data, and back as text of a single card.

cards     `left-arm-c` (nobody knows its value), `left-arm-c=3:02` (value 3, known to the seats
          0 and 2), `left-arm-c=3:*` (known to everybody)
steps     from the bottom of the stack to its top: {"step": "bid", "seat": 1, "card": …, …};
          see `write_step`
graves    {"unseen": 4, "cards": [card, …]} from bottom to top
players   {"die", "store", "sewn": the cards of the monster, "open": graves of open robbery
          cards; all others are face down}
choices   by seat, 0 for none; sealed as long as the step is `choose`
bids      by seat while a part is on offer, else []: {"status", "shown": [names],
          "unseen": [names], "points"}
roll      the last roll, or null
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.data import Json
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import DEEDS, UNDECIDED
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    ASSIST,
    BID,
    LAY,
    OVER,
    REASONS,
    SEW,
    SHOW,
    STATUS,
    STEPS,
    TOP,
    VALUE,
    Bid,
    Roll,
    Step,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.setup import MonsterSetup
    from tafelrunde.games.monstermacher.state import Monsters, Player


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
        "steps": [write_step(state, step) for step in stack(state.step)],
    }


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if (mask >> seat) & 1]


def stack(top: Step) -> list[Step]:
    """From the bottom to the top."""
    out: list[Step] = []
    step: Step | None = top
    while step is not None:
        out.insert(0, step)
        step = step.below
    return out


def card_text(state: Monsters, card: int) -> str:
    name = state.setup.names[card]
    value = state.value[card]
    if value == UNDECIDED:
        return name
    known = state.known[card]
    seats = [str(seat) for seat in seats_in(known, state.setup.seats)]
    return f"{name}={value}:" + ("*" if known == EVERYONE else "".join(seats))


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
        "shown": [setup.names[pick >> 1] for pick in bid.picks if pick & 1],
        "unseen": [setup.names[pick >> 1] for pick in bid.picks if not pick & 1],
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


def write_step(state: Monsters, step: Step) -> Json:
    """What a step holds besides its kind; `card` is the part asked for or on
    offer, `shown` the seats to whom the seller has shown it."""
    setup = state.setup
    kind = step.kind
    out: Json = {"step": STEPS[kind]}
    if kind == LAY:
        out["laid"] = step.a
    elif kind == VALUE:
        out["seat"] = step.seat
        out["card"] = setup.names[step.a]
    elif kind == TOP:
        out["grave"] = step.a + 1
    elif kind == SEW:
        out["laid"] = card_text(state, step.a)
        out["card"] = setup.names[step.b]
        out["assistant"] = step.c
    elif kind in (ASSIST, SHOW, BID, ACCEPT):
        out["seat"] = step.seat
        out["card"] = setup.names[step.a]
        if kind != ASSIST:
            out["shown"] = seats_in(step.b, setup.seats)
    elif kind == OVER:
        out["reason"] = REASONS[step.a]
        out["reviver"] = step.seat
    elif step.seat >= 0:
        out["seat"] = step.seat
    return out
