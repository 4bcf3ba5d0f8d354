"""Die Monstermacher: studying and operating, with the modifiers for it (chapters 7 to 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE
from tafelrunde.games.monstermacher.numbers import (
    BRAIN,
    HEAD,
    OPERATE,
    PREPARE,
    STUDY,
    VALUES,
)  # fmt: skip
from tafelrunde.games.monstermacher.revival import begin_revival
from tafelrunde.games.monstermacher.rolling import succeeds
from tafelrunde.games.monstermacher.step import ASSIST, SEW, THIRD, Roll, Step

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.state import Monsters, Player


def fits(player: Player, kind: int) -> bool:
    """8.3, 8.4: whether a part of this type can be sewn on now."""
    return player.sewn[kind] < 0 and (kind != BRAIN or player.sewn[HEAD] >= 0)


def apply_second(state: Monsters, seat: int, action: Action) -> None:
    setup = state.setup
    if action.block is setup.study:
        study(state, seat)
    elif action.block is setup.revive:
        begin_revival(state, seat)
    else:
        begin_operation(state, seat, action.a, action.b)


def study(state: Monsters, seat: int) -> None:
    """7.1, 7.2."""
    prepared = state.deeds[0] == PREPARE
    state.begin(STUDY, THIRD)
    player = state.players[seat]
    before = player.turn_die(-2 if prepared else -1)
    rule = "7.2" if prepared else "7.1"
    state.tell(EVERYONE, "studies", rule, seat, before, player.die)


def begin_operation(state: Monsters, seat: int, wish: int, assistant: int) -> None:
    """8.1, 8.2, 8.8."""
    state.begin(OPERATE, THIRD)
    state.tell(EVERYONE, "operates", "8.1", seat, assistant, state.setup.names[wish])
    state.push(Step(ASSIST, assistant, wish))
    answers = attachable(state, seat, assistant)
    if len(answers) == 1:
        apply_assist(state, assistant, wish)


def attachable(state: Monsters, operator: int, assistant: int) -> list[int]:
    """8.5: the cards that the assistant can hand over."""
    player = state.players[operator]
    types = state.setup.type_of
    out = [card for card in player.store if fits(player, types[card])]
    out += [card for card in state.players[assistant].store if fits(player, types[card])]
    return out


def apply_assist(state: Monsters, assistant: int, card: int) -> None:
    """8.5 to 8.9."""
    step = state.step
    follows = step.below
    assert follows is not None
    wish = step.a
    operator = state.turn
    player = state.players[operator]
    helper = state.players[assistant]
    names = state.setup.names
    state.step = follows
    if card in player.store:
        player.store.remove(card)
        code = "hands-wish" if card == wish else "hands-other"
        state.tell(EVERYONE, code, "8.5", assistant, operator, names[card])
    else:
        helper.store.remove(card)
        player.store.remove(wish)
        helper.store.append(wish)
        names_of = (names[card], names[wish])
        state.tell(EVERYONE, "hands-own", "8.7", assistant, operator, names_of[0], names_of[1])
        state.look(assistant, wish)
    state.known[card] = EVERYONE
    state.reveal(EVERYONE, "lays-open", "8.9", operator, names[card], state.value[card])
    state.push(Step(SEW, operator, card, wish, assistant))


def operation_bonus(state: Monsters, player: Player, kind: int) -> int:
    """9.3 to 9.7."""
    setup = state.setup
    out = 0
    for sewn, card in enumerate(player.sewn):
        if card >= 0:
            out += setup.operation_bonus[sewn * VALUES + state.value[card]][kind]
    return out


def roll_operation(state: Monsters, white: int) -> None:
    """8.11 to 8.13."""
    step = state.step
    follows = step.below
    assert follows is not None
    state.step = follows
    seat, card = step.seat, step.a
    player = state.players[seat]
    kind = state.setup.type_of[card]
    bonus = operation_bonus(state, player, kind)
    die = player.die
    success = succeeds(state, die, white + bonus)
    state.roll = Roll(seat, card, False, white, bonus, die, success)
    state.reveal(EVERYONE, "rolls", "8.11", seat, white, bonus, die)
    name = state.setup.names[card]
    if success:
        player.sewn[kind] = card
        player.turn_die(1)
        state.tell(EVERYONE, "sews", "8.12", seat, name, state.value[card], die, player.die)
    else:
        state.gallows.append(card)
        player.turn_die(-1)
        state.tell(EVERYONE, "botches", "8.13", seat, name, state.value[card], die, player.die)
