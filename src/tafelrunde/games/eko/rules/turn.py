"""The course of a turn: acting, exchanging emperors, reinforcing (chapters 3, 6 to 9, 12)."""

from __future__ import annotations

from random import Random
from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.decision import Flag, Seat
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import MOMENT, THING, Objected, no

from .acting import add_actions, can_act, pick_action
from .building import build
from .crossing import Mover, set_out
from .fight import NOBODY, exchange, held_by, resolve
from .numbers import COLOURS, IN_RESERVE, MARCH
from .question import Cell, Question, Zones
from .refusal import no_action, no_march, no_reinforcement
from .reinforce import add_reinforcements, can_reinforce, may_spread, reinforce
from .scoring import (
    REPETITION,
    TURN_LIMIT,
    Over,
    check_board,
    check_points,
    repeats,
)  # fmt: skip
from .state import Eko


@final
class Act(Mover):
    """3.2: move or build; 7.5: once more after a forced march."""

    key = "act"
    FIELDS = (
        Flag("marched"), Cell("moved", rest=-1), Zones("paid", rest=0),
    )  # fmt: skip

    def __init__(self, seat: int, marched: bool = False, moved: int = -1, paid: int = 0) -> None:
        super().__init__(seat, marched, moved, paid)

    def asked(self, state: Eko, seat: int) -> Ask:
        return Ask("act-again", "7.5") if self.marched else Ask("act", "3.2")

    def legal(self, state: Eko, seat: int) -> list[Action]:
        out: list[Action] = []
        add_actions(out, state, seat, self.moved, self.paid)
        return out

    def pick(self, state: Eko, seat: int, random: Random) -> Action:
        if state.graph.zones or state.setup.open_sites:
            return super().pick(state, seat, random)
        return pick_action(state, seat, random)

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        setup = state.setup
        block = action.block
        if block is setup.build or block is setup.build_emperor:
            build(state, seat, action)
            Reinforce(seat, self.marched, self.moved, self.paid).follow(state, NOBODY)
        elif state.graph.zones == 0:
            self.carry_out(state, action.a, action.b, 0, False)
        else:
            set_out(state, self, action.a, action.b, block is not setup.move)

    def carry_out(self, state: Eko, cell: int, target: int, zones: int, emperor: bool) -> None:
        beaten = resolve(state, self.seat, cell, target, zones, emperor)
        paid = zones | self.paid_by(cell)
        if paid == 0 or state.on[target] == 0:  # no zones to remember, or no stack
            (LATER if self.marched else FIRST)[self.seat].follow(state, beaten)
        else:
            Reinforce(self.seat, self.marched, target, paid).follow(state, beaten)

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        return no_action(state, seat, action, self.paid_by(action.a))

    def absent(self, state: Eko, seat: int, action: Action) -> Objected:
        """The same stands against it where there is nothing of the kind at all."""
        if action.kind in ("move", "build", "build-emperor"):
            return self.refusal(state, seat, action)
        if action.kind == "reinforce":
            return no("3.1", MOMENT, "act-first")
        if action.kind == "march" and self.marched:
            return no_march(state, seat, True)
        return super().absent(state, seat, action)

    def is_open(self, state: Eko) -> bool:
        whole = (self.moved < 0) == (self.paid == 0)
        return whole and can_act(state, self.seat, self.moved, self.paid)


