"""Chapter 6: producing and refining."""

from __future__ import annotations

from collections import Counter

import pytest

from tafelrunde.games.hamlet.rules.numbers import RAW
from tafelrunde.games.hamlet.rules.tokens import alike, tokens_in
from tafelrunde.games.hamlet.rules.working import no_refining
from tafelrunde.games.hamlet.tests.positions import HAMLET, MILLS, PLENTY, asked, me, place, tokens
from tafelrunde.games.hamlet.tests.villages import number
from tafelrunde.testing.helpers.acts import legal, play, refused


def test_producing_fills_all_slots() -> None:
    """6.1, HAM-B44: three empty slots or one, it is always 2 gold."""
    for lying in ([], ["wood", "wood"]):
        state = place(tokens={"woodcutter": lying})
        play(state, "go church woodcutter", "produce")
        assert tokens(state, "woodcutter") == ["wood"] * 3
        assert me(state).gold == 5


def test_only_on_production_buildings() -> None:
    """6.1, HAM-B44."""
    state = place()
    play(state, "go church market")
    assert refused(state, "produce") == "6.1"


def test_producing_must_do_something() -> None:
    """6.2, HAM-B48: full, or nothing left in the supply."""
    state = place(tokens=PLENTY)
    play(state, "go church farm")
    assert refused(state, "produce") == "6.2"
    barns = {"barn-a": ["wheat"] * 3, "barn-b": ["wheat"] * 3, "farm": []}
    state = place(extra=HAMLET, tokens=barns)
    play(state, "go church farm")
    assert refused(state, "produce") == "6.2"


def test_barn() -> None:
    """6.3, 8.7, HAM-B45, HAM-B108: a raw material of choice per slot, 2 gold."""
    state = place(extra=HAMLET, tokens={"barn-a": ["stone"]})
    play(state, "go church barn-a", "produce")
    assert asked(state) == "fill"
    assert legal(state) == {"fill wood", "fill stone", "fill wheat"}
    play(state, "fill wheat", "fill wheat")
    assert tokens(state, "barn-a") == ["stone", "wheat", "wheat"]
    assert me(state).gold == 5


def test_what_is_made_of_what() -> None:
    """6.4, HAM-B55: timber from wood, brick from stone, flour and milk from wheat."""
    setup = place().setup
    made = {
        (setup.tiles[t].takes, setup.tiles[t].makes, setup.tiles[t].slots) for t in setup.refineries
    }
    assert {(a, b) for a, b, _ in made} == {
        ("wood", "timber"), ("stone", "brick"), ("wheat", "milk"), ("wheat", "flour"),
    }  # fmt: skip
    state = place(extra=MILLS)
    play(state, "go church farm")
    assert refused(state, "refine 1") == "6.4"


def test_refining() -> None:
    """6.5, HAM-B46: one raw into one own token, no reward."""
    near = {"donkeys": ["market", "church", "dairy-farm", "flour-mill"], "gold": 0}
    state = place(extra=MILLS, me=near)
    play(state, "go church dairy-farm", "refine 1")
    assert tokens(state, "dairy-farm") == ["milk 0"]
    assert tokens(state, "farm") == ["wheat"]
    assert (me(state).points, me(state).gold) == (0, 0)
    assert me(state).stock[3] == 1


def test_own_tokens_and_slots_limit_it() -> None:
    """6.5, HAM-B46, HAM-B48: no third milk, no second token in a single slot."""
    near = {"donkeys": ["market", "church", "dairy-farm", "flour-mill"], "gold": 20}
    state = place(extra=MILLS, me=near)
    play(state, "go church dairy-farm")
    assert refused(state, "refine 2") == "6.5"
    full = place(extra=MILLS, me=near, tokens={"dairy-farm": ["milk 1"], "farm": ["wheat"]})
    play(full, "go church dairy-farm")
    assert refused(full, "refine 1") == "6.5"
    extra = ("dairy-farm *", "flour-mill *", "master-dairy *")
    used = {"dairy-farm": ["milk 0"], "master-dairy": ["milk 0"], "farm": ["wheat"]}
    none_left = place(extra=extra, me=near, tokens=used)
    play(none_left, "go church master-dairy")
    assert refused(none_left, "refine 1") == "6.5"


def test_some_slots_or_all() -> None:
    """6.5, HAM-B46, HAM-B107: of two slots one may be filled."""
    extra = ("dairy-farm *", "flour-mill *", "master-dairy *")
    state = place(extra=extra, me={"gold": 20, "standing": ["market"],
                  "donkeys": ["market", "dairy-farm", "flour-mill", "church"]})  # fmt: skip
    play(state, "go market master-dairy")
    assert legal(state, "refine ") == {"refine 1", "refine 2"}
    play(state, "refine 2")
    assert tokens(state, "master-dairy") == ["milk 0", "milk 0"]


def test_quality() -> None:
    """6.6, 12.2, HAM-B47, HAM-B85: with the milestone of the good it is of high quality."""
    state = place(extra=MILLS, me={"milestones": ["herder"], "standing": ["farm"],
                  "donkeys": ["market", "church", "dairy-farm", "flour-mill"]})  # fmt: skip
    play(state, "go farm dairy-farm", "refine 1")
    assert tokens(state, "dairy-farm") == ["fine-milk 0"]


def test_no_paragraph_forbids_as_many_goods_as_there_are_slots() -> None:
    """6.5: what is legal is not refused."""
    near = {"donkeys": ["market", "church", "dairy-farm", "flour-mill"], "gold": 20}
    state = place(extra=MILLS, me=near)
    assert no_refining(state, 0, number("dairy-farm"), 1) is None
    assert str(no_refining(state, 0, number("dairy-farm"), 2)) == "goods-short 2 1 [6.5]"


@pytest.mark.parametrize("owners", [(0, 0), (0, 1), (1, 1)])
def test_timber_of_one_side_is_alike(owners: tuple[int, int]) -> None:
    """5.4, 5.5: on a refinery goods are told apart by their owner."""
    lying = {"master-sawmill": [f"timber {owner}" for owner in owners]}
    state = place(extra=(*MILLS, "master-sawmill *"), tokens=lying)
    found = tokens_in(state, state.village.network, 1 << RAW)
    assert {token.owner: alike(state, token) for token in found} == Counter(owners)
