"""The drawn trade: who sees which front, and what can be clicked."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.monstermacher.tests.drawn import items, layer_of, region
from tafelrunde.games.monstermacher.tests.positions import Board, place, seat
from tafelrunde.testing.helpers.drawing import labels, look, tokens


def trading() -> Board:
    board = place([seat(3, "LA1 HD2"), seat(3, "BR2 RL1"), seat(5, "RA3")], ["2+LL"], step="third")
    board.play("offer LA1", "call")
    return board


def test_a_bid_is_private_until_it_is_made() -> None:
    """11.7."""
    board = trading()
    before = items(look(board.state, 2))
    board.play("1 add BR2 shown", "1 points p2")
    assert items(look(board.state, 2)) == before
    mine = look(board.state, 1)
    assert layer_of(mine, board.names["BR2"]) == "l-desk"
    assert "bid-points-1" in mine.flat()
    assert "p1" not in tokens(mine)


def test_only_the_seller_sees_a_front_that_is_shown() -> None:
    """11.6, 11.7: backs and points are public, a front is for the seller or for nobody."""
    board = trading()
    board.play("1 add BR2 shown", "1 add RL1 unseen", "1 points p1", "1 bid", "2 pass")
    shown, unseen = (f"bid-value-{board.names[code]}" for code in ("BR2", "RL1"))
    seen = {who: look(board.state, who).flat() for who in (None, 0, 1, 2)}
    assert [shown in seen[who] for who in (None, 0, 1, 2)] == [False, True, True, False]
    assert [unseen in seen[who] for who in (None, 0, 1, 2)] == [False, False, True, False]
    assert all(board.names["RL1"] in flat and "bid-points-1" in flat for flat in seen.values())


def offering(memory: str) -> Board:
    """Seat 1 has seen the head before, seat 2 has not; the seller has seen the brain before."""
    stores = [seat(3, "HD2:1"), seat(3, "BR2:0"), seat(5)]
    board = place(stores, ["2+LL"], step="third", options={"memory": memory})
    board.play("offer HD2")
    return board


def offer_seen(board: Board, who: int | None) -> tuple[str, str]:
    """Which side of the offer is up, and what a screen reader says."""
    drawn = str(look(board.state, who).flat()[board.names["HD2"]])
    side = re.search(r'data-side="(\w+)"', drawn)
    label = re.search(r'aria-label="([^"]*)"', drawn)
    assert side
    assert label
    return side[1], label[1]


def test_an_offer_lies_face_up_for_those_to_whom_it_is_shown() -> None:
    """11.2, 14.3: and for the seller; whoever saw it in an earlier turn has to remember it."""
    board = offering("hidden")
    sides = [offer_seen(board, who)[0] for who in (0, 1, 2, None)]
    assert sides == ["front", "back", "back", "back"]
    assert offer_seen(board, 1)[1] == "head A, face down, on offer by Anna"
    board.play("show 2", "call")
    sides = [offer_seen(board, who)[0] for who in (0, 1, 2, None)]
    assert sides == ["front", "back", "front", "back"]
    assert offer_seen(board, 2)[1] == "head A, value 2, on offer by Anna"
    assert all("front shown to " in "".join(labels(look(board.state, who))) for who in (1, None))
    board = offering("hidden")
    board.play("show 1", "call")
    assert offer_seen(board, 1)[0] == "front"


def test_a_remembered_offer_is_drawn_by_agreement() -> None:
    """14.3: as a value on the back; the front is for those to whom it is shown."""
    board = offering("shown")
    assert offer_seen(board, 1) == (
        "back", "head A, face down, you know its value 2, on offer by Anna",
    )  # fmt: skip
    assert offer_seen(board, 2) == ("back", "head A, face down, on offer by Anna")
    board.play("show 1")
    assert offer_seen(board, 1) == ("front", "head A, value 2, on offer by Anna")


@pytest.mark.parametrize(
    ("memory", "how", "phrase"),
    [
        ("hidden", "unseen", "brain A, face down, in the bid of Jörg"),
        ("shown", "unseen", "brain A, face down, you know its value 2, in the bid of Jörg"),
        ("hidden", "shown", "brain A, value 2, in the bid of Jörg"),
        ("shown", "shown", "brain A, value 2, in the bid of Jörg"),
    ],
)
def test_the_seller_sees_what_is_shown_not_what_is_remembered(
    memory: str, how: str, phrase: str
) -> None:
    """11.6, 14.3: a part that is bid unseen lies face down for a seller who has seen it before."""
    board = offering(memory)
    board.play("call", f"add BR2 {how}", "bid", "pass")
    scene = look(board.state, 0)
    assert phrase in labels(scene)
    assert (f"bid-value-{board.names['BR2']}" in scene.flat()) == (how == "shown")


def test_bids_are_accepted_where_they_lie() -> None:
    """11.8: the field of a bidder is what the seller clicks."""
    board = trading()
    board.play("1 points p1", "1 bid", "2 points p1", "2 bid")
    scene = look(board.state, 0)
    assert 'data-token="1"' in scene.flat()["bid-1"]
    assert "Bid of Jörg: 1 knowledge point" in labels(scene)
    assert region(scene, "desk").first


def test_points_can_be_clicked() -> None:
    """11.5: as many as the die can still be turned up."""
    board = trading()
    assert {"p1", "p2", "p3"} <= tokens(look(board.state, 1))
    assert "p4" not in tokens(look(board.state, 1))
    assert not {"p1", "p2"} & tokens(look(board.state, 2))