@final
class Reinforce(Question):
    """8.1, or a forced march (7.1): then it is the turn to act again."""

    key = "reinforce"
    FIELDS = Act.FIELDS

    def __init__(self, seat: int, marched: bool = False, moved: int = -1, paid: int = 0) -> None:
        super().__init__(seat)
        self.marched = marched
        self.moved = moved  # kept for a march, see Mover
        self.paid = paid

    def asked(self, state: Eko, seat: int) -> Ask:
        if not self.may_march(state):
            return Ask("reinforce", "8.1")
        if can_reinforce(state, seat):
            return Ask("reinforce-or-march", "8.1")
        return Ask("march", "7.1")

    def legal(self, state: Eko, seat: int) -> list[Action]:
        setup = state.setup
        out: list[Action] = []
        if self.may_march(state):
            out.append(setup.march.at())
        before = len(out)
        add_reinforcements(out, state, seat, setup.reinforce)
        if len(out) == before:
            out.append(setup.done.at())
        return out

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.reinforce:
            reinforce(state, seat, action.a, action.b + 1, "8.1")
            if may_spread(state, seat):
                state.decision = Spread(seat)
            else:
                end_turn(state, seat)
        elif action.block is setup.march:
            self.march(state)
        else:
            state.tell(EVERYONE, "rests", "7.1", seat)
            end_turn(state, seat)

    def may_march(self, state: Eko) -> bool:
        """7.1 to 7.4: not twice, only with discs to pay and something to do afterwards."""
        if self.marched or state.players[self.seat].reserve < MARCH:
            return False
        return can_act(state, self.seat, self.moved, self.paid)

    def march(self, state: Eko) -> None:
        """7.3, 7.5: pay discs out of the game, then act once more."""
        player = state.players[self.seat]
        player.reserve -= MARCH
        player.removed += MARCH
        state.past = None  # these discs never come back
        state.decision = Act(self.seat, True, self.moved, self.paid)
        state.tell(EVERYONE, "marches", "7.3", self.seat)

    def follow(self, state: Eko, beaten: int) -> None:
        """After an action: victory (9.3), exchanges, then this. `beaten` lost a stack."""
        state.decision = self
        if state.setup.early_win and check_points(state, self.seat):
            return
        if exchanges_done(state, self, beaten):
            self.settle(state, beaten)

    def settle(self, state: Eko, beaten: int) -> None:
        """9.3 to 9.9; then march, reinforcement, or the next turn."""
        seat = self.seat
        if check_points(state, seat):
            return
        players = state.players
        empty = players[seat].discs() == 0 or (beaten >= 0 and players[beaten].discs() == 0)
        if empty and check_board(state, seat, beaten):
            return
        if can_reinforce(state, seat) or self.may_march(state):
            return
        skip_reinforcement(state, seat)
        end_turn(state, seat)

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        if action.kind == "reinforce":
            return no_reinforcement(state, seat, action.a, action.b + 1)
        return None

    def absent(self, state: Eko, seat: int, action: Action) -> Objected:
        if action.kind in ("move", "build", "build-emperor"):
            return no("3.2", MOMENT, "acted-already")
        if action.kind == "reinforce":
            return self.refusal(state, seat, action)
        if action.kind == "march":
            return no_march(state, seat, self.marched)
        return super().absent(state, seat, action)

    def is_open(self, state: Eko) -> bool:
        return can_reinforce(state, self.seat) or self.may_march(state)


@final
class Spread(Question):
    """12.3: with the wind temple one more stack, or enough."""

    key = "spread"

    def asked(self, state: Eko, seat: int) -> Ask:
        return Ask("spread", "12.3")

    def legal(self, state: Eko, seat: int) -> list[Action]:
        out: list[Action] = []
        add_reinforcements(out, state, seat, state.setup.spread)
        out.append(state.setup.done.at())
        return out

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        if action.block is state.setup.done:
            state.tell(EVERYONE, "stops-spreading", "12.3", seat)
            end_turn(state, seat)
            return
        reinforce(state, seat, action.a, action.b + 1, "12.3")
        if not may_spread(state, seat):
            end_turn(state, seat)

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        if action.kind == "spread":
            return no_reinforcement(state, seat, action.a, action.b + 1)
        return None

    def absent(self, state: Eko, seat: int, action: Action) -> Objected:
        if action.kind in ("move", "build", "build-emperor"):
            return no("3.2", MOMENT, "acted-already")
        return super().absent(state, seat, action)

    def is_open(self, state: Eko) -> bool:
        return may_spread(state, self.seat)


