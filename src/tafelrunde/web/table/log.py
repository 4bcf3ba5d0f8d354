"""Lines of the log: what happened, in words, by whom, and how much it tells."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.boards import board_of
from tafelrunde.companions import companion_of
from tafelrunde.core.event import EVERYONE, Event
from tafelrunde.core.view import View
from tafelrunde.desks import desk_of
from tafelrunde.stories import story_of
from tafelrunde.table.match.ending import read_ended
from tafelrunde.table.match.entry import NOBODY, By, Kind
from tafelrunde.table.match.log import LogItem
from tafelrunde.web.table.labels import TableTexts, ended, level
from tafelrunde.web.table.protocol import LogLine, Step
from tafelrunde.words.words import Words

Sides = Sequence[str]  # seats, then automas


def log_lines(item: LogItem, told: Words, site: TableTexts, sides: Sides) -> list[LogLine]:
    """One line per event, and one for what the table itself did."""
    if item.kind in (Kind.ACT, Kind.LUCK):
        return event_lines(item, told, sides)
    if item.index < len(told.names) and item.holder and item.holder.kind == By.NOBODY:
        return []  # the table was opened: all seats are free
    line = log_line(item, done(item, told, site), item.seat)
    if item.kind == Kind.SEAT and item.text:
        line["kind"] = "return"
    if item.kind == Kind.UNDO:
        line["back"] = list(item.takes_back)
    return [line]


def log_line(item: LogItem, text: str, who: int) -> LogLine:
    line: LogLine = {
        "i": item.index,
        "seat": item.seat,
        "who": who,
        "kind": item.kind,
        "time": item.time,
        "text": text,
    }
    if item.undone:
        line["undone"] = True
    if item.bot:
        line["bot"] = True
    return line


def event_lines(item: LogItem, told: Words, sides: Sides) -> list[LogLine]:
    out: list[LogLine] = []
    who = item.by
    for event in item.events:
        who = acted(event, who, told, sides)
        out.append(event_line(item, event, who, told))
    return out


def acted(event: Event, before: int, told: Words, sides: Sides) -> int:
    """The side that did it: as the game says, or whom the sentence is about, or as before."""
    name = story_of(told.game).BY.get(event.code)
    if name is not None:
        return sides.index(name) if name in sides else NOBODY
    found = told.actor(event, sides)
    return before if found is None else found


def event_line(item: LogItem, event: Event, who: int, told: Words) -> LogLine:
    rank, story = desk_of(told.game).MAIN.get(event.code), story_of(told.game)
    line = log_line(item, told.event(event), who)
    line["rule"] = event.rule
    line["touch"] = named(event)
    if item.by == NOBODY:
        line["setup"] = True
    if rank:
        line["main"] = rank
        line["things"] = things(event, line["text"], told)
    if gained := desk_of(told.game).gains(event, told):
        line["gain"] = [(icon, number, word) for icon, number, word in gained]
    if event.code in story.ASIDE:
        line["aside"] = True
    if event.code in story.ROUNDS:
        line["round"] = int(event.args[story.ROUNDS[event.code]])
    return line


def stepped(item: LogItem, lines: list[LogLine], told: Words) -> None:
    """Add what people with the box before them do now."""
    for at, step in companion_of(told.game).steps(item.events, told).items():
        found: Step = {
            "text": step.text,
            "things": things(item.events[at], step.text, told),
            "rule": step.rule,
        }
        if step.why:
            found["why"] = step.why
        if step.about:
            found["about"] = step.about
        lines[at]["step"] = found


def named(event: Event) -> list[str]:
    """The tokens it speaks of; an argument may hold several."""
    return [token for arg in event.args if isinstance(arg, str) for token in arg.split()]


def things(event: Event, text: str, told: Words) -> list[str]:
    """What of its words names places and pieces."""
    names = [told.token(token) for token in named(event)]
    return [name for name in names if name in text]


def walked(item: LogItem, lines: list[LogLine], view: View, told: Words) -> None:
    """Add the ways that were gone, as a spectator sees them; `view` is one after the entry."""
    ways = board_of(told.game).WAYS
    for event, line in zip(item.events, lines):
        if event.code in ways and event.audience == EVERYONE and view.seat is None:
            points = ways[event.code](view, event)
            line["way"] = [(round(x, 1), round(y, 1)) for x, y in points]


def walks(item: LogItem, told: Words) -> bool:
    ways = board_of(told.game).WAYS
    return any(event.code in ways for event in item.events)


def done(item: LogItem, told: Words, site: TableTexts) -> str:
    """What the table itself did."""
    who = site("host") if item.seat == NOBODY else told.seat(item.seat)
    holder = item.holder
    if item.kind == Kind.ASK:
        return asked(item, who, site)
    if item.wish == "seats":
        return site("log-seats")
    if item.kind == Kind.FLAG and item.text:
        return site("log-late", who, level(item.text, site))
    if item.kind == Kind.END:
        return ended(read_ended(item.text), told.names, site)
    if holder is None:
        return site(f"log-{item.kind}", who)
    if item.text:
        return site("log-back", who, int(item.text))
    if holder.kind == By.BOT:
        return site("log-bot", who, level(holder.level, site))
    if holder.kind == By.NOBODY:
        return site("log-empty", item.seat + 1)
    return site("log-sits", holder.name or site("somebody"), item.seat + 1)


def asked(item: LogItem, who: str, site: TableTexts) -> str:
    if item.holder is not None:
        return site("log-ask-sit", item.holder.name or site("somebody"), item.seat + 1)
    return site({"undo": "log-ask"}.get(item.wish, f"log-ask-{item.wish}"), who)
