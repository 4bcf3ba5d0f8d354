"""Leduc poker: each test names the paragraph it checks."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.errors import BadData, BadLuck, Illegal
from tafelrunde.core.event import EVERYONE, hears
from tafelrunde.core.luck import Scripted
from tafelrunde.core.match import Match
from tafelrunde.core.state import CHANCE, State
from tafelrunde.testing.games.leduc.game import GAME

SETUP = GAME.setup(2)


def position(hands: str = "JQ", first: str = "", public: str = "", second: str = "") -> State:
    return SETUP.from_dict(
        {"hands": list(hands), "public": list(public), "betting": [first, second]}
    )


def dealt(*cards: str) -> Match:
    """A match after both cards are dealt, with the public card to come."""
    deals = [f"deal {seat} {card}" for seat, card in enumerate(cards[:2])]
    return Match(SETUP, Scripted([*deals, *[f"public {card}" for card in cards[2:]]]))


def texts(state: State) -> list[str]:
    return [str(action) for action in state.legal(state.actors()[0])]


def scores(state: State) -> tuple[int, ...]:
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


def test_six_cards() -> None:
    """1.1 Two of each rank, wherever they are."""
    assert SETUP.start().census() == {"J": 2, "Q": 2, "K": 2}
    assert position("JJ", "cc", "K").census() == {"J": 2, "Q": 2, "K": 2}


def test_ante() -> None:
    """1.2 Folding at once costs the ante."""
    match = dealt("J", "Q")
    assert match.view(0).facts["stakes"] == [1, 1]


def test_cards_run_out() -> None:
    """1.1 A third card of a rank cannot come."""
    match = dealt("K", "K")
    match.play(0, "call")
    match.play(1, "call")
    assert [(str(a), n) for a, n in match.state.odds()] == [("public J", 2), ("public Q", 2)]
    with pytest.raises(BadLuck):
        match.play(CHANCE, "public K")


def test_own_card_is_secret() -> None:
    """2.1 Each seat sees its own card, a spectator none."""
    match = dealt("J", "K")
    hands = [match.view(seat).facts["hands"] for seat in (0, 1, None)]
    assert hands == [["J", "?"], ["?", "K"], ["?", "?"]]


def test_who_hears_of_a_card() -> None:
    """2.1 That a card is dealt all hear, which one only its owner."""
    told = dealt("J", "K").entries[0].events
    assert [(e.code, e.audience) for e in told] == [("dealt", EVERYONE), ("your-card", 1)]
    assert not hears(told[1].audience, None)


def test_public_card() -> None:
    """2.2 It comes after the first round, for all."""
    match = dealt("J", "K", "Q")
    assert match.view(None).facts["public"] == []
    match.play(0, "call")
    match.play(1, "call")
    assert match.view(None).facts["public"] == ["Q"]


def test_first_seat_begins_both_rounds() -> None:
    """3.1 Also if the second seat bet last."""
    assert position().actors() == (0,)
    assert position("JQ", "c").actors() == (1,)
    assert position("JQ", "crc", "K").actors() == (0,)


def test_nothing_to_fold_to() -> None:
    """3.2 Without a bet: check or raise."""
    assert texts(position()) == ["call", "raise"]
    assert texts(position("JQ", "c")) == ["call", "raise"]
    with pytest.raises(Illegal) as error:
        dealt("J", "Q").play(0, "fold")
    assert error.value.rule == "3.2"


def test_answer_to_a_raise() -> None:
    """3.3 Fold, call or raise."""
    assert texts(position("JQ", "r")) == ["fold", "call", "raise"]


def test_two_raises() -> None:
    """3.4 No third raise in a round, but again two in the next."""
    assert texts(position("JQ", "crr")) == ["fold", "call"]
    assert texts(position("JQ", "rrc", "K", "r")) == ["fold", "call", "raise"]
    match = dealt("J", "Q")
    match.play(0, "raise")
    match.play(1, "raise")
    with pytest.raises(Illegal) as error:
        match.play(0, "raise")
    assert error.value.rule == "3.4"


def test_size_of_a_raise() -> None:
    """3.5 Two chips more, then four."""
    state = position("JQ", "rrc", "K", "rr")
    assert GAME.view(state, None).facts["stakes"] == [9, 13]


def test_end_of_a_round() -> None:
    """3.6 Two checks or a called raise; one check does not end it."""
    assert position("JQ", "cc").actors() == (CHANCE,)
    assert position("JQ", "rc").actors() == (CHANCE,)
    assert position("JQ", "cr").actors() == (0,)


def test_fold_hides_the_cards() -> None:
    """4.1 The pot goes over, nothing is shown."""
    match = dealt("K", "J")
    match.play(0, "raise")
    match.play(1, "fold")
    assert match.over
    assert scores(match.state) == (1, -1)
    assert match.view(0).facts["hands"] == ["K", "?"]


def test_pair_wins() -> None:
    """4.2 A pair of jacks beats a king; both cards are shown."""
    state = position("JK", "cc", "J", "cc")
    assert scores(state) == (1, -1)
    assert GAME.view(state, None).facts["hands"] == ["J", "K"]


def test_higher_card_wins() -> None:
    """4.3 Without a pair the queen beats the jack."""
    assert scores(position("JQ", "rc", "K", "cc")) == (-3, 3)


def test_equal_cards_split() -> None:
    """4.4 Nobody wins, both are first."""
    outcome = position("QQ", "rrc", "K", "rrc").outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.reason) == ((0, 0), (1, 1), "showdown")


def test_chips_are_the_score() -> None:
    """4.5 The largest pot."""
    state = position("JK", "crrc", "Q", "crrc")
    assert scores(state) == (-13, 13)
    assert SETUP.limits.low == -13


def information_sets(state: State, found: set[str]) -> None:
    for seat in state.actors():
        if seat == CHANCE:
            actions = [action for action, _ in state.odds()]
        else:
            found.add(GAME.view(state, seat).text())
            actions = state.legal(seat)
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            information_sets(after, found)


def test_information_sets() -> None:
    """3.1 As many questions as published for this game, suits left aside: 288."""
    found: set[str] = set()
    information_sets(SETUP.start(), found)
    assert len(found) == 288


def test_a_world_that_fits() -> None:
    """2.1 What a seat cannot know may be anything that is left."""
    state = position("KJ", "cc", "K")
    view = GAME.view(state, 0)
    others = {str(GAME.determinize(view, Random(n)).to_dict()["hands"]) for n in range(40)}
    assert others == {"['K', 'J']", "['K', 'Q']"}


@pytest.mark.parametrize(
    ("hands", "first", "public", "second"),
    [("KKK", "", "", ""), ("K", "c", "", ""), ("JQ", "f", "", ""), ("JQ", "c", "K", ""),
     ("JQ", "cc", "", "c"), ("JJ", "cc", "J", ""), ("JX", "", "", ""), ("JQ", "rrr", "", ""),
     ("JQ", "rfc", "", ""), ("JQ", "cc", "KK", "")],
)  # fmt: skip
def test_impossible_positions(hands: str, first: str, public: str, second: str) -> None:
    """1.1 Positions that cannot be are refused."""
    with pytest.raises(BadData):
        position(hands, first, public, second)
