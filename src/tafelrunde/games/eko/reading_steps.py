"""Ekö: the stack of decisions read from data and checked; the format is in position.py."""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.state import CHANCE
from tafelrunde.games.eko.fight import held_by
from tafelrunde.games.eko.graph import FIELD
from tafelrunde.games.eko.layout import chances, small_numbers
from tafelrunde.games.eko.numbers import COLOURS, EMPEROR, OWNER
from tafelrunde.games.eko.offers import can_act, may_march, open_ways
from tafelrunde.games.eko.reinforce import can_reinforce, may_spread
from tafelrunde.games.eko.state import Eko
from tafelrunde.games.eko.step import (
    ACT,
    BOX,
    COLOUR,
    DISC,
    EXCHANGE,
    KINDS,
    LOSE,
    OVER,
    PORTAL_PLACE,
    REASONS,
    REINFORCE,
    REPETITION,
    SPREAD,
    START,
    SWAP,
    THROUGH,
    TILE,
    TURN,
    Step,
)  # fmt: skip
from tafelrunde.games.eko.storm import ways


def read_steps(state: Eko, fields: Fields, turn: int) -> None:
    step = Step(ACT, turn)
    if fields.has("steps"):
        items = fields.items("steps")
        if not 1 <= len(items) <= 2:
            raise fields.bad("steps", "must have one or two entries")
        step = read_step(state, items[0], turn, None)
        if len(items) == 2:
            step = read_step(state, items[1], turn, step)
        for item in items:
            item.done()
    state.step = step
    if step.kind <= START:
        check_chance(state, fields, step)
    elif not fields.has("terrain") or fields.has("box"):
        raise fields.bad("terrain", "must be there, and “box” must not, when seats decide")
    elif not is_open(state, step):
        raise fields.bad("steps", f"ask “{KINDS[step.kind]}”, but there is nothing to decide")
    elif step.kind not in (EXCHANGE, OVER):
        check_exchanges(state, fields)
        check_colours(state, fields)


def check_exchanges(state: Eko, fields: Fields) -> None:
    """6.7: an exchange that is due comes before everything else."""
    for seat, player in enumerate(state.players):
        if player.emperor >= 0 and held_by(state, seat):
            colour = COLOURS[state.colours[seat]]
            raise fields.bad("prisoners", f"let “{colour}” exchange emperors, so this comes first")


def check_colours(state: Eko, fields: Fields) -> None:
    """9.6: with one colour on the board the match is over."""
    if sum([player.discs() > 0 for player in state.players]) < 2:
        raise fields.bad("stacks", "must be of two colours at least, or the step must be “over”")


def read_step(state: Eko, item: Fields, turn: int, below: Step | None) -> Step:
    kind = item.one_of("ask", list(KINDS))
    base = -1 if below is None else below.kind
    wanted = {THROUGH: ACT, LOSE: ACT, EXCHANGE: REINFORCE}.get(kind, -1)
    if base != wanted:
        needs = "the only entry" if wanted < 0 else f"above “{KINDS[wanted]}”"
        raise item.bad("ask", f"is “{KINDS[kind]}”, which must be {needs}")
    if kind <= START:
        return read_chance(state, item, kind)
    if kind in (ACT, REINFORCE):
        return read_phase(state, item, kind, turn)
    if kind in (THROUGH, LOSE):
        return read_move(state, item, kind, turn, below)
    if kind == EXCHANGE:
        last = len(state.players) - 1
        return Step(
            kind, item.number("seat", 0, last), item.number("beaten", -1, last), below=below
        )
    if kind == SWAP:
        return Step(kind, turn, item.number("asked", 0, len(state.players) - 1))
    if kind == OVER:
        reason = item.one_of("reason", list(REASONS))
        low = 0 if reason < REPETITION else -1
        high = len(state.players) - 1 if reason < REPETITION else -1
        return Step(kind, turn, reason, item.number("winner", low, high))
    return Step(kind, turn)


