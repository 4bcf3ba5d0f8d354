"""A position set up by clicking: the village, what the box has, what everybody owns."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData
from tafelrunde.core.state import Setup
from tafelrunde.editors import Change, Desk, Hand, Trouble
from tafelrunde.words.words import Words

from .drawing.editing.mends import mends
from .drawing.editing.sheets import place, sheets, tile_at
from .drawing.editing.spots import room, say, spots, wrong
from .drawing.editing.tools import definitions, trays
from .drawing.village.land import land
from .drawing.words import side_name
from .editing import edits
from .position.read import draft
from .rules.setup import HamletSetup


def opening(setup: Setup, position: Json) -> Json:
    assert isinstance(setup, HamletSetup)
    return edits.opening(setup, position)


def edited(
    setup: Setup, position: Json, hand: Hand, edit: Sequence[str]
) -> tuple[Json, Hand]:  # fmt: skip
    assert isinstance(setup, HamletSetup)
    after = edits.edited(setup, position, hand.tool, hand.who, edit)
    return after, held(hand, *edit)


def held(hand: Hand, change: str, *words: str) -> Hand:
    """A tile that was laid is in nobody's hand any more, and can be turned."""
    if change == "lay":
        return hand._replace(tool="", at=hand.tool.partition(" ")[2])
    if change in ("row", "hand"):
        return hand._replace(tool="")
    return hand._replace(at=words[0]) if change in ("put", "turn") else hand


def desk(setup: Setup, position: Json, hand: Hand, words: Words) -> Desk:
    assert isinstance(setup, HamletSetup)
    state, found = draft(setup, position)
    owners = setup.owner_names
    shown = trays(state, owners.index(hand.who) if hand.who in owners else 0, words)
    if hand.tool not in [tool.key for tray in shown for tool in tray.tools]:
        hand = hand._replace(tool="")
    who = owners.index(hand.who) if hand.who in owners else 0
    here = land(setup, state.village)
    troubles = [
        Trouble(
            field_of(one),
            words.error(one),
            tile_at(position, one.where, one.words),
            mends(state, position, one, words),
        )
        for one in found
    ]
    ringed = dict.fromkeys([one.place for one in troubles if one.place])
    rings = [wrong(here.plots[setup.names.index(name)]) for name in ringed]
    is_tile = hand.tool.startswith("tile ")
    return Desk(
        state,
        troubles,
        hint(hand.tool, words),
        [*rings, *spots(state, here, hand.tool, who, hand.at, words)],
        room(here.box) if is_tile else None,
        ways(who, setup, words) if is_tile else [],
        shown,
        [(name, side_name(words, setup, i)) for i, name in enumerate(owners)],
        place(state, here, hand.at, words),
        list(sheets(state, position, words)),
        definitions(setup.components),
    )


def hint(tool: str, words: Words) -> str:
    kind, _, name = tool.partition(" ")
    if kind == "tile":
        return say(words, "hint-tile", words.token(name))
    if kind == "road":
        return say(words, "hint-road")
    return say(words, "hint-put") if kind else say(words, "hint")


def ways(who: int, setup: HamletSetup, words: Words) -> list[Change]:
    """Where else a tile can lie: on offer, or in a hand."""
    out = [Change("row", say(words, "to-row"))]
    if who != setup.botrik:
        out.append(Change("hand", say(words, "to-hand", side_name(words, setup, who))))
    return out


def field_of(error: BadData) -> str:
    """Where it can be mended: at the milestone rather than at everything that sides have."""
    if error.text in ("milestone", "planner"):
        return f"state.milestone.{error.words[0]}"
    return error.where
