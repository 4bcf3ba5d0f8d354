"""Pass the card: each test names the paragraph it checks."""

from __future__ import annotations

from random import Random

import pytest

from tafelrunde.core.errors import BadData, Illegal, OutOfTurn
from tafelrunde.core.event import EVERYONE, Event, only
from tafelrunde.core.luck import Scripted
from tafelrunde.core.match import Match
from tafelrunde.core.reason import Reason
from tafelrunde.core.state import CHANCE, State
from tafelrunde.testing.games.pass_card.game import GAME

SETUP = GAME.setup(3)
FACES = "abcd"


def position(*hands: str, under: str = "", played: int = 0) -> State:
    """Hands like "a b:01 c:*", whose owner always knows them; the rest of the cards is the bag."""
    setup = GAME.setup(len(hands))
    known = [[marked(card, seat) for card in hand.split()] for seat, hand in enumerate(hands)]
    fixed = [card for cards in [*known, under.split()] for card in cards]
    copies = 2 if len(hands) == 2 else 3
    bag = [copies - sum(card[0] == face for card in fixed) for face in FACES]
    return setup.from_dict(
        {
            "phase": "turn",
            "played": played,
            "target": -1,
            "hands": known,
            "bag": bag,
            "under": under.split(),
        }
    )


def marked(card: str, owner: int) -> str:
    face, _, known = card.partition(":")
    return f"{face}:*" if known == "*" else f"{face}:" + "".join(sorted({*known, str(owner)}))


def play(state: State, *texts: str) -> list[Event]:
    """Actions of whoever is to act, one after the other; what they told."""
    told: list[Event] = []
    state.told = told
    for text in texts:
        seat = state.actors()[0]
        action = state.setup.space.read(text)
        if seat == CHANCE:
            assert action in [outcome for outcome, _ in state.odds()]
        else:
            assert action in state.legal(seat)
        state.apply(seat, action)
    state.told = None
    return told


def hand(state: State, reader: int | None, seat: int) -> str:
    """A seat's hand as a reader sees it."""
    hands = GAME.view(state, reader).facts["hands"]
    assert isinstance(hands, list)
    return " ".join(hands[seat])


def under(state: State, reader: int | None) -> str:
    cards = GAME.view(state, reader).facts["under"]
    assert isinstance(cards, list)
    return " ".join(cards)


def heard(told: list[Event]) -> list[tuple[str, int]]:
    return [(event.code, event.audience) for event in told]


def odds(state: State) -> list[tuple[str, int]]:
    return [(str(action), weight) for action, weight in state.odds()]


def offers(state: State, kind: str) -> list[str]:
    return [str(action) for action in state.legal(state.actors()[0]) if action.kind == kind]


def test_cards() -> None:
    """1.1 Three of each, two of each for two."""
    assert SETUP.start().census() == {"a": 3, "b": 3, "c": 3, "d": 3}
    assert GAME.setup(2).start().census() == {"a": 2, "b": 2, "c": 2, "d": 2}


def test_points() -> None:
    """1.2 One, two, three; a durian costs four."""
    state = position("a b c", "d d", "a", played=11)
    play(state, "look 0", "lift a")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (6, -8, 1)


def test_deal() -> None:
    """2.1 Two cards each, known to their owner; the rest is undecided."""
    draws = [f"draw {face}" for face in "abcdda"]
    match = Match(SETUP, Scripted(draws))
    assert [hand(match.state, 1, seat) for seat in range(3)] == ["? ?", "c d", "? ?"]
    assert hand(match.state, None, 1) == "? ?"
    assert match.view(0).facts["undecided"] == 6
    assert heard(match.entries[2].events) == [("draws", EVERYONE), ("your-card", only(1))]


def test_turns() -> None:
    """2.2 One each, in turn; the match ends after the last round."""
    state = position("a b", "a b", "a b")
    play(state, "show a")
    assert list(state.actors()) == [1]
    play(state, "show a", "show a")
    assert list(state.actors()) == [0]
    assert GAME.setup(3, {"rounds": 9}).limits.longest == 60


def test_only_own_cards() -> None:
    """3.1 Every action names a card of the own hand."""
    state = position("a b", "c c", "d d")
    for kind in ("show", "return", "bury", "sink"):
        assert offers(state, kind) == [f"{kind} a", f"{kind} b"]
        assert GAME.refusal(state, 0, state.setup.space.read(f"{kind} c")) == Reason("3.1")


def test_show() -> None:
    """3.2 All see it, it stays, and it is not shown again."""
    state = position("a b", "c c", "d d")
    assert heard(play(state, "show a")) == [("shows", EVERYONE)]
    assert [hand(state, reader, 0) for reader in (0, 1, 2, None)] == ["a* b", *["a* ?"] * 3]
    again = position("a:* b", "c c", "d d")
    assert offers(again, "show") == ["show b"]
    assert GAME.refusal(again, 0, again.setup.space.read("show a")) == Reason("3.2")