def read_chance(state: Eko, item: Fields, kind: int) -> Step:
    if kind == DISC:
        return Step(kind, CHANCE, cell_at(state, item, "cell"))
    if PORTAL_PLACE <= kind < DISC:
        return Step(kind, CHANCE, item.number("settled", 0, 10))
    return Step(kind, CHANCE)


def read_phase(state: Eko, item: Fields, kind: int, turn: int) -> Step:
    marched = 1 if item.has("marched") and item.flag("marched") else 0
    if not item.has("moved"):
        return Step(kind, turn, marched)
    moved = cell_at(state, item, "moved")
    return Step(kind, turn, marched, moved, zones_at(state, item, "paid"))


def read_move(state: Eko, item: Fields, kind: int, turn: int, below: Step | None) -> Step:
    cell = cell_at(state, item, "from")
    stack = state.on[cell]
    if stack == 0 or stack >> OWNER != turn:
        raise item.bad("from", "must be a stack of the seat whose turn it is")
    if kind == LOSE:
        rest = zones_at(state, item, "paid")
    else:
        rest = 1 if item.has("detour") and item.flag("detour") else 0
    return Step(kind, turn, cell, cell_at(state, item, "to"), rest, below)


def cell_at(state: Eko, item: Fields, key: str) -> int:
    name = item.text(key)
    names = state.table.names
    cell = names.index(name) if name in names else -1
    if cell < 0 or cell not in state.graph.fields:
        raise item.bad(key, f"is “{name}”, which is no field")
    return cell


def zones_at(state: Eko, item: Fields, key: str) -> int:
    """`1+3` as bits."""
    out = 0
    for word in item.text(key).split("+"):
        if not word.isdecimal() or not 1 <= int(word) <= state.graph.zones:
            raise item.bad(key, "must be numbers of zones such as “2” or “1+3”")
        out |= 1 << (int(word) - 1)
    return out


def check_chance(state: Eko, fields: Fields, step: Step) -> None:
    """What chance is to settle must fit what lies already."""
    kind = step.kind
    table = state.table
    fits = fields.has("box") == (kind < START) and fields.has("terrain") == (kind >= PORTAL_PLACE)
    if fits and kind > BOX:
        fits = len(state.colours) == len(state.players)
    elif fits:
        fits = len(state.colours) > len(state.players)
    if fits and kind in (TILE, TURN):
        fits = (len(state.laid) == len(table.tiles)) == (kind == TURN)
    if fits and PORTAL_PLACE <= kind < DISC:
        fits = step.a < small_numbers(table)[kind - PORTAL_PLACE]
    if fits and kind in (DISC, COLOUR):
        open_fields = [c for c in state.graph.fields if state.graph.terrain[c] == FIELD]
        free = [cell for cell in open_fields if state.on[cell] == 0]
        fits = free[:1] == [step.a] if kind == DISC else not free
    if not fits or not chances(state):
        raise fields.bad("steps", f"ask “{KINDS[kind]}”, which does not fit what lies already")


def is_open(state: Eko, step: Step) -> bool:
    """Whether there is something to decide, so that every actor has a legal action."""
    kind = step.kind
    seat = step.seat
    if kind == ACT:
        return can_act(state, seat, step)
    if kind == REINFORCE:
        return can_reinforce(state, seat) or may_march(state, seat, step)
    if kind == SPREAD:
        return may_spread(state, seat)
    if kind == THROUGH:
        return len(open_ways(state, step)) > 1
    if kind == LOSE:
        return may_choose_loss(state, step)
    if kind == EXCHANGE:
        return state.players[seat].emperor >= 0 and len(held_by(state, seat)) > 1
    return True


def may_choose_loss(state: Eko, step: Step) -> bool:
    table = state.table
    act = step.below
    assert act is not None
    paid = act.c if act.b == step.a else 0
    on = state.on
    sets = ways(table, state.graph, on, step.a, step.b, paid, False)
    sets += ways(table, state.graph, on, step.a, step.b, paid, True)
    stack = on[step.a]
    if step.c not in sets or stack & EMPEROR == 0:
        return False
    return table.lands[(stack - EMPEROR - table.counts[step.c]) * 64 + on[step.b]] == 1
