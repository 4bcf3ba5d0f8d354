"""What chance deals before the first round (2.2 to 2.6, 2.9)."""

from __future__ import annotations

from typing import ClassVar, final

from tafelrunde.core.action import Action
from tafelrunde.core.event import EVERYONE, only

from ..columns import Count
from ..numbers import ELEMENTS, RESOURCES
from ..places.decks import take_omen
from ..shared import changed, sorted_with
from ..stack import Draw, drawn
from ..state import Wutaki


class Deal(Draw):
    """Seat by seat; each card or marker goes to one of them."""

    SEATED = False
    EACH: ClassVar[int] = 1  # how many a seat gets

    def __init__(self, dealt: int) -> None:
        super().__init__(-1)
        self.dealt = dealt

    def is_left(self, state: Wutaki) -> bool:
        return self.dealt < self.EACH * state.setup.seats

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        self.give(state, action.a, action.b)
        state.push(self.following())

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        raise NotImplementedError

    def following(self) -> Deal:
        raise NotImplementedError


@final
class Elements(Deal):
    """2.2: a secret element each."""

    key = "element"
    COLUMNS = (Count("dealt", per_seat=1),)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        taken = [player.element for player in state.players]
        free = [element for element in range(len(ELEMENTS)) if element not in taken]
        return [(state.setup.element.at(self.dealt, element), 1) for element in free]

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        state.players[seat].element = face
        state.tell(EVERYONE, "draws-element", "2.2", seat)
        state.reveal(only(seat), "you-draw-element", "2.2", ELEMENTS[face])

    def following(self) -> Deal:
        return Elements(self.dealt + 1)


@final
class Offers(Deal):
    """2.3: two secret pacts each, to choose from."""

    key = "offer"
    COLUMNS = (Count("dealt", per_seat=2),)
    EACH = 2

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.secret.actions, self.dealt // 2, state.secret_bag)

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        player = state.players[seat]
        state.secret_bag = changed(state.secret_bag, face, -1)
        player.offer = sorted_with(player.offer, face)
        state.tell(EVERYONE, "draws-secret", "2.3", seat)
        state.reveal(only(seat), "you-draw-secret", "2.3", state.setup.secrets[face].id)

    def following(self) -> Deal:
        return Offers(self.dealt + 1)


@final
class Costs(Deal):
    """2.4: a cost marker each."""

    key = "cost"
    COLUMNS = (Count("dealt", per_seat=1),)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        taken = [player.cost for player in state.players]
        free = [resource for resource in state.setup.markers if resource not in taken]
        return [(state.setup.cost.at(self.dealt, resource), 1) for resource in free]

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        state.players[seat].cost = face
        state.reveal(EVERYONE, "cost", "2.4", seat, RESOURCES[face])

    def following(self) -> Deal:
        return Costs(self.dealt + 1)


@final
class FirstOmens(Deal):
    """2.5: two omens each."""

    key = "deal"
    COLUMNS = (Count("dealt", per_seat=2),)
    EACH = 2

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return drawn(state.setup.omen.actions, self.dealt // 2, state.omen_bag)

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        state.omen_bag = changed(state.omen_bag, face, -1)
        take_omen(state, seat, face, "2.5")

    def following(self) -> Deal:
        return FirstOmens(self.dealt + 1)


@final
class Abilities(Deal):
    """2.9: an ability marker each."""

    key = "ability"
    COLUMNS = (Count("dealt", per_seat=1),)

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        taken = [player.ability for player in state.players]
        free = [ability for ability in range(len(state.setup.abilities)) if ability not in taken]
        return [(state.setup.ability.at(self.dealt, ability), 1) for ability in free]

    def give(self, state: Wutaki, seat: int, face: int) -> None:
        state.players[seat].ability = face
        state.reveal(EVERYONE, "ability", "2.9", seat, state.setup.abilities[face].id)

    def following(self) -> Deal:
        return Abilities(self.dealt + 1)


@final
class Starter(Draw):
    """2.6: who begins."""

    key = "starter"
    SEATED = False

    def __init__(self) -> None:
        super().__init__(-1)

    def is_left(self, state: Wutaki) -> bool:
        return state.start < 0

    def odds(self, state: Wutaki) -> list[tuple[Action, int]]:
        return [(state.setup.starter.at(seat), 1) for seat in range(state.setup.seats)]

    def apply(self, state: Wutaki, seat: int, action: Action) -> None:
        state.pop()
        state.start = action.a
        state.reveal(EVERYONE, "starter", "2.6", action.a)
