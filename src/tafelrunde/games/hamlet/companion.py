"""Beside the real box: Botrik's turn as somebody carries it out, and which slot is asked about."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from tafelrunde.companions import Shape, Step
from tafelrunde.core.event import Event
from tafelrunde.core.state import Setup
from tafelrunde.core.view import View
from tafelrunde.words.words import Words

from .drawing.border import border
from .drawing.components import piece
from .drawing.village.geometry import outline
from .rules.layout import ActionRow, Layout
from .rules.numbers import STARTING
from .rules.refill import DrawBlueprint, TurnUpTrade
from .rules.setup import HamletSetup
from .rules.state import Hamlet
from .story import BY

__all__ = ["adds", "border", "piece", "question", "shapes", "steps"]

BOTRIK: Final = "botrik"
HIS: Final = (  # done for him, without naming him
    *("hire-succeeds", "support", "support-closes", "support-opens", "scores-for-gold", "loses"),
    *("botrik-lays", "row-shifts", "row-loses", "bowl-refills"),
    *("discount", "ignores-row", "ignores-cost"),
)
NAMED: Final = (  # done for him where he is named
    *("takes", "uses", "uses-own", "uses-good", "sells", "delivers", "refines", "builds"),
    *("builds-path", "builds-bridge", "milestone", "scores", "earns", "pays-gold"),
)
DURING: Final = ("fills", "unlocks", "scores", "earns", "begins")  # in his turn, about anybody
COUNTED: Final = (  # what follows has the reason
    *("scores", "scores-for-gold", "earns", "loses", "discount", "ignores-row", "ignores-cost"),
)
ABOUT: Final = ("hire-succeeds", "order-succeeds", "sale-succeeds", "tries")
WHY: Final = (
    *("because", "place-chosen", "hire-buys"),
    *("chosen-for-botrik", "chosen-lie", "chosen-road"),
)


def steps(events: Sequence[Event], words: Words) -> dict[int, Step]:
    """What is to be done on the table, at the event that says so; equal ones are one step."""
    out: dict[int, Step] = {}
    about, why, rule, his = "", "", "", False
    for _, same in groupby(enumerate(events), lambda one: (one[1].code, one[1].args)):
        run = list(same)
        at, event = run[-1]
        his = his or is_botriks(event)
        if event.code in ABOUT:
            about = words.say(f"about-{event.code}", *event.args)
        if event.code in WHY:
            why, rule = words.event(event), event.rule
        if is_done(event, his):
            text = told(event, len(run), words)
            if event.code in COUNTED:
                out[at] = Step(text, event.rule)
                continue
            out[at] = Step(text, rule or event.rule, why, about)
            about = why = rule = ""
        his = his and event.code != "begins"
    return out


def is_botriks(event: Event) -> bool:
    return BOTRIK in event.args[:1] or BY.get(event.code) == BOTRIK


def is_done(event: Event, his: bool) -> bool:
    """Whether somebody does it with their hands, and not for themselves."""
    if event.code in HIS or (his and event.code in DURING):
        return True
    return event.code in NAMED and BOTRIK in event.args[:1]


def told(event: Event, times: int, words: Words) -> str:
    """What was used up comes with how much of it, and from where."""
    args = event.args
    if event.code in ("uses", "uses-own", "uses-good"):
        args = (args[2], times, args[1], *args[3:])
    return words.say(f"step-{event.code}", *args)


def question(view: View, words: Words) -> str:
    """Which slot is to be filled: of the display, the market, the row."""
    state = view.position
    assert isinstance(state, Hamlet)
    decision = state.decision
    if isinstance(decision, DrawBlueprint):
        return words.say("enter-draw", len(state.row) + 1)
    if isinstance(decision, TurnUpTrade):
        return words.say("enter-trade", len(state.open_trades) + 1)
    if isinstance(decision, ActionRow):
        return words.say("enter-row", len(state.board.row) + 1)
    if isinstance(decision, Layout):
        return words.say("enter-layout", len(decision.drawn) + 1)
    return words.say("enter-marker")


def adds(view: View) -> str:
    """Tiles and trades may be others than ours."""
    state = view.position
    assert isinstance(state, Hamlet)
    if isinstance(state.decision, DrawBlueprint):
        return "tile"
    return "trade" if isinstance(state.decision, TurnUpTrade) else ""


def shapes(setup: Setup, table: str) -> list[Shape]:
    """The borders of all tiles that are built, each once."""
    assert isinstance(setup, HamletSetup)
    out: dict[tuple[int, ...], Shape] = {}
    for tile in setup.components.tiles[STARTING:] if table == "tile" else ():
        way = tuple([direction for direction, _ in tile.edges])
        line = outline(tile, 0)
        left, top, right, bottom = line.box
        box = (left - 8, top - 8, right - left + 16, bottom - top + 16)
        cell = " ".join([f"{direction}{kind}" for direction, kind in tile.edges])
        out.setdefault(way, Shape("edges", cell, line.path, box))
    return list(out.values())
