"""How a match looks in the terminal: log lines, boards, choices, the final score."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.columns import Columns
from rich.table import Table

from tafelrunde.boards import board_of
from tafelrunde.cli.narrow import LISTED, Choice
from tafelrunde.cli.screen import say, show
from tafelrunde.core.action import Action
from tafelrunde.core.event import Event, hears
from tafelrunde.core.match import UNDO, Entry, Match
from tafelrunde.core.state import Outcome
from tafelrunde.core.view import View
from tafelrunde.desks import Value, desk_of
from tafelrunde.words.words import Words

NEWS = 14  # lines shown at once at the beginning of a turn


def board(view: View, words: Words) -> str:
    words.ansi = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    return board_of(view.setup.game).text(view, words)


def history(match: Match, seat: int, words: Words) -> list[str]:
    """All that a seat was told and that stands; of past turns what is left of them."""
    fresh, lines = match.fresh_from(seat), []
    for index in match.line:
        events = match.entries[index].events
        if index < fresh:
            events = list(match.setup.remembered(events, seat))
        lines += told(events, seat, words)
    return lines


def heard(entries: Iterable[Entry], seat: int | None, words: Words) -> list[str]:
    """The log lines that a seat was told, or a spectator."""
    lines: list[str] = []
    for entry in entries:
        if entry.seat == UNDO:
            lines.append(words.site("cli-taken-back"))
        lines += told(entry.events, seat, words)
    return lines


def told(events: Iterable[Event], seat: int | None, words: Words) -> list[str]:
    return [words.event(event) for event in events if hears(event.audience, seat)]


def show_lines(lines: list[str]) -> None:
    for line in lines:
        say(f"  {line}")


def show_news(lines: list[str], words: Words) -> None:
    """The newest lines; a long setup is there to be asked for."""
    if len(lines) > NEWS + 1:
        say(f"  {words.site('cli-earlier', len(lines) - NEWS)}")
        lines = lines[-NEWS:]
    show_lines(lines)


def show_choices(found: list[Choice], view: View, words: Words) -> None:
    """Numbered; many of them in columns without their wording."""
    if len(found) > LISTED:
        cells = [f"{i} {beginning(choice)}" for i, choice in enumerate(found, 1)]
        show(Columns(cells, padding=(0, 3)))
        return
    width = max(len(" ".join(choice.path)) for choice in found)
    for i, choice in enumerate(found, 1):
        say(f"{i:>3}  {' '.join(choice.path):<{width}}  {label(choice, view, words)}")


def beginning(choice: Choice) -> str:
    return choice.path[-1] if choice.action else f"{choice.path[-1]} ({len(choice.actions)})"


def label(choice: Choice, view: View, words: Words) -> str:
    """With what a page shows on boards and buttons: what is there, its price, what comes of it."""
    if choice.action is not None:
        told = [words.action(choice.action), *before(choice.action, view, words)]
        return " · ".join(filter(None, told))
    name = words.kind(choice.path[0]) if len(choice.path) == 1 else words.token(choice.path[-1])
    return f"{name} … ({len(choice.actions)})"


def before(action: Action, view: View, words: Words) -> list[str]:
    """What somebody wants to know before they choose it."""
    desk = desk_of(view.setup.game)
    price = desk.price(view, action, words)
    out = [desk.about(view, action, words)]
    if price is not None and price.cost:
        out.append(words.site("cli-costs", listed(price.cost)))
    if price is not None and price.gain:
        out.append(words.site("cli-brings", listed(price.gain)))
    return [*out, desk.follows(view, action, words)]


def listed(values: Iterable[Value]) -> str:
    return ", ".join(f"{one.number} {one.word}" for one in values)


def show_outcome(outcome: Outcome, sides: tuple[str, ...], words: Words) -> None:
    """Why it ended, and the score sheet: a column per side, its parts, the sum, the rank."""
    say(words.end(outcome.reason))
    names = [words.side(side, sides) for side in range(len(sides))]
    table = Table("", *names)
    for part, points in outcome.parts:
        table.add_row(words.score(part), *map(str, points))
    table.add_row(words.site("cli-score"), *map(str, outcome.scores))
    table.add_row(words.site("cli-rank"), *map(str, outcome.ranks))
    show(table)
    winners = ", ".join(names[side] for side in outcome.winners)
    say(words.site("cli-winners", winners))


def outcome_data(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "parts": dict(outcome.parts),
    }
