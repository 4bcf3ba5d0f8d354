"""Resources given and taken one by one (1.8, 10.5, 12.4, 12.10)."""

from __future__ import annotations

from typing import Final, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, Ask
from tafelrunde.core.reason import PRICE, THING, Reason, no

from ..columns import Count, Flag, Resources, Seat
from ..numbers import KINDS_OF_RESOURCE
from ..objections import none_left, none_of
from ..stack import Question, some
from ..state import Wutaki
from .decks import (
    gain_resource,
    hand_over,
    loot,
    lose_points,
    pay_resource,
)

MONSTER: Final = -1  # in place of a seat from which something is taken


@final
class Pay(Question):
    """1.8: any resources, to the supply or onto the monster."""

    key = "pay"
    COLUMNS = (Count("left"), Flag("onto_monster"))

    def __init__(self, seat: int, left: int, onto_monster: bool) -> None:
        super().__init__(seat)
        self.left = left
        self.onto_monster = onto_monster

    def waits(self, state: Wutaki) -> bool:
        """Who must pay everything he has is not asked."""
        player = state.players[self.seat]
        if self.left and player.wealth() > self.left:
            return True
        state.pop()
        if self.left:
            for resource in range(KINDS_OF_RESOURCE):
                number = player.resources[resource]
                pay_resource(state, self.seat, resource, number, self.onto_monster, "1.8")
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("sacrifice" if self.onto_monster else "pay", "1.8", (self.left,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return some(state.setup.pay, state.players[seat].resources)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        pay_resource(state, seat, action.a, 1, self.onto_monster, "1.8")
        state.push(Pay(seat, self.left - 1, self.onto_monster))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return none_of("1.8", action.a)


@final
class Exchange(Question):
    """10.5: what is given to the supply, for as many others."""

    key = "exchange"
    COLUMNS = (Count("given"),)

    def __init__(self, seat: int, given: int) -> None:
        super().__init__(seat)
        self.given = given

    def waits(self, state: Wutaki) -> bool:
        if state.players[self.seat].wealth():
            return True
        state.pop()
        state.push(Get(self.seat, self.given))
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("exchange", "10.5", (self.given,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        out = some(state.setup.give, state.players[seat].resources)
        if self.given:
            out.append(state.setup.done.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.done:
            state.push(Get(seat, self.given))
            return
        pay_resource(state, seat, action.a, 1, False, "10.5")
        state.push(Exchange(seat, self.given + 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return none_of("10.5", action.a)


@final
class Get(Question):
    """10.5: resources of choice from the supply."""

    key = "get"
    COLUMNS = (Count("left"),)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def waits(self, state: Wutaki) -> bool:
        if self.left:
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("get", "10.5", (self.left,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return some(state.setup.get, state.supply)

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        gain_resource(state, seat, action.a, 1, "10.5")
        state.push(Get(seat, self.left - 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return none_left("1.5", action.a)


@final
class Buy(Question):
    """10.5: resources for points."""

    key = "buy"
    COLUMNS = (Count("bought"),)

    def __init__(self, seat: int, bought: int) -> None:
        super().__init__(seat)
        self.bought = bought

    def waits(self, state: Wutaki) -> bool:
        if state.players[self.seat].points and any(state.supply):
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("buy", "10.5", (self.bought,))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        out = some(state.setup.buy, state.supply)
        if self.bought:
            out.append(state.setup.done.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.done:
            return
        lose_points(state, seat, 1, "10.5")
        gain_resource(state, seat, action.a, 1, "10.5")
        state.push(Buy(seat, self.bought + 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        return none_left("1.5", action.a)


@final
class Rob(Question):
    """12.4: whom?"""

    key = "rob"
    COLUMNS = (Count("number"),)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("rob", "12.4")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [
            state.setup.rob.at(other)
            for other, player in enumerate(state.players)
            if other != seat and player.wealth()
        ]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        victim = action.a
        state.pop()
        state.tell(EVERYONE, "robs", "12.4", seat, victim)
        state.push(Take(seat, self.number, victim, 0))

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        if action.a == seat:
            return no("12.4", THING, "not-oneself")
        return no("12.4", PRICE, "nothing-to-rob", action.a)


@final
class Take(Question):
    """12.4, 12.10: from another player all of them; from the monster one may stop."""

    key = "take"
    COLUMNS = (Count("left"), Seat("source"), Count("taken"))

    def __init__(self, seat: int, left: int, source: int, taken: int) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source  # a seat, or MONSTER
        self.taken = taken

    def there(self, state: Wutaki) -> list[int]:
        return state.monster if self.source == MONSTER else state.players[self.source].resources

    def waits(self, state: Wutaki) -> bool:
        if self.left and any(self.there(state)):
            return True
        state.pop()
        return False

    def asked(self, state: Wutaki, seat: int) -> Ask:
        if self.source == MONSTER:
            return Ask("loot", "12.10", (self.left,))
        return Ask("take", "12.4", (self.left, self.source))

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        out = some(state.setup.take, self.there(state))
        if self.source == MONSTER and self.taken:
            out.append(state.setup.done.at())
        return out

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.done:
            return
        if self.source == MONSTER:
            number = [0] * KINDS_OF_RESOURCE
            number[action.a] = 1
            loot(state, seat, number, "12.10")
        else:
            hand_over(state, self.source, seat, action.a, 1)
        state.push(Take(seat, self.left - 1, self.source, self.taken + 1))

    def objection(self, state: Wutaki, seat: int, action: Action) -> str:
        return "12.10" if self.source == MONSTER else "12.4"


@final
class Raid(Question):
    """15.5: what lay on the monster before the pact may be taken, as far as it lies there still."""

    key = "raid"
    COLUMNS = (Resources("before"),)

    def __init__(self, seat: int, before: list[int]) -> None:
        super().__init__(seat)
        self.before = before

    def asked(self, state: Wutaki, seat: int) -> Ask:
        return Ask("raid", "15.5")

    def legal(self, state: Wutaki, seat: int) -> list[Action]:
        return [state.setup.raid.at(), state.setup.skip.at()]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        if action.block is state.setup.raid:
            loot(state, seat, self.before, "15.5")
