"""1.9: letters that do not last."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tafelrunde.core.luck import outcome_at, total
from tafelrunde.core.state import CHANCE, canonical
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.letters import Letters
from tafelrunde.games.monstermacher.rules.state import Monsters
from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat, table
from tafelrunde.games.monstermacher.view import determinize

FLEETING: dict[str, bool | int | str] = {"fleeting_letters": True}


def thief(
    options: dict[str, bool | int | str] | None = None, own: str = "LA2", stolen: str = "LA3"
) -> Board:
    """Seat 0 has an arm and may take another one from seat 1."""
    return place([seat(3, own), seat(1, stolen), seat(3)], ["2+LL"], options=options or FLEETING)


def values(board: Board, who: int) -> list[int]:
    state = board.monsters
    return [state.value[card] for card in state.players[who].store]


def test_letters_last_by_default() -> None:
    """1.7: who was robbed still knows which arm it was."""
    board = thief({"fleeting_letters": False})
    board.play("steal LA3", "skip", "skip")
    assert board.asked() == "first"
    assert board.knows(1, "LA3") == 3


def test_the_letters_of_a_type_are_dealt_anew_after_the_turn() -> None:
    """1.9: chance says which part has the first letter; only the owner learns it."""
    board = thief()
    board.play("steal LA3", "skip")
    assert board.knows(1, "LA3") == 3  # not before the turn is over
    told = board.play("skip")
    assert codes(told, 2)[-1] == "letters"
    assert board.asked() == "chance"
    assert {str(action) for action, _ in board.state.odds()} == {
        "letter left-arm-a left-arm-a",
        "letter left-arm-a left-arm-b",
    }
    told = board.play("* letter left-arm-a left-arm-b")
    assert (codes(told, 0), codes(told, 1)) == (["value", "value"], [])
    assert board.asked() == "first"
    assert (board.knows(0, "left-arm-a"), board.knows(0, "left-arm-b")) == (3, 2)
    for who in (1, 2, None):
        assert board.knows(who, "left-arm-a") is None
        assert board.knows(who, "left-arm-b") is None


def test_what_chance_deals_shows_to_nobody_else() -> None:
    """1.9: both outcomes look alike to the others, what was told included."""
    seen = []
    for other in "ab":
        board = thief()
        board.play("steal LA3", "skip", "skip")
        told = board.play(f"* letter left-arm-a left-arm-{other}")
        seen.append([canonical(board.view(who).facts) for who in (1, 2, None)] + [codes(told, 1)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("own", "stolen"), [("", "LA3"), ("RA2", "LA3")])
def test_a_single_part_of_a_type_cannot_be_mistaken(own: str, stolen: str) -> None:
    """1.9: who was robbed of it goes on knowing it (14.2)."""
    board = thief(own=own, stolen=stolen)
    board.play("steal LA3", "skip", "skip")
    assert board.asked() == "first"
    assert board.knows(1, "LA3") == 3


def test_parts_that_only_their_owner_knows_keep_their_letters() -> None:
    """1.9: there is nothing to lose track of."""
    board = place([seat(3, "LA2 LA3"), seat(), seat()], ["2+LL"], options=FLEETING)
    board.play("skip", "skip", "skip")
    assert board.asked() == "first"


def test_what_lay_open_is_forgotten_as_well() -> None:
    """1.9: a failed arm from Gallows Hill disappears among others of its type."""
    board = place([seat(3, "LA2"), seat(), seat()], ["2+LL"], "LA3*", options=FLEETING)
    assert board.knows(2, "LA3") == 3
    board.play("gallows LA3", "skip", "skip")
    board.let_chance_draw()
    assert board.knows(2, "LA3") is None
    assert board.knows(None, "LA3") is None


def test_gallows_graves_and_monsters_keep_their_letters() -> None:
    """1.9: nothing can be mixed up there."""
    board = place([seat(3, "", "LA2"), seat(), seat()], ["2+LL"], "LA3* LA1*", options=FLEETING)
    board.play("skip", "skip")
    assert board.asked() == "first"
    assert board.knows(2, "LA3") == 3


def test_three_of_a_type_are_dealt_evenly() -> None:
    """1.9: all six orders are equally likely."""
    found: Counter[tuple[int, ...]] = Counter()
    for first in "abc":
        for second in "bc":
            board = place([seat(3, "LA2 LA3:1 LA1"), seat(), seat()], ["2+LL"], options=FLEETING)
            told = board.play("skip", "skip", "skip", f"* letter left-arm-a left-arm-{first}")
            assert codes(told, 0)[-1] == "value"  # each letter is told as it is dealt
            assert len(board.state.odds()) == 2
            board.play(f"* letter left-arm-b left-arm-{second}")
            found[tuple(values(board, 0))] += 1
    assert found == dict.fromkeys(
        [(2, 3, 1), (2, 1, 3), (3, 2, 1), (3, 1, 2), (1, 3, 2), (1, 2, 3)], 1
    )


def test_several_types_come_one_after_the_other() -> None:
    """1.9: in the order of seats and types, then the turn begins."""
    board = place(
        [seat(3, "LA2 LA3:1 HD2 HD1:2"), seat(3, "BR1:0 BR2"), seat()], ["2+LL"], options=FLEETING
    )
    told = board.play("skip", "skip", "skip") + board.let_chance_draw()
    kinds = [event.args for event in told if event.code == "letters"]
    assert kinds == [(0, "left-arm"), (0, "head"), (1, "brain")]
    assert board.asked() == "first"
    assert board.state.actors() == (1,)


def test_a_position_while_letters_are_dealt() -> None:
    """1.9: written and read, and guessed by every seat."""
    board = thief()
    board.play("steal LA3", "skip", "skip")
    state = board.monsters
    assert isinstance(state.decision, Letters)
    again = state.setup.from_dict(state.to_dict())
    assert canonical(again.to_dict()) == canonical(state.to_dict())
    for who in (0, 1, 2, None):
        world = determinize(GAME.view(state, who), Random(1))
        assert canonical(GAME.view(world, who).facts) == canonical(GAME.view(state, who).facts)


def test_matches_go_on_and_every_value_is_somewhere() -> None:
    """1.9, 1.2: letters change hands, parts do not."""
    dealt = 0
    for number in range(4):
        state = table(4, **FLEETING).start()
        random = Random(number)
        for _ in range(600):
            actors = state.actors()
            if not actors:
                break
            if actors == (CHANCE,):
                odds = state.odds()
                action = outcome_at(odds, int(random.random() * total(odds)))
                dealt += action.kind == "letter"
                state.apply(CHANCE, action)
            else:
                state.apply(actors[0], random.choice(state.legal(actors[0])))
            assert isinstance(state, Monsters)
            for kind in range(6):
                copies = state.setup.copies
                known = [v for v in state.value[kind * copies : (kind + 1) * copies] if v >= 0]
                assert len(set(known)) == len(known)
    assert dealt > 0
