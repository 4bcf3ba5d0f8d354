"""Wutaki: what a seat's action does; what follows from it is left on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.cards import leave as leave_hand
from tafelrunde.core.cards import settle
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.games.wutaki import workers
from tafelrunde.games.wutaki.acting import (
    act,
    first_choice,
    keep,
    place,
    second,
    turn_marker,
    visit,
)
from tafelrunde.games.wutaki.decks import (
    discard_omen,
    draw_revenge,
    gain_points,
    gain_resource,
    pay_resource,
)
from tafelrunde.games.wutaki.deeds import draws_for_chase, hand_over, loot
from tafelrunde.games.wutaki.numbers import (
    AREA_COUNT,
    AREAS,
    CHASE,
    KINDS_OF_RESOURCE,
    ONE,
    RESOURCES,
    WORKERS,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import accept, begin, give_pact, spare_step
from tafelrunde.games.wutaki.paragraph import discard_rule
from tafelrunde.games.wutaki.places import drive_off
from tafelrunde.games.wutaki.run import begin_effect
from tafelrunde.games.wutaki.step import (
    FROM_OMEN,
    FROM_ROUND,
    S_ACCEPT,
    S_ACTED,
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
    S_OVER,
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
    S_RUN,
    S_SECOND,
    S_SHED,
    S_SPARE,
    S_TAKE,
    S_UPGRADE,
    Step,
    area_of,
    decode,
    worker_of,
)  # fmt: skip
from tafelrunde.games.wutaki.upgrades import remove_marker, replace_marker, upgrade

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

NOTHING = [0] * KINDS_OF_RESOURCE


def apply_action(state: Wutaki, seat: int, action: Action) -> None:
    step = state.step
    kind = step.kind
    if kind == S_PLACE:
        place(state, seat, step, action)
    elif kind == S_SECOND:
        second(state, seat, action)
    elif kind == S_KEEP:
        keep(state, seat, action.a)
    elif kind in (S_PAY, S_EXCHANGE, S_GET, S_BUY, S_TAKE, S_SPARE):
        one_marker(state, seat, state.pop(), action)
    elif kind in (S_PLAY, S_DISCARD, S_PASS, S_RETURN):
        from_hand(state, seat, state.pop(), action)
    elif kind in (S_ACCEPT, S_GIVE, S_UPGRADE, S_CHASE, S_ROB, S_REPLACE, S_REMOVE):
        on_board(state, seat, state.pop(), action)
    elif kind in (S_MASTER, S_PICK):
        first_choice(state, seat, state.pop(), action)
    else:
        answer(state, seat, state.pop(), action)


# markers one by one


def one_marker(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    kind = step.kind
    resource = action.a
    done = action.block is state.setup.done
    if kind == S_PAY:
        pay_resource(state, seat, resource, 1, step.b == 1, "1.8")
        state.push(S_PAY, seat, step.a - 1, step.b)
    elif kind == S_EXCHANGE:
        if done:
            state.push(S_GET, seat, step.a)
        else:
            pay_resource(state, seat, resource, 1, False, "10.5")
            state.push(S_EXCHANGE, seat, step.a + 1)
    elif kind == S_GET:
        gain_resource(state, seat, resource, 1, "10.5")
        state.push(S_GET, seat, step.a - 1)
    elif done:
        if kind == S_SPARE:
            begin(state, seat, step.a, decode(step.b))
    elif kind == S_BUY:
        state.players[seat].points -= 1
        state.tell(EVERYONE, "loses-points", "10.5", seat, 1)
        gain_resource(state, seat, resource, 1, "10.5")
        state.push(S_BUY, seat, step.a + 1)
    elif kind == S_TAKE:
        take_one(state, seat, step, resource)
    else:
        spared = step.b + (1 << 6 * resource)
        state.tell(EVERYONE, "spares", "12.6", seat, RESOURCES[resource])
        state.step = spare_step(seat, step.a, spared, step.c - 1, state.step)


def take_one(state: Wutaki, seat: int, step: Step, resource: int) -> None:
    """12.4, 12.10."""
    if step.b < 0:
        number = [0] * KINDS_OF_RESOURCE
        number[resource] = 1
        loot(state, seat, number, "12.10")
    else:
        hand_over(state, step.b, seat, resource, 1)
    state.push(S_TAKE, seat, step.a - 1, step.b, step.c + 1)


# cards from the hand


def from_hand(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    kind = step.kind
    setup = state.setup
    if action.block in (setup.skip, setup.done):
        return
    if kind == S_PLAY:
        play_omen(state, seat, action.a)
    elif kind == S_DISCARD:
        discard_omen(state, seat, action.a, discard_rule(step.b))
        if step.b > 0:
            gain_points(state, seat, step.b, "16.5")
        state.push(S_DISCARD, seat, step.a - 1, step.b, step.c + 1)
    elif kind == S_RETURN:
        return_revenge(state, seat, action.a)
    else:
        pass_revenge(state, seat, action.a, action.b)


def play_omen(state: Wutaki, seat: int, face: int) -> None:
    """12.1, 12.2."""
    player = state.players[seat]
    player.omens.remove(face)
    state.reveal(EVERYONE, "plays", "12.1", seat, state.setup.omens[face].id)
    effect = state.setup.omens[face].effect
    if effect is not None:
        state.push(S_SHED, seat, face)
        begin_effect(state, seat, effect, FROM_OMEN)
        return
    if player.permanent >= 0:
        state.omen_discard[player.permanent] += 1
    player.permanent = face
    player.permanent_used = False


def return_revenge(state: Wutaki, seat: int, face: int) -> None:
    """12.11: shuffled in, so undecided again; nobody else sees which it was."""
    player = state.players[seat]
    leave_hand(player.revenge, face, only(seat))
    state.revenge_bag[face] += 1
    state.tell(EVERYONE, "returns-revenge", "12.11", seat)
    state.tell(only(seat), "you-return-revenge", "12.11", state.setup.revenges[face].id)


def pass_revenge(state: Wutaki, seat: int, face: int, to: int) -> None:
    """10.1, 12.11: only giver and receiver see which."""
    card = leave_hand(state.players[seat].revenge, face, only(seat, to))
    receiver = state.players[to]
    receiver.revenge = settle([*receiver.revenge, card], state.setup.seats)
    state.tell(EVERYONE, "passes-revenge", "10.1", seat, to)
    state.reveal(only(seat, to), "passed-revenge", "10.1", seat, to, state.setup.revenges[face].id)


# on the board


def on_board(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    kind = step.kind
    if kind == S_ACCEPT:
        accept(state, seat, action.a, step.a == 0)
    elif kind == S_GIVE:
        give_pact(state, seat, action.a, action.b)
    elif kind == S_UPGRADE:
        upgrade(state, seat, action.a, step.a, step.b)
    elif kind == S_CHASE:
        chase(state, seat, step, action.a, action.b)
    elif kind == S_ROB:
        state.tell(EVERYONE, "robs", "12.4", seat, action.a)
        state.push(S_TAKE, seat, step.a, action.a, 0)
    elif kind == S_REPLACE:
        replace_marker(state, seat, action.a, action.b)
    else:
        remove_marker(state, seat, action.a)


def chase(state: Wutaki, seat: int, step: Step, victim: int, area: int) -> None:
    """6.1 to 6.3: first the revenge card, then the question whether to move in."""
    drive_off(state, seat, victim, area)
    if step.a == 0:
        return
    if step.c >= 0 and area != CHASE:
        state.push(S_MOVE, seat, area, 0, step.c)
    if draws_for_chase(state):
        draw_revenge(state, seat, 1, CHASE)


def move_in(state: Wutaki, seat: int, step: Step) -> None:
    """6.3: the visit goes on in the new place; what is left of the effect comes first."""
    player = state.players[seat]
    worker = worker_of(step.c)
    player.spots[area_of(step.c)] -= ONE[worker]
    player.spots[step.a] += ONE[worker]
    state.tell(EVERYONE, "moves-in", "6.3", seat, WORKERS[worker], AREAS[step.a])
    rest: list[Step] = []
    while state.step.kind != S_ACTED:
        left = state.pop()
        if left.kind == S_RUN:
            rest.append(left)
    state.pop()
    visit(state, seat, step.a, worker)
    for left in reversed(rest):
        state.push(left.kind, left.seat, left.a, left.b, left.c)


# short answers


def answer(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    kind = step.kind
    setup = state.setup
    if action.block in (setup.enough, setup.stay, setup.no):
        return
    if kind == S_AGAIN:
        if action.block is setup.twice:
            turn_marker(state, seat)
        else:
            state.tell(EVERYONE, "again", "4.3", seat)
        state.push(S_ACTED, seat, 0, 1, step.c)
        act(state, seat, area_of(step.c), step.c)
    elif kind == S_HIRE:
        workers.hire(state, seat, step.b == 1)
        state.push(S_HIRE, seat, step.a - 1, step.b, 1)
    elif kind == S_CHOOSE:
        names = [way.name for way in setup.effects[step.a].ways]
        state.tell(EVERYONE, "chooses", "1.10", seat, action.tokens[1])
        state.push(S_RUN, seat, step.a, names.index(action.a) * 16, step.c)
    elif kind == S_MOVE:
        move_in(state, seat, step)
    elif kind == S_RAID:
        if action.block is setup.raid:
            loot(state, seat, decode(step.a), "15.5")
    elif kind == S_MAY:
        state.tell(EVERYONE, "takes-offer", "14.3", seat)
        begin_effect(state, seat, setup.effects[step.a], FROM_ROUND)
    elif kind == S_DISMISS:
        dismiss(state, seat, step, action)
    elif kind == S_FULFIL:
        state.tell(EVERYONE, "bargains", "12.6", seat, action.tokens[1])
        state.step = spare_step(seat, action.a, 0, step.a, state.step)
    else:
        state.tell(EVERYONE, "names", "17.11", seat, action.a)
        state.step = Step(S_OVER, action.a, 0, 0, -1, None)


def dismiss(state: Wutaki, seat: int, step: Step, action: Action) -> None:
    """15.6, 15.7; who declines, declines the rest of the effect."""
    if action.block is state.setup.skip:
        state.pop()
        return
    area = -1 if action.b == AREA_COUNT else action.b
    workers.leave(state, seat, action.a + 1, area, "15.7" if step.a else "15.6")
