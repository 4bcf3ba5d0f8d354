"""Chapter 11: organ trade; chapter 12: taking back robbery cards."""

from __future__ import annotations

import pytest

from tafelrunde.core.event import hears
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.games.monstermacher.rules.bid import PASSED
from tafelrunde.games.monstermacher.tests.positions import Board, codes, place, seat
from tafelrunde.testing.helpers.acts import why


def market(seller: int = 4, first: int = 3, second: int = 5) -> Board:
    """Seat 0 has a head and an arm to offer, seat 1 two legs, seat 2 a brain."""
    stores = [seat(seller, "HD3 LA1"), seat(first, "LL2 RL0"), seat(second, "BR1")]
    return place(stores, step="third")


def offered(seller: int = 4, first: int = 3, second: int = 5) -> Board:
    board = market(seller, first, second)
    board.play("offer HD3", "call")
    return board


def test_the_player_in_turn_offers_one_own_part() -> None:
    """11.1, MM-50, MON-R78: a certain card of the own store; the rest of the turn is over."""
    board = market()
    assert board.legal("offer ") == {"offer HD3", "offer LA1"}
    assert board.refused("offer LL2") == "11.1"
    events = board.play("offer HD3")
    assert codes(events, None) == ["offers"]
    board.play("call", "pass", "pass")
    assert board.state.actors() == (1,)  # the next turn: exactly one offer


def test_no_offer_without_a_store() -> None:
    """11.1, 3.6, MM-50."""
    board = place([seat(1, open=(1, 2)), seat(), seat()], step="third")
    assert board.legal() == {"pick-up", "skip"}
    assert board.refused("offer left-arm-a") == "11.1"


def test_the_seller_may_show_the_offer() -> None:
    """11.2, MM-51: to one, to several, to nobody; all see to whom, only he sees what."""
    board = market()
    board.play("offer HD3")
    assert board.legal() == {"show 1", "show 2", "call"}
    assert why(board.state, "show 0") == "shown-to-oneself [11.2]"
    events = board.play("show 2")
    assert codes(events, 1) == ["shows"]
    assert codes(events, 2) == ["shows", "value"]
    assert (board.knows(2, "HD3"), board.knows(1, "HD3")) == (3, None)
    assert board.legal() == {"show 1", "call"}
    assert why(board.state, "show 2") == "shown-already 2 [11.2]"
    board.play("call")
    assert board.state.actors() == (1,)


def test_showing_to_all_opens_the_bidding() -> None:
    """11.2, 11.3: nobody is left to be shown anything."""
    board = market()
    board.play("offer HD3", "show 1", "show 2")
    assert board.asked() == "bid"


@pytest.mark.parametrize("offer", ["HD3*", "HD3:1"])
def test_a_front_seen_before_may_be_shown_again(offer: str) -> None:
    """11.2, 14.3, MM-51: as the seller likes; what one remembers is not what one is shown."""
    board = place([seat(store=offer), seat(store="LL2"), seat()], step="third")
    board.play("offer HD3")
    assert board.legal() == {"show 1", "show 2", "call"}
    assert codes(board.play("show 1"), 1) == ["shows", "value"]
    assert board.legal() == {"show 2", "call"}


def test_everybody_knows_to_whom_the_offer_was_shown() -> None:
    """11.2, 14.3: in this trade, until it is over; knowing the part from before is no showing."""
    board = place([seat(store="HD3:2"), seat(store="LL2"), seat(store="BR1")], step="third")
    board.play("offer HD3")
    assert shown_to(board) == []
    board.play("show 1", "call")
    assert shown_to(board) == [1]
    board.play("add LL2 unseen", "bid", "points p1", "bid")
    assert board.asked() == "accept"
    assert shown_to(board) == [1]
    board.play("decline", *["skip"] * 6)
    board.play("skip", "skip", "offer HD3")
    assert shown_to(board) == []


def shown_to(board: Board) -> list[int]:
    """The same for every reader."""
    trades = [board.view(who).facts["trade"] for who in (0, 1, 2, None)]
    assert all(isinstance(trade, dict) for trade in trades)
    lists = [trade["shown"] for trade in trades if isinstance(trade, dict)]
    assert all(one == lists[0] for one in lists)
    return list(lists[0])


def test_bids_go_round() -> None:
    """11.3, MM-51, MON-R79: clockwise, once each, then the seller decides."""
    board = offered()
    assert board.state.actors() == (1,)
    board.play("points p1", "bid")
    assert board.state.actors() == (2,)
    board.play("pass")
    assert board.state.actors() == (0,)
    assert board.asked() == "accept"


