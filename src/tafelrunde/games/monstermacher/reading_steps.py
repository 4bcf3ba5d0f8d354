"""Die Monstermacher: the stack of steps from data, and whether it fits the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.data import Fields
from tafelrunde.core.event import EVERYONE, only
from tafelrunde.core.state import CHANCE
from tafelrunde.games.monstermacher.numbers import (
    GALLOWS,
    OPERATE,
    PICK_UP,
    PREPARE,
    REVIVE,
    ROB,
    SKIP,
    STEAL,
    STUDY,
    TRADE,
)  # fmt: skip
from tafelrunde.games.monstermacher.operation import fits
from tafelrunde.games.monstermacher.reading_bids import check_bids
from tafelrunde.games.monstermacher.revival import can_revive
from tafelrunde.games.monstermacher.step import (
    ACCEPT,
    ASSIST,
    BID,
    CHOOSE,
    END,
    FIRST,
    IDLE,
    JOIN,
    LAY,
    OVER,
    REASONS,
    REVIVED,
    ROUND_LIMIT,
    SECOND,
    SEW,
    SHOW,
    START,
    STEPS,
    THIRD,
    TOP,
    VALUE,
    WAKE,
    Step,
)  # fmt: skip
from tafelrunde.games.monstermacher.trade import not_shown

if TYPE_CHECKING:
    from tafelrunde.games.monstermacher.reading import Cards
    from tafelrunde.games.monstermacher.state import Monsters

BOTTOMS: Final = (LAY, START, FIRST, SECOND, THIRD, END, OVER)
# what may lie on what, at the bottom of the stack
ABOVE: Final = {
    LAY: (VALUE,), START: (), FIRST: (), OVER: (),
    SECOND: (TOP, VALUE, JOIN, CHOOSE), THIRD: (ASSIST, SEW, WAKE), END: (SHOW, BID, ACCEPT),
}  # fmt: skip
FIRST_DEEDS: Final = (SKIP, ROB, GALLOWS, STEAL, PREPARE)
SECOND_DEEDS: Final = (SKIP, STUDY, OPERATE, REVIVE)
THIRD_DEEDS: Final = (SKIP, TRADE, PICK_UP)
DEED_OF: Final = {
    JOIN: ROB, CHOOSE: ROB, TOP: ROB, ASSIST: OPERATE, SEW: OPERATE, WAKE: REVIVE,
    SHOW: TRADE, BID: TRADE, ACCEPT: TRADE,
}  # fmt: skip


def read_steps(cards: Cards, fields: Fields) -> Step:
    step: Step | None = None
    for one in fields.items("steps"):
        step = read_step(cards, one, step)
        one.done()
    if step is None:
        raise fields.bad("steps", "must not be empty")
    return step


def read_step(cards: Cards, fields: Fields, below: Step | None) -> Step:
    setup = cards.state.setup
    last = setup.seats - 1
    kind = fields.one_of("step", list(STEPS))
    if kind == LAY:
        return Step(kind, CHANCE, fields.number("laid", 0, setup.graves + setup.seats))
    if kind == START:
        return Step(kind, CHANCE)
    if kind == VALUE:
        seat = fields.number("seat", 0, last)
        return Step(kind, seat, fields.one_of("card", setup.names), below=below)
    if kind == TOP:
        return Step(kind, CHANCE, fields.number("grave", 1, setup.graves) - 1, below=below)
    if kind == SEW:
        laid = cards.one(fields, "laid", fields.text("laid"))
        wish = fields.one_of("card", setup.names)
        turn = cards.state.turn
        return Step(kind, turn, laid, wish, fields.number("assistant", 0, last), below)
    if kind in (ASSIST, SHOW, BID, ACCEPT):
        seat = fields.number("seat", 0, last)
        shown = 0
        if kind != ASSIST:
            for other in fields.numbers("shown", 0, last):
                shown |= only(other)
        return Step(kind, seat, fields.one_of("card", setup.names), shown, below=below)
    if kind == CHOOSE:
        return Step(kind, -1, below=below)
    if kind == OVER:
        reason = fields.one_of("reason", list(REASONS))
        return Step(kind, fields.number("reviver", -1, last), reason)
    return Step(kind, fields.number("seat", 0, last), below=below)


def check_steps(state: Monsters, fields: Fields) -> None:
    """The order of steps, the deeds of the turn, and what each step on top needs."""
    check_order(state, fields)
    check_turn(state, fields)
    check_deeds(state, fields)
    check_robbery(state, fields)
    check_bids(state, fields)
    if not is_possible(state):
        raise fields.bad("steps", "must end in a question that fits the table")


def bottom(state: Monsters) -> Step:
    step = state.step
    while step.below is not None:
        step = step.below
    return step


def check_order(state: Monsters, fields: Fields) -> None:
    base = bottom(state)
    if base.kind not in BOTTOMS:
        raise fields.bad("steps", "must begin with lay, start, first, second, third, end or over")
    if base.kind == END and state.step is base:
        raise fields.bad("steps", "must go on after “end”")
    step = state.step
    chances = True  # draws of chance may be piled up, and nothing else
    while step is not base:
        if step.kind not in ABOVE[base.kind]:
            raise fields.bad("steps", f"must not put “{STEPS[step.kind]}” there")
        chances = chances and step.kind in (TOP, VALUE)
        below = step.below
        assert below is not None
        if below is not base and not chances:
            raise fields.bad("steps", "must hold one question at a time")
        step = below


def check_turn(state: Monsters, fields: Fields) -> None:
    base = bottom(state)
    seats = state.setup.seats
    if base.kind in (LAY, START):
        if (state.turn, state.starter, state.played, state.idle) != (-1, -1, 0, 0):
            raise fields.bad("turn", "and starter must be -1 while the table is laid out")
        return
    if state.starter < 0 or state.turn != (state.starter + state.played) % seats:
        raise fields.bad("turn", "must follow from the starter and the turns played")
    if base.kind != OVER and base.seat != state.turn:
        raise fields.bad("steps", "must ask the seat in turn")
    if state.idle > state.played:
        raise fields.bad("idle", "must not exceed the turns played")
    reason = base.a if base.kind == OVER else -1
    idle = state.idle == state.setup.most_idle
    late = state.played == state.setup.most_turns
    if idle != (reason == IDLE) or (late and not idle) != (reason == ROUND_LIMIT):
        raise fields.bad("steps", "must end the match when idle or played say so")


def check_deeds(state: Monsters, fields: Fields) -> None:
    base = bottom(state)
    deeds = state.deeds
    wanted = {SECOND: 1, THIRD: 2, END: 3}.get(base.kind, 0)
    if base.kind == OVER and base.a == REVIVED:
        wanted = 2
    if len(deeds) != wanted:
        raise fields.bad("deeds", f"must be {wanted} in this turn")
    for allowed, deed in zip((FIRST_DEEDS, SECOND_DEEDS, THIRD_DEEDS), deeds):
        if deed not in allowed:
            raise fields.bad("deeds", "must fit the first, second and third action")
    top = state.step.kind
    if top in DEED_OF and DEED_OF[top] != deeds[-1]:
        raise fields.bad("deeds", "must fit what is going on")
    if base.kind == OVER and (base.a == REVIVED) != (base.seat >= 0):
        raise fields.bad("steps", "must name the reviver, and nobody else")
    if base.kind == OVER and base.a == REVIVED and (deeds[1] != REVIVE or base.seat != state.turn):
        raise fields.bad("deeds", "must end with the revival")


def check_robbery(state: Monsters, fields: Fields) -> None:
    robs = len(state.deeds) > 0 and state.deeds[0] == ROB
    kind = state.step.kind
    if (state.robbers != 0) != robs or (robs and not (state.robbers >> state.turn) & 1):
        raise fields.bad("robbers", "must be there in a robbery, the seat in turn among them")
    for seat, choice in enumerate(state.choices):
        is_robber = (state.robbers >> seat) & 1 == 1
        player = state.players[seat]
        if choice and not (is_robber and kind != JOIN):
            raise fields.bad("choices", "must be those of robbers")
        if choice and not ((player.hidden if kind == CHOOSE else player.open) >> (choice - 1)) & 1:
            raise fields.bad("choices", "must be robbery cards of their seats")
        if is_robber and kind in (JOIN, CHOOSE) and player.hidden == 0:
            raise fields.bad("robbers", "must have a face-down robbery card")
        if is_robber and not choice and kind not in (JOIN, CHOOSE):
            raise fields.bad("choices", "must not be missing after the reveal")
    if kind == CHOOSE and len(state.choosers()) == 0:
        raise fields.bad("choices", "must leave somebody to choose")


def is_possible(state: Monsters) -> bool:
    """Whether the question on top can be asked as the table is."""
    step = state.step
    kind = step.kind
    if kind in (LAY, START, OVER):
        return True
    player = state.players[state.turn]
    if kind == VALUE:
        return state.owner(step.a) == step.seat
    if kind == TOP:
        return state.unseen[step.a] > 0
    if kind == JOIN:
        return step.seat != state.turn and state.players[step.seat].hidden > 0
    if kind == ASSIST:
        wish = step.a in player.store and fits(player, state.setup.type_of[step.a])
        return wish and step.seat != state.turn
    if kind == SEW:
        known = state.known[step.a] == EVERYONE
        return known and fits(player, state.setup.type_of[step.a])
    if kind == WAKE:
        return can_revive(player)
    if kind in (SHOW, BID, ACCEPT):
        return is_trade(state, step)
    return True


def is_trade(state: Monsters, step: Step) -> bool:
    """11.1, 11.2: an own part, shown to others who know it since."""
    if step.a not in state.players[state.turn].store or (step.b >> state.turn) & 1:
        return False
    if step.b & ~state.known[step.a]:
        return False
    if step.kind == SHOW and len(not_shown(state, step)) == 0:
        return False
    return (step.seat == state.turn) == (step.kind != BID)
