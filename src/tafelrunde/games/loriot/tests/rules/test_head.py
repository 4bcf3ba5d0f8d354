"""Chapter 9: mental arithmetic on heads."""

from __future__ import annotations

import pytest

from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.numbers import RANKS, WORTH
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import (
    Options,
    asked,
    at,
    hand,
    legal,
    place,
    rules,
    throw,
    turn,
)
from tafelrunde.testing.helpers.acts import play, refused, why

ALONE = "out out out"
OWN: Options = {"calculation": "player"}


def on_head(
    seats: int = 2,
    number: str = "4 4",
    options: Options | None = None,
    hands: dict[str, str] | None = None,
    **stones: str,
) -> Loriot:
    """Blue stands on the head G6, has thrown a 1 and now the number."""
    state = place({"blue": f"G6 {ALONE}", **stones}, seats, options, hands)
    play(state, *throw(1), f"white {number}")
    return state


def decline(state: Loriot) -> None:
    """Everybody who is asked declines."""
    while asked(state) == "intervene":
        play(state, "decline")


def test_the_number_to_make() -> None:
    """9.1, LOR-R52, LOR-R53: the sum of the white dice; other stones there do not matter."""
    state = on_head(orange="G6 G6")
    assert asked(state) == "intervene"
    assert state.asked(1).args == (0, 8)


def test_the_others_are_asked_clockwise() -> None:
    """9.2, LO-40, LOR-R54, LOR-R55: once each, from the mover's left, with what lies there."""
    state = place({"jade": f"G6 {ALONE}"}, seats=4, turn=2)
    play(state, *throw(1), "white 3 4")
    order = []
    while asked(state) == "intervene":
        order.append(state.actors()[0])
        assert len(state.laid) == len(order) - 1
        play(state, "intervene five")
    assert order == [3, 0, 1]
    assert state.actors() == (2,)


def test_only_cards_of_the_own_hand() -> None:
    """9.2, 9.3."""
    state = on_head(hands={"blue": "2 3", "orange": "9 K"})
    assert legal(state) == ["decline", "intervene nine", "intervene king"]
    assert refused(state, "intervene two") == "9.2"
    assert why(state, "intervene two") == "card-not-held two [9.2]"
    assert state.refusal(1, state.setup.intervene.at(RANKS.index("nine"))) is None
    play(state, "intervene nine")
    assert legal(state) == ["claim", "play two", "play three", "give-up"]
    assert refused(state, "play nine") == "9.3"
    assert why(state, "play nine") == "card-not-held nine [9.3]"


def test_who_has_no_cards_is_not_asked() -> None:
    """9.2, LO-40."""
    state = on_head(3, hands={"orange": ""})
    assert state.actors() == (2,)


def test_nobody_intervenes() -> None:
    """9.2, 9.3, LOR-R56: then the own cards decide alone."""
    state = on_head(3)
    decline(state)
    events = play(state, "play eight", "claim")
    assert ("made", (0, "8", 8)) in [(event.code, event.args) for event in events]
    assert at(state, "blue") == "G7"


def test_as_many_cards_as_you_like() -> None:
    """9.3, LO-41, LOR-R57: in any order, they lie ascending."""
    state = on_head()
    play(state, "intervene nine", "play ten", "play two")
    assert [WORTH[laid.rank] for laid in state.laid] == [9, 2, 10]
    events = play(state, "claim")
    assert ("made", (0, "2 × 9 − 10", 8)) in [(event.code, event.args) for event in events]


def test_no_card_need_be_added() -> None:
    """9.3, 9.5, LO-42, LO-43, LOR-R60, LOR-R61: a single card counts as it is."""
    state = on_head()
    play(state, "intervene eight", "claim")
    assert at(state, "blue") == "G7"
    state = on_head()
    play(state, "intervene nine", "claim")
    assert at(state, "blue") == "G5"


def test_two_cards_of_others_alone() -> None:
    """9.5, LO-42: the interveners' cards may make the number by themselves."""
    state = on_head(3)
    play(state, "intervene two", "intervene four", "claim")
    assert at(state, "blue") == "G7"


def test_every_card_must_be_used() -> None:
    """9.4, LO-41, LOR-R59: the eight would do, but for the three of the other."""
    state = on_head()
    play(state, "intervene three", "play eight", "claim")
    assert at(state, "blue") == "G5"


