"""A view as numbers for learners.

`fields` is a plane per field of the board, in the order of the setup's names: the kinds small,
star, question, head and target; then per seat (the reader first, then clockwise; a spectator sees
seat 0 first) its stones there / 4, and the ways by which they came in, left, right, up, down; the
stone that moves. `chips` has per chip field the value / 9, 1 where the reader knows it, 1 where it
lies open. `seats` has per seat: points / 36, stones waiting, on the way, home and out / 4, misses
the next turn, is to play, has the turn. `hands` has per seat its 13 ranks. `dice`: black / 6, white
/ 6, second / 6, duel, steps left / 6, number of cards on the table / 8. `step` is one-hot over the
kinds of questions. `table` counts the ranks on the table / 4. `late` is 1 in the late phase.
"""

from __future__ import annotations

from tafelrunde.core.data import Fields
from tafelrunde.core.game import Buffer
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View

from .position.decision import DECISIONS
from .rules.graph import KINDS as FIELD_KINDS
from .rules.numbers import CHIPS, ONWARD, OUT, RANKS, STONES, WAITING
from .rules.setup import LoriotSetup
from .rules.state import Loriot

PER_SEAT = 8
ENTRIES = 4
DICE = 6
MOST = 4  # stones
HIGHEST = 36  # points


def layout(setup: Setup) -> list[tuple[str, tuple[int, ...]]]:
    assert isinstance(setup, LoriotSetup)
    seats = setup.seats
    return [
        ("fields", (len(FIELD_KINDS) + (1 + ENTRIES) * seats + 1, setup.graph.size)),
        ("chips", (3, CHIPS)),
        ("seats", (seats, PER_SEAT)),
        ("hands", (seats, len(RANKS))),
        ("table", (len(RANKS),)),
        ("dice", (DICE,)),
        ("step", (len(DECISIONS),)),
        ("late", (1,)),
    ]


def observe(view: View, out: Buffer) -> None:
    state = view.position
    assert isinstance(state, Loriot)
    for i in range(len(out)):
        out[i] = 0.0
    seats = len(state.players)
    order = [((view.seat or 0) + i) % seats for i in range(seats)]
    facts = Fields(view.facts)
    step = facts.fields("step")
    at = see_fields(state, order, step.text("stone"), out)
    at = see_chips(facts.texts("chips"), out, at)
    for seat in order:
        at = fill(out, at, seat_values(state, seat, step.number("seat", 0, seats - 1)))
    for seat in order:
        hand = state.players[seat].hand
        at = fill(out, at, [float(hand >> rank & 1) for rank in range(len(RANKS))])
    laid = [card.rank for card in state.laid]
    at = fill(out, at, [laid.count(rank) / MOST for rank in range(len(RANKS))])
    is_over = state.outcome() is not None
    at = fill(out, at, dice_values(state, 0 if is_over else step.number("left", 0, ONWARD)))
    at = fill(out, at, [float(key == state.decision.key) for key in DECISIONS])
    fill(out, at, [float(state.is_late())])


def fill(out: Buffer, at: int, values: list[float]) -> int:
    for value in values:
        out[at] = value
        at += 1
    return at


def see_fields(state: Loriot, order: list[int], moving: str, out: Buffer) -> int:
    """The planes of fields; returns where they end."""
    graph = state.graph
    size = graph.size
    for field, kind in enumerate(graph.kind):
        out[kind * size + field] = 1.0
    plane = len(FIELD_KINDS)
    for seat in order:
        for field in range(size):
            here = [stone for stone in state.players[seat].stones if stone.at == field]
            out[plane * size + field] = len(here) / MOST
            for stone in here:
                if stone.trail is not None and stone.trail.entry >= 0:
                    out[(plane + 1 + stone.trail.entry) * size + field] = 1.0
        plane += 1 + ENTRIES
    if moving:
        out[plane * size + state.players[state.turn].stones[STONES.index(moving)].at] = 1.0
    return (plane + 1) * size


def see_chips(chips: list[str], out: Buffer, at: int) -> int:
    values = [0 if chip.startswith("?") else int(chip[0]) for chip in chips]
    at = fill(out, at, [value / CHIPS for value in values])
    at = fill(out, at, [float(value > 0) for value in values])
    return fill(out, at, [float(len(chip) == 1 and chip != "?") for chip in chips])


def seat_values(state: Loriot, seat: int, asked: int) -> list[float]:
    stones = state.players[seat].stones
    waiting = sum(stone.at == WAITING for stone in stones)
    out = sum(stone.at == OUT for stone in stones)
    home = sum(stone.points > 0 for stone in stones)
    open_ = state.outcome() is None
    return [
        state.points(seat) / HIGHEST,
        waiting / MOST,
        (len(stones) - waiting - out - home) / MOST,
        home / MOST,
        out / MOST,
        float(state.players[seat].skips),
        float(open_ and asked == seat),
        float(open_ and state.turn == seat),
    ]


def dice_values(state: Loriot, left: int) -> list[float]:
    return [
        state.black / 6,
        state.white / 6,
        state.second / 6,
        float(len(state.rivals) > 0),
        min(left, 6) / 6,
        len(state.laid) / 8,
    ]
