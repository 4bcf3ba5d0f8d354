"""Chapter 10: what chance cards do."""

from __future__ import annotations

import pytest

from tafelrunde.games.loriot.game import GAME
from tafelrunde.games.loriot.rules.fate import ChanceCard, go_back
from tafelrunde.games.loriot.rules.moves import open_ways
from tafelrunde.games.loriot.rules.numbers import ONWARD, UP
from tafelrunde.games.loriot.rules.question import turn_below
from tafelrunde.games.loriot.rules.state import Loriot
from tafelrunde.games.loriot.tests.positions import (
    asked,
    at,
    hand,
    legal,
    place,
    rules,
    table,
    throw,
    trail,
    turn,
)
from tafelrunde.testing.helpers.acts import codes, play, refused
from tafelrunde.words.words import Words

ALONE = "out out out"


def on_star(blue: str = "YL2", hands: dict[str, str] | None = None, **stones: str) -> Loriot:
    """Blue has just come onto a star with a 1."""
    state = place({"blue": f"{blue} {ALONE}", **stones}, hands=hands)
    play(state, *throw(1))
    if asked(state) == "go":
        play(state, "go up")
    assert asked(state) == "chance"
    return state


def draw(state: Loriot, key: str, *more: str) -> list[str]:
    return codes(play(state, f"chance {key}", *more))


def test_read_followed_and_put_under_the_pile() -> None:
    """10.1, LOR-R30, LOR-R31."""
    state = on_star()
    assert len(state.odds()) == 43
    told = draw(state, "z43")
    assert told == ["chance-card"]
    assert (state.card, turn(state)) == ("z43", "orange")
    assert [state.setup.chance_keys[card.face] for card in state.fates.under] == ["z43"]


@pytest.mark.parametrize("key", ["z25", "z31", "z34", "z41"])
def test_what_cannot_be_done_is_ignored(key: str) -> None:
    """10.1, LO-72: no foreign stone, no lost card, nobody to rob, nobody waiting."""
    state = on_star(hands={"orange": ""})
    assert draw(state, key) == ["chance-card", "ignored"]
    assert turn(state) == "orange"


@pytest.mark.parametrize("key", ["z27", "z29"])
def test_no_card_to_lose(key: str) -> None:
    """10.1, LO-72."""
    state = on_star(hands={"blue": ""})
    assert draw(state, key) == ["chance-card", "ignored"]


@pytest.mark.parametrize(
    ("key", "end"), [("z01", "YL4"), ("z02", "YL5"), ("z04", "O8"), ("z05", "O8")]
)
def test_forward(key: str, end: str) -> None:
    """10.2: further, and no decision on a large field that is reached exactly."""
    state = on_star()
    draw(state, key)
    assert (at(state, "blue"), turn(state)) == (end, "orange")


def test_forward_over_a_large_field() -> None:
    """10.2, LO-18: a decision as usual."""
    state = on_star()
    draw(state, "z08", "white 6 6")
    assert trail(state, "blue").endswith("O8 O9 O10 Oc10a")


def test_forward_hits() -> None:
    """10.2, 6.1."""
    state = on_star(orange="YL4")
    draw(state, "z01")
    assert at(state, "orange") == "waiting"


@pytest.mark.parametrize(("key", "end"), [("z01", "chip2"), ("z02", "T2"), ("z04", "v2")])
def test_forward_to_a_target_by_exact_count(key: str, end: str) -> None:
    """10.2, LO-24, LO-72: too far is ignored."""
    state = on_star("B5>B4", orange="YR1")
    told = draw(state, key)
    assert at(state, "blue") == end
    assert ("ignored" in told) == (end == "v2")
    assert ("reaches" in told) == (end == "T2")


def test_back_along_the_own_trail() -> None:
    """10.3, LO-73: over the large field by the way it came."""
    state = on_star("O8>O9>O10>Oc10a")
    events = play(state, "chance z12")
    assert rules(events, "goes-back") == ["10.3"]
    assert trail(state, "blue").endswith("YL5 O8")
    assert (turn(state), state.white) == ("orange", 0)


def test_back_at_most_to_the_start() -> None:
    """10.3, LO-73."""
    state = on_star()
    draw(state, "z14")
    assert trail(state, "blue") == "Y0"


def test_back_hits_on_a_small_field() -> None:
    """10.3, LO-73."""
    state = on_star(orange="YL2")
    draw(state, "z09")
    assert (at(state, "blue"), at(state, "orange")) == ("YL2", "waiting")


