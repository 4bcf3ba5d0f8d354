"""What a game tells its players besides the board: key values, prices, warnings, sentences.

Everything is made from a view, so it says nothing that its reader may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.parts import Part
from tafelrunde.core.reason import Reason
from tafelrunde.core.view import View
from tafelrunde.draw import defs, el
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import use
from tafelrunde.words.words import Words

Say = Callable[[View, Action, Words], str | None]


@dataclass(frozen=True, slots=True)
class Icon:
    """A symbol of the game or the kit, and the square of its drawing that is shown."""

    symbol: str
    size: float
    x: float = 0  # its middle
    y: float = 0


class Value(NamedTuple):
    """A number with its sign: on plates, buttons and bubbles."""

    icon: str  # a name in ICONS, or nothing
    number: int | str
    word: str  # in the reader's language; “2” and “wood” are read as one


class Plate(NamedTuple):
    """What stands on a side's plate: three to five values, the most telling ones first."""

    values: tuple[Value, ...] = ()
    line: str = ""  # of words, where there is room
    score: Value | None = None  # so far, as far as this reader knows


class Price(NamedTuple):
    """What a button costs and brings."""

    cost: tuple[Value, ...] = ()
    gain: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Ghost:
    """How an action would look before it is confirmed: drawn into a region of the board."""

    region: str
    drawn: Drawn


class DeskPart(Protocol):
    """Each may be left out."""

    ICONS: Mapping[str, Icon]
    DEFS: Mapping[str, Drawn]  # symbols of one's own that icons refer to
    VERBS: Sequence[str]  # kinds in their order on buttons; the others come after them
    LACKS: Mapping[str, tuple[str | int, int, int]]  # see `lacks`
    QUIET: Collection[str]  # kinds that pass or end something
    MAIN: Mapping[str, int]  # event → how telling it is in a summary; 0 if not named

    plate: Callable[[View, int, Words], Plate]  # of a side
    price: Callable[[View, Action, Words], Price | None]
    loss: Say  # it gives up, or certainly loses: what asks first
    sentence: Say  # before it is confirmed; None: as `do-KIND` has it
    follows: Callable[[View, Action, Words], str]  # what comes of it, in a few words
    about: Callable[[View, Action, Words], str]  # what a board shows there, for who sees none
    ghost: Callable[[View, Action], Ghost | None]  # a piece, or an arrow of the way
    primary: Callable[[View], str]  # the kind that stands out although the board answers, or none
    hint: Callable[[View, Words], str]  # below the question, in a few words
    round: Callable[[View, Words], str]  # how far the match is
    gains: Callable[[Event, Words], tuple[Value, ...]]  # what an event brought whom it is about


def no_plate(view: View, side: int, words: Words) -> Plate:
    return Plate()


def nothing(view: View, action: Action, words: Words) -> None:
    return None


def no_sequel(view: View, action: Action, words: Words) -> str:
    return ""


def no_ghost(view: View, action: Action) -> None:
    return None


def no_kind(view: View) -> str:
    return ""


def no_words(view: View, words: Words) -> str:
    return ""


def no_gains(event: Event, words: Words) -> tuple[Value, ...]:
    return ()


LEFT_OUT: Final[Mapping[str, object]] = {
    "ICONS": {},
    "DEFS": {},
    "VERBS": (),
    "LACKS": {},
    "QUIET": (),
    "MAIN": {},
    "plate": no_plate,
    "price": nothing,
    "loss": nothing,
    "sentence": nothing,
    "follows": no_sequel,
    "about": no_sequel,
    "ghost": no_ghost,
    "primary": no_kind,
    "hint": no_words,
    "round": no_words,
    "gains": no_gains,
}
DESK: Final[Part[DeskPart]] = Part("desk", DeskPart, LEFT_OUT)


class Bare:
    """The desk of a game that has none."""

    def __getattr__(self, name: str) -> object:
        return LEFT_OUT[name]


BARE: Final = Bare()


@lru_cache
def desk_of(game: Game) -> DeskPart:
    return game.part(DESK) if game.has(DESK) else BARE  # type: ignore[return-value]  # as LEFT_OUT


def lacks(game: Game, reason: Reason) -> tuple[str, int | str, int | str] | None:
    """Of a refusal: the icon, how many are needed and how many are there.

    By code, LACKS has the icon, or the number of the argument that names it, and the numbers of
    the other two.
    """
    desk = desk_of(game)
    if reason.code not in desk.LACKS:
        return None
    sign, needed, there = desk.LACKS[reason.code]
    icon = str(reason.args[sign]) if isinstance(sign, int) else sign
    return (icon if icon in desk.ICONS else ""), reason.args[needed], reason.args[there]


@lru_cache
def symbols(game: Game) -> Mapping[str, Drawn]:
    """What a page needs to draw icons, by id: `i-NAME` of each, and all that they refer to."""
    desk = desk_of(game)
    out: dict[str, Drawn] = {}
    for name, icon in desk.ICONS.items():
        half = icon.size / 2
        box = f"{icon.x - half:g} {icon.y - half:g} {icon.size:g} {icon.size:g}"
        out[f"i-{name}"] = el("symbol", use(icon.symbol), id=f"i-{name}", viewBox=box)
    needs = [need for one in out.values() for need in one.needs]
    return {**defs.needed(needs, desk.DEFS), **out}
