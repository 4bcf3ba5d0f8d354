"""Chapters 1, 2 and 4: cards, setting up, the study die."""

from __future__ import annotations

import pytest

from tafelrunde.core.errors import BadSeats
from tafelrunde.core.state import CHANCE
from tafelrunde.games.monstermacher.data import components
from tafelrunde.games.monstermacher.game import GAME
from tafelrunde.games.monstermacher.rules.layout import Start
from tafelrunde.games.monstermacher.rules.numbers import BRAIN, LIMBS, TYPES, turned
from tafelrunde.games.monstermacher.tests.positions import (
    Board,
    codes,
    place,
    seat,
    seen_cards,
    table,
)


def laid_out(seats: int) -> Board:
    """A new table, every draw the first one possible."""
    board = Board(table(seats))
    board.let_chance_draw()
    return board


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five(seats: int) -> None:
    """1.1, MON-R01."""
    with pytest.raises(BadSeats):
        GAME.setup(seats)


def test_thirty_six_parts() -> None:
    """1.2, 1.4, MON-R02, MON-R96: 0 to 5 of each type, but 1 to 5 and 7 for brains: none rots."""
    parts = components().parts
    assert len(parts) == 36
    for kind in range(BRAIN):
        assert sorted(p.value for p in parts if p.type == kind) == [0, 1, 2, 3, 4, 5]
    assert sorted(p.value for p in parts if p.type == BRAIN) == [1, 2, 3, 4, 5, 7]
    rows = components().tables["part"]
    assert {row["source"] for row in rows} == {"rulebook"}
    for row in rows:  # 9.8: the book does not say whose the -1 is, so every 0 is ours as well
        ours = ["revival"] if TYPES.index(str(row["type"])) < LIMBS else ["operation", "revival"]
        assert row["reconstructed"] == ours


@pytest.mark.parametrize(
    ("seats", "cards", "graves", "pile", "best"),
    [(3, 24, 4, 5, 3), (4, 30, 5, 5, 4), (5, 36, 5, 6, 5)],
)
def test_mx1_setup(seats: int, cards: int, graves: int, pile: int, best: int) -> None:
    """2.1, 2.2, 2.3, 2.5, 2.6, MX-1, MON-R08, MON-R09, MON-R10, MON-R12, MON-R13, MON-R14."""
    board = laid_out(seats)
    state = board.monsters
    assert state.setup.cards == cards
    assert [state.unseen[g] + len(state.graves[g]) for g in range(graves)] == [pile] * graves
    assert [len(player.store) for player in state.players] == [1] * seats
    assert len(state.gallows) == 1
    assert cards == graves * pile + seats + 1
    for kind in range(BRAIN):
        assert state.setup.values[kind] == list(range(best + 1))
    assert state.setup.values[BRAIN] == [*range(1, best + 1), 7]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_mx1_dice_and_robbery_cards(seats: int) -> None:
    """1.5, 2.7, 2.8, MX-1, MON-R04, MON-R05, MON-R06, MON-R14: three, all cards face down."""
    state = laid_out(seats).monsters
    graves = [1, 2, 3, 4] if seats == 3 else [1, 2, 3, 4, 5]
    for player in state.players:
        assert player.die == 3
        assert [g for g in range(1, 6) if (player.hidden >> (g - 1)) & 1] == graves
        assert player.open == 0
        assert player.sewn == [-1] * 6
    assert [str(a) for a in state.setup.choose.actions] == [f"choose grave-{g}" for g in graves]


def test_one_white_die_for_all() -> None:
    """1.5, MON-R15: six sides (MM-07), whoever rolls."""
    board = place([seat(store="HD1"), seat(), seat()], step="second")
    board.play("operate HD1 1")
    assert [str(a) for a, _ in board.state.odds()] == [f"roll {n}" for n in range(1, 7)]


def test_backs_tell_types() -> None:
    """1.3, 1.6, MM-03, MON-R03, MON-R11: all sees the type of a store card, its owner the value."""
    board = place([seat(store="LA3"), seat(), seat()])
    for who in (0, 1, 2, None):
        (card,) = [c for c in seen_cards(board.view(who)) if c["id"] == "left-arm-a"]
        assert card["type"] == "left-arm"
        assert card["value"] == (3 if who == 0 else None)


def test_only_tops_of_graves_are_seen() -> None:
    """2.4, 14.1, MON-R07: below them not even types are decided."""
    board = laid_out(5)
    for who in (0, None):
        graves = board.view(who).facts["graves"]
        assert isinstance(graves, list)
        for grave in graves:
            assert grave["unseen"] == 5
            assert [card["value"] for card in grave["cards"]] == [None]
            assert grave["cards"][0]["type"] in TYPES
    assert all(board.monsters.value[card[-1]] < 0 for card in board.monsters.graves)