def test_heading_after_going_back() -> None:
    """10.3, 5.1: the stone goes on as it came there the first time."""
    state = on_star("B2>B3>B4")
    draw(state, "z09")
    assert trail(state, "blue").endswith("B3 B4")
    play(state, "roll", "black 1", "black 1", "black 1", *throw(1))
    assert asked(state) == "go"
    assert refused(state, "go left") == "5.1"


@pytest.mark.parametrize("key", ["z09", "z39"])
def test_a_card_lifts_no_fallen_stone(key: str) -> None:
    """10.1, 10.3, 10.13, LO-73: the way down from a large field is no way up again."""
    state = on_star("B6>Rc6c")
    assert draw(state, key) == ["chance-card", "ignored"]
    assert (at(state, "blue"), turn(state)) == ("Rc6b", "orange")


def test_back_as_far_as_it_walked_after_a_fall() -> None:
    """10.3, LO-73: a card that leads further back than any of the box."""
    state = on_star("B6>Rc6c>Rc6b>Rc6a>R6>R7>R8>R9>R10>Rc10a")
    decision = state.decision
    assert isinstance(decision, ChanceCard)
    go_back(state, 0, 9, "10.3", turn_below(decision))
    assert at(state, "blue") == "R6"


def test_another_star_another_card() -> None:
    """10.4, LO-71: after forward and back alike, as long as cards move the stone."""
    state = on_star("Oc6a")
    draw(state, "z08", "white 1 1", "decline", "give-up")
    assert (at(state, "blue"), asked(state)) == ("Gc4b", "chance")
    draw(state, "z14")
    assert (at(state, "blue"), asked(state)) == ("Oc6b", "chance")
    assert state.drawn == 2
    draw(state, "z43")
    assert turn(state) == "orange"


def test_no_more_cards_than_the_pile_holds() -> None:
    """10.4, LO-71: the chain of one turn ends after 43 cards."""
    state = place({"blue": f"Oc6b {ALONE}"}, drawn=42, step={"ask": "chance", "stone": "stone-1"})
    draw(state, "z08", "white 1 1", "decline", "give-up")
    assert (at(state, "blue"), state.drawn, turn(state)) == ("Gc4b", 43, "orange")


def test_once_more() -> None:
    """10.5: a complete turn, with any stone; the round does not go on by it."""
    state = place({"blue": "YL2 YR1 out out"})
    play(state, *throw(1), "move stone-1")
    draw(state, "z15")
    assert (turn(state), asked(state), state.played) == ("blue", "roll", 0)
    play(state, *throw(1))
    assert legal(state) == ["move stone-1", "move stone-2"]


def test_wait() -> None:
    """10.6: the next turn is missed, the one after it is not."""
    state = on_star(orange="YR1")
    draw(state, "z19")
    assert turn(state) == "orange"
    events = play(state, *throw(1))
    assert rules(events, "misses") == ["10.6"]
    assert turn(state) == "orange"
    play(state, *throw(3))
    assert turn(state) == "blue"


def test_home() -> None:
    """10.7."""
    state = on_star()
    draw(state, "z23")
    assert (at(state, "blue"), trail(state, "blue")) == ("waiting", "")


def test_swap() -> None:
    """10.8, LO-71: field and trail; only foreign stones on small fields; no card, no hit."""
    state = on_star(orange="Oc6b G6 B5>B4 YR3")
    draw(state, "z25")
    assert legal(state) == ["swap B4", "swap YR3", "swap Oc6b"]
    assert refused(state, "swap G6") == refused(state, "swap YL3") == "10.8"
    play(state, "swap B4")
    assert trail(state, "blue").endswith("B5 B4")
    assert trail(state, "orange", 3) == "Y0 YL1 YL2 YL3"
    assert (turn(state), state.drawn) == ("orange", 1)


def test_the_only_swap_is_made() -> None:
    """10.8: the instruction is followed at once."""
    state = on_star(orange="Oc6b")
    draw(state, "z26")
    assert (at(state, "blue"), at(state, "orange")) == ("Oc6b", "YL3")


def test_a_swapped_stone_hits_nobody() -> None:
    """10.8: both stones are still on the board."""
    state = on_star(orange="Oc6b YR1")
    draw(state, "z25", "swap YR1")
    assert (at(state, "orange", 1), at(state, "orange", 2)) == ("Oc6b", "YL3")


def test_losing_a_card_of_choice() -> None:
    """10.9."""
    state = on_star(hands={"blue": "2 9 K"})
    draw(state, "z27")
    assert legal(state) == ["discard two", "discard nine", "discard king"]
    assert refused(state, "discard ace") == "10.9"
    play(state, "discard nine")
    assert hand(state, "blue") == ["two", "king"]