@final
class Exchange(Question):
    """6.6: whose emperor is given for the own one? Asked of any seat, in anybody's turn."""

    key = "exchange"
    FIELDS = (Seat("seat"), Seat("beaten", NOBODY))
    ON = ("reinforce",)

    def __init__(self, seat: int, beaten: int, below: Reinforce) -> None:
        super().__init__(seat, below)
        self.beaten = beaten  # whose stack was beaten, or NOBODY's

    def asked(self, state: Eko, seat: int) -> Ask:
        return Ask("exchange", "6.6")

    def legal(self, state: Eko, seat: int) -> list[Action]:
        return [state.setup.exchange.at(state.colours[other]) for other in held_by(state, seat)]

    def apply(self, state: Eko, seat: int, action: Action) -> None:
        below = self.below
        assert isinstance(below, Reinforce)
        exchange(state, seat, state.colours.index(action.a))
        state.decision = below
        if exchanges_done(state, below, self.beaten):
            below.settle(state, self.beaten)

    def refusal(self, state: Eko, seat: int, action: Action) -> Objected:
        held = [state.colours[other] for other in held_by(state, seat)]
        if action.a in held:
            return None
        return no("6.6", THING, "not-your-prisoner", COLOURS[action.a])

    def is_open(self, state: Eko) -> bool:
        return state.players[self.seat].emperor >= 0 and len(held_by(state, self.seat)) > 1


# decisions never change: most turns consist of these, by seat
TURNS: Final = [Act(seat) for seat in range(len(COLOURS))]
FIRST: Final = [Reinforce(seat) for seat in range(len(COLOURS))]
LATER: Final = [Reinforce(seat, True) for seat in range(len(COLOURS))]  # after a forced march


def exchanges_done(state: Eko, decision: Reinforce, beaten: int) -> bool:
    """6.7, 6.8: everything that is due; False if somebody has to choose first."""
    seats = len(state.players)
    i = 0
    while i < seats:
        seat = (decision.seat + i) % seats
        i += 1
        if state.players[seat].emperor < 0:
            continue
        held = held_by(state, seat)
        if len(held) == 1:
            exchange(state, seat, held[0])
            i = 0
        elif held:
            state.decision = Exchange(seat, beaten, decision)
            return False
    return True


def skip_reinforcement(state: Eko, seat: int) -> None:
    """8.2: tell that somebody who has discs left cannot place them."""
    player = state.players[seat]
    if (
        state.told is not None
        and player.discs()
        and (player.reserve or player.emperor == IN_RESERVE)
    ):
        state.tell(EVERYONE, "no-reinforcement", "8.2", seat)


def end_turn(state: Eko, seat: int) -> None:
    state.played += 1
    begin_turn(state, next_seat(state, seat))


def next_seat(state: Eko, seat: int) -> int:
    """3.1, 9.4: clockwise to the next person with discs on the board."""
    players = state.players
    following = (seat + 1) % len(players)
    while players[following].discs() == 0:
        following = (following + 1) % len(players)
    return following


def begin_turn(state: Eko, seat: int) -> None:
    """The first question of a turn; whoever can do nothing at all is passed over (3.3, 8.2)."""
    while True:
        if state.played >= state.setup.most_turns:
            state.decision = Over(seat, TURN_LIMIT, -1)
            state.tell(EVERYONE, "stops-limit", "9.10", state.played)
            return
        if repeats(state, seat):
            state.decision = Over(seat, REPETITION, -1)
            state.tell(EVERYONE, "stops-repetition", "9.10", state.setup.repetitions)
            return
        if can_act(state, seat, -1, 0):
            state.decision = TURNS[seat]
            return
        state.tell(EVERYONE, "no-action", "3.3", seat)
        if can_reinforce(state, seat):
            state.decision = Reinforce(seat)
            return
        skip_reinforcement(state, seat)
        state.played += 1
        seat = next_seat(state, seat)
