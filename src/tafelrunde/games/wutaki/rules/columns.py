"""How what lies on the stack is written: `["hire", 0, 2, 0, 1]`, a kind, a seat and three numbers.

The numbers are columns; a class names in COLUMNS what stands in each. Some hold more than one
number: five small ones for resources, an area and a worker for a visit. Only here are they packed.
"""

from __future__ import annotations

from typing import Final, final

from .effects.cause import ELSEWHERE, VISITS, Cause, on_track
from .effects.effect import Effect
from .numbers import AREA_COUNT, KINDS_OF_RESOURCE
from .setup import WutakiSetup

LARGEST: Final = 1 << 32
REST: Final = (0, 0, -1)  # what stands in columns that say nothing
WORKER: Final = 32  # times the kind of worker, in the number of a visit
ON_TRACK: Final = -16
ALTERNATIVE: Final = 16  # times, in the number of a place in an effect


class Column:
    """One number, for one attribute or for several."""

    wrong = "names or counts what does not exist"

    def __init__(self, *names: str) -> None:
        self.names = names

    def write(self, values: list[object]) -> int:
        value = values[0]
        assert isinstance(value, int)
        return value

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        """The values of the attributes, or nothing for a number that means nothing."""
        return [number]


UNUSED: Final[Column] = Column()


@final
class Count(Column):
    def __init__(self, name: str, least: int = 0, most: int = LARGEST, per_seat: int = 0) -> None:
        super().__init__(name)
        self.least = least
        self.most = most
        self.per_seat = per_seat

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        most = self.per_seat * setup.seats if self.per_seat else self.most
        return [number] if self.least <= number <= most else None


@final
class Flag(Column):
    def write(self, values: list[object]) -> int:
        return 1 if values[0] else 0

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number > 0]


@final
class OneOf(Column):
    """A word, as its place in a list."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name)
        self.words = words

    def write(self, values: list[object]) -> int:
        return self.words.index(str(values[0]))

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [self.words[number]] if 0 <= number < len(self.words) else None


@final
class Seat(Column):
    """A seat, or -1 for none."""

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number] if -1 <= number < setup.seats else None


@final
class SeatSet(Column):
    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number] if 0 <= number < 1 << setup.seats else None


@final
class Area(Column):
    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number] if 0 <= number < AREA_COUNT else None


@final
class Pact(Column):
    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number] if 0 <= number < len(setup.pacts) else None


@final
class Omen(Column):
    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number] if 0 <= number < len(setup.omens) else None


@final
class OfEffect(Column):
    def write(self, values: list[object]) -> int:
        effect = values[0]
        assert isinstance(effect, Effect)
        return effect.id

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [setup.effects[number]] if 0 <= number < len(setup.effects) else None


@final
class InEffect(Column):
    """The chosen alternative and the step of it that comes next."""

    def write(self, values: list[object]) -> int:
        alternative, following = values
        assert isinstance(alternative, int)
        assert isinstance(following, int)
        return alternative * ALTERNATIVE + following

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [number // ALTERNATIVE, number % ALTERNATIVE]


@final
class Resources(Column):
    def write(self, values: list[object]) -> int:
        numbers = values[0]
        assert isinstance(numbers, list)
        return pack(numbers)

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        return [unpack(number)] if number >= 0 else None


@final
class OfCause(Column):
    def write(self, values: list[object]) -> int:
        cause = values[0]
        assert isinstance(cause, Cause)
        if cause.area >= 0:
            return cause.area + WORKER * cause.worker
        return ON_TRACK - pack(cause.before) if cause.before else -1 - ELSEWHERE.index(cause)

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        if number <= ON_TRACK:
            return [on_track(unpack(ON_TRACK - number))]
        if number < 0:
            return [ELSEWHERE[-1 - number]] if number >= -len(ELSEWHERE) else None
        visit = visit_at(number)
        return None if visit is None else [visit]


@final
class Visit(Column):
    """A cause that can only be a visit."""

    wrong = "names no visit"

    def write(self, values: list[object]) -> int:
        cause = values[0]
        assert isinstance(cause, Cause)
        return cause.area + WORKER * cause.worker

    def read(self, setup: WutakiSetup, number: int) -> list[object] | None:
        visit = visit_at(number)
        return None if visit is None else [visit]


def visit_at(number: int) -> Cause | None:
    worker, area = number // WORKER, number % WORKER
    return VISITS[worker][area] if 0 <= worker < len(VISITS) and area < AREA_COUNT else None


def pack(numbers: list[int]) -> int:
    """Five small numbers as one."""
    return sum([number << 6 * i for i, number in enumerate(numbers)])


def unpack(number: int) -> list[int]:
    return [number >> 6 * i & 63 for i in range(KINDS_OF_RESOURCE)]
