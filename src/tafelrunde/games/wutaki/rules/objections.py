"""What several questions say against an action: not the moment, not such a pact, too little."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.reason import MOMENT, PRICE, TARGET, Objected, Reason, no

from .effects.effect import V_PLAY, V_RETURN_REVENGE, V_SWAP_OMENS
from .numbers import RESOURCES, WHEN_ACTION, WHEN_FIELD, WHEN_PACT
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


def no_moment(state: Wutaki, seat: int, action: Action) -> Objected:
    kind = action.kind
    if kind in ("fulfil", "waive"):
        return no_pact_now(state, seat, action)
    if kind == "use":
        return no_ability(state, seat)
    if kind == "dismiss":
        master = state.players[seat].master
        return "15.7" if master >= 0 and state.setup.masters[master].climbing else "15.6"
    return MOMENTS.get(kind)


def no_pact_now(state: Wutaki, seat: int, action: Action) -> Reason:
    """Pacts wait for the second half of a turn, and for the pact before them."""
    if action.a not in state.players[seat].accepted:
        return no("11.1", MOMENT, "pact-not-yours")
    if any(step.key in DURING_PACTS for step in state.stack()):
        return no("11.3", MOMENT, "one-pact-at-a-time")
    return no("3.3", MOMENT, "worker-first")


def no_pact(state: Wutaki, seat: int, action: Action, lacking: str) -> Reason:
    """`lacking`: the paragraph that asks for resources."""
    player = state.players[seat]
    if action.a not in player.accepted:
        return no("11.1", TARGET, "pact-not-yours")
    if action.kind == "waive":
        return (
            no("16.1", MOMENT, "marker-used")
            if player.ability_used
            else Reason("16.7", near=MOMENT)
        )
    face = state.setup.pacts[action.a]
    if face.omens > len(player.omens):
        return no("11.2", PRICE, "omens-short", face.omens, len(player.omens))
    return short_of(lacking, player.resources, face.needs[player.cost])


def short_of(rule: str, has: list[int], needs: list[int]) -> Reason:
    """The first resource of which there is too little."""
    for resource, name in enumerate(RESOURCES):
        if has[resource] < needs[resource]:
            return no(rule, PRICE, "resource-short", name, needs[resource], has[resource])
    return Reason(rule)


def no_marker(rule: str) -> Reason:
    return no(rule, PRICE, "no-marker")


def no_card(rule: str, card: str) -> Reason:
    """Of a card that is not on one's hand."""
    return no(rule, TARGET, "not-in-hand", card)


def none_of(rule: str, resource: int) -> Reason:
    """Of a resource that is to be given."""
    return no(rule, PRICE, "none-of-it", RESOURCES[resource])


def none_left(rule: str, resource: int) -> Reason:
    """Of a resource that is to be had."""
    return no(rule, PRICE, "none-in-supply", RESOURCES[resource])


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
