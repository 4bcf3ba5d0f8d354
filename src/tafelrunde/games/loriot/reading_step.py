"""Loriot: what is to be decided, read from data and checked; the format is in position.py."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadAction
from tafelrunde.games.loriot.expression import joined, single
from tafelrunde.games.loriot.graph import HEAD, QUESTION, SMALL, STAR, TARGET
from tafelrunde.games.loriot.numbers import (
    CHIPS,
    DIE,
    NO_CHIP,
    NOBODY,
    ONWARD,
    RANKS,
    STONES,
    TRIES,
)  # fmt: skip
from tafelrunde.games.loriot.pieces import Laid
from tafelrunde.games.loriot.state import Loriot
from tafelrunde.games.loriot.step import (
    AIM,
    BLACK,
    CHIP,
    COMBINE,
    DISCARD,
    DISTANCE,
    DUEL,
    EXCHANGE,
    FAME,
    FATE,
    GO,
    INTERVENE,
    KINDS,
    LAY,
    LOT,
    NUMBER,
    OPPOSE,
    OVER,
    PLAY,
    REASONS,
    REGAIN,
    ROB,
    ROLL,
    SHOW,
    STONE,
    SWAP,
    WHITE,
    Step,
)  # fmt: skip

# on what kind of field the stone that moves must be, from and to
PLACES = {
    DISTANCE: (QUESTION, QUESTION),
    WHITE: (QUESTION, QUESTION),
    DUEL: (QUESTION, QUESTION),
    OPPOSE: (QUESTION, QUESTION),
    NUMBER: (HEAD, HEAD),
    INTERVENE: (HEAD, HEAD),
    PLAY: (HEAD, HEAD),
    COMBINE: (HEAD, HEAD),
    AIM: (QUESTION, HEAD),
    GO: (SMALL, STAR),
    FATE: (STAR, STAR),
    SWAP: (STAR, STAR),
    FAME: (TARGET, TARGET),
    SHOW: (TARGET, TARGET),
}
DECIDED_BY_OTHERS = (INTERVENE, DISCARD, LOT, CHIP, LAY, OVER)
ON_THE_TABLE = (INTERVENE, PLAY, COMBINE)


def read_table(state: Loriot, fields: Fields) -> None:
    """Cards on the table: of the others first, then the mover's, ascending."""
    for item in fields.items("table") if fields.has("table") else []:
        seat = item.number("seat", 0, state.setup.seats - 1)
        rank = item.one_of("card", list(RANKS))
        last = state.laid[-1] if state.laid else Laid(-1, -1)
        seats = [laid.seat for laid in state.laid]
        sorted_ = last.seat != state.turn or (seat == state.turn and rank > last.rank)
        if state.players[seat].hand >> rank & 1 or not sorted_:
            raise item.bad("card", "must have left its hand, the mover's last and ascending")
        if seat in seats and seat != state.turn:
            raise item.bad("seat", "has intervened already")
        state.laid.append(Laid(seat, rank))
        item.done()


def read_step(state: Loriot, fields: Fields) -> None:
    setup = state.setup
    state.step = Step(ROLL, state.turn)
    if fields.has("step"):
        item = fields.fields("step")
        kind = item.one_of("ask", list(KINDS))
        seat = item.number("seat", 0, setup.seats - 1) if item.has("seat") else state.turn
        name = item.text("stone") if item.has("stone") else ""
        names = STONES[: setup.stones]
        if name and name not in names:
            raise item.bad("stone", f"must be one of {', '.join(names)}, or empty")
        stone = names.index(name) if name else -1
        if kind == OVER:
            left = item.one_of("left", list(REASONS))
        else:
            left = item.number("left", 0, ONWARD) if item.has("left") else 0
        other = item.number("other", -1, CHIPS - 1) if item.has("other") else -1
        state.step = Step(kind, seat, stone, left, other)
        item.done()
    read_terms(state, fields)
    check_step(state, fields)


