"""What a form asks of a new table: how many seats, for whom, which options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from starlette.datastructures import FormData

from tafelrunde.bots import USUAL
from tafelrunde.core.box import OPTION
from tafelrunde.core.errors import BadOption, BadSeats, BadSetup, ExcludedOptions, TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.meta import TEXT_LIMIT, Meta, Option, Value
from tafelrunde.table.match.pace import Speed
from tafelrunde.table.match.policy import Policy, read_policy
from tafelrunde.table.match.timing import read_timing
from tafelrunde.table.plan import DRAWN, Plan, Source
from tafelrunde.web.form import field
from tafelrunde.web.lobby.clock import timing_in
from tafelrunde.web.pages.error import sentence_of
from tafelrunde.web.site import texts
from tafelrunde.words.words import Words

BOT = "bot:"


class TwoHosts(BadSetup):
    """Somebody wants to sit in two places."""

    code = "two-hosts"


@dataclass(frozen=True, slots=True)
class Wanted:
    seats: int
    kinds: tuple[str, ...]  # for every seat the game can have: host, friend, hotseat, bot:LEVEL
    options: Mapping[str, object]
    is_open: bool = False
    luck: str = "drawn"  # by the table, “entered” by people, or entered with some kinds “left”
    undo: str = Policy.CONSENT
    timing: str = ""
    speed: str = Speed.QUICK  # of bots

    def source(self, meta: Meta) -> Source:
        if self.luck == "drawn" or meta.companion is None:
            return DRAWN
        return Source(True, meta.companion if self.luck == "left" else ())

    @property
    def level(self) -> str:
        """Of the first bot, if any plays."""
        bots = [kind for kind in self.kinds[: self.seats] if kind.startswith(BOT)]
        return bots[0].removeprefix(BOT) if bots else ""

    def plan(self) -> list[Plan]:
        plan = [planned(kind) for kind in self.kinds[: self.seats]]
        if sum(one.kind == "host" for one in plan) > 1:
            raise TwoHosts("You sit in one seat only.")
        return plan


def planned(kind: str) -> Plan:
    return Plan("bot", kind.removeprefix(BOT)) if kind.startswith(BOT) else Plan(kind)


def usual(meta: Meta, level: str = USUAL) -> Wanted:
    """Two players, or as near to it as the game allows: the reader and a bot."""
    low, high = meta.seats
    kinds = ("host", *[BOT + level] * (high - 1))
    options = {option.key: option.default for option in meta.options}
    return Wanted(max(low, min(2, high)), kinds, options)


def with_option(want: Wanted, key: str, value: object) -> Wanted:
    return replace(want, options={**want.options, key: value})


def wanted(form: FormData, meta: Meta, seats: int = 0) -> Wanted:
    """What was filled in, as it was; whether it fits is checked later. The number of seats may be
    fixed already."""
    count = str(seats) if seats else field(form, "seats")
    before = usual(meta)
    kinds = tuple(field(form, f"seat-{seat}") or kind for seat, kind in enumerate(before.kinds))
    return Wanted(
        seats=int(count) if count.isascii() and count.isdecimal() and len(count) < 4 else 0,
        kinds=kinds,
        options={option.key: value_of(option, form) for option in meta.options},
        is_open=field(form, "open") == "yes",
        luck=field(form, "luck") or "drawn",
        undo=field(form, "undo") or Policy.CONSENT,
        timing=timing_in(form),
        speed=field(form, "speed") or Speed.QUICK,
    )


def value_of(option: Option, form: FormData) -> object:
    text = field(form, f"option-{option.key}")
    if option.key == OPTION and field(form, f"no-{option.key}"):
        return option.default
    if isinstance(option.default, bool):
        return bool(text)
    if isinstance(option.default, int):
        digits = text.removeprefix("-")
        is_number = digits.isascii() and digits.isdecimal() and len(digits) < 10
        return int(text) if is_number else text
    if not option.choices:
        return text.replace("\r\n", "\n")
    return text


# what does not fit, in words


def checked(game: Game, want: Wanted, lang: str) -> str:
    """What to change, or nothing if it can be played."""
    try:
        game.setup(want.seats, want.options)
        read_policy(want.undo)
        read_timing(want.timing)
    except TafelrundeError as error:
        return complaint(error, game, want, lang)
    return ""


def complaint(error: TafelrundeError, game: Game, want: Wanted, lang: str) -> str:
    """A sentence about what to change."""
    say, words, meta = texts(lang), Words(game, lang), game.meta
    if isinstance(error, BadSeats):
        return say("lobby-bad-seats", *meta.seats)
    if isinstance(error, ExcludedOptions):
        for pattern in meta.excludes:
            if all(want.options.get(key) == value for key, value in pattern.items()):
                return excluded(pattern, meta, words)
        for option in meta.options:
            if want.options.get(option.key) != option.default and not option.is_for(want.seats):
                return for_seats(option, words)
    if isinstance(error, BadOption):
        found = [option for option in meta.options if option.key == error.params.get("option")]
        if found and is_read(found[0], want.options[found[0].key]):
            return say("lobby-bad-text", words.option(found[0]), str(error.__cause__ or error))
        if found:
            return say("lobby-bad-option", words.option(found[0]), fits(found[0], lang))
    return sentence_of(lang, error.code, str(error))


def is_read(option: Option, value: object) -> bool:
    """A text that is not too long: the game has read it, and its error says what is wrong where."""
    is_text = isinstance(option.default, str) and not option.choices
    return is_text and len(str(value)) <= TEXT_LIMIT


def fits(option: Option, lang: str) -> str:
    say = texts(lang)
    if isinstance(option.default, bool):
        return say("lobby-fits-flag")
    if isinstance(option.default, int):
        return say("lobby-fits-range", option.low, option.high)
    return say("lobby-fits-choice") if option.choices else say("lobby-fits-text", TEXT_LIMIT)


def for_seats(option: Option, words: Words) -> str:
    """For how many players an option is."""
    assert option.seats is not None
    return words.site("lobby-option-for", words.option(option), *option.seats)


def excluded(pattern: Mapping[str, Value], meta: Meta, words: Words) -> str:
    """Which settings do not go together, and how."""
    known = {option.key: option for option in meta.options}
    parts = [
        words.site(
            "lobby-option-is",
            words.option(known[key]),
            words.option_value(known[key], value),
        )
        for key, value in pattern.items()
    ]
    first = parts[0]
    for part in parts[1:-1]:
        first = words.site("lobby-and", first, part)
    return words.site("lobby-exclude", first, parts[-1])
