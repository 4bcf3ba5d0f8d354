"""Which paragraph says that this is not the moment for an action, wherever it is tried."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action

from .effects.effect import V_PLAY, V_RETURN_REVENGE, V_SWAP_OMENS
from .numbers import WHEN_ACTION, WHEN_FIELD, WHEN_PACT
from .state import Wutaki

MOMENTS: Final = {
    "keep": "2.3", "master": "2.8", "pick": "2.10", "again": "4.3", "twice": "16.2",
    "chase": "6.1", "move-in": "6.3", "stay": "6.3", "accept": "7.1", "give-pact": "7.5",
    "upgrade": "8.1", "hire": "4.4", "pay": "1.8", "give": "10.5", "get": "10.5", "buy": "10.5",
    "take": "12.10", "rob": "12.4", "replace": "12.5", "remove": "12.5", "pass-revenge": "10.1",
    "return": "12.11", "discard": "11.2", "play": "12.1", "raid": "15.5", "spare": "12.6",
    "name": "17.11",
}  # fmt: skip
MARKER_RULES: Final = {V_PLAY: "16.3", V_SWAP_OMENS: "16.5", V_RETURN_REVENGE: "16.6"}
MOMENT_RULES: Final = {WHEN_ACTION: "16.2", WHEN_FIELD: "16.4", WHEN_PACT: "16.7"}
DURING_PACTS: Final = ("paid", "pact-done")


def no_moment(state: Wutaki, seat: int, action: Action) -> str | None:
    kind = action.kind
    if kind in ("fulfil", "waive"):
        return no_pact_now(state, seat, action)
    if kind == "use":
        return no_ability(state, seat)
    if kind == "dismiss":
        master = state.players[seat].master
        return "15.7" if master >= 0 and state.setup.masters[master].climbing else "15.6"
    return MOMENTS.get(kind)


def no_pact_now(state: Wutaki, seat: int, action: Action) -> str:
    """Pacts wait for the second half of a turn, and for the pact before them."""
    if action.a not in state.players[seat].accepted:
        return "11.1"
    return "11.3" if any(step.key in DURING_PACTS for step in state.stack()) else "3.3"


def no_pact(state: Wutaki, seat: int, action: Action, lacking: str) -> str:
    """`lacking`: the paragraph that asks for resources."""
    player = state.players[seat]
    if action.a not in player.accepted:
        return "11.1"
    if action.kind == "waive":
        return "16.1" if player.ability_used else "16.7"
    return "11.2" if state.setup.pacts[action.a].omens > len(player.omens) else lacking


def no_ability(state: Wutaki, seat: int) -> str:
    """16.1 for a marker that is turned over or not there; else what its own paragraph asks for."""
    player = state.players[seat]
    if player.ability < 0 or player.ability_used:
        return "16.1"
    face = state.setup.abilities[player.ability]
    for verb, rule in MARKER_RULES.items():
        if face.effect.has(verb):
            return rule
    return MOMENT_RULES.get(face.when, "16.1")
