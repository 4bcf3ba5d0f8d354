"""Parts of the drawn table: after an action only what it touches is drawn again."""

from __future__ import annotations

from tafelrunde.core.state import State
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.part import Memory
from tafelrunde.games.monstermacher.drawing.scene import draw
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.tests.drawn import walk
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat
from tafelrunde.words.words import Words

WORDS = Words(GAME, "en", ("Anna", "Ben", "Cleo"))


def elements(memory: Memory, state: State, reader: int | None) -> dict[str, Drawn]:
    scene = memory.using(lambda: draw(GAME.view(state, reader), WORDS))
    layers = [layer for region in scene.regions for layer in region.layers]
    return {id: element for layer in layers for id, element in layer.elements.items()}


def drawn_again(board: Board, reader: int | None, action: str) -> set[str]:
    """What is another element after an action than before it."""
    memory = Memory()
    before = elements(memory, board.state, reader)
    board.play(action)
    memory.go_on()
    after = elements(memory, board.state, reader)
    return {id for id, element in after.items() if element is not before.get(id)}


def busy() -> Board:
    stores = [seat(3, "LA1 RL2", "HD3"), seat(3, "HD2", "LA2"), seat(5, "RA3")]
    return place(stores, ["2+LL", "3+BR"], gallows="LL RA", step="second")


def lab_of(seat: int) -> set[str]:
    return {f"{what}-{seat}" for what in ("who", "name", "points", "die", "status", "lock")}


def test_studying_touches_the_own_laboratory_and_the_turn() -> None:
    """7.1: neither graves nor gallows, no card, no other seat."""
    steps = {"steps-title", "step-0", "step-1", "step-2"}
    for reader in (1, None):
        again = drawn_again(busy(), reader, "study")
        assert {"die-0", "who-0", "step-1", "step-2"} <= again <= lab_of(0) | steps


def test_one_more_choice_touches_who_has_chosen() -> None:
    """5.6: a card pushed forward, and what is said of the seat."""
    board = place([seat(), seat(), seat()], ["2+LA", "3+HD"])
    board.play("rob", "join", "join")
    again = drawn_again(board, 0, "1 choose grave-2")
    backs = {f"rob-1-back-{i}" for i in range(3)}
    told = {"round-0", "round-1", "round-2", "rob-1-played"}
    assert {"who-1", "status-1", "round-1", "rob-1-played"} <= again <= lab_of(1) | backs | told


def test_a_bid_in_the_making_touches_nothing_of_others() -> None:
    """11.7."""
    board = place([seat(3, "LA1"), seat(3, "BR2"), seat(5, "RA3")], ["2+LL"], step="third")
    board.play("offer LA1", "call")
    assert drawn_again(board, 2, "1 add BR2 shown") == set()


def test_seats_share_what_is_open() -> None:
    """Graves, gallows and the laboratories of others are drawn once for all who see them."""
    *_, state = walk(3, 9, 120)
    memory = Memory()
    first, second = (elements(memory, state, reader) for reader in (0, 1))
    shared = {id for id, element in first.items() if second.get(id) is element}
    assert {"grave-1", "grave-4", "gallows-order", "name-2", "die-2", "who-2"} <= shared
    assert not {"die-0", "die-1", "who-0", "who-1"} & shared