def test_the_gallows_is_seen_by_type_and_order() -> None:
    """2.6, MM-04: all of it, without values."""
    board = place([seat(), seat(), seat()], gallows="HD2:1 LA RL1*")
    pile = board.view(0).facts["gallows"]
    assert isinstance(pile, list)
    assert [card["type"] for card in pile] == ["head", "left-arm", "right-leg"]
    assert [card["value"] for card in pile] == [None, None, 1]


def test_letters_follow_the_order_of_appearance() -> None:
    """1.7: the first left arm is A, the second B, and the letter stays with the card."""
    board = Board(table(3))
    arms = [f"* top grave-{g} left-arm" for g in (1, 2)]
    events = board.play(*arms, "* top grave-3 head", "* top grave-4 left-arm")
    names = [event.args[1] for event in events]
    assert names == ["left-arm-a", "left-arm-b", "head-a", "left-arm-c"]
    board.play("* deal 0 head", "* value head-b 2")
    assert board.store(0) == ["head-b"]


def test_dealt_parts_are_seen_by_their_owners() -> None:
    """1.6, 2.5, MON-R09: the back by all, the value by the owner."""
    board = Board(table(3))
    board.play(*[f"* top grave-{g} left-arm" for g in range(1, 5)])
    events = board.play("* deal 0 head")
    assert codes(events, None) == ["dealt"]
    events = board.play("* value head-a 3")
    assert codes(events, 0) == ["value"]
    assert codes(events, 1) == codes(events, None) == []
    assert [board.knows(who, "head-a") for who in (0, 1, None)] == [3, None, None]


def test_the_draw_knows_what_is_left() -> None:
    """14.1: types by the backs not yet seen, values by those of the type that nobody knows."""
    board = Board(table(3))
    board.play("* top grave-1 left-arm", "* top grave-2 left-arm")
    weights = {str(action): weight for action, weight in board.state.odds()}
    assert weights["top grave-3 left-arm"] == 2
    assert weights["top grave-3 brain"] == 4
    board.play("* top grave-3 brain", "* top grave-4 brain", "* deal 0 brain")
    assert {str(a) for a, _ in board.state.odds()} == {f"value brain-c {v}" for v in (1, 2, 3, 7)}
    board.play("* value brain-c 7", "* deal 1 brain")
    assert {str(a) for a, _ in board.state.odds()} == {f"value brain-d {v}" for v in (1, 2, 3)}


def test_who_begins_is_drawn() -> None:
    """2.9, MM-02: by lot, then clockwise."""
    board = Board(table(4))
    while not isinstance(board.monsters.decision, Start):
        board.play(f"* {board.state.odds()[0][0]}")
    assert [(str(a), w) for a, w in board.state.odds()] == [(f"start {s}", 1) for s in range(4)]
    board.play("* start 2")
    assert board.state.actors() == (2,)
    board.play("skip", "skip", "skip")
    assert board.state.actors() == (3,)
    board.play("skip", "skip", "skip")
    assert board.state.actors() == (0,)


def test_laying_out_is_chance() -> None:
    """2.4, 14.1: an empty table, and recorded draws until somebody is asked."""
    board = Board(table(5))
    assert board.state.actors() == (CHANCE,)
    events = board.let_chance_draw()
    shown = [event for event in events if event.code != "value"]
    assert [event.code for event in shown] == ["top"] * 5 + ["dealt"] * 5 + ["hangs", "starts"]
    assert [event.rule for event in shown] == ["2.4"] * 5 + ["2.5"] * 5 + ["2.6", "2.9"]


def test_grades() -> None:
    """4.1, 4.2, 4.3, MON-R22, MON-R23, MM-06: up is worse, down is better, 1 and 6 are the ends."""
    assert [turned(die, 1) for die in range(1, 7)] == [2, 3, 4, 5, 6, 6]
    assert [turned(die, -1) for die in range(1, 7)] == [1, 1, 2, 3, 4, 5]
    assert turned(2, -2) == 1


@pytest.mark.parametrize(("die", "white", "success"), [(1, 1, True), (6, 5, False), (6, 6, True)])
def test_one_is_best_and_six_is_worst(die: int, white: int, success: bool) -> None:
    """4.1, MON-R22: what the grade means for an operation."""
    board = place([seat(die, "HD1"), seat(), seat()], step="second")
    board.play("operate HD1 1", f"* roll {white}")
    assert (board.sewn(0) == ["HD1"]) == success