@pytest.mark.parametrize(
    ("number", "other", "cards", "way"),
    [
        ("1 6", "two", ["five"], "2 + 5"),
        ("1 4", "seven", ["two"], "7 − 2"),
        ("4 6", "two", ["five"], "2 × 5"),
        ("1 1", "eight", ["four"], "8 ÷ 4"),
        ("6 6", "two", ["four", "ten"], "4 + 10 − 2"),
        ("6 4", "three", ["three", "nine", "jack"], ""),
        ("5 5", "six", ["three", "four", "eight"], ""),
    ],
)
def test_four_operations_mixed_freely(number: str, other: str, cards: list[str], way: str) -> None:
    """9.4, LO-41, LOR-R58: whatever the solver shows is right and uses every card."""
    state = on_head(number=number)
    events = play(state, f"intervene {other}", *[f"play {card}" for card in cards], "claim")
    (made,) = [event for event in events if event.code == "made"]
    assert not way or made.args[1] == way
    shown = str(made.args[1]).replace("×", "*").replace("÷", "/").replace("−", "-")
    assert eval(shown) == pytest.approx(float(made.args[2]))


def test_fractions_on_the_way() -> None:
    """9.4, LO-41: two, two, five and five make 12 only with a fraction in between."""
    state = on_head(3, number="6 6", hands={"blue": "2 5"})
    events = play(state, "intervene two", "intervene five", "play two", "play five", "claim")
    (made,) = [event for event in events if event.code == "made"]
    assert made.args == (0, "5 × (2 + 2 ÷ 5)", 12)


def test_without_any_card_you_fail() -> None:
    """9.5, LO-42."""
    state = on_head()
    events = play(state, "decline", "claim")
    assert rules(events, "lays-nothing") == ["9.5"]
    assert at(state, "blue") == "G5"


def test_exactly_the_number_or_failure() -> None:
    """9.6, LOR-R62: success right, failure left."""
    state = on_head()
    events = play(state, "decline", "play nine", "claim")
    assert rules(events, "not-made") == ["9.6"]
    assert at(state, "blue") == "G5"


@pytest.mark.parametrize("card", ["eight", "nine"])
def test_played_cards_are_gone(card: str) -> None:
    """9.7, LO-45, LOR-R63: all of them, success or not."""
    state = on_head(3)
    play(state, "intervene two", "decline", f"play {card}", "claim")
    assert "two" not in hand(state, "orange")
    assert card not in hand(state, "blue")
    assert len(hand(state, "jade")) == 13
    assert state.laid == []


def test_lx11_an_empty_hand_fails_at_once() -> None:
    """9.8, LX-11, LO-44, LOR-R64: no throw, no question; to the left, or down from the side."""
    state = place({"blue": f"Oc6c {ALONE}"}, hands={"blue": ""})
    events = play(state, *throw(2))
    assert rules(events, "no-cards") == ["9.8"]
    assert (at(state, "blue"), state.white) == ("G5", 0)
    state = place({"blue": f"G8>G7 {ALONE}"}, hands={"blue": ""})
    play(state, *throw(2))
    assert at(state, "blue") == "Oc6c"


def test_the_table_says_whether_the_cards_suffice() -> None:
    """9.9: only to the one who chooses, and only where the table calculates."""
    state = on_head()
    assert "suffices" not in GAME.view(state, 0).facts
    play(state, "intervene nine")
    assert GAME.view(state, 0).facts["suffices"] is False
    assert asked(state) == "play"
    play(state, "play two", "play ten")
    assert GAME.view(state, 0).facts["suffices"] is True
    assert asked(state) == "play-enough"
    for reader in (1, None):
        assert "suffices" not in GAME.view(state, reader).facts
    own = on_head(options=OWN)
    play(own, "decline", "play eight")
    assert "suffices" not in GAME.view(own, 0).facts
    assert asked(own) == "play"