def test_parts_points_or_both() -> None:
    """11.4, MM-52, MON-R79."""
    board = offered()
    board.play("add LL2 shown", "add RL0 unseen", "points p2", "bid")
    trade = board.view(2).facts["trade"]
    assert isinstance(trade, dict)
    assert trade["bids"][0] == {
        "seat": 1, "status": "bid", "points": 2,
        "cards": [
            {"id": board.names["LL2"], "shown": True}, {"id": board.names["RL0"], "shown": False},
        ],
    }  # fmt: skip


def test_an_empty_bid_is_none() -> None:
    """11.4, MM-52."""
    board = offered()
    assert "bid" not in board.legal()
    assert board.refused("bid") == "11.4"


@pytest.mark.parametrize("card", ["BR1", "HD3", "left-leg-b"])
def test_bids_hold_own_parts(card: str) -> None:
    """11.4, MM-52."""
    assert offered().refused(f"add {card} shown") == "11.4"


def test_a_bid_one_cannot_pay() -> None:
    """11.5, MM-52: k ≤ 6 − die."""
    board = offered(first=4)
    assert board.legal("points ") == {"points p1", "points p2"}
    assert board.refused("points p3") == "11.5"
    board.play("points p1")
    assert board.refused("points p1") == "11.5"
    assert board.refused("points p2") == "11.5"


def test_a_six_has_no_points_to_bid() -> None:
    """11.5, MM-52."""
    board = offered(first=6)
    assert not board.legal("points ")
    assert board.refused("points p1") == "11.5"


def test_who_has_nothing_is_not_asked() -> None:
    """11.3, 11.4: no part and no point."""
    board = place([seat(store="HD3"), seat(6), seat(5)], step="third")
    events = board.play("offer HD3", "call")
    assert "cannot-bid" in codes(events)
    assert board.state.actors() == (2,)


def test_fronts_are_shown_to_the_seller_alone() -> None:
    """11.6, MM-51, MON-R84, MON-R85: or to nobody, each part as its owner likes."""
    board = offered()
    board.play("add LL2 shown", "add RL0 unseen")
    events = board.play("bid")
    assert codes(events, 0) == ["bids", "bids-shown", "value", "bids-unseen"]
    assert codes(events, 2).count("value") == 0
    assert [board.knows(0, card) for card in ("LL2", "RL0")] == [2, None]
    assert [board.knows(2, card) for card in ("LL2", "RL0")] == [None, None]


def test_a_part_is_bid_once() -> None:
    """11.6."""
    board = offered()
    board.play("add LL2 shown")
    assert board.refused("add LL2 unseen") == "11.6"
    assert board.legal("add ") == {"add RL0 shown", "add RL0 unseen"}


def test_a_bid_is_secret_until_it_is_made() -> None:
    """11.7, MM-51: then backs and points are public."""
    board = offered()
    before = [board.view(who).text() for who in (0, 2, None)]
    events = board.play("add LL2 shown", "points p2")
    assert codes(events, 0) == codes(events, 2) == codes(events, None) == []
    assert [board.view(who).text() for who in (0, 2, None)] == before
    assert board.view(1).facts["draft"] == {
        "cards": [{"id": board.names["LL2"], "shown": True}], "points": 2,
    }  # fmt: skip
    events = board.play("bid")
    assert codes(events, None) == ["bids", "bids-shown"]
    assert board.view(1).facts["draft"] is None


@pytest.mark.parametrize("pick", ["add LL2 shown", "add LL2 unseen", "points p1"])
def test_bids_are_binding(pick: str) -> None:
    """11.7, MM-52: steps of a bid are taken back freely, a bid that was made is not."""
    board = offered()
    match = Match(board.setup, Seeded(0))
    match.state = board.state
    match.entries, match.line = [], []
    match.play(1, board.full(pick))
    assert match.free(1) == [0]
    match.play(1, "bid")
    assert match.free(1) == []


def test_passing_drops_what_was_put_together() -> None:
    """11.3, 11.7: nobody learns of it."""
    board = offered()
    events = board.play("add LL2 shown", "points p1", "pass")
    assert codes(events, 0) == ["passes"]
    assert board.knows(0, "LL2") is None
    (bid,) = [bid for bid in board.monsters.bids if bid.status == PASSED]
    assert (bid.parts, bid.points) == ((), 0)


def settled(how: str = "accept 1", seller: int = 4, points: str = "p2") -> Board:
    board = offered(seller)
    bid = ["add LL2 unseen", *([f"points {points}"] if points else []), "bid"]
    board.play(*bid, "pass", how)
    return board


def test_the_seller_accepts_one_or_none() -> None:
    """11.8, MM-51: any bid that was made."""
    board = offered()
    board.play("add LL2 unseen", "bid", "points p1", "bid")
    assert board.legal() == {"accept 1", "accept 2", "waive 2", "decline"}
    assert board.refused("accept 0") == "11.8"
    board = offered()
    board.play("points p1", "bid", "pass")
    assert board.refused("accept 2") == "11.8"
    assert board.refused("waive 2") == "11.8"


