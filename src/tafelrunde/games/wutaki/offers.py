"""Wutaki: the one author of legality: what each question offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action, Block
from tafelrunde.games.wutaki.numbers import (
    ADDITIONAL,
    AREA_COUNT,
    KINDS_OF_RESOURCE,
    OWN,
    SLOTS,
    SPECIAL,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import (
    affordable_slot,
    at_slot,
    can_fulfil,
    may_spare,
    spared_enough,
)
from tafelrunde.games.wutaki.places import chasable
from tafelrunde.games.wutaki.possible import (
    area_effect,
    can_move,
    playable,
    possible,
    way_possible,
)
from tafelrunde.games.wutaki.second import WHEN_ACTION, WHEN_FIELD, can_use, can_waive, has_ability
from tafelrunde.games.wutaki.step import (
    S_ACCEPT,
    S_AGAIN,
    S_BUY,
    S_CHASE,
    S_CHOOSE,
    S_DISCARD,
    S_DISMISS,
    S_EXCHANGE,
    S_FULFIL,
    S_GET,
    S_GIVE,
    S_HIRE,
    S_KEEP,
    S_MASTER,
    S_MAY,
    S_MOVE,
    S_PASS,
    S_PAY,
    S_PICK,
    S_PLACE,
    S_PLAY,
    S_RAID,
    S_REMOVE,
    S_REPLACE,
    S_RETURN,
    S_ROB,
    S_SECOND,
    S_SPARE,
    S_TAKE,
    S_UPGRADE,
    Step,
    area_of,
    context,
    worker_of,
)  # fmt: skip
from tafelrunde.games.wutaki.upgrades import affordable, has_marker, highest_foreign, targets
from tafelrunde.games.wutaki.workers import dismissable

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def legal_actions(state: Wutaki, seat: int) -> list[Action]:
    step = state.step
    kind = step.kind
    if kind == S_PLACE:
        return placings(state, seat, step)
    if kind == S_SECOND:
        return second(state, seat)
    if kind <= S_PICK:
        return first_choices(state, seat, step)
    if kind in (S_PAY, S_EXCHANGE, S_GET, S_BUY, S_TAKE, S_SPARE):
        return marker_by_marker(state, seat, step)
    if kind in (S_PLAY, S_DISCARD, S_PASS, S_RETURN):
        return from_hand(state, seat, step)
    if kind in (S_ACCEPT, S_GIVE, S_UPGRADE, S_CHASE, S_ROB, S_REPLACE, S_REMOVE):
        return on_board(state, seat, step)
    return answers(state, seat, step)


def placings(state: Wutaki, seat: int, step: Step) -> list[Action]:
    """3.2, 3.5, 3.6, 3.7; 16.4."""
    setup = state.setup
    player = state.players[seat]
    workers = [worker for worker in range(3) if player.stock(worker)]
    hand = len(player.omens)
    squeezes = has_ability(state, seat, WHEN_FIELD)
    out: list[Action] = []
    for area in range(AREA_COUNT):
        if area == OWN:
            full = player.spots[OWN] > 0
        else:
            full = state.occupied(area) >= setup.fields[area]
        if full and not squeezes:
            continue
        effect = area_effect(state, seat, area)
        if effect is None:
            continue
        if not effect.dismisses and not possible(state, seat, effect, area, hand):
            continue
        for worker in workers:
            if effect.dismisses and not possible(state, seat, effect, context(area, worker), hand):
                continue
            out.append(setup.squeeze.at(worker, area) if full else setup.placing[worker][area])
    if not out or step.a:
        out.append(setup.pass_.at())
    if can_use(state, seat):
        out.append(setup.use.at())
    return out


def second(state: Wutaki, seat: int) -> list[Action]:
    """3.3, 16.7."""
    setup = state.setup
    player = state.players[seat]
    hand = len(player.omens)
    out: list[Action] = []
    for pact in sorted(set(player.accepted)):
        if can_fulfil(state, seat, pact, 0, hand):
            out.append(setup.fulfil.at(pact))
        if can_waive(state, seat, pact):
            out.append(setup.waive.at(pact))
    if can_use(state, seat):
        out.append(setup.use.at())
    out.append(setup.end.at())
    return out


def first_choices(state: Wutaki, seat: int, step: Step) -> list[Action]:
    """2.3, 2.8, 2.10."""
    setup = state.setup
    if step.kind == S_KEEP:
        return [setup.keep.at(face) for face in sorted(set(state.players[seat].offer))]
    if step.kind == S_MASTER:
        taken = [player.master for player in state.players]
        return [setup.master.at(m - 1) for m in range(1, len(setup.masters)) if m not in taken]
    return [setup.pick.at(slot) for slot in range(SLOTS) if at_slot(state, slot) >= 0]


def some(block: Block, numbers: list[int]) -> list[Action]:
    """One action for each resource of which there is any."""
    return [block.at(resource) for resource in range(KINDS_OF_RESOURCE) if numbers[resource] > 0]


def marker_by_marker(state: Wutaki, seat: int, step: Step) -> list[Action]:
    setup = state.setup
    own = state.players[seat].resources
    kind = step.kind
    if kind == S_PAY:
        return some(setup.pay, own)
    if kind == S_GET:
        return some(setup.get, state.supply)
    if kind == S_EXCHANGE:
        out = some(setup.give, own)
        done = step.a > 0
    elif kind == S_BUY:
        out = some(setup.buy, state.supply)
        done = step.a > 0
    elif kind == S_TAKE:
        source = state.monster if step.b < 0 else state.players[step.b].resources
        out = some(setup.take, source)
        done = step.b < 0 and step.c > 0
    else:
        out = [setup.spare.at(r) for r in range(KINDS_OF_RESOURCE) if may_spare(state, step, r)]
        done = spared_enough(state, step)
    if done:
        out.append(setup.done.at())
    return out


def from_hand(state: Wutaki, seat: int, step: Step) -> list[Action]:
    setup = state.setup
    player = state.players[seat]
    kind = step.kind
    out: list[Action] = []
    if kind == S_PLAY:
        for face in sorted(set(player.omens)):
            if playable(state, seat, face):
                out.append(setup.play.at(face))
        if step.a or not out:
            out.append(setup.skip.at())
        return out
    if kind == S_DISCARD:
        out = [setup.discard.at(face) for face in sorted(set(player.omens))]
        if step.b >= 0 and step.c > 0:
            out.append(setup.done.at())
        return out
    faces = sorted({card.face for card in player.revenge})
    if kind == S_RETURN:
        return [setup.return_.at(face) for face in faces]
    for face in faces:
        for other in range(setup.seats):
            if other != seat:
                out.append(setup.pass_revenge.at(face, other))
    if step.a:
        out.append(setup.skip.at())
    return out


def on_board(state: Wutaki, seat: int, step: Step) -> list[Action]:
    setup = state.setup
    kind = step.kind
    seats = range(setup.seats)
    if kind == S_ACCEPT:
        return [
            setup.accept.at(s) for s in range(SLOTS) if affordable_slot(state, seat, s, step.a == 0)
        ]
    if kind == S_GIVE:
        slots = [slot for slot in range(SLOTS) if at_slot(state, slot) >= 0]
        return [setup.give_pact.at(o, slot) for o in seats if o != seat for slot in slots]
    if kind == S_UPGRADE:
        return [
            setup.upgrade.at(t) for t in range(targets(state)) if affordable(state, seat, t, step.a)
        ]
    if kind == S_CHASE:
        return [
            setup.chase.at(v, area)
            for v in seats
            for area in range(OWN)
            if chasable(state, seat, v, area)
        ]
    if kind == S_ROB:
        return [setup.rob.at(o) for o in seats if o != seat and state.players[o].wealth()]
    locations = range(len(setup.locations))
    if kind == S_REPLACE:
        return [
            setup.replace.at(place, o)
            for place in locations
            for o in seats
            if o != seat and has_marker(state, place, o)
        ]
    return [setup.remove.at(p) for p in locations if highest_foreign(state, seat, p) >= 0]


def answers(state: Wutaki, seat: int, step: Step) -> list[Action]:
    """Short questions."""
    setup = state.setup
    kind = step.kind
    if kind == S_AGAIN:
        return repeats(state, seat, step)
    if kind == S_HIRE:
        return [setup.hire.at(), setup.enough.at()]
    if kind == S_CHOOSE:
        hand = len(state.players[seat].omens)
        return [
            setup.choose.at(way.name)
            for way in setup.effects[step.a].ways
            if way_possible(state, seat, way, step.c, hand)
        ]
    if kind == S_MOVE:
        stay = [setup.stay.at()]
        return [setup.move_in.at(), *stay] if can_move(state, seat, step.a, step.c) else stay
    if kind == S_RAID:
        return [setup.raid.at(), setup.skip.at()]
    if kind == S_MAY:
        return [setup.yes.at(), setup.no.at()]
    if kind == S_DISMISS:
        return dismissals(state, seat, step)
    if kind == S_FULFIL:
        player = state.players[seat]
        hand = len(player.omens)
        return [
            setup.fulfil.at(pact)
            for pact in sorted(set(player.accepted))
            if can_fulfil(state, seat, pact, step.a, hand)
        ]
    return [setup.name.at(other) for other in range(setup.seats) if step.a >> other & 1]


def repeats(state: Wutaki, seat: int, step: Step) -> list[Action]:
    """4.3, 16.2."""
    setup = state.setup
    effect = area_effect(state, seat, area_of(step.c))
    out: list[Action] = []
    hand = len(state.players[seat].omens)
    if effect is not None and possible(state, seat, effect, step.c, hand):
        special = worker_of(step.c) == SPECIAL
        if special or has_ability(state, seat, WHEN_ACTION):
            out.append(setup.again.at() if special else setup.twice.at())
    out.append(setup.enough.at())
    return out


def dismissals(state: Wutaki, seat: int, step: Step) -> list[Action]:
    """15.6, 15.7: the worker who must not be it is in the step."""
    setup = state.setup
    out: list[Action] = []
    for worker in (ADDITIONAL, SPECIAL):
        for area in range(AREA_COUNT):
            if dismissable(state, seat, worker, area, step.c):
                out.append(setup.dismiss.at(worker - 1, area))
        if dismissable(state, seat, worker, -1, step.c):
            out.append(setup.dismiss.at(worker - 1, AREA_COUNT))
    if step.a:
        out.append(setup.skip.at())
    return out
