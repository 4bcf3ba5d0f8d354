"""What would mend a position at once: offered where it does."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.core.data import Json
from tafelrunde.core.errors import BadData
from tafelrunde.editors import Change
from tafelrunde.words.words import Words

from ...editing import edits
from ...position.read import draft
from ...rules.numbers import MILESTONES
from ...rules.state import Hamlet
from ..words import side_name
from .spots import say

PICK = "pick"  # into the hand: the page's own change, with which nothing is mended yet


def mends(state: Hamlet, position: Json, error: BadData, words: Words) -> list[Change]:
    return [
        change
        for change in possible(state, error, words)
        if change.edit.startswith(PICK) or is_mended(state, position, error, change.edit)
    ]


def is_mended(state: Hamlet, position: Json, error: BadData, edit: str) -> bool:
    setup = state.setup
    try:
        after = edits.edited(setup, position, "", "", edit.split())
    except BadData:
        return False
    left = [(one.where, one.text, one.words) for one in draft(setup, after)[1]]
    return (error.where, error.text, error.words) not in left


def possible(state: Hamlet, error: BadData, words: Words) -> Iterator[Change]:
    setup = state.setup
    about = str(error.words[0]) if error.words else ""
    sides = [(name, side_name(words, setup, i)) for i, name in enumerate(setup.owner_names)]
    if error.text in ("milestone", "planner"):
        if state.milestones[MILESTONES.index(about)] >= 0:
            yield Change(f"set milestone.{about}", say(words, "mend-nobody", words.token(about)))
        else:
            for owner, name in sides:
                yield Change(
                    f"set milestone.{about} {owner}",
                    say(words, "mend-has", words.token(about), name),
                )
    elif error.text == "owner":
        for owner, name in sides:
            yield Change(f"flag {about} {owner}", say(words, "mend-flag", words.token(about), name))
    elif error.text == "locked":
        told = say(words, "take", words.token(about))
        yield Change(f"take row {about}", told)
        yield Change(f"away {about}", told)
    elif error.text == "starting":
        yield Change(f"{PICK} tile {about}", say(words, "mend-pick", words.token(about)))
    elif error.text == "last-early":
        yield Change("take last round", say(words, "mend-early"))
    elif error.text == "bowl-empty":
        yield Change("fill bowl", say(words, "mend-fill"))