def test_the_exchange() -> None:
    """11.9, MM-53, MON-R83: and both now know what they got, as only they do."""
    board = settled()
    assert board.store(0) == ["LA1", "LL2"]
    assert board.store(1) == ["RL0", "HD3"]
    assert [board.knows(who, "HD3") for who in (0, 1, 2)] == [3, 3, None]
    assert [board.knows(who, "LL2") for who in (0, 1, 2)] == [2, 2, None]


def test_the_buyer_pays_in_pips() -> None:
    """11.10, MM-53, MON-R80."""
    board = settled()
    assert board.die(1) == 5


def test_the_seller_learns() -> None:
    """11.11, MM-53, MON-R81: by the same number."""
    assert settled().die(0) == 2


def test_surplus_is_lost() -> None:
    """11.11, 4.3, MM-53, MON-R82."""
    board = settled(seller=2, points="p3")
    assert (board.die(0), board.die(1)) == (1, 6)


def test_the_seller_may_waive() -> None:
    """11.12, MM-53, MON-R81: the buyer pays all the same."""
    board = settled("waive 1")
    assert (board.die(0), board.die(1)) == (4, 5)
    assert board.store(0) == ["LA1", "LL2"]


def test_nothing_to_waive() -> None:
    """11.12: without points, or on a 1."""
    board = offered()
    board.play("add LL2 unseen", "bid", "pass")
    assert board.refused("waive 1") == "11.12"
    board = offered(seller=1)
    board.play("points p1", "bid", "pass")
    assert board.legal() == {"accept 1", "decline"}
    assert board.refused("waive 1") == "11.12"


@pytest.mark.parametrize("answers", [["pass", "pass"], ["points p1", "bid", "pass", "decline"]])
def test_no_deal(answers: list[str]) -> None:
    """11.13: all stays as it was, dice included."""
    board = offered()
    board.play(*answers)
    assert board.store(0) == ["HD3", "LA1"]
    assert [board.die(who) for who in range(3)] == [4, 3, 5]
    assert board.state.actors() == (1,)


def test_a_refused_bid_is_still_remembered() -> None:
    """11.6, 14.2: the seller has seen it."""
    board = offered()
    board.play("add LL2 shown", "bid", "pass", "decline")
    assert (board.knows(0, "LL2"), board.knows(2, "LL2")) == (2, None)


def test_mx11_pick_up() -> None:
    """12.1, 12.2, MX-11, MM-55, MON-R87, MON-R88: die 2, three open: all are hidden again."""
    board = place([seat(2, open=(1, 2, 4)), seat(), seat()], step="third")
    events = board.play("pick-up")
    assert events[0].code == "picks-up"
    assert hears(events[0].audience, None)
    assert board.open(0) == []
    assert board.monsters.players[0].hidden == 0b1111


def test_mx11_as_many_are_not_enough() -> None:
    """12.1, MX-11, MM-55, MON-R87."""
    board = place([seat(2, "LA1", open=(1, 2)), seat(), seat()], step="third")
    assert "pick-up" not in board.legal()
    assert board.refused("pick-up") == "12.1"


def test_all_are_free_for_the_next_robbery() -> None:
    """12.2, MON-R88."""
    board = place([seat(2, open=(1, 2, 4)), seat(), seat()], step="third")
    board.play("pick-up", *["skip"] * 4)
    board.play("rob", "stay", "stay")
    assert board.legal() == {f"choose grave-{g}" for g in range(1, 5)}


def test_open_cards_are_public() -> None:
    """12.3, MON-R86."""
    board = place([seat(open=(1, 3)), seat(), seat()])
    players = board.view(None).facts["players"]
    assert isinstance(players, list)
    assert (players[0]["open"], players[0]["hidden"]) == ([1, 3], [2, 4])


@pytest.mark.parametrize(("seats", "die"), [(5, 5), (5, 6), (4, 5), (3, 4), (3, 5), (3, 6)])
def test_too_bad_a_grade(seats: int, die: int) -> None:
    """12.4, MM-56: there are not enough robbery cards."""
    graves = (1, 2, 3, 4) if seats == 3 else (1, 2, 3, 4, 5)
    others = [seat() for _ in range(seats - 1)]
    board = place([seat(die, "LA1", open=graves), *others], step="third")
    assert board.refused("pick-up") == "12.1"


def test_the_best_grade_that_is_not_good_enough() -> None:
    """12.4: one pip less and it works."""
    board = place([seat(3, "LA1", open=(1, 2, 3, 4)), seat(), seat()], step="third")
    assert "pick-up" in board.legal()
