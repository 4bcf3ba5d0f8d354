"""Loriot: what is asked now, what may be answered, and what chance can bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.action import Action, Block
from tafelrunde.core.event import Ask
from tafelrunde.games.loriot.arithmetic import SOLVER
from tafelrunde.games.loriot.expression import MINUS, OVER, PLUS, TIMES
from tafelrunde.games.loriot.fate import robbable, swappable
from tafelrunde.games.loriot.head import number_of
from tafelrunde.games.loriot.moves import open_ways, opponents_on, stone_of
from tafelrunde.games.loriot.numbers import CHIPS, ENTRY, RANKS, UP
from tafelrunde.games.loriot.step import (
    AIM,
    BLACK,
    CHIP,
    COMBINE,
    DISCARD,
    DISTANCE,
    DROP,
    DUEL,
    EXCHANGE,
    FATE,
    GO,
    INTERVENE,
    LAY,
    LOT,
    NUMBER,
    OPPOSE,
    PLAY,
    REGAIN,
    ROB,
    ROLL,
    SHOW,
    STONE,
    SWAP,
    WHITE,
    Step,
)  # fmt: skip
from tafelrunde.games.loriot.turn import is_free, movable_stones, open_values

if TYPE_CHECKING:
    from tafelrunde.games.loriot.state import Loriot


def legal_actions(state: Loriot, seat: int) -> list[Action]:
    step = state.step
    kind = step.kind
    setup = state.setup
    if kind == ROLL:
        return setup.rolls
    if kind == STONE:
        out = [setup.move.at(i) for i in movable_stones(state, seat, step.left)]
        if step.left == ENTRY and state.players[seat].waiting() >= 0:
            out.append(setup.enter.at())
        return out
    if kind == GO:
        ways = open_ways(state, stone_of(state, step.stone), step.left, False)
        return [setup.go.at(way) for way in ways]
    if kind == INTERVENE:
        return [setup.decline.at(), *from_bits(setup.intervene, state.players[seat].hand)]
    if kind == PLAY:
        cards = from_bits(setup.play, state.players[seat].hand)
        return [setup.claim.at(), *cards, setup.give_up.at()]
    return rare_actions(state, seat, step)


def rare_actions(state: Loriot, seat: int, step: Step) -> list[Action]:
    kind = step.kind
    setup = state.setup
    if kind == COMBINE:
        return combinations(state)
    if kind == AIM:
        return [setup.aim.at(0), setup.aim.at(1)]
    if kind == OPPOSE:
        field = stone_of(state, step.stone).at
        return [setup.oppose.at(other) for other in opponents_on(state, field)]
    if kind == SWAP:
        return [setup.swap.at(field) for field in swappable(state)]
    if kind == DISCARD:
        return from_bits(setup.discard, state.players[seat].hand)
    if kind == REGAIN:
        return from_bits(setup.regain, state.gone(seat))
    if kind == ROB:
        return [setup.rob.at(other) for other in robbable(state)]
    if kind == LAY:
        return [setup.lay.at(slot) for slot in range(CHIPS) if is_free(state, slot)]
    assert kind == EXCHANGE
    others = [setup.exchange.at(slot) for slot in range(CHIPS) if slot != step.other]
    return [setup.keep.at(), *others]


def from_bits(block: Block, hand: int) -> list[Action]:
    return [block.at(rank) for rank in range(len(RANKS)) if hand >> rank & 1]


def combinations(state: Loriot) -> list[Action]:
    """9.10: any two numbers, whichever is named first; nothing is divided by zero."""
    block = state.setup.combine
    terms = state.terms
    out: list[Action] = []
    for i in range(len(terms)):
        for j in range(len(terms)):
            if i != j:
                out.append(block.at(i, PLUS, j))
                out.append(block.at(i, MINUS, j))
                out.append(block.at(i, TIMES, j))
                if terms[j].above != 0:
                    out.append(block.at(i, OVER, j))
    out.append(state.setup.give_up.at())
    return out


def chances(state: Loriot) -> list[tuple[Action, int]]:
    kind = state.step.kind
    setup = state.setup
    if kind in (BLACK, DISTANCE):
        return setup.black_odds
    if kind in (WHITE, NUMBER):
        return setup.white_odds
    if kind == DUEL:
        return setup.duel_odds
    if kind == FATE:
        return [(setup.chance.at(face), weight) for face, weight in state.fates.odds()]
    if kind == LOT:
        seat = state.step.seat
        return [(setup.lot.at(seat, pair.a, pair.b), 1) for pair, _ in setup.white_odds]
    if kind == DROP:
        hand = state.players[state.step.seat].hand
        return [(action, 1) for action in from_bits(setup.drop, hand)]
    if kind == CHIP:
        seat = state.step.seat
        return [(setup.chip.at(seat, value - 1), 1) for value in open_values(state)]
    if kind == SHOW:
        return [(setup.show.at(value - 1), 1) for value in open_values(state)]
    return [(setup.success.at(face), weight) for face, weight in state.fames.odds()]


def question(state: Loriot) -> Ask:
    step = state.step
    kind = step.kind
    if kind == ROLL:
        tries = 1 if state.players[step.seat].is_on_way() else 3
        return Ask("roll", "3.1") if tries == 1 else Ask("roll-six", "4.2")
    if kind == STONE:
        return Ask("stone", "3.2", (step.left,))
    if kind == GO:
        trail = stone_of(state, step.stone).trail
        assert trail is not None
        rule = "5.3" if trail.entry == UP else "5.2"
        return Ask("go", rule, (state.setup.names[trail.field], step.left))
    if kind == INTERVENE:
        return Ask("intervene", "9.2", (state.turn, number_of(state)))
    if kind == PLAY:
        number = number_of(state)
        enough = not state.setup.own_calculation and SOLVER.can_make(state.worths(), number)
        return Ask("play-enough", "9.9", (number,)) if enough else Ask("play", "9.3", (number,))
    if kind == COMBINE:
        return Ask("combine", "9.10", (number_of(state),))
    return rare_question(state, step)


def rare_question(state: Loriot, step: Step) -> Ask:
    kind = step.kind
    if kind == AIM:
        return Ask("aim", "16.5", (state.setup.names[stone_of(state, step.stone).at],))
    if kind == OPPOSE:
        return Ask("oppose", "8.4")
    if kind == SWAP:
        return Ask("swap", "10.8")
    if kind == DISCARD:
        if step.seat == state.turn:
            return Ask("discard", "10.9")
        return Ask("discard-robbed", "10.11", (state.turn,))
    if kind == REGAIN:
        return Ask("regain", "10.10")
    if kind == ROB:
        return Ask("rob", "10.11")
    if kind == LAY:
        return Ask("lay", "16.2")
    return Ask("exchange", "15.1", (state.setup.names[state.graph.chips[step.other]],))
