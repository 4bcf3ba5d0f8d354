"""Pages kept up to date: what one action changes, and what it does not."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from tafelrunde.core.state import State
from tafelrunde.draw.canvas import NEW, Canvas, Easel
from tafelrunde.games.loriot.drawing.scene import draw
from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.tests.positions import place, table
from tafelrunde.testing.helpers.drawing import NAMES
from tafelrunde.testing.kit.walk import walk
from tafelrunde.words.words import Words


@dataclass
class Table:
    """Drawn again and again, as a server does it."""

    words: Words
    easel: Easel = field(default_factory=Easel)
    number: int = 0
    pages: dict[int, Canvas] = field(default_factory=dict)

    def look(self, state: State) -> list[set[str]]:
        """By seat, the ids of what was sent anew; definitions do not count."""
        self.number += 1
        return [self.sent(state, seat) for seat in range(state.setup.seats)]

    def sent(self, state: State, seat: int) -> set[str]:
        view = GAME.view(state, seat)
        before = self.pages[seat].version if seat in self.pages else NEW
        canvas = self.easel.canvas(seat, self.number, lambda: draw(view, self.words))
        self.pages[seat] = canvas
        updates = canvas.since(before)
        return {id for one in updates for id in one.up if not id.startswith(("s-", "gr-"))}


def seen(seats: int) -> Table:
    return Table(Words(GAME, "en", NAMES[:seats]))


def test_a_throw_changes_dice_and_words_only() -> None:
    state = place({"blue": "G8 R9", "orange": "G10"}, black=0)
    desk = seen(2)
    desk.look(state)
    state.apply(0, state.setup.space.read("roll"))
    state.apply(-1, state.odds()[2][0])
    mine, others = desk.look(state)
    assert others == {"die-black", "little-black", "thrown", "waits"}
    assert mine - others >= {"choose-stone-1", "choose-stone-2", "question"}
    assert not [id for id in mine if id.startswith(("f-", "st-", "k-", "about-", "n-"))]


def test_a_card_that_is_played_leaves_a_hand_and_nothing_else_moves() -> None:
    """9.3."""
    state = place(
        {"blue": "Oc6c>G6"},
        black=3,
        white=[4, 4],
        step={"ask": "play", "stone": "stone-1", "left": 1},
    )
    desk = seen(2)
    desk.look(state)
    state.apply(0, state.setup.space.read("play nine"))
    mine, others = desk.look(state)
    assert others == {"k-0-nine", "about-0", "n-cards-0", "cards-0"}
    assert mine == {*others, "hand-head", "slot-nine"}


def test_an_action_changes_few_elements() -> None:
    """Of about four hundred; the first page is all of them."""
    desk, counts = seen(4), []
    for step in walk(table(4), Random(2)):
        counts.append(max(map(len, desk.look(step.state))))
        if desk.number == 200:
            break
    assert counts[0] > 250
    assert sorted(counts[1:])[100] < 12
    assert max(counts[1:]) < 60
