"""What effects, places and choices cost and bring their player, by name of the thing: data only."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tafelrunde.core.action import Action
from tafelrunde.core.view import View

from ..rules.effects.effect import (
    NAMES,
    V_CHASE_WITHOUT_REVENGE,
    V_HIRING_FREE,
    V_MORE,
    V_YIELD_MORE,
    Effect,
    Op,
)
from ..rules.effects.possible import area_effect, is_location
from ..rules.effects.running import Choose
from ..rules.numbers import ACCEPT, COST, FOREST, GOLD, RESOURCES, SLOTS, THINGS, TOP
from ..rules.places.hand import Discard
from ..rules.places.markers import Raid
from ..rules.places.upgrades import Upgrade
from ..rules.places.upgrades import price as upgrade_price
from ..rules.places.workers import Hire, next_slot, round_bonus
from ..rules.state import Wutaki
from ..rules.turn.chasing import Chase
from ..rules.turn.forecast import known

Things: TypeAlias = "Counter[str]"
COSTS = frozenset({"pay", "sacrifice", "lose"})
HIRES = frozenset({"hire", "may-hire", "free-hire"})
ONE_OF = {"pay": -1, "give": -1, "get": 1, "take": 1, "buy": 1, "spare": 1}


class Worth(NamedTuple):
    """How many of what, by name of the thing; C is told as the resource that it stands for."""

    cost: Things
    gain: Things


def nothing() -> Worth:
    return Worth(Counter(), Counter())


@lru_cache(maxsize=64)  # a question's sentences and prices are made one after another
def worth_of(view: View, action: Action) -> Worth:
    """What is certain before it is done; the rest is asked for later, with its own price."""
    state, seat, kind = known(view), view.seat, action.kind
    assert seat is not None
    if kind in ("place", "squeeze"):
        return of_place(state, seat, action.b)
    if kind in ("fulfil", "waive"):
        return of_pact(state, seat, action)
    if kind in ONE_OF:
        return of_one(action.tokens[1], kind)
    if kind == "accept":
        return of_slot(state, action.a) if view.ask and view.ask.code == "accept" else nothing()
    if kind == "play":
        effect = state.setup.omens[action.a].effect
        return of_effect(state, seat, effect, -1) if effect else nothing()
    return of_decision(state, seat, action)


def of_decision(state: Wutaki, seat: int, action: Action) -> Worth:
    """What only the question knows: how much less, for how many points."""
    decision, kind, out = state.decision, action.kind, nothing()
    if kind == "upgrade" and isinstance(decision, Upgrade):
        out.cost["gold"] = upgrade_price(state, action.a, decision.less)
        out.gain["points"] = decision.points
    elif kind == "hire" and isinstance(decision, Hire):
        add_hiring(out, state, seat, decision.free)
    elif kind == "chase" and isinstance(decision, Chase) and decision.whole:
        add_chase(out, state)
    elif kind == "choose" and isinstance(decision, Choose):
        chosen = [one for one in decision.effect.alternatives if one.name == action.a]
        for op in chosen[0].ops if chosen else ():
            add(out, state, seat, op, -1)
    elif kind == "discard" and isinstance(decision, Discard):
        out.cost["omen"] = 1
        out.gain["points"] = decision.points
    elif kind == "raid" and isinstance(decision, Raid):
        for name, before, now in zip(RESOURCES, decision.before, state.monster):
            out.gain[name] = min(before, now)
    return out


def of_one(thing: str, kind: str) -> Worth:
    """One resource after the other; that a bought one costs a point, the question says."""
    out = nothing()
    (out.gain if ONE_OF[kind] > 0 else out.cost)[thing] = 1
    return out


def of_pact(state: Wutaki, seat: int, action: Action) -> Worth:
    """11.1; a pact at a smaller price says what it asks for before that."""
    face = state.setup.pacts[action.a]
    out = of_effect(state, seat, face.reward, -1)
    if action.kind == "fulfil":
        out.cost.update(dict(zip(RESOURCES, face.needs[state.players[seat].cost])))
    out.cost["omen"] += face.omens
    return out


def of_slot(state: Wutaki, slot: int) -> Worth:
    """7.2, 18.3."""
    out, gold = nothing(), state.setup.slot_gold[slot]
    (out.gain if gold > 0 else out.cost)["gold"] = abs(gold)
    return out


def of_place(state: Wutaki, seat: int, area: int) -> Worth:
    if ACCEPT <= area < ACCEPT + SLOTS:
        return of_slot(state, area - ACCEPT)
    effect = area_effect(state, seat, area)
    return of_effect(state, seat, effect, area) if effect else nothing()


def of_effect(state: Wutaki, seat: int, effect: Effect, area: int) -> Worth:
    """Where there is a choice, of the first way, if that is a gain: the usual one."""
    out, ops = nothing(), effect.alternatives[0].ops
    if len(effect.alternatives) > 1 and NAMES[ops[0].verb] != "gain":
        return out
    for op in ops:
        add(out, state, seat, op, area)
    return out


def add(out: Worth, state: Wutaki, seat: int, op: Op, area: int) -> None:
    name = NAMES[op.verb]
    if name == "gain":
        out.gain[thing(state, seat, op.what)] += op.n
    elif name in COSTS:
        out.cost[thing(state, seat, op.what)] += op.n
    elif name == "revenge":
        out.cost["revenge"] += op.n
    elif name in HIRES:
        out.gain["helper"] += op.n
    elif name == "upgrade":
        out.gain["points"] += op.m
    elif name == "plunder-all":
        out.gain.update(dict(zip(RESOURCES, state.monster)))
    elif name == "chase":
        add_chase(out, state)
    elif name == "climb":
        add_climb(out, state, seat)
    elif name == "yield" and is_location(area):
        add_yield(out, state, seat, area)


def thing(state: Wutaki, seat: int, what: int) -> str:
    cost = state.players[seat].cost
    return RESOURCES[cost] if what == COST and cost >= 0 else THINGS[what]


def add_chase(out: Worth, state: Wutaki) -> None:
    """6.2, 14.5."""
    if not round_bonus(state, V_CHASE_WITHOUT_REVENGE):
        out.cost["revenge"] += 1


def add_climb(out: Worth, state: Wutaki, seat: int) -> None:
    """5.4: the next level."""
    level = state.players[seat].pyramid
    if level < TOP:
        face = state.setup.levels[level]
        out.cost.update(dict(zip(RESOURCES, face.cost)))
        out.gain["points"] += face.points


def add_hiring(out: Worth, state: Wutaki, seat: int, free: bool) -> None:
    """4.4."""
    slot = next_slot(state, seat)
    if slot >= 0 and not free and not round_bonus(state, V_HIRING_FREE):
        price = state.setup.hiring[slot]
        out.cost[thing(state, seat, COST)] += price[COST]
        out.cost["gold"] += price[GOLD]
    out.gain["helper"] = 1


def add_yield(out: Worth, state: Wutaki, seat: int, area: int) -> None:
    """9.1, 9.2: with tower, lasting omen and round card, as far as the supply goes (1.5)."""
    setup, player = state.setup, state.players[seat]
    face = setup.locations[area - FOREST]
    number = face.yields[state.level(area - FOREST)]
    if player.permanent >= 0:
        omen = setup.omens[player.permanent]
        lasting, spent = omen.lasting, omen.once and player.permanent_used
        if lasting is not None and lasting.verb == V_MORE and lasting.what == area and not spent:
            number += lasting.n
    if face.gives < 0:
        out.gain["helper"] = number
        return
    towers = [setup.towers[tower] for tower in player.towers]
    number += sum([tower.bonus for tower in towers if tower.resource == face.gives])
    number += round_bonus(state, V_YIELD_MORE)
    out.gain[RESOURCES[face.gives]] = min(number, state.supply[face.gives])
