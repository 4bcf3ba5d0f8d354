"""What a game says beside its board: to every reader, in both languages, short and with its signs.

Everything must follow from the view: twin runs compare it like the drawing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.event import Event
from tafelrunde.core.game import Game
from tafelrunde.core.view import View
from tafelrunde.desks import Ghost, Plate, Price, Value, desk_of, symbols
from tafelrunde.draw.defs import needed
from tafelrunde.testing.report import Report
from tafelrunde.words.catalogue import LANGUAGES, catalogue
from tafelrunde.words.words import Words

TRIED: Final = 12  # actions of a view
MOST_VALUES: Final = 5
LONGEST: Final = 60  # characters of a hint; the page cuts off what is longer


@dataclass(frozen=True, slots=True)
class Told:
    """All that is said to one reader."""

    round: str
    hint: str
    plates: tuple[Plate, ...]
    prices: tuple[Price | None, ...]
    sentences: tuple[str | None, ...]
    follows: tuple[str, ...]
    ghosts: tuple[Ghost | None, ...]

    def values(self) -> Iterator[Value]:
        for plate in self.plates:
            yield from plate.values
            if plate.score is not None:
                yield plate.score
        for price in self.prices:
            if price is not None:
                yield from (*price.cost, *price.gain)


def told(view: View, words: Words, random: Random) -> Told:
    """Of its actions, some."""
    desk = desk_of(view.setup.game)
    tried = random.sample(view.legal, min(TRIED, len(view.legal)))
    said = [(desk.sentence(view, one, words), desk.loss(view, one, words)) for one in tried]
    return Told(
        desk.round(view, words),
        desk.hint(view, words) if view.ask is not None else "",
        tuple(desk.plate(view, side, words) for side in range(len(view.setup.sides))),
        tuple(desk.price(view, action, words) for action in tried),
        tuple(text for both in said for text in both),
        tuple(desk.follows(view, action, words) for action in tried),
        tuple(desk.ghost(view, action) for action in tried),
    )


def check_value(value: Value, words: Words, report: Report) -> None:
    if value.icon and value.icon not in desk_of(words.game).ICONS:
        report.fault("unknown icon", f"“{value.icon}” is not in ICONS of desk.py")
    if not value.word.strip():
        report.fault("missing text", f"{value} has no word in {words.lang}")


def check_gains(event: Event, words: Words, report: Report) -> None:
    """What an event brought."""
    for value in desk_of(words.game).gains(event, words):
        check_value(value, words, report)


def check_told(view: View, words: Words, report: Report) -> None:
    """Of one position, to one reader."""
    desk = desk_of(view.setup.game)
    found = told(view, words, Random(len(view.legal)))
    for value in found.values():
        check_value(value, words, report)
    if any(len(plate.values) > MOST_VALUES for plate in found.plates):
        report.fault("a plate too full", f"more than {MOST_VALUES} values")
    for ghost in filter(None, found.ghosts):
        needed(ghost.drawn.needs, desk.DEFS)
    for text in (found.hint, *found.follows):
        if len(text) > LONGEST:
            report.fault("a hint too long", f"{words.lang}: “{text}”")
    if any(text is not None and not text.strip() for text in found.sentences):
        report.fault("missing text", f"an empty sentence in {words.lang}")


def check_desk(game: Game, report: Report) -> None:
    """What it declares: symbols that exist, kinds and events that there are."""
    desk = desk_of(game)
    try:
        symbols(game)
    except TafelrundeError as error:
        report.fault("unknown icon", str(error))
    ids = [catalogue(game.package, lang).ids for lang in LANGUAGES]
    named = [f"kind-{kind}" for kind in (*desk.VERBS, *desk.QUIET)]
    for id in (*named, *(f"event-{code}" for code in desk.MAIN)):
        if not all(id in known for known in ids):
            report.fault("missing text", f"desk.py names something without a text: {id}")
