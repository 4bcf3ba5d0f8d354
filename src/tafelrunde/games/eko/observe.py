"""A position as planes of numbers from 0 to 1, seen from a seat.

Planes lie on a grid of rows by columns that holds every cell of the table, whatever map is drawn;
odd rows are half a cell to the right or left of even ones (see grid.py). "Seats" are counted from
the viewer clockwise, the viewer first; a spectator sees them in order. `cells` planes:

  terrain   one plane per kind: field, reg, canyon, mountain, capital, chasm, portal, temple, storm
  pyramid   fields around a pyramid
  front     front fields of portals
  stack     per seat: discs / 4
  emperor   per seat: 1 where the emperor lies
  building  per seat: level / 3
  pending   start and destination of a move that waits for an answer; the stack that moved already

`seats` values, per seat: reserve / 15, removed / 15, emperor in the reserve, supply of camps,
towers and castles as parts of all, points / 12, has a capital, is to play; then who holds the
emperor, per seat. `step` is one-hot over the kinds of questions, then 1 after a forced march.
"""

from __future__ import annotations

from tafelrunde.core.decision import Chance
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

from .position.read import DECISIONS
from .rules.crossing import Crossing
from .rules.graph import TERRAINS
from .rules.numbers import (
    CAMPS,
    CASTLES,
    EMPEROR,
    GOAL,
    HIGHEST,
    IN_RESERVE,
    ORDINARY,
    OWNER,
    SIZE,
    TOWERS,
)
from .rules.scoring import has_capital, points
from .rules.setup import EkoSetup
from .rules.state import Eko
from .rules.turn import Act, Reinforce

FIXED = len(TERRAINS) - 1 + 2  # planes before those of seats
PER_SEAT = 9


def shape(setup: EkoSetup) -> tuple[int, int]:
    grid = setup.grid
    cells = range(grid.size)
    return max(grid.row(c) for c in cells) + 1, max(grid.column(c) for c in cells) + 1


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    assert isinstance(setup, EkoSetup)
    rows, columns = shape(setup)
    seats = setup.seats
    return [
        ("cells", (FIXED + 3 * seats + 2, rows, columns)),
        ("seats", (seats, PER_SEAT + seats)),
        ("step", (len(DECISIONS) + 1,)),
    ]


def observe(view: View, out: Buffer) -> None:
    state = view.setup.from_dict(view.facts)
    assert isinstance(state, Eko)
    for i in range(len(out)):
        out[i] = 0.0
    seats = state.setup.seats
    order = [((view.seat or 0) + i) % seats for i in range(seats)]
    rows, columns = shape(state.setup)
    see_map(state, out, rows, columns)
    see_pieces(state, order, out, rows, columns)
    see_pending(state, out, rows, columns)
    at = (FIXED + 3 * seats + 2) * rows * columns
    see_seats(state, order, out, at)
    at += seats * (PER_SEAT + seats)
    decision = state.decision
    out[at + list(DECISIONS).index(decision.key)] = 1.0
    if isinstance(decision, (Act, Reinforce)):
        out[at + len(DECISIONS)] = float(decision.marched)


def mark(
    state: Eko, out: Buffer, plane: int, cell: int, rows: int, columns: int, value: float = 1.0
) -> None:
    grid = state.setup.grid
    out[(plane * rows + grid.row(cell)) * columns + grid.column(cell)] = value


def see_map(state: Eko, out: Buffer, rows: int, columns: int) -> None:
    graph = state.graph
    for cell, terrain in enumerate(graph.terrain):
        if terrain:
            mark(state, out, terrain - 1, cell, rows, columns)
    for trio in graph.pyramids:
        for cell in trio:
            mark(state, out, FIXED - 2, cell, rows, columns)
    for cell, side in graph.portals:
        front = state.setup.grid.neighbours[cell][side]
        mark(state, out, FIXED - 1, front, rows, columns)


def see_pieces(state: Eko, order: list[int], out: Buffer, rows: int, columns: int) -> None:
    seats = len(order)
    for cell in state.graph.fields:
        stack = state.on[cell]
        if stack:
            who = order.index(stack >> OWNER)
            mark(state, out, FIXED + who, cell, rows, columns, (stack & SIZE) / HIGHEST)
            if stack & EMPEROR:
                mark(state, out, FIXED + seats + who, cell, rows, columns)
    for cell in state.graph.sites:
        building = state.on[cell]
        if building:
            plane = FIXED + 2 * seats + order.index(building >> OWNER)
            mark(state, out, plane, cell, rows, columns, (building & SIZE) / 3)


def see_pending(state: Eko, out: Buffer, rows: int, columns: int) -> None:
    decision = state.decision
    plane = FIXED + 3 * state.setup.seats
    if isinstance(decision, Crossing):
        mark(state, out, plane, decision.cell, rows, columns)
        mark(state, out, plane, decision.target, rows, columns)
    elif isinstance(decision, (Act, Reinforce)) and decision.paid:
        mark(state, out, plane + 1, decision.moved, rows, columns)


def see_seats(state: Eko, order: list[int], out: Buffer, at: int) -> None:
    for seat in order:
        player = state.players[seat]
        turn = not isinstance(state.decision, Chance) and state.decision.seat == seat
        values = [
            player.reserve / ORDINARY, player.removed / ORDINARY, player.emperor == IN_RESERVE,
            player.camps / CAMPS, player.towers / TOWERS, player.castles / CASTLES,
            points(state, seat) / GOAL, has_capital(state, seat), turn,
        ]  # fmt: skip
        values += [player.emperor == other for other in order]
        for value in values:
            out[at] = float(value)
            at += 1
