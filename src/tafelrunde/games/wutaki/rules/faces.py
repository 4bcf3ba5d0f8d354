"""Cards and boards as the rules read them: numbers in place of names."""

from __future__ import annotations

from typing import final

from .effects.effect import Effect, Op


@final
class PactFace:
    __slots__ = ("id", "element", "needs", "omens", "reward")

    def __init__(
        self, id: str, element: int, needs: list[list[int]], omens: int, reward: Effect
    ) -> None:
        self.id = id
        self.element = element
        self.needs = needs  # resources by cost marker
        self.omens = omens
        self.reward = reward


@final
class OmenFace:
    __slots__ = ("id", "effect", "lasting", "once")

    def __init__(self, id: str, effect: Effect | None, lasting: Op | None, once: bool) -> None:
        self.id = id
        self.effect = effect
        self.lasting = lasting
        self.once = once


@final
class RevengeFace:
    __slots__ = ("id", "most", "measure", "loss")

    def __init__(self, id: str, most: int, measure: int, loss: int) -> None:
        self.id = id
        self.most = most
        self.measure = measure
        self.loss = loss


@final
class SecretFace:
    __slots__ = ("id", "how", "what", "points")

    def __init__(self, id: str, how: int, what: int, points: int) -> None:
        self.id = id
        self.how = how  # 0 most, 1 fewest, 2 own marker
        self.what = what  # a measure, or a location
        self.points = points


@final
class RoundFace:
    __slots__ = ("id", "kind", "effect", "again", "once")

    def __init__(self, id: str, kind: int, effect: Effect, again: bool, once: bool) -> None:
        self.id = id
        self.kind = kind  # place in data.TYPES
        self.effect = effect
        self.again = again
        self.once = once


@final
class TowerFace:
    __slots__ = ("id", "element", "resource", "price", "bonus", "malus")

    def __init__(
        self, id: str, element: int, resource: int, price: int, bonus: int, malus: int
    ) -> None:
        self.id = id
        self.element = element  # -1 for a resource card
        self.resource = resource
        self.price = price
        self.bonus = bonus
        self.malus = malus


@final
class AbilityFace:
    __slots__ = ("id", "when", "effect")

    def __init__(self, id: str, when: int, effect: Effect) -> None:
        self.id = id
        self.when = when  # place in data.MOMENTS
        self.effect = effect


@final
class MasterFace:
    __slots__ = ("id", "place", "climbing", "multipliers", "track")

    def __init__(
        self,
        id: str,
        place: Effect | None,
        climbing: Effect | None,
        multipliers: list[int],
        track: list[Effect | None],
    ) -> None:
        self.id = id
        self.place = place
        self.climbing = climbing
        self.multipliers = multipliers
        self.track = track  # by number of pacts


@final
class LocationFace:
    __slots__ = ("gives", "yields", "prices", "bonus")

    def __init__(self, gives: int, yields: list[int], prices: list[int], bonus: Effect) -> None:
        self.gives = gives  # a resource, -1 workers
        self.yields = yields
        self.prices = prices
        self.bonus = bonus


@final
class LevelFace:
    __slots__ = ("seats", "cost", "points", "extra")

    def __init__(self, seats: int, cost: list[int], points: int, extra: Effect | None) -> None:
        self.seats = seats
        self.cost = cost
        self.points = points
        self.extra = extra
