"""Wutaki: what chance may draw, and what follows from it (chapter 2, 10.7, 10.8, 14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.cards import Card, settle
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.wutaki.decks import take_omen
from tafelrunde.games.wutaki.effect import V_FIRST_UPGRADE_FREE
from tafelrunde.games.wutaki.numbers import ELEMENTS, RESOURCES
from tafelrunde.games.wutaki.paragraph import revenge_rule, rule_of
from tafelrunde.games.wutaki.run import begin_possible
from tafelrunde.games.wutaki.step import (
    FROM_ROUND,
    S_ABILITY,
    S_ALL,
    S_COST,
    S_DEAL,
    S_DRAW,
    S_ELEMENT,
    S_OFFER,
    S_REVEAL,
    S_REVENGE,
    S_ROW,
    S_SECRET,
    S_STARTER,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def chances(state: Wutaki) -> list[tuple[Action, int]]:
    step = state.step
    setup = state.setup
    kind = step.kind
    if kind == S_DRAW:
        return drawn(setup.omen.actions, step.seat, state.omen_bag)
    if kind == S_ROW:
        return drawn(setup.row.actions, 0, state.pact_bag)
    if kind == S_REVENGE:
        return drawn(setup.revenge.actions, step.seat, state.revenge_bag)
    if kind == S_REVEAL:
        return drawn(setup.round.actions, 0, state.round_bag)
    if kind == S_SECRET:
        return drawn(setup.secret.actions, step.seat, state.secret_bag)
    if kind == S_OFFER:
        return drawn(setup.secret.actions, step.a // 2, state.secret_bag)
    if kind == S_DEAL:
        return drawn(setup.omen.actions, step.a // 2, state.omen_bag)
    if kind == S_STARTER:
        return [(setup.starter.at(seat), 1) for seat in range(setup.seats)]
    return unique(state)


def drawn(actions: list[Action | None], row: int, bag: list[int]) -> list[tuple[Action, int]]:
    """The faces of a bag with their numbers."""
    out: list[tuple[Action, int]] = []
    first = row * len(bag)
    for face, number in enumerate(bag):
        if number:
            action = actions[first + face]
            assert action is not None  # small blocks are made at once
            out.append((action, number))
    return out


def unique(state: Wutaki) -> list[tuple[Action, int]]:
    """2.2, 2.4, 2.9: each card or marker goes to one seat at most."""
    step = state.step
    setup = state.setup
    players = state.players
    if step.kind == S_ELEMENT:
        taken = [player.element for player in players]
        return [(setup.element.at(step.a, e), 1) for e in range(4) if e not in taken]
    if step.kind == S_COST:
        taken = [player.cost for player in players]
        return [(setup.cost.at(step.a, r), 1) for r in setup.markers if r not in taken]
    taken = [player.ability for player in players]
    count = len(setup.abilities)
    return [(setup.ability.at(step.a, a), 1) for a in range(count) if a not in taken]


def apply_chance(state: Wutaki, action: Action) -> None:
    step = state.pop()
    kind = step.kind
    setup = state.setup
    if kind == S_DRAW:
        state.push(S_DRAW, step.seat, step.a - 1, 0, step.c)
        state.omen_bag[action.b] -= 1
        take_omen(state, step.seat, action.b, rule_of(step.c))
    elif kind == S_ROW:
        state.push(S_ROW, step.seat)
        state.pact_bag[action.a] -= 1
        state.row.append(action.a)
        state.reveal(EVERYONE, "row", "7.3", setup.pacts[action.a].id)
    elif kind == S_REVENGE:
        state.push(S_REVENGE, step.seat, step.a - 1, 0, step.c)
        take_revenge(state, step.seat, action.b, revenge_rule(step.c))
    elif kind == S_REVEAL:
        reveal_round(state, action.a)
    elif kind == S_SECRET:
        state.push(S_SECRET, step.seat, step.a - 1)
        state.secret_bag[action.b] -= 1
        secrets = state.players[step.seat].secrets
        secrets.append(action.b)
        secrets.sort()
        state.tell(EVERYONE, "draws-secret", "13.4", step.seat)
        state.reveal(only(step.seat), "you-draw-secret", "13.4", setup.secrets[action.b].id)
    elif kind == S_STARTER:
        state.start = action.a
        state.reveal(EVERYONE, "starter", "2.6", action.a)
    else:
        deal(state, kind, action)
        state.push(kind, -1, step.a + 1)


def deal(state: Wutaki, kind: int, action: Action) -> None:
    """2.2 to 2.5, 2.9."""
    seat = action.a
    player = state.players[seat]
    setup = state.setup
    if kind == S_ELEMENT:
        player.element = action.b
        state.tell(EVERYONE, "draws-element", "2.2", seat)
        state.reveal(only(seat), "you-draw-element", "2.2", ELEMENTS[action.b])
    elif kind == S_OFFER:
        state.secret_bag[action.b] -= 1
        player.offer.append(action.b)
        player.offer.sort()
        state.tell(EVERYONE, "draws-secret", "2.3", seat)
        state.reveal(only(seat), "you-draw-secret", "2.3", setup.secrets[action.b].id)
    elif kind == S_COST:
        player.cost = action.b
        state.reveal(EVERYONE, "cost", "2.4", seat, RESOURCES[action.b])
    elif kind == S_DEAL:
        state.omen_bag[action.b] -= 1
        take_omen(state, seat, action.b, "2.5")
    elif kind == S_ABILITY:
        player.ability = action.b
        state.reveal(EVERYONE, "ability", "2.9", seat, setup.abilities[action.b].id)


def take_revenge(state: Wutaki, seat: int, face: int, rule: str) -> None:
    state.revenge_bag[face] -= 1
    player = state.players[seat]
    player.revenge = settle([*player.revenge, Card(face, only(seat))], state.setup.seats)
    state.tell(EVERYONE, "draws-revenge", rule, seat)
    state.reveal(only(seat), "you-draw-revenge", rule, state.setup.revenges[face].id)


def reveal_round(state: Wutaki, card: int) -> None:
    """14.2 to 14.5; another card comes after this one is done."""
    state.round_bag[card] -= 1
    state.cards.append(card)
    face = state.setup.rounds[card]
    state.reveal(EVERYONE, "card", "14.1", face.id)
    if face.again:
        state.push(S_REVEAL, -1)
    if face.kind == 1:
        state.push(S_ALL, state.start, face.effect.id, state.setup.seats, 0)
    elif face.kind == 2:
        begin_possible(state, state.start, face.effect, FROM_ROUND)
    elif face.kind == 3:
        state.push(S_ALL, state.start, face.effect.id, state.setup.seats, 1)
    elif face.kind == 4 and face.effect.has(V_FIRST_UPGRADE_FREE):
        state.free_upgrades += 1
