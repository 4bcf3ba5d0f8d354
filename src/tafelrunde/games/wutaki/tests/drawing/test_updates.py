"""What is drawn again after an action, and how much of it is told."""

from __future__ import annotations

from tafelrunde.core.state import State
from tafelrunde.draw.canvas import Easel, Update
from tafelrunde.games.wutaki.drawing.scene import draw
from tafelrunde.games.wutaki.game import GAME
from tafelrunde.games.wutaki.tests.drawing.test_scene import look, middle, told

BEFORE, AFTER = 1, 2


def update(before: State, after: State, seat: int | None) -> Update:
    """What a page that has the one position lacks of the other."""
    easel = Easel()
    words = told("en", before.setup.seats)
    first = easel.canvas(seat, BEFORE, lambda: draw(GAME.view(before, seat), words))
    version = first.version
    canvas = easel.canvas(seat, AFTER, lambda: draw(GAME.view(after, seat), words))
    updates = canvas.since(version)
    assert len(updates) <= 1
    return updates[0] if updates else Update()


def placed(state: State, area: str) -> State:
    moved = state.clone()
    moved.apply(0, next(a for a in state.legal(0) if a.tokens == ("place", "loyal", area)))
    return moved


def test_the_same_position_is_not_told_again() -> None:
    for seat in (None, 0, 3):
        assert not update(middle(), middle(), seat)


def test_a_placed_worker_is_a_few_small_elements() -> None:
    """The place, the workers, what the owner now has: no card, no picture."""
    state = middle()
    told = update(state, placed(state, "trade"), 1)
    kinds = {id.split("-")[0] for id in told.up}
    assert {"place", "w", "seat"} <= kinds
    assert kinds <= {"place", "w", "seat", "avatar", "chip", "res", "has", "rival", "n"}
    assert len(told.up) < 24
    assert sum(len(item) for item in told.up.values()) < 9_000


def test_a_card_that_moves_is_not_sent_again() -> None:
    """Pacts and slips are symbols: what travels says where they lie and what they are."""
    scene = look(middle(), 0)
    cards = {id: item for id, item in scene.flat().items() if id.startswith(("pact-", "omen-"))}
    assert cards
    assert all(f"s-wu-{id.split('-')[0]}-" in item for id, item in cards.items())
    assert max(len(item) for item in cards.values()) < 1_500
    assert (
        max(len(scene.definitions[name]) for item in cards.values() for name in item.needs) > 2_000
    )


def test_a_drawing_stays_small() -> None:
    """All of it travels once."""
    drawing = look(middle(), 0).flat()
    assert len(drawing) < 500
    assert sum(len(item) for item in drawing.values()) < 400_000