def test_known_to_the_seats_is_not_known_to_all() -> None:
    """3.2 A card that both players know can still be shown to spectators."""
    state = position("a:1 b", "c c")
    assert hand(state, None, 0) == "? ?"
    assert offers(state, "show") == ["show a", "show b"]


def test_look() -> None:
    """3.3 The other player chooses; only the two know what."""
    state = position("a b", "c d", "d d")
    assert offers(state, "look") == ["look 1", "look 2"]
    play(state, "look 1")
    assert list(state.actors()) == [1]
    assert offers(state, "lift") == ["lift c", "lift d"]
    assert heard(play(state, "lift d")) == [("lifts", EVERYONE), ("lifted", only(0, 1))]
    assert [hand(state, reader, 1) for reader in (0, 2, None)] == ["d ?", "? ?", "? ?"]


def test_look_at_whom() -> None:
    """3.3 Not at oneself, nor at an empty hand."""
    state = position("a b c", "d d d", "")
    assert offers(state, "look") == ["look 1"]
    for text in ("look 0", "look 2"):
        assert GAME.refusal(state, 0, state.setup.space.read(text)) == Reason("3.3")


def test_give() -> None:
    """3.4 Only giver and receiver see which card it is."""
    state = position("a b", "c c", "d d")
    told = play(state, "give b 2")
    assert heard(told) == [("gives", EVERYONE), ("given", only(0, 2))]
    assert [hand(state, reader, 2) for reader in (0, 1, 2)] == ["b ? ?", "? ? ?", "b d d"]


def test_not_to_oneself() -> None:
    """3.4 The receiver is another player."""
    match = Match(SETUP, Scripted([f"draw {face}" for face in "abcdda"]))
    with pytest.raises(Illegal) as error:
        match.play(0, "give a 0")
    assert error.value.rule == "3.4"
    with pytest.raises(OutOfTurn):
        match.play(1, "give c 0")


def test_return() -> None:
    """3.5 The card can be drawn again at once, by chance."""
    state = position("a b", "c c", "d d")
    told = play(state, "return a")
    assert heard(told) == [("returns", EVERYONE), ("you-return", only(0))]
    assert ("draw a", 3) in odds(state)


def test_bury() -> None:
    """3.6 Under the pile, known to who buried it."""
    state = position("a b", "c c", "d d")
    told = play(state, "bury a", "draw d")
    assert heard(told)[:2] == [("buries", EVERYONE), ("you-bury", only(0))]
    assert [under(state, reader) for reader in (0, 1, None)] == ["a", "?", "?"]


def test_sink() -> None:
    """3.7 Under the pile, known to all."""
    state = position("a b", "c c", "d d")
    assert heard(play(state, "sink a")) == [("sinks", EVERYONE)]
    assert [under(state, reader) for reader in (0, 1, None)] == ["a*", "a*", "a*"]


def test_draw() -> None:
    """3.8 A new card after each card that left, none after showing or looking."""
    state = position("a b", "c c", "d d")
    told = play(state, "sink a", "draw a")
    assert heard(told)[1:] == [("draws", EVERYONE), ("your-card", only(0))]
    assert [hand(state, reader, 0) for reader in (0, 1)] == ["a b", "? ?"]
    play(state, "show c")
    assert list(state.actors()) == [2]


def test_nothing_left_to_draw() -> None:
    """3.8 With an empty pile the hand gets smaller."""
    state = position("a b", "a b c c c", "a b d d d")
    play(state, "give a 1")
    assert hand(state, 0, 0) == "b"
    assert list(state.actors()) == [1]


def test_shown_card_stays_known() -> None:
    """4.1 Also when a card comes, or another is seen to go."""
    state = position("a:* b", "c c", "d d")
    play(state, "sink b", "draw c", "give c 0", "draw b")
    assert hand(state, 2, 0) == "a* ? ?"
    assert hand(state, 1, 0) == "a* c ?"


def test_unseen_leaving_is_forgetting() -> None:
    """4.2 Who did not see which one knows none of that hand, those that stayed included."""
    state = position("a:* b:1 c", "d d", "c c")
    play(state, "give c 2", "draw a")
    assert [hand(state, reader, 0) for reader in (0, 1, 2, None)] == [
        "a a b", "? ? ?", "a ? ?", "? ? ?"
    ]  # fmt: skip
    assert [hand(state, reader, 2) for reader in (0, 1, None)] == ["c ? ?", "? ? ?", "? ? ?"]


