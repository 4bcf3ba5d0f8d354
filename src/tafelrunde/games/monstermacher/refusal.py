"""Die Monstermacher: which paragraph forbids an action; the first objection in rulebook order."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.games.monstermacher.numbers import BRAIN, HEAD
from tafelrunde.games.monstermacher.state import Monsters
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    BID,
    FIRST,
    MADE,
    SECOND,
    THIRD,
)  # fmt: skip
from tafelrunde.games.monstermacher.theft import is_exposed
from tafelrunde.games.monstermacher.trade import most_points, not_shown

# the action to which a kind belongs
TURN = {
    "rob": FIRST, "gallows": FIRST, "steal": FIRST, "prepare": FIRST,
    "study": SECOND, "operate": SECOND, "revive": SECOND,
    "offer": THIRD, "pick-up": THIRD,
}  # fmt: skip
# answers: the paragraph that says when they are given
MOMENTS = {
    "join": "5.3", "stay": "5.3", "choose": "5.6", "hand": "8.5", "show": "11.2", "call": "11.2",
    "add": "11.3", "points": "11.3", "bid": "11.3", "pass": "11.3",
    "accept": "11.8", "waive": "11.8", "decline": "11.8",
}  # fmt: skip


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Monsters)
    card = action.a
    match action.kind:
        case "gallows":
            return None if card in state.gallows else "6.1"
        case "steal":
            return no_theft(state, seat, card)
        case "choose":
            return None if (state.players[seat].hidden >> card) & 1 else "5.7"
        case "operate":
            return no_operation(state, seat, card, action.b)
        case "hand":
            return no_hand(state, seat, card)
        case "offer":
            return None if card in state.players[seat].store else "11.1"
        case "show":
            return None if action.a in not_shown(state, state.step) else "11.2"
        case "add" | "points":
            return no_bid(state, seat, action)
        case "accept" | "waive":
            return no_deal(state, action)
    return None


def absent(state: State, seat: int, action: Action) -> str | None:
    """Which paragraph says that this is not the moment for such an action at all."""
    assert isinstance(state, Monsters)
    kind = action.kind
    step = state.step.kind
    if kind in TURN:
        if step == TURN[kind]:
            return no_way(state, seat, action)
        return "3.2" if seat == state.turn else None
    if kind == "choose" and any(state.choices):
        return "5.8"
    if step == BID and kind in ("add", "points", "bid"):
        return "11.4" if kind == "bid" else no_bid(state, seat, action) or "11.5"
    if step == ACCEPT and kind == "waive":
        return no_deal(state, action) or "11.12"
    return MOMENTS.get(kind)


def no_way(state: Monsters, seat: int, action: Action) -> str | None:
    """Why a kind of the present action is not on offer."""
    match action.kind:
        case "rob":
            return "5.1"
        case "revive":
            return "10.1"
        case "pick-up":
            return "12.1"
    return refusal(state, seat, action)


def no_theft(state: Monsters, seat: int, card: int) -> str | None:
    owner = state.owner(card)
    if owner >= 0 and owner != seat and not is_exposed(state.players[owner]):
        return "6.5"
    return "6.8" if owner < 0 or owner == seat else None


def no_operation(state: Monsters, seat: int, card: int, assistant: int) -> str | None:
    if assistant == seat:
        return "8.1"
    if card not in state.players[seat].store:
        return "8.2"
    return no_fit(state, seat, card)


def no_fit(state: Monsters, seat: int, card: int) -> str | None:
    kind = state.setup.type_of[card]
    sewn = state.players[seat].sewn
    if sewn[kind] >= 0:
        return "8.3"
    return "8.4" if kind == BRAIN and sewn[HEAD] < 0 else None


def no_hand(state: Monsters, seat: int, card: int) -> str | None:
    unfit = no_fit(state, state.turn, card)
    if unfit is not None:
        return unfit
    stores = (*state.players[state.turn].store, *state.players[seat].store)
    return None if card in stores else "8.5"


def no_bid(state: Monsters, seat: int, action: Action) -> str | None:
    player = state.players[seat]
    bid = state.bids[seat]
    if action.kind == "points":
        return "11.5" if bid.points or action.a + 1 > most_points(player) else None
    if action.a not in player.store:
        return "11.4"
    return "11.6" if bid.holds(action.a) else None


def no_deal(state: Monsters, action: Action) -> str | None:
    bid = state.bids[action.a]
    if bid.status != MADE:
        return "11.8"
    return "11.12" if action.kind == "waive" and bid.points == 0 else None
