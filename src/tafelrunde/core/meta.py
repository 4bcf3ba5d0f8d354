"""What can be said of a game without loading its rules: titles, seats, options, credits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tafelrunde.core.errors import BadOption, BadSeats, ExcludedOptions

Value = bool | int | str
Options = Mapping[str, Value]
TEXT_LIMIT = 200_000  # characters of an option that brings a component file


@dataclass(frozen=True, slots=True)
class Option:
    """One thing a table may choose: a flag, one of `choices`, a number in a range, or a text."""

    key: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    seats: tuple[int, int] | None = None  # fewest and most players it is for; None: any number
    was: str = ""  # its key in older records
    before: Value | None = None  # its value in records from before it was there; None: the default

    def is_for(self, seats: int) -> bool:
        return self.seats is None or self.seats[0] <= seats <= self.seats[1]

    def check(self, value: object) -> Value:
        """The value, or an error that says what would fit."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise self.bad(value, "true or false")
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool):  # noqa: SIM102
                if self.low <= value <= self.high:
                    return value
            raise self.bad(value, f"a whole number from {self.low} to {self.high}")
        if self.choices:
            if isinstance(value, str) and value in self.choices:
                return value
            raise self.bad(value, " or ".join(self.choices))
        if isinstance(value, str) and len(value) <= TEXT_LIMIT:
            return value
        raise self.bad(value, f"a text of at most {TEXT_LIMIT} characters")

    def bad(self, value: object, fits: str) -> BadOption:
        shown = str(value)[:40]
        return BadOption(
            f"The option “{self.key}” takes {fits}, not “{shown}”.", option=self.key, fits=fits
        )

    def others(self) -> tuple[Value, ...]:
        """The values worth trying besides the default; a text has none."""
        if isinstance(self.default, bool):
            return (not self.default,)
        if isinstance(self.default, int):
            return tuple(v for v in sorted({self.low, self.high}) if v != self.default)
        return tuple(v for v in self.choices if v != self.default)


@dataclass(frozen=True, slots=True)
class Standing:
    """A question that a player may answer once for all; nobody need wait for it for ever."""

    ask: str  # the question's code
    action: str  # what a standing order, or the end of the time, answers
    seconds: str = ""  # the option that says how long the table waits; its value 0: no limit


@dataclass(frozen=True, slots=True)
class Meta:
    key: str
    title: Mapping[str, str]  # by language
    seats: tuple[int, int]
    rules_version: int
    options: tuple[Option, ...] = ()
    # each a combination of option values that cannot be played together
    excludes: tuple[Mapping[str, Value], ...] = ()
    author: str = ""
    publisher: str = ""
    year: int = 0
    minutes: int = 0
    age: int = 0
    standing: tuple[Standing, ...] = ()
    # people with the box on their table may enter its luck; these kinds can be left to the program
    companion: tuple[str, ...] | None = None
    secrets: bool = False  # a seat may know what another does not: hot-seat play needs a curtain
    reconstructed: bool = False  # some components had to be reconstructed
    hidden: bool = False  # not shown in the lobby

    def check_seats(self, seats: int) -> int:
        low, high = self.seats
        if seats not in range(low, high + 1):
            span = str(low) if low == high else f"{low} to {high}"
            raise BadSeats(
                f"{self.key} is for {span} seats, not {seats}.",
                low=low,
                high=high,
                seats=str(seats),
            )
        return seats

    def check_options(self, options: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, defaults filled in; typed errors."""
        known = {option.key: option for option in self.options}
        older = {option.was: option.key for option in self.options if option.was}
        options = {older.get(key, key): value for key, value in options.items()}
        for key in options:
            if key not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.key} has no option “{key}”; it has: {names}.", option=key)
        values = {
            option.key: option.check(options.get(option.key, option.default))
            for option in self.options
        }
        for pattern in self.excludes:
            if all(values[key] == value for key, value in pattern.items()):
                pairs = " and ".join(f"{key} = {show(value)}" for key, value in pattern.items())
                raise ExcludedOptions(f"{pairs} cannot be played together.", options=pairs)
        return values

    def recorded(self, options: Options) -> dict[str, Value]:
        """Options as a record has them: one it does not know yet was played as it was then."""
        unsaid = [option for option in self.options if option.key not in options]
        return {o.key: o.before for o in unsaid if o.before is not None} | dict(options)

    def check_fit(self, seats: int, values: Options) -> None:
        """An option that is not for so many players keeps its default."""
        for option in self.options:
            if values[option.key] != option.default and not option.is_for(seats):
                few, most = option.seats or (seats, seats)
                many = str(few) if few == most else f"{few} to {most}"
                raise ExcludedOptions(
                    f"{option.key} is for {many} at the table, not for {seats}.",
                    option=option.key,
                    seats=str(seats),
                )


def show(value: Value) -> str:
    """An option's value as people write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