@pytest.mark.parametrize("text", ["return a", "bury a"])
def test_into_the_pile_unseen(text: str) -> None:
    """4.2 The same for a card that is buried or shuffled back."""
    state = position("a:* b:*", "d d", "c c")
    play(state, text)
    assert [hand(state, reader, 0) for reader in (0, 1, None)] == ["b", "?", "?"]


def test_single_card() -> None:
    """4.2 Nobody can take it for another."""
    state = position("a:2", "d d d", "c c")
    play(state, "give a 1", "draw b")
    assert [hand(state, reader, 1) for reader in (0, 2, None)] == ["a ? ? ?", "a ? ? ?", "? ? ? ?"]


def test_receiver_keeps_what_it_knew() -> None:
    """4.2 Who saw the card go still knows the others."""
    state = position("a:1 b:1", "d d", "c c")
    play(state, "give a 1", "draw c")
    assert hand(state, 1, 0) == "b ?"


def test_pile_goes_round() -> None:
    """4.3 The buried card comes back, certain, and who buried it knows who draws it."""
    state = position("a a", "a b b b c", "c c d d", under="d:")
    play(state, "bury a", "draw d", "give b 2")
    assert odds(state) == [("draw a", 1)]
    play(state, "draw a")
    seen = [hand(state, reader, 1) for reader in (0, 2, None)]
    assert seen == ["a ? ? ? ?", "? ? ? ? ?", "? ? ? ? ?"]


def test_undecided_first() -> None:
    """4.3 What lies under the pile comes after all that lies above."""
    state = position("a a", "b b", "c c", under="d:*")
    play(state, "sink a")
    assert odds(state) == [("draw a", 1), ("draw b", 1), ("draw c", 1), ("draw d", 2)]
    assert under(state, 1) == "d* a*"


def test_shuffling_forgets_the_pile() -> None:
    """4.4 Sunk cards are undecided again."""
    state = position("a a", "b b", "c c", under="d:* b:0")
    play(state, "return a")
    view = GAME.view(state, 0)
    assert (view.facts["under"], view.facts["undecided"]) == ([], 7)


def test_equal_cards_shown_twice() -> None:
    """4.5 Two looks at apples prove one apple."""
    state = position("b b", "a a", "c c")
    play(state, "look 1", "lift a", "show a")
    assert [hand(state, reader, 1) for reader in (0, 2)] == ["a* ?", "a* ?"]
    assert hand(state, 1, 1) == "a a*"


def test_marks_on_equal_cards_do_not_add_up() -> None:
    """4.5 It is the same to a reader whether another player saw this apple or the other one."""
    apart = position("b b", "a:0 a:2", "c c")
    together = position("b b", "a:02 c", "c c")
    for state in (apart, together):
        play(state, "show b", "show a")
    assert [hand(state, 0, 1) for state in (apart, together)] == ["a* ?", "a* ?"]


def test_one_of_equal_cards_leaves() -> None:
    """4.5 Whoever knew of one apple knows of none when an apple is seen to go."""
    state = position("a:1 a b", "c c", "d d")
    play(state, "sink a")
    assert hand(state, 1, 0) == "? ?"
    assert hand(state, 0, 0) == "a b"


def test_certain_twice() -> None:
    """4.5 A second apple that comes as such from the pile is another one."""
    state = position("c b", "a:0 b", "a b c c d d d", under="a:*", played=1)
    play(state, "sink b", "draw a")
    assert hand(state, 0, 1) == "a a*"
    assert hand(state, 2, 1) == "a* ?"


def test_hands_are_shown_in_the_end() -> None:
    """5.1 To all; what lies in the pile stays hidden."""
    state = position("a a", "b b", "c c", under="d:0", played=11)
    play(state, "show c")
    assert state.actors() == ()
    assert hand(state, None, 0) == "a* a*"
    assert under(state, None) == "?"


def test_score() -> None:
    """5.2 The sum of the hand; ties share the rank."""
    state = position("c", "a b", "d c b", played=11)
    play(state, "show b")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((3, 3, 1), (1, 1, 3))


def test_a_world_that_fits() -> None:
    """4.1 What is certain stays in every world, all else may be anything."""
    state = position("a b", "c:0 d", "d d", under="a: b:0")
    view = GAME.view(state, 0)
    for n in range(20):
        world = GAME.determinize(view, Random(n))
        assert GAME.view(world, 0).text() == view.text()
        assert world.census() == state.census()


@pytest.mark.parametrize(
    ("hands", "under"),
    [(["a a a a", "b", "c"], ""), (["a", "b", "c"], ""), (["a a", "b b", "x c"], ""),
     (["a a", "b b", "c c"], "d:7"), (["a a", "b b", "c c"], "d")],
)  # fmt: skip
def test_impossible_positions(hands: list[str], under: str) -> None:
    """1.1 Positions that cannot be are refused."""
    with pytest.raises(BadData):
        position(*hands, under=under)