def test_calculating_oneself() -> None:
    """9.10: numbers are combined until one is left."""
    state = on_head(options=OWN)
    play(state, "intervene nine", "play ten", "play two", "claim")
    assert asked(state) == "combine"
    view = GAME.view(state, 1).facts
    assert view["numbers"] == [{"value": n, "text": n} for n in ("9", "2", "10")]
    play(state, "combine n1 times n2")
    assert GAME.view(state, 1).facts["numbers"] == [
        {"value": "18", "text": "9 × 2"},
        {"value": "10", "text": "10"},
    ]
    events = play(state, "combine n1 minus n2")
    assert ("made", (0, "9 × 2 − 10", 8)) in [(event.code, event.args) for event in events]
    assert at(state, "blue") == "G7"


def test_the_last_number_decides() -> None:
    """9.10, 9.6: a wrong calculation fails, though another one would not have."""
    state = on_head(options=OWN)
    play(state, "intervene nine", "play ten", "play two", "claim", "combine n2 over n1")
    assert GAME.view(state, 0).facts["numbers"] == [
        {"value": "2/9", "text": "2 ÷ 9"},
        {"value": "10", "text": "10"},
    ]
    events = play(state, "combine n1 minus n2")
    (missed,) = [event for event in events if event.code == "missed"]
    assert missed.args == (0, "2 ÷ 9 − 10", "-88/9", 8)
    assert at(state, "blue") == "G5"


def test_a_single_card_needs_no_calculation() -> None:
    """9.10, 9.5, LOR-R61."""
    state = on_head(options=OWN)
    play(state, "decline", "play eight", "claim")
    assert at(state, "blue") == "G7"


def test_nothing_is_divided_by_zero() -> None:
    """9.4, 9.10, LO-41."""
    state = on_head(options=OWN)
    play(state, "intervene nine", "play nine", "play two", "claim", "combine n1 minus n3")
    assert legal(state) == [
        "combine n1 plus n2", "combine n1 minus n2", "combine n1 times n2", "combine n1 over n2",
        "combine n2 plus n1", "combine n2 minus n1", "combine n2 times n1", "give-up",
    ]  # fmt: skip
    state = on_head(options=OWN)
    play(state, "intervene nine", "play three", "play nine", "claim", "combine n1 minus n3")
    assert refused(state, "combine n2 over n1") == "9.4"
    assert refused(state, "combine n1 plus n3") == "9.10"
    assert refused(state, "combine n1 plus n1") == "9.10"


@pytest.mark.parametrize(
    ("steps", "text"),
    [
        (("combine n2 times n1", "combine n1 minus n2"), "2 × 9 − 10"),
        (("combine n1 times n2", "combine n1 minus n2"), "9 × 2 − 10"),
    ],
)
def test_numbers_are_named_in_any_order(steps: tuple[str, str], text: str) -> None:
    """9.10, LO-41: and the calculation is written as it was made."""
    state = on_head(options=OWN)
    play(state, "intervene nine", "play ten", "play two", "claim")
    events = play(state, *steps)
    assert ("made", (0, text, 8)) in [(event.code, event.args) for event in events]


def test_giving_up() -> None:
    """9.11: also when the cards would do; what lies on the table is gone."""
    state = on_head()
    events = play(state, "intervene eight", "play two", "give-up")
    assert rules(events, "gives-up") == ["9.11"]
    assert at(state, "blue") == "G5"
    assert "two" not in hand(state, "blue")
    state = on_head(options=OWN)
    play(state, "intervene nine", "play two", "claim", "give-up")
    assert (at(state, "blue"), turn(state)) == ("G5", "orange")


def test_moments() -> None:
    """9.2, 9.3, 9.10, 9.11: the own paragraph of what is not asked now; on a head, what is."""
    state = place({"blue": f"G6 {ALONE}"}, options=OWN)
    for text, rule in (
        ("intervene two", "9.2"), ("play two", "9.3"), ("combine n1 plus n2", "9.10"),
        ("give-up", "9.11"), ("claim", "9.3"), ("decline", "9.2"),
    ):  # fmt: skip
        assert refused(state, text) == rule
    play(state, *throw(1), "white 4 4")
    for text in ("play two", "claim", "give-up", "combine n1 plus n2"):
        assert refused(state, text) == "9.2"  # it is for the other to say
    play(state, "intervene nine", "play two")
    for text in ("intervene three", "decline", "combine n1 plus n2"):
        assert refused(state, text) == "9.3"
    play(state, "claim")
    for text in ("play three", "claim", "intervene three", "decline"):
        assert refused(state, text) == "9.10"  # the cards have been presented
