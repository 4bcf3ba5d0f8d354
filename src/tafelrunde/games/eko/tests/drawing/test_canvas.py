"""What a page of the board is told after an action: no more than the action changed."""

from __future__ import annotations

from random import Random
from statistics import mean

from tafelrunde.draw.canvas import NEW, Easel
from tafelrunde.draw.part import Memory
from tafelrunde.games.eko.drawing.map import land, whole_land
from tafelrunde.games.eko.drawing.marks import meanings
from tafelrunde.games.eko.drawing.scene import draw
from tafelrunde.games.eko.game import GAME
from tafelrunde.games.eko.rules.numbers import EMPEROR, HIGHEST, OWNER
from tafelrunde.games.eko.rules.state import Eko
from tafelrunde.testing.kit.walk import walk
from tafelrunde.words.words import Words


def test_an_action_changes_little() -> None:
    words, easel, version = Words(GAME, "en", ("Anna", "Ben")), Easel(), NEW
    told = []
    canvas = None  # kept here, or the easel forgets it
    for step in walk(GAME.setup(2), Random(4)):
        view = GAME.view(step.state, 0)
        canvas = easel.canvas(0, step.number, lambda view=view: draw(view, words))  # type: ignore[misc]
        told.append(sum(len(update.up) for update in canvas.since(version)))
        version = canvas.version
    assert canvas is not None
    assert len(told) > 100
    assert mean(told[30:]) < 15 < len(canvas.items) / 10


def test_a_map_stays_itself_while_others_are_drawn() -> None:
    """However many other tables there are: or every draw would begin anew."""
    state, memory = list(walk(GAME.setup(2), Random(4)))[40].state, Memory()
    assert isinstance(state, Eko)
    first = memory.using(lambda: land(state))
    whole_land.__wrapped__.cache_clear()  # type: ignore[attr-defined]
    assert memory.using(lambda: land(state)) is first


def test_marks_depend_on_whose_a_stack_is_and_on_four_discs() -> None:
    small, large, four = (1 << OWNER | size for size in (1, 3, HIGHEST))
    means = meanings(0, False)
    assert means[small] == means[large] == means[small | EMPEROR] != means[four]
    assert meanings(0, True)[four] == means[small]
    assert meanings(1, False)[small] == meanings(1, False)[four]