def test_losing_the_last_card() -> None:
    """10.9: nothing is left to choose."""
    state = on_star(hands={"blue": "9"})
    assert draw(state, "z28") == ["chance-card", "discards"]
    assert hand(state, "blue") == []


def test_losing_a_card_at_random() -> None:
    """10.9: by chance, and openly."""
    state = on_star(hands={"blue": "2 9 K"})
    draw(state, "z29")
    assert [str(action) for action, _ in state.odds()] == ["drop two", "drop nine", "drop king"]
    events = play(state, "drop two")
    assert events[-1].args == (0, "two")
    assert hand(state, "blue") == ["nine", "king"]


def test_regain() -> None:
    """10.10: one of those that are gone."""
    state = on_star(hands={"blue": "2 3 4 5 6 7 8 9 10 J Q"})
    draw(state, "z31")
    assert legal(state) == ["regain king", "regain ace"]
    assert refused(state, "regain two") == "10.10"
    play(state, "regain ace")
    assert "ace" in hand(state, "blue")


def test_regain_the_only_one() -> None:
    """10.10."""
    state = on_star(hands={"blue": "2 3 4 5 6 7 8 9 10 J Q K"})
    draw(state, "z33")
    assert len(hand(state, "blue")) == 13


def test_rob() -> None:
    """10.11: the mover chooses whom, the other chooses which."""
    state = place({"blue": "YL2"}, seats=4, hands={"plum": ""})
    play(state, *throw(1))
    draw(state, "z34")
    assert legal(state) == ["rob orange", "rob jade"]
    assert refused(state, "rob plum") == refused(state, "rob blue") == "10.11"
    play(state, "rob jade")
    assert state.actors() == (2,)
    assert asked(state) == "discard-robbed"
    assert len(legal(state)) == 13
    play(state, "discard six")
    assert "six" not in hand(state, "jade")
    assert turn(state) == "orange"


def test_robbed_cards_are_chosen_from_the_own_hand() -> None:
    """10.11."""
    state = on_star(hands={"orange": "2 9"})
    draw(state, "z35")
    assert state.actors() == (1,)
    assert refused(state, "discard ace") == "10.11"


@pytest.mark.parametrize(
    ("way", "end"),
    [
        ("YL2", "O8"),
        ("Gc8a", "R8"),
        ("G6>Oc6c", "O8"),
        ("B5>B4", "T2"),
    ],
)
def test_on_to_the_next_large_field(way: str, end: str) -> None:
    """10.12: ahead, also downward; beyond the last one onto the target."""
    state = on_star(way)
    told = draw(state, "z36")
    assert at(state, "blue") == end
    assert ("reaches" in told) == (end == "T2")
    assert end == "T2" or turn(state) == "orange"


@pytest.mark.parametrize(("side", "end"), [("left", "R4"), ("right", "R8")])
def test_on_to_the_next_from_above(side: str, end: str) -> None:
    """10.12, 5.3: a junction that is reached from above still asks for left or right."""
    state = on_star("B6>Rc6c")
    draw(state, "z37")
    assert legal(state) == ["go left", "go right"]
    assert refused(state, "go up") == "5.1"
    play(state, f"go {side}")
    assert (at(state, "blue"), turn(state)) == (end, "orange")


def test_on_to_the_next_goes_up_along_a_row() -> None:
    """10.12: the way up is the only one, so nothing is asked."""
    state = place({"blue": f"R4>R5>R6 {ALONE}"})
    assert open_ways(state, state.players[0].stones[0], ONWARD, False) == [UP]


def test_back_to_the_last_large_field() -> None:
    """10.13: by the trail, with its way in."""
    state = on_star("O8>O9>O10>Oc10a")
    events = play(state, "chance z39")
    assert rules(events, "goes-back") == ["10.13"]
    assert trail(state, "blue").endswith("YL5 O8")
    state = on_star()
    draw(state, "z40")
    assert trail(state, "blue") == "Y0"


def test_come_in() -> None:
    """10.14: without a 6, and without a move."""
    state = place({"blue": "YL2"})
    play(state, *throw(1))
    draw(state, "z41")
    assert (at(state, "blue", 2), turn(state)) == ("Y0", "orange")
    play(state, "roll", "black 1", "black 1", "black 1", *throw(2))
    assert legal(state) == ["move stone-1", "move stone-2"]


def test_every_card_has_words_and_an_effect() -> None:
    """10.1: all 43 can be drawn and told in both languages."""
    for key in table().chance_keys:
        state = on_star(orange="Oc6b YR1", hands={"blue": "2 3 4"})
        events = play(state, f"chance {key}")
        for lang in ("de", "en"):
            said = Words(GAME, lang, ["Ada", "Bo"]).event(events[0])
            assert "Ada" in said
            assert key not in said
