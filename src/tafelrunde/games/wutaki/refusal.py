"""Wutaki: which paragraph forbids an action; the first objection in the order of the rulebook."""

from __future__ import annotations

from tafelrunde.core.action import Action
from tafelrunde.core.state import State
from tafelrunde.games.wutaki.effect import (
    V_CLIMB,
    V_PLAY,
    V_RETURN_REVENGE,
    V_SWAP_OMENS,
    V_UPGRADE,
    Effect,
)  # fmt: skip
from tafelrunde.games.wutaki.numbers import (
    ACCEPT,
    CARD,
    CHASE,
    CLAIM,
    DRAW,
    FAVOUR,
    GIVE,
    OWN,
    PLAY,
    PLUNDER,
    PYRAMID,
    RENEW,
    SLOTS,
    TOP,
    TRADE,
    UPGRADE,
    VILLAGE,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import at_slot
from tafelrunde.games.wutaki.paragraph import discard_rule
from tafelrunde.games.wutaki.places import free_seats
from tafelrunde.games.wutaki.possible import area_effect
from tafelrunde.games.wutaki.second import WHEN_ACTION, WHEN_FIELD, WHEN_PACT, has_ability
from tafelrunde.games.wutaki.state import Wutaki
from tafelrunde.games.wutaki.step import (
    S_ACCEPT,
    S_EXCHANGE,
    S_FULFIL,
    S_PACT_DONE,
    S_PAID,
    S_PLACE,
    S_SECOND,
)  # fmt: skip
from tafelrunde.games.wutaki.upgrades import is_open
from tafelrunde.games.wutaki.workers import next_slot
from tafelrunde.games.wutaki.writing import stack

AREA_RULES = {
    PYRAMID: "5.4", CHASE: "6.1", GIVE: "7.5", RENEW: "7.6", UPGRADE: "8.1",
    FAVOUR: "10.1", PLUNDER: "10.2", PLAY: "10.3", DRAW: "10.4", TRADE: "10.5", CLAIM: "10.6",
    CARD: "14.2", OWN: "15.8",
}  # fmt: skip
MOMENTS = {
    "keep": "2.3", "master": "2.8", "pick": "2.10", "again": "4.3", "twice": "16.2",
    "chase": "6.1", "move-in": "6.3", "stay": "6.3", "accept": "7.1", "give-pact": "7.5",
    "upgrade": "8.1", "hire": "4.4", "pay": "1.8", "give": "10.5", "get": "10.5", "buy": "10.5",
    "take": "12.10", "rob": "12.4", "replace": "12.5", "remove": "12.5", "pass-revenge": "10.1",
    "return": "12.11", "discard": "11.2", "play": "12.1", "raid": "15.5", "spare": "12.6",
    "name": "17.11",
}  # fmt: skip
MARKER_RULES = {V_PLAY: "16.3", V_SWAP_OMENS: "16.5", V_RETURN_REVENGE: "16.6"}
MOMENT_RULES = {WHEN_ACTION: "16.2", WHEN_FIELD: "16.4", WHEN_PACT: "16.7"}


def refusal(state: State, seat: int, action: Action) -> str | None:
    assert isinstance(state, Wutaki)
    if action in state.legal(seat):
        return None
    kind = action.kind
    if kind in ("place", "squeeze"):
        return no_place(state, seat, action)
    if kind in ("fulfil", "waive"):
        return no_pact(state, seat, action)
    if kind == "upgrade":
        return no_upgrade(state, seat, action.a)
    if kind in ("pay", "give", "get", "buy", "take", "spare"):
        return no_marker(state, kind)
    if kind in ("play", "discard", "keep", "pass-revenge", "return"):
        return no_card(state, seat, action)
    if kind in ("accept", "pick", "give-pact"):
        return no_slot(state, seat, action)
    return no_target(state, kind)


def absent(state: State, seat: int, action: Action) -> str | None:
    """Which paragraph says that this is not the moment for such an action at all."""
    assert isinstance(state, Wutaki)
    kind = action.kind
    step = state.step.kind
    if kind == "pass":
        return "3.5" if step == S_PLACE else None
    if kind in ("place", "squeeze"):
        if step == S_PLACE:
            return no_place(state, seat, action)
        return "3.2" if step == S_SECOND else None
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
    if state.step.kind == S_PLACE:
        return "3.3"
    if state.step.kind == S_SECOND or action.a not in state.players[seat].accepted:
        return no_pact(state, seat, action)
    kinds = [step.kind for step in stack(state.step)]
    return "11.3" if S_PACT_DONE in kinds or S_PAID in kinds else "3.3"


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


def no_place(state: Wutaki, seat: int, action: Action) -> str:
    worker, area = action.a, action.b
    player = state.players[seat]
    if not player.stock(worker):
        return "3.4"
    effect = area_effect(state, seat, area)
    if effect is None:
        return "14.6" if area == CARD and state.card_used else AREA_RULES.get(area, "3.7")
    full = state.occupied(area) >= state.setup.fields[area]
    if area == OWN:
        full = player.spots[OWN] > 0
    squeezes = has_ability(state, seat, WHEN_FIELD)
    if action.kind == "place" and full:
        return "3.6"
    if action.kind == "squeeze" and not (full and squeezes):
        return "16.4"
    return impossible(state, seat, area, effect)


def impossible(state: Wutaki, seat: int, area: int, effect: Effect) -> str:
    """3.7 in particular: what this area lacks."""
    if area == PYRAMID and effect.has(V_CLIMB):
        return no_climb(state, seat)
    if ACCEPT <= area < ACCEPT + SLOTS:
        return "7.1" if at_slot(state, area - ACCEPT) < 0 else "18.3"
    if area == UPGRADE and state.markers_left(seat) == 0:
        return "8.2"
    if area == GIVE and effect.ways[0].points > state.players[seat].points:
        return "1.9"
    if area == VILLAGE:
        return "4.2" if next_slot(state, seat) < 0 else "4.4"
    if area == OWN and effect.has(V_UPGRADE):
        return "15.3" if state.markers_left(seat) else "8.2"
    if area == OWN:
        return "15.6"
    return AREA_RULES.get(area, "3.7")


def no_climb(state: Wutaki, seat: int) -> str:
    player = state.players[seat]
    level = player.pyramid + 1
    if level > TOP:
        return "5.1"
    if free_seats(state, level) <= 0:
        return "5.2"
    if level == 1 and state.markers_left(seat) == 0:
        return "5.3"
    return "5.4"


def no_pact(state: Wutaki, seat: int, action: Action) -> str:
    player = state.players[seat]
    if action.a not in player.accepted:
        return "11.1"
    if action.kind == "waive":
        return "16.1" if player.ability_used else "16.7"
    if state.setup.pacts[action.a].omens > len(player.omens):
        return "11.2"
    return "12.6" if state.step.kind == S_FULFIL else "11.1"


def no_upgrade(state: Wutaki, seat: int, target: int) -> str:
    if state.markers_left(seat) == 0:
        return "8.2"
    if not is_open(state, seat, target):
        return "8.3" if target < 6 else "8.4"
    return "8.1"


def no_marker(state: Wutaki, kind: str) -> str:
    if kind in ("get", "buy"):
        return "1.5"
    if kind == "take":
        return "12.10" if state.step.b < 0 else "12.4"
    return "12.6" if kind == "spare" else "10.5" if state.step.kind == S_EXCHANGE else "1.8"


def no_card(state: Wutaki, seat: int, action: Action) -> str:
    player = state.players[seat]
    if action.kind == "keep":
        return "2.3"
    if action.kind == "play":
        return "12.1" if action.a in player.omens else "10.3"
    if action.kind == "discard":
        return discard_rule(state.step.b)
    if action.kind == "pass-revenge":
        return "10.1"
    return "12.11"


def no_slot(state: Wutaki, seat: int, action: Action) -> str:
    if action.kind == "pick":
        return "2.10"
    if action.kind == "give-pact":
        return "7.5"
    if at_slot(state, action.a) < 0:
        return "7.1"
    return "18.3" if state.step.kind == S_ACCEPT and state.step.a == 0 else "7.1"


def no_target(state: Wutaki, kind: str) -> str:
    """Choices of a place or an opponent."""
    rules = {
        "master": "2.8",
        "chase": "6.1",
        "rob": "12.4",
        "replace": "12.5",
        "remove": "12.5",
        "choose": "1.10",
        "name": "17.11",
        "dismiss": "15.7" if state.step.a else "15.6",
    }
    return rules.get(kind, "1.10")
