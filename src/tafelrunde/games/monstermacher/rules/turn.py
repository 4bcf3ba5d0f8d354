"""The three actions of a turn, and the next turn (chapter 3)."""

from __future__ import annotations

from typing import final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import REACH, TARGET, Objected, no

from .letters import deal_letters
from .numbers import (
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
)
from .operation import begin_operation, fits, may_study_less, no_operation, study
from .question import Stage
from .revival import Wake, can_revive, no_revival
from .robbery import begin_robbery, can_pick_up, can_rob, no_pick_up, no_robbery, pick_up
from .scoring import IDLE, ROUND_LIMIT, end_match
from .state import Monsters
from .theft import (
    is_exposed,
    no_theft,
    steal_from_gallows,
    steal_from_store,
)
from .trade import begin_trade


@final
class First(Stage):
    """3.4: rob graves, steal or prepare to study."""

    key = "first"
    number = 1

    def following(self) -> Stage:
        return Second(self.seat)

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("first", "3.4")

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        setup = state.setup
        out: list[Action] = []
        if can_rob(state, seat):
            out.append(setup.rob.at())
        for card in state.gallows:
            out.append(setup.gallows_at[card])
        for other, player in enumerate(state.players):
            if other != seat and is_exposed(player):
                for card in player.store:
                    out.append(setup.steal_at[card])
        out.append(setup.prepare.at())
        out.append(setup.skip_at)
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        block = action.block
        if block is setup.rob:
            begin_robbery(state, seat, self.take(state, ROB))
        elif block is setup.gallows:
            self.take(state, GALLOWS)
            steal_from_gallows(state, seat, action.a)
        elif block is setup.steal:
            self.take(state, STEAL)
            steal_from_store(state, seat, action.a)
        elif block is setup.prepare:
            self.take(state, PREPARE)
            state.tell(EVERYONE, "prepares", "6.9", seat)
        else:
            self.skip(state)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        card = action.a
        if action.kind == "gallows":
            name = state.setup.names[card]
            return None if card in state.gallows else no("6.1", TARGET, "not-on-gallows", name)
        return no_theft(state, seat, card) if action.kind == "steal" else None

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "rob":
            return no_robbery(state, seat)
        if action.kind in ("gallows", "steal"):
            return self.refusal(state, seat, action)
        return super().absent(state, seat, action)


@final
class Second(Stage):
    """3.5: study, operate or revive."""

    key = "second"
    number = 2

    def following(self) -> Stage:
        return Third(self.seat)

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("second", "3.5")

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        setup = state.setup
        player = state.players[seat]
        out = [setup.study.at()]
        if may_study_less(state, seat):
            out.append(setup.study_one.at())
        for card in player.store:
            if fits(player, setup.type_of[card]):
                for other in range(setup.seats):
                    if other != seat:
                        out.append(setup.operate.at(card, other))
        if can_revive(player):
            out.append(setup.revive.at())
        out.append(setup.skip_at)
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        block = action.block
        if block is setup.study or block is setup.study_one:
            full = 2 if state.deeds[0] == PREPARE else 1
            study(state, seat, full if block is setup.study else 1)
            self.take(state, STUDY).go_on(state)
        elif block is setup.operate:
            wish, assistant = action.a, action.b
            begin_operation(state, seat, wish, assistant, self.take(state, OPERATE))
        elif block is setup.revive:
            state.tell(EVERYONE, "tries-revival", "10.2", seat)
            state.decision = Wake(seat, self.take(state, REVIVE))
        else:
            self.skip(state)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "operate":
            return no_operation(state, seat, action.a, action.b)
        return None

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "revive":
            return no_revival(state.players[seat])
        if action.kind == "study-one":
            return no("7.2", REACH, "one-pip-anyway")
        if action.kind == "operate":
            return self.refusal(state, seat, action)
        return super().absent(state, seat, action)


@final
class Third(Stage):
    """3.6: trade an organ or take back robbery cards; without a choice the turn ends by itself."""

    key = "third"
    number = 3

    def following(self) -> Stage:
        return End(self.seat)

    def asked(self, state: Monsters, seat: int) -> Ask:
        return Ask("third", "3.6")

    def legal(self, state: Monsters, seat: int) -> list[Action]:
        setup = state.setup
        player = state.players[seat]
        out = [setup.offer_at[card] for card in player.store]
        if can_pick_up(player):
            out.append(setup.pick_up.at())
        out.append(setup.skip_at)
        return out

    def apply(self, state: Monsters, seat: int, action: Action) -> None:
        setup = state.setup
        if action.block is setup.offer:
            begin_trade(state, seat, action.a, self.take(state, TRADE))
        elif action.block is setup.pick_up:
            pick_up(state, seat)
            self.take(state, PICK_UP).go_on(state)
        else:
            self.skip(state)

    def go_on(self, state: Monsters) -> None:
        player = state.players[self.seat]
        if len(player.store) == 0 and not can_pick_up(player):
            state.tell(EVERYONE, "no-third", "3.6", self.seat)
            self.take(state, SKIP).go_on(state)

    def refusal(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "offer" and action.a not in state.players[seat].store:
            return no("11.1", TARGET, "not-in-store", state.setup.names[action.a])
        return None

    def absent(self, state: Monsters, seat: int, action: Action) -> Objected:
        if action.kind == "pick-up":
            return no_pick_up(state.players[seat])
        if action.kind == "offer":
            return self.refusal(state, seat, action)
        return super().absent(state, seat, action)


@final
class End(Stage):
    """What waits below a third action: the end of the turn. Nobody is asked."""

    key = "end"
    number = 4

    def go_on(self, state: Monsters) -> None:
        """3.2, 13.7: the next turn, if there is one."""
        setup = state.setup
        state.played += 1
        state.idle = 0 if any(state.deeds) else state.idle + 1  # SKIP is 0
        state.deeds = ()
        state.robbers = 0
        state.choices = [0] * setup.seats
        state.turn = (state.turn + 1) % setup.seats
        if state.idle >= setup.most_idle:
            end_match(state, IDLE, -1)
        elif state.played >= setup.most_turns:
            end_match(state, ROUND_LIMIT, -1)
        else:
            state.decision = First(state.turn)
            if state.played % setup.seats == 0:
                state.tell(EVERYONE, "round", "3.2", state.played // setup.seats + 1)
            if setup.fleeting:
                deal_letters(state)
