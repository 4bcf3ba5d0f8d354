"""On a target: the success card, the chip, the removal, cunning (11, 12, 15, 16.4)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Chance
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, Objected, no

from .graph import TARGET
from .moves import stone_of
from .numbers import ALL, CHIPS, CLEARING, NOBODY, OUT, WAITING
from .question import Mover, Question, Slot, Turn, turn_below
from .state import Loriot


@final
class SuccessCard(Chance[Loriot]):
    """11.2 to 11.4: back to the start, or the chip."""

    key = "success"
    FIELDS = (Mover(TARGET, TARGET),)
    ON = ("roll",)

    def __init__(self, stone: int, below: Turn) -> None:
        super().__init__(below)
        self.stone = stone

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        success = state.setup.success
        return [(success.at(face), weight) for face, weight in state.fames.odds()]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        setup = state.setup
        face = action.a
        key = setup.success_keys[face]
        state.fames.put_under(state.fames.take(face, EVERYONE))
        state.card = key
        kind = "restart" if setup.restarts[face] else "stay"
        state.reveal(EVERYONE, "success-card", "11.2", state.turn, key, kind)
        if setup.restarts[face]:
            state.tell(EVERYONE, "restarts", "11.3", state.turn)
            stone_of(state, self.stone).leave(WAITING)
            turn_below(self).end(state)
        else:
            look_at_chip(state, self.stone, turn_below(self))


def look_at_chip(state: Loriot, number: int, turn: Turn) -> None:
    """16.4, 17.2: one that nobody has seen is decided now, one that lies face down is shown."""
    slot = state.graph.slot[stone_of(state, number).at]
    if state.knowers[slot] == NOBODY:
        state.decision = HiddenChip(number, slot, turn)
        return
    if state.knowers[slot] != ALL:
        turn_over(state, slot, state.chips[slot])
    score(state, number, slot, turn)


@final
class HiddenChip(Chance[Loriot]):
    """16.4, 17.2: which chip lies there that nobody has seen."""

    key = "show"
    FIELDS = (Mover(TARGET, TARGET), Slot())
    ON = ("roll",)

    def __init__(self, stone: int, slot: int, below: Turn) -> None:
        super().__init__(below)
        self.stone = stone
        self.slot = slot

    def odds(self, state: Loriot) -> list[tuple[Action, int]]:
        return [(state.setup.show.at(value - 1), 1) for value in state.open_values()]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        turn_over(state, self.slot, action.a + 1)
        score(state, self.stone, self.slot, turn_below(self))

    def is_open(self, state: Loriot) -> bool:
        here = state.graph.slot[stone_of(state, self.stone).at]
        return here == self.slot and state.knowers[here] == NOBODY and super().is_open(state)


def turn_over(state: Loriot, slot: int, value: int) -> None:
    state.chips[slot] = value
    state.knowers[slot] = ALL
    name = state.setup.names[state.graph.chips[slot]]
    rule = "16.4" if state.setup.new_targets else "17.2"
    state.reveal(EVERYONE, "shows-chip", rule, name, value)


def score(state: Loriot, number: int, slot: int, turn: Turn) -> None:
    """11.4, then the removal; with cunning an exchange, unless it is all over."""
    stone = stone_of(state, number)
    stone.points = state.chips[slot]
    stone.trail = None
    name = state.setup.names[stone.at]
    state.tell(EVERYONE, "earns", "11.4", turn.seat, stone.points, name)
    arrivals = state.arrivals()
    if arrivals <= CLEARING:
        clear_steps(state, arrivals)
    if state.setup.cunning and state.has_any_stone():
        state.decision = Exchange(turn.seat, slot, turn)
    else:
        turn.end(state)


def clear_steps(state: Loriot, arrivals: int) -> None:
    """12.1 to 12.5: the steps from below, as many as there were arrivals."""
    level = state.graph.level
    graph = state.graph
    state.tell(EVERYONE, "clears", "12.1", arrivals, graph.levels[arrivals - 1])
    for seat, player in enumerate(state.players):
        for stone in player.stones:
            if stone.at >= 0 and level[stone.at] < arrivals:
                state.tell(EVERYONE, "removed", "12.1", seat, state.setup.names[stone.at])
                stone.leave(OUT)
            elif stone.at == WAITING and state.setup.remove_waiting:
                state.tell(EVERYONE, "removed-waiting", "12.5", seat)
                stone.leave(OUT)
    if arrivals == CLEARING:
        state.tell(EVERYONE, "late", "13.1")


@final
class Exchange(Question):
    """15.1 to 15.3: with cunning the chip just earned may change places with another one."""

    key = "exchange"
    FIELDS = (Slot(),)
    ON = ("roll",)

    def __init__(self, seat: int, slot: int, below: Turn) -> None:
        super().__init__(seat, below)
        self.slot = slot

    def asked(self, state: Loriot, seat: int) -> Ask:
        return Ask("exchange", "15.1", (state.setup.names[state.graph.chips[self.slot]],))

    def legal(self, state: Loriot, seat: int) -> list[Action]:
        setup = state.setup
        others = [setup.exchange.at(slot) for slot in range(CHIPS) if slot != self.slot]
        return [setup.keep.at(), *others]

    def apply(self, state: Loriot, seat: int, action: Action) -> None:
        if action.block is state.setup.keep:
            state.tell(EVERYONE, "keeps", "15.1", seat)
        else:
            here, there = self.slot, action.a
            exchange(state, here, there)
            names, fields = state.setup.names, state.graph.chips
            state.tell(
                EVERYONE, "exchanges", "15.1", seat, names[fields[here]], names[fields[there]]
            )
        turn_below(self).end(state)

    def refusal(self, state: Loriot, seat: int, action: Action) -> Objected:
        if action.kind == "exchange" and action.a == self.slot:
            return no("15.1", REACH, "same-chip")
        return None

    def is_open(self, state: Loriot) -> bool:
        return state.setup.cunning and self.slot >= 0 and state.knowers[self.slot] != NOBODY


def exchange(state: Loriot, here: int, there: int) -> None:
    """15.2: the chips change places, each as it lies."""
    chips, knowers = state.chips, state.knowers
    chips[here], chips[there] = chips[there], chips[here]
    knowers[here], knowers[there] = knowers[there], knowers[here]
