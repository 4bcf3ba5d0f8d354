"""What lies on the stack: questions to seats, draws of chance, and what is due by itself."""

from __future__ import annotations

from random import Random

from tafelrunde.core.action import Action, Block
from tafelrunde.core.decision import ALONE
from tafelrunde.core.reason import Objected, Reason
from tafelrunde.core.state import CHANCE

from .numbers import KINDS_OF_RESOURCE
from .objections import no_moment
from .state import Step, Wutaki


class Question(Step):
    """A seat is asked, unless its answer goes without saying."""

    def waits(self, state: Wutaki) -> bool:
        return True

    def refusal(self, state: Wutaki, seat: int, action: Action) -> Objected:
        return None if action in self.legal(state, seat) else self.objection(state, seat, action)

    def objection(self, state: Wutaki, seat: int, action: Action) -> Reason | str:
        """What forbids it, the first one in the order of the rulebook."""
        return "1.10"

    def absent(self, state: Wutaki, seat: int, action: Action) -> Objected:
        return no_moment(state, seat, action)


class Draw(Step):
    """Chance draws, as long as there is something left to draw; `seat`: for whom."""

    def actors(self, state: Wutaki) -> tuple[int, ...]:
        return ALONE[CHANCE]

    def waits(self, state: Wutaki) -> bool:
        if self.is_left(state):
            return True
        state.pop()
        return False

    def is_left(self, state: Wutaki) -> bool:
        raise NotImplementedError


class Due(Step):
    """It is done at once when it comes to lie on top."""

    def waits(self, state: Wutaki) -> bool:
        if self.below is not None:
            state.pop()
        self.do(state)
        return False

    def do(self, state: Wutaki) -> None:
        """Off the stack already, unless it lies at the bottom: that is replaced."""
        raise NotImplementedError


def drawn(actions: list[Action | None], row: int, bag: list[int]) -> list[tuple[Action, int]]:
    """The faces of a bag with their numbers."""
    out: list[tuple[Action, int]] = []
    first = row * len(bag)
    for face, number in enumerate(bag):
        if number:
            action = actions[first + face]
            assert action is not None  # small blocks are made at once
            out.append((action, number))
    return out


def draw_face(actions: list[Action | None], row: int, bag: list[int], random: Random) -> Action:
    """One of them, as likely as its number."""
    point = int(random.random() * sum(bag))
    face = -1
    while point >= 0:
        face += 1
        point -= bag[face]
    action = actions[row * len(bag) + face]
    assert action is not None
    return action


def some(block: Block, numbers: list[int]) -> list[Action]:
    """One action for each resource of which there is any."""
    return [block.at(resource) for resource in range(KINDS_OF_RESOURCE) if numbers[resource] > 0]
