"""Wutaki: whether chance or a seat really has something to decide; if not, the step is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.event import EVERYONE
from tafelrunde.games.wutaki.decks import discard_omen, pay_resource, reshuffle
from tafelrunde.games.wutaki.numbers import (
    KINDS_OF_RESOURCE,
    SLOTS,
)  # fmt: skip
from tafelrunde.games.wutaki.pacts import begin, spared_enough
from tafelrunde.games.wutaki.paragraph import discard_rule
from tafelrunde.games.wutaki.possible import area_effect, can_move
from tafelrunde.games.wutaki.second import has_second
from tafelrunde.games.wutaki.step import (
    S_ABILITY,
    S_BUY,
    S_COST,
    S_DEAL,
    S_DISCARD,
    S_DRAW,
    S_ELEMENT,
    S_EXCHANGE,
    S_GET,
    S_HIRE,
    S_KEEP,
    S_MASTER,
    S_MOVE,
    S_OFFER,
    S_PAY,
    S_PICK,
    S_PLAY,
    S_REVEAL,
    S_REVENGE,
    S_ROW,
    S_SECOND,
    S_SECRET,
    S_SPARE,
    S_STARTER,
    S_TAKE,
    Step,
    decode,
)  # fmt: skip
from tafelrunde.games.wutaki.workers import can_hire, hire

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki


def chance_acts(state: Wutaki, step: Step) -> bool:
    """Whether there is something left to draw."""
    kind = step.kind
    seats = state.setup.seats
    if kind == S_DRAW:
        if step.a == 0:
            return False
        reshuffle(state.omen_bag, state.omen_discard)
        return any(state.omen_bag)
    if kind == S_ROW:
        if len(state.row) == SLOTS:
            return False
        reshuffle(state.pact_bag, state.pact_discard)
        return any(state.pact_bag)
    if kind == S_REVENGE:
        return step.a > 0 and any(state.revenge_bag)
    if kind == S_REVEAL:
        reshuffle(state.round_bag, state.round_discard)
        return any(state.round_bag)
    if kind == S_SECRET:
        return step.a > 0 and any(state.secret_bag)
    if kind in (S_ELEMENT, S_COST, S_ABILITY):
        return step.a < seats
    if kind in (S_OFFER, S_DEAL):
        return step.a < 2 * seats
    return kind == S_STARTER and state.start < 0


def is_asked(state: Wutaki, step: Step) -> bool:
    """Whether a seat really has to decide; if not, the step is done and gone."""
    kind = step.kind
    player = state.players[step.seat]
    if kind == S_SECOND:
        if has_second(state, step.seat):
            return True
    elif kind == S_DISCARD:
        return ask_discard(state, step)
    elif kind == S_PAY:
        if step.a and player.wealth() > step.a:
            return True
        if step.a:
            for resource in range(KINDS_OF_RESOURCE):
                number = player.resources[resource]
                pay_resource(state, step.seat, resource, number, step.b == 1, "1.8")
    elif kind == S_HIRE:
        return ask_hire(state, step)
    elif kind == S_TAKE:
        source = state.monster if step.b < 0 else state.players[step.b].resources
        if step.a and any(source):
            return True
    elif kind == S_GET:
        if step.a:
            return True
    elif kind == S_BUY:
        if player.points and any(state.supply):
            return True
    elif kind == S_EXCHANGE:
        if player.wealth():
            return True
        state.pop()
        state.push(S_GET, step.seat, step.a)
        return True
    elif kind == S_PLAY:
        if player.omens:
            return True
    elif kind == S_MOVE:
        effect = area_effect(state, step.seat, step.a)
        if effect is not None and effect.plays and player.omens:
            return True  # whether an omen can be played is a secret
        if can_move(state, step.seat, step.a, step.c):
            return True
    elif kind == S_SPARE:
        return ask_spare(state, step)
    elif kind <= S_PICK:
        return ask_setup(state, step)
    else:
        return True
    state.pop()
    return False


def ask_discard(state: Wutaki, step: Step) -> bool:
    """A compulsory discard of the whole hand is no question."""
    hand = state.players[step.seat].omens
    if step.a == 0 or not hand:
        state.pop()
        return False
    if step.b >= 0 or len(hand) > step.a:
        return True
    state.pop()
    for face in hand[:]:
        discard_omen(state, step.seat, face, discard_rule(step.b))
    return False


def ask_hire(state: Wutaki, step: Step) -> bool:
    """9.2: the first one is compulsory where the place was visited for it."""
    if step.a and can_hire(state, step.seat, step.b == 1):
        if step.c == 1:
            return True
        state.pop()
        hire(state, step.seat, step.b == 1)
        state.push(S_HIRE, step.seat, step.a - 1, step.b, 1)
        return False
    state.pop()
    return False


def ask_spare(state: Wutaki, step: Step) -> bool:
    need = state.setup.pacts[step.a].needs[state.players[step.seat].cost]
    saved = decode(step.b)
    if step.c and any(need[r] > saved[r] for r in range(KINDS_OF_RESOURCE)):
        return True
    assert spared_enough(state, step)
    state.pop()
    begin(state, step.seat, step.a, saved)
    return False


def ask_setup(state: Wutaki, step: Step) -> bool:
    """2.3, 2.8, 2.10."""
    seats = state.setup.seats
    kind = step.kind
    if kind == S_KEEP:
        if not all(player.secrets for player in state.players):
            return True
        for player in state.players:
            for face in player.offer:
                state.secret_bag[face] += 1
            player.offer = []
        state.tell(EVERYONE, "shuffles-secrets", "2.3")
        state.pop()
        return False
    if kind == S_MASTER:
        if step.a == seats:
            state.pop()
            return False
        seat = (state.start + step.a) % seats
        if step.seat != seat:
            state.pop()
            state.push(S_MASTER, seat, step.a)
        return True
    if step.a:
        return True
    state.pop()
    return False