def read_terms(state: Loriot, fields: Fields) -> None:
    """9.10: the steps are taken again, so that nothing else can be claimed."""
    texts = fields.texts("combined") if fields.has("combined") else []
    if state.step.kind != COMBINE:
        if texts:
            raise fields.bad("combined", "is only for one's own calculation")
        return
    if not state.setup.own_calculation:
        raise fields.bad("step", "asks “combine”, which needs calculation = player")
    state.terms = [single(worth) for worth in state.worths()]
    for text in texts:
        try:
            action = state.setup.space.read(f"combine {text}")
        except BadAction as error:
            raise fields.bad("combined", f"has “{text}”, which is no step") from error
        if max(action.a, action.c) >= len(state.terms) or action.a == action.c:
            raise fields.bad("combined", f"has “{text}”, but there are not so many numbers")
        term = joined(state.terms[action.a], action.b, state.terms[action.c])
        if term is None:
            raise fields.bad("combined", f"has “{text}”, a division by zero")
        low, high = min(action.a, action.c), max(action.a, action.c)
        state.terms[low] = term
        del state.terms[high]
        state.combined.append(action)


def check_step(state: Loriot, fields: Fields) -> None:
    step = state.step
    kind = step.kind
    if (kind == LOT) != fields.has("lots") or (state.begun < 0) != (kind == LOT):
        raise fields.bad("step", "must ask “lot”, with “lots” and start -1, before anyone begins")
    if kind not in DECIDED_BY_OTHERS and step.seat != state.turn:
        raise fields.bad("step", "must ask the seat whose turn it is")
    if kind in PLACES:
        check_place(state, fields, step)
    elif step.stone >= 0:
        raise fields.bad("step", f"asks “{KINDS[kind]}”, which has no stone")
    if bool(state.laid) and kind not in ON_THE_TABLE:
        raise fields.bad("table", "must be empty now")
    if kind in ON_THE_TABLE and state.white == 0:
        raise fields.bad("white", "must show the number")
    if not is_sound(state, step) or (state.actors() and not is_open(state)):
        raise fields.bad("step", f"asks “{KINDS[kind]}”, but there is nothing to decide")


def check_place(state: Loriot, fields: Fields, step: Step) -> None:
    low, high = PLACES[step.kind]
    stones = state.players[state.turn].stones
    at = stones[step.stone].at if step.stone >= 0 else -1
    if at < 0 or not low <= state.graph.kind[at] <= high or stones[step.stone].points:
        raise fields.bad("step", f"asks “{KINDS[step.kind]}”, but the stone is not there")


def is_sound(state: Loriot, step: Step) -> bool:
    """Whether the parts of a question fit together."""
    kind = step.kind
    player = state.players[step.seat]
    setup = state.setup
    if kind == LOT:
        return -1 in state.lots and state.lots.index(-1) == step.seat
    if kind == BLACK:
        return 1 <= step.left <= (1 if player.is_on_way() else TRIES)
    if kind == ROLL:
        return player.is_on_way() or player.waiting() >= 0
    moves = kind in (STONE, GO) or WHITE <= kind <= DUEL or AIM <= kind <= COMBINE
    onward = kind == GO and step.left == ONWARD
    if moves and not onward and not 1 <= step.left <= len(DIE):
        return False
    if kind == DUEL:
        tied = state.white == state.second  # 8.5; also before the first throw
        return tied and len(state.rivals) == 2 and state.rivals[0] == step.seat
    if kind == INTERVENE:
        seats = [laid.seat for laid in state.laid]
        return step.seat != state.turn and player.hand != 0 and state.turn not in seats
    if kind in (CHIP, LAY):
        return setup.new_targets and (state.holding[step.seat] == NO_CHIP) == (kind == CHIP)
    if kind in (SHOW, EXCHANGE):
        at = state.players[state.turn].stones[step.stone].at if kind == SHOW else -1
        slot_fits = step.other >= 0 and (kind == EXCHANGE or state.graph.slot[at] == step.other)
        return slot_fits and (state.knowers[step.other] == NOBODY) == (kind == SHOW)
    return kind != AIM or setup.new_targets


def is_open(state: Loriot) -> bool:
    """Whether there is something to choose, so that every actor has a legal action."""
    step = state.step
    if step.kind in (EXCHANGE,) and not state.setup.cunning:
        return False
    if state.actors() == (-1,):
        return len(state.odds()) > 0
    least = 2 if step.kind in (STONE, GO, OPPOSE, SWAP, DISCARD, REGAIN, ROB) else 1
    return len(state.legal(step.seat)) >= least
