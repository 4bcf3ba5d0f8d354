"""Hidden cards: undecided until somebody learns something, then remembered by those who did."""

from __future__ import annotations

from random import Random

from tafelrunde.core.cards import Card, Pile, deal, leave, moved_unseen, pool, settle
from tafelrunde.core.event import EVERYONE, only


def faces(cards: list[Card]) -> list[tuple[int, int]]:
    return [(card.face, card.known) for card in cards]


def test_a_pile_is_a_bag_until_somebody_looks() -> None:
    pile = Pile([2, 1])
    assert pile.odds() == [(0, 2), (1, 1)]
    assert pile.certain is None
    card = pile.take(1, only(0))
    assert (card.seen_by(0), card.seen_by(1), card.seen_by(None)) == (1, -1, -1)
    assert len(pile) == 2


def test_under_the_pile_a_card_stays_fixed_and_comes_round() -> None:
    pile = Pile([1, 1])
    first = pile.take(0, EVERYONE)
    pile.put_under(first)
    pile.take(1, only(1))
    assert pile.certain is first
    assert pile.odds() == [(0, 1)]
    assert pile.take(0, 0) is first
    assert len(pile) == 0


def test_on_top_a_card_comes_first() -> None:
    pile = Pile([3, 0])
    pile.put_on_top(Card(1, only(2)))
    assert pile.odds() == [(1, 1)]
    assert pile.take(1, only(0)).known == only(0, 2)


def test_shuffled_in_all_is_undecided_again() -> None:
    pile = Pile([1, 0])
    pile.put_under(Card(1, EVERYONE))
    pile.shuffle_in([Card(1, only(0))])
    assert pile.odds() == [(0, 1), (1, 2)]
    assert pile.certain is None


def test_who_did_not_see_which_card_left_forgets_the_group() -> None:
    hand = [Card(0, only(0, 1)), Card(1, only(0, 2))]
    moved_unseen(hand, only(0, 2))
    assert faces(hand) == [(0, only(0)), (1, only(0, 2))]


def test_an_only_card_is_not_unseen() -> None:
    hand = [Card(0, only(0, 1))]
    moved_unseen(hand, only(0, 2))
    assert faces(hand) == [(0, only(0, 1))]


def test_equal_cards_cannot_be_told_apart() -> None:
    """Seat 1 saw the one, seat 2 the other: each knows of one at least."""
    hand = settle([Card(3, only(0, 1)), Card(3, only(0, 2)), Card(1, only(0))], 3)
    assert faces(hand) == [(1, only(0)), (3, only(0, 1, 2)), (3, only(0))]
    left = leave(hand, 3, only(0, 1))
    assert left.known & only(1)
    assert faces(hand) == [(1, only(0)), (3, only(0))]


def test_the_pool_and_a_deal_from_it_fit() -> None:
    fixed = [Card(0, only(0)), Card(1, only(1)), Card(1, EVERYONE)]
    unknown = pool([2, 0], fixed, 0)
    assert unknown == [2, 1]
    dealt, rest = deal(unknown, 1, Random(1))
    assert sum(rest) == 2
    assert [rest[face] + dealt.count(face) for face in (0, 1)] == unknown
